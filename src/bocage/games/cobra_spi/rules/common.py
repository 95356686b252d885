"""What several chapters need: placing units, losing steps, who belongs where."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

from bocage.families.cobra.events import Eliminated, LostSteps
from bocage.families.cobra.lines import Placed
from bocage.families.cobra.terrain import Kind
from bocage.families.cobra.types import Fate, PlayerTurn, Side, UnitState
from bocage.games.cobra_spi.book import LIMIT, Book
from bocage.games.cobra_spi.types import D, Public
from bocage.kernel.api import rule

Places = Mapping[str, Placed]


class Basis(Protocol):
    """What the decisions of a phase depend on."""

    public: Public
    turn: PlayerTurn
    phase: Any

    def __init__(self, book: Book, public: Public, turn: PlayerTurn, phase: Any) -> None: ...


B = TypeVar("B", bound=Basis)


def basis(kind: type[B], book: Book, public: Public, turn: PlayerTurn, phase: Any) -> B:
    """What a decision depends on: put together once, as long as the same moment is asked about."""
    return book.memo.of(kind, book, public, turn, phase)


def own_units(book: Book, public: Public, side: Side) -> list[str]:
    """The units of a side on the map."""
    side_of = book.side_of
    return [unit for unit in public.units if side_of[unit] == side]


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


@rule("2008:5.3.4")
def kind_now(book: Book, units: Places, unit: str) -> Kind:
    """Whether a unit is mechanised as it stands; a truck marker makes infantry mechanised."""
    return "mechanised" if units[unit].truck else book.kind[unit]


@rule("2008:6.1c")
def size_at(book: Book, here: Iterable[str]) -> int:
    """How much stands in a hex, in sixths of a division."""
    return sum(map(book.size.__getitem__, here))


@rule("stack.1")
def fits(book: Book, here: Iterable[str], more: int = 0) -> bool:
    """At most one division in a hex."""
    return size_at(book, here) + more <= LIMIT
