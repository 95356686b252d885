"""Chapters 14.0 to 14.3 - Engineers at night: bridges blown, mended and built, entrenchments."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import events as e
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.rows import Counter
from bocage.games.normandy.rules import r06_stacking
from bocage.games.normandy.rules.common import put_own, put_owns, shift, units_at
from bocage.games.normandy.rules.phase import Extra, Phase
from bocage.games.normandy.rules.r03_fog import LOOKS
from bocage.games.normandy.rules.r06_stacking import why_not_full
from bocage.games.normandy.rules.r12_5_support import make_ready
from bocage.games.normandy.rules.r14_works import set_work
from bocage.games.normandy.state import field_of, points_of, stack_limit
from bocage.kernel.api import (
    Action,
    Adding,
    AnyOf,
    Ask,
    Choice,
    Form,
    Frame,
    Illegal,
    NoneOf,
    OneOf,
    Pick,
    Step,
    Tally,
    refuse,
    rule,
)

ENGINEERS = frozenset({"eng", "armeng"})
WATER = frozenset({"river", "stream"})
BARE = frozenset({"city", "town", "flooded", "bocage"})  # where nobody digs in
IN_ZONE = -2
Task = t.Blow | t.Restore


# What one may do beside the work: look, and take away what is too much (6.2b).
EXTRAS = (*LOOKS, *r06_stacking.COMBAT)
ASIDE: Mapping[type[Action], Extra] = {extra.kind: extra for extra in EXTRAS}


def is_engineer(counter: Counter) -> bool:
    """Whether it is of engineers."""
    return counter.type in ENGINEERS


# -- who may work -----------------------------------------------------------------------------


class Crew:
    """The engineers of a side, as it knows them."""

    def __init__(self, book: Book, public: t.Public, own: t.Private, side: str) -> None:
        self.book, self.public, self.own, self.side = book, public, own, side
        self.free = tuple(
            unit
            for unit, state in own.units.items()
            if is_engineer(book.counters[unit]) and not state.flags & t.WORKED
        )

    def at(self, unit: str) -> str:
        """Where a counter is."""
        return self.own.units[unit].at

    def sides(self, unit: str) -> Iterable[tuple[str, frozenset[str]]]:
        """The hexes across each side of a unit's hex, and what is on that side."""
        country, number = self.book.country, self.book.country.num[self.at(unit)]
        for near in country.around[number]:
            yield country.names[near], country.sides.get((number, near), frozenset())

    def has_bridge(self, a: str, b: str) -> bool:
        """Whether a bridge is printed on a side."""
        num = self.book.country.num
        return a in num and b in num and (num[a], num[b]) in self.book.country.spans

    def down(self, a: str, b: str) -> bool:
        """Whether the bridge there is down."""
        return (a, b) in self.public.blown or (b, a) in self.public.blown

    def built(self, a: str, b: str) -> bool:
        """Whether engineers hold a bridge there."""
        return (a, b) in self.public.spans or (b, a) in self.public.spans

    def zones(self, space: str) -> int:
        """How many enemy zones of control reach into a hex."""
        field = field_of(self.book, self.public)
        return field.zoc[t.other(self.side)][self.book.country.num[space]]

    @rule("14.0")
    def why_not_work(self, unit: str) -> Illegal | None:
        """Why a counter does nothing here: each of one's engineers does one work."""
        own = self.own.units.get(unit)
        if own is None or not is_engineer(self.book.counters[unit]):
            return refuse("14.0", "no-engineers", unit=unit)
        if own.flags & t.WORKED:
            return refuse("14.0", "worked-already", unit=unit)
        return None

    # -- bridges --

    @rule("14.1", "14.2")
    def why_not_bridge(self, act: Task) -> Illegal | None:
        """Why engineers cannot destroy or repair a bridge on a side of their hex."""
        bad = self.why_not_work(act.by)
        if bad is not None:
            return bad
        mend, at = isinstance(act, t.Restore), self.at(act.by)
        if not self.has_bridge(at, act.over):
            return refuse("14.2" if mend else "14.1", "no-bridge", space=at, over=act.over)
        down = self.down(at, act.over)
        if mend and not down:
            return refuse("14.2", "bridge-stands", space=at, over=act.over)
        if down and not mend:
            return refuse("14.1", "bridge-down", space=at, over=act.over)
        return None

    @rule("14.2.1a")
    def may_span(self, unit: str) -> bool:
        """Allied engineer battalions build bridges, and German ones that are mechanized."""
        counter = self.book.counters[unit]
        return counter.size == "bn" and (self.side == t.ALLIED or counter.phase != "foot")

    @rule("14.2.1a", "5.2c")
    def why_not_span(self, act: t.Span) -> Illegal | None:
        """Why engineers cannot cross water here and build a bridge behind them."""
        bad = self.why_not_work(act.by)
        if bad is not None:
            return bad
        if not self.may_span(act.by):
            return refuse("14.2.1a", "no-bridging", unit=act.by)
        at, to = self.at(act.by), act.to
        on_side = dict(self.sides(act.by)).get(to, frozenset())
        if not on_side & WATER:
            return refuse("14.2.1a", "no-water", space=at, over=to)
        if (self.has_bridge(at, to) and not self.down(at, to)) or self.built(at, to):
            return refuse("14.2.1a", "bridge-stands", space=at, over=to)
        if self.zones(at) and self.zones(to):
            return refuse("5.2c", "zone-to-zone", start=at, space=to)
        return self.why_not_enter(act.by, to)

    @rule("6.1a", "6.3a", "14.2.1b")
    def why_not_enter(self, unit: str, to: str) -> Illegal | None:
        """Why engineers cannot stand beyond the water: enemies, ground, or too many there."""
        pile, counter = self.public.piles.get(to), self.book.counters[unit]
        row = self.book.country.rows[self.book.country.num[to]]
        closed = row.terrain == "flooded" and counter.phase != "foot"
        if to not in self.book.area or row.terrain == "sea" or closed:
            return refuse("14.2.1a", "no-ground", space=to)
        if pile is not None and pile.side != self.side:
            return refuse("14.2.1a", "enemy-there", space=to)
        if pile is not None and pile.nation != counter.nation:
            return refuse("6.3a", "other-army-there", space=to)
        units = (*units_at(self.own.units, to), unit)
        points = points_of(self.book, self.public, self.own, units, to)
        most = stack_limit(self.book, self.public, units)
        if points > most:
            return refuse("6.1a", "too-many-there", space=to, points=points, most=most)
        return None

    # -- entrenchments --

    @rule("14.3a", "14.3b")
    def why_not_entrench(self, act: t.Entrench) -> Illegal | None:
        """Why engineers cannot begin an entrenchment in their hex."""
        if self.side != t.GERMAN:
            return refuse("14.3a", "germans-only")
        bad = self.why_not_work(act.by)
        if bad is not None:
            return bad
        space = self.at(act.by)
        row = self.book.country.rows[self.book.country.num[space]]
        if not BARE.isdisjoint({row.terrain, row.settlement}):
            return refuse("14.3a", "no-digging", space=space)
        if space in self.public.works:
            return refuse("14.3a", "works-there", space=space)
        if len(self.public.works) >= self.book.tables.markers["entrenchment"]:
            return refuse("14.3a", "no-marker-left")
        if self.zones(space) > 1:
            return refuse("14.3b", "several-zones", space=space)
        return None

    @rule("14.3d")
    def why_not_raze(self, act: t.Raze) -> Illegal | None:
        """Why an entrenchment cannot be given up: there is none, or it is not one's own."""
        if self.side != t.GERMAN or act.space not in self.public.works:
            return refuse("14.3d", "no-works", space=act.space)
        return None


@rule("14.1", "14.2")
def bridge_tally(crew: Crew, act: Task) -> Tally:
    """What is added to the die: it is harder in an enemy zone."""
    adding = Adding("bridge")
    adding.add("14.1", "zone", IN_ZONE if crew.zones(crew.at(act.by)) else 0)
    return adding.done()


@rule("14.1", "14.2")
def succeeds(book: Book, work: str, rolled: int) -> bool:
    """Whether the chart says that a bridge is destroyed, or repaired."""
    rows = [row for row in book.charts.bridge if row.action == work]
    low = max(rolled, rows[0].first)
    return any(row.first <= low <= row.last and row.result != "fails" for row in rows)


# -- what may be chosen -----------------------------------------------------------------------


def sides_form(
    crew: Crew, kind: type[Task | t.Span], field: str, why_not: Callable[[Any], Any]
) -> Choice:
    """Engineers, and a side of their hex."""

    def sides(done: Mapping[str, Any]) -> Sequence[str]:
        unit = done["by"]
        near = (name for name, _ in crew.sides(unit))
        return [name for name in near if why_not(kind(unit, name)) is None]

    able = [unit for unit in crew.free if sides({"by": unit})]
    if not able:
        return NoneOf(kind, refuse("14.0", "no-such-work"), why_not)
    parts = (Pick("by", lambda done: able), Pick(field, sides))
    tally = None if kind is t.Span else (lambda act: (bridge_tally(crew, act),))
    return Form(kind, parts, why_not, tally)


def works_choice(crew: Crew) -> tuple[Choice, ...]:
    """Entrenchments to be begun or given up."""
    dig = [act for unit in crew.free if crew.why_not_entrench(act := t.Entrench(unit)) is None]
    raze = [t.Raze(space) for space in crew.public.works if crew.side == t.GERMAN]
    return (
        OneOf(dig, crew.why_not_entrench, types=(t.Entrench,)),
        OneOf(raze, crew.why_not_raze, types=(t.Raze,)),
    )


# -- the box ----------------------------------------------------------------------------------


@rule("14.0", "14.1", "14.2", "14.2.1a")
class EngineersStep(Step):
    """What was begun is finished, heavy guns are ready, then engineers work in any order."""

    def run(self, book: Book, d: t.D, f: t.Engineers) -> None:
        """Whether there are engineers is hidden: a side that has anybody is asked."""
        if f.stage == "start":
            make_ready(book, d, f.side, heavy=True)
            finish_works(d, f.side)
            clear(d, f.side, t.LOCKED)
            return d.goto("work")
        there = any(pile.side == f.side and pile.n for pile in d.public.piles.values())
        if f.stage == "over" or not there:
            clear(d, f.side, t.WORKED)
            return d.finish()
        return None

    def who(self, book: Book, public: t.Public, f: t.Engineers) -> tuple[Ask, ...]:
        """The side whose phase it is."""
        return (Ask(f.side, "engineers", "14.0"),)

    def choice(self, book: Book, seen: t.Seen, f: t.Engineers, ask: Ask) -> Choice:
        """Everything that one's engineers may do."""
        phase = Phase(book, seen, f)
        crew = Crew(book, phase.public, phase.own, phase.side)
        return AnyOf(
            "14.0",
            sides_form(crew, t.Blow, "over", crew.why_not_bridge),
            sides_form(crew, t.Restore, "over", crew.why_not_bridge),
            sides_form(crew, t.Span, "to", crew.why_not_span),
            *works_choice(crew),
            *(extra.make(phase) for extra in ASIDE.values()),
            OneOf((t.EndEngineers(),), lambda act: why_not_full(book, phase.public, phase.own)),
        )

    def take(self, book: Book, d: t.D, f: t.Engineers, side: str, action: Action) -> None:
        """Carry it out."""
        match action:
            case t.Blow() | t.Restore():
                try_bridge(book, d, side, action)
            case t.Span(by, to):
                span(book, d, side, by, to)
            case t.Entrench(by):
                entrench(d, side, by)
            case t.Raze(space):
                raze(d, space)
            case t.EndEngineers():
                d.goto("over")
            case _:
                ASIDE[type(action)].take(book, d, f, side, action)


def flag(d: t.D, side: str, unit: str, bits: int) -> None:
    """Set flags of a counter; nobody else sees them."""
    own = d.private[side].units[unit]
    put_own(d, unit, carried=True, flags=own.flags | bits)


def clear(d: t.D, side: str, bits: int) -> None:
    """Take flags from all counters of a side."""
    owns = d.private[side].units.items()
    left = {u: replace(own, flags=own.flags & ~bits) for u, own in owns if own.flags & bits}
    put_owns(d, side, left, carried=True)


@rule("14.1", "14.2")
def try_bridge(book: Book, d: t.D, side: str, act: Task) -> None:
    """The die falls for a bridge."""
    crew = Crew(book, d.public, d.private[side], side)
    tally, at = bridge_tally(crew, act), crew.at(act.by)
    mend = isinstance(act, t.Restore)
    work, clause = ("repair", "14.2") if mend else ("destroy", "14.1")
    flag(d, side, act.by, t.WORKED)
    roll = 1 + d.below(10, clause)
    done = succeeds(book, work, roll + tally.total)
    d.emit(e.BridgeTried(clause, side, work, at, act.over, roll, done, (tally,)))
    if done and mend:
        left = (p for p in d.public.blown if {*p} != {at, act.over})
        d.put(blown=tuple(left))
    elif done:
        d.put(blown=(*d.public.blown, (at, act.over)))


@rule("14.2.1a", "14.2.1b")
def span(book: Book, d: t.D, side: str, unit: str, to: str) -> None:
    """Engineers go over the water and move no more; their bridge stands behind them."""
    start = d.private[side].units[unit].at
    shift(book, d, side, (unit,), to, carried=True)
    flag(d, side, unit, t.WORKED | t.HALTED | t.BRIDGING)
    d.put(spans=(*d.public.spans, (to, start)))
    d.emit(e.Bridged("14.2.1a", side, start, to))


@rule("14.3b")
def entrench(d: t.D, side: str, unit: str) -> None:
    """An entrenchment is begun; who builds it stays there."""
    space = d.private[side].units[unit].at
    flag(d, side, unit, t.WORKED | t.LOCKED)
    set_work(d, space, "building")
    d.emit(e.WorkBegun("14.3b", space))


@rule("14.3d")
def raze(d: t.D, space: str) -> None:
    """An entrenchment is given up; its marker may be used again."""
    set_work(d, space, None)
    d.emit(e.WorkGone("14.3d", space))


@rule("14.3b")
def finish_works(d: t.D, side: str) -> None:
    """What was begun is ready if the builders are still there, else it is gone."""
    if side != t.GERMAN:
        return
    owns = d.private[side].units
    builders = {own.at for own in owns.values() if own.flags & t.LOCKED}
    for space, work in list(d.public.works.items()):
        if work != "building":
            continue
        d.reveal()  # whether the builders are still there
        if space in builders:
            set_work(d, space, "entrenched")
            d.emit(e.WorkDone("14.3b", space))
        else:
            set_work(d, space, None)
            d.emit(e.WorkGone("14.3b", space))


STEPS: Mapping[type[Frame], Step] = {t.Engineers: EngineersStep()}
