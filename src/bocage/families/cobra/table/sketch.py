"""What the terminal shows: the hexes that units stand in, from north to south."""

from __future__ import annotations

from typing import Any

from bocage.families.cobra.book import Book
from bocage.families.cobra.terrain import column_row
from bocage.families.cobra.types import Seen


def sketch(book: Book, seen: Seen) -> dict[str, Any]:
    """The occupied hexes with their units."""
    pieces = {unit: _piece(book, seen, unit) for unit in seen.public.units}
    at = book.lines(seen.public).at
    hexes = sorted(at, key=lambda hex_: column_row(hex_)[::-1])
    return {
        "spots": {
            hex_: {
                "id": hex_,
                "terrain": _terrain(book, hex_),
                "objective": None,
                "owner": None,
                "source": None,
                "pieces": tuple(pieces[unit] for unit in at[hex_]),
            }
            for hex_ in hexes
        },
        "places": {},
        "links": {},
        "pieces": tuple(pieces.values()),
    }


def _terrain(book: Book, hex_: str) -> str:
    ground = book.country.ground[hex_]
    if ground.settlement:
        return ground.settlement
    if ground.bocage and ground.terrain == "clear":
        return "bocage"
    return "high" if ground.high and ground.terrain == "clear" else ground.terrain


def _piece(book: Book, seen: Seen, unit: str) -> dict[str, Any]:
    counter, state = book.counters[unit], seen.public.units[unit]
    return {
        "id": unit,
        "side": counter.side,
        "type": counter.type,
        "at": state.at,
        "steps": state.steps,
        "full": counter.steps,
        "marks": (("truck",) if state.truck else ()) + (("idle",) if state.idle else ()),
        "printed": counter,
    }
