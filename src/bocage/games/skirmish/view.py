"""What each side may count of the hidden parts, and guesses that fill them in for bots."""

from __future__ import annotations

from bocage.games.skirmish.book import Book
from bocage.games.skirmish.types import BLUE, RED, SIDES, Counts, Pos, Private, Sealed, Seen
from bocage.kernel.api import Rng, rule


@rule("2.1")
def counts(book: Book, pos: Pos) -> Counts:
    """Only the sizes of the draw piles; hand sizes are public anyway."""
    decks = pos.sealed.decks
    return Counts({BLUE: len(decks[BLUE]), RED: len(decks[RED])})


def guess(book: Book, view: Seen, rng: Rng) -> tuple[dict[str, Private], Sealed]:
    """Deal the cards that this view has not seen at random; draw the other missions."""
    private: dict[str, Private] = {}
    decks: dict[str, tuple[str, ...]] = {}
    for side in SIDES:
        own = view.own if view.side == side else None
        hand_size = view.public.hand_size[side]
        known = set(view.public.discards[side]) | set(own.hand if own else ())
        unseen = [c.id for c in book.cards.values() if c.side == side and c.id not in known]
        unseen = rng.shuffled(unseen)
        hand = own.hand if own else tuple(unseen[:hand_size])
        rest = unseen if own else unseen[hand_size:]
        decks[side] = tuple(rest[: view.counts.decks[side]])
        private[side] = own or Private(hand, _mission(book, view, side, rng))
    return private, Sealed(decks)


def _mission(book: Book, seen: Seen, side: str, rng: Rng) -> str:
    shown = seen.public.missions.get(side)
    missions = book.plan.missions.get(side, ())
    return shown or (rng.choose(missions) if missions else "raid")
