// A hand as a fan, for a phone: which card is in front, and what a finger means by going over it. No state, no calls.

export interface Swipe {
  is: 'tap' | 'leaf' | 'play'
  by: number // cards
}

const TAP = 12 // pixels: a finger that went less far has tapped
const PLAY = 36 // upwards
const STEP = 48 // along the fan, from card to card

/** What it means that a finger went so far. */
export function swipeOf(dx: number, dy: number): Swipe {
  if (-dy > PLAY && -dy > Math.abs(dx)) return { is: 'play', by: 0 }
  if (Math.abs(dx) > TAP && Math.abs(dx) > Math.abs(dy)) return { is: 'leaf', by: -Math.sign(dx) * Math.max(1, Math.round(Math.abs(dx) / STEP)) }
  return { is: 'tap', by: 0 }
}

/** The card in front: the one that was chosen or lifted; else the first that can be played; else the one in the middle. */
export function frontOf(count: number, { chosen, lifted, alive }: { chosen: number; lifted: number; alive: number }): number {
  const front = [chosen, lifted, alive].find((at) => at >= 0 && at < count)
  return front ?? Math.floor((count - 1) / 2)
}
