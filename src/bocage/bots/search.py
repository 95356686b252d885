"""The searching player: plays its best ideas on with the game's heuristics, and compares.

`search@1` takes the few best ideas of a game (`ideas`, or what `candidates` offers), carries each
out, lets both sides go on as the game's heuristics would until the turn comes round, and looks at
the result with the game's evaluation. All ideas meet the same luck. The worst are dropped from
round to round, as long as the budget lasts. It is frozen: later versions get their own names.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from bocage.bots.base import Budget, register
from bocage.bots.greedy import candidates
from bocage.kernel.chance import Rng
from bocage.kernel.choice import Choice
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError, Module
from bocage.kernel.nouns import Action, Ask, EngineFault
from bocage.kernel.position import AnyPosition, AnyView

IDEAS = 6  # that are compared
PLIES = 60  # answers until the result must be there
PRICE = 40  # nodes for an answer of the heuristics
WON = 1_000_000
TRUST = 2  # how many results the game's own value of an idea counts for


@runtime_checkable
class Thoughtful(Protocol):
    """A module that can value its ideas."""

    def ideas(
        self, book: Any, view: AnyView, choice: Choice, count: int
    ) -> Sequence[tuple[int, Action]]:
        """The best few actions with their value, best first."""
        ...


class SearchBot:
    """Compares a few ideas by playing them on."""

    name = "search@1"

    def decide(  # noqa: PLR0913 - the signature of Bot
        self, engine: Engine, view: AnyView, ask: Ask, choice: Choice, budget: Budget, rng: Rng
    ) -> Action:
        """The idea with the best mean result."""
        if type(engine.module).evaluate is Module.evaluate:
            raise InputError(f"{engine.module.id} has no evaluation; {self.name} cannot play it")
        ideas = self.ideas(engine, view, choice, rng)
        if not ideas:
            raise EngineFault(f"{ask.side}: {ask.prompt!r} ({ask.clause}) has no choice")
        if len(ideas) == 1:
            return ideas[0][1]
        return Race(engine, view, ask, budget, rng).run(ideas)

    def ideas(
        self, engine: Engine, view: AnyView, choice: Choice, rng: Rng
    ) -> list[tuple[int, Action]]:
        """What is compared, with the game's own value of it."""
        module = engine.module
        if isinstance(module, Thoughtful):
            found = list(module.ideas(engine.book, view, choice, IDEAS))
            if found:
                return found
        return [(0, action) for action in candidates(engine, view, choice, rng)[:IDEAS]]


class Race:
    """Ideas that are played on, round after round, until one is left or the budget is used up."""

    def __init__(self, engine: Engine, view: AnyView, ask: Ask, budget: Budget, rng: Rng) -> None:
        self.engine, self.view, self.side = engine, view, ask.side
        self.budget, self.rng = budget, rng
        self.depth = len(view.frames)

    def run(self, ideas: list[tuple[int, Action]]) -> Action:
        """The best in the end; the first of equals."""
        base = self.engine.module.evaluate(self.engine.book, self.view)
        totals = [TRUST * (base + value) for value, _ in ideas]
        left = list(range(len(ideas)))
        rounds = 0
        while len(left) > 1:
            luck = self.rng.below(1 << 30)
            position = self.engine.guess(self.view, self.rng)
            scores = {}
            for at in left:
                if not self.budget.spend(PRICE):
                    break
                scores[at] = self.result(position, ideas[at][1], Rng(luck))
            if len(scores) < len(left):
                break  # only whole rounds compare like with like
            for at, score in scores.items():
                totals[at] += score
            rounds += 1
            left.sort(key=lambda at: (-totals[at], at))
            if rounds % 2 == 0:
                left = left[: (len(left) + 1) // 2] if len(left) > 2 else left
        return ideas[max(left, key=lambda at: (totals[at], -at))][1]

    def result(self, position: AnyPosition, action: Action, rng: Rng) -> int:
        """How it looks for our side when the turn has come round."""
        engine = self.engine
        after = engine.apply_legal(position, self.side, action, rng).position
        theirs = False
        for _ in range(PLIES):
            if after.outcome is not None or len(after.frames) < self.depth:
                break
            ask = engine.pending(after)[0]
            if len(after.frames) == self.depth:
                if ask.side == self.side and theirs:
                    break
                theirs = theirs or ask.side != self.side
            if not self.budget.spend(PRICE):
                break
            after = self.answer(after, ask, rng)
        if after.outcome is not None:
            winner = after.outcome.winner
            return 0 if winner is None else WON if winner == self.side else -WON
        return engine.module.evaluate(engine.book, engine.view(after, self.side))

    def answer(self, position: AnyPosition, ask: Ask, rng: Rng) -> AnyPosition:
        """What the game's heuristics would do; anything where they have no opinion."""
        engine = self.engine
        choice = engine.choice(position, ask.side)
        if choice is None:
            raise EngineFault(f"{ask.side} is asked, but has no choice")
        view = engine.view(position, ask.side)
        short = engine.module.candidates(engine.book, view, choice, rng)
        action = short[0] if short else choice.sample(rng, engine.module.weights)
        if action is None:
            raise EngineFault(f"{ask.side}: {ask.prompt!r} ({ask.clause}) has no choice")
        return engine.apply_legal(position, ask.side, action, rng).position


def _make(variant: str) -> SearchBot:
    if variant:
        raise InputError(f"search@1 has no variants, got '{variant}'")
    return SearchBot()


register(SearchBot.name, _make)
