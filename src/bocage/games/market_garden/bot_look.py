"""What plans lead to: for a searcher that has more time than the heuristics take.

A plan is an area, a group of it and a target. What the heuristics say of it and what the picture
after it says are both guesses; their mean is the better one.
"""

from __future__ import annotations

from collections.abc import Sequence

from bocage.games.market_garden.bot_after import After
from bocage.games.market_garden.bot_half import possible, ranked, scout_of, worth_of_acts
from bocage.games.market_garden.bot_march import Idea, Scout, fresh_units
from bocage.games.market_garden.bot_picture import Picture
from bocage.games.market_garden.types import (
    Activate,
    Activation,
    Assault,
    Half,
    Landing,
    March,
    Seen,
)
from bocage.kernel.api import Action

SHARE = 50  # percent that the picture afterwards counts
PLANS = 4  # of an area that are looked at


def look(pic: Picture, seen: Seen, action: Action, value: int) -> int:
    """The value of an action with what it leads to."""
    frame = seen.frames[-1]
    if isinstance(frame, Half) and isinstance(action, Activate) and len(action.spaces) == 1:
        scout = scout_of(pic, seen, frame.side)
        return value + area_change(scout, action.spaces[0]) * SHARE // 100
    if isinstance(frame, Activation | Landing) and isinstance(action, March | Assault):
        judge = after_of(scout_of(pic, seen, frame.side))
        return mean(value, judge.value(action, value))
    return value


def mean(guess: int, seen: int) -> int:
    """Of the two guesses."""
    return ((100 - SHARE) * guess + SHARE * seen) // 100


def area_change(scout: Scout, space: str) -> int:
    """How much better the plans of an area are than the heuristics say."""
    units = fresh_units(scout.pic, scout.side, space)
    if not units or space not in scout.book.areas:
        return 0
    ideas = possible(scout, space, scout.ideas(space, units))
    style = scout.style
    return worth_of_acts(looked(scout, ideas), style) - worth_of_acts(ideas, style)


def looked(scout: Scout, ideas: Sequence[Idea]) -> list[Idea]:
    """The best plans judged by what they lead to, and the others as they were."""
    judge = after_of(scout)
    best = [Idea(judge.value(i.action, i.value), i.action) for i in ideas[:PLANS] if i.value > 0]
    return ranked([*best, *ideas[len(best) :]])


def after_of(scout: Scout) -> After:
    """The judge that goes with a scout."""
    found: After | None = scout.book.latest.get(After)
    if found is None or found.scout is not scout:
        found = scout.book.latest[After] = After(scout)
    return found
