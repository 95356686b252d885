"""A guided first day: the Allies, from the bombers of D-Day to their first impulse."""

from __future__ import annotations

from bocage.art.forecast import Guide, Hint
from bocage.art.panels import Words
from bocage.games.market_garden.book import ARNHEM, Book
from bocage.games.market_garden.types import ALLIED, ZONE_F

SCENARIO = "garden"
GUARDS = "Gds"


def guide(book: Book, scenario: str) -> Guide | None:
    """From the first look at the map to the end of the first Allied half."""
    if scenario != SCENARIO:
        return None
    towers = tuple(unit for unit in book.counters if unit in book.towers)
    guards = tuple(unit for unit, counter in book.counters.items() if counter.division == GUARDS)
    drops = tuple(
        dict.fromkeys(c.drop for c in book.counters.values() if c.drop and c.date == "17")
    )
    return Guide(
        Words("guide-title"),
        ALLIED,
        (
            *_look(book, guards),
            *_bombs(towers),
            *_landing(drops),
            *_ground(guards),
            *_impulse(),
        ),
    )


def _look(book: Book, guards: tuple[str, ...]) -> tuple[Hint, ...]:
    """The map, the points, a stack, the clock, the advantage."""
    wanted = tuple(space for space, row in book.areas.items() if row.victory)
    return (
        Hint("map", Words("guide-map"), "2.0b", (), (ARNHEM, ZONE_F)),
        Hint("points", Words("guide-points"), "21.3a", (), wanted),
        Hint("stack", Words("guide-stack"), "4.22", guards, (ZONE_F,)),
        Hint("clock", Words("guide-clock"), "6.3d"),
        Hint("advantage", Words("guide-advantage"), "12.2a"),
    )


def _bombs(towers: tuple[str, ...]) -> tuple[Hint, ...]:
    """The 8th Air Force, and the barrage."""
    return (
        Hint("air", Words("guide-air"), "20.2a", towers, (), "prompt:dday-air"),
        Hint("strike", Words("guide-strike"), "11.4a", towers, (), "acted:strike"),
        Hint("more-air", Words("guide-more-air"), "12.2a", towers, (), "prompt:dday-guns"),
        Hint("guns", Words("guide-guns"), "20.3", (), (ZONE_F,), "do:bombard"),
        Hint("barrage", Words("guide-barrage"), "11.112", (), (ZONE_F,), "acted:bombard"),
    )


def _landing(drops: tuple[str, ...]) -> tuple[Hint, ...]:
    """One action of each drop area."""
    return (
        Hint("drop", Words("guide-drop"), "20.4b", (), drops, "prompt:dday-area"),
        Hint("area", Words("guide-area"), "20.4b", (), drops, "acted:activate"),
        Hint("act", Words("guide-act"), "19.3a", (), (), "prompt:dday-area"),
        Hint("more-areas", Words("guide-more-areas"), "20.4b", (), drops, "prompt:dday-ground"),
    )


def _ground(guards: tuple[str, ...]) -> tuple[Hint, ...]:
    """The assault of the Guards."""
    return (
        Hint("ground", Words("guide-ground"), "20.5", guards, (ZONE_F,), "do:assault"),
        Hint("by", Words("guide-by"), "10.72A", guards, (), "field:by"),
        Hint("odds", Words("guide-odds"), "10.5a"),
        Hint("assault", Words("guide-assault"), "10.7a", (), (), "acted:assault"),
    )


def _impulse() -> tuple[Hint, ...]:
    """The first Allied half."""
    return (
        Hint("impulse", Words("guide-impulse"), "20.61a", (), (), "prompt:impulse"),
        Hint("activate", Words("guide-activate"), "8.1a", (), (), "acted:activate"),
        Hint("acting", Words("guide-acting"), "9.2a", (), (), "prompt:impulse"),
        Hint("next", Words("guide-next"), "13.6a"),
    )
