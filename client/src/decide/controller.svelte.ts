// The declaration that is being made: what has been chosen, what may be chosen now, and what is lit.
import { type ApiError, asApiError } from '../lib/http'
import { t } from '../lib/i18n.svelte'
import { settings } from '../lib/settings.svelte'
import type { AskLine, Glow, Kind, Lights, Menu, Refusal, Target } from '../lib/types'
import { pieceTitle, spaceTitle } from '../table/titles'
import {
  begun,
  emptyOf,
  fieldsOf,
  isWay,
  itemOf,
  named,
  offersOf,
  same,
  shorter,
  wayOf,
  withItem,
  without,
  type Fields,
  type Item,
  type Offer,
} from './draft'
import { plain } from './numbers'
import type { Source } from './source'

interface Draft {
  key: string // the decision that it is for
  do: string
  chosen: boolean // the kind of action was chosen by the player
  items: Item[]
  menu: Menu | null // null: that of the empty declaration
  empty: boolean // the menu's field may be left empty
}

/** A whole action that waits for one more yes. */
export interface Staged {
  key: string
  action: string
  label: string
  price: string // what it gives up for good
}

/** Several things that a click may mean. */
export interface Doubt {
  key: string
  offers: Offer[]
}

export interface Card {
  key: string
  about: string
  refused: Refusal | null // null: it can be chosen
  trouble: boolean // no rule says so: the server or the way to it failed
}

export type About = 'space' | 'piece' | 'do' | 'action'

const ENOUGH = 400 // choices that are lit at once
const NOTHING: Draft = { key: '', do: '', chosen: false, items: [], menu: null, empty: false }

export class Declaring {
  readonly store: Source
  #draft = $state.raw<Draft>(NOTHING)
  #openings = $state.raw<{ key: string; menus: Map<string, Menu> }>({ key: '', menus: new Map() })
  #preparing: { key: string; done: Promise<void> } | null = null
  #staged = $state.raw<Staged | null>(null)
  #doubt = $state.raw<Doubt | null>(null)
  #card = $state.raw<Card | null>(null)
  #inspected = $state('')
  #hovered = $state.raw<Target | null>(null)
  #listed = $state(false) // what is hovered is a row of the panel: it is lit on the map
  #asked = 0
  #pending: Promise<unknown> = Promise.resolve()

  /** An answer of the server is awaited. */
  busy = $state(false)
  /** An action is on its way. */
  sending = $state(false)
  /** What was said last to a screen reader. */
  announcement = $state('')

  constructor(store: Source) {
    this.store = store
  }

  // -- what stands -------------------------------------------------------------------------

  /** Which decision of whom this is; empty if this seat has nothing to decide. */
  get key(): string {
    const state = this.store.state
    if (!state?.menu || state.seat === '') return ''
    return `${state.seat}/${state.version}/${this.ask?.prompt ?? ''}`
  }

  /** What this seat is asked. */
  get ask(): AskLine | null {
    const state = this.store.state
    if (!state) return null
    return state.asks.find((ask) => ask.side === state.seat) ?? null
  }

  #now(): Draft {
    const key = this.key
    if (this.#draft.key === key) return this.#draft
    const menu = this.store.state?.menu
    return { key, do: menu?.do ?? '', chosen: false, items: [], menu: null, empty: false }
  }

  #draft_now = $derived.by(() => this.#now())

  get do(): string {
    return this.#draft_now.do
  }

  get items(): readonly Item[] {
    return this.#draft_now.items
  }

  get fields(): Fields {
    return fieldsOf(this.items)
  }

  get menu(): Menu | null {
    if (!this.key) return null
    return this.#draft_now.menu ?? this.store.state?.menu ?? null
  }

  get kinds(): Kind[] {
    return this.menu?.kinds ?? []
  }

  /** Something has been chosen that can be taken back. */
  get started(): boolean {
    const draft = this.#draft_now
    return draft.chosen || draft.items.some((item) => !item.auto)
  }

  get staged(): Staged | null {
    return this.#staged?.key === this.key ? this.#staged : null
  }

  get doubt(): Doubt | null {
    return this.#doubt?.key === this.key ? this.#doubt : null
  }

  get card(): Card | null {
    return this.#card?.key === this.key ? this.#card : null
  }

  /** The action that Confirm would send; empty if none. */
  get ready(): string {
    if (this.staged) return this.staged.action
    const menu = this.menu
    return menu?.complete ? (menu.action ?? '') : ''
  }

  /** What Confirm would give up for good, in words; then it asks once more. */
  get price(): string {
    if (this.staged) return this.staged.price
    const menu = this.menu
    return menu?.complete ? (menu.price ?? '') : ''
  }

  /** What Confirm would do, in words. */
  get sentence(): string {
    if (this.staged) return this.staged.label
    return this.menu?.sentence ?? ''
  }

  /** The kinds of action that are not chosen yet, as they open. */
  get openings(): Map<string, Menu> {
    return this.#openings.key === this.key ? this.#openings.menus : new Map<string, Menu>()
  }

  /** All that may be chosen now; before a kind of action is chosen, of all kinds. */
  offers: Offer[] = $derived.by(() => {
    const menu = this.menu
    if (!menu) return []
    const own = offersOf(menu, this.do || menu.do || '')
    if (this.do || own.length) return own
    return menu.kinds.flatMap((kind) => {
      if (kind.quiet) return []
      const opening = this.openings.get(kind.do)
      return opening ? offersOf(opening, kind.do, kind.title) : []
    })
  })

  /** The kind of action could be chosen by what it begins with: a counter or a space. */
  get opening(): boolean {
    return !this.do
  }

  get hovered(): Target | null {
    return this.#hovered
  }

  /** What the pointer or the focus is on: its way is shown. */
  hover(target: Target | null) {
    this.#hovered = target
    this.#listed = true
  }

  hoverSpace(id: string) {
    this.#listed = false
    this.#hovered = id ? (this.offers.find((offer) => offer.target.space === id && !offer.target.piece)?.target ?? null) : null
  }

  /** The counter to look at: the one that was clicked or chosen last. A phone's map is left free to go on. */
  get selectedPiece(): string {
    if (settings.narrow && this.items.length) return ''
    const chosen = this.items.findLast((item) => item.piece !== '')?.piece
    return this.#inspected || chosen || ''
  }

  set selectedPiece(id: string) {
    this.#inspected = id
  }

  lights: Lights = $derived.by(() => {
    const spaces = new Map<string, Glow>()
    const pieces = new Map<string, Glow>()
    for (const { target } of this.offers.slice(0, ENOUGH)) {
      if (target.piece) pieces.set(target.piece, 'choice')
      else if (target.space) spaces.set(target.space, 'choice')
      else for (const id of this.#counters(target.value)) pieces.set(id, 'choice')
    }
    for (const item of this.items) {
      // one of those that were chosen may be asked for now, such as who leads
      if (item.piece && pieces.get(item.piece) === 'choice') continue
      if (item.piece) pieces.set(item.piece, 'chosen')
      else if (item.space) spaces.set(item.space, 'chosen')
      else for (const id of this.#counters(item.values[0])) pieces.set(id, 'chosen')
    }
    // a row that went away under the pointer never said that the pointer left it
    const hovered = this.#hovered && this.offers.find((offer) => offer.target === this.#hovered)
    if (hovered && this.#listed) this.#light(hovered.target, spaces, pieces)
    const path = wayOf(this.items, this.#at)
    const rest = hovered ? this.#rest(hovered) : []
    if (!rest.length) return { spaces, pieces, path }
    const from = path.length ? path : this.#start()
    return { spaces, pieces, path: [...from, ...rest] }
  })

  /** What a row of the panel means. */
  #light({ piece, space, value }: Target, spaces: Map<string, Glow>, pieces: Map<string, Glow>) {
    if (piece) pieces.set(piece, 'focus')
    else if (space) spaces.set(space, 'focus')
    else for (const id of this.#counters(value)) pieces.set(id, 'focus')
  }

  /** The counters that a value names. */
  #counters(value: unknown): string[] {
    const pieces = this.store.state?.pieces ?? {}
    return named(value).filter((id) => id in pieces)
  }

  #at = (piece: string): string => this.store.state?.pieces[piece]?.at ?? ''

  #start(): string[] {
    const mover = this.items.findLast((item) => item.piece !== '')
    const at = mover ? this.#at(mover.piece) : ''
    return at ? [at] : []
  }

  /** The way that an offer would add. */
  #rest({ target, how }: Offer): string[] {
    if (target.piece || !target.space || !this.items.some((item) => item.piece !== '')) return []
    if (how === 'set') return [target.space]
    if (how === 'put') return []
    return Array.isArray(target.value) ? target.value.map(String) : [String(target.value)]
  }

  // -- choosing ----------------------------------------------------------------------------

  /** Ask how each kind of action begins, so that a click on the map can begin it. */
  prepare(): Promise<void> {
    const key = this.key
    if (!key) return Promise.resolve()
    if (this.#preparing?.key === key) return this.#preparing.done
    const done = this.#prepare(key)
    this.#preparing = { key, done }
    return done
  }

  async #prepare(key: string): Promise<void> {
    const menu = this.store.state?.menu
    if (!menu) return
    const draft = this.#now()
    if (menu.do || draft.do) {
      if (!draft.items.length && !draft.menu) await this.#open({ ...draft, do: menu.do || draft.do, menu })
      return
    }
    if (menu.targets?.length) return
    const open = menu.kinds.filter((kind) => !kind.action && !kind.refused && !kind.quiet)
    const [only] = open
    if (only && menu.kinds.length === 1) {
      await this.#change({ ...draft, do: only.do })
      return
    }
    const found = await Promise.all(
      open.map(async (kind) => {
        try {
          return [kind.do, await this.store.narrow(kind.do, {})] as const
        } catch {
          return null // the kind can still be chosen by its button
        }
      }),
    )
    if (this.key !== key) return
    const menus = new Map(found.filter((one) => one !== null))
    this.#openings = { key, menus }
  }

  /** Choose what is to be done. */
  async chooseKind(act: string): Promise<void> {
    const kind = this.kinds.find((one) => one.do === act)
    if (!kind || this.sending) return
    this.#clear()
    if (kind.refused) {
      this.#show(kind.title, kind.refused)
      return
    }
    if (kind.action) {
      await this.#whole({ action: kind.action, label: kind.title, price: kind.price ?? '' })
      return
    }
    this.#say(kind.title)
    const opening = this.openings.get(act)
    const fresh: Draft = { ...NOTHING, key: this.key, do: act, chosen: true, menu: opening ?? null }
    if (opening) await this.#open(fresh)
    else await this.#change(fresh)
  }

  /** Choose a target of the menu. */
  async choose(target: Target): Promise<void> {
    const offer = this.offers.find((one) => one.target === target) ?? this.offers.find((one) => same(one.target.value, target.value))
    if (offer) await this.take(offer)
  }

  /** Choose something that is offered. It is added to the declaration, which is sent when it is confirmed. */
  async take(wanted: Offer): Promise<void> {
    const key = this.key
    if (this.busy) await this.#pending
    if (this.sending || this.key !== key) return
    const offer = this.#still(wanted)
    if (!offer) {
      await this.#gone(wanted)
      return
    }
    this.#clear()
    const { target } = offer
    const draft = this.#now()
    if (target.action && !offer.field) {
      await this.#whole({ action: target.action, label: target.label, price: target.price ?? '' })
      return
    }
    const item = itemOf(offer, draft.items)
    const begins = !draft.do && offer.do !== ''
    const points = item.how === 'put' ? item.values[1] : null
    this.#say(typeof points === 'number' ? t('decide-points', { what: target.label, count: points }) : t('decide-added', { what: target.label }))
    await this.#change({
      ...draft,
      do: draft.do || offer.do,
      chosen: draft.chosen || begins,
      items: withItem(draft.items, item),
    })
  }

  /** Choose all counters that may still be added to a list; offered only where they go together. */
  async takeAll(field: string): Promise<void> {
    if (this.busy) await this.#pending
    const all = counters(this.offers, field)
    if (!all.length || this.sending) return
    this.#clear()
    const now = this.#now()
    const draft: Draft = { ...now, do: now.do || all[0]!.do, chosen: now.chosen || !now.do }
    const items = all.reduce((given, offer) => withItem(given, itemOf(offer, given)), draft.items)
    this.#say(t('decide-added', { what: all.map((offer) => offer.target.label).join(t('list-comma')) }))
    await this.#change({ ...draft, items })
  }

  /** The same offer now: what was clicked may have come from an older menu. */
  #still(wanted: Offer): Offer | undefined {
    if (this.offers.includes(wanted)) return wanted
    const about = ({ how, target }: Offer) => (how === 'put' && Array.isArray(target.value) ? (target.value as unknown[])[0] : target.value)
    return this.offers.find((one) => one.do === wanted.do && one.field === wanted.field && same(about(one), about(wanted)))
  }

  /** What was clicked is not on offer any more: say why, unless it was just chosen. */
  async #gone(wanted: Offer): Promise<void> {
    const { piece, space, label } = wanted.target
    const { values } = itemOf(wanted, [])
    if (this.items.some((item) => item.field === wanted.field && same(item.values, values))) return
    if (piece) await this.askWhy('piece', piece)
    else if (space) await this.askWhy('space', space)
    else this.#show(label, { text: t('decide-gone'), code: 'stale' })
  }

  /** The field may be left empty, and nothing was put into it. */
  get mayBeEmpty(): boolean {
    return this.#draft_now.empty
  }

  /** Choose none of what is offered. */
  async leaveEmpty(): Promise<void> {
    const draft = this.#now()
    const field = draft.menu?.field ?? ''
    if (!draft.empty || !field) return
    this.#clear()
    const item = emptyOf(field, t('decide-nobody'))
    this.#say(t('decide-added', { what: item.label }))
    await this.#change({ ...draft, items: [...draft.items, item] })
  }

  /** A space on the map was chosen. */
  async pickSpace(id: string): Promise<void> {
    await this.#settled()
    this.#inspected = ''
    if (!this.key) return
    const here = this.offers.filter((offer) => offer.target.space === id)
    const spaces = here.filter((offer) => !offer.target.piece)
    if (await this.#among(spaces.length ? spaces : here)) {
      if (this.#placed && !settings.confirm) await this.send()
      return
    }
    const at = this.items.findIndex((item) => !item.piece && (item.space === id || item.values.includes(id)))
    if (at >= 0) {
      await this.#pickChosen(at, id)
      return
    }
    if (this.items.length || this.do) await this.askWhy('space', id)
  }

  /** A counter from beside the map was put down, and nothing else can be said about it. */
  get #placed(): boolean {
    const [piece, space, more] = this.items.filter((item) => !item.idle)
    if (!piece?.piece || !space?.space || more || this.doubt || this.offers.length) return false
    return Boolean(this.ready) && !this.#at(piece.piece)
  }

  /** A space that is part of the declaration: the end of a way sends, another one shortens it. */
  async #pickChosen(at: number, id: string): Promise<void> {
    const item = this.items[at]!
    if (!isWay(this.items, item.field)) {
      await this.#pickAgain(at)
      return
    }
    const last = this.items.findLastIndex((one) => one.field === item.field)
    if (at === last && item.values.at(-1) === id) {
      if (this.ready && !settings.confirm) await this.send()
      return
    }
    const upto = item.values.indexOf(id)
    const kept = upto < 0 ? item : { ...item, values: item.values.slice(0, upto + 1), space: id, label: id }
    await this.#leave([...this.items.slice(0, at), kept])
  }

  /** What was chosen is clicked again: a single thing that completes the action sends it, others are let go. */
  async #pickAgain(at: number): Promise<void> {
    const last = this.items.findLastIndex((item) => !item.auto)
    if (at === last && this.items[at]?.how === 'set' && this.ready && !settings.confirm) await this.send()
    else await this.takeOut(at)
  }

  /** A counter on the map was chosen. */
  async pickPiece(id: string): Promise<void> {
    await this.#settled()
    this.#inspected = id
    if (!this.key) return
    const at = this.items.findIndex((item) => item.piece === id || item.values[0] === id)
    const offers = this.offers
    const own = offers.filter(({ target }) => target.piece === id || named(target.value).includes(id))
    if (at >= 0 && !own.length) {
      await this.#pickAgain(at)
      return
    }
    if (await this.#among(own)) return
    const where = this.#at(id)
    if (where && (await this.#among(offers.filter((offer) => !offer.target.piece && offer.target.space === where)))) return
    if (await this.#instead(id)) return
    const mine = this.store.state?.pieces[id]?.side === this.store.state?.seat
    if (this.items.length || mine) await this.askWhy('piece', id)
  }

  /** Begin anew with another counter, as long as only counters were chosen. */
  async #instead(id: string): Promise<boolean> {
    const draft = this.#now()
    if (!draft.do || begun(draft.items.filter((item) => !item.auto)).length > 1) return false
    const opening = this.openings.get(draft.do) ?? this.store.state?.menu
    if (!opening || opening.do !== draft.do) return false
    const offer = offersOf(opening, draft.do).find(({ target }) => target.piece === id)
    if (!offer) return false
    this.#say(t('decide-added', { what: offer.target.label }))
    await this.#change({ ...draft, items: [itemOf(offer, [])] })
    return true
  }

  async #among(offers: Offer[]): Promise<boolean> {
    const [first] = offers
    if (!first) return false
    if (offers.length === 1) {
      await this.take(first)
      return true
    }
    this.#clear()
    // what adds to a list stands before what is chosen once
    const one = offers.every((offer) => offer.do === first.do)
    this.#doubt = { key: this.key, offers: one ? offers.toSorted((a, b) => Number(b.how === 'add') - Number(a.how === 'add')) : offers }
    this.#say(t('decide-several', { count: offers.length }))
    return true
  }

  /** A whole action: send it, or let it wait for one more yes. */
  async #whole(whole: Omit<Staged, 'key'>): Promise<void> {
    if (settings.confirm || whole.price) this.#stage(whole)
    else await this.#send(whole.action)
  }

  #stage(whole: Omit<Staged, 'key'>) {
    this.#staged = { key: this.key, ...whole }
    this.#say([whole.price, t('decide-staged', { what: whole.label })].filter(Boolean).join(' '))
  }

  // -- taking back -------------------------------------------------------------------------

  /** Take back what was chosen last. */
  async back(): Promise<void> {
    await this.#settled()
    const only = this.doubt || this.staged
    this.#clear() // a card is nothing that was chosen
    if (only) return
    const draft = this.#now()
    const last = draft.items.findLast((item) => !item.auto)
    if (last) {
      this.#say(t('decide-taken-back', { what: last.label }))
      await this.#leave(shorter(draft.items))
    } else if (draft.chosen) {
      this.cancel()
    }
  }

  /** Take one item out, wherever it stands. */
  async takeOut(at: number): Promise<void> {
    await this.#settled()
    const item = this.items[at]
    if (!item) return
    this.#clear()
    this.#say(t('decide-taken-back', { what: item.label }))
    const way = isWay(this.items, item.field)
    await this.#leave(without(this.items, at, way), this.items.slice(0, at))
  }

  /** Take a whole field back, and what was begun after it. */
  async takeField(field: string): Promise<void> {
    await this.#settled()
    const at = this.items.findIndex((item) => item.field === field)
    if (at < 0) return
    this.#clear()
    this.#say(t('decide-taken-back', { what: this.items[at]!.label }))
    await this.#leave(this.items.slice(0, at))
  }

  /** One point less for a key of a map; without points it leaves the map. */
  async lower(field: string, key: unknown): Promise<void> {
    await this.#settled()
    const at = this.items.findLastIndex((item) => item.field === field && item.how === 'put' && same(item.values[0], key))
    if (at >= 0) await this.takeOut(at)
  }

  /** Move an item of a list to another place in it. */
  async reorder(field: string, from: number, to: number): Promise<void> {
    await this.#settled()
    const own = this.items.filter((item) => item.field === field)
    const item = own[from]
    if (!item || to < 0 || to >= own.length) return
    const moved = own.filter((one) => one !== item)
    moved.splice(to, 0, item)
    const at = this.items.findIndex((one) => one.field === field)
    this.#say(t('decide-moved', { what: item.label, place: to + 1 }))
    await this.#leave([...this.items.slice(0, at), ...moved])
  }

  /** Give the declaration up. */
  cancel(): void {
    this.#clear()
    if (!this.started) return
    this.#asked += 1
    this.busy = false
    this.#pending = Promise.resolve()
    const key = this.key
    const menu = this.store.state?.menu
    this.#draft = { ...NOTHING, key, do: menu?.do ?? '' }
    this.#inspected = ''
    this.#say(t('decide-cancelled'))
    if (menu?.do || menu?.kinds.length === 1) {
      this.#preparing = null
      this.#pending = this.prepare()
    }
  }

  /** Let go of the doubt, the card and what was staged. */
  dismiss(): void {
    this.#clear()
  }

  #clear() {
    this.#staged = null
    this.#doubt = null
    this.#card = null
    this.#hovered = null
  }

  /** What is left of the declaration; where it does not hold, what stood before the item that went. */
  async #leave(items: Item[], cut?: Item[]): Promise<void> {
    await this.#change({ ...this.#now(), items }, false, cut)
  }

  // -- asking ------------------------------------------------------------------------------

  async #settled(): Promise<void> {
    await this.#pending
    if (this.key && !this.do && !this.openings.size) await this.prepare()
  }

  /** The declaration becomes this one: ask what may be added to it. */
  #change(draft: Draft, auto = true, cut?: Item[]): Promise<void> {
    return this.#turn(draft, async (fresh) => {
      let next = await this.#narrowed({ ...draft, menu: null })
      if (cut && next.menu?.refused?.code === 'bad-form') next = await this.#narrowed({ ...draft, items: cut, menu: null })
      return fresh(next) ? this.#onward(next, auto, fresh) : null
    })
  }

  /** The declaration becomes this one, whose menu is known. */
  #open(draft: Draft): Promise<void> {
    return this.#turn(draft, (fresh) => this.#onward(draft, true, fresh))
  }

  /** One question at a time; what comes too late is dropped. */
  #turn(draft: Draft, work: (fresh: (next: Draft) => boolean) => Promise<Draft | null>): Promise<void> {
    const done = this.#answered(draft, work)
    this.#pending = done
    return done
  }

  async #answered(draft: Draft, work: (fresh: (next: Draft) => boolean) => Promise<Draft | null>): Promise<void> {
    const mine = ++this.#asked
    const before = this.#now()
    const current = () => mine === this.#asked && this.key === draft.key
    const fresh = (next: Draft) => current() && (!next.menu || next.menu.version === this.store.state?.version)
    this.#draft = { ...draft, menu: draft.menu ?? before.menu, empty: false }
    this.busy = true
    try {
      const next = await work(fresh)
      if (!next || !fresh(next)) return
      if (next.items.length && next.menu?.refused?.code === 'bad-form') {
        this.#draft = before
        this.#show('', next.menu.refused)
        return
      }
      this.#draft = next
      if (next.menu) this.#tell(next.menu)
    } catch (error) {
      if (!current()) return
      this.#draft = before
      const problem = asApiError(error)
      if (problem.code !== 'stale') this.#show('', ...reasonOf(problem))
    } finally {
      if (mine === this.#asked) this.busy = false
    }
  }

  async #narrowed(draft: Draft): Promise<Draft> {
    return { ...draft, menu: await this.store.narrow(draft.do, fieldsOf(draft.items)), empty: false }
  }

  /**
   * Take by itself what has no alternative: a field that must be filled and can be filled in one way only, or one
   * without which the action would be the same. It can be taken back like anything else.
   */
  async #onward(draft: Draft, auto: boolean, fresh: (next: Draft) => boolean): Promise<Draft | null> {
    let now = draft
    while (auto && now.menu) {
      const menu = now.menu
      const offer = forced(menu, now.do)
      const begun = now.chosen || now.items.length > 0 || menu.kinds.filter((kind) => !kind.refused).length === 1
      if (!offer || !begun || now.items.some((item) => item.field === offer.field)) break
      const item = { ...itemOf(offer, now.items, true), idle: menu.complete ?? false }
      const next = await this.#narrowed({ ...now, items: [...now.items, item] })
      if (!fresh(next)) return null
      if (next.menu?.refused?.code === 'bad-form' || (item.idle && next.menu?.action !== menu.action)) break
      now = { ...next, menu: growing(menu, next.menu) }
    }
    return this.#perhapsNone(now, fresh)
  }

  /** Where nothing but a list can be chosen, it may be that none of it need be chosen. */
  async #perhapsNone(draft: Draft, fresh: (next: Draft) => boolean): Promise<Draft | null> {
    const menu = draft.menu
    const field = menu?.field
    if (!menu?.many || !field || menu.grow || draft.items.some((item) => item.field === field)) return draft
    const targets = menu.targets ?? []
    if (offersOf(menu, draft.do).some((offer) => offer.field === field && offer.how === 'put')) return draft // points, no list
    if (menu.complete) return this.#beside(draft, field, fresh)
    if (!draft.items.length) {
      if (menu.kinds.filter((kind) => !kind.refused).length !== 1) return draft
    } else if (targets.some((target) => target.space && !target.piece)) return draft // a way leads somewhere
    const none = emptyOf(field, targets.length ? '' : t('decide-nobody'))
    const next = await this.#narrowed({ ...draft, items: [...draft.items, none] })
    if (!fresh(next)) return null
    const on = next.menu
    const goes = on?.complete || (Boolean(on?.field) && on?.field !== field && Boolean(on?.targets?.length))
    if (!goes || on?.refused?.code === 'bad-form') return draft
    // On to what comes next, if there is nobody or the list can still grow beside it.
    const beside = !on?.complete && on?.grow === field
    if (!beside && (targets.length || !draft.items.length)) return { ...draft, empty: true }
    const items = [...draft.items, { ...none, auto: true, idle: true }]
    return this.#onward({ ...next, items }, true, fresh)
  }

  /** A list that may stay empty: what comes after it, if there is anything to choose, is offered beside it. */
  async #beside(draft: Draft, field: string, fresh: (next: Draft) => boolean): Promise<Draft | null> {
    const items = [...draft.items, { ...emptyOf(field, ''), auto: true, idle: true }]
    const next = await this.#narrowed({ ...draft, items })
    if (!fresh(next)) return null
    const some = next.menu?.targets?.some((target) => target.value !== null && target.value !== false)
    return some && next.menu?.grow === field && next.menu.field !== field ? this.#onward(next, true, fresh) : draft
  }

  /** Numbers aloud. */
  #tell(menu: Menu) {
    const totals = (menu.tallies ?? []).map((tally) => `${tally.title} ${plain(tally.total, tally.halves)}`)
    const parts = [...totals]
    if (menu.complete && menu.sentence) parts.push(t('decide-ready', { what: menu.sentence }))
    if (parts.length) this.#say(parts.join(t('list-stop')))
  }

  #say(text: string) {
    this.announcement = text
  }

  /** The same declaration, in the language that is set now. */
  async refresh(): Promise<void> {
    this.#clear()
    this.#openings = { key: '', menus: new Map() }
    this.#preparing = null
    const draft = this.#now()
    if (!draft.key) return
    if (!draft.do || !draft.menu) {
      await this.prepare()
      return
    }
    await this.#turn(draft, async (fresh) => {
      let now = await this.#narrowed({ ...draft, items: [] })
      for (const item of draft.items) {
        const menu = now.menu
        const offer = menu && offersOf(menu, draft.do).find((one) => one.field === item.field && same(itemOf(one, now.items).values, item.values))
        now = await this.#narrowed({ ...now, items: [...now.items, { ...item, label: offer?.target.label ?? item.label }] })
        now = { ...now, menu: growing(menu, now.menu) }
      }
      return fresh(now) ? this.#perhapsNone(now, fresh) : null
    })
  }

  // -- why not, and sending ----------------------------------------------------------------

  /** Why can this not be chosen? */
  async askWhy(kind: About, id: string): Promise<void> {
    const key = this.key
    const about = this.#title(kind, id)
    const act = kind === 'do' ? id : this.do
    try {
      const fields = kind === 'do' ? {} : this.fields
      const asked = kind === 'do' ? {} : { [kind]: id }
      const answer = await this.store.why({ do: act, fields, ...asked })
      if (this.key !== key) return
      this.#show(about, answer.allowed ? null : (answer.refused ?? null))
    } catch (error) {
      if (this.key !== key) return
      const problem = asApiError(error)
      this.#show(about, ...reasonOf(problem))
    }
  }

  #title(kind: About, id: string): string {
    if (kind === 'do') return this.kinds.find((one) => one.do === id)?.title ?? id
    if (kind === 'piece') {
      const piece = this.store.state?.pieces[id]
      return piece ? pieceTitle(this.store.board, piece) : id
    }
    return kind === 'space' ? spaceTitle(this.store.board, id) : id
  }

  #show(about: string, refused: Refusal | null, trouble = false) {
    this.#doubt = null
    this.#card = { key: this.key, about, refused, trouble }
    this.#say(refused ? refused.text : t('decide-why-allowed'))
  }

  /** Send what is complete or staged. */
  async send(): Promise<void> {
    await this.#pending
    const action = this.ready
    if (!action) return
    if (this.price && !this.staged) this.#stage({ action, label: this.sentence, price: this.price })
    else await this.#send(action)
  }

  /** Send this answer, which was not declared: there was no other. */
  async answer(action: string): Promise<void> {
    await this.#send(action)
  }

  async #send(action: string): Promise<void> {
    if (this.sending) return
    const key = this.key
    this.sending = true
    try {
      const did = await this.store.act(action)
      if (did) this.#sent(key)
      else if (this.key === key) this.#refused()
    } finally {
      this.sending = false
    }
  }

  #sent(key: string) {
    this.#inspected = ''
    if (this.#draft.key === key) {
      this.#asked += 1
      this.busy = false
      this.#draft = NOTHING
    }
    if (this.#preparing?.key === key) this.#preparing = null
    if (this.#staged?.key === key) this.#staged = null
    this.#say(t('decide-sent'))
  }

  /** A rule's refusal is shown here, with its clause; other trouble by the page. */
  #refused() {
    const refusal = this.store.problem?.refusal
    if (!refusal) return
    this.#show('', refusal)
    this.store.dismiss()
  }
}

/** What to say of something that went wrong, and whether it was no rule. */
function reasonOf(problem: ApiError): [Refusal, boolean] {
  return problem.refusal ? [problem.refusal, false] : [{ text: problem.text, code: problem.code }, true]
}

/** The counters among the offers that a list may still take. */
function counters(offers: readonly Offer[], field: string): Offer[] {
  return offers.filter((offer) => offer.field === field && offer.how === 'add' && offer.target.piece)
}

/** The one value that a field can have. */
export function forced(menu: Menu, act: string): Offer | null {
  const [offer, other] = offersOf(menu, act).filter((one) => one.field === menu.field)
  return !offer || other || menu.truncated || offer.how !== 'set' || !offer.field ? null : offer
}

/** What may still be added to the field before one that was filled by itself. */
function growing(before: Menu | null, after: Menu | null): Menu | null {
  if (!before?.grow || !after || after.grow || after.field === before.grow) return after
  const { grow, grow_title, grow_targets, grow_together } = before
  return { ...after, grow, grow_title, grow_targets, grow_together } as Menu
}
