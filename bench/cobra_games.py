"""How games of Cobra between two `greedy@1` go: who wins, by which points, and when what happens.

python -m bench.cobra_games 100 88000      # so many games, from this luck on
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from statistics import fmean, quantiles
from typing import Any

from bocage.arena.match import Referee
from bocage.games.cobra_spi import module
from bocage.games.cobra_spi.rules.victory import points
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Ask

PLACES = {
    "1605": "Saint-Lô",
    "1606": "Saint-Lô",
    "3404": "southern Caen",
    "0820": "Avranches",
    "2116": "Vire",
    "3915": "Falaise",
    "4320": "Argentan",
}
EXIT = "first Allied unit out in the west"
THIRDS = {"west": range(1, 18), "middle": range(18, 35), "east": range(35, 52)}


class Watched(Referee):
    """A game in which it is noted when what happened."""

    def __init__(self, engine: Engine, number: int) -> None:
        super().__init__(engine, ("greedy@1", "greedy@1"), number, 3_000)
        self.when: dict[str, int] = {}
        self.first_out = ""

    def _decide(self, ask: Ask) -> None:
        super()._decide(ask)
        book, public = self.engine.book, self.play.position.public
        for unit, state in public.units.items():
            if state.at in PLACES and book.side_of[unit] == "allied":
                self.when.setdefault(PLACES[state.at], public.turn)
        if EXIT not in self.when:
            for unit, fate in public.fates.items():
                if fate.how == "exited" and fate.edge == "west":
                    self.when[EXIT] = fate.turn
                    self.first_out = book.counters[unit].type

    def southernmost(self, columns: range) -> int:
        """The southernmost row that an Allied unit reached in these columns."""
        book, units = self.engine.book, self.play.position.public.units
        allied = [state.at for unit, state in units.items() if book.side_of[unit] == "allied"]
        return max((int(hex_[2:]) for hex_ in allied if int(hex_[:2]) in columns), default=1)


def half(values: list[int]) -> str:
    """Between which values the middle half lies."""
    low, _, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3
    return f"{low:.0f} to {high:.0f}"


def main(games: int = 100, first: int = 88_000) -> None:
    """Play and print."""
    engine: Any = Engine(module, "breakout")
    wins: Counter[str] = Counter()
    out: Counter[str] = Counter()
    by_clause: defaultdict[str, int] = defaultdict(int)
    totals: defaultdict[str, list[int]] = defaultdict(list)
    when: defaultdict[str, list[int]] = defaultdict(list)
    rows: defaultdict[str, list[int]] = defaultdict(list)
    for number in range(first, first + games):
        game = Watched(engine, number)
        ended = game.run()
        wins[next((s for s, bot in ended.bots.items() if bot == ended.winner), "nobody")] += 1
        out[game.first_out] += 1
        for side in module.sides:
            tally = points(engine.book, game.play.position.public, side)
            totals[side].append(tally.total)
            for item in tally.items:
                by_clause[item.clause] += item.value
        for what, turn in game.when.items():
            when[what].append(turn)
        for third, columns in THIRDS.items():
            rows[third].append(game.southernmost(columns))
        sys.stderr.write(f"{number} {dict(wins)}\n")
    told = [
        f"{games} games, luck {first} to {first + games - 1}: {dict(wins)}",
        f"points on average: { {side: round(fmean(found)) for side, found in totals.items()} }",
        f"by clause: { {c: round(v / games, 1) for c, v in sorted(by_clause.items())} }",
        *(f"{what}: {len(when[what])}, turns {half(when[what])}" for what in when),
        f"first out: {dict(out)}",
        f"southernmost row: { {third: half(found) for third, found in rows.items()} }",
    ]
    sys.stdout.write("\n".join(told) + "\n")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
