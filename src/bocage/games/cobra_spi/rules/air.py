"""Chapters combat.5 and carpet - Air points: ground attacks and carpet bombing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bocage.families.cobra.book import Book
from bocage.families.cobra.events import AirDeclared, Bombed
from bocage.families.cobra.odds import COLUMNS
from bocage.families.cobra.rules.c14_air import air_points
from bocage.families.cobra.types import ALLIED, GERMAN, Combat, PlayerTurn, Suffering
from bocage.games.cobra_spi.types import Air, D, Public
from bocage.kernel.api import Form, Illegal, Pick, Subset, refuse, rule

CARPET_COST = 6  # carpet.2
CARPET_COLUMN = COLUMNS.index("6:1")  # carpet.2


def enemy_hexes(book: Book, public: Public) -> list[str]:
    """The hexes that German units stand in."""
    return sorted(book.lines(public).held[GERMAN])


def why_not_air(book: Book, public: Public, act: Air) -> Illegal | None:
    """No more than the points of the day; only hexes of the enemy; carpet bombing once a game."""
    lines = book.lines(public)
    named = (*act.strikes, *([act.carpet] if act.carpet else []))
    for hex_ in named:
        if not lines.enemy_at(ALLIED, hex_):
            return refuse("2008:14.4.1a", "no-enemy", hex=hex_)
    points = air_points(public.weather)
    cost = len(act.strikes)
    if act.carpet is not None:
        if public.carpet_used:
            return refuse("carpet.1", "carpet-used")
        cost += CARPET_COST
        if cost > points:
            return refuse("carpet.2", "too-few-air-points", cost=cost, points=points)
    if cost > points:
        return refuse("2008:14.1", "too-few-air-points", cost=cost, points=points)
    return None


def air_form(book: Book, public: Public) -> Form:
    """Hexes for ground attacks; with what is left of the points, a hex to bomb or none."""
    hexes = enemy_hexes(book, public)
    points = air_points(public.weather)

    def targets(done: Mapping[str, Any]) -> list[str | None]:
        can_bomb = points - len(done["strikes"]) >= CARPET_COST and not public.carpet_used
        return [None, *(hexes if can_bomb else ())]

    return Form(
        Air,
        (Subset("strikes", lambda done: hexes, high=points), Pick("carpet", targets)),
        lambda act: why_not_air(book, public, act),
    )


def declare_air(book: Book, d: D, act: Air) -> None:
    """Ground attacks are allotted; then the bombs fall, before any attack."""
    declare_strikes(d, act)
    if act.carpet is None:
        d.goto("attacks")
    else:
        bomb(book, d, act.carpet)


@rule("combat.5")
def declare_strikes(d: D, act: Air) -> None:
    """All ground attacks are declared at the start of the combat phase."""
    d.amend(Combat, strikes=act.strikes)
    if act.strikes:
        d.emit(AirDeclared("combat.5", act.strikes))


@rule("carpet.1", "carpet.2", "carpet.3")
def bomb(book: Book, d: D, hex_: str) -> None:
    """Once in the game, before all attacks: a roll on the 6:1 column without any shift."""
    d.put(carpet_used=True)
    close_hex(d, hex_)
    die = 1 + d.below(6, "carpet.2")
    number = book.crt[CARPET_COLUMN, die].defender
    d.emit(Bombed("carpet.2", hex_, die, number))
    units = book.lines(d.public).here(hex_)
    d.call(Suffering(side=GERMAN, units=units, number=number, may_retreat=False), "attacks")


@rule("carpet.5")
def close_hex(d: D, hex_: str) -> None:
    """The Allies neither attack nor enter the bombed hex for the rest of the turn."""
    d.amend(PlayerTurn, bombed=hex_)
