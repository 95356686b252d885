// Lines and outlines that are traced onto a canvas as far as they meet a box.
import { boxOf, closed, meet, smooth, straight, type Box, type Pen, type XY } from './geometry'

interface Piece {
  points: readonly XY[]
  before?: XY
  after?: XY
  box: Box
  how: 'smooth' | 'closed' | 'straight' | 'ring'
}

const CUT = 9 // points of a long line that are traced together

/** A heap of lines; long ones are cut, so that a tile traces only what is near it. */
export class Strokes {
  private readonly pieces: Piece[] = []

  get empty(): boolean {
    return this.pieces.length === 0
  }

  private add(how: Piece['how'], points: readonly XY[], before?: XY, after?: XY): void {
    if (points.length > 1) this.pieces.push({ points, before, after, how, box: boxOf(points) })
  }

  /** A smooth line. */
  line(points: readonly XY[], before?: XY, after?: XY): void {
    const last = points.length - 1
    for (let i = 0; i < last; i += CUT) {
      const end = Math.min(last, i + CUT)
      this.add('smooth', points.slice(i, end + 1), i ? points[i - 1] : before, end < last ? points[end + 1] : after)
    }
  }

  /** A smooth closed line. */
  loop(points: readonly XY[]): void {
    this.add('closed', points)
  }

  /** A line with corners, closed or not. */
  bar(points: readonly XY[], shut = false): void {
    this.add(shut ? 'ring' : 'straight', points)
  }

  /** Adds what is near a box to the path of a pen; false if nothing is. */
  trace(pen: Pen, box: Box): boolean {
    let some = false
    for (const piece of this.pieces) {
      if (!meet(piece.box, box)) continue
      some = true
      if (piece.how === 'smooth') smooth(pen, piece.points, piece.before, piece.after)
      else if (piece.how === 'closed') closed(pen, piece.points)
      else straight(pen, piece.points, piece.how === 'ring')
    }
    return some
  }
}

/** Draws the path that is traced. */
export function stroke(ctx: CanvasRenderingContext2D, tone: string, wide: number, dash: number[] = []): void {
  ctx.strokeStyle = tone
  ctx.lineWidth = wide
  if (dash.length) ctx.setLineDash(dash)
  ctx.stroke()
  if (dash.length) ctx.setLineDash([])
}
