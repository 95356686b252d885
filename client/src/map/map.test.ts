import { describe, expect, it } from 'vitest'
import en from './texts.en.ftl?raw'
import ja from './texts.ja.ftl?raw'
import { Camera } from './camera'
import { pieceText, spaceText, placesBySpace } from './describe'
import { entries, find, folded } from './find'
import { Lattice, type XY } from './geometry'
import { along, nameStep } from './names'
import { layStack, sidePatterns } from './stacks'
import { riverRuns, stretches } from './water'
import { Ways } from './ways'
import type { BoardPage, Piece } from '../lib/types'

const page: BoardPage = {
  board: {
    hexes: [
      { id: '0101', at: [3, 2] },
      { id: '0102', at: [3, 4], tags: ['bocage'] },
      { id: '0201', at: [6, 3], terrain: 'woods' },
      { id: '0202', at: [6, 5] },
    ],
    borders: [
      { a: '0101', b: '0102', kind: 'stream', name: 'Ay' },
      { a: '0102', b: '0201', kind: 'stream', name: 'Ay' },
    ],
    roads: [
      { a: '0101', b: '0201' },
      { a: '0201', b: '0202' },
    ],
    exits: [{ at: '0202' }],
    places: [{ id: 'saint-lo', name: 'Saint-Lo', kind: 'town', at: ['0102'] }],
  },
  names: { 'saint-lo': 'Saint-Lô' },
  terrains: { clear: 'clear', bocage: 'bocage', woods: 'woods' },
}
const piece: Piece = {
  id: 'US29',
  side: 'allied',
  at: '0102',
  symbol: 'infantry',
  palette: 'us',
  size: 'division',
  name: '29',
  values: ['6', '9'],
  steps: 3,
  full: 4,
  marks: ['moved', 'odd'],
}
const t = (id: string, args?: Record<string, string | number>): string =>
  args ? `${id}(${Object.values(args).join('/')})` : id
const lattice = new Lattice(page.board)

describe('camera', () => {
  const world = { left: 0, top: 0, right: 4000, bottom: 3000 }
  const made = (): Camera => {
    const camera = new Camera(world)
    camera.wide = 1000
    camera.high = 800
    camera.x = 2000
    camera.y = 1500
    return camera
  }

  it('turns screen into world and back', () => {
    const camera = made()
    camera.scale = 0.7
    const [x, y] = camera.toWorld(camera.toScreen([1234, 987]))
    expect(x).toBeCloseTo(1234)
    expect(y).toBeCloseTo(987)
  })

  it('keeps the point under the pointer while zooming', () => {
    const camera = made()
    const before = camera.toWorld([300, 200])
    camera.zoom(1.7, [300, 200])
    const after = camera.toWorld([300, 200])
    expect(after[0]).toBeCloseTo(before[0])
    expect(after[1]).toBeCloseTo(before[1])
  })

  it('has limits', () => {
    const camera = made()
    camera.zoom(1e6)
    expect(camera.scale).toBe(3)
    camera.pan(1e6, 1e6)
    expect(camera.seen.right).toBeGreaterThan(0)
    camera.zoom(1e-6)
    expect(camera.scale).toBeGreaterThan(0.1)
    expect(camera.seen.left).toBeLessThanOrEqual(0)
    expect(camera.seen.right).toBeGreaterThanOrEqual(4000 - 1e-6)
  })
})

describe('rivers and roads', () => {
  it('joins sides into runs, three points a side', () => {
    const runs = riverRuns(lattice, page.board)
    expect(runs).toHaveLength(1)
    expect(runs[0]!.kinds).toEqual(['stream', 'stream'])
    expect(runs[0]!.points).toHaveLength(7)
  })

  it('finds stretches of equal words', () => {
    expect([...stretches(['a', 'a', 'b', 'a'])]).toEqual([['a', 0, 2], ['b', 2, 3], ['a', 3, 4]])
  })

  it('follows a road through hexes and out of the map', () => {
    const lines = new Ways(lattice, page.board).lines('primary')
    expect(lines).toHaveLength(1)
    expect(lines[0]!.length).toBe(6)
  })
})

describe('words', () => {
  it('tell a counter', () => {
    const text = pieceText(t, piece, 'Allied', 'choice')
    for (const part of ['29', 'Allied', 'map-symbol-infantry', 'map-size-division', '6-9', 'map-unit-steps(3/4)', 'map-mark-moved', 'odd', 'map-choice']) {
      expect(text).toContain(part)
    }
  })

  it('tell a space', () => {
    const places = placesBySpace(page)
    expect(spaceText(t, page, lattice, places, '0102', 'chosen')).toBe('0102, Saint-Lô, bocage, map-chosen')
    expect(spaceText(t, page, lattice, places, '0201')).toBe('0201, woods')
  })

  it('are the same ids in both languages', () => {
    const ids = (text: string): string[] => [...text.matchAll(/^([a-z0-9-]+) =/gm)].map((m) => m[1]!)
    expect(ids(ja)).toEqual(ids(en))
    for (const id of ids(en)) expect(id).toMatch(/^map-/)
  })
})

describe('search', () => {
  const all = entries(page, lattice, { US29: piece }, () => 'Allied infantry')

  it('ignores accents, case and hyphens', () => {
    expect(folded("Caumont-l'Éventé")).toBe('caumont l evente')
    expect(find(all, 'SAINT LO')[0]).toMatchObject({ kind: 'place', space: '0102' })
  })

  it('finds units and spaces, the exact one first', () => {
    expect(find(all, '29')[0]).toMatchObject({ kind: 'unit', id: 'US29' })
    expect(find(all, '0201')[0]).toMatchObject({ kind: 'space', space: '0201' })
    expect(find(all, 'infantry')).toHaveLength(1)
    expect(find(all, '  ')).toEqual([])
  })
})

describe('stacks', () => {
  const some = ['a', 'b', 'c'].map((id) => ({ ...piece, id }))

  it('have the first piece on top, drawn last, and a number', () => {
    const { spots, badge } = layStack(some, lattice.spaces.get('0102')!, true)
    expect(spots.map((s) => s.piece.id)).toEqual(['c', 'b', 'a'])
    expect(spots.map((s) => s.plain)).toEqual([true, true, false])
    expect(badge).not.toBeNull()
    expect(layStack(some.slice(0, 1), lattice.spaces.get('0102')!, true).badge).toBeNull()
  })

  it('in areas stand side by side', () => {
    const { spots } = layStack(some, lattice.spaces.get('0102')!, false)
    expect(new Set(spots.map((s) => `${s.x} ${s.y}`)).size).toBe(3)
  })

  it('give each side its pattern', () => {
    expect([...sidePatterns({ US29: piece }, ['german'])]).toEqual([['german', 0], ['allied', 1]])
  })
})

describe('names', () => {
  it('come in steps of zoom', () => {
    expect(nameStep(1)).toBe(0)
    expect(nameStep(0.5)).toBe(-1)
    expect(nameStep(0.52)).toBe(nameStep(0.49))
  })

  it('stand in the middle of their line', () => {
    const line: XY[] = [[0, 0], [50, 0], [100, 0]]
    const spots = along(line, [10, 10, 10], 0)
    expect(spots.map((s) => s.at[0])).toEqual([40, 50, 60])
    expect(spots.every((s) => s.angle === 0)).toBe(true)
  })
})
