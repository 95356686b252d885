"""Two dice against two, and words for shares of them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TypeVar

import msgspec

from bocage.games.market_garden.rules.r12_advantage import DECK
from bocage.games.market_garden.types import Chance, Half, Seen

T = TypeVar("T")
FACES = range(1, 7)


# -- two dice against two ---------------------------------------------------------------------


@cache
def sums() -> Counter[int]:
    """How often each DR comes in 36 throws; the decks of 23.7 are made up in the same way."""
    return Counter(DECK)


@cache
def differences() -> Counter[int]:
    """How often each difference of two DRs comes in 1296 throws."""
    found: Counter[int] = Counter()
    for mine, often in sums().items():
        for theirs, times in sums().items():
            found[mine - theirs] += often * times
    return found


OF = 36 * 36


class Luck(msgspec.Struct, frozen=True):
    """What dice may show: every face, or only what lies there."""

    faces: tuple[int, ...]  # of one die, in six throws
    sums: Counter[int]  # of a DR, in 36 throws
    differences: Counter[int]  # of two DRs, in 36 * 36 throws


FAIR = Luck(tuple(FACES), sums(), differences())


def lying(chance: Chance) -> Luck:
    """The dice as they lie: those of one side, or of both one after the other."""
    dice, half = chance.dice, len(chance.dice) // 2
    mine, theirs = (sum(dice[:half]), sum(dice[half:])) if chance.both else (sum(dice), 0)
    return Luck((dice[0],) * 6, Counter({mine: 36}), Counter({mine - theirs: OF}))


def percent(share: int, of: int) -> int:
    """A share in per cent, rounded."""
    return (200 * share + of) // (2 * of)


def tenths(total: int, of: int) -> str:
    """An average with one decimal, rounded."""
    found = (20 * total + of) // (2 * of)
    return f"{found // 10}.{found % 10}"


def like(good: int, mine: bool) -> int:
    """How good a result is for whoever declares: the attacker's view, or the other way round."""
    return good if mine else -good


# -- frames -----------------------------------------------------------------------------------


def innermost_half(seen: Seen) -> Half | None:
    """The half (or D-Day phase) that is being played, if any."""
    return of_type(seen, Half)


def of_type(seen: Seen, kind: type[T]) -> T | None:
    """The innermost frame of a kind."""
    return next((f for f in reversed(seen.frames) if isinstance(f, kind)), None)
