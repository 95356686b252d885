"""Chapter 5.4.4 - Risk movement: further than the weather allows, at the risk of a step."""

from __future__ import annotations

from typing import Any

from bocage.families.cobra.rules.c05_movement import why_not_mover
from bocage.families.cobra.rules.common import lose_steps
from bocage.families.cobra.state import Ways
from bocage.families.cobra.types import GERMAN, D
from bocage.games.cobra.events import Raised, Risked
from bocage.games.cobra.types import Movement, Raise
from bocage.kernel.api import Form, Illegal, Pick, refuse, rule

ALL = 3  # thirds of an allowance


def why_not_raise(ways: Ways, act: Raise) -> Illegal | None:
    """A German unit that has not moved, to at most its whole allowance."""
    if ways.side != GERMAN:
        return refuse("2008:5.4.4a", "german-risk")
    bad = why_not_mover(ways.book, ways, act.unit)
    if bad is not None:
        return bad
    if not 1 <= act.thirds <= ALL - ways.thirds:
        return refuse("2008:5.4.4a", "whole-allowance", most=ALL - ways.thirds)
    if act.unit in ways.phase.spent:
        return refuse("2008:5.4.4a", "has-moved", unit=act.unit)
    if act.unit in raised(ways.phase):
        return refuse("2008:5.4.4a", "raised-already", unit=act.unit)
    return why_overran(ways, act.unit)


@rule("2008:5.4.4c")
def why_overran(ways: Ways, unit: str) -> Illegal | None:
    """Not together with an overrun in one phase."""
    division = ways.book.counters[unit].formation
    if division and ways.phase.overran.get(division):
        return refuse("2008:5.4.4c", "risk-and-overrun", unit=unit)
    return None


def raised(phase: Any) -> dict[str, int]:
    """By unit the thirds that were added in this phase."""
    found: dict[str, int] = getattr(phase, "raised", {})
    return found


@rule("2008:5.4.4a", "2008:5.4.4d", "2008:5.4.4f")
def raise_form(ways: Ways) -> Form:
    """A unit, and by how many thirds."""
    most = ALL - ways.thirds if ways.side == GERMAN else 0

    def able() -> list[str]:
        if not most:
            return []
        units = [unit for stack in ways.lines.stacks(GERMAN) for unit in stack]
        return [unit for unit in units if why_not_raise(ways, Raise(unit)) is None]

    return Form(
        Raise,
        (Pick("unit", lambda done: able()), Pick("thirds", lambda done: range(1, most + 1))),
        lambda act: why_not_raise(ways, act),
        whole=True,
    )


def begin_raise(d: D, f: Movement, act: Raise) -> None:
    """It is declared before the unit moves."""
    d.remember(raised={**f.raised, act.unit: act.thirds})
    d.emit(Raised("2008:5.4.4a", act.unit, act.thirds))


@rule("2008:5.4.4b", "2008:5.4.4f")
def risk_steps(book: Any, d: D, units: tuple[str, ...]) -> None:
    """A die for each raised unit that has moved: 1-2 costs a step, after two thirds 1-4.

    Its move is made at one go and is over.
    """
    added = d.caller(Movement).raised
    for unit in units:
        if unit not in added or unit not in d.public.units:
            continue
        most, die = 2 * added[unit], 1 + d.below(6, "2008:5.4.4b")
        d.emit(Risked("2008:5.4.4b", unit, die, most))
        d.amend(Movement, ended=(*d.caller(Movement).ended, unit))
        if die <= most:
            lose_steps(book, d, unit, 1, "2008:5.4.4b")
