// Who can still act, who has acted, and the next one.
import type { Declaring } from '../decide/controller.svelte'
import { once } from '../lib/once'
import type { TableStore } from '../lib/table.svelte'

export class Acting {
  readonly #store: TableStore
  readonly #declaring: Declaring
  /** Who can act now. */
  #now = $state.raw<readonly string[]>([])
  #at = ''

  /** Make it in a component: it looks on. */
  constructor(store: TableStore, declaring: Declaring) {
    this.#store = store
    this.#declaring = declaring
    $effect(() => {
      const { key, ask, started, offers } = declaring
      if (!key || !ask || started) return
      const { pieces = {}, seat = '' } = store.state ?? {}
      this.#now = once(offers.map(({ target }) => target.piece ?? '')).filter((id) => pieces[id]?.side === seat && pieces[id]?.at)
    })
  }

  /** So many can still act. */
  get left(): readonly string[] {
    return this.#declaring.key ? this.#now : []
  }

  /** So many have acted, as the server says; some of them may go on. */
  get done(): number {
    return this.#store.state?.acted?.length ?? 0
  }

  /** All of them together. */
  get all(): number {
    return new Set([...this.left, ...(this.#store.state?.acted ?? [])]).size
  }

  /** Takes up the next one; the one before with -1. Where, or nothing. */
  next(by: number): string {
    const { left } = this
    if (!left.length) return ''
    const from = left.indexOf(this.#at)
    const id = left[from < 0 ? (by > 0 ? 0 : left.length - 1) : (from + by + left.length) % left.length]!
    this.#at = id
    const declaring = this.#declaring
    if (declaring.started) declaring.cancel()
    const own = declaring.offers.filter(({ target }) => target.piece === id)
    if (own.length === 1) void declaring.take(own[0]!, true) // never sent by this
    else declaring.selectedPiece = id
    return this.#store.state?.pieces[id]?.at ?? ''
  }
}
