"""What is printed, as one game uses it: the map, the counters, the cards and the charts.

A Book is made of plain rows (see printed.py): the tables of the game, the header of a scenario, a
board and forces. So a situation can have a board of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from bocage.data import DataError, DataFiles
from bocage.data.errors import did_you_mean
from bocage.games.combat_commander.book.printed import (
    ROWS,
    Board,
    ForceRow,
    FortRow,
    HexRow,
    LeaderRow,
    ScenarioRow,
    SideRow,
    SupportRow,
    Tables,
    TerrainRow,
    UnitRow,
    area,
    check_tracks,
    full_grid,
    load_tables,
)
from bocage.games.combat_commander.types import ALLIES, AXIS, SIDES, Plan, Roster
from bocage.kernel.api import Memo, rule
from bocage.space import HexGrid

HOME = Path(__file__).resolve().parent.parent / "data"
UNITS = ("leader", "squad", "team")
LETTERS = "ABCDEFGHIJKLMNO"  # the columns of a map
EDGES = ("top", "bottom", "left", "right")
OPPOSITE = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
RANDOM = "random"  # the scenario that is made before it is played
OBJECTIVES = ("1", "2", "3", "4", "5")


class Stats(msgspec.Struct, frozen=True, gc=False):
    """The numbers on one side of a counter (3.1)."""

    fp: int
    range: int
    move: int
    morale: int
    command: int = 0


class Boxed(msgspec.Struct, frozen=True, gc=False):
    """Which numbers of the front are boxed (3.1.6)."""

    fp: bool = False
    range: bool = False
    move: bool = False


class Counter(msgspec.Struct, frozen=True, gc=False):
    """A unit as printed: front unbroken, back broken. Stem: what all counters alike share."""

    id: str
    side: str
    nation: str
    name: str
    type: str
    quality: str
    figures: int
    vp: int
    front: Stats
    back: Stats
    boxed: Boxed
    stem: str


class WeaponRow(msgspec.Struct, frozen=True, gc=False):
    """A weapon as printed; side is who has it in this scenario, empty for nobody's."""

    id: str
    side: str
    nation: str
    name: str
    klass: str
    ordnance: bool
    fp: int
    low: int
    high: int
    move: int
    smoke: bool
    one_shot: bool
    no_cover: bool
    boxed: Boxed
    fixes: frozenset[int]
    breaks: frozenset[int]
    stem: str


class RadioRow(msgspec.Struct, frozen=True, gc=False):
    """A radio as printed."""

    id: str
    side: str
    nation: str
    name: str
    fp: int
    smoke: bool
    vulnerable: int


class Card(msgspec.Struct, frozen=True, gc=False):
    """A Fate card; arg is the direction of a Breeze, else 0; trigger is empty if there is none."""

    id: str
    side: str
    order: str
    action: str
    event: str
    arg: int
    white: int
    red: int
    trigger: str
    hex: str


class Item(msgspec.Struct, frozen=True, gc=False):
    """A line of a support table. Unit and weapon are stems (see Book.stems), radio is an id."""

    name: str
    kind: str
    unit: str | None
    weapon: str | None
    radio: str | None
    cost: int


class Chit(msgspec.Struct, frozen=True, gc=False):
    """An objective chit; objective is 1 to 5, each, or empty."""

    objective: str
    vp: int
    effect: str
    secret: bool


class Force(msgspec.Struct, frozen=True, gc=False):
    """Some pieces of one kind; space None is on the map; ids are the counters taken for them."""

    item: str
    kind: str
    count: int
    space: int | None
    placement: str
    hexes: tuple[str, ...]
    holder: str
    clause: str
    ids: tuple[str, ...]


class Scenario(msgspec.Struct, frozen=True):
    """What a scenario lays down for both sides together."""

    number: str
    year: int
    map: int
    specials: frozenset[str]
    start_vp: int
    time_start: int
    sudden_death: int
    mines: int
    first_turn: str
    setup_first: str
    initiative: str
    open_chits: tuple[str, ...]
    open_random: int
    excluded: tuple[str, ...]


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
        self.memo = Memo()

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


def force_of(row: ForceRow, ids: tuple[str, ...]) -> Force:
    """A row of the forces with the counters taken for it."""
    return Force(
        row.item,
        row.kind,
        row.count,
        row.space,
        row.placement or "",
        row.hexes,
        row.holder or "",
        row.clause or "",
        ids,
    )


def _each(row: ScenarioRow, word: str) -> dict[str, Any]:
    """A column of the header for each side."""
    return {side: getattr(row, f"{side}_{word}") for side in SIDES}


def plan_of(row: ScenarioRow, side: str) -> Plan:
    """What the header lays down for a side."""
    posture = getattr(row, f"{side}_posture")
    columns = ("quality", "edge", "setup")
    return Plan(posture, hand_size(posture), *(getattr(row, f"{side}_{word}") for word in columns))


@rule("G.1", "G.1a")
def open_header(number: int, front: str) -> ScenarioRow:
    """The header of a random scenario: map, year and nation; what is still to be decided is plain.

    One open chit is drawn at random, and a secret one for each side.
    """
    year, _, nation = front.partition("-")
    sides = {
        f"{side}_{word}": value
        for side in SIDES
        for word, value in {
            "posture": "recon",
            "quality": "line",
            "orders": 1,
            "discard": None,
            "surrender": 1,
            "secret": 1,
            "setup": "all",
            "cards": (),
            "control": (),
        }.items()
    }
    row = {
        **sides,
        "number": RANDOM,
        "year": int(year),
        "map": number,
        "axis_nation": "german",
        "allies_nation": nation,
        "axis_edge": "bottom",
        "allies_edge": "top",
        "initiative": AXIS,
        "setup_first": AXIS,
        "first_turn": AXIS,
        "time_start": 0,
        "sudden_death": 0,
        "start_vp": 0,
        "open_chits": (),
        "open_random": 1,
        "excluded": (),
        "mines": 6,
        "cards_clause": None,
        "specials": (),
    }
    return msgspec.convert(row, ScenarioRow)


def scenario_of(row: ScenarioRow) -> Scenario:
    """The header without what each side has for itself."""
    return Scenario(
        row.number,
        row.year,
        row.map,
        frozenset(row.specials),
        row.start_vp,
        row.time_start,
        row.sudden_death,
        row.mines,
        row.first_turn,
        row.setup_first,
        row.initiative,
        row.open_chits,
        row.open_random,
        row.excluded,
    )


def area_text(edge: str, depth: int) -> str:
    """The rows or columns along an edge, as a set-up area."""
    match edge:
        case "top":
            return f"rows 1-{depth}"
        case "bottom":
            return f"rows {ROWS + 1 - depth}-{ROWS}"
        case "left":
            return f"cols A-{LETTERS[depth - 1]}"
        case _:
            return f"cols {LETTERS[-depth]}-O"


@rule("1.1")
def hand_size(posture: str) -> int:
    """How many cards a side holds: 6 attacking, 5 on reconnaissance, 4 defending."""
    return {"attack": 6, "recon": 5, "defend": 4}[posture]


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


@rule("3.1")
def counters(tables: Tables, nation: Mapping[str, str], scenario: str) -> dict[str, Counter]:
    """Every unit of both nations: leaders by name, squads and teams numbered."""
    found = []
    for side in SIDES:
        for one in tables.leaders.values():
            only = one.pool.removeprefix("scenario-")  # some leaders are of one scenario only
            if one.nation == nation[side] and only in (one.pool, scenario):
                found.append(_leader(one, side))
        for row in tables.units.values():
            if row.nation == nation[side]:
                found += [_soldiers(row, side, number + 1) for number in range(row.count)]
    return {counter.id: counter for counter in found}


def _leader(row: LeaderRow, side: str) -> Counter:
    """A leader or hero; he counts one figure (8.2a)."""
    return Counter(
        row.id,
        side,
        row.nation,
        row.name,
        row.type,
        "any",
        1,
        row.vp,
        Stats(row.fp, row.range, row.move, row.morale, row.command),
        Stats(row.back_fp, row.back_range, row.back_move, row.back_morale, row.back_command),
        Boxed(),
        row.id,
    )


def _soldiers(row: UnitRow, side: str, number: int) -> Counter:
    """One of the counters of a squad or team."""
    return Counter(
        f"{row.stem}{number}",
        side,
        row.nation,
        row.name,
        row.type,
        row.quality,
        row.figures,
        row.vp,
        Stats(row.fp, row.range, row.move, row.morale),
        Stats(row.back_fp, row.back_range, row.back_move, row.back_morale),
        Boxed(row.boxed_fp, row.boxed_range, row.boxed_move),
        row.stem,
    )


def weapons(tables: Tables, nation: Mapping[str, str]) -> dict[str, WeaponRow]:
    """Every weapon of both nations, and those of nobody, numbered."""
    side_of = {name: side for side, name in nation.items()}
    return {
        f"{row.stem}{number}": WeaponRow(
            f"{row.stem}{number}",
            side_of.get(row.nation, ""),
            row.nation,
            row.name,
            row.klass,
            row.ordnance,
            row.fp,
            row.low,
            row.high,
            row.move,
            row.smoke,
            row.one_shot,
            row.no_cover,
            Boxed(row.boxed_fp, row.boxed_range),
            frozenset(row.fixes),
            frozenset(row.breaks),
            row.stem,
        )
        for row in tables.weapons.values()
        if row.nation in side_of or row.nation == "any"
        for number in range(1, row.count + 1)
    }


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


# -- boards of one's own --------------------------------------------------------------------


def blank_book(
    board: Board | int,
    scenario: str = "1",
    changes: Mapping[str, Any] | None = None,
    overlays: Sequence[Path] = (),
) -> Book:
    """A book without forces: the header of a scenario with some columns changed, on any board.

    A number is that printed map, with its measured lines of sight.
    """
    tables = printed_tables(overlays)
    header = msgspec.structs.replace(tables.scenarios[scenario], **dict(changes or {}))
    return Book(tables, header, tables.boards[board] if isinstance(board, int) else board)


FEATURES = ("level", "under", "road", "trail", "rail", "objective", "building")


def small_board(hexes: Mapping[str, str], sides: Mapping[str, str] | None = None) -> Board:
    """A board of one's own: `{"B2": "woods level=1 road=1,4"}` and `{"B2/B3": "hedge"}`.

    ValueError says what is wrong with a hex or a side.
    """
    grid = full_grid()
    for name in hexes:
        if name not in grid:
            raise ValueError(f"unknown hex '{name}'{did_you_mean(name, grid.names)}")
    rows = tuple(_hex_row(name, hexes[name]) for name in grid.names if name in hexes)
    found = []
    for pair, kind in (sides or {}).items():
        a, _, b = pair.partition("/")
        if a not in hexes or b not in hexes or b not in grid.neighbours(a):
            raise ValueError(f"expected two adjacent hexes of the board like 'B2/B3', got '{pair}'")
        row = {"map": 0, "hex": a, "side": grid.side_between(a, b), "next": b, "kind": kind}
        found.append(_converted(row, SideRow, pair))
    check_tracks(rows)
    return Board(0, rows, tuple(found))


def _hex_row(name: str, text: str) -> HexRow:
    """One hex in words: its terrain, then features like `level=1`."""
    terrain, *features = text.split() or ["open"]
    row: dict[str, Any] = {"map": 0, "hex": name, "terrain": terrain}
    for feature in features:
        word, equals, value = feature.partition("=")
        if word not in FEATURES or not equals or not value:
            near = did_you_mean(word, FEATURES) or f"; expected one of {', '.join(FEATURES)}"
            raise ValueError(f"hex '{name}': unknown feature '{feature}'{near}")
        if word in ("road", "trail", "rail"):
            row[word] = [int(side) if side.isdecimal() else side for side in value.split(",")]
        elif word == "building":
            row[word] = value.split(",")
        else:
            row[word] = int(value) if word == "level" and value.isdecimal() else value
    return _converted(row, HexRow, name)


def _converted(row: dict[str, Any], kind: type[Row], where: str) -> Row:
    """The row as a struct; ValueError tells what does not fit."""
    try:
        return msgspec.convert(row, kind)
    except msgspec.ValidationError as error:
        raise ValueError(f"'{where}': {error}") from None


__all__ = [
    "ALLIES",
    "AXIS",
    "HOME",
    "OPPOSITE",
    "RANDOM",
    "SIDES",
    "Board",
    "Book",
    "Boxed",
    "Card",
    "Chit",
    "Counter",
    "Force",
    "Item",
    "RadioRow",
    "Scenario",
    "Stats",
    "WeaponRow",
    "area_text",
    "blank_book",
    "load_book",
    "printed_tables",
    "small_board",
]
