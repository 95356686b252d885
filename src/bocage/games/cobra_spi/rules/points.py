"""Chapter asp - Allied supply points."""

from __future__ import annotations

from bocage.families.cobra.book import Book
from bocage.families.cobra.counters import Group
from bocage.families.cobra.events import PointUsed, Received
from bocage.games.cobra_spi.types import D, Public
from bocage.kernel.api import rule


def receive_points(book: Book, d: D) -> None:
    """The points of the turn are added to what was kept."""
    row = book.turns[d.public.turn]
    d.put(points=kept_points(d.public, row.us, row.british))
    d.emit(Received("2008:11.1.2", row.us, row.british))


@rule("asp.1", "asp.3")
def kept_points(public: Public, us: int, british: int) -> dict[Group, int]:
    """Unused points are kept; the two groups have their own."""
    return {"us": public.points["us"] + us, "british": public.points["british"] + british}


@rule("asp.2", "asp.3")
def use_point(d: D, group: Group) -> None:
    """An attack costs its group one point."""
    left = d.public.points[group] - 1
    d.put(points={**d.public.points, group: left})
    d.emit(PointUsed("asp.2", group, left))
