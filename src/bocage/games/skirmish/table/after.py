"""The account of a game that is over."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bocage.games.skirmish.book import Book
from bocage.games.skirmish.rules.r10_victory import points
from bocage.games.skirmish.types import SIDES, Pos, Public
from bocage.kernel.api import Event, Tally


def account(book: Book, position: Pos, events: Sequence[Event]) -> dict[str, Tally]:
    """The points of both sides; one for every two enemy steps."""
    found = {}
    for side in SIDES:
        tally = points(book, position.public, side, position.private[side].mission)
        pairs = [i for i in tally.items if i.label == "eliminated"]
        told = [replace(i, args={"times": i.value}) if i in pairs else i for i in tally.items]
        found[side] = Tally(tally.of, tuple(told))
    return found


def turn(book: Book, public: Public) -> int:
    """The time."""
    return public.time
