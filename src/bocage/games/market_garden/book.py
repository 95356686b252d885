"""What is printed: areas, boundaries, counters and the turn track, cross-checked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from bocage.data import DataError, DataFiles, check_refs, load_tsv
from bocage.games.market_garden.types import (
    ALLIED,
    GERMAN,
    LAST_DAY,
    LAST_LATE_DAY,
    SIDES,
    UK,
    Owner,
)
from bocage.kernel.api import Memo, rule
from bocage.kernel.wording import is_word

HOME = Path(__file__).resolve().parent / "data"
LIMIT = 10  # 7.1a: units of a side in an area
PLANES = ("raf2", "raf83", "8af")  # 16.1
GERMAN_DEPOTS = ("g1", "g2", "g3", "g4", "g5")  # 13.41a
ZONE_F_DEPOTS = ("f1", "f2", "f3", "f4", "f5")  # 13.421a
AIRBORNE_DEPOTS = {"a1": "1", "a82": "82", "a101": "101"}  # 13.422a
AIR_DEPOT, OSS_DEPOT = "air", "oss"  # 13.424a, 13.423b
DEPOTS = (*GERMAN_DEPOTS, *ZONE_F_DEPOTS, *AIRBORNE_DEPOTS, AIR_DEPOT, OSS_DEPOT)
ARNHEM, EINDHOVEN, DEELEN, BREAKTHROUGH = "13", "63", "9", "A"
OPTIONS = ("extended", "drops", "lift", "depots", "bid", "reorganise", "cards", "decks")
LAST_BOX = 12  # 3.7: reconstructed; an account of a game tells of a day of twelve impulses
FIRST_BOX = -6  # lettered boxes A to F

Division = Literal["1", "82", "101"]
Type = Literal["infantry", "armour", "artillery", "flak", "tower"]


class AreaRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An area or a zone."""

    area: str
    tem: Annotated[int, Meta(ge=1, le=4)]
    terrain: Literal["open", "elevated", "polder", "zone"]
    sectors: tuple[Division, ...] | None
    drop: Literal["red", "green"] | None
    head: Division | None
    points: Annotated[int, Meta(ge=0)]
    victory: bool


class EdgeRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A boundary: what runs along it and what crosses it."""

    a: str
    b: str
    kind: Literal["open", "canal", "river", "arrow"]
    bridge: str | None
    road: bool
    ferry: bool
    road_a: str | None
    road_b: str | None


class Edge(EdgeRow, frozen=True):
    """A boundary as rules ask about it."""

    id: str = ""  # as it is written in actions: "13-17"
    wet: bool = False  # a canal or a river
    paved: bool = False  # a road that is no ferry

    @staticmethod
    def of(row: EdgeRow) -> Edge:
        """The boundary of a row."""
        fields = {name: getattr(row, name) for name in EdgeRow.__struct_fields__}
        wet, paved = row.kind in ("canal", "river"), row.road and not row.ferry
        return Edge(**fields, id=f"{row.a}-{row.b}", wet=wet, paved=paved)

    def beyond(self, space: str) -> str:
        """The space on the other side."""
        return self.b if space == self.a else self.a

    def road_in(self, space: str) -> str:
        """Which road of this space crosses here; empty if none."""
        return (self.road_a if space == self.a else self.road_b) or ""


class Counter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is printed on a counter, and when and where it comes."""

    id: str
    side: Literal["german", "allied"]
    nation: Literal["german", "ss", "us", "british"]
    type: Type
    mech: bool
    size: str
    division: str | None
    airborne: Division | None
    glider: bool
    corps: bool
    independent: bool
    af: Annotated[int, Meta(ge=0)]
    df: int
    mf: Annotated[int, Meta(ge=0)]
    spent: int
    setup: str
    date: str
    drop: str | None
    group: Literal["maas", "waal"] | None


class TurnRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A day of the turn track: its weather if that is known, the points of the evening's check."""

    day: Annotated[int, Meta(ge=17, le=26)]
    weather: Literal["clear"] | None
    check: Annotated[int, Meta(ge=0)] | None


class Tables(msgspec.Struct, frozen=True):
    """The files of the game as they stand, checked."""

    areas: dict[str, AreaRow]
    edges: dict[str, Edge]
    counters: dict[str, Counter]
    turns: dict[int, TurnRow]


class Book:
    """Everything that does not change during a game, with what follows from it."""

    def __init__(self, tables: Tables, options: Mapping[str, str]) -> None:
        self.tables = tables
        self.options = {name: options.get(name, "off") == "on" for name in OPTIONS}
        self.areas, self.edges, self.counters = tables.areas, tables.edges, tables.counters
        self.spaces = (*self.areas, UK)
        self.rank = {space: i for i, space in enumerate(self.spaces)}.__getitem__
        self.last_day = LAST_LATE_DAY if self.options["extended"] else LAST_DAY
        self._draw_map()
        self._print()
        self.memo = Memo(self)

    def _draw_map(self) -> None:
        """What follows from areas and boundaries."""
        self.around = neighbours(self.spaces, self.edges.values())
        self.dry = {s: frozenset(n for n, e in f if not e.wet) for s, f in self.around.items()}
        self.wet = {s: tuple((n, e) for n, e in f if e.wet) for s, f in self.around.items()}
        self.by_road = {  # where roads lead, by which road of this space and of that
            s: tuple((n, e, e.road_in(s), e.road_in(n)) for n, e in f if e.road)
            for s, f in self.around.items()
        }
        self.shore = {  # next to it, or over a canal
            s: frozenset(n for n, e in f if e.kind != "river") for s, f in self.around.items()
        }
        self.beside = {s: tuple(n for n, _ in found) for s, found in self.around.items()}
        self.near = {s: frozenset(n for n, _ in found) for s, found in self.around.items()}
        self.between = {(s, n): edge for s, found in self.around.items() for n, edge in found}
        self.zones = zones_of(self.areas)
        self.all_zones = tuple(sorted(self.zones))
        self.unlimited = self.zones | {UK}  # 7.1b, 14.3
        self.one_and_all = frozenset(self.spaces)
        self.tem = terrain_modifiers(self.areas)
        self.polder = frozenset(s for s, row in self.areas.items() if row.terrain == "polder")
        self.elevated = frozenset(s for s, row in self.areas.items() if row.terrain == "elevated")
        self.bridges = tuple(e.id for e in self.edges.values() if e.bridge is not None)
        self.ends = {edge.id: (edge.a, edge.b) for edge in self.edges.values()}
        self.bridges_at = {
            s: tuple(edge.id for _, edge in found if edge.bridge is not None)
            for s, found in self.around.items()
        }
        self.rivers_at = self.by_space(e.id for e in self.edges.values() if e.kind == "river")
        self.ferries = tuple(e.id for e in self.edges.values() if e.ferry)
        self.heads = {
            division: tuple(s for s, row in self.areas.items() if row.head == division)
            for division in ("1", "82", "101")
        }
        self.drop_areas = tuple(s for s, row in self.areas.items() if row.drop is not None)
        self.one_away = {s: near | {s} for s, near in self.near.items()}
        self.two_away = {s: self._two_away(s) for s in self.spaces}

    def by_space(self, boundaries: Iterable[str]) -> dict[str, list[str]]:
        """Which of these boundaries each space has."""
        found: dict[str, list[str]] = {}
        for boundary in boundaries:
            for space in self.ends[boundary]:
                found.setdefault(space, []).append(boundary)
        return found

    def _two_away(self, space: str) -> frozenset[str]:
        """The areas at most two away, without crossing a zone."""
        if space in self.zones:
            return frozenset((space,))
        ring = {n for n in self.near[space] if n not in self.zones} | {space}
        far = {n for s in ring for n in self.near[s] if n not in self.zones}
        return frozenset(ring | far)

    def _print(self) -> None:
        """What is printed on the counters, by what it is asked for."""
        self.place = {unit: i for i, unit in enumerate(self.counters)}.__getitem__
        self.side_of = {unit: c.side for unit, c in self.counters.items()}
        self.type_of = {unit: c.type for unit, c in self.counters.items()}
        self.armour, self.infantry = armour_of(self.counters), infantry_of(self.counters)
        self.points = self.armour | self.infantry  # 9.65a
        self.artillery = frozenset(u for u, c in self.counters.items() if c.type == "artillery")
        self.towers = frozenset(u for u, c in self.counters.items() if c.type == "tower")
        self.flak = frozenset(u for u, c in self.counters.items() if c.type in ("flak", "tower"))
        self.airborne = {u: c.airborne for u, c in self.counters.items() if c.airborne}
        self.owner_of: dict[str, Owner] = {u: owner_of(c) for u, c in self.counters.items()}
        self.corps = frozenset(u for u, owner in self.owner_of.items() if owner == "xxx")
        self.overland = frozenset(u for u in self.corps if self.counters[u].date != "sp")  # 22.2a
        self.sector = {
            unit: frozenset(
                s for s, row in self.areas.items() if row.sectors and division in row.sectors
            )
            for unit, division in self.airborne.items()
        }
        self.of_side = {
            side: tuple(u for u, c in self.counters.items() if c.side == side) for side in SIDES
        }
        self.guns_of = {
            side: tuple(u for u in units if u in self.artillery)
            for side, units in self.of_side.items()
        }
        self.fast_on_roads = frozenset(u for u, c in self.counters.items() if uses_roads(c))

    def on(self, option: str) -> bool:
        """Whether an optional rule is in force."""
        return self.options[option]


@rule("3.2a", "14.2c", "3.23a")
def neighbours(
    spaces: Iterable[str], edges: Iterable[Edge]
) -> dict[str, tuple[tuple[str, Edge], ...]]:
    """Who is next to whom, across which boundary: those that share one, and no others."""
    found: dict[str, tuple[tuple[str, Edge], ...]] = dict.fromkeys(spaces, ())
    for edge in edges:
        found[edge.a] += ((edge.b, edge),)
        found[edge.b] += ((edge.a, edge),)
    return found


@rule("3.3")
def zones_of(areas: Mapping[str, AreaRow]) -> frozenset[str]:
    """The zones around the map."""
    return frozenset(space for space, row in areas.items() if row.terrain == "zone")


@rule("3.221", "14.4c")
def terrain_modifiers(areas: Mapping[str, AreaRow]) -> dict[str, int]:
    """The TEM of every area and zone."""
    return {space: row.tem for space, row in areas.items()}


@rule("4.121")
def infantry_of(counters: Mapping[str, Counter]) -> frozenset[str]:
    """Infantry: on foot, mechanised, parachute and glider, and glider pilots."""
    return frozenset(unit for unit, counter in counters.items() if counter.type == "infantry")


@rule("4.122")
def armour_of(counters: Mapping[str, Counter]) -> frozenset[str]:
    """Armour: tanks, assault guns and armoured reconnaissance."""
    return frozenset(unit for unit, counter in counters.items() if counter.type == "armour")


@rule("4.5", "4.21b")
def owner_of(counter: Counter) -> Owner:
    """Whose marker an area gets that this unit takes: its airborne division's, or XXX Corps'."""
    if counter.side == GERMAN:
        return "german"
    return counter.airborne or "xxx"


@rule("4.1211", "9.4c")
def uses_roads(counter: Counter) -> bool:
    """Allied armour, mechanised infantry and field artillery go fast on roads; Germans never do."""
    return counter.side == ALLIED and (
        counter.type in ("armour", "artillery") or (counter.type == "infantry" and counter.mech)
    )


# -- loading --------------------------------------------------------------------------------


def load_book(scenario: str, options: Mapping[str, str], overlays: Sequence[Path] = ()) -> Book:
    """The book, with an owner's overlay if there is one."""
    del scenario  # there is one
    files = DataFiles(HOME, overlays)
    return Book(load_tables(files) if files.overlaid() else printed_tables(), options)


@lru_cache(maxsize=1)
def printed_tables() -> Tables:
    """The tables as they come with the game."""
    return load_tables(DataFiles(HOME, ()))


def load_tables(files: DataFiles) -> Tables:
    """All files, with every reference checked."""
    areas = load_tsv(files, "areas.tsv", AreaRow)
    for line, row in zip(areas.lines, areas, strict=True):
        if row.points and not row.victory:
            message = f"{row.points} points for an area that is no victory area; expected 0"
            raise DataError(areas.file, line, "points", message)
    names = [row.area for row in areas]
    edges = load_tsv(files, "boundaries.tsv", EdgeRow, key=("a", "b"))
    check_refs(edges, "a", names)
    check_refs(edges, "b", names)
    counters = load_tsv(files, "units.tsv", Counter)
    check_refs(counters, "setup", [*names, UK])
    check_refs(counters, "drop", names)
    for line, counter in zip(counters.lines, counters, strict=True):
        if not is_word(counter.id):
            raise DataError(counters.file, line, "id", f"'{counter.id}' cannot be an id")
    turns = load_tsv(files, "turns.tsv", TurnRow)
    for line, turn in zip(turns.lines, turns, strict=True):
        if turn.day in (LAST_DAY, LAST_LATE_DAY) and turn.check is None:
            message = "the game may end on this day; expected points"
            raise DataError(turns.file, line, "check", message)
    return Tables(
        {row.area: row for row in areas},
        {edge.id: edge for edge in map(Edge.of, edges)},
        {counter.id: counter for counter in counters},
        {row.day: row for row in turns},
    )
