"""Where the time of random play goes, by file and by function."""

from __future__ import annotations

import cProfile
import pstats
from pathlib import Path
from typing import Any

from bench.common import engines, random_game

GAMES = 30
TOP = 15


def run() -> dict[str, Any]:
    """Shares of the time spent in each file itself, and the costliest functions."""
    tables = engines()
    profile = cProfile.Profile()
    profile.enable()
    for i in range(GAMES):
        for _ in random_game(tables[i % len(tables)], i):
            pass
    profile.disable()
    stats: Any = pstats.Stats(profile)
    total = stats.total_tt or 1.0
    files: dict[str, float] = {}
    functions: list[tuple[float, str]] = []
    for (file, row, name), (_, _, own, _, _) in stats.stats.items():
        place = _place(file)
        files[place] = files.get(place, 0.0) + own
        functions.append((own, f"{place}:{row} {name}" if row else f"{place} {name}"))
    return {
        "figures": {},
        "targets": [],
        "files": _shares(((own, place) for place, own in files.items()), total),
        "functions": _shares(iter(functions), total),
    }


def _shares(rows: Any, total: float) -> list[dict[str, Any]]:
    ordered = sorted(rows, reverse=True)[:TOP]
    return [{"where": place, "share": round(own / total, 4)} for own, place in ordered]


def _place(file: str) -> str:
    if file.startswith("~"):
        return "built-in"
    parts = Path(file).parts
    return "/".join(parts[parts.index("bocage") + 1 :]) if "bocage" in parts else parts[-1]
