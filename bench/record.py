"""A game with its record: checked, applied, digested, written as text; over a long game as well."""

from __future__ import annotations

from hashlib import sha256
from time import process_time
from typing import Any

from bench.common import GAME, ROUNDS, engines, target
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import Action, Pass
from bocage.kernel.play import Play
from bocage.kernel.position import Applied
from bocage.kernel.record import line, write

GAMES = 30
LONG = 6_000  # decisions of the long game
QUIET = ("done", "pass", "bid")  # nobody fights, so that the game goes on


def run() -> dict[str, Any]:
    """Decisions a second with the record, how flat that is, and bytes on disk."""
    tables = engines()
    games = [
        (tables[i % len(tables)], *_finished(tables[i % len(tables)], i)) for i in range(GAMES)
    ]
    rate = max(_rate(games) for _ in range(ROUNDS))
    first, last = _long_game()
    size = sum(len(write(play.record).encode()) for _, play, _ in games)
    decisions = sum(len(moves) for _, _, moves in games)
    flat = first / last
    return {
        "figures": {
            "recorded_per_second": round(rate),
            "decisions_per_game": round(decisions / GAMES, 1),
            "bytes_per_decision": round(size / decisions, 1),
            "long_game_decisions": LONG,
            "long_game_first_tenth_per_second": round(first),
            "long_game_last_tenth_per_second": round(last),
        },
        "targets": [
            target("with the record, a second", rate, least=5_000),
            target("first tenth to last tenth of a long game", flat, most=1.2),
            target("bytes a decision on disk", size / decisions, most=40),
        ],
    }


def _finished(engine: Engine, number: int) -> tuple[Play, list[tuple[str, Action]]]:
    """A random game with sealed chance, and its moves."""
    rng, weights = Rng(number), engine.module.weights
    play = Play.sealed(engine, _seed(number))
    moves = []
    while play.position.outcome is None:
        side = engine.pending(play.position)[0].side
        choice = engine.choice(play.position, side)
        action = choice.sample(rng, weights) if choice is not None else None
        if action is None or not isinstance(play.act(side, action), Applied):
            raise RuntimeError(f"{side} cannot do {action}")
        moves.append((side, action))
    return play, moves


def _seed(number: int) -> bytes:
    return sha256(b"bench %d" % number).digest()


def _rate(games: list[tuple[Engine, Play, list[tuple[str, Action]]]]) -> float:
    """The same games once more, the choices known: act, and write each entry as text."""
    count, seconds = 0, 0.0
    for number, (engine, _, moves) in enumerate(games):
        play = Play.sealed(engine, _seed(number))
        entries = play.record.entries
        began, told = process_time(), 0
        for side, action in moves:
            play.act(side, action)
            while told < len(entries):
                line(entries[told])
                told += 1
        seconds += process_time() - began
        count += len(moves)
    return count / seconds


def _long_game() -> tuple[float, float]:
    """Rates of the first and of the last tenth of a game in which nobody fights."""
    tenth = LONG // 10
    first = last = 0.0
    for _ in range(ROUNDS):
        engine = Engine(load_module(GAME), "crossroads", {"long": "on"})
        engine.book.limit = 10**9  # ours alone: a new book for every engine
        play, seconds = Play.sealed(engine, _seed(0)), []
        for _ in range(10):
            began = process_time()
            for _ in range(tenth):
                _quiet_answer(play)
            seconds.append(process_time() - began)
        first = max(first, tenth / seconds[0])
        last = max(last, tenth / seconds[-1])
    return first, last


def _quiet_answer(play: Play) -> None:
    engine = play.engine
    side = engine.pending(play.position)[0].side
    choice = engine.choice(play.position, side)
    if choice is None:
        raise RuntimeError(f"{side} is asked, but has no choice")
    tags = {str(kind.__struct_config__.tag): kind for kind in choice.types}
    kind = next((tags[tag] for tag in QUIET if tag in tags), Pass)
    play.act(side, kind())
    line(play.record.entries[-1])
