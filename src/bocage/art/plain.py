"""A plain map and its counters, from the names that books and positions share.

So a game is on the table before anybody has drawn anything for it. What is read, where it exists:
`book.grid`, `book.graph`, `book.terrain`, `book.places`, `book.counters`, `book.side_of`,
`objectives` and `sources` (of the book or its plan), `public.units[id].at`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from math import cos, hypot, pi, sin
from typing import Any

import msgspec

from bocage.art.board import BORDERS, Area, Arrow, Board, Border, Piece, Point, Road, hexes_of
from bocage.art.colours import PALETTES
from bocage.art.looks import ROADS, TERRAINS
from bocage.art.symbols import UNITS

RADIUS, APART = 48, 150  # of an area, and from one to the next of a ring
COLOURS = ("blue", "red", "green", "yellow")


class Unit(msgspec.Struct, frozen=True):
    """What is known of a unit on the map."""

    id: str
    side: str
    type: str
    at: str
    steps: int | None
    full: int | None
    marks: tuple[str, ...]  # the fields that are true: pinned, moved, …
    printed: Any = None  # its counter


def board_of(module: Any, book: Any) -> Board:
    """The map that a game draws, or a plain one."""
    drawn: Board | None = module.board(book)
    return board(module.universe(book).get("space", ()), book) if drawn is None else drawn


def pieces_of(module: Any, book: Any, view: Any) -> tuple[Piece, ...]:
    """The counters that a game draws; of a game without a table plain ones."""
    found: tuple[Piece, ...] | None = module.pieces(book, view)
    return pieces(module.sides, book, view.public) if found is None else found


def printed(book: Any, name: str) -> Mapping[str, Any]:
    """A mapping of the book, or of its plan; empty if there is none."""
    found = getattr(book, name, None)
    if found is None:
        found = getattr(getattr(book, "plan", None), name, None)
    return found if isinstance(found, Mapping) else {}


def ground(book: Any, space: str) -> str:
    """The word for the terrain of a space, or nothing."""
    found = printed(book, "terrain").get(space, "")
    return str(getattr(found, "terrain", found))


def links(book: Any) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Adjacent spaces, both ways, and what is between them."""
    graph: Any = getattr(book, "graph", None)
    for i, a in enumerate(graph.names if graph is not None else ()):
        for j in graph.neighbours[i]:
            yield a, graph.names[j], tuple(graph.features_between(a, graph.names[j]))


def units(book: Any, public: Any) -> Iterator[Unit]:
    """The units on the map."""
    counters, side_of = printed(book, "counters"), printed(book, "side_of")
    for unit, state in getattr(public, "units", {}).items():
        counter = counters.get(unit)
        yield Unit(
            unit,
            side_of.get(unit, ""),
            getattr(counter, "type", ""),
            state.at,
            getattr(state, "steps", None),
            getattr(counter, "steps", None),
            tuple(field for field in state.__struct_fields__ if getattr(state, field) is True),
            counter,
        )


def board(spaces: tuple[str, ...], book: Any) -> Board:
    """Hexes, or areas with the ways between them."""
    words = {space: ground(book, space) for space in spaces}
    terrain = {space: word for space, word in words.items() if word in TERRAINS}
    others = {word for word in words.values() if word and word not in TERRAINS}
    called = {"clear": next(iter(others))} if len(others) == 1 else {}
    tags: dict[str, list[str]] = {}
    for space in printed(book, "objectives"):
        tags.setdefault(space, []).append("objective")
    for some in printed(book, "sources").values():
        for space in some:
            tags.setdefault(space, []).append("source")
    grid = getattr(book, "grid", None)
    between = [link for link in links(book) if spaces.index(link[0]) < spaces.index(link[1])]
    if grid is not None:
        return Board(
            hexes=hexes_of(grid, terrain, tags),
            top=grid.top,
            borders=tuple(Border(a, b, w) for a, b, ws in between for w in ws if w in BORDERS),
            roads=tuple(Road(a, b, w) for a, b, ws in between for w in ws if w in ROADS),
            called=called,
        )
    at = places(spaces, printed(book, "places"))
    return Board(
        areas=tuple(
            Area(
                space,
                at[space],
                outline(at[space]),
                terrain.get(space, "clear"),
                tuple(tags.get(space, ())),
                room=(RADIUS + RADIUS // 2, RADIUS),
            )
            for space in spaces
        ),
        arrows=tuple(way(a, b, at, words) for a, b, words in between),
        called=called,
    )


def places(spaces: tuple[str, ...], given: Mapping[str, Any]) -> dict[str, Point]:
    """Where areas are: as the book says (`places`), or in a ring."""
    if all(space in given for space in spaces):
        return {space: (given[space][0], given[space][1]) for space in spaces}
    wide = max(APART, APART * len(spaces) / (2 * pi))
    turns = {space: 2 * pi * i / len(spaces) for i, space in enumerate(spaces)}
    return {s: (round(wide * sin(turn)), round(-wide * cos(turn))) for s, turn in turns.items()}


def outline(at: Point) -> tuple[Point, ...]:
    """Eight corners around a point."""
    turns = [pi / 8 + pi / 4 * i for i in range(8)]
    return tuple((at[0] + round(RADIUS * cos(t)), at[1] + round(RADIUS * sin(t))) for t in turns)


def way(a: str, b: str, at: Mapping[str, Point], words: tuple[str, ...]) -> Arrow:
    """A way from the rim of one area to that of another; dashed if anything is on it."""
    (ax, ay), (bx, by) = at[a], at[b]
    long = hypot(bx - ax, by - ay) or 1
    dx, dy = round(RADIUS * (bx - ax) / long), round(RADIUS * (by - ay) / long)
    kind = next((word for word in words if word in ROADS), "track" if words else "secondary")
    return Arrow(a, b, ((ax + dx, ay + dy), (bx - dx, by - dy)), kind, both=True)


def pieces(sides: tuple[str, ...], book: Any, public: Any) -> tuple[Piece, ...]:
    """A counter for every unit, in the colour of its side."""
    spare = [colour for colour in COLOURS if colour not in sides]
    colours = {side: side if side in PALETTES else spare.pop(0) for side in sides}
    return tuple(
        Piece(
            id=unit.id,
            side=unit.side,
            at=unit.at,
            symbol=unit.type if unit.type in UNITS else "infantry",
            palette=colours.get(unit.side, "grey"),
            name=unit.id,
            steps=unit.steps,
            full=unit.full,
            marks=unit.marks,
        )
        for unit in units(book, public)
    )
