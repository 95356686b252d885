"""What Normandy knows for bots: how good a view looks, and one sensible answer to each question."""

from __future__ import annotations

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.bot.answers import answered
from bocage.games.normandy.bot.usual import has_room, proposal
from bocage.kernel.api import Action, Choice, Rng

__all__ = ["candidates", "evaluate", "has_room", "proposal"]

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
    found = answered(book, seen, choice) or choice.sample(rng)
    return None if found is None else [found]
