"""What the terminal shows: hexes with units and objectives, since the whole map is too wide."""

from __future__ import annotations

from typing import Any

from bocage.games.combat_commander.book import Book, Counter
from bocage.games.combat_commander.rules.r07_victory import open_value
from bocage.games.combat_commander.types import Seen

MARKS = ("broken", "suppressed", "veteran")
FULL = 2  # unbroken; a broken unit has one side left


def sketch(book: Book, seen: Seen) -> dict[str, Any]:
    """The hexes that matter, in the order of the book, with their units and what borders them."""
    pieces = {unit: _piece(book, seen, unit) for unit in seen.public.units}
    at: dict[str, list[dict[str, Any]]] = {}
    for piece in pieces.values():
        at.setdefault(piece["at"], []).append(piece)
    shown = [name for name in book.hexes if name in at or name in book.number_at]
    return {
        "spots": {name: _spot(book, seen, name, at.get(name, [])) for name in shown},
        "places": {},
        "links": {
            (name, near): (book.sides[name, near],)
            for name in shown
            for near in book.adjacent[name]
            if book.sides[name, near]
        },
        "pieces": tuple(pieces.values()),
    }


def _spot(book: Book, seen: Seen, name: str, units: list[dict[str, Any]]) -> dict[str, Any]:
    number = book.number_at.get(name)
    main = number is not None and book.objective[number][0] == name
    return {
        "id": name,
        "terrain": book.terrain[name],
        "objective": open_value(book, seen.public, number) if number and main else None,
        "owner": seen.public.control.get(number) if number else None,
        "source": None,
        "pieces": tuple(units),
    }


def _piece(book: Book, seen: Seen, unit: str) -> dict[str, Any]:
    counter: Counter = book.units[unit]
    state = seen.public.units[unit]
    return {
        "id": unit,
        "side": counter.side,
        "type": counter.type,
        "at": state.at,
        "steps": 1 if state.broken else FULL,
        "full": FULL,
        "marks": tuple(mark for mark in MARKS if getattr(state, mark)),
        "printed": counter.back if state.broken else counter.front,
    }
