"""The charts as they stand in the files, each row typed and checked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from bocage.data import DataError, DataFiles, Rows, load_tsv

COLUMNS = ("1:4", "1:3", "1:2", "1:1", "2:1", "3:1", "4:1", "5:1", "6:1", "7:1")
ROLLS = range(13)
SIXTHS = {"1/3": 2, "1/2": 3}  # of a movement point
RESULT = re.compile(r"(?:[1-9]R?|-)/(?:[1-9]R?|-)")
COST = re.compile(r"\+?[0-9]|1/2|1/3|all|road|no|bridge")
DRM = re.compile(r"-?[0-9]|half|no|clear")

Count = Annotated[int, Meta(ge=0)]
Month = Literal["june", "july", "august"]
Nation = Literal["us", "cw", "german"]
Weather = Literal[
    "clear",
    "partly-cloudy",
    "cloudy",
    "overcast",
    "heavy-overcast",
    "fog",
    "light-showers",
    "heavy-rain",
    "storm",
]


class ResultRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A cell of the combat results table: attacker's losses, then the defender's."""

    column: str
    roll: Annotated[int, Meta(ge=0, le=12)]
    result: str

    def __post_init__(self) -> None:
        """Refuses cells that nobody can carry out."""
        if self.column not in COLUMNS:
            raise ValueError(f"no column '{self.column}'")
        if not RESULT.fullmatch(self.result):
            raise ValueError(f"expected a result such as '1/2R', got '{self.result}'")


class TerrainRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the terrain effects chart.

    Costs in movement points: `1/2`, `1/3`, `+2` on top of the rest, `all` of them, `road` for only
    by road, `bridge` for only over one, `no`. Modifiers: `half` halves the attack.
    """

    terrain: str
    kind: Literal["hex", "settlement", "level", "hexside", "marker", "road"]
    drm: str | None
    drm_tanks: int | None  # where only tanks defend
    fire: str | None
    foot: str
    mech: str
    supply: str
    rain: str | None  # in heavy rain and storm: a road's own cost, or on top of the rest
    recon: str | None
    mandatory: Literal["yes", "no", "ground"] | None

    def __post_init__(self) -> None:
        """Refuses words that are neither a cost nor a modifier."""
        for cell in (self.foot, self.mech, self.supply, self.rain or "0"):
            if not COST.fullmatch(cell):
                raise ValueError(f"expected a cost, got '{cell}'")
        for modifier in (self.drm, self.fire, self.recon):
            if modifier is not None and not DRM.fullmatch(modifier):
                raise ValueError(f"expected a modifier, got '{modifier}'")


class WeatherRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A weather, the rolls of two dice for it, and what it does."""

    weather: Weather
    first: Annotated[int, Meta(ge=2, le=12)]
    last: Annotated[int, Meta(ge=2, le=12)]
    csp: Count
    air: int | None  # points less; None: nobody flies
    percent: Annotated[int, Meta(ge=0, le=100)]
    ships: tuple[Literal["bb", "ca", "cl", "dd", "de", "mon", "pg"], ...]
    half_supply: bool
    landing: Literal["all", "one", "none"]
    drm: Annotated[int, Meta(le=0)]


class ReconRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Attacks of armed reconnaissance, and the die that hits, by points."""

    first: Count
    last: Count
    attacks: Count
    hit: Annotated[int, Meta(ge=1, le=10)]


class InterdictionRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Movement points lost, by Allied points less those of German fire."""

    first: Count
    last: Count
    mp_lost: Count


class FlakRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What anti-aircraft fire does."""

    first: Count
    last: Count
    result: Literal["none", "abort", "hit"]


class BridgeRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether engineers destroy or repair a bridge."""

    action: Literal["destroy", "repair"]
    first: Count
    last: Count
    result: Literal["fails", "destroyed", "repaired"]


class ReplacementRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Replacements of a day."""

    month: Month
    nation: Nation
    first: Annotated[int, Meta(ge=1, le=10)]
    last: Annotated[int, Meta(ge=1, le=10)]
    infantry: Count
    armour: Count
    extra: Literal["truck", "motorized"] | None


class DayRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A day of the calendar, with the rules that hold on it."""

    day: Annotated[int, Meta(ge=1, le=71)]
    date: str
    month: Month
    weather: Weather | None  # that is not rolled
    forecast: bool
    change: bool
    after_storm: int
    after_clear: int
    air: bool
    support: Count  # ground support points a combat
    aa: Count
    replacements: Month | None
    events: tuple[int, ...]
    withdrawal: Count | None
    carpet: bool
    cover: bool
    cw_stack: Annotated[int, Meta(ge=6, le=7)]


class Charts(msgspec.Struct, frozen=True):
    """All charts, checked."""

    crt: dict[tuple[str, int], str]
    terrain: dict[str, TerrainRow]
    weather: Rows[WeatherRow]
    recon: Rows[ReconRow]
    interdiction: Rows[InterdictionRow]
    flak: Rows[FlakRow]
    bridge: Rows[BridgeRow]
    replacements: Rows[ReplacementRow]
    days: tuple[DayRow, ...]


def load_charts(files: DataFiles) -> Charts:
    """The charts, without a gap in any."""
    recon = load_tsv(files, "armed_recon.tsv", ReconRow)
    interdiction = load_tsv(files, "interdiction.tsv", InterdictionRow)
    flak = load_tsv(files, "aa_fire.tsv", FlakRow)
    bridge = load_tsv(files, "bridge.tsv", BridgeRow, key=("action", "first"))
    gains = load_tsv(files, "replacements.tsv", ReplacementRow, key=("month", "nation", "first"))
    weather = load_tsv(files, "weather.tsv", WeatherRow)
    for rows in (recon, interdiction, flak):
        check_spans(rows, rows)
    check_spans(weather, sorted(weather, key=first_of))
    for action in ("destroy", "repair"):
        check_spans(bridge, [row for row in bridge if row.action == action])
    for key in dict.fromkeys((row.month, row.nation) for row in gains):
        check_spans(gains, [row for row in gains if (row.month, row.nation) == key])
    return Charts(
        crt=load_crt(files),
        terrain={row.terrain: row for row in load_terrain(files)},
        weather=weather,
        recon=recon,
        interdiction=interdiction,
        flak=flak,
        bridge=bridge,
        replacements=gains,
        days=load_days(files),
    )


def first_of(row: Any) -> int:
    """Where the span of a row begins."""
    return int(row.first)


def check_spans(rows: Rows[Any], part: Iterable[Any]) -> None:
    """Spans follow each other without gap or overlap."""
    before = None
    lines = dict(zip(map(id, rows), rows.lines, strict=True))
    for row in part:
        if row.last < row.first or (before is not None and row.first != before + 1):
            message = f"{row.first}-{row.last} does not follow {before}"
            raise DataError(rows.file, lines[id(row)], "first", message)
        before = row.last


def load_crt(files: DataFiles) -> dict[tuple[str, int], str]:
    """The combat results table, whole."""
    rows = load_tsv(files, "crt.tsv", ResultRow, key=("column", "roll"))
    if len(rows) != len(COLUMNS) * len(ROLLS):
        wanted = len(COLUMNS) * len(ROLLS)
        raise DataError(rows.file, message=f"expected {wanted} rows, got {len(rows)}")
    return {(row.column, row.roll): row.result for row in rows}


def load_terrain(files: DataFiles) -> Rows[TerrainRow]:
    """The terrain effects chart; roads cost points, or parts of one."""
    rows = load_tsv(files, "terrain.tsv", TerrainRow, key="terrain")
    for line, row in zip(rows.lines, rows, strict=True):
        if row.kind == "road" and not (row.foot in SIXTHS or row.foot.isdecimal()):
            raise DataError(rows.file, line, "foot", f"expected points, got '{row.foot}'")
    return rows


def load_days(files: DataFiles) -> tuple[DayRow, ...]:
    """The calendar, day after day."""
    rows = load_tsv(files, "calendar.tsv", DayRow)
    for number, (line, row) in enumerate(zip(rows.lines, rows, strict=True), start=1):
        if row.day != number:
            raise DataError(rows.file, line, "day", f"expected day {number}, got {row.day}")
    return tuple(rows)
