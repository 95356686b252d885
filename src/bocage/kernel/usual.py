"""What a view alone lets one say of actions: the usual one, a whole set-up, what is free to do.

All of it comes from a view and a guess at what it hides, so it tells nobody anything. What is
proposed is shown and sent by the player alone; nothing here decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NoReturn

from bocage.kernel.chance import Rng
from bocage.kernel.choice import Choice, tag_of
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action, EngineFault, Partial, Window
from bocage.kernel.position import AnyPosition, AnyView, Applied
from bocage.kernel.shapes import shapes_of

LONGEST = 200  # steps of a set-up


class _Drawn(Exception):  # noqa: N818 - no error: chance was asked
    """Something would be drawn."""


class _NoChance:
    """Chance that decides nothing: whoever asks it learns only that it matters."""

    def below(self, size: int, index: int) -> NoReturn:
        """Nothing is drawn here."""
        raise _Drawn

    def wish(self, items: Any) -> NoReturn:
        """Nor shuffled."""
        raise _Drawn


def proposal(engine: Engine, view: AnyView, choice: Choice, partial: Partial) -> Action | None:
    """The usual answer that goes on from this half-made declaration, or None.

    Without a kind of action: the usual answer to the whole question. Faults if the module proposes
    what is illegal or not what was begun.
    """
    action = engine.module.proposal(engine.book, view, choice, partial)
    if action is None:
        return None
    action = engine.ordered(action)
    if partial.do and (tag_of(action) != partial.do or not _goes_on(action, partial.fields)):
        raise EngineFault(f"{action} is proposed, which does not go on from {partial}")
    refused = choice.why_not(action) if type(action) in choice.types else "another question"
    if refused is not None:
        raise EngineFault(f"{action} is proposed, yet refused: {refused}")
    return action


def _goes_on(action: Action, fields: Mapping[str, Any]) -> bool:
    """Whether an action has all this in it; of a set at least this."""
    sets = {shape.name for shape in shapes_of(type(action)) if shape.as_set}
    return all(
        set(value) <= set(getattr(action, name)) if name in sets else getattr(action, name) == value
        for name, value in fields.items()
    )


def planned(engine: Engine, view: AnyView, rng: Rng) -> Iterator[tuple[Action, bool]]:
    """A sensible set-up, step by step, each with whether the side goes on after it.

    It ends before what the module leaves to the player, and with what ends the side's set-up.
    """
    position, side = engine.guess(view, rng), view.side
    for _ in range(LONGEST):
        seen = engine.view(position, side)
        asked = engine.choice_of_view(seen)
        if side is None or asked is None:
            return
        action = engine.module.plan(engine.book, seen, asked[1], rng)
        if action is None:
            return
        applied = tried(engine, position, side, action)
        yield action, applied is not None
        if applied is None:
            return
        position = applied.position


def tried(engine: Engine, position: AnyPosition, side: str, action: Action) -> Applied | None:
    """What an action leads to, if nothing is drawn or shown and the same side is asked next."""
    try:
        applied = engine.apply_legal(position, side, action, _NoChance())
    except _Drawn:
        return None
    after = applied.position
    alone = after.outcome is None and [ask.side for ask in engine.asks(after)] == [side]
    return applied if alone and not applied.barrier else None


def may_follow(engine: Engine, view: AnyView, first: Action, second: Action) -> bool:
    """Whether the same side may do the second after the first, both free and legal now."""
    if view.side is None:
        return False
    applied = tried(engine, engine.usual_guess(view), view.side, first)
    asked = applied and engine.choice_of_view(engine.view(applied.position, view.side))
    if not asked or type(second) not in asked[1].types:
        return False
    return asked[1].why_not(second) is None


def is_free(engine: Engine, view: AnyView, action: Action) -> bool:
    """Whether a legal action can be taken back at once: no draw, nothing shown, nobody else next.

    Where nothing is hidden the action is simply tried. In other games only kinds of action that
    the module lists as `free` are, tried on a guess; the contract proves the list.
    """
    listed = tag_of(action) in engine.module.free or not engine.hides
    if not listed or type(action) not in engine.codec.action_types or view.side is None:
        return False
    if isinstance(view.frames[-1], Window):
        return False
    position = engine.usual_guess(view)
    if len(engine.asks(position)) != 1:
        return False  # of sealed answers the last one shows all
    return tried(engine, position, view.side, action) is not None
