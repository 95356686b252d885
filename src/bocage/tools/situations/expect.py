"""Expectations as written: which kinds there are, what may stand in them, and their errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from bocage.kernel.engine import Engine
from bocage.kernel.module import Module
from bocage.kernel.nouns import Action, EngineFault
from bocage.tools.situations.moment import action_from
from bocage.tools.situations.spec import (
    Situation,
    SituationError,
    check_clause,
    check_word,
    convert,
)

DRAWN = "nobody"  # the winner of a drawn game


class Expectation(msgspec.Struct, frozen=True):
    """One [[expect]] table: its key in the file, its one kind, and what goes with it."""

    at: str
    after: int
    kind: str
    value: Any
    side: str | None = None
    clause: str | None = None
    reason: str | None = None
    action: Action | None = None

    @property
    def the_action(self) -> Action:
        """The action that this kind of expectation speaks of."""
        if self.action is None:
            raise EngineFault(f"{self.at}: '{self.kind}' has no action")
        return self.action


class _With(msgspec.Struct, frozen=True):
    """The keys that may stand beside the kind."""

    after: int | None = None
    side: str | None = None
    clause: str | None = None
    reason: str | None = None


class TallySpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number with its clauses: of the latest event that has one, or offered for an action."""

    of: str
    total: int | None = None
    items: dict[str, int] = {}
    preview: str | None = None


class DecidesSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who is asked what."""

    side: str | None = None
    prompt: str | None = None
    clause: str | None = None


class OutcomeSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game has ended."""

    winner: str | None = None
    clause: str | None = None
    reason: str | None = None


# The type of each kind's value, and the keys that may stand beside it.
_TYPES: dict[str, type[Any]] = {
    "offered": str,
    "refused": str,
    "tally": TallySpec,
    "event": dict[str, Any],
    "no_event": dict[str, Any],
    "decides": DecidesSpec,
    "winner": str,
    "score": dict[str, int],
    "outcome": OutcomeSpec,
}
_BESIDE = {"offered": {"side"}, "refused": {"side", "clause", "reason"}, "tally": {"side"}}
KINDS = tuple(_TYPES)


def expectations(situation: Situation, engine: Engine) -> list[Expectation]:
    """All expectations of a file, checked as far as that needs no position."""
    return [
        _expectation(table, f"expect[{i}]", len(situation.do), engine)
        for i, table in enumerate(situation.expect)
    ]


def _expectation(table: Mapping[str, Any], at: str, last: int, engine: Engine) -> Expectation:
    module = engine.module
    beside = {key: value for key, value in table.items() if key in _With.__struct_fields__}
    kinds = [key for key in table if key not in beside]
    if len(kinds) != 1:
        found = " and ".join(f"'{kind}'" for kind in kinds) or "none"
        raise SituationError(at, f"expected one kind of expectation in a table, found {found}")
    kind = kinds[0]
    if module.facts or kind in KINDS:
        known = (*KINDS, *(fact for fact in module.facts if fact not in KINDS))
        check_word(kind, known, "expectation", f"{at}.{kind}")
    given = convert(beside, _With, at)
    for key in beside:
        if key != "after" and key not in _BESIDE.get(kind, ()):
            raise SituationError(f"{at}.{key}", f"does not go with '{kind}'")
    after = last if given.after is None else given.after
    if not 0 <= after <= last:
        raise SituationError(f"{at}.after", f"expected 0 to {last}, got {after}")
    if given.side is not None:
        check_word(given.side, module.sides, "side", f"{at}.side")
    if given.clause is not None:
        check_clause(given.clause, module, f"{at}.clause")
    value, action = _value(table[kind], kind, at, engine)
    return Expectation(at, after, kind, value, given.side, given.clause, given.reason, action)


def _value(value: Any, kind: str, at: str, engine: Engine) -> tuple[Any, Action | None]:
    """The typed value, and the action that it speaks of."""
    module, where = engine.module, f"{at}.{kind}"
    if kind not in KINDS:
        return value, None
    typed = _typed(value, kind, at)
    if kind in ("offered", "refused"):
        return typed, action_from(typed, engine, where)
    if kind == "tally":
        for clause in typed.items:
            check_clause(clause, module, f"{where}.items.{clause}")
        if typed.preview is not None:
            return typed, action_from(typed.preview, engine, f"{where}.preview")
    elif kind in ("event", "no_event"):
        _check_event(typed, where, module)
    else:
        _check_words(typed, kind, where, module)
    return typed, None


def _typed(value: Any, kind: str, at: str) -> Any:
    holder = msgspec.defstruct("Holder", [(kind, _TYPES[kind])], frozen=True)
    return getattr(convert({kind: value}, holder, at), kind)


def _check_words(value: Any, kind: str, at: str, module: Module) -> None:
    """Sides and clauses in the values of `decides`, `winner`, `score` and `outcome` must exist."""
    if kind == "score":
        for side in value:
            check_word(side, module.sides, "side", f"{at}.{side}")
        return
    if kind == "winner":
        check_word(value, (*module.sides, DRAWN), "side", at)
        return
    if value.clause is not None:
        check_clause(value.clause, module, f"{at}.clause")
    side = value.side if kind == "decides" else value.winner
    if side is not None:
        known = module.sides if kind == "decides" else (*module.sides, DRAWN)
        check_word(side, known, "side", f"{at}.{'side' if kind == 'decides' else 'winner'}")


def _check_event(value: dict[str, Any], at: str, module: Module) -> None:
    if "kind" not in value:
        raise SituationError(f"{at}.kind", "missing")
    kinds = {str(event.__struct_config__.tag): event for event in module.events}
    check_word(str(value["kind"]), sorted(kinds), "event", f"{at}.kind")
    fields = ("kind", *kinds[str(value["kind"])].__struct_fields__)
    for key in value:
        check_word(key, fields, "field", f"{at}.{key}")
