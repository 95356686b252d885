"""Many games in several processes. The result does not depend on how many there are."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import msgspec

from bocage.arena.match import Game, luck_of, play_game
from bocage.arena.stats import figures, summary
from bocage.bots.base import bot_for
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine, checked_options, drawn_options
from bocage.kernel.module import InputError, Module, load_module

Progress = Callable[[int, int], None]
NODES = 3_000


class Plan(msgspec.Struct, frozen=True):
    """A match. Games are numbered from `first()`; two and two make a pair with swapped sides."""

    game: str
    bots: tuple[str, str]
    games: int
    seed: int = 1
    scenario: str | None = None  # None: all scenarios in turn
    nodes: int = NODES
    records: str = ""
    overlays: tuple[str, ...] = ()  # folders with tables of one's own

    def first(self) -> int:
        """The number of the first game: even, and other games for another seed."""
        return self.seed * 1_000_000 * 2

    def scenario_of(self, module: Module, at: int) -> str:
        """Both games of a pair are played in the same scenario."""
        return self.scenario or module.tested[at // 2 % len(module.tested)]


_ENGINES: dict[tuple[str, ...], Engine] = {}  # of this process


def _engine(plan: Plan, module: Module, scenario: str, rng: Rng) -> Engine:
    """The engine of a game; options that are left to the lot are drawn."""
    overlays = [Path(folder) for folder in plan.overlays]
    options = drawn_options(module, scenario, {}, overlays, rng)
    key = (module.id, scenario, *plan.overlays, *options.values())
    if key not in _ENGINES:
        _ENGINES[key] = Engine(module, scenario, options, overlays)
    return _ENGINES[key]


def _one(task: tuple[Plan, int]) -> Game:
    plan, at = task
    module = load_module(plan.game)
    lots = Rng(plan.first() + luck_of(plan.bots, at))
    engine = _engine(plan, module, plan.scenario_of(module, at), lots)
    records = Path(plan.records) if plan.records else None
    return play_game(engine, plan.bots, plan.first() + at, plan.nodes, records)


def run_arena(plan: Plan, jobs: int = 1, progress: Progress | None = None) -> dict[str, Any]:
    """Play a match and sum it up; InputError for unknown names before anything is played."""
    module = load_module(plan.game)
    if len(module.sides) != 2:
        raise InputError(f"{plan.game} has {len(module.sides)} sides; the arena needs two")
    if plan.games < 2 or plan.games % 2:
        raise InputError(f"the number of games must be even and at least 2, not {plan.games}")
    if plan.scenario is not None:
        checked_options(module, plan.scenario, {})
    for name in plan.bots:
        bot_for(name, module)
    games = []
    for game in _results(plan, jobs):
        games.append(game)
        if progress is not None:
            progress(len(games), plan.games)
    head = {"game": plan.game, "scenario": plan.scenario, "seed": plan.seed, "nodes": plan.nodes}
    of, order = module.figures or ("winner", module.sides)
    told = {"figures": figures(of, order, module.sides, games)}
    return head | summary(plan.bots, module.sides, games) | told


def _results(plan: Plan, jobs: int) -> Iterator[Game]:
    tasks = [(plan, at) for at in range(plan.games)]
    if jobs <= 1:
        yield from map(_one, tasks)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_listen)
    others = multiprocessing.active_children()
    try:
        with _unheard():
            games = pool.map(_one_of_many, tasks, chunksize=2)
        yield from games
    except BaseException:
        for process in multiprocessing.active_children():
            if process not in others and process.pid is not None:
                os.kill(process.pid, signal.SIGINT)  # what has begun is of no use any more
        pool.shutdown(cancel_futures=True)
        raise
    pool.shutdown()


@contextmanager
def _unheard() -> Iterator[None]:
    """Processes that are started here hear no interrupt until they `_listen`."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class _State:
    """Of a working process: whether it plays a game, and whether it has been told to stop."""

    busy = False
    stopped = False


def _listen() -> None:
    """An interrupt ends the game that is being played and all that follow, but not the process."""
    signal.signal(signal.SIGINT, _stop)


def _stop(number: int, frame: FrameType | None) -> None:
    _State.stopped = True
    if _State.busy:
        raise KeyboardInterrupt


def _one_of_many(task: tuple[Plan, int]) -> Game:
    if _State.stopped:
        raise KeyboardInterrupt
    _State.busy = True
    try:
        return _one(task)
    finally:
        _State.busy = False
