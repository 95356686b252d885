import { describe, expect, it } from 'vitest'
import en from './texts.en.ftl?raw'
import ja from './texts.ja.ftl?raw'
import { Camera } from './camera'
import { markText, pieceText, placesBySpace, signWord, spaceText, stepsText, valuesOf } from './describe'
import { entries, find, folded } from './find'
import { Lattice, type XY } from './geometry'
import { along, Names, namesOn, nameStep } from './names'
import { isSign, rowWidth, signGrowth } from './signs'
import { bySide, layStack, sidePatterns } from './stacks'
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
  sheet: { box: [0, 0, 1, 1], parts: [], shapes: [], tones: {} },
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
  args ? `${id}(${Object.values(args).join('/')})` : id === 'map-comma' ? ', ' : id
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

describe('words', () => {
  it('tell a counter', () => {
    const text = pieceText(t, piece, 'Allied', 'choice')
    for (const part of ['29', 'Allied', 'map-symbol-infantry', 'map-size-division', '6-9', 'map-unit-steps(3/4)', 'map-mark-moved', 'odd', 'map-choice']) {
      expect(text).toContain(part)
    }
  })

  it('tell how a counter is, as the game calls it', () => {
    const called = { ...page, terrains: { ...page.terrains, 'steps-2': 'Dis1', 'status-D1': 'Dis1' } }
    const text = pieceText(t, { ...piece, steps: 2, marks: ['D1', 'moved'] }, 'Allied', undefined, called)
    expect(text).toContain('6-9, Dis1, map-mark-moved')
    expect(stepsText(t, { ...piece, steps: 3 }, called)).toBe('map-unit-steps(3/4)')
  })

  it('tell the values of a counter by what the game calls them', () => {
    const called = { ...page, terrains: { 'value-2-1': 'strength', 'value-2-2': 'movement', 'value-2-right': 'morale' } }
    const written = { ...piece, values: ['6', '9'], left: '1', right: '8' }
    expect(valuesOf(written, called)).toEqual([['strength', '6'], ['movement', '9'], ['morale', '8']])
    expect(valuesOf({ ...written, values: ['6'] }, called)).toEqual([])
    expect(valuesOf(written, page)).toEqual([])
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
    const { spots, badges } = layStack(some, lattice.spaces.get('0102')!, true)
    expect(spots.map((s) => s.piece.id)).toEqual(['c', 'b', 'a'])
    expect(spots.map((s) => s.plain)).toEqual([true, true, false])
    expect(badges).toMatchObject([{ count: some.length }])
    expect(layStack(some.slice(0, 1), lattice.spaces.get('0102')!, true).badges).toEqual([])
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

describe('a map of areas', () => {
  // two squares side by side, with short sides between them, and a box
  const edge: [number, number][] = Array.from({ length: 49 }, (_, i) => [96, 2 * i])
  const areas: BoardPage = {
    board: {
      areas: [
        { id: '1', at: [48, 60], outline: [[0, 0], ...edge, [0, 96]], room: [84, 60], label: [48, 20], tags: ['objective'], badges: [{ word: 'tem', text: '+2', shape: 'pill' }] },
        { id: '2', at: [144, 60], outline: [[192, 0], [192, 96], ...[...edge].reverse()], room: [84, 60], label: [144, 20], terrain: 'polder' },
        { id: 'F', at: [300, 60], outline: [[260, 20], [340, 20], [340, 100], [260, 100]], terrain: 'box', label: [300, 30] },
      ],
      borders: [{ a: '1', b: '2', kind: 'canal', name: 'Canal' }],
      roads: [{ a: '1', b: '2', kind: 'secondary', line: [[20, 60], [96, 48], [150, 60]] }],
      spots: [
        { id: '1-2', at: [96, 48], kind: 'bridge', turn: 10 },
        { id: 'ferry-1-2', at: [96, 84], kind: 'ferry' },
        { id: '1-F', at: [200, 0] },
      ],
      places: [{ id: 'town-1', name: '', kind: 'village', at: ['1'], point: [30, 70] }],
    },
    sheet: page.sheet,
    names: { 'town-1': '' },
    terrains: { polder: 'polder', clear: 'open', objective: 'objective', 'badge-tem': 'TEM', 'sign-bridge-allied': 'Allied bridge', 'sign-blown': 'blown bridge', 'status-D1': 'Dis 1' },
    spaces: { '1': 'Arnhem' },
    spots: { '1-2': 'Arnhem Bridge' },
  }
  const ground = new Lattice(areas.board)
  const bridge: Piece = { id: '1-2', side: 'allied', at: '1-2', symbol: 'bridge', palette: 'british' }

  it('has fine outlines, spots and rooms', () => {
    expect(ground.fine).toBe(true)
    expect(new Lattice(page.board).fine).toBe(false)
    expect(ground.where('1-2')).toEqual([192, 96])
    expect(ground.spaces.get('1')!.room).toEqual([168, 120])
    expect(ground.find([100, 60])).toBe('1')
  })

  it('knows the border of two areas, and the outline around both', () => {
    expect(ground.neighbours('1')).toEqual(['2'])
    expect(ground.neighbours('F')).toEqual([])
    const [loop, other] = ground.loops(['1', '2'])
    expect(other).toBeUndefined()
    expect(loop).toHaveLength(6)
    expect(ground.loops(['1', 'F'])).toHaveLength(2)
  })

  it('draws lines in without crossing itself', () => {
    const inner = ground.inset(ground.loops(['1'])[0]!, 20)
    for (const [x, y] of inner) expect(x >= 18 && x <= 174 && y >= 18 && y <= 174).toBe(true)
  })

  it('writes the names of areas from afar beside the signs of bridges', () => {
    const measure = (text: string, _font: string, size: number): number => text.length * size * 0.5
    const far = new Lattice({ ...areas.board, spots: [{ id: '1-2', at: [48, 20], kind: 'bridge' }] })
    const title = (on: Lattice): XY => new Names(on, areas, [], measure).at(0.25).find((one) => one.area === '1')!.at
    const bare = title(new Lattice({ ...areas.board, spots: [] }))
    expect(title(far)).not.toEqual(bare)
    expect(signGrowth(1)).toBe(1)
    expect(signGrowth(4)).toBeCloseTo(1.24)
  })

  it('keeps the names of objectives clear of counters from afar, and leaves out what finds no room', () => {
    const measure = (text: string, _font: string, size: number): number => text.length * size * 0.5
    const names = new Names(ground, areas, [], measure)
    const title = () => names.at(0.2).find((one) => one.area === '1')
    const { left, right, top, bottom } = title()!.box
    // a counter at its end
    const counter = { left: right - 20, right: right + 80, top: top - 20, bottom: bottom + 20 }
    names.avoid([counter])
    const { box } = title()!
    expect(box.left >= counter.right || box.right <= counter.left || box.top >= counter.bottom || box.bottom <= counter.top).toBe(true)
    names.avoid([{ left: left - 2000, right: right + 2000, top: top - 2000, bottom: bottom + 2000 }])
    expect(title()).toBeUndefined()
  })

  it('knows the names that lie on an area, its own and others', () => {
    const measure = (text: string, _font: string, size: number): number => text.length * size * 0.5
    const names = new Names(ground, { ...areas, spaces: { '1': 'Arnhem', '2': 'A long name too' } }, [], measure).at(0.3)
    const on = (id: string) => namesOn(names, [ground.boxes.get(id)!]).map((name) => name.area)
    expect(on('1')).toEqual(['1', '2'])
    expect(on('F')).toEqual(['F'])
  })

  it('leaves a name out rather than cut it by counters', () => {
    const measure = (text: string, _font: string, size: number): number => text.length * size * 0.5
    const names = new Names(lattice, page, [], measure)
    const written = () => names.at(1).some((one) => one.text === 'Saint-Lô')
    expect(written()).toBe(true)
    // wherever it stands, a tenth of it would be hidden
    names.avoid(Array.from({ length: 100 }, (_, i) => ({ left: 40 * i - 2000, right: 40 * i - 1996, top: -2000, bottom: 2000 })))
    expect(written()).toBe(false)
  })

  it('writes the name of a box below its upper edge', () => {
    const measure = (text: string, _font: string, size: number): number => text.length * size * 0.5
    const title = new Names(ground, areas, [], measure).at(0.25).find((one) => one.area === 'F')!
    expect(title.box.top - ground.boxes.get('F')!.top).toBeGreaterThan(0.15 * title.size)
  })

  it('writes a name that is too wide for its box smaller, or from afar above it', () => {
    const measure = (text: string, _font: string, size: number): number => text.length * size * 0.5
    const frame = ground.boxes.get('F')!
    const title = (text: string, scale: number) =>
      new Names(ground, { ...areas, spaces: { F: text } }, [], measure).at(scale).find((one) => one.area === 'F')!
    const inside = (scale: number, text: string): boolean => {
      const { box } = title(text, scale)
      return box.left >= frame.left && box.right <= frame.right && box.top >= frame.top
    }
    expect(inside(0.25, 'Oss')).toBe(true)
    expect(title('Apeldoorn', 0.5).size).toBeGreaterThan(title('Hertogenbosch', 0.5).size)
    expect(inside(0.5, 'Hertogenbosch')).toBe(true)
    expect(inside(0.25, 'Hertogenbosch')).toBe(false)
    expect(title('Hertogenbosch', 0.25).box.bottom).toBeLessThan(frame.top)
  })

  it('lays counters in rows of a side, as large as the room allows', () => {
    const many = Array.from({ length: 20 }, (_, i) => ({ ...piece, id: `u${i}`, side: i % 2 ? 'allied' : 'german' }))
    const { spots, badges } = layStack(many, ground.spaces.get('1')!, false)
    expect(badges).toEqual([])
    expect(spots).toHaveLength(20)
    const { size } = spots[0]!
    for (const { x, y } of spots) {
      expect(Math.abs(x) + 27 * size).toBeLessThanOrEqual(84.5)
      expect(Math.abs(y) + 27 * size).toBeLessThanOrEqual(62)
    }
    const german = spots.filter((s) => s.piece.side === 'german').map((s) => s.y)
    const allied = spots.filter((s) => s.piece.side === 'allied').map((s) => s.y)
    expect(Math.max(...german)).toBeLessThan(Math.min(...allied))
    expect(layStack(many.slice(0, 1), ground.spaces.get('1')!, false, 1.5).spots[0]!.size).toBe(1.5)
    expect(bySide(many).map((side) => side.length)).toEqual([10, 10])
  })

  it('piles the counters of each side where they would be too small to be read', () => {
    const many = Array.from({ length: 20 }, (_, i) => ({ ...piece, id: `u${i}`, side: i < 15 ? 'allied' : 'german' }))
    const { spots, badges } = layStack(many, ground.spaces.get('1')!, false, 1.5, 2)
    const tops = spots.filter((spot) => !spot.plain)
    expect(tops.map(({ size, all }) => [size, all?.length])).toEqual([[2, 15], [2, 5]])
    expect(badges.map(({ count }) => count)).toEqual([15, 5])
    expect(tops[1]!.x - tops[0]!.x).toBeGreaterThan(54 * 2)
    expect(layStack(many.slice(0, 1), ground.spaces.get('1')!, false, 1.5, 1.2).badges).toEqual([])
  })

  it('tells signs, marks and badges', () => {
    expect(isSign(bridge)).toBe(true)
    expect(isSign(piece)).toBe(false)
    expect(signWord({ ...bridge, marks: ['blown'] })).toBe('blown')
    expect(pieceText(t, bridge, 'Allies', 'choice', areas)).toBe('Arnhem Bridge, Allied bridge, map-choice')
    expect(pieceText(t, { ...bridge, marks: ['blown'] }, 'Allies', undefined, areas)).toBe('Arnhem Bridge, blown bridge')
    expect(markText(t, 'D1', areas)).toBe('Dis 1')
    expect(spaceText(t, areas, ground, placesBySpace(areas), '1')).toBe('Arnhem, open, objective, TEM +2')
    expect(spaceText(t, areas, ground, placesBySpace(areas), '1-2', 'choice')).toBe('Arnhem Bridge, map-choice')
  })

  it('finds bridges, but no places without a name and no flags', () => {
    const flag: Piece = { id: 'flag-1', side: 'allied', at: '1', symbol: 'flag', palette: 'red', name: '1' }
    const all = entries(areas, ground, { flag, bridge }, () => '')
    expect(find(all, 'arnhem bridge')[0]).toMatchObject({ kind: 'space', space: '1-2' })
    expect(all.filter((entry) => entry.kind !== 'space')).toEqual([])
  })

  it('measures badges', () => {
    const measure = (text: string, _: string, size: number): number => text.length * size * 0.6
    expect(rowWidth([{ word: 'a', shape: 'disc' }, { word: 'b', shape: 'disc' }], measure)).toBe(54)
    expect(rowWidth([{ word: 'p', shape: 'pill', text: '101' }], measure)).toBeGreaterThan(25)
  })
})
