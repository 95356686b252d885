"""Situations: a board, units and a state as written in a file, made into a book and a position."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Any, Literal

import msgspec
from msgspec.structs import replace

from bocage.check import Maker, SceneSpec, given
from bocage.games.combat_commander.book import Book, blank_book, small_board
from bocage.games.combat_commander.book.printed import full_grid
from bocage.games.combat_commander.rules.s_specials import FOG
from bocage.games.combat_commander.types import (
    SIDES,
    Game,
    Plan,
    Pos,
    Private,
    Public,
    RadioState,
    Sealed,
    Turn,
    UnitState,
    Waiting,
)
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError
from bocage.kernel.position import Position

SideName = Literal["axis", "allies"]
Status = Literal["broken", "suppressed", "veteran"]
Posture = Literal["attack", "defend", "recon"]
EdgeName = Literal["top", "bottom", "left", "right"]
Piles = dict[str, tuple[str, ...]]
TRIGGERS = ("event", "sniper", "jammed", "time")
DICE = re.compile(r"([1-6])-([1-6])")
MANY = 50  # casualties before a side of a blank scenario surrenders


class BoardSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The map: open ground but for what is named, or a printed map."""

    spaces: dict[str, str] = {}
    borders: tuple[str, ...] = ()
    map: int | None = None


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Other numbers than those printed on one side of the counter."""

    fp: int | None = None
    range: int | None = None
    move: int | None = None
    morale: int | None = None
    command: int | None = None


class UnitSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit on the map."""

    id: str
    at: str
    status: tuple[Status, ...] = ()
    weapon: str = ""
    values: Numbers = Numbers()
    back: Numbers = Numbers()


class StateSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything else that a position has."""

    nations: dict[str, Literal["german", "american", "russian"]] = {}
    posture: dict[str, Posture] = {}
    edges: dict[str, EdgeName] = {}
    orders: dict[str, int] = {}
    discard_limit: dict[str, int] = {}
    hand_limit: dict[str, int] = {}
    quality: dict[str, Literal["green", "line", "elite"]] = {}
    year: int | None = None
    active: SideName = "axis"
    given: int = 0
    time: int = 0
    death: int = 7
    vp: int = 0
    initiative: SideName = "allies"
    surrender: dict[str, int] = {}
    hand: dict[str, tuple[str, ...]] = {}
    deck: dict[str, tuple[str, ...]] = {}
    last: tuple[SideName, ...] = ()
    discards: dict[str, tuple[str, ...]] = {}
    control: dict[str, SideName] = {}
    chits: tuple[str, ...] = ()
    secret: dict[str, tuple[str, ...]] = {}
    bag: tuple[str, ...] = ()
    forts: dict[str, str] = {}
    smoke: dict[str, int] = {}
    blaze: tuple[str, ...] = ()
    mines: int | None = None
    radio: dict[str, str] = {}
    activated: tuple[str, ...] = ()
    roused: tuple[SideName, ...] = ()
    dead: dict[str, tuple[str, ...]] = {}
    box: tuple[str, ...] = ()
    jammed: tuple[str, ...] = ()
    track: dict[str, int | str] = {}
    specials: tuple[str, ...] = ()
    setup: dict[str, str] = {}
    options: dict[str, str] = {}
    seed: int = 0
    draws: tuple[int | str | tuple[str, ...], ...] | None = None


BY_SIDE = (
    *("nations", "posture", "edges", "orders", "discard_limit", "hand_limit", "quality"),
    *("surrender", "hand", "deck", "discards", "secret", "radio", "dead", "setup"),
)


class Scene(Maker[BoardSpec, UnitSpec, StateSpec]):
    """Makes the parts of a scene."""

    tables = SceneSpec[BoardSpec, UnitSpec, StateSpec]
    sided = BY_SIDE

    # -- the book -------------------------------------------------------------------------------

    def book(self) -> Book:
        """A scenario's; or a board, the nations and postures, other numbers of units."""
        state = self.state
        if not self.blank:
            if self.spec.unit:
                raise self.fail("unit", 'only with scenario = "blank"')
            book: Book = Engine(self.module, self.spec.scenario, state.options).book
            return book
        try:
            book = blank_book(self._board(), "1", self._header())
        except ValueError as error:
            raise self.fail("board", str(error)) from None
        book.discard.update(state.discard_limit)
        for i, unit in enumerate(self.spec.unit):
            self.known(unit.id, book.units, "unit", f"unit[{i}].id")
            counter = book.units[unit.id]
            book.units[unit.id] = replace(
                counter,
                front=replace(counter.front, **given(unit.values)),
                back=replace(counter.back, **given(unit.back)),
            )
        return book

    def _board(self) -> Any:
        board = self.spec.board
        if board.map is not None:
            if board.spaces or board.borders:
                raise self.fail("board.map", "a printed map has its own hexes and hexsides")
            return board.map
        hexes = dict.fromkeys(full_grid().names, "open") | board.spaces
        sides = {}
        for i, line in enumerate(board.borders):
            words = line.split()
            if len(words) != 3:
                raise self.fail(f"board.borders[{i}]", f"expected 'E5 E6 wall', got '{line}'")
            sides[f"{words[0]}/{words[1]}"] = words[2]
        return small_board(hexes, sides)

    def _header(self) -> dict[str, Any]:
        """The header of a scenario with the columns that the file names."""
        state = self.spec.state
        found: dict[str, Any] = {
            "number": "blank",
            "specials": state.specials,
            "sudden_death": state.death,
            "axis_edge": "bottom",
            "allies_edge": "top",
            "axis_cards": (),
            "allies_cards": (),
            "axis_setup": "all",
            "allies_setup": "all",
        }
        if state.year is not None:
            found["year"] = state.year
        if state.mines is not None:
            found["mines"] = state.mines
        columns: dict[str, Mapping[str, Any]] = {
            "nation": state.nations,
            "posture": state.posture,
            "edge": state.edges,
            "orders": state.orders,
            "quality": state.quality,
            "setup": state.setup,
        }
        for word, named in columns.items():
            for side, value in named.items():
                found[f"{side}_{word}"] = value
        for side in SIDES:
            found[f"{side}_orders"] = state.orders.get(side, 6)
            found[f"{side}_surrender"] = state.surrender.get(side, MANY)
        return found

    # -- the position -----------------------------------------------------------------------------

    def position(self, book: Book) -> Pos:
        """The active side is about to give an order; or a scenario's first decision."""
        state = self.state
        if not self.blank:
            return self.started(Engine.over(self.module, book), state.seed, state.draws)
        decks = {side: self._pile(book, side) for side in SIDES}
        hands = {side: self._cards(book, side, "hand") for side in SIDES}
        discards = {side: self._cards(book, side, "discards") for side in SIDES}
        public = Public(
            units=self._units(book),
            dead={side: self._all(book.units, "dead", side) for side in SIDES},
            box=self._each(book.weapons, state.box, "box"),
            jammed=self._each(book.weapons, state.jammed, "jammed"),
            track=self._track(book),
            radios=self._radios(book),
            forts=self._forts(book),
            smoke={self._hex(book, at, "smoke"): value for at, value in state.smoke.items()},
            blaze={self._hex(book, at, "blaze"): 1 for at in state.blaze},
            cup=self._cup(book),
            control=dict(state.control),
            chits=self._each(book.chits, state.chits, "chits"),
            time=state.time,
            death=state.death,
            vp=state.vp,
            surrender={side: state.surrender.get(side, MANY) for side in SIDES},
            initiative=state.initiative,
            active=state.active,
            given=state.given,
            orders=dict(book.orders),
            activated=self._each(book.units, state.activated, "activated"),
            roused=state.roused,
            hands={side: len(hands[side]) for side in SIDES},
            piles={side: len(decks[side]) for side in SIDES},
            discards=discards,
            plan=self._plan(book),
            stage="play",
            fog=FOG if book.special("fog") else 0,
        )
        private = {
            side: Private(hands[side], self._all(book.chits, "secret", side)) for side in SIDES
        }
        frames = (Game(stage="next"), Turn(side=state.active, stage="order"))
        bag = self._each(book.chits, state.bag, "bag")
        return Position(public, private, Sealed(decks, bag), frames)

    def _plan(self, book: Book) -> dict[str, Plan]:
        """As the header says, but for other hand sizes."""
        limits = self.spec.state.hand_limit
        return {
            side: replace(plan, hand=limits.get(side, plan.hand))
            for side, plan in book.plan.items()
        }

    def _units(self, book: Book) -> dict[str, UnitState]:
        found: dict[str, UnitState] = {}
        for i, unit in enumerate(self.spec.unit):
            self.known(unit.at, book.hexes, "hex", f"unit[{i}].at")
            if unit.weapon:
                self.known(unit.weapon, book.weapons, "weapon", f"unit[{i}].weapon")
            marks = dict.fromkeys(unit.status, True)
            found[unit.id] = UnitState(unit.at, weapon=unit.weapon, **marks)
        return {unit: found[unit] for unit in book.units if unit in found}

    def _each(self, allowed: Collection[str], words: tuple[str, ...], key: str) -> tuple[str, ...]:
        return tuple(
            self.known(word, allowed, "id", f"state.{key}[{i}]") for i, word in enumerate(words)
        )

    def _all(self, allowed: Collection[str], key: str, side: str) -> tuple[str, ...]:
        return self._each(allowed, getattr(self.spec.state, key).get(side, ()), f"{key}.{side}")

    def _hex(self, book: Book, at: str, key: str) -> str:
        return self.known(at, book.hexes, "hex", f"state.{key}.{at}")

    def _forts(self, book: Book) -> dict[str, str]:
        return {
            self._hex(book, at, "forts"): self.known(
                word, book.forts, "fortification", f"state.forts.{at}"
            )
            for at, word in self.spec.state.forts.items()
        }

    def _cup(self, book: Book) -> tuple[int, ...]:
        """What is left in the cup."""
        counts = {row.value: row.count for row in book.tables.smoke}
        for value in self.spec.state.smoke.values():
            counts[value] -= 1
        counts[1] -= len(self.spec.state.blaze)
        return tuple(counts[value] for value in range(1, 11))

    def _track(self, book: Book) -> dict[str, Waiting]:
        found = {}
        for piece, text in self.spec.state.track.items():
            key = f"state.track.{piece}"
            self.known(piece, (*book.units, *book.radios), "unit or radio", key)
            space, _, weapon = str(text).partition(" ")
            if not space.isdecimal():
                raise self.fail(key, f"expected a space of the time track, got '{text}'")
            if weapon:
                self.known(weapon, book.weapons, "weapon", key)
            side = (book.units.get(piece) or book.radios[piece]).side
            found[piece] = Waiting(int(space), side, weapon)
        return found

    def _radios(self, book: Book) -> dict[str, RadioState]:
        found = {}
        for side, text in self.spec.state.radio.items():
            radio, *marks = text.split()
            self.known(radio, book.radios, "radio", f"state.radio.{side}")
            for mark in marks:
                self.known(mark, ("broken", "used"), "mark", f"state.radio.{side}")
            found[side] = RadioState(radio, "broken" in marks, "used" in marks)
        return found

    # -- cards ------------------------------------------------------------------------------------

    def _cards(self, book: Book, side: str, key: str) -> tuple[str, ...]:
        cards = getattr(self.spec.state, key).get(side, ())
        for i, card in enumerate(cards):
            self.known(card, book.deck[side], f"card of {side}", f"state.{key}.{side}[{i}]")
        return tuple(cards)

    def _pile(self, book: Book, side: str) -> tuple[str, ...]:
        """The cards on top as the file describes them; behind them all others, without triggers."""
        state = self.spec.state
        lines = state.deck.get(side, ())
        used = {*state.hand.get(side, ()), *state.discards.get(side, ()), *lines}
        spare = [card for card in reversed(book.deck[side]) if card not in used]
        top = []
        for i, line in enumerate(lines):
            if line in book.deck[side]:
                top.append(line)
            else:
                top.append(self._described(book, spare.pop(), line, f"state.deck.{side}[{i}]"))
        if side in state.last:
            return tuple(top)
        for card in spare:
            book.cards[card] = replace(book.cards[card], trigger="")
        return (*top, *reversed(spare))

    def _described(self, book: Book, card: str, line: str, key: str) -> str:
        """A card with the dice, trigger, hex and event of a line like `1-6 event hex=E5`."""
        dice, *words = line.split()
        row = replace(book.cards[card], trigger="")
        if found := DICE.fullmatch(dice):
            row = replace(row, white=int(found[1]), red=int(found[2]))
        elif dice != "x":
            raise self.fail(key, f"expected a card, dice like '3-4' or 'x', got '{dice}'")
        for word in words:
            what, _, value = word.partition("=")
            if word in TRIGGERS:
                row = replace(row, trigger=word)
            elif what == "hex":
                row = replace(row, hex=self.known(value, book.hexes, "hex", key))
            elif what == "event":
                events = {card.event for card in book.cards.values()}
                row = replace(row, event=self.known(value, events, "event", key))
            elif what == "arg" and value.isdecimal():
                row = replace(row, arg=int(value))
            else:
                raise self.fail(key, f"expected a trigger, hex=, event= or arg=, got '{word}'")
        book.cards[card] = row
        return card


def draw_value(book: Book, word: str) -> int:
    """`smoke=4`: the place of a marker of this value in the full cup, in the order of values."""
    what, _, value = word.partition("=")
    counts = {row.value: row.count for row in book.tables.smoke}
    if what != "smoke" or not value.isdecimal() or int(value) not in counts:
        raise InputError(f"expected a marker like 'smoke=4', got '{word}'")
    below = sum(count for one, count in counts.items() if one < int(value))
    return below + counts[int(value)] // 2
