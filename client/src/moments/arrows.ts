// Lines on the map that a moment draws, in world pixels.
import { once } from '../lib/once'
import { apart, arrow, mean, mix, type Lattice, type XY } from '../map/geometry'
import type { MomentLine } from '../lib/types'
import type { Position } from './deeds'

export interface Arrow {
  from: XY
  to: XY
}

type Known = Pick<Position, 'pieces'>

const where = (lattice: Lattice, { pieces }: Known, id: string): XY | undefined => lattice.where(pieces[id]?.at ?? id)

/** The spaces that a moment is about, which had better be seen. */
export function spacesOf(moment: MomentLine, { pieces }: Position): string[] {
  const ids = [...(moment.on ?? []), ...(moment.by ?? [])].map((id) => pieces[id]?.at ?? id)
  return once(ids).filter(Boolean)
}

/** The spaces on the map that a moment befalls, each once, however many units stand there. */
export function targetsOf(lattice: Lattice, moment: MomentLine, { pieces }: Position): string[] {
  return once((moment.on ?? []).map((id) => pieces[id]?.at ?? id)).filter((id) => lattice.where(id))
}

/** One from each space of the attackers to the nearest space that they attack. */
export function arrowsOf(lattice: Lattice, moment: Pick<MomentLine, 'by' | 'on'>, before: Known): Arrow[] {
  const targets = (moment.on ?? []).flatMap((id) => [where(lattice, before, id)]).filter((at) => at !== undefined)
  const by = new Set<string>()
  for (const id of moment.by ?? []) {
    const piece = before.pieces[id]
    if (piece && !piece.on) by.add(piece.at)
  }
  return [...by].flatMap((space) => {
    const from = lattice.where(space)
    const to = from && [...targets].sort((a, b) => apart(from, a) - apart(from, b))[0]
    return from && to && apart(from, to) > 1 ? [{ from, to }] : []
  })
}

/** The outline of an arrow from one point to another, `wide` at its shaft; its tip is at `to`. */
export function outline(from: XY, to: XY, wide: number): string {
  const far = apart(from, to)
  const head = Math.min(far * 0.6, wide * 3.4)
  const [tip, left, right] = arrow(from, to, head, wide * 1.9) as [XY, XY, XY]
  const neck = mix(to, from, (head * 0.86) / (far || 1))
  const [, l, r] = arrow(from, neck, 0.01, wide * 0.7) as [XY, XY, XY]
  const [, sl, sr] = arrow(neck, from, 0.01, wide * 0.45) as [XY, XY, XY]
  return `M${[sr, l, left, tip, right, r, sl].map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

/** Where the line to the card is tied. */
export const middleOf = (points: readonly XY[]): XY | undefined => (points.length ? mean(points) : undefined)
