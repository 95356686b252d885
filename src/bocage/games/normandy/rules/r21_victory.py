"""Chapter 21: the victory conditions of a scenario, which are a table."""

from __future__ import annotations

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.book import AIRBORNE
from bocage.games.normandy.book.rows import LevelRow, VictoryRow
from bocage.games.normandy.events import Scored
from bocage.games.normandy.state import field_of
from bocage.games.normandy.state.net import Net, net_of
from bocage.kernel.api import Adding, Outcome, Tally, rule

WHOLE = 3  # steps of a battalion that counts as lost
OF_KIND = {AIRBORNE: ("para", "glider"), "panzer": ("armor",)}  # types that alone count
BATTALIONS = 2  # in a bridgehead
LEVELS = ("decisive-allied", "allied", "draw", "german", "decisive-german")
WINNER = {"decisive-allied": t.ALLIED, "allied": t.ALLIED, "draw": None}


class Count:
    """The points of a position, of which both sides' own parts are known."""

    def __init__(self, book: Book, public: t.Public, private: dict[str, t.Private]) -> None:
        self.book, self.public, self.private = book, public, private

    def held(self, row: VictoryRow, side: str) -> bool:
        """Whether a side controls all hexes of a place."""
        return all(self.public.control.get(space) == side for space in row.hexes)

    @property
    def net(self) -> Net:
        """The supply of the Allies."""
        return net_of(self.book, self.public, self.private[t.ALLIED], t.ALLIED)

    @rule("21.0a")
    def supplied(self, row: VictoryRow) -> bool:
        """Whether an Allied unit in one of the hexes is in general supply."""
        units = self.private[t.ALLIED].units
        return any(own.at in row.hexes and self.net.general(u) for u, own in units.items())

    @rule("21.0a")
    def bridgehead(self, row: VictoryRow) -> bool:
        """Whether two Allied battalions in supply stand in the hexes, no guns among them."""
        counters = self.book.counters
        here = [
            unit
            for unit, own in self.private[t.ALLIED].units.items()
            if own.at in row.hexes
            and counters[unit].size == "bn"
            and counters[unit].artillery is None
            and self.net.general(unit)
        ]
        return len(here) >= BATTALIONS

    @rule("21.0a")
    def lost(self, whose: str) -> int:
        """The battalions that are in the dead pool, of those that have three steps.

        Of a side; those that have dropped, also if they were never formed again; or of tanks.
        """
        side = t.GERMAN if whose in (t.GERMAN, "panzer") else t.ALLIED
        part, counters = self.private[side], self.book.counters
        gone = (*part.gone, *(part.boxed if whose == AIRBORNE else ()))
        types = OF_KIND.get(whose)
        return sum(
            counters[unit].steps == WHOLE
            and unit not in part.units
            and (types is None or counters[unit].type in types)
            for unit in dict.fromkeys(gone)
        )

    @rule("21.0a")
    def head(self, site: str) -> bool:
        """Whether a beachhead is supplied, and in no enemy zone."""
        field = field_of(self.book, self.public)
        return any(
            whose == site
            and self.public.control.get(at) != t.GERMAN
            and not field.in_enemy_zone(t.ALLIED, at)
            for at, whose in self.public.heads.items()
        )

    @rule("21.0a")
    def points(self, row: VictoryRow) -> int:
        """What a row of the table is worth now."""
        match row.kind, row.condition:
            case "place", "allied":
                fits = self.held(row, t.ALLIED)
            case "place", "allied-supplied":
                fits = self.held(row, t.ALLIED) and self.supplied(row)
            case "place", _:
                fits = self.held(row, t.GERMAN)
            case "bridgehead", _:
                fits = self.bridgehead(row)
            case "link", _:
                on_map = row.name in self.private[t.ALLIED].units
                fits = on_map and self.net.combat(row.name)
            case "bridge", _:
                fits = set(row.hexes) in map(set, self.public.blown)
            case "head", _:
                fits = self.head(row.name)
            case "loss", _:
                return row.points * (self.lost(row.condition) // row.per)
            case _:
                return 0  # units that have left the map belong to a later step
        return row.points if fits else 0

    def tally(self) -> Tally:
        """All points of the Allies, by rows."""
        adding = Adding("victory")
        for row in self.book.victory:
            name = name_of(self.book, row)
            adding.add("21.0a", f"victory-{row.kind}", self.points(row), name=name)
        return adding.done()


def name_of(book: Book, row: VictoryRow) -> str:
    """How what counts is called: headquarters by what is printed on them."""
    return book.counters[row.name].title if row.kind == "link" else row.name


@rule("21.0a")
def level_of(row: LevelRow, points: int) -> str:
    """The result for so many points: the first level that they reach."""
    steps = (row.decisive_allied, row.allied, row.draw, row.german)
    for word, least in zip(LEVELS, steps, strict=False):
        if least is not None and points >= least:
            return word
    return LEVELS[-1] if row.german is not None else "german"


@rule("21.0a", "4.D")
def at_turn_end(book: Book, d: t.D) -> Outcome | None:
    """The result, if this is the last turn of the scenario."""
    if d.public.turn != book.scenario.last:
        return None
    row = book.levels.get(d.public.turn)
    if row is None:
        return None
    tally = Count(book, d.public, dict(d.private)).tally()
    level = level_of(row, tally.total)
    d.emit(Scored("21.0a", tally.total, level, (tally,)))
    winner = WINNER.get(level, t.GERMAN)
    return Outcome(winner, "21.0a", level, {t.ALLIED: tally.total, t.GERMAN: 0})
