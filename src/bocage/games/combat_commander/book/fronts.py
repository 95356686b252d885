"""Which map, which year and which Allied nation a random scenario has: chosen, or drawn by lot."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bocage.games.combat_commander.book.book import printed_tables
from bocage.games.combat_commander.book.random_tables import FRONTS, RandomTables, row_of
from bocage.kernel.api import Option, Rng, rule

__all__ = ["FRONTS", "MAPS", "draw_option"]
MAPS = tuple(str(number) for number in range(1, 13))


def draw_option(option: Option, overlays: Sequence[Path], rng: Rng) -> str:
    """The value of an option that was left to the lot."""
    if option.id == "front":
        return draw_front(printed_tables(overlays).random, rng)
    return rng.choose(option.lots)


@rule("G.1a")
def draw_front(tables: RandomTables, rng: Rng) -> str:
    """Year and nation by two rolls, again until the nation is one of this game."""
    while True:
        year = row_of(tables.years, _roll(rng)).year
        rows = [row for row in tables.fronts if row.year == year]
        nation = row_of(rows, _roll(rng)).nation
        if nation is not None:
            return f"{year}-{nation}"


def _roll(rng: Rng) -> int:
    return 2 + rng.below(6) + rng.below(6)
