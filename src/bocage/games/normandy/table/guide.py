"""A guided first turn: the Allies on the morning of 12 June, before the Elle."""

from __future__ import annotations

from bocage.art.forecast import Guide, Hint
from bocage.art.panels import Words
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.table import guide_omaha

SCENARIO = "elle"


def guide(book: Book, scenario: str) -> Guide | None:
    """The first turn of the Allies before the Elle, or the morning at Omaha."""
    if scenario == "omaha":
        return guide_omaha.guide(book)
    if scenario != SCENARIO:
        return None
    steps = (*_look(book), *_move(book), *_fight(), *_end())
    return Guide(Words("guide-title"), t.ALLIED, steps, _asides())


def _look(book: Book) -> tuple[Hint, ...]:
    """The map, the counters, what is hidden, supply."""
    wanted = tuple(hex_ for row in book.victory for hex_ in row.hexes)
    allied, german = (
        [row for row in book.start.setup if book.side_of[row.unit] == side] for side in t.SIDES
    )
    front = tuple(r.unit for r in allied if book.counters[r.unit].attack)
    quarters = tuple(row.unit for row in allied if book.counters[row.unit].is_hq)
    level = book.levels[book.scenario.last]
    hidden = tuple(dict.fromkeys(row.hex for row in german if row.hex))
    return (
        Hint(
            "map",
            Words("guide-map", {"win": level.allied, "draw": level.draw}),
            "21.0a",
            (),
            wanted,
        ),
        Hint("units", Words("guide-units"), "2.4.3a", front),
        Hint("fog", Words("guide-fog"), "3.6a", (), hidden),
        Hint("supply", Words("guide-supply"), "7.1a", quarters),
        Hint("day", Words("guide-day"), "4.0a"),
    )


def _move(book: Book) -> tuple[Hint, ...]:
    """A move of a unit or a stack, and the end of the phase."""
    asked, can, move = "prompt:movement", "can:move", "do:move"
    foot = tuple(row.unit for row in book.start.setup if row.hex in ("B3410", "B3207"))
    by, end = "field:move.by", "acted:end-movement"
    return (
        Hint("move", Words("guide-move"), "10.1a", foot, (), (asked, can), by),
        Hint("way", Words("guide-way"), "5.2b", when=(asked, move), until="acted:move"),
        Hint("more", Words("guide-more"), "6.1a", when=(asked,), until=end),
    )


def _fight() -> tuple[Hint, ...]:
    """An attack with its numbers, and the end of the phase."""
    asked, can, attack = "prompt:combat", "can:attack", "do:attack"
    return (
        Hint(
            "attack", Words("guide-attack"), "12.1b", when=(asked, can), until="field:attack.space"
        ),
        Hint("odds", Words("guide-odds"), "12.2a", when=(asked, attack), until="acted:attack"),
        Hint(
            "support",
            Words("guide-support"),
            "12.5.1a",
            when=("prompt:support",),
            until="acted:assist|pass",
        ),
        Hint("fought", Words("guide-fought"), "12.3a", when=(asked,), until="acted:end-combat"),
    )


def _end() -> tuple[Hint, ...]:
    """The mechanized phase, and what comes next."""
    asked = ("prompt:mechanized",)
    end = "acted:end-movement"
    return (
        Hint("mechanized", Words("guide-mechanized"), "10.5a", when=asked, until=end),
        Hint("end", Words("guide-end"), "4.0a"),
    )


def _asides() -> tuple[Hint, ...]:
    """What a fight may bring, and what the Germans may do."""
    return (
        Hint("walk", Words("guide-walk"), "10.1b", when=("prompt:walk",)),
        Hint("arms", Words("guide-arms"), "12.6.2d", when=("prompt:coordinate",)),
        Hint("lose", Words("guide-lose"), "12.9a", when=("prompt:lose",)),
        Hint("flee", Words("guide-flee"), "12.10a", when=("prompt:flee",)),
        Hint("advance", Words("guide-advance"), "12.11a", when=("prompt:advance",)),
        Hint("defence", Words("guide-defence"), "12.5.4a", when=("prompt:defence",)),
        Hint("shelled", Words("guide-shelled"), "13.1a", when=("prompt:shelled|raided",)),
        Hint("answer", Words("guide-answer"), "13.4a", when=("prompt:answer-guns",)),
    )
