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
    steps = (*_look(book), *_begin(), *_move(book), *_fight())
    return Guide(Words("guide-title"), BLUE, steps, _asides())


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


def _begin() -> tuple[Hint, ...]:
    """A bid and a rally step."""
    bid, rally = ("prompt:bid",), ("prompt:rally",)
    return (
        Hint("bid", Words("guide-bid"), "3.3", when=bid, until="acted:bid"),
        Hint("rally", Words("guide-rally"), "4.1", when=rally, until="prompt:move"),
    )


def _move(book: Book) -> tuple[Hint, ...]:
    """One move, then others."""
    foot = tuple(unit for unit in ("b1", "b2", "b3") if unit in book.plan.units)
    goals = tuple(book.plan.objectives)
    asked, can, move = "prompt:move", "can:move", "do:move"
    return (
        Hint("move", Words("guide-move"), "5.1", foot, (), (asked, can), "field:move.unit"),
        Hint("path", Words("guide-path"), "5.6", (), goals, (asked, move), "field:move.path"),
        Hint("go", Words("guide-go"), "5.10", (), (), (asked, move), "acted:move"),
        Hint("more", Words("guide-more"), "5.11", (), (), (asked,), "prompt:attack"),
    )


def _fight() -> tuple[Hint, ...]:
    """An attack if one is possible, and the end of the half."""
    asked, can, attack = "prompt:attack", "can:attack", "do:attack"
    return (
        Hint("attack", Words("guide-attack"), "8.1", (), (), (asked, can), "field:attack.by"),
        Hint("odds", Words("guide-odds"), "8.3", (), (), (asked, attack), "acted:attack"),
        Hint("done", Words("guide-done"), "8.2", (), (), (asked,), "acted:done"),
        Hint("end", Words("guide-end"), "10.1"),
    )


def _asides() -> tuple[Hint, ...]:
    """What dice and Red may bring in between."""
    cards = "prompt:fire-window|combat-window|hit-window"
    return (
        Hint("entry", Words("guide-entry"), "6.1", when=("prompt:entry-window",)),
        Hint("window", Words("guide-window"), "6.4", when=(cards,)),
        Hint("carry-on", Words("guide-carry-on"), "5.10", when=("prompt:carry-on",)),
        Hint("settle", Words("guide-settle"), "8.9", when=("prompt:settle",)),
    )
