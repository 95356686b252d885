"""Chapter sup - Supply: who is in supply, and what follows."""

from __future__ import annotations

from bocage.families.cobra.lines import Lines
from bocage.families.cobra.odds import halved
from bocage.families.cobra.tracing import cut_off, supplied
from bocage.families.cobra.types import Side
from bocage.games.cobra_spi.book import Book
from bocage.kernel.api import rule


@rule("sup.2", "2008:10.3.1a", "2008:10.3.1b", "zoc.5")
def in_supply(book: Book, lines: Lines, side: Side, hex_: str) -> bool:
    """A line of any length leads from the hex to a source, past no enemy and no open enemy zone."""
    return supplied(lines, side, hex_, book.sources[side])


@rule("sup.1", "2008:10.1")
def hungry_units(
    book: Book, lines: Lines, side: Side, resting: frozenset[str] = frozenset()
) -> tuple[str, ...]:
    """The units that are out of supply when a movement phase begins; it holds for the phase.

    Those that only rest in it, and cannot move whatever happens, do not matter.
    """
    stacks = cut_off(lines, side, book.sources[side], resting)
    return tuple(unit for here in stacks for unit in here)


@rule("sup.3")
def hungry_allowance(points: int) -> int:
    """Out of supply the movement allowance is halved, fractions up."""
    return halved(points)
