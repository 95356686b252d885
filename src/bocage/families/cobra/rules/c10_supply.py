"""Chapter 10 - Supply: lines of any length over the map, and what follows.

They are asked for one hex at a time. Most answers lie a few hexes away or are a line that was found
before and still stands; where that does not help, one flood finds all hexes at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import partial
from heapq import heappop, heappush

from bocage.families.cobra.book import Book
from bocage.families.cobra.memo import Answers
from bocage.families.cobra.state import Lines
from bocage.families.cobra.terrain import Country
from bocage.families.cobra.types import Side
from bocage.kernel.api import rule
from bocage.space import back, flood, flood_bits, hops, step_bits, without

Chain = tuple[int, int]  # the hexes of a line but the first, as bits, and its marshes
LOOKS = 120  # hexes that one search looks at before a flood finds all that are in supply
MOST_MARSH = 1  # 2008:10.3.2a


class Sources:
    """The supply sources of a side: how far every hex is from them, and where lines may go."""

    def __init__(self, country: Country, hexes: Iterable[str]) -> None:
        self.hexes = frozenset(hexes)
        self.far = hops(flood(sorted(self.hexes), country.next_to.__getitem__))
        self.bit = country.bits.bit
        self.steps = Answers(partial(_steps, country))
        self.mask, self.all = country.bits.mask(self.hexes), country.bits.mask(country.names)
        self.dry, self.wet = (country.bits.steps(_back_steps(country, n)) for n in (0, 1))
        self.ends: dict[str, Chain] = dict.fromkeys(self.hexes, (0, 0))

    @rule("sup.2", "2008:10.3.1a", "2008:10.3.1b", "zoc.5")
    def reaches(self, lines: Lines, side: Side, hex_: str) -> bool:
        """Whether a supply line leads from the hex to a source.

        It passes no enemy and no enemy zone without a friend, crosses neither open sea nor the
        unbridged lower Dives, and goes through at most one marsh hex off road. The hex itself may
        be anything.
        """
        trace, bit = self._trace(lines, side), self.bit[hex_]
        if trace.exact or not trace.fed & bit:
            return trace.fed & bit != 0
        chain = trace.chains.get(hex_)
        if chain is not None and not chain[0] & trace.shut:
            return True
        way = self._search(hex_, trace.shut | self.all ^ trace.fed, trace.chains, LOOKS)
        if way:
            trace.note(way)
            return True
        return trace.flood() & bit != 0

    def area(self, lines: Lines, side: Side) -> int:
        """All hexes from which a supply line leads to a source."""
        trace = self._trace(lines, side)
        return trace.fed if trace.exact else trace.flood()

    def cut_off(
        self, lines: Lines, side: Side, resting: frozenset[str] = frozenset()
    ) -> list[tuple[str, ...]]:
        """The stacks of a side that no supply line reaches; those that only rest do not matter."""
        held, trace = lines.held[side], self._trace(lines, side)
        chains, shut = trace.chains, trace.shut
        stirring = held if not resting else [h for h in held if not resting.issuperset(held[h])]
        doubtful = [hex_ for hex_ in stirring if hex_ not in chains or chains[hex_][0] & shut]
        found = [held[hex_] for hex_ in doubtful if not self.reaches(lines, side, hex_)]
        return sorted(found, key=lambda here: lines.roster.order[here[0]])

    def line(self, lines: Lines, side: Side, start: str) -> tuple[str, ...]:
        """The hexes of a supply line with both ends; nothing if there is none."""
        if start in self.hexes:
            return (start,)
        return tuple(self._search(start, lines.shut_to(side), self.ends, 2 * len(self.far)))

    def _trace(self, lines: Lines, side: Side) -> Trace:
        """What is known of lines, as the hexes are shut now."""
        trace: Trace | None = lines.hints.get(self)
        if trace is None:
            trace = lines.hints[self] = Trace(self)
        shut = lines.shut_to(side)
        if trace.shut is not shut:
            trace.turn_to(shut)
        return trace

    def _search(
        self, start: str, closed: int, chains: Mapping[str, Chain], looks: int
    ) -> list[str]:
        """Look for a line, nearest to the sources first, until a hex with an open one is found.

        The hexes to that one; none if it is not among so many.
        """
        far, steps = self.far, self.steps
        came: dict[tuple[str, int], tuple[str, int] | None] = {(start, 0): None}
        queue = [(far[start], 0, start, 0)] if start in far else []
        count = 0
        while queue and count <= looks:
            _, _, here, wet = heappop(queue)
            for there, (marsh, bit) in steps[here].items():
                marshes = wet + marsh
                if closed & bit or marshes > MOST_MARSH:
                    continue
                if (there, 0) in came or (there, marshes) in came:
                    continue
                came[there, marshes] = (here, wet)
                chain = chains.get(there)
                if chain and marshes + chain[1] <= MOST_MARSH and not chain[0] & closed:
                    return [hex_ for hex_, _ in back(came, (there, marshes))][::-1]
                count += 1
                heappush(queue, (far[there], count, there, marshes))
        return []


class Trace:
    """What was found out of the lines to some sources, taken along as hexes shut and open.

    `fed` has all hexes in supply; others too that were, until a flood makes it `exact`. `chains`
    holds the last line of each hex that had one: it counts as long as nothing stands in its way.
    """

    __slots__ = ("_dry", "_sources", "chains", "exact", "fed", "shut")

    def __init__(self, sources: Sources) -> None:
        self._sources = sources
        self.chains = sources.ends.copy()
        self.shut = 0
        self.fed = self._dry = sources.all  # perhaps
        self.exact = False

    def turn_to(self, shut: int) -> None:
        """The hexes are shut in another way: what opens may feed more."""
        both = self.shut & shut
        opened, closed = self.fed & (self.shut ^ both), self.fed & (shut ^ both)
        self.exact, self.shut = self.exact and not closed, shut
        if opened:
            dry = self._sources.dry
            self._spread(step_bits(opened & self._dry, dry), step_bits(opened, dry))

    def flood(self) -> int:
        """Find all that is in supply."""
        self.fed = self._dry = 0
        self._spread(self._sources.mask, 0)
        self.exact = True
        return self.fed

    def _spread(self, dry: int, wet: int) -> None:
        """Feed what lies beyond: first all that needs no marsh; then one step out of a marsh."""
        sources, shut = self._sources, self.shut
        self._dry = flood_bits(dry, sources.dry, shut, known=self._dry)
        wet |= step_bits(without(self._dry, shut), sources.wet)
        self.fed = flood_bits(wet, sources.dry, shut, known=self.fed | self._dry)

    def note(self, way: list[str]) -> None:
        """All hexes of a way have a line, that of its end."""
        bit, steps, there = self._sources.bit, self._sources.steps, way[-1]
        hexes, marshes = self.chains[there]
        for here in way[-2::-1]:
            hexes |= bit[there]
            marshes += steps[here][there][0]
            self.chains[here] = (hexes, marshes)
            there = here


def _steps(country: Country, a: str) -> dict[str, tuple[int, int]]:
    """Where a line may go on from a hex: 1 for a step into a marsh, and the hex as a bit."""
    near = (b for b in country.next_to[a] if dives_step(country, a, b))
    return {b: (int(marsh_step(country, a, b)), country.bits.bit[b]) for b in near}


def _back_steps(country: Country, marshes: int) -> Iterator[tuple[str, str]]:
    """The steps of lines, from the source outwards, through so many marshes."""
    for a in country.names:
        for b, (marsh, _) in _steps(country, a).items():
            if marsh == marshes:
                yield b, a


@rule("2008:10.3.2a")
def marsh_step(country: Country, a: str, b: str) -> bool:
    """A step into a marsh hex that no road leads into; a supply line has at most one."""
    return country.ground[b].terrain == "marsh" and country.edge(a, b).road is None


@rule("2008:10.3.1c", "2008:10.3.2b")
def dives_step(country: Country, a: str, b: str) -> bool:
    """Supply goes over any terrain, but not over the lower Dives without a bridge."""
    edge = country.edge(a, b)
    return not edge.dives or edge.bridge


def in_supply(book: Book, lines: Lines, side: Side, hex_: str) -> bool:
    """Whether a hex is in supply."""
    return book.sources[side].reaches(lines, side, hex_)


@rule("sup.1", "2008:10.1")
def hungry_units(
    book: Book, lines: Lines, side: Side, resting: frozenset[str] = frozenset()
) -> tuple[str, ...]:
    """The units that are out of supply when a movement phase begins; it holds for the phase.

    Those that only rest in it, and cannot move whatever happens, do not matter.
    """
    stacks = book.sources[side].cut_off(lines, side, resting)
    return tuple(unit for here in stacks for unit in here)
