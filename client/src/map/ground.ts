// The ground: fields, hedges, woods, marsh, hills, built-up places. Made chunk by chunk on demand.
import { areaPx, grown, meet, mix, noise, normal, straight, swing, type Box, type Lattice, type XY } from './geometry'
import { Strokes } from './strokes'
import type { Board } from '../lib/types'

export const CHUNK = 512
const BENT = 40 // how far the net of fields is bent and shaken
const MEADOW = 24
const FIELD = 43
const ALONG = [0.956, 0.292] as const
const ACROSS = [-0.292, 0.956] as const
const TURNS: readonly XY[] = [
  [1, 0],
  [0.924, 0.383],
  [0.707, 0.707],
  [0.383, 0.924],
  [0.966, -0.259],
]
export const WATERS: ReadonlySet<string> = new Set(['sea', 'lake', 'water'])
const HOUSES: Record<string, number> = { city: 46, town: 27, village: 14 } // how far they spread around a point of an area
const PER_SLOPE = 6 // points of a fine outline for three strokes
/** Signs that are strewn: how far apart, and how many of a hundred are kept. */
const STREWN = [
  ['reed', 'marsh', 19, 85],
  ['rock', 'rough', 21, 85],
  ['tree', 'woods', 15.5, 80],
  ['pine', 'forest', 12.5, 96],
  ['ditch', 'polder', 46, 85],
  ['shrub', 'brush', 11.5, 82],
] as const
export type Strewn = (typeof STREWN)[number][0] | 'fruit'

/** What one chunk of the map holds. */
export interface Chunk {
  fields: Path2D[]
  meadows: Path2D[]
  hedges: Path2D
  bushes: Path2D // a scribble along the hedges
  strewn: { sign: Strewn; spots: XY[] }[]
}

/** What a space is, as far as the drawing is concerned. */
export interface Kinds {
  land: string[]
  water: string[]
  woods: string[]
  forest: string[]
  marsh: string[]
  rough: string[]
  high: string[]
  bocage: string[]
  polder: string[]
  brush: string[]
  boxes: string[]
  city: string[]
  town: string[]
  village: string[]
}

export function kindsOf(lattice: Lattice, board: Board): Kinds {
  const all = [...lattice.spaces.values()]
  const by = (word: string): string[] => all.filter((s) => s.terrain === word || s.tags.includes(word)).map((s) => s.id)
  const at = (kind: string): string[] => (board.places ?? []).filter((p) => p.kind === kind && !p.point).flatMap((p) => p.at)
  const unique = (names: string[]): string[] => [...new Set(names)].filter((n) => lattice.spaces.has(n))
  const city = unique([...by('city'), ...at('city')])
  const town = unique([...by('town'), ...at('town')]).filter((n) => !city.includes(n))
  return {
    land: all.filter((s) => !WATERS.has(s.terrain) && s.terrain !== 'box').map((s) => s.id),
    water: all.filter((s) => WATERS.has(s.terrain)).map((s) => s.id),
    woods: by('woods'),
    forest: by('forest'),
    marsh: by('marsh'),
    rough: by('rough'),
    high: by('high'),
    bocage: by('bocage'),
    polder: by('polder'),
    brush: by('brush'),
    boxes: by('box'),
    city,
    town,
    village: unique(at('village')).filter((n) => !city.includes(n) && !town.includes(n)),
  }
}

/** A bent, shaken lattice: the corners of fields, or the places of trees. */
class Net {
  private readonly known = new Map<number, XY>()
  constructor(private readonly step: number) {}

  corner(i: number, j: number): XY {
    const key = ((i + 2048) << 12) | (j + 2048)
    let found = this.known.get(key)
    if (!found) {
      const shake = noise(i, j, 5)
      const u = i + 0.00028 * ((shake % 2001) - 1000)
      const v = j + 0.00028 * (((shake >>> 12) % 2001) - 1000)
      const x = this.step * (u * ALONG[0] + v * ACROSS[0])
      const y = this.step * (u * ALONG[1] + v * ACROSS[1])
      found = [x + 22 * Math.sin(y / 170 + 1), y + 22 * Math.sin(x / 210)]
      this.known.set(key, found)
    }
    return found
  }

  /** Calls back for every corner that lies in a box. */
  each(box: Box, back: (i: number, j: number, at: XY) => void): void {
    const step = this.step
    const left = box.left - BENT
    const right = box.right + BENT
    const ys = [box.top - BENT, box.bottom + BENT]
    const across = [left, right].flatMap((x) => ys.map((y) => (x * ACROSS[0] + y * ACROSS[1]) / step))
    for (let j = Math.floor(Math.min(...across)) - 1; j <= Math.max(...across) + 1; j++) {
      const first = Math.floor((left / step - j * ACROSS[0]) / ALONG[0]) - 1
      const last = (right / step - j * ACROSS[0]) / ALONG[0] + 1
      for (let i = first; i <= last; i++) {
        const y = step * (i * ALONG[1] + j * ACROSS[1])
        if (y < ys[0]! || y > ys[1]!) continue
        const at = this.corner(i, j)
        if (at[0] >= box.left && at[0] < box.right && at[1] >= box.top && at[1] < box.bottom) back(i, j, at)
      }
    }
  }
}

/** The ground of a board. */
export class Ground {
  private readonly chunks = new Map<number, Chunk>()
  private readonly nets = new Map<number, Net>()
  private readonly sort = new Map<string, Set<string>>()
  private readonly wet: Set<string>
  private readonly hedged: Set<string>

  constructor(
    private readonly lattice: Lattice,
    readonly kinds: Kinds,
    private readonly board: Board,
  ) {
    this.wet = new Set([...kinds.water, ...kinds.boxes]) // no fields there
    this.hedged = new Set(kinds.bocage)
    for (const [, kind] of STREWN) this.sort.set(kind, new Set(kinds[kind]))
  }

  private net(step: number): Net {
    let net = this.nets.get(step)
    if (!net) this.nets.set(step, (net = new Net(step)))
    return net
  }

  /** The chunks that matter for a box. */
  *around(box: Box): Generator<Chunk> {
    const reach = FIELD * 1.6
    for (let j = Math.floor((box.top - reach) / CHUNK); j <= Math.floor((box.bottom + reach) / CHUNK); j++) {
      for (let i = Math.floor((box.left - reach) / CHUNK); i <= Math.floor((box.right + reach) / CHUNK); i++) {
        const own = { left: i * CHUNK, top: j * CHUNK, right: (i + 1) * CHUNK, bottom: (j + 1) * CHUNK }
        const map = this.lattice.box
        if (own.left > map.right || own.right < map.left || own.top > map.bottom || own.bottom < map.top) continue
        const key = (i + 4096) * 8192 + j + 4096
        let chunk = this.chunks.get(key)
        if (!chunk) this.chunks.set(key, (chunk = this.make(own)))
        yield chunk
      }
    }
  }

  private make(box: Box): Chunk {
    const { lattice, hedged, wet } = this
    const four = (): Path2D[] => [new Path2D(), new Path2D(), new Path2D(), new Path2D()]
    const chunk: Chunk = { fields: four(), meadows: four(), hedges: new Path2D(), bushes: new Path2D(), strewn: [] }
    const patches = (net: Net, paths: Path2D[], fits: (name: string) => boolean): void =>
      net.each(box, (i, j, a) => {
        const path = paths[noise(i, j, 7) % 6] // about a third keeps the ground's tone
        if (!path) return
        const c = net.corner(i + 1, j + 1)
        const name = lattice.find(mix(a, c, 0.5))
        if (name !== undefined && fits(name)) straight(path, [a, net.corner(i + 1, j), c, net.corner(i, j + 1)])
      })
    const near = grown(box, 60)
    const present = (names: Iterable<string>): boolean => {
      for (const name of names) if (meet(near, lattice.boxes.get(name)!)) return true
      return false
    }
    patches(this.net(FIELD), chunk.fields, (name) => !hedged.has(name) && !wet.has(name))
    if (present(hedged)) {
      const net = this.net(MEADOW)
      patches(net, chunk.meadows, (name) => hedged.has(name))
      net.each(box, (i, j, start) => {
        const pick = noise(i, j, 9)
        for (const [a, b, keep] of [
          [1, 0, pick % 100 < 78],
          [0, 1, (pick >>> 9) % 100 < 72],
        ] as const) {
          if (!keep) continue
          const end = net.corner(i + a, j + b)
          const name = lattice.find(mix(start, end, 0.5))
          if (name === undefined || !hedged.has(name)) continue
          straight(chunk.hedges, [start, end], false)
          scribble(chunk.bushes, start, end, pick + a)
        }
      })
    }
    for (const [sign, kind, step, keep] of STREWN) {
      const names = this.sort.get(kind)!
      if (!present(names)) continue
      const spots: XY[] = []
      this.net(step).each(box, (i, j, at) => {
        if (noise(i, j, 17) % 100 >= keep) return
        const name = lattice.find(at)
        if (name !== undefined && names.has(name)) spots.push(at)
      })
      if (spots.length) chunk.strewn.push({ sign, spots: spots.sort((a, b) => a[1] - b[1]) })
    }
    return chunk
  }

  /** Short strokes down the slopes of hills, longer on the side away from the light. */
  hachures(): Strokes {
    const out = new Strokes()
    const { high } = this.kinds
    const { fine, bold } = this.lattice
    const hills: XY[][] = this.lattice.outlines(high).map((loop) => this.lattice.natural(loop))
    if (fine) {
      for (const loop of this.lattice.loops(high)) hills.push(loop.filter((_, i) => i % (PER_SLOPE / 3) === 0))
    }
    for (const points of hills) {
      points.forEach((a, i) => {
        const b = points[(i + 1) % points.length]!
        const [nx, ny] = normal(a, b)
        const shade = Math.max(0, -(nx + ny) * 0.7)
        for (let k = 0; k < 3; k++) {
          const [x, y] = mix(a, b, (k + 0.5) / 3)
          const reach = bold * (4.5 + 7 * shade + 1.6 * swing(Math.round(x), Math.round(y), i))
          out.bar([
            [x, y],
            [x + nx * reach, y + ny * reach],
          ])
        }
      })
    }
    return out
  }

  /** Blocks of houses in three tones: whole hexes for cities, a cluster for towns. */
  buildings(): Strokes[] {
    const out = [new Strokes(), new Strokes(), new Strokes()]
    const { city, town, village } = this.kinds
    for (const [names, radius] of [
      [city, 35],
      [town, 17],
      [village, 10],
    ] as const) {
      for (const name of names) {
        const at = this.lattice.at(name)
        blocks(at, noise(Math.round(at[0]), Math.round(at[1])), radius, out)
      }
    }
    for (const { point, kind } of this.board.places ?? []) {
      if (point && HOUSES[kind]) blocks(areaPx(point), noise(point[0], point[1]), HOUSES[kind], out)
    }
    return out
  }
}

/** A line that swings to and fro around the way from `a` to `b`. */
function scribble(path: Path2D, a: XY, b: XY, seed: number): void {
  const [nx, ny] = normal(a, b)
  const count = Math.max(3, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 2.3))
  path.moveTo(a[0], a[1])
  for (let k = 1; k < count; k++) {
    const shake = noise(seed, k)
    const away = (0.7 + (shake % 100) / 75) * (k & 1 ? 1 : -1)
    const [x, y] = mix(a, b, (k + ((shake >>> 9) % 60) / 100 - 0.3) / count)
    path.lineTo(x + nx * away, y + ny * away)
  }
}

/** Houses around a point, along streets that run at right angles. */
function blocks(centre: XY, seed: number, radius: number, out: Strokes[]): void {
  const along = TURNS[seed % TURNS.length]!
  const [wide, deep] = radius > 20 ? [8, 6] : [6, 4.8]
  const at = (u: number, v: number): XY => [
    centre[0] + u * along[0] - v * along[1],
    centre[1] + u * along[1] + v * along[0],
  ]
  const reach = Math.floor(radius / deep)
  for (let i = -reach; i <= reach; i++) {
    for (let j = -reach; j <= reach; j++) {
      const u = i * (wide + 2.2)
      const v = j * (deep + 2.2)
      if (Math.hypot(u, v) > radius + 2.5 * swing(seed, i, j, 1)) continue
      if (noise(seed, i, j, 2) % 100 < 16) continue
      const w = wide / 2 - 0.5 * Math.abs(swing(seed, i, j, 3))
      const h = deep / 2
      out[noise(seed, i, j, 4) % 3]!.bar([at(u - w, v - h), at(u + w, v - h), at(u + w, v + h), at(u - w, v + h)], true)
    }
  }
}
