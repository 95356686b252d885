// Where a card stands: beside what it is about, never on it.
import { boxOf, type Box, type XY } from '../map/geometry'
import type { Look } from '../map/look'
import { roomOf } from '../map/piles'
import type { View } from '../map/view'

interface Size {
  wide: number
  high: number
}
export interface Placed {
  left: number
  top: number
}

const GAP = 26 // between the card and what it is about
const EDGE = 8
const STEPS = 8 // places that are tried across the view, and down it
const AWAY = 4 // what a pixel away from it weighs; a pixel square of a counter hidden weighs 5

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
const clamp = (at: number, most: number): number => Math.max(EDGE, Math.min(most - EDGE, at))

/** All of some boxes. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map((b) => b.left)),
  top: Math.min(...boxes.map((b) => b.top)),
  right: Math.max(...boxes.map((b) => b.right)),
  bottom: Math.max(...boxes.map((b) => b.bottom)),
})

/** Some spaces on the screen, each with what lies in it and some room around. */
export function boxesOf({ lattice, piles }: Look, { camera }: View, spaces: readonly string[], by: number): Box[] {
  const lying = new Map(piles.map((pile) => [pile.at, pile]))
  return spaces.map((id) => {
    const pile = lying.get(id)
    const room = pile && roomOf(pile)
    const points = lattice.fine ? [lattice.at(id)] : (lattice.spaces.get(id)?.ring ?? [lattice.at(id)])
    const corners: XY[] = room ? [[room.left, room.top], [room.right, room.bottom]] : []
    const { left, top, right, bottom } = boxOf([...points, ...corners].map((point) => camera.toScreen(point)))
    return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
  })
}

/** Of a map what had better not be hidden: counters, and what may be chosen, but for these spaces. */
export const seenOn = ({ lattice, piles }: Look, lit: Iterable<string>, but: readonly string[]): string[] =>
  [...new Set([...piles.map((pile) => pile.at), ...lit])].filter((id) => lattice.where(id) && !but.includes(id))

const gap = (a: Box, b: Box): number => Math.hypot(Math.max(0, a.left - b.right, b.left - a.right), Math.max(0, a.top - b.bottom, b.top - a.bottom))

/**
 * The place of a card in a view: left or right of what it is about, below or above it, else where it hides least, and
 * of such places the nearest. `free` is not to be hidden at all, `covers` had better not be.
 */
export function place(view: Size, card: Size, free: readonly Box[], covers: readonly Box[] = []): Placed {
  const most = { left: view.wide - card.wide, top: view.high - card.high }
  const at = (left: number, top: number): Placed => ({ left: clamp(left, most.left), top: clamp(top, most.top) })
  const corners = [at(most.left, 0), at(0, 0), at(most.left, most.top), at(0, most.top)]
  const tries = [...corners]
  const about = free.length ? around(free) : undefined
  if (about) {
    const { left, top, right, bottom } = about
    const x = (left + right - card.wide) / 2
    const y = (top + bottom - card.high) / 2
    tries.unshift(at(left - GAP - card.wide, y), at(right + GAP, y), at(x, bottom + GAP), at(x, top - GAP - card.high))
    for (let i = 0; i <= STEPS; i++) for (let j = 0; j <= STEPS; j++) tries.push(at((most.left * i) / STEPS, (most.top * j) / STEPS))
  }
  const cost = (placed: Placed, i: number): number => {
    const box = { left: placed.left, top: placed.top, right: placed.left + card.wide, bottom: placed.top + card.high }
    const hidden = (some: readonly Box[]): number => some.reduce((sum, b) => sum + shared(box, b), 0)
    const far = about ? Math.max(0, gap(box, about) - GAP) * AWAY : 0
    return hidden(free) * 50 + hidden(covers) * 5 + far + Math.min(i, 8) * (about ? 40 : 1)
  }
  let best = tries[0]!
  let least = Infinity
  tries.forEach((placed, i) => {
    const found = cost(placed, i)
    if (found < least) {
      least = found
      best = placed
    }
  })
  return best
}

/** A card that has grown, where it stood or as near as it is whole. */
export function inside(view: Size, card: Size, { left, top }: Placed): Placed & Size {
  return { left: clamp(left, view.wide - card.wide), top: clamp(top, view.high - card.high), ...card }
}

/** Where the line from a card to a point begins: at its nearest side. */
export function tie({ left, top }: Placed, { wide, high }: Size, [x, y]: readonly [number, number]): [number, number] {
  return [Math.max(left, Math.min(left + wide, x)), Math.max(top, Math.min(top + high, y))]
}
