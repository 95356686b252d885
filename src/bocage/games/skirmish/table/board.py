"""How the map and the counters look."""

from __future__ import annotations

from bocage.art.board import Area, Board, Border, Piece, hexes_of, shared_line
from bocage.games.skirmish.book import Book
from bocage.games.skirmish.types import CombatStep, Seen
from bocage.kernel.module import InputError

GROUND = {"open": "clear", "wood": "woods", "town": "town"}
SYMBOLS = {
    "infantry": "infantry",
    "platoon": "infantry",
    "armour": "armour",
    "gun": "artillery",
    "hq": "hq",
}
MARKS = ("pinned", "moved", "committed")


def board(book: Book) -> Board:
    """The hexes or areas of a scenario."""
    tags: dict[str, list[str]] = {space: ["objective"] for space in book.plan.objectives}
    for spaces in book.plan.sources.values():
        for space in spaces:
            tags.setdefault(space, []).append("source")
    terrain = {space: GROUND[kind.terrain] for space, kind in book.terrain.items()}
    if book.grid is None:
        return _areas(book, terrain, tags)
    return Board(
        hexes=hexes_of(book.grid, terrain, tags),
        borders=tuple(Border(a, b, "stream") for a, b in sorted(book.streams) if a < b),
        called={ours: word for word, ours in GROUND.items()},
    )


def _areas(book: Book, terrain: dict[str, str], tags: dict[str, list[str]]) -> Board:
    """A map of areas, as its scenario shapes them."""
    shapes = book.plan.shapes
    if set(shapes) != set(book.spaces):
        raise InputError("this map of areas has no shapes to draw it by")
    areas = {
        space: Area(
            space, shapes[space].at, shapes[space].outline, ground, tuple(tags.get(space, ()))
        )
        for space, ground in terrain.items()
    }
    return Board(
        areas=tuple(areas.values()),
        borders=tuple(
            Border(a, b, "stream", "", shared_line(areas[a], areas[b]))
            for a, b in sorted(book.streams)
            if a < b
        ),
        called={ours: word for word, ours in GROUND.items()},
    )


def acted(book: Book, view: Seen) -> tuple[str, ...]:
    """Who has moved in the step of movement, and who has attacked in that of combat."""
    fights = any(isinstance(frame, CombatStep) for frame in view.frames)
    units = view.public.units.items()
    return tuple(unit for unit, s in units if (s.attacked if fights else s.moved))


def pieces(book: Book, view: Seen) -> tuple[Piece, ...]:
    """The units on the map; all of them are open to both sides."""
    out = []
    for unit, state in view.public.units.items():
        counter = book.counters[unit]
        whole = state.steps == counter.steps
        out.append(
            Piece(
                id=unit,
                side=counter.side,
                at=state.at,
                symbol=SYMBOLS[counter.type],
                palette=counter.side,
                size="platoon" if counter.type == "platoon" else "company",
                name=unit,
                values=(str(counter.strength if whole else counter.reduced), str(counter.move)),
                steps=state.steps,
                full=counter.steps,
                marks=tuple(mark for mark in MARKS if getattr(state, mark, False)),
            )
        )
    return tuple(out)
