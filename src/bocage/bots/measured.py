"""How strong the bots have been found to be: a table, with the command that gave each line."""

from __future__ import annotations

import csv
from functools import cache
from importlib.resources import files

import msgspec

# What bots are called by strength; those after the third are other opponents, not stronger ones.
LEVELS = ("recruit", "captain", "general", "rival", "cadet", "sentry")
RANKED = 3


class Measured(msgspec.Struct, frozen=True):
    """A bot of a game: what it is called, and how many games of a match it has won."""

    game: str
    bot: str
    level: str
    against: str
    won: int
    games: int
    how: str

    @property
    def rank(self) -> int:
        """1 to 3 for those that are sold by strength; 0 for others."""
        place = LEVELS.index(self.level)
        return place + 1 if place < RANKED else 0


@cache
def measured() -> dict[tuple[str, str], Measured]:
    """By game and bot."""
    text = files("bocage.bots").joinpath("measured.tsv").read_text(encoding="utf-8")
    rows = csv.DictReader(text.splitlines(), delimiter="\t")
    found = [msgspec.convert(row, Measured, strict=False) for row in rows]
    return {(one.game, one.bot): one for one in found}
