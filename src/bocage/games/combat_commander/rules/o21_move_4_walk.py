"""Chapter O21 - A unit or group under way, hex by hex: cost, mines, wire, the enemy's reaction."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.move import Halted, Marched, Stuck
from bocage.games.combat_commander.rules.a33_opfire import may_react
from bocage.games.combat_commander.rules.common import change
from bocage.games.combat_commander.rules.o20_fire_5_attack import begin_mines
from bocage.games.combat_commander.rules.o21_move_1_order import Between, aside, go_out
from bocage.games.combat_commander.rules.o21_move_2_costs import MP, by_trench, cost
from bocage.games.combat_commander.rules.o21_move_3_paths import March, caught, together
from bocage.games.combat_commander.rules.o21_move_5_actions import assault_choice, grenades_form
from bocage.games.combat_commander.rules.r07_exit import leave_form, why_not_spaces
from bocage.games.combat_commander.rules.r11_weapons import drop_choice, hand_choice
from bocage.games.combat_commander.types import (
    Assault,
    D,
    Drop,
    Entered,
    Halt,
    Hand,
    Leave,
    Moving,
    On,
    Play,
    Public,
    Seen,
    Walking,
    other,
)
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Form,
    Illegal,
    Menu,
    NoneOf,
    OneOf,
    Step,
    innermost,
    refuse,
    rule,
)

HALT = OneOf((Halt(),))


# -- what may be chosen ---------------------------------------------------------------------


class Underway(Between):
    """What the mover looks at with a group under way."""

    __slots__ = ("group",)

    def __init__(self, book: Book, seen: Seen, f: Moving, group: tuple[str, ...]) -> None:
        super().__init__(book, seen, f)
        self.group = group


def on_form(facts: Underway) -> Choice:
    """Go on along a path."""
    march, group = facts.march, facts.group

    def why_not(act: On) -> Illegal | None:
        if not act.path:
            return refuse("O21a", "empty-path")
        return march.why_not_path(group, act.path)

    if not march.onward(group):
        word = "nowhere-to-go" if march.can_go(group) else "too-heavy-to-go-on"
        return NoneOf(On, refuse("O21.1b", word), why_not)
    part = march.track(lambda done: group)
    return Form(On, (part,), why_not, lambda act: march.tallies(group, act.path))


def leave_choice(facts: Underway) -> Choice:
    """The whole group leaves the map."""
    march, group = facts.march, facts.group

    def why_not(act: Leave) -> Illegal | None:
        if set(act.spaces) != set(group):
            return refuse("O21.2b", "whole-group")
        return why_not_spaces(facts.book, act) or march.why_not_leave(group)

    barred = march.why_not_leave(group)
    if barred is not None:
        return NoneOf(Leave, barred, why_not)
    return leave_form(facts.book, [sorted(group, key=facts.book.place)], why_not, whole=True)


MAKERS: Mapping[type[Action], Callable[[Underway], Choice]] = {
    On: on_form,
    Halt: lambda facts: HALT,
    Leave: leave_choice,
    Play: lambda facts: grenades_form(facts.book, facts.seen, facts.f),
    Assault: lambda facts: assault_choice(facts.book, facts.seen, facts.f),
    Hand: lambda facts: hand_choice(facts.march),
    Drop: lambda facts: drop_choice(facts.book, facts.seen),
}


# -- step by step ---------------------------------------------------------------------------


class WalkingStep(Step):
    """Enter a hex: pay, mines on leaving and entering, wire, the enemy's window; then go on.

    The path is walked to its end unless something happens to the group; then its side is asked.
    """

    def run(self, book: Book, d: D, f: Walking) -> None:
        """The stages of a step."""
        group = together(d.public, f.units)
        match f.stage:
            case "start":
                self.go_on(book, d, f, group)
            case "entering":
                self.enter(book, d, f, group)
            case "entered":
                self.window(book, d, f, group)

    def back(self, book: Book, d: D, f: Walking, value: bool | None) -> None:
        """The enemy's window tells whether anything was played; attacks answer nothing."""
        if f.stage == "reacted":
            d.goto("start", hurt=f.hurt or bool(value))

    @rule("O21.5", "A33.2b")
    def go_on(self, book: Book, d: D, f: Walking, group: tuple[str, ...]) -> None:
        """The next hex of the path, if nothing has happened; else ask, if anything can be done."""
        if not group:
            return d.finish()
        march = March(book, d.public, d.caller(Moving))
        if f.path and not f.hurt and march.why_not_path(group, f.path[:1]) is None:
            return self.step(d, f, march, group)
        if march.could_go(group):
            heavy = not march.can_go(group)
            return d.goto("ask", units=group, hurt=False, heavy=heavy)
        return stop(d, group)

    @rule("O21a", "O21.1a", "O14.4", "O21.5", "F103.2d", "F103.2f")
    def step(self, d: D, f: Walking, march: March, group: tuple[str, ...]) -> None:
        """Pay for the next hex and enter it; mines that one leaves attack now (F103.2d)."""
        here, there = march.at(group[0]), f.path[0]
        tallies = f.tallies if len(f.path) == 1 else ()
        pay(d, march, group, here, there)
        for unit in group:
            change(d, unit, at=there)
        spent = max(d.caller(Moving).spent[unit] for unit in group)
        d.emit(Marched("O21.1a", group, there, spent // MP, bool(spent % MP), tallies))
        d.goto("entering", units=group, path=f.path[1:], left=here, at=there)
        if d.public.forts.get(here) == "mines":
            d.remember(hurt=True)
            begin_mines(march.book, d, group, here, "entering")

    @rule("F103.1a")
    def enter(self, book: Book, d: D, f: Walking, group: tuple[str, ...]) -> None:
        """Mines in the hex that was entered attack the group with one roll."""
        at = where(d.public, f, group)
        if d.public.forts.get(at) != "mines":
            return self.window(book, d, f, group)
        d.goto("entered", hurt=True)
        return begin_mines(book, d, group, at, "entered")

    @rule("O21.3", "F105.2b", "A33.1")
    def window(self, book: Book, d: D, f: Walking, group: tuple[str, ...]) -> None:
        """Wire catches the group; then the enemy may react, even if mines have left none of it."""
        public, at = d.public, where(d.public, f, group)
        if group and caught(public, f.left, at):
            catch(d, group, at)
        enemy = other(f.side)
        frame = Entered(
            seats=(enemy,),
            units=group or f.units,
            at=at,
            fire=not by_trench(public.forts, f.left, at),
            alert=d.caller(Moving).alert,
        )
        if may_react(book, public, frame, enemy):
            return d.call(frame, "reacted")
        return self.go_on(book, d, f, group)

    @rule("O21.2a")
    def who(self, book: Book, public: Public, f: Walking) -> tuple[Ask, ...]:
        """The side that moves."""
        unit = f.units[0]
        about = {"unit": unit, "hex": public.units[unit].at, "heavy": f.heavy}
        return (Ask(f.side, "walk", "O21.2a", about),)

    def choice(self, book: Book, seen: Seen, f: Walking, ask: Ask) -> Choice:
        """Go on, halt, leave the map, or do something else meanwhile."""
        order = innermost(seen.frames, Moving)
        return Menu("O21.2a", MAKERS, Underway(book, seen, order, f.units))

    def take(self, book: Book, d: D, f: Walking, side: str, action: Action) -> None:
        """Carry it out."""
        match action:
            case On():
                march = March(book, d.public, d.caller(Moving))
                tallies = march.tallies(f.units, action.path)
                d.goto("start", path=action.path, tallies=tallies)
            case Halt():
                stop(d, f.units)
            case Leave():
                go_out(d, side, action)
            case _:
                d.goto("start", path=(), at="")
                aside(book, d, side, action, "start")


def where(public: Public, f: Walking, group: tuple[str, ...]) -> str:
    """Where a group is; if nobody is left of it, the hex that it has entered."""
    return public.units[group[0]].at if group else f.at


@rule("T93b", "O21.1a")
def pay(d: D, march: March, group: tuple[str, ...], here: str, there: str) -> None:
    """Everybody of the group spends the cost; a road is remembered."""
    f = march.f
    price = cost(march.book, march.public, f.side, here, there)
    spent = {**f.spent, **{unit: f.spent.get(unit, 0) + price for unit in group}}
    road = f.road
    if march.book.roads[there]:
        road += tuple(unit for unit in group if unit not in road)
    d.amend(Moving, spent=spent, road=road, crossed=True)


@rule("F106.2")
def catch(d: D, group: tuple[str, ...], at: str) -> None:
    """The group has no MP left in this order."""
    wired = d.caller(Moving).wired
    d.amend(Moving, wired=wired + tuple(unit for unit in group if unit not in wired))
    d.emit(Stuck("F106.2", group, at))


def stop(d: D, group: tuple[str, ...]) -> None:
    """The group is done."""
    d.emit(Halted("O21.2a", group, d.public.units[group[0]].at))
    d.finish()
