"""Random play, beside python-chess in the same run.

Measured by turns, a few rounds; the ratio is the middle one of those of the rounds. Both draw from
the same generator.

Of ours only those decisions count that had at least two choices and could not be taken back; the
time of all other answers is charged to them. Which ones count is found out beforehand, on the same
games, so that the counting is not timed; the stricter ratio, with the counting timed as well (a
second look at the legal actions of every decision), stands beside it. Of chess every move counts.
"""

from __future__ import annotations

from random import Random
from typing import Any

from bench.common import Lots, engines, random_game, rates, ratio, target
from bocage.kernel.choice import has_other
from bocage.kernel.engine import Engine

GAMES = {  # how many, and the ratio to reach
    "skirmish": (90, 0.4),
    "cobra-spi": (16, 0.25),
    "market-garden": (16, 0.25),
    "combat-commander": (12, 0.2),
}
PLIES = 10_000


def run() -> dict[str, Any]:
    """Decisions a second of each game, moves of chess a second, and their ratio."""
    figures: dict[str, Any] = {}
    targets: list[dict[str, Any]] = []
    for game, (number, least) in GAMES.items():
        found = _measure(game, number)
        figures.update((f"{game} {name}", value) for name, value in found.items())
        targets.append(target(f"{game}: ratio to python-chess", found["ratio"], least=least))
    return {"figures": figures, "targets": targets}


def _measure(game: str, number: int) -> dict[str, Any]:
    import chess

    tables = engines(game)
    games = [(tables[i % len(tables)], i) for i in range(number)]
    counts = [_counted(engine, seed) for engine, seed in games]
    answers, decisions = (sum(column) for column in zip(*counts, strict=True))
    ours, theirs, counting = rates(
        lambda: _play_all(games, decisions),
        lambda: _play_chess(chess),
        lambda: sum(_counted(engine, seed)[1] for engine, seed in games),
    )
    return {
        "decisions_per_second": round(max(ours)),
        "answers_per_second": round(max(ours) * answers / decisions),
        "answers_per_decision": round(answers / decisions, 2),
        "chess_moves_per_second": round(max(theirs)),
        "ratio": round(ratio(ours, theirs), 3),
        "ratio_counting_timed": round(ratio(counting, theirs), 3),
    }


def _play_all(games: list[tuple[Engine, int]], decisions: int) -> int:
    """All games once more; nothing but asking, choosing and applying."""
    for engine, seed in games:
        for _ in random_game(engine, seed):
            pass
    return decisions


def _counted(engine: Engine, seed: int) -> tuple[int, int]:
    """The answers of one random game, and those of them that count."""
    rng, weights = Lots(seed), engine.module.weights
    position = engine.start(rng).position
    answers = decisions = 0
    while position.outcome is None:
        side = engine.pending(position)[0].side
        choice = engine.choice(position, side)
        if choice is None:
            raise RuntimeError(f"{side} is asked, but has no choice")
        action = choice.sample(rng, weights)
        if action is None:
            raise RuntimeError(f"{side} is asked, but nothing is legal")
        several = has_other(choice, action)
        applied = engine.apply_legal(position, side, action, rng)
        position = applied.position
        answers += 1
        if several and (applied.barrier or _binds(engine, applied.position, side)):
            decisions += 1
    return answers, decisions


def _binds(engine: Engine, after: Any, side: str) -> bool:
    return all(ask.side != side for ask in engine.pending(after))


def _play_chess(chess: Any) -> int:
    """Random games of chess, up to a number of moves."""
    random, count = Random(1), 0
    while count < PLIES:
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[random.randrange(len(moves))])
            count += 1
    return count
