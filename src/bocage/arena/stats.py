"""What matches say: shares with their Wilson interval, times, and who broke a rule."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

from bocage.arena.match import Game

Z95 = 1.959964
FAULTS = ("crash", "illegal", "overrun", "endless")


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a share; a draw counts as half a win."""
    if games == 0:
        return 0.0, 1.0
    if wins in (0, games):  # exact at the ends, where rounding would leave the range
        edge = games / (games + z * z)
        return (edge, 1.0) if wins else (0.0, 1 - edge)
    share = wins / games
    middle = share + z * z / (2 * games)
    spread = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    whole = 1 + z * z / games
    return max(0.0, (middle - spread) / whole), min(1.0, (middle + spread) / whole)


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which this share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def summary(
    names: tuple[str, str], sides: tuple[str, ...], games: Sequence[Game]
) -> dict[str, Any]:
    """The result of a match, ready for JSON; the first bot's share is the match's score.

    A game that was played twice alike is one observation: the interval counts it once.
    """
    draws = sum(game.winner is None for game in games)
    score = sum(game.winner == 0 for game in games) + draws / 2
    distinct = len({game.record or game.number for game in games})
    low, high = wilson(score * distinct / len(games) if games else 0, distinct)
    return {
        "games": len(games),
        "distinct": distinct,
        "bots": [_of_bot(i, names[i], sides, games) for i in (0, 1)],
        "draws": draws,
        "share": round(score / len(games), 4) if games else 0.0,
        "wilson": [round(low, 4), round(high, 4)],
        "reasons": _reasons(games),
        "faults": [
            {"game": game.number, "reason": game.reason, "detail": game.detail}
            for game in games
            if game.reason in FAULTS
        ],
    }


def figures(
    of: str, order: Sequence[str], sides: tuple[str, ...], games: Sequence[Game]
) -> dict[str, Any]:
    """How often each figure came up, split by which side won: the first, the second, nobody."""
    bars = {name: [0, 0, 0] for name in order}
    wins = [0, 0, 0]
    for game in games:
        who = next((i for i, s in enumerate(sides) if game.bots[s] == game.winner), 2)
        wins[who] += 1
        name = game.figure or (sides[who] if who < 2 else "nobody")
        bars.setdefault(name, [0, 0, 0])[who] += 1
    names = [name for name, bar in bars.items() if any(bar)]
    return {"of": of, "sides": list(sides), "wins": wins, "bars": {n: bars[n] for n in names}}


def _of_bot(bot: int, name: str, sides: tuple[str, ...], games: Sequence[Game]) -> dict[str, Any]:
    times = [seconds for game in games for who, seconds in game.times if who == bot]
    wins = {
        side: sum(game.winner == bot and game.bots[side] == bot for game in games) for side in sides
    }
    return {
        "bot": name,
        "wins": sum(wins.values()),
        "wins_by_side": wins,
        "decisions": len(times),
        "mean_seconds": round(sum(times) / len(times), 5) if times else 0.0,
        "p99_seconds": round(quantile(times, 0.99), 5),
        "max_seconds": round(max(times, default=0.0), 5),
    }


def _reasons(games: Sequence[Game]) -> dict[str, int]:
    found: dict[str, int] = {}
    for game in games:
        found[game.reason] = found.get(game.reason, 0) + 1
    return dict(sorted(found.items()))
