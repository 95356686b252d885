"""Chapter 15.3 - Before the landing German battalions may break down, and man strongpoints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import Posted
from bocage.games.normandy.rules.common import shift, units_at
from bocage.games.normandy.rules.phase import Extra, Phase
from bocage.games.normandy.rules.r15_companies import (
    break_down_choice,
    shed_choice,
    take_break_down,
    take_shed,
)
from bocage.games.normandy.rules.r18_1_beaches import has_room
from bocage.kernel.api import Action, Choice, Form, Frame, Illegal, NoneOf, Pick, refuse, rule

FORT = "strongpoint"


def before_moving(phase: Phase) -> Phase:
    """The same as in a movement phase, in which units break down by the same rules."""
    return Phase(phase.book, phase.seen, t.Movement(side=phase.side))


@rule("15.3")
def take_break(book: Book, d: t.D, f: Frame, side: str, action: Any) -> None:
    """Companies, and where they come from."""
    own, before = d.private[side], set(d.private[side].units)
    home = own.units[action.unit].at
    carry_out = take_break_down if isinstance(action, t.BreakDown) else take_shed
    carry_out(book, d, f, side, action)
    fresh = {unit: home for unit in d.private[side].units if unit not in before}
    d.carry(side, homes={**own.homes, **fresh})


@rule("15.3")
def why_not_man(phase: Phase, act: t.Man) -> Illegal | None:
    """Companies stay, go to the next hex, or join a strongpoint that has none yet."""
    book, own = phase.book, phase.own
    home = own.homes.get(act.unit)
    if home is None or act.unit not in own.units:
        return refuse("15.3", "not-broken-down", unit=act.unit)
    if act.space == own.units[act.unit].at:
        return refuse("18.9.2a", "there-already", unit=act.unit)
    if not has_room(book, phase.public, own, (act.unit,), act.space):
        return refuse("6.1a", "no-room", space=act.space)
    if act.space == home:
        return None
    here = units_at(own.units, act.space)
    if any(book.counters[unit].type == FORT for unit in here):
        manned = any(unit in own.homes for unit in here)
        return refuse("15.3", "manned-already", space=act.space) if manned else None
    near = act.space in book.grid.neighbours(home) and act.space not in book.beach_at
    fits = near and book.open[book.country.num[act.space]]
    return None if fits else refuse("15.3", "no-strongpoint", space=act.space)


def man_choice(phase: Phase) -> Choice:
    """A company, and a hex."""
    book, own = phase.book, phase.own

    def why_not(act: t.Man) -> Illegal | None:
        return why_not_man(phase, act)

    def spaces(done: Mapping[str, Any]) -> Sequence[str]:
        unit = done["unit"]
        home = own.homes[unit]
        forts = (o.at for u, o in own.units.items() if book.counters[u].type == FORT)
        found = dict.fromkeys((home, *book.grid.neighbours(home), *forts))
        known = (at for at in found if at in book.area)
        return [at for at in known if why_not(t.Man(unit, at)) is None]

    units = [unit for unit in own.homes if unit in own.units and spaces({"unit": unit})]
    if not units:
        return NoneOf(t.Man, refuse("15.3", "none-broken-down"), why_not)
    return Form(t.Man, (Pick("unit", lambda done: units), Pick("space", spaces)), why_not)


def take_man(book: Book, d: t.D, f: Frame, side: str, action: t.Man) -> None:
    """It lies there."""
    shift(book, d, side, (action.unit,), action.space, carried=True)
    d.emit(Posted("15.3", action.unit, action.space), to=(side,))


AT_START: Mapping[type[Action], Extra] = {
    extra.kind: extra
    for extra in (
        Extra(t.BreakDown, lambda phase: break_down_choice(before_moving(phase)), take_break),
        Extra(t.Shed, lambda phase: shed_choice(before_moving(phase)), take_break),
        Extra(t.Man, man_choice, take_man),
    )
}
