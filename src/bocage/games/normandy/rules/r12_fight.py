"""Chapter 12.4 - A ground combat in its ten steps, from the declaration to the advance."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import (
    ArmsCombined,
    AttackPaid,
    CombatResult,
    CombatRolled,
    CutOff,
    Defended,
    Destroyed,
    LinesShown,
    Sheltered,
)
from bocage.games.normandy.rules import r12_strength as arms
from bocage.games.normandy.rules.common import mark, own_of, units_at
from bocage.games.normandy.rules.r03_fog import learn
from bocage.games.normandy.rules.r07_hq import hq_defence, overrun
from bocage.games.normandy.rules.r12_advance import may_follow
from bocage.games.normandy.rules.r12_declare import price
from bocage.games.normandy.rules.r12_modifiers import Scene, drm_tally, plus_of
from bocage.games.normandy.rules.r14_4_engineers import first_to_lose
from bocage.games.normandy.rules.r17_2o_dummies import unveil
from bocage.games.normandy.state.net import net_of
from bocage.kernel.api import Ask, Choice, Frame, Illegal, OneOf, Step, Tally, refuse, rule

FORTS: tuple[t.Mark, ...] = ("entrenched", "strongpoint")


@rule("12.4a")
class FightStep(Step):
    """The steps of the book, one after the other."""

    def run(self, book: Book, d: t.D, f: t.Fight) -> None:
        """Support, the defenders shown, their support, the roll, what comes of it."""
        stages: dict[str, Callable[[Book, t.D, t.Fight], None]] = {
            "start": self.support,
            "aided": self.shown,
            "shown": self.defence,
            "answered": self.dig,
            "odds": fix,
            "roll": roll,
            "result": self.result,
            "defence-hit": self.defence_flees,
            "defence-fled": self.attack_hit,
            "attack-hit": self.attack_flees,
            "attack-fled": self.follow,
            "over": self.over,
        }
        stage = stages.get(f.stage)
        if stage is not None:
            stage(book, d, f)

    def over(self, book: Book, d: t.D, f: t.Fight) -> None:
        """All is hidden again, but each side keeps what it has seen of the other."""
        learn(book, d, f.side, (*f.foes, *f.late))
        learn(book, d, t.other(f.side), f.by)
        d.finish()

    # -- support

    def support(self, book: Book, d: t.D, f: t.Fight) -> None:
        """The attacker says what helps him."""
        hexes = len(set(f.by.values()))
        d.call(t.Support(side=f.side, space=f.space, by=tuple(f.by), hexes=hexes), "aided")

    def shown(self, book: Book, d: t.D, f: t.Fight) -> None:
        """He pays, and sees whom he attacks."""
        pay(d, f)
        show(book, d, f)

    def defence(self, book: Book, d: t.D, f: t.Fight) -> None:
        """The defender is asked for help in every combat, whatever he has."""
        d.call(t.Defence(seats=(t.other(f.side),), space=f.space, units=f.foes), "answered")

    def back(self, book: Book, d: t.D, f: t.Fight, value: Any) -> None:
        """Guns and points of either side."""
        if isinstance(value, t.Aid):
            guns, power = tuple(g for g, _ in value.guns), sum(p for _, p in value.guns)
            if f.stage == "aided":
                d.remember(guns=guns, power=power, points=value.points)
            else:
                d.remember(guards=guns, guard=power, cover=value.points)

    # -- the defenders

    @rule("10.6.entrench", "14.3c")
    def dig(self, book: Book, d: t.D, f: t.Fight) -> None:
        """An entrenchment doubles the counter that its owner names, if that makes a difference."""
        if "entrenched" not in d.public.piles[f.space].marks:
            return d.goto("odds")
        worth = worth_of(book, f)
        if len(set(worth.values())) > 1:
            return d.wait("shelter")
        return d.goto("odds", shelter=(arms.best_sheltered(worth),))

    # -- questions

    def who(self, book: Book, public: t.Public, f: t.Fight) -> tuple[Ask, ...]:
        """The defender about his entrenchment, the attacker about combined arms."""
        if f.stage == "shelter":
            return (Ask(t.other(f.side), "shelter", "10.6.entrench", {"space": f.space}),)
        told = {"space": f.space, "column": f.column, "number": f.roll}
        return (Ask(f.side, "coordinate", "12.6.2d", told),)

    def choice(self, book: Book, seen: t.Seen, f: t.Fight, ask: Ask) -> Choice:
        """A counter, or what is added to the roll."""
        if f.stage == "shelter":
            return OneOf([t.Shelter(unit) for unit in f.foes], lambda act: why_not_shelter(f, act))
        return OneOf([t.Coordinate(plus) for plus in f.plus], lambda act: why_not_plus(f, act))

    def take(self, book: Book, d: t.D, f: t.Fight, side: str, action: Any) -> None:
        """Go on with it."""
        if isinstance(action, t.Shelter):
            d.emit(Sheltered("10.6.entrench", action.unit))
            return d.goto("odds", shelter=(action.unit,))
        d.emit(ArmsCombined("12.6.2d", side, action.plus))
        return d.goto("result", roll=f.roll + action.plus)

    # -- results

    @rule("12.8a")
    def result(self, book: Book, d: t.D, f: t.Fight) -> None:
        """The table is read; the defender loses his steps first."""
        cell = book.charts.crt[f.column, arms.on_table(f.roll)]
        d.emit(CombatResult("12.8a", f.space, cell))
        d.remember(result=cell)
        found = arms.result_of(book, f.column, f.roll)
        units = {unit: f.steps[unit] for unit in f.foes}
        losing = t.Losing(side=t.other(f.side), units=units, number=found.defender)
        d.call(losing, "defence-hit")

    def defence_flees(self, book: Book, d: t.D, f: t.Fight) -> None:
        """Those who are left retreat if they must."""
        steps = refreshed(d, f)
        d.remember(steps=steps, fallen=not f.foes)
        if not f.foes or not arms.result_of(book, f.column, f.roll).defender_flees:
            return d.goto("defence-fled")
        force = dict.fromkeys(f.foes, f.space)
        foe = t.other(f.side)
        forts = forts_of(d.public, f.space)
        frame = t.Fleeing(side=foe, chooser=foe, units=force, force=force, forts=forts)
        return d.call(frame, "defence-fled")

    @rule("14.4b")
    def attack_hit(self, book: Book, d: t.D, f: t.Fight) -> None:
        """Then the attacker loses his; engineers that led first."""
        steps = refreshed(d, f)
        d.remember(steps=steps)
        found = arms.result_of(book, f.column, f.roll)
        units = {unit: steps[unit] for unit in f.by}
        first = first_to_lose(f.engineers, units)
        losing = t.Losing(side=f.side, units=units, number=found.attacker, first=first)
        d.call(losing, "attack-hit")

    def attack_flees(self, book: Book, d: t.D, f: t.Fight) -> None:
        """Those who are left retreat, unless they stay for a step more."""
        d.remember(steps=refreshed(d, f))
        if not f.by or not arms.result_of(book, f.column, f.roll).attacker_flees:
            return d.goto("attack-fled")
        starts = set(f.by.values())
        forts = forts_of(d.public, min(starts)) if len(starts) == 1 else ()
        frame = t.Fleeing(
            side=f.side, chooser=f.side, units=f.by, force=f.by, may_hold=True, forts=forts
        )
        return d.call(frame, "attack-fled")

    @rule("12.11a")
    def follow(self, book: Book, d: t.D, f: t.Fight) -> None:
        """Whoever still stands where he has attacked from may advance."""
        owns = d.private[f.side].units
        by = {unit: start for unit, start in f.by.items() if owns[unit].at == start}
        if not by or not may_follow(book, d.public, f):
            return d.goto("over")
        return d.call(t.Advancing(side=f.side, space=f.space, by=by), "over")


# -- before the roll ----------------------------------------------------------------------------


def why_not_shelter(f: t.Fight, act: t.Shelter) -> Illegal | None:
    """The entrenchment doubles one of those who defend it."""
    here = act.unit in f.foes
    return None if here else refuse("10.6.entrench", "not-entrenched", unit=act.unit, space=f.space)


def why_not_plus(f: t.Fight, act: t.Coordinate) -> Illegal | None:
    """Combined arms add what they can, and nothing else."""
    least, most = f.plus[0], f.plus[-1]
    fits = act.plus in f.plus
    return None if fits else refuse("12.6.2d", "other-plus", least=least, most=most)


@rule("7.6.2b", "7.6.3b", "7.6.3c")
def pay(d: t.D, f: t.Fight) -> None:
    """The Allies pay when it is known whether the attack is supported."""
    supported = bool(f.guns or f.points)
    csp = price(f.side, len(set(f.by.values())), supported)
    if csp:
        left = d.public.csp - csp
        d.put(csp=left)
        d.emit(AttackPaid("7.6.3c" if csp > 1 else "7.6.3b", f.space, csp, left))


@rule("3.6d", "12.10b", "12.1b", "7.7b", "17.2o.1")
def show(book: Book, d: t.D, f: t.Fight) -> None:
    """The truth about the hex comes to light; those who have retreated there take no part."""
    foe = t.other(f.side)
    unveil(book, d, foe, f.space)
    owns = d.private[foe].units
    here = units_at(owns, f.space)
    late = tuple(unit for unit in here if owns[unit].flags & t.RETREATED)
    foes = tuple(unit for unit in here if unit not in late)
    d.put_private(foe, shown=d.private[foe].shown + 1)
    d.emit(Defended("3.6d", foe, f.space, foes, late))
    d.reveal()
    left = overrun(book, d, foes)
    for unit in foes:
        if unit not in left:
            d.emit(Destroyed("7.7b", unit))
    foes = left
    again = bool(foes) and cut_off(book, d, foe, f.space, foes)
    steps = {**f.steps, **{unit: owns[unit].steps for unit in (*foes, *late)}}
    own, counters = d.private[foe], book.counters
    worth = {unit: hq_defence(book, own, unit) for unit in foes if counters[unit].is_hq}
    if foes:
        found = {"foes": foes, "late": late, "steps": steps, "again": again, "worth": worth}
        return d.goto("shown", **found)
    return d.goto("attack-fled", late=late, steps=steps, fallen=True)


@rule("12.4.1a", "12.4.1b")
def cut_off(book: Book, d: t.D, side: str, space: str, units: tuple[str, ...]) -> bool:
    """The isolated are marked when they are attacked. Whether they were marked before."""
    before = "isolated" in d.public.piles[space].marks
    net = net_of(book, d.public, d.private[side], side)
    isolated = any(net.isolated(unit) for unit in units)
    if not isolated:
        d.emit(LinesShown("12.4.1a", side, tuple(net.lines.of_kind("hq-corps"))))
    if isolated != before:
        mark(book, d, space, "isolated", on=isolated)
        if isolated:
            d.emit(CutOff("12.4.1b", space))
    return before and isolated


def forts_of(public: t.Public, space: str) -> tuple[t.Mark, ...]:
    """What defenders may give up instead of retreating."""
    marks = public.piles[space].marks
    return tuple(mark for mark in FORTS if mark in marks)


def refreshed(d: t.D, f: t.Fight) -> dict[str, int]:
    """The steps of all that are left."""
    return {unit: own_of(d, unit).steps for unit in (*f.by, *f.foes, *f.late)}


def scene_of(book: Book, public: t.Public, f: t.Fight) -> Scene:
    """What the modifiers depend on."""
    return Scene(
        space=f.space,
        by=f.by,
        foes=f.foes,
        late=f.late,
        marks=public.piles[f.space].marks,
        part=t.part_of(public.turn),
        weather=public.weather,
        engineers=f.engineers,
        guns=bool(f.guns),
        guards=bool(f.guards),
        points=f.points,
        cover=f.cover,
        again=f.again,
    )


@rule("7.7c")
def worth_of(book: Book, f: t.Fight) -> dict[str, int]:
    """The strengths of the defenders."""
    return arms.worth_of(book, {unit: f.steps[unit] for unit in f.foes}, f.worth)


def tallies_of(book: Book, public: t.Public, f: t.Fight) -> tuple[Tally, ...]:
    """Both strengths and the modifiers, each term with its clause."""
    return (
        arms.attack_tally(book, "attack", f.space, f.by, f.steps, f.hungry, f.power),
        arms.defence_tally("defence", worth_of(book, f), f.shelter, f.guard),
        drm_tally(book, "drm", scene_of(book, public, f)),
    )


def fix(book: Book, d: t.D, f: t.Fight) -> None:
    """Odds and modifiers stand in the frame before the die is rolled."""
    tallies = tallies_of(book, d.public, f)
    attack, defence, _ = (tally.total for tally in tallies)
    column = arms.bound_column(attack, defence)
    d.goto("roll", tallies=tallies, column=column, plus=plus_of(book, scene_of(book, d.public, f)))


# -- the roll -------------------------------------------------------------------------------------


@rule("12.4d", "3.1", "err.6")
def roll(book: Book, d: t.D, f: t.Fight) -> None:
    """One die; if combined arms make a difference the attacker is asked."""
    die = 1 + d.below(10, "12.4d")
    number = die + f.tallies[2].total
    d.emit(CombatRolled("12.4d", f.space, f.column, die, number, f.tallies))
    numbers = arms.rolls(number, f.plus)
    if len({book.charts.crt[f.column, arms.on_table(n)] for n in numbers}) > 1:
        return d.wait("coordinate", roll=number)
    return d.goto("result", roll=numbers[0])


STEPS: dict[type[Frame], Step] = {t.Fight: FightStep()}
