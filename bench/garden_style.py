"""Which numbers of a style matter in Market Garden: `python -m bench.garden_style [GAMES [SEED]]`.

Both sides play by heuristics. In every game every number of either side is moved up or down at
random, so that one game tells a little about all of them. For each number: by how many points of
the Allies games with more of it end higher than games with less, half of the difference, and how
many standard errors that is. What is far from 0 is worth moving: up where it helps its side.
Numbers that are 0 stay so.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import sqrt
from random import Random
from statistics import fmean, pvariance
from typing import NamedTuple

from bocage.bots.base import Budget
from bocage.bots.greedy import GreedyBot
from bocage.games.market_garden.bot import ranked
from bocage.games.market_garden.bot.style import Style, keen
from bocage.games.market_garden.types import SIDES
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import EngineFault

FACTOR = 1.4  # up or down
HALVES = {"fades": 1.1, "through": 1.1}  # percentages that must stay below 100
MOST = 16  # points: a rout tells no more than that

Moves = dict[tuple[str, str], bool]  # side and number -> up


class Ended(NamedTuple):
    """A game: what was moved, and the points of the Allies."""

    moves: Moves
    points: int


def moved(side: str, random: Random) -> tuple[Style, Moves]:
    """A style around the one that `search@1` has, and how it differs."""
    middle, values, moves = keen(side), {}, {}
    for name, value in middle._asdict().items():
        up = moves[side, name] = bool(random.getrandbits(1))
        factor = HALVES.get(name, FACTOR)
        values[name] = round(value * factor if up else value / factor)
    return Style(**values), moves


def play(engine: Engine, seed: int) -> Ended:
    """One game."""
    random, rng = Random(seed), Rng(seed)
    styles: dict[str, Style] = {}
    moves: Moves = {}
    for side in SIDES:
        styles[side], more = moved(side, random)
        moves |= more
    position = engine.start(rng).position
    while position.outcome is None:
        side = engine.pending(position)[0].side
        view = engine.view(position, side)
        asked = engine.choice_of_view(view)
        if asked is None:
            raise EngineFault(f"{side} is not asked anything")
        found = ranked(engine.book, view, asked[1], 1, styles[side])
        if found:
            action = found[0].action
        else:
            action = GreedyBot().decide(engine, view, *asked, Budget(400), rng)
        position = engine.apply_legal(position, side, action, rng).position
    return Ended(moves, min(MOST, position.outcome.score["allied"]))


def effects(games: Sequence[Ended]) -> list[tuple[float, float, str, str]]:
    """For each number: standard errors from 0, points, side and name; the surest first."""
    spread = sqrt(pvariance([game.points for game in games]) / len(games))
    found = []
    for key in games[0].moves:
        high = [game.points for game in games if game.moves[key]]
        low = [game.points for game in games if not game.moves[key]]
        if high and low:
            points = (fmean(high) - fmean(low)) / 2
            found.append((points / spread if spread else 0.0, points, *key))
    return sorted(found, key=lambda row: -abs(row[0]))


def main(games: int = 200, seed: int = 1) -> None:
    """Play and tell."""
    engine = Engine(load_module("market-garden"), "garden")
    ended = [play(engine, seed * 1_000_000 + at) for at in range(games)]
    for errors, points, side, name in effects(ended):
        sys.stdout.write(f"{side}\t{name}\t{points:+.2f}\t{errors:+.1f}\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
