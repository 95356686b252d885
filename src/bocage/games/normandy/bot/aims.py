"""What each division is about to attack: one pile near its headquarters, where most is gained."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.bot.odds import promise
from bocage.games.normandy.bot.picture import Picture
from bocage.games.normandy.rules import r12_strength as arms
from bocage.games.normandy.state.net import division_of

REACH = 9  # hexes from a headquarters
ROOM = 11  # the strength that attacks from one hex
OWN_SHARE = 2  # of three parts of a division, so many can come
LEAST = {t.ALLIED: -60, t.GERMAN: 10}  # what a target must promise
TIRING = 15  # what each hex towards it costs
GAIN = 2  # what a hex nearer to a place is worth, by its pull
WANTED = 40  # what a place is worth
BEHIND = 30  # for each pile before it
KEPT = 24


Target = tuple[int, str]  # what it promises, and where


def target_of(pic: Picture, hq: str) -> Target | None:
    """The pile that a division goes for; found again while enemies and headquarters stay."""
    at, force = pic.own.units[hq].at, forces(pic).get(hq, 0)
    facts = pic.side, pic.rich, pic.flying, id(pic.threat), id(pic.drawn)
    key = hq, at, force, *facts
    kept: dict[object, tuple[object, Target | None]]
    kept = pic.book.memo.notes.setdefault("normandy-targets", {})
    if key not in kept:
        while len(kept) >= KEPT:
            del kept[next(iter(kept))]
        kept[key] = (pic.threat, pic.drawn), best(pic, at, force)
    return kept[key][1]


def forces(pic: Picture) -> Mapping[str, int]:
    """The attack strength of each division."""
    return pic.book.memo.of(strengths, pic.own.units)


def strengths(book: Book, units: Mapping[str, t.Own]) -> dict[str, int]:
    """By headquarters, what its counters attack with."""
    found: dict[str, int] = {}
    for unit, state in units.items():
        hq = division_of(book, unit)
        if hq is not None and hq in units and book.counters[unit].artillery is None:
            found[hq] = found.get(hq, 0) + arms.attack_of(book, unit, state.steps)
    return found


def best(pic: Picture, at: str, force: int) -> Target | None:
    """The pile for which most speaks."""
    grid, side = pic.book.grid, pic.side
    here = pic.pull(at)
    found: tuple[int, int, str] | None = None
    for space, defence in pic.foes.items():
        far = grid.distance(at, space)
        if far > REACH:
            continue
        able = min(OWN_SHARE * force // 3, ROOM * room_around(pic, space))
        value = promise(pic, able, defence, space)
        if value < LEAST[side]:
            continue
        rank = value + GAIN * (pic.pull(space) - here) - TIRING * far
        rank += WANTED if space in pic.drawn.wanted else 0
        rank -= BEHIND * shields(pic, at, space, far)
        if found is None or (rank, value, space) > found:
            found = rank, value, space
    return found[1:] if found else None


def shields(pic: Picture, at: str, space: str, far: int) -> int:
    """How many other piles stand about on the way."""
    distance = pic.book.grid.distance
    return sum(
        distance(at, other) < far and distance(at, other) + distance(other, space) <= far + 1
        for other in pic.foes
    )


def room_around(pic: Picture, space: str) -> int:
    """From how many hexes it could be attacked at full strength, three at the most."""
    land, field = pic.book.country, pic.field
    here, count = pic.num[space], 0
    for near in land.around[here]:
        wet = {"river", "stream", "cliff"} & land.sides.get((near, here), frozenset())
        if pic.book.open[near] and not field.held[pic.enemy][near] and not wet:
            count += 1
    return min(3, count)
