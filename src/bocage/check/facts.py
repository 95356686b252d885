"""What a game can be asked about a position, beside what every game can."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Any

import msgspec

from bocage.data import DataError, convert_toml
from bocage.data.errors import unknown
from bocage.kernel.api import Reach as Ways

Asked = Callable[[Any, Any, Any], str | None]  # of a book, a position and what is expected


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
    cost: int | float


class Allowance(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"points": "is"}):
    """The movement points of a unit now."""

    unit: str
    points: int | float


class YesNo(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"yes": "is"}):
    """Whether something holds of a unit."""

    unit: str
    yes: bool


class Facts:
    """The kinds of expectation of a game: a table of all of them, and who answers for each."""

    def __init__(self, kinds: type[msgspec.Struct], asked: Mapping[str, Asked]) -> None:
        self.names = kinds.__struct_fields__
        self._kinds = kinds
        self._asked = asked

    def __call__(self, book: Any, position: Any, kind: str, spec: Any) -> str | None:
        """What differs from one expectation, or None."""
        typed = convert_toml({kind: spec}, "", self._kinds)
        return self._asked[kind](book, position, getattr(typed, kind))


def walking(
    ways: Callable[[Any, Any, str], Ways | str],
    spaces: Callable[[Any], Collection[str]],
    halves: int = 1,
) -> dict[str, Asked]:
    """`reach` and `cost`, by what `ways` says: where a unit could go, or why it is not moving."""

    def reach(book: Any, position: Any, spec: Reach) -> str | None:
        named = (*(spec.equals or ()), *spec.includes, *spec.excludes)
        known([spec.unit], book.counters, "unit", "reach.unit")
        known(named, spaces(book), "space", "reach")
        ends = ways(book, position, spec.unit)
        if isinstance(ends, str):
            return ends
        what = f"the reach of {spec.unit}"
        return within(what, set(ends), spec.equals, spec.includes, spec.excludes)

    def cost(book: Any, position: Any, spec: Cost) -> str | None:
        known([spec.unit], book.counters, "unit", "cost.unit")
        known([spec.to], spaces(book), "space", "cost.to")
        ends = ways(book, position, spec.unit)
        what = f"the cost for {spec.unit} to {spec.to}"
        if isinstance(ends, str):
            return ends
        if spec.to not in ends:
            return f"{what} should be {spec.cost}, but it cannot move there"
        return different(what, spec.cost, plain(ends[spec.to][0], halves))

    return {"reach": reach, "cost": cost}


def plain(points: int, halves: int = 2) -> int | float:
    """Points that are counted in halves, as a file writes them."""
    return points / halves if points % halves else points // halves


def part(name: str, what: str, empty: Any = None) -> Asked:
    """A field of the public part, by itself or key by key; `empty` where it has no such key."""

    def ask(book: Any, position: Any, wanted: Any) -> str | None:
        found = getattr(position.public, name)
        if isinstance(wanted, Mapping):
            return compare(what, wanted, {key: found.get(key, empty) for key in wanted})
        if isinstance(wanted, tuple):
            return different(what, listed(wanted), listed(found))
        return different(what, wanted, found)

    return ask


def known(words: Iterable[str], allowed: Collection[str], what: str, key: str) -> None:
    """Refuse words that are not allowed."""
    for word in words:
        if word not in allowed:
            raise DataError("", column=key, message=unknown(what, word, allowed))


def listed(words: Iterable[str]) -> str:
    """Words in their order, or that there are none."""
    return ", ".join(sorted(words)) or "nothing"


def different(what: str, wanted: object, found: object) -> str | None:
    """That something is not as expected, or None."""
    return None if wanted == found else f"{what} should be {wanted}, but it is {found}"


def compare(what: str, wanted: Mapping[str, Any], found: Mapping[Any, Any]) -> str | None:
    """The first key whose value is not as expected."""
    for key, value in wanted.items():
        if found.get(key) != value:
            return f"{what}: {key} should be {value}, but it is {found.get(key)}"
    return None


def within(
    what: str,
    found: set[str],
    equals: Collection[str] | None,
    includes: Collection[str],
    excludes: Collection[str],
) -> str | None:
    """A set that should be another, have some of its members, or not have others."""
    told = f"but it is {listed(found)}"
    if equals is not None and set(equals) != found:
        return f"{what} should be {listed(equals)}, {told}"
    if not found.issuperset(includes):
        return f"{what} should include {listed(includes)}, {told}"
    if not found.isdisjoint(excludes):
        return f"{what} should exclude {listed(excludes)}, {told}"
    return None
