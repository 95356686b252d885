"""Chapter 6 - Stacking: over-full hexes at the end of a movement phase."""

from __future__ import annotations

from bocage.families.cobra.book import Book
from bocage.families.cobra.rules.common import eliminate
from bocage.families.cobra.state import ENEMY
from bocage.families.cobra.types import D, Excess, Public, Remove, Seen, Side
from bocage.kernel.api import Ask, Choice, Illegal, OneOf, Step, refuse, rule

CROWDED = {side: ("crowded", side) for side in ENEMY}


def crowded(book: Book, public: Public, side: Side) -> list[str]:
    """The units that stand in over-full hexes and count there."""
    lines = book.lines(public)
    found: list[str] | None = lines.known.get(CROWDED[side])
    if found is None:
        stacks = [here for here in lines.held[side].values() if len(here) > 1]
        found = [unit for here in stacks if not book.fits(here) for unit in _relieving(book, here)]
        lines.known[CROWDED[side]] = found
    return found


def _relieving(book: Book, here: tuple[str, ...]) -> list[str]:
    bulks, relieves = [book.bulk[unit] for unit in here], book.edition.relieves
    return [unit for unit in here if relieves(bulks, book.bulk[unit])]


class ExcessStep(Step):
    """The owner removes units until every hex is within the limit."""

    def run(self, book: Book, d: D, f: Excess) -> None:
        """Until nothing is over-full."""
        if not crowded(book, d.public, f.side):
            d.finish()

    @rule("stack.4", "2008:6.3b")
    def who(self, book: Book, public: Public, f: Excess) -> tuple[Ask, ...]:
        """The owner."""
        return (Ask(f.side, "excess", book.cite("stack.4", "2008:6.3b")),)

    def choice(self, book: Book, seen: Seen, f: Excess, ask: Ask) -> Choice:
        """A unit of an over-full hex."""
        units = sorted(crowded(book, seen.public, f.side), key=book.place)
        return OneOf(
            tuple(Remove(unit) for unit in units),
            lambda act: why_not_remove(book, units, act),
            types=(Remove,),
        )

    def take(self, book: Book, d: D, f: Excess, side: str, action: Remove) -> None:
        """It is eliminated."""
        eliminate(book, d, action.unit, book.cite("stack.4", "2008:6.3b"))


def why_not_remove(book: Book, crowd: list[str], act: Remove) -> Illegal | None:
    """Only a unit that counts in an over-full hex."""
    if act.unit in crowd:
        return None
    return refuse(book.cite("stack.4", "2008:6.3b"), "not-crowded", unit=act.unit)
