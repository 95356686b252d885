"""Who stands where, who controls what, who can be supplied: questions about one arrangement.

A `Lay` is made once for an arrangement, from the one before it by changing what differs, and kept
as long as it is asked about.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bocage.games.market_garden.book import LIMIT, Book, Edge
from bocage.games.market_garden.types import (
    ALLIED,
    ENEMY,
    FRESH,
    GERMAN,
    UK,
    ZONE_F,
    Owner,
    Public,
    Side,
    UnitState,
)
from bocage.kernel.api import rule
from bocage.kernel.trail import differences

NOBODY: tuple[str, ...] = ()
Places = dict[str, dict[str, tuple[str, ...]]]  # side -> space -> units, in the order of the book
Lines = dict[tuple[str, ...], frozenset[str]]  # supply lines found out, by side and sources


class Lay:
    """The arrangement of units, control and bridges."""

    __slots__ = (
        "at",
        "book",
        "bridges",
        "control",
        "day",
        "doubtful",
        "ferries",
        "held",
        "kept",
        "lines",
        "markers",
        "ours",
        "settled",
        "supplies",
        "units",
    )

    def __init__(self, book: Book, public: Public, before: Lay | None = None) -> None:
        self.book = book
        self.units, self.control, self.bridges = public.units, public.control, public.bridges
        self.held, self.ferries, self.day = public.held, public.ferries, public.day
        self.markers = public.interdiction
        self.at: Places  # who stands where
        self.ours: dict[Side, frozenset[str]]  # the spaces that a side controls
        self.doubtful: frozenset[str]  # spaces that may have to change hands by themselves
        self.lines: Lines = {}
        self.supplies: dict[Side, frozenset[str]] = {}  # where supply lines reach
        self.settled: set[str] = set()  # groups that could arrive, but do not
        self.kept: dict[tuple[str, ...], Any] = {}  # what else was found out about it
        if before is None:
            self.at = stacks(book, public.units)
            self.ours = book.memo.of(shares, public.control)
            self.doubtful = frozenset(public.control)
        else:
            self._follow(before)

    def _follow(self, before: Lay) -> None:
        """Take over what is as it was in another arrangement."""
        self.at, touched = after_moves(self.book, before, self.units)
        if self.control is before.control:
            self.ours, self.doubtful = before.ours, before.doubtful.union(touched)
        else:
            turned = differences(before.control, self.control)
            self.ours = self.book.memo.of(shares, self.control)
            self.doubtful = before.doubtful.union(touched, turned)
        if self.carries_like(before):
            self.lines = before.lines
            if self.at is before.at:
                self.supplies, self.settled = before.supplies, before.settled

    def is_of(self, public: Public) -> bool:
        """It is the arrangement of this position."""
        return (
            self.units is public.units
            and self.control is public.control
            and self.bridges is public.bridges
            and self.held is public.held
            and self.ferries is public.ferries
            and self.day == public.day
            and self.markers is public.interdiction
        )

    def carries_like(self, before: Lay) -> bool:
        """Supply lines run as they did in another arrangement."""
        return (
            self.control is before.control
            and self.bridges is before.bridges
            and self.ferries is before.ferries
        )

    # -- who is where

    def stacks(self, side: Side) -> list[tuple[str, tuple[str, ...]]]:
        """The units of a side, space by space, in the order of the book."""
        at = self.at[side]
        return [(space, at[space]) for space in self.book.spaces if space in at]

    def of(self, side: Side, space: str) -> tuple[str, ...]:
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

    def ready(self, side: Side) -> frozenset[str]:
        """The spaces with Fresh units of a side that can act: towers cannot."""
        found: frozenset[str] | None = self.kept.get(("ready", side))
        if found is None:
            units, towers = self.units, self.book.towers
            fresh = [
                space
                for space, here in self.at[side].items()
                for unit in here
                if units[unit].state == FRESH and unit not in towers
            ]
            found = self.kept["ready", side] = frozenset(fresh)
        return found

    @rule("7.3")
    def contested(self, space: str) -> bool:
        """Units of both sides are there."""
        return space in self.at[GERMAN] and space in self.at[ALLIED]

    @rule("7.4")
    def vacant(self, side: Side, space: str) -> bool:
        """No enemy is there."""
        return space not in self.at[ENEMY[side]]

    def friendly(self, side: Side, space: str) -> bool:
        """The side controls it."""
        return space in self.ours[side]

    @rule("7.5", "7.4")
    def free(self, side: Side, space: str) -> bool:
        """Controlled by the side, and no enemy is there."""
        return space in self.ours[side] and space not in self.at[ENEMY[side]]

    @rule("7.1a", "7.1b", "14.3")
    def room(self, side: Side, space: str) -> int:
        """How many more units of the side may be there; zones hold any number."""
        if space in self.book.zones or space == UK:
            return 1000
        return LIMIT - len(self.at[side].get(space, NOBODY))

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
        return ALLIED if self.ours[ALLIED].issuperset((edge.a, edge.b)) else GERMAN

    def bridged(self, edge: Edge) -> bool:
        """There is a bridge that is not blown."""
        return self.bridges.get(edge.id, "blown") != "blown"

    # -- supply

    @rule("13.81", "13.82")
    def sources(self, side: Side) -> list[str]:
        """German-controlled zones; zone F, unless only Germans are in it."""
        if side == GERMAN:
            return [zone for zone in self.book.zones if zone in self.ours[GERMAN]]
        lost = ZONE_F in self.at[GERMAN] and ZONE_F not in self.at[ALLIED]
        return [] if lost else [ZONE_F]

    @rule("13.8b")
    def carries(self, side: Side, edge: Edge) -> bool:
        """A supply line may cross: a river by ferry or own bridge, a canal by own bridge."""
        if not edge.wet:
            return True
        if self.bridges.get(edge.id) == side:
            return True
        return edge.kind == "river" and self.ferries.get(edge.id, "gone") != "gone"

    @rule("13.8a")
    def _supply(self, side: Side, sources: Sequence[str]) -> frozenset[str]:
        """Through friendly-controlled spaces.

        The last one may be the enemy's, and its last boundary a canal without a bridge.
        """
        book, carries = self.book, self.carries
        ours = set(self.ours[side]).difference(sources)  # those that have not been reached yet
        ends, todo = set(sources), list(sources)
        while todo:
            space = todo.pop()
            ends |= book.shore[space]
            next_ = ours & book.dry[space]
            for beyond, edge in book.wet[space]:
                if (beyond in ours or beyond not in ends) and carries(side, edge):
                    ends.add(beyond)
                    next_.add(beyond)
            next_ &= ours
            ours -= next_
            todo += next_
        return frozenset(ends)

    def supply(self, side: Side) -> frozenset[str]:
        """Where a side can trace a supply line."""
        found = self.supplies.get(side)
        if found is None:
            key = (side, *self.sources(side))
            found = self.lines.get(key)
            if found is None:
                found = self.lines[key] = self._supply(side, key[1:])
            self.supplies[side] = found
        return found

    def supplied(self, side: Side, space: str) -> bool:
        """A supply line reaches this space."""
        return space in self.supply(side)

    @rule("13.8c")
    def isolated(self, side: Side, space: str) -> bool:
        """Without a supply line; the Allies never are on 17 and 18 September."""
        if side == ALLIED and self.day <= 18:
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
        return guns + sum(self.markers.count(near) for near in spaces)


def shares(control: Mapping[str, Owner]) -> dict[Side, frozenset[str]]:
    """The spaces that each side controls; the UK box is nobody's."""
    german = frozenset([space for space, owner in control.items() if owner == "german"])
    return {GERMAN: german, ALLIED: frozenset(control).difference(german)}


def stacks(book: Book, units: Mapping[str, UnitState]) -> Places:
    """Who stands where, from nothing."""
    at: dict[str, dict[str, list[str]]] = {GERMAN: {}, ALLIED: {}}
    side_of = book.side_of
    for unit in sorted(units, key=book.place):
        at[side_of[unit]].setdefault(units[unit].at, []).append(unit)
    return {side: {s: tuple(here) for s, here in places.items()} for side, places in at.items()}


def after_moves(book: Book, before: Lay, units: Mapping[str, UnitState]) -> tuple[Places, set[str]]:
    """Who stands where, from an arrangement before it; and the spaces where that is new."""
    old, at, touched = before.units, before.at, set[str]()
    if old is units:
        return at, touched
    new = at
    for unit in book.memo.moves.changed(old, units):
        start = old[unit].at if unit in old else None
        end = units[unit].at if unit in units else None
        if start != end:
            side = book.side_of[unit]
            if new[side] is at[side]:
                new = {**new, side: at[side].copy()}
            shift(book, new[side], unit, start, end)
            touched.update([space for space in (start, end) if space is not None])
    return new, touched


def shift(
    book: Book, places: dict[str, tuple[str, ...]], unit: str, start: str | None, end: str | None
) -> None:
    """Let a unit go from one space to another; None is nowhere."""
    if start is not None:
        left = tuple([other for other in places[start] if other != unit])
        if left:
            places[start] = left
        else:
            del places[start]
    if end is not None:
        here = places.get(end)
        places[end] = (unit,) if here is None else tuple(sorted((*here, unit), key=book.place))


def lay(book: Book, public: Public) -> Lay:
    """The arrangement; the last ones are kept, and that of the position asked about last."""
    return book.memo.of(_lay, book, public)


def _lay(book: Book, public: Public) -> Lay:
    before = book.memo.last(_lay)
    return before if before is not None and before.is_of(public) else Lay(book, public, before)
