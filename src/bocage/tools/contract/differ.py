"""Two values that ought to be equal: where they differ first, in a few words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bocage.kernel.choice import tag_of
from bocage.kernel.nouns import Event

SHORT = 80  # characters of a value that are shown


def kinds(events: Sequence[Event]) -> str:
    """The kinds of some events, in order."""
    return ", ".join(tag_of(event) for event in events) or "nothing"


def difference(one: Any, other: Any) -> str:
    """`view.public.turn is 1 or 2`: the first place where two values differ, and what is there."""
    return _difference(msgspec.to_builtins(one), msgspec.to_builtins(other), "")


def _difference(one: Any, other: Any, at: str) -> str:
    for place, mine, its in _children(one, other):
        if mine != its:
            return _difference(mine, its, f"{at}.{place}" if at else place)
    return f"{at or 'it'} is {_short(one)} or {_short(other)}"


def _children(one: Any, other: Any) -> list[tuple[str, Any, Any]]:
    """What two values of one shape are made of; nothing if their shapes differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        return [(str(key), one[key], other[key]) for key in one]
    if isinstance(one, list | tuple) and isinstance(other, list | tuple) and len(one) == len(other):
        pairs = zip(one, other, strict=True)
        return [(str(number), mine, its) for number, (mine, its) in enumerate(pairs)]
    return []


def _short(value: Any) -> str:
    shown = repr(value)
    return shown if len(shown) <= SHORT else f"{shown[:SHORT]}…"
