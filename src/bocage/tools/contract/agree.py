"""The rule, the list of legal actions, random play and the engine agree, both ways."""

from __future__ import annotations

from itertools import islice

from bocage.kernel.chance import Rng
from bocage.kernel.choice import Choice
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action, Ask, Illegal
from bocage.kernel.position import AnyPosition, Applied
from bocage.kernel.wording import text
from bocage.tools.contract.common import Broken, key_of, peek, placed
from bocage.tools.contract.domain import Bounds, Domain, domain_of
from bocage.tools.rules.clauses import clauses_of

SMALL = 7  # spaces: up to here whole domains are enumerated
LISTED = 1_000  # legal actions that are put to the rule one by one, whatever the bounds
MANY = 30_000  # legal actions; where there are more, only one direction can be checked


def is_small(engine: Engine) -> bool:
    """Whether the board is small enough for whole domains."""
    return len(engine.module.universe(engine.book).get("space", ())) <= SMALL


def check_domains(engine: Engine, count: int, seed: int) -> dict[str, int]:
    """At so many decisions of random games, compare the whole domain with what is legal."""
    rng = Rng(seed, stream=19)
    totals = {"decisions": 0, "actions": 0, "legal": 0}
    for moment in islice(peek(engine, seed, every=12), count):
        with placed(engine, moment.seed, moment.number):
            found = check_decision(engine, moment.position, moment.ask, rng)
        totals["decisions"] += 1
        totals["actions"] += found[0]
        totals["legal"] += found[1]
    return totals


def check_decision(
    engine: Engine, pos: AnyPosition, ask: Ask, rng: Rng, bounds: Bounds | None = None
) -> tuple[int, int]:
    """One decision: its domain's size and how many of its actions are legal."""
    choice = engine.choice(pos, ask.side)
    if choice is None:
        raise Broken(f"{ask.side} is asked '{ask.prompt}' but is offered no choice")
    legal = {}
    for action in islice(choice.legal(), MANY):
        key = key_of(engine, action)
        if key in legal:
            raise Broken(f"'{ask.prompt}' lists '{text(action)}' twice")
        legal[key] = action
    if not legal:
        raise Broken(f"{ask.side} must decide '{ask.prompt}' but nothing is legal")
    for action in islice(legal.values(), LISTED):
        illegal = engine.why_not(pos, ask.side, action)
        if illegal is not None:
            raise Broken(f"'{text(action)}' is listed but refused with '{illegal.reason}'")
    whole = len(legal) < MANY
    samples = _check_samples(engine, choice, rng, set(legal) if whole else None)
    size = accepted = 0
    for action_type in choice.types:
        domain = domain_of(engine, action_type, bounds or Bounds(), rng, samples)
        taken, refused = _split(engine, pos, ask, domain)
        _check_same(engine, ask, domain, taken, legal if whole else None)
        _check_apply(engine, pos, ask, taken, refused)
        size, accepted = size + len(domain), accepted + len(taken)
    _check_strangers(engine, pos, ask, choice)
    return size, accepted


def _check_samples(
    engine: Engine, choice: Choice, rng: Rng, legal: set[bytes] | None
) -> list[Action]:
    samples: list[Action] = []
    for _ in range(12):
        action = choice.sample(rng)
        if action is None:
            raise Broken("there are legal actions, but none is sampled")
        samples.append(action)
        if legal is not None and key_of(engine, action) not in legal:
            raise Broken(f"'{text(action)}' is sampled but not listed")
    return samples[:2]


def _split(
    engine: Engine, pos: AnyPosition, ask: Ask, domain: Domain
) -> tuple[list[Action], list[tuple[Action, Illegal]]]:
    clauses = clauses_of(engine.module)
    taken: list[Action] = []
    refused: list[tuple[Action, Illegal]] = []
    for action in domain:
        illegal = engine.why_not(pos, ask.side, action)
        if illegal is None:
            taken.append(action)
        elif illegal.clause in clauses:
            refused.append((action, illegal))
        else:
            raise Broken(f"'{text(action)}' is refused with '{illegal.reason}', not by a clause")
    return taken, refused


def _check_same(
    engine: Engine,
    ask: Ask,
    domain: Domain,
    taken: list[Action],
    legal: dict[bytes, Action] | None,
) -> None:
    if legal is None:
        return
    accepted = {key_of(engine, action) for action in taken}
    for action in taken:
        if key_of(engine, action) not in legal:
            raise Broken(f"'{ask.prompt}': '{text(action)}' is accepted but not listed")
    for key, action in legal.items():
        if key not in accepted and action in domain:
            why = domain.action.__name__
            raise Broken(f"'{ask.prompt}': '{text(action)}' is listed but not accepted ({why})")


def _check_apply(
    engine: Engine,
    pos: AnyPosition,
    ask: Ask,
    taken: list[Action],
    refused: list[tuple[Action, Illegal]],
) -> None:
    chance = Rng(len(taken), stream=len(refused))
    for action in taken[:: 1 + len(taken) // 40]:
        applied = engine.apply(pos, ask.side, action, chance)
        if not isinstance(applied, Applied):
            raise Broken(f"'{text(action)}' is legal, yet refused with '{applied.reason}'")
    for action, illegal in refused[:: 1 + len(refused) // 40]:
        if engine.apply(pos, ask.side, action, chance) != illegal:
            raise Broken(f"'{text(action)}': apply does not refuse it as why_not does")


def _check_strangers(engine: Engine, pos: AnyPosition, ask: Ask, choice: Choice) -> None:
    """Actions of kinds that are not asked for are refused by the clause that asks."""
    rng = Rng(pos.version)
    for action_type in engine.codec.action_types:
        if action_type in choice.types:
            continue
        for action in islice(domain_of(engine, action_type, Bounds(limit=2), rng), 2):
            illegal = engine.why_not(pos, ask.side, action)
            if illegal is None or illegal.reason != f"rule:{ask.clause}":
                raise Broken(f"'{ask.prompt}': '{text(action)}' gets {illegal}")
