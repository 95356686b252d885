"""What all checks share: how a failure is told, and random games to look at."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from bocage.bots.random_bot import weights_of
from bocage.kernel.chance import Chance, Rng
from bocage.kernel.choice import Choice, Weights
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action, Ask
from bocage.kernel.position import AnyPosition, Applied
from bocage.kernel.wording import text

CAP = 5_000  # decisions in one game; more means that no rule ends it


class Broken(Exception):  # noqa: N818 - reads as what it says: the contract is broken
    """The module or the kernel broke the contract; the message names the place and the fact."""


class Moment(msgspec.Struct):
    """One decision of a random game: where, who, what was chosen, and what came of it."""

    seed: int
    number: int
    position: AnyPosition
    ask: Ask
    choice: Choice
    action: Action
    applied: Applied


def dice(seed: int) -> tuple[Rng, Rng]:
    """Two independent sources for a game: the player's and that of chance."""
    return Rng(seed, stream=11), Rng(seed, stream=13)


def begun(engine: Engine, seed: int, chance: Chance) -> AnyPosition:
    """Where the random game of a seed begins: at the beginning, a long one at its moments too."""
    moments = engine.module.moments(engine.book)
    number = Rng(seed, stream=19).below(len(moments) + 1) if moments else 0
    return moments[number - 1] if number else engine.start(chance).position


def place(engine: Engine, seed: int, number: int) -> str:
    """Where a failure was met, so that it can be met again."""
    return f"{engine.module.id}/{engine.scenario} seed {seed} decision {number}"


@contextmanager
def placed(engine: Engine, seed: int, number: int) -> Iterator[None]:
    """Whatever is found broken inside is told with its place."""
    try:
        yield
    except Broken as error:
        raise Broken(f"{place(engine, seed, number)}: {error}") from None


def walk(
    engine: Engine, seed: int, weights: Weights | None = None, cap: int = CAP
) -> Iterator[Moment]:
    """Play at random to the end; sides that decide at the same time answer in any order.

    A long scenario is left before its end.
    """
    player, chance = dice(seed)
    share = weights_of(engine.module) if weights is None else weights
    position = begun(engine, seed, chance)
    number, most = 0, engine.module.long.get(engine.scenario)
    while position.outcome is None and number != most:
        number += 1
        if number > cap and most is None:
            raise Broken(f"{place(engine, seed, number)}: no rule has ended the game")
        ask = next_ask(engine, position, player)
        with placed(engine, seed, number):
            choice, action = sampled(engine, position, ask, player, share)
            if action is None:
                raise Broken(f"{ask.side} must decide '{ask.prompt}' but has no choice")
        applied = engine.apply_legal(position, ask.side, action, chance)
        yield Moment(seed, number, position, ask, choice, action, applied)
        position = applied.position


def next_ask(engine: Engine, position: AnyPosition, rng: Rng) -> Ask:
    """Who answers now; one of several by chance. Random games elsewhere must choose the same."""
    asks = engine.asks(position)
    return asks[0] if len(asks) == 1 else rng.choose(engine.pending(position))


def sampled(
    engine: Engine, position: AnyPosition, ask: Ask, rng: Rng, weights: Weights
) -> tuple[Choice, Action | None]:
    """The choice of an asked side and a random action in it."""
    choice = engine.choice(position, ask.side)
    if choice is None:
        raise Broken(f"{ask.side} is asked '{ask.prompt}' but is offered no choice")
    return choice, choice.sample(rng, weights)


def peek(engine: Engine, seed: int, every: int, weights: Weights | None = None) -> Iterator[Moment]:
    """Every so-manieth decision of endless random games, the first at random."""
    rng = Rng(seed, stream=17)
    wait = rng.below(every)
    while True:
        for moment in walk(engine, rng.below(1 << 31), weights):
            if wait == 0:
                yield moment
                wait = 1 + rng.below(2 * every)
            wait -= 1


def play_on(
    engine: Engine, position: AnyPosition, side: str, action: Action, chance: Chance
) -> Applied:
    """Carry out an action that must be legal."""
    applied = engine.apply(position, side, action, chance)
    if not isinstance(applied, Applied):
        raise Broken(f"{side} '{text(action)}' was refused: {applied.reason} {applied.args}")
    return applied


def key_of(engine: Engine, action: Any) -> bytes:
    """An action as something that sets can hold (its mappings cannot be hashed)."""
    return engine.codec.encode(action)
