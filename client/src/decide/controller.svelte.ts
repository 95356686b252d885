// The declaration that is being made: what has been chosen, what may be chosen now, and what is sent.
import { type ApiError, asApiError } from '../lib/http'
import { t } from '../lib/i18n.svelte'
import { settings } from '../lib/settings.svelte'
import type { AskLine, Kind, Lights, Menu, Refusal, Target } from '../lib/types'
import { pieceTitle, spaceTitle } from '../table/titles'
import { Asking } from './asking.svelte'
import { chosenOf, emptyOf, fieldsOf, howOf, itemOf, offersOf, same, shorter, standing, withItem, without, type Fields, type Item, type Offer } from './draft'
import { lightsOf } from './lights'
import { plain } from './numbers'
import { pieceClick, sorted, spaceClick, type Click } from './picking'
import type { Source } from './source'

interface Draft {
  key: string // the decision that it is for
  do: string
  chosen: boolean // the kind of action was chosen by the player
  items: Item[]
  menu: Menu | null // null: that of the empty declaration
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

const NOTHING: Draft = { key: '', do: '', chosen: false, items: [], menu: null }
const NO_OPENINGS = new Map<string, Menu>()

export class Declaring {
  readonly store: Source
  readonly #asking = new Asking()
  #draft = $state.raw<Draft>(NOTHING)
  #openings = $state.raw<{ key: string; menus: Map<string, Menu> }>({ key: '', menus: NO_OPENINGS })
  #preparing: { key: string; done: Promise<void> } | null = null
  #staged = $state.raw<Staged | null>(null)
  #doubt = $state.raw<Doubt | null>(null)
  #card = $state.raw<Card | null>(null)
  #inspected = $state('')
  #hovered = $state.raw<Target | null>(null)
  #listed = $state(false) // what is hovered is a row of the panel: it is lit on the map

  /** An action is on its way. */
  sending = $state(false)
  /** What was said last to a screen reader. */
  announcement = $state('')

  constructor(store: Source) {
    this.store = store
  }

  // -- what stands -------------------------------------------------------------------------

  /** An answer of the server is awaited. */
  get busy(): boolean {
    return this.#asking.busy
  }

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
    const menu = key ? this.store.state?.menu : null
    return { ...NOTHING, key, do: menu?.do ?? '', items: menu ? standing([], menu) : [] }
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
    return (this.key && this.store.state?.menu?.kinds) || []
  }

  /** Something has been chosen that can be taken back. */
  get started(): boolean {
    const draft = this.#draft_now
    return draft.chosen || chosenOf(draft.items).length > 0
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
    return this.#openings.key === this.key ? this.#openings.menus : NO_OPENINGS
  }

  /** All that may be chosen now; before a kind of action is chosen, of all kinds. */
  offers: Offer[] = $derived.by(() => {
    const menu = this.menu
    if (!menu) return []
    if (menu.do) return offersOf(menu)
    return this.kinds.flatMap((kind) => {
      const opening = kind.quiet ? undefined : this.openings.get(kind.do)
      return opening ? offersOf(opening, kind.title) : []
    })
  })

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
    // a row that went away under the pointer never said that the pointer left it
    const hovered = this.#hovered && this.offers.find((offer) => offer.target === this.#hovered)
    return lightsOf({ offers: this.offers, items: this.items, pieces: this.store.state?.pieces ?? {}, hovered, listed: this.#listed })
  })

  #at = (piece: string): string => this.store.state?.pieces[piece]?.at ?? ''

  // -- choosing ----------------------------------------------------------------------------

  /** Ask how each kind of action begins, so that a click on the map can begin it. */
  prepare(): Promise<void> {
    const key = this.key
    if (!key || this.do) return Promise.resolve()
    if (this.#preparing?.key !== key) this.#preparing = { key, done: this.#prepare(key) }
    return this.#preparing.done
  }

  async #prepare(key: string): Promise<void> {
    if (!this.kinds.some((kind) => !kind.action && !kind.refused && !kind.quiet)) return
    try {
      const { openings = [] } = await this.store.narrow('', {})
      if (this.key === key) this.#openings = { key, menus: new Map(openings.map((menu) => [menu.do ?? '', menu])) }
    } catch {
      // a kind can still be chosen by its button
    }
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
    await this.#change({ ...NOTHING, key: this.key, do: act, chosen: true, menu: this.openings.get(act) ?? null })
  }

  /** Choose a target of the menu. */
  async choose(target: Target): Promise<void> {
    const offer = this.offers.find((one) => one.target === target) ?? this.offers.find((one) => same(one.target.value, target.value))
    if (offer) await this.take(offer)
  }

  /** Choose something that is offered. It is added to the declaration, which is sent when it is confirmed. */
  async take(wanted: Offer): Promise<void> {
    const key = this.key
    while (this.busy) await this.#asking.settled
    if (this.sending || this.key !== key) return
    const offer = this.#still(wanted)
    if (!offer) {
      await this.#gone(wanted)
      return
    }
    const { label } = offer.target
    const item = itemOf(offer)
    this.#say(item.kind === 'split' ? t('decide-points', { what: label, count: Number(item.values[1]) }) : t('decide-added', { what: label }))
    await this.#add([item], offer.do)
  }

  /** Choose all counters that may still be added to a list; offered only where they go together. */
  async takeAll(field: string): Promise<void> {
    while (this.busy) await this.#asking.settled
    const all = this.offers.filter((offer) => offer.field === field && howOf(offer) === 'add' && offer.target.piece)
    if (!all.length || this.sending) return
    this.#say(t('decide-added', { what: all.map((offer) => offer.target.label).join(t('list-comma')) }))
    await this.#add(all.map(itemOf), all[0]!.do)
  }

  #add(items: Item[], act: string): Promise<void> {
    this.#clear()
    const draft = this.#now()
    return this.#change({ ...draft, do: draft.do || act, chosen: draft.chosen || !draft.do, items: items.reduce(withItem, draft.items) })
  }

  /** The same offer now: what was clicked may have come from an older menu. */
  #still(wanted: Offer): Offer | undefined {
    if (this.offers.includes(wanted)) return wanted
    const about = ({ kind, target }: Offer) => (kind === 'split' ? (target.value as unknown[])[0] : target.value)
    return this.offers.find((one) => one.do === wanted.do && one.field === wanted.field && same(about(one), about(wanted)))
  }

  /** What was clicked is not on offer any more: say why, unless it was just chosen. */
  async #gone(wanted: Offer): Promise<void> {
    const { piece, space, label } = wanted.target
    const { values } = itemOf(wanted)
    if (this.items.some((item) => item.field === wanted.field && same(item.values, values))) return
    if (piece) await this.askWhy('piece', piece)
    else if (space) await this.askWhy('space', space)
    else this.#show(label, { text: t('decide-gone'), code: 'stale' })
  }

  /** The field may be left empty, and nothing was put into it. */
  get mayBeEmpty(): boolean {
    return Boolean(this.menu?.field?.optional) && !this.busy
  }

  /** Choose none of what is offered. */
  async leaveEmpty(): Promise<void> {
    const field = this.menu?.field
    if (!field || !this.mayBeEmpty) return
    const item = emptyOf(field, t('decide-nobody'))
    this.#say(t('decide-added', { what: item.label }))
    await this.#add([item], this.do)
  }

  /** A space on the map was chosen. */
  async pickSpace(id: string): Promise<void> {
    await this.#ready()
    this.#inspected = ''
    if (!this.key) return
    const click = spaceClick(this, id)
    if (click.is === 'chosen' && this.items[click.at]!.kind === 'path') await this.#pickWay(click.at, id)
    else await this.#pick(click, 'space', id)
    if (click.is === 'offered' && this.#placed && !settings.confirm) await this.send()
  }

  /** A counter on the map was chosen. */
  async pickPiece(id: string): Promise<void> {
    await this.#ready()
    this.#inspected = id
    if (!this.key) return
    const mine = this.store.state?.pieces[id]?.side === this.store.state?.seat
    const opening = this.openings.get(this.do) ?? this.store.state?.menu
    await this.#pick(pieceClick(this, id, { where: this.#at(id), mine, opening }), 'piece', id)
  }

  async #pick(click: Click, about: 'space' | 'piece', id: string): Promise<void> {
    if (click.is === 'offered' && click.offers.length > 1) {
      this.#clear()
      this.#doubt = { key: this.key, offers: sorted(click.offers) }
      this.#say(t('decide-several', { count: click.offers.length }))
    } else if (click.is === 'offered') await this.take(click.offers[0]!)
    else if (click.is === 'chosen') await this.#pickAgain(click.at)
    else if (click.is === 'barred') await this.askWhy(about, id)
    else if (click.is === 'instead') {
      this.#say(t('decide-added', { what: click.offer.target.label }))
      await this.#change({ ...this.#now(), items: [itemOf(click.offer)] })
    }
  }

  /** A counter from beside the map was put down, and nothing else can be said about it. */
  get #placed(): boolean {
    const [piece, space, more] = this.items.filter((item) => !item.idle)
    if (!piece?.piece || !space?.space || more || this.doubt || this.offers.length) return false
    return Boolean(this.ready) && !this.#at(piece.piece)
  }

  /** A space of a way: its end sends, another one shortens it. */
  async #pickWay(at: number, id: string): Promise<void> {
    const item = this.items[at]!
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
    const item = this.items[at]!
    if (at === last && howOf(item) === 'set' && this.ready && !settings.confirm) await this.send()
    else if (!item.auto) await this.takeOut(at)
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
    await this.#ready()
    const only = this.doubt || this.staged
    this.#clear() // a card is nothing that was chosen
    if (only) return
    const draft = this.#now()
    const last = chosenOf(draft.items).at(-1)
    if (last) {
      this.#say(t('decide-taken-back', { what: last.label }))
      await this.#leave(shorter(draft.items))
    } else if (draft.chosen) {
      this.cancel()
    }
  }

  /** Take one item out, wherever it stands. */
  async takeOut(at: number): Promise<void> {
    await this.#ready()
    const item = this.items[at]
    if (item?.auto) return this.back() // to before what led to it
    if (!item) return
    this.#clear()
    this.#say(t('decide-taken-back', { what: item.label }))
    await this.#leave(without(this.items, at), this.items.slice(0, at))
  }

  /** One point less for a key of a map; without points it leaves the map. */
  async lower(field: string, key: unknown): Promise<void> {
    await this.#ready()
    const at = this.items.findLastIndex((item) => item.field === field && same(item.values[0], key))
    if (at >= 0) await this.takeOut(at)
  }

  /** Move an item of a list to another place in it. */
  async reorder(field: string, from: number, to: number): Promise<void> {
    await this.#ready()
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
    this.#asking.drop()
    this.#draft = NOTHING
    this.#inspected = ''
    this.#say(t('decide-cancelled'))
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
  #leave(items: Item[], cut?: Item[]): Promise<void> {
    return this.#change({ ...this.#now(), items }, cut)
  }

  // -- asking ------------------------------------------------------------------------------

  /** Until it is known what a click may mean. */
  async #ready(): Promise<void> {
    await this.#asking.settled
    await this.prepare()
  }

  /** The declaration becomes this one: ask what may be added to it. */
  async #change(draft: Draft, cut?: Item[]): Promise<void> {
    if (!draft.chosen && !chosenOf(draft.items).length) {
      this.#asking.drop()
      this.#draft = NOTHING // what is offered to everybody
      return
    }
    const before = this.#now()
    this.#draft = { ...draft, menu: draft.menu ?? before.menu }
    const current = () => this.key === draft.key
    await this.#asking.ask(
      this.#narrowed(draft, cut),
      (next) => {
        if (!current() || next.menu.version !== this.store.state?.version) return
        if (isBad(next.menu) && next.items.length) {
          this.#draft = before
          this.#show('', next.menu.refused ?? null)
          return
        }
        this.#draft = next
        this.#tell(next.menu)
      },
      (error) => {
        if (!current()) return
        this.#draft = before
        const problem = asApiError(error)
        if (problem.code !== 'stale') this.#show('', ...reasonOf(problem))
      },
    )
  }

  async #narrowed(draft: Draft, cut?: Item[]): Promise<Draft & { menu: Menu }> {
    const menu = await this.store.narrow(draft.do, fieldsOf(chosenOf(draft.items)))
    if (cut && isBad(menu)) return this.#narrowed({ ...draft, items: cut })
    return { ...draft, items: standing(draft.items, menu), menu }
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
    this.#openings = { key: '', menus: NO_OPENINGS }
    this.#preparing = null
    if (this.started) await this.#change(this.#now())
    else await this.prepare()
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
    await this.#asking.settled
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
      this.#asking.drop()
      this.#draft = NOTHING
    }
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

/** Whether the server cannot read the declaration. */
const isBad = (menu: Menu): boolean => menu.refused?.code === 'bad-form'
