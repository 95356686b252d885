// The guided first turn: which card fits what has happened, and which have been read.
import * as http from '../lib/http'
import { read, write } from '../lib/keep'
import type { TableStore } from '../lib/table.svelte'
import type { Guide, GuideStep } from '../lib/types'

/** What is so at this moment. */
export interface Facts {
  readonly prompt: string // what the player is asked; empty: nothing
  readonly open: readonly string[] // the kinds of action that he can choose
  readonly do: string // the kind that he is declaring
  readonly filled: readonly string[] // the fields of it that are filled
}

type Card = Pick<GuideStep, 'when' | 'until'>

const parted = (fact: string): [string, string] => [fact.slice(0, fact.indexOf(':')), fact.slice(fact.indexOf(':') + 1)]

/** Whether it is so now; that something was carried out is no fact of the moment. */
export function holds(fact: string, facts: Facts): boolean {
  const [what, value] = parted(fact)
  const [act, field] = value.split('.')
  switch (what) {
    case 'prompt':
      return value.split('|').includes(facts.prompt)
    case 'can':
      return facts.open.includes(value)
    case 'cannot':
      return facts.prompt !== '' && !facts.open.includes(value)
    case 'do':
      return facts.do === value
    case 'field':
      return facts.do === act && facts.filled.includes(field ?? '')
    default:
      return false
  }
}

const fits = (card: Card, facts: Facts): boolean => (card.when ?? []).every((fact) => holds(fact, facts))

/** It tells how an action is declared. */
const declares = (card: Card): boolean => (card.when ?? []).some((fact) => fact.startsWith('do:'))

/** It waits for such an action to be carried out. */
function awaits(card: Card, act: string): boolean {
  const [what, value] = parted(card.until ?? '')
  return what === 'acted' && value.split('|').includes(act)
}

/**
 * The card that stands, if all before `from` are done with; -1 if none fits now. What is declared can be taken back:
 * its cards are passed over only as long as what they wait for is so. Cards that do not fit are leapt over for good
 * if a later one does; one that rests on nothing is never reached by a leap.
 */
export function standing(cards: readonly Card[], from: number, facts: Facts): { from: number; at: number } {
  let leapt = from
  for (let at = from; at < cards.length; at++) {
    const card = cards[at]!
    if (!fits(card, facts) || (leapt > from && !card.when?.length)) leapt = at + 1
    else if (!card.until || !holds(card.until, facts)) return { from: leapt, at }
  }
  return { from, at: -1 }
}

/**
 * The card after the one that an action ends, if it was carried out while this one stood; 0 if it ends none. It may be
 * one further on, as long as the same question is meant: whoever is fast needs no words about how to declare.
 */
export function after(cards: readonly Card[], stood: number, act: string, facts: Facts): number {
  for (let at = stood; at < cards.length; at++) {
    const card = cards[at]!
    if (at > stood && !fits(card, facts) && !declares(card)) return 0
    if (awaits(card, act)) return at + 1
  }
  return 0
}

/** How far one has come: all cards before `from` are done with; `seen` are those that stood, in their order. */
interface Reached {
  readonly from: number
  readonly seen: readonly number[]
}

interface Kept extends Reached {
  readonly before: readonly Reached[]
  readonly closed: boolean
}

const KEPT = 60 // actions that may be taken back one after the other

export class Guiding {
  readonly store: TableStore
  guide = $state.raw<Guide | null>(null)
  open = $state(false)
  #facts = $state.raw<Facts>({ prompt: '', open: [], do: '', filled: [] })
  #reached = $state.raw<Reached>({ from: 0, seen: [] })
  #before = $state.raw<readonly Reached[]>([]) // where one was when each action was sent that can be taken back
  #back = $state(0) // so many cards back one looks
  #told = 0 // actions that were heard of

  readonly #cards = $derived(this.guide?.steps ?? [])
  readonly #stands = $derived(standing(this.#cards, this.#reached.from, this.#facts).at)
  /** The cards that one can look at: those that were seen, and what stands now, if anything does. */
  readonly #pile = $derived(this.#stands < 0 ? [...this.#reached.seen, -1] : this.#reached.seen)
  /** Which card is shown; -1 if none fits. */
  readonly shown = $derived(this.#pile.at(-1 - this.#back) ?? -1)
  readonly step = $derived<GuideStep | null>(this.#cards[this.shown] ?? null)
  /** What there is to say where no card fits. */
  readonly aside = $derived<GuideStep | null>(this.step ? null : (this.guide?.asides?.find((card) => fits(card, this.#facts)) ?? null))
  readonly count = $derived(this.#cards.length)
  readonly last = $derived(this.shown === this.count - 1)
  /** Somebody looks at what was said before. */
  readonly past = $derived(this.#back > 0)
  readonly first = $derived(this.#pile.length <= this.#back + 1)
  /** The player is asked something. */
  readonly asked = $derived(this.#facts.prompt !== '')
  /** There is a guide for whoever sits here. */
  get here(): boolean {
    return this.guide !== null && this.guide.side === this.store.seat && !this.store.over
  }

  constructor(store: TableStore) {
    this.store = store
  }

  async load(): Promise<void> {
    try {
      this.guide = await http.guide(this.store.id)
    } catch {
      this.guide = null // a game without one
      return
    }
    const kept = read<Partial<Kept>>(`guide.${this.store.id}`, {})
    this.#reached = { from: kept.from ?? 0, seen: (kept.seen ?? []).filter((card) => card < this.count) }
    this.#before = kept.before ?? []
    this.open = !kept.closed
  }

  #keep() {
    const kept: Kept = { ...this.#reached, before: this.#before, closed: !this.open }
    write(`guide.${this.store.id}`, kept)
  }

  /** On to the next card, or to one that was seen after the one that is shown. */
  next() {
    if (this.#back) {
      this.#back -= 1
      return
    }
    this.#reached = { ...this.#reached, from: this.#stands + 1 }
    this.#look()
  }

  back() {
    if (!this.first) this.#back += 1
  }

  toggle() {
    this.open = !this.open
    this.#keep()
  }

  /** What stands now is seen; what was leapt over does not come again. */
  #look() {
    const { from, at } = standing(this.#cards, this.#reached.from, this.#facts)
    let { seen } = this.#reached
    if (at >= 0 && seen.at(-1) !== at) {
      seen = [...seen.filter((card) => card < at), at]
      this.#back = 0
    }
    this.#reached = { from, seen }
    this.#keep()
  }

  /** Call in an effect: what is so now. Between an action and what it leads to nothing is told. */
  follow(facts: Facts) {
    const { acted, busy, at } = this.store
    if (!this.here || busy || at !== null) return
    for (const act of acted.slice(this.#told)) {
      const { from, seen } = this.#reached
      if (!act) this.#reached = this.#before.at(-1) ?? this.#reached
      else if (this.#stands >= 0) this.#reached = { from: Math.max(from, after(this.#cards, this.#stands, act, this.#facts)), seen }
      this.#before = act ? [...this.#before, { from, seen }].slice(-KEPT) : this.#before.slice(0, -1)
    }
    this.#told = acted.length
    this.#facts = facts
    this.#look()
  }
}
