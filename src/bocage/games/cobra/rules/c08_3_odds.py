"""Chapter 8.3 - Strengths and shifts: what only this edition counts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.families.cobra.book import Book
from bocage.families.cobra.counters import Counter, british_infantry
from bocage.families.cobra.edition import Factor
from bocage.families.cobra.rules.c08_3_odds import air_shift, defence_lead, doubled_attack
from bocage.families.cobra.rules.c10_supply import in_supply
from bocage.families.cobra.state import ENEMY, Lines
from bocage.families.cobra.types import ALLIED, GERMAN, Battle
from bocage.games.cobra.rules.c10_supply import fed_to_attack
from bocage.games.cobra.rules.c14_6_naval import naval_shift
from bocage.kernel.api import Adding, rule

# -- factors ------------------------------------------------------------------------------------


def fed_division(book: Book, lines: Lines, battle: Battle, unit: str) -> Factor | None:
    """Integrated divisions attack at double strength if they have supply for it."""
    found = doubled_attack(book, lines, battle, unit)
    return found if found is not None and fed_to_attack(book, lines, unit) else None


@rule("2008:10.6.1", "2008:11.1.5", "2008:10.0a", "2008:10.0b", "2008:EA4")
def hungry_attack(book: Book, lines: Lines, battle: Battle, unit: str) -> Factor | None:
    """Each unit out of supply, or whose attack is not paid for, attacks at half strength."""
    if not fed_to_attack(book, lines, unit):
        return Factor("2008:10.6.1", "unsupplied", parts=2)
    if not book.edition.pays(battle, battle.side, lines):
        return Factor("2008:11.1.5", "no-point", parts=2)
    return None


@rule("2008:10.6.1", "2008:EA4")
def hungry_defence(book: Book, lines: Lines, battle: Battle, unit: str) -> Factor | None:
    """Each unit out of supply defends at half strength."""
    if in_supply(book, lines, ENEMY[battle.side], lines.units[unit].at):
        return None
    return Factor("2008:10.6.1", "unsupplied", parts=2)


@rule("2008:6.6")
def lone_brigade(book: Book, lines: Lines, battle: Battle, unit: str) -> Factor | None:
    """An independent British armoured brigade attacks at half without an infantry division."""
    if not independent_brigade(book.counters[unit]):
        return None
    here = lines.here(lines.units[unit].at)
    if any(british_infantry(book.counters[mate]) for mate in here):
        return None
    return Factor("2008:6.6", "brigade-alone", parts=2)


@rule("2008:2.3.4a")
def independent_brigade(counter: Counter) -> bool:
    """A British armoured brigade of no division."""
    armour = (counter.group, counter.type, counter.size) == ("british", "armour", "brigade")
    return armour and counter.formation is None


@rule("2008:8.8.2b")
def mixed_defence(book: Book, lines: Lines, battle: Battle, unit: str) -> Factor | None:
    """In a hex with US and British units all defend at half; who took refuge there counts too."""
    if battle.side == ALLIED:
        return None
    here = lines.here(lines.units[unit].at)
    if len({book.group_of[mate] for mate in here}) == 1:
        return None
    return Factor("2008:8.8.2b", "mixed-nations", parts=2)


# -- shifts -------------------------------------------------------------------------------------


@rule("2008:8.3.2", "2008:5.5.8b")
def tigers(book: Book, lines: Lines, battle: Any, strikes: Sequence[str], tally: Adding) -> None:
    """One shift for the side with a Tiger battalion, however many; none in advance overruns."""
    if battle.thrust:
        return
    if not book.tigers.isdisjoint(battle.by):
        tally.add("2008:8.3.2", "tiger", 1)
    elif not book.tigers.isdisjoint(battle.defenders):
        tally.add("2008:8.3.2", "tiger", -1)


def command(book: Book, lines: Lines, battle: Any, strikes: Sequence[str], tally: Adding) -> None:
    """What the headquarters of both sides give, and Patton."""
    if battle.overrun:
        tally.add("2008:5.5.7a", "attack-hq", battle.shift)
        tally.add("2008:5.5.7c", "patton", battle.patton)
        tally.add("2008:5.5.7a", "defence-hq", -defence_lead(battle))
        return
    clause = "2008:8.3.5e" if battle.shift > 1 else "2008:8.3.5a"
    tally.add(clause, "attack-hq", battle.shift)
    tally.add("2008:8.3.7", "patton", battle.patton)
    tally.add("2008:8.3.5a", "defence-hq", -defence_lead(battle))


@rule("2008:14.6.4d")
def beach_shift(book: Any, battle: Any) -> int:
    """On a beach the Allies have two shifts to the left by the guns of their ships."""
    if not book.expanded or battle.thrust:
        return 0
    return -2 if any(book.country.ground[hex_].beach for hex_ in battle.on) else 0


@rule("2008:M.TEC5", "2008:5.9.3")
def works(book: Book, lines: Lines, battle: Any, strikes: Sequence[str], tally: Adding) -> None:
    """Germans in a fortress, or in a fortified zone that stands; of several hexes the most."""
    if battle.side == GERMAN:
        return
    country, shifts = book.country, [0]
    for hex_ in battle.on:
        kind = country.ground[hex_].fort
        if kind == "fortress" or (kind and hex_ not in lines.feeding.razed):
            shifts.append(country.chart[kind].shift)
    tally.add("2008:M.TEC5", "works", -max(shifts))


@rule("2008:19.2.2.7c")
def beach_markers(
    book: Book, lines: Lines, battle: Any, strikes: Sequence[str], tally: Adding
) -> None:
    """Allied attacks from beach hexes suffer their markers: of several hexes the most."""
    shifts = lines.feeding.beach_shifts
    if battle.side != ALLIED or battle.overrun or not shifts:
        return
    most = max(shifts.get(lines.units[unit].at, 0) for unit in battle.by)
    tally.add("2008:19.2.2.7c", "beach-markers", -most)


@rule("2008:14.4.1a", "2008:14.4.1b", "2008:14.6.4b")
def air_and_sea(
    book: Book, lines: Lines, battle: Any, strikes: Sequence[str], tally: Adding
) -> None:
    """One shift for the Allies by air, in attack or in defence; and what their ships give."""
    if battle.side == GERMAN:
        tally.add("2008:14.4.1b", "air", -1 if battle.air else 0)
        tally.add("2008:14.6.4d", "beach", beach_shift(book, battle))
        return
    tally.add("2008:14.4.1a", "air", air_shift(battle, strikes))
    tally.add("2008:14.6.4a", "naval", naval_shift(book, battle))
