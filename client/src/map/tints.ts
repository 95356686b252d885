// The colours of formations.
import type { Group } from '../lib/types'

/** Colours of formations: who stands beside each other should be told apart, and each has its name too. */
export const TINTS = ['#2766b0', '#b8462a', '#3c8a35', '#8846b4', '#b98400', '#13858a', '#b2326f', '#6d5a1f', '#4754cf', '#7d2c2c']

/** The tint of each counter, by the formation that it belongs to. */
export function tintsOf(groups: readonly Group[]): Map<string, string> {
  const shown = groups.filter(({ within, ground = true }) => !within && ground)
  return new Map(shown.flatMap(({ units }, i) => units.map((unit) => [unit, TINTS[(i * 3) % TINTS.length]!] as const)))
}
