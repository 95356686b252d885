"""Chapter 18.3 - The landing: queues move up, units go ashore and drift, others go one hex."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.rows import BeachRow
from bocage.games.normandy.events import Drifted, LandedWho, Marched, Passed, Swam
from bocage.games.normandy.rules.common import eliminate, put_owns, shift, stacks_of
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r03_fog import LOOKS
from bocage.games.normandy.rules.r18_1_beaches import (
    has_room,
    is_commando,
    is_other,
    is_threatened,
    neighbours_of,
    why_not_in_queue,
)
from bocage.games.normandy.rules.r19_5_held import debark, debark_choice
from bocage.games.normandy.state import enterable, field_of
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Form,
    Frame,
    Illegal,
    Menu,
    OneOf,
    Pick,
    Stack,
    Step,
    refuse,
    rule,
)

FIRST = 1
SWIMMING = "dd"


# -- where to -------------------------------------------------------------------------------------


@rule("18.3.1a", "18.3.2a", "18.3.2c", "9.2.2d", "20.6o.1")
def ahead(book: Book, public: t.Public, f: t.Landing, space: str) -> tuple[str, ...]:
    """The next hexes for those in an assault hex: the one before it, or beaches."""
    beach, wave = book.queue_at[space]
    if wave > 1:
        return (beach.queue[wave - 2],)
    field = field_of(book, public)
    beside = neighbours_of(book, beach) if f.phase > FIRST else ()
    cliffs = tuple(book.climbs) if f.signal and beach.commando else ()
    return (beach.hex, *(at for at in beside if not field.in_enemy_zone(f.side, at)), *cliffs)


class Shore:
    """What a side knows that lands."""

    def __init__(self, book: Book, public: t.Public, own: t.Private, f: Any) -> None:
        self.book, self.public, self.own, self.f = book, public, own, f

    @rule("18.3.1a", "18.3.2a")
    def why_not_unit(self, unit: str) -> Illegal | None:
        """Everybody goes one hex in a phase, and no more."""
        own = self.own.units.get(unit)
        if own is None:
            return refuse("18.3.1a", "not-yours", unit=unit)
        return refuse("18.3.1a", "has-moved", unit=unit) if own.flags & t.WALKED else None

    def why_not_group(self, by: Sequence[str]) -> Illegal | None:
        """They start from one hex."""
        for unit in by:
            bad = self.why_not_unit(unit)
            if bad is not None:
                return bad
        if len({self.own.units[unit].at for unit in by}) != 1:
            return refuse("18.3.1a", "one-hex")
        return None

    def start(self, by: Sequence[str]) -> str:
        """Where they are."""
        return self.own.units[by[0]].at

    # -- from the sea

    def why_not_land(self, act: t.Land) -> Illegal | None:
        """Why these do not go there."""
        bad = self.why_not_group(act.by)
        if bad is not None:
            return bad
        start = self.start(act.by)
        if start not in self.book.queue_at:
            return refuse("18.3.1a", "not-at-sea", space=start)
        if act.space not in ahead(self.book, self.public, self.f, start):
            return refuse("18.3.1a", "not-ahead", start=start, space=act.space)
        if act.space in self.book.queue_at:
            return why_not_in_queue(self.book, self.public, self.own, act.by, act.space)
        return self.why_not_beach(act, self.book.queue_at[start][0])

    @rule("18.2g", "18.3.1a", "18.3.2b")
    def why_not_beach(self, act: t.Land, beach: BeachRow) -> Illegal | None:
        """A beach: in order from west to east, with room, and for some without enemies near."""
        last = self.f.last.get(beach.site, -1)
        if self.f.phase == FIRST and self.place(beach) < last:
            return refuse("18.3.1a", "west-to-east", space=act.space)
        if field_of(self.book, self.public).enemy_in(self.f.side, act.space):
            return refuse("10.1c", "enemy-there", space=act.space)
        near = is_threatened(self.book, self.public, self.f.side, act.space)
        for unit in act.by:
            if near and is_other(self.book.counters[unit]):
                return refuse("18.2g", "enemy-near-beach", unit=unit, space=act.space)
        if self.f.phase > FIRST and not has_room(
            self.book, self.public, self.own, act.by, act.space
        ):
            return refuse("18.3.2b", "beach-full", space=act.space)
        return None

    def place(self, beach: BeachRow) -> int:
        """How far to the east a beach is."""
        return place_of(self.book, beach)

    # -- on land

    @rule("18.3.2a", "18.3.2b", "17.3a", "17.3b")
    def why_not_hop(self, act: t.Hop) -> Illegal | None:
        """One hex on land, not from zone to zone, nowhere that is forbidden or full."""
        bad = self.why_not_group(act.by)
        if bad is not None:
            return bad
        start, field = self.start(act.by), field_of(self.book, self.public)
        if start in self.book.queue_at:
            return refuse("18.3.2a", "still-at-sea", space=start)
        if act.space not in self.book.grid.neighbours(start):
            return refuse("18.3.2a", "not-next", start=start, space=act.space)
        if field.enemy_in(self.f.side, act.space):
            return refuse("10.1c", "enemy-there", space=act.space)
        side = self.f.side
        if field.in_enemy_zone(side, start) and field.in_enemy_zone(side, act.space):
            return refuse("5.2c", "zone-to-zone", start=start, space=act.space)
        for unit in act.by:
            if not self.book.counters[unit].ma and not self.book.counters[unit].is_support:
                return refuse("10.3b", "immobile", unit=unit)
            if not enterable(self.book, self.public, unit, start, act.space):
                return refuse("10.1a", "no-going", start=start, space=act.space)
        crowds = isinstance(self.f, t.Assembly)  # where stacking counts at the end
        if not crowds and not has_room(self.book, self.public, self.own, act.by, act.space):
            return refuse("18.3.2b", "beach-full", space=act.space)
        return None

    def hops(self, by: Sequence[str]) -> list[str]:
        """Where they can go on land."""
        near = self.book.grid.neighbours(self.start(by))
        return [at for at in near if self.why_not_hop(t.Hop(tuple(by), at)) is None]

    # -- who

    def groups(self, *, at_sea: bool) -> list[list[str]]:
        """By hex, those that may still go."""
        queues = self.book.queue_at
        found = []
        for at, stack in stacks_of(self.book, self.own.units).items():
            free = [unit for unit in stack if self.why_not_unit(unit) is None]
            if free and (at in queues) == at_sea:
                found.append(free)
        return found

    def spaces(self, by: Sequence[str]) -> list[str]:
        """Where those at sea can go."""
        here = ahead(self.book, self.public, self.f, self.start(by))
        return [at for at in here if self.why_not_land(t.Land(tuple(by), at)) is None]


def place_of(book: Book, beach: BeachRow) -> int:
    """How far to the east a beach is in its site."""
    return [row.hex for row in book.beaches if row.site == beach.site].index(beach.hex)


def shore_of(phase: Phase) -> Shore:
    """Worked out once for a question."""
    found: Shore | None = phase.facts.get("shore")
    if found is None:
        found = phase.facts["shore"] = Shore(phase.book, phase.public, phase.own, phase.f)
    return found


def land_choice(phase: Phase) -> Choice:
    """Units of an assault hex, and the next hex."""
    shore = shore_of(phase)
    groups = [by for by in shore.groups(at_sea=True) if any(shore.spaces([u]) for u in by)]
    return Form(
        t.Land,
        (Stack("by", lambda done: groups), Pick("space", lambda done: shore.spaces(done["by"]))),
        shore.why_not_land,
    )


def hop_choice(phase: Phase) -> Choice:
    """Units of a hex on land, and a hex next to it."""
    shore = shore_of(phase)
    groups = [by for by in shore.groups(at_sea=False) if any(shore.hops([u]) for u in by)]
    return Form(
        t.Hop,
        (Stack("by", lambda done: groups), Pick("space", lambda done: shore.hops(done["by"]))),
        shore.why_not_hop,
    )


MAKERS: Mapping[type[Action], Any] = {
    t.Land: land_choice,
    t.Hop: hop_choice,
    t.EndLanding: lambda phase: OneOf((t.EndLanding(),)),
    **{extra.kind: extra.make for extra in LOOKS},
}
TAKES = {extra.kind: extra.take for extra in LOOKS}


class LandingStep(Step):
    """The Allies go one hex each: towards the shore, ashore, or on land."""

    def run(self, book: Book, d: t.D, f: t.Landing) -> None:
        """All begin afresh."""
        match f.stage:
            case "start":
                fresh(d, f.side, t.WALKED)
                d.goto("open")
            case "over":
                d.finish()

    def who(self, book: Book, public: t.Public, f: t.Landing) -> tuple[Ask, ...]:
        """The Allies."""
        return (Ask(f.side, "landing", "18.3.1a", {"phase": f.phase}),)

    def choice(self, book: Book, seen: t.Seen, f: t.Landing, ask: Ask) -> Choice:
        """Land, hop, look, or end the segment."""
        phase = Phase(book, seen, f)
        held: Mapping[type[Action], Any] = {t.Debark: debark_choice} if phase.own.held else {}
        return Menu("18.3.1a", {**MAKERS, **held}, phase)

    def take(self, book: Book, d: t.D, f: t.Landing, side: str, action: Action) -> None:
        """Carry it out."""
        match action:
            case t.Land(by, space):
                land(book, d, f, by, space)
            case t.Hop(by, space):
                hop(book, d, f, by, space)
            case t.Debark():
                debark(book, d, side, action)
            case t.EndLanding():
                d.goto("over")
            case _:
                TAKES[type(action)](book, d, f, side, action)


def fresh(d: t.D, side: str, flags: int) -> None:
    """Counters have not done something yet in this segment."""
    done = {
        u: replace(o, flags=o.flags & ~flags)
        for u, o in d.private[side].units.items()
        if o.flags & flags
    }
    put_owns(d, side, done, carried=True)


@rule("18.3.1b", "18.3.2a", "19.6.2c")
def land(book: Book, d: t.D, f: t.Landing, by: Sequence[str], space: str) -> None:
    """Up the queue, or ashore: in the first phase with a die for each of them."""
    own = d.private[f.side]
    start = own.units[by[0]].at
    beach = book.queue_at[start][0]
    if space in book.queue_at or f.phase > FIRST:
        go(book, d, f.side, by, start, space)
        if space not in book.queue_at:
            turn_guns(book, d, f.side, by)
        return
    d.remember(last={**f.last, beach.site: place_of(book, beach)})
    d.carry(f.side, walking=tuple(by))
    d.call(t.Drifting(side=f.side, start=start, space=space, n=len(by)), f.stage)


def hop(book: Book, d: t.D, f: t.Landing | t.Assembly, by: Sequence[str], space: str) -> None:
    """One hex on land."""
    go(book, d, f.side, by, d.private[f.side].units[by[0]].at, space)


def go(  # noqa: PLR0913 - who, from where, and where to
    book: Book, d: t.D, side: str, by: Sequence[str], start: str, space: str
) -> None:
    """They are in the next hex."""
    shift(book, d, side, by, space, carried=True)
    units = d.private[side].units
    put_owns(
        d, side, {u: replace(units[u], flags=units[u].flags | t.WALKED) for u in by}, carried=True
    )
    d.emit(Passed("18.3.1a", side, len(by), start, space))
    d.emit(Marched("18.3.1a", tuple(by), space), to=(side,))


@rule("18.2g", "10.5c", "err.11")
def turn_guns(book: Book, d: t.D, side: str, by: Sequence[str]) -> None:
    """Guns have moved when they land, in the invasion those on tracks too."""
    units = d.private[side].units
    guns = {
        u: replace(units[u], face=t.MOVED) for u in by if book.counters[u].artillery is not None
    }
    put_owns(d, side, guns, carried=True)


class DriftingStep(Step):
    """One after the other goes ashore: swimming tanks may sink, everybody may drift."""

    def run(self, book: Book, d: t.D, f: t.Drifting) -> None:
        """The next of them."""
        if f.stage == "fired":
            return d.goto("start")
        left = d.private[f.side].walking
        if not left:
            return d.finish()
        unit = left[0]
        d.carry(f.side, walking=left[1:])
        swims = book.counters[unit].type == SWIMMING
        if swims and not swum(book, d, f, unit):
            return d.goto("start", n=f.n - 1)
        at = drift(book, d, f, unit)
        d.goto("start", n=f.n - 1)
        if swims and at not in book.queue_at and can_fire(book, d, at):
            only = t.FireSegment(side=f.side, phase=FIRST, only=at)
            d.carry(f.side, origin=unit)
            return d.call(only, "fired")
        return None


@rule("18.3.1c", "19.6.2b")
def swum(book: Book, d: t.D, f: t.Drifting, unit: str) -> bool:
    """Whether swimming tanks have come ashore."""
    site = book.tables.sites[book.queue_at[f.start][0].site]
    roll = 1 + d.below(10, "19.6.2b")
    done = roll <= site.dd
    d.emit(Swam("19.6.2b", f.side, f.start, roll, done))
    if not done:
        eliminate(book, d, f.side, (unit,))
    return done


@rule("18.3.1b", "18.3.2b", "19.5b")
def drift(book: Book, d: t.D, f: t.Drifting, unit: str) -> str:
    """Where a unit lands: where it wanted to, or one hex to the east if there is room (A-17)."""
    beach, own = book.queue_at[f.start][0], d.private[f.side]
    site = book.tables.sites[beach.site]
    roll = 1 + d.below(10, "18.3.1b")
    number = roll - is_commando(book.counters[unit])
    wanted = [beach.hex] if number <= site.drift else [beach.east or beach.hex, beach.hex]
    free = [at for at in wanted if may_land(book, d.public, own, f.side, unit, at)]
    to = free[0] if free else f.start
    d.emit(Drifted("18.3.1b", f.side, f.start, to, roll))
    d.emit(LandedWho("18.3.1b", unit, to), to=(f.side,))
    go(book, d, f.side, (unit,), f.start, to) if to != f.start else stay(d, f.side, unit)
    if to != f.start:
        turn_guns(book, d, f.side, (unit,))
    return to


def stay(d: t.D, side: str, unit: str) -> None:
    """It has no room, and has done what it could."""
    own = d.private[side].units[unit]
    put_owns(d, side, {unit: replace(own, flags=own.flags | t.WALKED)}, carried=True)


@rule("18.3.2b", "18.2g")
def may_land(  # noqa: PLR0913 - who, and where
    book: Book, public: t.Public, own: t.Private, side: str, unit: str, at: str
) -> bool:
    """Whether a unit can land on a beach."""
    if field_of(book, public).enemy_in(side, at):
        return False
    if is_other(book.counters[unit]) and is_threatened(book, public, side, at):
        return False
    return has_room(book, public, own, (unit,), at)


@rule("18.3.1c")
def can_fire(book: Book, d: t.D, at: str) -> bool:
    """Whether Germans are next to swimming tanks that have come ashore."""
    return field_of(book, d.public).enemy_adjacent(t.ALLIED, at)


STEPS: Mapping[type[Frame], Step] = {t.Landing: LandingStep(), t.Drifting: DriftingStep()}
