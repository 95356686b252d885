"""Situations: units and a state as written in a file, made into a book and a position."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from bocage.check import Maker, SceneSpec, given
from bocage.games.market_garden.book import (
    DEPOTS,
    PLANES,
    Book,
    Counter,
    Edge,
    Tables,
    printed_tables,
)
from bocage.games.market_garden.rules.common import owner_by
from bocage.games.market_garden.rules.r08_impulse_2_half import how_it_stands
from bocage.games.market_garden.rules.r10_assault_1_declare import duty_of
from bocage.games.market_garden.state import Acts
from bocage.games.market_garden.types import (
    ALLIED,
    GERMAN,
    SIDES,
    UK,
    Activation,
    Crossing,
    Daylight,
    DDay,
    Game,
    Half,
    Moved,
    Pos,
    Private,
    Public,
    Regrouping,
    Resupply,
    Sealed,
    Start,
    UnitState,
    Works,
)
from bocage.kernel.api import Frame
from bocage.kernel.engine import Engine
from bocage.kernel.position import Position

SideName = Literal["german", "allied"]
Holder = Literal["german", "allied", "blown"]
Weather = Literal["clear", "overcast"]
STATES = {"fresh": 0, "spent": 1, "dis1": 2, "dis2": 3}
PhaseName = Literal[
    "impulse",
    "activation",
    "demolition",
    "second",
    "end",
    "air",
    "guns",
    "airborne",
    "ground",
    "refit",
    "buy",
    "surrender",
    "regroup",
    "victory",
    "dawn",
]
NEVER = "never"  # a date


class BoardSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Changes of the map."""

    tem: dict[str, int] = {}
    terrain: dict[str, Literal["open", "elevated", "polder", "zone"]] = {}
    boundaries: dict[str, Literal["open", "canal", "river", "arrow"]] = {}
    roads: dict[str, bool] = {}


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Other values than those printed on the counter."""

    af: int | None = None
    df: int | None = None
    mf: int | None = None
    spent: int | None = None
    type: Literal["infantry", "armour", "artillery", "flak", "tower"] | None = None
    division: str | None = None
    mech: bool | None = None
    corps: bool | None = None
    ss: bool | None = None


class MovedSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is remembered of a unit that has acted in this half."""

    spent: int | float = 0
    last: str = ""
    over: str = ""
    how: Crossing = "open"
    road: str = ""
    must: bool = False
    waits: bool = False
    done: bool = False
    overran: bool = False
    stopped: bool = False


class UnitSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit: where it is and how, or what became of it."""

    id: str
    at: str | None = None
    state: Literal["fresh", "spent", "dis1", "dis2"] = "fresh"
    values: Values = Values()
    gone: Literal["eliminated", "surrendered", "merged", "cancelled"] | None = None
    moved: MovedSpec | None = None
    due: bool = False


class BeganSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How things stood when the half began, where that differs."""

    control: dict[str, Literal["german", "1", "82", "101", "xxx"]] = {}
    german: tuple[str, ...] | None = None
    allied: tuple[str, ...] | None = None
    bridges: dict[str, Holder] = {}
    held: tuple[str, ...] | None = None


class StateSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything else that a position has."""

    day: int = 18
    impulse: int = 3
    side: SideName = GERMAN
    phase: PhaseName = "impulse"
    active: tuple[str, ...] = ()
    weather: Weather = "clear"
    dawn: Weather = "clear"
    advantage: Literal["german", "allied", "none"] = "none"
    heir: Literal["german", "allied", "none"] = "none"
    drm: int = 0
    passes: int = 0
    reserve: dict[SideName, int] = {}
    control: dict[str, Literal["german", "1", "82", "101", "xxx"]] = {}
    bridges: dict[str, Holder] = {}
    held: tuple[str, ...] = ()
    ferries: dict[str, Literal["ready", "used", "gone"]] = {}
    works: dict[str, dict[SideName, int]] = {}
    markers: dict[SideName, int] = {}
    repairs: dict[SideName, tuple[str, ...]] = {}
    boat: bool = True
    planes: tuple[str, ...] = ("raf2", "raf83")
    interdiction: tuple[str, ...] = ()
    released: tuple[str, ...] = ()
    eindhoven: bool = False
    opening: int = 0
    sunset: int = 0
    assaulted: tuple[str, ...] = ()
    crossings: dict[str, int] = {}
    tried: tuple[str, ...] = ()
    seized: dict[str, str] = {}
    repaired: tuple[str, ...] = ()
    demolished: tuple[str, ...] = ()
    stuck: tuple[str, ...] = ()
    lost: dict[SideName, int] = {}
    doubled: bool = False
    added: bool = False
    flown: bool = False
    overrun: bool = False
    points: dict[str, int] = {}
    depots: dict[str, str] = {}
    began: BeganSpec = BeganSpec()
    options: dict[str, bool] = {}
    decks: dict[SideName, tuple[int, ...]] = {}
    seed: int = 0
    draws: tuple[int | str, ...] | None = None


class Scene(Maker[BoardSpec, UnitSpec, StateSpec]):
    """Makes the parts of a scene."""

    tables = SceneSpec[BoardSpec, UnitSpec, StateSpec]
    redrawn = True

    # -- the book -------------------------------------------------------------------------------

    def book(self) -> Book:
        """What is printed, with the changes of the file."""
        tables = printed_tables()
        changed = Tables(
            self._areas(tables), self._edges(tables), self._counters(tables), tables.turns
        )
        return Book(changed, self.options(self.state.options))

    def _areas(self, tables: Tables) -> dict[str, Any]:
        areas = dict(tables.areas)
        for name, tem in self.spec.board.tem.items():
            self.known(name, areas, "space", "board.tem")
            areas[name] = replace(areas[name], tem=tem)
        for name, terrain in self.spec.board.terrain.items():
            self.known(name, areas, "space", "board.terrain")
            areas[name] = replace(areas[name], terrain=terrain)
        return areas

    def _edges(self, tables: Tables) -> dict[str, Edge]:
        edges = dict(tables.edges)
        for name, kind in self.spec.board.boundaries.items():
            self.known(name, edges, "boundary", "board.boundaries")
            edges[name] = Edge.of(replace(edges[name], kind=kind))
        for name, road in self.spec.board.roads.items():
            self.known(name, edges, "boundary", "board.roads")
            group = "1" if road else None
            edges[name] = Edge.of(replace(edges[name], road=road, road_a=group, road_b=group))
        return edges

    def _counters(self, tables: Tables) -> dict[str, Counter]:
        counters = dict(tables.counters)
        for i, unit in enumerate(self.spec.unit):
            self.known(unit.id, counters, "unit", f"unit[{i}].id")
            counters[unit.id] = self._counter(counters[unit.id], unit.values)
        if self.blank:
            coming = {unit.id for unit in self.spec.unit if unit.due}
            for name, counter in counters.items():
                if name not in coming:
                    counters[name] = replace(counter, date=NEVER)
        return counters

    def _counter(self, counter: Counter, values: Values) -> Counter:
        other = given(values)
        ss = other.pop("ss", None)
        if ss is not None:
            other["nation"] = "ss" if ss else "german"
        if "division" in other:
            other["division"] = other["division"] or None
        return replace(counter, **other)

    # -- the position -----------------------------------------------------------------------------

    def position(self, book: Book) -> Pos:
        """An empty board, or the set-up, with the units and the state of the file."""
        if not self.blank and self._plain() and not self.spec.unit:
            return self.started(Engine.over(self.module, book), self.state.seed, self.state.draws)
        setup = self.module.setup(book)
        start = {} if self.blank else dict(setup.public.units)
        units = self._units(book, start)
        state = self.state
        public = Public(
            units=units,
            gone={unit.id: unit.gone for unit in self.spec.unit if unit.gone},
            control=self._control(book, units),
            bridges={**setup.public.bridges, **self._on(state.bridges, book.bridges, "bridges")},
            held=tuple(self._on(dict.fromkeys(state.held, 1), book.edges, "held")),
            ferries={**setup.public.ferries, **self._on(state.ferries, book.ferries, "ferries")},
            works={
                name: Works(levels.get("german", 0), levels.get("allied", 0))
                for name, levels in self._on(state.works, book.bridges, "works").items()
            },
            markers=self._markers(),
            repairs={side: state.repairs.get(side, ()) for side in ("german", "allied")},
            boat=state.boat,
            planes=tuple(self.known(p, PLANES, "plane", "state.planes") for p in state.planes),
            interdiction=state.interdiction,
            day=state.day,
            impulse=state.impulse,
            weather=state.weather,
            dawn=state.dawn,
            advantage=state.advantage,
            heir=state.heir,
            drm=state.drm,
            passes=state.passes,
            reserve={side: state.reserve.get(side, 0) for side in ("german", "allied")},
            released=state.released,
            eindhoven=state.eindhoven,
            opening=state.opening,
        )
        private = {side: Private() for side in SIDES}
        sealed = Sealed({side: tuple(deck) for side, deck in state.decks.items()})
        made: Pos = Position(public, private, sealed, self._frames(book, public))
        if state.phase in RUNS:
            return (
                Engine.over(self.module, book).go_on(made, self.script(book, state.draws)).position
            )
        return made

    def _plain(self) -> bool:
        plain = replace(self.state, seed=0, draws=None, options={})
        return bool(plain == StateSpec())

    def _on(self, given: Mapping[str, Any], allowed: Collection[str], key: str) -> dict[str, Any]:
        for name in given:
            self.known(name, allowed, "boundary", f"state.{key}")
        return dict(given)

    def _markers(self) -> dict[str, int]:
        """Those that are not given are available, but for those that lie on bridges."""
        found: dict[str, int] = {GERMAN: 1, ALLIED: 2}
        for levels in self.state.works.values():
            for side in levels:
                found[side] = max(0, found[side] - 1)
        found.update((side, count) for side, count in self.state.markers.items())
        return found

    def _units(self, book: Book, start: Mapping[str, UnitState]) -> dict[str, UnitState]:
        placed = dict(start)
        for i, unit in enumerate(self.spec.unit):
            key = f"unit[{i}]"
            placed.pop(unit.id, None)
            if (unit.at is None) == (unit.gone is None) and not unit.due:
                raise self.fail(key, "give either 'at' or 'gone'")
            if unit.at is not None:
                self.known(unit.at, book.spaces, "space", f"{key}.at")
                placed[unit.id] = UnitState(unit.at, STATES[unit.state])
        return {unit: placed[unit] for unit in book.counters if unit in placed}

    def _control(self, book: Book, units: Mapping[str, UnitState]) -> dict[str, Any]:
        control: dict[str, Any] = dict.fromkeys(book.areas, "german")
        there: dict[str, list[str]] = {}
        for unit, state in units.items():
            there.setdefault(state.at, []).append(unit)
        for space, found in there.items():
            if space != UK and all(book.side_of[unit] == ALLIED for unit in found):
                control[space] = owner_by(book, found)
        for space, owner in self.state.control.items():
            control[self.known(space, book.areas, "space", "state.control")] = owner
        return control

    # -- where we are -----------------------------------------------------------------------------

    def _frames(self, book: Book, public: Public) -> tuple[Frame, ...]:
        phase, side = self.state.phase, self.state.side
        german = side == GERMAN
        if phase in ("impulse", "activation", "demolition", "second", "end"):
            daylight = Daylight(stage="allied" if german else "evening")
            return (Game(stage="sunset"), daylight, *self._half(book, public))
        if phase in ("air", "guns", "airborne", "ground"):
            return (Game(stage="daylight"), DDay(stage=phase))
        if phase == "regroup":
            game = Game(stage="allied-regroup" if german else "night")
            return (game, Regrouping(side=side, full=self._full(book, public)))
        if phase in ("refit", "buy", "surrender"):
            game = Game(stage="allied-refit" if german else "regroup")
            return (game, self._resupply())
        if phase == "dawn":
            return (Game(stage="dawn"),)
        return (Game(stage="night"),)

    def _full(self, book: Book, public: Public) -> tuple[str, ...]:
        count: dict[str, int] = {}
        for unit, state in public.units.items():
            if book.side_of[unit] == self.state.side:
                count[state.at] = count.get(state.at, 0) + 1
        return tuple(s for s in book.areas if count.get(s, 0) >= 10 and s not in book.zones)

    def _resupply(self) -> Frame:
        state = self.state
        for depot in (*state.depots, *state.points):
            self.known(depot, DEPOTS, "depot", "state.depots")
        stage = {"refit": "start", "buy": "buy", "surrender": "surrender"}[state.phase]
        return Resupply(
            side=state.side, stage=stage, depots=dict(state.depots), points=dict(state.points)
        )

    def _half(self, book: Book, public: Public) -> tuple[Frame, ...]:
        state, phase = self.state, self.state.phase
        acting = phase in ("activation", "demolition")
        stages = {"impulse": "impulse", "second": "second", "end": "end"}
        half = Half(
            stage="first" if acting else stages[phase],
            side=state.side,
            start_of=self._began(how_it_stands(book, public)),
            activations=() if phase == "impulse" else ("assault",),
            active=state.active,
            doubled=state.doubled or len(state.active) > 1,
            added=state.added,
            flown=state.flown,
            sunset=state.sunset,
            drm=state.drm,
            assaulted=state.assaulted,
            tried=state.tried,
            seized=dict(state.seized),
            crossings=dict(state.crossings),
            repaired=state.repaired,
            demolished=state.demolished,
            stuck=state.stuck,
            moved=self._moved(),
            movers=tuple(u.id for u in self.spec.unit if u.moved and not u.moved.done),
            lost=dict(state.lost.items()),
        )
        if not acting:
            return (half,)
        for space in state.active:
            self.known(space, book.spaces, "space", "state.active")
        if not state.active:
            raise self.fail("state.active", f"needed with phase = '{phase}'")
        stage = "act" if phase == "activation" else "blow"
        moved = any(unit.moved for unit in self.spec.unit)
        active = Activation(
            stage=stage,
            side=state.side,
            spaces=state.active,
            stirred=moved,
            overrun=state.overrun,
            moment=state.overrun,
        )
        return half, replace(active, duty=duty_of(Acts(book, public, half, active)))

    def _began(self, start: Start) -> Start:
        began = self.state.began
        return Start(
            {**start.control, **began.control},
            start.german if began.german is None else began.german,
            start.allied if began.allied is None else began.allied,
            {**start.bridges, **began.bridges},
            start.held if began.held is None else began.held,
        )

    def _moved(self) -> dict[str, Moved]:
        found = {}
        for unit in self.spec.unit:
            past = unit.moved
            if past is not None:
                found[unit.id] = Moved(
                    spent=self.halves(past.spent, unit.id),
                    **{k: getattr(past, k) for k in past.__struct_fields__ if k != "spent"},
                )
        return found


RUNS = ("air", "guns", "airborne", "ground", "refit", "buy", "surrender", "victory", "dawn", "end")
