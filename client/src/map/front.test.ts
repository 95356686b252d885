import { describe, expect, it } from 'vitest'
import type { Group, Piece } from '../lib/types'
import { frontOf, plates } from './front'
import { Lattice } from './geometry'
import { pilesOf } from './piles'
import { tintsOf } from './tints'

const WIDE = 14
const HIGH = 12
const hexes = Array.from({ length: WIDE * HIGH }, (_, i) => {
  const [x, y] = [i % WIDE, Math.floor(i / WIDE)]
  return { id: `${x}.${y}`, at: [2 * x + (y % 2), 3 * y] as [number, number], terrain: y === 0 ? 'sea' : 'clear' }
})
const lattice = new Lattice({ hexes, top: 'pointy' })
const unit = (id: string, side: string, at: string, symbol = 'infantry'): Piece => ({ id, side, at, symbol, palette: side, values: ['3'] })
const stacksOf = (pieces: Piece[]) => {
  const stacks: Record<string, string[]> = {}
  for (const { id, at } of pieces) stacks[at] = [...(stacks[at] ?? []), id]
  return stacks
}
const own = [2, 3, 4, 8, 9, 10].map((x) => unit(`u${x}`, 'blue', `${x}.3`))
const foes = [2, 3, 4, 8, 9, 10].map((x) => unit(`${x}.7.0`, 'red', `${x}.7`, 'unknown'))
const all = [...own, ...foes]
const pieces = Object.fromEntries(all.map((one) => [one.id, one]))
const groups: Group[] = [
  { id: 'a', title: 'First', short: '1', units: ['u2', 'u3', 'u4'], lead: 'u3', within: '', ground: true },
  { id: 'b', title: 'Second', short: '2', units: ['u8', 'u9', 'u10'], lead: 'u8', within: '', ground: true },
  { id: 'c', title: 'Third', short: '3', units: ['u8'], lead: '', within: 'b', ground: true },
  { id: 'd', title: 'Corps', short: 'V', units: ['u2'], lead: 'u2', within: '', ground: false },
]

describe('the map seen from afar', () => {
  const front = frontOf(lattice, stacksOf(all), pieces, groups)

  it('has an area for each formation, and a line between the sides', () => {
    expect(front.zones.map(({ group, d }) => [group.id, d !== ''])).toEqual([
      ['a', true],
      ['b', true],
      ['d', false],
    ])
    expect(front.line).toMatch(/^M/)
    const heights = [...front.line.matchAll(/[ML C](-?[\d.]+) (-?[\d.]+)/g)].map(([, , y]) => Number(y))
    const [above, below] = [lattice.at('2.3')[1], lattice.at('2.7')[1]]
    expect(Math.min(...heights)).toBeGreaterThan(above)
    expect(Math.max(...heights)).toBeLessThan(below)
  })

  it('shows nothing of the enemy but where somebody stands', () => {
    const named = foes.map((foe, i) => ({ ...foe, symbol: i % 2 ? 'armour' : 'hq', name: `${i}`, values: ['9'], formation: '12 SS' }))
    const known = Object.fromEntries([...own, ...named].map((one) => [one.id, one]))
    expect(frontOf(lattice, stacksOf(all), known, groups)).toEqual(front)
    const shown = pilesOf(lattice, stacksOf(all), pieces, -1, 12).filter(({ at }) => at.endsWith('.7'))
    expect(shown.flatMap(({ badges }) => badges)).toEqual([])
    expect(shown.every(({ spots }) => spots.filter(({ bare }) => !bare).length === 1)).toBe(true)
  })

  it('has no line where one side is alone, and none at sea', () => {
    expect(frontOf(lattice, stacksOf(own), pieces, groups).line).toBe('')
    const far = frontOf(lattice, { '2.1': ['u2'], '10.1': ['8.7.0'] }, pieces, [])
    const heights = [...far.line.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, , y]) => Number(y))
    expect(Math.min(...heights)).toBeGreaterThan(lattice.at('2.0')[1])
  })

  it('writes names beside each other', () => {
    const near = front.zones.map((zone) => ({ ...zone, at: [100, 100] as const }))
    const found = plates(near, 1, () => 30, () => 13)
    for (const [i, a] of found.entries())
      for (const b of found.slice(i + 1)) expect(Math.abs(a.x - b.x) >= a.wide + b.wide - 0.1 || Math.abs(a.y - b.y) >= a.high + b.high - 0.1).toBe(true)
  })

  it('gives those beside each other colours of their own', () => {
    const tints = tintsOf(groups)
    expect(tints.get('u3')).not.toBe(tints.get('u9'))
    expect(tints.get('u2')).toBe(tints.get('u3')) // corps troops have none
  })
})

describe('what nobody has seen', () => {
  it('is told by its number where counters are small', () => {
    const two = [unit('x.0', 'red', '5.5', 'unknown'), unit('x.1', 'red', '5.5', 'unknown')]
    const of = Object.fromEntries(two.map((one) => [one.id, one]))
    for (const px of [1, 3]) {
      const [pile] = pilesOf(lattice, stacksOf(two), of, 1, px)
      expect(pile?.badges).toEqual([])
      expect(pile?.spots.at(-1)?.shows?.values).toEqual(['2'])
    }
    expect(pilesOf(lattice, stacksOf(two), of, 2, 1)[0]?.badges[0]?.count).toBe(2)
  })
})
