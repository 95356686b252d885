"""Situations: what can be asked about a position, beside what every game can."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from bocage.check import (
    Allowance,
    Cost,
    Facts,
    Reach,
    compare,
    different,
    known,
    listed,
    part,
    plain,
    walking,
)
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.check.scene import FACES, FLAGS
from bocage.games.normandy.rules.r10_going import POINT
from bocage.games.normandy.rules.r10_ways import Ground
from bocage.kernel.api import Reach as Ways
from bocage.kernel.module import InputError

FACE = Literal["ready", "moved", "fired"]


class UnitFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a counter is, its steps, face and some of its flags; or that it is gone."""

    id: str
    at: str | None = None
    steps: int | None = None
    face: FACE | None = None
    spent: int | None = None
    status: tuple[str, ...] | None = None
    gone: bool = False


class PileFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody sees of a hex."""

    at: str
    n: int | None = None
    nation: str | None = None
    zoc: bool | None = None
    marks: tuple[t.Mark, ...] | None = None
    gone: bool = False


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All kinds; an expectation has one of them."""

    unit: UnitFact | None = None
    pile: PileFact | None = None
    reach: Reach | None = None
    cost: Cost | None = None
    points: Allowance | None = None
    turn: int | None = None
    csp: int | None = None
    weather: str | None = None
    control: dict[str, str] | None = None
    known: dict[str, tuple[str, ...]] | None = None
    public: dict[str, Any] | None = None
    private: dict[str, dict[str, Any]] | None = None


def _unit(book: Book, position: t.Pos, spec: UnitFact) -> str | None:
    known([spec.id], book.counters, "unit", "unit.id")
    own = position.private[book.side_of[spec.id]].units.get(spec.id)
    if spec.gone or own is None:
        if (own is None) == spec.gone:
            return None
        on = "is not on the map" if own is None else f"is in {own.at}"
        return f"{spec.id} should {'be gone' if spec.gone else 'be on the map'}, but it {on}"
    marks = {word for word, bit in FLAGS.items() if own.flags & bit}
    wanted = {"at": spec.at, "steps": spec.steps, "spent": spec.spent}
    for name, value in wanted.items():
        if value not in (None, getattr(own, name)):
            return different(f"'{name}' of {spec.id}", value, getattr(own, name))
    if spec.face not in (None, FACES[own.face]):
        return different(f"the face of {spec.id}", spec.face, FACES[own.face])
    if spec.status is not None:
        return different(f"the status of {spec.id}", listed(spec.status), listed(marks))
    return None


def _pile(book: Book, position: t.Pos, spec: PileFact) -> str | None:
    known([spec.at], book.country.num, "hex", "pile.at")
    pile = position.public.piles.get(spec.at)
    if spec.gone or pile is None:
        if (pile is None) == spec.gone:
            return None
        return f"{spec.at} should {'be empty' if spec.gone else 'have a pile'}, but it is not so"
    for name in ("n", "nation", "zoc"):
        value = getattr(spec, name)
        if value not in (None, getattr(pile, name)):
            return different(f"'{name}' of {spec.at}", value, getattr(pile, name))
    if spec.marks is not None:
        return different(f"the marks of {spec.at}", listed(spec.marks), listed(pile.marks))
    return None


def _ground(book: Book, position: t.Pos, unit: str) -> Ground | str:
    """What its side knows as it moves, or why it is not asked."""
    side, frame = book.side_of[unit], position.frames[-1] if position.frames else None
    if not isinstance(frame, t.Movement) or frame.side != side:
        return f"{unit} should be about to move, but {side} is not asked for a move now"
    return Ground(book, position.public, position.private[side], frame)


def _ways(book: Book, position: t.Pos, unit: str) -> Ways | str:
    """Where a counter can go now by itself, and stop."""
    ground = _ground(book, position, unit)
    if isinstance(ground, str):
        return ground
    if ground.why_not_walker(unit) is not None:
        return {}
    return ground.ways((unit,), fast=False)


def _points(book: Book, position: t.Pos, spec: Allowance) -> str | None:
    """The movement points that a counter has now."""
    known([spec.unit], book.counters, "unit", "points.unit")
    ground = _ground(book, position, spec.unit)
    if isinstance(ground, str):
        return ground
    found = plain(ground.reach((spec.unit,), fast=False).gait.normal, POINT)
    return different(f"the points of {spec.unit}", spec.points, found)


def _sights(book: Book, position: t.Pos, wanted: Mapping[str, tuple[str, ...]]) -> str | None:
    """The hexes of which a side knows what is in them."""
    known(wanted, t.SIDES, "side", "known")
    piles = position.public.piles
    found = {
        side: tuple(
            sorted(
                at
                for at, sight in position.private[side].known.items()
                if at in piles and piles[at].since == sight.since
            )
        )
        for side in wanted
    }
    return compare("known", {s: tuple(sorted(hexes)) for s, hexes in wanted.items()}, found)


def written_out(part: Any) -> dict[str, Any]:
    """A part of the position as plain values, also what is as it was at the start."""
    fields = {name: getattr(part, name) for name in part.__struct_fields__}
    found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(fields))
    return found


def _public(book: Book, position: t.Pos, wanted: Mapping[str, Any]) -> str | None:
    """Fields of the public part as they are; of mappings and structs only what is named."""
    return _fields("public", wanted, written_out(position.public))


def _private(book: Book, position: t.Pos, wanted: Mapping[str, Mapping[str, Any]]) -> str | None:
    """The same of what a side has for itself."""
    known(wanted, t.SIDES, "side", "private")
    for side, values in wanted.items():
        wrong = _fields(side, values, written_out(position.private[side]))
        if wrong:
            return wrong
    return None


def _fields(what: str, wanted: Any, found: Any) -> str | None:
    if not isinstance(wanted, Mapping) or not isinstance(found, Mapping):
        return different(what, wanted, found)
    for name, value in wanted.items():
        wrong = _fields(f"{what}.{name}", value, found.get(name))
        if wrong:
            return wrong
    return None


fact = Facts(
    Fact,
    {
        "unit": _unit,
        "pile": _pile,
        **walking(_ways, lambda book: book.country.num, POINT),
        "points": _points,
        "turn": part("turn", "the turn"),
        "csp": part("csp", "the supply points"),
        "weather": part("weather", "the weather"),
        "control": part("control", "control"),
        "known": _sights,
        "public": _public,
        "private": _private,
    },
)


def draw_value(book: Book, word: str) -> int:
    """A die by its face: `d4`, and of ten faces `d10`, which shows a nought."""
    number = word[1:]
    if word[:1] == "d" and number.isdecimal() and 1 <= int(number) <= 10:
        return int(number) - 1
    raise InputError(f"expected a die such as 'd4', got '{word}'")
