"""Retreats: the paths that units may take, and whether all of a force can get away."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from bocage.families.cobra.lines import Lines, Side
from bocage.families.cobra.terrain import Kind
from bocage.kernel.api import rule

Way = tuple[str, ...]


class Flight:
    """The retreat of a force by so many hexes, as the map stands now.

    `going` are those that have still to retreat, `force` all of them. `size` and `limit` are those
    of the stacking rules.
    """

    def __init__(  # noqa: PLR0913 - the facts of one retreat
        self,
        lines: Lines,
        side: Side,
        force: Sequence[str],
        number: int,
        size: Mapping[str, int],
        limit: int,
        kind: Callable[[str], Kind],
        shut: frozenset[str] = frozenset(),
    ) -> None:
        self._lines = lines
        self._side = side
        self._enemy = "allied" if side == "german" else "german"
        self._held = lines.held[side]
        self._force = frozenset(force)
        self._number = number
        self._size = size
        self._limit = limit
        self._kind = kind
        self._shut = shut  # closed by a rule of its own
        self._known: dict[tuple[str, Kind], list[tuple[Way, int]]] = {}
        self._open: dict[str, list[Way]] = {}
        self._room: dict[str, int] = {}

    # -- hexes ------------------------------------------------------------------------------

    @rule("2008:8.6.1b", "2008:8.6.1c")
    def closed(self, hex_: str) -> bool:
        """No retreat into enemies, nor into an enemy zone without a friend that stays."""
        lines = self._lines
        if hex_ in lines.held[self._enemy]:
            return True
        return hex_ in lines.zoc[self._enemy] and not lines.shielded(hex_, self._force)

    def shut(self, hex_: str) -> bool:
        """Whether a rule of its own closes the hex."""
        return hex_ in self._shut

    def occupied(self, hex_: str) -> bool:
        """Whether friends that are not of this force stand in the hex."""
        return not self._force.issuperset(self._held.get(hex_, ()))

    def full(self, unit: str, hex_: str, more: Mapping[str, int]) -> bool:
        """Whether the unit would break the stacking limit there."""
        room = self._room.get(hex_)
        if room is None:
            here = self._held.get(hex_, ())
            room = self._room[hex_] = self._limit - sum([self._size[mate] for mate in here])
        return self._size[unit] > room - more.get(hex_, 0)

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
    def _open_after(self, unit: str, more: Mapping[str, int]) -> list[Way]:
        """The paths that end within stacking, through as few occupied hexes as possible."""
        roomy = [found for found in self.ways(unit) if not self.full(unit, found[0][-1], more)]
        fewest = min([count for _, count in roomy], default=0)
        return [way for way, count in roomy if count == fewest]

    # -- all together -----------------------------------------------------------------------

    def possible(self, going: Sequence[str]) -> bool:
        """Whether all of these can retreat, in some order, as their owner chooses."""
        if self._all_to_one_hex(going):
            return True
        if not all(self._room_left_by_others(unit) for unit in going):
            return False
        return self._room_for_all(going) and self._search(tuple(going), {}, set())

    def _all_to_one_hex(self, going: Sequence[str]) -> bool:
        """Whether a stack can simply go together through empty hexes."""
        units = self._lines.units
        start = units[going[0]].at
        if len(going) > 1:
            if any(units[unit].at != start for unit in going):
                return False
            if sum([self._size[unit] for unit in going]) > self._limit:
                return False
        country = self._lines.country
        costs = [country.cost[kind] for kind in {self._kind(unit) for unit in going}]
        return self._free_way(start, start, 1, costs)

    def _free_way(
        self, start: str, here: str, far: int, costs: Sequence[Mapping[str, Mapping[str, int]]]
    ) -> bool:
        """Whether an empty way of the full length goes on from here."""
        lines = self._lines
        held, enemies = self._held, lines.held[self._enemy]
        zone, away = lines.zoc[self._enemy], lines.country.away[start]
        for there in lines.country.next_to[here]:
            if there in held or there in enemies or there in zone or there in self._shut:
                continue
            if away[there] != far or any(there not in cost[here] for cost in costs):
                continue
            if far == self._number or self._free_way(start, there, far + 1, costs):
                return True
        return False

    def _room_left_by_others(self, unit: str) -> bool:
        """Whether some path ends where those who stay leave room for the unit."""
        size, held, force = self._size, self._held, self._force
        room = self._limit - size[unit]
        return any(
            sum(size[u] for u in held.get(way[-1], ()) if u not in force) <= room
            for way, _ in self.ways(unit)
        )

    def _search(self, going: Way, more: Mapping[str, int], failed: set[Any]) -> bool:
        """Try every unit next, at every end that has room; units that are alike only once."""
        if not going:
            return True
        kinds = [self._alike(unit) for unit in going]
        key = (tuple(sorted(kinds)), tuple(sorted(more.items())))
        if key in failed:
            return False
        tried: set[Any] = set()
        for i, unit in enumerate(going):
            if kinds[i] in tried:
                continue
            tried.add(kinds[i])
            rest = (*going[:i], *going[i + 1 :])
            for end in dict.fromkeys(way[-1] for way in self._open_after(unit, more)):
                if self._search(rest, self._after(unit, end, more), failed):
                    return True
            if not self._into_starts(going):
                break  # nobody needs room that another leaves: the order does not matter
        failed.add(key)
        return False

    def _alike(self, unit: str) -> tuple[str, Kind, int]:
        return (self._lines.units[unit].at, self._kind(unit), self._size[unit])

    def _into_starts(self, going: Way) -> bool:
        """Whether some way ends where another of the force still stands."""
        starts = {self._lines.units[unit].at for unit in going}
        return any(way[-1] in starts for unit in going for way, _ in self.ways(unit))

    def _room_for_all(self, going: Sequence[str]) -> bool:
        """Whether all the ends together have room for the whole force."""
        size, held, force = self._size, self._held, self._force
        ends = {way[-1] for unit in going for way, _ in self.ways(unit)}
        taken = (sum(size[u] for u in held.get(end, ()) if u not in force) for end in ends)
        room = sum(max(0, self._limit - found) for found in taken)
        return sum(size[unit] for unit in going) <= room

    def _after(self, unit: str, end: str, more: Mapping[str, int]) -> dict[str, int]:
        """What has come and gone, hex by hex, when the unit has gone too."""
        start, size = self._lines.units[unit].at, self._size[unit]
        return {**more, start: more.get(start, 0) - size, end: more.get(end, 0) + size}

    def leaves_room(self, unit: str, way: Way, going: Sequence[str]) -> bool:
        """Whether the others can still retreat when this unit has taken a path."""
        rest = tuple(mate for mate in going if mate != unit)
        return not rest or self._search(rest, self._after(unit, way[-1], {}), set())
