"""The files of the game as they stand, with every reference checked."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec

from bocage.data import DataError, DataFiles, Rows, check_refs, load_tsv
from bocage.games.normandy.book.charts import Charts, load_charts
from bocage.games.normandy.book.rows import (
    AreaRow,
    ArrivalRow,
    BandRow,
    BeachRow,
    BreakdownRow,
    ConditionRow,
    Counter,
    DivesRow,
    ExitRow,
    FeldersatzRow,
    HexRow,
    InvasionRow,
    LevelRow,
    MarkerRow,
    MineRow,
    PlaceRow,
    PoolRow,
    RoadRow,
    ScenarioRow,
    SetupRow,
    SideRow,
    Site,
    SiteRow,
    SourceRow,
    StripRow,
    TrenchRow,
    VictoryRow,
)
from bocage.kernel.api import rule
from bocage.space import HexGrid, Sheet

HOME = Path(__file__).resolve().parent.parent / "data"
SCENARIOS = ("elle", "epsom", "breakout", "campaign", "omaha", "utah", "sword", "dday")
AREAS = ("epsom",)  # whose hexes are listed
SCHEDULES = ("elle", "epsom", "omaha", "utah", "sword", "dday")  # whose reinforcements are listed


class Tables(msgspec.Struct, frozen=True):
    """The files that all scenarios share, checked."""

    hexes: Rows[HexRow]
    sides: Rows[SideRow]
    roads: Rows[RoadRow]
    exits: Rows[ExitRow]
    places: Rows[PlaceRow]
    counters: dict[str, Counter]
    pools: Rows[PoolRow]
    breakdown: dict[str, BreakdownRow]
    markers: dict[str, int]
    charts: Charts
    scenarios: dict[str, ScenarioRow]
    sources: Rows[SourceRow]
    feldersatz: Rows[FeldersatzRow]
    strips: Rows[StripRow]
    bands: dict[str, BandRow]
    conditions: dict[str, ConditionRow]
    trenches: Rows[TrenchRow]
    victory: Rows[VictoryRow]
    levels: Rows[LevelRow]
    beaches: Rows[BeachRow]
    sites: dict[str, SiteRow]
    mines: Rows[MineRow]
    dives: Rows[DivesRow]
    invasions: dict[str, InvasionRow]


class Start(msgspec.Struct, frozen=True):
    """The files of one scenario, checked."""

    setup: Rows[SetupRow]
    arrivals: Rows[ArrivalRow] | tuple[()]
    area: Rows[AreaRow] | tuple[()]


def sheet(prefix: str, columns: int, join: tuple[str, str] | None = None) -> Sheet:
    """A map sheet: rows grow southward, columns westward."""
    return Sheet(columns, 48, prefix, "RRCC", shoved="even", count_from="right", join=join)


@cache
@rule("2.2", "2.2.1")
def the_grid() -> HexGrid:
    """The five maps in one: of hexes on several, the name of the earlier map is their own."""
    return HexGrid(
        "pointy",
        (
            sheet("A", 56),
            sheet("B", 54, ("B0109", "A3401")),
            sheet("C", 52, ("C0153", "B0101")),
            sheet("E", 54, ("E0110", "C3901")),
            sheet("D", 54, ("D0101", "C3945")),
        ),
    )


@cache
def other_names() -> dict[str, tuple[str, ...]]:
    """What other maps call a hex; only those that lie on several."""
    grid = the_grid()
    found = ((name, tuple(grid.aliases(name))) for name in grid.names)
    return {name: others for name, others in found if others}


# -- loading --------------------------------------------------------------------------------


def load_tables(files: DataFiles) -> Tables:
    """All shared files, with every reference checked."""
    grid = the_grid()
    hexes = load_hexes(files, grid)
    land = frozenset(row.hex for row in hexes if row.terrain != "sea")

    def named(name: str, row: type[Any], key: Any, **refs: Collection[str]) -> Rows[Any]:
        rows: Rows[Any] = load_tsv(files, name, row, key=key)
        for column, known in refs.items():
            check_refs(rows, column, known)
        return rows

    pools = named("pools.tsv", PoolRow, ("nation", "type"))
    counters = load_counters(files, pools)
    formations = {c.formation for c in counters.values() if c.side == "german" and c.formation}
    names = frozenset(grid.names)
    scenarios = named("scenarios.tsv", ScenarioRow, "scenario", north_west=names, south_east=names)
    conditions = named("conditions.tsv", ConditionRow, "scenario", kg=counters)
    check_refs(conditions, "scenario", {row.scenario for row in scenarios})
    return Tables(
        hexes=hexes,
        sides=load_pairs(files, "hexsides.tsv", SideRow, "kind"),
        roads=load_pairs(files, "roads.tsv", RoadRow, "road"),
        exits=named("exits.tsv", ExitRow, ("hex", "road"), hex=land),
        places=named("places.tsv", PlaceRow, ("name", "hex"), hex=names),
        counters=counters,
        pools=pools,
        breakdown={row.type: row for row in named("breakdown.tsv", BreakdownRow, "type")},
        markers={row.marker: row.count for row in named("markers.tsv", MarkerRow, "marker")},
        charts=load_charts(files),
        scenarios={row.scenario: row for row in scenarios},
        sources=named("sources.tsv", SourceRow, ("scenario", "side", "supply"), hexes=land),
        feldersatz=named(
            "feldersatz.tsv", FeldersatzRow, ("scenario", "formation"), formation=formations
        ),
        bands={row.band: row for row in named("bands.tsv", BandRow, "band")},
        conditions={row.scenario: row for row in conditions},
        strips=named("strips.tsv", StripRow, ("first", "second")),
        trenches=named("entrenchments.tsv", TrenchRow, ("scenario", "hex"), hex=land),
        victory=named("victory.tsv", VictoryRow, ("scenario", "kind", "name"), hexes=land),
        levels=named("victory_levels.tsv", LevelRow, ("scenario", "turn")),
        beaches=named("beaches.tsv", BeachRow, "hex", hex=land, queue=names),
        sites={row.site: row for row in named("sites.tsv", SiteRow, "site")},
        mines=named("mines.tsv", MineRow, "first"),
        dives=named("dives.tsv", DivesRow, "hex", hex=land, next=land),
        invasions={row.scenario: row for row in named("invasions.tsv", InvasionRow, "scenario")},
    )


def load_hexes(files: DataFiles, grid: HexGrid) -> Rows[HexRow]:
    """A row for every hex of the grid."""
    hexes = load_tsv(files, "map.tsv", HexRow)
    known = frozenset(grid.names)
    check_refs(hexes, "hex", known)
    missing = known - {row.hex for row in hexes}
    if missing:
        raise DataError(hexes.file, column="hex", message=f"no row for hex '{min(missing)}'")
    return hexes


def load_pairs(files: DataFiles, name: str, row: type[Any], what: str) -> Rows[Any]:
    """Rows of hexsides: both hexes exist and are adjacent."""
    grid, known = the_grid(), frozenset(the_grid().names)
    rows = load_tsv(files, name, row, key=("hex", "next", what))
    check_refs(rows, "hex", known)
    check_refs(rows, "next", known)
    for line, side in zip(rows.lines, rows, strict=True):
        if side.next not in grid.neighbours(side.hex):
            message = f"'{side.next}' is not next to '{side.hex}'"
            raise DataError(rows.file, line, "next", message)
    return rows


SITES = frozenset(get_args(Site))
GLIDER = "glider"  # an entry from the air
PREFIX = {"us": "US", "cw": "CW", "german": "GE"}


def load_counters(files: DataFiles, pools: Rows[PoolRow]) -> dict[str, Counter]:
    """All counters by their ids: those with names, then the companies of the pools."""
    rows = load_tsv(files, "units.tsv", Counter)
    found = {row.id: row for row in rows}
    for line, row in zip(pools.lines, pools, strict=True):
        for company in companies(row):
            if company.id in found:
                raise DataError(pools.file, line, "type", f"'{company.id}' is there already")
            found[company.id] = company
    return found


def companies(row: PoolRow) -> list[Counter]:
    """The counters of a pool, numbered from 1."""
    return [
        Counter(
            id=f"{PREFIX[row.nation]}-{row.type}-{number}",
            side="german" if row.nation == "german" else "allied",
            nation=row.nation,
            name=str(number),
            type=row.type,
            size="co",
            formation=None,
            regiment=None,
            corps=None,
            stack=row.stack,
            attack=row.attack,
            defence=row.defence,
            artillery=None,
            range=None,
            ma=row.ma,
            phase=row.phase,
            steps=row.steps,
            attack_reduced=None,
            defence_reduced=None,
            dot=row.dot,
            aa=row.aa,
            band=None,
            calibre=None,
            company=None,
            facing=None,
            arc=(),
            flags=("pool",),
        )
        for number in range(1, row.count + 1)
    ]


def load_start(files: DataFiles, scenario: str, counters: Mapping[str, Counter]) -> Start:
    """Set-up, reinforcements and area of a scenario."""
    known = frozenset(the_grid().names)
    setup = load_tsv(files, f"setup_{scenario}.tsv", SetupRow)
    check_refs(setup, "unit", counters)
    check_refs(setup, "hex", known)
    for line, row in zip(setup.lines, setup, strict=True):
        if row.state == "reduced" and counters[row.unit].steps == 1:
            raise DataError(setup.file, line, "state", f"'{row.unit}' has no reduced side")
    arrivals: Rows[ArrivalRow] | tuple[()] = ()
    if scenario in SCHEDULES:
        arrivals = load_tsv(files, f"reinforcements_{scenario}.tsv", ArrivalRow, key="unit")
        check_refs(arrivals, "unit", counters)
        check_refs(arrivals, "unit", counters.keys() - {row.unit for row in setup})
        check_refs(arrivals, "entry", known | SITES | {GLIDER})
    area: Rows[AreaRow] | tuple[()] = ()
    if scenario in AREAS:
        area = load_tsv(files, f"area_{scenario}.tsv", AreaRow)
        check_refs(area, "hex", known)
    return Start(setup, arrivals, area)
