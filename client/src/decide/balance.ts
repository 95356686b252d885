// What a new roll would change, in whole per cent.
import type { Forecast } from '../lib/types'

export interface Balance {
  better: number
  worse: number
}

/** What is certain if the roll stands; undefined where more rolls follow. */
export const certain = ({ odds }: Forecast): Forecast['odds'][number] | undefined => (odds.length === 1 ? odds[0] : undefined)

/** How often a new roll is liked more, or less, than what lies there; null if nobody can tell. */
export function balanceOf(now: readonly Forecast[], again: readonly Forecast[]): Balance | null {
  const [stands, roll] = [now[0], again[0]]
  const sure = stands && certain(stands)
  if (now.length > 1 || !sure || !roll?.odds.length || !roll.of) return null
  const lies = sure.good ?? 0
  const share = (liked: (good: number) => boolean) => {
    const found = roll.odds.filter((odd) => liked(odd.good ?? 0)).reduce((sum, odd) => sum + odd.share, 0)
    return Math.round((100 * found) / roll.of)
  }
  return { better: share((good) => good > lies), worse: share((good) => good < lies) }
}
