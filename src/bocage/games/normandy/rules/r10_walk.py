"""Chapter 10: a walk, hex by hex.

Who walks stands in the part of the owner; everybody sees how many go where.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import Dropped, Marched, Passed
from bocage.games.normandy.rules.common import mark, put_owns, shift
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r03_fog import LOOKS
from bocage.games.normandy.rules.r07_attach import claim
from bocage.games.normandy.rules.r10_going import Edge
from bocage.games.normandy.rules.r10_reach import Reach, setting_out, under_way
from bocage.games.normandy.rules.r10_ways import Ground, WayPath, walking_ground, why_not_way
from bocage.games.normandy.rules.r13_guns import is_heavy as is_heavy_gun
from bocage.kernel.api import (
    Action,
    Ask,
    Choice,
    Flag,
    Form,
    Frame,
    Illegal,
    Menu,
    OneOf,
    Step,
    Subset,
    refuse,
    rule,
)
from bocage.kernel.api import Reach as Ways


@rule("7.1b", "7.5b", "10.1a")
def set_out(book: Book, d: t.D, side: str, act: t.Move) -> None:
    """Supply is looked up as they begin; they take their places with headquarters."""
    claim(book, d, side, act.by)
    own = d.private[side]
    who = setting_out(book, d.public, own, act.by, fast=act.fast)
    supplied = {u: own.units[u] for u in act.by if u not in who.hungry}
    dry = {u: replace(o, flags=o.flags & ~t.WADED) for u, o in supplied.items()}
    put_owns(d, side, dry, carried=True)
    hungry = tuple(u for u in act.by if u in who.hungry)
    fresh = {"origin": who.at, "by_road": True, "on_road": False}
    d.carry(side, walking=act.by, hungry=hungry, fast=act.fast, **fresh)
    walk = t.Walk(side=side, at=who.at, n=len(act.by), way=act.way, pause=act.pause)
    d.call(walk, "moves")


class WalkStep(Step):
    """Hex by hex: legal by what is seen, stopped by what comes to light."""

    @rule("10.1a", "10.1b")
    def run(self, book: Book, d: t.D, f: t.Walk) -> None:
        """One step, or the end of the walk."""
        if f.stage == "met":
            return None  # ask
        if f.stage == "halted":
            return halt(book, d, f)
        if not f.way:
            tell(d, f)
            return d.goto("met", pause=False, gone=()) if f.pause else d.goto("halted")
        own = d.private[f.side]
        ground = Ground(book, d.public, own, d.caller(t.Movement))
        reach = ground.reach_for(under_way(own))
        cost = reach.price(f.at, f.way[:1])
        if cost is None:
            tell(d, f)
            return d.goto("met", way=(), pause=False, gone=())
        return self.enter(book, d, f, reach, cost)

    def enter(self, book: Book, d: t.D, f: t.Walk, reach: Reach, cost: int) -> None:
        """The pile goes in the open, who is in it goes with it."""
        to = f.way[0]
        carry_to(book, d, f, reach, to, cost)
        d.goto("start", at=to, way=f.way[1:], gone=(*(f.gone or (f.at,)), to))

    def who(self, book: Book, public: t.Public, f: t.Walk) -> tuple[Ask, ...]:
        """The side that walks."""
        return (Ask(f.side, "walk", "10.1a", {"space": f.at}),)

    def choice(self, book: Book, seen: t.Seen, f: t.Walk, ask: Ask) -> Choice:
        """Go on, leave some behind, look, or halt."""
        return Menu("10.1a", MAKERS, Phase(book, seen, f))

    def take(self, book: Book, d: t.D, f: t.Walk, side: str, action: Action) -> None:
        """Walk on, or to the end."""
        match action:
            case t.Go(way, pause):
                d.goto("start", way=way, pause=pause)
            case t.Drop(by):
                drop(book, d, f, by)
            case t.Halt():
                d.goto("halted")
            case _:
                LOOK[type(action)].take(book, d, f, side, action)


def tell(d: t.D, f: t.Walk) -> None:
    """Everybody is told how many have walked from where to where, the owner who they are."""
    if f.gone:
        d.emit(Passed("10.1a", f.side, f.n, f.gone[0], f.at, f.gone))
        d.emit(Marched("10.1a", d.private[f.side].walking, f.at), to=(f.side,))


# -- one hex ----------------------------------------------------------------------------------


def carry_to(  # noqa: PLR0913 - the step, and what it costs
    book: Book, d: t.D, f: t.Walk, reach: Reach, to: str, cost: int
) -> None:
    """They are in the next hex: that shows nothing but what everybody sees."""
    num = book.country.num
    step = next(way for b, way in reach.edges(num[f.at]) if b == num[to])
    if reach.zone[num[f.at]] and reach.zone[num[to]]:
        d.amend(t.Movement, slipped=(*d.caller(t.Movement).slipped, f.at))
    own = d.private[f.side]
    flags = flags_of(reach, num[f.at], step)
    by = own.walking
    shift(book, d, f.side, by, to, carried=True)
    units = d.private[f.side].units
    walked = {
        u: replace(units[u], spent=units[u].spent + cost, flags=units[u].flags | flags) for u in by
    }
    put_owns(d, f.side, walked, carried=True)
    roads = {"by_road": own.by_road and step.lit, "on_road": own.on_road or step.road}
    d.carry(f.side, **roads)
    if step.span:
        d.carry(f.side, crossed=(*own.crossed, step.span))


@rule("5.2e", "10.6.1", "10.8d", "14.2.1b")
def flags_of(reach: Reach, a: int, step: Edge) -> int:
    """What a step leaves on those who make it."""
    return (
        t.WALKED
        | (t.LEFT_ZONE if reach.zone[a] else 0)
        | (t.RAPID if step.fast else 0)
        | (t.WADED if step.wet else 0)
    )


# -- the end of a walk ------------------------------------------------------------------------


def halt(book: Book, d: t.D, f: t.Walk) -> None:
    """All are where they wanted to be."""
    settle_down(book, d, f, d.private[f.side].walking)
    d.carry(f.side, walking=(), hungry=(), fast=False, origin="")
    d.finish()


@rule("10.1b")
def drop(book: Book, d: t.D, f: t.Walk, by: Sequence[str]) -> None:
    """Some stay where they are and do not move any more."""
    settle_down(book, d, f, by)
    own = d.private[f.side]
    d.carry(
        f.side,
        walking=tuple(u for u in own.walking if u not in by),
        hungry=tuple(u for u in own.hungry if u not in by),
    )
    d.emit(Dropped("10.1b", f.side, len(by), f.at))
    d.remember(n=f.n - len(by))


def settle_down(book: Book, d: t.D, f: t.Walk, by: Sequence[str]) -> None:
    """Guns are turned over, Germans get their markers; whoever has set out has moved."""
    units, frame = d.private[f.side].units, d.caller(t.Movement)
    done = {
        u: replace(
            units[u],
            face=face_after(book, u, units[u], mechanized=frame.mechanized),
            flags=units[u].flags | t.WALKED,
        )
        for u in by
    }
    put_owns(d, f.side, done, carried=True)
    if f.side == t.GERMAN and t.part_of(d.public.turn) != "night":
        mark_march(book, d, f, by)


@rule("10.4a", "10.4b")
def face_after(book: Book, unit: str, own: t.Own, *, mechanized: bool) -> int:
    """Guns that are drawn have moved; those on tracks only if they have done so twice."""
    counter = book.counters[unit]
    if counter.artillery is None or own.face != t.READY or is_heavy_gun(counter):
        return own.face
    if counter.phase == "foot" or (mechanized and own.flags & t.MARCHED):
        return t.MOVED
    return own.face


@rule("10.8d", "11.3.2.1")
def mark_march(book: Book, d: t.D, f: t.Walk, by: Sequence[str]) -> None:
    """Germans that move strategically, or from the fields onto a road, are marked as such."""
    own = d.private[f.side]
    if any(own.units[u].flags & t.RAPID for u in by):
        mark(book, d, f.at, "strategic")
    elif not own.on_road and has_road(book, f.at):
        mark(book, d, f.at, "tactical")


def has_road(book: Book, space: str) -> bool:
    """Whether a highway or a primary road leads through a hex."""
    land = book.country
    a = land.num[space]
    near = (land.roads.get((a, b), frozenset()) for b in land.around[a])
    return any({"highway", "primary"} & roads for roads in near)


# -- what may be chosen on the way --------------------------------------------------------------


def go_choice(phase: Phase) -> Choice:
    """Go on, perhaps only so far for now."""
    ground, reach = walking_ground(phase)
    at, by = phase.f.at, phase.own.walking

    def stops(done: Any, ways: Ways) -> Ways:
        return ground.stops(ways, by, at)

    def why_not(act: t.Go) -> Illegal | None:
        bad = why_not_way(reach, at, act.way)
        return bad or ground.stopping(by, at)(act.way[-1])

    way = WayPath(lambda done: (reach,), lambda done: at, stops)
    return Form(t.Go, (way, Flag("pause", lambda done: True, aside=True)), why_not)


def drop_choice(phase: Phase) -> Choice:
    """Leave some, but not all."""
    by = phase.own.walking
    ground, _ = walking_ground(phase)

    def why_not(act: t.Drop) -> Illegal | None:
        if not act.by or not set(act.by) < set(by):
            return refuse("10.1b", "not-walking")
        rest = [unit for unit in by if unit not in act.by]
        return ground.why_not_drop(act.by, rest, phase.f.at)

    part = Subset("by", lambda done: by, low=1, high=max(1, len(by) - 1))
    return Form(t.Drop, (part,), why_not)


def halt_choice(phase: Phase) -> Choice:
    """Walk no further."""
    return OneOf((t.Halt(),))


LOOK = {extra.kind: extra for extra in LOOKS}
MAKERS: Mapping[type[Action], Any] = {
    t.Go: go_choice,
    t.Drop: drop_choice,
    t.Halt: halt_choice,
    **{kind: extra.make for kind, extra in LOOK.items()},
}
STEPS: Mapping[type[Frame], Step] = {t.Walk: WalkStep()}
