"""Rule 19.5c - Companies of commandos that have made room for tanks land out of the holding box."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import Marched, Passed
from bocage.games.normandy.rules.common import arrive, put_owns
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r18_1_beaches import has_room
from bocage.games.normandy.state import field_of
from bocage.kernel.api import Choice, Illegal, NoneOf, OneOf, refuse, rule

SECOND = 2  # the phase from which on they may land


def next_of(book: Book, own: t.Private, beach: str) -> str | None:
    """The counter for the company off a beach."""
    nation = book.tables.sites[book.beach_at[beach].site].nation
    pool = book.companies.get((nation, own.held[beach]), ())
    return next((unit for unit in pool if unit not in own.units), None)


@rule("19.5c", "18.3.2b")
def why_not_debark(phase: Phase, act: t.Debark) -> Illegal | None:
    """From the second phase on, where there is room on their beach and no enemy."""
    book, public, own = phase.book, phase.public, phase.own
    unit = next_of(book, own, act.space) if act.space in own.held else None
    if unit is None:
        return refuse("19.5c", "nobody-held", space=act.space)
    if phase.f.phase < SECOND:
        return refuse("19.5c", "second-phase", space=act.space)
    if field_of(book, public).enemy_in(phase.side, act.space):
        return refuse("10.1c", "enemy-there", space=act.space)
    if not has_room(book, public, own, (unit,), act.space):
        return refuse("18.3.2b", "beach-full", space=act.space)
    return None


def debark_choice(phase: Phase) -> Choice:
    """A beach with somebody off it."""

    def why_not(act: t.Debark) -> Illegal | None:
        return why_not_debark(phase, act)

    acts = [t.Debark(space) for space in phase.own.held]
    found = [act for act in acts if why_not(act) is None]
    if not found:
        return NoneOf(t.Debark, refuse("19.5c", "nobody-held-now"), why_not)
    return OneOf(found, why_not)


@rule("19.5c")
def debark(book: Book, d: t.D, side: str, act: t.Debark) -> None:
    """The company is on its beach, and has moved."""
    put_down(book, d, side, act.space, act.space)


@rule("19.5c", "18.8.1b")
def line_up(book: Book, d: t.D, side: str) -> None:
    """Those who have found no room wait in the first hex of their queue."""
    for beach in tuple(d.private[side].held):
        put_down(book, d, side, beach, book.beach_at[beach].queue[0])


def put_down(book: Book, d: t.D, side: str, beach: str, space: str) -> None:
    """The company off a beach is in a hex."""
    own = d.private[side]
    unit = next_of(book, own, beach)
    queue = book.beach_at[beach].queue
    d.carry(side, held={at: kind for at, kind in own.held.items() if at != beach})
    if unit is None:
        return
    arrive(book, d, side, (unit,), space, carried=True)
    here = d.private[side].units[unit]
    put_owns(d, side, {unit: replace(here, flags=here.flags | t.WALKED)}, carried=True)
    d.emit(Passed("19.5c", side, 1, queue[0], space))
    d.emit(Marched("19.5c", (unit,), space), to=(side,))
