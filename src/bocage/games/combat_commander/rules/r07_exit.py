"""Chapter 7.2 - Units leave the map over the enemy's edge and may come back later."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.move import Exited
from bocage.games.combat_commander.rules.common import (
    eliminate,
    gain,
    lose_weapon,
    take_off,
)
from bocage.games.combat_commander.rules.o20_fire_5_attack import begin_mines
from bocage.games.combat_commander.rules.r07_victory import end_by_points
from bocage.games.combat_commander.state import of_side
from bocage.games.combat_commander.types import D, Leave, Leaving, Side, Waiting
from bocage.kernel.api import (
    NO_VALUE,
    Assign,
    Choice,
    Form,
    Illegal,
    NoneOf,
    Rng,
    Step,
    refuse,
    rule,
)


class Spaces(Assign):
    """A space of the time track for each of some units of one hex, or for all of a group."""

    def __init__(self, book: Book, groups: Sequence[Sequence[str]], whole: bool) -> None:
        units = [unit for group in groups for unit in group]
        spaces = book.spaces
        super().__init__("spaces", lambda done: units, lambda done, unit: spaces, skip=not whole)
        self._lots, self._spaces = groups, spaces

    def sample(self, done: Mapping[str, object], rng: Rng) -> object:
        """Units of one hex go together to a space."""
        if not self._lots:
            return NO_VALUE
        group = self._lots[rng.below(len(self._lots))]
        return dict.fromkeys(group, rng.choose(self._spaces))


def leave_form(
    book: Book,
    groups: Sequence[Sequence[str]],
    why_not: Callable[[Leave], Illegal | None],
    whole: bool,
) -> Choice:
    """Who leaves, and where on the time track each goes; a group under way leaves as a whole."""
    if not groups:
        return NoneOf(Leave, refuse("7.2.1a", "nobody-can-leave"), why_not)
    return Form(Leave, (Spaces(book, groups, whole),), why_not)


@rule("7.2.1b")
def why_not_spaces(book: Book, act: Leave) -> Illegal | None:
    """Somebody leaves, for spaces of the time track."""
    if not act.spaces:
        return refuse("7.2.1a", "nobody")
    for space in act.spaces.values():
        if space not in book.spaces:
            return refuse("7.2.1b", "no-such-space", space=space)
    return None


@rule("S7.5", "S8.2")
def may_score(book: Book, side: Side) -> bool:
    """In some scenarios leaving is no way to score: whoever leaves is eliminated."""
    if book.special("no-exit"):
        return False
    return side == "axis" or not book.special("axis-exit-only")


def begin_leaving(d: D, side: Side, act: Leave) -> None:
    """Units of an order leave the map; then it goes on."""
    d.call(Leaving(side=side, units=tuple(act.spaces), spaces=act.spaces), "start")


class LeavingStep(Step):
    """Mines that are left attack; then the units are off the map one after the other."""

    @rule("F103.1a", "F103.1c", "F103.2d")
    def run(self, book: Book, d: D, f: Leaving) -> None:
        """The attack, then the way out for everybody who is left."""
        units = tuple(unit for unit in f.units if unit in d.public.units)
        at = d.public.units[units[0]].at if units else ""
        if f.stage == "start" and d.public.forts.get(at) == "mines":
            return begin_mines(book, d, units, at, "out")
        for unit in units:
            if d.outcome is None:
                out(book, d, f.side, unit, f.spaces[unit])
        return d.finish() if d.outcome is None else None


def out(book: Book, d: D, side: Side, unit: str, space: int) -> None:
    """One unit is off the map; when the last one is gone the game ends."""
    if may_score(book, side):
        exit_unit(book, d, unit, space)
    else:
        eliminate(book, d, unit, "7.2.1a")


@rule("7.2.1a", "7.2.1b", "11.3c", "E44.1b", "E58.1a", "7.3.2d")
def exit_unit(book: Book, d: D, unit: str, space: int) -> None:
    """Points for its owner; it waits unbroken with its weapon, a new unit. Heroes are gone."""
    counter = book.units[unit]
    state = take_off(d, unit)
    if state.weapon in d.public.jammed:
        d.put(jammed=tuple(one for one in d.public.jammed if one != state.weapon))
    hero = counter.type == "hero"
    if hero:
        if state.weapon:
            lose_weapon(d, state.weapon, "E58.1a")
    else:
        d.edit("track")[unit] = Waiting(space=space, side=counter.side, weapon=state.weapon)
        d.put(activated=tuple(one for one in d.public.activated if one != unit))
    d.emit(Exited("7.2.1a", unit, space, not hero and space > d.public.time))
    if not hero:
        gain(d, counter.side, counter.vp * (2 if "W" in d.public.chits else 1), "7.2.1a")
    if d.outcome is None and not of_side(book, d.public, counter.side):
        last_out(book, d)


@rule("6.3", "6.3.2a")
def last_out(book: Book, d: D) -> None:
    """The last unit of a side on the map has left: points decide the game."""
    end_by_points(book, d, "6.3", "exit")
