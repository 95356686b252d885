"""What the benchmarks share: measuring, random games, targets."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import process_time
from typing import Any

from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import Action
from bocage.kernel.position import AnyPosition

GAME = "skirmish"
ROUNDS = 3

Work = Callable[[], int]  # does something and tells how often
Decision = tuple[AnyPosition, str, Action]


def best_rates(*works: Work) -> list[float]:
    """The best rate a second of each, measured by turns."""
    best = [0.0] * len(works)
    for _ in range(ROUNDS):
        for i, work in enumerate(works):
            began = process_time()
            count = work()
            best[i] = max(best[i], count / (process_time() - began))
    return best


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
    rng = Rng(seed)
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
