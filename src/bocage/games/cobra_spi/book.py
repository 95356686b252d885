"""What is printed: the map, the counters, the charts and the turn track, cross-checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from bocage.data import DataError, DataFiles, check_refs, load_tsv
from bocage.families.cobra import book as family
from bocage.families.cobra.book import Arrival, edge_hexes
from bocage.families.cobra.counters import Counter
from bocage.families.cobra.tables import (
    EdgeName,
    HexRow,
    ResultRow,
    RoadRow,
    SideRow,
    WeatherRow,
    check_setup,
    check_stacks,
    load_chart,
    load_counters,
    load_crt,
    load_hexes,
    load_pairs,
    map_of,
)
from bocage.families.cobra.terrain import Chart, Country
from bocage.families.cobra.types import Weather
from bocage.games.cobra_spi.edition import COLUMNS_ON_MAP, ROWS_ON_MAP, Spi
from bocage.games.cobra_spi.types import LAST_TURN
from bocage.kernel.api import rule
from bocage.space import HexGrid, Sheet

HOME = Path(__file__).resolve().parent / "data"
EDITION = Spi()


class TurnRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn of the turn track: dates and Allied supply points."""

    turn: Annotated[int, Meta(ge=1, le=LAST_TURN)]
    dates: str
    us: Annotated[int, Meta(ge=0)]
    british: Annotated[int, Meta(ge=0)]


class TruckRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A truck marker and the turn from which it can be used."""

    marker: str
    turn: Annotated[int, Meta(ge=1, le=LAST_TURN)]


class SetupRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a unit starts, and with how many steps."""

    unit: str
    hex: str
    steps: Annotated[int, Meta(ge=1)]


class ArrivalRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When and where a reinforcement enters."""

    unit: str
    turn: Annotated[int, Meta(ge=1, le=LAST_TURN)]
    edges: tuple[EdgeName, ...]


class Tables(msgspec.Struct, frozen=True):
    """The files of a game as they stand, checked."""

    hexes: tuple[HexRow, ...]
    sides: tuple[SideRow, ...]
    roads: tuple[RoadRow, ...]
    chart: dict[str, Chart]
    counters: dict[str, Counter]
    crt: tuple[ResultRow, ...]
    weather: dict[Weather, tuple[Weather, ...]]
    turns: dict[int, TurnRow]
    trucks: tuple[TruckRow, ...]
    setup: tuple[SetupRow, ...]
    arrivals: tuple[ArrivalRow, ...]


class Book(family.Book):
    """Everything that does not change during a game of 1977."""

    def __init__(
        self,
        tables: Tables,
        country: Country,
        arrivals: Mapping[str, Arrival],
        options: Mapping[str, str],
    ) -> None:
        super().__init__(EDITION, tables, country, arrivals, options)
        self.weather = tables.weather


# -- loading --------------------------------------------------------------------------------


def load_book(scenario: str, options: Mapping[str, str], overlays: Sequence[Path] = ()) -> Book:
    """The book, with an owner's overlay if there is one."""
    del scenario  # there is one
    files = DataFiles(HOME, overlays)
    tables = load_tables(files) if files.overlaid() else printed_tables()
    country = normandy() if not files.overlaid() else map_of(tables, the_grid())
    return Book(tables, country, arrivals_of(tables), options)


@lru_cache(maxsize=1)
def printed_tables() -> Tables:
    """The tables as they come with the game."""
    return load_tables(DataFiles(HOME, ()))


@lru_cache(maxsize=1)
def normandy() -> Country:
    """The map as it comes with the game."""
    return map_of(printed_tables(), the_grid())


@lru_cache(maxsize=1)
def the_grid() -> HexGrid:
    """51 columns of 34 and 33 hexes."""
    return HexGrid("flat", (Sheet(COLUMNS_ON_MAP, ROWS_ON_MAP, short=True),))


@rule("2008:13.2.1a")
def arrivals_of(tables: Tables) -> dict[str, Arrival]:
    """Reinforcements may enter at any hex of the edges that their row names."""
    hexes = edge_hexes(tables.hexes)
    return {
        row.unit: Arrival(row.turn, tuple(sorted(set().union(*(hexes[e] for e in row.edges)))))
        for row in tables.arrivals
    }


def load_tables(files: DataFiles) -> Tables:
    """All files, with every reference checked."""
    grid = the_grid()
    hexes = load_hexes(files, grid)
    counters = load_counters(files)
    if not any(row.name == "Falaise" for row in hexes):
        raise DataError(hexes.file, column="name", message="no hex is named 'Falaise' (vp.7)")
    sides = load_pairs(files, "hexsides.tsv", SideRow, grid)
    roads = load_pairs(files, "roads.tsv", RoadRow, grid)
    setup = load_tsv(files, "setup.tsv", SetupRow)
    arrivals = load_tsv(files, "reinforcements.tsv", ArrivalRow)
    check_setup(setup, hexes, counters)
    started = {row.unit for row in setup}
    check_refs(arrivals, "unit", [unit for unit in counters if unit not in started])
    check_stacks(setup, setup, counters, EDITION)
    return Tables(
        tuple(hexes),
        tuple(sides),
        tuple(roads),
        load_chart(files),
        counters,
        load_crt(files),
        _weather(files),
        _turns(files),
        tuple(load_tsv(files, "trucks.tsv", TruckRow)),
        tuple(setup),
        tuple(arrivals),
    )


def _weather(files: DataFiles) -> dict[Weather, tuple[Weather, ...]]:
    rows = load_tsv(files, "weather.tsv", WeatherRow)
    if len(rows) != 3:
        raise DataError(rows.file, message="expected a row for clear, overcast and storm each")
    return {row.last: row.dice() for row in rows}


def _turns(files: DataFiles) -> dict[int, TurnRow]:
    rows = load_tsv(files, "turns.tsv", TurnRow)
    if len(rows) != LAST_TURN:
        raise DataError(rows.file, message=f"expected {LAST_TURN} turns, got {len(rows)}")
    return {row.turn: row for row in rows}
