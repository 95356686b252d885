"""Chapter 15.4.3 - Battalions of the east: cut off by day, they melt away."""

from __future__ import annotations

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import Starved
from bocage.games.normandy.rules.common import lose_step
from bocage.games.normandy.state.net import net_of
from bocage.kernel.api import Outcome, rule

OST = "ost"


@rule("15.4.3b")
def at_turn_end(book: Book, d: t.D) -> Outcome | None:
    """After a day turn every battalion from which no line leads to a source loses a step."""
    if t.part_of(d.public.turn) == "night":
        return None
    own = d.private[t.GERMAN]
    mine = [u for u in own.units if book.counters[u].type == OST and book.counters[u].size == "bn"]
    net = net_of(book, d.public, own, t.GERMAN)
    for unit in [unit for unit in mine if net.cut_off(unit)]:
        d.emit(Starved("15.4.3b", unit), to=(t.GERMAN,))
        lose_step(book, d, unit)
    return None
