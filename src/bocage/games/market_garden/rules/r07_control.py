"""Chapter 7 - Control of areas, and what follows from it for bridges and water."""

from __future__ import annotations

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.rules.common import (
    owner_by,
    set_bridge,
    set_control,
    set_held,
)
from bocage.games.market_garden.rules.r18_arrivals import conditional_arrivals
from bocage.games.market_garden.state import Lay, lay, shares
from bocage.games.market_garden.types import ALLIED, GERMAN, D, Owner
from bocage.kernel.api import rule

# What reinforcements may wait for.
CONDITIONS = frozenset(("units", "control", "bridges", "held", "ferries", "day", "impulse"))


def settle(book: Book, d: D) -> None:
    """What happens by itself after every change."""
    changed = d.changed
    if "units" in changed or "control" in changed:
        settle_control(book, d)
    if "control" in changed or "bridges" in changed:
        settle_bridges(book, d)
    if not changed.isdisjoint(CONDITIONS):
        conditional_arrivals(book, d)


def settle_control(book: Book, d: D) -> None:
    """Spaces change hands; only those are looked at where something is new."""
    here = lay(book, d.public)
    if not here.doubtful:
        return
    falls = {s: owner for s in here.doubtful if (owner := heir(here, s)) is not None}
    if not falls:
        here.doubtful = frozenset()
    for space in sorted(falls, key=book.rank):
        clause = "7.2b" if "german" in (falls[space], here.control[space]) else "7.21a"
        set_control(d, clause, space, falls[space])


@rule("7.2a", "7.2b", "7.21a", "7.21b")
def heir(here: Lay, space: str) -> Owner | None:
    """Who takes a space over; None if it stays as it is.

    A space without enemies falls to the side that has units in it. XXX Corps takes over what an
    airborne division controls as soon as one of its units is there, and keeps it.
    """
    german, allied = here.at[GERMAN].get(space), here.at[ALLIED].get(space)
    owner = here.control.get(space)
    if owner is None or not (german or allied):
        return None
    if not allied:
        return "german" if owner != "german" else None
    if owner == "german":
        return owner_by(here.book, allied) if not german else None
    return "xxx" if owner != "xxx" and not here.book.corps.isdisjoint(allied) else None


@rule("4.6", "19.1a")
def settle_bridges(book: Book, d: D) -> None:
    """A bridge (or water) between two spaces of one side is held by that side."""
    german = book.memo.of(shares, d.public.control)[GERMAN]
    for bridge, holder in d.public.bridges.items():
        a, b = book.ends[bridge]
        if holder != "blown" and (a in german) == (b in german) != (holder == GERMAN):
            set_bridge(d, "4.6", bridge, GERMAN if a in german else ALLIED)
    for boundary in d.public.held:
        if german.issuperset(book.ends[boundary]):
            set_held(d, "4.6", boundary, GERMAN)
