"""Chapter 22 - The extended game: points asked for, and units that come to Deelen."""

from __future__ import annotations

from bocage.games.market_garden.book import DEELEN, Book
from bocage.games.market_garden.events import Arrived, Cancelled, Dropped
from bocage.games.market_garden.rules.common import STATES, ask_dice, put_units, set_state
from bocage.games.market_garden.rules.r18_drops import interdicted
from bocage.games.market_garden.state import lay
from bocage.games.market_garden.types import (
    ALLIED,
    GERMAN,
    D,
    Dawn,
    Drop,
    Finish,
    Public,
    Side,
    UnitState,
)
from bocage.kernel.api import AnyOf, Assign, Choice, Form, Illegal, OneOf, refuse, rule

DEELEN_DAY = 21  # 22.2a


@rule("22.1")
def extended_winner(points: int, asked: int, last: bool) -> Side | None:
    """More than asked: the Allies. Less: the Germans. As many: go on, but after the last day not.

    Equal points on 26 September are a German win (our ruling): the Allies must have more.
    """
    if points > asked:
        return ALLIED
    return GERMAN if points < asked or last else None


# -- Deelen ---------------------------------------------------------------------------------


@rule("22.2a", "22.2b")
def waiting(book: Book, public: Public, side: Side) -> list[str]:
    """The units of a side that can come to Deelen only."""
    return [
        unit
        for unit in book.of_side[side]
        if book.counters[unit].date == "sp" and unit not in public.units and unit not in public.gone
    ]


def deelen_day(book: Book, public: Public) -> bool:
    """It is the dawn at which they may come."""
    return book.on("extended") and public.day == DEELEN_DAY


@rule("22.2a")
def deelen_is_allied(book: Book, public: Public) -> bool:
    """Allied, not contested, with a Fresh Allied unit in it and room for one more."""
    here = lay(book, public)
    if not here.free(ALLIED, DEELEN) or not here.any_fresh(ALLIED, DEELEN):
        return False
    return here.room(ALLIED, DEELEN) > 0


@rule("22.2b")
def german_deelen(book: Book, d: D) -> None:
    """The engineers come if Deelen is German and not contested, and has room; or never."""
    here = lay(book, d.public)
    units = waiting(book, d.public, GERMAN)
    if here.free(GERMAN, DEELEN):
        found = tuple(units[: here.room(GERMAN, DEELEN)])
        if found:
            put_units(book, d, {unit: UnitState(DEELEN) for unit in found})
            d.emit(Arrived("22.2b", found, DEELEN))
    cancel(book, d, "22.2b", GERMAN)


@rule("22.2a", "22.2b")
def cancel(book: Book, d: D, clause: str, side: Side) -> None:
    """Who has not come now will never come."""
    units = tuple(waiting(book, d.public, side))
    if units:
        d.put(gone={**d.public.gone, **dict.fromkeys(units, "cancelled")})
        d.emit(Cancelled(clause, units))


def deelen_choice(book: Book, public: Public) -> Choice:
    """Which units of the 52nd Division land; none, if that is wished."""
    units = waiting(book, public, ALLIED)
    return AnyOf(
        "22.2a",
        Form(
            Drop,
            (Assign("into", lambda done: units, lambda done, unit: (DEELEN,)),),
            lambda act: why_not_land(book, public, act),
        ),
        OneOf((Finish(),)),
    )


@rule("22.2a")
def why_not_land(book: Book, public: Public, act: Drop) -> Illegal | None:
    """Units of the 52nd Division, at Deelen, as many as there is room for."""
    units = waiting(book, public, ALLIED)
    if not act.into:
        return refuse("22.2a", "nobody-drops")
    for unit, space in act.into.items():
        if unit not in units or space != DEELEN:
            return refuse("22.2a", "not-its-drop-area", unit=unit, space=space)
    if len(act.into) > lay(book, public).room(ALLIED, DEELEN):
        return refuse("22.2a", "full", space=DEELEN)
    return None


@rule("22.2a")
def land(book: Book, d: D, act: Drop) -> None:
    """They are at Deelen, Fresh; then each is rolled for. Who did not land will never come."""
    put_units(book, d, {unit: UnitState(DEELEN) for unit in act.into})
    d.emit(Arrived("22.2a", tuple(act.into), DEELEN))
    cancel(book, d, "22.2a", ALLIED)
    d.remember(landing=tuple(act.into))


@rule("22.2a")
def shoot_at(book: Book, d: D, f: Dawn, then: str) -> bool:
    """Roll for the next unit; answers whether there is one, and anybody to shoot at it."""
    if not f.landing or not lay(book, d.public).interdiction(DEELEN):
        return False
    ask_dice(d, then, GERMAN, "18.44b", about=f.landing[0])
    return True


@rule("18.44b", "22.2a")
def landed(book: Book, d: D, f: Dawn, die: int) -> None:
    """As many as the interdiction value: Spent; less: Dis1."""
    unit, value = f.landing[0], lay(book, d.public).interdiction(DEELEN)
    state = interdicted(die, value)
    d.emit(Dropped("18.44b", unit, DEELEN, die, value, STATES[state]))
    set_state(book, d, "18.44b", unit, state)
    d.remember(landing=f.landing[1:])
