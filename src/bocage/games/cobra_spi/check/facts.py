"""Situations: what this game can be asked about a position, beside what every game can."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from heapq import heappop, heappush
from typing import Any

import msgspec

from bocage.data import DataError, convert_toml
from bocage.families.cobra.terrain import MP
from bocage.families.cobra.types import (
    Combat,
    Move,
    Movement,
    PlayerTurn,
    Replacement,
    Trucks,
    Weather,
)
from bocage.games.cobra_spi.book import Book
from bocage.games.cobra_spi.check.scene import SideName, unknown
from bocage.games.cobra_spi.rules.air import air_points
from bocage.games.cobra_spi.rules.movement import Party, Ways, shown, why_not_move
from bocage.games.cobra_spi.rules.supply import in_supply
from bocage.games.cobra_spi.rules.trucks import free_markers
from bocage.games.cobra_spi.rules.victory import points
from bocage.games.cobra_spi.types import Pos
from bocage.kernel.api import Module, innermost
from bocage.kernel.module import InputError

Asked = Callable[[Book, Pos, Any], str | None]


class UnitFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a unit is and how it stands, or what became of it."""

    id: str
    at: str | None = None
    steps: int | None = None
    truck: bool | None = None
    fate: str | None = None


class Reach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hexes, other than its own, in which a unit could end a move now."""

    unit: str
    equals: tuple[str, ...] | None = None
    includes: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"cost": "is"}):
    """The cost of the cheapest legal move to a hex."""

    unit: str
    to: str
    cost: int | float


class Allowance(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"points": "is"}):
    """The movement points of a unit in this phase."""

    unit: str
    points: int | float


class Supplied(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"yes": "is"}):
    """Whether a unit is in supply now."""

    unit: str
    yes: bool


class Zoc(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hexes that are, or are not, in the zone of control of a side."""

    side: SideName
    includes: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All kinds; an expectation has one of them."""

    unit: UnitFact | None = None
    reach: Reach | None = None
    cost: Cost | None = None
    ma: Allowance | None = None
    supplied: Supplied | None = None
    zoc: Zoc | None = None
    points: dict[str, int] | None = None
    vp: dict[str, int] | None = None
    weather: Weather | None = None
    turn: int | None = None
    phase: str | None = None
    pool: int | None = None
    air: int | None = None


FACTS = Fact.__struct_fields__


def fact(module: Module, book: Book, position: Pos, kind: str, spec: Any) -> str | None:
    """What differs from one expectation, or None."""
    if kind not in FACTS:
        raise InputError(unknown("expectation", kind, FACTS))
    typed = convert_toml({kind: spec}, "", Fact)
    ask: Asked = _ASKED[kind]
    return ask(book, position, getattr(typed, kind))


def _unit(book: Book, position: Pos, spec: UnitFact) -> str | None:
    _known([spec.id], book.counters, "unit", "unit.id")
    if spec.at is not None:
        _known([spec.at], book.country.ground, "hex", "unit.at")
    public = position.public
    state, fate = public.units.get(spec.id), public.fates.get(spec.id)
    if spec.fate is not None:
        return _different(f"the fate of {spec.id}", spec.fate, fate.how if fate else "none")
    if state is None:
        return f"{spec.id} should be on the map, but it is not"
    for key in ("at", "steps", "truck"):
        wanted, found = getattr(spec, key), getattr(state, key)
        if wanted is not None and wanted != found:
            return _different(f"'{key}' of {spec.id}", wanted, found)
    return None


def _ways(book: Book, position: Pos, unit: str) -> Ways | str:
    _known([unit], book.counters, "unit", "unit")
    frame = position.frames[-1] if position.frames else None
    if not isinstance(frame, Movement) or book.side_of[unit] != frame.side:
        return f"{unit} should be about to move, but its side is not moving now"
    return Ways(book, position.public, innermost(position.frames, PlayerTurn), frame)


def costs(ways: Ways, unit: str) -> dict[str, int]:
    """The hexes that a unit could move to now, with the cheapest cost in half points."""
    best: dict[str, int] = {}
    party = Party(ways, (unit,))
    queue: list[tuple[int, tuple[str, ...]]] = [(0, ())]
    while queue:
        spent, path = heappop(queue)
        if path and best[path[-1]] < spent:
            continue
        for there in party.onward(path):
            way = (*path, there)
            if why_not_move(ways, Move((unit,), way)) is not None:
                continue
            cost = ways.cost(unit, way)
            if cost < best.get(there, cost + 1):
                best[there] = cost
                heappush(queue, (cost, way))
    best.pop(ways.public.units[unit].at if unit in ways.public.units else "", None)
    return best


def _reach(book: Book, position: Pos, spec: Reach) -> str | None:
    named = (*(spec.equals or ()), *spec.includes, *spec.excludes)
    _known(named, book.country.ground, "hex", "reach")
    ways = _ways(book, position, spec.unit)
    if isinstance(ways, str):
        return ways
    ends = set(costs(ways, spec.unit)) if spec.unit in position.public.units else set()
    told = f"but it is {_list(ends)}"
    if spec.equals is not None and set(spec.equals) != ends:
        return f"the reach of {spec.unit} should be {_list(spec.equals)}, {told}"
    if not ends.issuperset(spec.includes):
        return f"the reach of {spec.unit} should include {_list(spec.includes)}, {told}"
    if not ends.isdisjoint(spec.excludes):
        return f"the reach of {spec.unit} should exclude {_list(spec.excludes)}, {told}"
    return None


def _cost(book: Book, position: Pos, spec: Cost) -> str | None:
    _known([spec.to], book.country.ground, "hex", "cost.to")
    ways = _ways(book, position, spec.unit)
    if isinstance(ways, str):
        return ways
    found = costs(ways, spec.unit).get(spec.to)
    what = f"the cost for {spec.unit} to {spec.to}"
    if found is None:
        return f"{what} should be {spec.cost}, but it cannot move there"
    return _different(what, _shown(spec.cost), shown(found))


def _ma(book: Book, position: Pos, spec: Allowance) -> str | None:
    ways = _ways(book, position, spec.unit)
    if isinstance(ways, str):
        return ways
    found = ways.allowance(spec.unit)
    return _different(f"the points of {spec.unit}", _shown(spec.points), shown(found))


def _shown(number: float) -> str:
    return shown(int(number * MP))


def _supplied(book: Book, position: Pos, spec: Supplied) -> str | None:
    _known([spec.unit], book.counters, "unit", "supplied.unit")
    units = position.public.units
    if spec.unit not in units:
        return f"{spec.unit} should be on the map, but it is not"
    side = book.side_of[spec.unit]
    found = in_supply(book, book.lines(units), side, units[spec.unit].at)
    return _different(f"whether {spec.unit} is supplied", spec.yes, found)


def _zoc(book: Book, position: Pos, spec: Zoc) -> str | None:
    _known((*spec.includes, *spec.excludes), book.country.ground, "hex", "zoc")
    zone = book.lines(position.public.units).zoc[spec.side]
    for hex_ in spec.includes:
        if hex_ not in zone:
            return f"{hex_} should be in the {spec.side} zone of control, but it is not"
    for hex_ in spec.excludes:
        if hex_ in zone:
            return f"{hex_} should not be in the {spec.side} zone of control, but it is"
    return None


def _points(book: Book, position: Pos, wanted: Mapping[str, int]) -> str | None:
    _known(wanted, ("us", "british"), "group", "points")
    return _compare("points", wanted, position.public.points)


def _vp(book: Book, position: Pos, wanted: Mapping[str, int]) -> str | None:
    _known(wanted, ("german", "allied"), "side", "vp")
    found = {side: points(book, position.public, side).total for side in wanted}
    return _compare("vp", wanted, found)


def _phase(book: Book, position: Pos, wanted: str) -> str | None:
    names = {
        Replacement: "replacement",
        Combat: "combat",
        Trucks: "trucks",
    }
    for frame in reversed(position.frames):
        if isinstance(frame, Movement):
            return _different("the phase", wanted, "mechanised" if frame.mechanised else "movement")
        if type(frame) in names:
            return _different("the phase", wanted, names[type(frame)])
    return _different("the phase", wanted, "none")


_ASKED: dict[str, Asked] = {
    "unit": _unit,
    "reach": _reach,
    "cost": _cost,
    "ma": _ma,
    "supplied": _supplied,
    "zoc": _zoc,
    "points": _points,
    "vp": _vp,
    "weather": lambda b, p, wanted: _different("the weather", wanted, p.public.weather),
    "turn": lambda b, p, wanted: _different("the turn", wanted, p.public.turn),
    "phase": _phase,
    "pool": lambda b, p, wanted: _different("free trucks", wanted, free_markers(b, p.public)),
    "air": lambda b, p, wanted: _different("air points", wanted, air_points(p.public.weather)),
}


def _known(words: Iterable[str], allowed: Collection[str], what: str, key: str) -> None:
    for word in words:
        if word not in allowed:
            raise DataError("", column=key, message=unknown(what, word, allowed))


def _list(words: Collection[str]) -> str:
    return ", ".join(sorted(words)) or "nothing"


def _different(what: str, wanted: object, found: object) -> str | None:
    return None if wanted == found else f"{what} should be {wanted}, but it is {found}"


def _compare(what: str, wanted: Mapping[str, Any], found: Mapping[Any, Any]) -> str | None:
    for key, value in wanted.items():
        if found[key] != value:
            return f"{what}: {key} should be {value}, but it is {found[key]}"
    return None
