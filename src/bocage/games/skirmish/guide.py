"""A guided first turn: Blue at the Crossroads."""

from __future__ import annotations

from bocage.art.forecast import Guide, Hint
from bocage.art.panels import Words
from bocage.games.skirmish.book import Book
from bocage.games.skirmish.types import BLUE

SCENARIO = "crossroads"


def guide(book: Book, scenario: str) -> Guide | None:
    """From the first look at the map to the end of the first half."""
    if scenario != SCENARIO:
        return None
    return Guide(Words("guide-title"), BLUE, (*_look(book), *_play(book)))


def _look(book: Book) -> tuple[Hint, ...]:
    """What lies on the table."""
    plan = book.plan
    blue = tuple(unit for unit in plan.units if book.side_of[unit] == BLUE)
    return (
        Hint("map", Words("guide-map"), "1.2", (), tuple(plan.objectives)),
        Hint("units", Words("guide-units"), "1.3", blue),
        Hint("supply", Words("guide-supply"), "9.1", (), plan.sources[BLUE]),
        Hint("cards", Words("guide-cards"), "2.1"),
    )


def _play(book: Book) -> tuple[Hint, ...]:
    """A bid, a rally step, a move, an attack if one is possible."""
    foot = tuple(unit for unit in ("b1", "b2", "b3") if unit in book.plan.units)
    return (
        Hint("bid", Words("guide-bid"), "3.3", (), (), "acted:bid"),
        Hint("wait", Words("guide-wait"), "6.1", (), (), "prompt:rally"),
        Hint("rally", Words("guide-rally"), "4.1", (), (), "prompt:move"),
        Hint("move", Words("guide-move"), "5.1", foot, (), "do:move"),
        Hint("who", Words("guide-who"), "5.1", foot, (), "field:unit"),
        Hint("path", Words("guide-path"), "5.6", (), tuple(book.plan.objectives), "field:path"),
        Hint("go", Words("guide-go"), "5.10", (), (), "acted:move"),
        Hint("more", Words("guide-more"), "5.11", (), (), "prompt:attack"),
        Hint("attack", Words("guide-attack"), "8.1", (), (), "acted:done"),
        Hint("end", Words("guide-end"), "10.1"),
    )
