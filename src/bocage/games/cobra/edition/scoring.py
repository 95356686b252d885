"""Hooks of replacements and victory points."""

from __future__ import annotations

from typing import Any

from bocage.families.cobra.counters import Counter
from bocage.families.cobra.types import GERMAN, D, Replacement, Side
from bocage.games.cobra.edition.base import Printed
from bocage.games.cobra.rules import c12_replacement, c18_victory
from bocage.kernel.api import Illegal, Tally


class Scoring(Printed):
    """The hooks of replacements and points."""

    def why_no_step(
        self, book: Any, public: Any, f: Replacement, counter: Counter
    ) -> Illegal | None:
        """What there is of its kind; British infantry in August."""
        return c12_replacement.why_no_step(book, public, f, counter)

    def replaced(self, book: Any, d: D, unit: str) -> None:
        """It is paid for, or counted."""
        c12_replacement.give_step(book, d, unit, book.side_of[unit])

    def points(self, book: Any, public: Any, side: Side) -> Tally:
        """The victory points of a side."""
        return c18_victory.points(book, public, side)

    def lost(self, counter: Counter) -> int:
        """What the enemy scores if a unit is eliminated."""
        if counter.side == GERMAN:
            armour = c18_victory.destroyed_armour(counter)
            return armour + c18_victory.destroyed_hq(counter)
        regiment = c18_victory.lost_regiment(counter) + c18_victory.lost_hq(counter)
        return regiment + c18_victory.lost_division(counter)

    def saved(self, counter: Counter) -> int:
        """What a unit may score by staying where it is supplied."""
        return 1 if counter.side == GERMAN and counter.formation is not None else 0
