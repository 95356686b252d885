"""Chapter 14.6 - Naval support points."""

from __future__ import annotations

from typing import Any

from bocage.families.cobra.book import Book
from bocage.families.cobra.state import Field
from bocage.families.cobra.types import ALLIED
from bocage.games.cobra.types import Combat
from bocage.kernel.api import Illegal, refuse, rule

MOST_NAVAL = 2  # 2008:14.6.4a: in one attack
STORM_NAVAL = 1  # 2008:14.6.3


@rule("2008:14.6.0", "2008:14.6.1", "2008:14.6.2a", "2008:14.6.3")
def naval_points(book: Any, turn: int, weather: str) -> int:
    """Those of the turn track, in the expanded game; in a storm one at the most."""
    points: int = book.turns[turn].naval if book.expanded else 0
    return min(points, STORM_NAVAL) if weather == "storm" else points


def naval_left(field: Field) -> int:
    """What an attack of this phase may still use."""
    phase = field.phase
    if field.side != ALLIED or not isinstance(phase, Combat):
        return 0
    points = naval_points(field.book, field.public.turn, field.public.weather)
    return max(0, min(MOST_NAVAL, points - phase.naval))


@rule("2008:14.6.2b", "2008:14.6.4a")
def points_per_shift(book: Any, on: tuple[str, ...]) -> int | None:
    """What a shift costs on all these hexes: 1 near the sea, 2 farther inland; None: too far."""
    found = [book.naval.get(hex_) for hex_ in on]
    return None if None in found or not found else int(max(found))


@rule("2008:14.6.4a", "2008:14.6.4c")
def naval_shift(book: Book, battle: Any) -> int:
    """The shifts that the naval points of an attack give."""
    if not battle.naval:
        return 0
    price = points_per_shift(book, battle.on)
    return battle.naval // price if price else 0


def why_not_naval(field: Field, on: tuple[str, ...], given: int) -> Illegal | None:
    """In reach of the ships, with what is left of the points, and nothing to waste."""
    if not given:
        return None
    if given > MOST_NAVAL:
        return refuse("2008:14.6.4c", "too-many-naval", most=MOST_NAVAL)
    left = naval_left(field)
    if given > left:
        return refuse("2008:14.6.2a", "no-naval-points", left=left)
    price = points_per_shift(field.book, on)
    if price is None:
        return refuse("2008:14.6.2b", "out-of-naval-range")
    if given % price:
        return refuse("2008:14.6.4a", "naval-wasted", cost=price)
    return None
