// The cards that a seat holds, and which of them, or which part of each, can be used now.
import type { Item, Offer } from '../decide/draft'
import type { Card, Hand, Menu, Panel } from '../lib/types'

export interface Held {
  card: Card
  /** What a click on each part would choose. */
  parts: (Offer | null)[]
  /** What each part begins where it is the only card for that. */
  begins: (string | null)[]
  /** What a click on the card would choose, wherever it is clicked. */
  whole: Offer | null
  /** Its place in the declaration; -1: it is not in it. */
  chosen: number
}

/** The hands that only this seat looks at, its own first. */
export function handsOf(panels: Record<string, Panel>, seat: string): Hand[] {
  const hands = Object.values(panels).filter((panel): panel is Hand => panel.type === 'hand')
  return seat ? hands.filter((hand) => hand.side === seat && hand.private !== false) : []
}

const NONE: ReadonlyMap<string, Menu> = new Map()

/** Whether a declaration begins with this card filled in, for want of another. */
const fills = (menu: Menu | undefined, card: string): boolean => (menu?.form ?? []).some(({ auto, items = [] }) => auto && items.some((item) => item.card === card))

/** A card with what it is offered for; as a whole only for what is being declared. */
export function held(card: Card, offers: readonly Offer[], items: readonly Item[], declared: string, openings: ReadonlyMap<string, Menu> = NONE): Held {
  const own = offers.filter((offer) => offer.target.card === card.id)
  const parts = (card.parts ?? []).map((part) => own.find((offer) => part.does.includes(offer.do)) ?? null)
  const other = own.find((offer) => !parts.includes(offer) && !(card.parts ?? []).some((part) => part.does.includes(offer.do)))
  return {
    card,
    parts,
    begins: (card.parts ?? []).map(({ does }, i) => (parts[i] || declared ? null : (does.find((act) => fills(openings.get(act), card.id)) ?? null))),
    whole: declared || !card.parts?.length ? (other ?? null) : null,
    chosen: items.findIndex((item) => item.card === card.id),
  }
}

/** The part of a chosen card that is used; -1: the card as a whole. */
export function partUsed(card: Card, declared: string): number {
  return (card.parts ?? []).findIndex((part) => part.does.includes(declared))
}
