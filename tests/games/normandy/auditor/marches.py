"""Movement: points and the price of each step."""

from fractions import Fraction
from heapq import heappop, heappush
from typing import Any

from bocage.games.normandy.types import FIRED, GERMAN, IN_ZONE, LEFT_ZONE, WADED, WALKED
from tests.games.normandy.auditor.duties import demanded
from tests.games.normandy.auditor.printed import COUNTERS, GROUND, HEXES, NEXT, half
from tests.games.normandy.auditor.printed import SIDES as HEXSIDES
from tests.games.normandy.auditor.table import ENEMY

FOOT = {
    *("inf", "mech", "mot", "para", "glider", "commando", "ranger", "eng", "armeng"),
    *("recon", "hvyweap", "ost", "hq-div", "hq-corps", "hq-kg"),
}
ALL, NO = "all", "no"


def marshy(name):
    return HEXES[name]["terrain"] == "flooded" and not HEXES[name]["settlement"]


class March:
    """How one counter may move now."""

    def __init__(self, table, unit, mechanized, hungry=None):
        self.table, self.unit, self.mechanized = table, unit, mechanized
        self.counter, self.own = COUNTERS[unit], table.own[unit]
        self.side = self.counter.side
        self.hungry = not table.supplied(unit) if hungry is None else hungry
        self.wheels = self.counter.phase != "foot" or self.counter.type not in FOOT

    # -- points: 7.5b, 10.5a, 10.6.1, 10.7a, 11.2b, 19.10b, 20.1a

    def allowance(self, roads=False):
        """`roads`: it keeps to roads that are good at night."""
        table, counter = self.table, self.counter
        if counter.ma is None:
            return Fraction(0)
        base = counter.ma + self.motors()
        if self.own.flags & WADED and self.hungry and counter.phase == "foot":
            base = min(base, 6)
        if self.side == GERMAN and not table.night:
            base = max(0, base - table.public.air.levels.get(self.own.at[0], 0))
        if self.mechanized and counter.phase == "half":
            base = half(base)
        if self.mechanized and counter.phase == "foot":
            return Fraction(0)
        if self.hungry:
            base = half(base)
        if table.night and not roads:
            base = half(base)
        return Fraction(base)

    def motors(self):
        table, counter = self.table, self.counter
        if counter.phase != "foot" or (counter.ma or 9) > 6 or table.is_corps(self.unit):
            return 0
        private = table.position.private[self.side]
        for hq in table.hqs(self.side, "hq-div"):
            mine = (
                COUNTERS[hq].formation == counter.formation
                and COUNTERS[hq].nation == counter.nation
            )
            trucks = any(
                home == hq and turn <= table.turn for home, turn in private.trucks.values()
            )
            if mine and (hq in private.motorized or trucks):
                return 2
        return 0

    # -- one step: 10.2, 10.6

    def price(self, a, b):
        """What it costs to enter a hex, without what leaving a zone costs; `ALL` or `NO`."""
        table, counter = self.table, self.counter
        roads = table.roads(a, b)
        if roads and not (roads == {"railroad"} and self.wheels and self.floods(a, b)):
            if self.hungry:
                return Fraction(1)
            return min(self.rate(road) for road in roads)
        kinds = HEXSIDES.get((a, b), set())
        if kinds & {"sea", "cliff", "bluff", "flooded-side"}:
            return NO
        wet = kinds & {"river", "stream"}
        if (wet or self.floods(a, b)) and not self.wades():
            return NO
        if "river" in kinds and counter.ma > 7 and not counter.is_hq:
            return NO
        if "river" in kinds or marshy(b):
            return ALL
        ground = GROUND[HEXES[b]["settlement"] or HEXES[b]["terrain"]]
        uphill = int(HEXES[b]["level"] or 0) > int(HEXES[a]["level"] or 0)
        cost = int(ground["mech" if self.wheels else "foot"]) + uphill + table.rain
        return Fraction(cost + (2 if wet else 0))

    def floods(self, a, b):
        return marshy(a) or marshy(b)

    def wades(self):
        return not self.wheels and self.counter.type in FOOT

    def rate(self, road):
        rain = {"highway": Fraction(1, 2), "primary": Fraction(1)}
        dry = {"highway": Fraction(1, 2), "primary": Fraction(1, 2)}
        rates, else_ = (rain, 2) if self.table.rain else (dry, 1)
        return rates.get(road, Fraction(else_))

    def night_road(self, a, b):
        """Roads that are good at night: 10.7b, 10.7c."""
        good = {"highway"}
        if self.side == GERMAN or self.table.day >= 26:
            good.add("primary")
        return bool(self.table.roads(a, b) & good)

    # -- zones: 5.2

    def leaving(self, name, left):
        """What it costs to leave a hex; `left`: it has left an enemy zone already."""
        table = self.table
        if not table.in_zone(self.side, name):
            return 0
        if left:
            return 2
        stay = len(table.at[self.side][name]) > (name == self.own.at)
        if table.night or (self.own.flags & IN_ZONE and name == self.own.at and stay):
            return 0
        return 2

    def reach(self):
        """The cheapest way to each hex, each with what it costs."""
        found = self.search(False)
        if self.table.night and not self.hungry:
            for name, (cost, way) in self.search(True).items():
                if name not in found:
                    found[name] = (cost, way)
        return {name: going for name, going in found.items() if self.may_stay(name)}

    def search(self, roads):
        table, side = self.table, self.side
        start = self.own.at
        most = self.allowance(roads) - Fraction(self.own.spent, 6)
        fresh = not self.own.flags & WALKED
        best: dict[tuple[str, bool], Fraction] = {}
        found: dict[str, tuple[Fraction, tuple[str, ...]]] = {}
        queue: list[Any] = [(Fraction(0), start, bool(self.own.flags & LEFT_ZONE), (), False)]
        while queue:
            spent, a, left, way, over = heappop(queue)
            if (a, left) in best:
                continue
            best[a, left] = spent
            if way and a not in found:
                found[a] = (spent, way)
            if over:
                continue
            for b in NEXT[a]:
                fresh_step = fresh and not way
                paid = self.pay(a, b, spent, most, left, first=fresh_step, roads=roads)
                if paid is not None:
                    gone = left or table.in_zone(side, a)
                    heappush(queue, (paid[0], b, gone, (*way, b), paid[1]))
        return found

    def pay(self, a, b, spent, most, left, *, first, roads):
        """What has been paid after a step, and whether nothing is left; None: it is not made."""
        table, side = self.table, self.side
        if b not in table.scenario.area or b in table.at[ENEMY[side]]:
            return None
        if table.in_zone(side, a) and table.in_zone(side, b):
            return None
        price = self.price(a, b)
        if price == NO or (roads and not self.night_road(a, b)):
            return None
        if price == ALL:
            return (most, True) if first else None
        total = spent + price + self.leaving(a, left)
        if total <= most:
            return total, False
        return (most, True) if first else None

    def may_set_out(self):
        """Neither who has no points nor guns on tracks that have fired: 10.3b, 10.4b, 10.5a."""
        if self.counter.ma is None or (self.mechanized and self.counter.phase == "foot"):
            return False
        return not (self.mechanized and self.counter.is_gun and self.own.face == FIRED)

    def may_stay(self, name):
        """The hungry do not walk into an obligation: 12.3e; guns not alone into zones: 10.4c."""
        if self.hungry and demanded(self.table, self.side, name):
            return False
        if not self.counter.is_gun or not self.table.in_zone(self.side, name):
            return True
        return any(not COUNTERS[unit].is_gun for unit in self.table.at[self.side][name])
