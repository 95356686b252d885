"""The searching player: judges plans by what they lead to, then plays the best of them on.

`search@1` takes the best ideas of a game with their own values (`ideas`; or what `candidates`
offers). What a game can work out of the results of an idea (`look`) is asked for as many ideas as
the budget allows. If enough of it is left, the few best are carried out, both sides go on as the
game's heuristics would until the turn has come round, and the game's evaluation judges the end; all
ideas meet the same luck. It is frozen: later versions get their own names.
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

IDEAS = 8  # that are looked at
PLAYED = 3  # of them that are played on
PLIES = 40  # answers until the result must be there
LOOK = 40  # nodes for a look, and for an answer of the heuristics
WON = 1_000_000
TRUST = 3  # how many results played out the value of an idea counts for

Ideas = list[tuple[int, Action]]


@runtime_checkable
class Thoughtful(Protocol):
    """A module that can value its ideas."""

    def ideas(
        self, book: Any, view: AnyView, choice: Choice, count: int
    ) -> Sequence[tuple[int, Action]]:
        """The best few actions with their value, best first."""
        ...


@runtime_checkable
class Farsighted(Protocol):
    """A module that can work out what an idea leads to."""

    def look(self, book: Any, view: AnyView, action: Action, value: int) -> int:
        """The value of an action with its results looked at; `value` is the first guess."""
        ...


class SearchBot:
    """Looks at ideas, plays the best on, and takes the best."""

    name = "search@1"

    def decide(  # noqa: PLR0913 - the signature of Bot
        self, engine: Engine, view: AnyView, ask: Ask, choice: Choice, budget: Budget, rng: Rng
    ) -> Action:
        """The best idea; the first of equals."""
        if type(engine.module).evaluate is Module.evaluate:
            raise InputError(f"{engine.module.id} has no evaluation; {self.name} cannot play it")
        ideas = self.ideas(engine, view, choice, rng)
        if not ideas:
            raise EngineFault(f"{ask.side}: {ask.prompt!r} ({ask.clause}) has no choice")
        if len(ideas) == 1:
            return ideas[0][1]
        ideas = self.looked(engine, view, ideas, budget)
        return Race(engine, view, ask, budget, rng).run(ideas[:PLAYED])

    def ideas(self, engine: Engine, view: AnyView, choice: Choice, rng: Rng) -> Ideas:
        """What is compared, with the game's own value of it."""
        module = engine.module
        if isinstance(module, Thoughtful):
            found = list(module.ideas(engine.book, view, choice, IDEAS))
            if found:
                return found
        return [(0, action) for action in candidates(engine, view, choice, rng)[:IDEAS]]

    def looked(self, engine: Engine, view: AnyView, ideas: Ideas, budget: Budget) -> Ideas:
        """The ideas with their results worked out, as far as the budget goes; best first."""
        module = engine.module
        if not isinstance(module, Farsighted):
            return ideas
        found: Ideas = []
        for value, action in ideas:
            if not budget.spend(LOOK):
                break
            found.append((module.look(engine.book, view, action, value), action))
        found += ideas[len(found) :]
        return sorted(found, key=lambda idea: -idea[0])


class Race:
    """Ideas that are played on, round after round, until one is left or the budget is used up."""

    def __init__(self, engine: Engine, view: AnyView, ask: Ask, budget: Budget, rng: Rng) -> None:
        self.engine, self.view, self.side = engine, view, ask.side
        self.budget, self.rng = budget, rng
        self.depth = len(view.frames)

    def run(self, ideas: Ideas) -> Action:
        """The best in the end; the first of equals."""
        totals = [TRUST * value for value, _ in ideas]
        base = self.engine.module.evaluate(self.engine.book, self.view)
        left = list(range(len(ideas)))
        while len(left) > 1:
            luck = self.rng.below(1 << 30)
            position = self.engine.guess(self.view, self.rng)
            scores: dict[int, int] = {}
            for at in left:
                result = self.result(position, ideas[at][1], Rng(luck))
                if result is None:
                    break
                scores[at] = result - base
            if len(scores) < len(left):
                break  # only whole rounds compare like with like
            for at, score in scores.items():
                totals[at] += score
        return ideas[max(left, key=lambda at: (totals[at], -at))][1]

    def result(self, position: AnyPosition, action: Action, rng: Rng) -> int | None:
        """How it looks for our side when the turn has come round; None if the budget is short."""
        engine = self.engine
        if not self.budget.spend(LOOK):
            return None
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
            if not self.budget.spend(LOOK):
                return None
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
