"""Situations: what this game can be asked about a position, beside what every game can."""

from __future__ import annotations

from collections.abc import Mapping

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
    within,
)
from bocage.games.market_garden.book import Book
from bocage.games.market_garden.check.scene import STATES, SideName
from bocage.games.market_garden.rules.r08_impulse_2_half import how_it_stands
from bocage.games.market_garden.rules.r09_movement_1_ways import MP, allowance
from bocage.games.market_garden.rules.r10_retreat import retreats_of
from bocage.games.market_garden.rules.r13_refit import depot_reach
from bocage.games.market_garden.rules.r20_dday_3_landing import reach
from bocage.games.market_garden.rules.r21_victory import victory_points
from bocage.games.market_garden.state import Acts, lay
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
from bocage.kernel.api import Reach as Ways


class UnitFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a unit is and how it is, or what became of it."""

    id: str
    at: str | None = None
    state: str | None = None
    gone: str | None = None


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


def _unit(book: Book, position: Pos, spec: UnitFact) -> str | None:
    known([spec.id], book.counters, "unit", "unit.id")
    public = position.public
    state = public.units.get(spec.id)
    if spec.gone is not None:
        return different(f"the fate of {spec.id}", spec.gone, public.gone.get(spec.id, "none"))
    if state is None:
        return f"{spec.id} should be in play, but it is not"
    if spec.at is not None and spec.at != state.at:
        known([spec.at], book.spaces, "space", "unit.at")
        return different(f"'at' of {spec.id}", spec.at, state.at)
    if spec.state is not None:
        known([spec.state], STATES, "state", "unit.state")
        return different(f"'state' of {spec.id}", spec.state, tuple(STATES)[state.state])
    return None


def _acts(book: Book, position: Pos, unit: str) -> Acts | str:
    """The moment of an activation; of the unit's space, if none is under way."""
    known([unit], book.counters, "unit", "unit")
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


def _ways(book: Book, position: Pos, unit: str) -> Ways | str:
    acts = _acts(book, position, unit)
    if isinstance(acts, str):
        return acts
    return reach(acts, unit) if unit in acts.actors else {}


def _mf(book: Book, position: Pos, spec: Allowance) -> str | None:
    known([spec.unit], book.counters, "unit", "mf.unit")
    halves = [f for f in position.frames if isinstance(f, Half)]
    past = halves[-1].moved.get(spec.unit) if halves else None
    found = allowance(book, position.public, spec.unit) - (past.spent if past else 0)
    return different(f"the points of {spec.unit}", spec.points, plain(found, MP))


def _supplied(book: Book, position: Pos, spec: YesNo) -> str | None:
    return _holds(book, position, spec, "supplied")


def _isolated(book: Book, position: Pos, spec: YesNo) -> str | None:
    return _holds(book, position, spec, "isolated")


def _holds(book: Book, position: Pos, spec: YesNo, what: str) -> str | None:
    known([spec.unit], book.counters, "unit", f"{what}.unit")
    state = position.public.units.get(spec.unit)
    if state is None:
        return f"{spec.unit} should be in play, but it is not"
    now = lay(book, position.public)
    ask = now.supplied if what == "supplied" else now.isolated
    return different(
        f"whether {spec.unit} is {what}", spec.yes, ask(book.side_of[spec.unit], state.at)
    )


def _iv(book: Book, position: Pos, wanted: Mapping[str, int]) -> str | None:
    known(wanted, book.spaces, "space", "iv")
    now = lay(book, position.public)
    return compare("the IV", wanted, {space: now.interdiction(space) for space in wanted})


def _works(book: Book, position: Pos, wanted: Mapping[str, Mapping[str, int]]) -> str | None:
    known(wanted, book.bridges, "bridge", "works")
    for bridge, levels in wanted.items():
        works = position.public.works.get(bridge, Works())
        found = {"german": works.german, "allied": works.allied}
        told = compare(f"works on {bridge}", levels, found)
        if told is not None:
            return told
    return None


def _depot(book: Book, position: Pos, spec: DepotFact) -> str | None:
    frames = [f for f in position.frames if isinstance(f, Resupply)]
    if not frames:
        return "a side should be refitting, but none is"
    if spec.points is not None:
        told = different(f"the points of {spec.id}", spec.points, frames[-1].points.get(spec.id, 0))
        if told is not None:
            return told
    named = (*(spec.reaches or ()), *spec.includes, *spec.excludes)
    known(named, book.spaces, "space", "depot")
    if not named and spec.reaches is None:
        return None
    found = set(depot_reach(book, position.public, spec.id))
    return within(f"where {spec.id} may lie", found, spec.reaches, spec.includes, spec.excludes)


def _retreats(book: Book, position: Pos, spec: Retreats) -> str | None:
    known([spec.unit], book.counters, "unit", "retreats.unit")
    found = set(retreats_of(book, position.public, position.frames, spec.unit))
    return within(f"the retreats of {spec.unit}", found, spec.to, (), ())


def _phase(book: Book, position: Pos, wanted: str) -> str | None:
    for frame in reversed(position.frames):
        if isinstance(frame, Half):
            return different("the phase", wanted, frame.phase)
        name = {
            Dawn: "dawn",
            DDay: "dday",
            Daylight: "daylight",
            Resupply: "refit",
            Regrouping: "regroup",
        }.get(type(frame))
        if name is not None:
            return different("the phase", wanted, name)
    return different("the phase", wanted, "none")


def _vp(book: Book, position: Pos, wanted: int) -> str | None:
    return different("the points", wanted, victory_points(book, position.public).total)


fact = Facts(
    Fact,
    {
        "unit": _unit,
        "control": part("control", "control"),
        "bridge": part("bridges", "the bridge"),
        "held": part("held", "held water"),
        "ferry": part("ferries", "the ferry"),
        "works": _works,
        "markers": part("markers", "construction markers"),
        **walking(_ways, lambda book: book.spaces, MP),
        "mf": _mf,
        "supplied": _supplied,
        "isolated": _isolated,
        "iv": _iv,
        "vp": _vp,
        "advantage": part("advantage", "the advantage"),
        "heir": part("heir", "the heir of the advantage"),
        "drm": part("drm", "the sunset DRM"),
        "impulse": part("impulse", "the impulse"),
        "weather": part("weather", "the weather"),
        "day": part("day", "the day"),
        "phase": _phase,
        "reserve": part("reserve", "the reserve"),
        "depot": _depot,
        "retreats": _retreats,
        "planes": part("planes", "the planes"),
        "boat": part("boat", "the boats"),
        "interdiction": part("interdiction", "the interdiction markers"),
        "eindhoven": part("eindhoven", "the point for Eindhoven"),
    },
)
