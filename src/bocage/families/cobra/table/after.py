"""The length of a game that is over."""

from __future__ import annotations

from typing import Any


def turn(book: Any, public: Any) -> int:
    """The turn."""
    return int(public.turn)
