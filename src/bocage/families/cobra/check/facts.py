"""Situations: what both editions can be asked about a position, beside what every game can."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bocage.check import (
    Allowance,
    Cost,
    Facts,
    Reach,
    YesNo,
    compare,
    different,
    known,
    part,
    plain,
    walking,
)
from bocage.families.cobra.book import Book
from bocage.families.cobra.check.scene import SideName
from bocage.families.cobra.rules.c05_8_trucks import free_markers
from bocage.families.cobra.rules.c05_movement import reach
from bocage.families.cobra.rules.c10_supply import in_supply
from bocage.families.cobra.rules.c14_air import air_points
from bocage.families.cobra.state import Ways
from bocage.families.cobra.terrain import MP
from bocage.families.cobra.types import (
    Combat,
    Movement,
    PlayerTurn,
    Replacement,
    Trucks,
    Weather,
)
from bocage.kernel.api import Reach as Reached
from bocage.kernel.api import innermost
from bocage.kernel.position import AnyPosition as Pos


class UnitFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a unit is and how it stands, or what became of it."""

    id: str
    at: str | None = None
    steps: int | None = None
    truck: bool | None = None
    idle: bool | None = None  # a headquarters on its side that does not function
    fate: str | None = None


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
    supplied: YesNo | None = None
    zoc: Zoc | None = None
    points: dict[str, int] | None = None
    vp: dict[str, int] | None = None
    weather: Weather | None = None
    turn: int | None = None
    phase: str | None = None
    pool: int | None = None
    air: int | None = None


def _unit(book: Book, position: Pos, spec: UnitFact) -> str | None:
    known([spec.id], book.counters, "unit", "unit.id")
    if spec.at is not None:
        known([spec.at], book.country.ground, "hex", "unit.at")
    public = position.public
    state, fate = public.units.get(spec.id), public.fates.get(spec.id)
    if spec.fate is not None:
        return different(f"the fate of {spec.id}", spec.fate, fate.how if fate else "none")
    if state is None:
        return f"{spec.id} should be on the map, but it is not"
    for key in ("at", "steps", "truck", "idle"):
        wanted, found = getattr(spec, key), getattr(state, key)
        if wanted is not None and wanted != found:
            return different(f"'{key}' of {spec.id}", wanted, found)
    return None


def _ways(book: Book, position: Pos, unit: str) -> Ways | str:
    known([unit], book.counters, "unit", "unit")
    frame = position.frames[-1] if position.frames else None
    if not isinstance(frame, Movement) or book.side_of[unit] != frame.side:
        return f"{unit} should be about to move, but its side is not moving now"
    return Ways(book, position.public, innermost(position.frames, PlayerTurn), frame)


def _reach(book: Book, position: Pos, unit: str) -> Reached | str:
    ways = _ways(book, position, unit)
    if isinstance(ways, str):
        return ways
    return reach(ways, (unit,)) if unit in position.public.units else {}


def _ma(book: Book, position: Pos, spec: Allowance) -> str | None:
    ways = _ways(book, position, spec.unit)
    if isinstance(ways, str):
        return ways
    found = ways.allowance(spec.unit)
    return different(f"the points of {spec.unit}", spec.points, plain(found, MP))


def _supplied(book: Book, position: Pos, spec: YesNo) -> str | None:
    known([spec.unit], book.counters, "unit", "supplied.unit")
    units = position.public.units
    if spec.unit not in units:
        return f"{spec.unit} should be on the map, but it is not"
    side = book.side_of[spec.unit]
    found = in_supply(book, book.lines(position.public), side, units[spec.unit].at)
    return different(f"whether {spec.unit} is supplied", spec.yes, found)


def _zoc(book: Book, position: Pos, spec: Zoc) -> str | None:
    known((*spec.includes, *spec.excludes), book.country.ground, "hex", "zoc")
    lines = book.lines(position.public)
    for hex_ in spec.includes:
        if not lines.in_zoc(spec.side, hex_):
            return f"{hex_} should be in the {spec.side} zone of control, but it is not"
    for hex_ in spec.excludes:
        if lines.in_zoc(spec.side, hex_):
            return f"{hex_} should not be in the {spec.side} zone of control, but it is"
    return None


def _points(book: Book, position: Pos, wanted: Mapping[str, int]) -> str | None:
    known(wanted, tuple(position.public.points), "group", "points")
    return compare("points", wanted, position.public.points)


def _vp(book: Book, position: Pos, wanted: Mapping[str, int]) -> str | None:
    known(wanted, ("german", "allied"), "side", "vp")
    points = book.edition.points
    found = {side: points(book, position.public, side).total for side in wanted}
    return compare("vp", wanted, found)


def _air(book: Book, position: Pos, wanted: int) -> str | None:
    """What is left of them, where that is counted; else what the weather gives."""
    public = position.public
    return different("air points", wanted, getattr(public, "air", air_points(public.weather)))


def _phase(book: Book, position: Pos, wanted: str) -> str | None:
    names = ((Replacement, "replacement"), (Combat, "combat"), (Trucks, "trucks"))
    for frame in reversed(position.frames):
        if isinstance(frame, Movement):
            return different("the phase", wanted, "mechanised" if frame.mechanised else "movement")
        for kind, name in names:
            if isinstance(frame, kind):
                return different("the phase", wanted, name)
    return different("the phase", wanted, "none")


KINDS: dict[str, Any] = {
    "unit": _unit,
    **walking(_reach, lambda book: book.country.ground, MP),
    "ma": _ma,
    "supplied": _supplied,
    "zoc": _zoc,
    "points": _points,
    "vp": _vp,
    "weather": part("weather", "the weather"),
    "turn": part("turn", "the turn"),
    "phase": _phase,
    "pool": lambda b, p, wanted: different("free trucks", wanted, free_markers(b, p.public)),
    "air": _air,
}

fact = Facts(Fact, KINDS)
