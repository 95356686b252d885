"""The searching player: looks what the enemy could do after each plan, or plays candidates on.

Where a game values its plans itself (`ideas`), `search@1` carries out the best few of them, lets
the rest of the turn happen as the game's heuristics would have it, and asks what the enemy's best
plan is worth then: as much of that as the game says counts against the plan. Where a game does
not, the first few of its `candidates` are carried out, both sides go on as the game's heuristics
would until the turn has come round, and the game's evaluation judges the end. All of them meet
the same luck.
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

PLANS = 5  # that are looked into
PLAYED = 3  # candidates that are played on
ROUNDS = 100
PLIES = 40  # answers until the result must be there
ANSWER = 40  # nodes for an answer of the heuristics
THOUGHT = 22  # and where a game's ideas are asked
WON = 1_000_000


@runtime_checkable
class Thoughtful(Protocol):
    """What a game's bots know, if they can value their ideas."""

    def ideas(
        self, book: Any, view: AnyView, choice: Choice, count: int
    ) -> Sequence[tuple[int, Action]]:
        """The best few actions with their value, best first."""
        ...

    def heed(self, view: AnyView) -> int:
        """In percent: how much of the enemy's best answer counts against a plan; 0: none does."""
        ...


class SearchBot:
    """Takes the best plan, or plays candidates on."""

    name = "search@1"

    def decide(  # noqa: PLR0913 - the signature of Bot
        self, engine: Engine, view: AnyView, ask: Ask, choice: Choice, budget: Budget, rng: Rng
    ) -> Action:
        """The best; the first of equals."""
        module: Module = engine.module
        if not module.knows("evaluate"):
            raise InputError(f"{module.id} has no evaluation; {self.name} cannot play it")
        mind = module.bot
        if isinstance(mind, Thoughtful):
            heed = mind.heed(view)
            plans = mind.ideas(engine.book, view, choice, PLANS if heed else 1)
            if len(plans) > 1:
                return Look(engine, mind, view, ask, budget).best(plans, heed, rng)
            if plans:
                return plans[0][1]
        actions = candidates(engine, view, choice, rng)[:PLAYED]
        if not actions:
            raise EngineFault(f"{ask.side}: {ask.prompt!r} ({ask.clause}) has no choice")
        return Race(engine, view, ask, budget, rng).run(actions)


class Look:
    """Plans, and what the enemy could do after them."""

    def __init__(
        self, engine: Engine, mind: Thoughtful, view: AnyView, ask: Ask, budget: Budget
    ) -> None:
        self.engine, self.mind, self.view, self.ask = engine, mind, view, ask
        self.budget = budget
        self.depth, self.kind = len(view.frames), type(view.frames[-1])

    def best(self, plans: Sequence[tuple[int, Action]], heed: int, rng: Rng) -> Action:
        """The plan that leaves most when the enemy has answered; the first of equals.

        An answer that is not known, because the budget is short or the turns are over, is like
        the one before it. The enemy never does what harms it: a plan that is worth less than
        another one leaves is not looked into.
        """
        position = self.engine.guess(self.view, rng)
        luck = rng.below(1 << 30)
        chosen = plans[0][1]
        most, harm = -WON * 100, 0
        for value, action in plans:
            if 100 * value <= most:
                break
            answer = self.reply(position, action, Rng(luck))
            if answer is not None:
                harm = max(0, answer)
            left = 100 * value - heed * harm
            if left > most:
                most, chosen = left, action
        return chosen

    def reply(self, position: AnyPosition, action: Action, rng: Rng) -> int | None:
        """What the enemy's best plan is worth after an action; None if that is not known."""
        engine, ask = self.engine, self.ask
        if not self.budget.spend(THOUGHT):
            return None
        after = engine.apply_legal(position, ask.side, action, rng).position
        for _ in range(PLIES):
            if after.outcome is not None or not self.going_on(after):
                return None
            if not self.budget.spend(THOUGHT):
                return None
            asked = engine.pending(after)[0]
            view = engine.view(after, asked.side)
            choice = engine.choice(after, asked.side)
            if choice is None:
                raise EngineFault(f"{asked.side} is asked, but has no choice")
            ideas = self.mind.ideas(engine.book, view, choice, 1)
            if asked.side != ask.side and asked.prompt == ask.prompt:
                return ideas[0][0] if ideas else None
            chosen = ideas[0][1] if ideas else choice.sample(rng, engine.module.weights)
            if chosen is None:
                raise EngineFault(f"{asked.side}: {asked.prompt!r} has no choice")
            after = engine.apply_legal(after, asked.side, chosen, rng).position
        return None

    def going_on(self, position: AnyPosition) -> bool:
        """Whether both sides still have their turns."""
        frames = position.frames
        return len(frames) >= self.depth and type(frames[self.depth - 1]) is self.kind


class Race:
    """Actions that are played on, round after round, as long as the budget lasts."""

    def __init__(self, engine: Engine, view: AnyView, ask: Ask, budget: Budget, rng: Rng) -> None:
        self.engine, self.view, self.side = engine, view, ask.side
        self.budget, self.rng = budget, rng
        self.depth = len(view.frames)

    def run(self, actions: Sequence[Action]) -> Action:
        """The best in the end; the first of equals."""
        totals = [0] * len(actions)
        for _ in range(ROUNDS if len(actions) > 1 else 0):
            luck = self.rng.below(1 << 30)
            position = self.engine.guess(self.view, self.rng)
            scores = []
            for action in actions:
                result = self.result(position, action, Rng(luck))
                if result is None:
                    break
                scores.append(result)
            if len(scores) < len(actions):
                break  # only whole rounds compare like with like
            totals = [total + score for total, score in zip(totals, scores, strict=True)]
        return actions[totals.index(max(totals))]

    def result(self, position: AnyPosition, action: Action, rng: Rng) -> int | None:
        """How it looks for our side when the turn has come round; None if the budget is short."""
        engine = self.engine
        if not self.budget.spend(ANSWER):
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
            if not self.budget.spend(ANSWER):
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
