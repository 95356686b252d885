"""Chapter 12.10 - Retreats: one hex, towards supply, into enemy zones only at the last."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import Destroyed, Held, NoRoom, Retreated, Stood
from bocage.games.normandy.rules.common import own_of, put_owns, shift, step_down, units_at
from bocage.games.normandy.rules.r07_hq import hq_lost
from bocage.games.normandy.rules.r12_duties import sorted_units
from bocage.games.normandy.rules.r12_losses import suffer
from bocage.games.normandy.rules.r14_works import set_work
from bocage.games.normandy.state import enterable, field_of, points_of, stack_limit
from bocage.games.normandy.state.net import sources_of
from bocage.kernel.api import (
    Action,
    AnyOf,
    Ask,
    Choice,
    Form,
    Frame,
    Illegal,
    OneOf,
    Pick,
    Stack,
    Step,
    refuse,
    rule,
)

FAR = 1 << 30  # from any supply
FORTS: tuple[t.Mark, ...] = ("entrenched", "strongpoint")


# -- where to ---------------------------------------------------------------------------------


class Way:
    """Where the counters of a retreat may go; it follows from what everybody sees."""

    def __init__(self, book: Book, public: t.Public, f: t.Fleeing) -> None:
        self.book, self.public, self.f = book, public, f
        self.field = field_of(book, public)
        enemies = bytes(self.field.held[t.other(f.side)])
        self.far = book.memo.of(distances, f.side, enemies, sources(book, public, f.side))

    @property
    def going(self) -> tuple[str, ...]:
        """Who has to go now: those that stand where there is no room come first."""
        return self.f.pressed or tuple(self.f.units)

    def stacks(self) -> list[tuple[str, ...]]:
        """They, by the hexes where they are."""
        found: dict[str, list[str]] = {}
        for unit in sorted_units(self.book, self.going):
            found.setdefault(self.f.units[unit], []).append(unit)
        return [tuple(units) for units in found.values()]

    @rule("12.10a", "12.10d", "10.3b")
    def possible(self, unit: str) -> list[str]:
        """Hexes that a counter could enter: on the map, without enemies, on its ground."""
        book, here = self.book, self.f.units[unit]
        if not book.counters[unit].ma:
            return []
        return [
            there
            for there in book.country.grid.neighbours(here)
            if there in book.area
            and there not in self.f.trail
            and there != self.f.force[unit]
            and not self.field.enemy_in(self.f.side, there)
            and enterable(book, self.public, unit, here, there)
        ]

    @rule("12.10e", "5.4a")
    def is_caught(self, space: str) -> bool:
        """Whether a hex is in an enemy zone, and no friend is there that has not come along."""
        if not self.field.in_enemy_zone(self.f.side, space):
            return False
        pile = self.public.piles.get(space)
        if pile is None:
            return True
        along = sum(at == space for at in (*self.f.went.values(), *self.f.units.values()))
        return pile.n <= along and "strongpoint" not in pile.marks

    @rule("12.10a", "12.10e")
    def open_to(self, unit: str) -> list[str]:
        """Where a counter may go: zones only if there is nothing else, nearer to supply first."""
        found = self.possible(unit)
        found = [space for space in found if not self.is_caught(space)] or found
        here = self.far.get(self.f.units[unit], FAR)
        return [space for space in found if self.far.get(space, FAR) < here] or found

    def together(self, by: Sequence[str]) -> list[str]:
        """Where all of these may go."""
        first, *rest = (self.open_to(unit) for unit in by)
        return [space for space in first if all(space in each for each in rest)]

    def why_not(self, act: t.Flee) -> Illegal | None:
        """One hex, those that have to go, and where each of them may."""
        if not act.by or any(unit not in self.going for unit in act.by):
            return refuse("12.10a", "need-not-retreat")
        if len({self.f.units[unit] for unit in act.by}) > 1:
            return refuse("12.10a", "from-one-hex")
        for unit in act.by:
            bad = self.why_not_to(unit, act.to)
            if bad is not None:
                return bad
        return None

    def why_not_to(self, unit: str, space: str) -> Illegal | None:
        """Why a counter may not retreat to a hex."""
        if space in self.open_to(unit):
            return None
        possible = self.possible(unit)
        if space not in possible:
            return refuse("12.10d", "cannot-retreat-there", unit=unit, space=space)
        if self.is_caught(space) and not all(map(self.is_caught, possible)):
            return refuse("12.10e", "zone-at-the-last", unit=unit, space=space)
        return refuse("12.10a", "towards-supply", unit=unit, space=space)


def sources(book: Book, public: t.Public, side: str) -> tuple[int, ...]:
    """The hexes of supply of a side."""
    return sources_of(book, public.control, side)[1]


@rule("12.10a")
def distances(book: Book, side: str, enemies: bytes, sources: tuple[int, ...]) -> dict[str, int]:
    """How many hexes it is to the nearest source of supply, around enemies."""
    names, onward = book.country.names, book.memo.printed(ashore)
    shut = bytearray(enemies)
    edge = [at for at in dict.fromkeys(sources) if not shut[at]]
    found, steps = {}, 0
    for at in edge:
        shut[at] = 1
    while edge:
        found.update(dict.fromkeys([names[at] for at in edge], steps))
        ahead = []
        for a in edge:
            for b in onward[a]:
                if not shut[b]:
                    shut[b] = 1
                    ahead.append(b)
        edge, steps = ahead, steps + 1
    return found


def ashore(book: Book) -> list[tuple[int, ...]]:
    """By hex number, the land in play next to it that is not over the sea."""
    land, open_ = book.country, book.open
    return [
        tuple(b for b in near if open_[b] and not land.open_sea(a, b))
        for a, near in enumerate(land.around)
    ]


# -- the choice -------------------------------------------------------------------------------


def flee_form(way: Way) -> Form:
    """Some of a stack, and a hex."""
    stacks = way.stacks()
    return Form(
        t.Flee,
        (
            Stack("by", lambda done: stacks),
            Pick("to", lambda done: way.together(done["by"])),
        ),
        way.why_not,
    )


@rule("12.10a")
def why_not_stay(stay: Sequence[Action], act: Action) -> Illegal | None:
    """Nobody stays but as the rules say."""
    return None if act in stay else refuse("12.10a", "must-retreat")


@rule("12.10g", "14.3c")
def stands(f: t.Fleeing) -> list[t.Stand]:
    """What may be given up so that nobody retreats."""
    return [t.Stand(mark) for mark in f.forts]


@rule("12.10h", "18.9.3c")
def holds(f: t.Fleeing) -> list[t.Hold]:
    """Attackers, or defenders with a strongpoint: who could lose the step for which all stay."""
    able = f.may_hold or "strongpoint" in f.forts
    return [t.Hold(unit) for unit in f.force] if able else []


class FleeingStep(Step):
    """Those that have to go, one group after the other, as who chooses says."""

    def run(self, book: Book, d: t.D, f: t.Fleeing) -> None:
        """Ask whether they stay; then all go; then zones cost a step."""
        match f.stage:
            case "start" if not (f.forts or f.may_hold):
                d.goto("go")
            case "go":
                self.go(book, d, f)
            case "caught":
                self.caught(book, d, f)
            case "over":
                count_fled(d, f)
                d.finish()

    def go(self, book: Book, d: t.D, f: t.Fleeing) -> None:
        """Who cannot go is lost; who has only one way takes it."""
        if not f.units:
            return d.goto("caught")
        way = Way(book, d.public, f)
        for unit in way.going:
            if not way.open_to(unit):
                eliminate(book, d, f, unit)
                return d.goto("go")
        for stack in way.stacks():
            open_to = {tuple(way.open_to(unit)) for unit in stack}
            if len(open_to) == 1 and len(next(iter(open_to))) == 1:
                flee(book, d, f, stack, next(iter(open_to))[0])
                return d.goto("go")
        return None

    @rule("12.10e", "5.4a")
    def caught(self, book: Book, d: t.D, f: t.Fleeing) -> None:
        """A stack that went into enemy zones loses one step, however many they were."""
        if not f.caught:
            return d.goto("over")
        start = f.force[f.caught[0]]
        here = [unit for unit in f.caught if f.force[unit] == start]
        rest = tuple(unit for unit in f.caught if unit not in here)
        steps = {unit: own_of(d, unit).steps for unit in here}
        d.remember(caught=rest)
        return d.call(t.Losing(side=f.side, units=steps, number=1), "caught")

    def who(self, book: Book, public: t.Public, f: t.Fleeing) -> tuple[Ask, ...]:
        """Whoever chooses: the owner, or the enemy of those who cannot attack."""
        return (Ask(f.chooser, "flee", "12.10a", {"units": f.pressed or tuple(f.units)}),)

    def choice(self, book: Book, seen: t.Seen, f: t.Fleeing, ask: Ask) -> Choice:
        """Where to, or what to give up instead."""
        flee_choice = flee_form(Way(book, seen.public, f))
        if f.stage != "start":
            return flee_choice
        stay: list[Action] = [*stands(f), *holds(f), *nowhere(book, seen.public, f)]
        staying = OneOf(stay, lambda act: why_not_stay(stay, act), types=(t.Stand, t.Hold, t.Yield))
        return AnyOf("12.10a", flee_choice, staying)

    def take(self, book: Book, d: t.D, f: t.Fleeing, side: str, action: Any) -> None:
        """Go, or stay at a price."""
        match action:
            case t.Stand(mark):
                stand(book, d, f, mark)
                d.finish()
            case t.Hold(unit):
                d.emit(Held("12.10h", f.side))
                suffer(book, d, unit)
                d.finish()
            case t.Flee(by, to):
                flee(book, d, f, by, to)
                d.goto("go")
            case _:
                d.goto("go")


def nowhere(book: Book, public: t.Public, f: t.Fleeing) -> list[t.Yield]:
    """If nobody has anywhere to go, one may still decline to stay: all are lost."""
    way = Way(book, public, f)
    return [] if any(way.open_to(unit) for unit in f.units) else [t.Yield()]


# -- carrying it out --------------------------------------------------------------------------


def flee(book: Book, d: t.D, f: t.Fleeing, by: Sequence[str], to: str) -> None:
    """Counters go to a hex; if there is no room they are pressed on."""
    caught = Way(book, d.public, f).is_caught(to)
    start = f.units[by[0]]
    shift(book, d, f.side, by, to)
    shaken(book, d, f.side, by)
    d.emit(Retreated("12.10a", f.side, tuple(by), start, to))
    units = {u: at for u, at in f.units.items() if u not in by}
    more = tuple(u for u in by if u not in f.caught) if caught else ()
    if crowded(book, d, f, by, to):
        others = (u for u in units_at(d.private[f.side].units, to) if u not in by)
        d.emit(NoRoom("12.10f", to, tuple(u for u in others if u not in f.units)))
        units.update(dict.fromkeys(by, to))
        trail = (*f.trail, start, to)
        d.remember(units=units, pressed=tuple(by), trail=trail, caught=(*f.caught, *more))
    else:
        went = {**f.went, **dict.fromkeys(by, to)}
        d.remember(units=units, pressed=(), trail=(), went=went, caught=(*f.caught, *more))


@rule("12.10f", "6.2a")
def crowded(book: Book, d: t.D, f: t.Fleeing, by: Iterable[str], space: str) -> bool:
    """Whether those who have come are too many there, beside those who stay."""
    own = d.private[f.side]
    here = [u for u in units_at(own.units, space) if u in by or u not in f.units]
    points = points_of(book, d.public, own, here, space)
    return len(here) > 1 and points > stack_limit(book, d.public, here)


@rule("12.10c", "12.10b")
def shaken(book: Book, d: t.D, side: str, by: Iterable[str]) -> None:
    """Guns that retreat are not ready; whoever has retreated defends nowhere in this phase."""
    units = d.private[side].units
    changed = {}
    for unit in by:
        own = units[unit]
        gun = book.counters[unit].artillery is not None and own.face == t.READY
        face = t.MOVED if gun else own.face
        changed[unit] = replace(own, face=face, flags=own.flags | t.RETREATED)
    put_owns(d, side, changed)


@rule("12.10i", "10.3b")
def eliminate(book: Book, d: t.D, f: t.Fleeing, unit: str) -> None:
    """Whoever cannot retreat is lost, however many steps it has."""
    suffer_all(book, d, f.side, unit)


def suffer_all(book: Book, d: t.D, side: str, unit: str) -> None:
    """A counter is lost as a whole, step by step."""
    now: str | None = unit
    while now is not None:
        now = step_down(book, d, now)
    owing = {u: hexes for u, hexes in d.private[side].owing.items() if u != unit}
    d.put_private(side, owing=owing)
    d.emit(Destroyed("12.10i", unit))
    if book.counters[unit].is_hq:
        hq_lost(book, d, unit)


@rule("12.10g", "14.3d", "18.9.3c")
def stand(book: Book, d: t.D, f: t.Fleeing, mark: str) -> None:
    """The entrenchment or the strongpoint is given up."""
    space = next(iter(f.force.values()))
    if mark == "strongpoint":
        gone = [u for u in f.force if book.counters[u].type == "strongpoint"]
        for unit in gone:
            suffer_all(book, d, f.side, unit)
    else:
        set_work(d, space, None)
    d.emit(Stood("12.10g", f.side, space, mark))


@rule("12.10b")
def count_fled(d: t.D, f: t.Fleeing) -> None:
    """Who has retreated from attacks cannot be attacked again in this phase."""
    phase = d.inside(t.Combat)
    if phase is None or f.side == phase.side:
        return
    fled = dict(d.public.fled)
    for space in fled_to(f):
        fled[space] = fled.get(space, 0) + 1
    d.put(fled=fled)


def fled_to(f: t.Fleeing) -> Iterator[str]:
    """Where each of them is now."""
    return iter(f.went.values())


STEPS: dict[type[Frame], Step] = {t.Fleeing: FleeingStep()}
