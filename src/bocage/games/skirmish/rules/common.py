"""What several chapters need: cards that may be played, and changing units."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.games.skirmish.book import Book
from bocage.games.skirmish.types import D, Seen
from bocage.kernel.api import Illegal, refuse


def why_not_card(book: Book, seen: Seen, card: str, use: str, clause: str) -> Illegal | None:
    """The card must be in one's hand and be of this use."""
    if seen.own is None or card not in seen.own.hand:
        return refuse(clause, "not-in-hand", card=card)
    if book.cards[card].use != use:
        return refuse(clause, "wrong-card", card=card)
    return None


def mark(d: D, unit: str, **marks: bool) -> None:
    """Set or clear marks of a unit."""
    units = d.edit("units")
    units[unit] = replace(units[unit], **marks)


def put_at(d: D, unit: str, space: str) -> None:
    """Put a unit on the map into another space."""
    units = d.edit("units")
    units[unit] = replace(units[unit], at=space)
