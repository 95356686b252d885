"""Chapter 9.2.2 - Allied reinforcements: queues off the beachheads, and how they come ashore."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.rows import BeachRow
from bocage.games.normandy.book.tables import SITES
from bocage.games.normandy.events import EnteredWho, Marched, Passed, Queued
from bocage.games.normandy.rules.common import arrive, put_owns, shift, stacks_of, units_at
from bocage.games.normandy.rules.phase import Extra, Phase
from bocage.games.normandy.rules.r06_stacking import take_remove, why_not_remove
from bocage.games.normandy.rules.r09_reinforce import rows_of
from bocage.games.normandy.rules.r18_1_beaches import AFTER, has_room, why_not_queued
from bocage.games.normandy.state import field_of, overfull
from bocage.games.normandy.state.net import weathers
from bocage.kernel.api import (
    Ask,
    Choice,
    Form,
    Frame,
    Illegal,
    NoneOf,
    Pick,
    Stack,
    Step,
    Subset,
    refuse,
    rule,
)

ARMOUR = frozenset({"armor", "dd", "spat"})
FOOT = frozenset({"inf", "para", "commando", "mech"})


# -- the queue of a site --------------------------------------------------------------------------


@rule("9.2.2a", "9.2.2b", "18.8.2a")
def heads_for(book: Book, public: t.Public, unit: str, site: str) -> tuple[str, ...]:
    """The beachheads where a unit may land: its own; another of its nation for good reasons."""
    nation = book.tables.sites[site].nation
    mine = [at for at, whose in public.heads.items() if whose == site]
    allies = [at for at, whose in public.heads.items() if book.tables.sites[whose].nation == nation]
    corps = book.counters[unit].formation is None
    lost = all(public.control.get(at) == t.GERMAN for at in mine)
    found = allies if corps or lost else mine
    return tuple(at for at in found if public.control.get(at) != t.GERMAN)


def queue_of(book: Book, head: str) -> BeachRow:
    """The queue that leads to a beachhead."""
    return book.beach_at[head]


@rule("18.2e")
def due(book: Book, public: t.Public, own: t.Private) -> list[str]:
    """The reinforcements that may be put into queues now; none while the landing goes on."""
    rows = book.memo.printed(rows_of)
    waiting = set(own.waiting)
    return [
        unit
        for unit in book.counters
        if unit in waiting and unit in rows
        if rows[unit].entry in SITES and rows[unit].turn <= public.turn
    ]


@rule("9.2.2c", "9.2.2j", "18.8.2b", "18.8.1b")
def why_not_enqueue(phase: Phase, act: t.Enqueue) -> Illegal | None:
    """Why these cannot wait in a hex: not due, another beachhead, full, or ahead of others."""
    book, public, own = phase.book, phase.public, phase.own
    if not act.by:
        return refuse("9.2.2c", "nobody")
    if act.space not in book.queue_at:
        return refuse("9.2.2c", "not-a-wave", space=act.space)
    able, rows = set(due(book, public, own)), book.memo.printed(rows_of)
    beach, wave = book.queue_at[act.space]
    for unit in act.by:
        if unit not in able:
            return refuse("9.2a", "not-yet", unit=unit)
        if beach.hex not in heads_for(book, public, unit, rows[unit].entry):
            return refuse("9.2.2a", "other-beachhead", unit=unit, space=act.space)
    behind = [hex_ for hex_ in beach.queue[wave:] if units_at(own.units, hex_)]
    if behind:
        return refuse("9.2.2c", "ahead-of-others", space=act.space)
    return why_not_queued((*units_at(own.units, act.space), *act.by), act.space)


def enqueue_choice(phase: Phase) -> Choice:
    """A hex of a queue, and reinforcements."""
    book, public, own = phase.book, phase.public, phase.own
    found: dict[str, list[str]] = {}
    rows = book.memo.printed(rows_of)
    for unit in due(book, public, own) if public.heads else ():
        for head in heads_for(book, public, unit, rows[unit].entry):
            for hex_ in queue_of(book, head).queue:
                if why_not_enqueue(phase, t.Enqueue(hex_, (unit,))) is None:
                    found.setdefault(hex_, []).append(unit)

    def why_not(act: t.Enqueue) -> Illegal | None:
        return why_not_enqueue(phase, act)

    def room(done: Any) -> int:
        return AFTER - len(units_at(own.units, done["space"]))

    if not found:
        return NoneOf(t.Enqueue, refuse("9.2.2c", "none-due"), why_not)
    parts = (
        Pick("space", lambda done: list(found)),
        Subset("by", lambda done: found[done["space"]], low=1, high=room),
    )
    return Form(t.Enqueue, parts, why_not)


def take_enqueue(book: Book, d: t.D, f: Frame, side: str, action: t.Enqueue) -> None:
    """They wait off the shore."""
    part, rows = d.private[side], book.memo.printed(rows_of)
    steps = {u: book.counters[u].steps - (rows[u].state == "reduced") for u in action.by}
    arrive(book, d, side, action.by, action.space, steps=steps, carried=True)
    d.carry(side, waiting=tuple(u for u in part.waiting if u not in action.by))
    d.emit(Queued("9.2.2c", side, len(action.by), action.space))
    d.emit(EnteredWho("9.2.2c", action.by, action.space), to=(side,))


# -- coming ashore --------------------------------------------------------------------------------


@rule("9.2.2d", "9.2.2f")
def why_not_come(phase: Phase, act: t.Land) -> Illegal | None:
    """Why those in a queue do not go on: have moved, not the next hex, or no room there."""
    book, own = phase.book, phase.own
    spaces = {own.units[u].at for u in act.by if u in own.units}
    if len(spaces) != 1 or not own.units.keys() >= set(act.by):
        return refuse("18.3.1a", "one-hex")
    start = spaces.pop()
    if start not in book.queue_at:
        return refuse("18.3.1a", "not-at-sea", space=start)
    for unit in act.by:
        if own.units[unit].flags & t.WALKED:
            return refuse("10.1a", "has-moved", unit=unit)
    beach, wave = book.queue_at[start]
    if wave > 1:
        if act.space != beach.queue[wave - 2]:
            return refuse("18.3.1a", "not-ahead", start=start, space=act.space)
        return why_not_queued((*units_at(own.units, act.space), *act.by), act.space)
    if act.space not in beaches_before(book, start):
        return refuse("18.3.1a", "not-ahead", start=start, space=act.space)
    return why_not_ashore(phase, act, beach) or why_not_first(phase, act, beach)


@rule("18.8.1b")
def why_not_first(phase: Phase, act: t.Land, beach: BeachRow) -> Illegal | None:
    """Whoever has waited since the invasion lands before reinforcements, if it can."""
    due, units = phase.book.due, phase.own.units
    if all(unit not in due for unit in act.by):
        return None
    for unit in units_at(units, units[act.by[0]].at):
        if unit in due or unit in act.by or units[unit].flags & t.WALKED:
            continue
        if why_not_ashore(phase, t.Land((unit,), act.space), beach) is None:
            return refuse("18.8.1b", "others-first", unit=unit)
    return None


def beaches_before(book: Book, start: str) -> tuple[str, ...]:
    """The beaches next to the first hex of a queue."""
    return tuple(at for at in book.grid.neighbours(start) if at in book.beach_at)


@rule("9.2.2d", "9.2.2g", "9.2.2h", "8.2g", "6.1a")
def why_not_ashore(phase: Phase, act: t.Land, beach: BeachRow) -> Illegal | None:
    """Why they cannot land on a beach: the enemy, his zones, the weather, or no room."""
    book, public, own = phase.book, phase.public, phase.own
    field = field_of(book, public)
    if field.enemy_in(phase.side, act.space):
        return refuse("10.1c", "enemy-there", space=act.space)
    landing = book.memo.printed(weathers)[public.weather].landing
    if landing == "none":
        return refuse("8.2g", "no-landing", weather=public.weather)
    if landing == "one" and len(act.by) + landed_at(phase, beach) > 1:
        return refuse("8.2g", "one-a-turn", weather=public.weather)
    if field.in_enemy_zone(phase.side, act.space):
        bad = [u for u in act.by if not lands_in_zone(book, u)]
        if bad:
            forced = may_force(phase, act, beach)
            return (
                None if forced else refuse("9.2.2g", "zone-on-beach", unit=bad[0], space=act.space)
            )
    if not has_room(book, public, own, act.by, act.space):
        return refuse("18.3.2b", "beach-full", space=act.space)
    return None


@rule("9.2.2g")
def lands_in_zone(book: Book, unit: str) -> bool:
    """Companies of infantry and armour land in enemy zones too."""
    counter = book.counters[unit]
    return counter.size == "co" and counter.type in ARMOUR | FOOT


@rule("9.2.2h")
def may_force(phase: Phase, act: t.Land, beach: BeachRow) -> bool:
    """Whether enemies bar every beach before the queue, so that a single battalion may land."""
    start = beach.queue[0]
    field = field_of(phase.book, phase.public)
    zones = all(field.in_enemy_zone(phase.side, at) for at in beaches_before(phase.book, start))
    here = [u for u in act.by if not lands_in_zone(phase.book, u)]
    counters = phase.book.counters
    return zones and len(act.by) == len(here) == 1 and counters[here[0]].size == "bn"


def landed_at(phase: Phase, beach: BeachRow) -> int:
    """How many have landed in this turn before the queue of a beachhead."""
    near = set(beaches_before(phase.book, beach.queue[0]))
    return sum(own.at in near and bool(own.flags & t.ENTERED) for own in phase.own.units.values())


def come_choice(phase: Phase) -> Choice:
    """Units of a queue, and the next hex."""
    book, own = phase.book, phase.own
    groups = []
    for at, stack in stacks_of(book, own.units).items():
        if at in book.queue_at:
            free = [u for u in stack if spaces_for(phase, (u,))]
            if free:
                groups.append(free)

    def why_not(act: t.Land) -> Illegal | None:
        return why_not_come(phase, act)

    if not groups:
        return NoneOf(t.Land, refuse("9.2.2d", "nobody-at-sea"), why_not)
    parts = (
        Stack("by", lambda done: groups),
        Pick("space", lambda done: spaces_for(phase, tuple(done["by"]))),
    )
    return Form(t.Land, parts, why_not)


def spaces_for(phase: Phase, by: tuple[str, ...]) -> list[str]:
    """Where those of a queue can go."""
    start = phase.own.units[by[0]].at
    beach, wave = phase.book.queue_at[start]
    near = (beach.queue[wave - 2],) if wave > 1 else beaches_before(phase.book, start)
    return [at for at in near if why_not_come(phase, t.Land(by, at)) is None]


@rule("9.2.2d", "9.2.2e", "10.5c", "err.11")
def take_come(book: Book, d: t.D, f: Frame, side: str, action: t.Land) -> None:
    """They are a hex nearer, or ashore, where they stop; towed guns have moved."""
    start = d.private[side].units[action.by[0]].at
    shift(book, d, side, action.by, action.space, carried=True)
    ashore = action.space not in book.queue_at
    units: dict[str, Any] = {}
    for unit in action.by:
        own, counter = d.private[side].units[unit], book.counters[unit]
        towed = ashore and counter.artillery is not None and counter.phase == "foot"
        flags = own.flags | t.WALKED | (t.ENTERED if ashore else 0)
        units[unit] = replace(own, flags=flags, face=t.MOVED if towed else own.face)
    put_owns(d, side, units, carried=True)
    if ashore and overfull(book, d.public, d.private[side], action.space):
        d.call(t.Clearing(side=side, space=action.space), f.stage)
    d.emit(Passed("9.2.2d", side, len(action.by), start, action.space))
    d.emit(Marched("9.2.2d", action.by, action.space), to=(side,))


class ClearingStep(Step):
    """Too many on a beach where a battalion had to land: some go at once."""

    @rule("9.2.2h")
    def run(self, book: Book, d: t.D, f: t.Clearing) -> None:
        """Until there is room."""
        if not overfull(book, d.public, d.private[f.side], f.space):
            d.finish()

    def who(self, book: Book, public: t.Public, f: t.Clearing) -> tuple[Ask, ...]:
        """Whose units they are."""
        return (Ask(f.side, "clearing", "9.2.2h", {"space": f.space}),)

    def choice(self, book: Book, seen: t.Seen, f: t.Clearing, ask: Ask) -> Choice:
        """One of them, or several."""
        phase = Phase(book, seen, f)
        here = units_at(phase.own.units, f.space)

        def why_not(act: t.Remove) -> Illegal | None:
            if not set(act.by) <= set(here):
                return refuse("9.2.2h", "one-hex")
            return why_not_remove(book, phase.public, phase.own, act)

        return Form(t.Remove, (Stack("by", lambda done: [here]),), why_not)

    def take(self, book: Book, d: t.D, f: t.Clearing, side: str, action: t.Remove) -> None:
        """They are gone."""
        take_remove(book, d, f, side, action)


@rule("9.2.2d", "9.2.2i")
def whenever(make: Any) -> Any:
    """Only the Allies have queues."""

    def choice(phase: Phase) -> Choice:
        if phase.side == t.ALLIED and phase.book.sites:
            found: Choice = make(phase)
            return found
        kind = t.Enqueue if make is enqueue_choice else t.Land
        return NoneOf(kind, refuse("9.2.2d", "no-queues"))

    return choice


STEPS: Mapping[type[Frame], Step] = {t.Clearing: ClearingStep()}
QUEUES = (Extra(t.Enqueue, whenever(enqueue_choice), take_enqueue),)
MOVEMENT = (*QUEUES, Extra(t.Land, whenever(come_choice), take_come))
