"""Cobra on a map four times as large, laid out of copies of its own: for measuring and for tests.

Copies of the map lie side by side, each with its units. As they are not in supply of their own,
most of them are far from it: near the worst that can happen. `python bench/wide.py serve …` is
`bocage` with this game among the others.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace

from bocage.cli import main
from bocage.families.cobra.rules.c10_supply import Sources
from bocage.families.cobra.tables import EdgeName, HexRow, RoadRow, SideRow, map_of
from bocage.games.cobra_spi import Cobra
from bocage.games.cobra_spi import module as cobra
from bocage.games.cobra_spi.book import Book, Tables, arrivals_of, printed_tables
from bocage.kernel.module import GROUP, _found
from bocage.space import HexGrid, Sheet

R = TypeVar("R", SideRow, RoadRow)

COLUMNS, ROWS = 99, 72
ACROSS, DOWN = 50, 34  # from one copy to the next; an even number of columns keeps them in step
COPIES = [(right, below) for right in (0, ACROSS) for below in (0, DOWN, 2 * DOWN)]
ENTERING = COPIES[:2] + COPIES[3:5]  # the copies whose reinforcements come too


class Wide(Cobra):
    """The same game on the large map."""

    id = "cobra-wide"

    @property
    def home(self) -> Path:
        """Where the texts of the game are."""
        return cobra.home

    def load(
        self, scenario: str, options: Mapping[str, str], overlays: Sequence[Path] = ()
    ) -> Book:
        """The book, laid out of copies."""
        tables = tiled(printed_tables())
        country = map_of(tables, GRID)
        book = Book(tables, country, arrivals_of(tables), options)
        east = [hex_ for hex_ in GRID.names if hex_.startswith(str(COLUMNS))]
        north = [hex_ for hex_ in GRID.names if hex_.endswith("01")][: COLUMNS * 3 // 4]
        book.sources = {"german": Sources(country, east), "allied": Sources(country, north)}
        return book


GRID = HexGrid("flat", (Sheet(COLUMNS, ROWS, short=True),))
module = Wide()


def register() -> str:
    """Put the game beside those that are installed; answers its id."""
    _found()[module.id] = EntryPoint(module.id, f"{__name__}:module", GROUP)
    return module.id


def tiled(printed: Tables) -> Tables:
    """The tables of the large map."""
    counters = {}
    setup = []
    for tile, (right, below) in enumerate(COPIES):
        at = {row.unit: _moved(row.hex, right, below) for row in printed.setup}
        entering = {row.unit for row in printed.arrivals} if (right, below) in ENTERING else ()
        for unit, counter in printed.counters.items():
            if at.get(unit) or unit in entering:
                name = _copy(unit, tile)
                division = counter.formation and _copy(counter.formation, tile)
                counters[name] = replace(counter, id=name, formation=division)
        setup += [
            replace(row, unit=_copy(row.unit, tile), hex=at[row.unit])
            for row in printed.setup
            if at[row.unit]
        ]
    return replace(
        printed,
        hexes=tuple(_hexes(printed)),
        sides=tuple(_pairs(printed.sides)),
        roads=tuple(_pairs(printed.roads)),
        counters=counters,
        setup=tuple(setup),
        arrivals=tuple(
            replace(row, unit=_copy(row.unit, COPIES.index(copy)))
            for copy in ENTERING
            for row in printed.arrivals
        ),
    )


def _copy(name: str, tile: int) -> str:
    return f"{name}.{tile}" if tile else name


def _moved(hex_: str, right: int, below: int) -> str:
    """The hex of a copy; nothing where the next copy begins or the map ends."""
    column, row = int(hex_[:2]), int(hex_[2:])
    there = f"{column + right:02}{row + below:02}"
    return there if column <= ACROSS and there in GRID else ""


def _hexes(printed: Tables) -> Iterator[HexRow]:
    rows = {row.hex: row for row in printed.hexes}
    for hex_ in GRID.names:
        column, row = int(hex_[:2]), int(hex_[2:])
        right, down = divmod(column - 1, ACROSS)[0], divmod(row - 1, DOWN)[0]
        of, at = column - right * ACROSS, row - down * DOWN
        found = rows.get(f"{of:02}{at:02}") or rows[f"{of:02}{at - 1:02}"]  # short columns
        name = found.name and _copy(found.name, COPIES.index((right * ACROSS, down * DOWN)))
        yield replace(found, hex=hex_, name=name, edges=tuple(_edges(found, column, row)) or None)


def _edges(printed: HexRow, column: int, row: int) -> Iterator[EdgeName]:
    """Only the outer edge of all copies is an edge."""
    if row == 1:
        yield from (edge for edge in printed.edges or () if edge.startswith("north"))
    if column == 1:
        yield "west"
    if column == COLUMNS:
        yield "east"
    if row == ROWS - (column % 2 == 0):
        yield "south"


def _pairs(rows: Sequence[R]) -> Iterator[R]:
    for right, below in COPIES:
        for row in rows:
            a, b = _moved(row.hex, right, below), _moved(row.next, right, below)
            if a and b:
                yield replace(row, hex=a, next=b)


if __name__ == "__main__":
    register()
    sys.exit(main())
