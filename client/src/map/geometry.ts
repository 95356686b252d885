// Where things lie on the map: the lattice in world pixels, outlines, smooth lines, hit testing.
//
// Corners are numbered, so that sides are compared exactly.
import type { Board } from '../lib/types'

export type XY = readonly [number, number]
export type Ring = XY[]

/** What the map is made of: a hex or an area. */
export interface Space {
  id: string
  at: XY
  ring: Ring
  terrain: string
  tags: readonly string[]
  number: string
  /** Of an area: how wide and high the place for its counters is. */
  room?: XY
  /** Of an area: the middle of its name and badges. */
  label?: XY
  badges?: readonly Badge[]
}

/** A point of the map that is no space: a bridge, a ferry, any border. */
export interface Spot {
  id: string
  at: XY
  kind: string
  turn: number
}

export type Badge = NonNullable<NonNullable<Board['areas']>[number]['badges']>[number]

export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

export const RADIUS = 48
export const ROOT3 = Math.sqrt(3)
const LONG = (RADIUS * ROOT3) / 2
const SHORT = RADIUS / 2
/** World pixels for one unit of an area map. */
export const AREA_UNIT = RADIUS / 24
const FINE = 40 // areas with sides as short as this are drawn as they are,
const BOLD = 2 // and their lines and letters are larger
const NODES = 2 ** 20 // more than there are corners
const HALF_WORLD = 4096
const WORLD = 8192
const FLAT = [
  [-1, -1],
  [1, -1],
  [2, 0],
  [1, 1],
  [-1, 1],
  [-2, 0],
] as const
const POINTY = [
  [0, -2],
  [1, -1],
  [1, 1],
  [0, 2],
  [-1, 1],
  [-1, -1],
] as const

export const mix = (a: XY, b: XY, part: number): XY => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
export const moved = (a: XY, dx: number, dy: number): XY => [a[0] + dx, a[1] + dy]
export const apart = (a: XY, b: XY): number => Math.hypot(b[0] - a[0], b[1] - a[1])

/** The direction to the right of a walk from `a` to `b`, of length one (y goes down). */
export function normal(a: XY, b: XY): XY {
  const far = apart(a, b) || 1
  return [-(b[1] - a[1]) / far, (b[0] - a[0]) / far]
}

export function mean(points: readonly XY[]): XY {
  let x = 0
  let y = 0
  for (const p of points) {
    x += p[0]
    y += p[1]
  }
  return [x / points.length, y / points.length]
}

export function boxOf(points: readonly XY[]): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const [x, y] of points) {
    if (x < box.left) box.left = x
    if (x > box.right) box.right = x
    if (y < box.top) box.top = y
    if (y > box.bottom) box.bottom = y
  }
  return box
}

export const within = (box: Box, x: number, y: number): boolean => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom

export const grown = (b: Box, by: number): Box => ({
  left: b.left - by,
  top: b.top - by,
  right: b.right + by,
  bottom: b.bottom + by,
})
/** Whether a point lies in a box, or within a hex of it. */
export const inBox = ([x, y]: XY, b: Box): boolean => x >= b.left - RADIUS && x <= b.right + RADIUS && y >= b.top - RADIUS && y <= b.bottom + RADIUS
export const meet = (a: Box, b: Box): boolean =>
  a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom

/** A point of the lattice as one number. */
export const pack = (x: number, y: number): number => (x + HALF_WORLD) * WORLD + y + HALF_WORLD
/** Whether a point lies inside a ring. */
export function inside(ring: readonly XY[], [x, y]: XY): boolean {
  let found = false
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const a = ring[i]!
    const b = ring[j]!
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) found = !found
  }
  return found
}

/** A ring drawn in (clockwise on the screen), or moved out if `by` is negative. */
export function drawnIn(ring: readonly XY[], by: number): Ring {
  const count = ring.length
  return ring.map((here, i) => {
    const one = normal(ring[(i + count - 1) % count]!, here)
    const two = normal(here, ring[(i + 1) % count]!)
    const part = by / Math.max(0.3, 1 + one[0] * two[0] + one[1] * two[1])
    return [here[0] + (one[0] + two[0]) * part, here[1] + (one[1] + two[1]) * part]
  })
}

/** Anything that takes lines and curves: Path2D, a canvas, or a writer of SVG paths. */
export interface Pen {
  moveTo(x: number, y: number): void
  lineTo(x: number, y: number): void
  bezierCurveTo(a: number, b: number, c: number, d: number, x: number, y: number): void
  closePath(): void
}

/** A pen that writes the `d` of an SVG path. */
export class Writer implements Pen {
  d = ''
  moveTo(x: number, y: number): void {
    this.d += `M${short(x)} ${short(y)}`
  }
  lineTo(x: number, y: number): void {
    this.d += `L${short(x)} ${short(y)}`
  }
  bezierCurveTo(a: number, b: number, c: number, d: number, x: number, y: number): void {
    this.d += `C${short(a)} ${short(b)} ${short(c)} ${short(d)} ${short(x)} ${short(y)}`
  }
  closePath(): void {
    this.d += 'Z'
  }
}

/** A coordinate with one decimal at most. */
export const short = (value: number): number => Math.round(value * 10) / 10

export function straight(pen: Pen, points: readonly XY[], shut = true): void {
  points.forEach(([x, y], i) => (i ? pen.lineTo(x, y) : pen.moveTo(x, y)))
  if (shut) pen.closePath()
}

/** A smooth closed line through the points. */
export function closed(pen: Pen, points: readonly XY[]): void {
  const count = points.length
  if (count < 2) return
  pen.moveTo(points[0]![0], points[0]![1])
  for (let i = 0; i < count; i++) {
    curve(pen, points[(i + count - 1) % count]!, points[i]!, points[(i + 1) % count]!, points[(i + 2) % count]!)
  }
  pen.closePath()
}

/** A smooth open line; `before` and `after` tell where a longer line comes from and goes. */
export function smooth(pen: Pen, points: readonly XY[], before?: XY, after?: XY): void {
  const last = points.length - 1
  if (last < 1) return
  pen.moveTo(points[0]![0], points[0]![1])
  for (let i = 0; i < last; i++) {
    const a = i ? points[i - 1]! : (before ?? points[0]!)
    const d = i < last - 1 ? points[i + 2]! : (after ?? points[last]!)
    curve(pen, a, points[i]!, points[i + 1]!, d)
  }
}

/** The stretch from `b` to `c` of a smooth line through all four (Catmull-Rom). */
function curve(pen: Pen, a: XY, b: XY, c: XY, d: XY): void {
  pen.bezierCurveTo(
    b[0] + (c[0] - a[0]) / 6,
    b[1] + (c[1] - a[1]) / 6,
    c[0] - (d[0] - b[0]) / 6,
    c[1] - (d[1] - b[1]) / 6,
    c[0],
    c[1],
  )
}

/** The head of an arrow. */
export function arrow(start: XY, tip: XY, long: number, wide: number): XY[] {
  const [nx, ny] = normal(start, tip)
  const back = mix(tip, start, long / (apart(start, tip) || 1))
  return [tip, moved(back, wide * nx, wide * ny), moved(back, -wide * nx, -wide * ny)]
}

/** Which corners and sides spaces share. */
class Net {
  readonly nodes: XY[] = [] // corners
  readonly rings = new Map<string, number[]>() // corners of each space
  readonly sides = new Map<number, string[]>()

  constructor(spaces: Iterable<Space>) {
    const ids = new Map<number, number>()
    const node = (point: XY): number => {
      const key = Math.round(point[0] * 8) * NODES + Math.round(point[1] * 8)
      let id = ids.get(key)
      if (id === undefined) {
        ids.set(key, (id = this.nodes.length))
        this.nodes.push(point)
      }
      return id
    }
    for (const { id, ring } of spaces) {
      const corners = ring.map(node)
      this.rings.set(id, corners)
      corners.forEach((a, i) => {
        const side = between(a, corners[(i + 1) % corners.length]!)
        const both = this.sides.get(side)
        if (both) both.push(id)
        else this.sides.set(side, [id])
      })
    }
  }
}

/** A board on paper: its spaces in world pixels, and which of them lie at a side. */
export class Lattice {
  readonly spaces = new Map<string, Space>()
  readonly order: string[]
  readonly box: Box
  readonly flat: boolean
  /** Seen from near: single houses, broad roads, counters side by side. */
  readonly near: boolean
  readonly hexed: boolean
  private readonly cells = new Map<number, Space>() // hexes by their middle on the lattice
  private made: Net | undefined
  readonly boxes = new Map<string, Box>()
  readonly spots = new Map<string, Spot>()
  /** Areas whose outlines are natural lines themselves. */
  readonly fine: boolean
  /** How much larger lines and letters are. */
  readonly bold: number
  private readonly origin: XY

  constructor(board: Board) {
    this.flat = (board.top ?? 'flat') === 'flat'
    this.near = board.near ?? false
    const hexes = board.hexes ?? []
    this.hexed = hexes.length > 0
    this.origin = hexes[0]?.at ?? [0, 0]
    for (const { id, at, terrain = 'clear', tags = [], number } of hexes) {
      const ring = (this.flat ? FLAT : POINTY).map(([dx, dy]) => this.px([at[0] + dx, at[1] + dy]))
      const hex = { id, at: this.px(at), ring, terrain, tags, number: number ?? id }
      this.cells.set(pack(at[0], at[1]), hex)
      this.add(hex)
    }
    for (const { id, at, outline, terrain = 'clear', tags = [], number, room, label, badges = [] } of board.areas ?? []) {
      const placed = { room: room ? areaPx(room) : undefined, label: label ? areaPx(label) : undefined }
      this.add({ id, at: areaPx(at), ring: clockwise(outline.map(areaPx)), terrain, tags, number: number ?? id, ...placed, badges })
    }
    for (const { id, at, kind = '', turn = 0 } of board.spots ?? []) this.spots.set(id, { id, at: areaPx(at), kind, turn })
    let around = 0
    if (!this.hexed) for (const [a, b] of this.allSides()) around += apart(a, b)
    this.fine = !this.hexed && around < FINE * this.net.sides.size
    this.bold = this.fine ? BOLD : 1
    this.order = [...this.spaces.keys()]
    const outer = [...this.boxes.values()].flatMap(({ left, top, right, bottom }): XY[] => [[left, top], [right, bottom]])
    this.box = outer.length ? boxOf(outer) : { left: 0, top: 0, right: 100, bottom: 100 }
  }

  private add(space: Space): void {
    this.spaces.set(space.id, space)
    this.boxes.set(space.id, boxOf(space.ring))
  }

  /** Corners and sides; a large map is shown before they are needed. */
  private get net(): Net {
    return (this.made ??= new Net(this.spaces.values()))
  }

  /** A point of the lattice in world pixels. */
  px(point: XY): XY {
    return this.flat ? [point[0] * SHORT, point[1] * LONG] : [point[0] * LONG, point[1] * SHORT]
  }

  at(name: string): XY {
    return this.where(name) ?? [0, 0]
  }

  /** Where a space or a spot is. */
  where(name: string): XY | undefined {
    return this.spaces.get(name)?.at ?? this.spots.get(name)?.at
  }

  isHex(name: string): boolean {
    return this.hexed && this.spaces.has(name)
  }

  /** The sides of all spaces, each once. */
  *allSides(): Generator<[XY, XY]> {
    const { nodes, sides } = this.net
    for (const side of sides.keys()) yield [nodes[Math.floor(side / NODES)]!, nodes[side % NODES]!]
  }

  /** The sides of a space, and the spaces there, itself too. */
  private *around(name: string): Generator<[number, number, readonly string[]]> {
    const { rings, sides } = this.net
    const ring = rings.get(name) ?? []
    for (const [i, a] of ring.entries()) {
      const b = ring[(i + 1) % ring.length]!
      yield [a, b, sides.get(between(a, b))!]
    }
  }

  /** The spaces that touch one. */
  neighbours(name: string): string[] {
    const found = new Set([...this.around(name)].flatMap(([, , there]) => there))
    found.delete(name)
    return [...found]
  }

  /** The hex at a point. */
  hexAt(point: XY): Space | undefined {
    return this.cells.get(nearest(this.flat, this.origin, point[0], point[1]))
  }

  /** The space at a point, or undefined. */
  find(point: XY): string | undefined {
    if (this.hexed) {
      const found = this.hexAt(point)
      if (found) return found.id
    }
    const [x, y] = point
    for (const { id, ring } of this.hexed ? [] : [...this.spaces.values()].reverse()) {
      const box = this.boxes.get(id)!
      if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom && inside(ring, point)) return id
    }
    return undefined
  }

  /**
   * The space that one comes to from here in a direction (a unit vector). `row` is the coordinate
   * across that direction that one would like to keep, so that a walk along a row stays in it.
   */
  step(name: string, [dx, dy]: XY, row?: number): string | undefined {
    const here = this.at(name)
    const wanted = row ?? here[0] * Math.abs(dy) + here[1] * Math.abs(dx)
    let best: string | undefined
    let least = Infinity
    for (const id of this.hexed ? this.neighbours(name) : this.order) {
      if (id === name) continue
      const there = this.at(id)
      const along = (there[0] - here[0]) * dx + (there[1] - here[1]) * dy
      const across = Math.abs((there[0] - here[0]) * dy - (there[1] - here[1]) * dx)
      if (along <= 1 || across > along * 1.8) continue
      const drift = Math.abs(there[0] * Math.abs(dy) + there[1] * Math.abs(dx) - wanted)
      const cost = this.hexed ? drift + across * 0.5 : along + across * 2
      if (cost < least) {
        least = cost
        best = id
      }
    }
    return best
  }

  /** The closed lines around a set of spaces in world pixels, clockwise; holes the other way. */
  loops(names: Iterable<string>): Ring[] {
    const set = new Set(names)
    const after = new Map<number, number[]>()
    for (const name of set) {
      for (const [a, b, there] of this.around(name)) {
        if (there.some((other) => other !== name && set.has(other))) continue
        const known = after.get(a)
        if (known) known.push(b)
        else after.set(a, [b])
      }
    }
    return walked(after).map((loop) => loop.map((id) => this.net.nodes[id]!))
  }

  /** Draws around a set of spaces along their sides, or some pixels inside them. */
  exact(pen: Pen, names: Iterable<string>, by = 0): void {
    for (const loop of this.loops(names)) straight(pen, by ? this.inset(loop, by) : loop)
  }

  /** A closed line some pixels inside another one. */
  inset(loop: readonly XY[], by: number): Ring {
    const inner = drawnIn(loop, by)
    return this.fine && by > NARROW ? clear(loop, inner, by * 0.93) : inner
  }
}

const NARROW = 5 // insets that are so small keep out of each other's way

/** The number of a side between two corners. */
const between = (a: number, b: number): number => (a < b ? a * NODES + b : b * NODES + a)

/** Closed lines from corner to corner; takes all ways away. */
function walked(after: Map<number, number[]>): number[][] {
  const loops: number[][] = []
  for (const start of after.keys()) {
    while (after.get(start)?.length) {
      const loop = [start]
      let at = after.get(start)!.pop()!
      while (at !== start) {
        loop.push(at)
        at = after.get(at)!.pop()!
      }
      loops.push(loop)
    }
  }
  return loops
}

/** The points of a line drawn in that keep their distance: none in narrow corners. */
function clear(loop: readonly XY[], inner: Ring, least: number): Ring {
  return inner.filter(([x, y]) => {
    for (let i = 0, j = loop.length - 1; i < loop.length; j = i++) {
      const [ax, ay] = loop[j]!
      const [bx, by] = loop[i]!
      if (Math.min(ax, bx) - least > x || Math.max(ax, bx) + least < x) continue
      const dx = bx - ax
      const dy = by - ay
      const far = dx * dx + dy * dy
      const part = far ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / far)) : 0
      if (Math.hypot(ax + part * dx - x, ay + part * dy - y) < least) return false
    }
    return true
  })
}

export const areaPx = (point: readonly number[]): XY => [(point[0] ?? 0) * AREA_UNIT, (point[1] ?? 0) * AREA_UNIT]

/** A ring in the direction of the clock as seen on the screen. */
export function clockwise(ring: Ring): Ring {
  let twice = 0
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length]!
    twice += a[0] * b[1] - b[0] * a[1]
  })
  return twice < 0 ? [...ring].reverse() : ring
}

/**
 * The centre, packed, of the hex of the endless lattice that holds a point; `origin` is any centre.
 * Columns are three units apart, centres in a column two, and every other column is shifted by one.
 */
export function nearest(flat: boolean, origin: XY, px: number, py: number): number {
  const ox = flat ? origin[0] : origin[1]
  const oy = flat ? origin[1] : origin[0]
  const u = (flat ? px : py) / SHORT - ox
  const v = (flat ? py : px) / LONG - oy
  let column = Math.floor(u / 3)
  let row = rowOf(v, column)
  const far = square((u - column * 3) * SHORT) + square((v - row) * LONG)
  const next = rowOf(v, column + 1)
  if (square((u - column * 3 - 3) * SHORT) + square((v - next) * LONG) < far) {
    column++
    row = next
  }
  return flat ? pack(ox + column * 3, oy + row) : pack(oy + row, ox + column * 3)
}

const square = (x: number): number => x * x
const rowOf = (v: number, column: number): number => Math.round((v - (column & 1)) / 2) * 2 + (column & 1)
