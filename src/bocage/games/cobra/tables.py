"""The files of the game as they stand, each row typed and checked."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from bocage.data import DataFiles, Rows, check_refs, load_tsv
from bocage.families.cobra.counters import Counter, Group
from bocage.families.cobra.tables import (
    HexRow,
    ResultRow,
    RoadRow,
    SideRow,
    WeatherRow,
    check_setup,
    load_chart,
    load_counters,
    load_crt,
    load_hexes,
    load_pairs,
)
from bocage.families.cobra.terrain import Chart
from bocage.families.cobra.types import Weather
from bocage.space import HexGrid, Sheet

HOME = Path(__file__).resolve().parent / "data"
FORTS = ("fortress", "fortified", "beach")  # rows of the terrain chart that only defend

ScenarioName = Literal["breakout", "build-up", "campaign"]
Where = Literal["all", "breakout", "build-up", "campaign"]
Side = Literal["german", "allied"]
Turn = Annotated[int, Meta(ge=1, le=28)]
Count = Annotated[int, Meta(ge=0)]


class MapRow(HexRow, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hex of the map, and whether some of its sides are coast."""

    coast: bool


class WorkRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A fortress, or a hex of a fortified zone."""

    kind: Literal["fortress", "fortified"]
    hex: str


class ScenarioRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario: its turns, maps and starting points, and whether the expanded rules hold."""

    scenario: ScenarioName
    expanded: bool
    first: Turn
    last: Turn
    extra: bool  # whether a turn may follow the last
    maps: tuple[Literal["A", "B"], ...]
    setup: str
    schedule: str
    us: Count
    british: Count
    german: Count
    fixed: tuple[str, ...]  # weather that is not rolled, as 15:clear

    def weather(self, turn: int) -> Weather | None:
        """The weather of a turn that is not rolled."""
        found: dict[str, Any] = dict(word.split(":") for word in self.fixed)
        return found.get(str(turn))


class ColumnRow(WeatherRow, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The same of one of three tables."""

    column: Literal["A", "B", "C"]


class TurnRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A turn of the turn track; German replacements in half steps."""

    turn: Turn
    dates: str
    us: Count
    british: Count
    naval: Count
    us_limit: Count | None
    british_limit: Count | None
    mechanised_halves: Count
    infantry_halves: Count
    rail: Count
    delay: Count
    carpet: Count | None


class TruckRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A truck marker: the turn from which it can be used, and its movement allowance."""

    marker: str
    turn: Turn
    ma: Count


class SetupRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a unit starts, and with how many steps."""

    setup: Literal["alt", "original", "landing"]
    unit: str
    hex: str
    steps: Annotated[int, Meta(ge=1)]


class AbsentRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit that a set-up has no use for."""

    setup: Literal["alt", "original", "landing"]
    unit: str


class ArrivalRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When and where a reinforcement enters, and with how many steps."""

    schedule: Literal["breakout", "expanded"]
    unit: str
    turn: Turn
    entries: tuple[str, ...]
    steps: Annotated[int, Meta(ge=1)]


class ReleaseRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit that comes when an event lets it."""

    order: int
    unit: str
    entry: str
    event: Literal["15th-army", "2nd-parachute"]


class EntryRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The hexes of an entry of the map."""

    entry: str
    side: Side
    scenarios: tuple[Where, ...]
    hexes: tuple[str, ...]


class RoadEntryRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hex of the edge into which a road leads."""

    hex: str
    entry: str
    road: Literal["primary", "secondary"]
    scenarios: tuple[Where, ...]


class SourceRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Supply sources of one kind."""

    kind: Literal["east-road", "south-road", "north-road", "cherbourg", "beach", "isigny", "bayeux"]
    side: Side
    groups: tuple[Group, ...]
    scenarios: tuple[Where, ...]
    hexes: tuple[str, ...]


class BoundaryRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Hexes where a marker of the army boundary stands or may be laid."""

    what: Literal["start", "relay-west", "relay-east"]
    scenarios: tuple[Where, ...]
    hexes: tuple[str, ...]


class BeachRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A beach hex."""

    hex: str
    beach: Literal["utah", "omaha", "gold", "juno", "sword"]
    group: Group
    column: str


class LandingRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A unit of the first wave."""

    unit: str
    how: Literal["beach", "drop", "late"]
    place: str
    scatter: int | None  # the die from which it scatters
    column: str | None
    suggested: str


class ScatterRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Into which side of its hex a drop scatters."""

    die: int
    side: int


class ControlRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who holds a hex of a place at the start."""

    setup: Literal["alt", "original", "landing"]
    place: str
    hex: str
    side: Side


class ZoneRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the ships and the railways reach."""

    hex: str
    naval_distance: int | None
    naval_points: int | None
    rail: bool


class Tables(msgspec.Struct, frozen=True):
    """All files, checked; `at` picks what belongs to a scenario."""

    hexes: tuple[MapRow, ...]
    sides: tuple[SideRow, ...]
    roads: tuple[RoadRow, ...]
    works: tuple[WorkRow, ...]
    chart: dict[str, Chart]
    counters: dict[str, Counter]
    crt: tuple[ResultRow, ...]
    scenarios: dict[str, ScenarioRow]
    weather: dict[Weather, tuple[Weather, ...]]
    turns: dict[int, TurnRow]
    trucks: tuple[TruckRow, ...]
    setup: Rows[SetupRow]
    absent: tuple[AbsentRow, ...]
    arrivals: tuple[ArrivalRow, ...]
    releases: tuple[ReleaseRow, ...]
    entries: tuple[EntryRow, ...]
    road_entries: tuple[RoadEntryRow, ...]
    sources: tuple[SourceRow, ...]
    boundary: tuple[BoundaryRow, ...]
    beaches: tuple[BeachRow, ...]
    landing: tuple[LandingRow, ...]
    scatter: tuple[ScatterRow, ...]
    control: tuple[ControlRow, ...]
    zones: tuple[ZoneRow, ...]


def holds(row: Any, scenario: str) -> bool:
    """Whether a row is for a scenario."""
    return "all" in row.scenarios or scenario in row.scenarios


MAP_A = Sheet(51, 34, "A", short=True)
MAP_B = Sheet(51, 21, "B", join=("B1121", "A0101"))


@lru_cache(maxsize=2)
def the_grid(both: bool) -> HexGrid:
    """Map A, or both: of hexes on both, the name of map A is their own."""
    return HexGrid("flat", (MAP_A, MAP_B) if both else (MAP_A,))


def load_tables(files: DataFiles) -> Tables:
    """All files, with every reference checked."""
    grid = the_grid(True)
    hexes = load_hexes(files, grid, MapRow)
    land = [row.hex for row in hexes if row.terrain != "sea"]
    counters = load_counters(files)
    setup = load_tsv(files, "setup.tsv", SetupRow, key=("setup", "unit"))
    check_setup(setup, hexes, counters)

    def named(name: str, row: type[Any], key: Any, **refs: Collection[str]) -> Rows[Any]:
        rows: Rows[Any] = load_tsv(files, name, row, key=key)
        for column, known in refs.items():
            check_refs(rows, column, known)
        return rows

    entries = named("entries.tsv", EntryRow, "entry", hexes=grid.names)
    doors = [row.entry for row in entries]
    units = tuple(counters)
    return Tables(
        hexes=tuple(hexes),
        sides=tuple(load_pairs(files, "hexsides.tsv", SideRow, grid)),
        roads=tuple(load_pairs(files, "roads.tsv", RoadRow, grid)),
        works=tuple(named("works.tsv", WorkRow, ("kind", "hex"), hex=land)),
        chart=load_chart(files, FORTS),
        counters=counters,
        crt=load_crt(files),
        scenarios={row.scenario: row for row in load_tsv(files, "scenarios.tsv", ScenarioRow)},
        weather={row.last: row.dice() for row in named("weather.tsv", ColumnRow, "column")},
        turns={row.turn: row for row in load_tsv(files, "turns.tsv", TurnRow)},
        trucks=tuple(load_tsv(files, "trucks.tsv", TruckRow)),
        setup=setup,
        absent=tuple(named("absent.tsv", AbsentRow, ("setup", "unit"), unit=units)),
        arrivals=tuple(
            named("reinforcements.tsv", ArrivalRow, ("schedule", "unit"), unit=units, entries=doors)
        ),
        releases=tuple(named("releases.tsv", ReleaseRow, "unit", unit=units, entry=doors)),
        entries=tuple(entries),
        road_entries=tuple(named("road_entries.tsv", RoadEntryRow, "hex", hex=land, entry=doors)),
        sources=tuple(named("sources.tsv", SourceRow, "kind", hexes=land)),
        boundary=tuple(named("boundary.tsv", BoundaryRow, ("what", "scenarios"), hexes=grid.names)),
        beaches=tuple(named("beaches.tsv", BeachRow, "hex", hex=land)),
        landing=tuple(named("landing.tsv", LandingRow, "unit", unit=units)),
        scatter=tuple(load_tsv(files, "scatter.tsv", ScatterRow)),
        control=tuple(named("control.tsv", ControlRow, ("setup", "hex"), hex=land)),
        zones=tuple(named("zones.tsv", ZoneRow, "hex", hex=grid.names)),
    )
