"""Chapter 9 - Headquarters: who helps, how often and how much; Patton beside them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.families.cobra.book import Book
from bocage.families.cobra.rules.c09_headquarters import Facts, why_not_help
from bocage.families.cobra.rules.common import put_units
from bocage.families.cobra.state import ENEMY, Lines
from bocage.families.cobra.types import ALLIED, Battle, D, Movement, Public
from bocage.games.cobra.events import Slept
from bocage.kernel.api import Illegal, refuse, rule
from bocage.space import flood_bits, without

PATTON = "Patton"
PATTON_SHIFTS = 2  # 2008:8.3.7: to one attack, or one to each of two
TWO_SHIFTS = 17  # 2008:8.3.5e: from this turn


@rule("2008:9.2.5", "2008:9.2.7")
def why_idle(book: Book, lines: Lines, hq: str) -> Illegal | None:
    """One in an enemy zone gives nothing, even among friends; nor one that does not function."""
    state = lines.units[hq]
    if lines.in_zoc(ENEMY[book.side_of[hq]], state.at):
        return refuse("2008:9.2.5", "headquarters-in-zoc", unit=hq)
    if state.idle:
        return refuse("2008:9.2.7", "headquarters-idle", unit=hq)
    return None


@rule("2008:8.3.5b", "2008:5.5.7a")
def leads(facts: Facts, hq: str) -> Sequence[int]:
    """One combat in a phase, with all that it has; an overrun only if it has not moved."""
    if hq == PATTON or hq in facts.phase.led:
        return ()
    if isinstance(facts.phase, Movement):
        return () if moved(facts.phase, hq) else (1,)
    return (1,)


@rule("2008:8.3.5e")
def led_battle(public: Public, battle: Battle) -> Battle:
    """From turn 17 a headquarters gives two shifts to an Allied attack, to an overrun one."""
    late = battle.side == ALLIED and public.turn >= TWO_SHIFTS
    if not late or not battle.shift or battle.overrun:
        return battle
    return replace(battle, shift=2)


def why_not_shift(facts: Facts, hq: str, shift: int) -> Illegal | None:
    """Not Patton, not used, not moved before an overrun; and neither more nor fewer than it has."""
    if hq == PATTON:
        return refuse("2008:8.3.7", "patton-apart")
    if hq in facts.phase.led:
        return refuse("2008:8.3.5b", "headquarters-used", unit=hq)
    if isinstance(facts.phase, Movement):
        if moved(facts.phase, hq):
            return refuse("2008:5.5.7b", "headquarters-moved", unit=hq)
        return None if shift == 1 else refuse("2008:5.5.7a", "one-shift", unit=hq)
    return None if shift == 1 else refuse("2008:8.3.5e", "shifts-are-fixed", unit=hq)


@rule("2008:5.5.7b")
def moved(phase: Movement, hq: str) -> bool:
    """Who has moved in this phase helps no overrun, Patton apart."""
    return hq in phase.spent


@rule("2008:9.0a")
def guards(hq: str, used: Collection[str]) -> bool:
    """Any headquarters but Patton may help a defence, once in a phase."""
    return hq != PATTON and hq not in used


# -- Patton -------------------------------------------------------------------------------------


@rule("2008:8.3.7", "2008:5.5.7c")
def patton_left(facts: Facts) -> int:
    """In a phase two shifts, to one attack or overrun or to two."""
    return PATTON_SHIFTS - facts.phase.led.get(PATTON, 0)


def why_not_patton(facts: Facts, units: Sequence[str], given: int) -> Illegal | None:
    """Patton helps US units in his range as others do, with what he has left."""
    if not given:
        return None
    bad = why_not_help(facts.book, facts.lines, facts.side, PATTON, units)
    if bad is not None:
        return bad
    left = patton_left(facts)
    if given > left:
        return refuse("2008:8.3.7", "too-many-shifts", unit=PATTON, left=left)
    return None


def patton_shifts(facts: Facts, units: Sequence[str]) -> Sequence[int]:
    """How many shifts Patton may give to an attack by these units."""
    if facts.side != ALLIED or PATTON not in facts.lines.units:
        return (0,)
    left = patton_left(facts)
    return range(left + 1) if not left or why_not_patton(facts, units, 1) is None else (0,)


# -- overruns -----------------------------------------------------------------------------------


@rule("2008:5.5.7a")
def why_not_over_range(facts: Facts, hq: str, hex_: str) -> Illegal | None:
    """The hex that is overrun is in range too, its last step into the enemy."""
    lines, country = facts.lines, facts.lines.country
    here = country.bits.bit[lines.units[hq].at]
    shut = without(lines.shut_to(facts.side), here)
    if flood_bits(here, country.next_steps, shut, facts.book.radius[hq]) & country.bits.bit[hex_]:
        return None
    return refuse("2008:5.5.7a", "overrun-out-of-range", unit=hq, hex=hex_)


@rule("2008:4.A.5b", "2008:4.B.5")
def sleep(book: Any, d: D, hq: str, clause: str) -> None:
    """A headquarters is turned to the side on which it does not work."""
    state = d.public.units[hq]
    if not state.idle:
        put_units(book, d, {hq: replace(state, idle=True)})
        d.emit(Slept(clause, hq))
