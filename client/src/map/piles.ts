// The counters of each space as they are drawn.
import { RADIUS, ROOT3, type Box, type Lattice, type Space, type XY } from './geometry'
import { isSign } from './signs'
import { block, bySides, HALF, layStack, spread, unseen, type Laid } from './stacks'
import type { Piece } from '../lib/types'

export interface Pile extends Laid {
  at: string
  hex: boolean // they lie on each other
  x: number
  y: number
  big: number
  all: string[]
  of: readonly unknown[] // what it was laid from
}

const BIG = 1.22 // seen from afar, counters are larger than on the printed map
const MOST = [1.75, 1.3, 1] // and in the room of an area, by the level of detail
const LEAST = 34.5 // a counter is at least so many pixels of the screen large, as far as there is room
const HUGE = 4.2
const REACH = 112 // how far a counter may reach over its hex, in world pixels
const LEGIBLE = LEAST / (2 * HALF)
const BLOCK = 6.2 // pixels: what a pile is drawn as where only formations are told apart
const SMALL = 0.8 // and its least size, as a part of a counter
const TIGHT = 0.7 // where they stand close they are smaller, down to this part of it
const LAP = 1.1 // and may reach so far over each other
const ROW = 1.5 * RADIUS // from row to row of hexes
const CLEAR = 0.95 // where all are alike none covers the values of another

/** Counters that would be too small to be read lie on each other, one pile for each side. */
function laid(known: Piece[], space: Space, hex: boolean, near: boolean, lod: number, px: number, room: number, lap: number): Laid & { big: number } {
  if (lod < 0) return { spots: block(known), badges: [], big: Math.max(SMALL, Math.min(BLOCK * px, 1.2 * RADIUS * ROOT3) / (2 * HALF)) }
  const most = Math.min(LEAST * px, REACH) / (2 * HALF)
  const least = hex ? Math.max(TIGHT * most, Math.min(most, (lap * room) / (2 * HALF))) : most
  if (hex) return BIG < least ? { ...bySides(known, 1), big: least } : { ...(lod < 2 ? unseen(known) : undefined) ?? layStack(known, space, true), big: lod < 2 ? BIG : 1 }
  if (!near) return { ...layStack(known, space, false, MOST[lod], Math.min(HUGE, LEGIBLE * px)), big: 1 }
  const spots = spread(known)
  return (spots[0]?.size ?? 1) < 0.6 * least ? { ...bySides(known, least), big: 1 } : { spots, badges: [], big: 1 }
}

/** How far it is from each of some points to the nearest other one, along the longer way; no more than a counter may reach. */
function roomsOf(points: readonly XY[]): number[] {
  const order = points.map((_, i) => i).sort((a, b) => points[a]![1] - points[b]![1])
  const rooms = points.map(() => REACH)
  order.forEach((i, k) => {
    const [x, y] = points[i]!
    for (const j of order.slice(k + 1)) {
      const [ox, oy] = points[j]!
      if (oy - y >= REACH) break
      const far = Math.max(Math.abs(ox - x), oy - y)
      rooms[i] = Math.min(rooms[i]!, far)
      rooms[j] = Math.min(rooms[j]!, far)
    }
  })
  return rooms
}

/**
 * `lod`: below 0 only that somebody is there; `px`: about a pixel of the screen, in world pixels; `before`: piles of which those that have
 * not changed stay the same; `alike`: all are of one size.
 */
export function pilesOf(lattice: Lattice, stacks: Record<string, string[]>, pieces: Record<string, Piece>, lod: number, px: number, before: readonly Pile[] = [], alike = false): Pile[] {
  const old = new Map(before.map((pile) => [pile.at, pile]))
  const held = Object.entries(stacks).flatMap(([at, ids]) => {
    const space = lattice.spaces.get(at)
    const known = ids.map((id) => pieces[id]).filter((p): p is Piece => p !== undefined && !isSign(p))
    return space && known.length ? [{ at, space, known }] : []
  })
  const rooms = !alike && BIG * 2 * HALF < LEAST * px ? roomsOf(held.map(({ space }) => space.at)) : []
  return held
    .map(({ at, space, known }, i): Pile => {
      const room = alike ? ROW : (rooms[i] ?? REACH)
      const of = [lattice, lod, px, room, ...known]
      const same = old.get(at)
      if (same && same.of.length === of.length && of.every((one, k) => one === same.of[k])) return same
      const hex = !lattice.near && lattice.isHex(at)
      return { at, of, hex, x: space.at[0], y: space.at[1], all: known.map((p) => p.id), ...laid(known, space, hex, lattice.near, lod, px, room, alike ? CLEAR : LAP) }
    })
    .sort((a, b) => a.y - b.y || a.x - b.x)
}

/** What some counters of a pile cover, and `by` more around them. */
export function roomOf({ x, y, big, spots: all }: Pile, by = 0, spots = all): Box {
  const xs = spots.map((s) => s.x * big)
  const ys = spots.map((s) => s.y * big)
  const half = HALF * big * (spots[0]?.size ?? 1) + by
  return { left: x + Math.min(...xs) - half, right: x + Math.max(...xs) + half, top: y + Math.min(...ys) - half, bottom: y + Math.max(...ys) + half }
}
