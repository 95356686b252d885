"""Situations: what this game can be asked about a position, beside what every game can."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

import msgspec

from bocage.data import DataError, convert_toml
from bocage.games.market_garden.acts import Acts
from bocage.games.market_garden.book import Book
from bocage.games.market_garden.check.scene import STATES, SideName, unknown
from bocage.games.market_garden.rules.r08_impulse import how_it_stands
from bocage.games.market_garden.rules.r09_movement import MP, allowance
from bocage.games.market_garden.rules.r10_retreat import retreats_of
from bocage.games.market_garden.rules.r13_refit import depot_reach
from bocage.games.market_garden.rules.r20_dday import reach
from bocage.games.market_garden.rules.r21_victory import victory_points
from bocage.games.market_garden.state import lay
from bocage.games.market_garden.types import (
    Activation,
    Dawn,
    Daylight,
    DDay,
    Half,
    Pos,
    Regrouping,
    Resupply,
    Works,
)
from bocage.kernel.api import Module
from bocage.kernel.module import InputError

Asked = Callable[[Book, Pos, Any], str | None]


class UnitFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a unit is and how it is, or what became of it."""

    id: str
    at: str | None = None
    state: str | None = None
    gone: str | None = None


class Reach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The spaces, other than its own, in which a unit could end a march now."""

    unit: str
    equals: tuple[str, ...] | None = None
    includes: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"cost": "is"}):
    """The cost of the cheapest legal march to a space."""

    unit: str
    to: str
    cost: int | float


class Allowance(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"points": "is"}):
    """The movement points of a unit now."""

    unit: str
    points: int | float


class YesNo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"yes": "is"}):
    """Whether something holds of a unit."""

    unit: str
    yes: bool


class DepotFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a depot has, and where it may be placed."""

    id: str
    points: int | None = None
    reaches: tuple[str, ...] | None = None
    includes: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()


class Retreats(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The spaces to which a unit may retreat now."""

    unit: str
    to: tuple[str, ...]


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All kinds; an expectation has one of them."""

    unit: UnitFact | None = None
    control: dict[str, str] | None = None
    bridge: dict[str, str] | None = None
    held: tuple[str, ...] | None = None
    ferry: dict[str, str] | None = None
    works: dict[str, dict[SideName, int]] | None = None
    markers: dict[SideName, int] | None = None
    cost: Cost | None = None
    reach: Reach | None = None
    mf: Allowance | None = None
    supplied: YesNo | None = None
    isolated: YesNo | None = None
    iv: dict[str, int] | None = None
    vp: int | None = None
    advantage: str | None = None
    heir: str | None = None
    drm: int | None = None
    impulse: int | None = None
    weather: str | None = None
    day: int | None = None
    phase: str | None = None
    reserve: dict[SideName, int] | None = None
    depot: DepotFact | None = None
    retreats: Retreats | None = None
    planes: tuple[str, ...] | None = None
    boat: bool | None = None
    interdiction: tuple[str, ...] | None = None
    eindhoven: bool | None = None


FACTS = Fact.__struct_fields__


def fact(module: Module, book: Book, position: Pos, kind: str, spec: Any) -> str | None:
    """What differs from one expectation, or None."""
    if kind not in FACTS:
        raise InputError(unknown("expectation", kind, FACTS))
    typed = convert_toml({kind: spec}, "", Fact)
    return _ASKED[kind](book, position, getattr(typed, kind))


def _unit(book: Book, position: Pos, spec: UnitFact) -> str | None:
    _known([spec.id], book.counters, "unit", "unit.id")
    public = position.public
    state = public.units.get(spec.id)
    if spec.gone is not None:
        return _different(f"the fate of {spec.id}", spec.gone, public.gone.get(spec.id, "none"))
    if state is None:
        return f"{spec.id} should be in play, but it is not"
    if spec.at is not None and spec.at != state.at:
        _known([spec.at], book.spaces, "space", "unit.at")
        return _different(f"'at' of {spec.id}", spec.at, state.at)
    if spec.state is not None:
        _known([spec.state], STATES, "state", "unit.state")
        return _different(f"'state' of {spec.id}", spec.state, tuple(STATES)[state.state])
    return None


def _acts(book: Book, position: Pos, unit: str) -> Acts | str:
    """The moment of an activation; of the unit's space, if none is under way."""
    _known([unit], book.counters, "unit", "unit")
    public = position.public
    if unit not in public.units:
        return f"{unit} should be in play, but it is not"
    side = book.side_of[unit]
    halves = [f for f in position.frames if isinstance(f, Half)]
    active = [f for f in position.frames if isinstance(f, Activation)]
    half = halves[-1] if halves else Half(side=side, start_of=how_it_stands(book, public))
    activation = active[-1] if active else Activation(side=side, spaces=(public.units[unit].at,))
    if activation.side != side:
        return f"{unit} should be about to move, but its side is not"
    return Acts(book, public, half, activation)


def _reach(book: Book, position: Pos, spec: Reach) -> str | None:
    named = (*(spec.equals or ()), *spec.includes, *spec.excludes)
    _known(named, book.spaces, "space", "reach")
    acts = _acts(book, position, spec.unit)
    if isinstance(acts, str):
        return acts
    ends = set(reach(acts, spec.unit)) if spec.unit in acts.actors else set()
    return _within(f"the reach of {spec.unit}", ends, spec.equals, spec.includes, spec.excludes)


def _within(
    what: str,
    found: set[str],
    equals: Collection[str] | None,
    includes: Collection[str],
    excludes: Collection[str],
) -> str | None:
    told = f"but it is {_list(found)}"
    if equals is not None and set(equals) != found:
        return f"{what} should be {_list(equals)}, {told}"
    if not found.issuperset(includes):
        return f"{what} should include {_list(includes)}, {told}"
    if not found.isdisjoint(excludes):
        return f"{what} should exclude {_list(excludes)}, {told}"
    return None


def _cost(book: Book, position: Pos, spec: Cost) -> str | None:
    _known([spec.to], book.spaces, "space", "cost.to")
    acts = _acts(book, position, spec.unit)
    if isinstance(acts, str):
        return acts
    found, _ = reach(acts, spec.unit).get(spec.to, (None, ()))
    what = f"the cost for {spec.unit} to {spec.to}"
    if found is None:
        return f"{what} should be {spec.cost}, but it cannot move there"
    return _different(what, float(spec.cost), found / MP)


def _mf(book: Book, position: Pos, spec: Allowance) -> str | None:
    _known([spec.unit], book.counters, "unit", "mf.unit")
    halves = [f for f in position.frames if isinstance(f, Half)]
    past = halves[-1].moved.get(spec.unit) if halves else None
    found = allowance(book, position.public, spec.unit) - (past.spent if past else 0)
    return _different(f"the points of {spec.unit}", float(spec.points), found / MP)


def _supplied(book: Book, position: Pos, spec: YesNo) -> str | None:
    return _holds(book, position, spec, "supplied")


def _isolated(book: Book, position: Pos, spec: YesNo) -> str | None:
    return _holds(book, position, spec, "isolated")


def _holds(book: Book, position: Pos, spec: YesNo, what: str) -> str | None:
    _known([spec.unit], book.counters, "unit", f"{what}.unit")
    state = position.public.units.get(spec.unit)
    if state is None:
        return f"{spec.unit} should be in play, but it is not"
    now = lay(book, position.public)
    ask = now.supplied if what == "supplied" else now.isolated
    return _different(
        f"whether {spec.unit} is {what}", spec.yes, ask(book.side_of[spec.unit], state.at)
    )


def _iv(book: Book, position: Pos, wanted: Mapping[str, int]) -> str | None:
    _known(wanted, book.spaces, "space", "iv")
    now = lay(book, position.public)
    return _compare("the IV", wanted, {space: now.interdiction(space) for space in wanted})


def _works(book: Book, position: Pos, wanted: Mapping[str, Mapping[str, int]]) -> str | None:
    _known(wanted, book.bridges, "bridge", "works")
    for bridge, levels in wanted.items():
        works = position.public.works.get(bridge, Works())
        found = {"german": works.german, "allied": works.allied}
        told = _compare(f"works on {bridge}", levels, found)
        if told is not None:
            return told
    return None


def _depot(book: Book, position: Pos, spec: DepotFact) -> str | None:
    frames = [f for f in position.frames if isinstance(f, Resupply)]
    if not frames:
        return "a side should be refitting, but none is"
    if spec.points is not None:
        told = _different(
            f"the points of {spec.id}", spec.points, frames[-1].points.get(spec.id, 0)
        )
        if told is not None:
            return told
    named = (*(spec.reaches or ()), *spec.includes, *spec.excludes)
    _known(named, book.spaces, "space", "depot")
    if not named and spec.reaches is None:
        return None
    found = set(depot_reach(book, position.public, spec.id))
    return _within(f"where {spec.id} may lie", found, spec.reaches, spec.includes, spec.excludes)


def _retreats(book: Book, position: Pos, spec: Retreats) -> str | None:
    _known([spec.unit], book.counters, "unit", "retreats.unit")
    found = set(retreats_of(book, position.public, position.frames, spec.unit))
    return _within(f"the retreats of {spec.unit}", found, spec.to, (), ())


def _phase(book: Book, position: Pos, wanted: str) -> str | None:
    for frame in reversed(position.frames):
        if isinstance(frame, Half):
            return _different("the phase", wanted, frame.phase)
        name = {
            Dawn: "dawn",
            DDay: "dday",
            Daylight: "daylight",
            Resupply: "refit",
            Regrouping: "regroup",
        }.get(type(frame))
        if name is not None:
            return _different("the phase", wanted, name)
    return _different("the phase", wanted, "none")


def _vp(book: Book, position: Pos, wanted: int) -> str | None:
    return _different("the points", wanted, victory_points(book, position.public).total)


def _part(name: str, what: str) -> Asked:
    """A field of the public part, by itself or key by key."""

    def ask(book: Book, position: Pos, wanted: Any) -> str | None:
        found = getattr(position.public, name)
        if isinstance(wanted, Mapping):
            return _compare(what, wanted, found)
        if isinstance(wanted, tuple):
            return _different(what, _list(wanted), _list(found))
        return _different(what, wanted, found)

    return ask


_ASKED: dict[str, Asked] = {
    "unit": _unit,
    "control": _part("control", "control"),
    "bridge": _part("bridges", "the bridge"),
    "held": _part("held", "held water"),
    "ferry": _part("ferries", "the ferry"),
    "works": _works,
    "markers": _part("markers", "construction markers"),
    "cost": _cost,
    "reach": _reach,
    "mf": _mf,
    "supplied": _supplied,
    "isolated": _isolated,
    "iv": _iv,
    "vp": _vp,
    "advantage": _part("advantage", "the advantage"),
    "heir": _part("heir", "the heir of the advantage"),
    "drm": _part("drm", "the sunset DRM"),
    "impulse": _part("impulse", "the impulse"),
    "weather": _part("weather", "the weather"),
    "day": _part("day", "the day"),
    "phase": _phase,
    "reserve": _part("reserve", "the reserve"),
    "depot": _depot,
    "retreats": _retreats,
    "planes": _part("planes", "the planes"),
    "boat": _part("boat", "the boats"),
    "interdiction": _part("interdiction", "the interdiction markers"),
    "eindhoven": _part("eindhoven", "the point for Eindhoven"),
}


def _known(words: Iterable[str], allowed: Collection[str], what: str, key: str) -> None:
    for word in words:
        if word not in allowed:
            raise DataError("", column=key, message=unknown(what, word, allowed))


def _different(what: str, wanted: Any, found: Any) -> str | None:
    return None if wanted == found else f"{what} should be {wanted}, but it is {found}"


def _compare(what: str, wanted: Mapping[str, Any], found: Mapping[str, Any]) -> str | None:
    for key, value in wanted.items():
        if found.get(key) != value:
            return f"{what} of {key} should be {value}, but it is {found.get(key)}"
    return None


def _list(items: Iterable[str]) -> str:
    return ", ".join(sorted(items)) or "nothing"
