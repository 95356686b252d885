"""The greedy player: one decision deep, over guesses of what is hidden, on the game's evaluation.

`greedy@1` is frozen: later versions get their own names, so that strength can be compared.
"""

from __future__ import annotations

from bocage.bots.base import Budget, register
from bocage.kernel.chance import Rng
from bocage.kernel.choice import Choice, all_of
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError
from bocage.kernel.nouns import Action, Ask, EngineFault, Pass
from bocage.kernel.position import AnyPosition, AnyView

GUESSES = 6  # hidden states that each candidate is tried on
LIMIT = 200  # legal actions that are all tried; of more, some are sampled
SAMPLES = 60
PLIES = 12  # answers after the candidate until its effect must be there
WON = 1_000_000


class GreedyBot:
    """Tries every candidate on the same guesses and the same chance, and takes the best mean."""

    name = "greedy@1"

    def decide(  # noqa: PLR0913 - the signature of Bot
        self, engine: Engine, view: AnyView, ask: Ask, choice: Choice, budget: Budget, rng: Rng
    ) -> Action:
        """The candidate with the best sum over all guesses; the first of equals."""
        if not engine.module.knows("evaluate"):
            raise InputError(f"{engine.module.id} has no evaluation; {self.name} cannot play it")
        actions = candidates(engine, view, choice, rng)
        if not actions:
            raise EngineFault(f"{ask.side}: {ask.prompt!r} ({ask.clause}) has no choice")
        if len(actions) == 1:
            return actions[0]
        totals = [0] * len(actions)
        depth = len(view.frames)
        for _ in range(GUESSES):
            position = engine.guess(view, rng)
            luck = rng.below(1 << 30)
            scores = []
            for action in actions:
                if not budget.spend():
                    break
                trial = Trial(engine, ask.side, depth, Rng(luck), budget)
                scores.append(trial.score(position, action))
            if len(scores) < len(actions):
                break  # only whole rounds compare like with like
            totals = [total + score for total, score in zip(totals, scores, strict=True)]
        return actions[totals.index(max(totals))]


def candidates(engine: Engine, view: AnyView, choice: Choice, rng: Rng) -> list[Action]:
    """What is tried: the game's short list, or all, or samples."""
    short = engine.module.candidates(engine.book, view, choice, rng)
    if short:
        return short
    found = all_of(choice, LIMIT)
    if found is not None:
        return found
    sampled = [choice.sample(rng) for _ in range(SAMPLES)]
    several: list[Action] = []  # in order; an action need not be hashable
    for action in sampled:
        if action is not None and action not in several:
            several.append(action)
    return several


class Trial:
    """One candidate on one guess: carried out, played on until its effect is there, evaluated."""

    __slots__ = ("budget", "depth", "engine", "rng", "side")

    def __init__(self, engine: Engine, side: str, depth: int, rng: Rng, budget: Budget) -> None:
        self.engine = engine
        self.side = side
        self.depth = depth  # of the stack where the decision is made
        self.rng = rng
        self.budget = budget

    def score(self, position: AnyPosition, action: Action) -> int:
        """How it looks for our side afterwards."""
        after = self.engine.apply_legal(position, self.side, action, self.rng).position
        for _ in range(PLIES):
            if after.outcome is not None or self._quiet(after) or not self.budget.spend():
                break
            after = self._answer(after)
        if after.outcome is not None:
            winner = after.outcome.winner
            return 0 if winner is None else WON if winner == self.side else -WON
        view = self.engine.view(after, self.side)
        return self.engine.module.evaluate(self.engine.book, view)

    def _quiet(self, position: AnyPosition) -> bool:
        """Everything that the candidate set off has returned."""
        return not position.answers and len(position.frames) <= self.depth

    def _answer(self, position: AnyPosition) -> AnyPosition:
        """A cheap answer: we pass if we can, the others do anything."""
        ask = self.engine.pending(position)[0]
        choice = self.engine.choice(position, ask.side)
        if choice is None:
            raise EngineFault(f"{ask.side} is asked, but has no choice")
        action: Action | None = None
        if ask.side == self.side and Pass in choice.types and choice.why_not(Pass()) is None:
            action = Pass()
        else:
            action = choice.sample(self.rng, self.engine.module.weights)
        if action is None:
            raise EngineFault(f"{ask.side}: {ask.prompt!r} ({ask.clause}) has no choice")
        return self.engine.apply_legal(position, ask.side, action, self.rng).position


def _make(variant: str) -> GreedyBot:
    if variant:
        raise InputError(f"greedy@1 has no variants, got '{variant}'")
    return GreedyBot()


register(GreedyBot.name, _make)
