"""What the heuristics choose while a random scenario is made."""

from __future__ import annotations

from typing import Any

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.bot.events import item_worth
from bocage.games.combat_commander.bot.order import Idea
from bocage.games.combat_commander.bot.picture import Picture
from bocage.games.combat_commander.rules.g_random_support import points_of
from bocage.games.combat_commander.types import Accept, Buy, Enlist, Finish, Seen, Take
from bocage.kernel.api import Action, Choice

MIDDLE = 20  # points of an order of battle of middle size
RESERVE = 6  # points that a side would rather keep
SHELTERS = {"foxholes": 3.0, "trench": 4.0, "bunker": 6.0, "wire": 2.0, "mines": 3.0}


def making_ideas(book: Book, seen: Seen, pic: Picture, f: Any, choice: Choice) -> list[Idea]:
    """Troops of middle size, the best support for its price, works if there are points to spare."""
    found = [Idea(worth(book, seen, pic, action), action) for action in choice.legal()]
    return sorted(found, key=lambda idea: -idea.value)


def worth(book: Book, seen: Seen, pic: Picture, action: Action) -> float:
    """What one answer is worth."""
    left = points_of(seen.public, pic.side)
    match action:
        case Enlist():
            return -abs(book.tables.random.battles[action.battle].points - MIDDLE)
        case Take():
            return item_worth(book, seen, action.item) if left > RESERVE else 1.0
        case Buy():
            row = book.tables.random.works[action.works]
            good = sum(SHELTERS[what] * count for what, count in row.forts().items())
            return good / row.cost if left - row.cost >= RESERVE else -1.0
        case Finish():
            return 2.0 if left <= RESERVE else 0.5
        case Accept():
            return 1.0
        case _:
            return 0.0
