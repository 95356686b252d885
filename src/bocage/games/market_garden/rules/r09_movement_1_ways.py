"""9: what movement costs and where it may lead, worked out once for a decision."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import msgspec
from msgspec.structs import replace

from bocage.games.market_garden.book import Book, Edge
from bocage.games.market_garden.state import Acts
from bocage.games.market_garden.types import ALLIED, FIRST_DAY, ZONE_F, Crossing, Moved, Public
from bocage.kernel.api import Adding, Illegal, Tally, refuse, rule
from bocage.space import flood, hops

MP = 2  # half points in a movement point
FREE, VACANT, SPENT_ENEMY, FRESH_ENEMY = 1 * MP, 2 * MP, 3 * MP, 4 * MP  # 9.2a
ROAD_RATE = 1  # 9.4c
PER_BRIDGE = 5  # 9.62b
FERRY_DAY = 19  # 9.63c
NEVER = 1000  # steps


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
        self.book, self.acts = acts.book, acts
        self.public, self.lay = acts.public, acts.lay
        self.side, self.half = acts.side, acts.half
        self._walks: dict[tuple[object, ...], dict[str, Moved] | Illegal] = {}
        self._paces: dict[tuple[object, ...], Pace] = {}  # of the last step of a unit on a path
        self._leads: dict[tuple[object, ...], bool] = {}
        self._ends: dict[tuple[object, ...], bool] = {}

    def left(self, unit: str, past: Moved) -> int:
        """Half points that a unit has left."""
        return allowance(self.book, self.public, unit) - past.spent

    @rule("9.2g", "9.2a")
    def able(self, unit: str, past: Moved) -> bool:
        """It has neither stopped nor used up its points: it might go further."""
        if past.waits or past.stopped:
            return False
        return not past.spent or self.left(unit, past) >= ROAD_RATE

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
        book, there = self.book, leg.there
        if self.lay.room(self.side, there) < len(leg.by):
            return refuse("9.61", "full", space=there)
        sector = book.sector.get(leg.unit)
        if sector is not None and there not in sector:
            return refuse("9.66a", "outside-sector", unit=leg.unit, space=there)
        if there in book.zones:
            if leg.past.last:
                return refuse("14.2a", "zone-from-afar", unit=leg.unit, space=there)
            bad = why_not_return(book, leg.unit, there)
            if bad is not None:
                return bad
        return None if leg.unit in book.points else self.why_not_lead(leg)

    @rule("9.65a", "4.123", "4.124a")
    def why_not_lead(self, leg: Leg) -> Illegal | None:
        """Only infantry and armour go first into an area of the enemy."""
        if not self.book.points.isdisjoint(leg.by):
            return None
        if not self.lay.friendly(self.side, leg.there) and not self.lay.contested(leg.there):
            return refuse("9.65a", "not-first", unit=leg.unit, space=leg.there)
        return None

    def why_not_leave(self, leg: Leg) -> Illegal | None:
        """Out of a contested area only into a Free one, and not over an enemy's bridge or river."""
        here, unit, lay = leg.here, leg.unit, self.lay
        if leg.way or here in self.book.zones or not lay.contested(here):
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
        if not leg.edge.paved:
            return ""
        road, past = leg.edge.road_in(leg.here), leg.past
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
        out = not leg.way and leg.here not in self.book.zones and self.lay.contested(leg.here)
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
        enemies = there in self.lay.at[self.acts.enemy]
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
        if there in self.lay.at[enemy]:
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
        if leg.way or leg.here in self.book.zones:
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
        way = (self.public.units[by[0]].at, *path[:-1])
        here, there = way[-1], path[-1]
        edge = self.book.between.get((here, there))
        if edge is None:
            return refuse("9.1a", "not-adjacent", space=here, other=there)
        after = {}
        for unit, past in before.items():
            leg = Leg(unit, past, here, there, edge, by, way if len(way) > 1 else (), beside)
            pace = self.step(leg)
            if isinstance(pace, Illegal):
                return pace
            self._paces[unit, by, path] = pace
            after[unit] = replace(
                past,
                spent=past.spent + pace.cost,
                last=here,
                over=edge.id,
                how=pace.how,
                road=pace.road,
                must=pace.must,
                waits=pace.waits,
                stopped=pace.stops,
                overran=False,
            )
        return after

    def paid(self, unit: str, by: tuple[str, ...], path: tuple[str, ...]) -> Tally:
        """What each step of a path that these units may go costs one of them."""
        adding = Adding("march", halves=True)
        for end, there in enumerate(path, 1):
            pace = self._paces[unit, by, path[:end]]
            adding.add(pace.clause, "into", pace.cost, space=there)
        return adding.done()

    def beside(self, by: tuple[str, ...], path: tuple[str, ...]) -> tuple[str, ...]:
        """The spaces next to where a path has led these units."""
        return self.book.beside[path[-1] if path else self.public.units[by[0]].at]

    def goes(self, by: tuple[str, ...], path: tuple[str, ...]) -> bool:
        """Whether these units may go so far; where an assault is due, only towards it."""
        if self.ends(by, path[:-1]) or isinstance(self.walk(by, path), Illegal):
            return False
        return not self.acts.due or path[-1] in self.acts.due or self.leads(by, path)

    def ends(self, by: tuple[str, ...], path: tuple[str, ...]) -> bool:
        """Whether nobody goes on from the end of a path, wherever to."""
        found = self._ends.get((by, path))
        if found is None:
            after = self.walk(by, path)
            found = isinstance(after, Illegal) or not all(map(self.able, after, after.values()))
            self._ends[by, path] = found
        return found

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
            for there in () if joined or self.ends(by, here) else self._towards(by, here):
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

    def _towards(self, by: tuple[str, ...], path: tuple[str, ...]) -> list[str]:
        """The spaces next to the end of a path from which an assault may still be in reach.

        No step costs less than one by road, or into a Free area for those whom roads do not speed.
        """
        after, fast = self.walk(by, path), self.book.fast_on_roads
        if isinstance(after, Illegal):
            return []
        steps = min(
            self.left(unit, past) // (ROAD_RATE if unit in fast else FREE)
            for unit, past in after.items()
        )
        near = ((there, self._far(there)) for there in self.beside(by, path))
        return [there for there, far in near if far < max(steps, 1)]

    def _far(self, space: str) -> int:
        """How many steps, whatever they cost, a space is away from where an assault is due."""
        known: dict[str, dict[str, int]] = self.book.memo.table("steps")
        if space not in known:
            known[space] = hops(flood([space], self.book.beside.__getitem__))
        return min(known[space].get(there, NEVER) for there in self.acts.due)

    def roads(self, by: tuple[str, ...], path: tuple[str, ...]) -> tuple[str, ...]:
        """The roads that these units are on at the end of a path."""
        after = self.walk(by, path)
        return () if isinstance(after, Illegal) else tuple(past.road for past in after.values())

    def account(self, by: tuple[str, ...], path: tuple[str, ...]) -> tuple[int, int]:
        """What a path costs the unit that has least left then, and how much that is."""
        after = self.walk(by, path)
        if isinstance(after, Illegal):
            return 0, 0
        unit = min(by, key=lambda one: self.left(one, after[one]))
        return after[unit].spent - self.acts.memory(unit).spent, self.left(unit, after[unit])

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
        if edge.paved:  # there is one, but not the one it came by
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
    if acts.ways is None:
        acts.ways = Ways(acts)
    found: Ways = acts.ways
    return found
