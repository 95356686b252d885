"""The landing and the first weeks: beaches, drops, delay units, railways, withdrawals."""

from __future__ import annotations

from typing import Any

from bocage.families.cobra.bot.picture import picture_of
from bocage.families.cobra.bot.worth import step_cost
from bocage.families.cobra.odds import COLUMNS, shifted
from bocage.families.cobra.types import ALLIED, Done
from bocage.games.cobra.rules.c05_9_withdrawal import able
from bocage.games.cobra.rules.c08_5_result import FEW_STEPS
from bocage.games.cobra.rules.c18_1_expanded import COMMANDOS_BY
from bocage.games.cobra.rules.c19_landing_1_waves import beach_hexes, refuges
from bocage.games.cobra.rules.c19_landing_2_toll import near_beaches, parties
from bocage.games.cobra.types import (
    Defend,
    Drop,
    Harass,
    Land,
    Landing,
    Public,
    Seen,
    Withdraw,
    Withdrawing,
)
from bocage.kernel.api import Action, Choice, innermost

LOST_STEP = 60  # what a step of the first wave is worth to the Germans
BEACH = 1500  # what an abandoned beach is worth
RANGERS_BY, AIRBORNE_FROM = 7, 14  # turns in which these leave


def best_landing(book: Any, seen: Seen, choice: Choice) -> Action | None:
    """Where history put them; else anywhere on their beach."""
    for row in book.landing.values():
        if row.how != "beach" or row.unit in seen.public.units:
            continue
        for hex_ in (row.suggested, *beach_hexes(book, row.place)):
            act = Land(row.unit, hex_)
            if choice.why_not(act) is None:
                return act
    return None


def best_drop(book: Any, seen: Seen, choice: Choice) -> Action | None:
    """Beside friends, away from enemies."""
    f = innermost(seen.frames, Landing)
    unit = f.fallen[0]
    picture = picture_of(book, seen.public, ALLIED)
    hexes = refuges(book, seen.public, unit)
    if not hexes:
        return None
    return Drop(unit, max(hexes, key=lambda h: (-picture.threat(h), h in picture.force, h)))


# -- defending beaches ----------------------------------------------------------------------


def best_defence(book: Any, seen: Seen, choice: Choice) -> Action:
    """Step after step to the hex where it costs the Allies most, as long as it pays."""
    f, public = innermost(seen.frames, Landing), seen.public
    unit = f.guard
    hexes, left = near_beaches(book, public, unit), public.units[unit].steps
    given: dict[str, int] = {}
    while left > 1 or (left and not book.counters[unit].is_hq):
        now = _toll(book, public, f, given)
        gain, hex_ = max(
            (_toll(book, public, f, {**given, h: given.get(h, 0) + 1}) - now, h) for h in hexes
        )
        if gain <= step_cost(book, unit, left):
            break
        given[hex_] = given.get(hex_, 0) + 1
        left -= 1
    return Defend({hex_: given[hex_] for hex_ in hexes if hex_ in given})


def _toll(book: Any, public: Public, f: Landing, given: dict[str, int]) -> int:
    """What the landing costs the Allies on average, by beach, if so many steps are given."""
    total = 0
    for beach, landed in f.landed.items():
        chances = {0: 1.0}
        for party in parties(book, public):
            hex_ = public.units[party[0]].at
            if hex_ not in beach_hexes(book, beach) or book.landing[party[0]].how != "beach":
                continue
            steps = sum(public.units[unit].steps for unit in party)
            column = COLUMNS.index(book.landing[party[0]].column)
            column = shifted(column, f.defence.get(hex_, 0) + given.get(hex_, 0))
            chances = _added(chances, _numbers(book, column, steps))
        mean = sum(lost * chance for lost, chance in chances.items())
        gone = sum(chance for lost, chance in chances.items() if 2 * lost > landed)
        total += int(LOST_STEP * mean + BEACH * gone)
    return total


def _numbers(book: Any, column: int, steps: int) -> list[int]:
    """What each die costs a party."""
    found = []
    for die in range(1, 7):
        cell = book.crt[column, die]
        number = 1 if cell.star and steps <= FEW_STEPS else cell.defender
        found.append(min(number, steps))
    return found


def _added(chances: dict[int, float], numbers: list[int]) -> dict[int, float]:
    found: dict[int, float] = {}
    for lost, chance in chances.items():
        for number in numbers:
            found[lost + number] = found.get(lost + number, 0.0) + chance / len(numbers)
    return found


# -- leaving --------------------------------------------------------------------------------


def best_withdrawal(book: Any, seen: Seen, choice: Choice) -> Action:
    """Who scores by leaving, in the last turn in which it does; nobody out of a German zone."""
    turn, exposed = seen.public.turn, innermost(seen.frames, Withdrawing).exposed
    for unit in able(book, seen.public):
        counter = book.counters[unit]
        airborne = counter.group == "us" and counter.type == "airborne"
        due = (
            (counter.type == "commando" and turn == COMMANDOS_BY)
            or (counter.type == "ranger" and turn == RANGERS_BY)
            or (airborne and turn == AIRBORNE_FROM)
        )
        if due and unit not in exposed:
            return Withdraw(unit)
    return Done()


def best_harassment(book: Any, seen: Seen, choice: Choice) -> Action:
    """It costs nothing."""
    return Harass()
