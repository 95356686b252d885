"""Chapter 18.4 - The number up to which a die hits in the invasion.

Low rolls hit, so every bonus is added to the number (A-75).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.rows import Counter
from bocage.games.normandy.rules.r12_modifiers import bluff, crowd, in_city, is_tank
from bocage.games.normandy.rules.r13_guns import is_gun
from bocage.games.normandy.rules.r18_1_beaches import ENGINEER, is_commando, is_foot
from bocage.kernel.api import Adding, Tally, rule

HQ_FIRE, GUN_FIRE = 1, 1
FORT = "strongpoint"


@rule("12.5.5b", "18.4b", "18.9.1a", "20.5")
def fire_of(counter: Counter, steps: int) -> int:
    """With what strength a counter fires at those next to it."""
    if counter.is_hq:
        return HQ_FIRE
    if is_gun(counter) and counter.type != "battery":
        return GUN_FIRE if counter.side == t.GERMAN else 0
    reduced = steps < counter.steps and counter.attack_reduced is not None
    return (counter.attack_reduced if reduced else counter.attack) or 0


@rule("18.4e", "18.5b")
def crowd_of(book: Book, side: str, space: str, foes: Sequence[str]) -> int:
    """Germans hit a crowded beach more easily; the Allies have no such bonus in the invasion."""
    return 0 if side == t.ALLIED else crowd(book, space, len(foes))


@rule("18.4f", "12.6.2a")
def arms(book: Book, by: Sequence[str], space: str, foes: Sequence[str]) -> int:
    """Tanks and infantry together, against neither tanks nor their like, nor in a city."""
    counters = [book.counters[unit] for unit in by]
    if in_city(book, space) or any(book.counters[unit].dot for unit in foes):
        return 0
    return int(any(map(is_tank, counters)) and any(map(is_foot, counters)))


@rule("19.6.1b", "19.6.1c")
def special(book: Book, here: Sequence[str], foes: Sequence[str]) -> int:
    """Special tanks in the hex of those who fire: against forts, or against infantry."""
    flags = {flag for unit in here for flag in book.counters[unit].flags}
    targets = [book.counters[unit] for unit in foes]
    fort = any(counter.type == FORT for counter in targets)
    foot = any(is_foot(counter) for counter in targets)
    return int(("avre" in flags and fort) or ("crocodile" in flags and foot))


@rule("19.7")
def engineers(book: Book, here: Sequence[str], by: Mapping[str, str], start: str) -> int:
    """Assault engineers help infantry alone that fires from a beach."""
    land = book.country
    if land.terrain[land.num[start]] != "beach":
        return 0
    if not all(is_foot(book.counters[unit]) for unit in by):
        return 0
    return int(any(ENGINEER in book.counters[unit].flags for unit in here))


@rule("19.5b")
def commandos(book: Book, by: Sequence[str], foes: Sequence[str]) -> int:
    """Commandos against a strongpoint."""
    fort = any(book.counters[unit].type == FORT for unit in foes)
    return int(fort and any(is_commando(book.counters[unit]) for unit in by))


@rule("18.4d", "18.5b", "17.4a", "17.6")
def number_of(  # noqa: PLR0913 - all that the number is made of
    book: Book,
    of: str,
    side: str,
    by: Mapping[str, str],
    steps: Mapping[str, int],
    here: Sequence[str],
    space: str,
    foes: Sequence[str],
    helpers: Sequence[str],
    *,
    night: bool = False,
) -> Tally:
    """The number up to which the die hits."""
    tally = Adding(of)
    for unit in by:
        tally.add("18.4d", "fire", fire_of(book.counters[unit], steps[unit]), unit=unit)
    if night:
        return tally.done()
    for unit in helpers:
        clause = "18.5f" if book.counters[unit].type == "ship" else "18.7a"
        tally.add(clause, "gun", book.counters[unit].artillery or 0, unit=unit)
    start = next(iter(by.values()))
    tally.add("18.4e", "crowd", crowd_of(book, side, space, foes))
    tally.add("10.6.bluff.b", "bluff", bluff(book, by, space))
    tally.add("18.4f", "arms", arms(book, tuple(by), space, foes))
    if side == t.ALLIED:
        tally.add("19.6.1b", "special-tanks", special(book, here, foes))
        tally.add("19.5b", "commandos", commandos(book, tuple(by), foes))
        tally.add("19.7", "assault-engineers", engineers(book, here, by, start))
    return tally.done()
