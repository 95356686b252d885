"""What the terminal shows: the hexes, who is in them, and what they are like."""

from __future__ import annotations

from typing import Any

from bocage.games.combat_commander.book import Book, Counter
from bocage.games.combat_commander.rules.r07_victory import open_value
from bocage.games.combat_commander.types import Seen

MARKS = ("broken", "suppressed", "veteran")
FULL = 2  # unbroken; a broken unit has one side left


def sketch(book: Book, seen: Seen) -> dict[str, Any]:
    """All hexes with their units; objectives with their open value."""
    pieces = {unit: _piece(book, seen, unit) for unit in seen.public.units}
    at: dict[str, list[dict[str, Any]]] = {}
    for piece in pieces.values():
        at.setdefault(piece["at"], []).append(piece)
    return {
        "spots": {name: _spot(book, seen, name, at.get(name, [])) for name in book.hexes},
        "places": _places(book),
        "links": {},
        "pieces": tuple(pieces.values()),
    }


def _places(book: Book) -> dict[str, tuple[int, int]]:
    """The column of each hex, and the half-hexes from the top."""
    cubes = {name: book.grid.cube(name) for name in book.hexes}
    left = min(c.q for c in cubes.values())
    top = min(2 * c.r + c.q for c in cubes.values())
    return {name: (c.q - left, 2 * c.r + c.q - top) for name, c in cubes.items()}


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
