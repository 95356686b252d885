"""Probes: actions that must be refused, each with the reason that its kind of wrong calls for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Any

import msgspec
from msgspec.structs import replace

from bocage.kernel.chance import Rng
from bocage.kernel.choice import tag_of
from bocage.kernel.engine import Engine
from bocage.kernel.module import Module
from bocage.kernel.nouns import Action, Illegal
from bocage.kernel.position import Applied
from bocage.kernel.shapes import Shape, shapes_of
from bocage.kernel.wording import parse, text
from bocage.tools.contract.common import Broken, Moment, key_of, peek, placed
from bocage.tools.contract.domain import random_value
from bocage.tools.rules.clauses import clauses_of

NOBODY = "nobody-of-this-name"
BATCH = 40  # probes at one position
MANY = 2_000  # legal actions that are listed to look an accepted probe up


class Strange(Action, frozen=True):
    """An action that no game has."""


class Target(msgspec.Struct):
    """A position under fire: what is legal there is found out once."""

    engine: Engine
    moment: Moment
    rng: Rng
    legal: set[bytes] | None = None

    def listed(self, action: Action) -> bool:
        """Whether the choice lists the action (True where it lists too many to look)."""
        if self.legal is None:
            found = list(islice(self.moment.choice.legal(), MANY + 1))
            self.legal = {key_of(self.engine, a) for a in found} if len(found) <= MANY else set()
        return not self.legal or key_of(self.engine, action) in self.legal


class Shot(msgspec.Struct):
    """One probe: what is sent, by whom, as of which version, and the reason expected."""

    action: Action | Illegal
    expected: str  # a reason; "rule" for any clause of the game
    side: str = ""  # empty: the side that is asked
    version: int | None = None


Maker = Callable[[Target], Shot | None]


def run_probes(
    module: Module, count: int, seed: int, scenario: str | None = None
) -> dict[str, int]:
    """So many refused probes over all scenarios; answers how often each reason was given."""
    scenarios = (scenario,) if scenario else module.tested
    share, reasons = -(-count // len(scenarios)), Counter[str]()
    for number, name in enumerate(scenarios):
        engine = Engine(module, name)
        reasons.update(check_probes(engine, min(share, count - share * number), seed + number))
    return dict(sorted(reasons.items()))


def check_probes(engine: Engine, count: int, seed: int) -> dict[str, int]:
    """So many refused probes at positions of random games; raises Broken at a wrong answer."""
    rng, reasons, done = Rng(seed, stream=29), Counter[str](), 0
    if count <= 0:
        return {}
    for moment in peek(engine, seed, every=6):
        target = Target(engine, moment, rng)
        with placed(engine, moment.seed, moment.number):
            given = _fire_batch(target)
        reasons.update(given[: count - done])
        done += len(given)
        if done >= count:
            break
    return dict(reasons)


def _fire_batch(target: Target) -> list[str]:
    """The reasons of a batch of refusals at one position, which must stay as it is."""
    encode, position = target.engine.codec.encode, target.moment.position
    before = encode(position)
    reasons = [_fire(target) for _ in range(BATCH)]
    if encode(position) != before:
        raise Broken("a refused action has changed the position")
    return [reason for reason in reasons if reason is not None]


def _fire(target: Target) -> str | None:
    """The reason of the refusal; None if the probe happened to be legal and was accepted."""
    shot = None
    while shot is None:
        shot = target.rng.choose(MAKERS)(target)
    if isinstance(shot.action, Illegal):
        return _same(shot, shot.action.reason)
    engine, pos = target.engine, target.moment.position
    side = shot.side or target.moment.ask.side
    answer = engine.apply(pos, side, shot.action, Rng(pos.version), shot.version)
    if isinstance(answer, Applied):
        if shot.expected != "rule" or not target.listed(shot.action):
            raise Broken(f"{side} '{text(shot.action)}' was accepted, expected {shot.expected}")
        return None
    if shot.expected == "rule" and answer.clause in clauses_of(engine.module):
        if engine.why_not(pos, side, shot.action) != answer:
            raise Broken(f"'{text(shot.action)}': why_not and apply refuse it differently")
        return answer.reason
    return _same(shot, answer.reason)


def _same(shot: Shot, reason: str) -> str:
    if reason != shot.expected:
        raise Broken(f"{shot.action} is refused with '{reason}', expected '{shot.expected}'")
    return reason


# -- makers: one kind of wrong each; None where the position offers no such wrong -------------


def off_turn(target: Target) -> Shot | None:
    """The right action from a side that is not asked, or from nobody."""
    asked = [ask.side for ask in target.engine.pending(target.moment.position)]
    others = [side for side in (*target.engine.module.sides, NOBODY) if side not in asked]
    side = target.rng.choose(others)
    return Shot(target.moment.action, "protocol:not-your-decision", side=side)


def stale(target: Target) -> Shot | None:
    """The right action as of another version."""
    version = target.moment.position.version + target.rng.choose((-2, -1, 1, 2, 1000))
    return Shot(target.moment.action, "protocol:stale", version=version)


def strange(target: Target) -> Shot | None:
    """An action of a kind that the game does not have."""
    return Shot(Strange(), "protocol:unknown-action")


def unknown_id(target: Target) -> Shot | None:
    """The right action with one id that does not exist."""
    action, rng = target.moment.action, target.rng
    known = target.engine.module.universe(target.engine.book)
    fields = [s for s in shapes_of(type(action)) if s.kind in known and getattr(action, s.name)]
    if not fields:
        return None
    shape = rng.choose(fields)
    value = getattr(action, shape.name)
    bad: Any = NOBODY
    if shape.form == "many":
        bad = (*value[:-1], NOBODY)
    elif shape.form == "map":
        bad = {**value, NOBODY: next(iter(value.values()))}
    return Shot(replace(action, **{shape.name: bad}), "protocol:unknown-id")


def disorder(target: Target) -> Shot | None:
    """A set with a member twice, or out of order."""
    action = target.moment.action
    fields = [s for s in shapes_of(type(action)) if s.as_set and getattr(action, s.name)]
    if not fields:
        return None
    shape = target.rng.choose(fields)
    value = getattr(action, shape.name)
    if len(value) > 1 and target.rng.below(2):
        bad = replace(action, **{shape.name: tuple(reversed(value))})
        return Shot(bad, "protocol:unsorted")
    return Shot(replace(action, **{shape.name: (value[0], *value)}), "protocol:duplicate")


def out_of_bounds(target: Target) -> Shot | None:
    """A number below its least value."""
    action = target.moment.action
    fields = [s for s in shapes_of(type(action)) if s.whole and s.low is not None]
    fields = [s for s in fields if s.form == "one" or getattr(action, s.name)]
    if not fields:
        return None
    shape = target.rng.choose(fields)
    low, value = shape.low or 0, getattr(action, shape.name)
    bad: Any = low - 1
    if shape.form == "many":
        bad = (*value[:-1], low - 1)
    elif shape.form == "map":
        bad = {**value, next(iter(value)): low - 1}
    return Shot(replace(action, **{shape.name: bad}), "protocol:out-of-bounds")


def bad_text(target: Target) -> Shot | None:
    """A line that no action is written as."""
    types, action = target.engine.codec.action_types, target.moment.action
    line, code = target.rng.choose(
        (
            ("", "unknown-action"),
            (NOBODY, "unknown-action"),
            (text(action) + " nonsense", "bad-form"),
            (text(action) + " no=thing", "bad-form"),
            (text(action) + " , : =", "bad-form"),
        )
    )
    parsed = parse(line, types)
    return Shot(parsed, f"protocol:{code}")


def bad_json(target: Target) -> Shot | None:
    """Bytes that no action is sent as."""
    codec, action = target.engine.codec, target.moment.action
    good = codec.json(action)
    bad = target.rng.choose(
        (
            b"",
            good[:-1],
            good + b"}",
            b"[]",
            b"null",
            b"\xff\xfe",
            b'{"do": "' + NOBODY.encode() + b'"}',
            b'{"do": "' + tag_of(action).encode() + b'", "no-such-field": 1}',
        )
    )
    return Shot(codec.action_from_json(bad), "protocol:bad-form")


def illegal(target: Target) -> Shot | None:
    """A well-formed action of any kind with random fields: legal by luck only."""
    engine, rng = target.engine, target.rng
    types = target.moment.choice.types if rng.below(3) else engine.codec.action_types
    return Shot(random_action(engine, rng.choose(types), rng), "rule")


def almost(target: Target) -> Shot | None:
    """The right action with one field changed at random."""
    action, rng = target.moment.action, target.rng
    shapes = [s for s in shapes_of(type(action)) if _enumerable(target.engine, s)]
    if not shapes:
        return illegal(target)
    shape = rng.choose(shapes)
    value = random_value(target.engine, shape, rng)
    return Shot(replace(action, **{shape.name: value}), "rule")


def _enumerable(engine: Engine, shape: Shape) -> bool:
    known = engine.module.universe(engine.book)
    return shape.whole or shape.form == "flag" or shape.kind in known


def random_action(engine: Engine, action_type: type[Action], rng: Rng) -> Action:
    """A well-formed action of a kind, its fields at random."""
    shapes = shapes_of(action_type)
    return action_type(**{shape.name: random_value(engine, shape, rng) for shape in shapes})


# Illegal actions are what rules are about: they come up as often as all others together.
MAKERS: tuple[Maker, ...] = (
    off_turn,
    stale,
    strange,
    unknown_id,
    disorder,
    out_of_bounds,
    bad_text,
    bad_json,
    *(illegal, almost) * 4,
)
