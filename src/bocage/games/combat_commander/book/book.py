"""The book: everything that is printed, as one game uses it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple, TypeVar

import msgspec

from bocage.data import DataError, DataFiles
from bocage.data.errors import did_you_mean
from bocage.games.combat_commander.book.counters import (
    UNITS,
    Card,
    Item,
    RadioRow,
    counters,
    weapons,
)
from bocage.games.combat_commander.book.printed import (
    Board,
    ForceRow,
    FortRow,
    HexRow,
    ScenarioRow,
    SideRow,
    SupportRow,
    Tables,
    TerrainRow,
    area,
    full_grid,
    load_tables,
)
from bocage.games.combat_commander.book.scenario import (
    EDGES,
    RANDOM,
    Force,
    _each,
    force_of,
    open_header,
    plan_of,
    scenario_of,
)
from bocage.games.combat_commander.types import SIDES, Roster
from bocage.kernel.api import Memo, rule
from bocage.space import HexGrid

HOME = Path(__file__).resolve().parent.parent / "data"
OBJECTIVES = ("1", "2", "3", "4", "5")


class Chit(msgspec.Struct, frozen=True, gc=False):
    """An objective chit; objective is 1 to 5, each, or empty."""

    objective: str
    vp: int
    effect: str
    secret: bool


class Ground(NamedTuple):
    """What follows from which hexes there are: neighbours, directions, distances."""

    grid: HexGrid
    adjacent: dict[str, tuple[str, ...]]
    step: dict[tuple[str, int], str]
    heading: dict[tuple[str, str], int]
    distance: dict[str, dict[str, int]]


@lru_cache(maxsize=32)
def ground(hexes: tuple[str, ...]) -> Ground:
    """The lattice of these hexes."""
    whole = full_grid()
    grid = whole if hexes == whole.names else HexGrid(whole.top, whole.sheets, hexes)
    step = {
        (a, side): b
        for a in hexes
        for side in range(1, 7)
        if (b := grid.neighbour(a, side)) is not None
    }
    heading = {(a, b): side for (a, side), b in step.items()}
    adjacent = {a: grid.neighbours(a) for a in hexes}
    places = [(name, *grid.cube(name)) for name in hexes]
    distance = {
        a: {b: max(abs(q - x), abs(r - y), abs(q + r - x - y)) for b, x, y in places}
        for a, q, r in places
    }
    return Ground(grid, adjacent, step, heading, distance)


class Book:
    """Everything that does not change during a game, with what follows from it."""

    def __init__(
        self,
        tables: Tables,
        header: ScenarioRow,
        board: Board,
        forces: Sequence[ForceRow] = (),
        options: Mapping[str, str] | None = None,
    ) -> None:
        self.tables = tables
        self.header = header
        self.board = board
        self.options = dict(options or {})
        self.scenario = scenario_of(header)
        self.spaces = range(tables.tracks["time"].last + 1)
        self._draw_map(board)
        self._sides(header)
        self._counters()
        self._cards()
        self._muster(forces)
        self._places()
        self._index()
        self.memo = Memo(self)

    # -- the map --------------------------------------------------------------------------------

    @rule("2.1", "2.2.1")
    def _draw_map(self, board: Board) -> None:
        """What follows from hexes and hexsides."""
        self.hexes = tuple(row.hex for row in board.hexes)
        self.grid, self.adjacent, self.step, self.heading, self.distance = ground(self.hexes)
        self.terrain: dict[str, str] = {row.hex: row.terrain for row in board.hexes}
        self.under: dict[str, str] = {row.hex: row.under or "" for row in board.hexes}
        self.level = {row.hex: row.level for row in board.hexes}
        self.roads = {row.hex: frozenset(row.road) for row in board.hexes}
        self.rails = {row.hex: frozenset(row.rail) for row in board.hexes}
        self.trails = {row.hex: frozenset(row.trail) for row in board.hexes}
        self.sides, self.gaps = hexsides(self.heading, board.sides)
        self.water = water_of(self.terrain)
        self.barred = frozenset(h for h, word in self.terrain.items() if word == "water-barrier")
        self.objective = objectives_of(board.hexes)
        self.number_at = {h: number for number, found in self.objective.items() for h in found}
        self._edges()
        self._charts()
        self.index = {name: i for i, name in enumerate(self.hexes)}

    def _edges(self) -> None:
        """How far every hex is from each edge, and the hexes along it."""
        self.depth = {edge: depths(self.grid, self.hexes, edge) for edge in EDGES}
        self.rim = {
            edge: tuple(h for h, far in found.items() if far == 0)
            for edge, found in self.depth.items()
        }
        self._areas: dict[str, tuple[str, ...]] = {}

    def area(self, text: str) -> tuple[str, ...]:
        """The hexes of a set-up area: see `printed.area`."""
        found = self._areas.get(text)
        if found is None:
            found = self._areas[text] = area(text, self.hexes)
        return found

    def _charts(self) -> None:
        """Terrain and fortifications in numbers, by word; a bocage scenario has thicker hedges."""
        chart, forts = self.tables.terrain, self.tables.forts
        if self.special("bocage"):
            chart = {**chart, "hedge": bocage(chart["hedge"])}
        self.chart: dict[str, TerrainRow] = chart
        self.cover = {word: row.cover for word, row in chart.items()}
        self.cover_clause = {word: row.source for word, row in chart.items()}
        self.forts: dict[str, FortRow] = forts
        self.fort_cover = {word: row.cover for word, row in forts.items() if row.cover is not None}
        self.fort_clause = {word: row.source for word, row in forts.items()}

    def _sides(self, row: ScenarioRow) -> None:
        """What a scenario lays down for each side."""
        nations = self.tables.nations
        self.nation: dict[str, str] = _each(row, "nation")
        self.orders: dict[str, int] = _each(row, "orders")
        self.surrender: dict[str, int] = _each(row, "surrender")
        self.secret: dict[str, int] = _each(row, "secret")
        self.start_cards: dict[str, tuple[str, ...]] = _each(row, "cards")
        self.cards_clause = row.cards_clause or "5c"
        self.plan = {side: plan_of(row, side) for side in SIDES}
        limits: dict[str, int | None] = _each(row, "discard")
        self.discard = {
            side: discards(nations[self.nation[side]].discard, limit)
            for side, limit in limits.items()
        }
        self.control = {
            number: side
            for side in SIDES
            for number in getattr(row, f"{side}_control")
            if number in self.objective
        }

    # -- counters and cards ---------------------------------------------------------------------

    def _counters(self) -> None:
        """All counters of both nations."""
        self.units = counters(self.tables, self.nation, self.scenario.number)
        self.weapons = weapons(self.tables, self.nation)
        self.radios = {
            row.id: RadioRow(row.id, side, row.nation, row.name, row.fp, row.smoke, row.vulnerable)
            for side in SIDES
            for row in self.tables.radios.values()
            if row.nation == self.nation[side]
        }
        self.stems: dict[str, tuple[str, ...]] = {}
        for unit in self.units.values():
            self.stems[unit.stem] = (*self.stems.get(unit.stem, ()), unit.id)
        for weapon in self.weapons.values():
            self.stems[weapon.stem] = (*self.stems.get(weapon.stem, ()), weapon.id)

    @rule("1c", "1d")
    def _cards(self) -> None:
        """Decks, support tables, chits and the smoke cup."""
        side_of = {nation: side for side, nation in self.nation.items()}
        self.cards = {
            row.card: Card(
                row.card,
                side_of[row.nation],
                row.order,
                row.action,
                row.event,
                row.arg or 0,
                row.white,
                row.red,
                row.trigger or "",
                row.hex,
            )
            for row in self.tables.cards.values()
            if row.nation in side_of
        }
        self.deck = {
            side: tuple(card.id for card in self.cards.values() if card.side == side)
            for side in SIDES
        }
        self.support = {side: self._support(self.nation[side]) for side in SIDES}
        self.chits = {
            row.chit: Chit(row.objective or "", row.vp, row.effect, row.secret)
            for row in self.tables.chits.values()
        }
        self.smoke_cup = tuple(
            row.value for row in self.tables.smoke for _ in range(row.count)
        )  # T94a

    def _support(self, nation: str) -> dict[int, tuple[Item, ...]]:
        """The support table of a nation in the year of the scenario."""
        found: dict[int, tuple[Item, ...]] = dict.fromkeys(range(2, 13), ())
        for row in self.tables.support:
            if row.nation == nation and available(row, self.scenario.year):
                found[row.roll] += (self._item(row),)
        return found

    def _item(self, row: SupportRow) -> Item:
        """A line of a support table, with a name that says what it is."""
        if row.unit is None:
            name = (row.radio or "").partition("-")[2]
            return Item(name, "radio", None, None, row.radio, row.cost)
        units = self.tables.units
        kind = units[row.unit].type if row.unit in units else "leader"
        name = row.unit.rpartition("-")[2]
        if row.weapon is not None:
            name += f"+{row.weapon.rpartition('-')[2]}"
        return Item(name, kind, row.unit, row.weapon, None, row.cost)

    # -- forces ---------------------------------------------------------------------------------

    def _muster(self, forces: Sequence[ForceRow]) -> None:
        """Which counters a scenario begins with, and where."""
        taken: dict[str, int] = {}
        self.forces: dict[str, tuple[Force, ...]] = dict.fromkeys(SIDES, ())
        for row in forces:
            self.forces[row.side] += (force_of(row, self._take(row, taken)),)
        radios = {side: self._now(side, ("radio",)) for side in SIDES}
        self.start_radio = {side: found[0] if found else None for side, found in radios.items()}
        self.arrivals = self._later((*UNITS, "radio"))
        self.weapon_arrivals = self._later(("weapon",))

    def _places(self) -> None:
        """What a scenario says about where some of its pieces start."""
        every = [(side, f) for side in SIDES for f in self.forces[side]]
        self.rosters = {side: self._roster(side) for side in SIDES}
        self.fixed_forts = {h: f.item for _, f in every if not f.ids for h in f.hexes}
        self.fixed = {
            unit: h for _, f in every if f.hexes for unit, h in zip(f.ids, f.hexes, strict=False)
        }
        self.placement = {
            piece: f.placement for _, f in every if f.placement for piece in f.ids or (f.item,)
        }
        self.demand = {
            piece: f.clause for _, f in every if f.clause for piece in f.ids or (f.item,)
        }

    def _roster(self, side: str) -> Roster:
        """What a side sets up."""
        meant = [f for f in self.forces[side] if f.holder]
        holders = {weapon: self._holders(side, f) for f in meant for weapon in f.ids}
        units, weapons = self._now(side, UNITS), self._now(side, ("weapon",))
        return Roster(units, weapons, self._forts(side), holders)

    def _take(self, row: ForceRow, taken: dict[str, int]) -> tuple[str, ...]:
        """The next free counters of an item; a captured weapon changes sides."""
        if row.kind == "fortification":
            return ()
        if row.kind == "radio":
            return (row.item,)
        first = taken.get(row.item, 0)
        taken[row.item] = first + row.count
        ids = self.stems.get(row.item, ())[first : first + row.count]
        if len(ids) < row.count:
            raise ValueError(f"there are not {first + row.count} counters '{row.item}'")
        for piece in ids:
            if row.kind == "weapon" and self.weapons[piece].side != row.side:
                changed = msgspec.structs.replace(self.weapons[piece], side=row.side)
                self.weapons[piece] = changed
        return ids

    def _now(self, side: str, kinds: tuple[str, ...]) -> tuple[str, ...]:
        """The pieces of these kinds that start on the map."""
        return tuple(
            piece
            for f in self.forces[side]
            if f.kind in kinds and f.space is None
            for piece in f.ids
        )

    def _later(self, kinds: tuple[str, ...]) -> dict[str, int]:
        """The pieces of these kinds that wait on the time track, with their space."""
        return {
            piece: f.space
            for side in SIDES
            for f in self.forces[side]
            if f.kind in kinds and f.space is not None
            for piece in f.ids
        }

    def _forts(self, side: str) -> dict[str, int]:
        """How many fortifications of each kind a side places as it likes."""
        found: dict[str, int] = {}
        for f in self.forces[side]:
            if f.kind == "fortification" and not f.hexes:
                found[f.item] = found.get(f.item, 0) + f.count
        return found

    def _holders(self, side: str, weapon: Force) -> tuple[str, ...]:
        """Who may hold a weapon at the start that the scenario gives to somebody."""
        units = [
            f for f in self.forces[side] if f.item == weapon.holder and f.space == weapon.space
        ]
        alike = [f for f in units if f.placement == weapon.placement]
        return tuple(unit for f in alike or units for unit in f.ids)

    def _index(self) -> None:
        """Order and side of every piece."""
        pieces = (*self.units, *self.weapons, *self.radios)
        self.order_of = {piece: i for i, piece in enumerate(pieces)}
        self.place = self.order_of.__getitem__
        self.counters = self.units
        self.side_of = {unit: counter.side for unit, counter in self.units.items()}
        self.of_side = {
            side: tuple(u for u, c in self.units.items() if c.side == side) for side in SIDES
        }
        self.private = {
            side: next(
                row.id
                for row in self.tables.leaders.values()
                if row.nation == self.nation[side] and row.pool == "promotion"
            )
            for side in SIDES
        }
        self.hero = {
            side: next(u for u in self.of_side[side] if self.units[u].type == "hero")
            for side in SIDES
        }
        self.teams = {side: self._teams(side) for side in SIDES}

    def _teams(self, side: str) -> dict[str, str]:
        """The stems of the teams that squads deploy into (E52.1), by quality."""
        mine = (self.units[unit] for unit in self.of_side[side])
        return {c.quality: c.stem for c in mine if c.type == "team"}

    def special(self, word: str) -> bool:
        """Whether a special rule of the scenario is in force."""
        return word in self.scenario.specials


@rule("O15", "S8.3")
def discards(usual: int, limit: int | None) -> int:
    """How many cards a side may discard: as its nation may, unless the scenario says otherwise."""
    return usual if limit is None else limit


@rule("S2.1")
def bocage(hedge: TerrainRow) -> TerrainRow:
    """The hedges of scenario 2: 2 more to cross, and cover 2."""
    return msgspec.structs.replace(hedge, move=2, cover=2)


@rule("4.3.2")
def available(row: SupportRow, year: int) -> bool:
    """A line of a support table is there in some years only."""
    return row.first <= year <= row.last


@rule("T89b", "T95b", "T78.1b")
def water_of(terrain: Mapping[str, str]) -> frozenset[str]:
    """Marsh, stream and water barrier are water; a bridge over one is not."""
    wet = ("marsh", "stream", "water-barrier")
    return frozenset(h for h, word in terrain.items() if word in wet)


@rule("T82b", "7.3.1.1")
def objectives_of(hexes: Iterable[HexRow]) -> dict[str, tuple[str, ...]]:
    """The hexes of each objective: one hex, or all of the building it lies in."""
    rows = tuple(hexes)
    found: dict[str, tuple[str, ...]] = {}
    for number in OBJECTIVES:
        for row in rows:
            if row.objective == number:
                house = set(row.building)
                found[number] = tuple(
                    r.hex for r in rows if r.hex == row.hex or house & set(r.building)
                )
    return found


@rule("O23.3b", "7.2b")
def depths(grid: HexGrid, hexes: Iterable[str], edge: str) -> dict[str, int]:
    """How many hexes lie between each hex and an edge of the map: rows or columns counted."""
    upright = edge in ("top", "bottom")
    places = {h: grid.number(h)[1 if upright else 0] for h in hexes}
    if edge in ("top", "left"):
        nearest = min(places.values())
        return {h: place - nearest for h, place in places.items()}
    nearest = max(places.values())
    return {h: nearest - place for h, place in places.items()}


Row = TypeVar("Row", bound=msgspec.Struct)
Sides = dict[tuple[str, str], str]


def hexsides(
    heading: Mapping[tuple[str, str], int], rows: Iterable[SideRow]
) -> tuple[Sides, Sides]:
    """What lies along every side between two hexes, both ways; then what stubs have a gap."""
    sides: Sides = dict.fromkeys(heading, "")
    gaps: Sides = {}
    for row in rows:
        if (row.hex, row.next) not in sides:
            continue
        into = gaps if row.kind.endswith("-gap") else sides
        into[row.hex, row.next] = into[row.next, row.hex] = row.kind.removesuffix("-gap")
    return sides, gaps


# -- loading --------------------------------------------------------------------------------


def load_book(scenario: str, options: Mapping[str, str], overlays: Sequence[Path] = ()) -> Book:
    """The book of a scenario, with an owner's overlay if there is one."""
    tables = printed_tables(tuple(overlays))
    if scenario == RANDOM:
        header = open_header(int(options["map"]), options["front"])
        return Book(tables, header, tables.boards[header.map], (), options)
    if scenario not in tables.scenarios:
        near = did_you_mean(scenario, tables.scenarios)
        raise DataError("scenarios.tsv", column="number", message=f"unknown '{scenario}'{near}")
    header = tables.scenarios[scenario]
    return Book(tables, header, tables.boards[header.map], tables.forces[scenario], options)


@lru_cache(maxsize=4)
def _cached(digest: str, overlays: tuple[Path, ...]) -> Tables:
    """The tables as they were with this digest of the replaced files."""
    del digest
    return load_tables(DataFiles(HOME, overlays))


def printed_tables(overlays: Sequence[Path] = ()) -> Tables:
    """The tables as they come with the game, or with an owner's files in their place."""
    if not overlays:
        return _cached("", ())
    return _cached(DataFiles(HOME, overlays).overlay_digest(), tuple(overlays))
