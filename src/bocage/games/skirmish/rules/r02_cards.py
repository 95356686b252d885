"""Chapter 2 - Cards: decks, hands, discards, and decks that run out."""

from __future__ import annotations

from bocage.games.skirmish.book import Book
from bocage.games.skirmish.events import Drew, Refilled, Reshuffled
from bocage.games.skirmish.rules.r10_victory import advance_time
from bocage.games.skirmish.types import SIDES, D, Side
from bocage.kernel.api import EngineFault, rule


@rule("2.1")
def deal(book: Book, d: D) -> None:
    """Each side shuffles its deck and draws a hand; hand sizes are open."""
    for side in SIDES:
        cards = [card.id for card in book.cards.values() if card.side == side]
        deck = d.shuffled(cards, "2.1")
        d.put_sealed(decks={**d.sealed.decks, side: deck})
        refill(book, d, side, "2.1")


@rule("2.2")
def draw_missions(book: Book, d: D) -> None:
    """Each side draws one mission at random and keeps it secret."""
    for side in SIDES:
        missions = book.plan.missions[side]
        d.put_private(side, mission=missions[d.below(len(missions), "2.2")])


@rule("2.4")
def discard(d: D, side: Side, card: str) -> None:
    """A played, bid or revealed card goes face up on its owner's discard pile."""
    pile = d.edit("discards")
    pile[side] = (*pile[side], card)


def play_from_hand(d: D, side: Side, card: str) -> None:
    """A card leaves the hand for the discard pile."""
    hand = d.private[side].hand
    d.put_private(side, hand=tuple(held for held in hand if held != card))
    sizes = d.edit("hand_size")
    sizes[side] = len(hand) - 1
    discard(d, side, card)


def take_top(d: D, side: Side) -> tuple[str, ...]:
    """Take the top card off a draw pile; what is left of the pile stays."""
    deck = d.sealed.decks[side]
    if not deck:
        raise EngineFault(f"{side} has neither a draw pile nor discards")
    d.put_sealed(decks={**d.sealed.decks, side: deck[1:]})
    return deck[:1]


@rule("2.5")
def run_out(book: Book, d: D, side: Side) -> None:
    """When the last card is gone the discards become the new pile and time advances."""
    if d.sealed.decks[side] or not d.public.discards[side]:
        return
    deck = d.shuffled(d.public.discards[side], "2.5")
    d.put_sealed(decks={**d.sealed.decks, side: deck})
    pile = d.edit("discards")
    pile[side] = ()
    d.emit(Reshuffled("2.5", side))
    advance_time(book, d)


def refill(book: Book, d: D, side: Side, clause: str) -> None:
    """Draw up to a full hand, by the clause that says so; only the owner sees which cards."""
    drawn: list[str] = []
    while d.outcome is None and len(d.private[side].hand) < book.hand and d.sealed.decks[side]:
        drawn += take_top(d, side)
        d.put_private(side, hand=(*d.private[side].hand, drawn[-1]))
        sizes = d.edit("hand_size")
        sizes[side] = len(d.private[side].hand)
        run_out(book, d, side)
    if drawn:
        d.emit(Refilled(clause, side, len(drawn)))
        d.emit(Drew(clause, side, tuple(drawn)), to=(side,))
