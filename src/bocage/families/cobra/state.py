"""What is worked out of a position: who stands where, zones of control, ways to go, attacks.

`Lines` is a pure function of the units on the map. It is made from the lines before it by changing
only what has moved, and it remembers the answers that it has given. `Ways` and `Field` are what the
decisions of a movement and of a combat phase depend on.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from bocage.families.cobra.counters import Counter
from bocage.families.cobra.terrain import MP, Country, Kind
from bocage.families.cobra.types import Combat, Movement, PlayerTurn, Public, Side
from bocage.kernel.api import Illegal, Trail, refuse, rule

if TYPE_CHECKING:
    from bocage.families.cobra.book import Book

NOBODY: tuple[str, ...] = ()
ENEMY = {"german": "allied", "allied": "german"}
STACKS = {side: ("stacks", side) for side in ENEMY}
SHUT = {side: ("shut", side) for side in ENEMY}
Going = tuple[str, str | None, str | None]  # a unit, and between which hexes; None: off the map


class Placed(Protocol):
    """What lines need to know of a unit on the map."""

    @property
    def at(self) -> str:
        """Its hex."""

    @property
    def steps(self) -> int:
        """Its steps."""

    @property
    def truck(self) -> bool:
        """Whether trucks carry it."""


Places = Mapping[str, Placed]


class Roster:
    """What lines need to know of all counters, worked out once."""

    def __init__(self, counters: Mapping[str, Counter]) -> None:
        self.counters = counters
        self.names = tuple(counters)
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
        self.without_zoc = {
            side: [unit for unit in counters if not self.exerts[unit] and self.side[unit] == side]
            for side in ENEMY
        }


@rule("2008:7.1a")
def exerts_zoc(counter: Counter) -> bool:
    """All units exert a zone of control except headquarters and battalions."""
    return counter.size not in ("hq", "battalion")


class Zones(dict[Side, dict[str, int]]):
    """How many units exert their zone of control into each hex, by side.

    Comings and goings of a side wait until its zone is looked at, which is often much later.
    """

    __slots__ = ("_country", "_waiting")

    def __init__(self, country: Country) -> None:
        self._country = country
        self._waiting: dict[Side, tuple[dict[str, int], dict[str, int]]] = {}

    def after(self, side: Side, comings: Mapping[str, int]) -> Zones:
        """The zones when so many units of a side have come into hexes, or gone (-1) from them."""
        new = Zones(self._country)
        new.update(self)
        new._waiting = self._waiting.copy()
        base, total = new.pop(side, None), {}
        if base is None:
            base, before = self._waiting.get(side, ({}, {}))
            total = before.copy()
        for hex_, change in comings.items():
            total[hex_] = total.get(hex_, 0) + change
        new._waiting[side] = (base, total)
        return new

    def __missing__(self, side: Side) -> dict[str, int]:
        base, comings = self._waiting.get(side, ({}, {}))
        counts, zoc_to = base.copy(), self._country.zoc_to
        for hex_, change in comings.items():
            for near in zoc_to[hex_] if change else ():
                count = counts.get(near, 0) + change
                if count:
                    counts[near] = count
                else:
                    del counts[near]
        self[side] = counts
        return counts


class Lines:
    """One arrangement of units on a map."""

    __slots__ = ("country", "held", "known", "reduced", "riding", "roster", "units", "zoc")

    def __init__(self, country: Country, roster: Roster) -> None:
        self.country = country
        self.roster = roster
        self.units: Mapping[str, Placed] = {}
        # By side: hex -> units, in the order of the counters.
        self.held: dict[Side, dict[str, tuple[str, ...]]] = {"german": {}, "allied": {}}
        self.zoc = Zones(country)
        self.reduced: frozenset[str] = frozenset()  # lack steps
        self.riding: frozenset[str] = frozenset()  # have trucks
        self.known: dict[Any, Any] = {}  # answers to questions about this arrangement

    @classmethod
    def of(cls, country: Country, roster: Roster, units: Mapping[str, Placed]) -> Lines:
        """The lines of an arrangement, from nothing."""
        return cls(country, roster).moved(units, Trail())

    def moved(self, units: Mapping[str, Placed], trail: Trail) -> Lines:
        """The lines of another arrangement, by changing what differs."""
        old, new = self.units, Lines.__new__(Lines)
        new.country, new.roster, new.units = self.country, self.roster, units
        new.held, new.zoc, new.known = self.held, self.zoc, self.known
        new.reduced, new.riding = self.reduced, self.riding
        went: list[Going] = []
        for unit in trail.changed(old, units):
            before, after = old.get(unit), units.get(unit)
            start = None if before is None else before.at
            end = None if after is None else after.at
            if start != end:
                went.append((unit, start, end))
            if (
                before is None
                or after is None
                or before.steps != after.steps
                or before.truck != after.truck
            ):
                new._note_state(unit, after)
        if went:
            new._shift(went)
        if went or new.riding is not self.riding:  # no answer depends on steps
            new.known = {}
        return new

    def _note_state(self, unit: str, state: Placed | None) -> None:
        """Note whether a unit lacks steps, and whether it rides."""
        if (state is not None and state.steps < self.roster.full[unit]) != (unit in self.reduced):
            self.reduced = self.reduced ^ {unit}
        if (state is not None and state.truck) != (unit in self.riding):
            self.riding = self.riding ^ {unit}

    def _shift(self, went: list[Going]) -> None:
        """Leave the lines before these as they are, and let units go from one hex to another."""
        side_of, exerts, held = self.roster.side, self.roster.exerts, self.held.copy()
        comings: dict[Side, dict[str, int]] = {}
        for unit, start, end in went:
            side = side_of[unit]
            if side not in comings:
                comings[side] = {}
                held[side] = held[side].copy()
            count = 1 if exerts[unit] else 0
            changes = comings[side]
            if start is not None:
                _take(held[side], unit, start)
                changes[start] = changes.get(start, 0) - count
            if end is not None:
                self._put(held[side], unit, end)
                changes[end] = changes.get(end, 0) + count
        self.held = held
        for whose, changes in comings.items():
            if any(changes.values()):
                self.zoc = self.zoc.after(whose, changes)

    def _put(self, places: dict[str, tuple[str, ...]], unit: str, hex_: str) -> None:
        if hex_ in places:
            order = self.roster.order.__getitem__
            places[hex_] = tuple(sorted((*places[hex_], unit), key=order))
        else:
            places[hex_] = (unit,)

    # -- questions --------------------------------------------------------------------------

    @property
    def at(self) -> dict[str, tuple[str, ...]]:
        """The units in each hex, whosever they are."""
        return {**self.held["german"], **self.held["allied"]}

    def here(self, hex_: str) -> tuple[str, ...]:
        """The units in a hex, whosever they are."""
        held = self.held
        return held["german"].get(hex_) or held["allied"].get(hex_, NOBODY)

    def enemy_at(self, side: Side, hex_: str) -> bool:
        """Whether an enemy of this side stands in the hex."""
        return hex_ in self.held[ENEMY[side]]

    @rule("2008:7.7")
    def in_zoc(self, side: Side, hex_: str) -> bool:
        """Whether the hex is in this side's zone of control; more than one counts as one."""
        return hex_ in self.zoc[side]

    @rule("2008:7.5")
    def shielded(self, hex_: str, but: Collection[str] = NOBODY) -> bool:
        """Whether a unit other than a headquarters stands there and negates enemy zones."""
        here = self.here(hex_)
        if but:
            here = tuple([unit for unit in here if unit not in but])
        return not self.roster.headquarters.issuperset(here)

    def open_to(self, side: Side, hex_: str) -> bool:
        """Whether a line of this side may pass: no enemy, and no enemy zone without a friend."""
        enemy = ENEMY[side]
        if hex_ in self.held[enemy]:
            return False
        return hex_ not in self.zoc[enemy] or self.shielded(hex_)

    def lets_pass(self, side: Side, way: tuple[str, ...]) -> bool:
        """Whether all hexes of a way are open to a line of this side."""
        shut = self.known.get(SHUT[side])
        if shut is not None:
            return bool(shut.isdisjoint(way))
        enemies, zone = self.held[ENEMY[side]], self.zoc[ENEMY[side]]
        if not enemies.keys().isdisjoint(way):
            return False
        if zone.keys().isdisjoint(way):
            return True
        return all(self.shielded(hex_) for hex_ in way if hex_ in zone)

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

    def stacks(self, side: Side) -> Stacks:
        """The units of a side, hex by hex."""
        found: Stacks | None = self.known.get(STACKS[side])
        if found is None:
            found = self.known[STACKS[side]] = Stacks(self, side)
        return found

    def hq_alone(self, side: Side, hex_: str) -> bool:
        """Whether nothing but headquarters of the other side stand in the hex."""
        here = self.held[ENEMY[side]].get(hex_)
        return here is not None and self.roster.headquarters.issuperset(here)


def _take(places: dict[str, tuple[str, ...]], unit: str, hex_: str) -> None:
    here = places[hex_]
    if len(here) == 1:
        del places[hex_]
    else:
        places[hex_] = tuple([u for u in here if u != unit])


class Stacks(Sequence[tuple[str, ...]]):
    """Stacks in the order of the counters, not that in which they came, which is chance."""

    __slots__ = ("_held", "_names", "_places", "_units")

    def __init__(self, lines: Lines, side: Side) -> None:
        self._held = lines.held[side]
        self._units = lines.units
        self._names = lines.roster.names
        order = lines.roster.order
        self._places = sorted([order[here[0]] for here in self._held.values()])

    def __len__(self) -> int:
        return len(self._places)

    def __getitem__(self, i: Any) -> Any:
        first = self._names[self._places[i]]
        return self._held[self._units[first].at]


def lines_of(book: Book, units: Mapping[str, Placed]) -> Lines:
    """The lines of these units, made of the last ones. The mapping must never be changed."""
    before = book.memo.last(lines_of)
    if before is None:
        return Lines.of(book.country, book.roster, units)
    return before.moved(units, book.memo.moves)


# -- what the decisions of a phase depend on -------------------------------------------------


@rule("2008:5.3.4")
def kind_now(book: Book, units: Places, unit: str) -> Kind:
    """Whether a unit is mechanised as it stands; a truck marker makes infantry mechanised."""
    return "mechanised" if units[unit].truck else book.kind[unit]


class Ways:
    """What the movement of a side depends on, put together once for a decision."""

    __slots__ = (
        *("book", "country", "enemy", "ezoc", "lines", "phase", "public", "side", "thirds", "turn"),
    )

    def __init__(self, book: Book, public: Public, turn: PlayerTurn, phase: Movement) -> None:
        self.book = book
        self.public = public
        self.turn = turn
        self.phase = phase
        self.side = phase.side
        self.enemy = ENEMY[phase.side]
        self.country = book.country
        self.lines = book.lines(public.units)
        self.ezoc = enemy_zone(self.lines, self.enemy)
        self.thirds = book.edition.thirds(book, public, phase.side)

    def allowance(self, unit: str) -> int:
        """The half points that a unit has in this phase."""
        return self.book.edition.allowance(self, unit)

    def left(self, unit: str) -> int:
        """The half points that a unit still has."""
        return self.allowance(unit) - self.phase.spent.get(unit, 0)

    def kind(self, unit: str) -> Kind:
        """Infantry or mechanised."""
        return kind_now(self.book, self.public.units, unit)

    def may_enter(self, hex_: str) -> bool:
        """Whether nobody but friends, or enemy headquarters alone, stand in the hex."""
        lines = self.lines
        return not lines.enemy_at(self.side, hex_) or lines.hq_alone(self.side, hex_)

    def barred(self, unit: str, leaving: bool) -> bool:
        """Whether a unit may not enter an enemy zone of control any more."""
        return leaving or self.book.edition.has_left(self, unit)

    @rule("2008:7.2")
    def cost(self, unit: str, path: tuple[str, ...]) -> int:
        """What a unit pays for a path that it can walk."""
        here, total, costs = self.public.units[unit].at, 0, self.country.cost[self.kind(unit)]
        if here in self.ezoc:
            total += leaving_cost()
        for there in path:
            total += costs[here][there]
            here = there
        return total

    def account(self, units: tuple[str, ...], path: tuple[str, ...]) -> tuple[int, int]:
        """What a path costs whoever has least left after it, and how much that is."""
        paid = ((self.cost(one, path), self.left(one)) for one in units)
        left, cost = min((left - cost, cost) for cost, left in paid)
        return cost, max(left, 0)

    def may_move(self, unit: str) -> bool:
        """Whether a unit moves in this phase at all, has not stopped and has points left."""
        phase = self.phase
        if unit in phase.stopped or unit in phase.ended:
            return False
        if phase.mechanised and unit in self.book.only_first_phase:
            return self.public.units[unit].truck
        return unit not in phase.spent or self.left(unit) > 0


@rule("2008:7.4")
def enemy_zone(lines: Lines, enemy: str) -> dict[str, int]:
    """Only the zones of the enemy matter to a unit, never its own."""
    return lines.zoc[enemy]


@rule("zoc.2", "2008:5.6.1", "2008:5.2.3b")
def leaving_cost() -> int:
    """Leaving an enemy zone of control costs 2 points more than the hex entered."""
    return 2 * MP


class Field:
    """What the attacks of a combat phase depend on, put together once for a decision."""

    __slots__ = (
        *("book", "contacts", "enemies", "lines", "phase", "public", "side", "turn"),
        *("_attackers", "_done", "_targets"),
    )

    def __init__(self, book: Book, public: Public, turn: PlayerTurn, phase: Combat) -> None:
        self.book = book
        self.public = public
        self.turn = turn
        self.phase = phase
        self.side = phase.side
        self.lines = book.lines(public.units)
        self.enemies = self.lines.held[ENEMY[phase.side]]
        self.contacts = contacts(self.lines, phase.side)
        limit = book.edition.limit
        self._done = [
            group
            for group, made in turn.attacks.items()
            if (most := limit(group, public.turn)) is not None and made >= most
        ]
        self._attackers: dict[str, list[str]] = {}
        self._targets: dict[str, tuple[str, ...]] = {}

    def attackers(self, hex_: str) -> list[str]:
        """The units of a hex next to enemies that may still attack."""
        found = self._attackers.get(hex_)
        if found is None:
            here = self.contacts.get(hex_, ())
            found = self._attackers[hex_] = [unit for unit in here if self._may_attack(unit)]
        return found

    def forces(self, on: Sequence[str]) -> list[list[str]]:
        """Who could attack these hexes together, group by group."""
        found: dict[str, list[str]] = {}
        for hex_ in self.book.country.next_to[on[0]]:
            for unit in self.attackers(hex_):
                if self.reach(unit, hex_).issuperset(on):
                    found.setdefault(self.book.group_of[unit], []).append(unit)
        return [sorted(units, key=self.book.place) for units in found.values()]

    @rule("2008:8.2.2a")
    def _may_attack(self, unit: str) -> bool:
        """Whether a unit has not attacked, and its group may still attack this turn."""
        if unit in self.phase.attacked or self.book.roster.is_hq[unit]:
            return False
        return self.book.group_of[unit] not in self._done

    def in_contact(self) -> bool:
        """Whether anybody can attack anything."""
        for hex_ in self.contacts:
            units = self.attackers(hex_)
            for there in self.targets(hex_) if units else ():
                for unit in units:
                    if there in self.reach(unit, hex_):
                        return True
        return False

    def reach(self, unit: str, hex_: str) -> frozenset[str]:
        """The hexes that a unit could attack from a hex."""
        return self.book.country.strikes[kind_now(self.book, self.public.units, unit)][hex_]

    def targets(self, hex_: str) -> tuple[str, ...]:
        """The enemy hexes next to a hex that may still be attacked."""
        found = self._targets.get(hex_)
        if found is None:
            near = [there for there in self.book.country.next_to[hex_] if there in self.enemies]
            near = [there for there in near if self.why_not_target(there) is None]
            found = self._targets[hex_] = tuple(sorted(near))
        return found

    def why_not_target(self, hex_: str) -> Illegal | None:
        """Enemy units that were not attacked in this phase, in a hex that is not closed."""
        if hex_ not in self.enemies:
            return refuse("2008:8.1.3", "no-enemy", hex=hex_)
        if self.side == "allied" and hex_ == self.turn.bombed:
            return refuse(self.book.cite("carpet.5", "2008:14.5.2a"), "bombed-hex", hex=hex_)
        here, phase = self.enemies[hex_], self.phase
        for unit in here:
            if unit in phase.advanced:
                return refuse("2008:8.7.5b", "advanced-defender", unit=unit)
            if unit in phase.defended and unit not in phase.refuge:
                return refuse("2008:8.1.6", "already-attacked", hex=hex_)
        if phase.refuge and all(unit in phase.refuge for unit in here):
            return refuse("2008:8.1.6", "already-attacked", hex=hex_)
        return None


def contacts(lines: Lines, side: Side) -> dict[str, tuple[str, ...]]:
    """The hexes of a side that are next to enemies, with the units there."""
    found: dict[str, tuple[str, ...]] | None = lines.known.get(("contacts", side))
    if found is None:
        own, order = lines.held[side], lines.roster.order
        near = {order[own[hex_][0]]: hex_ for hex_ in _touched(lines, side)}
        found = {near[place]: own[near[place]] for place in sorted(near)}
        lines.known["contacts", side] = found
    return found


def _touched(lines: Lines, side: Side) -> set[str]:
    """The hexes of a side next to enemies: in their zones, across rivers, beside those without."""
    own, enemy, country = lines.held[side], ENEMY[side], lines.country
    enemies, found = lines.held[enemy].keys(), own.keys() & lines.zoc[enemy].keys()
    for hex_ in own.keys() & country.across.keys():
        if not enemies.isdisjoint(country.across[hex_]):
            found.add(hex_)
    for unit in lines.roster.without_zoc[enemy]:
        if unit in lines.units:
            found.update(own.keys() & country.next_to[lines.units[unit].at])
    return found
