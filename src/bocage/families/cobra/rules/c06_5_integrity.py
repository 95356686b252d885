"""Chapter 6.5 - Divisional integrity: whole divisions in one hex fight at double strength."""

from __future__ import annotations

from bocage.families.cobra.book import Book
from bocage.families.cobra.counters import Counter
from bocage.families.cobra.rules.c10_supply import in_supply
from bocage.families.cobra.state import Lines
from bocage.families.cobra.types import Side
from bocage.kernel.api import rule


@rule("integ.1", "2008:2.3.1b", "2008:2.3.4d", "2008:5.8.2", "2008:6.5", "2008:6.5.1c")
def mobile_division(book: Book, lines: Lines, division: str) -> bool:
    """Panzer, panzergrenadier and armoured divisions, and US infantry divisions with trucks."""
    units = book.divisions[division]
    first: Counter = book.counters[units[0]]
    return first.type in ("panzer", "panzergrenadier", "armour") or units[0] in lines.riding


def whole_division(book: Book, lines: Lines, hex_: str) -> str | None:
    """The mobile division that is complete in a hex, with no unit of another formation there."""
    fighters = tuple([unit for unit in lines.here(hex_) if unit not in book.tolerated])
    division = book.counters[fighters[0]].formation if fighters else None
    if division is None or fighters != book.divisions[division]:
        return None
    return division if mobile_division(book, lines, division) else None


@rule("integ.3", "2008:6.5.1a")
def integrated(book: Book, lines: Lines, side: Side, hex_: str) -> str | None:
    """The division that is integrated in a hex: complete, and in supply."""
    key = ("integrated", hex_)
    if key not in lines.known:
        division = whole_division(book, lines, hex_)
        fed = division is not None and in_supply(book, lines, side, hex_)
        lines.known[key] = division if fed else None
    found: str | None = lines.known[key]
    return found
