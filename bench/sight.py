"""Combat Commander: what a new marker on the map costs the lines of sight."""

from __future__ import annotations

from time import process_time
from typing import Any

import msgspec

from bench.common import ROUNDS, target
from bocage.games.combat_commander.book import Book, load_book
from bocage.games.combat_commander.sight import hindrance, lines_of

CLOUD = 20  # markers on the map, more than play brings


class Sky(msgspec.Struct):
    """All of a position that matters to a line of sight."""

    smoke: dict[str, int]
    blaze: dict[str, int] = {}


def run() -> dict[str, Any]:
    """Milliseconds until all 11,175 lines are right again, at the worst of all hexes."""
    fresh = min(_worst(_book(), {}) for _ in range(ROUNDS))
    book = _book()
    _worst(book, {})
    later = min(_worst(book, _cloud(book)) for _ in range(ROUNDS))
    return {
        "figures": {
            "first marker in a hex, milliseconds": round(fresh, 3),
            f"one more than {CLOUD}, milliseconds": round(later, 3),
        },
        "targets": [
            target("lines of sight after a smoke marker, milliseconds", value, most=5)
            for value in (fresh, later)
        ],
    }


def _book() -> Book:
    """A map whose lines have been asked for, as in play."""
    book = load_book("1", {})
    hindrance(book, Sky({}), "A1", "B1")
    return book


def _cloud(book: Book) -> dict[str, int]:
    step = len(book.hexes) // CLOUD
    return {book.hexes[i * step]: i % 10 + 1 for i in range(CLOUD)}


def _worst(book: Book, cloud: dict[str, int]) -> float:
    """The longest of all updates, a marker in each hex in turn."""
    lines, longest = lines_of(book), 0.0
    for at in book.hexes:
        lines.haze(Sky(cloud))
        lines.hazes.clear()
        began = process_time()
        lines.haze(Sky({**cloud, at: 10}))
        longest = max(longest, process_time() - began)
    return 1000 * longest
