// Several counters that are looked at and moved as one: a formation, or whoever was picked by a frame or one by one.
import { untrack } from 'svelte'
import type { Declaring } from '../decide/controller.svelte'
import { chosenOf } from '../decide/draft'
import { t } from '../lib/i18n.svelte'
import { announce } from '../lib/live'
import { once } from '../lib/once'
import type { TableStore } from '../lib/table.svelte'
import type { Group } from '../lib/types'
import type { Acting } from './acting.svelte'

interface Picked {
  id: string // of a formation; empty: picked one by one
  title: string
  units: readonly string[]
}

export class Grouping {
  readonly #store: TableStore
  readonly #declaring: Declaring
  readonly #acting: Acting
  #picked = $state.raw<Picked | null>(null)
  /** They close up around the space; otherwise each keeps its place among them. */
  close = $state(false)
  /** Where they were sent last, and from where. */
  #goal = $state.raw<{ key: string; space: string; start: string; stay: number } | null>(null)

  /** Make it in a component: it looks on. */
  constructor(store: TableStore, declaring: Declaring, acting: Acting) {
    this.#store = store
    this.#declaring = declaring
    this.#acting = acting
    $effect(() => {
      const { key, items, usual, several } = declaring
      const gone = this.#goal !== null && this.#goal.key !== key
      const other = chosenOf(items).length > 0 && !usual
      if (!several.length && (other || gone)) untrack(() => this.clear())
    })
  }

  readonly all = $derived.by((): readonly Group[] => this.#store.state?.groups ?? [])

  /** Those that are picked and still there. */
  readonly units = $derived.by((): readonly string[] => {
    const pieces = this.#store.state?.pieces ?? {}
    return (this.#picked?.units ?? []).filter((id) => pieces[id]?.at)
  })
  readonly lit = $derived.by(() => new Set(this.units))
  readonly ready = $derived.by(() => new Set(this.#acting.left))

  get id(): string {
    return this.units.length ? (this.#picked?.id ?? '') : ''
  }

  get title(): string {
    return this.#picked?.title || t('group-picked', { count: this.units.length })
  }

  /** Several counters can be sent somewhere now. */
  get on(): boolean {
    return Boolean(this.#declaring.key && this.#store.state?.menu?.marches)
  }

  /** So many of some can act now. */
  able = (units: readonly string[]): number => units.reduce((sum, id) => sum + Number(this.ready.has(id)), 0)

  /** So many do not go along; -1: they have not been sent anywhere. */
  get stay(): number {
    return this.#goal?.key === this.#declaring.key && this.#declaring.several.length ? this.#goal.stay : -1
  }

  /** The formations that a counter belongs to, the smallest first. */
  of = (unit: string): Group[] => this.all.filter(({ units }) => units.includes(unit)).sort((a, b) => a.units.length - b.units.length)

  /** Pick a formation. Where it is. */
  pick(id: string): string[] {
    const group = this.all.find((one) => one.id === id)
    return group ? this.#take({ id, title: group.title, units: group.units }) : []
  }

  /** Pick counters, whoever they belong to. */
  pickUnits(units: readonly string[]): string[] {
    return this.#take({ id: '', title: '', units: once(units) })
  }

  /** One counter more, or one less. */
  toggle(unit: string): void {
    const { units } = this
    this.pickUnits(units.includes(unit) ? units.filter((id) => id !== unit) : [...units, unit])
  }

  /** A counter was clicked: with `more` it joins those in hand, or leaves them; else they are let go. */
  gather(unit: string, more: boolean): boolean {
    const { started, several, items, menu, offers } = this.#declaring
    const piece = this.#store.state?.pieces[unit]
    if (!piece || !this.on) return false
    if (piece.side !== this.#store.seat) {
      if (!this.units.length) return false
      void this.aim(piece.at) // a foe stands where they are to go
      return true
    }
    const inHand = this.units.length ? this.units : started && !several.length && menu?.field && !menu.complete ? items.flatMap((item) => item.piece || []) : []
    const joins = offers.some(({ target, field }) => target.piece === unit && items.some((item) => item.field === field))
    if (!more || !inHand.length || joins) {
      this.clear()
      return false
    }
    if (!this.units.length) this.pickUnits([...inHand, unit])
    else this.toggle(unit)
    return true
  }

  /** The next formation that can act; the one before with -1. Where it is. */
  next(by: number): string[] {
    const open = this.all.filter(({ within, units }) => !within && this.able(units))
    const from = open.findIndex(({ id }) => id === this.id)
    const group = open[from < 0 ? (by > 0 ? 0 : open.length - 1) : (from + by + open.length) % open.length]
    return group ? this.pick(group.id) : []
  }

  #take(picked: Picked): string[] {
    if (this.#declaring.started) this.#declaring.cancel()
    this.#picked = picked.units.length ? picked : null
    this.#goal = null
    const { units } = this
    if (units.length) announce(t('group-held', { title: this.title, count: units.length, able: this.able(units) }))
    const pieces = this.#store.state?.pieces ?? {}
    return once(units.map((id) => pieces[id]!.at))
  }

  /** Let go of them. */
  clear(): void {
    this.#picked = this.#goal = null
  }

  /** Propose moves towards a space; `start`: the space of theirs that is to come there. */
  async aim(space: string, start = ''): Promise<void> {
    const declaring = this.#declaring
    const { key } = declaring
    if (!this.on || !this.units.length || declaring.sending) return
    const plan = await this.#store.march(this.units, space, start, this.close)
    if (!plan || declaring.key !== key) return
    this.#goal = { key, space, start, stay: plan.stay?.length ?? 0 }
    declaring.propose(key, plan.steps)
    announce(t(plan.steps.length ? 'group-goes' : 'group-stays', { go: this.units.length - this.#goal.stay, stay: this.#goal.stay }))
    if (!plan.steps.length) this.#store.notice = t('group-stays', { go: 0, stay: this.#goal.stay })
  }

  /** So many moves were sent together just now, and can be taken back together. */
  get sent(): number {
    const { batch } = this.#declaring
    const { now } = this.#store
    return batch && batch.done > 1 && now?.undo && now.at === batch.at ? batch.done : 0
  }

  /** Takes them all back, the last one first, as far as that is possible. */
  async takeBack(): Promise<void> {
    for (let left = this.sent; left > 0; left--) {
      if (!this.#store.now?.undo || !(await this.#store.undo())) return
    }
  }

  /** The other arrangement, for where they were sent. */
  arrange(close: boolean): void {
    this.close = close
    if (this.#goal?.key === this.#declaring.key) void this.aim(this.#goal.space, this.#goal.start)
  }
}
