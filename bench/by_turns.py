"""Four games played by turns, as a server plays them, beside the same games one after the other."""

from __future__ import annotations

from functools import partial
from itertools import islice, zip_longest
from typing import Any

from bench.common import engines, random_game, rates, ratio, target
from bocage.kernel.engine import Engine
from bocage.kernel.module import module_names

ROOMS = 4
STEPS = 400


def run() -> dict[str, Any]:
    """Answers a second of each game, both ways, and the ratio."""
    figures: dict[str, Any] = {}
    targets: list[dict[str, Any]] = []
    for game in module_names():
        one = engines(game)[0]
        rooms = [one.another() for _ in range(ROOMS)]
        after, turns, shared = rates(
            partial(_one_after_the_other, rooms),
            partial(_by_turns, rooms),
            partial(_by_turns, [one] * ROOMS),
        )
        figures[f"{game} answers_per_second one after the other"] = round(max(after))
        figures[f"{game} answers_per_second by turns"] = round(max(turns))
        figures[f"{game}: by turns, if all shared one memory"] = round(ratio(shared, after), 2)
        targets.append(target(f"{game}: by turns", ratio(turns, after), least=0.85))
    return {"figures": figures, "targets": targets}


def _one_after_the_other(rooms: list[Engine]) -> int:
    return sum(1 for i, room in enumerate(rooms) for _ in islice(random_game(room, i), STEPS))


def _by_turns(rooms: list[Engine]) -> int:
    games = (islice(random_game(room, i), STEPS) for i, room in enumerate(rooms))
    return sum(step is not None for steps in zip_longest(*games) for step in steps)
