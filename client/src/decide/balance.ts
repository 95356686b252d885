// What a new roll would change, in whole per cent.
import type { Forecast } from '../lib/types'

export interface Balance {
  better: number
  worse: number
}

/** How often a new roll is liked more, or less, than what lies there; null if nobody can tell. */
export function balanceOf(now: readonly Forecast[], again: readonly Forecast[]): Balance | null {
  const [stands, roll] = [now[0], again[0]]
  if (!stands?.odds.length || !roll?.odds.length || !roll.of) return null
  const lies = stands.odds.reduce((sum, odd) => sum + odd.share * (odd.good ?? 0), 0) / stands.of
  const share = (liked: (good: number) => boolean) => {
    const found = roll.odds.filter((odd) => liked(odd.good ?? 0)).reduce((sum, odd) => sum + odd.share, 0)
    return Math.round((100 * found) / roll.of)
  }
  return { better: share((good) => good > lies), worse: share((good) => good < lies) }
}
