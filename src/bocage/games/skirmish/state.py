"""What is worked out of a position: who stands where, contact, stacking, strength."""

from __future__ import annotations

from bocage.games.skirmish.book import STACK, Book
from bocage.games.skirmish.types import Public, Side, UnitState
from bocage.kernel.api import rule

EXERT = ("infantry", "platoon", "armour")  # 5.6


def own_units(book: Book, public: Public, side: Side) -> list[str]:
    """A side's units on the map, in the order of the book (which `units` always has)."""
    side_of = book.side_of
    return [unit for unit in public.units if side_of[unit] == side]


def units_at(book: Book, public: Public, side: Side, space: str) -> tuple[str, ...]:
    """A side's units in a space, in the order of the book."""
    side_of = book.side_of
    return tuple(u for u, s in public.units.items() if s.at == space and side_of[u] == side)


def in_order(book: Book, units: dict[str, UnitState]) -> dict[str, UnitState]:
    """Units newly put on the map go to their place in the order of the book."""
    return {unit: units[unit] for unit in sorted(units, key=book.place)}


def spaces_of(book: Book, public: Public, side: Side) -> set[str]:
    """The spaces with units of a side (for membership only)."""
    side_of = book.side_of
    return {state.at for unit, state in public.units.items() if side_of[unit] == side}


@rule("5.6")
def exerts_contact(book: Book, unit: str, state: UnitState) -> bool:
    """Infantry, platoons and armour that are not pinned (3.5) exert contact."""
    return book.counters[unit].type in EXERT and free_to_act(state)


@rule("3.5")
def free_to_act(state: UnitState) -> bool:
    """A pinned unit may not move, fire, attack or advance and exerts no contact."""
    return not state.pinned


class Lines:
    """Where both sides stand, seen from one of them; sets for membership only."""

    __slots__ = ("contact", "enemies", "friends")

    def __init__(self, book: Book, public: Public, side: Side) -> None:
        self.friends: set[str] = set()
        self.enemies: set[str] = set()
        self.contact: set[str] = set()  # of the enemy
        side_of = book.side_of
        for unit, state in public.units.items():
            if side_of[unit] == side:
                self.friends.add(state.at)
            else:
                self.enemies.add(state.at)
                if exerts_contact(book, unit, state):
                    self.contact.update(book.next_to[state.at])


def sizes_of(book: Book, public: Public, side: Side) -> dict[str, int]:
    """The total size of a side's units in every space."""
    sizes = dict.fromkeys(book.spaces, 0)
    counters = book.counters
    for unit, state in public.units.items():
        if counters[unit].side == side:
            sizes[state.at] += counters[unit].size
    return sizes


def size_at(book: Book, public: Public, side: Side, space: str, without: tuple[str, ...]) -> int:
    """The total size of a side's units in a space, some units not counted."""
    counters = book.counters
    return sum(
        counters[unit].size
        for unit, state in public.units.items()
        if state.at == space and counters[unit].side == side and unit not in without
    )


@rule("5.5")
def fits(book: Book, public: Public, units: tuple[str, ...], space: str) -> bool:
    """The sizes of one side's units in a space may not exceed 4 in total."""
    side = book.side_of[units[0]]
    joining = sum(book.counters[unit].size for unit in units)
    return size_at(book, public, side, space, units) + joining <= STACK


def reduced(book: Book, unit: str, state: UnitState) -> bool:
    """Whether a unit has lost a step."""
    return state.steps < book.counters[unit].steps


@rule("1.3")
def strength(book: Book, unit: str, state: UnitState) -> int:
    """A unit that has lost a step uses its reduced strength."""
    counter = book.counters[unit]
    return counter.reduced if reduced(book, unit, state) else counter.strength
