"""A board, units and a state as written in a file, made into a book and a position."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from bocage.data import DataError, convert_toml
from bocage.data.errors import unknown
from bocage.kernel.api import Module, Rng
from bocage.kernel.chance import Scripted
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError
from bocage.kernel.position import AnyPosition


class Named(Protocol):
    """A unit of a file."""

    @property
    def id(self) -> str:
        """Its name."""
        ...


Board = TypeVar("Board")
Unit = TypeVar("Unit", bound=Named)
State = TypeVar("State")
BLANK = "blank"  # the scenario of a file that brings its own board or units


class SceneSpec(
    msgspec.Struct, Generic[Board, Unit, State], frozen=True, forbid_unknown_fields=True
):
    """The tables of a situation that are the game's own. A table left out is an empty one."""

    scenario: str
    board: Board
    state: State
    unit: tuple[Unit, ...] = ()


class Maker(Generic[Board, Unit, State]):
    """Makes the book and the position of a scene; holds what both need for their messages."""

    tables: ClassVar[Any]  # the SceneSpec of the game
    redrawn: ClassVar[bool] = False  # whether a file may change the board of a scenario too
    sided: ClassVar[tuple[str, ...]] = ()  # tables of the state that are by side

    @classmethod
    def scene(cls, module: Module, spec: Mapping[str, Any], where: str) -> tuple[Any, Any]:
        """The book and the position that a situation describes."""
        tables = {"board": {}, "state": {}, **spec}
        maker = cls(module, convert_toml(tables, where, cls.tables), where)
        book = maker.book()
        return book, maker.position(book)

    def __init__(self, module: Module, spec: SceneSpec[Board, Unit, State], where: str) -> None:
        self.module, self.spec, self.where = module, spec, where
        self.state: State = spec.state
        self.blank = spec.scenario == BLANK
        if not self.blank:
            self.known(spec.scenario, module.scenarios, "scenario", "scenario")
            if not self.redrawn and spec.board != type(spec.board)():
                raise self.fail("board", f'only with scenario = "{BLANK}"')
        for name in self.sided:
            for side in getattr(spec.state, name):
                self.known(side, module.sides, "side", f"state.{name}.{side}")
        ids = [unit.id for unit in spec.unit]
        for i, name in enumerate(ids):
            if name in ids[:i]:
                raise self.fail(f"unit[{i}].id", f"'{name}' is listed twice")

    def book(self) -> Any:
        """What is printed, with what the file changes of it."""
        raise NotImplementedError

    def position(self, book: Any) -> Any:
        """An empty board or a scenario's start, with the units and the state of the file."""
        raise NotImplementedError

    def fail(self, key: str, message: str) -> DataError:
        """An error that names the key."""
        return DataError(self.where, column=key, message=message)

    def known(self, word: str, allowed: Collection[str], what: str, key: str) -> str:
        """The word, if it is one of those allowed."""
        if word not in allowed:
            raise self.fail(key, unknown(what, word, allowed))
        return word

    def options(self, named: Mapping[str, bool]) -> dict[str, str]:
        """The options that a file switches on or off."""
        names = [option.id for option in self.module.options]
        for name in named:
            self.known(name, names, "option", f"state.options.{name}")
        return {name: "on" if yes else "off" for name, yes in named.items()}

    def script(self, book: Any, draws: Collection[Any] | None) -> Scripted:
        """The draws that a file names."""
        value = self.module.draw_value
        return Scripted([value(book, v) if isinstance(v, str) else v for v in draws or ()])

    def started(self, engine: Engine, seed: int, draws: Collection[Any] | None) -> AnyPosition:
        """A scenario at its first decision, with the draws or the seed that the file names."""
        script = self.script(engine.book, draws)
        position = engine.start(Rng(seed) if draws is None else script).position
        if script.values:
            unused = ", ".join(str(value) for value in script.values)
            raise self.fail("state.draws", f"not needed: {unused}")
        return position

    def halves(self, points: float, unit: str) -> int:
        """Movement points counted in halves."""
        if points < 0 or points * 2 != int(points * 2):
            raise self.fail(f"unit.{unit}.spent", f"expected points such as 2 or 2.5, got {points}")
        return int(points * 2)


def given(values: msgspec.Struct) -> dict[str, Any]:
    """What a table of other values than the printed ones says."""
    return {k: v for k in values.__struct_fields__ if (v := getattr(values, k)) is not None}


def die(book: Any, word: str) -> int:
    """A die by its face: `d4`."""
    if len(word) == 2 and word[0] == "d" and word[1] in "123456":
        return int(word[1]) - 1
    raise InputError(f"expected a die such as 'd4', got '{word}'")
