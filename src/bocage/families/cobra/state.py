"""What is worked out of a position: who stands where, zones of control, ways to go, attacks.

`Lines` is a pure function of the units on the map. It is made from the lines before it by changing
only what has moved, and it remembers the answers that it has given. `Ways` and `Field` are what the
decisions of a movement and of a combat phase depend on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Protocol

from bocage.families.cobra.counters import Counter
from bocage.families.cobra.memo import Answers
from bocage.families.cobra.terrain import MP, Country, Kind
from bocage.families.cobra.types import Combat, Movement, PlayerTurn, Public, Side
from bocage.kernel.api import Illegal, Trail, refuse, rule
from bocage.space import Mask, step_bits, without

if TYPE_CHECKING:
    from bocage.families.cobra.book import Book

NOBODY: tuple[str, ...] = ()
FIRST = itemgetter(0)
ENEMY = {"german": "allied", "allied": "german"}
STACKS = {side: ("stacks", side) for side in ENEMY}
SHUT = {side: ("shut", side) for side in ENEMY}
TOUCHING = {side: ("touching", side) for side in ENEMY}
HELD = {side: ("held", side) for side in ENEMY}
CONTACTS = {side: ("contacts", side) for side in ENEMY}
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

    @property
    def idle(self) -> bool:
        """Whether it is a headquarters that does not function."""


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
        self.marks = {
            unit: STANDS | FIGHTS * (not counter.is_hq) | EXERTS * exerts_zoc(counter)
            for unit, counter in counters.items()
        }


@rule("2008:7.1a")
def exerts_zoc(counter: Counter) -> bool:
    """All units exert a zone of control except headquarters, battalions and Flak."""
    return counter.size not in ("hq", "battalion") and counter.type != "flak"


STANDS, FIGHTS, EXERTS = 1, 2, 4  # what a unit means for its hex; a headquarters only stands


class Front:
    """The hexes of one side, each set of them as bits of one number."""

    __slots__ = ("_zone", "_zoned", "country", "exerting", "fighting", "mute", "standing")

    def __init__(self, country: Country, standing: int = 0, fighting: int = 0, exerting: int = 0):
        self.country = country
        self.standing = standing  # with any unit
        self.fighting = fighting  # with a unit other than a headquarters
        self.exerting = exerting  # with a unit that exerts a zone of control
        self.mute = 0  # where for now no unit exerts one
        self._zone: int | None = None
        self._zoned: Answers[str, bool] | None = None

    def hushed(self, mute: int) -> Front:
        """With zones of control that do not go out from some hexes."""
        if mute == self.mute:
            return self
        new = Front(self.country, self.standing, self.fighting, self.exerting)
        new.mute = mute
        return new

    @property
    def loud(self) -> int:
        """The hexes from which a zone of control goes out."""
        return without(self.exerting, self.mute)

    def copy(self) -> Front:
        """The same, to be changed."""
        new = Front(self.country, self.standing, self.fighting, self.exerting)
        new.mute, new._zone, new._zoned = self.mute, self._zone, self._zoned
        return new

    def turn(self, bit: int, mark: int) -> None:
        """A hex begins or ceases to be what the mark of a unit says."""
        if mark & STANDS:
            self.standing ^= bit
        if mark & FIGHTS:
            self.fighting ^= bit
        if mark & EXERTS:
            self.exerting ^= bit
            self._zone = self._zoned = None

    @property
    def zone(self) -> int:
        """The hexes in the zones of control."""
        found = self._zone
        if found is None:
            found = self._zone = step_bits(self.loud, self.country.zoc_steps)
        return found

    @property
    def zoned(self) -> Callable[[str], bool]:
        """Whether a hex is in the zones of control; what was asked once is remembered."""
        found = self._zoned
        if found is None:
            zone, bit = self.zone, self.country.bits.bit
            found = self._zoned = Answers(lambda hex_: zone & bit[hex_] != 0)
        return found.__getitem__


class Lines:
    """One arrangement of units on a map."""

    __slots__ = (
        *("country", "feeding", "fronts", "held", "hints", "known", "reduced", "riding", "roster"),
        "units",
    )

    def __init__(self, country: Country, roster: Roster) -> None:
        self.country = country
        self.roster = roster
        self.units: Mapping[str, Placed] = {}
        # By side: hex -> units, in the order of the counters.
        self.held: dict[Side, dict[str, tuple[str, ...]]] = {side: {} for side in ENEMY}
        self.fronts = dict.fromkeys(ENEMY, Front(country))
        self.reduced: frozenset[str] = frozenset()  # lack steps
        self.riding: frozenset[str] = frozenset()  # have trucks
        self.known: dict[Any, Any] = {}  # answers to questions about this arrangement
        self.hints: dict[Any, Any] = {}  # taken along from one arrangement to the next
        self.feeding: Any = None  # what the sources of supply depend on beside the units

    @classmethod
    def of(cls, country: Country, roster: Roster, units: Mapping[str, Placed]) -> Lines:
        """The lines of an arrangement, from nothing."""
        return cls(country, roster).moved(units, Trail())

    def moved(
        self,
        units: Mapping[str, Placed],
        trail: Trail,
        feeding: Any = None,
        quiet: frozenset[str] = frozenset(),
    ) -> Lines:
        """The lines of another arrangement, by changing what differs."""
        old, new = self.units, Lines.__new__(Lines)
        new.feeding = feeding
        new.country, new.roster, new.units = self.country, self.roster, units
        new.held, new.fronts, new.known, new.hints = self.held, self.fronts, self.known, self.hints
        new.reduced, new.riding = self.reduced, self.riding
        went: list[Going] = []
        woken = False
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
            elif before.idle != after.idle:
                woken = True
        if went:
            new._shift(went)
        hushed = new._hush(quiet)
        # No answer depends on steps.
        if went or woken or hushed or new.riding is not self.riding or feeding != self.feeding:
            new.known = {}
        return new

    def _hush(self, quiet: frozenset[str]) -> bool:
        """Let these units, and enemies next to them, exert no zone; whether that is new."""
        fronts = self.fronts
        if not quiet and not fronts["german"].mute and not fronts["allied"].mute:
            return False
        roster, bits = self.roster, self.country.bits
        mutes = dict.fromkeys(fronts, 0)
        spots = {self.units[unit].at for unit in quiet if unit in self.units}
        if spots:
            side = roster.side[next(iter(quiet))]
            held, exerts = self.held[side], roster.exerts
            silent = [h for h in spots if not any(exerts[u] and u not in quiet for u in held[h])]
            mutes[side] = bits.mask(silent)
            mutes[ENEMY[side]] = step_bits(bits.mask(spots), self.country.next_steps)
        self.fronts = {side: front.hushed(mutes[side]) for side, front in fronts.items()}
        return any(self.fronts[side] is not fronts[side] for side in fronts)

    def _note_state(self, unit: str, state: Placed | None) -> None:
        """Note whether a unit lacks steps, and whether it rides."""
        if (state is not None and state.steps < self.roster.full[unit]) != (unit in self.reduced):
            self.reduced = self.reduced ^ {unit}
        if (state is not None and state.truck) != (unit in self.riding):
            self.riding = self.riding ^ {unit}

    def _shift(self, went: list[Going]) -> None:
        """Leave the lines before these as they are, and let units go from one hex to another."""
        roster, bit, old = self.roster, self.country.bits.bit, self.fronts
        held, fronts = self.held, self.fronts = self.held.copy(), old.copy()
        for unit, start, end in went:
            side, mark = roster.side[unit], roster.marks[unit]
            if fronts[side] is old[side]:  # the first of its side
                held[side], fronts[side] = held[side].copy(), fronts[side].copy()
            places, front = held[side], fronts[side]
            if start is not None:
                left = places[start] = tuple([mate for mate in places[start] if mate != unit])
                if not left:
                    del places[start]
                front.turn(bit[start], self._alone(mark, left))
            if end is not None:
                here = places.get(end, NOBODY)
                places[end] = self._ordered((*here, unit)) if here else (unit,)
                front.turn(bit[end], self._alone(mark, here))

    def _alone(self, mark: int, mates: tuple[str, ...]) -> int:
        """What only a unit of this mark means for a hex where others stand."""
        for mate in mates:
            mark = without(mark, self.roster.marks[mate])
        return mark

    def _ordered(self, units: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(sorted(units, key=self.roster.order.__getitem__))

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

    @rule("2008:7.7", "2008:7.1c")
    def in_zoc(self, side: Side, hex_: str) -> bool:
        """Whether the hex is in this side's zone of control; more than one counts as one."""
        return self.fronts[side].zone & self.country.bits.bit[hex_] != 0

    def shielded(self, hex_: str, but: Collection[str] = NOBODY) -> bool:
        """Whether a unit other than a headquarters stands there and negates enemy zones."""
        here = self.here(hex_)
        if but:
            here = tuple([unit for unit in here if unit not in but])
        return not self.roster.headquarters.issuperset(here)

    def open_to(self, side: Side, hex_: str) -> bool:
        """Whether a line of this side may pass: no enemy, and no enemy zone without a friend."""
        return not self.shut_to(side) & self.country.bits.bit[hex_]

    def shut_to(self, side: Side) -> int:
        """All hexes that are not open to a line of this side."""
        found: int | None = self.known.get(SHUT[side])
        if found is None:
            enemies = self.fronts[ENEMY[side]].standing
            found = self.known[SHUT[side]] = enemies | self.denied(side)
        return found

    @rule("2008:7.5", "2008:9.2.6")
    def denied(self, side: Side) -> Mask:
        """The enemy's zone but for hexes where a friend other than a headquarters stands."""
        return without(self.fronts[ENEMY[side]].zone, self.fronts[side].fighting)

    def touching(self, side: Side) -> int:
        """The hexes of a side that are next to enemies."""
        found: int | None = self.known.get(TOUCHING[side])
        if found is None:
            near = step_bits(self.fronts[ENEMY[side]].standing, self.country.next_steps)
            found = self.known[TOUCHING[side]] = self.fronts[side].standing & near
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


class Stacks(Sequence[tuple[str, ...]]):
    """Stacks in the order of the counters, not that in which they came, which is chance."""

    __slots__ = ("_held", "_names", "_places", "_units")

    def __init__(self, lines: Lines, side: Side) -> None:
        self._held = lines.held[side]
        self._units = lines.units
        self._names = lines.roster.names
        firsts = map(FIRST, self._held.values())
        self._places = sorted(map(lines.roster.order.__getitem__, firsts))

    def __len__(self) -> int:
        return len(self._places)

    def __iter__(self) -> Iterator[tuple[str, ...]]:
        held, units, names = self._held, self._units, self._names
        return iter([held[units[names[place]].at] for place in self._places])

    def __getitem__(self, i: Any) -> Any:
        first = self._names[self._places[i]]
        return self._held[self._units[first].at]


def lines_of(book: Book, units: Mapping[str, Placed], feeding: Any, quiet: frozenset[str]) -> Lines:
    """The lines of these units, made of the last ones. The mapping must never be changed."""
    before = book.memo.last(lines_of)
    if before is None:
        return Lines(book.country, book.roster).moved(units, Trail(), feeding, quiet)
    return before.moved(units, book.memo.moves, feeding, quiet)


# -- what the decisions of a phase depend on -------------------------------------------------


@rule("2008:5.3.4")
def kind_now(book: Book, units: Places, unit: str) -> Kind:
    """Whether a unit is mechanised as it stands; a truck marker makes infantry mechanised."""
    return "mechanised" if units[unit].truck else book.kind[unit]


class Ways:
    """What the movement of a side depends on, put together once for a decision."""

    __slots__ = (
        *("bit", "book", "country", "enemy", "ezoc", "halts", "lines", "phase", "public", "side"),
        *("thirds", "turn", "zoned"),
    )

    def __init__(self, book: Book, public: Public, turn: PlayerTurn, phase: Movement) -> None:
        self.book = book
        self.public = public
        self.turn = turn
        self.phase = phase
        self.side = phase.side
        self.enemy = ENEMY[phase.side]
        self.country = book.country
        self.bit = book.country.bits.bit
        self.lines = book.lines(public)
        enemies = enemy_front(self.lines, self.enemy)
        self.ezoc, self.zoned = enemies.zone, enemies.zoned
        self.thirds = book.edition.thirds(book, public, phase.side)
        self.halts = book.edition.halts(self)

    def allowance(self, unit: str) -> int:
        """The half points that a unit has in this phase."""
        return self.book.edition.allowance(self, unit)

    def left(self, unit: str) -> int:
        """The half points that a unit still has."""
        return self.allowance(unit) - self.phase.spent.get(unit, 0)

    def kind(self, unit: str) -> Kind:
        """Infantry or mechanised."""
        return kind_now(self.book, self.public.units, unit)

    def stops(self, hex_: str) -> bool:
        """Whether movement ends in a hex: in an enemy zone, or as the edition says."""
        return self.zoned(hex_) or hex_ in self.halts

    def may_enter(self, hex_: str) -> bool:
        """Whether nobody but friends, or enemy headquarters alone, stand in the hex."""
        lines = self.lines
        return not lines.enemy_at(self.side, hex_) or lines.hq_alone(self.side, hex_)

    def held_by_enemies(self) -> frozenset[str]:
        """The hexes where nobody may go: with enemies, and not headquarters alone."""
        lines, key = self.lines, HELD[self.enemy]
        found: frozenset[str] | None = lines.known.get(key)
        if found is None:
            hexes = [hex_ for hex_ in lines.held[self.enemy] if not self.may_enter(hex_)]
            found = lines.known[key] = frozenset(hexes)
        return found

    def barred(self, unit: str, leaving: bool) -> bool:
        """Whether a unit may not enter an enemy zone of control any more."""
        return leaving or self.book.edition.has_left(self, unit)

    @rule("2008:7.2")
    def cost(self, unit: str, path: tuple[str, ...]) -> int:
        """What a unit pays for a path that it can walk."""
        here, total, costs = self.public.units[unit].at, 0, self.country.cost[self.kind(unit)]
        if self.zoned(here):
            total += leaving_cost()
        for there in path:
            total += costs[here][there]
            here = there
        return total

    def may_move(self, unit: str) -> bool:
        """Whether a unit moves in this phase at all, has not stopped and has points left."""
        phase = self.phase
        if unit in phase.stopped or unit in phase.ended:
            return False
        if phase.mechanised and unit in self.book.only_first_phase:
            return self.public.units[unit].truck and self._free(unit)
        return (unit not in phase.spent or self.left(unit) > 0) and self._free(unit)

    def _free(self, unit: str) -> bool:
        """Whether the edition lets the unit move."""
        return self.book.edition.why_not_mover(self, unit) is None


@rule("2008:7.4")  # equivalent: the lowest bit is no hex
def enemy_front(lines: Lines, enemy: str) -> Front:
    """Only the zones of the enemy matter to a unit, never its own."""
    return lines.fronts[enemy]


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
        self.lines = book.lines(public)
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
    found: dict[str, tuple[str, ...]] | None = lines.known.get(CONTACTS[side])
    if found is None:
        own, order = lines.held[side], lines.roster.order
        near, bit = lines.touching(side), lines.country.bits.bit
        hexes = [hex_ for hex_ in own if near & bit[hex_]]
        hexes.sort(key=lambda hex_: order[own[hex_][0]])
        found = lines.known[CONTACTS[side]] = {hex_: own[hex_] for hex_ in hexes}
    return found
