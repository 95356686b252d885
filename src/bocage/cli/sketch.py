"""What is on the map, read from a view by the names that modules share.

A module may offer `sketch(book, view)` that gives a `Sketch`-like object. Without it the names of
`bocage.art.plain` are read where they exist, and `public.control`. What is missing is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from bocage.art import plain

if TYPE_CHECKING:
    from bocage.kernel.engine import Engine
    from bocage.kernel.position import AnyView


class Spot(msgspec.Struct, frozen=True):
    """A space of the map."""

    id: str
    terrain: str
    objective: int | None
    owner: str | None
    source: str | None
    pieces: tuple[plain.Unit, ...]


class Sketch(msgspec.Struct, frozen=True):
    """The map with everything on it."""

    spots: dict[str, Spot]
    places: dict[str, tuple[int, int]]  # hex maps: column, and half-hexes from the top
    links: dict[tuple[str, str], tuple[str, ...]]  # adjacent spaces (both ways) and what is between
    pieces: tuple[plain.Unit, ...]


def sketch(engine: Engine, view: AnyView) -> Sketch:
    """The map as this view shows it."""
    book = engine.book
    own = engine.module.sketch(book, view)
    if own is not None:
        return msgspec.convert(own, Sketch, from_attributes=True)
    pieces = tuple(plain.units(book, view.public))
    control = getattr(view.public, "control", {})
    objectives = plain.printed(book, "objectives")
    sources = {s: side for side, spaces in plain.printed(book, "sources").items() for s in spaces}
    spots = {
        space: Spot(
            space,
            plain.ground(book, space),
            objectives.get(space),
            control.get(space),
            sources.get(space),
            tuple(p for p in pieces if p.at == space),
        )
        for space in engine.module.universe(book).get("space", ())
    }
    linked = {(a, b): words for a, b, words in plain.links(book)}
    return Sketch(spots, _places(book, tuple(spots)), linked, pieces)


def _places(book: Any, spaces: tuple[str, ...]) -> dict[str, tuple[int, int]]:
    """Where each hex lies; empty for a map of areas (and for pointy-topped hexes)."""
    grid = getattr(book, "grid", None)
    if grid is None or grid.top != "flat":
        return {}
    cubes = {name: grid.cube(name) for name in spaces}
    left = min(c.q for c in cubes.values())
    top = min(2 * c.r + c.q for c in cubes.values())
    return {name: (c.q - left, 2 * c.r + c.q - top) for name, c in cubes.items()}
