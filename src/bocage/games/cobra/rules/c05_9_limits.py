"""Chapter 5.9 - What holds units back on the first turns, and the garrison of Cherbourg."""

from __future__ import annotations

from typing import Any

from bocage.families.cobra.counters import Counter
from bocage.families.cobra.state import Ways
from bocage.families.cobra.types import ALLIED, GERMAN
from bocage.games.cobra.events import GarrisonFreed
from bocage.games.cobra.rules.c10_5_beaches import CHERBOURG
from bocage.games.cobra.types import D, PlayerTurn, Public
from bocage.kernel.api import Illegal, refuse, rule

EARLY = (1, 2)  # the turns of the landing
FREE_DIVISIONS = ("12SS", "711")  # 2008:5.9.10
CHOSEN = 7  # 2008:5.9.10
GARRISON_RANGE, ALARM_RANGE = 3, 4  # 2008:5.9.11a, 2008:5.9.11b
LANDING_TO = 14  # 2008:13.3.8b


def early(book: Any, turn: int) -> bool:
    """Whether it is one of the first two turns after the landing."""
    return book.expanded and turn in EARLY


# -- allowances ---------------------------------------------------------------------------------


@rule("2008:5.9.5a", "2008:5.9.5b")
def halved_early(book: Any, turn: int) -> int:
    """On turns 1 and 2 the Allies have half of it; British infantry on wheels a third."""
    return 2 if early(book, turn) else 1


@rule("2008:13.3.8b")
def halved_ashore(ways: Ways, unit: str) -> int:
    """To turn 14 a unit has half of it in the turn in which it lands."""
    book: Any = ways.book
    if not book.expanded or ways.public.turn > LANDING_TO:
        return 1
    first = ways.public.turn == 1 and unit in book.landing
    return 2 if first or unit in getattr(ways.turn, "landed", ()) else 1


# -- who moves ----------------------------------------------------------------------------------


def is_airborne(counter: Counter) -> bool:
    """An Allied airborne unit."""
    return counter.side == ALLIED and counter.type == "airborne"


@rule("2008:5.9.4")
def why_airborne_stays(ways: Ways, unit: str) -> Illegal | None:
    """Airborne units do not move on turn 1, and once on turn 2."""
    if not is_airborne(ways.book.counters[unit]):
        return None
    if ways.public.turn == 1:
        return refuse("2008:5.9.4", "airborne-stays", unit=unit)
    if unit in ways.phase.spent:
        return refuse("2008:5.9.4", "airborne-one-hex", unit=unit)
    return None


@rule("2008:5.9.4")
def why_airborne_stops(ways: Ways, unit: str, hexes: int) -> Illegal | None:
    """On turn 2 one hex."""
    if ways.public.turn == EARLY[1] and hexes > 1 and is_airborne(ways.book.counters[unit]):
        return refuse("2008:5.9.4", "airborne-one-hex", unit=unit)
    return None


def why_airborne_far(ways: Ways, unit: str, hex_: str) -> Illegal | None:
    """The same by where a move would end."""
    state = ways.public.units.get(unit)
    return why_airborne_stops(ways, unit, ways.country.apart(state.at, hex_)) if state else None


def bound(book: Any, unit: str) -> bool:
    """Whether a German unit counts among the seven of turn 1."""
    return book.side_of[unit] == GERMAN and book.counters[unit].formation not in FREE_DIVISIONS


@rule("2008:5.9.10")
def why_not_chosen(ways: Ways, by: tuple[str, ...]) -> Illegal | None:
    """On turn 1 seven German units beside two divisions, none of them next to Allied units."""
    chosen: tuple[str, ...] = getattr(ways.turn, "chosen", ())
    fresh = [unit for unit in by if bound(ways.book, unit) and unit not in chosen]
    if fresh and len(chosen) + len(fresh) > CHOSEN:
        return refuse("2008:5.9.10", "seven-units", most=CHOSEN)
    near, bit = ways.lines.touching(GERMAN), ways.bit
    for unit in fresh:
        if near & bit[ways.public.units[unit].at]:
            return refuse("2008:5.9.10", "next-to-allies", unit=unit)
    return None


def choose(book: Any, d: D, units: tuple[str, ...]) -> None:
    """Units that have moved on turn 1 are of the seven."""
    if not book.expanded or d.public.turn != 1:
        return
    chosen = d.caller(PlayerTurn).chosen
    fresh = tuple(unit for unit in units if bound(book, unit) and unit not in chosen)
    if fresh:
        d.amend(PlayerTurn, chosen=(*chosen, *fresh))


@rule("2008:5.9.7")
def why_no_overrun(book: Any, turn: int) -> Illegal | None:
    """Nobody overruns on turn 1, in movement or in an advance."""
    if book.expanded and turn == 1:
        return refuse("2008:5.9.7", "no-overrun-yet")
    return None


# -- the garrison of Cherbourg ------------------------------------------------------------------


@rule("2008:5.9.11a", "2008:5.9.11c")
def why_garrison_stays(ways: Ways, unit: str, hex_: str) -> Illegal | None:
    """Until it is activated its units end their moves within three hexes of the city."""
    book: Any = ways.book
    public: Any = ways.public
    if not book.expanded or not book.counters[unit].garrison or public.garrison:
        return None
    apart = book.country.apart
    if any(apart(hex_, city) <= GARRISON_RANGE for city in book.places[CHERBOURG]):
        return None
    return refuse("2008:5.9.11a", "garrison-stays", unit=unit, hex=hex_)


@rule("2008:5.9.11b")
def wake_garrison(book: Any, d: D) -> None:
    """Allied units within four hexes of the defences when a German movement phase begins."""
    if not book.expanded or d.public.garrison or not threatened(book, d.public):
        return
    d.put(garrison=True)
    d.emit(GarrisonFreed("2008:5.9.11b"))


def threatened(book: Any, public: Public) -> bool:
    """Whether an Allied unit is so near."""
    return bool(book.lines(public).fronts[ALLIED].standing & book.memo.printed(alarm))


def alarm(book: Any) -> Any:
    """The hexes that are so near, as bits."""
    near = {hex_ for fort in book.forts for hex_ in book.grid.within(fort, ALARM_RANGE)}
    return book.country.bits.mask(near)
