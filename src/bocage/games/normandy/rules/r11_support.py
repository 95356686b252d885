"""Chapters 11.4 and 11.5 - Points in the air that help in a combat, and the flak at its hex."""

from __future__ import annotations

from msgspec.structs import replace

from bocage.games.normandy import events as e
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules.r11_air import (
    flak_at,
    flak_die,
    flak_result,
    flies,
    most_support,
    today,
)
from bocage.kernel.api import Illegal, refuse, rule


@rule("11.1.1b", "11.1.2b", "12.4e", "12.6.1")
def why_not_points(book: Book, public: t.Public, side: str, points: int) -> Illegal | None:
    """Why a side cannot send so many points to a combat."""
    if points == 0:
        return None
    if side != t.ALLIED:
        return refuse("11.4a", "no-aircraft")
    if t.part_of(public.turn) == "night":
        return refuse("12.6.1", "no-aircraft-at-night")
    if not flies(book, public):
        return refuse("11.1.1b", "nobody-flies", weather=public.weather)
    if points > today(book, public).support:
        return refuse("11.1.2b", "too-many-points", n=points, most=today(book, public).support)
    if points > most_support(book, public):
        return refuse("11.4a", "points-spent", n=points, left=public.air.support)
    return None


@rule("11.4a", "11.4b", "11.4c")
def with_flak(book: Book, d: t.D, space: str, points: int) -> int:
    """The points are spent, flak fires at them once; how many get through."""
    if points == 0:
        return 0
    air = d.public.air
    d.put(air=replace(air, support=air.support - points))
    return points - shot_down(book, d, space)


@rule("11.5a", "11.5b")
def shot_down(book: Book, d: t.D, space: str) -> int:
    """How many points the flak stops: one at the most, and a hit loses it for good."""
    flak = flak_at(book, d.public, d.private[t.GERMAN].units, (space,))
    if flak.n == 0:
        d.emit(e.NoFlak("11.4b", space))
        d.reveal()
        return 0
    tally = flak_die("flak", flak.n)
    roll = 1 + d.below(10, "11.5a")
    result = flak_result(book, roll + tally.total)
    d.emit(e.FlakFired("11.5a", space, flak.units, flak.fixed, roll, result, (tally,)))
    if result == "hit":
        lose_point(d)
        d.emit(e.AirLost("11.5b", d.public.air.total))
    return 0 if result == "none" else 1


@rule("11.5b", "11.3.3f", "11.1.1a")
def lose_point(d: t.D) -> None:
    """A point in the air is lost for good."""
    air = d.public.air
    d.put(air=replace(air, total=max(0, air.total - 1)))
