// The map seen from afar: whose ground it is, where the sides meet, and the areas of formations. No state.
import { closed, mean, smooth, Writer, type Lattice, type XY } from './geometry'
import type { Group, Piece } from '../lib/types'

const REACH = 5 // hexes around a counter that count as its side's
const AROUND = 2 // and as its formation's
const SHORTEST = 4 // sides of a front that is drawn

type At = Map<string, number> // space by number of an owner

/** The hexes next to one, with the two corners between. */
function beside(lattice: Lattice, id: string): [string, XY, XY][] {
  const { at, ring } = lattice.spaces.get(id)!
  return ring.flatMap((a, i): [string, XY, XY][] => {
    const b = ring[(i + 1) % ring.length]!
    const there = lattice.hexAt([a[0] + b[0] - at[0], a[1] + b[1] - at[1]])
    return there && there.id !== id ? [[there.id, a, b]] : []
  })
}

/** Spreads owners from their spaces over those that are near, each space to whoever is nearest. */
function spread(lattice: Lattice, from: Iterable<readonly [string, number]>, far: number, open: (id: string, owner: number) => boolean): At {
  const found: At = new Map()
  let edge: string[] = []
  for (const [id, owner] of from) {
    if (!lattice.isHex(id) || found.has(id)) continue
    found.set(id, owner)
    edge.push(id)
  }
  for (let step = 0; step < far; step++) {
    const next: string[] = []
    for (const id of edge) {
      const owner = found.get(id)!
      for (const [there] of beside(lattice, id)) {
        if (found.has(there) || !open(there, owner)) continue
        found.set(there, owner)
        next.push(there)
      }
    }
    edge = next
  }
  return found
}

const keyOf = ([x, y]: XY): string => `${Math.round(x)} ${Math.round(y)}`

/** Sides put together to lines, each through the middles of its sides. */
function chained(sides: readonly (readonly [XY, XY])[]): XY[][] {
  const ends = new Map<string, number[]>()
  sides.forEach(([a, b], i) => {
    for (const end of [keyOf(a), keyOf(b)]) ends.set(end, [...(ends.get(end) ?? []), i])
  })
  const used = new Set<number>()
  const walk = (start: number, end: string): number[] => {
    const line: number[] = []
    for (let i: number | undefined = start, at = end; i !== undefined; ) {
      used.add(i)
      line.push(i)
      const [a, b]: readonly [XY, XY] = sides[i]!
      at = keyOf(a) === at ? keyOf(b) : keyOf(a)
      i = (ends.get(at) ?? []).find((other) => !used.has(other))
    }
    return line
  }
  const loose = [...ends].filter(([, some]) => some.length === 1)
  const lines: number[][] = []
  for (const [end, [i]] of loose) if (!used.has(i!)) lines.push(walk(i!, end))
  sides.forEach(([a], i) => {
    if (!used.has(i)) lines.push(walk(i, keyOf(a)))
  })
  return lines.map((line) => line.map((i) => mean(sides[i]!)))
}

export interface Zone {
  group: Group
  d: string // its outline
  at: XY // where its name stands
}

export interface Front {
  line: string // where the sides meet
  zones: Zone[]
}

/** Made of the counters that are seen, and of the own formations: it shows nothing else. */
export function frontOf(lattice: Lattice, stacks: Record<string, string[]>, pieces: Record<string, Piece>, groups: readonly Group[]): Front {
  const sides: string[] = []
  const held = Object.entries(stacks).flatMap(([at, ids]): (readonly [string, number])[] => {
    const side = pieces[ids[0] ?? '']?.side
    if (!side) return []
    if (!sides.includes(side)) sides.push(side)
    return [[at, sides.indexOf(side)]]
  })
  const ground = spread(lattice, held, REACH, (id) => lattice.spaces.get(id)?.terrain !== 'sea')
  const meet = [...ground].flatMap(([id, owner]) =>
    beside(lattice, id).flatMap(([there, a, b]): [XY, XY][] => {
      const other = ground.get(there)
      return other !== undefined && other > owner ? [[a, b]] : []
    }),
  )
  const pen = new Writer()
  for (const line of chained(meet)) if (line.length >= SHORTEST) smooth(pen, thinned(calm(line)))
  return { line: pen.d, zones: zonesOf(lattice, pieces, groups, (id, own) => ground.get(id) === own, new Map(held)) }
}

/** A line whose points are each drawn towards their neighbours, a few times. */
function calm(line: readonly XY[]): readonly XY[] {
  let found = line
  for (let round = 0; round < 3; round++) {
    const before = found
    found = before.map((point, i) => (i && i < before.length - 1 ? mean([before[i - 1]!, point, point, before[i + 1]!]) : point))
  }
  return found
}

/** Every other point of a line, and its ends: it runs more calmly. */
const thinned = (line: readonly XY[]): XY[] => line.filter((_, i) => i % 2 === 0 || i === line.length - 1)

function zonesOf(lattice: Lattice, pieces: Record<string, Piece>, groups: readonly Group[], ours: (id: string, side: number) => boolean, held: At): Zone[] {
  const shown = groups.filter(({ within }) => !within)
  const ids = new Map(shown.flatMap(({ units, ground = true }, i) => (ground ? units.map((unit) => [unit, i] as const) : [])))
  const places = [...ids].flatMap(([unit, i]): (readonly [string, number])[] => (pieces[unit]?.at ? [[pieces[unit].at, i]] : []))
  const side = new Map(places.map(([at, i]) => [i, held.get(at) ?? -1]))
  const area = spread(lattice, places, AROUND, (id, i) => ours(id, side.get(i)!))
  const around = new Map<number, [XY, XY][]>()
  for (const [id, i] of area) {
    for (const [there, a, b] of beside(lattice, id)) if (area.get(there) !== i) around.set(i, [...(around.get(i) ?? []), [a, b]])
  }
  return shown.flatMap((group, i) => {
    const spots = group.units.flatMap((unit) => (lattice.where(pieces[unit]?.at ?? '') ? [lattice.at(pieces[unit]!.at)] : []))
    if (!spots.length) return []
    const pen = new Writer()
    for (const ring of chained(around.get(i) ?? [])) closed(pen, ring)
    const lead = lattice.where(pieces[group.lead ?? '']?.at ?? '')
    return [{ group, d: pen.d, at: group.ground === false && lead ? lead : amid(spots) }]
  })
}

/** The spot that is nearest to the middle of all: there is somebody there. */
function amid(spots: readonly XY[]): XY {
  const [x, y] = mean(spots)
  return spots.reduce((best, one) => (Math.hypot(one[0] - x, one[1] - y) < Math.hypot(best[0] - x, best[1] - y) ? one : best))
}

export interface Plate {
  zone: Zone
  x: number
  y: number
  wide: number // half of it
  high: number
}

/** Names keep clear of each other: those that overlap are pushed apart, a little at a time. */
export function plates(zones: readonly Zone[], px: number, wideOf: (zone: Zone) => number, sizeOf: (zone: Zone) => number): Plate[] {
  const found = zones.map((zone): Plate => ({ zone, x: zone.at[0], y: zone.at[1], wide: (wideOf(zone) / 2) * px, high: 0.76 * sizeOf(zone) * px }))
  for (let round = 0; round < 24; round++) {
    let calm = true
    for (const [i, a] of found.entries()) {
      for (const b of found.slice(i + 1)) {
        const over = a.wide + b.wide + 2 * px - Math.abs(a.x - b.x)
        const deep = a.high + b.high + 2 * px - Math.abs(a.y - b.y)
        if (over <= 0 || deep <= 0) continue
        calm = false
        const [dx, dy] = over < deep ? [(Math.sign(b.x - a.x) || 1) * (over / 2), 0] : [0, (Math.sign(b.y - a.y) || 1) * (deep / 2)]
        a.x -= dx
        b.x += dx
        a.y -= dy
        b.y += dy
      }
    }
    if (calm) break
  }
  return found
}
