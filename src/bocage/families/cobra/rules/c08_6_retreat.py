"""Chapter 8.6 - Retreats: the paths of units, and whether all of a force can get away."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any

from bocage.families.cobra.book import Book
from bocage.families.cobra.state import Lines
from bocage.families.cobra.terrain import Kind
from bocage.families.cobra.types import Side
from bocage.kernel.api import rule

Way = tuple[str, ...]
Stacks = dict[str, list[Hashable]]  # what stands in hexes that have changed


class Flight:
    """The retreat of a force by so many hexes, as the map stands now.

    `going` are those that have still to retreat, `force` all of them.
    """

    def __init__(  # noqa: PLR0913 - the facts of one retreat
        self,
        lines: Lines,
        side: Side,
        force: Sequence[str],
        number: int,
        book: Book,
        kind: Callable[[str], Kind],
        shut: frozenset[str] = frozenset(),
    ) -> None:
        self._book = book
        self._lines = lines
        self._side = side
        self._enemy = "allied" if side == "german" else "german"
        self._held = lines.held[side]
        self._closed, self._bit = lines.shut_to(side), lines.country.bits.bit
        self._force = frozenset(force)
        self._mute = self.mute()
        self._doubtful = {lines.units[unit].at for unit in self._mute if unit in lines.units}
        self._number = number
        self._bulk = book.bulk
        self._fits = book.edition.fits
        self._kind = kind
        self._shut = shut  # closed by a rule of its own
        self._known: dict[tuple[str, Kind], list[tuple[Way, int]]] = {}
        self._open: dict[str, list[Way]] = {}

    # -- hexes ------------------------------------------------------------------------------

    def mute(self) -> frozenset[str]:
        """The units that keep no hex open in an enemy zone: those that may go themselves."""
        return self._force

    @rule("2008:8.6.1b", "2008:8.6.1c")
    def closed(self, hex_: str) -> bool:
        """No retreat into enemies, nor into an enemy zone without a friend that stays."""
        if hex_ not in self._doubtful:
            return self._closed & self._bit[hex_] != 0
        lines = self._lines
        return lines.in_zoc(self._enemy, hex_) and not lines.shielded(hex_, self._mute)

    def shut(self, hex_: str) -> bool:
        """Whether a rule of its own closes the hex."""
        return hex_ in self._shut

    def occupied(self, hex_: str) -> bool:
        """Whether friends that are not of this force stand in the hex."""
        return not self._force.issuperset(self._held.get(hex_, ()))

    def full(self, unit: str, hex_: str, stacks: Stacks) -> bool:
        """Whether the unit would break the stacking limit there, as the stacks are then."""
        here = stacks.get(hex_)
        if here is None:
            return not self._book.fits((*self._held.get(hex_, ()), unit))
        return not self._fits([*here, self._bulk[unit]])

    def _stack(self, hex_: str, stacks: Stacks) -> list[Hashable]:
        """What stands in a hex."""
        here = stacks.get(hex_)
        return here if here is not None else [self._bulk[u] for u in self._held.get(hex_, ())]

    # -- paths ------------------------------------------------------------------------------

    @rule("2008:8.6.7")
    def ways(self, unit: str) -> list[tuple[Way, int]]:
        """Every path to its full distance, each hex farther away, with its occupied hexes."""
        start, kind = self._lines.units[unit].at, self._kind(unit)
        known = self._known.get((start, kind))
        if known is None:
            known = self._known[start, kind] = [
                (way, sum([self.occupied(hex_) for hex_ in way]))
                for way in self._onward(start, kind, (), self._number)
            ]
        return known

    def _onward(self, start: str, kind: Kind, way: Way, left: int) -> list[Way]:
        if not left:
            return [way]
        country = self._lines.country
        here, far = (way[-1] if way else start), len(way) + 1
        away = country.away[start]
        found: list[Way] = []
        for there, _ in country.steps[kind][here]:
            if away[there] == far and there not in self._shut and not self.closed(there):
                found += self._onward(start, kind, (*way, there), left - 1)
        return found

    def open_ways(self, unit: str) -> list[Way]:
        """The paths that are open as things stand."""
        found = self._open.get(unit)
        if found is None:
            found = self._open[unit] = self._open_after(unit, {})
        return found

    @rule("retreat.2", "2008:8.6.3a", "2008:8.6.3b")
    def _open_after(self, unit: str, stacks: Stacks) -> list[Way]:
        """The paths that end within stacking, through as few occupied hexes as possible."""
        roomy = [found for found in self.ways(unit) if not self.full(unit, found[0][-1], stacks)]
        fewest = min([count for _, count in roomy], default=0)
        return [way for way, count in roomy if count == fewest]

    # -- all together -----------------------------------------------------------------------

    def possible(self, going: Sequence[str]) -> bool:
        """Whether all of these can retreat, in some order, as their owner chooses."""
        if self._all_to_one_hex(going):
            return True
        if not all(self._room_left_by_others(unit) for unit in going):
            return False
        return self._search(tuple(going), {}, set())

    def _all_to_one_hex(self, going: Sequence[str]) -> bool:
        """Whether a stack can simply go together through empty hexes."""
        units = self._lines.units
        start = units[going[0]].at
        if len(going) > 1:
            if any(units[unit].at != start for unit in going):
                return False
            if not self._fits([self._bulk[unit] for unit in going]):
                return False
        country = self._lines.country
        costs = [country.cost[kind] for kind in {self._kind(unit) for unit in going}]
        return self._free_way(start, start, 1, costs)

    def _free_way(
        self, start: str, here: str, far: int, costs: Sequence[Mapping[str, Mapping[str, int]]]
    ) -> bool:
        """Whether an empty way of the full length goes on from here."""
        lines = self._lines
        front, bit = lines.fronts[self._enemy], lines.country.bits.bit
        closed, away = front.standing | front.zone, lines.country.away[start]
        for there in lines.country.next_to[here]:
            if there in self._held or there in self._shut or closed & bit[there]:
                continue
            if away[there] != far or any(there not in cost[here] for cost in costs):
                continue
            if far == self._number or self._free_way(start, there, far + 1, costs):
                return True
        return False

    def _room_left_by_others(self, unit: str) -> bool:
        """Whether some path ends where those who stay leave room for the unit."""
        bulk, held, force = self._bulk, self._held, self._force
        return any(
            self._fits([bulk[unit], *(bulk[u] for u in held.get(way[-1], ()) if u not in force)])
            for way, _ in self.ways(unit)
        )

    def _search(self, going: Way, stacks: Stacks, failed: set[Any]) -> bool:
        """Try every unit next, at every end that has room; units that are alike only once."""
        if not going:
            return True
        kinds = [self._alike(unit) for unit in going]
        there = ((hex_, tuple(sorted(here, key=str))) for hex_, here in stacks.items())
        key = (tuple(sorted(kinds, key=str)), tuple(sorted(there)))
        if key in failed:
            return False
        tried: set[Any] = set()
        for i, unit in enumerate(going):
            if kinds[i] in tried:
                continue
            tried.add(kinds[i])
            rest = (*going[:i], *going[i + 1 :])
            for end in dict.fromkeys(way[-1] for way in self._open_after(unit, stacks)):
                if self._search(rest, self._after(unit, end, stacks), failed):
                    return True
            if not self._into_starts(going):
                break  # nobody needs room that another leaves: the order does not matter
        failed.add(key)
        return False

    def _alike(self, unit: str) -> tuple[str, Kind, Hashable]:
        return (self._lines.units[unit].at, self._kind(unit), self._bulk[unit])

    def _into_starts(self, going: Way) -> bool:
        """Whether some way ends where another of the force still stands."""
        starts = {self._lines.units[unit].at for unit in going}
        return any(way[-1] in starts for unit in going for way, _ in self.ways(unit))

    def _after(self, unit: str, end: str, stacks: Stacks) -> Stacks:
        """What stands in the hexes that units came to or left, when this one has gone too."""
        start, bulk = self._lines.units[unit].at, self._bulk[unit]
        left = self._stack(start, stacks).copy()
        left.remove(bulk)
        return {**stacks, start: left, end: [*self._stack(end, stacks), bulk]}

    def leaves_room(self, unit: str, way: Way, going: Sequence[str]) -> bool:
        """Whether the others can still retreat when this unit has taken a path."""
        rest = tuple(mate for mate in going if mate != unit)
        return not rest or self._search(rest, self._after(unit, way[-1], {}), set())
