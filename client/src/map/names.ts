// What is written on the map: names of places, rivers, waters and regions, words along the edges.
// Sizes depend on the zoom, in steps, so that names are always readable and never too many.
import { apart, mean, moved, normal, RADIUS, ROOT3, type Badge, type Box, type Lattice, type Space, type XY } from './geometry'
import { GOTHIC, SANS, SERIF } from './art'
import { rowWidth, signGrowth } from './signs'
import { Heap } from './painter'
import type { BoardPage } from '../lib/types'

type Place = NonNullable<BoardPage['board']['places']>[number]

/** A line of text on the map; `line`: it follows these points. */
export interface Written {
  text: string
  at: XY
  font: string
  size: number
  tone: 'ink' | 'water-ink' | 'alarm'
  part: number // opacity
  halo: number
  turn: number // degrees
  gap: number // between letters
  box: Box
  line?: XY[]
  bars?: XY[][]
  spaces?: readonly string[] // of a place
  badges?: readonly Badge[] // under the name of an area
  grown?: number // how large badges and flag are
  area?: string // whose name it is
  flag?: boolean // its flag stands beside it
}

/** A place where a name may stand; `cost`: what it covers of the map, once that is known. */
interface Spot {
  at: XY
  box: Box
  own: number // what it costs of itself
  cost?: number
}

/** The name of a place as it is written at a scale. */
interface Lettered {
  text: string
  font: string
  size: number
  spots: Spot[]
}

/** A line along which the name of a river may stand. */
interface Stretch {
  line: XY[]
  box: Box
  cost: number
}

export type Measure = (text: string, font: string, size: number) => number

const CELL = 6
const KINDS: Record<string, { size: number; least: number; most: number; bold: boolean }> = {
  city: { size: 20, least: 14, most: 25, bold: true },
  town: { size: 15, least: 11.5, most: 20, bold: false },
}
const OTHER = { size: 12.5, least: 10.5, most: 17, bold: false }
const JAPANESE = /[\u2e80-\uffff]/
const COUNTER = 27 // half of a counter
const SIGN = 20 // half of a bridge's sign
const TITLE = 30 // size of an area's name
const FAR = 0.28 // below this scale there is only room for the names of areas
const SMALLEST = 8.6 // letters on the screen that one can still read
const CUT = 0.04 // how much of a name counters may hide
const FRAME = 12 // what the frame of a box takes from its width
/** Where the name of an area may stand from afar, in halves of its width and heights, with what each place costs. */
const NEAR = [
  [0, 0, 0],
  [0, -0.5, 0.5],
  [0, 0.5, 0.5],
  [-0.4, 0, 0.7],
  [0.4, 0, 0.7],
  [0, -1, 1],
  [0, 1, 1],
  [-0.4, -0.8, 1.2],
  [0.4, -0.8, 1.2],
  [-0.4, 0.8, 1.2],
  [0.4, 0.8, 1.2],
  [0, -1.5, 1.5],
  [0, 1.5, 1.5],
  [-0.8, 0, 1.5],
  [0.8, 0, 1.5],
  [-0.7, -1.5, 1.8],
  [0.7, -1.5, 1.8],
  [-0.7, 1.5, 1.8],
  [0.7, 1.5, 1.8],
  [0, -2, 2],
  [0, 2, 2],
  [-1.2, 0, 2.2],
  [1.2, 0, 2.2],
] as const

/** The step of zoom whose names are shown at a scale (screen pixels for a world pixel). */
export const nameStep = (scale: number): number => Math.round(Math.log2(scale) * 2) / 2
const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
const fontOf = (bold: boolean, italic: boolean, text: string): string =>
  JAPANESE.test(text) ? `${bold ? '700' : '500'} SIZE ${GOTHIC}` : `${italic ? 'italic ' : ''}${bold ? '700' : '500'} SIZE ${SERIF}`

export class Names {
  private readonly lines = new Map<number, number>() // cells of the map with a line in them
  private readonly rooms = new Set<number>() // cells of the map where counters of areas stand
  private readonly calm = new Map<string, (readonly XY[])[]>() // lines along rivers, by their names
  private readonly steps = new Map<number, Written[]>()
  // What does not depend on the counters, by scale.
  private readonly lettered = new Map<number, Map<Place, Lettered | null>>()
  private readonly stretches = new Map<number, Map<string, Stretch[]>>()
  private readonly up: number
  private counters: readonly Box[] = []
  private signs: readonly Box[] = [] // bridges and ferries at the scale that is being written
  private held = ''

  constructor(
    private readonly lattice: Lattice,
    private readonly page: BoardPage,
    crowd: Iterable<readonly [readonly XY[], number]>,
    private readonly measure: Measure,
  ) {
    this.up = RADIUS * (lattice.flat ? ROOT3 / 2 : 1)
    for (const [line, weight] of crowd) this.mark(line, weight)
    for (const { name, line } of page.sheet.rivers ?? []) {
      const known = this.calm.get(name)
      const points = new Heap(line).lines[0]!
      if (known) known.push(points)
      else this.calm.set(name, [points])
    }
    for (const { at, kind } of lattice.spots.values()) {
      if (!kind || kind === 'corner') continue
      for (let x = at[0] - 21; x <= at[0] + 21; x += CELL) this.mark([[x, at[1] - 21], [x, at[1] + 21]], 9)
    }
    for (const { at, room } of lattice.spaces.values()) {
      if (!room) continue
      for (let x = at[0] - room[0] / 2; x < at[0] + room[0] / 2; x += CELL) {
        for (let y = at[1] - room[1] / 2; y < at[1] + room[1] / 2; y += CELL) this.rooms.add(cell([x, y]))
      }
    }
  }

  /** Everything that is written at a scale. */
  at(scale: number): Written[] {
    const step = nameStep(scale)
    let found = this.steps.get(step)
    if (!found) this.steps.set(step, (found = this.make(2 ** step)))
    return found
  }

  /** Where counters stand, in the middle of their spaces; false if nothing has changed. */
  avoid(counters: readonly Box[]): boolean {
    const held = counters.map((box) => `${Math.round(box.left)} ${Math.round(box.top)} ${Math.round(box.right)}`).join()
    if (held === this.held) return false
    this.held = held
    this.counters = counters
    this.steps.clear()
    return true
  }

  /** How much of a box counters cover, from 0 to 1. */
  private hidden(box: Box): number {
    return covered(box, this.counters)
  }

  /** Where the signs of bridges and ferries lie at a scale. */
  private signsAt(scale: number): Box[] {
    const half = SIGN * signGrowth(1 / scale)
    const shown = [...this.lattice.spots.values()].filter(({ kind }) => kind && kind !== 'corner')
    return shown.map(({ at: [x, y] }) => ({ left: x - half, right: x + half, top: y - half, bottom: y + half }))
  }

  private name(id: string, text: string): string {
    return this.page.names[id] ?? text
  }

  private mark(line: readonly XY[], weight: number): void {
    for (let i = 1; i < line.length; i++) {
      const a = line[i - 1]!
      const b = line[i]!
      const parts = Math.max(1, Math.round(apart(a, b) / CELL))
      for (let k = 0; k < parts; k++) {
        const at = moved(a, ((b[0] - a[0]) * k) / parts, ((b[1] - a[1]) * k) / parts)
        this.lines.set(cell(at), weight)
      }
    }
  }

  /** What it costs to cover a point. */
  private cost(point: XY): number {
    let cost = this.lines.get(cell(point)) ?? 0
    if (!this.lattice.hexed) return cost + (this.rooms.has(cell(point)) ? 1 : 0)
    const hex = this.lattice.hexAt(point)
    if (!hex) return cost + 4
    const [x, y] = hex.at
    const dx = Math.abs(point[0] - x)
    const dy = point[1] - y
    if (dx < COUNTER && Math.abs(dy) < COUNTER) cost += 1
    else if (dx < 12 && dy < 13 - this.up) cost += 3
    return cost
  }

  private covers(box: Box): number {
    const columns = clamp(Math.round((box.right - box.left) / CELL), 2, 14)
    const rows = clamp(Math.round((box.bottom - box.top) / CELL), 2, 4)
    let sum = 0
    for (let i = 0; i < columns; i++) {
      for (let j = 0; j < rows; j++) {
        sum += this.cost([
          box.left + ((i + 0.5) / columns) * (box.right - box.left),
          box.top + ((j + 0.5) / rows) * (box.bottom - box.top),
        ])
      }
    }
    return (sum / (columns * rows)) * 60
  }

  private make(scale: number): Written[] {
    const taken: Box[] = []
    this.signs = this.signsAt(scale)
    const titles = this.titles(scale, taken)
    const places = this.places(scale, taken)
    return [...this.labels(scale), ...this.areas(scale), ...this.edges(scale), ...this.rivers(scale, taken), ...titles, ...places]
  }

  /** The names of areas that have a place for it, each with its badges; those of objectives first. */
  private titles(scale: number, taken: Box[]): Written[] {
    const rank = (space: Space): number => (space.tags.includes('objective') ? 0 : space.terrain === 'box' ? 1 : 2)
    const all = [...this.lattice.spaces.values()].filter((space) => space.label).sort((a, b) => rank(a) - rank(b))
    const out: Written[] = []
    for (const space of all) {
      const found = this.title(space, scale, taken)
      if (!found) continue
      taken.push(found.box)
      out.push(found)
    }
    return out
  }

  private title(space: Space, scale: number, taken: readonly Box[]): Written | undefined {
    const text = this.page.spaces?.[space.id] ?? space.number
    const main = space.tags.includes('objective')
    if (!main && scale < 0.11) return undefined // on a phone, all of a large map
    const font = fontOf(main, false, text)
    let size = clamp(TITLE, (main ? 12.5 : 11.6) / scale, 24 / scale) * (JAPANESE.test(text) ? 0.88 : 1)
    // Letters become smaller where a name is wider than the area has room for.
    if (size <= TITLE) size = Math.min(size, (size * Math.max(180, (space.room?.[0] ?? 240) + 24)) / (this.measure(text, font, size) || 1))
    // So they do in a box beside the map, as far as one can read them; from afar the name stands above its frame then.
    const frame = space.terrain === 'box' ? this.lattice.boxes.get(space.id)! : undefined
    const fit = frame ? (size * (frame.right - frame.left - FRAME)) / (this.measure(text, font, size) || 1) : size
    const above = fit < SMALLEST / scale && scale < FAR
    if (!above) size = Math.min(size, Math.max(fit, SMALLEST / scale))
    const grown = Math.min(1.5, Math.max(size, 11 / scale) / TITLE)
    // From afar there is only room for the name.
    const badges = scale < FAR ? [] : (space.badges ?? [])
    const row = badges.length ? rowWidth(badges, this.measure) * grown : 0
    const half = Math.max(this.measure(text, font, size), row) / 2
    const boxAt = ([x, y]: XY): Box => ({
      left: x - half,
      right: x + half,
      top: y - 0.74 * size,
      bottom: y + (badges.length ? 34 * grown : 0.22 * size),
    })
    const [x, y] = space.label!
    const base = y + (badges.length ? -6 * grown : size * 0.35)
    /** Never across the frame of a box. */
    const clear = (line: number): number => {
      if (!frame) return line
      return above ? Math.min(line, frame.top - 0.35 * size) : Math.max(line, frame.top + 0.94 * size)
    }
    const wider = (b: Box): Box => ({ ...b, left: b.left - 5 / scale, right: b.right + 5 / scale })
    // From afar counters are as large as names: those of objectives keep clear of them.
    const touch = scale < FAR && main ? 2 / scale : 0
    const hidden = (b: Box): number => this.hidden({ left: b.left - touch, right: b.right + touch, top: b.top - touch, bottom: b.bottom + touch })
    let best: XY | undefined
    let least = Infinity
    for (const [dx, dy, own] of touch ? NEAR : scale < FAR ? NEAR.slice(0, 15) : scale < 0.6 ? NEAR.slice(0, 7) : NEAR.slice(0, 1)) {
      // the paper ends a little beyond the outermost area
      const edge = this.lattice.box
      const at: XY = [clamp(x + dx * half, edge.left - 30 + half, edge.right + 30 - half), clear(base + dy * size)]
      const box = boxAt(at)
      if (scale < 0.45 && taken.some((b) => overlap(b, box))) continue
      const close = taken.some((b) => overlap(b, wider(box))) ? 0.8 : 0 // it would read as one name with its neighbour
      const cost = own + close + (touch ? 60 : 6) * hidden(box) + 30 * covered(box, this.signs)
      if (cost < least) {
        least = cost
        best = at
      }
    }
    if (!best || (scale < FAR && hidden(boxAt(best)) > (main ? CUT : 0.5))) return undefined
    return {
      text,
      at: best,
      font,
      size,
      tone: main ? 'alarm' : 'ink',
      part: 1,
      halo: Math.max(5, size * 0.16),
      turn: 0,
      gap: 0,
      box: boxAt(best),
      badges,
      grown,
      area: space.id,
      flag: scale >= FAR,
    }
  }

  /** What areas are called, above their counters. */
  private areas(scale: number): Written[] {
    const out: Written[] = []
    const size = clamp(15, 11 / scale, 19 / scale)
    for (const space of this.lattice.spaces.values()) {
      if (this.lattice.isHex(space.id) || space.label) continue
      const text = this.page.spaces?.[space.id] ?? space.number
      const font = fontOf(false, false, text)
      const half = this.measure(text, font, size) / 2 + size * 0.1 * text.length
      const at = moved(space.at, 0, -40 - size * 0.5)
      const box = { left: at[0] - half, right: at[0] + half, top: at[1] - size, bottom: at[1] + size }
      out.push({ text, at, font, size, tone: 'ink', part: 0.9, halo: 3, turn: 0, gap: size * 0.1, box })
    }
    return out
  }

  private places(scale: number, taken: Box[]): Written[] {
    const out: Written[] = []
    // Seen from very far, names keep apart from each other, so that fewer are left.
    const gap = scale < 0.2 ? 4 / scale : 0
    const wider = (b: Box): Box => ({ left: b.left - 2 * gap, top: b.top - gap, right: b.right + 2 * gap, bottom: b.bottom + gap })
    const rank = (p: Place): number => -(KINDS[p.kind] ?? OTHER).size
    const known = entry(this.lettered, scale, () => new Map<Place, Lettered | null>())
    for (const place of [...(this.page.board.places ?? [])].sort((a, b) => rank(a) - rank(b))) {
      const letters = entry(known, place, () => this.letters(place, scale))
      if (!letters) continue
      const kind = KINDS[place.kind] ?? OTHER
      const { text, font, size } = letters
      let best: Spot | undefined
      let least = Infinity
      for (const spot of letters.spots) {
        const around = wider(spot.box)
        if (taken.some((b) => overlap(b, around))) continue
        const hidden = 400 * this.hidden(spot.box)
        if (spot.own + hidden >= least) continue
        spot.cost ??= this.covers(spot.box)
        const cost = spot.cost + spot.own + hidden
        if (cost < least) {
          least = cost
          best = spot
        }
      }
      if (!best) continue
      // What counters would cut is left out, but for the cities.
      if (!kind.bold && this.hidden(best.box) > CUT) continue
      taken.push(best.box)
      out.push({
        text,
        at: best.at,
        font,
        size,
        tone: 'ink',
        part: 1,
        halo: 3.4 * Math.max(1, (size * 0.7) / kind.size),
        turn: 0,
        gap: 0,
        box: best.box,
        spaces: place.at,
      })
    }
    return out
  }

  /** How the name of a place is written at a scale, if it is. */
  private letters(place: Place, scale: number): Lettered | null {
    const text = this.name(place.id, place.name)
    const kind = KINDS[place.kind] ?? OTHER
    if (!text || (kind === OTHER && scale < 0.33)) return null
    let size = clamp(kind.size, kind.least / scale, kind.most / scale)
    if (JAPANESE.test(text)) size *= 0.88
    const font = fontOf(kind.bold, false, text)
    const half = this.measure(text, font, size) / 2 + 2
    const spots = this.spots(place, size, half).map(([at, own]): Spot => {
      return { at, own, box: { left: at[0] - half, top: at[1] - 0.74 * size, right: at[0] + half, bottom: at[1] + 0.22 * size } }
    })
    return { text, font, size, spots }
  }

  /** Where a name may stand, with what each place costs of itself. */
  private spots(place: Place, size: number, half: number): [XY, number][] {
    const found: [XY, number][] = []
    const { up } = this
    const known = place.at.filter((name) => this.lattice.spaces.has(name))
    for (const name of known) {
      const at = this.lattice.at(name)
      if (!this.lattice.isHex(name)) {
        found.push([moved(at, 0, -64 - size * 0.3), 0], [moved(at, 0, 100 + size), 10])
        continue
      }
      const below = size > 44 ? 16 + size * 0.8 : up - 3.5 + Math.max(0, size - 15) * 0.7
      found.push([moved(at, 0, below), 0])
      found.push([moved(at, 0, Math.max(below, up + 0.25 * size)), 12])
      found.push([moved(at, 0, size > 44 ? -20 : -up + 0.5 * size), 26])
      for (const sign of [-1, 1]) {
        found.push([moved(at, sign * (half + 20), up - 4), 34])
        found.push([moved(at, sign * (half + 22), 0.32 * size), size > 44 ? 8 : 40])
        // further away, for where counters leave no room nearer
        found.push([moved(at, sign * (half + 46), 0.32 * size), 70])
        found.push([moved(at, sign * half * 0.7, up + 0.9 * size), 60])
        found.push([moved(at, sign * half * 0.7, -up - 0.25 * size), 64])
      }
      found.push([moved(at, 0, up + 1.1 * size), 50], [moved(at, 0, -up - 0.3 * size), 54])
    }
    if (known.length > 1) found.push([moved(mean(known.map((n) => this.lattice.at(n))), 0, size * 0.35), 3])
    return found
  }

  private labels(scale: number): Written[] {
    const out: Written[] = []
    for (const label of this.page.board.labels ?? []) {
      const known = label.at.filter((name) => this.lattice.spaces.has(name))
      if (!known.length) continue
      const text = this.name(label.id, label.text)
      const kind = label.kind ?? 'region'
      const note = kind === 'note'
      if (note && scale < 0.5) continue
      const [base, least, most] = note ? [13, 11, 17] : kind === 'water' ? [30, 13, 40] : [34, 15, 46]
      const size = clamp(base, least / scale, most / scale)
      const font = fontOf(false, kind !== 'region', text)
      const gap = note ? 0 : size * 0.28
      const half = this.measure(text, font, size) / 2 + (gap * text.length) / 2
      const at = mean(known.map((name) => this.lattice.at(name)))
      out.push({
        text,
        at: moved(at, 0, 0),
        font,
        size,
        tone: kind === 'water' ? 'water-ink' : 'ink',
        part: note ? 0.9 : kind === 'water' ? 0.8 : 0.34,
        halo: 0,
        turn: label.turn ?? 0,
        gap,
        box: { left: at[0] - half, right: at[0] + half, top: at[1] - half, bottom: at[1] + half },
      })
    }
    return out
  }

  /** Brackets and words outside the map; stretches that overlap stand further out. */
  private edges(scale: number): Written[] {
    const out: Written[] = []
    const { box } = this.lattice
    const used = new Map<string, [number, number][]>()
    for (const edge of this.page.board.edges ?? []) {
      const rings = edge.at.flatMap((name) => this.lattice.spaces.get(name)?.ring ?? [])
      if (!rings.length) continue
      const axis = edge.side === 'north' || edge.side === 'south' ? 0 : 1
      const first = Math.min(...rings.map((p) => p[axis])) + 8
      const last = Math.max(...rings.map((p) => p[axis])) - 8
      const rows = used.get(edge.side) ?? []
      const rank = rows.filter(([a, b]) => a < last && first < b).length
      used.set(edge.side, [...rows, [first, last]])
      const size = clamp(17, 11 / scale, 17 / scale)
      const away = 16 + size * 0.3 + size * 1.3 * rank
      const middle = (first + last) / 2
      const place: Record<string, [number, number, number]> = {
        north: [middle, box.top - away, 0],
        south: [middle, box.bottom + away, 0],
        west: [box.left - away, middle, -90],
        east: [box.right + away, middle, 90],
      }
      const [x, y, turn] = place[edge.side] ?? place.north!
      const text = this.name(edge.id, edge.text)
      const font = fontOf(false, true, text)
      const half = (last - first) / 2
      const word = this.measure(text, font, size) / 2 + size * 0.5
      if (word > half + 60) continue
      const tick = edge.side === 'south' ? -5 : 5
      const reach = Math.max(half, word)
      out.push({
        text,
        at: [x, y],
        font,
        size,
        tone: 'ink',
        part: 0.85,
        halo: 0,
        turn,
        gap: 0,
        box: turn
          ? { left: x - 20, right: x + 20, top: y - reach, bottom: y + reach }
          : { left: x - reach, right: x + reach, top: y - size, bottom: y + size },
        bars: [-1, 1].map((sign) => [
          [sign * half, tick],
          [sign * half, 0],
          [sign * Math.min(word, half), 0],
        ]),
      })
    }
    return out
  }

  /** The name of each river once, along its calmest stretch, if there is room for it. */
  private rivers(scale: number, taken: Box[]): Written[] {
    const { bold } = this.lattice
    if (scale * bold < 0.45) return []
    const out: Written[] = []
    const size = clamp(12.5 * bold, 10.5 / scale, 18 / scale)
    const known = entry(this.stretches, scale, () => new Map<string, Stretch[]>())
    for (const [id, calm] of this.calm) {
      const text = this.name(id, id)
      const font = fontOf(false, true, text)
      const need = this.measure(text, font, size) + text.length + size
      let best: Stretch | undefined
      for (const stretch of entry(known, id, () => this.stretched(calm, need, size))) {
        if (stretch.cost >= (best?.cost ?? Infinity) || taken.some((b) => overlap(b, stretch.box))) continue
        best = stretch
      }
      if (!best) continue
      const { line, box } = best
      taken.push(box)
      out.push({ text, at: line[0]!, font, size, tone: 'water-ink', part: 1, halo: 3, turn: 0, gap: size * 0.08, box, line })
    }
    return out
  }

  /** The lines along a river that its name may follow. */
  private stretched(calm: readonly (readonly XY[])[], need: number, size: number): Stretch[] {
    return Array.from(baseLines(calm, need, size, this.lattice.bold), (line) => {
      const [nx, ny] = normal(line[0]!, line[line.length - 1]!)
      let sum = 0
      let walked = 0
      line.forEach((p, i) => {
        for (const up of [0, 0.4, 0.8]) sum += this.cost(moved(p, -up * size * nx, -up * size * ny))
        if (i) walked += apart(line[i - 1]!, p)
      })
      const crooked = walked / (apart(line[0]!, line[line.length - 1]!) || 1) - 1
      return { line, box: lineBox(line, size), cost: (90 * sum) / (line.length * 3) + 60 * crooked }
    })
  }
}

export const NUMBER_FONT = `500 SIZE ${SANS}`

/** What is known for a key; made if nothing is. */
function entry<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  let found = map.get(key)
  if (found === undefined) map.set(key, (found = make()))
  return found
}

const cell = (p: XY): number => ((Math.floor(p[0] / CELL) + 4096) << 13) | (Math.floor(p[1] / CELL) + 4096)
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** The names of areas that lie on some boxes, at least in part. */
export const namesOn = (all: readonly Written[], boxes: readonly Box[]): Written[] =>
  all.filter(({ area, box }) => area && boxes.some((one) => overlap(one, box)))

/** How much of a box others cover, from 0 to 1. */
function covered(box: Box, others: readonly Box[]): number {
  let sum = 0
  for (const b of others) {
    if (!overlap(b, box)) continue
    sum += (Math.min(b.right, box.right) - Math.max(b.left, box.left)) * (Math.min(b.bottom, box.bottom) - Math.max(b.top, box.top))
  }
  return sum / ((box.right - box.left) * (box.bottom - box.top))
}

function lineBox(line: readonly XY[], size: number): Box {
  let left = Infinity
  let right = -Infinity
  let top = Infinity
  let bottom = -Infinity
  for (const [x, y] of line) {
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  return { left: left - 2, right: right + 2, top: top - size, bottom: bottom + size * 0.4 }
}

/** Where the letters of a text stand along a line: middle, angle, and which letter. */
export function along(line: readonly XY[], widths: readonly number[], gap: number): { at: XY; angle: number }[] {
  const lengths = [0]
  for (let i = 1; i < line.length; i++) lengths.push(lengths[i - 1]! + apart(line[i - 1]!, line[i]!))
  const all = lengths[lengths.length - 1]!
  const text = widths.reduce((sum, w) => sum + w, 0) + gap * (widths.length - 1)
  let far = (all - text) / 2
  let k = 1
  return widths.map((wide) => {
    const middle = clamp(far + wide / 2, 0, all)
    while (k < line.length - 1 && lengths[k]! < middle) k++
    const a = line[k - 1]!
    const b = line[k]!
    const part = (middle - lengths[k - 1]!) / (lengths[k]! - lengths[k - 1]! || 1)
    far += wide + gap
    return { at: [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part], angle: Math.atan2(b[1] - a[1], b[0] - a[0]) }
  })
}

/** Lines on both sides of calm ones, from left to right, of a given length. */
function* baseLines(lines: readonly (readonly XY[])[], need: number, size: number, bold: number): Generator<XY[]> {
  for (const calm of lines) {
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
