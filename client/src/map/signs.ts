// What maps of areas bear besides: badges, flags, arrows outside the map, corners. On a canvas.
import { badgeTone, lookOf, type Tones } from './colours'
import { apart, mix, smooth, straight, type Badge, type XY } from './geometry'
import { arrow } from './ways'
import { fontAt, SANS } from './symbols'
import type { Board, Piece } from '../lib/types'

type Ctx = CanvasRenderingContext2D
export type Arrow = NonNullable<Board['arrows']>[number]

/** Symbols of pieces that are no counters: whose a space is, how a bridge, a ferry or a border stands. */
const SIGNS: ReadonlySet<string> = new Set(['flag', 'bridge', 'ferry', 'held'])
/** And what lies in a hex under its counters. */
const WORKS: ReadonlySet<string> = new Set(['foxholes', 'trench', 'pillbox', 'bunker', 'wire', 'mines', 'smoke', 'blaze', 'goal'])
export const isWork = (piece: Piece): boolean => WORKS.has(piece.symbol)
export const isSign = (piece: Piece): boolean => SIGNS.has(piece.symbol) || isWork(piece)

/** How much larger signs of spots are where a pixel of the screen is so many of the world. */
export const signGrowth = (px: number): number => Math.max(1, Math.min(2.4, px * 0.31))

/** Whose spaces are: the flag of each. */
export type Owners = ReadonlyMap<string, { palette: string; name: string }>

export const BADGE = 25 // height of a badge
const GAP = 4
const LETTERS = `700 SIZE ${SANS}`
const STAR = 'M0-13l3.6 8.3 9 .8-6.8 5.9 2.1 8.8L0 6l-7.9 4.8 2.1-8.8-6.8-5.9 9-.8z'
const CRATE = 'M-7 6.5v-8l7-5.5 7 5.5v8zM-7-1.5h14M0-7v13.5'
const FLAG = 'M-15-14q8-4 16 0t15 0v18q-8 4-15.5 0t-15.5 0z'

type Measure = (text: string, font: string, size: number) => number

export function badgeWidth(badge: Badge, measure: Measure): number {
  if (badge.shape === 'pill') return Math.max(BADGE, measure(badge.text ?? '', LETTERS, 15) + 12)
  return badge.shape === 'star' ? BADGE + 2 : BADGE
}

export const rowWidth = (badges: readonly Badge[], measure: Measure): number =>
  badges.reduce((sum, badge) => sum + badgeWidth(badge, measure) + GAP, -GAP)

/** Badges side by side around the point 0, 0. */
export function paintBadges(ctx: Ctx, badges: readonly Badge[], measure: Measure): void {
  let x = -rowWidth(badges, measure) / 2
  for (const badge of badges) {
    const wide = badgeWidth(badge, measure)
    ctx.save()
    ctx.translate(x + wide / 2, 0)
    paintBadge(ctx, badge, wide, measure)
    ctx.restore()
    x += wide + GAP
  }
}

function paintBadge(ctx: Ctx, { shape, tone, text = '' }: Badge, wide: number, measure: Measure): void {
  const [face, edge, ink] = badgeTone(tone ?? 'plain')
  const half = BADGE / 2
  ctx.beginPath()
  if (shape === 'star') {
    const star = new Path2D(STAR)
    fill(ctx, face, edge, 1.5, star)
  } else if (shape === 'crate' || shape === 'pill' || shape === 'square') {
    ctx.roundRect(-wide / 2, -half, wide, BADGE, shape === 'pill' ? 7 : shape === 'crate' ? 4 : 1.5)
    fill(ctx, face, edge, 1.5)
  } else {
    ctx.arc(0, 0, half, 0, 7)
    fill(ctx, face, edge, 1.5)
  }
  if (shape === 'crate') {
    ctx.strokeStyle = ink
    ctx.lineWidth = 1.8
    ctx.stroke(new Path2D(CRATE))
  }
  letters(ctx, text, ink, Math.min(15.5, (15.5 * (wide - 5)) / (measure(text, LETTERS, 15.5) || 1)))
}

/** A flag in the colours of a palette, with a short name on it, around the point 0, 0. */
export function paintFlag(ctx: Ctx, palette: string, name: string, c: Tones, kind: 'classic' | 'safe', measure: Measure): void {
  const look = lookOf(palette, kind)
  ctx.beginPath()
  ctx.moveTo(-15, 16)
  ctx.lineTo(-15, -15)
  ctx.strokeStyle = c.ink
  ctx.lineWidth = 2.4
  ctx.stroke()
  fill(ctx, look.face, look.edge, 1.5, new Path2D(FLAG))
  ctx.translate(0.5, -5)
  letters(ctx, name, look.ink, Math.min(12, 27 / (measure(name, LETTERS, 1) || 1)))
  ctx.translate(-0.5, 5)
}

function fill(ctx: Ctx, face: string, edge: string, wide: number, path?: Path2D): void {
  ctx.fillStyle = face
  ctx.strokeStyle = edge
  ctx.lineWidth = wide
  if (path) {
    ctx.fill(path)
    ctx.stroke(path)
  } else {
    ctx.fill()
    ctx.stroke()
  }
}

function letters(ctx: Ctx, text: string, ink: string, size: number): void {
  if (!text) return
  ctx.font = fontAt(LETTERS, size)
  ctx.textAlign = 'center'
  ctx.textBaseline = 'alphabetic'
  ctx.fillStyle = ink
  ctx.fillText(text, 0, size * 0.36)
}

/** A way outside the map: a broad pale arrow, the main road's in its colour. */
export function paintArrow(ctx: Ctx, line: readonly XY[], { kind = 'secondary', both = false }: Arrow, scale: number, c: Tones): void {
  const main = kind === 'primary'
  const grow = Math.max(1, Math.min(2, 0.3 / scale))
  const wide = (main ? 9 : 7) * grow
  const reach = (main ? 34 : 28) * grow
  const last = line.length - 1
  if (last < 1) return
  const back = (tip: XY, before: XY): XY => mix(tip, before, Math.min(0.95, (reach - 5) / (apart(tip, before) || 1)))
  const heads = [arrow(line[last - 1]!, line[last]!, reach, reach / 2)]
  const shaft = [...line]
  shaft[last] = back(line[last]!, line[last - 1]!)
  if (both) {
    heads.push(arrow(line[1]!, line[0]!, reach, reach / 2))
    shaft[0] = back(line[0]!, line[1]!)
  }
  ctx.lineCap = 'butt'
  ctx.beginPath()
  smooth(ctx, shaft)
  ctx.strokeStyle = main ? c.roadEdge : c.laneEdge
  ctx.lineWidth = wide + 3 * grow
  ctx.stroke()
  ctx.beginPath()
  for (const head of heads) straight(ctx, head)
  fill(ctx, main ? c.road : c.lane, main ? c.roadEdge : c.laneEdge, 1.5 * grow)
  ctx.beginPath()
  smooth(ctx, shaft)
  ctx.strokeStyle = main ? c.road : c.lane
  ctx.lineWidth = wide
  ctx.stroke()
  ctx.lineCap = 'round'
}

/** A corner where areas meet that are not adjacent. */
export function paintCorner(ctx: Ctx, c: Tones): void {
  ctx.beginPath()
  ctx.arc(0, 0, 8, 0, 7)
  fill(ctx, c.paper, c.grid, 1.5)
  ctx.beginPath()
  ctx.moveTo(-4, -4)
  ctx.lineTo(4, 4)
  ctx.moveTo(4, -4)
  ctx.lineTo(-4, 4)
  ctx.strokeStyle = c.alarm
  ctx.lineWidth = 2
  ctx.stroke()
}
