"""The moments of a landing: who swims, where they come ashore, what salvos hit."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.art.moment import Moment, Throw, latest
from bocage.art.panels import Words
from bocage.games.normandy import events as e
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.kernel.api import Event

Told = Sequence[Event]


def of_drift(book: Book, event: e.Drifted, told: Told) -> Moment:
    """From the assault hex to the beach, where it wanted to or beside."""
    beach = book.queue_at[event.start][0].hex if event.start in book.queue_at else event.space
    word = "odd-straight" if event.space == beach else "odd-drifts"
    if event.space == event.start:
        word = "odd-stays"
    return Moment(
        look="dice",
        title=Words("moment-drift", {"space": beach}),
        result=Words(f"{word}-about", {"space": event.space}),
        throws=(Throw(event.side, faces=(event.roll,)),),
        on=(event.start, event.space),
        side=event.side,
        good=1 if event.space == beach else -1,
        thread=f"drift {event.start}",
    )


def of_salvo(book: Book, event: e.SalvoFired, told: Told) -> Moment:
    """The die against its number, and what it does."""
    shown = latest(told, e.SalvoShown)
    number = event.tallies[0].total if event.tallies else 0
    word = "odd-salvo-hit" if event.hit else "odd-salvo-missed"
    return Moment(
        look="fire",
        title=Words("moment-salvo", {"space": event.space, "number": number}),
        result=Words(f"{word}-about"),
        throws=(Throw(event.side, faces=(event.roll,)),),
        by=shown.units if shown else (),
        on=(event.space,),
        side=event.side,
        good=1 if event.hit else -1,
        hurts=(t.other(event.side),) if event.hit else (),
        thread=f"salvo {event.space}",
    )


MOMENTS = {e.Drifted: of_drift, e.SalvoFired: of_salvo}
