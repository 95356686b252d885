"""A usual set-up, shown filled in: the first wave. What costs something is never pre-chosen."""

from __future__ import annotations

from bocage.games.cobra.book import Book
from bocage.games.cobra.rules.c19_landing_1_waves import beach_hexes, waves
from bocage.games.cobra.types import Land, Landing, Seen
from bocage.kernel.api import Action, Choice, Rng


def plan(book: Book, seen: Seen, choice: Choice, rng: Rng) -> Action | None:
    """The next unit of the first wave on its beach: at first where the plan of 1944 had it."""
    if not isinstance(seen.frames[-1], Landing) or Land not in choice.types:
        return None
    for unit in waves(book, seen.public):
        row = book.landing[unit]
        others = beach_hexes(book, row.place)
        start = rng.below(len(others)) if others else 0
        for hex_ in (row.suggested, *others[start:], *others[:start]):
            if choice.why_not(Land(unit, hex_)) is None:
                return Land(unit, hex_)
    return None
