// The printed map on a canvas: its sheet, and what the page writes on it. Any box of it at any scale.
import { fontAt, lookOf, tone, type Kind } from './art'
import { grown, inBox, Lattice, meet, straight, type Box } from './geometry'
import { along, Names, namesOn, NUMBER_FONT, type Written } from './names'
import { Painter, Palette, scratch } from './painter'
import { paintBadges, paintFlag, type Owners } from './signs'
import type { BoardPage } from '../lib/types'

type Ctx = CanvasRenderingContext2D

const BAND = 26 // how wide the colour of an owner lies along an area's outline

const made = new WeakMap<BoardPage, Chart>()
/** The chart of a board, which may be made while one waits for what stands on it. */
export function chartOf(page: BoardPage): Chart {
  const found = made.get(page) ?? new Chart(page)
  made.set(page, found)
  return found
}

export class Chart {
  readonly lattice: Lattice
  /** The sheet of paper, with room for the words outside the map. */
  readonly sheet: Box
  readonly palette: Palette
  private readonly painter: Painter
  private readonly names: Names
  private readonly pen = scratch(4, 4)
  private owners: Owners = new Map()
  private kind: Kind = 'classic'
  private readonly measure = (text: string, font: string, size: number): number => {
    this.pen.font = fontAt(font, 20)
    return (this.pen.measureText(text).width * size) / 20
  }

  constructor(readonly page: BoardPage) {
    const { board, sheet } = page
    const [left, top, right, bottom] = sheet.box
    this.sheet = { left, top, right, bottom }
    this.lattice = new Lattice(board)
    this.palette = new Palette(sheet)
    this.painter = new Painter(sheet, this.palette, this.lattice)
    this.names = new Names(this.lattice, page, this.painter.crowd(), this.measure)
  }

  /**
   * Paints a box of the map. The context is set so that world pixels can be used; `scale` is
   * screen pixels (not device pixels) for a world pixel, and decides how much detail is shown.
   */
  paint(ctx: Ctx, box: Box, scale: number, device: number, night: boolean, words = true): void {
    const near = grown(box, BAND)
    this.painter.paint(ctx, box, scale, device, night, (part) => part === 'grid' && this.washes(ctx, near, night))
    if (scale >= (this.lattice.near ? 0.48 : 0.62)) this.numbers(ctx, near, scale, night)
    // Around the sheet is the table.
    const { left, top, right, bottom } = this.sheet
    ctx.beginPath()
    ctx.rect(box.left, box.top, box.right - box.left, box.bottom - box.top)
    ctx.rect(left, top, right - left, bottom - top)
    ctx.fillStyle = tone('table', night)
    ctx.fill('evenodd')
    if (words) this.words(ctx, box, scale, night)
  }

  /** Writes what is written in a box of the map. */
  words(ctx: Ctx, box: Box, scale: number, night: boolean): void {
    ctx.lineJoin = 'round'
    ctx.lineCap = 'round'
    for (const written of this.names.at(scale)) if (meet(grown(written.box, 8), box)) this.write(ctx, written, night)
  }

  /** Whose areas are, in which colours; what has to be painted anew. */
  own(owners: Owners, kind: Kind): Box[] {
    const told = (all: Owners, shown: Kind, id: string): string => `${shown} ${all.get(id)?.palette} ${all.get(id)?.name}`
    const ids = new Set([...owners.keys(), ...this.owners.keys()])
    const changed = [...ids].filter((id) => told(owners, kind, id) !== told(this.owners, this.kind, id))
    this.owners = owners
    this.kind = kind
    return changed.map((id) => this.lattice.boxes.get(id)).filter((box) => box !== undefined)
  }

  /** The colour of its owner along the outline of every area that bears a flag. */
  private washes(ctx: Ctx, near: Box, night: boolean): void {
    for (const [id, { palette }] of this.owners) {
      const space = this.lattice.spaces.get(id)
      if (!space || !meet(this.lattice.boxes.get(id)!, near)) continue
      const look = lookOf(palette, this.kind)
      ctx.save()
      ctx.beginPath()
      straight(ctx, space.ring)
      ctx.clip()
      ctx.globalAlpha = night ? 0.3 : 0.4
      ctx.fillStyle = look.face
      ctx.fill()
      ctx.globalAlpha = 0.5
      ctx.strokeStyle = look.edge
      ctx.lineWidth = BAND
      ctx.stroke()
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

  private numbers(ctx: Ctx, near: Box, scale: number, night: boolean): void {
    const size = Math.min(this.lattice.near ? 15 : 10.5, Math.max(6.2, 8.4 / scale))
    ctx.font = fontAt(NUMBER_FONT, size)
    ctx.textAlign = 'center'
    ctx.textBaseline = 'alphabetic'
    ctx.fillStyle = tone('ink', night)
    ctx.strokeStyle = tone('halo', night)
    ctx.lineJoin = 'round'
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

  private write(ctx: Ctx, w: Written, night: boolean): void {
    ctx.font = fontAt(w.font, w.size)
    ctx.fillStyle = tone(w.tone, night)
    ctx.strokeStyle = tone('halo', night)
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
      const { strokeStyle, lineWidth } = ctx
      ctx.strokeStyle = tone('faint', night)
      ctx.lineWidth = 1.4
      ctx.stroke()
      Object.assign(ctx, { strokeStyle, lineWidth })
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
      paintFlag(ctx, lookOf(owner.palette, this.kind), owner.name, night, this.measure)
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
