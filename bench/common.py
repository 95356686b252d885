"""What the benchmarks share: measuring, random games, targets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import Action
from bocage.kernel.position import AnyPosition

GAME = "skirmish"
ROUNDS = 5

Work = Callable[[], int]  # does something and tells how often
Decision = tuple[AnyPosition, str, Action]


class Lots(Rng):
    """Draws from the generator that the loop of chess uses, so that only the games are compared."""

    __slots__ = ("_bits",)

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._bits = Random(seed).getrandbits

    def below(self, size: int, index: int = 0) -> int:
        """A whole number from 0 to size-1, without bias."""
        width = (size - 1).bit_length()
        word = self._bits(width)
        while word >= size:
            word = self._bits(width)
        return word


def rates(*works: Work) -> list[list[float]]:
    """The rates a second of each, one a round, measured by turns: a slow moment hits all alike."""
    found: list[list[float]] = [[] for _ in works]
    for _ in range(ROUNDS):
        for i, work in enumerate(works):
            began = process_time()
            count = work()
            found[i].append(count / (process_time() - began))
    return found


def ratio(ours: list[float], theirs: list[float]) -> float:
    """The middle one of the ratios of all rounds."""
    return median(a / b for a, b in zip(ours, theirs, strict=True))


def target(
    name: str, value: float, least: float | None = None, most: float | None = None
) -> dict[str, Any]:
    """A figure with what it ought to be."""
    good = (least is None or value >= least) and (most is None or value <= most)
    want = f">= {least:g}" if least is not None else f"<= {most:g}"
    return {"name": name, "value": round(value, 3), "target": want, "ok": good}


def engines(game: str = GAME) -> list[Engine]:
    """An engine for every scenario."""
    module = load_module(game)
    return [Engine(module, scenario) for scenario in module.scenarios]


def random_game(engine: Engine, seed: int) -> Iterator[Decision]:
    """The decisions of one random game."""
    rng = Lots(seed)
    weights = engine.module.weights
    position = engine.start(rng).position
    while position.outcome is None:
        side = engine.pending(position)[0].side
        choice = engine.choice(position, side)
        action = choice.sample(rng, weights) if choice is not None else None
        if action is None:
            raise RuntimeError(f"{side} has no choice")
        yield position, side, action
        position = engine.apply_legal(position, side, action, rng).position
