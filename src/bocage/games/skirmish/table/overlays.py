"""What is drawn over the map on demand: contact and supply of a side, and the reach of a unit."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from bocage.art.board import Layer
from bocage.games.skirmish.book import Book
from bocage.games.skirmish.rules.r05_movement import Ground, reach
from bocage.games.skirmish.rules.r06_fire import why_not_fire
from bocage.games.skirmish.rules.r09_supply import supplied_spaces, supply_ways
from bocage.games.skirmish.state import Lines
from bocage.games.skirmish.types import SIDES, Public, Seen, UnitState, other
from bocage.space import back

LAYERS = tuple(f"{kind}-{side}" for kind in ("contact", "supply") for side in SIDES)
UNIT_LAYERS = ("reach", "range", "supply")
ROLES = {"blue": "first", "red": "second"}


# -- for a side -------------------------------------------------------------------------------


def layers(book: Book, seen: Seen, ids: Sequence[str]) -> tuple[Layer, ...]:
    """The spaces in contact with a side's units, or in its supply."""
    return tuple(_layer(book, seen.public, id_) for id_ in ids)


def _layer(book: Book, public: Public, id_: str) -> Layer:
    kind, _, side = id_.partition("-")
    if kind == "contact":
        inside, style = Lines(book, public, other(side)).contact, "hatch"
    else:
        inside, style = supplied_spaces(book, public, side), "tint"
    hexes = tuple(space for space in book.spaces if space in inside)
    return Layer(id=id_, title=id_, role=ROLES[side], style=style, hexes=hexes)


# -- for a unit -------------------------------------------------------------------------------


def unit_layers(
    book: Book, seen: Seen, unit: str, ids: Sequence[str], at: str | None
) -> tuple[Layer, ...]:
    """Where a unit can go, what it can fire at, and its supply; also as if it stood elsewhere."""
    public = placed(book, seen.public, unit, at)
    return () if public is None else tuple(_OF_UNIT[id_](book, public, unit) for id_ in ids)


def placed(book: Book, public: Public, unit: str, at: str | None) -> Public | None:
    """The units with this one fresh, and in another space if one is named; None: not on the map."""
    state = public.units.get(unit)
    if state is None and at is None:
        return None
    steps = state.steps if state else book.counters[unit].steps
    fresh = UnitState(at or (state.at if state else ""), steps)
    return replace(public, units={**public.units, unit: fresh})


def _reach(book: Book, public: Public, unit: str) -> Layer:
    """Every space in which the unit could end a move, with what it costs."""
    found = reach(Ground(book, public, book.side_of[unit]), unit)
    ends = [space for space in book.spaces if space in found]
    return Layer(
        id="reach",
        title="reach",
        role="good",
        style="tint",
        hexes=tuple(ends),
        notes={space: str(found[space][0]) for space in ends},
    )


def _range(book: Book, public: Public, unit: str) -> Layer:
    """Every space that the unit could fire at."""
    side = book.side_of[unit]
    hexes = tuple(s for s in book.spaces if why_not_fire(book, public, side, s, unit) is None)
    return Layer(id="range", title="range", role="bad", style="outline", hexes=hexes)


def _supply(book: Book, public: Public, unit: str) -> Layer:
    """The unit's way to a source, or that it has none."""
    side, at = book.side_of[unit], public.units[unit].at
    found = supply_ways(book, Lines(book, public, side), side)
    if at not in found:
        return Layer(id="supply", title="supply-none", role="bad", style="tint", hexes=(at,))
    lines = (back(found, at),)
    return Layer(id="supply", title="supply", role="good", style="tint", hexes=(at,), lines=lines)


_OF_UNIT: dict[str, Callable[[Book, Public, str], Layer]] = {
    "reach": _reach,
    "range": _range,
    "supply": _supply,
}
