"""Chapters 5.2 to 5.4 - How many movement points a unit has: weather, wheels, hunger, risk."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bocage.families.cobra.state import Ways
from bocage.families.cobra.types import ALLIED, Public
from bocage.games.cobra.rules.c18_victory import left_on_wheels, out_west
from bocage.kernel.api import rule

DIVISIONS_OUT = 3  # 2008:M.WT2


@rule("2008:5.4.4e")
def freer(public: Public) -> int:
    """After an Allied unit has left the map, a third more, in clear weather and in overcast."""
    return 1 if public.west_exit else 0


@rule("2008:M.WT2")
def three_west(book: Any, public: Any) -> bool:
    """Whether three mechanised divisions have left by the west edge."""
    gone = [
        units
        for _, units in book.divisions_of[ALLIED]
        if out_west(public, units) is not None and left_on_wheels(book, public, units)
    ]
    return len(gone) >= DIVISIONS_OUT


def raised_thirds(ways: Ways, unit: str) -> int:
    """The thirds of the allowance, with what was added at a risk."""
    raised: Mapping[str, int] = getattr(ways.phase, "raised", {})
    return min(3, ways.thirds + raised.get(unit, 0)) if unit in raised else ways.thirds


@rule("2008:5.3.7a")
def one_hex() -> int:
    """Commandos and Rangers move one hex in the mechanised phase, whatever it costs."""
    return 0


@rule("2008:5.3.3")
def on_wheels(times: int, parts: int) -> tuple[int, int]:
    """British and Canadian infantry divisions have two thirds in the mechanised phase."""
    return times * 2, parts * 3


@rule("2008:5.2.6")
def hungry(times: int, parts: int) -> tuple[int, int]:
    """Out of supply at the start of the phase: a half."""
    return times, parts * 2


@rule("2008:4.A.3b", "2008:12.2.3")
def refitted(times: int, parts: int) -> tuple[int, int]:
    """A unit that got a step has half of it in the first movement phase."""
    return times, parts * 2


@rule("2008:5.8.2")
def truck_ma(book: Any) -> int:
    """A division on trucks has the allowance of the marker."""
    ma: int = book.trucks[0].ma
    return ma
