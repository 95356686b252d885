"""How crowded each spot of the map is, so that names find a free one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import NamedTuple

from bocage.art.geometry import RADIUS, ROOT3, XY, Lattice, length, mix

CELL = 6.0
COUNTER, NUMBER = 1.0, 4.0  # what it costs to cover the room of a counter, or a hex number


class Box(NamedTuple):
    """The room that something takes."""

    left: float
    top: float
    right: float
    bottom: float


class Crowd:
    """Costs by small cells of the paper, and the room of counters in every hex.

    That room counts whether a counter lies there or not: names do not jump from one picture of a
    game to the next.
    """

    def __init__(self, lattice: Lattice, counter: float) -> None:
        self.lattice = lattice
        self.half = counter / 2
        self.up = RADIUS * (ROOT3 / 2 if lattice.board.top == "flat" else 1.0)
        self._cells: dict[tuple[int, int], float] = {}

    def add_box(self, box: Box, weight: float) -> None:
        """Something that fills a box."""
        for cell in _cells(box):
            self._cells[cell] = self._cells.get(cell, 0.0) + weight

    def add_lines(self, lines: Iterable[Sequence[XY]], weight: float) -> None:
        """Lines through these points."""
        for line in lines:
            for a, b in pairwise(line):
                parts = max(1, round(length(a, b) / CELL))
                for k in range(parts):
                    self._cells[_cell(mix(a, b, k / parts))] = weight

    def cost(self, box: Box) -> float:
        """What it costs to fill a box."""
        return sum(self.at(((i + 0.5) * CELL, (j + 0.5) * CELL)) for i, j in _cells(box))

    def at(self, point: XY) -> float:
        """What it costs to cover a point."""
        cost = self._cells.get(_cell(point), 0.0)
        name = self.lattice.find(point)
        if name is None:
            return cost + NUMBER
        x, y = self.lattice.centre(name)
        dx, dy = abs(point[0] - x), point[1] - y
        if dx < self.half and abs(dy) < self.half:
            cost += COUNTER
        elif dx < 12 and dy < 13 - self.up:
            cost += NUMBER
        return cost


def _cell(point: XY) -> tuple[int, int]:
    return int(point[0] // CELL), int(point[1] // CELL)


def _cells(box: Box) -> Iterable[tuple[int, int]]:
    first, last = _cell((box.left, box.top)), _cell((box.right, box.bottom))
    return ((i, j) for i in range(first[0], last[0] + 1) for j in range(first[1], last[1] + 1))
