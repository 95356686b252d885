"""Situations: what skirmish can be asked about a position, beside what every game can."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Literal

import msgspec

from bocage.data import DataError, convert_toml
from bocage.games.skirmish.book import Book
from bocage.games.skirmish.check.scene import MARKS, NOBODY, Mark, SideName, unknown
from bocage.games.skirmish.rules.r05_movement import Ground, reach
from bocage.games.skirmish.types import SIDES, Move, Pos
from bocage.kernel.api import Module
from bocage.kernel.api import Reach as Ways
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError


class UnitFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a unit is, its steps and exactly its marks; or that it is gone."""

    id: str
    at: str | None = None
    steps: int | None = None
    status: tuple[Mark, ...] | None = None
    gone: bool = False


class Reach(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The spaces, other than its own, in which a unit could end a move now."""

    unit: str
    equals: tuple[str, ...] | None = None
    includes: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()


class Cost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"cost": "is"}):
    """The cost of the cheapest legal move to a space."""

    unit: str
    to: str
    cost: int


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All kinds; an expectation has one of them."""

    unit: UnitFact | None = None
    reach: Reach | None = None
    cost: Cost | None = None
    control: dict[str, Literal["blue", "red", "nobody"]] | None = None
    token: SideName | None = None
    time: int | None = None
    hand_size: dict[str, int] | None = None
    hand: dict[str, tuple[str, ...]] | None = None
    discard: dict[str, tuple[str, ...]] | None = None
    losses: dict[str, int] | None = None


FACTS = Fact.__struct_fields__


def fact(module: Module, book: Book, position: Pos, kind: str, spec: Any) -> str | None:
    """What differs from one expectation, or None."""
    if kind not in FACTS:
        raise InputError(unknown("expectation", kind, FACTS))
    typed = convert_toml({kind: spec}, "", Fact)
    public = position.public
    if typed.unit is not None:
        return _unit(book, position, typed.unit)
    if typed.reach is not None:
        return _reach(module, book, position, typed.reach)
    if typed.cost is not None:
        return _cost(module, book, position, typed.cost)
    if typed.control is not None:
        _known(typed.control, book.plan.objectives, "objective", "control")
        found = {space: public.control.get(space, NOBODY) for space in typed.control}
        return _compare("control", typed.control, found)
    if typed.token is not None:
        return _different("the token", typed.token, public.token)
    if typed.time is not None:
        return _different("the time", typed.time, public.time)
    return _by_side(position, kind, getattr(typed, kind))


def _by_side(position: Pos, kind: str, wanted: Mapping[str, Any]) -> str | None:
    """Sizes of hands, hands and discards in any order, losses."""
    _known(wanted, SIDES, "side", kind)
    public = position.public
    if kind == "hand_size":
        return _compare("hand_size", wanted, public.hand_size)
    if kind == "losses":
        return _compare("losses", wanted, public.losses)
    piles: Mapping[str, Sequence[str]] = public.discards
    if kind == "hand":
        piles = {side: private.hand for side, private in position.private.items()}
    return _compare(
        kind,
        {side: sorted(cards) for side, cards in wanted.items()},
        {side: sorted(cards) for side, cards in piles.items()},
    )


def _unit(book: Book, position: Pos, spec: UnitFact) -> str | None:
    _known([spec.id], book.counters, "unit", "unit.id")
    state = position.public.units.get(spec.id)
    if spec.gone or state is None:
        if (state is None) == spec.gone:
            return None
        on = "is not on the map" if state is None else f"is in {state.at}"
        return f"{spec.id} should {'be gone' if spec.gone else 'be on the map'}, but it {on}"
    if spec.at is not None:
        _known([spec.at], book.spaces, "space", "unit.at")
    marks = {mark for mark in MARKS if getattr(state, mark)}
    if spec.at not in (None, state.at):
        return _different(f"the space of {spec.id}", spec.at, state.at)
    if spec.steps not in (None, state.steps):
        return _different(f"the steps of {spec.id}", spec.steps, state.steps)
    if spec.status is not None:
        return _different(f"the status of {spec.id}", _list(spec.status), _list(marks))
    return None


def _ways(module: Module, book: Book, position: Pos, unit: str, key: str) -> Ways | str:
    """Where a unit can move now, or why it is not asked."""
    _known([unit], book.counters, "unit", f"{key}.unit")
    side = book.side_of[unit]
    engine = Engine.over(module, book)
    choice = None if position.outcome else engine.choice(position, side)
    if choice is None or Move not in choice.types:
        return f"{unit} should be about to move, but {side} is not asked for a move now"
    return reach(Ground(book, position.public, side), unit) if unit in position.public.units else {}


def _reach(module: Module, book: Book, position: Pos, spec: Reach) -> str | None:
    named = (*(spec.equals or ()), *spec.includes, *spec.excludes)
    _known(named, book.spaces, "space", "reach")
    ends = _ways(module, book, position, spec.unit, "reach")
    if isinstance(ends, str):
        return ends
    told = f"but it is {_list(ends)}"
    if spec.equals is not None and set(spec.equals) != set(ends):
        return f"the reach of {spec.unit} should be {_list(spec.equals)}, {told}"
    if not ends.keys() >= set(spec.includes):
        return f"the reach of {spec.unit} should include {_list(spec.includes)}, {told}"
    if not ends.keys().isdisjoint(spec.excludes):
        return f"the reach of {spec.unit} should exclude {_list(spec.excludes)}, {told}"
    return None


def _cost(module: Module, book: Book, position: Pos, spec: Cost) -> str | None:
    _known([spec.to], book.spaces, "space", "cost.to")
    found = _ways(module, book, position, spec.unit, "cost")
    if isinstance(found, str):
        return found
    what = f"the cost for {spec.unit} to {spec.to}"
    if spec.to not in found:
        return f"{what} should be {spec.cost}, but it cannot move there"
    return _different(what, spec.cost, found[spec.to][0])


def draw_value(book: Book, word: str) -> int:
    """A mishap's space by its name: the place of the space in the book (7.3)."""
    if word not in book.spaces:
        raise InputError(unknown("space", word, book.spaces))
    return book.spaces.index(word)


def _known(words: Collection[str], allowed: Collection[str], what: str, key: str) -> None:
    for word in words:
        if word not in allowed:
            raise DataError("", column=key, message=unknown(what, word, allowed))


def _list(words: Collection[str]) -> str:
    return ", ".join(sorted(words)) or "nothing"


def _different(what: str, wanted: object, found: object) -> str | None:
    return None if wanted == found else f"{what} should be {wanted}, but it is {found}"


def _compare(what: str, wanted: Mapping[str, Any], found: Mapping[str, Any]) -> str | None:
    for key, value in wanted.items():
        if found[key] != value:
            return f"{what}: {key} should be {value}, but it is {found[key]}"
    return None
