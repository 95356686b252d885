"""Loading: the tables and the map of each game, in a fresh process."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

from bench.common import ROUNDS, target

GAMES = ("skirmish", "cobra-spi", "market-garden", "combat-commander")
MOST = 0.3  # seconds
CODE = """
from time import process_time
from bocage.kernel.module import load_module
module = load_module({game!r})
began = process_time()
module.load(module.scenarios[0], {{}}, ())
print(process_time() - began)
"""


def run() -> dict[str, Any]:
    """Seconds of CPU until the book is there, best of some; imports are not counted."""
    found = {game: min(_seconds(game) for _ in range(ROUNDS)) for game in GAMES}
    return {
        "figures": {f"{game} seconds": round(value, 3) for game, value in found.items()},
        "targets": [
            target(f"{game}: data loaded in seconds", value, most=MOST)
            for game, value in found.items()
        ],
    }


def _seconds(game: str) -> float:
    code = CODE.format(game=game)
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    return float(done.stdout)
