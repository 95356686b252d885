// How a game ended, in words, and the same game once more.
import * as http from '../lib/http'
import { asApiError } from '../lib/http'
import { t } from '../lib/i18n.svelte'
import { rematch } from '../lib/rematch'
import { router, tablePath } from '../lib/router.svelte'
import type { TableStore } from '../lib/table.svelte'
import type { Ending } from '../lib/types'

/** A game that goes on elsewhere ends here without a result. */
export const isBroken = (ending: Ending): boolean => !ending.clause && !ending.resigned

/** Against somebody else: won or lost, with the points if both sides have some. */
function pointsOf(store: TableStore, ending: Ending, own: string): string {
  const other = store.table?.sides.find((side) => side.id !== own)?.id
  const [us, them] = [ending.score[own]?.total, ending.score[other ?? '']?.total]
  if (us === undefined || them === undefined) return ''
  return us === -them && us ? t('ending-points-by', { points: Math.abs(us) }) : t('ending-points-to', { us, them })
}

export function titleOf(store: TableStore, ending: Ending): string {
  const mine = store.people.filter((side) => store.table?.seats[side] === 'me')
  if (!ending.winner) return t(isBroken(ending) ? 'bar-over' : 'ending-none')
  const [own] = mine
  if (mine.length !== 1 || !own) return t('ending-winner', { side: store.sideName(ending.winner) })
  return t(own === ending.winner ? 'ending-won' : 'ending-lost', { points: pointsOf(store, ending, own) })
}

export class Rematch {
  starting = $state(false)

  constructor(private readonly store: () => TableStore) {}

  async start(swapped: boolean): Promise<void> {
    const store = this.store()
    if (!store.table || this.starting) return
    this.starting = true
    try {
      const made = await http.newGame(rematch(store.table, swapped))
      router.go(tablePath(made.id))
    } catch (error) {
      store.problem = asApiError(error)
    } finally {
      this.starting = false
    }
  }
}
