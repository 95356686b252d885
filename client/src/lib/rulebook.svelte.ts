// The clauses of games in our words, loaded once per language, and the one that is shown in place.
import * as http from './http'
import { asApiError } from './http'
import { i18n } from './i18n.svelte'
import type { ClauseText, RulesPage } from './types'

class Rulebook {
  /** The game of the table that is open. */
  game = $state('')
  /** Its clauses that are read otherwise than their id. */
  numbers = $state.raw<Record<string, string>>({})
  /** The clause that is shown in a dialog. */
  shown = $state('')
  problem = $state('')
  #pages = $state.raw<Record<string, RulesPage>>({})
  #asked = new Set<string>()

  /** Reactive; loads the page at first use. */
  page(game: string): RulesPage | null {
    const key = `${game} ${i18n.lang}`
    const found = this.#pages[key]
    if (!found && game && !this.#asked.has(key)) {
      this.#asked.add(key)
      queueMicrotask(() => void this.#load(game, key))
    }
    return found ?? null
  }

  async #load(game: string, key: string): Promise<void> {
    try {
      const page = await http.rules(game)
      this.#pages = { ...this.#pages, [key]: page }
      this.problem = ''
    } catch (error) {
      this.problem = asApiError(error).text
      this.#asked.delete(key)
    }
  }

  clause(game: string, id: string): ClauseText | null {
    return this.page(game)?.clauses.find((clause) => clause.clause === id) ?? null
  }

  /** How a clause of the game that is being played is read. */
  number(clause: string): string {
    return this.numbers[clause] ?? clause
  }

  /** Show a clause of the game that is being played. */
  show(clause: string): void {
    this.shown = clause
  }
}

export const rulebook = new Rulebook()
