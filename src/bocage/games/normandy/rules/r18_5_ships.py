"""Chapter 18.5 - Ships that are called in the third phase of the invasion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules.phase import Extra, Phase
from bocage.games.normandy.rules.r10_9_ships import sail, waters, why_not_berth, why_not_water
from bocage.games.normandy.rules.r13_guns import ranges
from bocage.kernel.api import Choice, Form, Frame, Illegal, NoneOf, Pick, refuse, rule

LAST, MOST = 3, 5


@rule("18.5f", "10.9b")
def why_not_call(phase: Phase, act: t.Call) -> Illegal | None:
    """Only in the third phase, five ships a site at most, a point for each site, within range."""
    book, public, f = phase.book, phase.public, phase.f
    if f.phase != LAST or act.site not in book.sites:
        return refuse("18.5f", "no-ships-yet")
    state = public.ships.get(act.ship)
    if state is None or state.at is not None:
        return refuse("18.5f", "ship-called", unit=act.ship)
    many = f.called.get(act.site, 0)
    if many >= MOST:
        return refuse("18.5f", "five-ships", site=act.site, most=MOST)
    if not many and public.csp < 1:
        return refuse("18.5f", "no-csp", cost=1, left=public.csp)
    bad = why_not_water(book, act.ship, act.space, first=False)
    bad = bad or why_not_berth(book, public, act.ship, act.space)
    if bad is not None:
        return bad
    if not in_range(book, act.ship, act.space, act.site):
        return refuse("18.5f", "beach-out-of-range", unit=act.ship, site=act.site)
    return None


def in_range(book: Book, ship: str, space: str, site: str) -> bool:
    """Whether a beach of the site is in range from there."""
    least, most = ranges(book.counters[ship])
    beaches = (row.hex for row in book.beaches if row.site == site)
    return any(least <= book.grid.distance(space, at) <= most for at in beaches)


def call_choice(phase: Phase) -> Choice:
    """A ship, a site, and a hex."""
    book, public = phase.book, phase.public

    def why_not(act: t.Call) -> Illegal | None:
        return why_not_call(phase, act)

    ships = [s for s, state in public.ships.items() if state.at is None]
    if phase.f.phase != LAST or not ships or phase.f.only is not None:
        return NoneOf(t.Call, refuse("18.5f", "no-ships-yet"), why_not)
    hexes = list(book.memo.printed(waters))

    def spaces(done: Mapping[str, Any]) -> list[str]:
        acts = (t.Call(done["ship"], at, done["site"]) for at in hexes)
        return [act.space for act in acts if why_not(act) is None]

    parts = (
        Pick("ship", lambda done: ships),
        Pick("site", lambda done: list(book.sites)),
        Pick("space", spaces),
    )
    return Form(t.Call, parts, why_not)


@rule("18.5f", "10.9e")
def take_call(book: Book, d: t.D, f: Frame, side: str, action: t.Call) -> None:
    """The site is paid for once; each ship may meet a mine on its way."""
    frame = d.caller(t.FireSegment)
    many = frame.called.get(action.site, 0)
    if not many:
        d.put(csp=d.public.csp - 1)
    d.remember(called={**frame.called, action.site: many + 1})
    sail(book, d, action.ship, action.space, "18.5f")


CALLS = (Extra(t.Call, call_choice, take_call),)
