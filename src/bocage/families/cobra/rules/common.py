"""What several chapters need: placing units, losing steps, who belongs where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from bocage.families.cobra.book import Book
from bocage.families.cobra.events import Eliminated, LostSteps
from bocage.families.cobra.types import D, Done, Fate, UnitState
from bocage.kernel.api import Choice, OneOf, rule

DONE = OneOf((Done(),))


def done(facts: Any) -> Choice:
    """Go on, whatever the facts."""
    return DONE


def onward(ways: Iterable[tuple[str, ...]], path: tuple[str, ...]) -> list[str]:
    """The hexes to which some of these ways go on from a path."""
    far = len(path)
    return list(dict.fromkeys([w[far] for w in ways if len(w) > far and w[:far] == path]))


def put_units(book: Book, d: D, changed: Mapping[str, UnitState | None]) -> None:
    """Change units, or take them off the map.

    The mapping is replaced and never changed, because the lines of a position are kept by it.
    """
    old = d.public.units
    new = old.copy()
    for unit, state in changed.items():
        if state is None:
            del new[unit]
        else:
            new[unit] = state
    d.put(units=new)
    book.memo.moves.note(old, new, changed)
    book.edition.placed(book, d, changed)


def place(book: Book, d: D, unit: str, hex_: str) -> None:
    """Put a unit into a hex."""
    put_units(book, d, {unit: replace(d.public.units[unit], at=hex_)})


def place_all(book: Book, d: D, units: Iterable[str], hex_: str) -> None:
    """Put several units into a hex."""
    now = d.public.units
    put_units(book, d, {unit: replace(now[unit], at=hex_) for unit in units})


def leave(book: Book, d: D, unit: str, fate: Fate) -> None:
    """A unit leaves the game."""
    put_units(book, d, {unit: None})
    d.put(fates={**d.public.fates, unit: fate})


@rule("2008:8.5.8")
def eliminate(book: Book, d: D, unit: str, clause: str) -> None:
    """A unit is gone; it is listed for the victory points."""
    leave(book, d, unit, Fate("eliminated", d.public.turn))
    d.emit(Eliminated(clause, unit))


@rule("2008:8.5.6b")
def lose_steps(book: Book, d: D, unit: str, steps: int, clause: str) -> None:
    """A unit loses steps: it is weaker, or gone."""
    state = d.public.units[unit]
    if steps >= state.steps:
        return eliminate(book, d, unit, clause)
    put_units(book, d, {unit: replace(state, steps=state.steps - steps)})
    return d.emit(LostSteps(clause, unit, steps))
