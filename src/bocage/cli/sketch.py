"""What is on the map, read from a view by the names that modules share.

A module may offer `sketch(book, view)` that gives a `Sketch`-like object. Without it these names
are read where they exist: `book.grid`, `book.graph`, `book.terrain`, `book.counters`,
`book.side_of`, `objectives` and `sources` (of the book or its plan), `public.units[id].at`,
`public.control`. What is missing is left out of the picture.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from bocage.kernel.engine import Engine
    from bocage.kernel.position import AnyView


class Piece(msgspec.Struct, frozen=True):
    """A unit on the map."""

    id: str
    side: str
    type: str
    at: str
    steps: int | None
    full: int | None
    marks: tuple[str, ...]  # pinned, moved, …
    printed: Any = None  # its counter


class Spot(msgspec.Struct, frozen=True):
    """A space of the map."""

    id: str
    terrain: str
    objective: int | None
    owner: str | None
    source: str | None
    pieces: tuple[Piece, ...]


class Sketch(msgspec.Struct, frozen=True):
    """The map with everything on it."""

    spots: dict[str, Spot]
    places: dict[str, tuple[int, int]]  # hex maps: column, and half-hexes from the top
    links: dict[tuple[str, str], tuple[str, ...]]  # adjacent spaces (both ways) and what is between
    pieces: tuple[Piece, ...]


def sketch(engine: Engine, view: AnyView) -> Sketch:
    """The map as this view shows it."""
    book = engine.book
    own = engine.module.sketch(book, view)
    if own is not None:
        return msgspec.convert(own, Sketch, from_attributes=True)
    pieces = _pieces(book, view.public)
    control = getattr(view.public, "control", {})
    objectives = _printed(book, "objectives")
    sources = {s: side for side, spaces in _printed(book, "sources").items() for s in spaces}
    spots = {}
    for space in engine.module.universe(book).get("space", ()):
        terrain = getattr(book, "terrain", {}).get(space, "")
        spots[space] = Spot(
            space,
            str(getattr(terrain, "terrain", terrain)),
            objectives.get(space),
            control.get(space),
            sources.get(space),
            tuple(p for p in pieces if p.at == space),
        )
    return Sketch(spots, _places(book, tuple(spots)), _links(book), pieces)


def _printed(book: Any, name: str) -> Mapping[str, Any]:
    found = getattr(book, name, None)
    if found is None:
        found = getattr(getattr(book, "plan", None), name, None)
    return found if isinstance(found, Mapping) else {}


def _pieces(book: Any, public: Any) -> tuple[Piece, ...]:
    counters, side_of = getattr(book, "counters", {}), getattr(book, "side_of", {})
    out = []
    for name, state in getattr(public, "units", {}).items():
        printed = counters.get(name)
        marks = tuple(f for f in state.__struct_fields__ if getattr(state, f) is True)
        out.append(
            Piece(
                name,
                side_of.get(name, ""),
                getattr(printed, "type", ""),
                state.at,
                getattr(state, "steps", None),
                getattr(printed, "steps", None),
                marks,
                printed,
            )
        )
    return tuple(out)


def _places(book: Any, spaces: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    """Where each hex lies; empty for a map of areas (and for pointy-topped hexes)."""
    grid = getattr(book, "grid", None)
    if grid is None or grid.top != "flat":
        return {}
    cubes = {name: grid.cube(name) for name in spaces}
    left = min(c.q for c in cubes.values())
    top = min(2 * c.r + c.q for c in cubes.values())
    return {name: (c.q - left, 2 * c.r + c.q - top) for name, c in cubes.items()}


def _links(book: Any) -> dict[tuple[str, str], tuple[str, ...]]:
    graph = getattr(book, "graph", None)
    if graph is None:
        return {}
    return {
        (a, graph.names[j]): tuple(graph.features_between(a, graph.names[j]))
        for i, a in enumerate(graph.names)
        for j in graph.neighbours[i]
    }
