"""What ending a phase would cost, in both editions."""

from __future__ import annotations

from bocage.art.panels import Words
from bocage.families.cobra.book import Book
from bocage.families.cobra.rules.c06_stacking import crowded
from bocage.families.cobra.types import Done, Movement, Seen
from bocage.kernel.api import Action


def crowding(book: Book, seen: Seen, action: Action) -> Words | None:
    """Units in over-full hexes, of which some are lost when the movement phase ends."""
    top = seen.frames[-1] if seen.frames else None
    if not isinstance(action, Done) or not isinstance(top, Movement):
        return None
    units = crowded(book, seen.public, top.side)
    hexes = tuple(dict.fromkeys(seen.public.units[unit].at for unit in units))
    return Words("price-excess", {"hexes": hexes}) if hexes else None
