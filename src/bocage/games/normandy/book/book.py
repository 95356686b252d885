"""What is printed: the tables of a scenario, put together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path

from msgspec.structs import replace

from bocage.data import DataError, DataFiles, Rows, check_refs
from bocage.games.normandy.book.country import Country, box
from bocage.games.normandy.book.rows import BeachRow, Counter, SetupRow
from bocage.games.normandy.book.tables import (
    GLIDER,
    HOME,
    SITES,
    Start,
    Tables,
    load_start,
    load_tables,
    other_names,
    the_grid,
)
from bocage.kernel.api import Memo, rule
from bocage.space import HexGrid

STACK = 6  # stacking points in a hex
ON_LAND = ("ground", "hidden")  # ways to start for which stacking is counted
DUMMIES, DUMMY = "dummies", "dummy"  # the optional rule, and its counters
AIRBORNE = "airborne"  # the holding box of battalions that drop


class Book:
    """Everything that does not change during a game."""

    def __init__(
        self,
        tables: Tables,
        start: Start,
        country: Country,
        scenario: str,
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.options = dict(options or {})
        self.tables, self.start = tables, self.chosen(start)
        start = self.start
        self.charts = tables.charts
        self.country = country
        self.grid = country.grid
        self.scenario = tables.scenarios[scenario]
        self.memo = Memo(self)
        self.conditions = tables.conditions[scenario]
        self.counters = roster(tables.counters, start, self.conditions.kg)
        if not self.is_on(DUMMIES):
            self.counters = {u: c for u, c in self.counters.items() if c.type != DUMMY}
        self.side_of = {unit: counter.side for unit, counter in self.counters.items()}
        self.sources = tuple(row for row in tables.sources if row.scenario == scenario)
        self.trenches = tuple(row.hex for row in tables.trenches if row.scenario == scenario)
        self.feldersatz = {
            row.formation: row.steps for row in tables.feldersatz if row.scenario == scenario
        }
        self.victory = tuple(row for row in tables.victory if row.scenario == scenario)
        self.levels = {row.turn: row for row in tables.levels if row.scenario == scenario}
        self.area = area_of(country, tables, start, scenario)
        self.control = {row.hex: row.control for row in start.area}  # where it is given
        invasion = tables.invasions.get(scenario)
        self.sites = invasion.sites if invasion else ()
        self.beaches = tuple(row for row in tables.beaches if row.site in self.sites)
        check_start(self)

    @rule("2.1b")
    def is_on(self, option: str) -> bool:
        """Whether an optional rule is played; the basic game has none."""
        return self.options.get(option, "off") == "on"

    @rule("22.6o", "17.7.1o")
    def chosen(self, start: Start) -> Start:
        """Without those who come by an optional rule that is not played."""
        come = start.arrivals
        kept = [n for n, row in enumerate(come) if row.option is None or self.is_on(row.option)]
        if len(kept) == len(come) or not isinstance(come, Rows):
            return start
        lines = (come.lines[n] for n in kept)
        return replace(start, arrivals=Rows((come[n] for n in kept), come.file, lines))

    @cached_property
    @rule("2.4.2")
    def due(self) -> dict[str, int]:
        """The turn in which a counter enters, by the schedule."""
        return {row.unit: row.turn for row in self.start.arrivals}

    @cached_property
    def roster(self) -> frozenset[str]:
        """Whoever starts or enters, by name."""
        return frozenset({row.unit for row in self.start.setup} | self.due.keys())

    @cached_property
    def open(self) -> bytes:
        """By hex number, whether it is land in play."""
        land = self.country
        pairs = zip(land.names, land.sea, strict=True)
        return bytes(name in self.area and not sea for name, sea in pairs)

    @cached_property
    def companies(self) -> dict[tuple[str, str], tuple[str, ...]]:
        """The companies of each nation and type, in the order of their numbers."""
        found: dict[tuple[str, str], tuple[str, ...]] = {}
        for unit, counter in self.counters.items():
            if "pool" in counter.flags:
                key = (counter.nation, counter.type)
                found[key] = (*found.get(key, ()), unit)
        return found

    @cached_property
    @rule("18.1")
    def beach_at(self) -> dict[str, BeachRow]:
        """The beaches of the landing sites by their hexes."""
        return {row.hex: row for row in self.beaches}

    @cached_property
    @rule("18.1")
    def queue_at(self) -> dict[str, tuple[BeachRow, int]]:
        """The assault hexes: whose they are, and in which wave, counted from the shore."""
        found: dict[str, tuple[BeachRow, int]] = {}
        for row in self.beaches:
            found |= {hex_: (row, wave) for wave, hex_ in enumerate(row.queue, start=1)}
        return found

    @cached_property
    @rule("18.7c")
    def guns_of_site(self) -> dict[str, tuple[str, ...]]:
        """The formations and batteries whose fire can be called at a site."""
        return {site: self.tables.sites[site].guns for site in self.sites}

    @cached_property
    @rule("20.6b")
    def cliff_landings(self) -> frozenset[str]:
        """Beaches without a queue under cliffs, where commandos begin and climb."""
        return frozenset(row.hex for row in self.beaches if row.commando and not row.queue)

    @cached_property
    @rule("17.1a", "17.2a")
    def drops(self) -> dict[str, SetupRow]:
        """Who comes by parachute, or before all others in gliders: only with a landing."""
        rows = self.start.setup if self.sites else ()
        return {row.unit: row for row in rows if row.mode == "drop"}

    @cached_property
    @rule("7.4g")
    def airborne(self) -> frozenset[tuple[str, str]]:
        """The airborne divisions, by nation and formation."""
        counters = self.tables.counters.values()
        guides = (c for c in counters if c.type == "pathfinder" and c.formation)
        return frozenset((c.nation, c.formation) for c in guides if c.formation)

    @rule("17.2a")
    def guide_of(self, unit: str) -> str | None:
        """The pathfinder of a battalion's regiment."""
        mine = self.counters[unit]
        return next(
            (
                c.id
                for c in self.counters.values()
                if c.type == "pathfinder"
                and (c.formation, c.regiment) == (mine.formation, mine.regiment)
            ),
            None,
        )

    @cached_property
    @rule("20.6b", "20.6c", "10.6.cliff")
    def climbs(self) -> dict[str, str]:
        """By landing under a cliff, the hex above it, with which alone it is linked."""
        sides = (row for row in self.tables.sides if row.kind == "cliff" and row.name)
        pairs = (pair for row in sides for pair in ((row.hex, row.next), (row.next, row.hex)))
        return {low: high for low, high in pairs if low in self.cliff_landings}

    @cached_property
    def stacks(self) -> dict[str, tuple[SetupRow, ...]]:
        """Who starts in each hex of the map."""
        found: dict[str, tuple[SetupRow, ...]] = {}
        for row in self.start.setup:
            if row.hex is not None and row.mode != "drop":  # which only aims at its hex
                found[row.hex] = (*found.get(row.hex, ()), row)
        return found

    def steps(self, row: SetupRow) -> int:
        """With how many steps a counter starts: on its reduced side with one less."""
        full = self.counters[row.unit].steps
        return full if row.state == "full" else full - 1


def roster(counters: Mapping[str, Counter], start: Start, kg: Iterable[str]) -> dict[str, Counter]:
    """The counters of a scenario: those that start, those that come, companies and trucks."""
    wanted = {row.unit for row in start.setup} | {row.unit for row in start.arrivals} | set(kg)
    return {
        unit: counter
        for unit, counter in counters.items()
        if unit in wanted or not {"pool", "truck"}.isdisjoint(counter.flags)
    }


def area_of(country: Country, tables: Tables, start: Start, scenario: str) -> frozenset[str]:
    """The hexes in play: those that are listed, or all between two corners of its maps."""
    if start.area:
        return frozenset(row.hex for row in start.area)
    row = tables.scenarios[scenario]
    return between(country.grid, row.north_west, row.south_east, row.maps)


@lru_cache(maxsize=8)
def between(
    grid: HexGrid, north_west: str, south_east: str, maps: tuple[str, ...]
) -> frozenset[str]:
    """All hexes of some maps between two corners."""
    others = other_names()
    return frozenset(
        name
        for name in box(grid, north_west, south_east)
        if any(other[0] in maps for other in (name, *others.get(name, ())))
    )


def check_start(book: Book) -> None:
    """Whoever starts or enters does so in play; no stack is too high, or of two sides."""
    setup = book.start.setup
    check_refs(setup, "hex", book.area)
    check_refs(book.start.arrivals, "entry", book.area | SITES | {GLIDER})
    lines = dict(zip(map(id, setup), setup.lines, strict=True))
    for hex_, rows in book.stacks.items():
        here = [book.counters[row.unit] for row in rows]
        line = lines[id(rows[-1])]
        if len({counter.nation for counter in here}) > 1:
            raise DataError(setup.file, line, "hex", f"two nations start in '{hex_}'")
        points = sum(
            counter.stack
            for counter, row in zip(here, rows, strict=True)
            if row.mode in ON_LAND and counter.ma is not None
        )
        if points + (hex_ in book.trenches) > STACK:
            raise DataError(setup.file, line, "hex", f"{points} points start in '{hex_}'")


# -- loading --------------------------------------------------------------------------------


def load_book(scenario: str, options: Mapping[str, str], overlays: Sequence[Path] = ()) -> Book:
    """The book of a scenario, with an owner's overlay if there is one."""
    from bocage.games.normandy.state.lines import printed_ground  # which is made of a book

    files = DataFiles(HOME, overlays)
    if files.overlaid():
        tables = load_tables(files)
        country = map_of(tables)
    else:
        tables, country = printed_tables(), printed_map()
    start = load_start(files, scenario, tables.counters)
    book = Book(tables, start, country, scenario, options)
    book.memo.printed(printed_ground)  # which every game asks for at once
    return book


@lru_cache(maxsize=1)
def printed_tables() -> Tables:
    """The tables as they come with the game."""
    return load_tables(DataFiles(HOME, ()))


@lru_cache(maxsize=1)
def printed_map() -> Country:
    """The map as it comes with the game."""
    return map_of(printed_tables())


def map_of(tables: Tables) -> Country:
    """The map of these tables."""
    return Country(the_grid(), tables.hexes, tables.sides, tables.roads)
