"""What Cobra (1977) knows for searchers: as the family does, and when to bomb."""

from __future__ import annotations

from bocage.families.cobra.book import Book
from bocage.families.cobra.bot import ANSWERS, Answers, answered, evaluate
from bocage.families.cobra.bot.fight import best_strikes
from bocage.families.cobra.bot.usual import proposal
from bocage.families.cobra.bot.worth import losses
from bocage.families.cobra.rules.c14_air import air_points
from bocage.families.cobra.types import Seen
from bocage.games.cobra_spi.rules.air import CARPET_COLUMN, CARPET_COST, enemy_hexes
from bocage.games.cobra_spi.types import Air, Public
from bocage.kernel.api import Action, Choice, Rng

__all__ = ["candidates", "evaluate", "proposal"]

CARPET = 260  # what bombs must promise


def candidates(book: Book, seen: Seen, choice: Choice, rng: Rng) -> list[Action] | None:
    """What the heuristics would do."""
    return answered(WITH_BOMBS, book, seen, choice)


def best_air(book: Book, seen: Seen, choice: Choice) -> Action:
    """Carpet bombing if it pays; else ground attacks for the attacks that will be made."""
    public = seen.public
    points = air_points(public.weather)
    if points >= CARPET_COST and not public.carpet_used:
        value, hex_ = max(
            (_bombing(book, public, hex_), hex_) for hex_ in enemy_hexes(book, public)
        )
        if value >= CARPET:
            return Air(hex_)
    return Air(None, best_strikes(book, seen, points))


def _bombing(book: Book, public: Public, hex_: str) -> int:
    """What carpet bombing may be expected to cost the Germans in a hex."""
    units = book.lines(public).at[hex_]
    numbers = [book.crt[CARPET_COLUMN, die].defender for die in range(1, 7)]
    return sum(losses(book, public, units, number)[0] for number in numbers) // 6


WITH_BOMBS: Answers = {**ANSWERS, Air: best_air}
