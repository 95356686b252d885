"""Chapter stack - Stacking: over-full hexes at the end of a movement phase."""

from __future__ import annotations

from bocage.families.cobra.types import Excess, Remove, Side
from bocage.games.cobra_spi.book import Book
from bocage.games.cobra_spi.rules.common import eliminate, fits
from bocage.games.cobra_spi.types import D, Public, Seen
from bocage.kernel.api import Ask, Choice, Illegal, OneOf, Step, refuse, rule


def crowded(book: Book, public: Public, side: Side) -> list[str]:
    """The units that stand in over-full hexes and count there."""
    held = book.lines(public.units).held[side]
    stacks = [here for here in held.values() if len(here) > 1]
    return [unit for here in stacks if not fits(book, here) for unit in here if book.size[unit]]


class ExcessStep(Step):
    """The owner removes units until every hex is within the limit."""

    def run(self, book: Book, d: D, f: Excess) -> None:
        """Until nothing is over-full."""
        if not crowded(book, d.public, f.side):
            d.finish()

    @rule("stack.4")
    def who(self, book: Book, public: Public, f: Excess) -> tuple[Ask, ...]:
        """The owner."""
        return (Ask(f.side, "excess", "stack.4"),)

    def choice(self, book: Book, seen: Seen, f: Excess, ask: Ask) -> Choice:
        """A unit of an over-full hex."""
        units = sorted(crowded(book, seen.public, f.side), key=book.place)
        return OneOf(
            tuple(Remove(unit) for unit in units),
            lambda act: why_not_remove(units, act),
            types=(Remove,),
        )

    def take(self, book: Book, d: D, f: Excess, side: str, action: Remove) -> None:
        """It is eliminated."""
        eliminate(book, d, action.unit, "stack.4")


def why_not_remove(crowd: list[str], act: Remove) -> Illegal | None:
    """Only a unit that counts in an over-full hex."""
    return None if act.unit in crowd else refuse("stack.4", "not-crowded", unit=act.unit)
