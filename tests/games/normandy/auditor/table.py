"""A position as one looks at it on a table, with everything face up: zones and supply lines."""

from fractions import Fraction
from functools import cached_property
from heapq import heappop, heappush

from bocage.games.normandy.types import ALLIED, GERMAN, SIDES
from tests.games.normandy.auditor.printed import (
    BRIDGES,
    COUNTERS,
    DIVISIONS,
    GROUND,
    HEXES,
    NEXT,
    ROADS,
    WATERS,
)
from tests.games.normandy.auditor.printed import (
    SIDES as HEXSIDES,
)

ENEMY = {GERMAN: ALLIED, ALLIED: GERMAN}
NEVER = Fraction(10_000)
STRIP = {"Canal de Caen", "Orne"}


class Stacks(dict[str, list[str]]):
    """Counters by hex; nobody is anywhere else."""

    def __missing__(self, name):
        return []


class Table:
    """A position."""

    def __init__(self, scenario, position):
        self.scenario, self.position = scenario, position
        self.public = position.public
        self.own = {
            unit: own for side in SIDES for unit, own in position.private[side].units.items()
        }
        self.at = {side: Stacks() for side in SIDES}
        for unit, own in self.own.items():
            self.at[COUNTERS[unit].side].setdefault(own.at, []).append(unit)
        self.nets = {}

    def without(self, units):
        """The same if these were not there."""
        rest = Table(self.scenario, self.position)
        for unit in units:
            rest.at[COUNTERS[unit].side][rest.own.pop(unit).at].remove(unit)
        return rest

    @property
    def turn(self):
        return self.public.turn

    @property
    def night(self):
        return self.turn % 3 == 1

    @property
    def day(self):
        return (self.turn + 2) // 3

    @property
    def rain(self):
        return self.public.weather in ("heavy-rain", "storm")

    # -- zones: chapter 5

    @cached_property
    def zones(self):
        found: dict[str, set[str]] = {side: set() for side in SIDES}
        for unit, own in self.own.items():
            if COUNTERS[unit].type != "support":
                found[COUNTERS[unit].side].update(self.zone_of(own.at))
        return found

    def zone_of(self, name):
        return [other for other in NEXT[name] if self.zone_reaches(name, other)]

    def zone_reaches(self, name, other):
        sea = "sea" in (HEXES[name]["terrain"], HEXES[other]["terrain"])
        all_sea = sea or "sea" in HEXSIDES.get((name, other), ())
        return HEXES[other]["settlement"] != "city" and not all_sea

    def in_zone(self, side, name):
        return name in self.zones[ENEMY[side]]

    # -- water and roads

    def blown(self, a, b):
        return (a, b) in self.public.blown or (b, a) in self.public.blown

    def water(self, a, b):
        return HEXSIDES.get((a, b), set()) & {"river", "stream"}

    def bridged(self, a, b):
        """Whether roads cross the water here."""
        return (a, b) in BRIDGES and not self.blown(a, b)

    def spanned(self, a, b):
        return (a, b) in self.public.spans or (b, a) in self.public.spans

    def roads(self, a, b):
        if self.water(a, b):
            return BRIDGES[a, b] if self.bridged(a, b) else set()
        return ROADS.get((a, b), set())

    # -- supply lines (7.3)

    def open_line(self, side, name):
        if name not in self.scenario.area or name in self.at[ENEMY[side]]:
            return False
        return not self.in_zone(side, name) or name in self.at[side]

    def step_cost(self, a, b):
        """Best infantry rates, in any weather (7.3.2c)."""
        best = {"highway": Fraction(1, 3), "primary": Fraction(1, 2)}
        roads = self.roads(a, b)
        if roads:
            return min(best.get(road, Fraction(1)) for road in roads)
        ground = HEXES[b]["settlement"] or HEXES[b]["terrain"]
        if GROUND[ground]["supply"] == "all":
            return NEVER
        uphill = int(HEXES[b]["level"] or 0) > int(HEXES[a]["level"] or 0)
        return Fraction(GROUND[ground]["supply"]) + uphill

    def lines(self, side, start, hq=False):
        """How far it is from a hex to all others, in hexes and in points: 7.3, 7.3.2."""
        hexes = {start: 0}
        todo = [start]
        for a in todo:
            for b in NEXT[a]:
                if b not in hexes and self.open_line(side, b) and self.passes(start, a, b, hq):
                    hexes[b] = hexes[a] + 1
                    todo.append(b)
        cost = {start: Fraction(0)}
        queue, done = [(Fraction(0), start)], set()
        while queue:
            spent, a = heappop(queue)
            if a in done:
                continue
            done.add(a)
            for b in NEXT[a]:
                if not self.open_line(side, b) or not self.passes(start, a, b, hq):
                    continue
                price = self.price(start, a, b, hq)
                if spent + price < cost.get(b, NEVER):
                    cost[b] = spent + price
                    heappush(queue, (spent + price, b))
        return hexes, cost

    def passes(self, start, a, b, hq):
        kinds = HEXSIDES.get((a, b), set())
        if kinds & {"sea", "cliff"}:
            return False
        if not self.water(a, b) or self.bridged(a, b) or self.spanned(a, b):
            return True
        return a == start or (hq and self.beyond_strip(start, a, b))

    def beyond_strip(self, start, a, b):
        """Two waters with a strip of one hex between them (A-94)."""
        first = WATERS.get((start, a)) if self.water(start, a) else None
        return {first, WATERS.get((a, b))} == STRIP

    def price(self, start, a, b, hq):
        if not self.water(a, b) or self.bridged(a, b):
            return self.step_cost(a, b)
        if hq:
            return Fraction(0)  # it counts from the far bank (7.3.2b)
        if self.spanned(a, b):
            return self.step_cost(a, b)
        river = "river" in self.water(a, b)
        return NEVER if river else self.step_cost(a, b) + 2

    # -- the net (7.2, 7.6)

    def group(self, unit):
        return COUNTERS[unit].nation

    def is_corps(self, unit):
        """Not of a division: 2.4.5b, 7.2h."""
        counter = COUNTERS[unit]
        if counter.is_company or "brigade-as-whole" in counter.flags:
            return True
        return (counter.nation, counter.formation) not in DIVISIONS

    def scale(self, most):
        return Fraction(most, 2) if self.rain else Fraction(most)

    def near(self, side, unit, to, most, by_hexes, hq=False):
        hexes, cost = self.lined(side, self.own[unit].at, hq)
        limit = self.scale(most)
        by_hex = by_hexes and hexes.get(to, 999) <= limit
        return by_hex or cost.get(to, NEVER) <= limit

    def lined(self, side, start, hq=False):
        key = (side, start, hq)
        if key not in self.nets:
            self.nets[key] = self.lines(side, start, hq)
        return self.nets[key]

    def sources(self, side, combat=False, for_hq=True):
        found = []
        for row in self.scenario.sources:
            if row["side"] != side or (combat and row["supply"] != "combat"):
                continue
            if row["serves"] == "hq" and not for_hq:
                continue
            for name in row["hexes"]:
                if row["supply"] == "general" and self.public.control.get(name) != side:
                    continue
                if self.open_line(side, name):
                    found.append(name)
        return found

    def hqs(self, side, kind):
        return [u for u in self.own if COUNTERS[u].type == kind and COUNTERS[u].side == side]

    def corps_hqs(self, side, combat=False):
        """Corps headquarters in supply: a line of any length (7.3.1a)."""
        key = ("corps", side, combat)
        if key not in self.nets:
            ends = self.sources(side, combat)
            self.nets[key] = [
                hq
                for hq in self.hqs(side, "hq-corps")
                if any(end in self.lined(side, self.own[hq].at, True)[0] for end in ends)
            ]
        return self.nets[key]

    def hq_supplied(self, hq, combat=False):
        """A division's or a battle group's: 20 points to a source or a corps (7.3.1b)."""
        side = COUNTERS[hq].side
        key = ("hq", hq, combat)
        if key not in self.nets:
            ends = [] if combat else self.sources(side)
            mine = [
                corps
                for corps in self.corps_hqs(side, combat)
                if self.group(corps) == self.group(hq)
            ]
            ends = [*ends, *(self.own[corps].at for corps in mine)]
            self.nets[key] = any(self.near(side, hq, end, 20, False, True) for end in ends)
        return self.nets[key]

    def supplied_itself(self, unit, combat=False):
        """Without a place with another division's headquarters: 7.3.1c, 7.3.1d."""
        counter = COUNTERS[unit]
        side = counter.side
        if counter.type == "hq-corps":
            return unit in self.corps_hqs(side, combat)
        if counter.is_hq:
            return self.hq_supplied(unit, combat)
        if not combat or self.is_corps(unit):
            ends = [] if combat else self.sources(side, False, for_hq=False)
            if any(self.near(side, unit, end, 6, True) for end in ends):
                return True
        if not self.is_corps(unit):
            homes = [
                hq
                for hq in self.hqs(side, "hq-div")
                if COUNTERS[hq].formation == counter.formation
                and self.group(hq) == self.group(unit)
            ]
            return any(self.reaches(unit, hq, combat) for hq in homes)
        return any(
            self.near(side, unit, self.own[corps].at, 6, True)
            for corps in self.corps_hqs(side, combat)
            if self.group(corps) == self.group(unit)
        )

    def reaches(self, unit, hq, combat=False):
        return self.hq_supplied(hq, combat) and self.near(
            COUNTERS[unit].side, unit, self.own[hq].at, 6, True
        )

    def attached(self, hq):
        """Who has one of its places."""
        found = self.position.private[COUNTERS[hq].side].attached
        return [unit for unit, home in found.items() if home == hq and unit in self.own]

    def may_attach(self, unit, hq, places=None):
        """Whether a headquarters has a place for it: 7.2b, 7.2d, 7.2e, 20.3b."""
        counter, home = COUNTERS[unit], COUNTERS[hq]
        if counter.is_hq or self.group(unit) != self.group(hq):
            return False
        places = [u for u in (self.attached(hq) if places is None else places) if u != unit]
        if home.type == "hq-kg":
            return len(places) < 6
        if home.type != "hq-div":
            return False
        if not self.is_corps(unit) and counter.is_gun and counter.side != GERMAN:
            return False
        everybody = [*places, unit]
        brigades = [COUNTERS[u].formation for u in everybody if self.brigade(u)]
        free = max((brigades.count(name) for name in brigades), default=0)
        strangers = [u for u in everybody if not self.is_corps(u) and not COUNTERS[u].is_gun]
        return len(everybody) - free <= 3 and len(strangers) <= 1

    def brigade(self, unit):
        """Of an armoured or tank brigade of the Commonwealth."""
        counter = COUNTERS[unit]
        words = (counter.formation or "").split()
        tanks = bool({"Armd", "Tank"} & set(words))
        return counter.nation == "cw" and tanks and self.is_corps(unit)

    def supplied(self, unit):
        """General supply: 7.2a."""
        if self.supplied_itself(unit):
            return True
        side = COUNTERS[unit].side
        home = self.position.private[side].attached.get(unit)
        hqs = [*self.hqs(side, "hq-div"), *self.hqs(side, "hq-kg")]
        if home is not None:
            hqs = [hq for hq in hqs if hq == home]
        return any(self.may_attach(unit, hq) and self.reaches(unit, hq) for hq in hqs)

    def feed(self, units):
        """Those who are in general supply together: places with headquarters are few."""
        alone = [unit for unit in units if self.supplied_itself(unit)]
        found = self.placed([unit for unit in units if unit not in alone], {})
        return [*alone, *found]

    def placed(self, units, taken):
        """The most of them who find places."""
        if not units:
            return []
        unit, rest = units[0], units[1:]
        side = COUNTERS[unit].side
        home = self.position.private[side].attached.get(unit)
        best = self.placed(rest, taken)
        for hq in [home] if home else [*self.hqs(side, "hq-div"), *self.hqs(side, "hq-kg")]:
            if len(best) == len(units):
                return best
            places = [*self.attached(hq), *taken.get(hq, ())]
            if hq in self.own and self.reaches(unit, hq) and self.may_attach(unit, hq, places):
                others = self.placed(rest, {**taken, hq: (*taken.get(hq, ()), unit)})
                best = max(best, [unit, *others], key=len)
        return best

    def isolated(self, unit):
        """No way of any length to a headquarters of a corps: 12.4.1a."""
        side = COUNTERS[unit].side
        hexes, _ = self.lined(side, self.own[unit].at, COUNTERS[unit].is_hq)
        return not any(self.own[hq].at in hexes for hq in self.hqs(side, "hq-corps"))
