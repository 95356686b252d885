"""The account of a game that is over."""

from __future__ import annotations

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.types import Public


def turn(book: Book, public: Public) -> int:
    """The day."""
    return public.day
