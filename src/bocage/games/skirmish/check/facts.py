"""Situations: what skirmish can be asked about a position, beside what every game can."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Literal

import msgspec

from bocage.check import (
    Asked,
    Cost,
    Facts,
    Reach,
    compare,
    different,
    known,
    listed,
    part,
    walking,
)
from bocage.data.errors import unknown
from bocage.games.skirmish.book import Book
from bocage.games.skirmish.check.scene import MARKS, NOBODY, Mark, SideName
from bocage.games.skirmish.rules.r05_movement import Ground, reach
from bocage.games.skirmish.types import SIDES, MoveStep, Pos
from bocage.kernel.api import Reach as Ways
from bocage.kernel.module import InputError


class UnitFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a unit is, its steps and exactly its marks; or that it is gone."""

    id: str
    at: str | None = None
    steps: int | None = None
    status: tuple[Mark, ...] | None = None
    gone: bool = False


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


def _unit(book: Book, position: Pos, spec: UnitFact) -> str | None:
    known([spec.id], book.counters, "unit", "unit.id")
    state = position.public.units.get(spec.id)
    if spec.gone or state is None:
        if (state is None) == spec.gone:
            return None
        on = "is not on the map" if state is None else f"is in {state.at}"
        return f"{spec.id} should {'be gone' if spec.gone else 'be on the map'}, but it {on}"
    if spec.at is not None:
        known([spec.at], book.spaces, "space", "unit.at")
    marks = {mark for mark in MARKS if getattr(state, mark)}
    if spec.at not in (None, state.at):
        return different(f"the space of {spec.id}", spec.at, state.at)
    if spec.steps not in (None, state.steps):
        return different(f"the steps of {spec.id}", spec.steps, state.steps)
    if spec.status is not None:
        return different(f"the status of {spec.id}", listed(spec.status), listed(marks))
    return None


def _ways(book: Book, position: Pos, unit: str) -> Ways | str:
    """Where a unit can move now, or why it is not asked."""
    side, frame = book.side_of[unit], position.frames[-1] if position.frames else None
    if not isinstance(frame, MoveStep) or frame.side != side:
        return f"{unit} should be about to move, but {side} is not asked for a move now"
    if unit not in position.public.units:
        return {}
    return reach(Ground(book, position.public, side), unit)


def _control(book: Book, position: Pos, wanted: Mapping[str, str]) -> str | None:
    known(wanted, book.plan.objectives, "objective", "control")
    control = position.public.control
    return compare("control", wanted, {space: control.get(space, NOBODY) for space in wanted})


def _by_side(kind: str, of: Callable[[Pos, str], Any]) -> Asked:
    """What each side has of something; cards in any order."""

    def ask(book: Book, position: Pos, wanted: Mapping[str, Any]) -> str | None:
        known(wanted, SIDES, "side", kind)
        found = {side: of(position, side) for side in wanted}
        if kind in ("hand", "discard"):
            wanted = {side: sorted(cards) for side, cards in wanted.items()}
            found = {side: sorted(cards) for side, cards in found.items()}
        return compare(kind, wanted, found)

    return ask


fact = Facts(
    Fact,
    {
        "unit": _unit,
        **walking(_ways, lambda book: book.spaces),
        "control": _control,
        "token": part("token", "the token"),
        "time": part("time", "the time"),
        "hand_size": _by_side("hand_size", lambda pos, side: pos.public.hand_size[side]),
        "hand": _by_side("hand", lambda pos, side: pos.private[side].hand),
        "discard": _by_side("discard", lambda pos, side: pos.public.discards[side]),
        "losses": _by_side("losses", lambda pos, side: pos.public.losses[side]),
    },
)


def draw_value(book: Book, word: str) -> int:
    """A mishap's space by its name: the place of the space in the book (7.3)."""
    if word not in book.spaces:
        raise InputError(unknown("space", word, book.spaces))
    return book.spaces.index(word)
