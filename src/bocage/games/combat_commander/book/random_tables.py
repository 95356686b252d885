"""The printed tables of the random scenario: years, nations, quality, orders of battle, works.

Each is checked on its own: every roll has one row, every result an order of battle.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from bocage.data import DataError, DataFiles, Rows, check_refs, load_tsv
from bocage.games.combat_commander.book.rows import (
    Nation,
    Natural,
    Posture,
    PrintedRow,
    Quality,
    Side16,
    Sum,
    Year,
)

FRONTS = (  # year and Allied nation
    *("1941-russian", "1942-russian", "1943-russian", "1944-russian", "1945-russian"),
    *("1943-american", "1944-american", "1945-american"),
)
ROLLS = range(2, 13)
FORTS = ("foxholes", "trench", "bunker", "wire", "mines")


class YearRow(PrintedRow, frozen=True):
    """The year by the roll of the Axis."""

    low: Sum
    high: Sum
    year: Year


class FrontRow(PrintedRow, frozen=True):
    """The Allied nation of a year by the roll of the Allies; None: one that is not in the game."""

    year: Year
    low: Sum
    high: Sum
    nation: Literal["american", "russian"] | None


class QualityRow(PrintedRow, frozen=True):
    """The quality of a nation's troops by its roll, in some years."""

    nation: Nation
    first: Year
    last: Year
    low: Sum
    high: Sum
    quality: Quality


class ModifierRow(PrintedRow, frozen=True):
    """What a year adds to a leader roll of a nation."""

    nation: Nation
    year: Year
    modifier: int


class WorksRow(PrintedRow, frozen=True):
    """Fortifications that the defender may buy together."""

    works: str
    cost: Annotated[int, Meta(ge=1)]
    foxholes: Natural
    trench: Natural
    bunker: Natural
    wire: Natural
    mines: Natural
    strength: Annotated[int, Meta(ge=6, le=8)] | None

    def __post_init__(self) -> None:
        """Mines, and only they, have a strength."""
        if bool(self.mines) != (self.strength is not None):
            raise ValueError("mines have a strength from 6 to 8, and nothing else has one")

    def forts(self) -> dict[str, int]:
        """How many of each fortification."""
        return {what: count for what in FORTS if (count := getattr(self, what))}


class AreaRow(PrintedRow, frozen=True):
    """How deep a side sets up from its edge, by posture: on the wide map, on the narrow one."""

    posture: Posture
    wide: Annotated[int, Meta(ge=1, le=10)]
    narrow: Annotated[int, Meta(ge=1, le=15)]


class BattleRow(PrintedRow, frozen=True):
    """An order of battle."""

    battle: str
    nation: Nation
    size: Literal["company", "detachment", "platoon"]
    quality: Quality
    first: Year
    last: Year
    points: Natural
    initiative: int
    orders: Side16
    surrender: Natural
    leaders: Natural


class BattleForceRow(PrintedRow, frozen=True):
    """Some pieces of an order of battle."""

    battle: str
    item: str
    count: Annotated[int, Meta(ge=1)]
    first: Year
    last: Year


class RandomTables(msgspec.Struct, frozen=True):
    """The files of the random scenario as they stand, checked."""

    years: tuple[YearRow, ...]
    fronts: tuple[FrontRow, ...]
    quality: tuple[QualityRow, ...]
    leaders: dict[tuple[str, int], int]  # nation, year: modifier
    works: dict[str, WorksRow]
    areas: dict[str, AreaRow]
    battles: dict[str, BattleRow]
    forces: tuple[BattleForceRow, ...]


Counters = Mapping[str, tuple[str, int]]  # unit or weapon: its nation, how many there are


def load_random(files: DataFiles, counters: Counters) -> RandomTables:
    """All files, with every roll and every reference checked."""
    years = load_tsv(files, "random_years.tsv", YearRow)
    fronts = load_tsv(files, "random_nations.tsv", FrontRow, key=None)
    quality = load_tsv(files, "random_quality.tsv", QualityRow, key=None)
    leaders = load_tsv(files, "random_leaders.tsv", ModifierRow, key=("nation", "year"))
    areas = load_tsv(files, "random_areas.tsv", AreaRow)
    battles = load_tsv(files, "orders_of_battle.tsv", BattleRow)
    forces = load_tsv(files, "battle_forces.tsv", BattleForceRow, key=None)
    works = load_tsv(files, "random_works.tsv", WorksRow)
    _check_fronts(fronts)
    met = {(row.nation, row.year) for row in fronts if row.nation}
    armies = met | {("german", year) for _, year in met}
    check_rolls(years, lambda row: ("",), {""})
    check_rolls(fronts, lambda row: (f"{row.year}",), {f"{row.year}" for row in years})
    check_rolls(quality, _armies, {f"{n} {year}" for n, year in armies})
    for nation, year in sorted(armies - {(row.nation, row.year) for row in leaders}):
        raise DataError(leaders.file, column="year", message=f"no row for {nation} {year}")
    for word in ("attack", "defend", "recon"):
        if word not in {row.posture for row in areas}:
            raise DataError(areas.file, column="posture", message=f"no row for '{word}'")
    _check_forces(forces, {row.battle: row for row in battles}, counters)
    _check_results(quality, battles, armies)
    return RandomTables(
        tuple(years),
        tuple(fronts),
        tuple(quality),
        {(row.nation, row.year): row.modifier for row in leaders},
        {row.works: row for row in works},
        {row.posture: row for row in areas},
        {row.battle: row for row in battles},
        tuple(forces),
    )


# -- checks ---------------------------------------------------------------------------------


def _check_fronts(rows: Rows[FrontRow]) -> None:
    """The game has the decks and orders of battle of these years and nations only."""
    for line, row in zip(rows.lines, rows, strict=True):
        if row.nation and f"{row.year}-{row.nation}" not in FRONTS:
            text = f"expected one of {', '.join(FRONTS)}, got {row.year}-{row.nation}"
            raise DataError(rows.file, line, "nation", text)


def _armies(row: QualityRow) -> list[str]:
    return [f"{row.nation} {year}" for year in range(row.first, row.last + 1)]


def check_rolls(
    rows: Rows[Any], groups: Callable[[Any], Iterable[str]], needed: Collection[str]
) -> None:
    """In every group each roll from 2 to 12 has one row."""
    seen: set[tuple[str, int]] = set()
    for line, row in zip(rows.lines, rows, strict=True):
        if row.low > row.high:
            raise DataError(rows.file, line, "high", f"expected {row.low} or more, got {row.high}")
        for group in groups(row):
            for roll in range(row.low, row.high + 1):
                if (group, roll) in seen:
                    raise DataError(
                        rows.file, line, "low", f"{_told(group, roll)} has a row already"
                    )
                seen.add((group, roll))
    for group in sorted({*needed, *(name for name, _ in seen)}):
        for roll in ROLLS:
            if (group, roll) not in seen:
                raise DataError(rows.file, column="low", message=f"no row for {_told(group, roll)}")


def _told(group: str, roll: int) -> str:
    return f"roll {roll}" + (f" of {group}" if group else "")


def _check_forces(
    rows: Rows[BattleForceRow], battles: Mapping[str, BattleRow], counters: Counters
) -> None:
    """Units and weapons of the nation, in no year more than there are."""
    check_refs(rows, "battle", list(battles))
    check_refs(rows, "item", list(counters))
    used: dict[tuple[str, str, int], int] = {}
    for line, row in zip(rows.lines, rows, strict=True):
        nation, most = counters[row.item]
        wanted = battles[row.battle].nation
        if nation not in (wanted, "any"):
            text = f"'{row.battle}' is {wanted}, '{row.item}' is {nation}"
            raise DataError(rows.file, line, "item", text)
        for year in range(row.first, row.last + 1):
            key = (row.battle, row.item, year)
            used[key] = used.get(key, 0) + row.count
            if used[key] > most:
                text = f"'{row.battle}' uses {used[key]} '{row.item}', there are {most}"
                raise DataError(rows.file, line, "count", text)


def _check_results(
    rows: Rows[QualityRow], battles: Iterable[BattleRow], armies: Collection[tuple[str, int]]
) -> None:
    """Whatever is rolled, there is an order of battle of that quality in that year."""
    found = {
        (row.nation, year, row.quality)
        for row in battles
        for year in range(row.first, row.last + 1)
    }
    for line, row in zip(rows.lines, rows, strict=True):
        for year in range(row.first, row.last + 1):
            if (row.nation, year) in armies and (row.nation, year, row.quality) not in found:
                text = f"no {row.quality} order of battle is {row.nation} in {year}"
                raise DataError(rows.file, line, "quality", text)


Rolled = TypeVar("Rolled", YearRow, FrontRow, QualityRow)


# -- looking up -----------------------------------------------------------------------------


def row_of(rows: Sequence[Rolled], roll: int) -> Rolled:
    """The row of a roll."""
    return next(row for row in rows if row.low <= roll <= row.high)
