import { describe, expect, it } from 'vitest'
import { Lattice } from './geometry'
import { glowsOf, numbersOf, ringsOf, targetsOf, wayOf } from './glows'
import { pilesOf, roomOf } from './piles'
import type { Glow, Lights, Piece } from '../lib/types'

const lattice = new Lattice({
  hexes: [
    { id: 'a', at: [3, 2] },
    { id: 'b', at: [3, 4] },
    { id: 'c', at: [6, 3] },
  ],
})
const piece = (id: string, side: string, at: string): Piece => ({ id, side, at, symbol: 'infantry', palette: 'us' })
const pieces = { one: piece('one', 'us', 'a'), two: piece('two', 'us', 'a'), foe: piece('foe', 'them', 'b') }
const stacks = { a: ['one', 'two'], b: ['foe'] }
const lit = (spaces: [string, Glow][], some: [string, Glow][] = [], path: string[] = []): Lights => ({ spaces: new Map(spaces), pieces: new Map(some), path })

describe('what is lit', () => {
  it('marks foes that may be chosen, by their hex or by themselves', () => {
    expect([...targetsOf(lattice, lit([['b', 'choice'], ['a', 'choice']]), stacks, pieces, 'us')]).toEqual(['b'])
    expect([...targetsOf(lattice, lit([], [['foe', 'choice'], ['one', 'choice']]), stacks, pieces, 'us')]).toEqual(['b'])
    expect(targetsOf(lattice, lit([['b', 'choice']]), stacks, pieces, '').size).toBe(0)
  })

  it('outlines choices together and targets apart from them', () => {
    const glows = glowsOf(lattice, lit([['a', 'choice'], ['b', 'choice'], ['c', 'chosen']]), new Set(['b']), 1)
    expect(glows.map(({ glow, cells }) => [glow, cells !== ''])).toEqual([['choice', true], ['chosen', false], ['target', false]])
  })

  it('puts one ring around a pile, the strongest; many choices have only corners', () => {
    const piles = pilesOf(lattice, stacks, pieces, 2, 1)
    const lights = new Map<string, Glow>([['one', 'choice'], ['two', 'chosen'], ['foe', 'choice']])
    const rings = (many: boolean) => ringsOf(piles, (id) => lights.get(id), () => 2, many, 1)
    expect(rings(false).by.map(([glow]) => glow).sort()).toEqual(['choice', 'chosen'])
    expect(rings(false).corners).toEqual([])
    expect(rings(true).by.map(([glow]) => glow)).toEqual(['chosen'])
    expect(rings(true).corners).toHaveLength(1)
  })

  it('numbers only what no counter hides, and draws a way of two points or more', () => {
    expect(numbersOf(lattice, lit([['a', 'choice'], ['c', 'choice']]), stacks).map(({ id }) => id)).toEqual(['c'])
    const reach = { ...lit([['c', 'choice']]), left: new Map([['c', '4']]) }
    expect(numbersOf(lattice, reach, stacks).map(({ text }) => text)).toEqual(['4'])
    expect(numbersOf(lattice, reach, stacks, false).map(({ text }) => text)).toEqual(['4']) // also where the map names its hexes
    expect(numbersOf(lattice, lit([['c', 'choice']]), stacks, false)).toEqual([])
    expect(wayOf(lattice, ['a'])).toBeNull()
    expect(wayOf(lattice, ['a', 'b', 'c'])?.stops).toEqual([lattice.at('a'), lattice.at('b')])
  })
})

describe('piles', () => {
  it('are larger from afar, and their room holds all counters', () => {
    const [near] = pilesOf(lattice, stacks, pieces, 2, 1)
    const [far] = pilesOf(lattice, stacks, pieces, 0, 4)
    expect(far!.big).toBeGreaterThan(near!.big)
    expect(pilesOf(lattice, stacks, { ...pieces, foe: piece('foe', 'them', 'b') }, 2, 1, [near!])[0]).toBe(near)
    expect(pilesOf(lattice, stacks, { ...pieces, two: piece('two', 'us', 'a') }, 2, 1, [near!])[0]).not.toBe(near)
    const room = roomOf(near!)
    expect(room.right - room.left).toBeGreaterThan(54)
  })
})
