"""Games of a few frames, made on the spot to test one thing of the kernel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bocage.kernel.api import Action, Event, Frame, Module, Setup, Step
from bocage.kernel.chance import Rng
from bocage.kernel.draft import Draft
from bocage.kernel.engine import Engine
from bocage.kernel.position import Position


class Board(msgspec.Struct, frozen=True):
    at: dict[str, str] = {}
    count: int = 0
    log: tuple[str, ...] = ()


class Own(msgspec.Struct, frozen=True):
    hand: tuple[str, ...] = ()


class Hidden(msgspec.Struct, frozen=True):
    pile: tuple[str, ...] = ()


class Nothing(msgspec.Struct, frozen=True):
    pass


class Go(Action, frozen=True):
    pass


class Say(Action, frozen=True):
    word: str = "hi"


class Heard(Event, frozen=True):
    word: str


class Little(Module):
    id = "little"
    edition = "1"
    sides = ("a", "b")
    scenarios = ("only",)
    public = Board
    private = Own
    sealed = Hidden
    counts_type = Nothing
    actions = (Go, Say)
    events = (Heard,)

    def __init__(self, steps: Mapping[type[Frame], Step], frame: Frame) -> None:
        self.steps = steps  # type: ignore[misc]  # each instance is another game
        self._frame = frame

    def load(self, scenario: str, options: Mapping[str, str], overlays: Sequence[Any]) -> Any:
        return scenario

    def universe(self, book: Any) -> dict[str, tuple[str, ...]]:
        return {"unit": ("u1", "u2", "u3"), "space": ("s1", "s2")}

    def setup(self, book: Any) -> Setup:
        board = Board({"u1": "s1", "u2": "s1"})
        return Setup(board, {"a": Own(("x",)), "b": Own(("y",))}, Hidden(("z",)), self._frame)

    def counts(self, book: Any, pos: Any) -> Nothing:
        return Nothing()

    def guess(self, book: Any, view: Any, rng: Rng) -> tuple[dict[str, Any], Any]:
        return {side: Own() for side in self.sides}, Hidden()


def engine_of(steps: Mapping[type[Frame], Step], frame: Frame) -> Engine:
    return Engine(Little(steps, frame), "only")


def draft_of(*frames: Frame, chance: Any = None) -> Draft[Board, Own, Hidden]:
    board = Board({"u1": "s1", "u2": "s1"})
    private = {"a": Own(("x",)), "b": Own(("y",))}
    pos: Any = Position(board, private, Hidden(("z",)), frames)
    return Draft(pos, chance or Rng(1))


def say(d: Draft[Board, Own, Hidden], word: str) -> None:
    d.put(log=(*d.public.log, word))
