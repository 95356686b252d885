"""Chapter 5 - Movement: who moves, paths and costs, enemy zones, leaving the map.

Movement points are counted in halves. A unit may be moved in several instalments; what it has
spent is remembered through the phase.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import add, le
from typing import Any

from bocage.families.cobra.book import Book
from bocage.families.cobra.edition import NOWHERE
from bocage.families.cobra.events import Exited, Moved
from bocage.families.cobra.memo import Answers
from bocage.families.cobra.rules.c05_8_trucks import companions, why_not_apart
from bocage.families.cobra.rules.c09_headquarters import alone_here, call_displacing
from bocage.families.cobra.rules.common import leave, place_all
from bocage.families.cobra.state import Ways, leaving_cost
from bocage.families.cobra.terrain import MP, Country, Kind, dives_open, marsh_open
from bocage.families.cobra.types import (
    ALLIED,
    EDGES,
    GERMAN,
    D,
    Exit,
    March,
    Move,
    Movement,
)
from bocage.kernel.api import Form, Illegal, Path, Pick, Reach, Stack, Step, refuse, rule
from bocage.space import cheapest as search

Parts = tuple[Stack, Path]
EXIT_COST = 1 * MP
NO_LIMIT = 1_000
Aside = tuple[int, ...]  # what all kinds but the first have spent so far
Spot = str | tuple[str, Aside]  # a hex
Stepping = Callable[[Spot, int], Iterable[tuple[Spot, int]]]
Walking = Callable[[str, int, Mapping[Kind, int]], Stepping]


# -- who moves ------------------------------------------------------------------------------


def why_not_mover(book: Book, ways: Ways, unit: str) -> Illegal | None:
    """The unit is ours, on the map, and may still move in this phase."""
    state = ways.public.units.get(unit)
    if state is None or book.side_of[unit] != ways.side:
        return refuse("2008:5.2.5", "not-yours", unit=unit)
    if ways.phase.mechanised:
        bad = why_not_mechanised(book, ways.side, unit, state.truck)
        if bad is not None:
            return bad
    if unit in ways.phase.ended:
        return refuse(book.cite("over.4", "2008:5.5.2a"), "movement-ended", unit=unit)
    if unit in ways.phase.stopped:
        return refuse(book.cite("zoc.1", "2008:7.1b"), "stopped", unit=unit)
    return book.edition.why_not_mover(ways, unit)


def why_not_mechanised(book: Book, side: str, unit: str, truck: bool) -> Illegal | None:
    """In the mechanised phase only some kinds of units move."""
    if truck or unit not in book.only_first_phase:
        return None
    if side == GERMAN:
        return refuse(book.cite("seq.3", "2008:4.A.5a"), "not-mechanised", unit=unit)
    return refuse(book.cite("seq.5", "2008:4.B.5"), "not-mechanised", unit=unit)


# -- paths ----------------------------------------------------------------------------------


class Party:
    """Units that move together: where they can go, by points and zones."""

    __slots__ = (*("_closed", "_free", "_leaving", "_left", "_paid", "_start", "_units", "_ways"),)

    def __init__(self, ways: Ways, units: tuple[str, ...]) -> None:
        self._ways, self._units = ways, units
        self._start = ways.public.units[units[0]].at
        self._closed = leaving = ways.zoned(self._start)
        self._leaving = leaving_cost() if leaving else 0
        self._free = not leaving and ways.phase.spent.keys().isdisjoint(units)
        self._paid: dict[tuple[str, ...], int] = {}  # of one kind: what ways that were found cost
        self._left = self._points(units)
        for unit in units:
            self._closed = ways.barred(unit, self._closed)

    def _points(self, units: Iterable[str]) -> dict[Kind, int]:
        """What those of each kind who have least can spend on hexes."""
        ways, found = self._ways, dict[Kind, int]()
        for unit in units:
            kind, points = ways.kind(unit), ways.left(unit) - self._leaving
            if kind not in found or points < found[kind]:
                found[kind] = points
        return found

    def _must(self) -> dict[Kind, int]:
        """The same of those who have to pay for the first hex."""
        spent = self._ways.phase.spent
        return self._points(u for u in self._units if self._leaving or u in spent)

    def _slips(self) -> frozenset[str]:
        """The hexes to which they may all leave an enemy zone whatever it costs."""
        if not self._leaving:
            return NOWHERE
        ways, edition = self._ways, self._ways.book.edition
        return frozenset.intersection(*(edition.slips(ways, unit) for unit in self._units))

    def onward(self, path: tuple[str, ...]) -> list[str]:
        """The hexes that the path may go on to."""
        ways, here = self._ways, path[-1] if path else self._start
        if path and ways.stops(here):
            return []
        free_step = self._free and not path
        enemies, closed, zoned = ways.lines.held[ways.enemy], self._closed, ways.zoned
        slips = NOWHERE if path else self._slips()
        found: list[str] | None = None
        for kind, points in self._left.items():
            left = points - self._spent(ways.country.cost[kind], path)
            near = [
                there
                for there, cost in ways.country.steps[kind][here]
                if (cost <= left or free_step or there in slips)
                and not (closed and zoned(there))
                and (there not in enemies or ways.may_enter(there))
            ]
            found = near if found is None else [there for there in found if there in near]
        return found or []

    def cost(self, path: tuple[str, ...]) -> int:
        """What the path costs those who pay most."""
        costs = self._ways.country.cost
        return self._leaving + max(self._spent(costs[kind], path) for kind in self._left)

    def account(self, path: tuple[str, ...]) -> tuple[int, int]:
        """What the path costs whoever has least left after it, and how much that is."""
        known = self._paid.get(path)
        if known is not None:
            return known, max(next(iter(self._left.values())) + self._leaving - known, 0)
        costs = self._ways.country.cost
        spent = ((points, self._spent(costs[kind], path)) for kind, points in self._left.items())
        left, cost = min((points - paid, paid) for points, paid in spent)
        return self._leaving + cost, max(left, 0)

    def reach(self, so_far: tuple[str, ...] = ()) -> Reach:
        """Every hex to which all of them can go on: the cheapest cost, and the way.

        Of two kinds that go together each counts its own points, so that what one of them has
        spent belongs to the state.
        """
        begin = so_far[-1] if so_far else self._start
        if why_not_party(self._ways, self._units) or (so_far and self._ways.stops(begin)):
            return {}
        found = self._found(so_far, begin, self._walking)
        edition = self._ways.book.edition
        if all(edition.roams(self._ways, unit) for unit in self._units):
            return found
        if not all(self._may_go((*so_far, *way)) for _, way in found.values()):
            found = self._found(so_far, begin, self._picking)  # round what they do not pass
        return self._ending(found)

    def _may_go(self, way: tuple[str, ...]) -> bool:
        ways, edition = self._ways, self._ways.book.edition
        return all(edition.why_not_way(ways, unit, way) is None for unit in self._units)

    def _found(self, so_far: tuple[str, ...], begin: str, walking: Walking) -> Reach:
        base = [self._spent(self._ways.country.cost[kind], so_far) for kind in self._left]
        start: Spot = ("", tuple(base[1:])) if base[1:] else ""
        trails: dict[Spot | None, tuple[str, ...]] = {None: ()}
        found: Reach = {}
        step = walking(begin, sum(base), self._left if so_far else self._must())
        paid = self._leaving + sum(base)
        for spot, (total, before) in search(start, step).items():
            at, cost = spot, paid + total
            if not isinstance(at, str):
                at, aside = at
                cost = max(cost - sum(aside), self._leaving + max(aside))
            trails[spot] = (*trails[before], at) if at else ()
            if at and (at not in found or cost < found[at][0]):
                found[at] = (cost, trails[spot])
        if len(base) == 1:
            self._paid = {(*so_far, *way): cost for cost, way in found.values()}
        return found

    def _ending(self, found: Reach) -> Reach:
        """Those of them where all may end their move."""
        edition, ways = self._ways.book.edition, self._ways
        return {
            at: way
            for at, way in found.items()
            if self._may_go(way[1])
            and all(edition.why_not_end(ways, unit, at) is None for unit in self._units)
        }

    def _picking(self, begin: str, spent: int, first: Mapping[Kind, int]) -> Stepping:
        """The same, but for what one of them does not go through."""
        walk = self._walking(begin, spent, first)

        def step(spot: Spot, total: int) -> Iterator[tuple[Spot, int]]:
            at = spot if isinstance(spot, str) else spot[0]
            before = (at or begin,) if at or begin != self._start else ()
            for after, price in walk(spot, total):
                there = after if isinstance(after, str) else after[0]
                if self._may_go((*before, there)):
                    yield after, price

        return step

    def _walking(self, begin: str, spent: int, first: Mapping[Kind, int]) -> Stepping:
        """The steps from a hex on, when so much was spent; `first` are the points for the first."""
        ways, country, edition = self._ways, self._ways.country, self._ways.book.edition
        one, *others = self._left
        steps, costs, held = country.steps[one], country.cost, ways.held_by_enemies()
        shut, zoned, closed = edition.shut(ways.turn, ways.side), ways.zoned, self._closed
        halts, slips = ways.halts, self._slips() if first is not self._left else NOWHERE
        barred = held.union(shut) if shut else held

        def step(spot: Spot, total: int) -> Sequence[tuple[Spot, int]]:
            at, aside = (spot, ()) if isinstance(spot, str) else spot
            if at and (zoned(at) or at in halts):
                return ()
            most, here = self._left if at else first, at or begin
            left = most.get(one, NO_LIMIT) - (spent + total - sum(aside))
            near = [
                (there, price)
                for there, price in steps[here]
                if (price <= left or (not at and there in slips))
                and there not in barred
                and not (zoned(there) and (closed or edition.river_barred(ways, here, there)))
            ]
            return near if not others else list(together(near, here, aside, most))

        def together(
            near: Sequence[tuple[str, int]], here: str, aside: Aside, most: Mapping[Kind, int]
        ) -> Iterator[tuple[Spot, int]]:
            for there, price in near:
                also = [costs[kind][here].get(there) for kind in others]
                after = tuple(map(add, aside, also)) if None not in also else (NO_LIMIT + 1,)
                if all(map(le, after, [most.get(kind, NO_LIMIT) for kind in others])):
                    yield (there, after), price + sum(after) - sum(aside)

        return step

    def _spent(self, costs: Mapping[str, Mapping[str, int]], path: tuple[str, ...]) -> int:
        total, here = 0, self._start
        for there in path:
            total += costs[here][there]
            here = there
        return total


def leads(ways: Ways, unit: str) -> bool:
    """Whether a unit that goes alone has a first step: as its party would, but no more is found."""
    here, zoned, held = ways.public.units[unit].at, ways.zoned, ways.held_by_enemies()
    near, leaving = ways.country.steps[ways.kind(unit)][here], zoned(here)
    closed = ways.barred(unit, leaving)
    left = NO_LIMIT
    if leaving or unit in ways.phase.spent:
        left = ways.left(unit) - (leaving_cost() if leaving else 0)
    for there, cost in near:
        if cost <= left and there not in held and not (closed and zoned(there)):
            return True
    slips = ways.book.edition.slips(ways, unit) if leaving else NOWHERE
    return any(there in slips and there not in held and not zoned(there) for there, _ in near)


def reach(ways: Ways, by: tuple[str, ...]) -> Reach:
    """Every other hex where a move of these units could end: the cheapest cost, and the way."""
    found = Party(ways, by).reach()
    found.pop(ways.public.units[by[0]].at, None)
    return found


def goes(ways: Ways, by: tuple[str, ...]) -> bool:
    """Whether a move of these units could end in another hex; those next to them come first."""
    near = ((there,) for there in Party(ways, by).onward(()))
    return any(why_not_move(ways, Move(by, path)) is None for path in near) or bool(reach(ways, by))


def why_not_move(ways: Ways, act: Move) -> Illegal | None:
    """Units of one hex, each able to walk the path."""
    if not act.by:
        return refuse("2008:5.2.5", "nobody-moves")
    bad = why_not_party(ways, act.by)
    if bad is not None:
        return bad
    if not act.path:
        return refuse("2008:5.2.1", "empty-path")
    start = ways.public.units[act.by[0]].at
    for unit in act.by:
        bad = why_not_path(ways, unit, start, act.path)
        bad = bad or ways.book.edition.why_not_way(ways, unit, act.path)
        bad = bad or why_not_paid(ways, unit, act.path)
        bad = bad or ways.book.edition.why_not_end(ways, unit, act.path[-1])
        if bad is not None:
            return bad
    return None


def why_not_party(ways: Ways, by: tuple[str, ...]) -> Illegal | None:
    """Units of one hex that may move, and may move without others."""
    book, units = ways.book, ways.public.units
    for unit in by:
        bad = why_not_mover(book, ways, unit)
        if bad is not None:
            return bad
    for unit in by:
        if units[unit].at != units[by[0]].at:
            return refuse("2008:6.3a", "not-together", unit=unit, other=by[0])
    return why_not_apart(book, ways.public, by) or book.edition.why_not_party(ways, by)


def why_not_path(ways: Ways, unit: str, start: str, path: tuple[str, ...]) -> Illegal | None:
    """Hex by hex: adjacent, open to this kind of unit, past no enemy, stopping in enemy zones."""
    here, kind = start, ways.kind(unit)
    leaving = ways.zoned(start)
    for i, there in enumerate(path):
        if i and ways.stops(here):
            return why_stopped(ways, here)
        bad = why_not_step(ways, kind, here, there)
        if bad is not None:
            return bad
        if ways.zoned(there):
            if leaving and i == 0:
                return refuse("2008:5.6.2a", "zoc-to-zoc", hex=there)
            if ways.barred(unit, leaving):
                return why_left(ways, unit, there)
        here = there
    return None


def why_stopped(ways: Ways, hex_: str) -> Illegal:
    """A unit stops where it enters an enemy zone, or where else the edition says."""
    if ways.zoned(hex_):
        return refuse("2008:5.2.3a", "zoc-stop", hex=hex_)
    bombed = hex_ == ways.turn.bombed
    return refuse("2008:14.5.2b" if bombed else "2008:5.9.3", "must-stop", hex=hex_)


def why_left(ways: Ways, unit: str, hex_: str) -> Illegal:
    """Who has left an enemy zone enters none for a while."""
    return refuse(ways.book.cite("zoc.2", "2008:5.6.2b"), "left-zoc", unit=unit, hex=hex_)


def why_not_step(ways: Ways, kind: Kind, here: str, there: str) -> Illegal | None:
    """One step: what is between the hexes, and who is in the next one."""
    country = ways.country
    if there not in country.cost[kind][here]:
        if there not in country.around[here]:
            return refuse("2008:5.2.1", "not-adjacent", hex=there)
        return why_closed(country, kind, here, there)
    if there in ways.lines.held[ways.enemy] and not ways.may_enter(there):
        return refuse("2008:5.2.2", "enemy-hex", hex=there)
    edition = ways.book.edition
    if there in edition.shut(ways.turn, ways.side):
        return refuse("carpet.5", "bombed-hex", hex=there)
    if ways.zoned(there) and edition.river_barred(ways, here, there):
        return refuse(ways.book.cite("zoc.4", "2008:5.7.2a"), "river-into-zoc", hex=there)
    return None


def why_closed(country: Country, kind: Kind, here: str, there: str) -> Illegal | None:
    """Open sea, marsh without a road, the lower Dives without a bridge."""
    if not country.joined(here, there):
        return refuse("2008:5.7.4", "sea-side", hex=there)
    if not marsh_open(country, kind, here, there):
        return refuse("2008:5.3.6", "marsh-closed", hex=there)
    if not dives_open(country.edge(here, there), kind):
        return refuse("2008:5.3.8", "dives-closed", hex=there)
    return None


def why_not_paid(ways: Ways, unit: str, path: tuple[str, ...]) -> Illegal | None:
    """The points are there, or it is the one hex that a unit may always move."""
    left, cost = ways.left(unit), ways.cost(unit, path)
    if cost <= left or minimum_move(ways, unit, path) or slips_away(ways, unit, path):
        return None
    if ways.zoned(ways.public.units[unit].at) and ways.cost(unit, path[:1]) > left:
        return refuse("2008:5.6.3", "cannot-leave", unit=unit, cost=shown(cost), left=shown(left))
    return refuse("2008:5.2.4", "too-far", unit=unit, cost=shown(cost), left=shown(left))


def shown(points: int) -> str:
    """Half points as players write them."""
    whole, half = divmod(points, MP)
    return f"{whole}.5" if half else str(whole)


@rule("move.4", "2008:5.2.7")
def minimum_move(ways: Ways, unit: str, path: tuple[str, ...]) -> bool:
    """One hex is always allowed to a unit that has not moved and is in no enemy zone."""
    fresh = unit not in ways.phase.spent
    return len(path) == 1 and fresh and not ways.zoned(ways.public.units[unit].at)


def slips_away(ways: Ways, unit: str, path: tuple[str, ...]) -> bool:
    """One hex out of an enemy zone, to where the edition lets the unit go whatever it costs."""
    if len(path) != 1 or unit in ways.phase.spent:
        return False
    return path[0] in ways.book.edition.slips(ways, unit)


def move_form(ways: Ways) -> Form:
    """Some units of a hex, and their path."""
    stack = Stack("by", lambda done: ways.lines.stacks(ways.side), ways.may_move)
    return Form(Move, (stack, Track(ways)), lambda act: why_not_move(ways, act))


class Track(Path):
    """The path of a party."""

    def __init__(self, ways: Ways) -> None:
        self.sure = ways.book.edition.free_ends
        parties: Answers[tuple[str, ...], Party] = Answers(lambda units: Party(ways, units))
        self._parties, self._ways = parties, ways
        super().__init__(
            "path",
            lambda done, path: parties[done["by"]].onward(path),
            cost=lambda done, path: parties[tuple(done["by"])].cost(path),
            account=lambda done, path: parties[tuple(done["by"])].account(path),
            halves=True,
            leads=self._leading,
        )

    def _leading(self, done: Mapping[str, Any]) -> bool:
        by = done["by"]
        return bool(self._parties[by].onward(())) if len(by) > 1 else leads(self._ways, by[0])

    def reach(self, done: Mapping[str, Any], so_far: tuple[str, ...] = ()) -> Reach:
        """All that the rules allow, found by the party itself."""
        return self._parties[tuple(done["by"])].reach(so_far)


# -- carrying it out ------------------------------------------------------------------------


def begin_move(d: D, ways: Ways, act: Move) -> None:
    """Pay for the path, then walk it."""
    start = ways.public.units[act.by[0]].at
    spent = ways.phase.spent.copy()
    for unit in act.by:
        paid = spent.get(unit, 0) + ways.cost(unit, act.path)
        spent[unit] = min(paid, ways.allowance(unit))
    d.remember(spent=spent)
    if ways.zoned(start):
        ways.book.edition.remember_leaving(d, act.by)
    if ways.stops(act.path[-1]):
        stop_here(d, act.by)
    if not ways.lines.held[ways.enemy].keys().isdisjoint(act.path):  # headquarters, alone
        d.call(March(side=ways.side, by=act.by, path=act.path), "moves")
    else:
        arrive(ways.book, d, act.by, act.path)
        ways.book.edition.moved(ways.book, d, act.by)


@rule("zoc.1", "2008:7.1b")
def stop_here(d: D, units: tuple[str, ...]) -> None:
    """Who has entered an enemy zone of control does not move on in this phase."""
    d.amend(Movement, stopped=(*d.caller(Movement).stopped, *units))


def arrive(book: Book, d: D, units: tuple[str, ...], way: tuple[str, ...]) -> None:
    """The units are at the end of their way."""
    place_all(book, d, units, way[-1])
    book.edition.passed(book, d, units, way)
    for unit in units:
        d.emit(Moved("2008:5.2.1", unit, way[-1], way))


class MarchStep(Step):
    """A move that comes upon headquarters: hex by hex, each displaced when its hex is entered."""

    def run(self, book: Book, d: D, f: March) -> None:
        """On to the next headquarters, or to the end."""
        if not f.path:
            book.edition.moved(book, d, f.by)
            return d.finish()
        lines = book.lines(d.public)
        for i, there in enumerate(f.path, start=1):
            found = alone_here(book, lines, f.side, there)
            if found or i == len(f.path):
                arrive(book, d, f.by, f.path[:i])
                d.remember(path=f.path[i:])
                if found:
                    return call_displacing(d, f.side, found, there, "start")
                return d.goto("start")
        return None


# -- leaving the map ------------------------------------------------------------------------


@rule("rul.37", "2008:7.3")
def exit_cost(ways: Ways, unit: str) -> int:
    """One point, and two more to leave an enemy zone of control."""
    return leaving_map() + (leaving_cost() if ways.zoned(ways.public.units[unit].at) else 0)


@rule("2008:5.9.2")
def leaving_map() -> int:
    """Leaving the map costs 1 point."""
    return EXIT_COST


def why_not_exit(ways: Ways, act: Exit) -> Illegal | None:
    """From a hex of an edge by which this side may leave, with the points for it."""
    bad = why_not_mover(ways.book, ways, act.unit) or why_not_apart_exit(ways, act.unit)
    if bad is not None:
        return bad
    if ways.public.units[act.unit].at not in ways.book.exits[ways.side][act.edge]:
        return refuse("2008:5.9.2", "no-exit", unit=act.unit, edge=act.edge)
    cost, left = exit_cost(ways, act.unit), ways.left(act.unit)
    if cost > left:
        return refuse("2008:5.9.2", "too-far", unit=act.unit, cost=shown(cost), left=shown(left))
    return None


def why_not_apart_exit(ways: Ways, unit: str) -> Illegal | None:
    """A truck-borne division of several regiments leaves regiment by regiment, none astray."""
    here = ways.public.units[unit].at
    for mate in companions(ways.book, ways.public, unit):
        if ways.public.units[mate].at != here:
            return refuse("2008:5.8.4b", "trucks-together", unit=mate)
    return None


def exit_form(ways: Ways) -> Form:
    """A unit on the edge, and the edge."""
    hexes = ways.book.exits[ways.side]
    anywhere = ways.book.ways_out[ways.side]
    units = ways.public.units

    def able() -> list[str]:
        held = ways.lines.held[ways.side]
        stacks = [held[hex_] for hex_ in held.keys() & anywhere]
        return [u for here in sorted(stacks, key=lambda s: ways.book.place(s[0])) for u in here]

    return Form(
        Exit,
        (
            Pick("unit", lambda done: able()),
            Pick("edge", lambda done: [e for e in EDGES if units[done["unit"]].at in hexes[e]]),
        ),
        lambda act: why_not_exit(ways, act),
    )


@rule("2008:5.9.1a")
def leave_map(book: Book, d: D, act: Exit) -> None:
    """The unit is out of play for good."""
    leave(book, d, act.unit, book.edition.exited(book, d, act.unit, act.edge))
    allied = book.side_of[act.unit] == ALLIED
    if allied and not d.public.west_exit and book.edition.broken_out(book, d.public):
        d.put(west_exit=True)
    d.emit(Exited("2008:5.9.2", act.unit, act.edge))
