// The counters of each space as they are drawn.
import type { Box, Lattice } from './geometry'
import { isSign } from './signs'
import { HALF, layStack, spread, type Laid } from './stacks'
import type { Piece } from '../lib/types'

export interface Pile extends Laid {
  at: string
  hex: boolean // they lie on each other
  x: number
  y: number
  big: number
  all: string[]
}

export const BIG = 1.22 // seen from afar, counters are larger than on the printed map
const MOST = [1.75, 1.3, 1] // and in the room of an area, by the level of detail
// Counters of areas are at least so large that their numbers can be read, on a desk at least.
const LEGIBLE = 0.42
const HUGE = 2.6

/** `px`: about a pixel of the screen, in world pixels. */
export function pilesOf(lattice: Lattice, stacks: Record<string, string[]>, pieces: Record<string, Piece>, lod: number, px: number): Pile[] {
  const out: Pile[] = []
  for (const [at, ids] of Object.entries(stacks)) {
    const space = lattice.spaces.get(at)
    const known = ids.map((id) => pieces[id]).filter((p): p is Piece => p !== undefined && !isSign(p))
    if (!space || !known.length) continue
    const hex = !lattice.near && lattice.isHex(at)
    const laid = lattice.near ? { spots: spread(known), badges: [] } : layStack(known, space, hex, MOST[lod], Math.min(HUGE, LEGIBLE * px))
    out.push({ at, hex, x: space.at[0], y: space.at[1], big: hex && lod < 2 ? BIG : 1, all: known.map((p) => p.id), ...laid })
  }
  return out.sort((a, b) => a.y - b.y || a.x - b.x)
}

/** What some counters of a pile cover, and `by` more around them. */
export function roomOf({ x, y, big, spots: all }: Pile, by = 0, spots = all): Box {
  const xs = spots.map((s) => s.x * big)
  const ys = spots.map((s) => s.y * big)
  const half = HALF * big * (spots[0]?.size ?? 1) + by
  return { left: x + Math.min(...xs) - half, right: x + Math.max(...xs) + half, top: y + Math.min(...ys) - half, bottom: y + Math.max(...ys) + half }
}
