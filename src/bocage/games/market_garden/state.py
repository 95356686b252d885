"""What is worked out of a position: who stands where, controls what, can be supplied, may act.

A `Lay` is made once for an arrangement, from the one before it by changing what differs, and kept
as long as it is asked about. `Acts` is one moment of an activation.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.market_garden.book import LIMIT, Book, Edge
from bocage.games.market_garden.types import (
    ALLIED,
    ENEMY,
    FRESH,
    GERMAN,
    NOTHING,
    SIDES,
    UK,
    ZONE_F,
    Activation,
    Half,
    Moved,
    Owner,
    Public,
    Seen,
    Side,
    Start,
    UnitState,
    begun,
)
from bocage.kernel.api import innermost, once, rule

NOBODY: tuple[str, ...] = ()
NOWHERE: frozenset[str] = frozenset()
Places = dict[str, dict[str, tuple[str, ...]]]  # side -> space -> units, in the order of the book
Fit = dict[str, tuple[frozenset[str], frozenset[str]]]  # side -> known, and where to look again
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
        "fit",
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
        self.fit: Fit  # where units can act, as far as it was asked
        if before is None:
            self.at = stacks(book, public.units)
            self.fit = dict.fromkeys(SIDES, (NOWHERE, book.one_and_all))
            self.ours = book.memo.of(shares, public.control)
            self.doubtful = frozenset(public.control)
        else:
            self._follow(before)

    def _follow(self, before: Lay) -> None:
        """Take over what is as it was in another arrangement."""
        self.at, touched, stirred = after_moves(self.book, before, self.units)
        self.fit = before.fit
        if stirred:
            self.fit = {s: (known, old.union(stirred)) for s, (known, old) in self.fit.items()}
        self.ours, self.doubtful = before.ours, before.doubtful.union(touched)
        if self.control is not before.control:
            turned = self.control.items() ^ before.control.items()
            self.ours = self.book.memo.of(shares, self.control)
            self.doubtful = self.doubtful.union([space for space, _ in turned])
        if self.carries_like(before):
            self.lines = before.lines
            if ZONE_F not in touched:
                self.supplies = before.supplies
                if self.at[ALLIED] is before.at[ALLIED]:
                    self.settled = before.settled

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
        return [(space, at[space]) for space in sorted(at, key=self.book.rank)]

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
        known, old = self.fit[side]  # `old`: something has changed there since
        if old:
            units, towers, at = self.units, self.book.towers, self.at[side]
            fresh = [
                space
                for space in old.intersection(at)
                for unit in at[space]
                if units[unit].state == FRESH and unit not in towers
            ]
            known = known.difference(old).union(fresh)
            self.fit[side] = known, NOWHERE
        return known

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
        if space in self.book.unlimited:
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
        book, beyond = self.book, dict[str, list[str]]()  # over water that a line may cross
        for edge in map(book.edges.__getitem__, (*self.bridges, *self.ferries)):
            if self.carries(side, edge):
                beyond.setdefault(edge.a, []).append(edge.b)
                beyond.setdefault(edge.b, []).append(edge.a)
        ends, todo, left = set(sources), set(sources), set(self.ours[side]).difference(sources)
        while todo:
            over = [beyond[space] for space in todo if space in beyond]
            ends.update(*[book.shore[space] for space in todo], *over)
            todo = left.intersection(set().union(*[book.dry[space] for space in todo], *over))
            left = left.difference(todo)
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


def shares(book: Book, control: Mapping[str, Owner]) -> dict[Side, frozenset[str]]:
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


def after_moves(
    book: Book, before: Lay, units: Mapping[str, UnitState]
) -> tuple[Places, Collection[str], Collection[str]]:
    """Who stands where, from an arrangement before it; where that is new; where anything is."""
    old, at = before.units, before.at
    if old is units:
        return at, NOWHERE, NOWHERE
    new = at
    touched, stirred = list[str](), list[str]()
    for unit in book.memo.moves.changed(old, units):
        start = old[unit].at if unit in old else ""
        end = units[unit].at if unit in units else ""
        stirred.append(start or end)
        if start != end:
            side = book.side_of[unit]
            if new[side] is at[side]:
                new = {**new, side: at[side].copy()}
            shift(book, new[side], unit, start, end)
            touched += (start, end)
    return new, touched, stirred + touched


def shift(book: Book, places: dict[str, tuple[str, ...]], unit: str, start: str, end: str) -> None:
    """Let a unit go from one space to another; empty is nowhere."""
    if start:
        left = places.pop(start)
        if len(left) > 1:
            places[start] = tuple([other for other in left if other != unit])
    if end:
        here = places.get(end)
        places[end] = (unit,) if here is None else tuple(sorted((*here, unit), key=book.place))


def lay(book: Book, public: Public) -> Lay:
    """The arrangement; the last ones are kept, and that of the position asked about last."""
    return book.memo.of(_lay, public)


def _lay(book: Book, public: Public) -> Lay:
    before = book.memo.last(_lay)
    return before if before is not None and before.is_of(public) else Lay(book, public, before)


# -- an activation ----------------------------------------------------------------------------


class Acts:
    """One moment of an activation, as rules ask about it."""

    def __init__(self, book: Book, public: Public, half: Half, activation: Activation) -> None:
        self.book, self.public, self.half, self.activation = book, public, half, activation
        self.side: Side = activation.side
        self.enemy: Side = ENEMY[self.side]
        self.lay: Lay = lay(book, public)
        self.ways: Any = None  # where units may go (chapter 9), once it was asked

    @once
    def start(self) -> Start:
        """How things stood when the half began."""
        return begun(self.half)

    @rule("10.6e")
    def memory(self, unit: str) -> Moved:
        """What this half remembers of a unit: an assault in its area has cost it points too."""
        past = self.half.moved.get(unit)
        if past is not None:
            return past
        charged = self.half.charged.get(self.public.units[unit].at, 0)
        return Moved(spent=charged) if charged else NOTHING

    @once
    @rule("9.1a", "10.1a", "4.22", "18.42b", "18.3")
    def actors(self) -> tuple[str, ...]:
        """Fresh units that began in an active space and have not finished."""
        units, moved, at = self.public.units, self.half.moved, self.lay.at[self.side]
        only, out = self.activation.only, self.activation.newcomers
        found = [
            unit
            for unit, past in moved.items()
            if not past.done and unit in units and self.book.side_of[unit] == self.side
        ]
        for space in dict.fromkeys(self.activation.spaces):
            found += [unit for unit in at.get(space, NOBODY) if unit not in moved]
        found = [unit for unit in found if units[unit].state == FRESH and unit not in out]
        if only is not None:
            found = [unit for unit in found if unit in only]
        return tuple(sorted(found, key=self.book.place))

    @once
    def waiting(self) -> dict[str, list[str]]:
        """By space: units that have entered before an enemy and have not assaulted yet.

        Where the assault has been fought nobody waits: guns that dropped may have supported it.
        """
        moved, units, fought = self.half.moved, self.public.units, self.activation.fought
        found: dict[str, list[str]] = {}
        for unit in self.actors if moved else ():
            at = units[unit].at
            if unit in moved and moved[unit].waits and at not in fought:
                found.setdefault(at, []).append(unit)
        return found

    @once
    def due(self) -> tuple[str, ...]:
        """Where a mandatory assault is due; several only after drops or failed infiltrations."""
        return tuple(
            space
            for space, units in self.waiting.items()
            if any(self.memory(unit).must for unit in units)
        )

    @property
    def must(self) -> str:
        """A space where a mandatory assault is due; empty if there is none."""
        return self.due[0] if self.due else ""

    # -- how things stood when the half began

    @once
    def lay_at_start(self) -> Lay:
        """Control, bridges and water as they were; for supply lines."""
        start = self.start
        then = replace(self.public, control=start.control, bridges=start.bridges, held=start.held)
        return lay(self.book, then)

    def was_enemys(self, space: str) -> bool:
        """The enemy controlled it."""
        return (self.start.control[space] == "german") == (self.enemy == GERMAN)

    def enemies_were_in(self, space: str) -> bool:
        """Enemies stood in it."""
        return space in (self.start.german if self.enemy == GERMAN else self.start.allied)

    def was_contested(self, space: str) -> bool:
        """Both sides stood in it."""
        return space in self.start.german and space in self.start.allied


def acts_of(book: Book, public: Public, half: Half, activation: Activation) -> Acts:
    """The same object as long as the same moment is asked about."""
    return book.memo.of(Acts, public, half, activation)


def acts_in(book: Book, seen: Seen, f: Activation) -> Acts:
    """For somebody who looks at his choice."""
    return acts_of(book, seen.public, innermost(seen.frames, Half), f)
