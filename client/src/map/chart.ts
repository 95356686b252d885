// The printed map on a canvas, from the ground up. Any box of it at any scale.
import { closeUp } from './closeup.svelte'
import { lookOf, tones, type Tones } from './colours'
import { areaPx, boxOf, grown, Lattice, meet, straight, type Box, type Spot, type XY } from './geometry'
import { Ground, kindsOf, type Chunk, type Strewn } from './ground'
import type { Near } from './near'
import { along, Names, namesOn, NUMBER_FONT, type Written } from './names'
import { paintArrow, paintBadges, paintCorner, paintFlag, type Arrow, type Owners } from './signs'
import { stroke, Strokes } from './strokes'
import { fontAt } from './symbols'
import { inlets, RIVERS, riverLines, riverRuns, shores } from './water'
import { ROADS, Ways } from './ways'
import type { BoardPage } from '../lib/types'

type Ctx = CanvasRenderingContext2D

/** How far the drawing of an item may reach beyond its points. */
const REACH = 44
const STAR = 'M0-7l1.9 4.4 4.8.4-3.6 3.1 1.1 4.7L0 3.1l-4.2 2.5 1.1-4.7-3.6-3.1 4.8-.4z'
const SIGHTS: Record<string, string> = {
  fort: 'M-9 7v-14h5v4h3v-4h2v4h3v-4h5v14z',
  port: 'M0-9v17M-4-4h8M-9 2c1 5 5 7 9 7s8-2 9-7M0-9a2 2 0 1 0 .1 0',
  airfield: 'M-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0M-6 3L6-3M-3-5L3 5',
}
const WIDTHS: Record<string, number> = { stream: 2.2, 'minor-river': 3.8, 'major-river': 8.5, canal: 3.6 }
const BAND = 26 // how wide the colour of an owner lies along an area's outline
const ALL: Box = { left: -1e9, top: -1e9, right: 1e9, bottom: 1e9 }

/** A context to measure and to make sprites with. */
function scratch(wide: number, high: number): Ctx {
  const canvas = document.createElement('canvas')
  canvas.width = wide
  canvas.height = high
  return canvas.getContext('2d')!
}

export class Chart {
  readonly lattice: Lattice
  /** The sheet of paper, with room for the words outside the map. */
  readonly sheet: Box
  private readonly ground: Ground
  private readonly names: Names
  private readonly areas: [Strokes, keyof Tones, number][]
  private readonly hexSides = new Strokes()
  private readonly outline = new Strokes() // all land and water, to cut the ground out with
  private readonly rim = new Strokes() // the line around it
  private readonly water = new Strokes()
  private readonly shore: Strokes
  private readonly inlet: Strokes
  private readonly rivers: [string, Strokes][]
  private readonly roads: Map<string, Strokes>
  private readonly arrows: Strokes
  private readonly bridges: Strokes
  private readonly hachures: Strokes
  private readonly blocks: Strokes[]
  private readonly lines = new Map<string, Strokes>()
  private readonly near?: Near // of a board that is seen from near
  private readonly sprites = new Map<string, HTMLCanvasElement>()
  private readonly pen = scratch(4, 4)
  private readonly beyond: [string, Strokes][] // waters outside the map
  private readonly lanes: { arrow: Arrow; line: XY[]; box: Box }[]
  private readonly corners: Spot[]
  private owners: Owners = new Map()
  private palette: 'classic' | 'safe' = 'classic'
  private readonly measure = (text: string, font: string, size: number): number => {
    this.pen.font = fontAt(font, 20)
    return (this.pen.measureText(text).width * size) / 20
  }

  constructor(readonly page: BoardPage) {
    const { board } = page
    const lattice = (this.lattice = new Lattice(board))
    const kinds = kindsOf(lattice, board)
    this.ground = new Ground(lattice, kinds, board)
    const natural = (names: readonly string[]): Strokes => {
      const out = new Strokes()
      for (const loop of lattice.outlines(names)) out.loop(lattice.natural(loop))
      for (const name of names) if (!lattice.isHex(name)) out.bar(lattice.spaces.get(name)!.ring, true)
      return out
    }
    this.areas = [
      [natural(kinds.boxes), 'box', 1],
      [natural(kinds.polder), 'polder', 0.82],
      [natural(kinds.woods), 'woods', lattice.near ? 0.68 : 0.85],
      [natural(kinds.forest), 'forest', 0.92],
      [natural(kinds.marsh), 'marsh', 0.95],
      [natural(kinds.city), 'built', 0.9],
    ]
    this.areas.unshift([natural(kinds.bocage), 'bocage', 1])
    this.areas.push([natural(kinds.high), 'high', -1])
    this.water = natural(kinds.water)
    this.shore = shores(lattice, kinds.water)
    for (const name of kinds.water) if (!lattice.isHex(name)) this.shore.bar(lattice.spaces.get(name)!.ring, true)
    this.inlet = inlets(lattice, board, new Set(kinds.water))
    const outer = new Map<string, XY[]>() // sides of areas that no other area shares
    for (const loop of lattice.outlines(lattice.order)) {
      const ring = loop.map((p) => lattice.cornerPx(p))
      this.outline.bar(ring, true)
      this.rim.bar(ring, true)
    }
    for (const space of lattice.spaces.values()) {
      if (lattice.isHex(space.id)) {
        // Each side once: from the hex that is listed first there.
        const sides = lattice.sidesOf(space.id)
        sides.forEach((side, i) => {
          if (lattice.sides.get(side)![0] === space.id) this.hexSides.bar([space.ring[i]!, space.ring[(i + 1) % 6]!])
        })
      } else {
        this.hexSides.bar(space.ring, true)
        this.outline.bar(space.ring, true)
        space.ring.forEach((a, i) => {
          const b = space.ring[(i + 1) % space.ring.length]!
          const key = [String(a), String(b)].sort().join(' ')
          if (outer.has(key)) outer.delete(key)
          else outer.set(key, [a, b])
        })
      }
    }
    for (const side of outer.values()) this.rim.bar(side)
    const runs = riverRuns(lattice, board)
    this.rivers = RIVERS.map((kind) => [kind, riverLines(runs, kind)])
    const ways = new Ways(lattice, board)
    this.roads = new Map(ROADS.map((kind) => [kind, ways.strokes(kind)]))
    this.arrows = ways.arrows()
    this.bridges = ways.bridges()
    const parts = lattice.near ? closeUp() : undefined
    if (parts) this.near = new parts.Near(lattice, board, ways)
    this.hachures = this.ground.hachures()
    this.blocks = this.ground.buildings()
    for (const border of board.borders ?? []) {
      if (border.kind !== 'boundary' && border.kind !== 'cliff') continue
      let heap = this.lines.get(border.kind)
      if (!heap) this.lines.set(border.kind, (heap = new Strokes()))
      heap.bar(lattice.along(border))
    }
    this.names = new Names(lattice, page, runs, [...ways.lines('primary'), ...ways.lines('secondary')], this.measure)
    this.beyond = RIVERS.map((kind) => {
      const heap = new Strokes()
      for (const water of board.waters ?? []) if (water.kind === kind) heap.line(water.line.map(areaPx))
      return [kind, heap]
    })
    const main = (arrow: Arrow): number => Number(arrow.kind === 'primary')
    this.lanes = [...(board.arrows ?? [])]
      .sort((a, b) => main(a) - main(b))
      .map((arrow) => {
        const line = arrow.line.map(areaPx)
        return { arrow, line, box: boxOf(line) }
      })
    this.corners = [...lattice.spots.values()].filter((spot) => spot.kind === 'corner')
    const outside = [...(board.waters ?? []), ...(board.arrows ?? [])].flatMap((one) => one.line.map(areaPx))
    const b = outside.length ? around(lattice.box, boxOf(outside)) : lattice.box
    const room = (side: string): number => {
      const count = (board.edges ?? []).filter((e) => e.side === side).length
      return 40 + (count ? 22 : 0)
    }
    this.sheet = {
      left: b.left - room('west'),
      top: b.top - room('north'),
      right: b.right + room('east'),
      bottom: b.bottom + room('south'),
    }
  }

  /**
   * Paints a box of the map. The context is set so that world pixels can be used; `scale` is
   * screen pixels (not device pixels) for a world pixel, and decides how much detail is shown.
   */
  paint(ctx: Ctx, box: Box, scale: number, device: number, night: boolean, words = true): void {
    const c = tones(night)
    const near = grown(box, REACH)
    ctx.lineJoin = 'round'
    ctx.lineCap = 'round'
    ctx.fillStyle = c.table
    ctx.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top)
    const s = this.sheet
    ctx.fillStyle = c.paper
    ctx.fillRect(s.left, s.top, s.right - s.left, s.bottom - s.top)
    if (meet(this.lattice.box, near)) {
      ctx.save()
      ctx.beginPath()
      this.outline.trace(ctx, ALL)
      ctx.clip()
      this.soil(ctx, near, scale, c, device)
      this.seas(ctx, near, scale, c)
      this.growth(ctx, near, scale, device, c, night)
      this.tags(ctx, near, c)
      this.washes(ctx, near, c)
      if (scale < 0.3) {
        // Seen from afar the ground steps back behind the counters.
        ctx.globalAlpha = 0.24
        ctx.fillStyle = c.wash
        ctx.fillRect(near.left, near.top, near.right - near.left, near.bottom - near.top)
        ctx.globalAlpha = 1
      }
      this.grid(ctx, near, scale, c)
      this.flow(ctx, near, scale, c)
      this.streets(ctx, near, scale, c)
      ctx.restore()
      this.frame(ctx, scale, c)
    }
    this.outside(ctx, near, scale, c)
    if (meet(this.lattice.box, near)) {
      if (scale >= (this.lattice.near ? 0.48 : 0.62)) this.numbers(ctx, near, scale, c)
      this.signs(ctx, near, scale, c)
    }
    if (words) this.words(ctx, box, scale, night)
  }

  /** Writes what is written in a box of the map. */
  words(ctx: Ctx, box: Box, scale: number, night: boolean): void {
    const c = tones(night)
    ctx.lineJoin = 'round'
    ctx.lineCap = 'round'
    for (const written of this.names.at(scale)) if (meet(grown(written.box, 8), box)) this.write(ctx, written, c)
  }

  /** Whose areas are, in which colours; what has to be painted anew. */
  own(owners: Owners, palette: 'classic' | 'safe'): Box[] {
    const told = (all: Owners, kind: string, id: string): string => `${kind} ${all.get(id)?.palette} ${all.get(id)?.name}`
    const ids = new Set([...owners.keys(), ...this.owners.keys()])
    const changed = [...ids].filter((id) => told(owners, palette, id) !== told(this.owners, this.palette, id))
    this.owners = owners
    this.palette = palette
    return changed.map((id) => this.lattice.boxes.get(id)).filter((box) => box !== undefined)
  }

  /** The colour of its owner along the outline of every area that bears a flag. */
  private washes(ctx: Ctx, near: Box, c: Tones): void {
    for (const [id, { palette }] of this.owners) {
      const space = this.lattice.spaces.get(id)
      if (!space || !meet(this.lattice.boxes.get(id)!, near)) continue
      const look = lookOf(palette, this.palette)
      ctx.save()
      ctx.beginPath()
      straight(ctx, space.ring)
      ctx.clip()
      ctx.globalAlpha = c.own
      ctx.fillStyle = look.face
      ctx.fill()
      ctx.globalAlpha = 0.5
      stroke(ctx, look.edge, BAND)
      ctx.restore()
    }
  }

  /** Rivers and ways outside the map, and corners that part areas. */
  private outside(ctx: Ctx, near: Box, scale: number, c: Tones): void {
    for (const [kind, heap] of this.beyond) {
      ctx.beginPath()
      if (heap.trace(ctx, near)) stroke(ctx, c.farWater, (WIDTHS[kind] ?? 3) * this.lattice.bold)
    }
    for (const { arrow, line, box } of this.lanes) if (meet(box, near)) paintArrow(ctx, line, arrow, scale, c)
    if (scale < 0.3) return
    for (const { at } of this.corners) {
      if (!inBox(at, near)) continue
      ctx.save()
      ctx.translate(at[0], at[1])
      paintCorner(ctx, c)
      ctx.restore()
    }
  }

  /** The names that lie on some areas, their own and others, as they are written at a scale. */
  titles(areas: ReadonlySet<string>, scale: number): Written[] {
    const boxes = [...areas].flatMap((id) => this.lattice.boxes.get(id) ?? [])
    return boxes.length ? namesOn(this.names.at(scale), boxes) : []
  }

  /** Where counters stand: names keep clear of them. False if nothing has changed. */
  avoid(counters: readonly Box[]): boolean {
    return this.names.avoid(counters)
  }

  private soil(ctx: Ctx, near: Box, scale: number, c: Tones, device: number): void {
    const green = this.lattice.near
    ctx.fillStyle = green ? c.near.grass : c.land
    ctx.fillRect(near.left, near.top, near.right - near.left, near.bottom - near.top)
    const chunks = [...this.ground.around(near)]
    ;(green ? c.near.patches : c.fields).forEach((tone, i) => {
      ctx.fillStyle = tone
      for (const chunk of chunks) ctx.fill(chunk.fields[i]!)
    })
    this.near?.crops(ctx, near, c)
    for (const [heap, tone, part] of this.areas) {
      if (heap.empty) continue
      ctx.beginPath()
      if (!heap.trace(ctx, near)) continue
      ctx.globalAlpha = part < 0 ? c.highPart * (this.lattice.fine ? 1.6 : 1) : part
      ctx.fillStyle = c[tone] as string
      ctx.fill()
      ctx.globalAlpha = 1
      if (tone === 'bocage') this.meadows(ctx, chunks, scale, c, device)
    }
    this.near?.cuts(ctx, near, c)
  }

  private meadows(ctx: Ctx, chunks: Chunk[], scale: number, c: Tones, device: number): void {
    c.meadows.forEach((tone, i) => {
      if (i > 1 && scale < 0.55) return
      ctx.fillStyle = tone
      for (const chunk of chunks) ctx.fill(chunk.meadows[i]!)
    })
    // Lines of up to one device pixel are drawn many times faster than wider ones.
    ctx.strokeStyle = c.hedge
    ctx.lineCap = 'butt'
    ctx.lineWidth = 0.98 / device
    ctx.globalAlpha = scale < 0.3 ? 0.6 : 0.95
    for (const chunk of chunks) ctx.stroke(chunk.hedges)
    ctx.globalAlpha = 1
    if (scale >= 0.7) {
      ctx.globalAlpha = Math.min(1, scale)
      ctx.strokeStyle = c.bush
      for (const chunk of chunks) ctx.stroke(chunk.bushes)
      ctx.globalAlpha = 1
    }
    ctx.lineCap = 'round'
  }

  private seas(ctx: Ctx, near: Box, scale: number, c: Tones): void {
    ctx.lineCap = 'round'
    for (const [tone, wide] of [
      [c.coast, 15],
      [c.sea, 11.6],
    ] as const) {
      ctx.beginPath()
      if (!this.inlet.trace(ctx, near)) break
      ctx.strokeStyle = tone
      ctx.lineWidth = wide
      ctx.stroke()
    }
    ctx.beginPath()
    if (!this.water.trace(ctx, near)) return
    ctx.fillStyle = c.sea
    ctx.fill()
    ctx.save()
    ctx.clip()
    ctx.beginPath()
    if (this.shore.trace(ctx, near)) {
      const line = (wide: number, tone: string, part: number): void => {
        ctx.lineWidth = wide
        ctx.strokeStyle = tone
        ctx.globalAlpha = part
        ctx.stroke()
      }
      line(70, c.shallow, 0.22)
      line(46, c.shallow, 0.3)
      line(24, c.shallow, 0.4)
      for (const wide of scale < 0.3 ? [30] : [13, 30, 52]) {
        line(wide + Math.max(1.6, 0.9 / scale), c.coast, 0.3)
        line(wide, c.shallow, 0.55)
      }
    }
    ctx.restore()
    ctx.beginPath()
    this.shore.trace(ctx, near)
    ctx.strokeStyle = c.coast
    ctx.lineWidth = Math.max(1.8, 0.9 / scale)
    ctx.stroke()
  }

  private growth(ctx: Ctx, near: Box, scale: number, device: number, c: Tones, night: boolean): void {
    ctx.beginPath()
    if (this.hachures.trace(ctx, near)) {
      ctx.strokeStyle = c.hachure
      ctx.lineCap = 'butt'
      ctx.lineWidth = Math.min(1.2, 0.98 / device)
      ctx.globalAlpha = scale < 0.35 ? 0.55 : 0.78
      ctx.stroke()
      ctx.globalAlpha = 1
      ctx.lineCap = 'round'
    }
    const bySign = new Map<Strewn, XY[]>()
    for (const chunk of this.ground.around(near)) {
      for (const { sign, spots } of chunk.strewn) {
        const known = bySign.get(sign)
        bySign.set(sign, known ? known.concat(spots) : spots)
      }
    }
    for (const [sign, spots] of bySign) this.strew(ctx, sign, spots, near, device, c, night)
    if (!this.near) return
    this.strew(ctx, 'fruit', this.near.fruit, near, device, c, night)
    this.near.crests(ctx, near, c)
  }

  private strew(ctx: Ctx, sign: Strewn, spots: readonly XY[], near: Box, device: number, c: Tones, night: boolean): void {
    const sprite = this.sprite(sign, device, c, night)
    const side = sprite.width / device
    const half = side / 2
    for (const [x, y] of spots) {
      if (x < near.left || x > near.right || y < near.top || y > near.bottom) continue
      ctx.drawImage(sprite, x - half, y - half, side, side)
    }
  }

  /** A tree, reed or rock, painted once for each scale. */
  private sprite(sign: Strewn, device: number, c: Tones, night: boolean): HTMLCanvasElement {
    const key = `${sign} ${device.toFixed(3)} ${night}`
    const known = this.sprites.get(key)
    if (known) return known
    const side = Math.max(2, Math.ceil((sign === 'ditch' ? 30 : 16) * device))
    const pen = scratch(side, side)
    pen.translate(side / 2, side / 2)
    pen.scale(device, device)
    pen.lineCap = 'round'
    const round = (x: number, y: number, rx: number, ry: number, tone: string, part = 1): void => {
      pen.globalAlpha = part
      pen.fillStyle = tone
      pen.beginPath()
      pen.ellipse(x, y, rx, ry, 0, 0, 7)
      pen.fill()
      pen.globalAlpha = 1
    }
    const lines = (d: string, tone: string, wide = 1.1): void => {
      pen.strokeStyle = tone
      pen.lineWidth = wide
      pen.stroke(new Path2D(d))
    }
    if (sign === 'shrub') {
      const [body, lit, shade] = c.near.shrub
      round(1.2, 1.6, 4.4, 3, shade, 0.45)
      pen.fillStyle = body
      pen.fill(new Path2D('M-4.2 1.6a2.6 2.6 0 0 1 1.4-4.2a3 3 0 0 1 5.4-.4a2.5 2.5 0 0 1 1.6 4.6z'))
      round(-0.8, -1.2, 1.7, 1.7, lit)
    } else if (sign === 'tree' || sign === 'pine' || sign === 'fruit') {
      const [body, lit, shade] = sign === 'tree' ? c.tree : sign === 'pine' ? c.pine : c.near.fruit
      const r = sign === 'tree' ? 4.6 : sign === 'pine' ? 5 : 5.8
      round(1.4, 1.9, r + 0.4, r - 0.4, shade, 0.5)
      round(0, 0, r, r, body)
      round(-1.3, -1.4, r / 2, r / 2, lit)
    } else if (sign === 'ditch') {
      pen.globalAlpha = 0.75
      lines('M-13 0h19M-4 6h17', c.ditch, 1.5)
    } else if (sign === 'reed') {
      lines('M-6 1.5h12M-2.5 4h8', c.pool)
      lines('M0 0v-6M-2.4 0l-1.8-4.6M2.4 0l1.8-4.6', c.reed)
    } else {
      pen.fillStyle = c.rough
      pen.globalAlpha = 0.55
      pen.fill(new Path2D('M-5 3l2-6 4-2 4 3 1 5z'))
      pen.globalAlpha = 1
      lines('M-3-3l4-2 1 4', c.hachure, 0.7)
    }
    if (this.sprites.size > 60) this.sprites.clear()
    this.sprites.set(key, pen.canvas)
    return pen.canvas
  }

  private tags(ctx: Ctx, near: Box, c: Tones): void {
    const ring = (points: readonly XY[], by: number, at: XY): void => {
      ctx.beginPath()
      straight(ctx, points.map((p) => [p[0] + (at[0] - p[0]) * by, p[1] + (at[1] - p[1]) * by]))
    }
    for (const space of this.lattice.spaces.values()) {
      if (!space.tags.length || !inBox(space.at, near)) continue
      if (space.tags.includes('beach')) {
        ring(space.ring, 0.06, space.at)
        stroke(ctx, c.sand, 6, [1, 5])
      }
      if (space.tags.includes('fortified')) {
        ring(space.ring, 0.125, space.at)
        stroke(ctx, c.ink, 1.4, [2, 4])
      }
      if (space.tags.includes('fortress')) {
        ring(space.ring, 0.125, space.at)
        stroke(ctx, c.ink, 1.8)
        ring(space.ring, 0.17, space.at)
        stroke(ctx, c.ink, 4, [1.4, 6])
      }
    }
    for (const [kind, heap] of this.lines) {
      ctx.beginPath()
      if (!heap.trace(ctx, near)) continue
      if (kind === 'cliff') {
        stroke(ctx, c.hachure, 3.4)
        this.near?.teeth(ctx, near, c)
      }
      else stroke(ctx, c.ink, 2.6, [12, 5, 2, 5])
    }
  }

  private grid(ctx: Ctx, near: Box, scale: number, c: Tones): void {
    if (scale < 0.16 && this.lattice.hexed) return
    ctx.beginPath()
    this.hexSides.trace(ctx, near)
    if (this.lattice.fine) {
      ctx.globalAlpha = 0.85
      stroke(ctx, c.casing, Math.max(9.5, 2.6 / scale))
      ctx.globalAlpha = 1
      stroke(ctx, c.border, Math.max(4.2, 1 / scale))
      return
    }
    ctx.globalAlpha = this.lattice.hexed ? (scale < 0.4 ? 0.22 : 0.42) : 0.8
    stroke(ctx, c.grid, this.lattice.hexed ? Math.max(0.9, 0.6 / scale) : 2)
    ctx.globalAlpha = 1
  }

  private flow(ctx: Ctx, near: Box, scale: number, c: Tones): void {
    ctx.lineJoin = 'bevel'
    for (const bank of [true, false]) {
      for (const [kind, heap] of this.rivers) {
        if (heap.empty) continue
        ctx.beginPath()
        if (!heap.trace(ctx, near)) continue
        const major = kind === 'major-river'
        const canal = kind === 'canal'
        const { bold } = this.lattice
        const wide = Math.max((WIDTHS[kind] ?? 3) * bold, (major ? 2.4 : kind === 'stream' ? 0.8 : 1.3) / scale)
        const edge = major ? c.majorEdge : canal ? c.canalEdge : c.riverEdge
        const tone = bank ? edge : major ? c.major : canal ? c.canal : c.river
        if (bank && scale < 0.3 && !major && !canal) continue
        stroke(ctx, tone, bank ? wide + Math.max(2.2 * bold ** 0.5, 0.9 / scale) : wide)
      }
    }
  }

  private streets(ctx: Ctx, near: Box, scale: number, c: Tones): void {
    // On maps of areas the lines between these are broad and pale, the roads thin and dark.
    const fine: Style[] = [
      ['rail', 5, c.rail, 2.6, c.paper, [9, 8], 0.8],
      ['track', 7, c.casing, 3.2, c.way, [9, 7], 1.2],
      ['secondary', 8, c.casing, 3.8, c.way, [], 1.8],
      ['primary', 13.6, c.roadEdge, 9.6, c.road, [], 2.8],
    ]
    const usual: Style[] = [
      ['rail', 3, c.rail, 1.4, c.paper, [6, 5], 0.8],
      ['track', 0, '', 1.6, c.laneEdge, [5, 3], 0.6],
      ['secondary', 4.8, c.laneEdge, 2.9, c.lane, [], 1.3],
      ['primary', 6.6, c.roadEdge, 4.4, c.road, [], 1.9],
    ]
    const { near: n } = c
    const broad: Style[] = [
      ['rail', 15, n.ballast, 10.5, n.sleeper, [2.6, 4.6], 1.5],
      ['track', 10, n.dirtEdge, 7.6, n.dirt, [], 1.2],
      ['secondary', 15.4, c.laneEdge, 12.6, c.lane, [], 1.3],
      ['primary', 17.4, c.laneEdge, 14.6, c.lane, [], 1.9],
    ]
    const styles = this.lattice.fine ? fine : this.lattice.near ? broad : usual
    for (const top of [false, true]) {
      for (const [kind, edge, edgeTone, wide, tone, dash, least] of styles) {
        const heap = this.roads.get(kind)
        if (!heap || heap.empty || (!top && !edge)) continue
        ctx.beginPath()
        if (!heap.trace(ctx, near)) continue
        const grow = Math.max(1, least / scale / (edge || wide))
        ctx.lineJoin = 'bevel'
        if (top && dash.length) ctx.lineCap = 'butt'
        stroke(ctx, top ? tone : edgeTone, (top ? wide : edge) * grow, top ? dash : [])
        ctx.lineCap = 'round'
      }
    }
    ctx.lineJoin = 'round'
    ctx.beginPath()
    if (this.arrows.trace(ctx, near)) {
      ctx.fillStyle = c.roadEdge
      ctx.fill()
    }
    if (scale >= 0.3) {
      ctx.beginPath()
      if (this.bridges.trace(ctx, near)) {
        stroke(ctx, c.halo, 4)
        stroke(ctx, c.bridge, 1.9)
      }
    }
    this.blocks.forEach((heap, i) => {
      ctx.beginPath()
      if (!heap.trace(ctx, near)) return
      ctx.fillStyle = c.blocks[i]!
      ctx.fill()
    })
    this.near?.works(ctx, near, c)
  }

  private frame(ctx: Ctx, scale: number, c: Tones): void {
    ctx.beginPath()
    this.rim.trace(ctx, ALL)
    ctx.globalAlpha = 0.16
    stroke(ctx, c.frame, Math.max(7, 2 / scale))
    ctx.globalAlpha = 1
    stroke(ctx, c.frame, Math.max(2.4, 1 / scale))
  }

  private numbers(ctx: Ctx, near: Box, scale: number, c: Tones): void {
    const size = Math.min(this.lattice.near ? 15 : 10.5, Math.max(6.2, 8.4 / scale))
    ctx.font = fontAt(NUMBER_FONT, size)
    ctx.textAlign = 'center'
    ctx.textBaseline = 'alphabetic'
    ctx.fillStyle = c.ink
    ctx.strokeStyle = c.halo
    ctx.lineWidth = 2.2
    const up = this.lattice.flat ? 41.57 - 2.2 - size * 0.74 : 48 - 8 - size * 0.74
    for (const space of this.lattice.spaces.values()) {
      if (!inBox(space.at, near) || !this.lattice.isHex(space.id)) continue
      ctx.globalAlpha = 0.6
      ctx.strokeText(space.number, space.at[0], space.at[1] - up)
      ctx.globalAlpha = 0.86
      ctx.fillText(space.number, space.at[0], space.at[1] - up)
    }
    ctx.globalAlpha = 1
  }

  private signs(ctx: Ctx, near: Box, scale: number, c: Tones): void {
    const big = Math.max(1, Math.min(2.2, 0.6 / scale))
    const at = ([x, y]: XY, body: () => void): void => {
      ctx.save()
      ctx.translate(x, y)
      ctx.scale(big, big)
      body()
      ctx.restore()
    }
    for (const place of this.page.board.places ?? []) {
      const d = SIGHTS[place.kind]
      for (const name of d ? place.at : []) {
        at(this.lattice.at(name), () => {
          ctx.strokeStyle = c.ink
          ctx.lineWidth = 2
          ctx.stroke(new Path2D(d))
        })
      }
    }
    for (const space of this.lattice.spaces.values()) {
      // of an area with a label, its name and its badges say so
      if (!space.tags.length || space.label || !inBox(space.at, near)) continue
      const [x, y] = space.at
      if (space.tags.includes('objective')) {
        at([x - 33, y], () => {
          const star = new Path2D(STAR)
          ctx.fillStyle = '#e0ac23'
          ctx.fill(star)
          ctx.strokeStyle = c.ink
          ctx.lineWidth = 0.9
          ctx.stroke(star)
        })
      }
      if (space.tags.includes('source')) {
        at([x + 33, y], () => {
          ctx.beginPath()
          ctx.arc(0, 0, 6, 0, 7)
          ctx.fillStyle = c.paper
          ctx.fill()
          stroke(ctx, c.ink, 1.2)
          ctx.fillStyle = c.ink
          ctx.fill(new Path2D('M-2.6 2.8v-3.4l2.6-2.4 2.6 2.4v3.4z'))
        })
      }
    }
  }

  private write(ctx: Ctx, w: Written, c: Tones): void {
    ctx.font = fontAt(w.font, w.size)
    ctx.fillStyle = c[w.tone]
    ctx.strokeStyle = c.halo
    ctx.lineWidth = w.halo
    if (w.line) {
      this.alongLine(ctx, w)
      return
    }
    ctx.save()
    ctx.translate(w.at[0], w.at[1])
    if (w.turn) ctx.rotate((w.turn * Math.PI) / 180)
    ctx.textAlign = 'center'
    ctx.globalAlpha = w.part
    if (w.bars) {
      ctx.beginPath()
      for (const bar of w.bars) straight(ctx, bar, false)
      stroke(ctx, c.faint, 1.4)
    }
    ctx.textBaseline = w.bars || w.gap ? 'middle' : 'alphabetic'
    const spaced = ctx as Ctx & { letterSpacing?: string }
    if (w.gap) spaced.letterSpacing = `${w.gap}px`
    if (w.halo) {
      ctx.globalAlpha = 0.88
      ctx.strokeText(w.text, 0, 0)
      ctx.globalAlpha = w.part
    }
    ctx.fillText(w.text, w.gap / 2, 0)
    if (w.gap) spaced.letterSpacing = '0px'
    if (w.badges?.length) {
      ctx.save()
      ctx.translate(0, 21 * w.grown!)
      ctx.scale(w.grown!, w.grown!)
      paintBadges(ctx, w.badges, this.measure)
      ctx.restore()
    }
    const owner = w.flag && w.area && this.owners.get(w.area)
    if (owner) {
      ctx.translate(w.box.left - w.at[0] - 24 * w.grown!, 8 * w.grown!)
      ctx.scale(w.grown!, w.grown!)
      paintFlag(ctx, owner.palette, owner.name, c, this.palette, this.measure)
    }
    ctx.restore()
  }

  private alongLine(ctx: Ctx, w: Written): void {
    const letters = [...w.text]
    ctx.textAlign = 'center'
    ctx.textBaseline = 'alphabetic'
    const spots = along(
      w.line!,
      letters.map((x) => ctx.measureText(x).width),
      w.gap,
    )
    for (const rim of [true, false]) {
      letters.forEach((letter, i) => {
        const { at, angle } = spots[i]!
        ctx.save()
        ctx.translate(at[0], at[1])
        ctx.rotate(angle)
        ctx.globalAlpha = rim ? 0.8 : 1
        if (rim) ctx.strokeText(letter, 0, 0)
        else ctx.fillText(letter, 0, 0)
        ctx.restore()
      })
    }
  }
}

type Style = [kind: string, edge: number, edgeTone: string, wide: number, tone: string, dash: number[], least: number]

const around = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

const inBox = ([x, y]: XY, b: Box): boolean => x >= b.left - 48 && x <= b.right + 48 && y >= b.top - 48 && y <= b.bottom + 48
