"""Chapter 4: the end of a turn."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules.common import put_owns
from bocage.games.normandy.rules.phase import exported
from bocage.kernel.api import Frame, Step, rule

OF_TURN = t.IN_ZONE | t.LEFT_ZONE | t.WALKED | t.MARCHED | t.RAPID | t.HALTED | t.ENTERED | t.GLIDED


@rule("4.B3", "4.D")
class EndTurnStep(Step):
    """What counters have done in the turn is over; victory is looked at."""

    def run(self, book: Book, d: t.D, f: t.EndTurn) -> None:
        """All at once."""
        for side in t.SIDES:
            refresh(d, side)
            if d.private[side].crossed:
                d.carry(side, crossed=())
        for at_turn_end in exported("at_turn_end"):
            outcome = at_turn_end(book, d)
            if outcome is not None:
                return d.end(outcome)
        return d.finish()


def refresh(d: t.D, side: str) -> None:
    """Nothing of this turn is remembered of a side's counters."""
    done = {
        unit: replace(own, spent=0, flags=own.flags & ~OF_TURN)
        for unit, own in d.private[side].units.items()
        if own.spent or own.flags & OF_TURN
    }
    put_owns(d, side, done, carried=True)


STEPS: Mapping[type[Frame], Step] = {t.EndTurn: EndTurnStep()}
