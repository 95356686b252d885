"""What is printed: the tables of a scenario, put together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bocage.data import DataError, DataFiles
from bocage.families.cobra import book as family
from bocage.families.cobra.book import Arrival
from bocage.families.cobra.tables import ResultRow, check_stacks, edges_of, ground_of
from bocage.families.cobra.terrain import Country, Ground
from bocage.games.cobra.edition import Expanded
from bocage.games.cobra.options import NORTH_4101, ORIGINAL, SETUP, SOFTER_LANDING
from bocage.games.cobra.tables import HOME, LandingRow, MapRow, Tables, holds, load_tables, the_grid
from bocage.kernel.api import rule

NORTH_HEX = ("A4101",)  # the option north-4101
NEVER = 99  # a turn that does not come: until an event lets a unit in
WAITS = {"beach": 2, "late": 1}  # the turn in which a unit of the first wave may still come
SOFT_CELL = ("1:2", 2, "1/-")  # the option softer-landing


class Book(family.Book):
    """Everything that does not change during a game of 2008."""

    edition: Expanded

    def __init__(
        self,
        tables: Tables,
        scenario: str,
        country: Country,
        arrivals: Mapping[str, Arrival],
        options: Mapping[str, str],
    ) -> None:
        self.scenario = tables.scenarios[scenario]
        self.expanded = self.scenario.expanded
        edition = Expanded(self.scenario, tables)
        super().__init__(edition, tables, country, arrivals, options)
        self.weather = tables.weather
        self.doors = doors_of(tables, scenario)
        self.roads_in = frozenset(r.hex for r in tables.road_entries if holds(r, scenario))
        self.releases = tables.releases
        self.landing = {row.unit: row for row in tables.landing}
        self.beaches = {row.hex: row for row in tables.beaches}
        self.scatter = {row.die: row.side for row in tables.scatter}
        self.coast = frozenset(row.hex for row in tables.hexes if row.coast)
        self.naval = {row.hex: row.naval_points for row in tables.zones if row.naval_points}
        self.control = {
            row.hex: row.side
            for row in tables.control
            if self.expanded and row.setup == self.scenario.setup
        }
        self.places = places_of(tables, self.control)
        self.forts = frozenset(row.hex for row in tables.works if self.expanded)
        self.watched = self.forts.union(self.control)  # where it matters who comes
        self.rail = frozenset(row.hex for row in tables.zones if row.rail)
        self.delays = tuple(u for u, counter in self.counters.items() if counter.type == "delay")
        self.boundaries: dict[Any, Any] = {}  # worked out as they are laid
        self.markers: dict[str, tuple[str, ...]] = {
            row.what: row.hexes for row in tables.boundary if holds(row, scenario)
        }


def places_of(tables: Tables, known: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """The hexes of the places that somebody holds."""
    found: dict[str, tuple[str, ...]] = {}
    for row in tables.control:
        if row.hex in known and row.hex not in found.get(row.place, ()):
            found[row.place] = (*found.get(row.place, ()), row.hex)
    return found


# -- loading --------------------------------------------------------------------------------


def load_book(scenario: str, options: Mapping[str, str], overlays: Sequence[Path] = ()) -> Book:
    """The book of a scenario, with an owner's overlay if there is one."""
    files = DataFiles(HOME, overlays)
    setup = ORIGINAL if options.get(SETUP) == "on" else ""
    if files.overlaid():
        tables = in_play(load_tables(files), scenario, setup)
        country = map_of(tables, scenario)
    else:
        tables, country = printed_tables(scenario, setup), printed_map(scenario)
    if options.get(SOFTER_LANDING) == "on":
        tables = replace(tables, crt=softened(tables.crt))
    north = NORTH_HEX if options.get(NORTH_4101) == "on" else ()
    return Book(tables, scenario, country, arrivals_of(tables, scenario, north), options)


@lru_cache(maxsize=1)
def all_tables() -> Tables:
    """The tables as they come with the game."""
    return load_tables(DataFiles(HOME, ()))


@lru_cache(maxsize=4)
def printed_tables(scenario: str, setup: str = "") -> Tables:
    """Those of a scenario."""
    return in_play(all_tables(), scenario, setup)


@lru_cache(maxsize=3)
def printed_map(scenario: str) -> Country:
    """The map of a scenario as it comes with the game."""
    return map_of(printed_tables(scenario), scenario)


@rule("2008:3.0a", "2008:3.0e", "2008:19.1b")
def in_play(tables: Tables, scenario: str, setup: str = "") -> Tables:
    """What a scenario needs: the hexes of its maps, the units of its set-up chart."""
    row = tables.scenarios[scenario]
    names = frozenset(the_grid(row.expanded).names)
    chart = setup or row.setup
    start = [place for place in tables.setup if place.setup == chart]
    for place in start:
        if place.hex not in names:
            message = f"'{place.hex}' is off the map"
            raise DataError(tables.setup.file, column="hex", message=message)
    check_stacks(tables.setup, start, tables.counters, Expanded(row, tables))
    return replace(
        tables,
        hexes=tuple(hex_ for hex_ in tables.hexes if hex_.hex in names),
        sides=tuple(s for s in tables.sides if s.hex in names and s.next in names),
        roads=tuple(r for r in tables.roads if r.hex in names and r.next in names),
        setup=type(tables.setup)(start, tables.setup.file),
        arrivals=tuple(a for a in tables.arrivals if a.schedule == row.schedule),
    )


@rule("2008:2.2", "2008:E15a")
def map_of(tables: Tables, scenario: str) -> Country:
    """Map A, and in the expanded scenarios map B, which joins it."""
    works = {row.hex: row.kind for row in reversed(tables.works)}  # a fortress before its zone
    beaches = {row.hex for row in tables.beaches}
    grounds = {row.hex: stronghold(row, works.get(row.hex), beaches) for row in tables.hexes}
    grid = the_grid(tables.scenarios[scenario].expanded)
    return Country(grid, grounds, edges_of(tables), tables.chart)


@rule("2008:7.6b")
def stronghold(row: MapRow, fort: str | None, beaches: set[str]) -> Ground:
    """No zone of control reaches into the cities of Caen and Cherbourg, nor into a fortress."""
    city = row.settlement == "city" and row.name in ("Caen", "Cherbourg")
    return replace(
        ground_of(row), fort=fort, beach=row.hex in beaches, shelter=city or fort == "fortress"
    )


def doors_of(tables: Tables, scenario: str) -> dict[str, tuple[str, ...]]:
    """The entries of the map by their names."""
    return {row.entry: row.hexes for row in tables.entries if holds(row, scenario)}


@rule("2008:3.0c", "2008:13.2.1a")
def arrivals_of(tables: Tables, scenario: str, north: tuple[str, ...] = ()) -> dict[str, Arrival]:
    """Reinforcements enter at any hex of the entries that their row names; some only if freed."""
    doors = doors_of(tables, scenario)
    doors["north"] = (*north, *doors["north"])
    due = {
        row.unit: Arrival(
            row.turn, tuple(dict.fromkeys(h for e in row.entries for h in doors[e])), row.steps
        )
        for row in tables.arrivals
    }
    freed = {
        row.unit: Arrival(NEVER, doors[row.entry]) for row in tables.releases if row.entry in doors
    }
    every = {**first_wave(tables, scenario), **due, **freed}
    return {unit: found for unit, found in every.items() if found.hexes}


@rule("2008:13.3.8a")
def first_wave(tables: Tables, scenario: str) -> dict[str, Arrival]:
    """Who lands before the first turn; a unit that finds no room comes to its beach later."""
    if not tables.scenarios[scenario].expanded:
        return {}
    return {row.unit: _landing(tables, row) for row in tables.landing}


def _landing(tables: Tables, row: LandingRow) -> Arrival:
    if row.how == "drop":
        return Arrival(NEVER, (row.place,))
    beach = tuple(hex_.hex for hex_ in tables.beaches if hex_.beach == row.place)
    return Arrival(WAITS[row.how], beach)


def softened(rows: Sequence[ResultRow]) -> tuple[ResultRow, ...]:
    """The results with the milder cell for landings."""
    column, die, result = SOFT_CELL
    return tuple(
        replace(row, result=result) if (row.column, row.die) == (column, die) else row
        for row in rows
    )
