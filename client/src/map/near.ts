// Ground seen from near (`near` of a board): hills in steps, crops, houses, streams and gullies,
// what lines hexsides. Only such boards need it: see closeup.svelte.ts.
import type { Tones } from './colours'
import { apart, boxOf, meet, mix, moved, noise, normal, straight, swing, unpack, type Box, type Corner, type Lattice, type XY } from './geometry'
import { stroke, Strokes } from './strokes'
import type { Ways } from './ways'
import type { Board } from '../lib/types'

const LEVELS = ['level-1', 'level-2', 'level-3', 'level-4']
const CREST = 8 // how far inside the higher hex the crest line runs
const BEYOND = 14 // how far ground reaches over the edge of the map
const FURROW = 5.4 // from furrow to furrow
const STUB = 0.24 // what is left of a hedge or wall beside a gap
const HALL = 15 // half the width of a house that stands in several hexes
const STREAM = 13
const GULLY = 26

type Ctx = CanvasRenderingContext2D

interface Roof {
  ring: XY[]
  shade: XY[]
  ridge: XY[]
  tone: number
}

const levelOf = (lattice: Lattice, name: string): number =>
  Math.max(0, ...lattice.spaces.get(name)!.tags.map((tag) => LEVELS.indexOf(tag) + 1))
const keyOf = (lattice: Lattice, name: string): XY => lattice.point(name)
const within = (lattice: Lattice, word: string): string[] => lattice.order.filter((name) => lattice.spaces.get(name)!.terrain === word)

/** A closed line of corners some pixels inside, but over the edge of the map; three points a side. */
function bounded(lattice: Lattice, loop: readonly Corner[], by: number): XY[] {
  const count = loop.length
  const next = (i: number): number => (i + 1) % count
  const ends = loop.map((p) => lattice.cornerPx(p))
  const sides = ends.map((a, i): [XY, XY] => {
    const b = ends[next(i)]!
    const away = lattice.onRim(loop[i]!, loop[next(i)]!) ? -BEYOND : by
    const [nx, ny] = normal(a, b)
    return [moved(a, nx * away, ny * away), [b[0] - a[0], b[1] - a[1]]]
  })
  const corners = sides.map((side, i) => crossing(sides[(i + count - 1) % count]!, side))
  const out: XY[] = []
  corners.forEach((here, i) => {
    const before = corners[(i + count - 1) % count]!
    const after = corners[next(i)]!
    const [nx, ny] = normal(here, after)
    const seed = [...unpack(loop[i]!), ...unpack(loop[next(i)]!)]
    out.push(mix(here, mix(before, after, 0.5), 0.22))
    for (const [part, key] of [
      [0.34, 3],
      [0.66, 4],
    ] as const) {
      const shake = 2.4 * swing(...seed, key)
      out.push(moved(mix(here, after, part), nx * shake, ny * shake))
    }
  })
  return out
}

/** Where two lines meet, each a point and a direction. */
function crossing([a, u]: [XY, XY], [b, v]: [XY, XY]): XY {
  const across = u[0] * v[1] - u[1] * v[0]
  if (Math.abs(across) < 1e-6) return b
  const part = ((b[0] - a[0]) * v[1] - (b[1] - a[1]) * v[0]) / across
  return [a[0] + u[0] * part, a[1] + u[1] * part]
}

/** The soft outline of hexes of a terrain, some pixels inside their sides. */
export function patch(lattice: Lattice, word: string, by = 3): Strokes {
  const out = new Strokes()
  for (const loop of lattice.outlines(within(lattice, word))) out.loop(bounded(lattice, loop, by))
  return out
}

/** For each level what is so high, inside the higher hexes. */
export function hills(lattice: Lattice): { steps: Strokes[]; slopes: Strokes } {
  const steps: Strokes[] = []
  const slopes = new Strokes()
  for (let step = 0; step < LEVELS.length; step++) {
    const names = lattice.order.filter((name) => levelOf(lattice, name) > step)
    if (!names.length) break
    const heap = new Strokes()
    for (const loop of lattice.outlines(names)) {
      const points = bounded(lattice, loop, CREST)
      heap.loop(points)
      points.forEach((a, i) => {
        const b = points[(i + 1) % points.length]!
        const [nx, ny] = normal(a, b)
        const shade = Math.max(0, -(nx + ny) * 0.7)
        for (const part of [0.25, 0.75]) {
          const start = mix(a, b, part)
          const reach = 2.6 + 3.6 * shade + 0.8 * swing(Math.round(start[0]), Math.round(start[1]), i)
          slopes.bar([start, moved(start, -nx * reach, -ny * reach)])
        }
      })
    }
    steps.push(heap)
  }
  return { steps, slopes }
}

/** The furrows of fields; those that hang together have one direction. */
export function furrows(lattice: Lattice): Strokes {
  const out = new Strokes()
  const left = new Set(within(lattice, 'field'))
  for (const first of left) {
    const turn = (Math.PI / 6) * (noise(...keyOf(lattice, first), 31) % 6) + 0.12
    const [nx, ny] = [-Math.sin(turn), Math.cos(turn)]
    const found = [first]
    left.delete(first)
    for (const name of found) {
      for (const near of lattice.neighbours(name)) if (left.delete(near)) found.push(near)
      const at = lattice.at(name)
      const ring = lattice.spaces.get(name)!.ring.map((p) => mix(p, at, 4 / 48))
      const depths = ring.map(([x, y]) => x * nx + y * ny)
      for (let k = Math.floor(Math.min(...depths) / FURROW) + 1; k * FURROW <= Math.max(...depths); k++) {
        const ends: XY[] = []
        depths.forEach((here, i) => {
          const j = (i + ring.length - 1) % ring.length
          const before = depths[j]!
          const depth = k * FURROW
          if (before < depth !== here < depth) ends.push(mix(ring[j]!, ring[i]!, (depth - before) / (here - before)))
        })
        if (ends.length === 2) out.bar(ends)
      }
    }
  }
  return out
}

/** The places of fruit trees: a small lattice in each orchard. */
export function orchards(lattice: Lattice): XY[] {
  const out: XY[] = []
  for (const name of within(lattice, 'orchard')) {
    const [x, y] = lattice.at(name)
    for (let j = -2; j <= 2; j++) {
      for (let i = -2; i <= 2; i++) {
        const dx = 17 * i + (j % 2 ? 8.5 : 0)
        const dy = 15 * j
        if (Math.abs(dx) + Math.abs(dy) / 1.732 >= 42) continue
        out.push([x + dx + 1.2 * swing(Math.round(x), i, j, 1), y + dy + 1.2 * swing(Math.round(y), i, j, 2)])
      }
    }
  }
  return out
}

/** Lines through the hexes of a terrain: from hex to hex, over the edge, into water. */
export function courses(lattice: Lattice, word: string): Strokes {
  const out = new Strokes()
  const names = within(lattice, word)
  const ends = new Map<string, XY[]>(names.map((name) => [name, []]))
  for (const [a, b] of joined(lattice, names)) {
    const middle = lattice.middle(lattice.between(a, b)!)
    const bent = moved(middle, 5 * swing(...keyOf(lattice, a), 7), 5 * swing(...keyOf(lattice, b), 7))
    ends.get(a)!.push(bent)
    ends.get(b)!.push(bent)
  }
  for (const [name, found] of ends) {
    const centre = lattice.at(name)
    const end = found.length < 2 ? wayOut(lattice, name, found, word === 'stream') : undefined
    if (end) found.push(end)
    if (found.length === 2) out.line([found[0]!, mix(centre, mix(found[0]!, found[1]!, 0.5), 0.25), found[1]!])
    else if (!found.length) out.line([moved(centre, -20, 6), centre, moved(centre, 20, -6)])
    else for (const point of found) out.line([point, centre])
  }
  return out
}

/** Which neighbours a course joins: no more than two a hex if that keeps all together. */
function joined(lattice: Lattice, names: readonly string[]): [string, string][] {
  const inside = new Set(names)
  const pairs = names.flatMap((a) => lattice.neighbours(a).filter((b) => inside.has(b) && a < b).map((b): [string, string] => [a, b]))
  const around = new Map(names.map((name) => [name, pairs.filter((pair) => pair.includes(name)).length]))
  const rank = ([a, b]: [string, string]): number => Math.min(around.get(a)!, around.get(b)!)
  pairs.sort((a, b) => rank(a) - rank(b))
  const root = new Map(names.map((name) => [name, name]))
  const used = new Map(names.map((name) => [name, 0]))
  const top = (name: string): string => {
    while (root.get(name) !== name) name = root.get(name)!
    return name
  }
  const chosen: [string, string][] = []
  for (const most of [2, 6]) {
    for (const [a, b] of pairs) {
      if (top(a) === top(b) || Math.max(used.get(a)!, used.get(b)!) >= most) continue
      root.set(top(a), top(b))
      used.set(a, used.get(a)! + 1)
      used.set(b, used.get(b)! + 1)
      chosen.push([a, b])
    }
  }
  return chosen
}

/** Where a course ends: in the water beside it, or over the edge of the map. */
function wayOut(lattice: Lattice, name: string, comes: readonly XY[], water: boolean): XY | undefined {
  const centre = lattice.at(name)
  const wet = lattice.neighbours(name).find((n) => ['water', 'lake'].includes(lattice.spaces.get(n)!.terrain))
  if (water && wet) return mix(centre, lattice.at(wet), 0.72)
  let best: XY | undefined
  let most = -1
  for (const side of lattice.sidesOf(name)) {
    if (lattice.sides.get(side)!.length > 1) continue
    const far = comes.length ? Math.min(...comes.map((p) => Math.round(apart(lattice.middle(side), p)))) : 0
    if (far < most) continue
    most = far
    best = mix(centre, lattice.middle(side), 1.3)
  }
  return best
}

/** One house for each hex of buildings, or halls across the hexes of one building. */
export function houses(lattice: Lattice, board: Board): Roof[] {
  const links = (board.borders ?? []).filter((b) => b.kind === 'joined')
  const linked = new Set(links.flatMap((b) => [b.a, b.b]))
  const out: Roof[] = []
  const toneOf = (name: string): number => {
    const found = new Set([name])
    for (let size = 0; size < found.size; ) {
      size = found.size
      for (const { a, b } of links) if (found.has(a) || found.has(b)) found.add(a).add(b)
    }
    return noise(...keyOf(lattice, [...found].sort()[0]!), 43) % 3
  }
  const ends = new Map<string, number>()
  for (const name of links.flatMap((b) => [b.a, b.b])) ends.set(name, (ends.get(name) ?? 0) + 1)
  for (const { a, b } of links) {
    const [p, q] = [lattice.at(a), lattice.at(b)]
    const far = apart(p, q)
    const u: XY = [(q[0] - p[0]) / far, (q[1] - p[1]) / far]
    const [back, ahead] = [a, b].map((n) => (ends.get(n) === 1 ? HALL : 0)) as [number, number]
    const shift = (ahead - back) / 2
    out.push(roof(moved(mix(p, q, 0.5), u[0] * shift, u[1] * shift), u, (far + back + ahead) / 2, HALL, toneOf(a)))
  }
  for (const [name, count] of ends) {
    if (count < 2) continue
    const [x, y] = lattice.at(name) // a corner, round so that halls meet in it
    const ring = Array.from({ length: 12 }, (_, k): XY => [x + HALL * Math.cos((Math.PI / 6) * k), y + HALL * Math.sin((Math.PI / 6) * k)])
    out.push({ ring, shade: [], ridge: [], tone: toneOf(name) })
  }
  const pairs = new Set(links.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]))
  links.forEach((one, i) => {
    for (const two of links.slice(i + 1)) {
      if (one.a !== two.a || !pairs.has(`${one.b} ${two.b}`)) continue
      const corners = [one.a, one.b, two.b].map((n) => lattice.at(n))
      const middle = mix(mix(corners[0]!, corners[1]!, 0.5), corners[2]!, 1 / 3)
      let ring = corners.map((p) => mix(p, middle, -HALL / 2 / apart(p, middle)))
      const [nx, ny] = normal(ring[0]!, ring[1]!)
      if ((middle[0] - ring[0]![0]) * nx + (middle[1] - ring[0]![1]) * ny < 0) ring = ring.reverse()
      out.push({ ring, shade: [], ridge: [], tone: toneOf(one.a) })
    }
  })
  for (const name of within(lattice, 'building')) {
    if (linked.has(name)) continue
    const seed = noise(...keyOf(lattice, name), 41)
    const at = lattice.at(name)
    const turn = facing(lattice, board, name, seed)
    const u: XY = [Math.cos(turn), Math.sin(turn)]
    const tone = (seed >>> 8) % 3
    out.push(roof(at, u, 25 + (seed % 4), 15 + ((seed >>> 4) % 3), tone))
    if ((seed >>> 12) % 3 === 0) {
      const side = (seed >>> 15) % 2 ? 15 : -15 // a wing at right angles
      out.push(roof(moved(at, u[0] * 12 - u[1] * side, u[1] * 12 + u[0] * side), [-u[1], u[0]], 11, 9.5, tone))
    }
  }
  return out
}

/** Which way a house lies: along the road through its hex if there is one. */
function facing(lattice: Lattice, board: Board, name: string, seed: number): number {
  const road = (board.roads ?? []).find((r) => r.a === name || r.b === name)
  if (!road) return (Math.PI / 6) * (seed % 6)
  const here = lattice.at(name)
  const there = lattice.at(road.a === name ? road.b : road.a)
  const turn = Math.atan2(there[1] - here[1], there[0] - here[0])
  return Math.round((turn - Math.PI / 6) / (Math.PI / 3)) * (Math.PI / 3) + Math.PI / 6
}

function roof(at: XY, along: XY, long: number, wide: number, tone: number): Roof {
  let [ux, uy] = along
  let [vx, vy] = [-uy, ux]
  if (vx + vy < 0) [ux, uy, vx, vy] = [-ux, -uy, -vx, -vy] // the shaded half looks down and right
  const spot = (u: number, v: number): XY => [at[0] + ux * u + vx * v, at[1] + uy * u + vy * v]
  return {
    ring: [spot(-long, -wide), spot(long, -wide), spot(long, wide), spot(-long, wide)],
    shade: [spot(-long, 0), spot(long, 0), spot(long, wide), spot(-long, wide)],
    ridge: [spot(-long, 0), spot(long, 0)],
    tone,
  }
}

/** Fences, hedges and walls along hexsides, and the teeth of cliffs down the slope. */
export function hexsides(lattice: Lattice, board: Board): Map<string, Strokes> {
  const out = new Map<string, Strokes>()
  const heap = (kind: string): Strokes => out.get(kind) ?? out.set(kind, new Strokes()).get(kind)!
  for (const border of board.borders ?? []) {
    const kind = border.kind.replace(/-gap$/, '')
    const [p, q] = lattice.along(border)
    if (!p || !q) continue
    if (kind === 'cliff') teeth(lattice, border, p, q, heap('teeth'))
    else if (['fence', 'hedge', 'wall'].includes(kind)) {
      if (kind === border.kind) heap(kind).bar([p, q])
      else {
        heap(kind).bar([p, mix(p, q, STUB)])
        heap(kind).bar([mix(p, q, 1 - STUB), q])
      }
    }
  }
  return out
}

function teeth(lattice: Lattice, { a, b }: { a: string; b: string }, p: XY, q: XY, out: Strokes): void {
  const low = levelOf(lattice, a) < levelOf(lattice, b) ? a : b
  const down = lattice.at(low)
  let [nx, ny] = normal(p, q)
  if ((down[0] - p[0]) * nx + (down[1] - p[1]) * ny < 0) [nx, ny] = [-nx, -ny]
  for (let k = 0; k < 7; k++) {
    const one = mix(p, q, k / 7)
    const two = mix(p, q, (k + 1) / 7)
    out.bar([one, two, moved(mix(one, two, 0.5), nx * 8, ny * 8)], true)
  }
}

/** All of it for one map, ready to be painted. */
export class Near {
  private readonly patches: [Strokes, 'lawn' | 'scrub' | 'sunken' | 'crop' | 'yard', number][]
  private readonly furrows: Strokes
  private readonly hills: { steps: Strokes[]; slopes: Strokes }
  readonly fruit: XY[]
  private readonly courses: [Strokes, Strokes] // gullies and streams
  private readonly roofs: Roof[]
  private readonly sides: Map<string, Strokes>
  private readonly decks: Strokes
  private readonly rails: Strokes
  private readonly dots = new Strokes()

  constructor(lattice: Lattice, board: Board, ways: Ways) {
    this.decks = ways.decks()
    this.rails = ways.rails()
    this.patches = [
      [patch(lattice, 'brush'), 'scrub', 0.6],
      [patch(lattice, 'orchard'), 'lawn', 0.6],
      [patch(lattice, 'gully'), 'sunken', 0.4],
      [patch(lattice, 'field'), 'crop', 0.78],
      [patch(lattice, 'building', 5), 'yard', 0.6],
    ]
    this.furrows = furrows(lattice)
    this.hills = hills(lattice)
    this.fruit = orchards(lattice)
    this.courses = [courses(lattice, 'gully'), courses(lattice, 'stream')]
    this.roofs = houses(lattice, board)
    this.sides = hexsides(lattice, board)
    for (const { at } of lattice.spaces.values()) this.dots.bar([at, [at[0] + 0.01, at[1]]])
  }

  /** Hills step by step, and what grows in rows. */
  crops(ctx: Ctx, near: Box, c: Tones): void {
    const fill = (heap: Strokes, tone: string, part: number): boolean => {
      ctx.beginPath()
      if (heap.empty || !heap.trace(ctx, near)) return false
      ctx.globalAlpha = part
      ctx.fillStyle = tone
      ctx.fill()
      ctx.globalAlpha = 1
      return true
    }
    this.hills.steps.forEach((heap, i) => fill(heap, c.near.hills[i]!, 0.85))
    for (const [heap, tone, part] of this.patches) {
      if (!fill(heap, c.near[tone], part) || tone !== 'crop') continue
      stroke(ctx, c.near.furrow, 1.1)
      ctx.beginPath()
      this.furrows.trace(ctx, near)
      ctx.globalAlpha = 0.8
      stroke(ctx, c.near.furrow, 1.5)
      ctx.globalAlpha = 1
    }
  }

  /** Gullies as dry cuts, streams as water between banks. */
  cuts(ctx: Ctx, near: Box, c: Tones): void {
    const [gullies, streams] = this.courses
    ctx.beginPath()
    if (!gullies.empty && gullies.trace(ctx, near)) {
      stroke(ctx, c.near.bank, GULLY + 5)
      stroke(ctx, c.near.sunken, GULLY)
      ctx.lineCap = 'butt'
      ctx.globalAlpha = 0.55
      stroke(ctx, c.near.bank, GULLY - 1, [1.4, 5])
      ctx.globalAlpha = 1
      ctx.lineCap = 'round'
      stroke(ctx, c.near.sunken, GULLY - 10)
    }
    ctx.beginPath()
    if (!streams.empty && streams.trace(ctx, near)) {
      stroke(ctx, c.riverEdge, STREAM + 4)
      stroke(ctx, c.river, STREAM)
    }
  }

  /** The lines between the steps of hills. */
  crests(ctx: Ctx, near: Box, c: Tones): void {
    if (!this.hills.steps.length) return
    ctx.beginPath()
    if (this.hills.slopes.trace(ctx, near)) {
      ctx.globalAlpha = 0.65
      stroke(ctx, c.near.crest, 1)
    }
    ctx.globalAlpha = 0.9
    for (const heap of this.hills.steps) {
      ctx.beginPath()
      if (heap.trace(ctx, near)) stroke(ctx, c.near.crest, 1.8)
    }
    ctx.globalAlpha = 1
  }

  /** Of cliffs, down the slope. */
  teeth(ctx: Ctx, near: Box, c: Tones): void {
    ctx.beginPath()
    this.sides.get('teeth')?.trace(ctx, near)
    ctx.fillStyle = c.hachure
    ctx.fill()
  }

  /** Rails, bridges, houses, and what stands along hexsides. */
  works(ctx: Ctx, near: Box, c: Tones): void {
    const { near: n } = c
    ctx.beginPath()
    if (this.rails.trace(ctx, near)) stroke(ctx, c.rail, 1.5)
    ctx.beginPath()
    if (this.decks.trace(ctx, near)) {
      ctx.lineCap = 'butt'
      stroke(ctx, c.bridge, 25)
      stroke(ctx, c.casing, 21.4)
      stroke(ctx, n.roofEdge, 18.6)
      stroke(ctx, n.plank, 17, [4.6, 1.1])
      ctx.lineCap = 'round'
    }
    const roofs = this.roofs.filter(({ ring }) => meet(boxOf(ring), near))
    const fill = (part: (roof: Roof) => readonly XY[], tone: string, some = roofs): void => {
      ctx.beginPath()
      for (const one of some) straight(ctx, part(one))
      ctx.fillStyle = tone
      ctx.fill()
    }
    if (roofs.length) {
      fill(({ ring }) => ring.map(([x, y]) => [x + 4, y + 4]), '#2a24184d')
      fill(({ ring }) => ring, n.roofEdge)
      stroke(ctx, n.roofEdge, 3)
      n.roofs.forEach(([lit, shade], i) => {
        const some = roofs.filter(({ tone }) => tone === i)
        fill(({ ring }) => ring, lit, some)
        fill((roof) => roof.shade, shade, some)
      })
      ctx.beginPath()
      for (const { ridge } of roofs) straight(ctx, ridge, false)
      ctx.globalAlpha = 0.75
      stroke(ctx, n.roofEdge, 1.1)
      ctx.globalAlpha = 1
    }
    const kinds: [string, [string, number, number[]][]][] = [
      ['fence', [[c.casing, 4.2, []], [n.wood, 1.7, []], [n.wood, 5, [0.1, 9.6]]]],
      ['wall', [[n.stone[0], 6.6, []], [n.stone[1], 4, [6.4, 1.6]]]],
      ['hedge', [[n.hedge[0], 5.6, []], [n.hedge[0], 9.4, [0.1, 6.9]], [n.hedge[1], 5, [0.1, 6.9]]]],
    ]
    for (const [kind, lines] of kinds) {
      ctx.beginPath()
      if (!this.sides.get(kind)?.trace(ctx, near)) continue
      if (kind === 'wall') ctx.lineCap = 'butt'
      for (const [tone, wide, dash] of lines) stroke(ctx, tone, wide, dash)
      ctx.lineCap = 'round'
    }
    ctx.beginPath()
    if (this.dots.trace(ctx, near)) {
      ctx.globalAlpha = 0.7
      stroke(ctx, c.casing, 4.4)
      ctx.globalAlpha = 1
      stroke(ctx, n.dot, 2.6)
    }
  }
}
