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
    steps = (
        *_look(book, guards),
        *_bombs(towers),
        *_landing(drops),
        *_ground(guards),
        *_impulse(),
    )
    return Guide(Words("guide-title"), ALLIED, steps, _asides())


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
    air, guns = "prompt:dday-air", "prompt:dday-guns"
    strike, bombard = (air, "do:strike"), (guns, "do:bombard")
    return (
        Hint("air", Words("guide-air"), "20.2a", towers, (), (air,), "field:strike.space"),
        Hint("strike", Words("guide-strike"), "11.4a", (), (), strike, "acted:strike"),
        Hint("more-air", Words("guide-more-air"), "20.2a", towers, (), (air,), guns),
        Hint("guns", Words("guide-guns"), "20.3", (), (ZONE_F,), (guns,), "field:bombard.aim"),
        Hint("barrage", Words("guide-barrage"), "11.112", (), (), bombard, "acted:bombard"),
    )


def _landing(drops: tuple[str, ...]) -> tuple[Hint, ...]:
    """One action of each drop area."""
    area, act, ground = "prompt:dday-area", "prompt:dday-act", "prompt:dday-ground"
    return (
        Hint("area", Words("guide-area"), "20.4b", (), drops, (area,), "acted:activate"),
        Hint("act", Words("guide-act"), "19.3a", (), (), (act,), area),
        Hint("more-areas", Words("guide-more-areas"), "20.4b", (), drops, (area,), ground),
    )


def _ground(guards: tuple[str, ...]) -> tuple[Hint, ...]:
    """The assault of the Guards."""
    ground, assault = "prompt:dday-ground", "do:assault"
    return (
        Hint("ground", Words("guide-ground"), "20.5", guards, (), (ground,), "field:assault.by"),
        Hint("odds", Words("guide-odds"), "10.5a", (), (), (ground, assault), "acted:assault"),
    )


def _impulse() -> tuple[Hint, ...]:
    """The first Allied half."""
    impulse, act, later = ("prompt:impulse",), ("prompt:act",), ("prompt:impulse|refit",)
    return (
        Hint("impulse", Words("guide-impulse"), "8.1a", when=impulse, until="acted:activate"),
        Hint("acting", Words("guide-acting"), "9.2a", when=act, until="acted:finish"),
        Hint("next", Words("guide-next"), "13.6a", when=later),
    )


def _asides() -> tuple[Hint, ...]:
    """What dice and the Germans may bring in between."""
    return (
        Hint("second", Words("guide-second"), "14.5a", when=("prompt:second",)),
        Hint("reroll", Words("guide-reroll"), "12.2a", when=("prompt:reroll",)),
        Hint("another", Words("guide-act"), "19.3a", when=("prompt:dday-act",)),
        Hint("due", Words("guide-due"), "10.72A", when=("prompt:assault-due",)),
        Hint("absorb", Words("guide-absorb"), "10.7a", when=("prompt:absorb",)),
        Hint("fallback", Words("guide-fallback"), "10.741a", when=("prompt:fallback",)),
    )
