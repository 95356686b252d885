"""Chapter 9: replacement points, and what they are spent on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import (
    Mended,
    MotorsCame,
    PointsSpent,
    PointsUsed,
    Rebuilt,
    RebuiltWho,
    ReplacementsCame,
    ReplacementsRolled,
)
from bocage.games.normandy.rules.common import arrive, place, repile
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r09_depot import TIGER_STEP, Cost, Depot, depot_of
from bocage.games.normandy.rules.r09_losses import MOST, TIGER, WHOLE
from bocage.games.normandy.rules.r19_10_motor import motorize_choice, take_motorize
from bocage.games.normandy.rules.r20_1_trucks import truck_comes
from bocage.games.normandy.rules.r20_3_battlegroups import (
    dissolve_choice,
    place_choice,
    take_dissolve,
    take_place,
)
from bocage.kernel.api import (
    Action,
    Adding,
    Ask,
    Choice,
    Flag,
    Form,
    Frame,
    Menu,
    OneOf,
    Pick,
    Step,
    rule,
)

KINDS = ("inf", "arm")


# -- points -----------------------------------------------------------------------------------


def nations_of(book: Book, side: str) -> list[str]:
    """The nations of a side that are in play."""
    return [n for n in book.conditions.nations if (n == "german") == (side == t.GERMAN)]


@rule("9.3a", "9.3b", "9.3.4a", "9.3.4b", "9.3.5b")
def roll(book: Book, d: t.D, f: t.Replace) -> None:
    """One die for the replacements of the day; those of yesterday's losses are added."""
    month = book.charts.days[t.day_of(d.public.turn) - 1].replacements
    clause = "9.3.4a" if f.side == t.GERMAN else "9.3.4b"
    number = 0
    if month is not None:
        number = 1 + d.below(10, clause)
        d.emit(ReplacementsRolled(clause, f.side, number))
    for nation in nations_of(book, f.side):
        rows = [
            row
            for row in book.charts.replacements
            if (row.month, row.nation) == (month, nation) and row.first <= number <= row.last
        ]
        daily = {kind: sum(value) for kind, value in zip(KINDS, columns(rows), strict=True)}
        gain(d, nation, daily, clause)
        for row in rows:
            extra(book, d, f.side, nation, row.extra)


def columns(rows: list[Any]) -> tuple[list[int], list[int]]:
    """Infantry and armour of rows of the chart."""
    return [row.infantry for row in rows], [row.armour for row in rows]


@rule("9.3b", "9.3.5b")
def gain(d: t.D, nation: str, daily: Mapping[str, int], clause: str) -> None:
    """A nation's points: of the day, and of losses."""
    tallies, points, rem = [], dict(d.public.points), dict(d.public.rem)
    for kind in KINDS:
        adding, key = Adding(f"points-{kind}"), f"{nation}-{kind}"
        adding.add(clause, "daily", daily[kind])
        adding.add("9.3.5a", "losses", rem.pop(key, 0))
        tally = adding.done()
        points[key] = min(MOST, tally.total)
        tallies.append(tally)
    d.put(points=points, rem=rem)
    infantry, armour = (points[f"{nation}-{kind}"] for kind in KINDS)
    d.emit(ReplacementsCame(clause, nation, infantry, armour, tuple(tallies)))


@rule("19.10a", "20.1a")
def extra(book: Book, d: t.D, side: str, nation: str, word: str | None) -> None:
    """What else the chart gives: trucks, or motor transport for a division."""
    if word == "motorized":
        d.emit(MotorsCame("19.10a", side))
        d.remember(motors=nation)
    elif word == "truck":
        truck_comes(book, d)


def spend(d: t.D, side: str, cost: Cost, clause: str) -> None:
    """Points are gone; of which kind the others hear at the end of the segment."""
    spent = dict(d.private[side].spent)
    for key, number in cost.items():
        spent[key] = spent.get(key, 0) + number
        if key != TIGER_STEP:
            left = d.public.points.get(key, number) - spent[key]
            d.emit(PointsSpent(clause, key, number, left), to=(side,))
    d.carry(side, spent=spent)


# -- choices ------------------------------------------------------------------------------------


def mend_choice(phase: Phase) -> Choice:
    """A reduced unit."""
    depot = depot_of(phase)
    return OneOf([t.Mend(u) for u in depot.mendable()], depot.why_not_mend, types=(t.Mend,))


def rebuild_choice(phase: Phase) -> Choice:
    """A unit that was lost, a hex, and how much of it."""
    depot = depot_of(phase)

    def may_be_full(done: Any) -> bool:
        return depot.why_not_rebuild(t.Rebuild(done["unit"], done["space"], True)) is None

    return Form(
        t.Rebuild,
        (
            Pick("unit", lambda done: list(depot.rebuildable())),
            Pick("space", lambda done: list(depot.rebuild_hexes(done["unit"]))),
            Flag("full", may_be_full),
        ),
        depot.why_not_rebuild,
    )


def grow_choice(phase: Phase) -> Choice:
    """A company, and the battalion that it becomes."""
    depot = depot_of(phase)
    growers = depot.growers()
    candidates = [
        t.Grow(company, unit, full)
        for company, units in growers.items()
        for unit in units
        for full in (False, True)
    ]
    return OneOf(candidates, depot.why_not_grow, types=(t.Grow,))


def end_choice(phase: Phase) -> Choice:
    """Spend no more."""
    return OneOf((t.EndReplacement(),))


MAKERS: Mapping[type[Action], Any] = {
    t.Mend: mend_choice,
    t.Rebuild: rebuild_choice,
    t.Grow: grow_choice,
    t.Motorize: motorize_choice,
    t.Place: place_choice,
    t.Dissolve: dissolve_choice,
    t.EndReplacement: end_choice,
}


# -- what is done ---------------------------------------------------------------------------------


@rule("9.4a", "9.4e")
def mend(book: Book, d: t.D, side: str, act: t.Mend) -> None:
    """A step more; who gets it shows to nobody."""
    own = d.private[side].units[act.unit]
    spend(d, side, Depot(Asking(book, d, side)).mend_cost(act.unit) or {}, "9.4a")
    add_step(book, d, side, act.unit)
    d.emit(Mended("9.4a", act.unit, own.steps + 1, own.at), to=(side,))


def add_step(book: Book, d: t.D, side: str, unit: str) -> None:
    """A unit has a step more, and what was known of its pile is out of date."""
    units = d.private[side].units
    own = replace(units[unit], steps=units[unit].steps + 1)
    d.carry(side, units={**units, unit: own})
    repile(book, d, side, (own.at,))


@rule("9.4b", "9.4e")
def rebuild(book: Book, d: t.D, side: str, act: t.Rebuild) -> None:
    """A unit returns."""
    depot = Depot(Asking(book, d, side))
    steps = depot.rebuild_steps(act.unit, act.full)
    spend(d, side, depot.rebuild_cost(act.unit, act.full) or {}, "9.4b")
    arrive(book, d, side, (act.unit,), act.space, steps={act.unit: steps}, carried=True)
    seen = come_back(d, side, act.unit)
    d.emit(Rebuilt("9.4b", side, act.space))
    tell_back(d, side, RebuiltWho("9.4b", act.unit, steps), seen=seen)


@rule("9.5a", "9.4e")
def grow(book: Book, d: t.D, side: str, act: t.Grow) -> None:
    """A battalion in the place of a company."""
    spend(d, side, Depot(Asking(book, d, side)).grow_cost(act.unit, act.full) or {}, "9.5a")
    steps = WHOLE if act.full else WHOLE - 1
    before = d.private[side].units[act.company]
    seen = act.unit in d.public.dead
    fresh = {act.unit: replace(before, steps=steps)}
    place(book, d, side, fresh, without=(act.company,), back=(act.unit,))
    tell_back(d, side, RebuiltWho("9.5a", act.unit, steps), seen=seen)


def come_back(d: t.D, side: str, unit: str) -> bool:
    """A unit is lost no more. Whether everybody had seen that it was."""
    gone, dead = d.private[side].gone, d.public.dead
    d.carry(side, gone=tuple(u for u in gone if u != unit))
    d.put(dead=tuple(u for u in dead if u != unit))
    return unit in dead


def tell_back(d: t.D, side: str, event: RebuiltWho, *, seen: bool) -> None:
    """Whoever was seen to be lost is seen to return; of others only their owner hears."""
    d.emit(event, to=None if seen else (side,))
    if seen:
        d.reveal()


class Asking(Phase):
    """What a side knows, in the midst of carrying out."""

    def __init__(self, book: Book, d: t.D, side: str) -> None:
        self.book, self.f, self.side = book, None, side
        self.public, self.own = d.public, d.private[side]


# -- the box --------------------------------------------------------------------------------------


class ReplaceStep(Step):
    """A side's replacement segment: roll, spend, and what is left is lost."""

    @rule("9.1a", "9.1b", "9.3c")
    def run(self, book: Book, d: t.D, f: t.Replace) -> None:
        """The roll; whoever has nothing to spend is not asked."""
        match f.stage:
            case "start":
                roll(book, d, f)
                d.goto("spend")
            case "spend" if not busy(book, d.public, f):
                d.finish()
            case "over":
                lose_rest(book, d, f.side)
                d.finish()

    def who(self, book: Book, public: t.Public, f: t.Replace) -> tuple[Ask, ...]:
        """The side that spends."""
        return (Ask(f.side, "replace", "9.1b" if f.side == t.GERMAN else "9.1a"),)

    def choice(self, book: Book, seen: t.Seen, f: t.Replace, ask: Ask) -> Choice:
        """Steps for units, motor transport, headquarters of battle groups."""
        return Menu("9.1a", MAKERS, Phase(book, seen, f))

    def take(self, book: Book, d: t.D, f: t.Replace, side: str, action: Action) -> None:
        """Carry it out."""
        match action:
            case t.Mend():
                mend(book, d, side, action)
            case t.Rebuild():
                rebuild(book, d, side, action)
            case t.Grow():
                grow(book, d, side, action)
            case t.Motorize():
                take_motorize(book, d, f, side, action)
            case t.Place():
                take_place(book, d, f, side, action)
            case t.Dissolve():
                take_dissolve(book, d, f, side, action)
            case _:
                d.goto("over")


def busy(book: Book, public: t.Public, f: t.Replace) -> bool:
    """Whether there may be something to do, as far as everybody sees."""
    groups = f.side == t.GERMAN and bool(book.conditions.kg)
    points = any(public.points.get(f"{n}-{k}") for n in nations_of(book, f.side) for k in KINDS)
    tigers = f.side == t.GERMAN and any(key.endswith(TIGER) for key in public.rem)
    return bool(f.motors) or groups or points or tigers


@rule("9.3c", "15.4.1b")
def lose_rest(book: Book, d: t.D, side: str) -> None:
    """All see what was spent; what was not is lost."""
    points, spent = dict(d.public.points), d.private[side].spent
    for nation in nations_of(book, side):
        for kind in KINDS:
            key = f"{nation}-{kind}"
            number, used = points.pop(key, 0), spent.get(key, 0)
            if number:
                d.emit(PointsUsed("9.3c", key, used, number - used))
    used_up = {key for key in spent if key.endswith(TIGER)}
    for key in sorted(used_up):
        d.emit(PointsUsed("15.4.1b", key, 1, 0))
    rem = {key: number for key, number in d.public.rem.items() if key not in used_up}
    d.put(points=points, rem=rem)
    d.put_private(side, spent={})


STEPS: Mapping[type[Frame], Step] = {t.Replace: ReplaceStep()}
