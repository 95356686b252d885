// Water: the coast, rivers along hexsides, and where their names can stand.
import { apart, endsOf, mix, moved, normal, type Corner, type Lattice, type XY } from './geometry'
import { Strokes } from './strokes'
import type { Board } from '../lib/types'

export const RIVERS = ['stream', 'minor-river', 'major-river', 'canal'] as const
const PER_SIDE = 3 // points of a natural line for each side

/** A run of hexsides from one source, mouth or junction to the next. */
export interface River {
  kinds: string[]
  names: string[]
  points: XY[]
}

/** The lines between land and water, without the edge of the map. */
export function shores(lattice: Lattice, wet: readonly string[]): Strokes {
  const out = new Strokes()
  for (const loop of lattice.outlines(wet)) {
    const points = lattice.natural(loop)
    const inner = loop.map((a, i) => !lattice.onRim(a, loop[(i + 1) % loop.length]!))
    const first = inner.indexOf(false)
    if (first < 0) {
      out.loop(points)
      continue
    }
    const turned = [...points.slice(first * PER_SIDE), ...points.slice(0, first * PER_SIDE)]
    turned.push(turned[0]!)
    let run: XY[] = []
    for (let k = 0; k <= loop.length; k++) {
      if (k < loop.length && inner[(first + k) % loop.length]) {
        if (!run.length) run = [turned[k * PER_SIDE]!]
        run.push(...turned.slice(k * PER_SIDE + 1, (k + 1) * PER_SIDE + 1))
      } else {
        out.line(run)
        run = []
      }
    }
  }
  return out
}

/** Hexsides that are all sea although both hexes are land. */
export function inlets(lattice: Lattice, board: Board, wet: ReadonlySet<string>): Strokes {
  const out = new Strokes()
  for (const border of board.borders ?? []) {
    if (border.kind !== 'sea' || wet.has(border.a) || wet.has(border.b)) continue
    const side = lattice.between(border.a, border.b)
    if (side === undefined) {
      out.line(lattice.along(border))
      continue
    }
    const [a, b] = endsOf(side)
    out.line([lattice.corner(a), ...lattice.bend(a, b), lattice.corner(b)])
  }
  return out
}

interface Flow {
  a: number
  b: number
  kind: string
  name: string
}

/** The rivers of a board, cut where they begin, end or meet. */
export function riverRuns(lattice: Lattice, board: Board): River[] {
  const sides: Flow[] = [] // along hexes
  const lines: Flow[] = [] // along areas
  for (const { a, b, kind, name = '', line } of board.borders ?? []) {
    if (!(RIVERS as readonly string[]).includes(kind)) continue
    const side = lattice.between(a, b)
    if (side !== undefined) {
      const [one, two] = endsOf(side)
      sides.push({ a: one, b: two, kind, name })
      continue
    }
    const nodes = lattice.along({ a, b, kind, line }).map((p) => lattice.node(p))
    nodes.slice(1).forEach((node, i) => lines.push({ a: nodes[i]!, b: node, kind, name }))
  }
  return [
    ...runsOf(sides, (corners) => riverPoints(lattice, corners)),
    ...runsOf(lines, (corners) => areaPoints(corners.map((p) => lattice.nodeAt(p)))),
  ]
}

/** Sides joined into runs. */
function runsOf(sides: readonly Flow[], points: (corners: number[]) => XY[]): River[] {
  const key = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`)
  const flows = new Map(sides.map((flow) => [key(flow.a, flow.b), flow]))
  const at = new Map<number, number[]>()
  for (const { a, b } of flows.values()) {
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const known = at.get(from)
      if (known) known.push(to)
      else at.set(from, [to])
    }
  }
  const left = new Set(flows.keys())
  const found: River[] = []
  const ends = [...at.keys()].filter((p) => at.get(p)!.length !== 2)
  for (const start of [...ends, ...at.keys()]) {
    for (const step of at.get(start)!) {
      if (!left.delete(key(start, step))) continue
      const corners = [start, step]
      for (;;) {
        const here = corners[corners.length - 1]!
        const ways = at.get(here)!
        const ahead = ways.length === 2 ? ways.find((p) => left.has(key(here, p))) : undefined
        if (ahead === undefined) break
        left.delete(key(here, ahead))
        corners.push(ahead)
      }
      const run = corners.slice(1).map((b, i) => flows.get(key(corners[i]!, b))!)
      found.push({ kinds: run.map((f) => f.kind), names: run.map((f) => f.name), points: points(corners) })
    }
  }
  return found
}

/** A river along the borders of areas. */
function areaPoints(line: readonly XY[]): XY[] {
  const points = line.slice(0, 1)
  for (let i = 1; i < line.length; i++) {
    for (let k = 1; k <= PER_SIDE; k++) points.push(mix(line[i - 1]!, line[i]!, k / PER_SIDE))
  }
  return points
}

function riverPoints(lattice: Lattice, corners: readonly Corner[]): XY[] {
  const bends = corners.slice(1).map((b, i) => lattice.bend(corners[i]!, b))
  const points: XY[] = []
  corners.forEach((corner, i) => {
    let here = lattice.corner(corner)
    if (i > 0 && i < corners.length - 1) here = mix(here, mix(bends[i - 1]![1], bends[i]![0], 0.5), 0.4)
    points.push(here)
    if (i < bends.length) points.push(...bends[i]!)
  })
  return points
}

/** The stretches of equal words in a list. */
export function* stretches(words: readonly string[]): Generator<[string, number, number]> {
  let start = 0
  for (let i = 1; i <= words.length; i++) {
    if (i === words.length || words[i] !== words[start]) {
      yield [words[start]!, start, i]
      start = i
    }
  }
}

/** All rivers of a kind as lines. */
export function riverLines(runs: readonly River[], kind: string): Strokes {
  const out = new Strokes()
  for (const run of runs) {
    for (const [word, start, end] of stretches(run.kinds)) {
      if (word !== kind) continue
      const last = end * PER_SIDE
      out.line(run.points.slice(start * PER_SIDE, last + 1), run.points[start * PER_SIDE - 1], run.points[last + 1])
    }
  }
  return out
}

/** Calm lines on both sides of a winding river, from left to right, of a given length. */
export function* baseLines(runs: readonly River[], name: string, need: number, size: number, bold = 1): Generator<XY[]> {
  const window = 2 * PER_SIDE
  for (const run of runs) {
    for (const [word, from, to] of stretches(run.names)) {
      if (word !== name) continue
      const points = run.points.slice(from * PER_SIDE, to * PER_SIDE + 1)
      const calm: XY[] = []
      for (let i = window; i < points.length - window; i++) {
        let x = 0
        let y = 0
        for (let k = -window; k <= window; k++) {
          x += points[i + k]![0]
          y += points[i + k]![1]
        }
        calm.push([x / (2 * window + 1), y / (2 * window + 1)])
      }
      for (let start = 0; start < calm.length; start += bold > 1 ? 8 : 2) {
        let end = start
        while (end < calm.length && apart(calm[start]!, calm[end]!) <= need) end++
        if (end >= calm.length || end - start < 2) continue
        const part = calm.slice(start, end + 1)
        if (part[0]![0] > part[part.length - 1]![0]) part.reverse()
        const [nx, ny] = normal(part[0]!, part[part.length - 1]!)
        for (const away of bold > 1 ? [-0.7, 1.35] : [-0.88, -1.36, 1.6, 2.16]) {
          yield part.map((p) => moved(p, away * size * nx, away * size * ny))
        }
      }
    }
  }
}

