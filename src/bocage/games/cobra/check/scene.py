"""Situations of 2008: its tables and maps, and what its positions have beside the family's."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any, ClassVar, Literal

import msgspec
from msgspec.structs import replace

from bocage.check import SceneSpec
from bocage.families.cobra import book as family
from bocage.families.cobra.check import scene
from bocage.families.cobra.counters import Counter, Group
from bocage.families.cobra.rules.c14_air import air_points
from bocage.families.cobra.terrain import CLEAR, Country
from bocage.families.cobra.types import ALLIED, GERMAN, Fate, Game, Trucks, UnitState, Weather
from bocage.games.cobra.book import (
    Book,
    arrivals_of,
    doors_of,
    printed_map,
    printed_tables,
)
from bocage.games.cobra.options import ORIGINAL, SETUP
from bocage.games.cobra.rules.c05_5_overrun import united
from bocage.games.cobra.rules.c05_9_withdrawal import exposed
from bocage.games.cobra.rules.c19_landing import landed_steps
from bocage.games.cobra.tables import MapRow, Tables, the_grid
from bocage.games.cobra.types import (
    Appeal,
    Bordering,
    Combat,
    Landing,
    Movement,
    PlayerTurn,
    Private,
    Withdrawing,
)
from bocage.kernel.api import Frame

GroupName = Literal["us", "british", "german"]


class UnitSpec(scene.UnitSpec, frozen=True, forbid_unknown_fields=True):
    """A unit: more that may be said of it."""

    idle: bool = False
    raised: int = 0
    mechanised: bool = False  # left the map in the mechanised phase
    joined: bool = False  # came to its division in this phase
    landed: bool = False  # came by a beach this turn
    fate: Literal["eliminated", "exited", "lost", "due", "withdrawn", "removed"] | None = None  # type: ignore[assignment]


class StateSpec(scene.StateSpec, frozen=True, forbid_unknown_fields=True):
    """What else a position has; `expanded`: a blank board has the rules of the Campaign."""

    turn: int = 15
    expanded: bool = False
    points: dict[GroupName, int] = msgspec.field(default_factory=dict)  # type: ignore[assignment]
    history: tuple[Weather, ...] = ()
    boundary: tuple[str, str] = ("A2519", "A2501")
    relaid: bool = False
    south_of_vire: int = 0
    savings: dict[str, int] = msgspec.field(default_factory=dict)
    replaced: int = 0
    us_exit: int = 0
    south_exit: bool = False
    returned: tuple[str, ...] = ()
    attempts: int = 0
    freed: tuple[str, ...] = ()
    defiant: bool = False
    carpets: tuple[int, ...] = ()
    cancelled: int = 0
    boarded: tuple[str, ...] = ()
    air: int | None = None  # without a word, what the weather gives
    step: Literal["land", "scatter"] = "land"  # of the landing phase
    control: dict[str, str] = msgspec.field(default_factory=dict)
    abandoned: tuple[str, ...] = ()
    beach_shifts: dict[str, int] = msgspec.field(default_factory=dict)
    buildup: bool = False  # with `expanded`: a blank board has the rules of the Build-Up
    beaches: dict[str, Literal["destroyed", "abandoned"]] = msgspec.field(default_factory=dict)
    zones_destroyed: tuple[str, ...] = ()
    harbour: tuple[str, ...] = ()
    garrison_active: bool = False
    gt1_moved: int = 0
    scored: dict[str, int] = msgspec.field(default_factory=dict)
    port: bool = False
    entered: dict[str, int] = msgspec.field(default_factory=dict)
    stage: Literal["start", "commit", "mission", "air", "plan", "attack"] = "attack"
    committed: dict[GroupName, int] = msgspec.field(default_factory=dict)
    naval_used: int = 0
    plan: str = ""

    @property
    def air_left(self) -> int:
        """The air points, as said or by the weather."""
        by_weather = air_points(self.weather) if self.turn > 1 else 0
        return by_weather if self.air is None else self.air


@cache
def country_of(scenario: str, flat: bool) -> Country:
    """The map of a scenario, or its grid, all clear."""
    if not flat:
        return printed_map(scenario)
    tables = printed_tables(scenario)
    grid = the_grid(tables.scenarios[scenario].expanded)
    return Country(grid, dict.fromkeys(grid.names, CLEAR), {}, tables.chart)


@cache
def tables_of(scenario: str, setup: str, flat: bool) -> Tables:
    """The tables of a scenario; with a map that is clear, whose edges are all land."""
    tables = printed_tables(scenario, setup)
    if not flat:
        return tables
    hexes = tuple(
        MapRow(row.hex, "clear", False, False, None, row.name, _edges(row.hex), coast=False)
        for row in tables.hexes
    )
    return replace(tables, hexes=hexes, sides=(), roads=())


def book_of(
    scenario: str, tables: Tables, country: Country, arrivals: Any, options: Mapping[str, str]
) -> Book:
    """The book; without arrivals of its own, with those of the tables."""
    due = arrivals_of(tables, scenario) if arrivals is None else arrivals
    due = {unit: one for unit, one in due.items() if tables.counters[unit].type != "delay"}
    return Book(tables, scenario, country, due, options)


def _edges(hex_: str) -> Any:
    return scene.edges_of_map(hex_) if hex_[0] == "A" else None


class Scene(scene.Scene[StateSpec]):
    """Makes the parts of a scene."""

    tables = SceneSpec[scene.BoardSpec, UnitSpec, StateSpec]
    turns = PlayerTurn
    moves = Movement
    fights = Combat
    waits: ClassVar[Mapping[str, str]] = {
        "boundary": "open",
        "appeal": "open",
        "replacement": "trucks",
        "trucks": "movement",
        "movement": "combat",
        "combat": "mechanised",
        "mechanised": "withdrawal",
        "withdrawal": "over",
    }
    own: ClassVar[Mapping[str, str]] = {
        name: name
        for name in (
            *("history", "boundary", "relaid", "south_of_vire", "savings", "replaced", "us_exit"),
            *("control", "abandoned", "beach_shifts"),
            *("south_exit", "returned", "attempts", "freed", "defiant", "carpets", "cancelled"),
            *("boarded", "harbour", "scored"),
        )
    } | {"air": "air_left", "razed": "zones_destroyed", "garrison": "garrison_active"}

    def printed(self) -> scene.Print:
        """The tables and the map of the scenario; of a blank board, those of one that fits."""
        expanded = "build-up" if self.state.buildup else "campaign"
        blank = expanded if self.state.expanded else "breakout"
        scenario = blank if self.blank else self.spec.scenario
        setup = ORIGINAL if self.state.options.get(SETUP) else ""
        return scene.Print(
            partial(tables_of, scenario, setup),
            partial(country_of, scenario),
            partial(book_of, scenario),
        )

    def steps_due(self, tables: Any, unit: str) -> int:
        """As its row says, if it has one."""
        return next((row.steps for row in tables.arrivals if row.unit == unit), 0)

    def entry(
        self, tables: Any, edges: Mapping[str, frozenset[str]], counter: Counter
    ) -> tuple[str, ...]:
        """Where a unit that is due may enter."""
        doors = doors_of(tables, "campaign" if self.state.expanded else "breakout")
        names: tuple[str, ...] = ("east", "south", "north")
        if counter.side == ALLIED:
            names = ("utah", "gold") if self.state.expanded else ("north-allied",)
        for row in tables.arrivals:
            if row.unit == counter.id:
                names = row.entries
        for row in tables.landing if self.state.expanded else ():
            if row.unit == counter.id and row.how != "drop":
                names = (row.place,)
        for row in tables.releases:
            if row.unit == counter.id:
                names = (row.entry,)
        return tuple(dict.fromkeys(hex_ for name in names for hex_ in doors[name]))

    def points(self) -> dict[Group, int]:
        """The supply points of all three."""
        points: Any = self.state.points
        return {**super().points(), "german": points.get(GERMAN, 4)}

    def of_public(self, book: Any, units: Mapping[str, UnitState]) -> dict[str, Any]:
        """In the expanded game: beaches are Allied, other places whose units stand there."""
        found, state = super().of_public(book, units), self.state
        if not book.expanded:
            return found
        control = dict.fromkeys(book.beaches, ALLIED) if self.blank else dict(book.control)
        control |= {h: GERMAN for h, what in state.beaches.items() if what == "destroyed"}
        if state.phase == "landing":
            control = {}
        for unit, one in units.items():
            if one.at in book.control and not book.roster.is_hq[unit]:
                control[one.at] = book.side_of[unit]
        lost = [hex_ for hex_, what in state.beaches.items() if what == "abandoned"]
        control |= {**dict.fromkeys(lost, GERMAN), **state.control}
        gone = tuple(hex_ for hex_, what in state.beaches.items() if what == "destroyed")
        named = dict.fromkeys(book.beaches[hex_].beach for hex_ in lost)
        abandoned = (*state.abandoned, *named)
        return {**found, "control": control, "destroyed": gone, "abandoned": abandoned}

    def of_turn(self) -> dict[str, Any]:
        """Who came by which road, and who got a step."""
        here = {unit.id for unit in self.spec.unit}
        units = self.printed().tables(False).counters
        others = [u for u, c in units.items() if c.side == GERMAN and u not in here]
        return {
            "entered": dict(self.state.entered),
            "given": self.marked("replaced"),
            "landed": self.marked("landed"),
            "chosen": tuple(others[: self.state.gt1_moved]),
            "port": self.state.port,
        }

    def of_move(self, book: family.Book, public: Any) -> dict[str, Any]:
        """Who has left an enemy zone, whose allowance was raised, which divisions were whole."""
        units: Any = self.spec.unit
        raised = {unit.id: unit.raised for unit in units if unit.raised}
        joined = {book.counters[unit].formation for unit in self.marked("joined")}
        whole = united(book, book.lines(public), self.state.side)
        whole = {name: tigers for name, tigers in whole.items() if name not in joined}
        return {"gone": self.marked("left"), "raised": raised, "united": whole}

    def of_combat(self) -> dict[str, Any]:
        """Where the phase waits, and what was committed to it; without a word, enough."""
        given = self.state.committed
        points: dict[Any, int] = {"us": 4, "british": 4, "german": 8, **given}
        stage = self.state.stage
        early = stage in ("start", "commit")
        committed = {} if early else points
        return {"stage": stage, "committed": committed, "naval": self.state.naval_used}

    def hidden(self, private: Mapping[str, Any]) -> dict[str, Any]:
        """The Allies know what they have planned."""
        return {**private, ALLIED: Private(self.state.plan)}

    def phase_frame(self, book: family.Book, public: Any) -> Frame:
        """The frame of the phase that the file names."""
        side, phase = self.state.side, self.state.phase
        if phase == "boundary":
            return Bordering(side=side)
        if phase == "trucks":
            return Trucks(side=side, stage="trucks")
        if phase == "withdrawal":
            return Withdrawing(side=side, stage="choose", exposed=exposed(book, public))  # type: ignore[arg-type]
        return Appeal(side=side) if phase == "appeal" else super().phase_frame(book, public)

    def state_of(self, book: family.Book, unit: Any, key: str) -> UnitState:
        """A unit on the map; a headquarters may not function."""
        return replace(super().state_of(book, unit, key), idle=unit.idle)

    def fate_of(self, unit: Any, fate: Fate) -> Fate:
        """What became of a unit, with the steps that it has left."""
        if fate.how != "exited":
            return fate
        return replace(fate, steps=unit.steps or 1, mechanised=unit.mechanised)

    def _frames(self, book: Any, public: Any) -> tuple[Frame, ...]:
        """Before the first turn the landing; else as in the family."""
        if self.state.phase != "landing":
            return super()._frames(book, public)
        on_map = [row.unit for row in book.landing.values() if row.unit in public.units]
        drops = tuple(unit for unit in on_map if book.landing[unit].how == "drop")
        landing = Landing(stage=self.state.step, drops=drops, landed=landed_steps(book, public))
        return (Game(stage="german"), landing)
