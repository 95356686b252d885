"""Chapters asp and cmd - Allied supply points and command limits."""

from __future__ import annotations

from bocage.families.cobra.counters import Group
from bocage.families.cobra.events import PointUsed, Received
from bocage.families.cobra.lines import Lines
from bocage.families.cobra.types import ALLIED, Attack
from bocage.games.cobra_spi.book import Book
from bocage.games.cobra_spi.rules.supply import in_supply
from bocage.games.cobra_spi.types import D, Public
from bocage.kernel.api import Illegal, refuse, rule

BRITISH_LIMIT = 5  # cmd.2


def receive_points(book: Book, d: D) -> None:
    """The points of the turn are added to what was kept."""
    row = book.turns[d.public.turn]
    d.put(points=kept_points(d.public, row.us, row.british))
    d.emit(Received("2008:11.1.2", row.us, row.british))


@rule("asp.1", "asp.3")
def kept_points(public: Public, us: int, british: int) -> dict[Group, int]:
    """Unused points are kept; the two groups have their own."""
    return {"us": public.points["us"] + us, "british": public.points["british"] + british}


def why_not_point(book: Book, lines: Lines, public: Public, act: Attack) -> Illegal | None:
    """A supply point is there, is Allied, and some attacker is in supply to make use of it."""
    if not act.point:
        return None
    unit = act.by[0]
    if book.side_of[unit] != ALLIED:
        return refuse("asp.2", "german-point")
    group = book.group_of[unit]
    if public.points[group] < 1:
        return refuse("asp.3", "no-points", group=group)
    if not any(in_supply(book, lines, ALLIED, lines.units[u].at) for u in act.by):
        return refuse("asp.4", "point-wasted")
    return None


@rule("asp.2", "asp.3")
def use_point(d: D, group: Group) -> None:
    """An attack costs its group one point."""
    left = d.public.points[group] - 1
    d.put(points={**d.public.points, group: left})
    d.emit(PointUsed("asp.2", group, left))


@rule("cmd.1")
def why_not_more(group: Group, turn: int, made: int) -> Illegal | None:
    """Attacks, and apart from them overruns, are limited for the Allied groups, not for Germans."""
    if group == "us" and made >= us_limit(turn):
        return refuse("cmd.3", "command-limit", group=group, limit=us_limit(turn))
    if group == "british" and made >= british_limit():
        return refuse("cmd.2", "command-limit", group=group, limit=british_limit())
    return None


@rule("cmd.2")
def british_limit() -> int:
    """British, Canadians and Poles: five."""
    return BRITISH_LIMIT


@rule("cmd.3")
def us_limit(turn: int) -> int:
    """US and French: four to turn 3, five on turns 4 and 5, then six."""
    return 4 if turn <= 3 else 5 if turn <= 5 else 6
