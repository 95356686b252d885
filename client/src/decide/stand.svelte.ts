// What stands of the declaration: what has been chosen, what may be chosen now, and what is lit for it.
import { t } from '../lib/i18n.svelte'
import { settings } from '../lib/settings.svelte'
import type { AskLine, Kind, Lights, Menu, Refusal, Target } from '../lib/types'
import { Asking } from './asking.svelte'
import { chosenOf, fieldsOf, howOf, isUsual, offersOf, standing, type Fields, type Item, type Offer } from './draft'
import { lightsOf } from './lights'
import type { Entry } from './several'
import type { Source } from './source'

export interface Draft {
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

const SETTLES = 500 // milliseconds after something was sent
export const NOTHING: Draft = { key: '', do: '', chosen: false, items: [], menu: null }
export const NO_OPENINGS = new Map<string, Menu>()
export const NO_ENTRIES: readonly Entry[] = []

export class Stand {
  readonly store: Source
  protected readonly asking = new Asking()
  protected draft = $state.raw<Draft>(NOTHING)
  protected opened = $state.raw<{ key: string; menus: Map<string, Menu> }>({ key: '', menus: NO_OPENINGS })
  protected together = $state.raw<{ key: string; entries: readonly Entry[] }>({ key: '', entries: NO_ENTRIES })
  protected held = $state.raw<Staged | null>(null)
  protected doubted = $state.raw<Doubt | null>(null)
  protected carded = $state.raw<Card | null>(null)
  protected inspected = $state('')
  protected sentAt = -Infinity // when the last action was sent, in the time of the page
  #hovered = $state.raw<Target | null>(null)
  #listed = $state(false) // what is hovered is a row of the panel: it is lit on the map

  /** An action is on its way. */
  sending = $state(false)
  /** What was said last to a screen reader. */
  announcement = $state('')

  constructor(store: Source) {
    this.store = store
  }

  /** An answer of the server is awaited. */
  get busy(): boolean {
    return this.asking.busy
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

  protected now(): Draft {
    const key = this.key
    if (this.draft.key === key) return this.draft
    const menu = key ? this.store.state?.menu : null
    return { ...NOTHING, key, do: menu?.do ?? '', items: menu ? standing([], menu) : [] }
  }

  #drawn = $derived.by(() => this.now())

  get do(): string {
    return this.#drawn.do
  }

  get items(): readonly Item[] {
    return this.#drawn.items
  }

  get fields(): Fields {
    return fieldsOf(this.items)
  }

  get menu(): Menu | null {
    if (!this.key) return null
    return this.#drawn.menu ?? this.store.state?.menu ?? null
  }

  get kinds(): Kind[] {
    return (this.key && this.store.state?.menu?.kinds) || []
  }

  /** Something has been chosen that can be taken back. */
  get started(): boolean {
    const draft = this.#drawn
    return draft.chosen || chosenOf(draft.items).length > 0 || this.several.length > 0
  }

  /** Whole actions that wait to be sent together. */
  get several(): readonly Entry[] {
    return this.together.key === this.key ? this.together.entries : NO_ENTRIES
  }

  /** A whole set-up can be proposed. */
  get plans(): boolean {
    return Boolean(this.key && this.store.state?.menu?.plans)
  }

  /** Something stands that nobody chose, though there is a choice: it is what is usual. */
  get usual(): boolean {
    return isUsual(this.items)
  }

  /** The question came with an answer that is filled in: the main button sends it, and does not let the question go by. */
  get filled(): boolean {
    const { menu } = this.store.state ?? {}
    return Boolean(menu?.do && (menu.complete || isUsual(standing([], menu))))
  }

  /** Something was sent just now: who presses a key does not mean the question that came of it. */
  get fresh(): boolean {
    return performance.now() - this.sentAt < SETTLES
  }

  get staged(): Staged | null {
    return this.held?.key === this.key ? this.held : null
  }

  get doubt(): Doubt | null {
    return this.doubted?.key === this.key ? this.doubted : null
  }

  get card(): Card | null {
    return this.carded?.key === this.key ? this.carded : null
  }

  /** The action that Confirm would send; empty if none. */
  get ready(): string {
    if (this.staged) return this.staged.action
    const menu = this.menu
    if (menu?.complete) return menu.action ?? ''
    return chosenOf(this.items).length ? '' : (this.several[0]?.action ?? '')
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
    const count = this.several.length + Number(Boolean(this.menu?.complete))
    return this.several.length ? t('decide-together', { count }) : (this.menu?.sentence ?? '')
  }

  /** The kinds of action that are not chosen yet, as they open. */
  get openings(): Map<string, Menu> {
    return this.opened.key === this.key ? this.opened.menus : NO_OPENINGS
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
    return this.inspected || chosen || ''
  }

  set selectedPiece(id: string) {
    this.inspected = id
  }

  lights: Lights = $derived.by(() => {
    // a row that went away under the pointer never said that the pointer left it
    const hovered = this.#hovered && this.offers.find((offer) => offer.target === this.#hovered)
    const chosen = new Set([...this.items, ...this.several].map((one) => one.piece).filter(Boolean))
    const also = this.#also.filter(({ target }) => !chosen.has(target.piece ?? ''))
    return lightsOf({ offers: [...this.offers, ...also], items: this.items, with: this.several, pieces: this.store.state?.pieces ?? {}, hovered, listed: this.#listed })
  })

  /** Counters that may do the same: with what is whole already, or instead. */
  get #also(): Offer[] {
    const { menu } = this
    if (!menu?.complete || !menu.free || !(isUsual(this.items) || this.several.length)) return []
    const opening = this.opening
    return opening?.do === this.do ? offersOf(opening).filter((offer) => offer.target.piece && howOf(offer) === 'set') : []
  }

  protected placeOf = (piece: string): string => this.store.state?.pieces[piece]?.at || (this.several.find((one) => one.piece === piece && one.space)?.space ?? '')

  /** What a field offers before anything is filled in. */
  firstOf(field: string): Offer[] {
    const { opening } = this
    return opening?.do === this.do ? offersOf(opening).filter((offer) => offer.field === field) : []
  }

  /** How the kind of action that is declared begins. */
  protected get opening(): Menu | null | undefined {
    return this.openings.get(this.do) ?? this.store.state?.menu
  }

  /** Let go of the doubt, the card and what was staged. */
  protected clear() {
    this.held = null
    this.doubted = null
    this.carded = null
    this.#hovered = null
  }

  protected say(text: string) {
    this.announcement = text
  }

  protected show(about: string, refused: Refusal | null, trouble = false) {
    this.doubted = null
    this.carded = { key: this.key, about, refused, trouble }
    this.say(refused ? refused.text : t('decide-why-allowed'))
  }
}
