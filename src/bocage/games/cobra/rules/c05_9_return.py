"""Chapter 5.9.1 - US divisions that left by the south edge may come back a turn later."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from bocage.families.cobra.types import Fate
from bocage.games.cobra.events import Returned
from bocage.games.cobra.types import D
from bocage.kernel.api import rule

if TYPE_CHECKING:
    from bocage.games.cobra.book import Book

RETURNS = 2  # 2008:5.9.1b: divisions


def returning(
    book: Book, fates: Mapping[str, Fate], turn: int, returned: tuple[str, ...]
) -> list[str]:
    """The units that may come back this turn."""
    return [unit for unit in fates if may_return(book, fates[unit], turn, returned, unit)]


@rule("2008:5.9.1b")
def may_return(book: Book, fate: Fate, turn: int, returned: tuple[str, ...], unit: str) -> bool:
    """A US division that left by the south edge a turn ago; two of them in the game."""
    division = book.counters[unit].formation
    if fate.how != "exited" or fate.edge != "south" or fate.turn != turn - 1:
        return False
    if book.group_of[unit] != "us" or division is None:
        return False
    return division in returned or len(returned) < RETURNS


def come_back(book: Book, d: D, unit: str, hex_: str) -> None:
    """The unit is in play again, and its division is counted."""
    fates = dict(d.public.fates)
    del fates[unit]
    division = book.counters[unit].formation or ""
    known = d.public.returned
    d.put(fates=fates, returned=known if division in known else (*known, division))
    d.emit(Returned("2008:5.9.1b", unit, hex_))
