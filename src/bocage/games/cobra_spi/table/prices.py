"""What an action gives up for good."""

from __future__ import annotations

from bocage.art.panels import Words
from bocage.families.cobra.table.prices import crowding
from bocage.families.cobra.types import Exit
from bocage.games.cobra_spi.book import Book
from bocage.games.cobra_spi.types import Air, Seen
from bocage.kernel.api import Action


def price(book: Book, seen: Seen, action: Action) -> Words | None:
    """The carpet bombing of the game; a unit that does not come back; an over-full hex."""
    if isinstance(action, Air) and action.carpet is not None:
        return Words("price-carpet")
    if isinstance(action, Exit):
        return Words("price-exit", {"unit": action.unit})
    return crowding(book, seen, action)
