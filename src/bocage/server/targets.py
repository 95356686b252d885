"""Things that may be chosen, told in words, with where they are to be seen.

Everything here is asked of the asker's view, never of the true position.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bocage.art.board import Piece
from bocage.kernel.choice import AnyOf, Choice, tag_of
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action, Ask, Next
from bocage.kernel.position import AnyView
from bocage.kernel.shapes import Shape, shapes_of
from bocage.kernel.usual import is_free
from bocage.kernel.wording import text
from bocage.server import api, say
from bocage.words import Words, sentence


class Asked(msgspec.Struct):
    """A decision as its side sees it, with what is needed to tell it in words."""

    engine: Engine
    words: Words
    view: AnyView
    ask: Ask
    choice: Choice
    pieces: Mapping[str, Piece]
    aside: frozenset[str] = frozenset()  # counters beside the map
    spaces: frozenset[str] = frozenset()
    cards: frozenset[str] = frozenset()
    told: tuple[api.Kind, ...] = ()  # the kinds of action in words, put together once
    # By kind of action, what its first field can be: the same whoever asks in which language.
    first: dict[str, tuple[Any, ...]] = msgspec.field(default_factory=dict)

    def kinds(self) -> dict[str, type[Action]]:
        """The kinds of action by their tags."""
        return {tag_of(kind): kind for kind in self.choice.types}

    def part(self, kind: type[Action]) -> Choice:
        """The list or form that answers for a kind of action."""
        choice = self.choice
        while isinstance(choice, AnyOf):
            choice = choice.of(kind) or choice
        return choice


def shape_of(kind: type[Action], name: str) -> Shape:
    """What a field is made of."""
    return next(shape for shape in shapes_of(kind) if shape.name == name)


def wired(value: Any) -> Any:
    """A value as it comes over the wire."""
    return list(value) if isinstance(value, tuple) else value


def target(
    asked: Asked, shape: Shape, value: Any, at: Any = None, label: str | None = None, **more: Any
) -> api.Target:
    """A value of a field, with where it is to be seen: `at`, if that is only a part of it."""
    words = told(asked, shape, value) if label is None else label
    return api.Target(value, words, **places(asked, value if at is None else at), **more)


def paired(asked: Asked, shape: Shape, key: str, value: Any) -> api.Target:
    """A value for a key."""
    label = told(asked, shape, key)
    if isinstance(value, str):
        label = f"{label}: {asked.words.known(shape.name, value)}"
    return api.Target([key, value], label, **places(asked, key))


def told(asked: Asked, shape: Shape, value: Any) -> str:
    """A value of a field in words."""
    words = asked.words
    if isinstance(value, str):
        return words.known(shape.name, value)
    if isinstance(value, bool):
        return words.say("yes" if value else "no")
    if value is None:
        return words.say("none")
    if isinstance(value, int):  # a number of something, never the id of a space
        return words.named("count", shape.name, count=value) or str(value)
    if isinstance(value, dict):
        pairs = (f"{words.known(shape.name, str(k))}: {v}" for k, v in value.items())
        return words.say("comma").join(pairs)
    if isinstance(value, list):
        join = words.say("comma") if shape.as_set else " → "
        return join.join(words.known(shape.name, str(item)) for item in value)
    return words.known(shape.name, str(value))


def targets(asked: Asked, shape: Shape, values: Sequence[Any]) -> list[api.Target]:
    """Values of a field, one by one; a counter that is where it was is not told again."""
    known, pieces = asked.words.kept, asked.pieces
    made = []
    for value in values:
        piece = pieces.get(value) if isinstance(value, str) else None
        if piece is None:
            made.append(target(asked, shape, wired(value)))
            continue
        key = (shape.name, value)
        found = known.get(key)
        if found is None or found.space != piece.at:
            found = known[key] = target(asked, shape, value)
        made.append(found)
    return made


def places(asked: Asked, thing: Any) -> dict[str, Any]:
    """Where something is to be seen: a space, a counter with its space, a card."""
    if not isinstance(thing, str):
        return {}
    if thing in asked.pieces:
        return {"piece": thing, "space": asked.pieces[thing].at}
    if thing in asked.aside:
        return {"piece": thing}
    if thing in asked.spaces:
        return {"space": thing}
    return {"card": thing} if thing in asked.cards else {}


# -- whole actions -------------------------------------------------------------------------------


def whole(asked: Asked, found: Next) -> dict[str, Any]:
    """What is said of a declaration that may be sent, or why it may not."""
    words, action = asked.words, found.action
    if action is None:
        return {"refused": say.refusal(words, found.refused) if found.refused else None}
    return {
        "complete": True,
        "action": text(action),
        "sentence": words.action(action),
        "tallies": say.tallies(words, found.tallies),
        "forecasts": forecasts(asked, action),
        "price": price(asked, action),
        "free": is_free(asked.engine, asked.view, action),
    }


def forecasts(asked: Asked, action: Action) -> tuple[api.Forecast, ...]:
    """What an action may lead to."""
    given = asked.engine.module.forecast(asked.engine.book, asked.view, action)
    return tuple(say.forecast(asked.words, item) for item in given)


def note(asked: Asked, action: Action) -> str:
    """What an action comes to, if the game says it."""
    said = asked.engine.module.note(asked.engine.book, asked.view, action)
    return "" if said is None else sentence(asked.words, said)


def price(asked: Asked, action: Action) -> str:
    """What an action gives up for good, if the game says so."""
    said = asked.engine.module.price(asked.engine.book, asked.view, action)
    return "" if said is None else sentence(asked.words, said)
