"""The account of a game that is over."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.core import PointsGained
from bocage.games.combat_commander.types import ALLIES, AXIS, SIDES, Pos, Public
from bocage.kernel.api import Adding, Event, Tally


def account(book: Book, position: Pos, events: Sequence[Event]) -> dict[str, Tally]:
    """What each side has gained, by the clause that gave it; the marker is the difference."""
    adding = {side: Adding("points") for side in SIDES}
    gained = [event for event in events if isinstance(event, PointsGained)]
    moved = sum(e.points if e.side == AXIS else -e.points for e in gained)
    start = position.public.vp - moved
    adding[AXIS if start > 0 else ALLIES].add("4.1.1", "start", abs(start))
    for event in gained:
        adding[event.side].add(event.clause, "gained", event.points, times=1)
    return {side: made.done() for side, made in adding.items()}


def turn(book: Book, public: Public) -> int:
    """How far the marker of the time track has come."""
    return public.time
