"""Nobody learns what is hidden: positions that differ only there look the same to a side."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import replace

from bocage.kernel.chance import Rng
from bocage.kernel.choice import Choice, tag_of
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action, Event, Partial
from bocage.kernel.position import AnyPosition, Applied
from bocage.kernel.wording import text
from bocage.tools.contract.common import Broken, peek, placed
from bocage.tools.contract.differ import difference, kinds
from bocage.tools.contract.probes import random_action

STEPS = 6  # decisions that two games are followed for


def check_hidden(engine: Engine, count: int, seed: int) -> dict[str, int]:
    """At so many decisions, compare the game with others that look the same to a side."""
    rng = Rng(seed, stream=31)
    totals = {"pairs": 0, "different": 0, "steps": 0}
    sides = (*engine.module.sides, None)
    for number, moment in enumerate(islice(peek(engine, seed, every=5), count)):
        side = sides[number % len(sides)]
        with placed(engine, moment.seed, moment.number):
            twin = twin_of(engine, moment.position, side, rng)
            totals["pairs"] += 1
            totals["different"] += differ(moment.position, twin)
            totals["steps"] += follow(engine, (moment.position, twin), side, rng.below(1 << 30))
    if totals["pairs"] >= 20 and not totals["different"] and _has_secrets(engine):
        where = f"{engine.module.id}/{engine.scenario} seed {seed}"
        raise Broken(f"{where}: guess() never differs from the truth: hidden facts are not hidden")
    return totals


def _has_secrets(engine: Engine) -> bool:
    private = msgspec.structs.fields(engine.module.private)
    return bool(private) and len(engine.module.sides) > 1


def differ(one: AnyPosition, other: AnyPosition) -> bool:
    """Whether two positions differ in hidden facts."""
    return one.private != other.private or one.sealed != other.sealed


def twin_of(engine: Engine, pos: AnyPosition, side: str | None, rng: Rng) -> AnyPosition:
    """A position that looks the same to a side. What is sealed for that side alone is kept."""
    view = engine.view(pos, side)
    twin = engine.guess(view, rng)
    if side is not None:
        twin = replace(twin, sealed=_kept(engine, pos.sealed, twin.sealed, side))
    if engine.view(twin, side) != view:
        raise Broken(f"guess() does not look the same to {side or 'a spectator'}")
    return twin


def _kept(engine: Engine, true: Any, guessed: Any, side: str) -> Any:
    changes = {
        name: {**getattr(guessed, name), side: getattr(true, name)[side]}
        for name in by_side(engine, true)
    }
    return replace(guessed, **changes) if changes else guessed


def by_side(engine: Engine, sealed: Any) -> list[str]:
    """The fields of the sealed part that are mappings with an entry per side."""
    if not isinstance(sealed, msgspec.Struct):
        return []
    sides = set(engine.module.sides)
    values = {name: getattr(sealed, name) for name in sealed.__struct_fields__}
    return [name for name, v in values.items() if isinstance(v, dict) and set(v) == sides]


def hidden_from(engine: Engine, pos: AnyPosition, side: str | None) -> list[Any]:
    """All that this side cannot see, except what is sealed for it alone."""
    out = [part for name, part in pos.private.items() if name != side]
    keyed = by_side(engine, pos.sealed)
    if not isinstance(pos.sealed, msgspec.Struct):
        return [*out, pos.sealed]
    for name in pos.sealed.__struct_fields__:
        value = getattr(pos.sealed, name)
        if name in keyed:
            out += [part for key, part in value.items() if key != side]
        else:
            out.append(value)
    return out


def stirred(engine: Engine, pos: AnyPosition, after: AnyPosition, side: str | None) -> bool:
    """Whether anything hidden from the side has moved, so that it may rightly learn of it."""
    before, now = hidden_from(engine, pos, side), hidden_from(engine, after, side)
    return any(a is not b for a, b in zip(before, now, strict=True))


Pair = tuple[AnyPosition, AnyPosition]


def follow(engine: Engine, pair: Pair, side: str | None, seed: int) -> int:
    """Play the same actions in both games for as long as the side can tell no difference."""
    rng = Rng(seed, stream=37)
    for step in range(STEPS):
        compare(engine, pair, side, seed + step)
        moved = _step(engine, pair, side, rng)
        if moved is None:
            return step
        pair = moved
    compare(engine, pair, side, seed)
    return STEPS


def _step(engine: Engine, pair: Pair, side: str | None, rng: Rng) -> Pair | None:
    """One decision in both games, or None where they may rightly part."""
    pos, twin = pair
    waiting = engine.pending(pos)
    if not waiting:
        return None
    ask = next((a for a in waiting if a.side == side), waiting[0])
    if len(engine.asks(pos)) > 1 and (ask.side != side or len(waiting) < 2):
        return None  # what others have sealed is revealed now
    choice = engine.choice(pos, ask.side)
    action = choice.sample(rng) if choice else None
    if action is None or engine.why_not(twin, ask.side, action) is not None:
        if ask.side != side:
            return None
        shown = text(action) if action else "nothing"
        raise Broken(f"{side} '{shown}' is legal in only one of two games that look the same")
    dice = rng.below(1 << 30)
    one = engine.apply_legal(pos, ask.side, action, Rng(dice))
    other = engine.apply_legal(twin, ask.side, action, Rng(dice))
    after = (one.position, other.position)
    if one.position.outcome is not None and other.position.outcome is not None:
        return None  # secrets may be shown at the end
    parted = engine.view(after[0], side) != engine.view(after[1], side)
    if not any(
        may_learn(engine, before, applied, (ask.side, side))
        for before, applied in zip(pair, (one, other), strict=True)
    ):
        _compare_told(one, other, side, action)
        return after
    learnt = parted or told_to(one, side) != told_to(other, side)
    if learnt and ask.side == side and not (one.barrier and other.barrier):
        raise Broken(f"'{text(action)}' tells {side} something hidden, yet can be taken back")
    return None if parted else after


def may_learn(
    engine: Engine, before: AnyPosition, applied: Applied, sides: tuple[str, str | None]
) -> bool:
    """Whether who watches what a side does may rightly learn something hidden.

    It is shown to him; or something hidden from him moves, unless the game says what shows it and
    he has moved it himself (what others do with their own is looked at by the check of trades).
    """
    mover, watcher = sides
    shows = engine.module.shows
    if shows is not None:
        if any(isinstance(event, shows) for event in told_to(applied, watcher)):
            return True
        if mover == watcher:
            return False
    return stirred(engine, before, applied.position, watcher)


def told_to(applied: Applied, side: str | None) -> list[Event]:
    """The events that a side hears."""
    return [emitted.event for emitted in applied.events if emitted.seen_by(side)]


def _compare_told(one: Applied, other: Applied, side: str | None, action: Action) -> None:
    told = [told_to(applied, side) for applied in (one, other)]
    if told[0] != told[1]:
        whom, did = side or "a spectator", f"after '{text(action)}'"
        first = _first_told(told[0], told[1])
        raise Broken(
            f"{did} {whom} is told {kinds(told[0])} or {kinds(told[1])}, depending on hidden "
            f"facts: {first}"
        )
    if one.barrier != other.barrier:
        raise Broken(f"whether '{text(action)}' can be taken back tells what is hidden")


def _first_told(one: list[Event], other: list[Event]) -> str:
    """The first event that differs, and how."""
    for number, (mine, its) in enumerate(zip(one, other, strict=False), start=1):
        if type(mine) is not type(its):
            return f"event {number} is {tag_of(mine)} or {tag_of(its)}"
        if mine != its:
            return f"event {number}, {tag_of(mine)}: {difference(mine, its)}"
    longer = max(one, other, key=len)
    least = min(len(one), len(other))
    return f"event {least + 1} is {tag_of(longer[least])} or nothing"


def compare(engine: Engine, pair: Pair, side: str | None, seed: int) -> None:
    """Everything that a side can see or ask for is the same in both games."""
    views = [engine.view(pos, side) for pos in pair]
    if engine.codec.encode(views[0]) != engine.codec.encode(views[1]):
        whom, first = side or "a spectator", difference(views[0], views[1])
        raise Broken(f"{whom} sees two games differ that differ in hidden facts: {first}")
    asks = [engine.asks(pos) for pos in pair]
    if asks[0] != asks[1]:
        first = difference(asks[0], asks[1])
        raise Broken(f"who is asked what depends on hidden facts: {first}")
    if side is None:
        return
    answers = [_questions(engine, pos, side, Rng(seed, stream=41)) for pos in pair]
    for one, other in zip(*answers, strict=True):
        if one != other:
            first = difference(one, other)
            raise Broken(f"what {side} is answered depends on hidden facts: {first}")


def _questions(engine: Engine, pos: AnyPosition, side: str, rng: Rng) -> list[Any]:
    """What a side learns by trying: refusals, lists, previews, numbers."""
    types = engine.codec.action_types
    tries = [random_action(engine, rng.choose(types), rng) for _ in range(6)]
    answers: list[Any] = [engine.why_not(pos, side, action) for action in tries]
    answers.append(engine.ask_of(pos, side))
    choice = engine.choice(pos, side)
    if choice is None:
        return answers
    answers += islice(choice.legal(), 100)
    action = choice.sample(rng)
    answers += [action, choice.narrow(Partial())]
    if action is not None:
        answers += [choice.tallies(action), *_narrowings(choice, action)]
    return answers


def _narrowings(choice: Choice, action: Action) -> list[Any]:
    """The previews on the way to an action, field by field."""
    fields: dict[str, Any] = {}
    out: list[Any] = [choice.narrow(Partial(tag_of(action)))]
    for name in action.__struct_fields__:
        fields[name] = getattr(action, name)
        out.append(choice.narrow(Partial(tag_of(action), dict(fields))))
    return out
