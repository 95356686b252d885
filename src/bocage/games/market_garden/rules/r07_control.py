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
from bocage.games.market_garden.types import ALLIED, GERMAN, UK, D
from bocage.kernel.api import rule


def settle(book: Book, d: D) -> None:
    """What happens by itself after every change."""
    changed = d.changed
    if "units" in changed or "control" in changed:
        settle_control(book, d)
    if "control" in d.changed or "bridges" in d.changed:
        settle_bridges(book, d)
    conditional_arrivals(book, d)


@rule("7.2a", "7.2b", "7.21a", "7.21b")
def settle_control(book: Book, d: D) -> None:
    """A space without enemies falls to the side that has units in it.

    XXX Corps takes over what an airborne division controls as soon as one of its units is there,
    and keeps it.
    """
    here = lay(book, d.public)
    german, allied, control = here.at[GERMAN], here.at[ALLIED], d.public.control
    for space, units in allied.items():
        if space == UK:
            continue
        owner = control[space]
        if owner == "german":
            if space not in german:
                set_control(d, "7.2b", space, owner_by(book, units))
        elif owner != "xxx" and any(book.owner_of[unit] == "xxx" for unit in units):
            set_control(d, "7.21a", space, "xxx")
    for space in german:
        if control[space] != "german" and space not in allied:
            set_control(d, "7.2b", space, "german")


@rule("4.6", "19.1a")
def settle_bridges(book: Book, d: D) -> None:
    """A bridge (or water) between two spaces of one side is held by that side."""
    control = d.public.control
    for bridge, holder in d.public.bridges.items():
        edge = book.edges[bridge]
        ends = {control[edge.a] == "german", control[edge.b] == "german"}
        if holder != "blown" and len(ends) == 1:
            set_bridge(d, "4.6", bridge, GERMAN if True in ends else ALLIED)
    for boundary in d.public.held:
        edge = book.edges[boundary]
        if control[edge.a] == control[edge.b] == "german":
            set_held(d, "4.6", boundary, GERMAN)
