"""What each side may count of the hidden parts, and guesses that fill them in for bots."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.rules.r05_setup_places import guess_camp
from bocage.games.combat_commander.types import (
    ALLIES,
    AXIS,
    SIDES,
    Counts,
    Pos,
    Private,
    Sealed,
    Seen,
)
from bocage.kernel.api import Rng, rule


@rule("1.2a", "1.2b", "7.3.3b")
def counts(book: Book, pos: Pos) -> Counts:
    """How many cards and secret chits each side has, how many cards its pile, chits the cup."""
    axis, allies, decks = pos.private[AXIS], pos.private[ALLIES], pos.sealed.decks
    return Counts(
        {AXIS: len(axis.hand), ALLIES: len(allies.hand)},
        {AXIS: len(decks[AXIS]), ALLIES: len(decks[ALLIES])},
        {AXIS: len(axis.chits), ALLIES: len(allies.chits)},
        len(pos.sealed.bag),
    )


def guess(book: Book, view: Seen, rng: Rng) -> tuple[dict[str, Private], Sealed]:
    """Deal the cards and chits that this view has not seen at random."""
    private: dict[str, Private] = {}
    decks: dict[str, tuple[str, ...]] = {}
    known = {*view.public.chits, *book.scenario.excluded, *(view.own.chits if view.own else ())}
    chits = rng.shuffled([chit for chit in book.chits if chit not in known])
    for side in SIDES:
        own = view.own if view.side == side else None
        used = {*view.public.discards[side], *(own.hand if own else ())}
        cards = rng.shuffled([card for card in book.deck[side] if card not in used])
        if own is not None:
            private[side] = own
        else:
            size, number = view.counts.hands[side], view.counts.chits[side]
            shown = view.own.seen_hand if view.own else ()
            dealt = set(shown or cards[:size])
            hand = [card for card in book.deck[side] if card in dealt]
            cards = [card for card in cards if card not in dealt]
            secret = [chit for chit in chits if book.chits[chit].secret][:number]
            chits = [chit for chit in chits if chit not in secret]
            private[side] = replace(
                guess_camp(book, view, side, rng), hand=tuple(hand), chits=tuple(secret)
            )
        decks[side] = tuple(cards[: view.counts.decks[side]])
    return private, Sealed(decks, tuple(chits[: view.counts.bag]))
