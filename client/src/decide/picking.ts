// What a click on the map means, as far as can be said from what is offered and what was chosen. No state, no calls.
import type { Menu } from '../lib/types'
import { begun, chosenOf, howOf, isUsual, named, offersOf, type Item, type Offer } from './draft'

interface Seen {
  readonly offers: readonly Offer[]
  readonly items: readonly Item[]
  readonly do: string
}

export type Click =
  | { is: 'offered'; offers: Offer[] } // one of these
  | { is: 'chosen'; at: number } // this item again
  | { is: 'instead'; offer: Offer } // begin anew with this one
  | { is: 'barred' } // it is not on offer: why not?
  | { is: 'nothing' }

export function spaceClick(seen: Seen, id: string, opening?: Menu | null): Click {
  const { offers, items, do: act } = seen
  const here = offers.filter((offer) => offer.target.space === id)
  const spaces = here.filter((offer) => !offer.target.piece)
  if (here.length) return { is: 'offered', offers: meant(spaces.length ? spaces : here) }
  const at = items.findIndex((item) => !item.piece && (item.space === id || item.values.includes(id)))
  if (at >= 0) return { is: 'chosen', at }
  const other = aimed(seen, id, opening)
  if (other) return { is: 'instead', offer: other }
  return { is: items.length || act ? 'barred' : 'nothing' }
}

/** What is aimed at is meant before all else: a bridge is seized. */
function meant(offers: Offer[]): Offer[] {
  const aims = offers.filter((offer) => offer.aim)
  return aims.length ? aims : offers
}

/** Where something is filled in as usual, another space to aim at. */
function aimed({ items, do: act }: Seen, space: string, opening?: Menu | null): Offer | undefined {
  if (!space || !isUsual(items) || opening?.do !== act) return undefined
  return offersOf(opening).find(({ target }) => !target.piece && target.space === space)
}

/** `where` the counter stands, whether it is `mine`, and how the kind of action that is declared begins. */
export function pieceClick(seen: Seen, id: string, { where, mine, opening }: { where: string; mine: boolean; opening: Menu | null | undefined }): Click {
  const { offers, items } = seen
  const own = offers.filter(({ target }) => target.piece === id || named(target.value).includes(id))
  if (own.length) return { is: 'offered', offers: meant(own) }
  const at = items.findIndex((item) => item.piece === id || item.values[0] === id)
  if (at >= 0) return { is: 'chosen', at }
  const there = where ? offers.filter((offer) => !offer.target.piece && offer.target.space === where) : []
  if (there.length) return { is: 'offered', offers: meant(there) }
  const filled = items.findIndex((item) => item.auto && !item.idle && !item.piece && item.space === where)
  if (where && !mine && filled >= 0) return { is: 'chosen', at: filled } // it is where one goes for want of another place
  const other = insteadOf(seen, id, opening) ?? aimed(seen, where, opening)
  if (other) return { is: 'instead', offer: other }
  return { is: items.length || mine ? 'barred' : 'nothing' }
}

/** Another counter to begin with, as long as only counters were chosen, and where they go. */
function insteadOf({ items, do: act }: Seen, id: string, opening: Menu | null | undefined): Offer | undefined {
  const [first, ...others] = begun(chosenOf(items))
  const way = (field: string): boolean => items.some((item) => item.field === field && item.kind === 'path')
  const goes = others.every(way) && items.every((item) => item.field !== first || item.piece)
  if (!act || opening?.do !== act || !(!others.length || goes || isUsual(items))) return undefined
  return offersOf(opening).find(({ target }) => target.piece === id)
}

/** Several things that a click may mean: what adds to a list stands before what is chosen once. */
export function sorted(offers: Offer[]): Offer[] {
  const adds = (offer: Offer) => Number(howOf(offer) === 'add')
  return offers.every((offer) => offer.do === offers[0]?.do) ? offers.toSorted((a, b) => adds(b) - adds(a)) : offers
}
