// How long things take, in milliseconds.
export type Pace = 'slow' | 'normal' | 'once'

/** From one deed of somebody else to the next. */
export const PACES: Readonly<Record<Pace, number>> = { slow: 1400, normal: 700, once: 0 }

export const TUMBLE = 500 // a die
export const WORDS = 150 // after it has landed: the cell and the words
export const REVEAL = 900 // from the beginning of a moment: who is lost, who retreats
export const FALL = 300 // a counter that is lost
export const STANDS = 2000 // a moment
export const BRIEFLY = 1200 // a moment, if others wait
export const AFTER = 700 // a moment goes on for so long after the last that belongs to it
export const FOLD = 200
export const STILL = 700 // an arrow stands for so long where nothing moves

const HEX = 90
const LONGEST = 600
const BACK = 250 // a hex of a retreat
const FARTHEST = 1500

/** How long counters glide over so many steps. */
export const glideTime = (steps: number, retreat = false): number =>
  retreat ? Math.min(FARTHEST, BACK * steps) : Math.min(LONGEST, HEX * Math.max(2, steps))

/** How long each of several moments in a row stands. */
export const standTime = (waiting: number): number => (waiting ? Math.max(600, Math.min(BRIEFLY, 6000 / waiting)) : STANDS)
