"""The player that only fires: a yardstick for games of fire and movement.

`fire@1` takes what the game's own `fire_only` answers; where that has no opinion it passes if it
may, and otherwise does anything. It is frozen: better bots are measured against it.
"""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

from bocage.bots.base import Budget, register
from bocage.kernel.chance import Rng
from bocage.kernel.choice import Choice
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError
from bocage.kernel.nouns import Action, Ask, EngineFault, Pass
from bocage.kernel.position import AnyView


@runtime_checkable
class Shooting(Protocol):
    """What a game's bots know, if they know how to play with fire alone."""

    def fire_only(self, book: Any, view: AnyView, choice: Choice, rng: Rng) -> Action | None:
        """A legal action, or None where it has no opinion."""
        ...


class FireBot:
    """Stays where it is and fires."""

    name = "fire@1"

    def decide(  # noqa: PLR0913 - the signature of Bot
        self, engine: Engine, view: AnyView, ask: Ask, choice: Choice, budget: Budget, rng: Rng
    ) -> Action:
        """What the game says; else a pass; else anything."""
        mind: Any = engine.module.bot
        if not isinstance(mind, Shooting):
            raise InputError(
                f"{engine.module.id} knows no play with fire alone; {self.name} needs it"
            )
        action = mind.fire_only(engine.book, view, choice, rng)
        if action is not None:
            return action
        if Pass in choice.types and choice.why_not(Pass()) is None:
            return Pass()
        found: Action | None = choice.sample(rng)
        if found is None:
            raise EngineFault(f"{ask.side}: {ask.prompt!r} ({ask.clause}) has no choice")
        return found


def _make(variant: str) -> FireBot:
    if variant:
        raise InputError(f"fire@1 has no variants, got '{variant}'")
    return FireBot()


register(FireBot.name, _make)
