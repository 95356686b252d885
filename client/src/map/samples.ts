// Samples for the key to the map, painted like the map itself.
import { fontAt, tone } from './art'
import { Lattice, straight, type Badge } from './geometry'
import { Painter, type Palette } from './painter'
import { paintBadges } from './signs'
import type { BoardPage, Piece, Sample } from '../lib/types'

const ratio = (): number => Math.min(2, window.devicePixelRatio || 1)

/** Each badge of the board once. */
export function badgesOf(page: BoardPage): Badge[] {
  const out = new Map<string, Badge>()
  for (const area of page.board.areas ?? []) for (const badge of area.badges ?? []) if (!out.has(badge.word)) out.set(badge.word, badge)
  return [...out.values()]
}

/** Paints a badge into a canvas of so many screen pixels. */
export function paintBadge(canvas: HTMLCanvasElement, badge: Badge, wide: number, high: number): void {
  const dense = ratio()
  canvas.width = wide * dense
  canvas.height = high * dense
  const ctx = canvas.getContext('2d')
  if (!ctx) return
  ctx.setTransform(dense, 0, 0, dense, (wide * dense) / 2, (high * dense) / 2)
  paintBadges(ctx, [badge], (text, font, size) => {
    ctx.font = fontAt(font, size)
    return ctx.measureText(text).width
  })
}

/** Paints a sample into a canvas of so many screen pixels: a hex, or what is between two of them. */
export function paintSample(canvas: HTMLCanvasElement, sample: Sample, palette: Palette, wide: number, high: number, night: boolean): void {
  const dense = ratio()
  canvas.width = wide * dense
  canvas.height = high * dense
  const ctx = canvas.getContext('2d')
  if (!ctx) return
  const lattice = new Lattice(sample.board)
  const whole = sample.group === 'terrain'
  const box = whole ? lattice.boxes.get('a')! : lattice.box
  const scale = whole ? (high - 2) / (box.bottom - box.top) : 0.55
  const device = scale * dense
  const x = (box.left + box.right) / 2
  const y = (box.top + box.bottom) / 2
  const seen = { left: x - wide / scale / 2, right: x + wide / scale / 2, top: y - high / scale / 2, bottom: y + high / scale / 2 }
  ctx.setTransform(device, 0, 0, device, (wide * dense) / 2 - x * device, (high * dense) / 2 - y * device)
  if (whole) {
    ctx.beginPath()
    straight(ctx, lattice.spaces.get('a')!.ring)
    ctx.clip()
  }
  new Painter({ ...sample, parts: sample.parts.filter(({ name }) => !whole || name !== 'frame') }, palette, lattice).paint(ctx, seen, Math.max(0.62, scale), device, night)
  if (!whole) return
  ctx.beginPath()
  straight(ctx, lattice.spaces.get('a')!.ring)
  ctx.strokeStyle = tone('frame', night)
  ctx.lineWidth = 2.8 / scale
  ctx.stroke()
}

/** One counter for each word of a kind that is on the board, to show what it looks like. */
export function examples(pieces: Record<string, Piece>, by: (piece: Piece) => readonly string[]): Map<string, Piece> {
  const out = new Map<string, Piece>()
  for (const piece of Object.values(pieces)) for (const word of by(piece)) if (!out.has(word)) out.set(word, piece)
  return out
}
