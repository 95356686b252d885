"""Chapter 19.10: divisions that are motorized, and what trucks and transport give."""

from __future__ import annotations

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import Motorized
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.state.net import division_of
from bocage.kernel.api import Choice, Frame, Illegal, OneOf, refuse, rule

SLOW = 6  # the highest allowance that transport helps
MORE = 2  # movement points


@rule("19.10b", "20.1a", "20.1b")
def bonus(book: Book, public: t.Public, own: t.Private, unit: str) -> int:
    """The movement points that transport gives a unit on foot; trucks only under its headquarters.

    Trucks that have come to another headquarters in this turn give nothing until the next.
    """
    counter = book.counters[unit]
    if counter.phase != "foot" or counter.is_hq or (counter.ma or 0) > SLOW or not counter.ma:
        return 0
    home = division_of(book, unit)
    if home is None:
        return 0
    if home in own.motorized:
        return MORE
    for truck, (hq, turn) in own.trucks.items():
        here = own.units.get(truck), own.units.get(hq)
        if hq == home and turn <= public.turn and here[0] is not None and here[1] is not None:
            return MORE if here[0].at == here[1].at else 0
    return 0


@rule("19.10a")
def why_not_motorize(phase: Phase, act: t.Motorize) -> Illegal | None:
    """Why a division is not motorized: the chart must give it, to a division that has none."""
    counter = phase.book.counters[act.hq]
    if not phase.f.motors:
        return refuse("19.10a", "no-motors")
    if (
        act.hq not in phase.own.units
        or counter.type != "hq-div"
        or counter.nation != phase.f.motors
    ):
        return refuse("19.10a", "no-division", hq=act.hq)
    if act.hq in phase.own.motorized:
        return refuse("19.10a", "motorized-already", hq=act.hq)
    return None


def motorize_choice(phase: Phase) -> Choice:
    """One division on the map."""
    hqs = [unit for unit in phase.own.units if phase.book.counters[unit].type == "hq-div"]
    return OneOf(
        [t.Motorize(hq) for hq in hqs],
        lambda act: why_not_motorize(phase, act),
        types=(t.Motorize,),
    )


@rule("19.10a")
def take_motorize(book: Book, d: t.D, f: Frame, side: str, action: t.Motorize) -> None:
    """Its headquarters is turned over for good; nobody else sees which."""
    d.carry(side, motorized=(*d.private[side].motorized, action.hq))
    d.emit(Motorized("19.10a", action.hq), to=(side,))
    d.remember(motors="")
