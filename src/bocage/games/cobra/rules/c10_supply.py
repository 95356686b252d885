"""Chapter 10 - Supply: at most twelve hexes to a primary road that leads to a source.

What is in supply is found for all hexes at once: first the roads that a source feeds, then, by
what a line has cost so far, the hexes from which such a road can be reached.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from heapq import heappop, heappush
from types import MappingProxyType
from typing import Any, NamedTuple

from bocage.families.cobra.rules.c10_supply import dives_step, marsh_step
from bocage.families.cobra.state import Lines
from bocage.families.cobra.terrain import Country
from bocage.families.cobra.types import GERMAN, Side
from bocage.games.cobra.rules.c05_10_boundary import boundary_of
from bocage.kernel.api import rule
from bocage.space import Mask, Steps, back, flood_bits, step_bits, without

MOST_MARSH = 1  # 2008:10.3.2a
DEAREST = 2  # what a step counts at most that is easy
Stand = tuple[str, int]  # a hex, and the marshes that were entered off road on the way to it
Key = tuple["Roads", str, int]  # whose sources, of which group, and hexes that no line may pass
Kept = dict[str, tuple[int, int, int]]  # of some sources: themselves, what was shut, and the roads


class Priced(NamedTuple):
    """Steps that count alike."""

    price: int
    marsh: int
    edges: int  # the hexes that they leave
    ways: Steps


@rule("2008:10.3.1a", "2008:10.4.1c")
def longest() -> int:
    """A line is at most 12 hexes to the road; the road itself may be of any length."""
    return 12


@rule("2008:10.3.4", "2008:10.3.5", "2008:10.3.6")
def hexes_counted(country: Country, a: str, b: str) -> int:
    """What going from a hex to the next counts.

    By road 1; off road 6 over a major river, whatever lies behind it; else 2 into bocage, or 1.
    """
    edge = country.edge(a, b)
    if edge.road is not None:
        return 1
    if edge.river == "major":
        return 6
    return 2 if country.ground[b].bocage else 1


class Feeding(NamedTuple):
    """What supply depends on beside the units: closed kinds of sources, and the army boundary.

    In the expanded game also who holds what, and whether all are fed; and what shifts attacks:
    markers on the beaches, and which fortified zones are destroyed.
    """

    closed: tuple[str, ...] = ()
    boundary: tuple[str, str] = ("", "")
    relaid: bool = False
    fed: bool = False
    control: Mapping[str, Side] = MappingProxyType({})
    destroyed: tuple[str, ...] = ()
    abandoned: tuple[str, ...] = ()
    harbour: tuple[str, ...] = ()
    beach_shifts: Mapping[str, int] = MappingProxyType({})
    razed: tuple[str, ...] = ()


class Roads:
    """The supply sources of a side, by kind, and the primary roads that lead from them."""

    def __init__(self, country: Country, kinds: Mapping[str, Iterable[str]]) -> None:
        self.country = country
        self.kinds = {kind: country.bits.mask(hexes) for kind, hexes in kinds.items()}
        self.hexes = frozenset(hex_ for hexes in kinds.values() for hex_ in hexes)
        self._roads, self._steps, self._easy = steps_of(country)
        self.everything, self.mask = country.bits.mask(country.names), country.bits.mask(self.hexes)

    # -- questions ------------------------------------------------------------------------------

    def reaches(self, lines: Lines, side: Side, hex_: str) -> bool:
        """Whether a supply line leads from the hex to a source. The hex itself may be anything."""
        return self.reaches_without(lines, side, self.group_at(lines, side, hex_), 0, hex_)

    def reaches_without(self, lines: Lines, side: Side, group: str, over: int, hex_: str) -> bool:
        """The same of one group, or of any, if lines may not pass some more hexes.

        Mostly it is enough to see a road that is fed, a few hexes away.
        """
        bit, key = self.country.bits.bit[hex_], (self, group, over)
        if not lines.feeding.fed and self._known(lines, side, key) is None:
            shut = lines.shut_to(side) | over
            if self._beside(self._net(lines, shut, key), shut, bit):
                return True
        return self.area_without(lines, side, group, over) & bit != 0

    def _beside(self, net: int, shut: int, edge: int) -> bool:
        """Whether a road is a few hexes away, without marshes and major rivers between."""
        found = edge | shut
        for _ in range(longest() // DEAREST):
            if edge & net or not edge:
                break
            edge = without(step_bits(edge, self._easy), found)
            found |= edge
        return edge & net != 0

    def group_at(self, lines: Lines, side: Side, hex_: str) -> str:
        """Whose sources count in a hex: those of all."""
        return ""

    def cut_off(
        self, lines: Lines, side: Side, resting: frozenset[str] = frozenset()
    ) -> list[tuple[str, ...]]:
        """The stacks of a side that no supply line reaches; those that only rest do not matter."""
        hungry = without(lines.fronts[side].standing, self.area(lines, side))
        bit, stacks = self.country.bits.bit, lines.held[side].items() if hungry else ()
        found = [here for hex_, here in stacks if hungry & bit[hex_]]
        found = [here for here in found if not resting.issuperset(here)]
        return sorted(found, key=lambda here: lines.roster.order[here[0]])

    def area(self, lines: Lines, side: Side, group: str = "") -> int:
        """All hexes from which a supply line leads to a source; of one group, or of any."""
        return self.area_without(lines, side, group, 0)

    def area_without(self, lines: Lines, side: Side, group: str, over: int) -> int:
        """The same if lines may not pass some more hexes.

        It stays what it was as long as no hex of it, and no source, shuts or opens: all hexes of a
        line have one.
        """
        if lines.feeding.fed:
            return self.everything
        key = (self, group, over)
        found = self._known(lines, side, key)
        if found is None:
            shut = lines.shut_to(side) | over
            found = lines.known[key] = self.fed(self._net(lines, shut, key), shut)
            lines.hints[key] = (shut, lines.feeding, found)
        return found

    def _known(self, lines: Lines, side: Side, key: Key) -> int | None:
        """The area, if it was asked for, or is still what it was."""
        found: int | None = lines.known.get(key)
        if found is None and key in lines.hints:
            shut, feeding, area = lines.hints[key]
            changed = (shut ^ (lines.shut_to(side) | key[2])) & (area | self.mask)
            if not changed and feeding == lines.feeding:
                found = lines.known[key] = area
        return found

    def _net(self, lines: Lines, shut: int, key: Key) -> int:
        """The roads that are fed in this arrangement."""
        found: int | None = lines.known.get((key, "net"))
        if found is None:
            kept = lines.hints.setdefault((key, "roads"), {})
            found = lines.known[key, "net"] = self.net(shut, lines.feeding, key[1], kept)
        return found

    @rule("2008:10.4.1a", "2008:10.5.1a", "2008:10.3.1b", "2008:10.3.3")
    def net(self, shut: int, feeding: Feeding, group: str = "", kept: Kept | None = None) -> Mask:
        """The primary roads that a source feeds, as far as no enemy and no enemy zone cuts them.

        A friend other than a headquarters keeps a hex open in an enemy zone.
        """
        found = 0
        for kind, hexes in self.kinds.items():
            if kind not in feeding.closed:
                found |= hexes
        return self.along_roads("", found, shut, kept)

    def along_roads(self, which: str, sources: int, shut: int, kept: Kept | None) -> int:
        """The hexes of primary roads that are joined to some sources, and these themselves.

        What was found last is kept, with the hexes where it ends: as long as none of them shuts,
        it only goes on from those that open.
        """
        last = kept.get(which) if kept else None
        if last is None or last[0] != sources or without(shut, last[1]) & last[2]:
            found = flood_bits(without(sources, shut), self._roads, shut)
        else:
            opened = without(last[1], shut) & (last[2] | sources)
            found = flood_bits(opened, self._roads, shut, known=without(last[2], opened))
        if kept is not None:
            kept[which] = (sources, shut, found)
        return without(found, shut)

    def fed(self, net: int, shut: int, goal: int = 0) -> int:
        """All hexes whose line to the roads counts no more than it may, by what it counts.

        Who only wants to know of some hexes names them: then no more is found than these.
        """
        dry, wet = [net], [0]  # open hexes first found at each cost; behind no marsh, behind one
        all_dry, all_wet = net, 0
        for cost in range(1, longest() + 1):
            new_dry = new_wet = 0
            for price, marsh, edges, ways in self._steps:
                if price > cost:
                    break
                begin = dry[cost - price] & edges
                if begin and marsh:
                    new_wet |= step_bits(begin, ways)
                elif begin:
                    new_dry |= step_bits(begin, ways)
                if not marsh and wet[cost - price] & edges:
                    new_wet |= step_bits(wet[cost - price], ways)
            new_dry = without(new_dry, all_dry)
            all_dry |= new_dry
            new_wet = without(new_wet, all_wet | all_dry)
            all_wet |= new_wet
            if (all_dry | all_wet) & goal:
                break
            dry.append(without(new_dry, shut))
            wet.append(without(new_wet, shut))
        return all_dry | all_wet

    def line(self, lines: Lines, side: Side, hex_: str) -> tuple[str, ...]:
        """The hexes of a cheapest line to the road, with both ends; nothing if there is none."""
        shut, bit = lines.shut_to(side), self.country.bits.bit
        if lines.feeding.fed:
            return (hex_,)
        net = self.net(shut, lines.feeding, self.group_at(lines, side, hex_))
        came: dict[Stand, Stand | None] = {}
        queue: list[tuple[int, int, Stand, Stand | None]] = [(0, 0, (hex_, 0), None)]
        while queue:
            cost, _, stand, before = heappop(queue)
            if stand in came:
                continue
            came[stand] = before
            here, marshes = stand
            if net & bit[here]:
                return tuple(at for at, _ in back(came, stand))[::-1]
            for there in self.country.next_to[here]:
                if shut & bit[there] or not dives_step(self.country, here, there):
                    continue
                total = cost + hexes_counted(self.country, here, there)
                wet = marshes + marsh_step(self.country, here, there)
                if total <= longest() and wet <= MOST_MARSH:
                    heappush(queue, (total, len(came), (there, wet), stand))
        return ()


@rule("2008:5.10c")
def fed_to_attack(book: Any, lines: Lines, unit: str) -> bool:
    """Whether a unit has supply for an attack: no Allied line may run over the army boundary."""
    group, hex_ = book.group_of[unit], lines.units[unit].at
    side: Side = book.side_of[unit]
    roads: Roads = book.sources[side]
    over = 0 if group == GERMAN else boundary_of(book, lines.feeding).over(group)
    return roads.reaches_without(lines, side, "" if group == GERMAN else group, over, hex_)


def _primary(country: Country) -> Iterator[tuple[str, str]]:
    """The steps along primary roads."""
    for (a, b), edge in country.all_edges.items():
        if edge.road == "primary" and b in country.next_to[a]:
            yield a, b


@lru_cache(maxsize=4)
def steps_of(country: Country) -> tuple[Steps, tuple[Priced, ...], Steps]:
    """The steps along primary roads; those of lines, by what they count; and the easy ones.

    Those of lines go from the road outwards, against the direction of the lines; each kind has the
    hexes that it leaves. Those to a road that is near are easy: no marsh, and no major river.
    """
    found: dict[tuple[int, int], list[tuple[str, str]]] = {}
    for a in country.names:
        for b in country.next_to[a]:
            if dives_step(country, a, b):
                key = hexes_counted(country, a, b), int(marsh_step(country, a, b))
                found.setdefault(key, []).append((b, a))
    steps, mask = country.bits.steps, country.bits.mask
    priced = tuple(
        Priced(*key, mask(b for b, _ in found[key]), steps(found[key])) for key in sorted(found)
    )
    easy = [
        pair
        for (price, marsh), pairs in found.items()
        for pair in pairs
        if price <= DEAREST and not marsh
    ]
    return steps(_primary(country)), priced, steps((a, b) for b, a in easy)
