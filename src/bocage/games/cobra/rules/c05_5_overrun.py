"""Chapter 5.5 - Overruns: who was together when the phase began, and whose zones matter."""

from __future__ import annotations

from typing import Any

from bocage.families.cobra.book import Book
from bocage.families.cobra.rules import c05_5_overrun as family
from bocage.families.cobra.rules.c05_5_overrun import overrun_parts, overrun_tallies
from bocage.families.cobra.rules.c06_5_integrity import integrated, mobile_division
from bocage.families.cobra.state import Lines, Ways
from bocage.families.cobra.types import Side
from bocage.games.cobra.rules.c05_9_limits import why_no_overrun
from bocage.games.cobra.rules.c05_10_boundary import why_over
from bocage.games.cobra.rules.c09_headquarters import (
    PATTON,
    patton_shifts,
    why_not_over_range,
    why_not_patton,
)
from bocage.games.cobra.types import Overrun
from bocage.kernel.api import Form, Illegal, Pick, refuse, rule


@rule("2008:5.5b", "2008:6.5.4")
def united(book: Book, lines: Lines, side: Side) -> dict[str, tuple[str, ...]]:
    """The divisions that are integrated when a phase begins, each with the Tigers beside it."""
    found: dict[str, tuple[str, ...]] = {}
    held = lines.held[side]
    for division, units in book.divisions_of[side]:
        state = lines.units.get(units[0])
        if state is None or not mobile_division(book, lines, division):
            continue
        if integrated(book, lines, side, state.at) == division:
            found[division] = tuple(u for u in held[state.at] if u in book.tigers)
    return found


def overrun_form(ways: Ways) -> Form:
    """An overrun with everything that may help it."""
    patton = Pick("patton", lambda done: patton_shifts(ways, done["by"]))
    return Form(
        Overrun,
        (*overrun_parts(ways), patton),
        lambda act: why_not_overrun(ways, act),
        lambda act: overrun_tallies(ways, act),
    )


def why_not_overrun(ways: Ways, act: Overrun) -> Illegal | None:
    """As in the family; and Patton may be able to help."""
    bad = family.why_not_overrun(ways, act) or why_not_patton(ways, act.by, act.patton)
    helpers = (act.hq, PATTON if act.patton else None)
    for hq in helpers if bad is None else ():
        bad = bad or (why_not_over_range(ways, hq, act.hex) if hq else None)
    return bad


def overrunning(ways: Any) -> list[tuple[str, tuple[str, ...]]]:
    """Those that were together from the beginning of the phase."""
    divisions = ways.book.divisions
    return [(division, divisions[division]) for division in ways.phase.united]


def why_not_here(ways: Ways, act: Any) -> Illegal | None:
    """Together from the beginning of the phase, out of the zones of others, no fortress."""
    phase: Any = ways.phase
    bad = why_no_overrun(ways.book, ways.public.turn)
    if bad is not None:
        return bad
    if ways.country.ground[act.hex].fort == "fortress":
        return refuse("2008:5.5.3", "overrun-fortress", hex=act.hex)
    division = next(c.formation for u in act.by if (c := ways.book.counters[u]).type != "tiger")
    if division not in phase.united:
        return refuse("2008:5.5b", "not-together-at-start", division=division or "")
    for unit in act.by:
        if unit in ways.book.tigers and unit not in phase.united[division]:
            return refuse("2008:8.3.2", "not-together-at-start", division=division)
        if unit in phase.gone:
            return refuse("2008:5.5.6c", "has-disengaged", unit=unit)
        if unit in phase.raised:
            return refuse("2008:5.4.4c", "risk-and-overrun", unit=unit)
    here = ways.public.units[act.by[0]].at
    return (
        why_over(ways.book, ways.public, act.by[0], here)
        or why_over(ways.book, ways.public, act.by[0], act.hex)
        or why_not_zoned(ways, here, act.hex)
    )


@rule("2008:5.5.6a", "2008:5.5.6b")
def why_not_zoned(ways: Ways, here: str, target: str) -> Illegal | None:
    """The zone of those who are overrun does not matter; that of others forbids it."""
    country, enemies = ways.country, ways.lines.held[ways.enemy]
    for near in country.next_to[here]:
        if near == target or near not in enemies or here not in country.zoc_to[near]:
            continue
        if any(ways.book.roster.exerts[unit] for unit in enemies[near]):
            return refuse("2008:5.5.6b", "other-zoc", hex=near)
    return None


@rule("2008:5.5.1a")
def overrun_cost(ways: Ways, unit: str, hex_: str) -> int:
    """Three points, and what it costs to enter the hex, by road if there is one."""
    here = ways.public.units[unit].at
    return family.OVERRUN_COST + ways.country.cost[ways.kind(unit)][here].get(hex_, 0)
