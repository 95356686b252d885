"""A situation under way, and the words in which it speaks of actions and refusals."""

from __future__ import annotations

from typing import Any

from bocage.kernel.engine import Engine
from bocage.kernel.module import Module
from bocage.kernel.nouns import Action, Event, Illegal
from bocage.kernel.position import AnyPosition
from bocage.tools.situations.spec import SituationError


class Moment:
    """Where a situation has come to: the position, and all that has happened since its start."""

    def __init__(self, engine: Engine, position: AnyPosition) -> None:
        self.engine = engine
        self.position = position
        self.events: list[Event] = []

    @property
    def module(self) -> Module:
        """The game."""
        return self.engine.module

    @property
    def book(self) -> Any:
        """What is printed."""
        return self.engine.book

    @property
    def deciding(self) -> tuple[str, ...]:
        """The sides that have still to decide."""
        if self.position.outcome is not None:
            return ()
        return tuple(ask.side for ask in self.engine.pending(self.position))


def action_from(text: str, engine: Engine, at: str) -> Action:
    """The action that a text means; refuses what does not parse."""
    action = engine.parse(text)
    if not isinstance(action, Illegal):
        return action
    expected = action.args["expected"]
    if action.message == "unknown-action":
        raise SituationError(at, f"unknown action '{action.args['text']}'; known: {expected}")
    raise SituationError(at, f"'{text}' cannot be read; expected: {expected}")


def refusal(illegal: Illegal) -> str:
    """A refusal in short: `5.6 (contact-stop)`, or the protocol's reason with what it names."""
    if illegal.message == "wrong-action":
        instead, expected = illegal.args["instead"], illegal.args["expected"]
        wanted = f"expected: {expected}" if instead == "none" else f"the word here is '{instead}'"
        return f"{illegal.clause} (wrong-action; {wanted})"
    if illegal.clause is not None:
        return f"{illegal.clause} ({illegal.message})"
    named = ", ".join(f"{key} {value}" for key, value in illegal.args.items())
    return f"{illegal.reason} ({named})" if named else illegal.reason
