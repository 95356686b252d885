"""Chapter 17 - Railways, an option: some German units on turns 2 to 4."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.families.cobra.rules.c05_movement import why_not_mover
from bocage.families.cobra.rules.common import place_all
from bocage.families.cobra.state import Ways
from bocage.families.cobra.types import GERMAN
from bocage.games.cobra.events import Railed
from bocage.games.cobra.options import RAIL
from bocage.games.cobra.types import D, Movement, PlayerTurn, Rail
from bocage.kernel.api import Form, Illegal, Pick, refuse, rule
from bocage.space import flood


@rule("2008:17.0", "2008:17.1.1")
def capacity(ways: Ways) -> int:
    """What the railways can still carry this turn, in units that are not mechanised."""
    book: Any = ways.book
    if not book.on(RAIL) or not book.expanded or ways.side != GERMAN or ways.phase.mechanised:
        return 0
    most: int = book.turns[ways.public.turn].rail
    return max(0, most - getattr(ways.turn, "railed", 0))


@rule("2008:17.1.2")
def load(ways: Ways, unit: str) -> int:
    """A mechanised unit counts as two."""
    return 2 if ways.kind(unit) == "mechanised" else 1


@rule("2008:17.2.1")
def lines_from(ways: Ways, start: str) -> Sequence[str]:
    """The hexes that primary roads join, away from the coast, without enemies and their zones."""
    book: Any = ways.book

    def clear(hex_: str) -> bool:
        return hex_ in book.rail and not ways.zoned(hex_) and ways.lines.open_to(GERMAN, hex_)

    def near(hex_: str) -> list[str]:
        edge = ways.country.edge
        found = [b for b in ways.country.next_to[hex_] if edge(hex_, b).road == "primary"]
        return [b for b in found if clear(b)]

    if not clear(start):
        return ()
    return tuple(hex_ for hex_ in flood([start], near) if hex_ != start)


def why_not_rail(ways: Ways, act: Rail) -> Illegal | None:
    """A unit that has not moved, from a railway hex to one that is joined to it."""
    bad = why_not_mover(ways.book, ways, act.unit)
    if bad is not None:
        return bad
    if not ways.book.on(RAIL) or ways.side != GERMAN:
        return refuse("2008:17.0", "no-rail", hex=act.hex)
    if load(ways, act.unit) > capacity(ways):
        return refuse("2008:17.1.1", "rail-full", left=capacity(ways))
    if act.unit in ways.phase.spent:
        return refuse("2008:17.2.1", "has-moved", unit=act.unit)
    if act.hex not in lines_from(ways, ways.public.units[act.unit].at):
        return refuse("2008:17.2.1", "no-rail", hex=act.hex)
    edition = ways.book.edition
    return edition.why_not_way(ways, act.unit, (act.hex,)) or edition.why_not_end(
        ways, act.unit, act.hex
    )


def rail_form(ways: Ways) -> Form:
    """A unit, and where it goes."""
    left = capacity(ways)

    def able() -> list[str]:
        units = [u for stack in ways.lines.stacks(GERMAN) for u in stack] if left else []
        fresh = [u for u in units if u not in ways.phase.spent and load(ways, u) <= left]
        return [u for u in fresh if lines_from(ways, ways.public.units[u].at)]

    return Form(
        Rail,
        (
            Pick("unit", lambda done: able()),
            Pick("hex", lambda done: lines_from(ways, ways.public.units[done["unit"]].at)),
        ),
        lambda act: why_not_rail(ways, act),
    )


@rule("2008:17.2.1")
def go_by_rail(book: Any, d: D, f: Movement, ways: Ways, act: Rail) -> None:
    """It is there, and moves no more in this phase."""
    carried = d.caller(PlayerTurn).railed + load(ways, act.unit)
    d.amend(PlayerTurn, railed=carried)
    d.remember(spent={**f.spent, act.unit: ways.allowance(act.unit)}, ended=(*f.ended, act.unit))
    place_all(book, d, (act.unit,), act.hex)
    d.emit(Railed("2008:17.2.1", act.unit, act.hex))
