"""Chapter 18 - Victory points of the expanded game: what turns begin with, beaches, cities."""

from __future__ import annotations

from typing import Any

from bocage.families.cobra.types import ALLIED, GERMAN
from bocage.games.cobra.events import Scored
from bocage.games.cobra.rules.c10_5_beaches import CHERBOURG, holds
from bocage.games.cobra.types import D, Public
from bocage.kernel.api import Adding, rule
from bocage.space import flood_bits, without

COMMANDO_TURN, AIRBORNE_TURN = 8, 15  # 2008:18.1i, 2008:18.1j
COMMANDOS_BY, AIRBORNE_BY = 5, 14  # 2008:18.2j, 2008:18.2k
PORT_FROM = 2  # 2008:18.1l
FRONT, ABANDONED = 15, 10  # 2008:18.1n, 2008:18.1o
CITIES = (  # of the Battle of the Build-Up
    ("2008:18.2l", "caen-taken", "Caen", 20),
    ("2008:18.2m", "cherbourg-taken", CHERBOURG, 10),
    ("2008:18.2n", "saint-lo-taken", "Saint-Lo", 15),
)
BRIDGEHEAD = ("Bayeux", "Isigny", "Carentan")  # 2008:19.3.2


@rule("2008:19.3a")
def bridgehead(book: Any) -> bool:
    """Whether the Battle of the Build-Up is played: it ends before the break-out."""
    short: bool = book.scenario.last < AIRBORNE_TURN
    return book.expanded and short


# -- at the start of a turn ---------------------------------------------------------------------


def score_start(book: Any, d: D) -> None:
    """What the Germans get when a turn begins; they keep it."""
    if not book.expanded:
        return
    turn, public = d.public.turn, d.public
    found = (
        ("2008:18.1i", "commandos", commandos_here(book, public) if turn == COMMANDO_TURN else 0),
        ("2008:18.1j", "airborne", airborne_here(book, public) if turn == AIRBORNE_TURN else 0),
        ("2008:18.1l", "cherbourg", port_held(book, public) if turn >= PORT_FROM else 0),
        ("2008:18.1m", "cherbourg-road", port_joined(book, public)),
    )
    for clause, reason, points in found:
        if points:
            kept = d.public.scored
            d.put(scored={**kept, clause: kept.get(clause, 0) + points})
            d.emit(Scored(clause, reason, points))


@rule("2008:18.1i", "2008:E21")
def commandos_here(book: Any, public: Public) -> int:
    """1 for each Commando brigade and Ranger unit on the map at the start of turn 8."""
    return sum(book.counters[unit].type in ("commando", "ranger") for unit in public.units)


@rule("2008:18.1j")
def airborne_here(book: Any, public: Public) -> int:
    """1 for each US airborne regiment on the map at the start of turn 15."""
    return sum(us_airborne(book, unit) for unit in public.units)


def us_airborne(book: Any, unit: str) -> bool:
    """A US airborne regiment."""
    counter = book.counters[unit]
    return (counter.group, counter.type) == ("us", "airborne")


@rule("2008:18.1l")
def port_held(book: Any, public: Public) -> int:
    """1 if the Germans hold a hex of Cherbourg, from turn 2 on."""
    return int(any(public.control.get(hex_) == GERMAN for hex_ in book.places[CHERBOURG]))


@rule("2008:18.1m")
def port_joined(book: Any, public: Public) -> int:
    """1 if a line along primary roads runs from Cherbourg to the edge of the map."""
    return int(book.sources[GERMAN].port_joined(book.lines(public)))


# -- as if they were counted now ----------------------------------------------------------------


def add_german(book: Any, public: Public, tally: Adding) -> None:
    """What the Germans have kept, beaches given up, and their front."""
    reasons = {"2008:18.1i": "kept-commandos", "2008:18.1j": "kept-airborne"}
    reasons |= {"2008:18.1l": "kept-cherbourg", "2008:18.1m": "kept-road"}
    for clause, points in public.scored.items():
        tally.add(clause, reasons[clause], points)
    tally.add("2008:18.1n", "whole-front", whole_front(book, public))
    tally.add("2008:18.1o", "abandoned-beaches", abandoned_beaches(public))


@rule("2008:18.1o")
def abandoned_beaches(public: Public) -> int:
    """10 for each beach that was abandoned, whoever holds it later."""
    return ABANDONED * len(public.abandoned)


@rule("2008:18.1n")
def whole_front(book: Any, public: Public) -> int:
    """15 if German units and zones reach without a gap from the north to the south of map A."""
    lines, country = book.lines(public), book.country
    german, allied = lines.fronts[GERMAN], lines.fronts[ALLIED]
    south = country.bits.mask(book.edges["south"])
    sheet = [hex_ for hex_ in country.names if hex_[0] == "A"]
    north = country.bits.mask(hex_ for hex_ in sheet if hex_[3:] == "01")
    ours = without(german.standing | german.zone, allied.standing) & country.bits.mask(sheet)
    shut = without(country.bits.mask(country.names), ours)
    return FRONT if flood_bits(north & ours, country.next_steps, shut) & ours & south else 0


def add_allied(book: Any, public: Public, tally: Adding) -> None:
    """Who was withdrawn in time; in the Battle of the Build-Up also cities."""
    for unit, fate in public.fates.items():
        if fate.how == "withdrawn":
            points = commando_saved(book, unit, fate.turn)
            tally.add("2008:18.2j", "commando-withdrawn", points, unit=unit)
            points = airborne_saved(book, unit, fate.turn)
            tally.add("2008:18.2k", "airborne-withdrawn", points, unit=unit)
    for clause, label, place, points in CITIES if bridgehead(book) else ():
        tally.add(clause, label, city_taken(book, public, place, points))


@rule("2008:18.2j")
def commando_saved(book: Any, unit: str, turn: int) -> int:
    """1 for a Commando brigade withdrawn by the end of turn 5."""
    return int(book.counters[unit].type == "commando" and turn <= COMMANDOS_BY)


@rule("2008:18.2k")
def airborne_saved(book: Any, unit: str, turn: int) -> int:
    """1 for a US airborne regiment withdrawn by the end of turn 14."""
    return int(us_airborne(book, unit) and turn <= AIRBORNE_BY)


@rule("2008:18.2l", "2008:18.2m", "2008:18.2n")
def city_taken(book: Any, public: Public, place: str, points: int) -> int:
    """Points for a city of which the Allies hold every hex."""
    return points if holds(book, public, place, ALLIED) else 0


# -- who wins -----------------------------------------------------------------------------------


@rule("2008:19.3.2")
def bridgehead_won(book: Any, public: Public) -> bool:
    """Bayeux, Isigny and Carentan are Allied, and no primary road leads from Cherbourg out."""
    if not all(holds(book, public, place, ALLIED) for place in BRIDGEHEAD):
        return False
    return not port_joined(book, public)


@rule("2008:19.2.3", "2008:19.3.3")
def beaches_lost(book: Any, public: Public) -> bool:
    """Whether the Allies hold no beach hex at the start of their turn."""
    return not any(public.control.get(hex_) == ALLIED for hex_ in book.beaches)
