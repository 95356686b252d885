"""Chapter 9: reinforcements, which enter in the movement phases along roads."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import STACK, Book
from bocage.games.normandy.book.rows import ArrivalRow
from bocage.games.normandy.events import Entered, EnteredWho
from bocage.games.normandy.rules.common import arrive, put_owns
from bocage.games.normandy.rules.phase import Extra, Phase
from bocage.games.normandy.rules.r10_going import ALL, edge, kind_of, road_cost
from bocage.games.normandy.rules.r10_reach import allowance
from bocage.games.normandy.state import field_of, stack_of
from bocage.kernel.api import (
    Choice,
    Form,
    Frame,
    Illegal,
    NoneOf,
    Pick,
    Stack,
    Step,
    once,
    refuse,
    rule,
)

POINT = 6  # sixths
ROADS = ("highway", "primary", "secondary", "railroad")  # the best first


class Queue(NamedTuple):
    """Where in the queue on the imaginary road counters stand: which group, and its points."""

    group: int
    points: int


def rows_of(book: Book) -> dict[str, ArrivalRow]:
    """The schedule by counters."""
    return {row.unit: row for row in book.start.arrivals}


class Gate:
    """What enters the map, and where."""

    def __init__(self, book: Book, public: t.Public, own: t.Private, side: str) -> None:
        self.book, self.public, self.own, self.side = book, public, own, side
        self.field = field_of(book, public)
        self.rows = book.memo.printed(rows_of)
        self._entries: dict[str, dict[str, str]] = {}  # worked out once

    @rule("9.2a")
    def is_due(self, unit: str) -> bool:
        """Whether a counter may come: in the turn of the schedule or later, as its side likes."""
        row = self.rows.get(unit)
        return unit in self.own.waiting and (row is None or row.turn <= self.public.turn)

    @once
    def gates(self) -> tuple[str, ...]:
        """The hexes at the limit of the map where roads of a side lead in, along the edge."""
        hexes = (
            name
            for row in self.book.sources
            if row.side == self.side and row.supply == "combat"
            for name in row.hexes
        )
        return tuple(sorted(set(hexes), key=self.book.grid.centre))

    @rule("9.2.1c")
    def blocked(self, space: str) -> bool:
        """Whether the enemy bars an entry."""
        return self.field.enemy_in(self.side, space)

    def entries(self, unit: str) -> dict[str, str]:
        """Where a counter may enter, and by which road hex."""
        if unit not in self._entries:
            self._entries[unit] = self.doors(unit)
        return self._entries[unit]

    @rule("9.2.1c", "20.1a")
    def doors(self, unit: str) -> dict[str, str]:
        """Where a counter may enter, and by which road hex: beside it, if the enemy is there.

        Who has waited for a turn may take the nearest road to the left or to the right instead.
        """
        row, gates = self.rows.get(unit), self.gates
        if row is not None and row.entry not in self.book.country.num:
            return {}  # by sea, or from the air
        if row is None:
            return {gate: gate for gate in gates if not self.blocked(gate)}
        if not self.blocked(row.entry):
            return {row.entry: row.entry}
        near = self.book.grid.neighbours(row.entry)
        found = {space: row.entry for space in near if space in self.book.area}
        if self.public.turn > row.turn and row.entry in gates:
            at = gates.index(row.entry)
            beside = (*gates[at - 1 : at], *gates[at + 1 : at + 2])
            found |= {other: other for other in beside if not self.blocked(other)}
        return found

    # -- the queue --

    def queue(self, gate: str) -> Queue:
        """How far the queue at a road has come in this phase."""
        turn, group, points = self.own.entering.get(gate, (0, 1, 0))
        return Queue(group, points) if turn == self.public.turn else Queue(1, 0)

    @rule("9.2.1a")
    def joined(self, gate: str, units: Iterable[str]) -> Queue:
        """The group with which these enter: as many as may stack are one."""
        queue = self.queue(gate)
        points = sum(stack_of(self.book, self.own, unit) for unit in units)
        if queue.points + points <= STACK:
            return Queue(queue.group, queue.points + points)
        return Queue(queue.group + 1, points)

    # -- points --

    def road(self, gate: str) -> str:
        """The best road of a hex, which the imaginary one prolongs."""
        land = self.book.country
        number = land.num[gate]
        roads = {
            road for near in land.around[number] for road in land.roads.get((number, near), ())
        }
        return next((road for road in ROADS if road in roads), "secondary")

    def standing(self, unit: str, gate: str) -> t.Private:
        """One's own part as if a counter stood at the road."""
        return replace(self.own, units={**self.own.units, unit: t.Own(gate, 1)})

    @rule("9.2.1a", "9.2.1b")
    def price(self, unit: str, gate: str, space: str, group: int) -> int | None:
        """The sixths of a point that a counter of a group pays to enter, None: it cannot.

        All hexes of the imaginary road cost what the road costs in supply; a hex beside the road
        costs what it costs from there.
        """
        book, public = self.book, self.public
        kind = kind_of(book, public, unit, hungry=False, fast=False)
        road = self.road(gate)
        total = group * road_cost(book, kind, road)
        own = self.standing(unit, gate)
        night, day = allowance(book, public, own, unit, hungry=False, mechanized=False)
        left = POINT * (day if road in kind.dark and space == gate else night)
        if space != gate:
            num = book.country.num
            step = edge(book, public, kind, num[gate], num[space])
            if step is None:
                return None
            total = left if step.cost == ALL and group == 1 else total + abs(step.cost)
        if group == 1:
            return min(total, left)  # one hex is always possible
        return total if total <= left else None


def gate_of(phase: Phase) -> Gate:
    """Worked out for a question."""
    return Gate(phase.book, phase.public, phase.own, phase.side)


@rule("9.2.1a", "9.2.1c")
def why_not_enter(gate: Gate, act: t.Enter) -> Illegal | None:
    """Why these cannot come onto the map together here."""
    if not act.by:
        return refuse("9.2.1a", "nobody")
    for unit in act.by:
        if not gate.is_due(unit):
            return refuse("9.2a", "not-yet", unit=unit)
        if act.space not in gate.entries(unit):
            return refuse("9.2.1c", "not-there", unit=unit, space=act.space)
    if len({gate.book.counters[unit].nation for unit in act.by}) > 1:
        return refuse("6.3a", "other-nation", space=act.space)
    if len({gate.entries(unit)[act.space] for unit in act.by}) > 1:
        return refuse("9.2.1a", "other-roads", space=act.space)
    if gate.field.enemy_in(gate.side, act.space):
        return refuse("9.2.1c", "enemy-there", space=act.space)
    pile = gate.public.piles.get(act.space)
    if pile is not None and pile.nation != gate.book.counters[act.by[0]].nation:
        return refuse("6.3a", "other-nation", space=act.space)
    if sum(stack_of(gate.book, gate.own, unit) for unit in act.by) > STACK:
        return refuse("9.2.1a", "group-too-large", most=STACK)
    return why_not_pay(gate, act)


@rule("9.2.1a")
def why_not_pay(gate: Gate, act: t.Enter) -> Illegal | None:
    """Why their points do not last to the map."""
    road = gate.entries(act.by[0])[act.space]
    group = gate.joined(road, act.by).group
    for unit in act.by:
        if gate.price(unit, road, act.space, group) is None:
            return refuse("9.2.1a", "queue-too-long", unit=unit, group=group)
    return None


def enter_choice(phase: Phase) -> Choice:
    """Counters that are due at one hex, a stack at most."""
    if phase.f.mechanized or phase.f.joined:
        return NoneOf(t.Enter, refuse("9.2.1a", "not-now"))
    gate = gate_of(phase)
    doors: dict[str, list[str]] = {}
    waiting, why = set(phase.own.waiting), None
    for unit in phase.book.counters if waiting else ():
        for space in gate.entries(unit) if unit in waiting and gate.is_due(unit) else ():
            bad = why_not_enter(gate, t.Enter(space, (unit,)))
            if bad is None:  # who cannot come alone comes with nobody
                doors.setdefault(space, []).append(unit)
            why = why or bad
    if not doors:
        none = why or refuse("9.2a", "none-due")
        return NoneOf(t.Enter, none, lambda act: why_not_enter(gate, act))
    return Form(
        t.Enter,
        (
            Pick("space", lambda done: list(doors)),
            Stack("by", lambda done: [doors[done["space"]]]),
        ),
        lambda act: why_not_enter(gate, act),
    )


def take_enter(book: Book, d: t.D, f: Frame, side: str, action: t.Enter) -> None:
    """They stand on the map, and may go on with what is left of their points."""
    part = d.private[side]
    gate = Gate(book, d.public, part, side)
    road = gate.entries(action.by[0])[action.space]
    queue = gate.joined(road, action.by)
    spent = {u: gate.price(u, road, action.space, queue.group) or 0 for u in action.by}
    arrive(book, d, side, action.by, action.space, steps=steps_of(gate, action.by), carried=True)
    fresh = {
        u: replace(d.private[side].units[u], spent=spent[u], flags=t.ENTERED, face=face_of(book, u))
        for u in action.by
    }
    put_owns(d, side, fresh, carried=True)
    d.carry(
        side,
        waiting=tuple(u for u in part.waiting if u not in action.by),
        entering={**part.entering, road: (d.public.turn, *queue)},
    )
    d.emit(Entered("9.2.1a", side, len(action.by), action.space))
    d.emit(EnteredWho("9.2.1a", action.by, action.space), to=(side,))


def steps_of(gate: Gate, units: Sequence[str]) -> Mapping[str, int]:
    """With how many steps counters come."""
    found = {}
    for unit in units:
        full, row = gate.book.counters[unit].steps, gate.rows.get(unit)
        found[unit] = full - (row is not None and row.state == "reduced")
    return found


@rule("9.2.1a", "10.4a")
def face_of(book: Book, unit: str) -> int:
    """Guns that are drawn have moved when they are there."""
    from bocage.games.normandy.rules.r10_walk import face_after

    return face_after(book, unit, t.Own("", 1), mechanized=False)


class ReinforceStep(Step):
    """The phase of reinforcements: on land all of them come in the movement phases."""

    def run(self, book: Book, d: t.D, f: t.Reinforce) -> None:
        """Nothing is placed here."""
        d.finish()


STEPS: Mapping[type[Frame], Step] = {t.Reinforce: ReinforceStep()}
MOVEMENT = (Extra(t.Enter, enter_choice, take_enter),)
