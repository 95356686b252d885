import { describe, expect, it } from 'vitest'
import { backed, doneLook, PALETTES } from './art'

const light = (colour: string): number => {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const part = parseInt(colour.slice(i, i + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
const contrast = (a: string, b: string): number => (Math.max(light(a), light(b)) + 0.05) / (Math.min(light(a), light(b)) + 0.05)

describe('a counter that has done its work', () => {
  it('is pale, and its figures can still be read', () => {
    for (const look of Object.values(PALETTES)) {
      const done = doneLook(look, ['truck', 'moved'])
      expect(light(done.face)).toBeGreaterThan(light(look.face))
      expect(contrast(done.face, done.ink)).toBeGreaterThanOrEqual(4.5)
      expect(doneLook(look, ['truck'])).toBe(look)
    }
  })
  it('does not shine by night, nor does the other side', () => {
    for (const look of Object.values(PALETTES)) {
      for (const night of [doneLook(look, ['moved'], true), backed(look, true), doneLook(backed(look, true), ['moved'], true)]) {
        expect(light(night.face)).toBeLessThan(0.6)
        expect(contrast(night.face, night.ink)).toBeGreaterThanOrEqual(4.5)
      }
    }
    expect(light(backed(PALETTES.black ?? Object.values(PALETTES)[0]!).face)).toBeGreaterThan(0.8)
  })
})
