"""An auditor: what random games do is worked out again, from the printed tables alone.

Supply lines, prices of refits, assaults, interdiction, the dice of engineers, the advantage and the
points are found here in a second way, slow and plain, and compared with what the game has told.
"""

from collections import Counter
from collections.abc import Callable
from heapq import heappop, heappush

import pytest

from bocage.bots.random_bot import weights_of
from bocage.games.market_garden import events, module
from bocage.games.market_garden.types import ALLIED, GERMAN, SIDES, UK, Half, Resupply
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.tools.contract.common import next_ask, sampled

ENEMY = {GERMAN: ALLIED, ALLIED: GERMAN}
OPTIONS = {"extended": "on", "depots": "on", "reorganise": "on"}


class Table:
    """A position, as one looks at it on a table."""

    def __init__(self, book, public):
        self.book, self.public = book, public
        self.at: dict[str, dict[str, list[str]]] = {side: {} for side in SIDES}
        for unit, state in public.units.items():
            self.at[book.counters[unit].side].setdefault(state.at, []).append(unit)

    def ours(self, side, space):
        return (self.public.control[space] == "german") == (side == GERMAN)

    def contested(self, space):
        return space in self.at[GERMAN] and space in self.at[ALLIED]

    def free(self, side, space):
        return self.ours(side, space) and space not in self.at[ENEMY[side]]

    def near(self, space):
        """The boundaries of a space, with what is beyond."""
        found = [edge for edge in self.book.edges.values() if space in (edge.a, edge.b)]
        return [(edge, edge.b if space == edge.a else edge.a) for edge in found]

    def carries(self, side, edge):
        bridge = self.public.bridges.get(edge.id) == side
        ferry = self.public.ferries.get(edge.id, "gone") != "gone"
        return {"open": True, "arrow": True, "canal": bridge, "river": bridge or ferry}[edge.kind]

    def reach(self, side, starts, shut_in=False):
        """Where supply gets, and for how many points: 13.6a, 13.8."""
        ends = dict.fromkeys(starts, 0)
        todo = [] if shut_in else [(0, space) for space in starts]
        done = set()
        while todo:
            cost, space = heappop(todo)
            if space in done:
                continue
            done.add(space)
            for edge, there in self.near(space):
                if not self.carries(side, edge) and edge.kind != "canal":
                    continue
                ends[there] = min(ends.get(there, 999), cost + 1)
                if self.carries(side, edge) and self.ours(side, there):
                    heappush(todo, (cost + 1 + self.contested(there), there))
        return ends

    def supplied(self, side):
        zones = [s for s, row in self.book.areas.items() if row.terrain == "zone"]
        if side == GERMAN:
            return self.reach(side, [zone for zone in zones if self.ours(GERMAN, zone)])
        lost = "F" in self.at[GERMAN] and "F" not in self.at[ALLIED]
        return self.reach(side, [] if lost else ["F"])

    def isolated(self, side):
        if side == ALLIED and self.public.day <= 18:
            return set()
        lines = self.supplied(side)
        spaces = [space for space in self.at[side] if space != UK and space not in lines]
        return {unit for space in spaces for unit in self.at[side][space]}

    def route(self, side, depot_at, space):
        shut_in = self.contested(depot_at) or not self.ours(side, depot_at)
        return self.reach(side, [depot_at], shut_in)[space]

    def interdiction(self, space):
        spaces = {space, *(there for _, there in self.near(space))}
        guns = [
            unit
            for unit, state in self.public.units.items()
            if state.at in spaces
            and state.state == 0
            and self.book.counters[unit].type in ("flak", "tower")
        ]
        return len(guns) + sum(marker in spaces for marker in self.public.interdiction)

    def capacity(self, depot, space):
        clear = self.public.dawn == "clear"
        if depot.startswith("g"):
            return 5 if clear else 6
        if depot.startswith("f"):
            return 5
        if depot == "oss":
            return 10
        full = 10 if depot != "air" and clear else 5
        return max(0, full - self.interdiction(space))

    def points(self):
        supplied, german = self.supplied(ALLIED), self.supplied(GERMAN)
        total, fought_for = int(self.public.advantage == ALLIED) + int(self.public.eindhoven), 0
        for space in (s for s, row in self.book.areas.items() if row.victory and s != "63"):
            owner, worth = self.public.control[space], 4 if space == "13" else 1
            if owner == "xxx" and space in supplied:
                total += worth
            elif owner == "1" and space == "13":
                total += 2
            if owner != "german" and space in self.at[GERMAN] and space in german:
                fought_for += worth
        return total - int(fought_for >= 6)

    def ground(self, side, space):
        """What an area adds to the die of engineers: 19.5a."""
        if self.contested(space):
            return 2 if self.ours(side, space) else 1
        return 3 if self.ours(side, space) else 0

    def both_ends(self, side, bridge):
        edge = self.book.edges[bridge]
        river = int(edge.kind == "river")
        return self.ground(side, edge.a) + self.ground(side, edge.b) - river

    def seizure(self, unit, bridge):
        edge, here = self.book.edges[bridge], self.public.units[unit].at
        side = self.book.counters[unit].side
        enemies = self.at[ENEMY[side]].get(edge.b if here == edge.a else edge.a, [])
        fresh = sum(self.public.units[enemy].state == 0 for enemy in enemies)
        return int(not enemies) - fresh - int(edge.kind == "river")


class Clash:
    """An assault: who makes it, and how they came."""

    def __init__(self, table, half, event):
        self.table, self.moved, self.event = table, half.moved, event
        self.counters = table.book.counters

    def marched_in(self, unit):
        past = self.moved.get(unit)
        return past is not None and past.last != "" and past.how != "drop"

    def attack(self):
        """AV: 10.72."""
        event, counters = self.event, self.counters
        idle = [u for u in event.by if counters[u].type == "artillery" and self.marched_in(u)]
        team = [*(unit for unit in event.by if unit not in idle), *event.guns]
        divisions = Counter(counters[unit].division for unit in team if counters[unit].division)
        together = sum(count >= 3 for count in divisions.values())
        mixed = {counters[unit].nation for unit in team} >= {"ss", "german"}
        return counters[event.point].af + len(team) - 1 + together - int(mixed)

    def water(self):
        """What crossing it adds to the DV: 10.73C, 10.73D."""
        found = [0]
        for past in (self.moved[unit] for unit in self.event.by if unit in self.moved):
            if past.how == "bridge" and past.must:
                enemys = self.table.public.bridges[past.over] != self.event.side
                river = self.table.book.edges[past.over].kind == "river"
                found.append(1 + int(enemys) + int(river))
            elif past.how in ("canal", "ferry", "boat"):
                found.append(2)
        return max(found)

    def defence(self, forward):
        """DV: 10.73."""
        table, space = self.table, self.event.space
        state, counter = table.public.units[forward].state, self.counters[forward]
        cut_off = counter.side == ALLIED and space not in table.supplied(ALLIED)
        others = [
            unit
            for unit in table.at[counter.side][space]
            if unit != forward
            and table.public.units[unit].state == 0
            and not (cut_off and self.counters[unit].airborne)
        ]
        factor = counter.df if state == 0 else counter.spent - (state - 1)
        return factor + table.book.areas[space].tem + self.water() + len(others)


class Auditor:
    """Follows a game from action to action."""

    def __init__(self, book):
        self.book = book
        self.met: Counter[type] = Counter()
        self.half = self.rolled_for = None
        self.refitted: Counter[str] = Counter()

    def follow(self, before, action, applied):
        self.before, self.action = before, action
        self.old = Table(self.book, before.public)
        self.new = Table(self.book, applied.position.public)
        for emitted in applied.events:
            self.met[type(emitted.event)] += 1
            check = CHECKS.get(type(emitted.event))
            if check is not None:
                check(self, emitted.event)
        self.surrenders(applied.position)
        self.bridges_and_control()

    # -- what holds at all times

    def bridges_and_control(self):
        public = self.new.public
        for space, owner in public.control.items():
            german, allied = space in self.new.at[GERMAN], space in self.new.at[ALLIED]
            assert german in (allied, owner == "german"), space
        for bridge, holder in public.bridges.items():
            edge = self.book.edges[bridge]
            owners = {(public.control[end] == "german") for end in (edge.a, edge.b)}
            if holder != "blown" and len(owners) == 1:
                assert owners == {holder == GERMAN}, bridge

    def surrenders(self, position):
        refit = next((f for f in reversed(position.frames) if isinstance(f, Resupply)), None)
        if refit is None or not refit.rolling:
            return
        night = (self.new.public.day, refit.side)
        if night != self.rolled_for:
            self.rolled_for = night
            assert set(refit.rolling) == self.new.isolated(refit.side)

    # -- impulses

    def impulse(self, event):
        self.end_half()
        public = self.new.public
        assert public.advantage in SIDES
        assert public.heir == "none"
        self.half = event.side
        self.start, self.spent, self.back = self.new, None, False
        self.lost: Counter[str] = Counter()
        self.acted, self.dropped = set(), 0

    def phase(self, event):
        self.end_half()
        self.half = None
        self.refitted.clear()

    def end_half(self):
        if self.half is None or self.back:
            return
        held = self.start.public.advantage
        forced = self.lost[held] >= {GERMAN: 3, ALLIED: 1}[held]
        loser = self.spent or (held if forced else ENEMY[held])
        assert self.new.public.advantage == ENEMY[loser]
        units = self.new.public.units
        assert not [unit for unit in self.acted if unit in units and units[unit].state == 0]
        assert self.dropped <= 3

    def spending(self, event):
        if self.half is not None:
            assert self.spent is None
            assert self.lost[event.side] < {GERMAN: 3, ALLIED: 1}[event.side] or event.how == "loss"
            self.spent = event.side

    def losing(self, event):
        if self.half is not None and event.how == "eliminated":
            self.lost[self.book.counters[event.unit].side] += 1

    def taking_back(self, event):
        self.back = True

    def moving(self, event):
        if self.half is not None:
            self.acted.add(event.unit)

    def assaulting(self, event):
        half = next(f for f in reversed(self.before.frames) if isinstance(f, Half))
        self.clash = Clash(self.old, half, event)
        if self.half is not None:
            self.acted.update(event.by)

    def naming(self, event):
        self.forward = event.unit

    def resolving(self, event):
        attack, defence = event.tallies
        assert attack.total == self.clash.attack()
        assert defence.total == self.clash.defence(self.forward)
        rough = self.book.areas[event.space].terrain in ("elevated", "polder")
        assert event.points == max(0, event.attack - event.defence - int(rough))

    def dropping(self, event):
        if self.half is not None:
            self.dropped += 1
            assert not event.die or event.value == self.old.interdiction(event.space)

    # -- engineers

    def demolition(self, event):
        assert self.start.public.bridges[event.bridge] == event.side
        added = self.start.both_ends(event.side, event.bridge)
        assert event.success == (event.die + added >= 7)

    def repair(self, event):
        works = self.old.public.works.get(event.bridge)
        level = 0 if works is None else getattr(works, event.side)
        added = self.old.both_ends(event.side, event.bridge) - 1 + level
        assert event.success == (event.die + added >= 7)

    def seizing(self, event):
        added = self.old.seizure(event.unit, event.bridge)
        assert event.success == (event.die + added >= 4)

    # -- the evening

    def refit(self, event):
        self.refitted[event.unit] += 1
        assert self.refitted[event.unit] == 1
        if event.paid:
            refit = next(f for f in reversed(self.before.frames) if isinstance(f, Resupply))
            state = self.old.public.units[event.unit]
            ways = [
                self.old.route(refit.side, refit.depots[depot], state.at)
                for depot in self.action.pay
            ]
            assert event.paid == (1 if state.state == 1 else 2) + max(ways)

    def depot(self, event):
        if event.clause == "13.4":
            assert event.points == self.old.capacity(event.depot, event.space)

    def counting(self, event):
        assert event.points == self.new.points()


CHECKS: dict[type, Callable[..., None]] = {
    events.ImpulseBegan: Auditor.impulse,
    events.PhaseBegan: Auditor.phase,
    events.AdvantageSpent: Auditor.spending,
    events.Eliminated: Auditor.losing,
    events.TakenBack: Auditor.taking_back,
    events.Marched: Auditor.moving,
    events.Ferried: Auditor.moving,
    events.AssaultBegan: Auditor.assaulting,
    events.ForwardNamed: Auditor.naming,
    events.AssaultResolved: Auditor.resolving,
    events.Dropped: Auditor.dropping,
    events.DemolitionTried: Auditor.demolition,
    events.RepairTried: Auditor.repair,
    events.SeizureTried: Auditor.seizing,
    events.Refitted: Auditor.refit,
    events.DepotPlaced: Auditor.depot,
    events.PointsCounted: Auditor.counting,
}
RARE = (events.Ferried, events.TakenBack)


def audited(options, seed, bias):
    """A random game under the eyes of the auditor; answers what happened how often."""
    engine, rng, weights = Engine(module, "garden", options), Rng(seed), weights_of(module, bias)
    auditor = Auditor(engine.book)
    position = engine.start(rng).position
    while position.outcome is None:
        ask = next_ask(engine, position, rng)
        _, action = sampled(engine, position, ask, rng, weights)
        assert action is not None
        applied = engine.apply_legal(position, ask.side, action, rng)
        auditor.follow(position, action, applied)
        position = applied.position
    return auditor.met


@pytest.mark.parametrize("options", [{}, OPTIONS], ids=["plain", "options"])
def test_random_games_add_up(options):
    met: Counter[type] = Counter()
    for seed, bias in enumerate((None, *module.biases)):
        met += audited(options, seed, bias)
    assert not [event for event in CHECKS if event not in RARE and not met[event]]
