// What maps of areas bear besides: badges and flags. On a canvas.
import { badgeTone, fontAt, lookOf, OWNERS, PICTURES, SANS, SIGNS, tone, WORKS, type Kind, type Look, type Own } from './art'
import type { Badge } from './geometry'
import { paintStrokes } from './painter'
import type { Piece, Stroke } from '../lib/types'

type Ctx = CanvasRenderingContext2D

export const isWork = (piece: Piece): boolean => WORKS.has(piece.symbol)
export const isSign = (piece: Piece): boolean => SIGNS.has(piece.symbol)

/** Strokes, the colours that they have from their owner, and whether they turn with the way of a bridge. */
interface Picture {
  strokes: readonly Stroke[]
  own: Own
  turned?: boolean
}

/** What is drawn for a spot and how it stands, or for a work. */
export function picturesOf(kind: string, piece: Piece | undefined, palette: Kind, disc = false): Picture[] {
  const look = piece && lookOf(piece.palette, palette)
  const marks = piece?.marks ?? []
  const symbol = kind || (piece?.symbol ?? '')
  const out: Picture[] = []
  const add = (name: string, own: Own = {}, turned = false): void => void out.push({ strokes: PICTURES[name]!, own, turned })
  if (symbol === 'corner') add('corner')
  else if (WORKS.has(symbol)) add(disc && symbol === 'smoke' ? 'smoke-value' : symbol, { ...(piece?.side ? look : OWNERS.nobody) })
  else if (symbol === 'ferry') {
    add(marks.includes('gone') || marks.includes('used') ? 'ferry-spent' : 'ferry')
    if (marks.includes('gone')) add('cross')
  } else if (symbol === 'bridge' || symbol === 'rail-bridge') {
    const blown = marks.includes('blown')
    const own: Own = { ...(blown ? OWNERS.blown : (look ?? OWNERS.bare)) }
    add(Number(own.corner ?? SHARP + 1) > SHARP ? 'plate' : 'square-plate', own)
    add(symbol, own, true)
    if (blown) add('cross')
  } else if (look && symbol === 'flag') {
    const letters = { text: '@', at: [0.5, -5] as [number, number], size: Math.min(12, 44 / Math.max(1, (piece.name ?? '').length * 1.4)), fill: 'letters' }
    out.push({ strokes: [...PICTURES.flag!, letters], own: { face: look.face, edge: look.edge, letters: look.ink } })
  } else if (look) add(look.corner > SHARP ? 'held' : 'square-held', { ...look })
  if (piece?.name && symbol !== 'flag' && !isWork(piece)) add('note')
  return out
}
const SHARP = 3

/** How much larger signs of spots are where a pixel of the screen is so many of the world. */
export const signGrowth = (px: number): number => Math.max(1, Math.min(2.4, px * 0.31))

/** Whose spaces are: the flag of each. */
export type Owners = ReadonlyMap<string, { palette: string; name: string }>

const BADGE = 25 // height of a badge
const GAP = 4
const LETTERS = `700 SIZE ${SANS}`
const STAR = 'M0-13l3.6 8.3 9 .8-6.8 5.9 2.1 8.8L0 6l-7.9 4.8 2.1-8.8-6.8-5.9 9-.8z'
const CRATE = 'M-7 6.5v-8l7-5.5 7 5.5v8zM-7-1.5h14M0-7v13.5'

type Measure = (text: string, font: string, size: number) => number

function badgeWidth(badge: Badge, measure: Measure): number {
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
export function paintFlag(ctx: Ctx, look: Look, name: string, night: boolean, measure: Measure): void {
  ctx.lineCap = ctx.lineJoin = 'round'
  paintStrokes(ctx, PICTURES.flag!, (word) => (word === 'ink' ? tone('ink', night) : String(look[word as 'face' | 'edge'])))
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
