"""Supply against brute force: every simple path of small maps, counted hex by hex."""

from types import SimpleNamespace
from typing import Any

import pytest

from bocage.families.cobra.terrain import Country, Edge, Ground
from bocage.games.cobra.rules.c10_supply import Feeding, Roads
from bocage.kernel.chance import Rng
from bocage.space import HexGrid, Sheet

GRID = HexGrid("flat", (Sheet(6, 4),))
MOST = 12


def any_country(rng: Rng) -> Country:
    """A small map of everything that matters to a line."""
    terrains = ("clear", "clear", "clear", "woods", "marsh", "marsh", "sea")
    grounds: dict[str, Any] = {
        name: Ground(terrains[rng.below(len(terrains))], bocage=rng.below(2) == 0)  # type: ignore[arg-type]
        for name in GRID.names
    }
    sides: list[Any] = [
        *(Edge(), Edge(), Edge(), Edge(road="secondary"), Edge(road="primary")),
        *(Edge(river="major"), Edge(river="major", road="primary", bridge=True)),
        *(Edge(river="minor", dives=True), Edge(river="minor", dives=True, bridge=True)),
        Edge(sea=True),
    ]
    edges = {
        (a, b): sides[rng.below(len(sides))]
        for a in GRID.names
        for b in GRID.neighbours(a)
        if a < b
    }
    return Country(GRID, grounds, edges, {})


def by_hand(country: Country, sources: set[str], shut: set[str]) -> set[str]:
    """All hexes in supply: roads from the sources, then every simple path to them."""
    net = {hex_ for hex_ in sources if hex_ not in shut}
    todo = list(net)
    while todo:
        here = todo.pop()
        for there in country.next_to[here]:
            road = country.edge(here, there).road == "primary"
            if road and there not in net and there not in shut:
                net.add(there)
                todo.append(there)
    return {hex_ for hex_ in country.names if leads(country, net, shut, (hex_,), 0, 0)}


def leads(
    country: Country, net: set[str], shut: set[str], path: tuple[str, ...], cost: int, marshes: int
) -> bool:
    """Whether a path goes on to the roads."""
    here = path[-1]
    if here in net:
        return True
    for there in country.next_to[here]:
        edge, ground = country.edge(here, there), country.ground[there]
        if there in path or there in shut or (edge.dives and not edge.bridge):
            continue
        price = 2 if ground.bocage else 1
        price = 6 if edge.river == "major" else price
        price, wet = (1, 0) if edge.road else (price, int(ground.terrain == "marsh"))
        if cost + price > MOST or marshes + wet > 1:
            continue
        if leads(country, net, shut, (*path, there), cost + price, marshes + wet):
            return True
    return False


@pytest.mark.covers(
    *("2008:10.3.1a", "2008:10.3.1c", "2008:10.3.2a", "2008:10.3.2b", "2008:10.3.4"),
    *("2008:10.3.5", "2008:10.3.6", "2008:10.4.1c"),
)
@pytest.mark.parametrize("seed", range(40))
def test_what_is_in_supply_is_what_all_paths_say(seed: int) -> None:
    rng = Rng(seed)
    country = any_country(rng)
    names = list(country.names)
    land = [name for name in names if country.ground[name].terrain != "sea"]
    sources = {land[rng.below(len(land))] for _ in range(2)}
    shut = {names[rng.below(len(names))] for _ in range(rng.below(7))}
    roads = Roads(country, {"east-road": sorted(sources)})
    mask = country.bits.mask(shut)
    lines: Any = SimpleNamespace(shut_to=lambda side: mask, feeding=Feeding(), known={}, hints={})
    wanted = by_hand(country, sources, shut)
    found = {name for name in names if roads.reaches(lines, "german", name)}
    assert found == wanted
    for name in land:
        way = roads.line(lines, "german", name)
        assert bool(way) == (name in wanted)
        assert not way or (way[0] == name and not shut.intersection(way[1:]))


@pytest.mark.covers("2008:10.4.1b")
def test_a_closed_edge_feeds_nobody() -> None:
    country = Country(GRID, {}, {}, {})
    roads = Roads(country, {"east-road": ("0601",), "south-road": ("0104",)})
    for closed, far in (((), True), (("south-road", "east-road"), False)):
        lines: Any = SimpleNamespace(
            shut_to=lambda side: 0, feeding=Feeding(closed), known={}, hints={}
        )
        assert roads.reaches(lines, "german", "0304") == far
