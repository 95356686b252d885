"""What the loss of a step counts for beside the counter itself."""

from __future__ import annotations

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book


def note_loss(book: Book, d: t.D, unit: str) -> None:
    """A counter is about to lose a step: called once for each step, before it is taken."""
