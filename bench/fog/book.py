"""The map and the counters of Fog: two small scenarios, and a front of any size."""

from __future__ import annotations

from collections import Counter

import msgspec

from bench.fog.types import ALLIED, GERMAN, Pile
from bocage.kernel.memo import Memo
from bocage.space import HexGrid, Sheet

TURNS, CAP = 4, 3
NATIONS = {"us": ALLIED, "british": ALLIED, "german": GERMAN}


class Unit(msgspec.Struct, frozen=True, gc=False):
    """What is printed on a counter; one without power is a dummy."""

    nation: str
    start: str
    power: int
    pace: int = 4
    gun: bool = False

    @property
    def side(self) -> str:
        """Whose it is."""
        return NATIONS[self.nation]


class Book:
    """A map, its counters, and whose counters nobody has seen when the game begins."""

    def __init__(self, sheet: Sheet, units: dict[str, Unit], unseen: str = "") -> None:
        self.grid = HexGrid("pointy", (sheet,))
        self.hexes = tuple(self.grid.names)
        self.near = {h: tuple(self.grid.neighbours(h)) for h in self.hexes}
        self.hedges = frozenset(self.hexes[3::7])
        self.units, self.unseen = units, unseen
        self.memo = Memo(self)

    def cost(self, h: str) -> int:
        """What it costs to enter a hex."""
        return 2 if h in self.hedges else 1

    def side_of(self, unit: str) -> str:
        """Whose it is."""
        return self.units[unit].side

    def piles(self) -> dict[str, Pile]:
        """What is seen at the beginning."""
        seen = [unit for unit in self.units.values() if unit.side != self.unseen]
        count = Counter(unit.start for unit in seen)
        return {u.start: Pile(u.side, u.nation, count[u.start], 0) for u in seen}


def small(unseen: str = "") -> Book:
    """Thirty hexes and twelve counters."""
    units = {
        "A1": Unit("us", "0101", 4),
        "A2": Unit("us", "0101", 3, pace=3),
        "A3": Unit("us", "0103", 5),
        "A4": Unit("british", "0106", 3),
        "A5": Unit("us", "0103", 0),
        "A6": Unit("british", "0105", 0, pace=5),
        "G1": Unit("german", "0303", 4),
        "G2": Unit("german", "0303", 2),
        "G3": Unit("german", "0304", 3, pace=3),
        "G4": Unit("german", "0405", 0),
        "G5": Unit("german", "0503", 1, gun=True),
        "G6": Unit("german", "0506", 2, pace=5),
    }
    return Book(Sheet(6, 5, scheme="RRCC"), units, unseen)


def front(times: int) -> Book:
    """So many times a front of 48 by 37 hexes with 152 piles; by 2 both ways, 7,104 and 608."""
    columns, rows = 48 * times, 37 * times
    units: dict[str, Unit] = {}
    for nation, letter, edge, way in (("us", "A", rows // 2 - 1, -1), ("german", "G", 0, 1)):
        line = edge if way < 0 else rows // 2 + 2
        for pile in range(76 * times * times):
            row, column = line + way * (pile * 2 // columns), pile * 2 % columns
            start = f"{row + 1:02}{column + 1:02}"
            for _ in range(1 + pile % CAP):
                i = len(units)
                unit = Unit(nation, start, i * 7 % 6, pace=3 + i % 3, gun=i % 11 == 0)
                units[f"{letter}{i:04}"] = unit
    return Book(Sheet(columns, rows, scheme="RRCC"), units)
