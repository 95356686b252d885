import { describe, expect, it } from 'vitest'
import { Lattice, type Box, type Pen } from './geometry'
import { courses, hexsides, hills, houses, orchards } from './near'
import { isSign, isWork } from './signs'
import { spread } from './stacks'
import { Ways } from './ways'
import type { Board, Piece } from '../lib/types'

const board: Board = {
  near: true,
  hexes: [
    { id: 'A1', at: [0, 0], terrain: 'building' },
    { id: 'A2', at: [0, 2], terrain: 'building', tags: ['level-1'] },
    { id: 'A3', at: [0, 4], terrain: 'building', tags: ['level-2'] },
    { id: 'B1', at: [3, 1], terrain: 'stream', tags: ['bridge'] },
    { id: 'B2', at: [3, 3], terrain: 'stream' },
    { id: 'B3', at: [3, 5], terrain: 'orchard' },
  ],
  borders: [
    { a: 'A1', b: 'A2', kind: 'joined' },
    { a: 'A1', b: 'B1', kind: 'hedge' },
    { a: 'A2', b: 'B2', kind: 'wall-gap' },
    { a: 'A2', b: 'A3', kind: 'cliff' },
  ],
  roads: [{ a: 'A1', b: 'B1', kind: 'secondary' }],
  exits: [{ at: 'B1', kind: 'secondary', side: 3 }],
}
const lattice = new Lattice(board)
const ALL: Box = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 }

/** Counts the lines that are traced. */
function lines(heap: { trace(pen: Pen, box: Box): boolean } | undefined): number {
  let count = 0
  const none = (): void => undefined
  heap?.trace({ moveTo: () => void count++, lineTo: none, bezierCurveTo: none, closePath: none }, ALL)
  return count
}

const squad = (id: string, on?: string): Piece => ({ id, side: 'axis', at: 'A1', symbol: on ? 'gun' : 'squad', palette: 'german', on })

describe('a map seen from near', () => {
  it('has a house in each hex, or one hall in several', () => {
    expect(houses(lattice, board).filter((roof) => roof.ridge.length).length).toBeGreaterThanOrEqual(2)
    expect(houses(lattice, board)[0]!.ring).toHaveLength(4)
  })

  it('has hills, streams and trees in rows', () => {
    expect(hills(lattice).steps).toHaveLength(2)
    expect(lines(courses(lattice, 'stream'))).toBe(2)
    expect(lines(courses(lattice, 'gully'))).toBe(0)
    expect(orchards(lattice).length).toBeGreaterThan(10)
  })

  it('lines hexsides, with stubs beside a gap', () => {
    const sides = hexsides(lattice, board)
    expect(lines(sides.get('hedge'))).toBe(1)
    expect(lines(sides.get('wall'))).toBe(2)
    expect(lines(sides.get('teeth'))).toBe(7)
  })

  it('has roads from middle to middle, and a deck where there is a bridge', () => {
    const ways = new Ways(lattice, board)
    expect(ways.lines('secondary')[0]).toContainEqual(lattice.at('B1'))
    expect(lines(ways.decks())).toBe(1)
    expect(ways.arrows().empty).toBe(true)
  })

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
})
