"""Situations: what this game can be asked about a position, beside what every game can."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from bocage.check import Asked, Facts, compare, different, known, part
from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.check.scene import SideName, Status
from bocage.games.combat_commander.rules.o21_move_3_paths import step_cost
from bocage.games.combat_commander.sight import sight
from bocage.games.combat_commander.state import (
    command_of,
    cover,
    holder_of,
    morale,
    movement,
    unit_value,
)
from bocage.games.combat_commander.types import SIDES, Pos, Public, UnitState

NOBODY = "nobody"
MARKS = ("broken", "suppressed", "veteran")


class UnitFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a unit is and how it is."""

    id: str
    at: str | None = None
    status: tuple[Status, ...] | None = None
    weapon: str | None = None
    dead: bool = False  # on the casualty track
    gone: bool = False  # neither on the map nor on a track
    space: int | None = None  # of the time track


class WeaponFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a weapon is, and who carries it."""

    id: str
    status: Literal["ok", "broken", "box", "gone"] | None = None
    by: str | None = None


class Activated(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who has been activated this turn."""

    includes: tuple[str, ...] = ()
    excludes: tuple[str, ...] = ()


class SightFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"a": "from"}):
    """A line of sight."""

    a: str
    to: str
    clear: bool | None = None
    hindrance: int | None = None


class ValueFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"value": "is"}):
    """A current number of a unit."""

    unit: str
    stat: Literal["fp", "range", "move", "morale", "command"]
    value: int


class CoverFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"value": "is"}):
    """The cover of a hex."""

    hex: str
    value: int


class CostFact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"value": "is"}):
    """What one step costs a unit."""

    unit: str
    to: str
    value: int


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All kinds; an expectation has one of them."""

    unit: UnitFact | None = None
    weapon: WeaponFact | None = None
    vp: int | None = None
    time: int | None = None
    initiative: SideName | None = None
    control: dict[str, Literal["axis", "allies", "nobody"]] | None = None
    hand_size: dict[str, int] | None = None
    hand: dict[str, tuple[str, ...]] | None = None
    discards: dict[str, tuple[str, ...]] | None = None
    pile: dict[str, int] | None = None
    smoke: dict[str, int] | None = None
    fort: dict[str, str] | None = None
    blaze: tuple[str, ...] | None = None
    radio: dict[str, Literal["ok", "broken", "none"]] | None = None
    chits: tuple[str, ...] | None = None
    secret: dict[str, tuple[str, ...]] | None = None
    surrender: dict[str, int] | None = None
    casualties: dict[str, tuple[str, ...]] | None = None
    activated: Activated | None = None
    sight: SightFact | None = None
    value: ValueFact | None = None
    cover: CoverFact | None = None
    cost: CostFact | None = None


def _sided(kind: str) -> Asked:
    def ask(book: Book, position: Pos, wanted: Mapping[str, Any]) -> str | None:
        known(wanted, SIDES, "side", kind)
        return compare(kind, wanted, _sides(position, kind))

    return ask


def _sides(position: Pos, kind: str) -> Mapping[str, Any]:
    """What each side has of something; piles of cards in any order."""
    public, private = position.public, position.private
    match kind:
        case "hand_size":
            return public.hands
        case "hand":
            return {side: _Any(private[side].hand) for side in SIDES}
        case "discards":
            return {side: _Any(public.discards[side]) for side in SIDES}
        case "pile":
            return public.piles
        case "secret":
            return {side: _Any(private[side].chits) for side in SIDES}
        case "surrender":
            return public.surrender
        case "casualties":
            return {side: _Any(public.dead[side]) for side in SIDES}
    return {side: _radio(public, side) for side in SIDES}


class _Any(tuple[str, ...]):
    """Some ids in any order."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, tuple) and sorted(self) == sorted(other)

    def __ne__(self, other: object) -> bool:
        return not self == other

    __hash__ = None  # type: ignore[assignment]  # compared only


def _radio(public: Public, side: str) -> str:
    radio = public.radios.get(side)
    return "none" if radio is None else "broken" if radio.broken else "ok"


def _unit(book: Book, position: Pos, spec: UnitFact) -> str | None:
    known([spec.id], book.units, "unit", "unit.id")
    public = position.public
    state = public.units.get(spec.id)
    where = _whereabouts(book, public, spec.id)
    if spec.dead or spec.gone or spec.space is not None:
        wish = "dead" if spec.dead else "gone" if spec.gone else f"on space {spec.space}"
        if wish != where or spec.space is None:
            return different(f"where {spec.id} is", wish, where)
        state = UnitState(at="", weapon=public.track[spec.id].weapon)
    if state is None:
        return f"{spec.id} should be on the map, but it is {where}"
    if spec.at not in (None, state.at):
        return different(f"the hex of {spec.id}", spec.at, state.at)
    if spec.weapon not in (None, state.weapon):
        return different(f"the weapon of {spec.id}", spec.weapon, state.weapon)
    if spec.status is not None:
        marks = [mark for mark in MARKS if getattr(state, mark)]
        return different(f"the status of {spec.id}", sorted(spec.status), sorted(marks))
    return None


def _whereabouts(book: Book, public: Public, unit: str) -> str:
    if unit in public.units:
        return f"in {public.units[unit].at}"
    if unit in public.dead[book.units[unit].side]:
        return "dead"
    if unit in public.track:
        return f"on space {public.track[unit].space}"
    return "gone"


def _weapon(book: Book, position: Pos, spec: WeaponFact) -> str | None:
    known([spec.id], book.weapons, "weapon", "weapon.id")
    public = position.public
    waiting = (unit for unit, one in public.track.items() if one.weapon == spec.id)
    holder = holder_of(public, spec.id) or next(waiting, None)
    if spec.by not in (None, holder):
        return different(f"who has {spec.id}", spec.by, holder)
    if spec.status is None:
        return None
    if spec.id in public.box:
        found = "box"
    elif holder is None:
        found = "gone"
    else:
        found = "broken" if spec.id in public.jammed else "ok"
    return different(f"the state of {spec.id}", spec.status, found)


def _control(book: Book, position: Pos, wanted: dict[str, str]) -> str | None:
    known(wanted, book.objective, "objective", "control")
    found = {number: position.public.control.get(number, NOBODY) for number in wanted}
    return compare("control", wanted, found)


def _activated(book: Book, position: Pos, wanted: Activated) -> str | None:
    found = set(position.public.activated)
    if not found.issuperset(wanted.includes) or not found.isdisjoint(wanted.excludes):
        return f"activated are {', '.join(sorted(found)) or 'none'}"
    return None


def _sight(book: Book, position: Pos, wanted: SightFact) -> str | None:
    known([wanted.a, wanted.to], book.hexes, "hex", "sight")
    found = sight(book, position.public, wanted.a, wanted.to)
    what = f"the line from {wanted.a} to {wanted.to}"
    if wanted.clear not in (None, found.clear):
        return different(f"whether {what} is clear", wanted.clear, found.clear)
    hindrance = found.hindrance + position.public.fog
    if wanted.hindrance not in (None, hindrance):
        return different(f"the hindrance of {what}", wanted.hindrance, hindrance)
    return None


def _value(book: Book, position: Pos, wanted: ValueFact) -> str | None:
    known([wanted.unit], position.public.units, "unit on the map", "value.unit")
    public, unit = position.public, wanted.unit
    match wanted.stat:
        case "morale":
            found = morale(book, public, unit)
        case "move":
            found = movement(book, public, unit)
        case "command":
            found = command_of(book, public, unit)
        case stat:
            found = unit_value(book, public, unit, stat)
    return different(f"the {wanted.stat} of {unit}", wanted.value, found)


def _cover(book: Book, position: Pos, wanted: CoverFact) -> str | None:
    known([wanted.hex], book.hexes, "hex", "cover.hex")
    found = cover(book, position.public, wanted.hex)
    return different(f"the cover of {wanted.hex}", wanted.value, found)


def _cost(book: Book, position: Pos, wanted: CostFact) -> str | None:
    known([wanted.unit], position.public.units, "unit on the map", "cost.unit")
    start = position.public.units[wanted.unit].at
    known([wanted.to], book.adjacent[start], "hex beside it", "cost.to")
    side = book.units[wanted.unit].side
    found = step_cost(book, position.public, start, wanted.to, side).total
    return different(f"the cost from {start} to {wanted.to}", wanted.value, found)


BY_SIDE = ("hand_size", "hand", "discards", "pile", "radio", "secret", "surrender", "casualties")


def _marker(name: str, empty: Any) -> Asked:
    ask = part(name, name, empty)

    def there(book: Book, position: Pos, wanted: Mapping[str, Any]) -> str | None:
        known(wanted, book.hexes, "hex", name)
        return ask(book, position, wanted)

    return there


fact = Facts(
    Fact,
    {
        "unit": _unit,
        "weapon": _weapon,
        "vp": part("vp", "the victory points"),
        "time": part("time", "the time"),
        "initiative": part("initiative", "the initiative"),
        "control": _control,
        "smoke": _marker("smoke", 0),
        "fort": _marker("forts", ""),
        "blaze": part("blaze", "the blazes"),
        "chits": part("chits", "the open chits"),
        "activated": _activated,
        "sight": _sight,
        "value": _value,
        "cover": _cover,
        "cost": _cost,
        **{kind: _sided(kind) for kind in BY_SIDE},
    },
)
