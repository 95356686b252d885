"""Who stands where, who controls what, who can be supplied: questions about one arrangement.

A `Lay` is made once for an arrangement and kept as long as it is asked about.
"""

from __future__ import annotations

from copy import copy
from functools import cached_property
from typing import Any

from bocage.games.market_garden.book import LIMIT, Book, Edge
from bocage.games.market_garden.types import ALLIED, FRESH, GERMAN, UK, ZONE_F, Public, Side, other
from bocage.kernel.api import rule

NOBODY: tuple[str, ...] = ()


class Lay:
    """The arrangement of units, control and bridges."""

    def __init__(self, book: Book, public: Public) -> None:
        self.book = book
        self.public = public
        self.units = public.units
        self.control = public.control
        self.bridges = public.bridges
        self.held = public.held
        at: dict[str, dict[str, list[str]]] = {GERMAN: {}, ALLIED: {}}
        side_of = book.side_of
        for unit, state in public.units.items():
            at[side_of[unit]].setdefault(state.at, []).append(unit)
        self.at = at
        self.kept: dict[tuple[str, ...], Any] = {}  # what else was found out about it

    def same_as(self, public: Public) -> bool:
        """Nothing that counts here is different in this position."""
        old = self.public
        return (
            self.units is public.units
            and self.control is public.control
            and self.bridges is public.bridges
            and self.held is public.held
            and old.day == public.day
            and old.interdiction is public.interdiction
            and old.ferries is public.ferries
        )

    # -- who is where

    def of(self, side: Side, space: str) -> list[str] | tuple[str, ...]:
        """The units of a side in a space, in the order of the book."""
        return self.at[side].get(space, NOBODY)

    def fresh(self, side: Side, space: str) -> list[str]:
        """Those that are Fresh."""
        units = self.units
        return [unit for unit in self.of(side, space) if units[unit].state == FRESH]

    def any_fresh(self, side: Side, space: str) -> bool:
        """Whether one of them is Fresh."""
        units = self.units
        return any(units[unit].state == FRESH for unit in self.of(side, space))

    @rule("7.3")
    def contested(self, space: str) -> bool:
        """Units of both sides are there."""
        return space in self.at[GERMAN] and space in self.at[ALLIED]

    @rule("7.4")
    def vacant(self, side: Side, space: str) -> bool:
        """No enemy is there."""
        return space not in self.at[other(side)]

    def friendly(self, side: Side, space: str) -> bool:
        """The side controls it."""
        return (self.control.get(space) == "german") == (side == GERMAN) and space != UK

    @rule("7.5")
    def free(self, side: Side, space: str) -> bool:
        """Controlled by the side, and no enemy is there."""
        return self.friendly(side, space) and space not in self.at[other(side)]

    @rule("7.1a", "7.1b", "14.3")
    def room(self, side: Side, space: str) -> int:
        """How many more units of the side may be there; zones hold any number."""
        if space in self.book.zones or space == UK:
            return 1000
        return LIMIT - len(self.of(side, space))

    # -- water

    @rule("4.6", "10.4", "7.2d", "9.62a")
    def holder(self, edge: Edge) -> Side:
        """Who holds a canal or river, or its bridge.

        A bridge is held by whom its marker says. Water without one (or with a blown one) is German
        unless it has a Held marker or lies between two areas that the Allies control.
        """
        bridge = self.bridges.get(edge.id)
        if bridge is not None and bridge != "blown":
            return bridge
        if edge.id in self.held:
            return ALLIED
        control = self.control
        both = control[edge.a] != "german" and control[edge.b] != "german"
        return ALLIED if both else GERMAN

    def bridged(self, edge: Edge) -> bool:
        """There is a bridge that is not blown."""
        return self.bridges.get(edge.id, "blown") != "blown"

    # -- supply

    @rule("13.81", "13.82")
    def sources(self, side: Side) -> list[str]:
        """German-controlled zones; zone F, unless only Germans are in it."""
        if side == GERMAN:
            return [zone for zone in self.book.zones if self.control[zone] == "german"]
        lost = ZONE_F in self.at[GERMAN] and ZONE_F not in self.at[ALLIED]
        return [] if lost else [ZONE_F]

    @rule("13.8b")
    def carries(self, side: Side, edge: Edge) -> bool:
        """A supply line may cross: a river by ferry or own bridge, a canal by own bridge."""
        if not edge.wet:
            return True
        if self.bridged(edge) and self.holder(edge) == side:
            return True
        return edge.kind == "river" and self.public.ferries.get(edge.id, "gone") != "gone"

    @cached_property
    def german_supply(self) -> frozenset[str]:
        """Where Germans can trace a supply line."""
        return self._supply(GERMAN)

    @cached_property
    def allied_supply(self) -> frozenset[str]:
        """Where the Allies can trace a supply line to zone F."""
        return self._supply(ALLIED)

    @rule("13.8a")
    def _supply(self, side: Side) -> frozenset[str]:
        """Through friendly-controlled spaces.

        The last one may be the enemy's, and its last boundary a canal without a bridge.
        """
        around, friendly = self.book.around, self.friendly
        reached = set(self.sources(side))
        ends = set(reached)
        todo = list(reached)
        while todo:
            space = todo.pop()
            for next_, edge in around[space]:
                if self.carries(side, edge):
                    ends.add(next_)
                    if next_ not in reached and friendly(side, next_):
                        reached.add(next_)
                        todo.append(next_)
                elif edge.kind == "canal":
                    ends.add(next_)
        return frozenset(ends)

    def supplied(self, side: Side, space: str) -> bool:
        """A supply line reaches this space."""
        return space in (self.german_supply if side == GERMAN else self.allied_supply)

    @rule("13.8c")
    def isolated(self, side: Side, space: str) -> bool:
        """Without a supply line; the Allies never are on 17 and 18 September."""
        if side == ALLIED and self.public.day <= 18:
            return False
        return space != UK and not self.supplied(side, space)

    # -- interdiction

    @rule("4.124b", "4.125b", "18.44a", "16.4b")
    def interdiction(self, space: str) -> int:
        """IV: Fresh FLAK and towers, and markers, in the space and next to it."""
        units, flak, german = self.units, self.book.flak, self.at[GERMAN]
        spaces = (space, *self.book.near[space])
        guns = sum(
            unit in flak and units[unit].state == FRESH
            for near in spaces
            for unit in german.get(near, NOBODY)
        )
        return guns + sum(self.public.interdiction.count(near) for near in spaces)


def lay(book: Book, public: Public) -> Lay:
    """The arrangement; the last ones are kept.

    What is known of an arrangement is taken over when only something else has changed.
    """
    kept: list[Lay] = book.latest.setdefault(Lay, [])
    new = None
    for found in kept:
        if found.public is public:
            return found
        if new is None and found.same_as(public):
            new = copy(found)
            new.public = public
    if new is None:
        new = Lay(book, public)
    kept.insert(0, new)
    del kept[4:]
    return new
