"""What Combat Commander knows for searchers: how good a view looks, and what is worth a try."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.bot import answers, within
from bocage.games.combat_commander.bot import events as happen
from bocage.games.combat_commander.bot.field import field_of
from bocage.games.combat_commander.bot.fire_only import fire_only as fire_only
from bocage.games.combat_commander.bot.making import making_ideas
from bocage.games.combat_commander.bot.order import Idea, turn_ideas
from bocage.games.combat_commander.bot.picture import Picture, picture_of
from bocage.games.combat_commander.bot.setup import plan as plan
from bocage.games.combat_commander.bot.setup import setup_ideas
from bocage.games.combat_commander.bot.usual import proposal as proposal
from bocage.games.combat_commander.bot.worth import (
    BROKEN,
    POINT,
    SUPPRESSED,
    hand_worth,
    pressure,
    strength,
)
from bocage.games.combat_commander.rules.r07_victory import value_of
from bocage.games.combat_commander.types import (
    AXIS,
    Advancing,
    AfterPass,
    Again,
    Ambush,
    Assets,
    Attack,
    Boost,
    Buying,
    DigIn,
    Entered,
    Firing,
    Flight,
    Generating,
    Happening,
    Moving,
    Overstacked,
    Quarter,
    Recovering,
    Retreating,
    Seen,
    SetUp,
    Shield,
    Sniper,
    Support,
    TimeAdvance,
    Turn,
    Victim,
    Walking,
    Wounds,
    other,
)
from bocage.kernel.api import Action, Choice, Frame, Rng

TRIED = 12  # ideas that are checked
HEED = 40  # percent

Answer = Callable[[Book, Seen, Picture, Any, Choice], Iterable[Idea]]
ANSWERS: dict[type[Frame], Answer] = {
    Generating: making_ideas,
    Buying: making_ideas,
    Assets: making_ideas,
    SetUp: setup_ideas,
    Turn: turn_ideas,
    Firing: within.firing_ideas,
    Moving: within.moving_ideas,
    Walking: within.walking_ideas,
    Advancing: within.advancing_ideas,
    Entered: within.entered_ideas,
    Again: answers.again_ideas,
    Attack: answers.defend_ideas,
    Boost: answers.boost_ideas,
    Shield: answers.shield_ideas,
    Wounds: answers.wounds_ideas,
    Ambush: answers.ambush_ideas,
    Quarter: answers.any_play,
    AfterPass: answers.any_play,
    Victim: answers.victim_ideas,
    DigIn: happen.dig_ideas,
    Flight: happen.put_ideas,
    TimeAdvance: happen.hex_ideas,
    Retreating: happen.hex_ideas,
    Support: happen.hex_ideas,
    Overstacked: happen.stack_ideas,
    Recovering: happen.rally_ideas,
    Sniper: happen.sniper_ideas,
    Happening: happen.event_ideas,
}


def candidates(book: Book, seen: Seen, choice: Choice, rng: Rng) -> list[Action] | None:
    """What the heuristics would do: one action, or None where they have no opinion."""
    del rng
    best = ranked(book, seen, choice, 1)
    return [best[0].action] if best else None


def ideas(book: Book, seen: Seen, choice: Choice, count: int) -> list[tuple[int, Action]]:
    """The best few ideas of the heuristics, with their value."""
    return [(round(idea.value), idea.action) for idea in ranked(book, seen, choice, count)]


def heed(seen: Seen) -> int:
    """How much of the enemy's best order counts against one of our own, in percent."""
    return HEED if isinstance(seen.frames[-1], Turn) else 0


def ranked(book: Book, seen: Seen, choice: Choice, count: int) -> list[Idea]:
    """The best few ideas that are legal, best first."""
    found: list[Idea] = []
    for tried, idea in enumerate(ideas_of(book, seen, choice)):
        if tried >= TRIED and found:
            break
        if choice.why_not(idea.action) is None:
            found.append(idea)
            if len(found) >= count:
                return found
    return found


def ideas_of(book: Book, seen: Seen, choice: Choice) -> Iterable[Idea]:
    """All ideas for what is asked, best first."""
    frame = seen.frames[-1]
    answer = ANSWERS.get(type(frame), happen.first_ideas)
    return answer(book, seen, picture_of(book, seen), frame, choice)


# -- evaluation -----------------------------------------------------------------------------


def evaluate(book: Book, seen: Seen) -> int:
    """How good it looks for the view's side, in hundredths of a point."""
    pic = picture_of(book, seen)
    side = pic.side
    total = 1.0 * POINT * (seen.public.vp if side == AXIS else -seen.public.vp)
    total += secrets(book, seen, pic)
    total += forces(book, pic, side) - forces(book, pic, other(side))
    total += 0.5 * (field_of(pic, side).total() - field_of(pic, other(side)).total())
    if seen.own is not None:
        total += 0.5 * hand_worth(book, seen.public, side, seen.own.hand)
        total -= 0.5 * 20 * seen.public.hands[other(side)]
    total += 40 if seen.public.initiative == side else -40
    return round(total)


def secrets(book: Book, seen: Seen, pic: Picture) -> float:
    """What our own secret chits would bring now."""
    own = seen.own.chits if seen.own is not None else ()
    total = 0
    for chit in own:
        for number, owner in seen.public.control.items():
            points = value_of(book, chit, number)
            total += points if owner == pic.side else -points
    return float(POINT * total)


def forces(book: Book, pic: Picture, side: str) -> float:
    """What a side's units can still do; less if they are broken, and less near surrender."""
    public = pic.public
    total = 0.0
    for unit in pic.units[side]:
        state = public.units[unit]
        worth = 0.8 * strength(book, public, unit) + POINT * 0.4 * book.units[unit].vp
        worth += pressure(book, public, side) * 0.3
        share = 1.0 - (BROKEN if state.broken else 0) - (SUPPRESSED if state.suppressed else 0)
        total += worth * share
    left = max(1, public.surrender[side] - len(public.dead[side]))
    return total - 900 / left
