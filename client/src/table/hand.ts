// The cards that a seat holds, and which of them, or which part of each, can be used now.
import type { Item, Offer } from '../decide/draft'
import type { Card, Hand, Panel } from '../lib/types'

export interface Held {
  card: Card
  /** What a click on each part would choose. */
  parts: (Offer | null)[]
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

/** A card with what it is offered for; as a whole only for what is being declared. */
export function held(card: Card, offers: readonly Offer[], items: readonly Item[], declared: string): Held {
  const own = offers.filter((offer) => offer.target.card === card.id)
  const parts = (card.parts ?? []).map((part) => own.find((offer) => part.does.includes(offer.do)) ?? null)
  const other = own.find((offer) => !parts.includes(offer) && !(card.parts ?? []).some((part) => part.does.includes(offer.do)))
  return {
    card,
    parts,
    whole: declared || !card.parts?.length ? (other ?? null) : null,
    chosen: items.findIndex((item) => item.card === card.id),
  }
}

/** The part of a chosen card that is used; -1: the card as a whole. */
export function partUsed(card: Card, declared: string): number {
  return (card.parts ?? []).findIndex((part) => part.does.includes(declared))
}
