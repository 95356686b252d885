"""Small scenes for guns, aircraft and engineers: a row of clear hexes, counters put onto it."""

from __future__ import annotations

from copy import copy
from functools import cached_property
from typing import Any

from msgspec.structs import replace

from bocage.check import given
from bocage.data import convert_toml
from bocage.games.normandy import module
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.check.scene import Scene
from bocage.games.normandy.rules.r13_guns import Guns
from bocage.kernel.api import Action, Draft, Frame, Illegal
from bocage.kernel.chance import Scripted
from bocage.kernel.engine import Engine
from bocage.kernel.position import Position

AM, NIGHT = 80, 82  # 2 July in the forenoon, 3 July at night
BELOW = t.Engineers(side=t.GERMAN, stage="work")  # somebody who waits for what returns


def row(number: int) -> str:
    """A hex of the row, counted from the east."""
    return f"B33{number:02}"


ROW = [row(number) for number in range(1, 31)]


BOOKS: dict[str, Book] = {}  # by their boards; a map takes most of the time of a test


class Quick(Scene):
    """Makes books of maps that were made before."""

    def book(self) -> Book:
        """A copy of the book of this board, with the counters of the scene."""
        key = repr(self.spec.board)
        if key not in BOOKS:
            BOOKS[key] = Scene(self.module, replace(self.spec, unit=[]), "test").book()
        book = copy(BOOKS[key])
        book.memo = BOOKS[key].memo.fresh(book)
        book.counters, book.side_of = dict(book.counters), dict(book.side_of)
        known = book.tables.counters
        for unit in self.spec.unit:
            book.counters[unit.id] = replace(known[unit.id], **given(unit.values))
            book.side_of[unit.id] = known[unit.id].side
        book.sources = self._sources(book)
        return book


class Table:
    """A book and a position with these counters, and what one does with them.

    A counter is written `id hex`, and perhaps its steps, its face or `artillery=4`.
    """

    def __init__(
        self,
        *units: str,
        ground: dict[str, str] | None = None,
        sources: dict[str, list[str]] | None = None,
        sides: tuple[str, ...] = (),
        roads: tuple[str, ...] = (),
        **state: Any,
    ) -> None:
        board: dict[str, Any] = {"ground": dict.fromkeys(ROW, "clear") | (ground or {})}
        board |= {"sides": list(sides), "roads": list(roads)}
        if sources is not None:
            board["sources"] = sources
        spec = {
            "scenario": "blank",
            "board": board,
            "unit": [counter(line) for line in units],
            "state": {"turn": AM, **state},
        }
        maker = Quick(module, convert_toml(spec, "test", Scene.tables), "test")
        self.book = maker.book()
        made = module.setup(self.book)
        private = {side: maker._private(self.book, made.private[side], side) for side in t.SIDES}
        public = maker._public(self.book, made.public, private)
        self.private = {side: maker._known(public, private, side) for side in t.SIDES}
        self.public = public

    @cached_property
    def engine(self) -> Engine:
        """The engine, if it is needed."""
        return Engine.over(module, self.book)

    def guns(self, side: str) -> Guns:
        """The guns of a side."""
        return Guns(self.book, self.public, self.private[side], side)

    def position(self, *frames: Frame) -> Any:
        """The position in these frames."""
        return Position(self.public, self.private, t.Sealed(), (BELOW, *frames))

    def draft(self, *frames: Frame, draws: tuple[int, ...] = ()) -> Any:
        """A draft of it."""
        return Draft(self.position(*frames), Scripted([die - 1 for die in draws]))

    def run(self, *frames: Frame, draws: tuple[int, ...] = ()) -> Any:
        """What comes of these frames until somebody is asked: position and events."""
        return self.engine.go_on(self.position(*frames), Scripted([die - 1 for die in draws]))

    def act(self, pos: Any, side: str, line: str, draws: tuple[int, ...] = ()) -> Any:
        """What comes of an action; it must be legal."""
        action = self.parse(line)
        bad = self.engine.why_not(pos, side, action)
        assert bad is None, bad
        return self.engine.apply(pos, side, action, Scripted([die - 1 for die in draws]))

    def refused(self, pos: Any, side: str, line: str) -> Any:
        """The clause and the message with which an action is refused."""
        return why(self.engine.why_not(pos, side, self.parse(line)))

    def parse(self, line: str) -> Action:
        """The action that a line says."""
        action = self.engine.parse(line)
        assert not isinstance(action, Illegal), action
        return action


def why(refusal: Illegal | None) -> tuple[str | None, str] | None:
    """The clause of a refusal and its message."""
    return None if refusal is None else (refusal.clause, refusal.message)


def counter(line: str) -> dict[str, Any]:
    """A counter of a line."""
    name, at, *more = line.split()
    found: dict[str, Any] = {"id": name, "at": at}
    for word in more:
        key, _, value = word.partition("=")
        if key in ("steps", "face", "attached"):
            found[key] = int(value) if value.isdecimal() else value
        elif key == "status":
            found["status"] = value.split(",")
        else:
            found.setdefault("values", {})[key] = int(value)
    return found


def events(applied: Any, kind: type) -> list[Any]:
    """The events of a kind."""
    return [one.event for one in applied.events if isinstance(one.event, kind)]


def items(tally: Any) -> list[tuple[str, int]]:
    """The terms of a tally: labels and values."""
    return [(item.label, item.value) for item in tally.items]
