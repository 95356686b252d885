"""What COBRA (2008) knows for searchers: as the family does, and what only this edition asks."""

from __future__ import annotations

from typing import Any

from bocage.families.cobra import bot as family
from bocage.families.cobra.bot import ANSWERS, Answers, answered, fight, usual
from bocage.families.cobra.bot.mind import know
from bocage.families.cobra.bot.worth import POINT
from bocage.families.cobra.types import (
    GERMAN,
    SIDES,
    Advance,
    Displace,
    Done,
    Move,
    Remove,
    Replace,
    Truck,
)
from bocage.games.cobra.bot import combat, landing, march, results
from bocage.games.cobra.bot.mind import MIND
from bocage.games.cobra.rules.c18_victory import A_LEVEL, ALLIED_MARGINAL, first_level
from bocage.games.cobra.types import (
    Attack,
    Commit,
    Defend,
    Drop,
    Fly,
    Go,
    Harass,
    Land,
    Lead,
    Relay,
    Release,
    Scatter,
    Schedule,
    Seen,
    Shift,
    Strike,
    Suffer,
    Summon,
    Withdraw,
)
from bocage.kernel.api import Action, Choice, Partial, Rng


def evaluate(book: Any, seen: Seen) -> int:
    """How good it looks for the view's side: points, and what the line is worth in points."""
    know(book, MIND)
    side = seen.side or SIDES[0]
    held = first_level(book, seen.public) != ALLIED_MARGINAL
    line = A_LEVEL * POINT * (1 if held else -1)
    return family.evaluate(book, seen) + (line if side == GERMAN else -line)


def candidates(book: Any, seen: Seen, choice: Choice, rng: Rng) -> list[Action] | None:
    """What the heuristics would do."""
    know(book, MIND)
    return answered(EXPANDED, book, seen, choice)


def proposal(book: Any, seen: Seen, choice: Choice, partial: Partial) -> Action | None:
    """Attack these hexes with all that can, with points and headquarters if they help."""
    know(book, MIND)
    return usual.proposal(book, seen, choice, partial)


def first_of(book: Any, seen: Seen, choice: Choice) -> Action | None:
    """Nothing speaks for another."""
    first: Action = next(iter(choice.legal()))
    return first


EXPANDED: Answers = {
    Move: march.moves,
    Attack: fight.best_attack,
    Suffer: results.best_suffering,
    Go: results.best_flight,
    Advance: fight.best_advance,
    Lead: combat.best_lead,
    Replace: ANSWERS[Replace],
    Truck: ANSWERS[Truck],
    Remove: ANSWERS[Remove],
    Displace: ANSWERS[Displace],
    Commit: combat.best_commit,
    Fly: combat.best_mission,
    Strike: combat.best_strike,
    Schedule: combat.best_plan,
    Shift: march.best_shift,
    Relay: march.best_line,
    Release: march.best_appeal,
    Summon: first_of,
    Land: landing.best_landing,
    Scatter: first_of,
    Drop: landing.best_drop,
    Defend: landing.best_defence,
    Withdraw: landing.best_withdrawal,
    Harass: landing.best_harassment,
}
__all__ = ["Done", "candidates", "evaluate", "proposal"]
