"""Situations: a board, units and a state as written in a file, made into a book and a position."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from bocage.check import Maker, SceneSpec, given
from bocage.data import DataFiles, load_tsv
from bocage.games.skirmish.book import HOME, AtLeastOne, Book, Scenario, Terrain, load_book
from bocage.games.skirmish.types import (
    BLUE,
    RED,
    SIDES,
    CombatStep,
    Game,
    Half,
    MoveStep,
    Pos,
    Private,
    Public,
    RallyStep,
    Sealed,
    Turn,
    UnitState,
    other,
)
from bocage.kernel.api import Frame, Whole
from bocage.kernel.engine import Engine
from bocage.kernel.position import Position
from bocage.kernel.wording import is_word

SideName = Literal["blue", "red"]
Mark = Literal["pinned", "cut", "moved", "fired", "committed", "attacked"]
MARKS = ("pinned", "cut", "moved", "fired", "committed", "attacked")
NOBODY = "nobody"
Piles = dict[str, tuple[str, ...]]
LIMIT = 9  # of a blank board
DECK_ORDER = (3, 4, 5, 6, 7, 8, 9, 10, 12, 1, 2, 11)  # of a deck that a situation does not give


class BoardSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The map: drawn space by space, or a scenario's map without its units."""

    layout: Literal["hexes", "areas"] = "hexes"
    spaces: dict[str, str] = {}
    borders: tuple[str, ...] = ()
    map: str | None = None


class Values(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Other values than those printed on the counter."""

    steps: AtLeastOne | None = None
    strength: AtLeastOne | None = None
    reduced: AtLeastOne | None = None
    fire: Whole | None = None
    range: Whole | None = None
    move: AtLeastOne | None = None
    size: AtLeastOne | None = None


class UnitSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit: a counter, its space, steps and marks; or, in a scenario, that it is gone."""

    id: str
    at: str | None = None
    steps: AtLeastOne | None = None
    status: tuple[Mark, ...] = ()
    values: Values = Values()
    gone: bool = False


class StateSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything else that a position has."""

    step: Literal["bid", "rally", "movement", "combat"] | None = None
    active: SideName | None = None
    first: SideName | None = None
    second_half: bool | None = None
    time: int | None = None
    limit: int | None = None
    token: SideName | None = None
    control: dict[str, Literal["blue", "red", "nobody"]] = {}
    hand: dict[str, tuple[str, ...]] = {}
    deck: dict[str, tuple[str, ...]] = {}
    discard: dict[str, tuple[str, ...]] = {}
    mission: dict[str, str] = {}
    losses: dict[str, int] = {}
    hq_used: bool = False
    attacked: tuple[str, ...] = ()
    succeeded: tuple[SideName, ...] = ()
    options: dict[str, bool] = {}
    seed: int = 0
    draws: tuple[int | tuple[str, ...], ...] | None = None


class Scene(Maker[BoardSpec, UnitSpec, StateSpec]):
    """Makes the parts of a scene."""

    tables = SceneSpec[BoardSpec, UnitSpec, StateSpec]
    sided = ("hand", "deck", "discard", "mission", "losses")

    # -- the book -------------------------------------------------------------------------------

    def book(self) -> Book:
        """What is printed: the scenario's, or a blank board's; with the units' own values."""
        state, board = self.spec.state, self.spec.board
        options = self.options(state.options)
        name = board.map if self.blank else self.spec.scenario
        if name is None:
            plan = self._plan()
        else:
            self.known(name, self.module.scenarios, "map", "board.map")
            plan = load_book(name, options).plan
        if self.blank:
            plan = replace(plan, units={})
        if state.limit is not None:
            plan = replace(plan, limit=state.limit)
        try:
            book = Book(DataFiles(HOME), plan, options)
        except ValueError as error:  # of the map: hexes that are not adjacent, borders given twice
            raise self.fail("board.borders", str(error)) from None
        for i, unit in enumerate(self.spec.unit):
            self.known(unit.id, book.counters, "unit", f"unit[{i}].id")
            book.counters[unit.id] = replace(book.counters[unit.id], **given(unit.values))
        return book

    def _plan(self) -> Scenario:
        """A blank board as a scenario without units."""
        board = self.spec.board
        if not board.spaces:
            raise self.fail("board.spaces", "missing; a blank board needs spaces")
        words = {name: self._space(name, text) for name, text in board.spaces.items()}
        for i, line in enumerate(board.borders):
            self._border(line, f"board.borders[{i}]")
        terrain = dict.fromkeys(kind for kind, _ in words.values())
        objectives = {s: int(f["objective"]) for s, (_, f) in words.items() if "objective" in f}
        missions = ("raid", *(f"hold-{space}" for space in objectives))
        return Scenario(
            layout=board.layout,
            limit=LIMIT,
            terrain={k: tuple(s for s, (kind, _) in words.items() if kind == k) for k in terrain},
            spaces=tuple(words),
            borders=board.borders,
            objectives=objectives,
            sources=_by_side(
                lambda side: tuple(s for s, (_, f) in words.items() if f.get("source") == side)
            ),
            units={},
            missions=_by_side(lambda side: missions),
        )

    def _space(self, name: str, text: str) -> tuple[str, dict[str, str]]:
        """A space as (terrain, features): `town objective=2 source=blue`."""
        key = f"board.spaces.{name}"
        if self.spec.board.layout == "hexes" and not re.fullmatch(r"(?!00)\d\d(?!00)\d\d", name):
            raise self.fail(key, "expected a hex by column and row, like '0203'")
        if not is_word(name):
            raise self.fail(key, "a name has no space, comma, colon or equals sign")
        kind, *features = text.split() or [""]
        chart = [row.terrain for row in load_tsv(DataFiles(HOME), "terrain.tsv", Terrain)]
        self.known(kind, chart, "terrain", key)
        found: dict[str, str] = {}
        for feature in features:
            what, _, value = feature.partition("=")
            if not (what == "objective" and value.isdecimal()) and not (
                what == "source" and value in SIDES
            ):
                raise self.fail(
                    key, f"expected 'objective=NUMBER' or 'source=SIDE', got '{feature}'"
                )
            found[what] = value
        return kind, found

    def _border(self, line: str, key: str) -> None:
        spaces, words = line.split()[:2], line.split()[2:]
        if len(spaces) < 2:
            raise self.fail(key, f"expected two spaces and perhaps 'stream', got '{line}'")
        for space in spaces:
            self.known(space, self.spec.board.spaces, "space", key)
        for word in words:
            self.known(word, ("stream",), "border feature", key)

    # -- the position -----------------------------------------------------------------------------

    def position(self, book: Book) -> Pos:
        """The scenario's start or an empty board, with the units and the state of the file."""
        state = self.spec.state
        engine = Engine.over(self.module, book)
        start = self._empty() if self.blank else self.started(engine, state.seed, state.draws)
        units = self._units(book, start.public.units)
        hands, decks, discards = self._cards(book, start)
        if not 0 <= (time := start.public.time if state.time is None else state.time) < book.limit:
            raise self.fail("state.time", f"expected 0 to {book.limit - 1}, got {time}")
        for i, space in enumerate(state.attacked):
            self.known(space, book.spaces, "space", f"state.attacked[{i}]")
        public = replace(
            start.public,
            units=units,
            control=self._control(book, units),
            token=state.token or start.public.token,
            time=time,
            hand_size={side: len(hands[side]) for side in SIDES},
            discards=discards,
            losses={side: state.losses.get(side, 0) for side in SIDES},
            attacked=state.attacked,
            hq_used=state.hq_used,
            succeeded=state.succeeded,
        )
        private = {side: Private(hands[side], self._mission(book, start, side)) for side in SIDES}
        frames = self._frames() or start.frames
        return replace(start, public=public, private=private, sealed=Sealed(decks), frames=frames)

    def _empty(self) -> Pos:
        none: dict[str, tuple[str, ...]] = dict.fromkeys(SIDES, ())
        public = Public(
            units={},
            control={},
            token=RED,
            time=0,
            hand_size=dict.fromkeys(SIDES, 0),
            discards=none,
            losses=dict.fromkeys(SIDES, 0),
        )
        private = {side: Private((), "raid") for side in SIDES}
        return Position(public, private, Sealed(none), frames_at("movement", BLUE, BLUE))

    def _units(self, book: Book, units: Mapping[str, UnitState]) -> dict[str, UnitState]:
        """The units of the file, over those of the scenario, in the order of the book."""
        placed = dict(units)
        for i, unit in enumerate(self.spec.unit):
            placed.pop(unit.id, None)
            if not unit.gone:
                placed[unit.id] = self._unit(book, unit, f"unit[{i}]")
        return {unit: placed[unit] for unit in book.counters if unit in placed}

    def _unit(self, book: Book, unit: UnitSpec, key: str) -> UnitState:
        if unit.at is None:
            raise self.fail(f"{key}.at", "missing")
        self.known(unit.at, book.spaces, "space", f"{key}.at")
        full = book.counters[unit.id].steps
        steps = full if unit.steps is None else unit.steps
        if not 1 <= steps <= full:
            raise self.fail(f"{key}.steps", f"expected 1 to {full}, got {steps}")
        return UnitState(unit.at, steps, **dict.fromkeys(unit.status, True))

    def _control(self, book: Book, units: Mapping[str, UnitState]) -> dict[str, str]:
        """By occupation, unless the file says otherwise."""
        given = self.spec.state.control
        for space in given:
            self.known(space, book.plan.objectives, "objective", f"state.control.{space}")
        found: dict[str, str] = {}
        for space in book.plan.objectives:
            here = {book.side_of[unit] for unit, state in units.items() if state.at == space}
            side = given.get(space) or (here.pop() if len(here) == 1 else NOBODY)
            if side != NOBODY:
                found[space] = side
        return found

    def _cards(self, book: Book, start: Pos) -> tuple[Piles, Piles, Piles]:
        """Hands, decks and discards; a side that the file says nothing of keeps the scenario's."""
        state = self.spec.state
        piles = {"hand": state.hand, "deck": state.deck, "discard": state.discard}
        hands: Piles = {side: start.private[side].hand for side in SIDES}
        decks: Piles = dict(start.sealed.decks)
        discards: Piles = dict(start.public.discards)
        for side in SIDES:
            if not self.blank and not any(side in pile for pile in piles.values()):
                continue
            used: set[str] = set()
            for name, pile in piles.items():
                self._check_pile(book, side, pile.get(side, ()), f"state.{name}.{side}", used)
            rest = [f"{side[0]}c{number}" for number in DECK_ORDER]
            hands[side] = piles["hand"].get(side, ())
            discards[side] = piles["discard"].get(side, ())
            default = tuple(card for card in rest if card not in used)
            decks[side] = piles["deck"].get(side, default)
        return hands, decks, discards

    def _check_pile(
        self, book: Book, side: str, cards: Sequence[str], key: str, used: set[str]
    ) -> None:
        own = [card.id for card in book.cards.values() if card.side == side]
        for i, card in enumerate(cards):
            self.known(card, own, f"card of {side}", f"{key}[{i}]")
            if card in used:
                raise self.fail(f"{key}[{i}]", f"'{card}' is listed twice")
            used.add(card)

    def _mission(self, book: Book, start: Pos, side: str) -> str:
        given = self.spec.state.mission.get(side)
        if given is None:
            return start.private[side].mission
        missions = book.plan.missions[side]
        return self.known(given, missions, "mission", f"state.mission.{side}")

    def _frames(self) -> tuple[Frame, ...]:
        """Where the file says that we are; empty if a scenario's file says nothing of it."""
        s = self.spec.state
        if not self.blank and (s.step, s.active, s.first, s.second_half) == (None,) * 4:
            return ()
        active = s.active or BLUE
        second = s.second_half if s.second_half is not None else s.first not in (None, active)
        first = other(active) if second else active
        if s.first not in (None, first):
            half = "second" if second else "first"
            raise self.fail("state.first", f"{active} has the {half} half, so {first} went first")
        return frames_at(s.step or "movement", active, first)


def frames_at(step: str, active: str, first: str) -> tuple[Frame, ...]:
    """The frames that stand on the stack when this side decides in this step."""
    game = Game(stage="turn")
    if step == "bid":
        return (game, Turn(stage="bid"))
    turn = Turn(stage="second-half" if active == first else "end", first=first)
    if step == "rally":
        return (game, turn, Half(side=active, stage="movement"), RallyStep(side=active))
    if step == "movement":
        return (game, turn, Half(side=active, stage="combat"), MoveStep(side=active))
    return (game, turn, Half(side=active, stage="end"), CombatStep(side=active))


def _by_side(make: Callable[[str], tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    return {"blue": make("blue"), "red": make("red")}
