"""The ground by hex numbers: terrain, heights, what is on the hexsides, roads.

Names are for people, records and views; whoever searches the map counts hexes from 0.
"""

from __future__ import annotations

from collections.abc import Iterable

from bocage.games.normandy.rows import HexRow, RoadRow, SideRow
from bocage.space import HexGrid

Pair = tuple[int, int]
NOTHING: frozenset[str] = frozenset()
WATER = frozenset({"river", "stream"})


class Country:
    """The map of all five sheets."""

    def __init__(
        self,
        grid: HexGrid,
        hexes: Iterable[HexRow],
        sides: Iterable[SideRow],
        roads: Iterable[RoadRow],
    ) -> None:
        self.grid = grid
        self.names = grid.names
        self.num = {name: number for number, name in enumerate(self.names)}
        rows = {row.hex: row for row in hexes}
        self.rows = tuple(rows[name] for name in self.names)
        self.around = tuple(
            tuple(self.num[other] for other in grid.neighbours(name)) for name in self.names
        )
        self.terrain = tuple(row.terrain for row in self.rows)
        self.level = tuple(row.level or 0 for row in self.rows)
        self.city = tuple(row.settlement == "city" for row in self.rows)
        self.sea = tuple(row.terrain == "sea" for row in self.rows)
        self.sides = self._sides(sides)
        self.roads, self.spans = self._roads(roads), self._spans(sides)
        self.zone = tuple(map(self._zone, range(len(self.names))))

    def _both(self, hex_: str, other: str) -> tuple[Pair, Pair]:
        a, b = self.num[hex_], self.num[other]
        return (a, b), (b, a)

    def _sides(self, rows: Iterable[SideRow]) -> dict[Pair, frozenset[str]]:
        """What is on a hexside, from either of its hexes."""
        found: dict[Pair, frozenset[str]] = {}
        for row in rows:
            for pair in self._both(row.hex, row.next):
                found[pair] = found.get(pair, NOTHING) | {row.kind}
        return found

    def _roads(self, rows: Iterable[RoadRow]) -> dict[Pair, frozenset[str]]:
        """The roads and railroads that cross a hexside."""
        found: dict[Pair, frozenset[str]] = {}
        for row in rows:
            for pair in self._both(row.hex, row.next):
                found[pair] = found.get(pair, NOTHING) | {row.road}
        return found

    def _spans(self, rows: Iterable[SideRow]) -> dict[Pair, frozenset[str]]:
        """The roads and railroads that cross water on bridges, all of which stand at first."""
        return {
            pair: frozenset(row.bridges)
            for row in rows
            if row.bridges
            for pair in self._both(row.hex, row.next)
        }

    def open_sea(self, a: int, b: int) -> bool:
        """Whether the side between two hexes is all sea."""
        return self.sea[a] or self.sea[b] or "sea" in self.sides.get((a, b), NOTHING)

    def _zone(self, number: int) -> tuple[int, ...]:
        """Where a zone of control reaches from a hex: not over open sea, not into cities."""
        return tuple(
            other
            for other in self.around[number]
            if not self.city[other] and not self.open_sea(number, other)
        )

    def box(self, north_west: str, south_east: str) -> frozenset[str]:
        """The land and sea between two corners, rows and columns counted over all sheets."""
        (left, top), (right, bottom) = (self.grid.centre(n) for n in (north_west, south_east))
        places = ((name, self.grid.centre(name)) for name in self.names)
        return frozenset(
            name
            for name, (x, y) in places
            if left - 1 <= x <= right + 1 and top <= y <= bottom  # every other row is shoved
        )
