"""Situations: a board, units and a state as written in a file, made into a book and a position."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, TypeVar

import msgspec
from msgspec.structs import replace

from bocage.check import Maker, given
from bocage.families.cobra.book import Arrival, Book, edge_hexes
from bocage.families.cobra.counters import Counter, Group
from bocage.families.cobra.rules.c10_supply import hungry_units
from bocage.families.cobra.rules.c14_air import air_points
from bocage.families.cobra.terrain import CLEAR, Country, Edge, Ground, column_row, merged
from bocage.families.cobra.types import (
    ALLIED,
    GERMAN,
    Combat,
    Fate,
    Game,
    Movement,
    PlayerTurn,
    Public,
    Replacement,
    Trucks,
    UnitState,
    Weather,
)
from bocage.kernel.api import Frame
from bocage.kernel.engine import Engine
from bocage.kernel.position import AnyPosition, Position

SideName = Literal["german", "allied"]
Positive = Annotated[int, msgspec.Meta(ge=1)]
GroupName = Literal["us", "british"]


class BoardSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The map: a flat one with terrain of one's own, or the real one."""

    map: Literal["flat", "normandy"] = "flat"
    terrain: dict[str, str] = {}
    sides: tuple[str, ...] = ()


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Other values than those printed on the counter."""

    strengths: tuple[int, ...] | None = None
    ma: Positive | None = None
    radius: Positive | None = None


class UnitSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit: where it is, or what became of it, and what is remembered of it."""

    id: str
    at: str | None = None
    steps: int | None = None
    truck: bool = False
    spent: int | float = 0
    stopped: bool = False
    ended: bool = False
    left: bool = False
    overruns: int = 0
    attacked: bool = False
    advanced: bool = False
    defended: bool = False
    refuge: bool = False
    displaced: bool = False
    unsupplied: bool | None = None
    replaced: bool = False
    values: Values = Values()
    fate: Literal["eliminated", "exited", "lost", "due"] | None = None
    edge: str = "west"
    turn: int | None = None


class StateSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything else that a position has; an edition adds its own."""

    turn: int = 1
    side: SideName = "german"
    phase: str = "movement"
    weather: Weather = "storm"
    seed: int = 0
    draws: tuple[int | str, ...] | None = None
    options: dict[str, bool] = {}
    points: dict[GroupName, int] = {}
    attacks: dict[GroupName, int] = {}
    overruns: dict[GroupName, int] = {}
    strikes: tuple[str, ...] = ()
    declared: bool = False
    bombed: str = ""
    west_exit: bool = False
    replacements: dict[Literal["panzer", "infantry"], int] = {}
    led: dict[str, int] = {}


GROUNDS = ("clear", "woods", "forest", "marsh", "sea", "bocage", "high", "town", "city")
SIDE_WORDS = ("minor", "major", "bridge", "primary", "secondary", "sea", "dives")


class Print(NamedTuple):
    """What is printed of an edition; `True`: with a map that is clear, whose edges are all land."""

    tables: Callable[[bool], Any]
    country: Callable[[bool], Country]
    book: Callable[[Any, Country, Any, Mapping[str, str]], Book]  # no arrivals: as printed


S = TypeVar("S", bound=StateSpec)


class Scene(Maker[BoardSpec, UnitSpec, S]):
    """Makes the parts of a scene; what is printed and how a turn goes comes from the edition."""

    waits: ClassVar[Mapping[str, str]]  # the stage at which a player turn waits for each phase

    own: ClassVar[Mapping[str, str]]  # what the public part has of the state beside the family's

    turns: ClassVar[type[PlayerTurn]] = PlayerTurn
    moves: ClassVar[type[Movement]] = Movement
    fights: ClassVar[type[Combat]] = Combat

    def printed(self) -> Print:
        """What is printed."""
        raise NotImplementedError

    def given(self, book: Book) -> tuple[str, ...]:
        """Who has got a step."""
        return self.marked("replaced")

    def of_turn(self) -> dict[str, Any]:
        """What a player turn remembers beside the family's."""
        return {"left": self.marked("left")}

    def of_move(self, book: Book, public: Public) -> dict[str, Any]:
        """What a movement phase remembers beside the family's."""
        return {}

    def of_combat(self) -> dict[str, Any]:
        """Where a combat phase waits, and what it remembers beside the family's."""
        state = self.state
        air = state.side == ALLIED and not state.declared and not state.strikes
        return {"stage": "air" if air and air_points(state.weather) else "attacks"}

    def points(self) -> dict[Group, int]:
        """The supply points."""
        points = self.state.points
        return {"us": points.get("us", 4), "british": points.get("british", 4)}

    # -- the book -------------------------------------------------------------------------------

    def book(self) -> Book:
        """What is printed: the game's, or a blank board's; with the units' own values."""
        printed = self.printed()
        tables = printed.tables(self.blank and self.spec.board.map == "flat")
        options = self.options(self.state.options)
        counters = dict(tables.counters)
        arrivals: dict[str, Arrival] = {}
        edges = edge_hexes(tables.hexes)
        for i, unit in enumerate(self.spec.unit):
            self.known(unit.id, counters, "unit", f"unit[{i}].id")
            counters[unit.id] = self._counter(counters[unit.id], unit, f"unit[{i}].values")
            if unit.fate == "due":
                hexes = self.entry(tables, edges, counters[unit.id])
                steps = self.steps_due(tables, unit.id)
                arrivals[unit.id] = Arrival(self.spec.state.turn, hexes, steps)
        if not self.blank:
            tables = replace(tables, counters=counters)
            return printed.book(tables, printed.country(False), None, options)
        tables = replace(tables, counters=counters, setup=())
        return printed.book(tables, self._country(tables), arrivals, options)

    def steps_due(self, tables: Any, unit: str) -> int:
        """With how many steps a unit that is due comes; 0: all of them."""
        return 0

    def entry(
        self, tables: Any, edges: Mapping[str, frozenset[str]], counter: Counter
    ) -> tuple[str, ...]:
        """Where a unit that is due may enter."""
        names: tuple[str, ...] = ("east", "south", "north-german")
        if counter.side == ALLIED:
            names = ("north-allied",)
        for row in tables.arrivals:
            if row.unit == counter.id:
                names = row.edges
        return tuple(sorted(frozenset().union(*(edges[name] for name in names))))

    def _counter(self, counter: Counter, unit: UnitSpec, key: str) -> Counter:
        values = given(unit.values)
        if "radius" in values and not counter.is_hq:
            raise self.fail(key, f"'{unit.id}' is no headquarters and has no radius")
        try:
            return replace(counter, **values)
        except ValueError as error:  # what a counter may show, as for the table of units
            raise self.fail(key, str(error)) from None

    def _country(self, tables: Any) -> Country:
        board = self.spec.board
        base = self.printed().country(board.map == "flat")
        if not board.terrain and not board.sides:
            return base
        grounds = dict(base.ground)
        for hex_, words in board.terrain.items():
            self.known(hex_, base.ground, "hex", f"board.terrain.{hex_}")
            grounds[hex_] = self._ground(hex_, words.split())
        edges = [(a, b, edge) for (a, b), edge in base.all_edges.items() if a < b]
        for i, line in enumerate(board.sides):
            edges.append(self._side(base, line, f"board.sides[{i}]"))
        return Country(base.grid, grounds, merged(edges), tables.chart)

    def _ground(self, hex_: str, words: list[str]) -> Ground:
        for word in words:
            self.known(word, GROUNDS, "terrain", f"board.terrain.{hex_}")
        ground = CLEAR
        for word in words:
            if word in ("bocage", "high"):
                ground = replace(ground, **{word: True})
            elif word in ("town", "city"):
                ground = replace(ground, settlement=word)
            else:
                ground = replace(ground, terrain=word)
        return ground

    def _side(self, base: Country, line: str, key: str) -> tuple[str, str, Edge]:
        a, b, *words = [*line.split(), "", ""][: max(2, len(line.split()))]
        self.known(a, base.ground, "hex", key)
        self.known(b, base.ground, "hex", key)
        if b not in base.grid.neighbours(a):
            raise self.fail(key, f"'{b}' is not next to '{a}'")
        for word in words:
            self.known(word, SIDE_WORDS, "hexside feature", key)
        river: Any = "major" if "major" in words else None
        if "minor" in words or "dives" in words:
            river = "minor"
        road: Any = "primary" if "primary" in words else None
        if "secondary" in words:
            road = "secondary"
        if "bridge" in words and road is None:
            road = "secondary"
        return a, b, Edge(river, "dives" in words, "bridge" in words, road, "sea" in words)

    # -- the position -----------------------------------------------------------------------------

    def position(self, book: Book) -> AnyPosition:
        """The set-up or an empty board, with the units and the state of the file."""
        state = self.spec.state
        if not self.blank and replace(state, seed=0, draws=None, options={}) == type(state)():
            if self.spec.unit:
                raise self.fail("unit", "with units of your own, say in [state] where we are")
            return self.started(Engine.over(self.module, book), state.seed, state.draws)
        first, *_, last = book.turns
        if not first <= state.turn <= last:
            raise self.fail("state.turn", f"expected {first} to {last}, got {state.turn}")
        start = {} if self.blank else dict(self.module.setup(book).public.units)
        units, fates = self._units(book, start)
        now = {"turn": state.turn, "weather": state.weather, "points": self.points()}
        now |= self.of_public(book, units)
        public: Public = self.module.public(units=units, fates=fates, **now)
        public = replace(public, west_exit=state.west_exit or book.edition.broken_out(book, public))
        hidden = self.module.setup(book)
        private = self.hidden(hidden.private)
        return Position(public, private, hidden.sealed, self._frames(book, public))

    def of_public(self, book: Any, units: Mapping[str, UnitState]) -> dict[str, Any]:
        """What everybody sees beside the family's."""
        return {field: getattr(self.spec.state, name) for field, name in self.own.items()}

    def hidden(self, private: Mapping[str, Any]) -> dict[str, Any]:
        """What each side knows for itself."""
        return dict(private)

    def _units(
        self, book: Book, start: Mapping[str, UnitState]
    ) -> tuple[dict[str, UnitState], dict[str, Fate]]:
        placed, fates = dict(start), {}
        for i, unit in enumerate(self.spec.unit):
            key = f"unit[{i}]"
            placed.pop(unit.id, None)
            if (unit.at is None) == (unit.fate is None):
                raise self.fail(key, "give either 'at' or 'fate'")
            if unit.at is not None:
                placed[unit.id] = self.state_of(book, unit, key)
            elif unit.fate is not None and unit.fate != "due":
                edge = unit.edge if unit.fate == "exited" else ""
                turn = unit.turn if unit.turn is not None else self.spec.state.turn
                fates[unit.id] = self.fate_of(unit, Fate(unit.fate, turn, edge, unit.truck))
        return {unit: placed[unit] for unit in book.counters if unit in placed}, fates

    def fate_of(self, unit: Any, fate: Fate) -> Fate:
        """What became of a unit."""
        return fate

    def state_of(self, book: Book, unit: Any, key: str) -> UnitState:
        """A unit on the map."""
        hex_ = self.known(unit.at or "", book.country.ground, "hex", f"{key}.at")
        full = book.counters[unit.id].steps
        steps = full if unit.steps is None else unit.steps
        if not 1 <= steps <= full:
            raise self.fail(f"{key}.steps", f"expected 1 to {full}, got {steps}")
        return UnitState(hex_, steps, unit.truck)

    def marked(self, mark: str) -> tuple[str, ...]:
        """The units of the file that bear a mark."""
        return tuple(unit.id for unit in self.spec.unit if getattr(unit, mark))

    def _frames(self, book: Book, public: Public) -> tuple[Frame, ...]:
        state = self.spec.state
        side, phase = state.side, state.phase
        self.known(phase, self.waits, "phase", "state.phase")
        if phase == "trucks" and side != ALLIED:
            raise self.fail("state.phase", "only the Allied turn ends with trucks")
        turn = self.turns(
            side=side,
            stage=self.waits[phase],
            attacks=_counted(state.attacks),
            overruns=_counted(state.overruns),
            bombed=state.bombed,
            **self.of_turn(),
        )
        game = Game(stage="allied" if side == GERMAN else "end")
        return (game, turn, self.phase_frame(book, public))

    def phase_frame(self, book: Book, public: Any) -> Frame:
        """The frame of the phase that the file names."""
        state = self.spec.state
        side, phase = state.side, state.phase
        if phase == "replacement":
            return Replacement(side=side, given=self.given(book))
        if phase == "trucks":
            return Trucks(side=side)
        if phase == "combat":
            return self.fights(
                side=side,
                refuge=self.marked("refuge"),
                led=dict(state.led),
                strikes=state.strikes,
                attacked=self.marked("attacked"),
                defended=(*self.marked("defended"), *self.marked("refuge")),
                advanced=self.marked("advanced"),
                **self.of_combat(),
            )
        hungry = set(hungry_units(book, book.lines(public), side))
        for unit in self.spec.unit:
            if unit.unsupplied is not None:
                (hungry.add if unit.unsupplied else hungry.discard)(unit.id)
        return self.moves(
            side=side,
            stage="moves",
            mechanised=phase == "mechanised",
            refuge=self.marked("refuge"),
            led=dict(state.led),
            spent={u.id: self.halves(u.spent, u.id) for u in self.spec.unit if u.spent},
            hungry=tuple(unit for unit in public.units if unit in hungry),
            stopped=self.marked("stopped"),
            ended=self.marked("ended"),
            overran=self._overran(book),
            displaced=self.marked("displaced"),
            **self.of_move(book, public),
        )

    def _overran(self, book: Book) -> dict[str, int]:
        found: dict[str, int] = {}
        for unit in self.spec.unit:
            division = book.counters[unit.id].formation
            if unit.overruns and division:
                found[division] = unit.overruns
        return found


def _counted(counts: Mapping[GroupName, int]) -> dict[Group, int]:
    return {"us": counts.get("us", 0), "british": counts.get("british", 0)}


def edges_of_map(hex_: str) -> Any:
    """The stretches of the map's edge that a hex lies on, if any."""
    column, row = column_row(hex_)
    last = 34 if column % 2 else 33
    found = {
        "north-allied": row == 1 and column <= 37,
        "north-german": row == 1 and column >= 41,
        "west": column == 1 and row >= 23,
        "south": row == last,
        "east": column == 51,
    }
    return tuple(name for name, there in found.items() if there) or None
