// Where a card stands: beside what it is about, never on it.
import type { Box } from '../map/geometry'

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

/**
 * The place of a card in a view: left or right of what it is about, below or above it, else in the corner where it
 * hides least. `free` is not to be hidden at all, `covers` had better not be.
 */
export function place(view: Size, card: Size, free: readonly Box[], covers: readonly Box[] = []): Placed {
  const most = { left: view.wide - card.wide, top: view.high - card.high }
  const at = (left: number, top: number): Placed => ({ left: clamp(left, most.left), top: clamp(top, most.top) })
  const corners = [at(most.left, 0), at(0, 0), at(most.left, most.top), at(0, most.top)]
  const tries = [...corners]
  if (free.length) {
    const { left, top, right, bottom } = around(free)
    const x = (left + right - card.wide) / 2
    const y = (top + bottom - card.high) / 2
    tries.unshift(at(left - GAP - card.wide, y), at(right + GAP, y), at(x, bottom + GAP), at(x, top - GAP - card.high))
  }
  const cost = (placed: Placed, i: number): number => {
    const box = { left: placed.left, top: placed.top, right: placed.left + card.wide, bottom: placed.top + card.high }
    const hidden = (some: readonly Box[]): number => some.reduce((sum, b) => sum + shared(box, b), 0)
    return hidden(free) * 50 + hidden(covers) * 5 + i * (free.length ? 40 : 1)
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
