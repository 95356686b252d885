"""Chapter 6: too much in a hex at the end of a phase."""

from __future__ import annotations

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import Removed
from bocage.games.normandy.rules.common import eliminate, own_of, stacks_of, units_at
from bocage.games.normandy.rules.phase import Extra, Phase
from bocage.games.normandy.state import (
    least_limit,
    mixed,
    overfull,
    points_of,
    stack_limit,
    too_much,
)
from bocage.kernel.api import Choice, Form, Frame, Illegal, NoneOf, Stack, refuse, rule


def overfull_hexes(book: Book, public: t.Public, own: t.Private) -> list[str]:
    """The hexes in which a side has too much."""
    wide = {own.units[unit].at for unit in own.feldersatz if unit in own.units}
    points = book.memo.printed(points_on)
    least = least_limit(book, public) - 1  # with an entrenchment
    return [
        at
        for at, units in stacks_of(book, own.units).items()
        if (at in wide or sum([points[unit] for unit in units]) > least)
        and too_much(book, public, own, units, at)
    ]


def points_on(book: Book) -> dict[str, int]:
    """The stacking points that are printed on counters."""
    return {unit: counter.stack for unit, counter in book.counters.items()}


def mixed_hexes(book: Book, own: t.Private) -> list[str]:
    """The hexes in which Americans and the Commonwealth lie together."""
    return [at for at, units in stacks_of(book, own.units).items() if mixed(book, units)]


@rule("6.1a", "6.2a")
def why_not_full(book: Book, public: t.Public, own: t.Private) -> Illegal | None:
    """Why a phase cannot end: limits hold at its end, and not before."""
    for space in overfull_hexes(book, public, own):
        units = units_at(own.units, space)
        points, most = points_of(book, public, own, units, space), stack_limit(book, public, units)
        return refuse("6.1a", "overfull-at-end", space=space, points=points, most=most)
    return None


@rule("6.2b")
def why_not_remove(book: Book, public: t.Public, own: t.Private, act: t.Remove) -> Illegal | None:
    """Why these cannot be taken away: only what is too much, and not more than that."""
    spaces = {own.units[unit].at for unit in act.by if unit in own.units}
    if len(spaces) != 1 or not set(act.by) <= own.units.keys():
        return refuse("10.1a", "one-hex")
    space = spaces.pop()
    if not overfull(book, public, own, space):
        return refuse("6.2b", "not-overfull", space=space)
    for unit in act.by:
        rest = [u for u in units_at(own.units, space) if u == unit or u not in act.by]
        if not too_much(book, public, own, rest, space):
            return refuse("6.2b", "more-than-enough", unit=unit)
    return None


def remove_choice(phase: Phase) -> Choice:
    """Counters of one hex that has too much in it."""
    book, public, own = phase.book, phase.public, phase.own
    spaces = overfull_hexes(book, public, own)
    if not spaces:
        return NoneOf(t.Remove, refuse("6.2b", "none-overfull"))
    stacks = stacks_of(book, own.units)
    groups = [stacks[space] for space in spaces]
    return Form(
        t.Remove,
        (Stack("by", lambda done: groups),),
        lambda act: why_not_remove(book, public, own, act),
    )


@rule("6.2b")
def take_remove(book: Book, d: t.D, f: Frame, side: str, action: t.Remove) -> None:
    """The owner eliminates what is too much."""
    space = own_of(d, action.by[0]).at
    eliminate(book, d, side, action.by)
    d.emit(Removed("6.2b", side, len(action.by), space))


COMBAT = (Extra(t.Remove, remove_choice, take_remove),)
