"""Chapter 10: the movement phases."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules.common import put_owns, stacks_of
from bocage.games.normandy.rules.phase import Extra, Phase, extras
from bocage.games.normandy.rules.r03_fog import LOOKS
from bocage.games.normandy.rules.r06_stacking import (
    mixed_hexes,
    remove_choice,
    take_remove,
    why_not_full,
)
from bocage.games.normandy.rules.r10_ways import Ground, move_choice
from bocage.games.normandy.rules.r15_companies import COMPANIES
from bocage.games.normandy.state import field_of
from bocage.kernel.api import Action, Ask, Choice, Frame, Illegal, Menu, OneOf, Step, refuse, rule

OF_PHASE = t.WALKED | t.RAPID | t.ENTERED  # flags that a phase of movement begins without
OF_TURN = t.IN_ZONE | t.LEFT_ZONE | t.MARCHED


@rule("10.1a")
class MovementStep(Step):
    """A side moves its counters, one stack after the other."""

    def run(self, book: Book, d: t.D, f: t.Movement) -> None:
        """All begin afresh; who has no pile on the map is not asked."""
        match f.stage:
            case "start":
                begin(book, d, f)
                d.goto("moves")
            case "moves" if all(pile.side != f.side for pile in d.public.piles.values()):
                d.finish()
            case "over":
                d.finish()

    def who(self, book: Book, public: t.Public, f: t.Movement) -> tuple[Ask, ...]:
        """The side whose phase it is."""
        return (Ask(f.side, "mechanized" if f.mechanized else "movement", "10.1a"),)

    def choice(self, book: Book, seen: t.Seen, f: t.Movement, ask: Ask) -> Choice:
        """Move, look, break down, combine, or end the phase."""
        return Menu("10.1a", makers(), Phase(book, seen, f))

    def take(self, book: Book, d: t.D, f: t.Movement, side: str, action: Action) -> None:
        """Carry it out."""
        taken()[type(action)].take(book, d, f, side, action)


@rule("5.2f", "10.5a", "7.2c")
def begin(book: Book, d: t.D, f: t.Movement) -> None:
    """Who stands in an enemy zone now has begun the turn there; unused points are lost."""
    field = field_of(book, d.public)
    fresh = {}
    for unit, own in d.private[f.side].units.items():
        flags = own.flags & ~OF_PHASE
        if not f.mechanized:
            flags &= ~OF_TURN
            flags |= t.IN_ZONE if field.in_enemy_zone(f.side, own.at) else 0
        elif own.flags & t.WALKED:
            flags |= t.MARCHED
        if flags != own.flags or own.spent:
            fresh[unit] = replace(own, flags=flags, spent=0)
    put_owns(d, f.side, fresh, carried=True)
    if d.private[f.side].attached:
        d.carry(f.side, attached={})


# -- the end of a phase -----------------------------------------------------------------------


def end_choice(phase: Phase) -> Choice:
    """End the phase, if nothing is left that must be put right."""
    return OneOf((t.EndMovement(),), lambda act: why_not_end(phase))


def why_not_end(phase: Phase) -> Illegal | None:
    """Why a movement phase cannot end."""
    return why_not_full(phase.book, phase.public, phase.own) or why_not_apart(phase)


@rule("6.3a")
def why_not_apart(phase: Phase) -> Illegal | None:
    """Americans and the Commonwealth that have retreated together part as soon as they can."""
    if phase.f.joined:
        return None
    stacks = stacks_of(phase.book, phase.own.units)
    ground = Ground.of(phase)
    for space in mixed_hexes(phase.book, phase.own):
        for unit in stacks[space]:
            if ground.why_not_walker(unit) is None and ground.ways((unit,), fast=False):
                return refuse("6.3a", "together", space=space, unit=unit)
    return None


def take_end(book: Book, d: t.D, f: Frame, side: str, action: t.EndMovement) -> None:
    """The phase is over."""
    d.goto("over")


# -- the menu ---------------------------------------------------------------------------------


def take_move(book: Book, d: t.D, f: Frame, side: str, action: t.Move) -> None:
    """They set out; see the walk."""
    from bocage.games.normandy.rules.r10_walk import set_out

    set_out(book, d, side, action)


@cache
def taken() -> Mapping[type[Action], Extra]:
    """All that can be done in a movement phase, by kind."""
    own = (
        Extra(t.Move, move_choice, take_move),
        *LOOKS,
        Extra(t.Remove, remove_choice, take_remove),
        *COMPANIES,
    )
    others = extras("MOVEMENT")
    found = {extra.kind: extra for extra in (*own, *others.values())}
    return {**found, t.EndMovement: Extra(t.EndMovement, end_choice, take_end)}


@cache
def makers() -> Mapping[type[Action], Callable[[Any], Choice]]:
    """How each kind of action is chosen."""
    return {kind: extra.make for kind, extra in taken().items()}


STEPS: Mapping[type[Frame], Step] = {t.Movement: MovementStep()}
