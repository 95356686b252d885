"""Chapter 3: who controls the hexes that score or supply."""

from __future__ import annotations

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.state import field_of
from bocage.games.normandy.state.field import Field
from bocage.kernel.api import rule


@rule("3.3a", "3.3b")
def controller(book: Book, field: Field, space: str) -> str | None:
    """Who gains a hex: its occupant, or whose zone alone is there. None: it stays as it is."""
    number = book.country.num[space]
    for side in t.SIDES:
        if field.held[side][number]:
            return side
    zones = [side for side in t.SIDES if field.zoc[side][number]]
    return zones[0] if len(zones) == 1 else None


@rule("3.3c")
def settle_control(book: Book, d: t.D) -> None:
    """After every change of piles: hexes may change hands any number of times."""
    field = field_of(book, d.public)
    gained = {space: controller(book, field, space) for space in d.public.control}
    changed = {s: side for s, side in gained.items() if side not in (None, d.public.control[s])}
    if changed:
        d.put(control={**d.public.control, **changed})
