"""The map: what entering a hex costs, what it gives its defender, what no one may cross.

Costs are in half movement points, because the best roads cost half a point.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Any, Literal

import msgspec

from bocage.families.cobra.memo import Answers
from bocage.kernel.api import rule
from bocage.space import Bits, HexGrid

Kind = Literal["infantry", "mechanised"]
KINDS: tuple[Kind, Kind] = ("infantry", "mechanised")
NO = -1  # cannot be entered or crossed
MP = 2  # halves in a movement point


class Ground(msgspec.Struct, frozen=True):
    """A hex as printed."""

    terrain: Literal["clear", "woods", "forest", "marsh", "sea"] = "clear"
    bocage: bool = False
    high: bool = False
    settlement: Literal["town", "city"] | None = None
    fort: Literal["fortress", "fortified"] | None = None
    beach: bool = False
    shelter: bool = False  # no zone of control reaches into it


class Edge(msgspec.Struct, frozen=True):
    """A hexside as printed: a river, the Dives or nothing; a bridge; a road; open sea."""

    river: Literal["minor", "major"] | None = None
    dives: bool = False
    bridge: bool = False
    road: Literal["primary", "secondary"] | None = None
    sea: bool = False


class Chart(msgspec.Struct, frozen=True):
    """A row of the terrain effects chart; costs in half points, None where it has none."""

    infantry: int | None
    mechanised: int | None
    shift: int

    def cost(self, kind: Kind) -> int:
        """The cost for this kind of unit; `NO` if the chart has none."""
        value = self.infantry if kind == "infantry" else self.mechanised
        return NO if value is None else value


PLAIN = Edge()
CLEAR = Ground()


def column_row(hex_: str) -> tuple[int, int]:
    """The column and the row of a hex; before them may stand the letter of its sheet."""
    return int(hex_[-4:-2]), int(hex_[-2:])


class Distances(dict[str, int]):
    """How many hexes every hex is away from one of them; worked out as it is asked for."""

    def __init__(self, cubes: Mapping[str, tuple[int, int]], start: str) -> None:
        self._cubes = cubes
        self._start = cubes[start]

    def __missing__(self, hex_: str) -> int:
        (q1, r1), (q2, r2) = self._start, self._cubes[hex_]
        q, r = q1 - q2, r1 - r2
        found = self[hex_] = max(abs(q), abs(r), abs(q + r))
        return found


class Country:
    """A map with everything that follows from it, worked out once."""

    def __init__(
        self,
        grid: HexGrid,
        grounds: Mapping[str, Ground],
        edges: Mapping[tuple[str, str], Edge],
        chart: Mapping[str, Chart],
    ) -> None:
        self.grid = grid
        self.chart = chart
        self.names = grid.names
        alike: dict[Ground, Ground] = {}  # equal grounds and hexsides are the same object
        printed = {name: alike.setdefault(ground, ground) for name, ground in grounds.items()}
        self.ground = {name: printed.get(name, CLEAR) for name in grid.names}
        self.cubes = {name: (cube.q, cube.r) for name in grid.names for cube in (grid.cube(name),)}
        same: dict[Edge, Edge] = {}
        sides = {pair: same.setdefault(edge, edge) for pair, edge in edges.items()}
        self.all_edges = {(a, b): edge for pair, edge in sides.items() for a, b in _both(*pair)}
        self.around = {name: tuple(grid.neighbours(name)) for name in grid.names}
        self.next_to = {
            a: tuple(b for b in near if self.joined(a, b)) for a, near in self.around.items()
        }
        self.zoc_to = {
            a: tuple(
                b
                for b in self.next_to[a]
                if zoc_crosses(self.edge(a, b)) and zoc_enters(self.ground[b])
            )
            for a in grid.names
        }
        self._entries: dict[tuple[Kind, int, int, int], int] = {}  # by what is between two hexes
        self.steps = {kind: Answers(partial(self._steps, kind)) for kind in KINDS}
        self.cost = {kind: Answers(partial(self._cost, kind)) for kind in KINDS}
        self.strikes = {kind: Answers(partial(self._strikes, kind)) for kind in KINDS}
        self.marshes = frozenset(a for a in grid.names if self.ground[a].terrain == "marsh")
        self.on_dives = frozenset(a for (a, _), edge in self.all_edges.items() if edge.dives)
        self.bits = Bits(self.cubes)
        self.around_steps, self.next_steps, self.zoc_steps = (
            self.bits.steps((a, b) for a, near in table.items() for b in near)
            for table in (self.around, self.next_to, self.zoc_to)
        )
        self.shifts: dict[str, tuple[Shift, ...]] = {}  # as they are asked for
        self.away = {name: Distances(self.cubes, name) for name in grid.names}
        self.known: dict[Any, Any] = {}  # what chapters work out of it, once

    def edge(self, a: str, b: str) -> Edge:
        """The hexside between two hexes."""
        return self.all_edges.get((a, b), PLAIN)

    @rule("2008:5.7.4")
    def joined(self, a: str, b: str) -> bool:
        """All-sea hexsides, and hexes of nothing but sea, block everything."""
        sea = "sea" in (self.ground[a].terrain, self.ground[b].terrain)
        return not sea and not self.edge(a, b).sea

    def _steps(self, kind: Kind, a: str) -> tuple[tuple[str, int], ...]:
        """The hexes next to this one that such a unit can enter, with the cost."""
        found, known, ground, edges = [], self._entries, self.ground, self.all_edges
        here = id(ground[a])
        for b in self.next_to[a]:
            key = (kind, here, id(edges.get((a, b), PLAIN)), id(ground[b]))
            cost = known.get(key)
            if cost is None:
                cost = known[key] = entry_cost(self, kind, a, b)
            if cost != NO:
                found.append((b, cost))
        return tuple(found)

    def _cost(self, kind: Kind, a: str) -> dict[str, int]:
        return dict(self.steps[kind][a])

    def _strikes(self, kind: Kind, a: str) -> frozenset[str]:
        return frozenset(b for b in self.next_to[a] if marsh_open(self, kind, a, b))

    def apart(self, a: str, b: str) -> int:
        """How many hexes apart two hexes are."""
        return self.away[a][b]

    def passable(self, kind: Kind, a: str, b: str) -> bool:
        """Whether such a unit may go from a hex to the next, whatever it costs."""
        return b in self.cost[kind][a]


def _both(a: str, b: str) -> Iterable[tuple[str, str]]:
    return (a, b), (b, a)


def merged(features: Iterable[tuple[str, str, Edge]]) -> dict[tuple[str, str], Edge]:
    """One edge for each hexside, from rivers, roads and seas that are listed separately."""
    found: dict[tuple[str, str], Edge] = {}
    for a, b, new in features:
        old = found.get((a, b)) or found.get((b, a)) or PLAIN
        found[min(a, b), max(a, b)] = Edge(
            river=new.river or old.river,
            dives=new.dives or old.dives,
            bridge=new.bridge or old.bridge,
            road=new.road or old.road,
            sea=new.sea or old.sea,
        )
    return found


# -- zones of control -----------------------------------------------------------------------


@rule("zoc.3", "2008:7.6a")
def zoc_crosses(edge: Edge) -> bool:
    """A zone of control does not cross a major river."""
    return edge.river != "major"


@rule("2008:7.6b")
def zoc_enters(ground: Ground) -> bool:
    """Nor does it reach into some strongholds, though it reaches out of them."""
    return not ground.shelter


# -- movement -------------------------------------------------------------------------------


def entry_cost(country: Country, kind: Kind, a: str, b: str) -> int:
    """What it costs to go from a hex to the next, in half points; `NO` if it is prohibited."""
    edge = country.edge(a, b)
    if not marsh_open(country, kind, a, b) or not dives_open(edge, kind):
        return NO
    by_road = road_cost(country, kind, a, b)
    if by_road is not None:
        return by_road
    return hex_cost(country, kind, b) + river_cost(country, kind, edge)


@rule("2008:5.7.3", "2008:M.TEC2")
def road_cost(country: Country, kind: Kind, a: str, b: str) -> int | None:
    """Through a hexside crossed by a road only the road counts."""
    road = country.edge(a, b).road or city_street(country, a, b)
    return country.chart[road].cost(kind) if road else None


@rule("2008:M.TEC4")
def city_street(country: Country, a: str, b: str) -> str | None:
    """From one city hex to the next it goes as on a primary road."""
    both = country.ground[a].settlement == country.ground[b].settlement == "city"
    return "primary" if both else None


@rule("2008:5.2.1", "2008:M.TEC1", "2008:5.3.5")
def hex_cost(country: Country, kind: Kind, b: str) -> int:
    """The dearest of the terrains of the hex; costs in one hex are not added."""
    ground, chart = country.ground[b], country.chart
    costs = [chart[ground.terrain].cost(kind)]
    if ground.high:
        costs.append(chart["high"].cost(kind))
    if ground.settlement == "city":
        costs.append(chart["city"].cost(kind))
    return max(*costs, bocage_cost(country, kind, ground))


@rule("2008:5.7.1a", "2008:5.7.1b")
def bocage_cost(country: Country, kind: Kind, ground: Ground) -> int:
    """Off road a bocage hex costs no less than the chart says for bocage."""
    return country.chart["bocage"].cost(kind) if ground.bocage else 0


@rule("2008:M.TEC3")
def river_cost(country: Country, kind: Kind, edge: Edge) -> int:
    """Crossing a river costs extra, unless it is crossed by road."""
    return country.chart[edge.river].cost(kind) if edge.river else 0


@rule("2008:5.3.6")
def marsh_open(country: Country, kind: Kind, a: str, b: str) -> bool:
    """Mechanised units enter and leave marsh only through hexsides crossed by a road."""
    wet = "marsh" in (country.ground[a].terrain, country.ground[b].terrain)
    return kind == "infantry" or not wet or country.edge(a, b).road is not None


@rule("2008:5.3.8")
def dives_open(edge: Edge, kind: Kind) -> bool:
    """Mechanised units do not cross the lower Dives without a bridge."""
    return kind == "infantry" or not edge.dives or edge.bridge


# -- combat ---------------------------------------------------------------------------------


class Shift(msgspec.Struct, frozen=True):
    """A left shift that terrain gives the defender."""

    clause: str
    label: str
    value: int  # negative: to the left


def terrain_shifts(country: Country, hex_: str) -> tuple[Shift, ...]:
    """The shifts of a hex; they add up."""
    known = country.shifts.get(hex_)
    if known is None:
        ground = country.ground[hex_]
        found = (bocage_shift(country, ground), *_feature_shifts(country, ground))
        known = country.shifts[hex_] = tuple(shift for shift in found if shift.value)
    return known


@rule("2008:8.3.4")
def bocage_shift(country: Country, ground: Ground) -> Shift:
    """Clear or woods in bocage shift as bocage; other terrain in bocage as itself."""
    if ground.bocage and ground.terrain in ("clear", "woods"):
        return Shift("2008:8.3.4", "bocage", -country.chart["bocage"].shift)
    return Shift("2008:M.TEC5", ground.terrain, -country.chart[ground.terrain].shift)


@rule("2008:8.3.3", "2008:M.TEC5")
def _feature_shifts(country: Country, ground: Ground) -> tuple[Shift, ...]:
    """Heights, towns and cities add to the terrain that they stand on."""
    chart = country.chart
    return (
        Shift("2008:8.3.3", "high", -chart["high"].shift if ground.high else 0),
        Shift("2008:M.TEC5", "city", -chart["city"].shift if ground.settlement == "city" else 0),
        Shift("2008:8.3.1a", "town", -chart["town"].shift if ground.settlement == "town" else 0),
    )


@rule("2008:M.TEC6")
def river_shift(country: Country, sides: Iterable[tuple[str, str]]) -> int:
    """If all attackers attack across rivers: the shift of the least of these rivers, else none."""
    least: Literal["minor", "major"] | None = None
    for a, b in sides:
        river = country.edge(a, b).river
        if river is None:
            return 0
        least = "minor" if "minor" in (river, least) else "major"
    return -country.chart[least].shift if least else 0
