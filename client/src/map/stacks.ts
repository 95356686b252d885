// How counters lie in a space.
import { boxOf, type Space, type XY } from './geometry'
import type { Piece } from '../lib/types'

export const HALF = 27 // half of a counter
const SPREAD: Record<number, number> = { 2: 8, 3: 6.5, 4: 5 }
const TIGHT = 4
const SHOWN = 5 // counters of a stack that are drawn; the number tells how many there are

export interface Spot {
  piece: Piece
  x: number
  y: number
  size: number
  plain: boolean
}

/** A stack in a hex is a pile, the first piece on top; in an area the counters stand in rows. */
export function layStack(pieces: readonly Piece[], space: Space, pile: boolean): { spots: Spot[]; badge: XY | null } {
  if (!pile) return { spots: inRows(pieces, space), badge: null }
  const count = Math.min(SHOWN, pieces.length)
  const step = SPREAD[count] ?? TIGHT
  const inner = (step * (count - 1)) / 4 // the pile stays near the middle; below it is a name
  const spots: Spot[] = []
  for (let i = count - 1; i >= 0; i--) {
    spots.push({ piece: pieces[i]!, x: step * i - inner, y: -step * i, size: 1, plain: i > 0 })
  }
  const far = step * (count - 1)
  return { spots, badge: pieces.length > 1 ? [HALF + far - inner - 3, -HALF - far + 3] : null }
}

function inRows(pieces: readonly Piece[], space: Space): Spot[] {
  const box = boxOf(space.ring)
  const columns = Math.max(1, Math.ceil(Math.sqrt(pieces.length * 1.4)))
  const rows = Math.ceil(pieces.length / columns)
  const step = 60
  const room = Math.min((box.right - box.left) / (columns * step), (box.bottom - box.top) / (rows * step + 30))
  const size = Math.round(Math.max(0.45, Math.min(1, room)) * 100) / 100
  return pieces.map((piece, i) => {
    const row = Math.floor(i / columns)
    const inRow = Math.min(columns, pieces.length - row * columns)
    return {
      piece,
      x: ((i % columns) - (inRow - 1) / 2) * step * size,
      y: (row - (rows - 1) / 2) * step * size,
      size,
      plain: false,
    }
  })
}

/** Each side has a pattern, by its place among the sides. */
export function sidePatterns(pieces: Record<string, Piece>, sides: readonly string[]): Map<string, number> {
  const all = new Set([...sides, ...[...new Set(Object.values(pieces).map((piece) => piece.side))].sort()])
  return new Map([...all].map((side, i) => [side, i]))
}
