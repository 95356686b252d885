"""Chapter 10 - Supply: lines of any length over the map, and what follows.

They are asked for one hex at a time. Most answers lie a few hexes away or are a line that was found
before and still stands; where that does not help, one flood finds all hexes at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from copy import copy
from functools import partial
from heapq import heappop, heappush

from bocage.families.cobra.book import Book
from bocage.families.cobra.memo import Answers
from bocage.families.cobra.state import ENEMY, Lines
from bocage.families.cobra.terrain import Country
from bocage.families.cobra.types import Side
from bocage.kernel.api import rule
from bocage.space import flood, flood_bits, hops, step_bits

Chain = tuple[tuple[str, ...], int]  # the hexes of a line but the first, and its marshes
LOOKS = 120  # hexes that one search looks at before a flood finds all that are in supply
FLOODED = {side: ("flooded", side) for side in ENEMY}
MASKED = {side: ("masked", side) for side in ENEMY}


class Sources:
    """The supply sources of a side: how far every hex is from them, and lines found before.

    `chains` holds the last line of each hex that had one. It is only a hint: it counts as long as
    nothing stands in its way.
    """

    def __init__(self, country: Country, hexes: Iterable[str]) -> None:
        self.hexes = frozenset(hexes)
        self.far = hops(flood(sorted(self.hexes), country.next_to.__getitem__))
        self.steps = Answers(partial(_steps, country))
        self.mask = country.bits.mask(self.hexes)
        self.dry, self.wet = (country.bits.steps(_back_steps(country, n)) for n in (0, 1))
        self.chains: dict[str, Chain] = dict.fromkeys(self.hexes, ((), 0))

    @rule("sup.2", "2008:10.3.1a", "2008:10.3.1b", "zoc.5")
    def reaches(self, lines: Lines, side: Side, hex_: str) -> bool:
        """Whether a supply line leads from the hex to a source; remembered with the lines.

        It passes no enemy and no enemy zone without a friend, crosses neither open sea nor the
        unbridged lower Dives, and goes through at most one marsh hex off road. The hex itself may
        be anything.
        """
        if FLOODED[side] in lines.known:
            return bool(self.area(lines, side) & lines.country.bits.bit[hex_])
        known: Known | None = lines.known.get(side)
        if known is None:
            known = lines.known[side] = {}
        if hex_ not in known:
            chain = self.chains.get(hex_)
            if chain is not None and lines.lets_pass(side, chain[0]):
                known[hex_] = chain
            elif not _search(lines, side, hex_, self, known, LOOKS):
                return bool(self.area(lines, side) & lines.country.bits.bit[hex_])
        return known[hex_] is not None

    def area(self, lines: Lines, side: Side) -> int:
        """All hexes from which a supply line leads to a source: one flood, remembered.

        First all that need no marsh; then one step out of a marsh, and on from there.
        """
        found: int | None = lines.known.get(FLOODED[side])
        if found is None:
            shut = shut_mask(lines, side)
            dry = flood_bits(self.mask, self.dry, shut)
            wet = step_bits(dry & ~shut, self.wet)
            found = lines.known[FLOODED[side]] = flood_bits(wet, self.dry, shut, known=dry)
        return found

    def cut_off(
        self, lines: Lines, side: Side, resting: frozenset[str] = frozenset()
    ) -> list[tuple[str, ...]]:
        """The stacks of a side that no supply line reaches; those that only rest do not matter."""
        held, chains = lines.held[side], self.chains
        stands = lines.shut_to(side).isdisjoint
        stirring = held if not resting else [h for h in held if not resting.issuperset(held[h])]
        doubtful = [hex_ for hex_ in stirring if hex_ not in chains or not stands(chains[hex_][0])]
        found = [held[hex_] for hex_ in doubtful if not self.reaches(lines, side, hex_)]
        return sorted(found, key=lambda here: lines.roster.order[here[0]])

    def line(self, lines: Lines, side: Side, start: str) -> tuple[str, ...]:
        """The hexes of a supply line with both ends; nothing if there is none."""
        fresh: Known = {}
        found = self.afresh()
        _search(lines, side, start, found, fresh, 2 * len(found.far))
        if start in self.hexes or not fresh.get(start):
            return (start,) if start in self.hexes else ()
        return (start, *found.chains[start][0])

    def afresh(self) -> Sources:
        """The same sources, with no lines found before."""
        found = copy(self)
        found.chains = dict.fromkeys(self.hexes, ((), 0))
        return found


def _steps(country: Country, a: str) -> dict[str, int]:
    """Where a line may go on from a hex; 1 for a step into a marsh."""
    near = (b for b in country.next_to[a] if dives_step(country, a, b))
    return {b: int(marsh_step(country, a, b)) for b in near}


def _back_steps(country: Country, marshes: int) -> Iterator[tuple[str, str]]:
    """The steps of lines, from the source outwards, through so many marshes."""
    for a in country.names:
        for b, marsh in _steps(country, a).items():
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


MOST_MARSH = 1  # 2008:10.3.2a


Known = dict[str, Chain | None]  # of one arrangement: the line of a hex, or that it has none


def shut_mask(lines: Lines, side: Side) -> int:
    """The hexes that are not open to a line of this side, as one number."""
    found: int | None = lines.known.get(MASKED[side])
    if found is None:
        found = lines.known[MASKED[side]] = lines.country.bits.mask(lines.shut_to(side))
    return found


def _search(  # noqa: PLR0913  what is asked, what is known, how far to look
    lines: Lines, side: Side, start: str, sources: Sources, known: Known, looks: int
) -> bool:
    """Look for a line, nearest to the sources first, until a source or a supplied hex is found.

    False: nothing was found among so many hexes.
    """
    far, steps, chains = sources.far, sources.steps, sources.chains
    if start not in far:
        known[start] = None
        return True
    shut = lines.shut_to(side)
    came: dict[tuple[str, int], tuple[str, int] | None] = {(start, 0): None}
    queue = [(far[start], 0, start, 0)]
    count, swamped = 0, False
    while queue:
        if count > looks:
            return False
        _, _, here, wet = heappop(queue)
        for there, marsh in steps[here].items():
            marshes = wet + marsh
            if marshes > MOST_MARSH:
                swamped = True
                continue
            if there in shut or (there, 0) in came or (there, marshes) in came:
                continue
            came[there, marshes] = (here, wet)
            chain = known[there] if there in known else chains.get(there)
            if chain and marshes + chain[1] <= MOST_MARSH and shut.isdisjoint(chain[0]):
                _note(known, sources, _way(came, (there, marshes)), chain)
                return True
            count += 1
            heappush(queue, (far[there], count, there, marshes))
    known[start] = None
    if not swamped:  # else another hex may have its marsh still to spend
        for here, _ in came:
            known.setdefault(here, None)
    return True


def _note(known: Known, sources: Sources, way: list[str], chain: Chain) -> None:
    """All hexes of a way are supplied; from its end on the line is known."""
    hexes, marshes = chain
    known[way[-1]] = chain
    for here, there in zip(way[-2::-1], way[:0:-1], strict=True):
        hexes = (there, *hexes)
        marshes += sources.steps[here][there]
        known[here] = sources.chains[here] = (hexes, marshes)


def _way(came: Mapping[tuple[str, int], tuple[str, int] | None], end: tuple[str, int]) -> list[str]:
    way: list[str] = []
    at: tuple[str, int] | None = end
    while at is not None:
        way.append(at[0])
        at = came[at]
    return way[::-1]


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
