"""Who stands where and which hexes are in whose zone of control, for one arrangement of units.

`Lines` is a pure function of the units on the map. It is made from the lines before it by changing
only what has moved, and it remembers the answers that it has given.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from bocage.families.cobra.counters import Counter
from bocage.families.cobra.terrain import Country
from bocage.kernel.api import rule

Side = str
NOBODY: tuple[str, ...] = ()
ENEMY = {"german": "allied", "allied": "german"}
SHUT = {side: ("shut", side) for side in ENEMY}
KEPT = 4  # arrangements that are remembered


class Placed(Protocol):
    """What lines need to know of a unit on the map."""

    @property
    def at(self) -> str:
        """Its hex."""
        ...

    @property
    def steps(self) -> int:
        """Its steps."""
        ...

    @property
    def truck(self) -> bool:
        """Whether trucks carry it."""
        ...


class Roster:
    """What lines need to know of all counters, worked out once."""

    def __init__(self, counters: Mapping[str, Counter]) -> None:
        self.counters = counters
        self.order = {unit: i for i, unit in enumerate(counters)}
        self.side = {unit: counter.side for unit, counter in counters.items()}
        self.full = {unit: counter.steps for unit, counter in counters.items()}
        self.exerts = {unit: exerts_zoc(counter) for unit, counter in counters.items()}
        self.is_hq = {unit: counter.is_hq for unit, counter in counters.items()}
        self.headquarters = frozenset(unit for unit, found in self.is_hq.items() if found)
        self.headquarters_of = {
            side: [unit for unit in counters if self.is_hq[unit] and self.side[unit] == side]
            for side in ENEMY
        }


@rule("2008:7.1a")
def exerts_zoc(counter: Counter) -> bool:
    """All units exert a zone of control except headquarters and battalions."""
    return counter.size not in ("hq", "battalion")


class Lines:
    """One arrangement of units on a map."""

    __slots__ = (
        *("at", "country", "held", "known", "reduced", "riding", "roster", "units", "zoc"),
    )

    def __init__(self, country: Country, roster: Roster) -> None:
        self.country = country
        self.roster = roster
        self.units: Mapping[str, Placed] = {}
        self.at: dict[str, tuple[str, ...]] = {}  # hex -> units, in the order of the counters
        self.held: dict[Side, dict[str, tuple[str, ...]]] = {"german": {}, "allied": {}}
        self.zoc: dict[Side, dict[str, int]] = {"german": {}, "allied": {}}  # how many exert it
        self.reduced: frozenset[str] = frozenset()  # lack steps
        self.riding: frozenset[str] = frozenset()  # have trucks
        self.known: dict[Any, Any] = {}  # answers to questions about this arrangement

    @classmethod
    def of(cls, country: Country, roster: Roster, units: Mapping[str, Placed]) -> Lines:
        """The lines of an arrangement, from nothing."""
        return cls(country, roster).moved(units)

    def moved(self, units: Mapping[str, Placed], hint: tuple[str, ...] | None = None) -> Lines:
        """The lines of another arrangement, by changing what differs: `hint`, if it is known."""
        old = self.units
        new = Lines.__new__(Lines)
        new.country, new.roster, new.units = self.country, self.roster, units
        reduced, riding, full = self.reduced, self.riding, self.roster.full
        went: list[tuple[str, str | None, str | None]] = []
        for unit in {**old, **units} if hint is None else hint:
            before, after = old.get(unit), units.get(unit)
            start = None if before is None else before.at
            end = None if after is None else after.at
            if start != end:
                went.append((unit, start, end))
            if (after is not None and after.steps < full[unit]) != (unit in reduced):
                reduced = reduced ^ {unit}
            if (after is not None and after.truck) != (unit in riding):
                riding = riding ^ {unit}
        new.reduced, new.riding = reduced, riding
        if went:
            new.known = {}
            new._shift(self, went)
        else:
            new.known = self.known if riding is self.riding else {}  # none depends on steps
            new.at, new.held, new.zoc = self.at, self.held, self.zoc
        return new

    def _shift(self, last: Lines, went: list[tuple[str, str | None, str | None]]) -> None:
        """Take over the lines before these but for units that have gone from one hex to another."""
        side_of = self.roster.side
        self.at, self.held, self.zoc = last.at.copy(), last.held.copy(), last.zoc.copy()
        for unit, start, end in went:
            side = side_of[unit]
            if self.held[side] is last.held[side]:
                self.held[side] = last.held[side].copy()
                self.zoc[side] = last.zoc[side].copy()
            if start is not None:
                self._take(unit, side, start)
            if end is not None:
                self._put(unit, side, end)

    def _take(self, unit: str, side: Side, hex_: str) -> None:
        for places in (self.at, self.held[side]):
            here = places[hex_]
            if len(here) == 1:
                del places[hex_]
            else:
                places[hex_] = tuple([u for u in here if u != unit])
        if self.roster.exerts[unit]:
            counts = self.zoc[side]
            for near in self.country.zoc_to[hex_]:
                if counts[near] == 1:
                    del counts[near]
                else:
                    counts[near] -= 1

    def _put(self, unit: str, side: Side, hex_: str) -> None:
        for places in (self.at, self.held[side]):
            if hex_ in places:
                order = self.roster.order.__getitem__
                places[hex_] = tuple(sorted((*places[hex_], unit), key=order))
            else:
                places[hex_] = (unit,)
        if self.roster.exerts[unit]:
            counts = self.zoc[side]
            for near in self.country.zoc_to[hex_]:
                counts[near] = counts.get(near, 0) + 1

    # -- questions --------------------------------------------------------------------------

    def side_at(self, hex_: str) -> Side | None:
        """Whose units stand in a hex."""
        here = self.at.get(hex_)
        return self.roster.side[here[0]] if here else None

    def enemy_at(self, side: Side, hex_: str) -> bool:
        """Whether an enemy of this side stands in the hex."""
        return hex_ in self.held[ENEMY[side]]

    @rule("2008:7.7")
    def in_zoc(self, side: Side, hex_: str) -> bool:
        """Whether the hex is in this side's zone of control; more than one counts as one."""
        return hex_ in self.zoc[side]

    @rule("2008:7.5")
    def shielded(self, hex_: str, but: tuple[str, ...] = NOBODY) -> bool:
        """Whether a unit other than a headquarters stands there and negates enemy zones."""
        here = self.at.get(hex_, NOBODY)
        if but:
            here = tuple([unit for unit in here if unit not in but])
        return not self.roster.headquarters.issuperset(here)

    def open_to(self, side: Side, hex_: str) -> bool:
        """Whether a line of this side may pass: no enemy, and no enemy zone without a friend."""
        enemy = ENEMY[side]
        if hex_ in self.held[enemy]:
            return False
        return hex_ not in self.zoc[enemy] or (hex_ in self.at and self.shielded(hex_))

    def shut_to(self, side: Side) -> set[str]:
        """All hexes that are not open to a line of this side."""
        key = SHUT[side]
        found: set[str] | None = self.known.get(key)
        if found is None:
            zone = self.zoc[ENEMY[side]]
            found = self.known[key] = set(zone)
            found.difference_update(self.held[side])
            for unit in self.roster.headquarters_of[side]:
                hex_ = self.units[unit].at if unit in self.units else ""
                if hex_ in zone and not self.shielded(hex_):
                    found.add(hex_)
            found.update(self.held[ENEMY[side]])
        return found

    def stacks(self, side: Side) -> list[tuple[str, ...]]:
        """The units of a side, hex by hex."""
        found: list[tuple[str, ...]] | None = self.known.get(("stacks", side))
        if found is None:
            order = self.roster.order  # not that in which they came, which is chance
            found = sorted(self.held[side].values(), key=lambda here: order[here[0]])
            self.known["stacks", side] = found
        return found

    def hq_alone(self, side: Side, hex_: str) -> bool:
        """Whether nothing but headquarters of the other side stand in the hex."""
        here = self.held[ENEMY[side]].get(hex_)
        return here is not None and self.roster.headquarters.issuperset(here)


class Atlas:
    """Remembers the lines of the last few arrangements; asks for the next from the last one."""

    def __init__(self, country: Country, roster: Roster) -> None:
        self._last = Lines.of(country, roster, {})
        self._known = [self._last]
        self._hint: tuple[Any, Any, tuple[str, ...]] = (None, None, ())

    def note(
        self, old: Mapping[str, Placed], new: Mapping[str, Placed], units: tuple[str, ...]
    ) -> None:
        """`new` differs from `old` in these units only: they have moved, come or gone."""
        was_old, was_new, before = self._hint
        if was_new is old and self._last.units is not old:
            old, units = was_old, tuple(dict.fromkeys((*before, *units)))
        self._hint = (old, new, units)

    def lines(self, units: Mapping[str, Placed]) -> Lines:
        """The lines of these units. The mapping must not be changed afterwards."""
        last = self._last
        if last.units is units:
            return last
        old, new, changed = self._hint
        if new is units and old is last.units:
            return self._keep(last.moved(units, changed))
        for lines in self._known:
            if lines.units is units:
                return lines
        return self._keep(last.moved(units))

    def _keep(self, lines: Lines) -> Lines:
        self._last = lines
        self._known = [*self._known[1 - KEPT :], lines]
        return lines
