"""Random games by the thousand: what they meet, how fast they run, and where they break."""

from __future__ import annotations

import multiprocessing
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import count, product
from pathlib import Path
from time import perf_counter
from types import FrameType
from typing import Any

import msgspec

from bocage.bots.random_bot import weights_of
from bocage.kernel.chance import Chance, Rng
from bocage.kernel.choice import Weights, has_other, tag_of
from bocage.kernel.clause import MARKED
from bocage.kernel.engine import Engine
from bocage.kernel.module import Module
from bocage.kernel.nouns import Ask, Draw, Emitted, EngineFault, Illegal, Tally
from bocage.kernel.play import Play
from bocage.kernel.position import AnyPosition, Applied
from bocage.kernel.record import read, write
from bocage.kernel.replay import replay
from bocage.tools.contract.common import CAP, Broken, dice, next_ask, sampled
from bocage.tools.contract.elsewhere import reference, resolve
from bocage.tools.contract.games import check_game
from bocage.tools.contract.probes import check_probes
from bocage.tools.rules.clauses import NEEDS_CODE, clauses_of, load_clauses

KEY = bytes(16)  # of the digests in records of fuzzed games: there is nothing to hide
PROBES = 200  # in each game that is looked at closely
CHUNK = 20  # games that a process takes at a time
EACH = "each"  # a bias that stands for all of them in turn, none included

Progress = Callable[[int, int], None]


class Stats(msgspec.Struct):
    """What random games met. `steps` are all answers; `decisions` those that bind.

    A decision counts if it had at least two choices and could not be taken back: chance or a
    reveal was involved, or another side decides next, or the game is over.
    """

    games: int = 0
    steps: int = 0
    decisions: int = 0
    seconds: float = 0.0
    prompts: dict[str, int] = {}
    several: dict[str, int] = {}
    events: dict[str, int] = {}
    clauses: set[str] = set()
    outcomes: dict[str, int] = {}
    winners: dict[str, int] = {}
    refusals: dict[str, int] = {}
    failures: list[dict[str, Any]] = []
    replayed: int = 0

    def add(self, other: Stats) -> None:
        """Take in what another run met."""
        for name in self.__struct_fields__:
            mine, new = getattr(self, name), getattr(other, name)
            if isinstance(mine, dict):
                for key, value in new.items():
                    mine[key] = mine.get(key, 0) + value
            elif isinstance(mine, set):
                mine |= new
            else:
                setattr(self, name, mine + new)


def play_random(
    engine: Engine, rng: Rng, weights: Weights, chance: Chance | None = None, cap: int = CAP
) -> Stats:
    """One random game to its end: the loop that is measured. Raises Broken if there is none."""
    began = perf_counter()
    stats = Stats(games=1)
    several, seen = Counter[str](), _Seen()
    applied = engine.start(chance or rng)
    seen.take(applied)
    position = applied.position
    draw = chance or rng
    while position.outcome is None:
        ask = next_ask(engine, position, rng)
        if stats.steps >= cap and engine.scenario not in engine.module.long:
            where = f"{ask.side} is to decide '{ask.prompt}'"
            raise Broken(f"no end: {cap} decisions and no rule has ended the game; {where}")
        choice, action = sampled(engine, position, ask, rng, weights)
        if action is None:
            raise Broken(f"{ask.side} must decide '{ask.prompt}' but has no choice")
        many = has_other(choice, action)
        applied = engine.apply_legal(position, ask.side, action, draw)
        position = applied.position
        seen.take(applied)
        seen.asks.append(ask)
        stats.steps += 1
        if many:
            several[ask.prompt] += 1
            stats.decisions += applied.barrier or binds(engine, position, ask.side)
    stats.seconds = perf_counter() - began
    stats.prompts, stats.several = dict(Counter(ask.prompt for ask in seen.asks)), dict(several)
    seen.into(stats, position)
    return stats


def binds(engine: Engine, after: AnyPosition, side: str) -> bool:
    """Whether the choice that led here can be taken back no more, chance and reveals apart."""
    return all(ask.side != side for ask in engine.pending(after))


class _Seen:
    """Collects what is told; types and clauses are looked at once at the end."""

    def __init__(self) -> None:
        self.told: list[Emitted] = []
        self.draws: list[Draw] = []
        self.asks: list[Ask] = []

    def take(self, applied: Applied) -> None:
        self.told += applied.events
        self.draws += applied.draws

    def into(self, stats: Stats, end: AnyPosition) -> None:
        outcome = end.outcome
        if outcome is None:
            raise EngineFault("the game is not over")
        events = [emitted.event for emitted in self.told]
        clauses = {event.clause for event in events} | {draw.clause for draw in self.draws}
        clauses |= {ask.clause for ask in self.asks} | {outcome.clause}
        for event in events:
            tallies: tuple[Tally, ...] = getattr(event, "tallies", ())
            for tally in tallies:
                clauses.update(item.clause for item in tally.items)
        kinds = Counter(type(event) for event in events)
        stats.events = {tag_of(event): n for event, n in kinds.items()}
        stats.clauses = clauses
        stats.outcomes = {f"{outcome.clause} {outcome.reason}": 1}
        stats.winners = {outcome.winner or "drawn": 1}


# -- many games -------------------------------------------------------------------------------


class Task(msgspec.Struct, frozen=True):
    """Some games of a run, for one process."""

    module: str
    seed: int
    games: tuple[int, ...]
    scenario: str | None
    bias: str | None
    replay_check: int
    records: str
    overlays: tuple[str, ...] = ()


def game_seed(seed: int, number: int) -> int:
    """The seed of one game of a run."""
    return seed * 1_000_003 + number


def run_fuzz(  # noqa: PLR0913 - the options of the command
    module: Module,
    games: int,
    seed: int,
    *,
    scenario: str | None = None,
    bias: str | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    replay_check: int = 20,
    records: Path | None = None,
    overlays: Sequence[Path] = (),
) -> dict[str, Any]:
    """Play random games over the scenarios in turn; every `replay_check`-th is looked at closely.

    A game that breaks is listed under `failures` with its seed and its record, written to the
    folder `records` (by default a new temporary one). The bias `each` takes all in turn. With
    tables of one's own (`overlays`) games get to where the printed ones would end them before.
    """
    if bias and bias != EACH:
        weights_of(module, bias)  # raises InputError for an unknown one
    began, total = perf_counter(), Stats()
    chunk = CHUNK if jobs > 1 else 1
    tasks = [
        Task(
            reference(module),
            seed,
            tuple(range(at, min(at + chunk, games))),
            scenario,
            bias,
            replay_check,
            str(records or ""),
            tuple(map(str, overlays)),
        )
        for at in range(0, games, chunk)
    ]
    done = 0
    for task, stats in zip(tasks, _results(module, tasks, jobs), strict=True):
        total.add(stats)
        done += len(task.games)
        if progress is not None:
            progress(done, games)
    return report(module, total, perf_counter() - began)


def _results(module: Module, tasks: list[Task], jobs: int) -> Iterator[Stats]:
    if jobs <= 1:
        engines: dict[str, Engine] = {}
        yield from (_run(module, task, engines) for task in tasks)
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        yield from pool.map(run_task, tasks)


_ENGINES: dict[str, Engine] = {}  # of a worker process, which serves one module


def run_task(task: Task) -> Stats:
    """What a worker process does."""
    return _run(resolve(task.module), task, _ENGINES)


def _run(module: Module, task: Task, engines: dict[str, Engine]) -> Stats:
    total = Stats()
    biases = (None, *module.biases) if task.bias == EACH else (task.bias,)
    for number in task.games:
        lap, every = number, task.replay_check
        if not task.scenario:
            lap //= len(module.tested)
        bias = biases[lap % len(biases)]
        scenario = task.scenario or module.tested[number % len(module.tested)]
        engine = _engine(module, scenario, lap // len(biases), task.overlays, engines)
        # Shifted by one each time, so that it does not always meet the same bias.
        closely = every > 0 and (lap + lap // every) % every == 0
        total.add(fuzz_game(engine, task, number, bias, closely))
    return total


def _engine(
    module: Module, scenario: str, lap: int, overlays: Sequence[str], engines: dict[str, Engine]
) -> Engine:
    """The engine of a scenario; the options take all their values in turn."""
    known = [option for option in module.options if option.fits(scenario)]
    sets = Rng(1).shuffled(product(*(option.lots for option in known)))
    options = dict(zip((option.id for option in known), sets[lap % len(sets)], strict=True))
    name = " ".join([scenario, *(f"{key}={value}" for key, value in options.items())])
    if name not in engines:
        engines[name] = Engine(module, scenario, options, [Path(folder) for folder in overlays])
    return engines[name]


def fuzz_game(engine: Engine, task: Task, number: int, bias: str | None, closely: bool) -> Stats:
    """One game of a run; whatever breaks in it becomes a failure with a record."""
    seed = game_seed(task.seed, number)
    weights = weights_of(engine.module, bias)
    player, chance = dice(seed)
    try:
        stats = play_random(engine, player, weights, chance)
        unknown = stats.clauses - clauses_of(engine.module)
        if unknown:
            raise Broken(f"clauses {sorted(unknown)} are not in clauses.tsv")
        if closely:
            _look_closely(engine, seed, weights, stats)
    except Exception as error:  # noqa: BLE001 - any fault of a game is what fuzzing is for
        stats = Stats(games=1)
        path = write_failure(engine, seed, weights, task.records)
        stats.failures = [
            {
                "game": number,
                "seed": seed,
                "scenario": engine.scenario,
                "options": engine.options,
                "bias": bias,
                "message": told(error),
                "record": str(path),
            }
        ]
    return stats


def told(error: Exception) -> str:
    """What broke; for an error of Python also where."""
    if isinstance(error, Broken):
        return f"Broken: {error}"
    last = traceback.extract_tb(error.__traceback__)[-1]
    where = f"{Path(last.filename).name}:{last.lineno}"
    return f"{type(error).__name__} at {where}: {error}"


def _look_closely(engine: Engine, seed: int, weights: Weights, stats: Stats) -> None:
    with watched() as hit:
        check_game(engine, seed, weights)
        stats.refusals = check_probes(engine, PROBES, seed)
        play = record_game(engine, seed, weights)
    stats.clauses |= {r[5:] for r in stats.refusals if r.startswith("rule:")} | hit
    chosen = {**{o.id: o.default for o in engine.module.options}, **engine.options}
    stats.clauses |= {o.clause for o in engine.module.options if chosen[o.id] != o.default}
    text = write(play.record)
    *_, last = replay(read(text, engine.codec.action_types), engine)
    if last.position != play.position:
        raise Broken("the record replays to another position")
    stats.replayed = 1


@contextmanager
def watched() -> Iterator[set[str]]:
    """Collects the clauses of all marked code that runs, and of all that is refused, meanwhile."""
    hit: set[str] = set()

    def look(frame: FrameType, event: str, arg: object) -> None:
        if event == "call":
            hit.update(MARKED.get(frame.f_code, ()))
        elif event == "return" and isinstance(arg, Illegal) and arg.clause is not None:
            hit.add(arg.clause)

    before = sys.getprofile()
    sys.setprofile(look)
    try:
        yield hit
    finally:
        sys.setprofile(before)


def record_game(engine: Engine, seed: int, weights: Weights) -> Play:
    """The random game of a seed once more, with its record."""
    play = Play(engine, dice(seed)[1], KEY)
    _play_out(play, seed, weights)
    return play


def _play_out(play: Play, seed: int, weights: Weights) -> None:
    engine, player = play.engine, dice(seed)[0]
    for number in count():
        over = play.position.outcome is not None
        if over or (number == CAP and engine.scenario not in engine.module.long):
            return
        ask = next_ask(engine, play.position, player)
        _, action = sampled(engine, play.position, ask, player, weights)
        if action is None or not isinstance(play.act(ask.side, action), Applied):
            return


def write_failure(engine: Engine, seed: int, weights: Weights, folder: str) -> Path | None:
    """The record of a game that broke, up to where it broke; None if it breaks at once."""
    play = None
    try:
        play = Play(engine, dice(seed)[1], KEY)
        _play_out(play, seed, weights)
    except Exception:  # noqa: BLE001 - expected: this is the failure being recorded
        if play is None:
            return None
    home = Path(folder or tempfile.mkdtemp(prefix="bocage-fuzz-"))
    home.mkdir(parents=True, exist_ok=True)
    path = home / f"{engine.module.id}-{engine.scenario}-{seed}.record"
    path.write_text(write(play.record), encoding="utf-8")
    return path


def report(module: Module, total: Stats, seconds: float) -> dict[str, Any]:
    """The result of a run, ready for JSON."""
    speed = round(total.decisions / total.seconds) if total.seconds else 0
    prompts = {
        name: {"count": count, "several": total.several.get(name, 0)}
        for name, count in sorted(total.prompts.items())
    }
    ours = [c.clause for c in load_clauses(module).values() if c.status in NEEDS_CODE]
    return {
        "game": module.id,
        "games": total.games,
        "failures": total.failures,
        "steps": total.steps,
        "decisions": total.decisions,
        "decisions_per_second": speed,  # of one process, while it plays
        "steps_per_second": round(total.steps / total.seconds) if total.seconds else 0,
        "seconds": round(seconds, 3),
        "prompts": prompts,
        "events": dict(sorted(total.events.items())),
        "outcomes": dict(sorted(total.outcomes.items())),
        "winners": dict(sorted(total.winners.items())),
        "refusals": dict(sorted(total.refusals.items())),
        "replayed": total.replayed,
        "clauses_hit": sorted(total.clauses),
        "clauses_missed": [clause for clause in ours if clause not in total.clauses],
    }
