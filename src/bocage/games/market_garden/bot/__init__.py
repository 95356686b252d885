"""What Market Garden knows for searchers: how good a view looks, and what is worth a try."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.bot import answers, half, night
from bocage.games.market_garden.bot.march import Idea
from bocage.games.market_garden.bot.picture import CORRIDOR, Picture, picture_of
from bocage.games.market_garden.bot.style import PLAIN, Style, keen
from bocage.games.market_garden.bot.usual import proposal as proposal
from bocage.games.market_garden.types import (
    ALLIED,
    ZONE_F,
    Activation,
    Barrage,
    Chance,
    Evening,
    Fight,
    Fleeing,
    Half,
    Landing,
    Leaving,
    Phase,
    Public,
    Regrouping,
    Resupply,
    Seen,
    Suffering,
    Wearing,
)
from bocage.kernel.api import Action, Choice, Frame, Rng

TRIED = 12  # ideas that are checked


def evaluate(book: Book, seen: Seen) -> int:
    """How good it looks for the view's side, in thousandths of a point."""
    value = picture_of(book, seen.public).total
    return value if seen.side == ALLIED else -value


def northernmost(book: Book, public: Public) -> str:
    """The area of the road to Arnhem farthest from zone F in which XXX Corps stands."""
    held = {state.at for unit, state in public.units.items() if book.owner_of[unit] == "xxx"}
    return next((space for space in reversed(CORRIDOR) if space in held), ZONE_F)


def candidates(book: Book, seen: Seen, choice: Choice, rng: Rng) -> list[Action] | None:
    """What the heuristics would do: one action, or None where they have no opinion."""
    return [idea.action for idea in ranked(book, seen, choice, 1, PLAIN)] or None


def ideas(book: Book, seen: Seen, choice: Choice, count: int) -> list[tuple[int, Action]]:
    """The best few ideas of the heuristics, with their value."""
    found = ranked(book, seen, choice, count, keen(seen.side))
    return [(idea.value, idea.action) for idea in found]


def heed(seen: Seen) -> int:
    """How much of the enemy's best answer counts against an impulse, in percent."""
    frame = seen.frames[-1]
    planned = isinstance(frame, Half) and not frame.activations
    return keen(seen.side).heed if planned else 0


def ranked(book: Book, seen: Seen, choice: Choice, count: int, style: Style) -> list[Idea]:
    """The best few ideas, best first."""
    found: list[Idea] = []
    for idea in ideas_of(book, seen, choice, style) or ():
        if choice.why_not(idea.action) is None:
            found.append(idea)
            if len(found) >= count:
                break
    return found


def ideas_of(book: Book, seen: Seen, choice: Choice, style: Style) -> list[Idea] | None:
    """All ideas for what is asked, best first."""
    frame = seen.frames[-1]
    answer = ANSWERS.get(type(frame))
    if answer is None:
        return None
    return answer(picture_of(book, seen.public, style), seen, frame, choice)


def _activation(pic: Picture, seen: Seen, f: Activation, choice: Choice) -> list[Idea]:
    if f.stage == "blow":
        return half.demolish_ideas(pic, seen, f)
    return half.act_ideas(pic, seen, f)


def _fight(pic: Picture, seen: Seen, f: Fight, choice: Choice) -> list[Idea]:
    if f.stage == "forward":
        return answers.forward_ideas(pic, seen, f)
    return answers.fallback_ideas(pic, seen, f, choice)


def _resupply(pic: Picture, seen: Seen, f: Resupply, choice: Choice) -> list[Idea] | None:
    if f.stage == "buy":
        return night.buy_ideas(f.side, choice)
    if f.stage == "merge":
        return None
    return night.refit_ideas(pic, seen, f, choice)


Answer = Callable[[Picture, Seen, Any, Choice], list[Idea] | None]
ANSWERS: dict[type[Frame], Answer] = {
    Half: lambda pic, seen, f, choice: half.half_ideas(pic, seen, f),
    Phase: half.phase_ideas,
    Landing: lambda pic, seen, f, choice: half.landing_ideas(pic, seen, f),
    Activation: _activation,
    Chance: lambda pic, seen, f, choice: answers.reroll_ideas(pic, seen, f),
    Fight: _fight,
    Suffering: answers.absorb_ideas,
    Fleeing: answers.retreat_ideas,
    Leaving: answers.withdraw_ideas,
    Wearing: answers.wear_ideas,
    Barrage: answers.aim_ideas,
    Evening: lambda pic, seen, f, choice: answers.shift_ideas(f),
    Resupply: _resupply,
    Regrouping: lambda pic, seen, f, choice: night.regroup_ideas(pic, seen, f),
}
