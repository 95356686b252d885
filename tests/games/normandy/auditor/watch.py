"""Games and scattered positions under the eyes of the auditor; what is wrong comes back."""

from collections import Counter
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import bot, module
from bocage.games.normandy import events as e
from bocage.games.normandy import types as t
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from tests.games.normandy.auditor import stacking, victory
from tests.games.normandy.auditor.follow import Auditor
from tests.games.normandy.auditor.marches import March
from tests.games.normandy.auditor.offers import Offers
from tests.games.normandy.auditor.printed import COUNTERS, NEXT, Scenario, far
from tests.games.normandy.auditor.scattered import piled_up, scene_of, stranded
from tests.games.normandy.auditor.table import Table

ENGINES = {name: Engine(module, name) for name in ("elle", "epsom")}
SCENARIOS = {name: Scenario(name, engine.book.area) for name, engine in ENGINES.items()}
FIERCE = {**module.weights, "attack": 120, "shell": 30, "assist": 60}


class Watch:
    """What was looked at, and what was found wrong."""

    def __init__(self, name):
        self.scenario, self.engine = SCENARIOS[name], ENGINES[name]
        self.met: Counter[str] = Counter()
        self.wrong = []

    def same(self, what, mine, theirs, *more):
        self.met[what] += 1
        if mine != theirs:
            self.wrong.append((what, mine, theirs, *more))

    # -- games

    def game(self, seed, most, *, bots):
        """A game between bots that now and then do anything, or between two who always do."""
        engine, dice, pick = self.engine, Rng(seed), Rng(seed, stream=5)
        auditor, position = Auditor(self.scenario), engine.start(dice).position
        for _ in range(most):
            if position.outcome is not None:
                break
            side = engine.pending(position)[0].side
            choice: Any = engine.choice(position, side)
            self.duties(position, side, choice)
            self.concessions(position, side, choice)
            self.retreats(position, side, choice)
            self.stacks(position, side, choice)
            if bots and pick.below(12):
                view = engine.view(position, side)
                found: Any = bot.candidates(engine.book, view, choice, pick)
                (action,) = found
            else:
                action = choice.sample(pick, FIERCE)
            applied = engine.apply_legal(position, side, action, dice)
            auditor.follow(position, side, action, applied)
            self.control(position, applied)
            position = applied.position
        self.take(auditor)
        return position

    def take(self, auditor):
        self.met += auditor.met
        self.wrong += auditor.wrong

    def duties(self, position, side, choice):
        """The phase ends only when all have attacked whom they must: 12.3."""
        if not isinstance(position.frames[-1], t.Combat):
            return
        table = Table(self.scenario, position)
        owed = Offers(table, side, choice).owed()
        owing = [set(spaces) for spaces in position.private[side].owing.values()]
        due = bool(owed) or any(spaces - set(position.public.struck) for spaces in owing)
        told = choice.why_not(t.EndCombat()) is not None
        self.same("duties", due, told, table.turn, side, owed, owing)

    def concessions(self, position, side, choice):
        """Who cannot attack whom he must says so, and nobody else: 12.3k."""
        if isinstance(position.frames[-1], t.Combat):
            offers = Offers(Table(self.scenario, position), side, choice)
            for unit, spaces in offers.owed_by().items():
                told = offers.may(t.Concede(unit))
                if any(offers.nobody_near(space) for space in spaces):
                    self.same("conceded", True, told, unit, spaces)
                elif all(offers.somebody_may(space) for space in spaces):
                    self.same("not conceded", False, told, unit, spaces)

    def stacks(self, position, side, choice):
        """Nothing ends while too much lies in a hex; what is too much can be taken away: 6.2."""
        table, frame = Table(self.scenario, position), position.frames[-1]
        if isinstance(frame, t.Combat):
            both = {name for one in t.SIDES for name in stacking.crowded(table, one)}
            self.same("room after fights", set(), both)
        if not isinstance(frame, t.Movement):
            return
        found = stacking.crowded(table, side)
        refused = choice.why_not(t.EndMovement())
        full = refused is not None and refused.clause == "6.1a"
        self.same("too full" if found else "room", bool(found), full, found, table.turn)
        for name in sorted(found):
            units = table.at[side][name]
            for gone in ([unit] for unit in units):
                mine = not stacking.needless(table, name, units, gone)
                theirs = choice.why_not(t.Remove(by=tuple(gone))) is None
                self.same("taken away", mine, theirs, name, units, gone, table.turn)

    def control(self, position, applied):
        """Hexes that count change hands at once: 3.3."""
        told = [emitted.event for emitted in applied.events]
        passed = [event for event in told if isinstance(event, e.Passed)]
        who = [event.units for event in told if isinstance(event, e.Marched)]
        ways = [(one.side, one.way, units) for one, units in zip(passed, who, strict=True)]
        before, after = position.public.control, applied.position.public.control
        table = Table(self.scenario, applied.position)
        mine = victory.control_after(table, ways, before)
        self.same("control", {}, {s: after[s] for s in after if mine[s] != after[s]}, ways)
        for event in told:
            if isinstance(event, e.Scored):
                self.score(applied.position, event)

    def score(self, position, event):
        """The points at the end, row by row, and what they are worth."""
        table = Table(self.scenario, position)
        gone = [unit for part in position.private.values() for unit in part.gone]
        mine = [worth for _, worth in victory.points(table, gone)]
        (tally,) = event.tallies
        self.same("rows", [w for w in mine if w], [i.value for i in tally.items if i.value])
        self.same("points", sum(mine), event.points)
        word = victory.level(self.scenario, table.turn, sum(mine))
        self.same("level", word, event.level, event.points)

    def retreats(self, position, side, choice):
        """Where each may retreat to: 12.10."""
        frame = position.frames[-1]
        if not isinstance(frame, t.Fleeing) or side not in (frame.side, frame.chooser):
            return
        if frame.pressed or frame.trail or side != frame.chooser:
            return
        offers = Offers(Table(self.scenario, position), frame.side, choice)
        what = "retreats" if frame.side == side else "chased"
        for unit, at in frame.units.items():
            mine = offers.refuges(unit, at, frame.force)
            theirs = {b for b in NEXT[at] if offers.may(t.Flee(by=(unit,), to=b))}
            self.same(what, mine, theirs, unit, at)

    # -- scattered positions

    def scattered(self, seed, box, side):
        """An engine and a position in which this side is asked in this box, or None."""
        spec = scene_of(self.scenario.name, self.scenario.area, seed, box, side)
        book, position = module.scene(spec, "scattered")
        engine, frame = Engine.over(module, book), position.frames[-1]
        return (engine, position) if getattr(frame, "side", None) == side else None

    def marches(self, seed, units=12):
        """Where counters may go and where not, of those that anybody could think of."""
        pick = Rng(seed, stream=6)
        box, side = ("movement", "mechanized")[pick.below(3) == 0], pick.choose(t.SIDES)
        found = self.scattered(seed, box, side)
        if found is None or not isinstance(found[1].frames[-1], t.Movement):
            return
        engine, position = found
        position = self.flagged(position, side, pick)
        table, choice = Table(self.scenario, position), engine.choice(position, side)
        for _ in range(units):
            unit = pick.choose(list(position.private[side].units))
            march = March(table, unit, box == "mechanized")
            if march.may_set_out():
                self.march(engine, position, march, choice)

    def flagged(self, position, side, pick):
        """Some have begun the turn in the zones where they are, some have waded."""
        table, units = Table(self.scenario, position), dict(position.private[side].units)
        for unit, own in units.items():
            flags = t.IN_ZONE if table.in_zone(side, own.at) and pick.below(3) else 0
            if pick.below(6) == 0 and COUNTERS[unit].ma == 8:
                flags |= t.WADED
            units[unit] = replace(own, flags=flags)
        part = replace(position.private[side], units=units)
        return replace(position, private={**position.private, side: part})

    def march(self, engine, position, march, choice):
        """Every hex that it reaches is offered on its way, and none beside."""
        reach, unit, at = march.reach(), march.unit, march.own.at
        for _, way in reach.values():
            refused = choice.why_not(t.Move(by=(unit,), way=way))
            self.same("reached", None, refused, unit, at, way)
        for space, (_, way) in [*reach.items(), (at, (0, ()))]:
            for beyond in set(NEXT[space]) - reach.keys() - {at}:
                move = t.Move(by=(unit,), way=(*way, beyond))
                if beyond in self.scenario.area:
                    self.same("too far", False, choice.why_not(move) is None, unit, move)
        step = next((t.Move((unit,), way[:1], pause=True) for _, way in reach.values()), None)
        if step is not None and choice.why_not(step) is None:
            after = engine.apply_legal(position, march.side, step, Rng(1)).position
            hungry = unit in after.private[march.side].hungry
            self.same("hungry march" if hungry else "fed march", march.hungry, hungry, unit, at)

    def combats(self, seed, spots=4, tries=2):
        """Attacks that may be declared, and what comes of each."""
        pick = Rng(seed, stream=7)
        side = pick.choose(t.SIDES)
        found = self.scattered(seed, "combat", side)
        if found is None or not isinstance(found[1].frames[-1], t.Combat):
            return
        engine, position = found
        table, choice = Table(self.scenario, position), engine.choice(position, side)
        self.duties(position, side, choice)
        self.concede(engine, position, side, choice, Rng(seed, stream=10))
        offers, enemies = Offers(table, side, choice), table.at[t.other(side)]
        able = [unit for unit in offers.mine if offers.fights(unit)]
        targets = sorted({b for u in able for b in NEXT[table.own[u].at] if enemies[b]})
        for space in pick.shuffled(targets)[:spots]:
            around = [unit for unit in able if far(table.own[unit].at, space) == 1]
            for _ in range(tries):
                some = {pick.choose(around) for _ in range(1 + pick.below(3))}
                by = tuple(unit for unit in engine.book.counters if unit in some)
                attack = t.Attack(space=space, by=by)
                mine, theirs = offers.why_not_attack(space, by), choice.why_not(attack)
                if theirs is None or theirs.clause != "12.4b":
                    self.same("attacks", mine is None, theirs is None, space, by, mine, theirs)
                if mine is None and theirs is None:
                    self.fight(engine, position, side, attack, pick)

    def concede(self, engine, position, side, choice, pick):
        """Whom nobody can attack makes somebody retreat, where the enemy says: 12.3k."""
        self.concessions(position, side, choice)
        owing = Offers(Table(self.scenario, position), side, choice).owed_by()
        for unit in pick.shuffled(sorted(owing))[:2]:
            if choice.why_not(t.Concede(unit)) is None:
                self.fight(engine, position, side, t.Concede(unit), pick)

    def stranded(self, seed):
        """Somebody alone before an enemy, who may be unable to attack."""
        pick = Rng(seed, stream=9)
        spec, side = stranded(self.scenario.name, self.scenario.area, pick)
        book, position = module.scene(spec, "stranded")
        engine = Engine.over(module, book)
        if isinstance(position.frames[-1], t.Combat):
            choice: Any = engine.choice(position, side)
            self.duties(position, side, choice)
            self.concede(engine, position, side, choice, pick)

    def piled(self, seed):
        """A few counters in one hex, on any day of the summer: who is too many."""
        pick = Rng(seed, stream=8)
        spec, side = piled_up(self.scenario.name, pick)
        book, position = module.scene(spec, "piled")
        choice: Any = Engine.over(module, book).choice(position, side)
        self.stacks(position, side, choice)

    def fight(self, engine, position, side, action, pick):
        """One combat to its end, whatever both sides do."""
        auditor = Auditor(self.scenario)
        for number in range(20):
            applied = engine.apply_legal(position, side, action, Rng(number))
            auditor.follow(position, side, action, applied)
            position = applied.position
            if position.outcome is not None or isinstance(position.frames[-1], t.Combat):
                break
            side = engine.pending(position)[0].side
            choice = engine.choice(position, side)
            self.retreats(position, side, choice)
            self.guns(position, side, choice)
            self.advances(position, side, choice)
            action = choice.sample(pick, {**FIERCE, "pass": 10})
        self.take(auditor)

    def guns(self, position, side, choice):
        """Which guns may help alone: 12.5."""
        frame = position.frames[-1]
        if not isinstance(frame, t.Support | t.Defence):
            return
        attack = isinstance(frame, t.Support)
        units = list(frame.by if isinstance(frame, t.Support) else frame.units)
        offers = Offers(Table(self.scenario, position), side, choice)
        most, least = offers.helpers(units, frame.space, attack)
        if side == t.ALLIED and position.public.csp < 1:
            most, least = set(), set()
        guns = {unit for unit in offers.mine if COUNTERS[unit].is_gun}
        theirs = {gun for gun in guns if offers.may(t.Assist(guns=(gun,)))}
        self.same("guns beyond the book", set(), theirs - most, units, frame.space, attack)
        self.same("guns of the division", set(), least - theirs, units, frame.space, attack)

    def advances(self, position, side, choice):
        """Who may advance: 12.11."""
        frame = position.frames[-1]
        if isinstance(frame, t.Advancing):
            offers = Offers(Table(self.scenario, position), side, choice)
            for unit, at in frame.by.items():
                mine = offers.may_advance(unit, at, frame.space)
                theirs = offers.may(t.Advance(by=(unit,)))
                self.same("advances", mine, theirs, unit, at, frame.space)
