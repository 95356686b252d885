"""The tables that both editions print: map, hexsides, roads, charts, checked row by row."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Annotated, Any, Literal, Protocol

import msgspec
from msgspec import Meta

from bocage.data import DataError, DataFiles, Rows, check_refs, load_tsv
from bocage.families.cobra.counters import Counter
from bocage.families.cobra.odds import COLUMNS, table
from bocage.families.cobra.terrain import Chart, Country, Edge, Ground, merged
from bocage.families.cobra.types import Weather
from bocage.kernel.wording import is_word
from bocage.space import HexGrid

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


class Start(Protocol):
    """Where a unit starts, and with how many steps."""

    @property
    def unit(self) -> str:
        """The unit."""

    @property
    def hex(self) -> str:
        """Its hex."""

    @property
    def steps(self) -> int:
        """Its steps."""


class Stacking(Protocol):
    """What an edition says of stacks."""

    def bulk(self, counter: Counter) -> Any:
        """What a counter counts for in a stack."""

    def fits(self, bulks: Any) -> bool:
        """Whether such counters may stand in one hex."""


class Landscape(Protocol):
    """The tables that a map is made of."""

    @property
    def hexes(self) -> Sequence[HexRow]:
        """The hexes."""

    @property
    def sides(self) -> Sequence[SideRow]:
        """Rivers and sea."""

    @property
    def roads(self) -> Sequence[RoadRow]:
        """Roads."""

    @property
    def chart(self) -> Mapping[str, Chart]:
        """The terrain effects."""


# -- map ------------------------------------------------------------------------------------


def load_hexes(files: DataFiles, grid: HexGrid, row: type[HexRow] = HexRow) -> Rows[Any]:
    """A row for every hex of the grid."""
    hexes = load_tsv(files, "map.tsv", row)
    check_refs(hexes, "hex", grid.names)
    if len(hexes) != len(grid.names):
        missing = next(name for name in grid.names if name not in {row.hex for row in hexes})
        raise DataError(hexes.file, column="hex", message=f"no row for hex '{missing}'")
    return hexes


def load_pairs(files: DataFiles, name: str, row: type[Any], grid: HexGrid) -> Rows[Any]:
    """Rows of hexsides: both hexes exist and are adjacent."""
    rows = load_tsv(files, name, row, key=("hex", "next"))
    check_refs(rows, "hex", grid.names)
    check_refs(rows, "next", grid.names)
    for line, side in zip(rows.lines, rows, strict=True):
        if side.next not in grid.neighbours(side.hex):
            message = f"'{side.next}' is not next to '{side.hex}'"
            raise DataError(rows.file, line, "next", message)
    return rows


def ground_of(row: HexRow) -> Ground:
    """What a row says of its hex."""
    return Ground(row.terrain, row.bocage, row.high, row.settlement)


def edges_of(tables: Landscape) -> dict[tuple[str, str], Edge]:
    """The hexsides with something on them."""
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
    return merged([*rivers, *roads])


def map_of(tables: Landscape, grid: HexGrid) -> Country:
    """The map of these tables."""
    grounds = {row.hex: ground_of(row) for row in tables.hexes}
    return Country(grid, grounds, edges_of(tables), tables.chart)


# -- counters and set-up --------------------------------------------------------------------


def load_counters(files: DataFiles) -> dict[str, Counter]:
    """The counters by their ids."""
    counters = load_tsv(files, "units.tsv", Counter)
    for line, counter in zip(counters.lines, counters, strict=True):
        if not is_word(counter.id):
            raise DataError(counters.file, line, "id", f"'{counter.id}' cannot be an id")
    return {counter.id: counter for counter in counters}


def check_setup(setup: Rows[Any], hexes: Sequence[HexRow], counters: Mapping[str, Counter]) -> None:
    """Known units on land, with no more steps than they have."""
    check_refs(setup, "unit", counters)
    check_refs(setup, "hex", [row.hex for row in hexes if row.terrain != "sea"])
    for line, start in zip(setup.lines, setup, strict=True):
        most = counters[start.unit].steps
        if start.steps > most:
            message = f"'{start.unit}' has {most} steps, not {start.steps}"
            raise DataError(setup.file, line, "steps", message)


def check_stacks(
    setup: Rows[Any], starts: Sequence[Start], counters: Mapping[str, Counter], rules: Stacking
) -> None:
    """Nobody starts on an enemy or over the stacking limit."""
    lines = dict(zip(map(id, setup), setup.lines, strict=True))
    for row in starts:
        here = [counters[other.unit] for other in starts if other.hex == row.hex]
        line = lines[id(row)]
        if len({counter.side for counter in here}) > 1:
            raise DataError(setup.file, line, "hex", f"both sides start in '{row.hex}'")
        if not rules.fits(map(rules.bulk, here)):
            raise DataError(setup.file, line, "hex", f"more than a division starts in '{row.hex}'")


# -- charts ---------------------------------------------------------------------------------

CHART_ROWS = (
    *("clear", "woods", "forest", "marsh", "high", "bocage", "town", "city"),
    *("minor", "major", "primary", "secondary"),
)
NO_COST = (("marsh", "mechanised"), ("town", "infantry"), ("town", "mechanised"))


def load_chart(files: DataFiles, free: Collection[str] = ()) -> dict[str, Chart]:
    """The terrain effects chart; `free` are more rows, of terrain that costs nothing of its own."""
    rows = load_tsv(files, "terrain.tsv", ChartRow)
    wanted = (*CHART_ROWS, *free)
    check_refs(rows, "terrain", wanted)
    found = {}
    for line, row in zip(rows.lines, rows, strict=True):
        costs = []
        for column in ("infantry", "mechanised"):
            cell = getattr(row, column)
            if cell is None and (row.terrain, column) not in NO_COST and row.terrain not in free:
                raise DataError(rows.file, line, column, "expected movement points, got '-'")
            try:
                costs.append(None if cell is None else _half_points(cell))
            except ValueError as error:
                raise DataError(rows.file, line, column, str(error)) from None
        found[row.terrain] = Chart(costs[0], costs[1], row.shift)
    for terrain in wanted:
        if terrain not in found:
            raise DataError(rows.file, column="terrain", message=f"no row for '{terrain}'")
    return {**found, "sea": Chart(None, None, 0)}


def _half_points(cell: str) -> int:
    if cell == "1/2":
        return 1
    if cell.isascii() and cell.isdecimal():
        return 2 * int(cell)
    raise ValueError(f"expected movement points such as '2' or '1/2', got '{cell}'")


def load_crt(files: DataFiles) -> tuple[ResultRow, ...]:
    """The combat results table, whole."""
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
