"""Follows a game from action to action, and works out again what it is told."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from bocage.games.normandy import events as e
from bocage.games.normandy import types as t
from tests.games.normandy.auditor import duties, fights
from tests.games.normandy.auditor.table import Table


class Auditor:
    """What has been told of the fight under way, and what was met so far."""

    def __init__(self, scenario):
        self.scenario = scenario
        self.met: Counter[str] = Counter()
        self.wrong: list[tuple[object, ...]] = []
        self.fight: dict[str, Any] = {}

    def same(self, what, mine, theirs, *more):
        self.met[what] += 1
        if mine != theirs:
            self.wrong.append((what, mine, theirs, self.table.turn, self.action, *more))

    def follow(self, before, side, action, applied):
        self.before, self.after, self.action, self.side = before, applied.position, action, side
        self.table = Table(self.scenario, before)
        self.spent = 0
        self.events = [emitted.event for emitted in applied.events]
        for event in self.events:
            check = CHECKS.get(type(event))
            if check is not None:
                check(self, event)

    # -- ground combat

    def declared(self, event):
        by = {unit: self.table.own[unit].at for unit in event.units}
        hungry = self.hungry(list(by))
        self.fight = {
            "side": event.side,
            "space": event.space,
            "by": by,
            "hungry": hungry,
            "guns": (),
            "points": 0,
            "guards": (),
            "cover": 0,
            "shelter": None,
            "again": False,
            "units": (),
            "table": self.table,
            "engineers": getattr(self.action, "engineers", None),
        }
        self.same("hexes", set(by.values()), set(event.hexes))
        told = self.after.private[event.side].owing
        for unit, at in by.items():
            mine = duties.bound(self.table, event.side, at) - {event.space}
            theirs = set(told.get(unit, ())) - {event.space, *self.after.public.struck}
            self.same("owing", mine - set(self.after.public.struck), theirs, unit, at)

    def hungry(self, units):
        """Who is out of supply if places go to those who were given them: 7.2b."""
        frames = [frame for frame in self.after.frames if isinstance(frame, t.Fight)]
        if not frames:
            return set(units) - set(self.table.feed(units))
        told = set(frames[-1].hungry)
        fed = [unit for unit in units if unit not in told]
        self.same("fed", set(fed), set(self.table.feed(fed)))
        for unit in told:
            able = set(self.table.feed([*fed, unit])) == {*fed, unit}
            self.same("hungry", False, able, unit, units, told)
        return told

    def defended(self, event):
        if self.fight:
            self.fight["units"] = event.units
            self.fight["late"] = event.late
            marks = self.before.public.piles[event.space].marks
            table = self.fight["table"]
            cut_off = any(table.isolated(unit) for unit in event.units)
            self.fight["cut_off"] = cut_off
            self.fight["again"] = "isolated" in marks

    def assisted(self, event):
        fight = self.fight
        if event.side == fight["side"]:
            fight["guns"], fight["points"] = event.guns, event.points
        else:
            fight["guards"], fight["cover"] = event.guns, event.points

    def flak(self, event):
        if event.result != "none":
            key = "points" if self.fight["side"] == "allied" else "cover"
            self.fight[key] -= 1

    def paid(self, event):
        fight = self.fight
        if fight["side"] == "german":
            due = 1
        elif len(set(fight["by"].values())) > 1:
            due = 3
        else:
            due = int(bool(fight["guns"]) or self.aid(fight) > 0)
        self.same("price", due, event.csp)

    def aid(self, fight):
        return getattr(self.action, "points", 0) or fight["points"]

    def sheltered(self, event):
        self.fight["shelter"] = event.unit

    def rolled(self, event):
        fight, table = self.fight, self.fight["table"]
        totals = {tally.of: tally.total for tally in event.tallies}
        power = fights.attacking(table, fight["by"], event.space, fight["hungry"])
        power += sum(fights.gun_worth(table, gun, True) for gun in fight["guns"])
        self.same("attack", power, totals["attack"], fight, event)
        worth = {u: fights.defence_of(table, u, table.own[u].steps) for u in fight["units"]}
        guard = sum(worth.values())
        if table.public.works.get(event.space) == "entrenched":
            guard += worth[fight["shelter"]] if fight["shelter"] else max(worth.values())
        guard += sum(fights.gun_worth(table, gun, False) for gun in fight["guards"])
        self.same("defence", guard, totals["defence"], fight, event)
        drm = fights.roll_modifier(table, fight)
        self.same("drm", drm, totals["drm"] if -3 <= totals["drm"] <= 3 else None, fight, event)
        self.same("number", event.roll + drm, event.number, fight, event)
        name = fights.column(power, guard)
        self.same("column", name, event.column, power, guard)
        fight["number"], fight["column"] = event.number, event.column
        fight["plus"] = fights.combined(table, fight)

    def arms(self, event):
        self.fight["used"] = event.plus
        wanted = self.fight["plus"]
        self.same("arms", True, event.plus in wanted, self.fight)
        frame = self.before.frames[-1]
        if isinstance(frame, t.Fight):
            self.same("all arms", wanted, tuple(frame.plus), self.fight)

    def told(self, event):
        fight = self.fight
        used = fight.pop("used", None)
        if used is None:
            ends = {fights.result(fight["column"], fight["number"] + n) for n in fight["plus"]}
            self.same("no arms", 1, len(ends), fight)
        name = fights.result(
            fight["column"], fight["number"] + (min(fight["plus"]) if used is None else used)
        )
        self.same("result", name, event.result, fight)

    # -- fire

    def fired(self, event):
        table = self.table
        counter = isinstance(self.action, t.Reply)
        number = fights.hit_number(table, event.gun, event.space, counter)
        totals = {tally.of: tally.total for tally in event.tallies}
        self.same("hit number", number, totals.get("shell"), event)
        hit = event.roll == 1 or (event.roll != 10 and event.roll <= number)
        self.same("hit", hit, event.hit, event)
        gun = table.own[event.gun]
        self.same("range", True, fights.in_range(event.gun, gun.at, event.space), event)
        self.same("ready", t.READY, gun.face, event)
        if event.side == "allied":
            cost = self.before.public.csp - self.after.public.csp
            self.same("price of fire", 0 if counter else 1, cost, event)


CHECKS: dict[type, Callable[..., None]] = {
    e.AttackDeclared: Auditor.declared,
    e.Defended: Auditor.defended,
    e.Assisted: Auditor.assisted,
    e.FlakFired: Auditor.flak,
    e.AttackPaid: Auditor.paid,
    e.Sheltered: Auditor.sheltered,
    e.CombatRolled: Auditor.rolled,
    e.ArmsCombined: Auditor.arms,
    e.CombatResult: Auditor.told,
    e.Fired: Auditor.fired,
}
