"""Chapter 18.9 - Strongpoints and static guns after the invasion: who is cut off may fall."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import FortCutOff
from bocage.games.normandy.rules.common import eliminate, units_at
from bocage.games.normandy.state.lines import landings
from bocage.games.normandy.state.net import net_of
from bocage.kernel.api import Frame, Step, rule

LANDING_DAY = 3  # its afternoon is the last turn in which nobody rolls
FALLS = 1
KINDS = ("strongpoint", "battery")


@rule("18.9.4")
def cut_off(book: Book, d: t.D) -> list[str]:
    """Strongpoints and static guns without a line of any length to a friend or another of them."""
    units, side = d.private[t.GERMAN].units, t.GERMAN
    net = net_of(book, d.public, d.private[side], side)
    num, found = book.country.num, []
    for unit in units:
        if book.counters[unit].type not in KINDS:
            continue
        at = units[unit].at
        if len(units_at(units, at)) > 1:
            continue
        friends = [num[other] for other, pile in d.public.piles.items() if pile.side == side]
        others = [start for start in friends if start != num[at]]
        lines = net.lines.floods.any_length(others)
        if not lines.reaches(landings(net.lines.ground, net.lines.shut, num[at])):
            found.append(unit)
    return found


class SiegeStep(Step):
    """At the end of a German combat phase each of them has a die."""

    @rule("18.9.4")
    def run(self, book: Book, d: t.D, f: t.Siege) -> None:
        """On a 1 it falls; what falls is seen."""
        for unit in cut_off(book, d) if d.public.turn > LANDING_DAY else ():
            at = d.private[t.GERMAN].units[unit].at
            roll = 1 + d.below(6, "18.9.4")
            fallen = (unit,) if roll == FALLS else ()
            d.emit(FortCutOff("18.9.4", at, fallen, roll))
            if fallen:
                eliminate(book, d, t.GERMAN, fallen, shown=True)
        d.finish()


STEPS: Mapping[type[Frame], Step] = {t.Siege: SiegeStep()}
