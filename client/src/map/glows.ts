// What is lit, as outlines around spaces and counters.
import { arrow, drawnIn, mix, smooth, straight, Writer, type Lattice, type XY } from './geometry'
import { roomOf, type Pile } from './piles'
import { isSign, signGrowth } from './signs'
import { HALF } from './stacks'
import type { Glow, Lights, Piece } from '../lib/types'

type Pieces = Record<string, Piece>
type Stacks = Record<string, string[]>
type Lit = Glow | 'target'

export const isChoice = (glow: Glow | undefined): boolean => glow === 'choice' || glow === 'chosen' || glow === 'guide'
// Outlines of single spaces are seen above the counters, which reach over the sides.
export const ABOVE: ReadonlySet<string> = new Set(['target', 'chosen', 'guide', 'focus', 'told'])
const BAND = 26

/** The outline of a space, drawn in by some pixels of the world. */
export function ringOf(lattice: Lattice, id: string, by: number, px: number): string {
  const ring = lattice.spaces.get(id)?.ring
  const spot = lattice.spots.get(id)
  if (!ring && spot) {
    const r = 24 * signGrowth(px) - by
    return `M${spot.at[0] - r} ${spot.at[1]}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  }
  return ring ? drawn(drawnIn(ring, by)) : ''
}

function drawn(points: readonly XY[], closed = true): string {
  const pen = new Writer()
  straight(pen, points, closed)
  return pen.d
}

/** Short strokes from the corners inwards, where no counter lies. */
function ticks(lattice: Lattice, id: string, px: number): string {
  const at = lattice.at(id)
  const tick = (corner: XY): string => {
    const part = Math.min(0.25, Math.max(8, 4 * px) / Math.hypot(corner[0] - at[0], corner[1] - at[1]))
    return drawn([mix(corner, at, -part), mix(corner, at, part * 0.3)], false)
  }
  return (lattice.spaces.get(id)?.ring ?? []).map(tick).join('')
}

export const isFoe = (piece: Piece | undefined, seat: string): boolean => seat !== '' && piece !== undefined && piece.side !== seat && !isSign(piece)

/** Spaces in which foes of a side may be chosen. */
export function targetsOf(lattice: Lattice, { spaces, pieces: lit }: Lights, stacks: Stacks, pieces: Pieces, seat: string): Set<string> {
  const out = new Set<string>()
  if (lattice.fine) return out // both sides may stand in an area
  for (const [id, glow] of spaces) if (glow === 'choice' && isFoe(pieces[stacks[id]?.[0] ?? ''], seat)) out.add(id)
  for (const [id, glow] of lit) {
    const piece = pieces[id]
    if (piece && glow === 'choice' && isFoe(piece, seat) && lattice.isHex(piece.at)) out.add(piece.at)
  }
  return out
}

/** Spaces that may be chosen are outlined together, so that many of them stay calm; others singly. */
export function glowsOf(lattice: Lattice, lights: Lights, targets: ReadonlySet<string>, px: number): { glow: Lit; d: string; cells: string; band: string }[] {
  const by = new Map<Lit, string[]>()
  for (const [id, glow] of lights.spaces) {
    if (!lattice.spaces.has(id) || targets.has(id)) continue
    ;(by.get(glow) ?? by.set(glow, []).get(glow)!).push(id)
  }
  if (targets.size) by.set('target', [...targets])
  return [...by].map(([glow, ids]) => {
    const rings = (by: number): string => ids.map((id) => ringOf(lattice, id, by, px)).join('')
    const around = (by: number): string => {
      const pen = new Writer()
      lattice.exact(pen, ids, by)
      return pen.d
    }
    if (glow === 'choice') return { glow, d: around(1 + px), cells: rings(0), band: lattice.fine ? around(2 * px + BAND / 2) : '' } // large areas glow along their outline, so that names stay readable
    const marks = glow === 'target' ? ids.map((id) => ticks(lattice, id, px)).join('') : ''
    return { glow, d: rings((ABOVE.has(glow) ? -1.6 : 1.5) * px) + marks, cells: '', band: '' }
  })
}

const RANK: Record<Glow, number> = { last: 0, choice: 1, guide: 2, focus: 3, told: 3, chosen: 4 }
const strongest = (glows: readonly (Glow | undefined)[]): Glow | undefined => glows.reduce((a, b) => (b && (!a || RANK[b] > RANK[a]) ? b : a), undefined)
const box = (x: number, y: number, half: number, r: number): string =>
  `M${(x - half + r).toFixed(1)} ${(y - half).toFixed(1)}h${2 * (half - r)}a${r} ${r} 0 0 1 ${r} ${r}v${2 * (half - r)}a${r} ${r} 0 0 1-${r} ${r}h-${2 * (half - r)}a${r} ${r} 0 0 1-${r}-${r}v-${2 * (half - r)}a${r} ${r} 0 0 1 ${r}-${r}z`
/** Around the strip of something carried. */
const strip = (x: number, y: number, size: number): string => `M${(x - HALF * size).toFixed(1)} ${(y - 8 * size).toFixed(1)}h${54 * size}v${18 * size}h${-54 * size}z`

/** Around some counters of a pile. */
export const boxes = ({ x, y, big, spots: all }: Pile, corner: (piece: Piece, size: number) => number, spots = all): string =>
  spots.map((s) => (s.strip ? strip(x + s.x, y + s.y, s.size) : box(x + s.x * big, y + s.y * big, HALF * s.size * big, corner(s.piece, s.size * big)))).join('')

/** Only their corners. */
function corners(pile: Pile, spots: Pile['spots'], px: number): string {
  const { left, right, top, bottom } = roomOf(pile, 2.2 * px, spots)
  const k = Math.min(6 * px, ((spots[0]?.size ?? 1) * HALF * pile.big + 2.2 * px) / 2)
  const [x0, x1, y0, y1] = [left, right, top, bottom].map((n) => n.toFixed(1))
  return `M${x0} ${top + k}V${y0}H${left + k}M${right - k} ${y0}H${x1}V${top + k}M${x1} ${bottom - k}V${y1}H${right - k}M${left + k} ${y1}H${x0}V${bottom - k}`
}

const PART = 160 // pixels of the screen

/** Lines around piles as paths, by the part of the map that they lie in: what changes is drawn anew, and no more. */
export class Parts {
  private readonly by = new Map<string, string>()

  constructor(private readonly px: number) {}

  add({ x, y }: Pile, d: string): this {
    const key = `${Math.floor(x / this.px / PART)} ${Math.floor(y / this.px / PART)}`
    this.by.set(key, (this.by.get(key) ?? '') + d)
    return this
  }

  get paths(): [part: string, d: string][] {
    return [...this.by]
  }
}

/** Rings lie outside the counters and under them all; around a stack there is one. Many that may be chosen have only `corners`. */
export function ringsOf(piles: readonly Pile[], lit: (id: string) => Glow | undefined, cornerOf: (piece: Piece) => number, many: boolean, px: number) {
  const by = new Map<Glow, string>()
  const few = new Parts(px)
  const put = (pile: Pile, glow: Glow | undefined, spots: Pile['spots']): void => {
    if (glow === 'choice' && many) few.add(pile, corners(pile, spots, px))
    else if (glow) by.set(glow, (by.get(glow) ?? '') + boxes(pile, (piece, size) => cornerOf(piece) * size, spots))
  }
  for (const pile of piles) {
    if (pile.hex) put(pile, strongest(pile.all.map(lit)), pile.spots)
    else for (const spot of pile.spots) if (!spot.plain) put(pile, strongest((spot.all ?? [spot.piece.id]).map(lit)), [spot])
  }
  return { by: [...by], corners: few.paths }
}

/** In lit spaces that no counter would hide what is left there, or, if wanted, their `own` numbers, unless there are very many. */
export function numbersOf(lattice: Lattice, lights: Lights, stacks: Stacks, own = true): { id: string; at: XY; text: string }[] {
  const ids = [...lights.spaces].filter(([id, glow]) => glow !== 'last' && lattice.isHex(id) && !stacks[id]?.length)
  const textOf = (id: string): string => lights.left?.get(id) ?? (own ? lattice.spaces.get(id)!.number : '')
  return ids.length > 150 ? [] : ids.map(([id]) => ({ id, at: lattice.at(id), text: textOf(id) })).filter(({ text }) => text)
}

/** The way of a path: its line, its head and where it stops. */
export function wayOf(lattice: Lattice, path: readonly string[], head = 24): { line: string; head: string; stops: XY[] } | null {
  const points = path.map((id) => lattice.where(id)).filter((at) => at !== undefined)
  const tip = points.pop()
  const before = points.at(-1)
  if (!tip || !before) return null
  const line = new Writer()
  smooth(line, [...points, mix(tip, before, 0.14)])
  return { line: line.d, head: drawn(arrow(before, tip, head, head * 0.6)), stops: points }
}
