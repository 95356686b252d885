// Numbers as they are printed.
import type { TallyLine } from '../lib/types'

/** A number; one that is counted in halves as ½, 1, 1½. */
export function plain(value: number, halves = false): string {
  const size = Math.abs(value)
  const whole = halves ? Math.floor(size / 2) : size
  const half = halves && size % 2 ? '½' : ''
  return `${value < 0 ? '−' : ''}${half && !whole ? '' : whole}${half}`
}

/** A number with its sign. */
export function signed(value: number, halves = false): string {
  if (value === 0) return '±0'
  return value > 0 ? `+${plain(value, halves)}` : plain(value, halves)
}

/** What a number is made of: `5 AF of the point unit`, `+1 supporting artillery`. */
export function terms({ items, halves }: TallyLine): string[] {
  return items.map(({ value, label }, k) => `${k ? signed(value, halves) : plain(value, halves)} ${label}`)
}
