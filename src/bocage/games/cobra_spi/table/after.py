"""The account of a game that is over."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bocage.families.cobra.types import SIDES
from bocage.games.cobra_spi.book import Book
from bocage.games.cobra_spi.rules.victory import NO_EXIT, points
from bocage.games.cobra_spi.types import Pos
from bocage.kernel.api import Event, Tally


def account(book: Book, position: Pos, events: Sequence[Event]) -> dict[str, Tally]:
    """The points of both sides; turns without an exit are counted."""
    found = {}
    for side in SIDES:
        tally = points(book, position.public, side)
        told = [
            replace(i, args={"times": i.value // NO_EXIT}) if i.label == "no-exit" else i
            for i in tally.items
        ]
        found[side] = Tally(tally.of, tuple(told))
    return found
