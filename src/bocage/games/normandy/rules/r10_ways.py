"""Chapter 10: who may walk, where to, and where a walk may end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.rows import Counter
from bocage.games.normandy.rules.common import stacks_of, units_at
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r10_going import in_marsh
from bocage.games.normandy.rules.r10_reach import (
    FAR,
    Reach,
    Walkers,
    gait_of,
    have_begun,
    setting_out,
    unburdened,
    under_way,
)
from bocage.games.normandy.rules.r12_duties import obliging
from bocage.games.normandy.rules.r18_6_inland import why_not_stir
from bocage.games.normandy.state import field_of
from bocage.kernel.api import Choice, Flag, Form, Illegal, NoneOf, Path, Stack, refuse, rule
from bocage.kernel.api import Reach as Ways

NO_MOVE = t.LOCKED | t.HALTED


class Ground:
    """What a side that moves knows: piles, its own counters, and what it has worked out of them."""

    def __init__(self, book: Book, public: t.Public, own: t.Private, f: t.Movement) -> None:
        self.book, self.public, self.own, self.f = book, public, own, f
        self.side, self.field = f.side, field_of(book, public)
        self._reach: dict[Any, Reach] = {}
        self._ways: dict[Any, Ways] = {}
        self._bare: dict[Any, bool] = {}
        self._who: dict[tuple[str, ...], Walkers] = {}
        self._slow: dict[tuple[str, ...], Illegal | None] = {}

    @staticmethod
    def of(phase: Phase) -> Ground:
        """Worked out once for a question."""
        found: Ground | None = phase.facts.get("ground")
        if found is None:
            found = Ground(phase.book, phase.public, phase.own, phase.f)
            phase.facts["ground"] = found
        return found

    # -- who ----------------------------------------------------------------------------------

    @rule("10.1a", "10.3b", "10.5a")
    def why_not_walker(self, unit: str) -> Illegal | None:
        """Why a counter cannot set out in this phase."""
        own, counter = self.own.units.get(unit), self.book.counters[unit]
        if own is None:
            return refuse("10.1a", "not-yours", unit=unit)
        if not counter.ma:
            return refuse("10.3b", "immobile", unit=unit)
        if own.flags & t.WALKED:
            return refuse("10.1a", "has-moved", unit=unit)
        if own.flags & NO_MOVE:
            return refuse("14.3b" if own.flags & t.LOCKED else "14.2.1a", "at-work", unit=unit)
        if self.f.mechanized and own.flags & t.GLIDED:
            return refuse("17.7d", "has-glided", unit=unit)
        if self.f.mechanized:
            return self.why_not_mechanized(unit, counter, own)
        return why_not_stir(self.book, self.public, own, unit, self.f.limit)

    @rule("10.4b", "10.5a")
    def why_not_mechanized(self, unit: str, counter: Counter, own: t.Own) -> Illegal | None:
        """Only mechanized units have a second phase, and guns only if they have not fired."""
        if counter.phase == "foot":
            return refuse("10.5a", "not-mechanized", unit=unit)
        if counter.artillery is not None and own.face == t.FIRED:
            return refuse("10.4b", "has-fired", unit=unit)
        return None

    def movers(self) -> list[list[str]]:
        """By hex, the counters that may set out."""
        stacks = stacks_of(self.book, self.own.units).values()
        found = ([u for u in stack if self.why_not_walker(u) is None] for stack in stacks)
        return [stack for stack in found if stack]

    # -- how ----------------------------------------------------------------------------------

    def reach(self, by: tuple[str, ...], fast: bool) -> Reach:
        """How far they go, if they set out together."""
        found = self._reach.get((by, fast))
        if found is None:
            found = self._reach[by, fast] = self.reach_for(self.walkers(by)._replace(fast=fast))
        return found

    def walkers(self, by: tuple[str, ...]) -> Walkers:
        """Those who would set out together, with who of them is out of supply."""
        found = self._who.get(by)
        if found is None:
            found = self._who[by] = setting_out(self.book, self.public, self.own, by)
        return found

    def leads(self, by: tuple[str, ...]) -> bool:
        """Whether they can leave their hex; of most the ground tells it, whoever supplies them."""
        at = self.own.units[by[0]].at
        if not have_begun(self.own, by):
            gait = unburdened(self.book, self.public, by, self.f.limit)
            gait = gait._replace(crossed=self.own.crossed)
            key = at, gait
            if key not in self._bare:
                self._bare[key] = Reach(self.book, self.public, self.side, gait).leads(at)
            if self._bare[key]:
                return True
        return any(one.leads(at) for one in self.reaches(by))

    def reaches(self, by: tuple[str, ...]) -> Iterator[Reach]:
        """How far they go as usual; and strategically, if somebody asks and they may."""
        yield self.reach(by, False)
        if self.why_not_fast(by) is None:
            yield self.reach(by, True)

    def reach_for(self, who: Walkers) -> Reach:
        """How far walkers go."""
        gait = gait_of(
            self.book,
            self.public,
            self.own,
            who,
            mechanized=self.f.mechanized,
            limit=self.f.limit,
        )
        return Reach(self.book, self.public, self.side, gait, slipped=who.at in self.f.slipped)

    def ways(self, by: tuple[str, ...], *, fast: bool) -> Ways:
        """Where they can go together and may stop."""
        found = self._ways.get((by, fast))
        if found is None:
            at = self.own.units[by[0]].at
            found = self._ways[by, fast] = self.stops(self.reach(by, fast).ways(at), by, at)
        return found

    def stops(self, ways: Ways, by: Sequence[str], at: str) -> Ways:
        """Of these ways those at whose ends they may stop."""
        why_not = self.stopping(by, at)
        return {end: found for end, found in ways.items() if why_not(end) is None}

    def why_not_fast(self, by: Sequence[str]) -> Illegal | None:
        """Why they cannot move strategically, worked out once."""
        units = tuple(by)
        if units not in self._slow:
            self._slow[units] = self.why_slow(units)
        return self._slow[units]

    @rule("10.8a", "10.8b", "10.8c")
    def why_slow(self, by: tuple[str, ...]) -> Illegal | None:
        """The same, in either phase: they have no supply, or the enemy is near."""
        at = self.own.units[by[0]].at
        if self.field.near_enemy(self.side, FAR)[self.book.country.num[at]]:
            return refuse("10.8b", "enemy-near", space=at)
        hungry = self.walkers(by).hungry
        unfed = next((unit for unit in by if unit in hungry), None)
        return None if unfed is None else refuse("10.8a", "no-supply", unit=unfed)

    # -- where a walk may end -----------------------------------------------------------------

    @rule("7.1c")
    def stopping(self, by: Sequence[str], at: str) -> Callable[[str], Illegal | None]:
        """Why they may not stop in a hex, asked of many hexes; to be out of supply is no reason."""
        counters = [self.book.counters[unit] for unit in by]
        lone_guns = all(is_gun(counter) for counter in counters)
        nations: set[str] = {counter.nation for counter in counters}
        banned = self.banned(by)

        def why_not(end: str) -> Illegal | None:
            return (
                (self.why_not_guns(end) if lone_guns else None)
                or self.why_not_nation(end, nations)
                or (self.why_not_hungry(end) if banned else None)
            )

        return why_not

    @rule("10.4c")
    def why_not_guns(self, end: str) -> Illegal | None:
        """Artillery does not stay in an enemy zone unless somebody else is there."""
        if not self.field.in_enemy_zone(self.side, end):
            return None
        here = units_at(self.own.units, end)
        if any(not is_gun(self.book.counters[unit]) for unit in here):
            return None
        return refuse("10.4c", "guns-in-zone", space=end)

    @rule("6.3a")
    def why_not_nation(self, end: str, nations: set[str]) -> Illegal | None:
        """Americans and the Commonwealth do not stop in the same hex."""
        pile = self.public.piles.get(end)
        if pile is None or nations <= {pile.nation}:
            return None
        return refuse("6.3a", "other-nation", space=end)

    @rule("12.3e")
    def banned(self, by: Sequence[str]) -> bool:
        """Whether one of them has begun to move out of supply."""
        hungry = self.own.hungry if self.own.walking else self.walkers(tuple(by)).hungry
        return any(unit in hungry for unit in by)

    @rule("12.3e")
    def why_not_hungry(self, end: str) -> Illegal | None:
        """Who begins out of supply does not walk to where he would have to attack."""
        if obliging(self.book, self.public, self.side, end):
            return refuse("12.3e", "would-attack", space=end)
        return None

    @rule("10.4c")
    def why_not_leave(self, by: Sequence[str], at: str) -> Illegal | None:
        """Nobody leaves guns alone that have moved into an enemy zone to him."""
        if not self.field.in_enemy_zone(self.side, at):
            return None
        rest = set(units_at(self.own.units, at)) - set(by)
        moved = t.WALKED | t.MARCHED
        guns = {u for u in rest if is_gun(self.book.counters[u]) and self.has_moved(u, moved)}
        return refuse("10.4c", "guns-alone", space=at) if guns and guns == rest else None

    @rule("10.4c")
    def why_not_drop(self, by: Sequence[str], rest: Sequence[str], at: str) -> Illegal | None:
        """Guns are not left alone in an enemy zone on the way either."""
        if not self.field.in_enemy_zone(self.side, at):
            return None
        here = set(units_at(self.own.units, at)) - set(rest)
        if any(is_gun(self.book.counters[u]) for u in by) and all(
            is_gun(self.book.counters[u]) for u in here
        ):
            return refuse("10.4c", "guns-in-zone", space=at)
        return None

    def has_moved(self, unit: str, flags: int) -> bool:
        """Whether a counter has moved in this turn."""
        return bool(self.own.units[unit].flags & flags)

    # -- the whole ----------------------------------------------------------------------------

    def why_not_move(self, act: t.Move) -> Illegal | None:
        """Why these cannot walk there."""
        if self.f.joined:
            return refuse("15.4a", "phase-closed")
        for unit in act.by:
            bad = self.why_not_walker(unit)
            if bad is not None:
                return bad
        spaces = {self.own.units[unit].at for unit in act.by}
        if len(spaces) != 1:
            return refuse("10.1a", "one-hex")
        at = spaces.pop()
        bad = self.why_not_leave(act.by, at)
        if bad is None and act.fast:
            bad = self.why_not_fast(act.by)
        if bad is not None:
            return bad
        bad = why_not_way(self.reach(act.by, act.fast), at, act.way)
        return bad or self.stopping(act.by, at)(act.way[-1])


@rule("10.4c")
def is_gun(counter: Counter) -> bool:
    """Whether it is artillery; anti-tank and anti-aircraft units are not."""
    return counter.artillery is not None


def why_not_way(reach: Reach, at: str, way: Sequence[str]) -> Illegal | None:
    """Why a way cannot be walked: the first hex that is in the way, or what it costs."""
    if not way:
        return refuse("10.1a", "no-way")
    if reach.price(at, way) is not None:
        return None
    num, here = reach.book.country.num, at
    for space in way:
        a, b = num[here], num[space]
        if reach.enemy[b]:
            return refuse("10.1c", "enemy-there", space=space)
        if b not in (near for near, _ in reach.edges(a)):
            return no_going(reach.book, here, space)
        if not reach.open_to(b):
            return refuse("10.8b", "enemy-near", space=space)
        if reach.zone[a] and reach.zone[b]:
            return refuse("5.2c", "zone-to-zone", start=here, space=space)
        here = space
    return refuse("10.1a", "too-far", space=way[-1])


def no_going(book: Book, start: str, space: str) -> Illegal:
    """What keeps them from a step, whatever it would cost: water, a cliff, a marsh, the sea."""
    land = book.country
    a, b = land.num[start], land.num[space]
    sides = land.sides.get((a, b), frozenset())
    if "river" in sides:
        return refuse("10.6.river.a", "no-going", start=start, space=space)
    if "stream" in sides:
        return refuse("10.6.stream.a", "no-going", start=start, space=space)
    if "cliff" in sides:
        return refuse("10.6.cliff", "no-going", start=start, space=space)
    if "bluff" in sides and "draw" not in sides:
        return refuse("10.6.bluff.a", "no-going", start=start, space=space)
    if in_marsh(book, a, b):
        return refuse("10.6.flood.a", "no-going", start=start, space=space)
    return refuse("10.1a", "no-going", start=start, space=space)


# -- the form -----------------------------------------------------------------------------------


class WayPath(Path):
    """A way of a walk; where it leads is searched once for all.

    There may be several ways to go, such as the usual one and the strategic one: what one of them
    reaches is offered, at what it costs by the first that gets there.
    """

    __slots__ = ("_found",)
    sure = True

    def __init__(
        self,
        reaches: Callable[[Any], Iterable[Reach]],
        start: Callable[[Any], str],
        stops: Callable[[Any, Ways], Ways],
        leads: Callable[[Any], bool] | None = None,
    ) -> None:
        def onward(done: Any, path: tuple[str, ...]) -> list[str]:
            found = (one.next_steps(start(done), path) for one in reaches(done))
            return list(dict.fromkeys(step for steps in found for step in steps))

        def cost(done: Any, path: tuple[str, ...]) -> int:
            return account(done, path)[0]

        def account(done: Any, path: tuple[str, ...]) -> tuple[int, int]:
            for one in reaches(done):
                paid = one.price(start(done), path)
                if paid is not None:
                    return halves(paid), max(0, one.gait.normal - paid) // HALF
            return 0, 0

        super().__init__("way", onward, cost=cost, account=account, halves=True, leads=leads)
        self._found = (reaches, start, stops)

    def reach(self, done: Any, so_far: tuple[Any, ...] = ()) -> Ways:
        """By the game's own search."""
        reaches, start, stops = self._found
        found: Ways = {}
        for one in reaches(done):
            for end, (paid, way) in stops(done, one.ways_after(start(done), so_far)).items():
                found.setdefault(end, (halves(paid), way))
        return found


HALF = 3  # sixths


def halves(sixths: int) -> int:
    """Sixths of a point in halves, rounded up."""
    return -(-sixths // HALF)


def move_choice(phase: Phase) -> Choice:
    """Counters of one hex, how they go, and where to."""
    ground = Ground.of(phase)
    if ground.f.joined:
        return NoneOf(t.Move, refuse("15.4a", "phase-closed"))
    groups = ground.movers()
    if not groups:
        return NoneOf(t.Move, refuse("10.1a", "none-left"), ground.why_not_move)

    def at(done: Any) -> str:
        return ground.own.units[done["by"][0]].at

    def stops(done: Any, ways: Ways) -> Ways:
        return ground.stops(ways, done["by"], at(done))

    def payable(done: Any, fast: bool) -> bool:
        return ground.reach(done["by"], fast).price(at(done), done["way"]) is not None

    parts = (
        Stack("by", lambda done: groups),
        WayPath(
            lambda done: ground.reaches(done["by"]),
            at,
            stops,
            lambda done: ground.leads(done["by"]),
        ),
        Flag(
            "fast",
            lambda done: ground.why_not_fast(done["by"]) is None and payable(done, True),
            lambda done: not payable(done, False),
            aside=True,
        ),
        Flag("pause", lambda done: True, aside=True),
    )
    return Form(t.Move, parts, ground.why_not_move)


def walking_ground(phase: Phase) -> tuple[Ground, Reach]:
    """The same for those that are on their way."""
    move = next(f for f in reversed(phase.seen.frames) if isinstance(f, t.Movement))
    ground = Ground(phase.book, phase.public, phase.own, move)
    return ground, ground.reach_for(under_way(phase.own))
