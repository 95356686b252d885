"""Chapters A39 and A26 - Smoke Grenades and Assault Fire in a Move order."""

from __future__ import annotations

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.rules.common import act
from bocage.games.combat_commander.rules.markers import put_smoke, why_not_smoke
from bocage.games.combat_commander.rules.o14_activation import (
    action_cards,
    why_not_action_card,
)
from bocage.games.combat_commander.rules.o20_fire_2_group import boxed
from bocage.games.combat_commander.rules.o20_fire_4_shoot import assault_form
from bocage.games.combat_commander.rules.o20_fire_5_attack import begin_attack
from bocage.games.combat_commander.types import Assault, D, Moving, Play, Public, Seen, Side
from bocage.kernel.api import Choice, Form, Illegal, Pick, refuse, rule

# -- smoke grenades -------------------------------------------------------------------------


def throwers(book: Book, public: Public, f: Moving) -> list[str]:
    """Units of the order whose Movement is boxed."""
    found = [unit for unit in f.units if unit in public.units]
    return sorted((u for u in found if boxed(book, public, u, "move")), key=book.place)


@rule("A39")
def grenades_form(book: Book, seen: Seen, f: Moving) -> Choice:
    """A card, a unit with a boxed Movement, its hex or one next to it."""
    public = seen.public

    def spots(unit: str) -> list[str]:
        at = public.units[unit].at
        near = (at, *book.adjacent[at])
        return [spot for spot in near if why_not_smoke(book, public, spot) is None]

    parts = (
        Pick("card", lambda done: action_cards(book, seen, "smoke-grenades")),
        Pick("unit", lambda done: throwers(book, public, f)),
        Pick("at", lambda done: spots(done["unit"])),
    )
    return Form(Play, parts, lambda action: why_not_grenades(book, seen, f, action))


def why_not_grenades(book: Book, seen: Seen, f: Moving, action: Play) -> Illegal | None:
    """A thrower of the order, and a hex that he reaches and that smoke may lie in."""
    bad = why_not_action_card(book, seen, action.card, "smoke-grenades", "A39")
    if bad is not None:
        return bad
    unit, at, units = action.unit, action.at, seen.public.units
    if unit is None or unit not in f.units or unit not in units:
        return refuse("A39", "no-thrower")
    if not boxed(book, seen.public, unit, "move"):
        return refuse("A39", "not-boxed", unit=unit)
    if at is None or book.distance[units[unit].at][at] > 1:
        return refuse("A39", "too-far-to-throw", unit=unit)
    return why_not_smoke(book, seen.public, at)


@rule("A39")
def throw_grenades(book: Book, d: D, side: Side, action: Play) -> None:
    """A random smoke marker."""
    act(book, d, side, action.card, "A39")
    put_smoke(book, d, action.at or "", "A39")


# -- assault fire ---------------------------------------------------------------------------


@rule("A26a", "A26b", "A26c")
def assault_choice(book: Book, seen: Seen, f: Moving) -> Choice:
    """A card, and one attack by units of the order, whether they have moved or not."""
    units = tuple(unit for unit in f.units if unit in seen.public.units)
    return assault_form(book, seen, f.side, units)


@rule("A26b")
def begin_assault(book: Book, d: D, side: Side, action: Assault, then: str) -> None:
    """The card is spent, the attack is made as any other."""
    act(book, d, side, action.card, "A26b")
    begin_attack(book, d, side, action, then)
