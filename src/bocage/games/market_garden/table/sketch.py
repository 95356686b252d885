"""What the terminal shows: spaces with units, those of the Allies, and the victory areas."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bocage.games.market_garden.book import Book, Edge
from bocage.games.market_garden.types import ALLIED, GERMAN, Public, Seen

STEPS = 4


def sketch(book: Book, seen: Seen) -> dict[str, Any]:
    """The spaces that matter, in the order of the book, with their units and their neighbours."""
    public = seen.public
    pieces = {unit: _piece(book, public, unit) for unit in public.units}
    at: dict[str, list[dict[str, Any]]] = {}
    for unit, state in public.units.items():
        at.setdefault(state.at, []).append(pieces[unit])
    shown = [space for space in book.spaces if space in at or _matters(book, public, space)]
    return {
        "spots": {space: _spot(book, public, space, at.get(space, [])) for space in shown},
        "places": {},
        "links": {
            (space, near): tuple(_between(public, edge))
            for space in shown
            for near, edge in book.around[space]
        },
        "pieces": tuple(pieces.values()),
    }


def _matters(book: Book, public: Public, space: str) -> bool:
    """Whether a space is shown that holds no units."""
    row = book.areas.get(space)
    return public.control.get(space, GERMAN) != GERMAN or (row is not None and row.victory)


def _spot(book: Book, public: Public, space: str, units: list[dict[str, Any]]) -> dict[str, Any]:
    row = book.areas.get(space)
    owner = public.control.get(space)
    return {
        "id": space,
        "terrain": row.terrain if row is not None else "box",
        "objective": row.points if row is not None and row.victory else None,
        "owner": None if owner is None else GERMAN if owner == GERMAN else ALLIED,
        "source": None,
        "pieces": tuple(sorted(units, key=lambda piece: str(piece["side"]), reverse=True)),
    }


def _between(public: Public, edge: Edge) -> Iterator[str]:
    """What runs along a boundary and what crosses it."""
    if edge.wet:
        yield edge.kind
    if edge.id in public.bridges:
        yield f"{public.bridges[edge.id]}-bridge"
    if edge.id in public.held:
        yield "held"
    if public.ferries.get(edge.id, "gone") != "gone":
        yield "ferry"


def _piece(book: Book, public: Public, unit: str) -> dict[str, Any]:
    counter, state = book.counters[unit], public.units[unit]
    return {
        "id": unit,
        "side": counter.side,
        "type": counter.type,
        "at": state.at,
        "steps": STEPS - state.state,
        "full": STEPS,
        "marks": (),
        "printed": counter,
    }
