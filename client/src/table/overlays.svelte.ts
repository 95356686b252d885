// Overlays on the map: for a side, for the unit that is looked at, and as if it stood elsewhere.
import { untrack } from 'svelte'
import { asApiError } from '../lib/http'
import type { TableStore } from '../lib/table.svelte'
import type { Layer } from '../lib/types'

const toggled = (set: ReadonlySet<string>, id: string): Set<string> => {
  const next = new Set(set)
  if (!next.delete(id)) next.add(id)
  return next
}

export class Overlays {
  readonly store: TableStore
  /** Overlays of sides that were switched on; null: those that the game shows from the start. */
  #switched = $state.raw<ReadonlySet<string> | null>(null)
  /** Overlays of a unit that are on. */
  units = $state.raw<ReadonlySet<string>>(new Set())
  /** The unit that they are of. */
  unit = $state('')
  /** As if it stood here; empty: where it stands. */
  space = $state('')
  /** The next space that is clicked is meant for that. */
  picking = $state(false)
  problem = $state('')
  #ofSides = $state.raw<Layer[]>([])
  #ofUnit = $state.raw<Layer[]>([])
  #asked: Promise<void> = Promise.resolve()

  readonly layers = $derived<Layer[]>([...this.#ofSides, ...this.#ofUnit])
  readonly any = $derived(this.sides.size > 0 || this.units.size > 0)

  constructor(store: TableStore) {
    this.store = store
  }

  /** Overlays of sides that are on. */
  get sides(): ReadonlySet<string> {
    return this.#switched ?? new Set(this.store.game?.shown ?? [])
  }

  toggleSide(id: string) {
    this.#switched = toggled(this.sides, id)
  }

  toggleUnit(id: string) {
    this.units = toggled(this.units, id)
  }

  /** Look at a unit. */
  choose(unit: string) {
    if (unit === this.unit) return
    if (!unit) this.units = new Set() // they end with its card
    this.unit = unit
    this.space = ''
    this.picking = false
  }

  /** As if the unit stood there. */
  put(space: string) {
    this.space = space
    this.picking = false
  }

  clear() {
    this.#switched = new Set()
    this.units = new Set()
    this.space = ''
    this.picking = false
  }

  /** Call in an effect: loads anew what is on, whenever the position or the choice changes. */
  follow(): () => void {
    const { store } = this
    void store.state?.version
    void store.at
    void store.lang
    void store.seat
    const sides = [...this.sides]
    const units = [...this.units]
    const unit = this.unit && store.state?.pieces[this.unit] ? this.unit : ''
    const space = this.space
    const stop = new AbortController()
    untrack(() => {
      this.#asked = this.#asked.then(() => this.#load(sides, units, unit, space, stop.signal))
    })
    return () => stop.abort()
  }

  /** One after the other: the server works out what was begun, and what is out of date by then is not asked. */
  async #load(sides: string[], units: string[], unit: string, space: string, signal: AbortSignal) {
    if (signal.aborted) return
    try {
      const [ofSides, ofUnit] = await Promise.all([
        sides.length ? this.store.layers({ ids: sides }) : [],
        unit && units.length ? this.store.layers({ ids: units, unit, space }) : [],
      ])
      if (signal.aborted) return
      this.#ofSides = ofSides
      this.#ofUnit = ofUnit
      this.problem = ''
    } catch (error) {
      if (!signal.aborted) this.problem = asApiError(error).text
    }
  }
}
