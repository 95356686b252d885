"""Chapter 10.5 - Who holds beaches and cities; beaches in use, abandoned, destroyed; landings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from bocage.families.cobra.state import Ways
from bocage.families.cobra.types import ALLIED, GERMAN, UnitState
from bocage.games.cobra.events import BeachCleared, BeachDestroyed, ZoneRazed
from bocage.games.cobra.types import D, Public
from bocage.kernel.api import Illegal, refuse, rule

SCHEDULED_TO = 2  # 2008:13.3.8a: the last turn whose units are bound to one beach
CHERBOURG = "Cherbourg"


# -- who holds what -----------------------------------------------------------------------------


def stood(book: Any, d: D, changed: Mapping[str, UnitState | None]) -> None:
    """Units stand in hexes where it matters."""
    for unit, state in changed.items():
        if state is None or state.at not in book.watched:
            continue
        take_hex(book, d, unit, state.at)
        if book.side_of[unit] == GERMAN:
            occupy_abandoned(book, d, state.at)


def went(book: Any, d: D, units: Iterable[str], way: Sequence[str]) -> None:
    """Units have gone through hexes where it matters."""
    hexes = [hex_ for hex_ in way if hex_ in book.watched]
    for unit in units if hexes else ():
        for hex_ in hexes:
            take_hex(book, d, unit, hex_)


def take_hex(book: Any, d: D, unit: str, hex_: str) -> None:
    """The hex is held by whoever had a combat unit in it last."""
    side, public = book.side_of[unit], d.public
    if side == ALLIED:
        allied_entry(book, d, hex_)
    if hex_ not in book.control or book.roster.is_hq[unit]:
        return
    if public.control.get(hex_) != side and not enemy_in(book, public, side, hex_):
        d.put(control={**public.control, hex_: side})


def enemy_in(book: Any, public: Public, side: str, hex_: str) -> bool:
    """Whether an enemy stands in the hex as well, as when a drop comes down on him."""
    return any(s.at == hex_ and book.side_of[u] != side for u, s in public.units.items())


@rule("2008:5.9.3", "2008:10.4.2a")
def allied_entry(book: Any, d: D, hex_: str) -> None:
    """The first Allied unit destroys a fortified zone; Cherbourg is no source there any more."""
    public = d.public
    if hex_ in book.forts and hex_ not in public.razed:
        d.put(razed=(*public.razed, hex_))
        d.emit(ZoneRazed("2008:5.9.3", hex_))
    if hex_ in book.places.get(CHERBOURG, ()) and hex_ not in public.harbour:
        d.put(harbour=(*public.harbour, hex_))


def holds(book: Any, public: Public, place: str, side: str) -> bool:
    """Whether a side holds every hex of a place."""
    return all(public.control.get(hex_) == side for hex_ in book.places[place])


# -- beaches ------------------------------------------------------------------------------------


@rule("2008:19.2.2.7e")
def occupy_abandoned(book: Any, d: D, hex_: str) -> None:
    """A hex of an abandoned beach is lost for good as soon as a German unit stops in it."""
    row = book.beaches.get(hex_)
    if row is not None and given_up(book, d.public, row.beach):
        destroy(d, hex_, "2008:19.2.2.7e")


def destroy(d: D, hex_: str, clause: str) -> None:
    """A beach hex is of no use to the Allies for the rest of the game."""
    if hex_ not in d.public.destroyed:
        d.put(destroyed=(*d.public.destroyed, hex_))
        d.emit(BeachDestroyed(clause, hex_))


@rule("2008:10.5.4")
def destroy_beaches(book: Any, d: D) -> None:
    """Beach hexes with German units in them at the end of the Allied player turn."""
    held = book.lines(d.public).held[GERMAN]
    for hex_ in book.beaches:
        if hex_ in held:
            destroy(d, hex_, "2008:10.5.4")


@rule("2008:19.2.2.7b")
def given_up(book: Any, public: Any, beach: str) -> bool:
    """An abandoned beach is closed until the Allies hold all its hexes again."""
    if beach not in public.abandoned:
        return False
    hexes = (hex_ for hex_, row in book.beaches.items() if row.beach == beach)
    return not all(public.control.get(hex_) == ALLIED for hex_ in hexes)


def why_no_beach(book: Any, public: Any, hex_: str) -> Illegal | None:
    """A beach hex serves the Allies if they hold it, and it is neither destroyed nor given up."""
    if hex_ in public.destroyed:
        return refuse("2008:10.5.4", "beach-destroyed", hex=hex_)
    if given_up(book, public, book.beaches[hex_].beach):
        return refuse("2008:19.2.2.7b", "beach-given-up", hex=hex_)
    if public.control.get(hex_) != ALLIED:
        return refuse("2008:13.2.2", "beach-not-held", hex=hex_)
    return None


@rule("2008:10.5.3a")
def open_beaches(book: Any, public: Any) -> tuple[str, ...]:
    """The beach hexes that serve the Allies."""
    return tuple(h for h in book.beaches if why_no_beach(book, public, h) is None)


# -- reinforcements -----------------------------------------------------------------------------


@rule("2008:13.2.2", "2008:13.3.8a")
def beach_entry(book: Any, public: Any, unit: str) -> tuple[str, ...]:
    """On its beach up to turn 2, and if that was given up or later on any of its nation."""
    arrival = book.arrivals[unit]
    if arrival.turn <= SCHEDULED_TO and public.turn <= SCHEDULED_TO:
        named = dict.fromkeys(book.beaches[h].beach for h in arrival.hexes if h in book.beaches)
        if not all(given_up(book, public, beach) for beach in named):
            return tuple(h for h, row in book.beaches.items() if row.beach in named)
    hexes: tuple[str, ...] = book.memo.printed(shores)[book.group_of[unit]]
    return hexes


def shores(book: Any) -> dict[str, tuple[str, ...]]:
    """The beach hexes of each army."""
    rows = book.beaches.items()
    groups = dict.fromkeys(book.group_of.values())
    return {group: tuple(h for h, row in rows if row.group == group) for group in groups}


@rule("2008:13.2.2", "2008:13.3.8a", "2008:E7")
def why_not_landing(ways: Ways, unit: str, hex_: str) -> Illegal | None:
    """On a beach of its nation that is in use, with room; some only in the mechanised phase."""
    book: Any = ways.book
    public = ways.public
    if unit in public.fates:  # it comes back over the south edge
        return None
    first = book.landing.get(unit)
    if first is not None and first.how == "late" and public.turn == 1 and not ways.phase.mechanised:
        return refuse("2008:E7", "mechanised-entry", unit=unit)
    if hex_ not in book.beaches or book.beaches[hex_].group != book.group_of[unit]:
        return refuse("2008:13.2.2", "wrong-beach", unit=unit, hex=hex_)
    bad = why_no_beach(book, public, hex_)
    if bad is not None:
        return bad
    if hex_ not in beach_entry(book, public, unit):
        return refuse("2008:13.3.8a", "other-beach", unit=unit, hex=hex_)
    if not book.fits((*ways.lines.held[ALLIED].get(hex_, ()), unit)):
        return refuse("2008:13.3.8a", "no-room", hex=hex_)
    return None


# -- beach shifts -------------------------------------------------------------------------------


@rule("2008:19.2.2.7d")
def clear_beach(book: Any, d: D, start: str, units: tuple[str, ...]) -> None:
    """The markers of a hex go when an Allied unit advances out of it after combat."""
    shifts = d.public.beach_shifts
    if start in shifts and book.side_of[units[0]] == ALLIED:
        d.put(beach_shifts={hex_: n for hex_, n in shifts.items() if hex_ != start})
        d.emit(BeachCleared("2008:19.2.2.7d", start))
