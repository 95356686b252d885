"""Chapter 19.15 - Allied reconnaissance does not lose the first step."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules.r12_modifiers import is_infantry, is_tank
from bocage.kernel.api import rule


@rule("19.15")
def spared(book: Book, unit: str) -> bool:
    """Allied reconnaissance."""
    counter = book.counters[unit]
    return counter.side == t.ALLIED and counter.type == "recon"


@rule("19.15")
def shields(book: Book, units: Iterable[str]) -> tuple[str, ...]:
    """Infantry and armour: one of them loses a step before reconnaissance does."""
    counters = book.counters
    return tuple(
        unit
        for unit in units
        if not spared(book, unit) and (is_infantry(counters[unit]) or is_tank(counters[unit]))
    )


@rule("19.15")
def spares_recon(book: Book, units: Iterable[str], steps: Mapping[str, int]) -> bool:
    """Whether reconnaissance loses nothing, or others have lost too."""
    if not any(spared(book, unit) and lost for unit, lost in steps.items()):
        return True
    before = shields(book, units)
    return not before or any(steps.get(unit) for unit in before)
