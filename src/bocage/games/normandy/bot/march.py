"""How a bot moves: each counter once in a phase, to the best hex that it reaches."""

from __future__ import annotations

from collections.abc import Iterator

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.bot.picture import Picture
from bocage.games.normandy.bot.post import Post
from bocage.games.normandy.bot.waves import came, combined, queued
from bocage.games.normandy.rules.common import units_at
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r09_2_queues import beaches_before
from bocage.games.normandy.rules.r09_reinforce import Gate, why_not_enter
from bocage.games.normandy.rules.r10_ways import Ground
from bocage.games.normandy.rules.r15_companies import suits
from bocage.games.normandy.state import points_of, stack_limit, stack_of
from bocage.games.normandy.state.net import division_of
from bocage.kernel.api import Action, Choice, once

HUNGRY = 14  # what it costs to be out of supply
GUN_NEAR, GUN_FAR = 3, 6  # how far behind the front guns stand
HQ_NEAR, HQ_FAR = 3, 2
WORTH_IT = {t.ALLIED: 2, t.GERMAN: 2}  # how much better a hex must be
GATHER, FELLOW = 6, 4  # for companies: a headquarters near, others of the kind there
JAM = 12  # what a beach costs for which others wait
SCOUT = 4  # hexes around the front within which replacements go first


class March:
    """A movement phase of one side."""

    def __init__(self, pic: Picture, phase: Phase, choice: Choice) -> None:
        self.pic, self.phase, self.choice = pic, phase, choice
        self.ground = Ground.of(phase)
        self.book, self.own = pic.book, pic.own
        self.post = Post(pic)
        self.mechanized = phase.f.mechanized

    def best(self) -> Action | None:
        """Look, bring on reinforcements, use replacements, move; then the end."""
        for action in self.first():
            if self.choice.why_not(action) is None:
                return action
        for unit in self.movers():
            going = self.move(unit)
            if going is not None and self.choice.why_not(going) is None:
                return going
        return self.from_the_sea() or self.end()

    def from_the_sea(self) -> Action | None:
        """Queues come ashore when those before them are gone, and fill up behind."""
        if self.pic.side != t.ALLIED or not self.book.sites:
            return None
        found = came(self.pic, self.phase, self.choice)
        found = found or queued(self.phase, self.choice)
        return found or combined(self.phase, self.choice)

    def movers(self) -> list[str]:
        """Those that may set out, in an order that stays; whoever was passed over stays."""
        order = self.book.memo.printed(turns)
        found = [unit for stack in self.ground.movers() for unit in stack]
        gone = (
            order[unit]
            for unit, state in self.own.units.items()
            if state.flags & t.WALKED and not state.flags & t.ENTERED
        )
        last = max(gone, default=-1)
        return sorted((u for u in found if order[u] > last), key=order.__getitem__)

    def first(self) -> Iterator[Action]:
        """What comes before all moves."""
        yield t.LookAll()
        yield from self.entering()
        for unit, state in self.own.units.items() if self.own.feldersatz else ():
            if state.steps < self.book.counters[unit].steps and self.pic.away(state.at) < SCOUT:
                yield t.Refill(unit)

    def entering(self) -> Iterator[t.Enter]:
        """The largest stacks that are due."""
        if self.mechanized or not self.own.waiting:
            return
        gate = Gate(self.book, self.pic.public, self.own, self.pic.side)
        stacks: dict[str, list[str]] = {}
        waiting = set(self.own.waiting)
        for unit in self.book.counters:
            if unit in waiting and gate.is_due(unit):
                for space in list(gate.entries(unit))[:1]:
                    stack = [*stacks.get(space, ()), unit]
                    if sum(stack_of(self.book, self.own, u) for u in stack) <= 6:
                        stacks[space] = stack
        for space, units in stacks.items():
            for by in (units, units[:1]):
                action = t.Enter(space, tuple(by))
                if why_not_enter(gate, action) is None:
                    yield action
                    break

    def end(self) -> Action | None:
        """The end of the phase, or what must be put right before."""
        action: Action = t.EndMovement()
        bad = self.choice.why_not(action)
        if bad is None:
            return action
        if bad.message == "together":
            return self.apart(str(bad.args["unit"]))
        space = str(bad.args.get("space", ""))
        units = units_at(self.own.units, space)
        for unit in sorted(units, key=lambda u: self.book.counters[u].stack):
            action = t.Remove((unit,))
            if self.choice.why_not(action) is None:
                return action
        return None

    def apart(self, unit: str) -> Action | None:
        """Anywhere else."""
        for _, way in self.ground.ways((unit,), fast=False).values():
            action = t.Move((unit,), way)
            if self.choice.why_not(action) is None:
                return action
        return None

    # -- one counter --

    def move(self, unit: str) -> Action | None:
        """To the best hex that it reaches, if that is much better than where it is."""
        state, counter = self.own.units[unit], self.book.counters[unit]
        if not counter.ma or counter.is_support:
            return None
        here = self.fed(unit, state.at, self.score(unit, state.at))
        least = here + WORTH_IT[self.pic.side] - 1
        best: tuple[str, ...] | None = None
        for end, (_, way) in self.ground.ways((unit,), fast=False).items():
            value = self.score(unit, end)
            if value > least and self.has_room(unit, end):
                value = self.fed(unit, end, value)
                if value > least:
                    least, best = value, way
        return None if best is None else t.Move((unit,), best)

    def has_room(self, unit: str, space: str) -> bool:
        """Whether it may stay there."""
        here = units_at(self.own.units, space)
        pile = self.pic.public.piles.get(space)
        if pile is not None and pile.nation != self.book.counters[unit].nation:
            return False
        units = (*(u for u in here if u != unit), unit)
        public = self.pic.public
        points = points_of(self.book, public, self.own, units, space)
        return points <= stack_limit(self.book, public, units)

    def score(self, unit: str, space: str) -> int:
        """How good a hex is for a counter."""
        counter = self.book.counters[unit]
        if counter.is_hq:
            value = self.as_hq(unit, space)
        elif counter.artillery is not None:
            away = outside(self.pic.away(space), GUN_NEAR, GUN_FAR)
            value = -2 * away + self.pic.pull(space) // 8
        else:
            value = self.post.worth(unit, space) + self.gathers(unit, space)
        return value - (JAM if space in self.jammed else 0)

    def gathers(self, unit: str, space: str) -> int:
        """After a landing companies come together at headquarters, to be battalions again."""
        if not self.book.sites or unit not in self.scattered or self.pic.foes_near(space):
            return 0
        near = any(self.book.grid.distance(space, at) <= 1 for at in self.scattered[unit])
        fellows = self.scattered.keys() & {*units_at(self.own.units, space)} - {unit}
        return GATHER * near + FELLOW * len(fellows)

    @once
    def scattered(self) -> dict[str, list[str]]:
        """Companies of which battalions could be made, each with where headquarters are."""
        book, own = self.book, self.own
        found = {}
        for unit in own.units:
            if book.counters[unit].size == "co":
                homes = [division_of(book, u) for u in own.gone if suits(book, u, unit)]
                heads = [own.units[hq].at for hq in homes if hq in own.units]
                if heads:
                    found[unit] = list(dict.fromkeys(heads))
        return found

    @once
    def jammed(self) -> frozenset[str]:
        """The beaches that others wait for."""
        book, units = self.book, self.own.units.values()
        fronts = {own.at for own in units if own.at in book.queue_at}
        heads = {book.queue_at[at][0].queue[0] for at in fronts}
        return frozenset(at for first in heads for at in beaches_before(book, first))

    def fed(self, unit: str, space: str, value: int) -> int:
        """What is left of the worth of a hex, as far as supply reaches."""
        return value if self.pic.net.general(unit, space) else value - HUNGRY

    def as_hq(self, unit: str, space: str) -> int:
        """Behind its units, out of the enemy's way."""
        away = self.pic.away(space)
        value = -4 * outside(away, HQ_NEAR, FAR_ENOUGH)
        distance, here = self.book.grid.distance, self.own.units[unit].at
        members = self.post.members(unit)
        if self.book.counters[unit].type == "hq-corps" or not members:
            return value - 2 * distance(space, here)
        far = sum(max(0, distance(space, at) - HQ_FAR) for at in members)
        return value - 3 * far // len(members) - (space != here)


FAR_ENOUGH = 8


def turns(book: Book) -> dict[str, int]:
    """In which order counters move: those that fight, guns, headquarters; each as in the book."""

    def rank(unit: str) -> int:
        counter = book.counters[unit]
        return 2 if counter.is_hq else 1 if counter.artillery is not None else 0

    return {unit: number for number, unit in enumerate(sorted(book.counters, key=rank))}


def outside(value: int, low: int, high: int) -> int:
    """How far a number is from a span."""
    return max(0, low - value, value - high)
