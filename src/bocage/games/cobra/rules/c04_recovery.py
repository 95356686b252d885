"""Chapter 4 - Headquarters recover in the replacement phase."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.families.cobra.rules.c10_supply import in_supply
from bocage.families.cobra.rules.common import put_units
from bocage.families.cobra.types import Side
from bocage.games.cobra.book import Book
from bocage.games.cobra.events import Awoke
from bocage.games.cobra.types import D
from bocage.kernel.api import rule


@rule("2008:4.A.2b", "2008:E19b")
def wake_headquarters(book: Book, d: D, side: Side) -> None:
    """Every headquarters of the side that is in supply works again."""
    lines = book.lines(d.public)
    for hq in book.headquarters[side]:
        state = d.public.units.get(hq)
        if state is not None and state.idle and in_supply(book, lines, side, state.at):
            put_units(book, d, {hq: replace(state, idle=False)})
            d.emit(Awoke("2008:4.A.2b", hq))
