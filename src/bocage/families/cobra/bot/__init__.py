"""What both editions know for searchers: how a view looks, and which actions are worth a look."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bocage.families.cobra.book import Book
from bocage.families.cobra.bot import fight, move
from bocage.families.cobra.bot.mind import mind_of
from bocage.families.cobra.bot.picture import picture_of
from bocage.families.cobra.bot.worth import POINT, losses
from bocage.families.cobra.rules.c12_replacement import is_armour
from bocage.families.cobra.types import (
    SIDES,
    Advance,
    Attack,
    Displace,
    Displacing,
    Done,
    Go,
    Lead,
    Lose,
    Move,
    Remove,
    Replace,
    Seen,
    Truck,
    other,
)
from bocage.kernel.api import Action, Choice, innermost


def evaluate(book: Book, seen: Seen) -> int:
    """How good it looks for the view's side: points, forces, ground."""
    side = seen.side or SIDES[0]
    own, foe = (book.edition.points(book, seen.public, who).total for who in (side, other(side)))
    return POINT * (own - foe)


def answered(answers: Answers, book: Book, seen: Seen, choice: Choice) -> list[Action] | None:
    """What the heuristics would do."""
    for kind, answer in answers.items():
        if kind in choice.types:
            action = answer(book, seen, choice)
            return None if action is None else [action]
    return None


def _replace(book: Book, seen: Seen, choice: Choice) -> Action | None:
    """The step that adds most; panzers first."""
    units = seen.public.units
    best: Action = Done()
    best_value = 0
    for act in choice.legal():
        if isinstance(act, Replace):
            counter, steps = book.counters[act.unit], units[act.unit].steps
            gain = counter.strength(steps + 1) - counter.strength(steps)
            value = 10 * gain * (3 if is_armour(counter) else 2) + (15 if steps == 1 else 0)
            if value > best_value:
                best, best_value = act, value
    return best


def _remove(book: Book, seen: Seen, choice: Choice) -> Action | None:
    units = seen.public.units
    least: Action = min(
        choice.legal(),
        key=lambda act: (
            losses(book, seen.public, (act.unit,), units[act.unit].steps)[0],
            act.unit,
        ),
    )
    return least


def _displace(book: Book, seen: Seen, choice: Choice) -> Action | None:
    side = innermost(seen.frames, Displacing).side
    picture = picture_of(book, seen.public, side)
    safest: Action = max(
        choice.legal(),
        key=lambda act: (-picture.threat(act.hex), act.hex in picture.force, act.hex),
    )
    return safest


def _lead(book: Book, seen: Seen, choice: Choice) -> Action | None:
    """Help is free."""
    first: Action = next(iter(choice.legal()))
    return first


def _truck(book: Book, seen: Seen, choice: Choice) -> Action | None:
    """The division that is nearest to the way out, then to the bag."""
    public = seen.public
    picture = picture_of(book, public, "allied")
    best: Action = Done()
    best_value = -400
    for act in choice.legal():
        if isinstance(act, Truck):
            state = public.units.get(book.divisions[act.division][0])
            at = state.at if state is not None else ""
            field = picture.foe.field(mind_of(book).aims(book, public, "us"), "mechanised")
            value = -field.get(at, 400) - (30 if at in picture.ezoc else 0)
            if value > best_value:
                best, best_value = act, value
    return best


Answer = Callable[[Book, Seen, Choice], Action | None]
Answers = Mapping[type[Action], Answer]
ANSWERS: Answers = {
    Move: move.moves,
    Attack: fight.best_attack,
    Lose: fight.best_result,
    Go: fight.best_flight,
    Advance: fight.best_advance,
    Lead: _lead,
    Replace: _replace,
    Truck: _truck,
    Remove: _remove,
    Displace: _displace,
}
