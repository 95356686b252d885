"""What single steps over the ground cost, by kind of counter, weather and supply.

All costs are sixths of a movement point. A step that takes all of them is `ALL`.
"""

from __future__ import annotations

from typing import NamedTuple

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.charts import SIXTHS
from bocage.games.normandy.book.rows import Counter
from bocage.kernel.api import rule

ALL = -1
POINT = 6  # sixths
WATER = ("river", "stream")
LAND_ROADS = ("highway", "primary", "secondary")  # the others have rails
RAINS = ("heavy-rain", "storm")
TOWED = ("at", "flak", "flakt")  # drawn by vehicles, as artillery is
WADERS = 7  # the highest printed movement allowance with which rivers are crossed
STRATEGIC = 2  # sixths for a hex of highway
DARK, FEW_DARK = frozenset({"highway", "primary"}), frozenset({"highway"})  # good at night


class Kind(NamedTuple):
    """How a counter goes: everything on which the cost of a step depends beside the map."""

    side: str
    heavy: bool  # vehicles and artillery
    wades: bool  # rivers
    engines: bool  # motorized or mechanized: engineers' bridges carry it
    rain: bool
    hungry: bool  # out of supply: no rate of roads
    fast: bool  # strategic
    dark: frozenset[str]  # roads on which nobody is slower at night
    climb: int = 0  # sixths for a bluff, of those who climb: half their points


class Edge(NamedTuple):
    """A step: its cost, whether it goes along a road that is good at night, and over a bridge."""

    cost: int
    lit: bool = False
    span: str = ""  # the engineers who hold the bridge
    wet: bool = False  # water without a bridge
    road: bool = False
    fast: bool = False  # at the strategic rate


@rule("10.4d")
def is_heavy(counter: Counter) -> bool:
    """Whether it moves by the column of vehicles: mechanized, and artillery of all kinds."""
    return counter.phase != "foot" or counter.artillery is not None or counter.type in TOWED


@rule("10.6.river.a")
def wades(counter: Counter) -> bool:
    """Whether it crosses rivers: on foot, with few points printed; headquarters always."""
    on_foot = not is_heavy(counter) and counter.ma is not None and counter.ma <= WADERS
    return on_foot or counter.is_hq


def has_engines(counter: Counter) -> bool:
    """Whether it is motorized or mechanized."""
    return is_heavy(counter) or (counter.ma or 0) > WADERS


@rule("10.7b", "10.7c", "err.9")
def night_roads(book: Book, public: t.Public, side: str) -> frozenset[str]:
    """The roads on which a side is not slower at night; those of the Allies grow in July."""
    day = book.charts.days[t.day_of(public.turn) - 1]
    return FEW_DARK if side == t.ALLIED and day.month == "june" else DARK


def kind_of(book: Book, public: t.Public, unit: str, *, hungry: bool, fast: bool) -> Kind:
    """How a counter goes now."""
    counter, rain = book.counters[unit], public.weather in RAINS
    dark = night_roads(book, public, counter.side)
    key, known = (unit, rain, hungry, fast, dark), book.memo.table(kind_of)
    whose, found = known.get(key, (None, None))
    if found is None or whose is not counter:
        heavy, engines = is_heavy(counter), has_engines(counter)
        climb = climb_of(counter)
        found = Kind(counter.side, heavy, wades(counter), engines, rain, hungry, fast, dark, climb)
        known[key] = (counter, found)
    return found  # type: ignore[no-any-return]


@rule("10.6.bluff.a", "19.5b")
def climb_of(counter: Counter) -> int:
    """What commandos pay up or down a bluff: half their points, rounded up."""
    return POINT * -(-(counter.ma or 0) // 2) if counter.type == "commando" else 0


# -- steps ------------------------------------------------------------------------------------


@rule("10.1d")
def steps(book: Book, public: t.Public, kind: Kind, a: int) -> Steps:
    """All steps that the ground allows, into half hexes too.

    They are kept: for the whole book, or where a bridge was blown or built as long as it is so.
    """
    touched = a in book.memo.of(_banks, public.blown, public.spans)
    if touched:
        tables = book.memo.of(_tables, public.blown, public.spans)
    else:
        tables = book.memo.table(steps)
    found = tables.setdefault(kind, {})
    known = found.get(a)
    if known is None:
        work, near = _edge if touched else _printed, book.country.around[a]
        made = ((b, work(book, public, kind, a, b)) for b in near if book.open[b])
        known = found[a] = tuple((b, way) for b, way in made if way is not None)
    return known


Steps = tuple[tuple[int, Edge], ...]


def _tables(book: Book, *bridges: object) -> dict[Kind, dict[int, Steps]]:
    return {}


def _banks(book: Book, *bridges: tuple[tuple[str, str], ...]) -> frozenset[int]:
    """The hexes at hexsides where bridges were blown or built."""
    return frozenset(book.country.num[name] for pairs in bridges for pair in pairs for name in pair)


def edge(book: Book, public: t.Public, kind: Kind, a: int, b: int) -> Edge | None:
    """What a step costs; None: it cannot be made."""
    return next((way for there, way in steps(book, public, kind, a) if there == b), None)


def _printed(book: Book, public: t.Public, kind: Kind, a: int, b: int) -> Edge | None:
    """What a step costs where nobody has touched a bridge: the same for all that look alike."""
    land, pair = book.country, (a, b)
    like = (
        *(kind, land.roads.get(pair), land.sides.get(pair), land.spans.get(pair)),
        *(land.terrain[a], land.rows[a].settlement, land.terrain[b], land.rows[b].settlement),
        *(land.level[b] > land.level[a], land.sea[a], land.sea[b]),
        book.climbs.get(land.names[a]) == land.names[b],
    )
    known = book.memo.table(_printed)
    if like not in known:
        known[like] = _edge(book, public, kind, a, b)
    return known[like]  # type: ignore[no-any-return]


def _edge(book: Book, public: t.Public, kind: Kind, a: int, b: int) -> Edge | None:
    """The cheapest way to make a step: along a road, or cross country, or over a built bridge."""
    found = list(by_road(book, public, kind, a, b))
    cross = cross_country(book, public, kind, a, b)
    if cross is not None:
        found.append(cross)
    if not found:
        return engineers_bridge(book, public, kind, a, b)
    priced = [way for way in found if way.cost != ALL]
    return min(priced, key=lambda way: (way.cost, not way.lit)) if priced else found[0]


@rule("10.2a", "10.2b", "7.5e", "10.6.primary", "10.6.secondary", "10.6.highway", "10.6.bridge")
def by_road(book: Book, public: t.Public, kind: Kind, a: int, b: int) -> list[Edge]:
    """Steps along roads: never uphill, over water where a bridge stands, without supply slow."""
    land = book.country
    roads = land.roads.get((a, b), frozenset())
    sides = land.sides.get((a, b), frozenset())
    if any(water in sides for water in WATER):
        spans = land.spans.get((a, b), frozenset())
        roads = frozenset() if is_blown(book, public, a, b) else roads & spans
    if kind.heavy and in_marsh(book, a, b):
        roads -= {"railroad"}  # A-85
    return [
        Edge(
            road_cost(book, kind, road),
            not kind.hungry and road in kind.dark,
            road=True,
            fast=is_fast(kind, road),
        )
        for road in sorted(roads)
    ]


@rule("10.8a")
def is_fast(kind: Kind, road: str) -> bool:
    """Strategic movement: on highways only, and in supply."""
    return kind.fast and road == "highway" and not kind.hungry


def road_cost(book: Book, kind: Kind, road: str) -> int:
    """What a hex along a road costs."""
    if is_fast(kind, road):
        return STRATEGIC
    if kind.hungry:
        return POINT  # A-6
    row = book.charts.terrain[road]
    cell = row.rain if kind.rain and row.rain is not None else row.foot
    return SIXTHS.get(cell) or POINT * int(cell)


def in_marsh(book: Book, a: int, b: int) -> bool:
    """Whether one of two hexes is flooded; a settlement stands on dry ground."""
    land = book.country
    return any(land.terrain[n] == "flooded" and not land.rows[n].settlement for n in (a, b))


def is_blown(book: Book, public: t.Public, a: int, b: int) -> bool:
    """Whether the bridges between two hexes are down."""
    names = book.country.names
    pair = (names[a], names[b])
    return pair in public.blown or pair[::-1] in public.blown


@rule("10.6.flood.a", "10.6.stream.a", "10.6.river.a", "10.6.hill.a", "10.6.cliff", "10.6.bluff.a")
def cross_country(book: Book, public: t.Public, kind: Kind, a: int, b: int) -> Edge | None:
    """A step without a road: the hex, the slope, and what is on the hexside."""
    land, chart = book.country, book.charts.terrain
    if land.open_sea(a, b) or land.sea[b]:
        return None
    if kind.heavy and in_marsh(book, a, b):
        return None  # out of a marsh too only by road
    row = chart[land.rows[b].settlement or land.terrain[b]]
    cells = [row.mech if kind.heavy else row.foot]
    if kind.rain and row.rain is not None:
        cells.append(row.rain)
    if land.level[b] > land.level[a]:
        cells.append(chart["hill"].foot)
    sides = land.sides.get((a, b), frozenset())
    if book.climbs.get(land.names[a]) == land.names[b] and kind.climb:
        sides = sides - {"cliff"} | {"bluff"}
    if "river" in sides and not kind.heavy and not kind.wades:
        return None
    lines = [chart[side] for side in sides if side != "bluff" or "draw" not in sides]
    climbs = kind.climb if "bluff" in sides and "draw" not in sides else 0
    cells += ["0" if climbs else line.mech if kind.heavy else line.foot for line in lines]
    cells += [line.rain for line in lines if kind.rain and line.rain is not None]
    cost = added(cells)
    if cost is None:
        return None
    wet = not sides.isdisjoint(WATER)
    return Edge(cost if cost == ALL else max(cost, climbs), wet=wet)


def added(cells: list[str]) -> int | None:
    """Cells of the terrain chart together, in sixths; `ALL` if one takes everything."""
    total = 0
    for cell in cells:
        if cell in ("no", "road", "bridge"):
            return None
        if cell == "all" or total == ALL:
            total = ALL
        else:
            total += SIXTHS.get(cell) or POINT * int(cell)
    return total


@rule("14.2.1b")
def engineers_bridge(book: Book, public: t.Public, kind: Kind, a: int, b: int) -> Edge | None:
    """A bridge of engineers carries one motorized or mechanized unit a turn, for all its points."""
    if not kind.engines or in_marsh(book, a, b):
        return None
    names = book.country.names
    pair = (names[a], names[b])
    for span in public.spans:
        if span in (pair, pair[::-1]):
            return Edge(ALL, span=span[0])
    return None
