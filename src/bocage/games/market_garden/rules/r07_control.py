"""Chapter 7 - Control of areas, and what follows from it for bridges and water."""

from __future__ import annotations

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.lay import lay
from bocage.games.market_garden.rules.common import (
    owner_by,
    set_bridge,
    set_control,
    set_held,
)
from bocage.games.market_garden.rules.r18_arrivals import conditional_arrivals
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


@rule("7.2a", "7.2b", "7.21a", "7.21b")
def settle_control(book: Book, d: D) -> None:
    """A space without enemies falls to the side that has units in it.

    XXX Corps takes over what an airborne division controls as soon as one of its units is there,
    and keeps it.
    """
    here = lay(book, d.public)
    if "control" in here.settled:
        return
    german, allied, ours = here.at[GERMAN], here.at[ALLIED], here.ours
    falls: dict[str, tuple[str, Owner]] = {}
    for space in ours[GERMAN].intersection(allied):
        if space not in german:
            falls[space] = "7.2b", owner_by(book, allied[space])
    for space in ours[ALLIED].intersection(german):
        if space not in allied:
            falls[space] = "7.2b", "german"
    for space in ours[ALLIED].intersection(allied):
        if here.control[space] != "xxx" and not book.corps.isdisjoint(allied[space]):
            falls[space] = "7.21a", "xxx"
    for space in sorted(falls, key=book.spaces.index):
        set_control(d, falls[space][0], space, falls[space][1])
    if not falls:
        here.settled.add("control")


@rule("4.6", "19.1a")
def settle_bridges(book: Book, d: D) -> None:
    """A bridge (or water) between two spaces of one side is held by that side."""
    control = d.public.control
    for bridge, holder in d.public.bridges.items():
        edge = book.edges[bridge]
        german = control[edge.a] == "german"
        if holder != "blown" and german == (control[edge.b] == "german"):
            set_bridge(d, "4.6", bridge, GERMAN if german else ALLIED)
    for boundary in d.public.held:
        edge = book.edges[boundary]
        if control[edge.a] == control[edge.b] == "german":
            set_held(d, "4.6", boundary, GERMAN)
