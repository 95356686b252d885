"""What Normandy knows for bots: how good a view looks, and one sensible answer to each question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.bot import fight, staff
from bocage.games.normandy.bot.fight import Fights
from bocage.games.normandy.bot.march import March
from bocage.games.normandy.bot.picture import Picture, picture_of
from bocage.games.normandy.bot.usual import proposal
from bocage.games.normandy.rules.phase import Phase
from bocage.kernel.api import Action, Choice, Frame, Pass, Rng

__all__ = ["candidates", "evaluate", "proposal"]

POINT, STEP = 100, 8


def evaluate(book: Book, seen: t.Seen) -> int:
    """Places that count, and steps, for the view's side."""
    points = 0
    for row in book.victory:
        if row.kind == "place":
            holder = t.GERMAN if row.condition == "german" else t.ALLIED
            held = all(seen.public.control.get(space) == holder for space in row.hexes)
            points += row.points if held else 0
    total = POINT * points if seen.side == t.ALLIED else -POINT * points
    own = seen.own.units if seen.own is not None else {}
    theirs = sum(pile.n for pile in seen.public.piles.values() if pile.side != seen.side)
    return total + STEP * sum(state.steps for state in own.values()) - 3 * STEP * theirs


def candidates(book: Book, seen: t.Seen, choice: Choice, rng: Rng) -> list[Action] | None:
    """What the heuristics would do; anything legal where they find nothing."""
    frame = seen.frames[-1]
    answer = ANSWERS.get(type(frame))
    if answer is not None and seen.own is not None:
        found = answer(picture_of(book, seen), seen, frame, choice)
        if found is not None and choice.why_not(found) is None:
            return [found]
    some = choice.sample(rng)
    return None if some is None else [some]


def _march(pic: Picture, seen: t.Seen, f: Any, choice: Choice) -> Action | None:
    return March(pic, Phase(pic.book, seen, f), choice).best()


def _combat(pic: Picture, seen: t.Seen, f: Any, choice: Choice) -> Action | None:
    return Fights(pic, Phase(pic.book, seen, f), choice).best()


def _fight(pic: Picture, seen: t.Seen, f: Any, choice: Choice) -> Action | None:
    if f.stage == "shelter":
        counters = pic.book.counters
        best = max(f.foes, key=lambda u: counters[u].defence or 0, default="")
        return t.Shelter(best)
    return fight.coordinated(pic.book, f, choice)


def _shelled(pic: Picture, seen: t.Seen, f: Any, choice: Choice) -> Action | None:
    found: list[Any] = list(choice.legal())
    units = pic.own.units

    def price(act: Any) -> int:
        unit = getattr(act, "unit", "")
        return fight.dear(pic.book, unit, units[unit].steps) if unit in units else 0

    return min(found, key=price, default=None)


def _answer(pic: Picture, seen: t.Seen, f: Any, choice: Choice) -> Action | None:
    for unit in pic.own.units:
        if pic.book.counters[unit].artillery and choice.why_not(t.Reply(unit)) is None:
            return t.Reply(unit)
    return Pass()


def _recon(pic: Picture, seen: t.Seen, f: Any, choice: Choice) -> Action | None:
    return staff.raided(pic, choice) if pic.side == t.ALLIED else _shelled(pic, seen, f, choice)


Answer = Callable[[Picture, t.Seen, Any, Choice], Action | None]
ANSWERS: dict[type[Frame], Answer] = {
    t.Movement: _march,
    t.Walk: lambda pic, seen, f, choice: t.Halt(),
    t.Combat: _combat,
    t.Fight: _fight,
    t.Support: lambda pic, seen, f, choice: fight.helped(pic, choice, f),
    t.Defence: lambda pic, seen, f, choice: fight.helped(pic, choice, f),
    t.Losing: lambda pic, seen, f, choice: fight.suffered(pic.book, f, choice),
    t.Fleeing: lambda pic, seen, f, choice: fight.fled(pic, f, choice),
    t.Advancing: lambda pic, seen, f, choice: fight.followed(pic, f, choice),
    t.Shelling: _shelled,
    t.Answer: _answer,
    t.Recon: _recon,
    t.Plot: lambda pic, seen, f, choice: staff.plotted(pic, choice),
    t.Engineers: lambda pic, seen, f, choice: staff.dug(pic, choice),
    t.Replace: lambda pic, seen, f, choice: staff.replaced(pic, choice),
    t.Return: lambda pic, seen, f, choice: staff.returned(pic, choice),
}
