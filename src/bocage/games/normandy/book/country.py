"""The ground by hex numbers: terrain, heights, what is on the hexsides, roads.

Names are for people, records and views; whoever searches the map counts hexes from 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from typing import Any, TypeVar

from bocage.games.normandy.book.rows import HexRow, RoadRow, SideRow
from bocage.space import HexGrid

T = TypeVar("T")
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
        self.base: Country | None = None  # of which it was redrawn
        self.changed: frozenset[int] = frozenset()  # what differs from it, and what is next to that
        self.kept: dict[
            str, tuple[Any, Any]
        ] = {}  # what was worked out of it, and with which chart

    def redrawn(
        self, rows: Mapping[str, HexRow], sides: Sequence[SideRow], roads: Sequence[RoadRow]
    ) -> Country:
        """Some hexes anew, without anything on their sides, then more sides and roads."""
        land = copy(self)
        bare = {self.num[name]: row for name, row in rows.items()}
        pairs = [pair for a in bare for b in self.around[a] for pair in ((a, b), (b, a))]
        land.rows = replaced(self.rows, bare)
        land.terrain = replaced(self.terrain, {a: row.terrain for a, row in bare.items()})
        land.level = replaced(self.level, {a: row.level or 0 for a, row in bare.items()})
        land.city = replaced(self.city, {a: row.settlement == "city" for a, row in bare.items()})
        land.sea = replaced(self.sea, {a: row.terrain == "sea" for a, row in bare.items()})
        land.sides = joined(self.sides, pairs, self._sides(sides))
        land.roads = joined(self.roads, pairs, self._roads(roads))
        land.spans = {**without(self.spans, pairs), **self._spans(sides)}
        ends = [(row.hex, row.next) for row in sides] + [(row.hex, row.next) for row in roads]
        touched = {*bare, *(self.num[name] for pair in ends for name in pair)}
        land.changed = frozenset(touched.union(*(self.around[a] for a in touched)))
        land.base, land.kept = self, {}
        land.zone = replaced(self.zone, {a: land._zone(a) for a in land.changed})
        return land

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


def box(grid: HexGrid, north_west: str, south_east: str) -> frozenset[str]:
    """The land and sea between two corners, rows and columns counted over all sheets."""
    (left, top), (right, bottom) = (grid.centre(name) for name in (north_west, south_east))
    places = ((name, grid.centre(name)) for name in grid.names)
    return frozenset(
        name
        for name, (x, y) in places
        if left - 1 <= x <= right + 1 and top <= y <= bottom  # every other row is shoved
    )


def replaced(whole: tuple[T, ...], new: Mapping[int, T]) -> tuple[T, ...]:
    """A tuple with some of its items replaced."""
    items = list(whole)
    for number, item in new.items():
        items[number] = item
    return tuple(items)


def without(
    known: Mapping[Pair, frozenset[str]], pairs: Iterable[Pair]
) -> dict[Pair, frozenset[str]]:
    """What is on hexsides, but for some of them."""
    found = dict(known)
    for pair in pairs:
        found.pop(pair, None)
    return found


def joined(
    known: Mapping[Pair, frozenset[str]],
    pairs: Iterable[Pair],
    new: Mapping[Pair, frozenset[str]],
) -> dict[Pair, frozenset[str]]:
    """The same with something new on some of them."""
    found = without(known, pairs)
    for pair, kinds in new.items():
        found[pair] = found.get(pair, NOTHING) | kinds
    return found
