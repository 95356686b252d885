"""What a player sees at a glance: the way of XXX Corps to the victory areas, and what it is worth.

All is worked out once for an arrangement of units, control and bridges, and kept with its `Lay`.
Values are in thousandths of a victory point, from the Allied side; ways are in tenths of an easy
step.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from operator import itemgetter
from typing import NamedTuple

from bocage.games.market_garden.book import ARNHEM, EINDHOVEN, Book, Edge
from bocage.games.market_garden.bot.style import PLAIN, Style
from bocage.games.market_garden.rules.r18_arrivals import calendar
from bocage.games.market_garden.state import Lay, lay
from bocage.games.market_garden.types import (
    ALLIED,
    FIRST_DAY,
    FRESH,
    GERMAN,
    SPENT,
    ZONE_F,
    Public,
    Side,
)
from bocage.space import flood, ways

Passed = tuple[str, str, str]  # a space, the one before, the water between
Via = tuple[str, str, Edge | None]  # the same with the boundary
POINT = 1000
CORRIDOR = (
    "F",
    "64",
    "63",
    "57",
    "54",
    "52",
    "48",
    "44",
    "43",
    "38",
    "32",
    "33",
    "29",
    "28",
    "24",
    "18",
    "17",
    "13",
)
HOURS = 8  # impulses of a usual day
# What it costs XXX Corps to go on, in tenths of an easy step.
EASY = 10
OFF_ROUTE = 8  # beside the main road
OFF_ROAD, BY_FERRY = 10, 45
LOST_F = 100
NO_WAY = 10**6
MARCHES = 4  # Germans with more MF may come from farther away than one area
# How much of a unit is left, in percent.
LEFT = (90, 90, 62, 40)
FLAK_WORTH = 20
LATE = 10  # impulses before the end from which on it gets less far
GROUP = 5  # Germans that come together
CUT_HOURS = 8  # impulses after which half of what is cut off stays so


class Step(NamedTuple):
    """A step that XXX Corps might take: where, over which water if any, how rough it is."""

    near: str
    water: str
    rough: int
    edge: Edge


class Ground:
    """What follows from the book alone."""

    def __init__(self, book: Book) -> None:
        self.book = book
        self._worths: dict[tuple[int, int, int], dict[str, int]] = {}
        self.aside = dict.fromkeys(book.areas, OFF_ROUTE) | dict.fromkeys(CORRIDOR, 0)
        self.ways = {space: tuple(self._steps(space)) for space in book.areas}
        self.prizes = {s: row.points for s, row in book.areas.items() if row.victory and row.points}
        self.main = self._main_roads()
        self.along = self._milestones()
        self.necks = frozenset(s for s in book.areas if s != ZONE_F and self._cuts(s))
        self.heads = frozenset(s for s, row in book.areas.items() if row.head is not None)

    def _cuts(self, neck: str) -> bool:
        """No victory area but itself can be reached from zone F without a space."""
        found = flood(
            [ZONE_F], lambda space: [step.near for step in self.ways[space] if step.near != neck]
        )
        return found.keys().isdisjoint(self.prizes.keys() - {neck})

    def _worth(self, unit: str, each: int) -> int:
        counter = self.book.counters[unit]
        more = FLAK_WORTH if unit in self.book.flak else 0
        return each * (counter.af + counter.df) + more

    def worths(self, hours: int, style: Style) -> dict[str, int]:
        """What units are worth when so many impulses are left: less and less."""
        key = (hours, style.worth, style.lasting)
        found = self._worths.get(key)
        if found is None:
            found = self._worths[key] = {
                unit: faded(self._worth(unit, style.worth), hours, style)
                for unit in self.book.counters
            }
        return found

    def _steps(self, space: str) -> Iterable[Step]:
        """Where a supply line could go on, perhaps after a repair."""
        for near, edge in self.book.around[space]:
            if near in self.book.zones or (space in self.book.zones and space != ZONE_F):
                continue
            if not edge.wet or edge.bridge is not None or edge.ferry:
                rough = self.aside[near] + (0 if edge.road else OFF_ROAD)
                yield Step(near, edge.id if edge.wet else "", rough, edge)

    def _milestones(self) -> dict[str, int]:
        """How far north along the corridor every area is; beside it, where its road leaves it."""
        found = {space: at for at, space in enumerate(CORRIDOR)}
        for space, before, _ in self.main:
            if space not in found:
                found[space] = max(0, found[before] - 1)
        return found

    def _main_roads(self) -> list[tuple[str, str, str]]:
        """The usual way to every area, near ones first: the area, the one before, the water."""

        def step(at: Passed, _: int) -> Iterator[tuple[Passed, int]]:
            for near, water, rough, _edge in self.ways[at[0]]:
                yield (near, at[0], water), EASY + 2 * rough + (4 if water else 0)

        found = ways((ZONE_F, "", ""), step, place=itemgetter(0))
        return [passed for space, (_, passed) in found.items() if space != ZONE_F]


def faded(value: int, hours: int, style: Style) -> int:
    """What is left of a value of the whole game when so many impulses are left."""
    return value * (style.lasting + hours) // (style.lasting + 4 * HOURS)


def ground_of(book: Book) -> Ground:
    """Worked out once for a book."""
    return book.memo.printed(Ground)


class Picture:
    """One arrangement, as a player sees it."""

    def __init__(self, here: Lay, public: Public, style: Style) -> None:
        self.lay = here
        self.book = book = here.book
        self.public, self.style = public, style
        self.ground = ground_of(book)
        self.units = here.units
        self.hours = hours_left(book, public)
        self.full = self.ground.worths(self.hours, style)  # what units are worth if they are Fresh
        left = max(0, HOURS - 1 - max(0, public.impulse))
        self.option = style.option * left // (HOURS - 1)
        self.forward = faded(style.forward, self.hours, style)
        # How far XXX Corps may still get.
        self.range = style.enough * min(self.hours, LATE) // LATE + style.pace * self.hours
        self._stakes: dict[str, int] = {}
        self.lasting = min(100, style.cut // (CUT_HOURS + self.hours))
        self._walk()
        self._weigh()

    # -- forces

    def strength(self, unit: str) -> int:
        """The defence factor of a unit as it is."""
        state, counter = self.units[unit].state, self.book.counters[unit]
        if state == FRESH:
            return counter.df
        return counter.spent - (state - SPENT)

    def defence(self, units: Sequence[str], space: str) -> int:
        """The defence value of units in a space: the best forward unit, terrain, other Fresh."""
        if not units:
            return 0
        states = self.units
        fresh = sum(states[unit].state == FRESH for unit in units)
        best = max(self.strength(unit) - (states[unit].state == FRESH) for unit in units)
        return best + fresh + self.book.tem[space]

    def worth(self, unit: str) -> int:
        """What a unit is worth as it is."""
        state = self.units[unit].state
        value = self.full[unit] * LEFT[state] // 100
        return value if state else value + self.tiring(unit)

    def tiring(self, unit: str) -> int:
        """What a Fresh unit loses when it acts: what it might have done later in the day."""
        value = self.full[unit] * self.style.tired // 100
        return value + self.option if self.book.owner_of[unit] == "xxx" else value

    @cached_property
    def guns(self) -> dict[Side, list[str]]:
        """The artillery of each side in play."""
        guns, units = self.book.artillery, self.units
        of_side = self.book.of_side
        return {s: [u for u in of_side[s] if u in guns and u in units] for s in of_side}

    # -- the way of XXX Corps

    def resistance(self, space: str, germans: Sequence[str]) -> int:
        """What it costs XXX Corps to have a space where Germans are."""
        owner, style = self.lay.control[space], self.style
        if owner == "german":
            cost = style.defended + style.per_point * self.defence(germans, space)
            return cost * 3 // 4 if space in self.lay.at[ALLIED] else cost
        cost = 0 if owner == "xxx" else EASY
        return cost + style.contested + self.defence(germans, space)

    def toll(self, edge: Edge) -> int:
        """What it costs XXX Corps to have a crossing."""
        return self.tolls.get(edge.id, NO_WAY) if edge.wet else 0

    def _toll(self, bridge: str) -> int:
        edge, style = self.book.edges[bridge], self.style
        river = edge.kind == "river"
        holder = self.lay.bridges.get(bridge)
        if holder == "allied":
            return 0
        if edge.ferry and self.public.ferries.get(bridge, "gone") != "gone":
            return BY_FERRY if holder != "german" else style.enemy_river
        if holder == "german":
            return style.enemy_river if river else style.enemy_bridge
        if holder == "blown":
            return style.blown_river if river else style.blown
        return NO_WAY

    def _walk(self) -> None:
        """The cheapest way from zone F to everywhere."""
        lay = self.lay
        self.tolls = {b: self._toll(b) for b in (*self.book.bridges, *self.book.ferries)}
        self.tolls[""] = 0
        owns = {"xxx": 0, "german": self.style.vacant}
        self.cost = {space: owns.get(owner, EASY) for space, owner in lay.control.items()}
        for space, germans in lay.at[GERMAN].items():
            self.cost[space] = self.resistance(space, germans)
        start = 0 if lay.sources(ALLIED) else LOST_F
        self.cost[ZONE_F] = start
        on, tolls, costs = self.ground.ways, self.tolls, self.cost

        def step(at: Via, _: int) -> Iterator[tuple[Via, int]]:
            for near, water, rough, edge in on[at[0]]:
                own = costs[near]
                yield (near, at[0], edge), own + tolls[water] + (rough if own else 0)

        begin: Via = (ZONE_F, "", None)
        found = ways(begin, step, NO_WAY - 1 - start, itemgetter(0))
        self.order = list(found)
        self.far = {space: start + cost for space, (cost, _) in found.items()}
        self.by = {s: (before, edge) for s, (_, (_, before, edge)) in found.items() if edge}

    def nearness(self, far: int) -> int:
        """In thousandths: how likely XXX Corps gets so far in time."""
        cube = self.range**3
        return 1000 * cube // (cube + min(far, 2000) ** 3)

    def steepness(self, far: int) -> int:
        """How much less that is after ten tenths more."""
        far = min(far, 2000)
        cube = self.range**3
        return 30_000 * cube * far * far // (cube + far**3) ** 2 + self.style.floor

    def _along(self) -> dict[str, int]:
        """How far it is to everywhere by the usual way."""
        far = {ZONE_F: self.cost[ZONE_F]}
        for space, before, water in self.ground.main:
            far[space] = min(far[before] + self.cost[space] + self.tolls[water], NO_WAY)
        return far

    def _weigh(self) -> None:
        """What lies behind every space on the way to the victory areas, and its slope.

        The slope is what all that loses if the way becomes longer by a step of ten tenths. Half of
        it is felt on the way that is best now, half on the usual way.
        """
        behind: dict[str, int] = {}
        slope: dict[str, int] = {}
        usual: dict[str, int] = {}
        total = 0
        along = self._along()
        best = self.far
        for space, points in self.ground.prizes.items():
            far, other = best.get(space, NO_WAY), along[space]
            value = points * (self.nearness(far) + self.nearness(other)) // 2
            steep = points * self.steepness(far) // 2
            steep2 = points * self.steepness(other) // 2
            if space == ARNHEM and self.lay.control[space] == "1":
                value, steep, steep2 = value // 2, steep // 2, steep2 // 2
                total += 2 * POINT * (100 - self.hours) // 100
            total += value
            behind[space], slope[space], usual[space] = value, steep, steep2
        for space in reversed(self.order):
            way = self.by.get(space)
            if way is not None and space in slope:
                before = way[0]
                behind[before] = behind.get(before, 0) + behind[space]
                slope[before] = slope.get(before, 0) + slope[space]
        for space, before, _ in reversed(self.ground.main):
            if space in usual:
                usual[before] = usual.get(before, 0) + usual[space]
        for space, steep in usual.items():
            slope[space] = slope.get(space, 0) + steep
        self.behind, self.slope, self.prize_total = behind, slope, total

    # -- what ground is worth

    def gain(self, space: str, owner: str) -> int:
        """What the Allies gain if this one of them takes a space and the way to it."""
        now = self.cost.get(space, 0)
        after = 0 if owner == "xxx" else EASY
        edge = self.by[space][1] if space in self.by else None
        easier = now - after + (self.toll(edge) if edge is not None else 0)
        value = max(0, easier) * self.slope.get(space, 0) // 10
        if space == ARNHEM and owner == "1" and self.lay.control[space] == "german":
            value += self.style.bridgehead
        if owner == "xxx" and self.hours <= HOURS and self.lay.control[space] != "xxx":
            value += self.style.last_call * self.ground.prizes.get(space, 0)
        if space == EINDHOVEN and owner == "xxx":
            value += self.foothold
        return value

    @cached_property
    def foothold(self) -> int:
        """What it is worth that XXX Corps gets into Eindhoven: a point on the first day only."""
        there = self.lay.of(ALLIED, EINDHOVEN)
        late = self.public.day != FIRST_DAY or self.lay.control[EINDHOVEN] == "xxx"
        if late or any(self.book.owner_of[unit] == "xxx" for unit in there):
            return 0
        return self.style.eindhoven

    def damage(self, space: str, units: Sequence[str]) -> int:
        """What the Germans gain if these units of theirs hold a space instead of who does now."""
        now = self.cost.get(space, 0)
        style = self.style
        after = style.vacant
        if units:
            after = style.defended + style.per_point * self.defence(units, space)
        value = max(0, after - now) * self.slope.get(space, 0) // 10
        value = min(value, self.behind.get(space, 0) * 9 // 10 + 50)
        if space == ARNHEM and self.lay.control[space] == "1":
            value += self.style.bridgehead
        return value + self.severed(space)

    def severed(self, space: str) -> int:
        """What the Germans cut off for long if they take a space of the Allies."""
        if not self.style.sever or self.lay.control[space] == "german":
            return 0
        return self.cut(space) * self.lasting * self.style.sever // 10000

    @cached_property
    def total(self) -> int:
        """How it looks for the Allies."""
        public = self.public
        value = self.prize_total + POINT * int(public.eindhoven)
        value += sum(self.worth(unit) for unit in self.lay_units(ALLIED))
        value -= sum(self.worth(unit) for unit in self.lay_units(GERMAN))
        held = self.advantage
        if "allied" in (public.advantage, public.heir):
            value += held
        elif "german" in (public.advantage, public.heir):
            value -= held
        return value + self.advance - self.shut_in - sum(self.dangers.values())

    @property
    def advantage(self) -> int:
        """What the advantage is worth: a point at the end, less as long as it may go."""
        return max(350, 1050 - 50 * self.hours) * self.style.advantage // 100

    @property
    def shut_in(self) -> int:
        """What it costs the Allies that Germans are in zone F: depots stay where they are."""
        germans = self.lay.of(GERMAN, ZONE_F)
        if not germans:
            return 0
        return faded(self.style.shut_in, self.hours, self.style) + 30 * self.steps(germans)

    @cached_property
    def advance(self) -> int:
        """What it is worth that XXX Corps is as far north as it is."""
        owner, along = self.book.owner_of, self.ground.along
        total = 0
        for space, units in self.lay.at[ALLIED].items():
            far = along.get(space, 0)
            if far:
                total += far * sum(owner[unit] == "xxx" for unit in units)
        return total * self.forward

    def lay_units(self, side: Side) -> Iterable[str]:
        """The units of a side in play."""
        return (unit for units in self.lay.at[side].values() for unit in units)

    # -- danger

    @cached_property
    def dangers(self) -> dict[str, int]:
        """By Allied space: what the Germans next to it threaten to take from the Allies."""
        found = {}
        for space, owner in self.lay.control.items():
            if owner != "german" and space not in self.book.zones:
                value = self.danger(space, self.lay.of(ALLIED, space))
                if value:
                    found[space] = value
        return found

    def stake(self, space: str) -> int:
        """What the Allies would lose with a space."""
        found = self._stakes.get(space)
        if found is None:
            found = self._stakes[space] = self._stake(space)
        return found

    def _stake(self, space: str) -> int:
        value = self.slope.get(space, 0) * self.style.stake // 10
        value += self.cut(space) * self.lasting // 100
        if space == ARNHEM and self.lay.control[space] == "1":
            value += self.style.bridgehead
        if space in self.ground.heads:
            value += self.style.head
        return value

    def cut(self, space: str) -> int:
        """What would be out of supply without a space."""
        if space in self.ground.necks:
            return self.prize_total
        return max(0, self.scored - self.linked(space))

    @cached_property
    def scored(self) -> int:
        """What XXX Corps has now."""
        return self.linked("")

    def linked(self, without: str) -> int:
        """What XXX Corps has within reach of zone F, without a space."""
        control, prizes, bridges = self.lay.control, self.ground.prizes, self.lay.bridges

        def step(space: str) -> Iterator[str]:
            for near, water, _, _ in self.ground.ways[space]:
                open_ = not water or bridges.get(water) == "allied"
                if open_ and near != without and control[near] != "german":
                    yield near

        found = flood([ZONE_F], step)
        held = (space for space in found if space != ZONE_F and control[space] == "xxx")
        return POINT * sum(prizes.get(space, 0) for space in held)

    def danger(self, space: str, units: Sequence[str]) -> int:
        """What they may lose there if these units of theirs were in it."""
        stake = self.stake(space)
        if stake < 40:
            return 0
        if not units:
            risk = LOST[min(self.nearest.get(space, 9), len(LOST) - 1)] * self.style.lost // 100
            return stake * min(risk, 100) // 100
        attack = self.threat(space)
        if not attack:
            return 0
        hold = self.defence(units, space) - attack + self.steps(units)
        risk = LOSES[max(0, min(hold, len(LOSES) - 1))] * self.style.loses // 100
        return stake * min(risk, 100) // 100

    @cached_property
    def nearest(self) -> dict[str, int]:
        """How many steps away the nearest Germans are that could come."""
        towers, allied = self.book.towers, self.lay.at[ALLIED]
        far = {
            space: 0
            for space, units in self.lay.at[GERMAN].items()
            if any(unit not in towers for unit in units)
        }
        later = {zone for zone in self.book.zones if zone != ZONE_F and zone not in far}

        def step(space: str, spent: int) -> Iterator[tuple[str, int]]:
            if space == "":
                yield from ((one, 0) for one in sorted(far))
                yield from ((zone, 1) for zone in sorted(later))
            elif not spent or space not in allied:
                for near, edge in self.book.around[space]:
                    if self.crossable(edge):
                        yield near, 1

        found = ways("", step, len(LOST) - 1)
        return {space: steps for space, (steps, _) in found.items() if space}

    def steps(self, units: Sequence[str]) -> int:
        """How many casualty points units absorb."""
        return sum(4 - self.units[unit].state for unit in units)

    def threat(self, space: str) -> int:
        """The attack value that Fresh Germans have who could come to a space."""
        return self.threats.get(space, 0)

    @cached_property
    def threats(self) -> dict[str, int]:
        """By space: the attack value of the strongest group of Fresh Germans that could come.

        Those who arrive at the next dawn count; several groups that could come add a little.
        """
        points, units, counters = self.book.points, self.units, self.book.counters
        groups: dict[tuple[str, int], list[str]] = {}
        for space, germans in self.lay.at[GERMAN].items():
            for unit in germans:
                if units[unit].state == FRESH and unit in points:
                    groups.setdefault((space, counters[unit].mf), []).append(unit)
        for unit in self.coming:
            counter = counters[unit]
            groups.setdefault((counter.setup, counter.mf), []).append(unit)
        found: dict[str, int] = {}
        for (start, moves), group in groups.items():
            attack = max(counters[unit].af for unit in group) + min(len(group), GROUP) - 1
            for near in self.within(start, 1 + max(0, moves - MARCHES)):
                old = found.get(near, 0)
                found[near] = max(old, attack) + min(2, old, attack)
        return found

    @property
    def coming(self) -> list[str]:
        """Point units of the Germans that arrive at the next dawn."""
        dated = calendar(self.book).dated.get((GERMAN, self.public.day + 1), ())
        return [unit for unit in dated if unit in self.book.points and unit not in self.units]

    def within(self, start: str, steps: int) -> set[str]:
        """Spaces so near that Germans could attack there, without passing Allies."""
        allied = self.lay.at[ALLIED]

        def step(space: str) -> list[str]:
            if space != start and space in allied:
                return []
            return [near for near, edge in self.book.around[space] if self.crossable(edge)]

        return set(flood([start], step, steps))

    def crossable(self, edge: Edge) -> bool:
        """Somebody could get over: it is dry, there is a bridge, or it is a canal."""
        return edge.kind != "river" or self.lay.bridged(edge)


# In percent: how likely a garrison is thrown out, by how much it can take.
LOSES = (40, 30, 22, 15, 10, 6, 4, 2, 1, 0)
# The same for a space without one, by how near Germans are.
LOST = (90, 50, 25, 12, 5, 2)


def hours_left(book: Book, public: Public) -> int:
    """About how many impulses there will be to the end of the game."""
    days = max(0, book.last_day - public.day)
    return days * HOURS + max(1, HOURS - max(0, public.impulse))


def picture_of(book: Book, public: Public, style: Style = PLAIN) -> Picture:
    """Kept with the arrangement, as long as the clock and the style are the same."""
    here = lay(book, public)
    found: Picture | None = here.kept.get(("bot",))
    if found is None or found.style is not style or not same_clock(found.public, public):
        found = here.kept["bot",] = Picture(here, public, style)
    return found


def same_clock(one: Public, two: Public) -> bool:
    """Whether nothing has changed that a picture depends on, beside the arrangement."""
    return (
        one.impulse == two.impulse
        and one.advantage == two.advantage
        and one.heir == two.heir
        and one.weather == two.weather
        and one.eindhoven == two.eindhoven
    )
