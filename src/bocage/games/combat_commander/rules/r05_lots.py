"""Rolls before the first turn: a card is flipped for its dice, and nothing else happens."""

from __future__ import annotations

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.making import LotDrawn, LotKind
from bocage.games.combat_commander.rules.r01_rolls import dice, empty, flip
from bocage.games.combat_commander.types import D, Side
from bocage.kernel.api import rule


@rule("G.1b")
def lot(book: Book, d: D, side: Side, kind: LotKind, clause: str) -> tuple[int, int]:
    """The white and the coloured die; a pile that is used up is shuffled again."""
    if empty(d.public, side):
        pile = d.shuffled(d.public.discards[side], "G.1b")
        d.put_sealed(decks={**d.sealed.decks, side: pile})
        d.edit("piles")[side] = len(pile)
        d.put(discards={**d.public.discards, side: ()})
    card = flip(d, side)
    white, red = dice(book, card)
    d.emit(LotDrawn(clause, side, kind, card, white, red))
    return white, red
