"""Chapter 9 - Movement: what a step costs and where it may lead, ferries, boats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise
from typing import Any

import msgspec
from msgspec.structs import replace

from bocage.games.market_garden.book import Book, Edge
from bocage.games.market_garden.events import Crossed, Ferried, Marched
from bocage.games.market_garden.rules.common import (
    end_move,
    place,
    put_units,
    remember,
    set_bridge,
    set_held,
)
from bocage.games.market_garden.rules.r07_control import settle_control
from bocage.games.market_garden.state import Acts
from bocage.games.market_garden.types import (
    ALLIED,
    FIRST_DAY,
    FRESH,
    GERMAN,
    UK,
    ZONE_F,
    Activation,
    Boat,
    Crossing,
    D,
    Ferry,
    Half,
    March,
    Moved,
    Public,
    Side,
    UnitState,
    Wade,
)
from bocage.kernel.api import (
    NO_VALUE,
    Adding,
    Choice,
    EngineFault,
    Form,
    Illegal,
    Path,
    Pick,
    Rng,
    Stack,
    Tally,
    refuse,
    rule,
)
from bocage.space import flood

MP = 2  # half points in a movement point
FREE, VACANT, SPENT_ENEMY, FRESH_ENEMY = 1 * MP, 2 * MP, 3 * MP, 4 * MP  # 9.2a
ROAD_RATE = 1  # 9.4c
PER_BRIDGE = 5  # 9.62b
FERRY_DAY = 19  # 9.63c


class Leg(msgspec.Struct, frozen=True, gc=False):
    """One step of one unit in a group: from where, over what, after which way."""

    unit: str
    past: Moved  # what is remembered of the unit so far
    here: str
    there: str
    edge: Edge
    by: tuple[str, ...]
    way: tuple[str, ...] = ()  # the spaces of the march so far, its start first; empty at first
    beside: bool = False  # over a canal beside its bridge, by choice

    @property
    def first(self) -> bool:
        """It is the first step of a march."""
        return not self.way


class Pace(msgspec.Struct, frozen=True, gc=False):
    """What a step costs, how it crosses, what follows."""

    cost: int
    how: Crossing
    road: str  # the road by which it comes in
    stops: bool
    waits: bool  # it stands before an enemy
    must: bool
    clause: str  # of the cost


# -- movement points ------------------------------------------------------------------------


@rule("4.22", "17.3", "20.61b", "20.61c")
def allowance(book: Book, public: Public, unit: str) -> int:
    """Half points of a unit.

    Germans have one point more in Overcast; on a clear 17 September they have one in all.
    """
    printed = book.counters[unit].mf
    if book.side_of[unit] == ALLIED or unit in book.towers:
        return printed * MP
    if public.weather == "overcast":
        return (printed + 1) * MP
    return MP if public.day == FIRST_DAY else printed * MP


class Ways:
    """Where units may go, at one moment of an activation."""

    def __init__(self, acts: Acts) -> None:
        self.acts = acts
        self.book, self.public, self.lay = acts.book, acts.public, acts.lay
        self.side, self.half = acts.side, acts.half
        self._walks: dict[tuple[object, ...], dict[str, Moved] | Illegal] = {}
        self._leads: dict[tuple[object, ...], bool] = {}

    def left(self, unit: str, past: Moved) -> int:
        """Half points that a unit has left."""
        return allowance(self.book, self.public, unit) - past.spent

    # -- one step

    def step(self, leg: Leg) -> Pace | Illegal:
        """What the next step of a unit costs and brings, or why it may not be taken."""
        bad = self.why_not_now(leg) or self.why_not_space(leg) or self.why_not_leave(leg)
        if bad is not None:
            return bad
        road = self.road(leg)
        bad = why_not_offroad(self.book, leg, road)
        if bad is not None:
            return bad
        how = self.crossing(leg)
        return how if isinstance(how, Illegal) else self.price(leg, how, road)

    @rule("9.3b")
    def why_not_now(self, leg: Leg) -> Illegal | None:
        """Not after the end of its move, nor to where one has fought."""
        bad = self.why_not_onward(leg.unit, leg.past, leg.here)
        if bad is None and leg.there in self.half.assaulted:
            bad = refuse("9.3b", "assaulted-already", space=leg.there)
        return bad

    @rule("9.2g", "9.67", "9.1d")
    def why_not_onward(self, unit: str, past: Moved, here: str) -> Illegal | None:
        """A unit before an enemy, stopped or finished goes no further."""
        if past.stopped and not past.waits and mired(self.book, unit, here, past.road):
            return refuse("9.67", "mired", unit=unit, space=here)
        if past.waits or past.stopped or past.done:
            return refuse("9.2g", "move-is-over", unit=unit)
        return None

    @rule("9.61", "9.66a", "3.26")
    def why_not_space(self, leg: Leg) -> Illegal | None:
        """Stacking, sectors, zones and who goes first."""
        there = leg.there
        if self.lay.room(self.side, there) < len(leg.by):
            return refuse("9.61", "full", space=there)
        sector = self.book.sector.get(leg.unit)
        if sector is not None and there not in sector:
            return refuse("9.66a", "outside-sector", unit=leg.unit, space=there)
        if there in self.book.zones and leg.past.last:
            return refuse("14.2a", "zone-from-afar", unit=leg.unit, space=there)
        return why_not_return(self.book, leg.unit, there) or self.why_not_lead(leg)

    @rule("9.65a", "4.123", "4.124a")
    def why_not_lead(self, leg: Leg) -> Illegal | None:
        """Only infantry and armour go first into an area of the enemy."""
        points = self.book.points
        if leg.unit in points or any(one in points for one in leg.by):
            return None
        if not self.lay.friendly(self.side, leg.there) and not self.lay.contested(leg.there):
            return refuse("9.65a", "not-first", unit=leg.unit, space=leg.there)
        return None

    def why_not_leave(self, leg: Leg) -> Illegal | None:
        """Out of a contested area only into a Free one, and not over an enemy's bridge or river."""
        here, unit, lay = leg.here, leg.unit, self.lay
        if not leg.first or here in self.book.zones or not lay.contested(here):
            return None
        if here in self.half.stuck and not self.breaks_out(unit, here):
            return refuse("10.6c", "stuck", unit=unit, space=here)
        if not lay.free(self.side, leg.there):
            return refuse("9.2e", "only-to-free", unit=unit, space=leg.there)
        afoot = leg.edge.kind == "canal" and unit in self.book.infantry
        if leg.edge.wet and not afoot and lay.holder(leg.edge) != self.side:
            return refuse("9.621", "enemy-crossing", unit=unit, boundary=leg.edge.id)
        return None

    @rule("9.2d")
    def breaks_out(self, unit: str, here: str) -> bool:
        """Armour leaves as it likes where there is no enemy armour."""
        armour = self.book.armour
        return unit in armour and not any(
            enemy in armour for enemy in self.lay.of(self.acts.enemy, here)
        )

    @rule("9.4d")
    def road(self, leg: Leg) -> str:
        """The road that is used: one may not change roads inside an area."""
        edge, past = leg.edge, leg.past
        road = edge.road_in(leg.here) if edge.road and not edge.ferry else ""
        return road if not past.road or past.road == road else ""

    def crossing(self, leg: Leg) -> Crossing | Illegal:
        """How the group gets over."""
        edge = leg.edge
        if not edge.wet:
            return "arrow" if edge.kind == "arrow" else "open"
        if self.lay.bridged(edge):
            return "canal" if self.wades(leg) else self.over_bridge(leg)
        if edge.kind == "river":
            return refuse("9.62c", "no-crossing", boundary=edge.id)
        if leg.unit not in self.book.infantry:
            return refuse("9.2b", "canal-infantry-only", unit=leg.unit, boundary=edge.id)
        return "canal"

    @rule("9.2b")
    def wades(self, leg: Leg) -> bool:
        """Infantry crosses beside a canal bridge: by choice, or where that is full or closed."""
        if leg.edge.kind != "canal" or leg.unit not in self.book.infantry:
            return False
        if leg.beside:
            return True
        full = self.half.crossings.get(leg.edge.id, 0) >= PER_BRIDGE
        return full or self.barred(leg)

    def barred(self, leg: Leg) -> bool:
        """The unit leaves a contested area, and the enemy holds the bridge."""
        out = leg.first and leg.here not in self.book.zones and self.lay.contested(leg.here)
        return out and self.lay.holder(leg.edge) != self.side

    @rule("9.62b", "19.1b")
    def over_bridge(self, leg: Leg) -> Crossing | Illegal:
        """At most five units cross a bridge in an impulse; back and forth counts twice."""
        edge = leg.edge
        again = sum({a, b} == {edge.a, edge.b} for a, b in pairwise(leg.way))
        before = self.half.crossings.get(edge.id, 0)
        if before + len(leg.by) * (1 + again) > PER_BRIDGE:
            return refuse("9.62b", "bridge-full", bridge=edge.id, most=PER_BRIDGE)
        return "bridge"

    # -- what it costs

    def price(self, leg: Leg, how: Crossing, road: str) -> Pace | Illegal:
        """The cost of the step, within what the unit has left."""
        unit, there, spent = leg.unit, leg.there, leg.past.spent
        enemies = bool(self.lay.of(self.acts.enemy, there))
        must = enemies and self.mandatory(there, leg.edge)
        if must and unit not in self.book.points and not self.led(there, leg.by):
            return refuse("9.65b", "not-led", unit=unit, space=there)
        entry, more = self.entry(leg, road), self.surcharge(leg, how)
        cost, clause = entry + more, "9.22c" if more else "9.4c" if entry == ROAD_RATE else "9.2a"
        stops = enemies or mired(self.book, unit, there, road)
        have = allowance(self.book, self.public, unit)
        if self.takes_all(leg, how):
            if spent:
                return refuse("9.2b", "needs-all-mf", unit=unit, space=there)
            cost, stops, clause = have, True, "9.2b"
        elif cost > have - spent:
            bad = self.why_not_minimum(leg, cost)
            if bad is not None:
                return bad
            cost, stops, clause = have, True, "9.21"
        by_road = leg.edge.road_in(there) if road else ""
        return Pace(cost, how, by_road, stops, enemies, must, clause)

    @rule("9.21", "9.2a")
    def why_not_minimum(self, leg: Leg, cost: int) -> Illegal | None:
        """A unit that has spent nothing may always take one step, for all it has."""
        if leg.past.spent:
            return refuse("9.2a", "too-far", unit=leg.unit, space=leg.there, halves=cost)
        return None

    @rule("9.2a", "7.2c", "9.2c")
    def entry(self, leg: Leg, road: str) -> int:
        """What it costs to enter, in half points.

        4 points where an enemy is Fresh, 3 where all are Spent, 2 where the enemy had left an area
        at the start of the impulse, 1 into a Free area.
        """
        enemy, there = self.acts.enemy, leg.there
        if self.lay.of(enemy, there):
            return FRESH_ENEMY if self.lay.any_fresh(enemy, there) else SPENT_ENEMY
        if self.acts.was_enemys(there) or not self.lay.friendly(self.side, there):
            return VACANT
        return ROAD_RATE if road and self.speeds(leg) else FREE

    @rule("9.4c")
    def speeds(self, leg: Leg) -> bool:
        """Half a point by road from a Free area to a Free area; what was just taken is Free."""
        return leg.unit in self.book.fast_on_roads and (
            leg.here in leg.way[1:] or self.lay.free(self.side, leg.here)
        )

    @rule("9.22c", "19.3b")
    def surcharge(self, leg: Leg, how: Crossing) -> int:
        """A bridge that another unit seized in this impulse costs one point more."""
        seizer = self.half.seized.get(leg.edge.id)
        return MP if how == "bridge" and seizer is not None and seizer != leg.unit else 0

    @rule("9.2b", "10.6f", "14.2a", "14.2b", "9.2f")
    def takes_all(self, leg: Leg, how: Crossing) -> bool:
        """A canal without bridge, a zone and leaving a contested area cost all points."""
        if how == "canal" or leg.there in self.book.zones:
            return True
        if not leg.first or leg.here in self.book.zones:
            return False
        return self.lay.contested(leg.here) and not self.breaks_out(leg.unit, leg.here)

    @rule("10.2a", "10.2b")
    def mandatory(self, there: str, edge: Edge) -> bool:
        """Whether entering on foot or wheels makes an assault mandatory; by water it always is."""
        if self.acts.enemies_were_in(there) and not self.acts.was_contested(there):
            return True
        return edge.wet and self.lay.holder(edge) != self.side

    @rule("9.65b")
    def led(self, there: str, by: tuple[str, ...]) -> bool:
        """A point unit is in the group, or waits there already."""
        points = self.book.points
        waiting = self.acts.waiting.get(there, ())
        return any(one in points for one in (*by, *waiting))

    # -- a whole path

    def walk(
        self, by: tuple[str, ...], path: tuple[str, ...], beside: bool = False
    ) -> dict[str, Moved] | Illegal:
        """What is remembered of the units after a path from where they stand, or why not.

        `beside`: they cross a canal beside its bridge, which takes all points and so is one step.
        """
        key = (by, path, beside)
        found = self._walks.get(key)
        if found is None:
            found = self._walks[key] = self._walk(by, path, beside)
        return found

    def _walk(
        self, by: tuple[str, ...], path: tuple[str, ...], beside: bool
    ) -> dict[str, Moved] | Illegal:
        if not path:
            return {unit: self.acts.memory(unit) for unit in by}
        before = self.walk(by, path[:-1])
        if isinstance(before, Illegal):
            return before
        legs = self.legs(by, path, before, beside)
        if isinstance(legs, Illegal):
            return legs
        after = {}
        for leg in legs:
            pace = self.step(leg)
            if isinstance(pace, Illegal):
                return pace
            after[leg.unit] = replace(
                leg.past,
                spent=leg.past.spent + pace.cost,
                last=leg.here,
                over=leg.edge.id,
                how=pace.how,
                road=pace.road,
                must=pace.must,
                waits=pace.waits,
                stopped=pace.stops,
                overran=False,
            )
        return after

    def legs(
        self,
        by: tuple[str, ...],
        path: tuple[str, ...],
        before: Mapping[str, Moved],
        beside: bool = False,
    ) -> list[Leg] | Illegal:
        """The last step of a path, unit by unit, with what was remembered before it."""
        spaces = (self.public.units[by[0]].at, *path)
        here, there = spaces[-2:]
        edge = self.book.between.get((here, there))
        if edge is None:
            return refuse("9.1a", "not-adjacent", space=here, other=there)
        way = spaces[:-1] if len(path) > 1 else ()
        return [Leg(unit, before[unit], here, there, edge, by, way, beside) for unit in by]

    def paid(self, unit: str, by: tuple[str, ...], path: tuple[str, ...]) -> Tally:
        """What each step of a path costs a unit of these."""
        adding = Adding("march", halves=True)
        for end in range(len(path)):
            before = self.walk(by, path[:end])
            legs = before if isinstance(before, Illegal) else self.legs(by, path[: end + 1], before)
            for leg in () if isinstance(legs, Illegal) else legs:
                pace = self.step(leg)
                if leg.unit == unit and not isinstance(pace, Illegal):
                    adding.add(pace.clause, "into", pace.cost, space=leg.there)
        return adding.done()

    def beside(self, by: tuple[str, ...], path: tuple[str, ...]) -> tuple[str, ...]:
        """The spaces next to where a path has led these units."""
        return self.book.beside[path[-1] if path else self.public.units[by[0]].at]

    def goes(self, by: tuple[str, ...], path: tuple[str, ...]) -> bool:
        """Whether these units may go so far; where an assault is due, only towards it."""
        if isinstance(self.walk(by, path), Illegal):
            return False
        return not self.acts.due or path[-1] in self.acts.due or self.leads(by, path)

    def onward(self, by: tuple[str, ...], path: tuple[str, ...]) -> list[str]:
        """Where a path of these units may go on."""
        return [there for there in self.beside(by, path) if self.goes(by, (*path, there))]

    def leads(self, by: tuple[str, ...], path: tuple[str, ...]) -> bool:
        """Whether these units could get from the end of a path to where an assault is due."""
        before = self.walk(by, path)
        if isinstance(before, Illegal):
            return False
        key = (by, path[-1:], tuple((past.spent, past.road) for past in before.values()))
        found = self._leads.get(key)
        if found is None:
            found = self._leads[key] = self._joins(by, path)
        return found

    def _joins(self, by: tuple[str, ...], path: tuple[str, ...]) -> bool:
        """Over all ways; who got somewhere by the same roads for the same need not come again."""
        known: set[tuple[object, ...]] = set()
        joined: list[str] = []

        def step(here: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
            for there in self.beside(by, here) if not joined else ():
                after = self.walk(by, (*here, there))
                if isinstance(after, Illegal):
                    continue
                if there in self.acts.due:
                    joined.append(there)
                state = (there, *((past.spent, past.road) for past in after.values()))
                if state not in known:
                    known.add(state)
                    yield (*here, there)

        flood([path], step)
        return bool(joined)

    def roads(self, by: tuple[str, ...], path: tuple[str, ...]) -> tuple[str, ...]:
        """The roads that these units are on at the end of a path."""
        after = self.walk(by, path)
        return () if isinstance(after, Illegal) else tuple(past.road for past in after.values())

    def spent(self, by: tuple[str, ...], path: tuple[str, ...]) -> int:
        """What a path costs the unit that pays most."""
        after = self.walk(by, path)
        if isinstance(after, Illegal):
            return 0
        return max(after[unit].spent - self.acts.memory(unit).spent for unit in by)


@rule("9.4a", "9.4b", "3.21a", "3.21b", "3.21c")
def why_not_offroad(book: Book, leg: Leg, road: str) -> Illegal | None:
    """Armour keeps to roads; others than infantry do in polder."""
    if road:
        return None
    unit, edge = leg.unit, leg.edge
    if unit in book.armour:
        if edge.road and not edge.ferry:  # there is one, but not the one it came by
            return refuse("9.4d", "roads-not-joined", unit=unit, space=leg.here)
        return refuse("9.4b", "armour-needs-road", unit=unit, boundary=edge.id)
    if unit not in book.infantry and (leg.here in book.polder or leg.there in book.polder):
        return refuse("9.4a", "polder-needs-road", unit=unit, boundary=edge.id)
    return None


@rule("14.51")
def why_not_return(book: Book, unit: str, there: str) -> Illegal | None:
    """Who began in zone F has left it for good."""
    if there == ZONE_F and book.counters[unit].setup == ZONE_F:
        return refuse("14.51", "no-return", unit=unit)
    return None


@rule("9.67")
def mired(book: Book, unit: str, space: str, road: str = "") -> bool:
    """Infantry that enters polder without a road, and be it from the air, stops."""
    return space in book.polder and not road and unit in book.infantry


def ways_of(acts: Acts) -> Ways:
    """The same object as long as the same moment is asked about."""
    return acts.book.memo.of(Ways, acts)


# -- the ways to move -----------------------------------------------------------------


@rule("9.1a", "9.64")
def marchers(acts: Acts) -> list[list[str]]:
    """Units that could still move, by the space they stand in."""
    groups: dict[str, list[str]] = {}
    ways, units, towers = ways_of(acts), acts.public.units, acts.book.towers
    for unit in acts.actors:
        past = acts.memory(unit)
        if unit in towers or past.waits or past.stopped:
            continue
        if not past.spent or ways.left(unit, past) >= ROAD_RATE:
            groups.setdefault(units[unit].at, []).append(unit)
    groups.pop(UK, None)
    if not acts.due:
        return list(groups.values())
    return [units for units in groups.values() if any(ways.leads((unit,), ()) for unit in units)]


class Columns(Stack):
    """Units of one space that march together; at random, such as share a first step."""

    def __init__(self, ways: Ways, groups: list[list[str]]) -> None:
        super().__init__("by", lambda done: groups)
        self._ways, self._stacks = ways, groups

    def sample(self, done: Mapping[str, Any], rng: Rng) -> Any:
        """Somebody who can go somewhere, and perhaps others who can come along."""
        stacks = rng.shuffled(self._stacks) if len(self._stacks) > 1 else self._stacks
        for stack in stacks:
            start = rng.below(len(stack))
            for unit in (*stack[start:], *stack[:start]):
                there = self._somewhere(unit, rng)
                if there is not None:
                    return self._joined(stack, unit, there, rng)
        return NO_VALUE

    def _somewhere(self, unit: str, rng: Rng) -> str | None:
        """A step that a unit could take."""
        near = self._ways.beside((unit,), ())
        start = rng.below(len(near))
        for there in (*near[start:], *near[:start]):
            if self._ways.goes((unit,), (there,)):
                return there
        return None

    def _joined(self, stack: list[str], unit: str, there: str, rng: Rng) -> tuple[str, ...]:
        """The unit with all others who want to come along, or with those who can."""
        tosses = rng.below(1 << len(stack))
        willing = [one for i, one in enumerate(stack) if one == unit or tosses >> i & 1]
        if not isinstance(self._ways.walk(tuple(willing), (there,)), Illegal):
            return tuple(willing)
        by: tuple[str, ...] = (unit,)
        for other in willing:
            more = tuple([one for one in willing if one in by or one == other])
            if other != unit and not isinstance(self._ways.walk(more, (there,)), Illegal):
                by = more
        return by


class Track(Path):
    """The way of a march, step by step; at random, where an assault is due, as far as there."""

    def __init__(self, ways: Ways, most: int | None) -> None:
        super().__init__(
            "path",
            lambda done, path: ways.beside(done["by"], path),
            high=most,
            cost=lambda done, path: ways.spent(tuple(done["by"]), tuple(path)),
            state=lambda done, path: ways.roads(tuple(done["by"]), path),
        )
        self._ways = ways

    def keeps(self, done: Mapping[str, Any], path: tuple[Any, ...]) -> bool:
        """Only what the rules allow."""
        return self._ways.goes(tuple(done["by"]), path)

    def sample(self, done: Mapping[str, Any], rng: Rng) -> Any:
        """Any way."""
        due = self._ways.acts.due
        if not due:
            return super().sample(done, rng)
        path: tuple[str, ...] = ()
        while not path or path[-1] not in due:
            steps = self.more(done, path)
            if not steps:
                return NO_VALUE
            path = (*path, steps[rng.below(len(steps))])
        return path


def march_form(acts: Acts) -> Form:
    """Units of one space, and the way they go."""
    return Form(
        March,
        (Columns(ways_of(acts), marchers(acts)), Track(ways_of(acts), None)),
        lambda act: why_not_march(acts, act),
        lambda act: march_tallies(acts, act),
    )


def march_tallies(acts: Acts, act: March) -> tuple[Tally, ...]:
    """What the way costs, and the points for it: those of the unit that has least left then."""
    ways = ways_of(acts)
    after = ways.walk(act.by, act.path)
    if isinstance(after, Illegal):
        return ()
    unit = min(act.by, key=lambda one: ways.left(one, after[one]))
    return ways.paid(unit, act.by, act.path), points_of(acts, unit)


def points_of(acts: Acts, unit: str) -> Tally:
    """The points that a unit has now."""
    printed, have = acts.book.counters[unit].mf * MP, allowance(acts.book, acts.public, unit)
    adding = Adding("movement", halves=True)
    adding.add("4.22", "mf", printed, unit=unit)
    if have > printed:
        adding.add("17.3", "overcast", have - printed)
    else:
        adding.add("20.61b", "first-day", have - printed)
    adding.add("9.2a", "spent-before", -acts.memory(unit).spent)
    return adding.done()


def why_not_march(acts: Acts, act: March) -> Illegal | None:
    """Fresh units of an active space, together, each step within the rules."""
    if not act.by or not act.path:
        return refuse("9.1a", "nobody-moves")
    bad = why_not_party(acts, act.by)
    if bad is not None:
        return bad
    found = ways_of(acts).walk(act.by, act.path)
    return found if isinstance(found, Illegal) else why_not_elsewhere(acts, act.path[-1])


def why_not_party(acts: Acts, by: tuple[str, ...]) -> Illegal | None:
    """Each may act, and all stand in one space."""
    for unit in by:
        bad = why_not_actor(acts, unit)
        if bad is not None:
            return bad
    if len({acts.public.units[unit].at for unit in by}) > 1:
        return refuse("9.1a", "not-together")
    return None


@rule("10.1d", "9.3c")
def why_not_elsewhere(acts: Acts, there: str) -> Illegal | None:
    """Where an assault is due others may join it, but nobody goes anywhere else before."""
    if acts.due and there not in acts.due:
        return refuse("10.1d", "assault-first", space=acts.must)
    return None


@rule("9.1a", "4.125a", "9.64", "8.3")
def why_not_actor(acts: Acts, unit: str) -> Illegal | None:
    """It must be Fresh, have begun in an active space and not have finished."""
    if unit in acts.book.towers:
        return refuse("9.64", "never-moves", unit=unit)
    state = acts.public.units.get(unit)
    if state is not None and state.state != FRESH and acts.book.side_of[unit] == acts.side:
        return refuse("8.3", "not-fresh", unit=unit)
    if unit not in acts.actors or acts.public.units[unit].at == UK:
        return refuse("9.1a", "cannot-act", unit=unit)
    return None


def begin_march(book: Book, d: D, acts: Acts, act: March) -> None:
    """Go all the way."""
    go(book, d, acts, act.path, ways_of(acts).walk(act.by, act.path))


def go(
    book: Book, d: D, acts: Acts, path: tuple[str, ...], after: dict[str, Moved] | Illegal
) -> None:
    """Go step by step: areas are taken, bridges captured; the units remember how they came."""
    if isinstance(after, Illegal):
        raise EngineFault(f"an illegal march: {after}")
    by = tuple(after)
    set_off(d, acts, by, path[-1])
    here = d.public.units[by[0]].at
    for there in path:
        edge = book.between[here, there]
        units, beside = d.public.units, waded(d.public, edge, after[by[0]])
        put_units(book, d, {unit: UnitState(there, units[unit].state) for unit in by})
        for unit in by:
            d.emit(Marched("9.2b" if beside else "9.1a", unit, there))
        take(book, d, there, by)
        if edge.wet and not beside:
            cross(book, d, edge, there, by)
        here = there
    d.amend(Half, moved={**d.caller(Half).moved, **after}, movers=by)
    d.amend(Activation, stirred=True)


@rule("7.2b")
def take(book: Book, d: D, there: str, by: tuple[str, ...]) -> None:
    """A space without enemies is taken at once."""
    if not taken(book, d.public, there, by):
        settle_control(book, d)


@rule("9.22e", "19.1c", "9.22d")
def cross(book: Book, d: D, edge: Edge, there: str, by: tuple[str, ...]) -> None:
    """With a space of its side a unit takes the bridge or water crossed; bridges count it."""
    side = book.side_of[by[0]]
    if bridge_over(d.public, edge):
        past = d.caller(Half).crossings
        d.amend(Half, crossings={**past, edge.id: past.get(edge.id, 0) + len(by)})
    if (d.public.control[there] == "german") == (side == GERMAN):
        hold(d, "9.22e", edge, side)


def bridge_over(public: Public, edge: Edge) -> bool:
    """A bridge stands there."""
    return public.bridges.get(edge.id, "blown") != "blown"


@rule("9.2b")
def waded(public: Public, edge: Edge, past: Moved) -> bool:
    """A unit went beside a bridge, which it neither used nor took."""
    return edge.wet and past.how == "canal" and bridge_over(public, edge)


def taken(book: Book, public: Public, there: str, by: tuple[str, ...]) -> bool:
    """Nothing changes hands when these units enter: it is theirs, or XXX Corps' for good."""
    owner, side = public.control[there], book.side_of[by[0]]
    if (owner == "german") != (side == GERMAN):
        return False
    return owner in ("german", "xxx") or book.corps.isdisjoint(by)


def hold(d: D, clause: str, edge: Edge, side: Side) -> None:
    """A side now holds a bridge, or the water where there is none."""
    if bridge_over(d.public, edge):
        set_bridge(d, clause, edge.id, GERMAN if side == GERMAN else ALLIED)
    elif edge.wet:
        set_held(d, clause, edge.id, side)


@rule("9.1a", "10.3c")
def set_off(d: D, acts: Acts, by: tuple[str, ...], there: str) -> None:
    """One at a time: who moved before has finished, and so has who waits elsewhere.

    Units that may still go on after an overrun, those that wait for this very assault and those
    that must assault elsewhere have not.
    """
    ended = [
        unit
        for unit in acts.half.movers
        if unit in acts.actors
        and unit not in by
        and not acts.memory(unit).overran
        and not acts.memory(unit).waits
    ]
    for space, units in acts.waiting.items():
        if space != there and space not in acts.due:
            ended += [u for u in units if u not in by and not acts.memory(u).untouched]
    end_move(acts.book, d, "10.3c", ended)


# -- canals ---------------------------------------------------------------------------------


def wade_form(acts: Acts) -> Choice:
    """A canal that has a bridge, and infantry of one space beside it."""
    groups: dict[str, list[list[str]]] = {}
    for stack in marchers(acts):
        here = acts.public.units[stack[0]].at
        for there, edge in acts.book.wet[here]:
            able = [u for u in stack if why_not_waders(acts, (u,), edge, there) is None]
            if able and (not acts.due or there in acts.due):
                groups.setdefault(edge.id, []).append(able)
    return Form(
        Wade,
        (Pick("over", lambda done: list(groups)), Stack("by", lambda done: groups[done["over"]])),
        lambda act: why_not_wade(acts, act),
        lambda act: afloat_tallies(acts, "9.2b", act.by[0], act.over),
    )


@rule("9.2b")
def why_not_wade(acts: Acts, act: Wade) -> Illegal | None:
    """Infantry, where a canal has a bridge that it could take instead; for all its points."""
    if not act.by:
        return refuse("9.1a", "nobody-moves")
    bad = why_not_party(acts, act.by) or why_not_site(acts, act.by[0], act.over)
    if bad is not None:
        return bad
    edge = acts.book.edges[act.over]
    there = edge.beyond(acts.public.units[act.by[0]].at)
    return why_not_waders(acts, act.by, edge, there) or why_not_elsewhere(acts, there)


def why_not_waders(acts: Acts, by: tuple[str, ...], edge: Edge, there: str) -> Illegal | None:
    """A canal with a bridge, infantry, and the limits of any entry."""
    if edge.kind != "canal" or not acts.lay.bridged(edge):
        return refuse("9.2b", "no-bridge-beside", boundary=edge.id)
    for unit in by:
        if unit not in acts.book.infantry:
            return refuse("9.2b", "wade-infantry-only", unit=unit, boundary=edge.id)
    found = ways_of(acts).walk(by, (there,), beside=True)
    return found if isinstance(found, Illegal) else None


def begin_wade(book: Book, d: D, acts: Acts, act: Wade) -> None:
    """Over the canal; the bridge stays as it is."""
    there = book.edges[act.over].beyond(d.public.units[act.by[0]].at)
    go(book, d, acts, (there,), ways_of(acts).walk(act.by, (there,), beside=True))


# -- ferries --------------------------------------------------------------------------------


def ferry_form(acts: Acts) -> Choice:
    """A unit and a ferry beside it."""
    ready = [boundary for boundary, state in acts.public.ferries.items() if state == "ready"]
    able = beside_water(acts, acts.book.by_space(ready))
    return Form(
        Ferry,
        (
            Pick("unit", lambda done: list(able)),
            Pick("ferry", lambda done: able[done["unit"]]),
        ),
        lambda act: why_not_ferry(acts, act),
        lambda act: afloat_tallies(acts, "9.63b", act.unit, act.ferry),
    )


def beside_water(acts: Acts, sites: Mapping[str, list[str]]) -> dict[str, list[str]]:
    """Units that could still move and stand at one of these boundaries: at which of them."""
    units = acts.public.units
    if not any(units[unit].at in sites for unit in acts.actors):
        return {}
    movers = [unit for group in marchers(acts) for unit in group]
    return {unit: sites[units[unit].at] for unit in movers if units[unit].at in sites}


def why_not_ferry(acts: Acts, act: Ferry) -> Illegal | None:
    """One unit per ferry and daylight, for all its points; German armour from 19 September."""
    bad = why_not_actor(acts, act.unit) or why_not_site(acts, act.unit, act.ferry)
    if bad is not None:
        return bad
    book, public = acts.book, acts.public
    if act.ferry not in book.ferries:
        return refuse("3.11", "no-ferry", boundary=act.ferry)
    state = public.ferries[act.ferry]
    if state == "gone":
        return refuse("4.7b", "ferry-gone", ferry=act.ferry)
    if state == "used":
        return refuse("9.63a", "ferry-used", ferry=act.ferry)
    if act.unit in book.armour:
        bad = why_not_armour_ferry(book, public, act.unit, act.ferry)
    elif act.unit not in book.infantry:
        bad = why_not_gun_ferry(book, act.unit, act.ferry)
    return bad or why_not_afloat(acts, act.unit, act.ferry, "ferry")


@rule("3.21d", "9.4a")
def why_not_gun_ferry(book: Book, unit: str, over: str) -> Illegal | None:
    """A ferry is a road for armour at most: guns and FLAK do not enter or leave polder by it."""
    if book.polder.isdisjoint(book.ends[over]):
        return None
    return refuse("9.4a", "polder-no-ferry-road", unit=unit, ferry=over)


@rule("3.21d", "9.63c")
def why_not_armour_ferry(book: Book, public: Public, unit: str, over: str) -> Illegal | None:
    """Armour crosses only where the ferry counts as a road; Germans not before 19 September."""
    if not book.edges[over].road:
        return refuse("3.21d", "ferry-no-road", unit=unit, ferry=over)
    if book.side_of[unit] == GERMAN and public.day < FERRY_DAY:
        return refuse("9.63c", "ferry-too-early", unit=unit)
    return None


def why_not_site(acts: Acts, unit: str, over: str) -> Illegal | None:
    """The unit must stand at the boundary."""
    edge = acts.book.edges[over]
    if acts.public.units[unit].at not in (edge.a, edge.b):
        return refuse("9.1a", "not-at-boundary", unit=unit, boundary=over)
    return None


@rule("9.63b", "9.5a")
def why_not_afloat(acts: Acts, unit: str, over: str, how: Crossing) -> Illegal | None:
    """What holds for ferries and boats alike: all points, and the limits of any entry."""
    past = acts.memory(unit)
    edge = acts.book.edges[over]
    here = acts.public.units[unit].at
    there = edge.beyond(here)
    ways = ways_of(acts)
    leg = Leg(unit, past, here, there, edge, (unit,))
    bad = ways.why_not_now(leg) or why_not_elsewhere(acts, there)
    if bad is not None:
        return bad
    if past.spent:
        return refuse("9.63b" if how == "ferry" else "9.5a", "needs-all-mf", unit=unit, space=there)
    bad = ways.why_not_space(leg) or ways.why_not_leave(leg)
    if bad is not None:
        return bad
    waiting = bool(acts.lay.of(acts.enemy, there))
    if waiting and unit not in acts.book.points and not ways.led(there, (unit,)):
        return refuse("9.65b", "not-led", unit=unit, space=there)
    return None


def afloat_tallies(acts: Acts, clause: str, unit: str, over: str) -> tuple[Tally, ...]:
    """A ferry or a boat costs all points."""
    points, here = points_of(acts, unit), acts.public.units[unit].at
    adding = Adding("march", halves=True)
    adding.add(clause, "into", points.total, space=acts.book.edges[over].beyond(here))
    return adding.done(), points


@rule("9.5c")
def cross_water(d: D, acts: Acts, unit: str, over: str, how: Crossing) -> None:
    """Over by ferry or boat, for all points."""
    book = acts.book
    edge = book.edges[over]
    here = d.public.units[unit].at
    there = edge.beyond(here)
    enemies = bool(acts.lay.of(acts.enemy, there))
    set_off(d, acts, (unit,), there)
    place(book, d, unit, there)
    told = Ferried("9.63b", unit, over) if how == "ferry" else Crossed("9.5a", unit, over)
    d.emit(told)
    remember(
        d,
        (unit,),
        spent=allowance(book, d.public, unit),
        last=here,
        over=over,
        how=how,
        must=enemies,
        waits=enemies,
        stopped=True,
    )
    d.amend(Half, movers=(unit,))
    d.amend(Activation, stirred=True)
    settle_control(book, d)
    if not enemies and not acts.lay.bridged(edge):
        hold(d, "9.22d", edge, acts.side)


@rule("4.7a", "9.63a")
def begin_ferry(book: Book, d: D, acts: Acts, act: Ferry) -> None:
    """Nobody else may use this ferry in this phase."""
    d.put(ferries={**d.public.ferries, act.ferry: "used"})
    cross_water(d, acts, act.unit, act.ferry, "ferry")


# -- boats ----------------------------------------------------------------------------------


def boat_form(acts: Acts) -> Choice:
    """A unit and a river beside it."""
    able = {}
    if acts.side == ALLIED and acts.public.boat:
        found = beside_water(acts, acts.book.rivers_at)
        able = {unit: over for unit, over in found.items() if may_embark(acts, unit)}
    return Form(
        Boat,
        (
            Pick("unit", lambda done: list(able)),
            Pick("over", lambda done: able[done["unit"]]),
        ),
        lambda act: why_not_boat(acts, act),
        lambda act: afloat_tallies(acts, "9.5a", act.unit, act.over),
    )


@rule("9.5a", "4.1211")
def may_embark(acts: Acts, unit: str) -> bool:
    """Infantry on foot."""
    return unit in acts.book.infantry and not acts.book.counters[unit].mech


@rule("9.5a", "9.5b")
def why_not_boat(acts: Acts, act: Boat) -> Illegal | None:
    """One Allied infantry unit on foot, out of a supplied Free area of XXX Corps."""
    book, lay = acts.book, acts.lay
    if acts.side != ALLIED:
        return refuse("9.5a", "allies-only")
    if not acts.public.boat:
        return refuse("3.10", "boats-used")
    bad = why_not_actor(acts, act.unit) or why_not_site(acts, act.unit, act.over)
    if bad is not None:
        return bad
    edge = book.edges[act.over]
    if not may_embark(acts, act.unit):
        return refuse("9.5a", "boat-infantry-only", unit=act.unit)
    if edge.kind != "river" or lay.bridged(edge):
        return refuse("9.5a", "boat-where-no-bridge", boundary=act.over)
    here = acts.public.units[act.unit].at
    if acts.memory(act.unit).last:
        return refuse("9.5b", "boat-from-start", unit=act.unit)
    if acts.start.control[here] != "xxx" or acts.enemies_were_in(here):
        return refuse("9.5b", "boat-from-xxx", space=here)
    if not acts.lay_at_start.supplied(ALLIED, here):
        return refuse("9.5b", "boat-unsupplied", space=here)
    return why_not_afloat(acts, act.unit, act.over, "boat")


@rule("9.5d", "3.10")
def begin_boat(book: Book, d: D, acts: Acts, act: Boat) -> None:
    """The marker is used as soon as it is declared."""
    d.put(boat=False)
    cross_water(d, acts, act.unit, act.over, "boat")
