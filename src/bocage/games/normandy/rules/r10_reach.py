"""How far counters go that walk together, and where that leads them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules.common import units_at
from bocage.games.normandy.rules.r10_going import (
    ALL,
    POINT,
    Edge,
    Kind,
    has_engines,
    kind_of,
    steps,
)
from bocage.games.normandy.rules.r11_air import penalty
from bocage.games.normandy.rules.r18_1_beaches import closed_to
from bocage.games.normandy.state import field_of
from bocage.games.normandy.state.field import Field
from bocage.games.normandy.state.net import net_of, seated
from bocage.kernel.api import Reach as Ways
from bocage.kernel.api import rule
from bocage.space import cheapest

LEAVING = 2 * POINT  # for leaving an enemy zone
SLOW_TRUCKS = 6  # points of motorized infantry that has waded and is out of supply
FAR = 3  # hexes from the enemy within which nobody moves strategically
NOWHERE: Ways = {}
State = tuple[int, bool]  # a hex, and whether leaving an enemy zone is still free


Edges = Sequence[tuple[int, Edge]]


class Walked(NamedTuple):
    """A way as far as it goes: where it ends, and what it has come to."""

    at: int
    free: bool  # leaving an enemy zone still is
    paid: int
    lit: bool  # it keeps to roads that are good at night


class Gait(NamedTuple):
    """How counters walk together: as the slowest of them, at the highest cost."""

    kinds: tuple[Kind, ...]
    normal: int  # sixths that are left
    full: int  # the same for a way that keeps to roads that are good at night
    free: bool  # the next enemy zone is left for nothing
    fresh: bool  # they have not begun, so one hex is always possible
    stays: bool  # somebody stays behind where they are
    single: bool  # only one
    alone: bool  # a single company
    limit: int = 0  # points of everybody, in the invasion
    crossed: tuple[str, ...] = ()  # engineers whose bridge has carried somebody in this turn


# -- how far --------------------------------------------------------------------------------


def half(points: int) -> int:
    """Half of so many points, rounded up."""
    return -(-points // 2)


@rule("2.4.3c", "7.5b", "10.1e", "10.5a", "10.7a", "10.6.1", "3.2", "18.6a", "17.7d")
def allowance(  # noqa: PLR0913 - the last three are named
    book: Book,
    public: t.Public,
    own: t.Private,
    unit: str,
    *,
    hungry: bool,
    mechanized: bool,
    limit: int = 0,
) -> tuple[int, int]:
    """The points of a counter in this phase; at night also those for good roads only."""
    counter = book.counters[unit]
    points = points_of(book, public, own, unit)
    if limit:
        return min(points, limit), min(points, limit)
    if own.units[unit].flags & t.GLIDED:
        return 0, 0  # one hex is always possible
    waded = own.units[unit].flags & t.WADED
    if hungry and waded and has_engines(counter) and counter.phase == "foot":
        points = min(points, SLOW_TRUCKS)
    here = own.units[unit].at
    start = own.origin or here if unit in own.walking else here
    points = max(0, points - penalty(book, public, counter.side, start))
    if hungry:
        points = half(points)
    if mechanized and counter.phase == "half":
        points = half(points)
    night = t.part_of(public.turn) == "night"
    return (half(points) if night else points), points


def points_of(book: Book, public: t.Public, own: t.Private, unit: str) -> int:
    """The movement allowance on a counter, and what transport adds to it."""
    from bocage.games.normandy.rules.r19_10_motor import bonus  # which asks about supply

    return (book.counters[unit].ma or 0) + bonus(book, public, own, unit)


def is_hungry(book: Book, public: t.Public, own: t.Private, unit: str) -> bool:
    """Whether a counter that begins to move is out of general supply."""
    if own.units[unit].flags & t.ENTERED:
        return False
    return not net_of(book, public, own, book.side_of[unit]).general(unit)


# -- who and how ------------------------------------------------------------------------------


class Walkers(NamedTuple):
    """Counters of one hex that walk, or would."""

    units: tuple[str, ...]
    at: str
    hungry: frozenset[str]
    by_road: bool = True
    fast: bool = False
    begun: bool = False


def setting_out(
    book: Book, public: t.Public, own: t.Private, units: Sequence[str], *, fast: bool = False
) -> Walkers:
    """Counters that begin to walk; those of a stack may want the same place to be supplied."""
    if len(units) > 1:
        own = seated(book, public, own, book.side_of[units[0]], units)
    hungry = frozenset(u for u in units if is_hungry(book, public, own, u))
    return Walkers(tuple(units), own.units[units[0]].at, hungry, fast=fast)


def under_way(own: t.Private) -> Walkers:
    """Counters that are walking."""
    at = own.units[own.walking[0]].at
    begun = any(own.units[unit].flags & t.WALKED for unit in own.walking)
    return Walkers(own.walking, at, frozenset(own.hungry), own.by_road, own.fast, begun)


def gait_of(  # noqa: PLR0913 - the last two are named
    book: Book, public: t.Public, own: t.Private, who: Walkers, *, mechanized: bool, limit: int = 0
) -> Gait:
    """How they walk from where they are."""
    kinds, normal, full = [], [], []
    for unit in who.units:
        hungry = unit in who.hungry
        kinds.append(kind_of(book, public, unit, hungry=hungry, fast=who.fast))
        a, b = allowance(book, public, own, unit, hungry=hungry, mechanized=mechanized, limit=limit)
        spent = own.units[unit].spent
        normal.append(a * POINT - spent)
        full.append((b * POINT if who.by_road else a * POINT) - spent)
    stays = stays_behind(public, own, who)
    begun = who.begun or have_begun(own, who.units)
    return Gait(
        tuple(dict.fromkeys(kinds)),
        min(normal),
        min(full),
        all(leaves_free(book, public, own, unit, who.at, stays) for unit in who.units),
        not begun,
        stays,
        len(who.units) == 1,
        len(who.units) == 1 and is_company(book, who.units[0]),
        limit,
        own.crossed,
    )


def have_begun(own: t.Private, units: Iterable[str]) -> bool:
    """Whether one of them has moved already, or has come onto the map, in this phase."""
    states = (own.units[unit] for unit in units)
    return any(state.spent or state.flags & t.ENTERED for state in states)


def unburdened(book: Book, public: t.Public, units: Sequence[str], limit: int) -> Gait:
    """How counters that have not begun go, as far as the ground alone tells."""
    kinds = dict.fromkeys(kind_of(book, public, unit, hungry=False, fast=False) for unit in units)
    alone = len(units) == 1
    return Gait(
        tuple(kinds),
        0,
        0,
        free=False,
        fresh=True,
        stays=False,
        single=alone,
        alone=False,
        limit=limit,
    )


@rule("2.4.3g")
def is_company(book: Book, unit: str) -> bool:
    """Whether a counter is a company by its size."""
    return book.counters[unit].size == "co"


@rule("5.2f")
def stays_behind(public: t.Public, own: t.Private, who: Walkers) -> bool:
    """Whether a friend or a strongpoint holds the line where they are."""
    pile = public.piles.get(who.at)
    held = pile is not None and ("strongpoint" in pile.marks or "battery" in pile.marks)
    return held or bool(set(units_at(own.units, who.at)) - set(who.units))


@rule("5.2e", "5.2f")
def leaves_free(  # noqa: PLR0913 - where, and whether alone
    book: Book, public: t.Public, own: t.Private, unit: str, at: str, stays: bool
) -> bool:
    """Whether a counter leaves its first enemy zone of the turn for nothing."""
    flags = own.units[unit].flags
    if flags & t.LEFT_ZONE:
        return False
    if t.part_of(public.turn) == "night":
        return True
    return bool(flags & t.IN_ZONE) and stays


# -- steps ------------------------------------------------------------------------------------


class Reach:
    """Where walkers can go from a hex."""

    def __init__(
        self, book: Book, public: t.Public, side: str, gait: Gait, *, slipped: bool = False
    ) -> None:
        self.book, self.public, self.side, self.gait = book, public, side, gait
        self.slipped = slipped  # a company has slipped from zone to zone here
        self.field: Field = field_of(book, public)
        self.enemy = self.field.held[t.other(side)]
        self.zone = self.field.zoc[t.other(side)]
        fast = any(kind.fast for kind in gait.kinds)
        self.near = self.field.near_enemy(side, FAR) if fast else None
        self._edges: dict[int, Edges] = {}
        self._walked: dict[tuple[str, ...], Walked | None] = {}  # by the start and all after it
        self._further: dict[tuple[str, ...], list[str]] = {}  # the same
        self._ways: dict[str, Ways] = {}  # by the start

    def edges(self, a: int) -> Edges:
        """The steps from a hex that all walkers can make, looked up once."""
        found = self._edges.get(a)
        if found is None:
            found = self._edges[a] = self.together(a)
        return found

    @rule("14.2.1b")
    def together(self, a: int) -> Edges:
        """The steps that all can make, at the highest cost; a bridge carries one a turn."""
        found, crossed = self.shared(a), self.gait.crossed
        return [(b, way) for b, way in found if way.span not in crossed] if crossed else found

    def shared(self, a: int) -> Edges:
        """The same, however often bridges were used."""
        kinds = self.gait.kinds
        first = steps(self.book, self.public, kinds[0], a)
        if len(kinds) == 1:
            return first
        others = [dict(steps(self.book, self.public, kind, a)) for kind in kinds[1:]]
        return [
            (b, dearest([way, *(other[b] for other in others)]))
            for b, way in first
            if all(b in other for other in others)
        ]

    @rule("10.1c", "10.8b", "18.9.3a")
    def open_to(self, b: int) -> bool:
        """Whether it can be entered: no enemy there, nor near if they move strategically."""
        if self.enemy[b] or closed_to(self.book, self.gait.limit, b):
            return False
        return self.near is None or not self.near[b]

    @rule("5.2a", "5.2b", "5.2c")
    def onward(self, a: int, free: bool, *, lit: bool = False) -> Iterator[tuple[int, Edge, int]]:
        """The steps from a hex with their cost: never from zone to zone, dearer out of one."""
        leaving = self.zone[a] > 0
        extra = LEAVING if leaving and not free else 0
        for b, way in self.edges(a):
            if way.cost == ALL or (lit and not way.lit) or not self.open_to(b):
                continue
            if not (leaving and self.zone[b]):
                yield b, way, way.cost + extra

    @rule("10.3a", "5.2d", "14.2.1b")
    def first(self, a: int) -> Iterator[tuple[int, Edge]]:
        """One hex is always possible, and a company that is shut in slips from zone to zone."""
        leaving = self.zone[a] > 0
        shut = leaving and all(self.zone[b] for b, _ in self.edges(a) if not self.enemy[b])
        slips = shut and self.gait.alone and self.gait.stays and not self.slipped
        for b, way in self.edges(a):
            crowd = way.span and not self.gait.single
            if self.open_to(b) and not crowd and (slips or not (leaving and self.zone[b])):
                yield b, way

    def search(self, a: int, *, lit: bool) -> dict[State, tuple[int, State | None]]:
        """All that walkers reach with what is left, and where each was come from."""
        most = self.gait.full if lit else self.gait.normal
        zone = self.zone

        def step(state: State, spent: int) -> Iterator[tuple[State, int]]:
            here, free = state
            left = free and not zone[here]
            for b, _, cost in self.onward(here, free, lit=lit):
                if spent + cost <= most:
                    yield (b, left), cost

        return cheapest((a, self.free_from(a)), step)

    def free_from(self, a: int) -> bool:
        """Whether the next zone is left for nothing; by day only the one where they stand."""
        night = t.part_of(self.public.turn) == "night"
        return self.gait.free and (night or self.zone[a] > 0)

    def ways(self, start: str) -> Ways:
        """By hex the cheapest cost and the way there; the start itself is not among them."""
        found = self._ways.get(start)
        if found is None:
            found = self._ways[start] = self.searched(start)
        return found

    def searched(self, start: str) -> Ways:
        """The same, by a search."""
        num, names = self.book.country.num, self.book.country.names
        a = num[start]
        found: dict[int, tuple[int, tuple[str, ...]]] = {}
        for lit in (False, True) if self.gait.full > self.gait.normal else (False,):
            known = self.search(a, lit=lit)
            for state, (cost, _) in known.items():
                b = state[0]
                if b != a and (b not in found or cost < found[b][0]):
                    found[b] = cost, way_to(names, known, state)
        if self.gait.fresh:
            for b, _ in self.first(a):
                if b not in found:
                    found[b] = max(0, self.gait.full), (names[b],)
        ordered = sorted(found.items(), key=lambda item: (item[1][0], item[0]))
        return {names[b]: found for b, found in ordered}

    def price(self, start: str, way: Sequence[str]) -> int | None:
        """What a way costs, or None if it cannot be walked."""
        known = self._ways.get(start, NOWHERE).get(way[-1])
        if known is not None and known[1] == way:
            return known[0]
        walked = self.walked((start, *way))
        if walked is not None and walked.paid <= (
            self.gait.full if walked.lit else self.gait.normal
        ):
            return walked.paid
        return self.single(self.book.country.num[start], way)

    def walked(self, way: tuple[str, ...]) -> Walked | None:
        """What a way comes to, with the hex where it starts; None: it is shut, or far too long."""
        known = self._walked
        if way in known:
            return known[way]
        at = self.book.country.num[way[0]]
        known.setdefault(way[:1], Walked(at, self.free_from(at), 0, True))
        begun = len(way) - 1 if way[:-1] in known else 1
        here = known[way[:begun]]
        for n in range(begun, len(way)):
            if here is None:
                return None
            here = known[way[: n + 1]] = self.one_more(here, way[n])
        return here

    def one_more(self, before: Walked, name: str) -> Walked | None:
        """The same with one step more."""
        b, (a, free, paid, lit) = self.book.country.num[name], before
        step = next(((w, c) for j, w, c in self.onward(a, free) if j == b), None)
        if step is None or paid + step[1] > max(self.gait.full, self.gait.normal):
            return None
        return Walked(b, free and not self.zone[a], paid + step[1], lit and step[0].lit)

    def single(self, a: int, way: Sequence[str]) -> int | None:
        """What the one hex costs that is always possible: everything."""
        if len(way) != 1 or not self.gait.fresh:
            return None
        b = self.book.country.num[way[0]]
        known = any(j == b for j, _ in self.first(a))
        return max(0, self.gait.full) if known else None

    def ways_after(self, start: str, so_far: Sequence[str]) -> Ways:
        """The same as `ways`, when they have decided on the first part of the way."""
        if not so_far:
            return self.ways(start)
        paid = self.price(start, so_far)
        if paid is None:
            return {}
        num, zone = self.book.country.num, self.zone
        way = [num[name] for name in (start, *so_far[:-1])]
        free = self.gait.free and not any(zone[a] for a in way)
        lit = all(self.is_lit(num[a], num[b]) for a, b in pairwise((start, *so_far)))
        full = self.gait.full if lit else self.gait.normal
        gait = self.gait._replace(
            normal=self.gait.normal - paid, full=full - paid, free=free, fresh=False
        )
        rest = Reach(self.book, self.public, self.side, gait).ways(so_far[-1])
        return {end: (paid + cost, more) for end, (cost, more) in rest.items()}

    def is_lit(self, a: int, b: int) -> bool:
        """Whether a step keeps to roads that are good at night."""
        return any(way.lit for j, way in self.edges(a) if j == b)

    def leads(self, start: str) -> bool:
        """Whether there is a first step."""
        a = self.book.country.num[start]
        if self.gait.fresh:
            return next(self.first(a), None) is not None
        return bool(self.ways(start))

    def next_steps(self, start: str, path: Sequence[str]) -> list[str]:
        """Where a way may go on."""
        way, names = (start, *path), self.book.country.names
        found = self._further.get(way)
        if found is None:
            near = (names[b] for b in self.book.country.around[self.book.country.num[way[-1]]])
            found = self._further[way] = [
                name
                for name in near
                if name not in way and self.price(start, (*path, name)) is not None
            ]
        return found


def dearest(ways: Sequence[Edge]) -> Edge:
    """A step that several kinds make together: at the highest cost."""
    cost = ALL if any(way.cost == ALL for way in ways) else max(way.cost for way in ways)
    return Edge(
        cost,
        all(way.lit for way in ways),
        next((way.span for way in ways if way.span), ""),
        any(way.wet for way in ways),
        any(way.road for way in ways),
        any(way.fast for way in ways),
    )


def way_to(
    names: Sequence[str], known: dict[State, tuple[int, State | None]], end: State
) -> tuple[str, ...]:
    """The way of a search to one of its ends, without the start."""
    way, here = [], end
    before = known[end][1]
    while before is not None:
        way.append(names[here[0]])
        here, before = before, known[before][1]
    return tuple(reversed(way))


def reach_of(
    book: Book, seen: t.Seen, units: Sequence[str], *, fast: bool = False, mechanized: bool = False
) -> Ways:
    """Where own counters of one hex could walk together now: by hex, the cost and the way."""
    own, public = seen.own, seen.public
    if own is None or not units:
        return {}
    who = setting_out(book, public, own, units, fast=fast)
    gait = gait_of(book, public, own, who, mechanized=mechanized)
    return Reach(book, public, book.side_of[units[0]], gait).ways(who.at)
