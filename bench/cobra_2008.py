"""How games of COBRA (2008) between two `greedy@1` go: who wins, by which points, when what falls.

python -m bench.cobra_2008 breakout 8 2000     # so many games of a scenario, from this luck on
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from statistics import fmean
from typing import Any

from bench.cobra_games import half
from bocage.arena.match import Referee
from bocage.games.cobra import module
from bocage.games.cobra.rules.c18_victory import points
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Ask

EXIT = "first Allied unit out in the west"


class Watched(Referee):
    """A game in which it is noted when Allied units are first in a place, or out in the west."""

    def __init__(self, engine: Engine, number: int) -> None:
        super().__init__(engine, ("greedy@1", "greedy@1"), number, 3_000)
        self.when: dict[str, int] = {}

    def _decide(self, ask: Ask) -> None:
        super()._decide(ask)
        book, public = self.engine.book, self.play.position.public
        foot = {
            state.at
            for unit, state in public.units.items()
            if book.side_of[unit] == "allied" and not book.roster.is_hq[unit]
        }
        for place, hexes in book.places.items():
            if place not in self.when and not foot.isdisjoint(hexes):
                self.when[place] = public.turn
        if EXIT not in self.when:
            for fate in public.fates.values():
                if fate.how == "exited" and fate.edge == "west":
                    self.when[EXIT] = fate.turn


def main(scenario: str = "breakout", games: str = "8", first: str = "2000") -> None:
    """Play and print."""
    engine: Any = Engine(module, scenario)
    levels: Counter[str] = Counter()
    by_clause: Counter[str] = Counter()
    totals: defaultdict[str, list[int]] = defaultdict(list)
    when: defaultdict[str, list[int]] = defaultdict(list)
    for number in range(int(first), int(first) + int(games)):
        game = Watched(engine, number)
        levels[game.run().reason] += 1
        for side in module.sides:
            tally = points(engine.book, game.play.position.public, side)
            totals[side].append(tally.total)
            for item in tally.items:
                by_clause[item.clause] += item.value
        for what, turn in game.when.items():
            when[what].append(turn)
        sys.stderr.write(f"{number} {dict(levels)} { {s: t[-1] for s, t in totals.items()} }\n")
    told = [
        f"{games} games of {scenario}, luck from {first} on: {dict(levels)}",
        f"points on average: { {side: round(fmean(found)) for side, found in totals.items()} }",
        f"by clause: { {c: round(v / int(games), 1) for c, v in sorted(by_clause.items())} }",
        *(f"{what}: {len(turns)}, turns {half(turns)}" for what, turns in when.items()),
    ]
    sys.stdout.write("\n".join(told) + "\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
