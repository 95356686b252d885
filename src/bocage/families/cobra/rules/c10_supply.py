"""Chapter 10 - Supply: lines of any length over the map, and what follows.

They are asked for one hex at a time. Most answers lie a few hexes away or are a line that was found
before and still stands. Where that does not help, all hexes in supply are known as one set: where
some are shut to lines, it mostly is enough to see that those around them still hang together; else
one flood finds all anew.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from heapq import heappop, heappush

from bocage.families.cobra.book import Book
from bocage.families.cobra.state import Lines
from bocage.families.cobra.terrain import Country
from bocage.families.cobra.types import Side
from bocage.kernel.api import once, rule
from bocage.space import back, flood, flood_bits, hops, step_bits, without

Chain = tuple[int, int]  # the hexes of a line but the first, as bits, and its marshes
Stand = str | tuple[str]  # a hex; in brackets if a marsh lies before it
# Hexes that one search looks at before all are asked about: fewer after a search in vain, since
# sources that are far away are found no better by the next one.
LOOKS, LEAST_LOOKS = 120, 8
MOST_MARSH = 1  # 2008:10.3.2a
AROUND = 12  # steps within which the hexes around others must hang together


class Lanes:
    """Where supply lines may go on a map; worked out once for it.

    The sets are of steps from the source outwards: through no marsh, through one, and those of the
    first kind that lead back as well.
    """

    def __init__(self, country: Country) -> None:
        self.steps = {hex_: _steps(country, hex_) for hex_ in country.names}
        outwards = [
            (b, a, marsh) for a, near in self.steps.items() for b, (marsh, _) in near.items()
        ]
        dry = {(b, a) for b, a, marsh in outwards if not marsh}
        wet = ((b, a) for b, a, marsh in outwards if marsh)
        even = ((b, a) for b, a in dry if (a, b) in dry)
        self.dry, self.wet, self.even = map(country.bits.steps, (dry, wet, even))

    @classmethod
    def of(cls, country: Country) -> Lanes:
        """Those of a map."""
        found: Lanes | None = country.known.get(cls)
        if found is None:
            found = country.known[cls] = cls(country)
        return found


class Sources:
    """The supply sources of a side: how far every hex is from them, and where lines may go."""

    def __init__(self, country: Country, hexes: Iterable[str]) -> None:
        self.country = country
        self.hexes = frozenset(hexes)
        self.bit = country.bits.bit
        self.mask, self.next = country.bits.mask(self.hexes), country.next_steps
        self.ends: dict[str, Chain] = dict.fromkeys(self.hexes, (0, 0))

    @once
    def lanes(self) -> Lanes:
        """Where lines may go."""
        return Lanes.of(self.country)

    @once
    def far(self) -> dict[str, int]:
        """How many steps every hex is away from the sources."""
        return hops(flood(sorted(self.hexes), self.country.next_to.__getitem__))

    @rule("sup.2", "2008:10.3.1a", "2008:10.3.1b", "zoc.5")
    def reaches(self, lines: Lines, side: Side, hex_: str) -> bool:
        """Whether a supply line leads from the hex to a source.

        It passes no enemy and no enemy zone without a friend, crosses neither open sea nor the
        unbridged lower Dives, and goes through at most one marsh hex off road. The hex itself may
        be anything.
        """
        trace, bit = self._trace(lines, side), self.bit[hex_]
        if not trace.doubt or not trace.fed & bit:
            return trace.fed & bit != 0
        chain = trace.chains.get(hex_)
        if chain is not None and not chain[0] & trace.shut:
            return True
        way = self._search(hex_, trace.shut, trace.chains, trace.looks)
        if way:
            trace.note(way)
            return True
        trace.looks = max(trace.looks // 2, LEAST_LOOKS)
        return trace.settled() & bit != 0

    def area(self, lines: Lines, side: Side) -> int:
        """All hexes from which a supply line leads to a source."""
        return self._trace(lines, side).settled()

    def cut_off(
        self, lines: Lines, side: Side, resting: frozenset[str] = frozenset()
    ) -> list[tuple[str, ...]]:
        """The stacks of a side that no supply line reaches; those that only rest do not matter."""
        held, trace = lines.held[side], self._trace(lines, side)
        stirring = held if not resting else [h for h in held if not resting.issuperset(held[h])]
        if trace.doubt:
            chains, shut = trace.chains, trace.shut
            doubtful = [hex_ for hex_ in stirring if hex_ not in chains or chains[hex_][0] & shut]
            hexes = [hex_ for hex_ in doubtful if not self.reaches(lines, side, hex_)]
        else:
            hungry = without(lines.fronts[side].standing, trace.fed)
            hexes = lines.country.bits.among(stirring, hungry) if hungry else []
        return sorted((held[hex_] for hex_ in hexes), key=lambda here: lines.roster.order[here[0]])

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

    def _search(self, start: str, shut: int, chains: Mapping[str, Chain], looks: int) -> list[str]:
        """Look for a line, nearest to the sources first, until a hex with an open one is found.

        The hexes to that one; none if it is not among so many.
        """
        far, steps = self.far, self.lanes.steps
        came: dict[Stand, Stand | None] = {start: None}
        queue = [(far[start], 0, start, 0)] if start in far else []
        while queue and len(came) <= looks:
            _, _, here, wet = heappop(queue)
            before: Stand = (here,) if wet else here
            for there, (marsh, bit) in steps[here].items():
                if there in came or shut & bit:
                    continue
                marshes = wet + marsh
                stand: Stand = (there,) if marshes else there
                if marshes > MOST_MARSH or (marshes and stand in came):
                    continue
                came[stand] = before
                chain = chains.get(there)
                if chain and marshes + chain[1] <= MOST_MARSH and not chain[0] & shut:
                    way = [one if isinstance(one, str) else one[0] for one in back(came, stand)]
                    return way[::-1]
                heappush(queue, (far[there], len(came), there, marshes))
        return []


class Trace:
    """What is in supply from some sources, taken along as hexes shut and open.

    `fed` is true but for the hexes of `doubt`: these are shut by now, and it takes them as open.
    `chains` holds the last line of each hex that had one: it counts as long as nothing stands in
    its way.
    """

    __slots__ = ("_dry", "_lanes", "_sources", "chains", "doubt", "fed", "looks", "shut")

    def __init__(self, sources: Sources) -> None:
        self._sources, self._lanes = sources, sources.lanes
        self.chains = sources.ends.copy()
        self.looks = LOOKS
        self.shut = self.fed = self.doubt = self._dry = 0
        self._flood()

    def turn_to(self, shut: int) -> None:
        """The hexes are shut in another way: what opens may feed more, what shuts is in doubt."""
        before = without(self.shut, self.doubt)
        opened, self.doubt = without(before, shut) & self.fed, without(shut, before) & self.fed
        self.shut = shut
        if opened:
            dry = self._lanes.dry
            self._spread(step_bits(opened & self._dry, dry), step_bits(opened, dry))

    def settled(self) -> int:
        """All that is in supply, beyond doubt."""
        if self.doubt and not self._stands():
            self._flood()
        self.doubt = 0
        return self.fed

    def _flood(self) -> None:
        """Find all that is in supply, from nothing."""
        self.fed = self._dry = self.doubt = 0
        self._spread(self._sources.mask, 0)

    def _spread(self, dry: int, wet: int) -> None:
        """Feed what lies beyond: first all that needs no marsh; then one step out of a marsh."""
        lanes, shut = self._lanes, self.shut ^ self.doubt
        self._dry = flood_bits(dry, lanes.dry, shut, known=self._dry)
        wet |= step_bits(without(self._dry, shut), lanes.wet)
        self.fed = flood_bits(wet, lanes.dry, shut, known=self.fed | self._dry)

    def _stands(self) -> bool:
        """Whether the hexes in doubt can be gone round; then only they and their like are lost.

        A line that led through them came from an open hex beside them and went on over another.
        If all such hexes hang together, without marshes, each line has a way around.
        """
        sources, near = self._sources, step_bits(self.doubt, self._sources.next)
        free = without(self._dry, self.shut)
        beside = without(near & self.fed, self.shut)
        joined = edge = beside & -beside
        for _ in range(AROUND):
            if not edge or not without(beside, joined):
                break
            edge = without(step_bits(edge, self._lanes.even) & free, joined)
            joined |= edge
        if without(beside, joined & free):
            return False
        if beside and self.doubt & sources.mask and not joined & sources.mask:
            return False
        self._recede((near & self.shut | self.doubt) & self.fed, free)
        return True

    def _recede(self, ends: int, free: int) -> None:
        """Of hexes that are shut those stay in supply that an open one beside them feeds."""
        lanes = self._lanes
        dry = step_bits(free, lanes.dry) | self._sources.mask
        fed = step_bits(without(self.fed, self.shut), lanes.dry) | step_bits(free, lanes.wet)
        self._dry = without(self._dry, without(ends, dry))
        self.fed = without(self.fed, without(ends, dry | fed))

    def note(self, way: list[str]) -> None:
        """All hexes of a way have a line, that of its end."""
        bit, steps, there = self._sources.bit, self._sources.lanes.steps, way[-1]
        self.looks = LOOKS
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
