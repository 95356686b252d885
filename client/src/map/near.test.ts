import { describe, expect, it } from 'vitest'
import { isSign, isWork, picturesOf } from './signs'
import { spread } from './stacks'
import type { Piece } from '../lib/types'

const squad = (id: string, on?: string): Piece => ({ id, side: 'axis', at: 'A1', symbol: on ? 'gun' : 'squad', palette: 'german', on })

describe('a map seen from near', () => {
  it('lays counters side by side, what they carry below them', () => {
    const spots = spread([squad('a'), squad('gun', 'a'), squad('b'), squad('c')])
    expect(spots.filter((spot) => spot.strip).map((spot) => spot.piece.id)).toEqual(['gun'])
    expect(new Set(spots.map((spot) => `${spot.x} ${spot.y}`)).size).toBe(4)
    const [gun, carrier] = [spots.find((s) => s.piece.id === 'gun')!, spots.find((s) => s.piece.id === 'a')!]
    expect(gun.x).toBe(carrier.x)
    expect(gun.y).toBeGreaterThan(carrier.y)
    expect(spread([squad('a')])[0]).toMatchObject({ x: 0, y: 0, size: 1 })
  })

  it('knows what is no counter', () => {
    expect(isWork({ ...squad('a'), symbol: 'wire' })).toBe(true)
    expect(isSign({ ...squad('a'), symbol: 'goal' })).toBe(true)
    expect(isSign(squad('a'))).toBe(false)
  })

  it('draws a sign in the colours of its owner, and a cross where it is gone', () => {
    const bridge = { ...squad('b'), symbol: 'bridge', palette: 'german' }
    const [plate, span, ...more] = picturesOf('bridge', bridge, 'classic')
    expect(plate!.own.face).toBe('#929d93')
    expect([span!.turned, more.length]).toEqual([true, 0])
    expect(picturesOf('bridge', { ...bridge, marks: ['blown'] }, 'classic')).toHaveLength(3)
    expect(picturesOf('', { ...squad('g'), side: '', symbol: 'goal', name: '3' }, 'classic')[0]!.own.face).toBe('#f7f2e6')
  })
})
