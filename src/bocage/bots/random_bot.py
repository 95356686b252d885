"""The random player: any legal action, by weight, so that games move on instead of undoing."""

from __future__ import annotations

from bocage.bots.base import Budget, register
from bocage.kernel.chance import Rng
from bocage.kernel.choice import Choice, Weights
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError, Module
from bocage.kernel.nouns import Action, Ask, EngineFault
from bocage.kernel.position import AnyView


def weights_of(module: Module, bias: str | None = None) -> Weights:
    """The module's weights by tag; with a bias, those of its chapter on top."""
    if not bias:
        return module.weights
    if bias not in module.biases:
        known = ", ".join(module.biases) or "none"
        raise InputError(f"unknown bias '{bias}' of {module.id}; known biases: {known}")
    return {**module.weights, **module.biases[bias]}


class RandomBot:
    """Samples the choice. Without weights of its own it takes the module's, for its bias."""

    def __init__(self, weights: Weights | None = None, bias: str = "") -> None:
        self.name = f"random:{bias}" if bias else "random"
        self._weights = weights
        self._bias = bias

    def decide(  # noqa: PLR0913 - the signature of Bot
        self, engine: Engine, view: AnyView, ask: Ask, choice: Choice, budget: Budget, rng: Rng
    ) -> Action:
        """A random legal action."""
        weights = self._weights
        if weights is None:
            weights = weights_of(engine.module, self._bias)
        action: Action | None = choice.sample(rng, weights)
        if action is None:
            raise EngineFault(f"{ask.side}: {ask.prompt!r} ({ask.clause}) has no choice")
        return action


def _make(variant: str) -> RandomBot:
    return RandomBot(bias=variant)


register("random", _make)
