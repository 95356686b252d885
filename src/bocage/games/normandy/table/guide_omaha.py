"""A guided first landing: the Allies on the morning of 6 June, before Omaha."""

from __future__ import annotations

from bocage.art.forecast import Guide, Hint
from bocage.art.panels import Words
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book

PLACING, LANDING, FIRE = "prompt:placing", "prompt:landing", "prompt:fire"


def guide(book: Book) -> Guide:
    """From the waves at sea to the beachhead."""
    steps = (*_before(book), *_ashore(), *_fire(), *_end())
    return Guide(Words("guide-omaha-title"), t.ALLIED, steps, _asides())


def _before(book: Book) -> tuple[Hint, ...]:
    """The beaches, the waves, what waits above."""
    beaches = tuple(row.hex for row in book.beaches if row.queue)
    waves = tuple(at for row in book.beaches for at in row.queue)
    level = book.levels[book.scenario.last]
    aim = Words("guide-omaha-map", {"win": level.allied, "draw": level.draw})
    place = Words("guide-omaha-place")
    return (
        Hint("map", aim, "21.0a", (), beaches),
        Hint("waves", Words("guide-omaha-waves"), "18.2c", (), waves),
        Hint("forts", Words("guide-omaha-forts"), "18.9.1b"),
        Hint("place", place, "19.6.3", (), (), (PLACING,), "acted:end-placing"),
    )


def _ashore() -> tuple[Hint, ...]:
    """The first wave, with its dice, and those behind it."""
    land, drift = Words("guide-omaha-land"), Words("guide-omaha-drift")
    queue, end = Words("guide-omaha-queue"), "acted:end-landing"
    doing = (LANDING, "do:land")
    return (
        Hint("land", land, "18.3.1a", when=(LANDING, "can:land"), until="field:land.by"),
        Hint("drift", drift, "18.3.1b", when=doing, until="acted:land"),
        Hint("queue", queue, "18.3.1a", when=(LANDING,), until=end),
    )


def _fire() -> tuple[Hint, ...]:
    """Who fires at what, and with which odds."""
    fire, odds = Words("guide-omaha-fire"), Words("guide-omaha-odds")
    regroup, end = Words("guide-omaha-regroup"), "acted:end-fire"
    return (
        Hint("fire", fire, "18.5b", when=(FIRE, "can:shoot"), until="field:shoot.space"),
        Hint("odds", odds, "18.4d", when=(FIRE, "do:shoot"), until="acted:shoot"),
        Hint("regroup", regroup, "18.5a", when=(FIRE,), until=end),
    )


def _end() -> tuple[Hint, ...]:
    """The second phase, and what comes at the end of the morning."""
    again, end = Words("guide-omaha-again"), "acted:end-landing"
    return (
        Hint("again", again, "18.3.2a", when=(LANDING,), until=end),
        Hint("end", Words("guide-omaha-end"), "18.8.2a"),
    )


def _asides() -> tuple[Hint, ...]:
    """Questions that come when the dice have fallen."""
    return (
        Hint("swimmers", Words("guide-omaha-swimmers"), "18.3.1c", when=("prompt:swimmers-fire",)),
        Hint("lose", Words("guide-omaha-lose"), "18.4d", when=("prompt:lose",)),
        Hint("storm", Words("guide-omaha-storm"), "18.5b", when=("prompt:storm",)),
        Hint("muster", Words("guide-omaha-muster"), "18.8.1c", when=("prompt:muster",)),
        Hint("claim", Words("guide-omaha-claim"), "18.8.2a", when=("prompt:claim",)),
        Hint("fleet", Words("guide-omaha-fleet"), "18.8.3a", when=("prompt:fleet",)),
    )
