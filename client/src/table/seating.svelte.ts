// Several people at one screen: whose eyes look at it, and when it is covered.
import { untrack } from 'svelte'
import { hush } from '../lib/live'
import type { TableStore } from '../lib/table.svelte'

export class Seating {
  readonly store: TableStore
  // Sealed answers leave both sides asked: only the menu tells who still has to decide. No seat is tried twice.
  #tried = $state.raw<{ version: number; seats: string[] }>({ version: -1, seats: [] })
  #revealed = $state('')
  readonly #before = $derived.by(() => this.#tried.version === this.store.now?.version ? this.#tried.seats : [])
  readonly #next = $derived.by(() => {
    const { now, seat, people, settling } = this.store
    if (!now || now.menu || settling) return null
    return now.asks.find(({ side }) => side !== seat && people.includes(side) && !this.#before.includes(side)) ?? null
  })
  readonly #secret = $derived.by(() => Boolean(this.store.table?.hides && this.store.shared && this.store.now?.asks.length))
  /** The window of somebody else at this screen, which runs by itself. */
  readonly window = $derived.by(() => this.#secret && this.#next?.window && this.#next.paused ? this.#next : null)
  /** Who looks next. */
  readonly whose = $derived.by(() => this.#next && !this.window ? this.#next.side : this.store.seat)
  /** Until the one who looks next has said so, and what he sees has come. */
  readonly covered = $derived.by(() => this.#secret && (this.#revealed !== this.whose || this.store.settling))

  /** Make it in a component: it sits down where the next question is. */
  constructor(store: TableStore) {
    this.store = store
    $effect.pre(() => hush(this.covered))
    $effect(() => {
      const next = this.#next?.side
      if (next && !this.#secret && store.at === null) untrack(() => this.#sit(next))
    })
  }

  #sit(seat: string) {
    this.#tried = { version: this.store.now?.version ?? 0, seats: [...this.#before, this.store.seat, seat] }
    this.store.sit(seat)
  }

  reveal() {
    const next = this.whose
    if (next !== this.store.seat) this.#sit(next)
    this.#revealed = next
  }
}
