"""Carrying out actions known to be legal: no digest, no record, no checking. What search does."""

from __future__ import annotations

from typing import Any

from bench.common import Decision, engines, random_game, rates, target
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine

GAMES = 30


def run() -> dict[str, Any]:
    """Applications a second; beside them, with the check of `why_not`."""
    tables = engines()
    games = [
        (tables[i % len(tables)], list(random_game(tables[i % len(tables)], i)))
        for i in range(GAMES)
    ]
    works = (lambda: _apply(games), lambda: _check_and_apply(games))
    bare, checked = map(max, rates(*works))
    return {
        "figures": {
            "applied_per_second": round(bare),
            "checked_and_applied_per_second": round(checked),
        },
        "targets": [target("applied a second", bare, least=10_000)],
    }


def _apply(games: list[tuple[Engine, list[Decision]]]) -> int:
    count = 0
    for engine, decisions in games:
        rng, apply_legal = Rng(1), engine.apply_legal
        for position, side, action in decisions:
            apply_legal(position, side, action, rng)
        count += len(decisions)
    return count


def _check_and_apply(games: list[tuple[Engine, list[Decision]]]) -> int:
    count = 0
    for engine, decisions in games:
        rng = Rng(1)
        for position, side, action in decisions:
            engine.apply(position, side, action, rng)
        count += len(decisions)
    return count
