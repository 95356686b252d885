"""What is printed: the map, the counters, the charts and the turn track, cross-checked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from bocage.data import DataError, DataFiles, Rows, check_refs, load_tsv
from bocage.families.cobra import book as family
from bocage.families.cobra.book import Arrival, edge_hexes
from bocage.families.cobra.counters import Counter
from bocage.families.cobra.odds import COLUMNS, table
from bocage.families.cobra.terrain import Chart, Country, Edge, Ground, merged
from bocage.families.cobra.types import Weather
from bocage.games.cobra_spi.edition import COLUMNS_ON_MAP, ROWS_ON_MAP, Spi
from bocage.games.cobra_spi.types import LAST_TURN
from bocage.kernel.api import rule
from bocage.kernel.wording import is_word
from bocage.space import HexGrid, Sheet

HOME = Path(__file__).resolve().parent / "data"
EDITION = Spi()

EdgeName = Literal["north-allied", "north-german", "west", "south", "east"]


class HexRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex of the map."""

    hex: str
    terrain: Literal["clear", "woods", "forest", "marsh", "sea"]
    bocage: bool
    high: bool
    settlement: Literal["town", "city"] | None
    name: str | None
    edges: tuple[EdgeName, ...] | None


class SideRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hexside with a river, or of open sea."""

    hex: str
    next: str
    kind: Literal["minor", "major", "dives", "sea"]
    bridge: bool
    name: str | None


class RoadRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hexside that a road crosses."""

    hex: str
    next: str
    road: Literal["primary", "secondary"]


class ChartRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the terrain effects chart; costs in movement points, `1/2` for a half."""

    terrain: str
    infantry: str | None
    mechanised: str | None
    shift: Annotated[int, Meta(ge=0)]


class ResultRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cell of the combat results table."""

    column: str
    die: Annotated[int, Meta(ge=1, le=6)]
    result: str


class WeatherRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A column of the weather table: the weather after this weather, by die."""

    last: Weather
    d1: Weather
    d2: Weather
    d3: Weather
    d4: Weather
    d5: Weather
    d6: Weather

    def dice(self) -> tuple[Weather, ...]:
        """The weather for 1 to 6."""
        return (self.d1, self.d2, self.d3, self.d4, self.d5, self.d6)


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


def map_of(tables: Tables, grid: HexGrid) -> Country:
    """The map of these tables."""
    grounds = {
        row.hex: Ground(row.terrain, row.bocage, row.high, row.settlement) for row in tables.hexes
    }
    rivers = [
        (
            row.hex,
            row.next,
            Edge(
                river=None if row.kind == "sea" else "minor" if row.kind == "dives" else row.kind,
                dives=row.kind == "dives",
                bridge=row.bridge,
                sea=row.kind == "sea",
            ),
        )
        for row in tables.sides
    ]
    roads = [(row.hex, row.next, Edge(road=row.road)) for row in tables.roads]
    return Country(grid, grounds, merged([*rivers, *roads]), tables.chart)


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
    hexes = load_tsv(files, "map.tsv", HexRow)
    check_refs(hexes, "hex", grid.names)
    if len(hexes) != len(grid.names):
        missing = next(name for name in grid.names if name not in {row.hex for row in hexes})
        raise DataError(hexes.file, column="hex", message=f"no row for hex '{missing}'")
    sides = load_tsv(files, "hexsides.tsv", SideRow, key=("hex", "next"))
    roads = load_tsv(files, "roads.tsv", RoadRow, key=("hex", "next"))
    _check_pairs(grid, sides)
    _check_pairs(grid, roads)
    counters = load_tsv(files, "units.tsv", Counter)
    for line, counter in zip(counters.lines, counters, strict=True):
        if not is_word(counter.id):
            raise DataError(counters.file, line, "id", f"'{counter.id}' cannot be an id")
    if not any(row.name == "Falaise" for row in hexes):
        raise DataError(hexes.file, column="name", message="no hex is named 'Falaise' (vp.7)")
    setup = load_tsv(files, "setup.tsv", SetupRow)
    arrivals = load_tsv(files, "reinforcements.tsv", ArrivalRow)
    ids = [counter.id for counter in counters]
    check_refs(setup, "unit", ids)
    check_refs(setup, "hex", [row.hex for row in hexes if row.terrain != "sea"])
    check_refs(arrivals, "unit", [i for i in ids if i not in {row.unit for row in setup}])
    by_id = {counter.id: counter for counter in counters}
    for line, start in zip(setup.lines, setup, strict=True):
        most = by_id[start.unit].steps
        if start.steps > most:
            message = f"'{start.unit}' has {most} steps, not {start.steps}"
            raise DataError(setup.file, line, "steps", message)
    _check_stacks(setup, by_id)
    return Tables(
        tuple(hexes),
        tuple(sides),
        tuple(roads),
        _chart(files),
        by_id,
        _crt(files),
        _weather(files),
        _turns(files),
        tuple(load_tsv(files, "trucks.tsv", TruckRow)),
        tuple(setup),
        tuple(arrivals),
    )


def _check_stacks(setup: Rows[SetupRow], counters: Mapping[str, Counter]) -> None:
    """Nobody starts on an enemy or over the stacking limit."""
    for line, row in zip(setup.lines, setup, strict=True):
        here = [counters[other.unit] for other in setup if other.hex == row.hex]
        if len({counter.side for counter in here}) > 1:
            raise DataError(setup.file, line, "hex", f"both sides start in '{row.hex}'")
        if not EDITION.fits(map(EDITION.bulk, here)):
            raise DataError(setup.file, line, "hex", f"more than a division starts in '{row.hex}'")


def _check_pairs(grid: HexGrid, rows: Rows[Any]) -> None:
    """Both hexes exist and are adjacent."""
    check_refs(rows, "hex", grid.names)
    check_refs(rows, "next", grid.names)
    for line, row in zip(rows.lines, rows, strict=True):
        if row.next not in grid.neighbours(row.hex):
            message = f"'{row.next}' is not next to '{row.hex}'"
            raise DataError(rows.file, line, "next", message)


CHART_ROWS = (
    *("clear", "woods", "forest", "marsh", "high", "bocage", "town", "city"),
    *("minor", "major", "primary", "secondary"),
)


NO_COST = (("marsh", "mechanised"), ("town", "infantry"), ("town", "mechanised"))


def _chart(files: DataFiles) -> dict[str, Chart]:
    rows = load_tsv(files, "terrain.tsv", ChartRow)
    check_refs(rows, "terrain", CHART_ROWS)
    found = {}
    for line, row in zip(rows.lines, rows, strict=True):
        costs = []
        for column in ("infantry", "mechanised"):
            cell = getattr(row, column)
            if cell is None and (row.terrain, column) not in NO_COST:
                raise DataError(rows.file, line, column, "expected movement points, got '-'")
            try:
                costs.append(None if cell is None else _half_points(cell))
            except ValueError as error:
                raise DataError(rows.file, line, column, str(error)) from None
        found[row.terrain] = Chart(costs[0], costs[1], row.shift)
    for terrain in CHART_ROWS:
        if terrain not in found:
            raise DataError(rows.file, column="terrain", message=f"no row for '{terrain}'")
    return {**found, "sea": Chart(None, None, 0)}


def _half_points(cell: str) -> int:
    if cell == "1/2":
        return 1
    if cell.isascii() and cell.isdecimal():
        return 2 * int(cell)
    raise ValueError(f"expected movement points such as '2' or '1/2', got '{cell}'")


def _crt(files: DataFiles) -> tuple[ResultRow, ...]:
    rows = load_tsv(files, "crt.tsv", ResultRow, key=("column", "die"))
    check_refs(rows, "column", COLUMNS)
    if len(rows) != len(COLUMNS) * 6:
        raise DataError(rows.file, message=f"expected {len(COLUMNS) * 6} rows, got {len(rows)}")
    for line, row in zip(rows.lines, rows, strict=True):
        try:
            table([(row.column, row.die, row.result)])
        except ValueError as error:
            raise DataError(rows.file, line, "result", str(error)) from None
    return tuple(rows)


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
