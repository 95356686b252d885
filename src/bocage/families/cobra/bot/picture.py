"""What a player sees at a glance: strengths, threats, ways to the goals, and the line to hold.

Everything here is a function of the position. What depends on one side's units alone is kept for
the phases in which only the other side moves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from itertools import chain
from operator import itemgetter
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary

from bocage.families.cobra.book import Book
from bocage.families.cobra.bot.mind import Anchors, mind_of
from bocage.families.cobra.bot.worth import shelter, stake
from bocage.families.cobra.odds import COLUMNS, EVEN, LAST
from bocage.families.cobra.rules.c06_5_integrity import whole_division
from bocage.families.cobra.rules.c10_supply import in_supply
from bocage.families.cobra.state import Lines
from bocage.families.cobra.terrain import KINDS, Kind
from bocage.families.cobra.types import ALLIED, GERMAN, Public, Side, UnitState, other
from bocage.space import back, flood, hops, ways

Places = Mapping[str, UnitState]

# How much of a stack's strength is felt so many hexes away, in percent.
FELT = (100, 100, 75, 45, 20)
# Costs of a hex for the line, and what makes it dearer.
HELD, WATCHED, OPEN, CONTESTED, BEHIND = 5, 7, 9, 15, 2
FAR = 8
FAR_OFF = 30
CUTTING = 2  # for each point of enemy strength whose supply comes this way
# Costs of a hex on the way to a goal, in half points beyond those of the terrain.
DEFENDED, ZONE = 14, 5
UNKNOWN = 10**6
HARDEST = 20  # fights that headquarters look at
QUARTERS = 4
# Armies attack one hex from two or three hexes at most.
FRONTAGE = 60
# How much targets matter: most where the main attack is, less for each hex away from it.
MOST, LEAST, FALLING, WAY = 150, 70, 10, 3


class Ground:
    """What follows from the book alone."""

    def __init__(self, book: Book) -> None:
        country = book.country
        self.rings = {hex_: _rings(book, hex_) for hex_ in country.names if country.next_to[hex_]}
        self.shift = {hex_: shelter(book, hex_) for hex_ in self.rings}
        self.index = {hex_: i for i, hex_ in enumerate(country.names)}
        self.into = {kind: _backwards(self.index, country.steps[kind]) for kind in KINDS}
        self.zoc_from = _sources(country.zoc_to)
        self.worth = _worth(book)
        self._anchors: dict[object, Anchors] = {}
        self._grid = book.grid
        self._within: dict[tuple[str, int], tuple[str, ...]] = {}
        self._plain: dict[tuple[str, ...], dict[str, int]] = {}
        self.foes: list[Foe] = []
        self.pictures: list[Picture] = []

    def anchors(self, book: Book, public: Public, side: Side) -> Anchors:
        """Where a line of a side may begin and end."""
        mind = mind_of(book)
        key = (side, mind.anchored(book, public))
        found = self._anchors.get(key)
        if found is None:
            found = self._anchors[key] = mind.anchors(book, public, side)
        return found

    def plain(self, goals: tuple[str, ...]) -> dict[str, int]:
        """How far every hex is from the goals if nobody is in the way."""
        found = self._plain.get(goals)
        if found is None:
            found = self._plain[goals] = self.spread(goals, "mechanised", {})
        return found

    def spread(
        self, goals: tuple[str, ...], kind: Kind, extra: Mapping[str, int]
    ) -> dict[str, int]:
        """How far every hex is from the goals, with what some hexes cost beyond their terrain."""
        index, into = self.index, self.into[kind]
        more = [0] * len(index)
        for hex_, cost in extra.items():
            more[index[hex_]] = cost
        found = [UNKNOWN] * len(index)
        for goal in goals:
            found[index[goal]] = 0
        far, buckets = 0, {0: [index[goal] for goal in goals]}
        while buckets:
            for here in buckets.pop(far, ()):
                if found[here] < far:
                    continue
                near = far + more[here]
                for there, step in into[here]:
                    if near + step < found[there]:
                        found[there] = near + step
                        buckets.setdefault(near + step, []).append(there)
            far += 1
        return {hex_: far for hex_, far in zip(index, found, strict=True) if far < UNKNOWN}

    def within(self, hex_: str, far: int) -> tuple[str, ...]:
        """The hexes that are at most so far away."""
        found = self._within.get((hex_, far))
        if found is None:
            found = self._within[hex_, far] = tuple(self._grid.within(hex_, far))
        return found


def _rings(book: Book, hex_: str) -> tuple[tuple[str, ...], ...]:
    """The land hexes at 0, 1, 2, … hexes."""
    land = book.country.next_to
    return tuple(tuple(h for h in book.grid.ring(hex_, far) if land[h]) for far in range(len(FELT)))


def _backwards(
    index: Mapping[str, int], steps: Mapping[str, Iterable[tuple[str, int]]]
) -> list[list[tuple[int, int]]]:
    """The hexes from which each hex can be entered, with the cost, all by number."""
    found: list[list[tuple[int, int]]] = [[] for _ in index]
    for here in index:
        for there, cost in steps[here]:
            found[index[there]].append((index[here], cost))
    return found


def _sources(zoc_to: Mapping[str, Iterable[str]]) -> dict[str, tuple[str, ...]]:
    """From which hexes a zone of control reaches each hex."""
    found: dict[str, list[str]] = {hex_: [] for hex_ in zoc_to}
    for here, reached in zoc_to.items():
        for there in reached:
            found[there].append(here)
    return {hex_: tuple(here) for hex_, here in found.items()}


def _worth(book: Book) -> tuple[int, ...]:
    """What an attack is worth by quarters of columns, at least a little more for each."""
    mind = mind_of(book)
    columns = [mind.column_worth(book, column) for column in range(len(COLUMNS))]
    found = []
    for quarter in range(LAST * QUARTERS + 1):
        column, part = divmod(quarter, QUARTERS)
        after = columns[min(LAST, column + 1)]
        value = columns[column] + (after - columns[column]) * part // QUARTERS
        found.append(max(0, value) + quarter // 2)
    return tuple(found)


_GROUNDS: WeakKeyDictionary[Book, Ground] = WeakKeyDictionary()


def ground_of(book: Book) -> Ground:
    """What follows from a book, worked out once."""
    found = _GROUNDS.get(book)
    if found is None:
        found = _GROUNDS[book] = Ground(book)
    return found


# -- strengths ------------------------------------------------------------------------------


def fighting(book: Book, units: Places, unit: str) -> int:
    """The strength of a unit as it stands."""
    return book.counters[unit].strength(units[unit].steps)


def stacks(lines: Lines, side: Side) -> list[tuple[str, tuple[str, ...]]]:
    """The hexes where a side stands, with its units there."""
    units = lines.units
    return [(units[here[0]].at, here) for here in lines.stacks(side)]


def zones(lines: Lines, side: Side) -> dict[str, int]:
    """How many units of a side exert their zone of control into each hex."""
    exerts, zoc_to = lines.roster.exerts, lines.country.zoc_to
    near = (
        zoc_to[lines.units[unit].at] for unit in chain(*lines.held[side].values()) if exerts[unit]
    )
    return Counter(chain(*near))


def force_at(book: Book, lines: Lines, here: Iterable[str], hex_: str) -> int:
    """The strength of a stack, doubled if a division is whole there."""
    units = lines.units
    total = sum(book.counters[unit].strength(units[unit].steps) for unit in here)
    return 2 * total if total and whole_division(book, lines, hex_) else total


def forces(book: Book, lines: Lines, side: Side) -> dict[str, int]:
    """The strength of every stack of a side that can fight, by hex."""
    found = {}
    for hex_, here in stacks(lines, side):
        total = force_at(book, lines, here, hex_)
        if total:
            found[hex_] = total
    return found


def felt(ground: Ground, force: Mapping[str, int]) -> dict[str, int]:
    """How much of these strengths can come to bear on each hex, in hundredths."""
    found: dict[str, int] = {}
    for hex_, strength in force.items():
        for share, ring in zip(FELT, ground.rings[hex_], strict=True):
            part = strength * share
            for there in ring:
                found[there] = found.get(there, 0) + part
    return found


def quarter_column(attack: int, defence: int, shift: int) -> int:
    """The column of these odds in quarters, shifted, within the table."""
    if attack <= 0:
        return 0
    if attack >= defence:
        column = (EVEN - 1) * QUARTERS + min(10 * QUARTERS, attack * QUARTERS // max(1, defence))
    else:
        column = (EVEN + 1) * QUARTERS - min(5 * QUARTERS, -(-defence * QUARTERS // attack))
    return max(0, min(LAST * QUARTERS, column + shift * QUARTERS))


# -- being cut off --------------------------------------------------------------------------


# How likely a stack that is attacked is lost, in percent, by the hexes that it may retreat to.
LOST = (90, 65, 40, 20, 8, 2, 0)
BESIEGED = 90  # more strength than this does not come to bear on a hex


def pressed(attack: int, defence: int) -> int:
    """How likely a stack is attacked with success, in percent."""
    return max(0, min(100, 25 * min(attack, BESIEGED) // max(1, defence) - 25))


def fragile(steps: int) -> int:
    """How likely a stack of so many steps is lost at one blow, in percent."""
    return min(100, 200 // max(1, steps))


# -- the other side -------------------------------------------------------------------------


class Foe:
    """What one side's units mean to the other: strengths, threats, and ways past them."""

    def __init__(self, book: Book, lines: Lines, side: Side, key: tuple[object, ...]) -> None:
        self.key = key
        self._book = book
        self._zoc = zones(lines, side)
        self.force = forces(book, lines, side)
        self.threat = felt(ground_of(book), self.force)
        self._fields: dict[tuple[tuple[str, ...], Kind], dict[str, int]] = {}
        self.barriers: dict[int, dict[str, int]] = {}  # the other side's line, by turn
        self.plans: dict[tuple[int, str], dict[str, Target]] = {}  # its targets, by turn and army
        self.near: dict[tuple[int, str], dict[str, list[str]]] = {}  # the targets next to a hex
        self.reached: frozenset[str] | None = None  # where the other side's supply comes
        self.notes: dict[Any, Any] = {}  # what an edition's mind remembers of it

    def field(self, goals: tuple[str, ...], kind: Kind) -> dict[str, int]:
        """How far every hex is from the goals, past these units, in half points."""
        found = self._fields.get((goals, kind))
        if found is None:
            found = self._fields[goals, kind] = self._spread(goals, kind)
        return found

    def _spread(self, goals: tuple[str, ...], kind: Kind) -> dict[str, int]:
        extra = dict.fromkeys(self._zoc, ZONE)
        for hex_, strength in self.force.items():
            extra[hex_] = DEFENDED + strength
        return ground_of(self._book).spread(goals, kind, extra)


def foe_of(book: Book, lines: Lines, side: Side) -> Foe:
    """The units of a side as the other one sees them; remembered while they do not change."""
    key = tuple(
        (unit, state.at, state.steps)
        for unit, state in lines.units.items()
        if book.side_of[unit] == side
    )
    known = ground_of(book).foes
    for foe in known:
        if foe.key == key:
            return foe
    found = Foe(book, lines, side, key)
    known.append(found)
    del known[:-4]
    return found


# -- goals and targets ----------------------------------------------------------------------


class Target(NamedTuple):
    """An enemy stack that an army may attack."""

    defence: int
    shift: int
    present: int  # the strength that is next to it
    stake: int  # what its owner would lose with it
    weight: int  # how much it matters, in percent


def _targets(picture: Picture, army: str) -> dict[str, Target]:
    """The enemy stacks that an army can get at, those first that matter most."""
    book, public, ground = picture.book, picture.public, picture.ground
    ours = {
        hex_: force
        for hex_, force in picture.force.items()
        if book.group_of[picture.lines.here(hex_)[0]] == army
    }
    near = felt(ground, ours)
    found = {}
    for hex_, force in picture.foe.force.items():
        if hex_ not in near:
            continue
        supplied = in_supply(book, picture.lines, picture.enemy, hex_)
        defence = force if supplied else max(1, -(-force // 2))
        shift = _shift(picture, hex_)
        present = sum(ours.get(there, 0) for there in book.country.next_to[hex_])
        reach = min(FRONTAGE, near[hex_] // 100)
        here = picture.lines.here(hex_)
        steps = sum(public.units[unit].steps for unit in here)
        lost = stake(book, public, here) * fragile(steps) // 100
        found[hex_] = (Target(defence, shift, present, lost, 100), max(reach, present))
    return _weighed(picture, army, found)


def _present(picture: Picture, army: str, plan: Mapping[str, Target]) -> dict[str, Target]:
    """The same targets with the strength that is next to them now."""
    next_to, group_of, at = picture.book.country.next_to, picture.book.group_of, picture.lines.at
    ours = {hex_: f for hex_, f in picture.force.items() if group_of[at[hex_][0]] == army}
    found = {}
    for hex_, target in plan.items():
        present = sum([ours[there] for there in next_to[hex_] if there in ours])
        found[hex_] = target if present == target.present else target._replace(present=present)
    return found


def _shift(picture: Picture, hex_: str) -> int:
    """The shift that an attack on a hex would have, rivers apart."""
    shift = -picture.ground.shift[hex_]
    if hex_ in picture.helpful:
        shift += 1 if picture.side == GERMAN else -1
    if picture.side == ALLIED and picture.public.weather != "storm":
        shift += 1
    return shift


def _weighed(
    picture: Picture, army: str, found: Mapping[str, tuple[Target, int]]
) -> dict[str, Target]:
    """The same with weights: what lies around the place of the main attack matters most."""
    if picture.side == GERMAN:
        return {hex_: target._replace(weight=40) for hex_, (target, _) in found.items()}
    centre = _main_attack(picture, army, found)
    apart = picture.book.country.apart
    return {
        hex_: target._replace(weight=max(LEAST, MOST - FALLING * apart(hex_, centre)))
        for hex_, (target, _) in found.items()
    }


def _main_attack(picture: Picture, army: str, found: Mapping[str, tuple[Target, int]]) -> str:
    """Where the odds around a hex and the way to the goal are best."""
    field = picture.foe.field(
        mind_of(picture.book).aims(picture.book, picture.public, army), "mechanised"
    )
    worth, rings = picture.ground.worth, picture.ground.rings
    odds = {
        hex_: worth[quarter_column(reach, target.defence, target.shift)]
        for hex_, (target, reach) in found.items()
    }

    def value(hex_: str) -> tuple[int, str]:
        around = sum(odds.get(there, 0) for ring in rings[hex_][:4] for there in ring)
        return (around - WAY * field.get(hex_, 400), hex_)

    return max(found, key=value, default="")


# -- one side's view of the position --------------------------------------------------------


class Picture:
    """The position as a side sees it."""

    def __init__(self, book: Book, public: Public, side: Side) -> None:
        self.book = book
        self.public = public
        self.side = side
        self.enemy = other(side)
        self.lines = book.lines(public)
        self.ground = ground_of(book)
        self.foe = foe_of(book, self.lines, self.enemy)
        self.zoc = zones(self.lines, side)
        self.ezoc = zones(self.lines, self.enemy)
        self._targets: dict[str, dict[str, Target]] = {}
        self.notes: dict[str, Any] = {}  # what an edition's mind remembers of the position

    @cached_property
    def force(self) -> dict[str, int]:
        """Our strength by hex."""
        return forces(self.book, self.lines, self.side)

    @cached_property
    def fights(self) -> list[tuple[str, int]]:
        """Where our stacks may have to fight hardest, and how hard."""
        found = [(hex_, min(force, self.threat(hex_))) for hex_, force in self.force.items()]
        return sorted(found, key=lambda fight: (-fight[1], fight[0]))[:HARDEST]

    @cached_property
    def helpful(self) -> frozenset[str]:
        """The hexes in reach of a German headquarters."""
        book, units = self.book, self.lines.units
        near: list[str] = []
        for hq in book.headquarters[GERMAN]:
            if hq in units:
                near += self.ground.within(units[hq].at, book.counters[hq].radius or 0)
        return frozenset(near)

    @cached_property
    def line(self) -> dict[str, int]:
        """The chain of hexes that keeps the enemy out, with its order from the west.

        It is drawn once while the enemy stays where he is: a plan that all our moves follow.
        """
        found = self.foe.barriers.get(self.public.turn)
        if found is None:
            found = {hex_: i for i, hex_ in enumerate(_line(self))}
            self.foe.barriers[self.public.turn] = found
        return found

    def fed(self, hex_: str) -> bool:
        """Whether supply comes to a hex past all enemies, or next to it."""
        if self.foe.reached is None:
            known = mind_of(self.book).reached(self)
            self.foe.reached = _spread_supply(self) if known is None else known
        reached = self.foe.reached
        return hex_ in reached or not reached.isdisjoint(self.book.country.next_to[hex_])

    def targets(self, army: str) -> dict[str, Target]:
        """The enemy stacks that an army can get at."""
        found = self._targets.get(army)
        if found is None:
            plan = self.foe.plans.get((self.public.turn, army))
            if plan is None:
                plan = self.foe.plans[self.public.turn, army] = _targets(self, army)
            found = self._targets[army] = _present(self, army, plan)
        return found

    def near_targets(self, army: str) -> dict[str, list[str]]:
        """The targets next to each hex."""
        known = self.foe.near.get((self.public.turn, army))
        if known is not None:
            return known
        found: dict[str, list[str]] = {}
        self.foe.near[self.public.turn, army] = found
        for target in self.targets(army):
            for there in self.book.country.next_to[target]:
                found.setdefault(there, []).append(target)
        return found

    def threat(self, hex_: str) -> int:
        """The enemy strength that may come to bear on a hex."""
        return self.foe.threat.get(hex_, 0) // 100


def picture_of(book: Book, public: Public, side: Side) -> Picture:
    """The position as a side sees it; the last few are remembered."""
    known = ground_of(book).pictures
    for picture in known:
        if picture.public is public and picture.side == side:
            return picture
    found = Picture(book, public, side)
    known.append(found)
    del known[:-2]
    return found


def _spread_supply(picture: Picture) -> frozenset[str]:
    """The hexes that our supply reaches without entering an enemy zone of control."""
    next_to, sources = picture.book.country.next_to, picture.book.sources[picture.side]
    closed = {*picture.ezoc, *picture.lines.held[picture.enemy]}
    edge = [hex_ for hex_ in sorted(sources.hexes) if next_to[hex_] and hex_ not in closed]
    return frozenset(flood(edge, lambda here: [x for x in next_to[here] if x not in closed]))


def _line(picture: Picture) -> list[str]:
    """The cheapest chain between the anchors: through our units, our zones and good ground."""
    next_to, foe = picture.book.country.next_to, picture.foe.force
    left, right = picture.ground.anchors(picture.book, picture.public, picture.side)
    prices = _prices(picture)
    ends: list[str] = []

    def step(at: tuple[str, str], _: int) -> Iterator[tuple[tuple[str, str], int]]:
        here = at[0]
        if here in right:
            ends.append(here)
        near = () if ends else next_to[here] if here else left
        for there in near:
            if there not in foe:
                extra = 0 if here else left[there]
                yield (there, here), extra + prices.get(there, FAR_OFF)

    found = ways(("", ""), step, place=itemgetter(0))
    way: list[str] = []
    here = ends[0] if ends else ""
    while here:
        way.append(here)
        here = found[here][1][1]
    return way[::-1]


def _prices(picture: Picture) -> dict[str, int]:
    """What each hex near our units costs the line."""
    shift, zoc, ezoc, force = picture.ground.shift, picture.zoc, picture.ezoc, picture.force
    flow, mind = _flow(picture), mind_of(picture.book)
    found = {}
    for hex_, away in _away(picture).items():
        if hex_ in force:
            found[hex_] = HELD + mind.held(picture, hex_)
            continue
        price = CUTTING * flow.get(hex_, 0) - shift[hex_] + mind.bare(picture, hex_)
        if hex_ in ezoc:
            price += CONTESTED
        elif hex_ in zoc:
            price += WATCHED + 1
        else:
            price += OPEN + BEHIND * away
        found[hex_] = max(1, price)
    return found


def _flow(picture: Picture) -> dict[str, int]:
    """Through which hexes the enemy is supplied, and how much of his strength."""
    foe, next_to = picture.foe.force, picture.book.country.next_to
    at, zoc = picture.lines.at, picture.zoc

    def step(here: str) -> list[str]:
        return [x for x in next_to[here] if x in foe or (x not in zoc and x not in at)]

    came = flood(sorted(picture.book.sources[picture.enemy].hexes), step)
    found: dict[str, int] = {}
    for hex_, strength in foe.items():
        for here in back(came, hex_) if hex_ in came else ():
            found[here] = found.get(here, 0) + strength
    return found


def _away(picture: Picture) -> dict[str, int]:
    """How many hexes away our nearest fighting unit is, up to a limit."""
    return hops(flood(picture.force, picture.book.country.next_to.__getitem__, FAR - 1))
