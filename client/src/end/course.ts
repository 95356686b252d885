// The curve of a game that is over and its length, as numbers. Nothing here is drawn.
import type { After, Fortune, Stand } from '../lib/types'

export interface Tick {
  at: number
  turn: number
}

/** One line of the curve: whose points, and the points themselves. */
export interface Line {
  side: string
  points: [at: number, value: number][]
}

/** One marker serves both sides: what one has the other lacks. */
export const mirrored = (curve: readonly Stand[]): boolean => curve.length > 0 && curve.every(({ points }) => points.length === 2 && points[0] === -points[1]!)

/** A line for each side; one alone where a marker serves both. */
export function linesOf({ sides, curve }: Pick<After, 'sides' | 'curve'>): Line[] {
  const shown = mirrored(curve) ? sides.slice(0, 1) : sides
  return shown.map((side, i) => ({ side, points: curve.map((stand): [number, number] => [stand.at, stand.points[i] ?? 0]) }))
}

/** Where each turn begins. */
export function ticksOf(curve: readonly Stand[], most = 14): Tick[] {
  const found = curve.filter((stand, i) => stand.turn >= 0 && stand.turn !== curve[i - 1]?.turn).map(({ at, turn }) => ({ at, turn }))
  const every = Math.ceil(found.length / most)
  return found.filter((_, i) => i % every === 0)
}

/** Round numbers between the least and the greatest, both of them inside. */
export function scaleOf(values: readonly number[], most = 4): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  const wide = Math.max(1, high - low)
  const rough = wide / most
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => n >= rough) ?? rough)
  const found: number[] = []
  for (let n = Math.floor(low / step); n * step < high || n <= 0; n++) found.push(n * step)
  return [...found, (found.at(-1) ?? 0) + step].filter((n, i, all) => i === 0 || all[i - 1]! < Math.max(high, 1))
}

/** The path of a line: points change at once, and stay until they change again. */
export function pathOf(points: readonly [number, number][], x: (at: number) => number, y: (value: number) => number): string {
  return points.map(([at, value], i) => (i ? `H${x(at).toFixed(1)}V${y(value).toFixed(1)}` : `M${x(at).toFixed(1)} ${y(value).toFixed(1)}`)).join('')
}

/** Dice from which on luck says something. */
export const ENOUGH = 6
export const tells = ({ rolls }: Fortune): boolean => rolls >= ENOUGH

const FAR = 3.2 // standard deviations that a bell shows on either side

/** The outline of a bell as wide as 100 and as high as 40, and where a deviation lies on it. */
export const bellAt = (off: number): [number, number] => {
  const z = Math.max(-FAR, Math.min(FAR, off))
  return [50 + (50 * z) / FAR, 40 - 38 * Math.exp((-z * z) / 2)]
}
export const BELL = Array.from({ length: 49 }, (_, i) => bellAt(((i - 24) * FAR) / 24))

/** How long it took, as an id of a text with its arguments; nothing below a minute. */
export function lasted(seconds: number): [string, Record<string, number>] | null {
  const minutes = Math.round(seconds / 60)
  if (minutes < 1) return null
  if (minutes < 60) return ['end-minutes', { minutes }]
  if (minutes < 48 * 60) return ['end-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 }]
  return ['end-days', { days: Math.round(minutes / 1440) }]
}
