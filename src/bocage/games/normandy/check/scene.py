"""Situations: counters and a state as written in a file, made into a book and a position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import fields, replace

from bocage.check import Maker, SceneSpec, given
from bocage.data import Rows
from bocage.games.normandy import flow
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book, load_book, printed_tables
from bocage.games.normandy.book.charts import Weather
from bocage.games.normandy.book.rows import SourceRow
from bocage.games.normandy.book.tables import Start
from bocage.games.normandy.check.board import BoardSpec, Ground
from bocage.games.normandy.rules.common import pile_of, pools_of, stacks_of, units_at
from bocage.games.normandy.rules.r16_invasion import PHASES, segments
from bocage.kernel.api import Frame, Rng, Whole
from bocage.kernel.engine import Engine
from bocage.kernel.position import Position

SideName = Literal["allied", "german"]
FACES = ("ready", "moved", "fired")
FLAGS = {
    "in-zone": t.IN_ZONE,
    "attacked": t.ATTACKED,
    "retreated": t.RETREATED,
    "left-zone": t.LEFT_ZONE,
    "walked": t.WALKED,
    "marched": t.MARCHED,
    "rapid": t.RAPID,
    "waded": t.WADED,
    "locked": t.LOCKED,
    "halted": t.HALTED,
    "bridging": t.BRIDGING,
    "entered": t.ENTERED,
    "opened": t.OPENED,
}


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Other values than those printed on the counter."""

    stack: Whole | None = None
    attack: Whole | None = None
    defence: Whole | None = None
    artillery: Whole | None = None
    range: Whole | None = None
    ma: Whole | None = None
    dot: Literal["white", "red"] | None = None


class UnitSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A counter: its hex, steps, face and flags; or, in a scenario, that it is gone."""

    id: str
    at: str | None = None
    steps: Whole | None = None
    face: Literal["ready", "moved", "fired"] = "ready"
    spent: Whole = 0
    status: tuple[str, ...] = ()
    attached: str | None = None
    values: Values = Values()
    gone: bool = False


class StateSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything else that a position has; `public`, `private`: fields of those parts as they are.

    `box` is a box of the sequence of play (`movement`, `mechanized`, `combat`, `plot` …), `frame`
    what it remembers beside its side.
    """

    turn: int | None = None
    box: str | None = None
    side: SideName = "allied"
    frame: dict[str, Any] = {}
    weather: Weather | None = None
    csp: Whole | None = None
    marks: dict[str, tuple[t.Mark, ...]] = {}
    known: dict[str, tuple[str, ...]] = {}
    public: dict[str, Any] = {}
    private: dict[str, dict[str, Any]] = {}
    options: dict[str, bool] = {}
    seed: int = 0
    draws: tuple[int | str, ...] | None = None


class Scene(Maker[BoardSpec, UnitSpec, StateSpec]):
    """Makes the parts of a scene."""

    tables = SceneSpec[BoardSpec, UnitSpec, StateSpec]
    sided = ("known", "private")
    redrawn = True

    # -- the book -------------------------------------------------------------------------------

    def book(self) -> Book:
        """What is printed: the scenario's, or the map without counters; with values of the file."""
        options = self.options(self.state.options)
        if not self.blank:
            book = load_book(self.spec.scenario, options)
        else:
            self.known(self.spec.board.map, self.module.scenarios, "map", "board.map")
            country = Ground(self, self.spec.board).country()
            nobody = Start(Rows(()), (), ())
            book = Book(printed_tables(), nobody, country, self.spec.board.map, options)
        known = printed_tables().counters
        if self.blank:
            book.counters.update({unit: known[unit] for unit in known})
            book.side_of.update({unit: counter.side for unit, counter in known.items()})
        for i, unit in enumerate(self.spec.unit):
            self.known(unit.id, known, "unit", f"unit[{i}].id")
            counter = replace(known[unit.id], **given(unit.values))
            book.counters[unit.id] = counter
            book.side_of[unit.id] = counter.side
        if self.blank:
            book.sources = self._sources(book)
        return book

    def _sources(self, book: Book) -> tuple[SourceRow, ...]:
        """Those of the file; without any, every counter starts in a source."""
        rows = []
        for side in ("allied", "german"):
            hexes = self.spec.board.sources.get(side)
            if hexes is None:
                units = (u for u in self.spec.unit if book.side_of[u.id] == side)
                hexes = tuple(dict.fromkeys(u.at for u in units if u.at is not None))
            row: Any = SourceRow
            rows.append(row(self.spec.board.map, side, "combat", "all", hexes))
        return tuple(rows)

    # -- the position -----------------------------------------------------------------------------

    def position(self, book: Book) -> t.Pos:
        """The scenario's start or an empty map, with the counters and the state of the file."""
        state = self.state
        engine = Engine.over(self.module, book)
        if not self.blank and not self.spec.unit and replace(state, seed=0, draws=None) == BARE:
            return self.started(engine, state.seed, state.draws)
        made = self.module.setup(book)
        private = {side: self._private(book, made.private[side], side) for side in t.SIDES}
        public = self._public(book, made.public, private)
        private = {side: self._known(public, private, side) for side in t.SIDES}
        position: t.Pos = Position(public, private, made.sealed, self._frames(book, public.turn))
        script = self.script(book, state.draws)
        chance = Rng(state.seed) if state.draws is None else script
        found: t.Pos = engine.go_on(position, chance).position
        if script.values:
            raise self.fail("state.draws", f"not needed: {', '.join(map(str, script.values))}")
        return found

    def _private(self, book: Book, start: t.Private, side: str) -> t.Private:
        units = dict(start.units)
        attached = {}
        for i, unit in enumerate(self.spec.unit):
            if book.side_of[unit.id] == side:
                units.pop(unit.id, None)
                if not unit.gone:
                    units[unit.id] = self._unit(book, unit, f"unit[{i}]")
                if unit.attached is not None:
                    attached[unit.id] = unit.attached
        order = {unit: units[unit] for unit in book.counters if unit in units}
        private = replace(start, units=order, attached=attached, pools=pools_of(book, side, order))
        more = self.state.private.get(side, {})
        found: t.Private = self._with(private, more, f"state.private.{side}")
        return found

    def _unit(self, book: Book, unit: UnitSpec, key: str) -> t.Own:
        if unit.at is None:
            raise self.fail(f"{key}.at", "missing")
        self.known(unit.at, book.country.num, "hex", f"{key}.at")
        full = book.counters[unit.id].steps
        steps = full if unit.steps is None else unit.steps
        if not 1 <= steps <= full:
            raise self.fail(f"{key}.steps", f"expected 1 to {full}, got {steps}")
        for word in unit.status:
            self.known(word, FLAGS, "flag", f"{key}.status")
        flags = sum(FLAGS[word] for word in unit.status)
        return t.Own(unit.at, steps, FACES.index(unit.face), unit.spent, flags)

    def _public(self, book: Book, start: t.Public, private: Mapping[str, t.Private]) -> t.Public:
        state = self.state
        piles = {
            at: pile_of(book, start.piles.get(at), units, 0)
            for side in t.SIDES
            for at, units in stacks_of(book, private[side].units).items()
        }
        for at, marks in state.marks.items():
            self.known(at, piles, "pile", f"state.marks.{at}")
            piles[at] = replace(piles[at], marks=marks)
        turn = state.turn if state.turn is not None else BLANK_TURN if self.blank else start.turn
        public = replace(
            start,
            piles=piles,
            turn=turn,
            weather=state.weather or ("clear" if self.blank else start.weather),
            csp=start.csp if state.csp is None else state.csp,
        )
        found: t.Public = self._with(public, state.public, "state.public")
        return found

    def _with(self, part: Any, values: Mapping[str, Any], key: str) -> Any:
        """A part of the position with other values of some fields."""
        kinds = {field.name: field.type for field in fields(part)}
        for name in values:
            self.known(name, kinds, "field", f"{key}.{name}")
        try:
            made = {name: msgspec.convert(value, kinds[name]) for name, value in values.items()}
        except msgspec.ValidationError as error:
            raise self.fail(key, str(error)) from None
        return replace(part, **made)

    def _known(self, public: t.Public, private: Mapping[str, t.Private], side: str) -> t.Private:
        """With what the file says that a side has seen."""
        theirs = private[t.other(side)].units
        seen = {
            at: t.Sight(
                public.piles[self.known(at, public.piles, "pile", "state.known")].since,
                units_at(theirs, at),
            )
            for at in self.state.known.get(side, ())
        }
        return replace(private[side], known={**private[side].known, **seen})

    def _frames(self, book: Book, turn: int) -> tuple[Frame, ...]:
        """Where the file says that we are."""
        state = self.state
        word = state.box or "movement"
        todo = flow.boxes(turn, opening=flow.opening(book))
        if word in SEGMENTS and turn != flow.DROP:
            return (t.Game(stage="next"), t.Turn(number=turn, box=len(todo)), *self._segment(word))
        names = {tag_of_box(box): i for i, box in enumerate(todo) if of_side(box, state.side)}
        at = names[self.known(word, names, "box", "state.box")]
        frame = self._with(todo[at], state.frame, "state.frame")
        return (t.Game(stage="next"), t.Turn(number=turn, box=at + 1), frame)

    def _segment(self, word: str) -> tuple[Frame, ...]:
        """A segment of the invasion, or its end."""
        state = self.state
        phase = int(state.frame.get("phase", 1))
        if word == "muster":
            return (t.Invasion(stage="over", phase=PHASES), t.Muster())
        todo = segments(phase)
        number = next(
            n for n, f in enumerate(todo) if tag_of_box(f) == word and of_side(f, state.side)
        )
        frame = self._with(todo[number], state.frame, "state.frame")
        return (t.Invasion(phase=phase, segment=number + 1), frame)


SEGMENTS = ("landing", "fire-segment", "inland", "muster")
BLANK_TURN = 80  # in the forenoon of 2 July
BARE = StateSpec()


def of_side(frame: Frame, side: str) -> bool:
    """Whether a box is that of a side, or of both."""
    return getattr(frame, "side", side) == side


def tag_of_box(frame: Frame) -> str:
    """The word for a box."""
    if isinstance(frame, t.Movement) and frame.mechanized:
        return "mechanized"
    return str(type(frame).__struct_config__.tag)
