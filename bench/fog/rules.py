"""The rules of Fog.

Questions take the public part and one side's own, never the enemy's. Only what carries something
out may look at the truth, and says so when it shows any of it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from bench.fog import types as t
from bench.fog.book import CAP, TURNS, Book
from bocage.kernel.api import (
    Action,
    Adding,
    AnyOf,
    Ask,
    Choice,
    EngineFault,
    Event,
    Form,
    Frame,
    Illegal,
    OneOf,
    Outcome,
    Pass,
    Path,
    Pick,
    Stack,
    Step,
    Subset,
    Tally,
    WindowStep,
    innermost,
    once,
    refuse,
    rule,
)

# -- questions ----------------------------------------------------------------------------------


def own_of(seen: t.Seen) -> t.Private:
    """The own part of a side; a spectator is never asked."""
    if seen.own is None:
        raise EngineFault("a spectator is asked")
    return seen.own


class Ground:
    """What one side knows of the map: all piles that are seen, and its own counters."""

    def __init__(self, book: Book, public: t.Public, own: t.Private, side: str) -> None:
        self.book, self.public, self.own, self.side = book, public, own, side
        self._known: dict[tuple[str, int, str], dict[str, int]] = {}  # steps, for so many of whom

    @once
    def stacks(self) -> dict[str, list[str]]:
        """The own counters by their hexes."""
        found: dict[str, list[str]] = {}
        for unit, own in self.own.units.items():
            found.setdefault(own.at, []).append(unit)
        return found

    @rule("3.2")
    def watched(self, h: str) -> bool:
        """Every enemy pile watches the hexes next to it, one of dummies too."""
        piles = self.public.piles
        return any(n in piles and piles[n].side != self.side for n in self.book.near[h])

    @rule("3.3")
    def has_room(self, h: str, by: tuple[str, ...]) -> bool:
        """A hex holds three counters of one nation. A side knows of its own that nobody sees."""
        pile, units = self.public.piles.get(h), self.book.units
        if pile is not None:
            return pile.n + len(by) <= CAP and pile.nation == units[by[0]].nation
        unseen = self.stacks.get(h) if self.book.unseen == self.side else None
        if unseen is None:
            return True
        return len(unseen) + len(by) <= CAP and units[unseen[0]].nation == units[by[0]].nation

    def steps(self, a: str, by: tuple[str, ...]) -> dict[str, int]:
        """Where counters may go from a hex, and what it costs."""
        key = (a, len(by), self.book.units[by[0]].nation)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = dict(self._steps(a, by))
        return found

    @rule("3.1", "3.2")
    def _steps(self, a: str, by: tuple[str, ...]) -> Iterator[tuple[str, int]]:
        piles, leaving = self.public.piles, self.watched(a)
        for b in self.book.near[a]:
            ours = b not in piles or piles[b].side == self.side
            if ours and self.has_room(b, by) and not (leaving and self.watched(b)):
                yield b, self.book.cost(b) + (2 if leaving else 0)

    def cost(self, a: str, way: Iterable[str], by: tuple[str, ...]) -> int | None:
        """What a way costs, or None if a step of it is closed."""
        total = 0
        for b in way:
            cost = self.steps(a, by).get(b)
            if cost is None:
                return None
            total, a = total + cost, b
        return total

    def left(self, by: tuple[str, ...]) -> int:
        """How far counters that go together can still go."""
        return min(self.book.units[u].pace - self.own.units[u].spent for u in by)

    def why_not_way(self, a: str, way: tuple[str, ...], by: tuple[str, ...]) -> Illegal | None:
        """Why counters cannot go this way."""
        cost = self.cost(a, way, by)
        if cost is None or not way:
            return refuse("3.2", "closed")
        return refuse("3.1", "too-far", cost=cost) if cost > self.left(by) else None

    def next_steps(self, a: str, path: tuple[str, ...], by: tuple[str, ...]) -> list[str]:
        """Where a way may go on."""
        spent, here = self.cost(a, path, by), path[-1] if path else a
        if spent is None:
            return []
        left = self.left(by) - spent
        return [b for b, c in self.steps(here, by).items() if c <= left and b not in path]

    def leads(self, by: tuple[str, ...]) -> bool:
        """Whether counters have anywhere to go; nobody looks further than the first such hex."""
        left = self.left(by)
        return any(cost <= left for _, cost in self._steps(self.own.units[by[0]].at, by))

    def why_not_move(self, act: t.Move) -> Illegal | None:
        """Why counters cannot walk."""
        mine = self.own.units
        if not act.by or any(u not in mine or mine[u].done for u in act.by):
            return refuse("3.1", "cannot-walk")
        if len({mine[u].at for u in act.by}) > 1:
            return refuse("3.1", "one-hex")
        return self.why_not_way(mine[act.by[0]].at, act.way, act.by)

    @once
    def contacts(self) -> list[str]:
        """Enemy piles next to an own counter."""
        near, stacks = self.book.near, self.stacks
        enemy = (h for h, pile in self.public.piles.items() if pile.side != self.side)
        return sorted(h for h in enemy if not stacks.keys().isdisjoint(near[h]))

    @once
    def lookable(self) -> list[str]:
        """Piles next to an own counter, not behind hedges and not known as they are."""
        known, piles, hedges = self.own.known, self.public.piles, self.book.hedges
        open_to = [h for h in self.contacts if h not in hedges]
        return [h for h in open_to if h not in known or known[h].since != piles[h].since]

    @rule("4.1")
    def why_not_look(self, act: t.Look) -> Illegal | None:
        """Why a side cannot look there."""
        return None if act.space in self.lookable else refuse("4.1", "no-look")

    def attackers(self, h: str) -> list[str]:
        """Own counters next to a hex."""
        near = {unit for at in self.book.near[h] for unit in self.stacks.get(at, ())}
        return [unit for unit in self.book.units if unit in near]

    @rule("5.1")
    def why_not_attack(self, act: t.Attack) -> Illegal | None:
        """Why these cannot attack this pile."""
        if act.space not in self.contacts or act.space in self.public.struck:
            return refuse("5.1", "no-target")
        near = self.attackers(act.space)
        return None if act.by and set(act.by) <= set(near) else refuse("5.1", "not-near")


@rule("5.2")
def power(book: Book, of: str, units: Iterable[str], gun: str | None = None) -> Tally:
    """The strength of those who fight; a dummy adds nothing."""
    adding = Adding(of)
    for unit in units:
        adding.add("5.2", "power", book.units[unit].power)
    adding.add("5.3", "gun", 3 if gun else 0)
    return adding.done()


# -- changes ------------------------------------------------------------------------------------


def show(d: t.D, event: Event) -> None:
    """Something hidden comes to light: from here on nothing can be taken back."""
    d.emit(event)
    d.reveal()


def grow(d: t.D, h: str, like: t.Pile, more: int) -> None:
    """A pile gets more counters or fewer; what was known of it is out of date."""
    piles = d.edit("piles")
    d.put(clock=d.public.clock + 1)
    n = more + (piles[h].n if h in piles else 0)
    if n:
        piles[h] = replace(like, n=n, since=d.public.clock)
    else:
        del piles[h]


def units_at(d: t.D, side: str, h: str) -> tuple[str, ...]:
    """The truth: counters of a side in a hex."""
    return tuple(u for u, own in d.private[side].units.items() if own.at == h)


@rule("2.2")
def unveil(book: Book, d: t.D, side: str, h: str) -> bool:
    """If counters lie there that nobody has seen, they come to light as a pile."""
    units = units_at(d, side, h) if side == book.unseen and h not in d.public.piles else ()
    if units:
        grow(d, h, t.Pile(side, book.units[units[0]].nation, 0, 0), len(units))
        show(d, t.Met("2.2", h, len(units)))
    return bool(units)


@rule("4.1")
def look(book: Book, d: t.D, side: str, h: str) -> None:
    """Everybody sees that a side looks; what it finds it keeps for itself."""
    units = units_at(d, t.other(side), h)
    sight = t.Sight(d.public.piles[h].since, units)
    d.put_private(side, known={**d.private[side].known, h: sight})
    d.emit(t.Looked("4.1", side, h))
    d.emit(t.Found("4.1", h, units), to=(side,))


@rule("5.4")
def lose(book: Book, d: t.D, unit: str) -> None:
    """A counter is out of the game; everybody sees which."""
    side = book.side_of(unit)
    units = dict(d.private[side].units)
    h = units.pop(unit).at
    d.put_private(side, units=units)
    grow(d, h, d.public.piles[h], -1)
    d.put(dead=(*d.public.dead, unit))
    show(d, t.Lost("5.4", unit))


@rule("2.3")
def turn_over(book: Book, d: t.D, side: str, units: tuple[str, ...]) -> dict[str, str]:
    """Those who fight are shown where they are; dummies go. Who is left, and where."""
    at = {unit: d.private[side].units[unit].at for unit in units}
    for h in sorted(set(at.values())):
        unveil(book, d, side, h)
        show(d, t.Shown("2.3", h, tuple(unit for unit in units if at[unit] == h)))
    for unit in units:
        if not book.units[unit].power:
            lose(book, d, unit)
    return {unit: h for unit, h in at.items() if book.units[unit].power}


# -- the sequence of play -----------------------------------------------------------------------


class GameStep(Step):
    """Four turns of two halves."""

    def run(self, book: Book, d: t.D, f: t.Game) -> None:
        """Both halves, then the next turn or the end."""
        match f.stage:
            case "start":
                d.call(t.Half(side=t.ALLIED), "second")
            case "second":
                d.call(t.Half(side=t.GERMAN), "end")
            case _ if d.public.turn == TURNS:
                d.end(outcome(book, d.public))
            case _:
                d.put(turn=d.public.turn + 1)
                d.goto("start")


@rule("1.2")
def outcome(book: Book, public: t.Public) -> Outcome:
    """Who has lost fewer counters that are no dummies."""
    lost = Counter(book.side_of(u) for u in public.dead if book.units[u].power)
    score = {side: lost[t.other(side)] for side in t.SIDES}
    a, b = score.values()
    return Outcome(None if a == b else t.SIDES[a < b], "1.2", "losses", score)


@rule("1.1")
class HalfStep(Step):
    """A side walks, looks and attacks as it likes."""

    def run(self, book: Book, d: t.D, f: t.Half) -> None:
        """At its end all are fresh again."""
        if f.stage == "over":
            units = {u: t.Own(own.at) for u, own in d.private[f.side].units.items()}
            d.carry(f.side, units=units)
            d.put(struck=())
            d.finish()

    def who(self, book: Book, public: t.Public, f: t.Half) -> tuple[Ask, ...]:
        """The side whose half it is."""
        return (Ask(f.side, "half", "1.1"),)

    def choice(self, book: Book, seen: t.Seen, f: t.Half, ask: Ask) -> Choice:
        """From what the side sees: piles, and its own counters."""
        ground = Ground(book, seen.public, own_of(seen), f.side)
        mine = ground.own.units

        def steps(done: Mapping[str, Any], path: tuple[str, ...]) -> list[str]:
            return ground.next_steps(mine[done["by"][0]].at, path, done["by"])

        def near(done: Mapping[str, Any]) -> list[str]:
            return ground.attackers(done["space"])

        def tally(act: t.Attack) -> tuple[Tally, ...]:
            return (power(book, "attack", act.by),)

        stacks = list(ground.stacks.values())
        stack = Stack("by", lambda done: stacks, lambda unit: not mine[unit].done)
        way = Path("way", steps, leads=lambda done: ground.leads(done["by"]))
        move = Form(t.Move, (stack, way), ground.why_not_move)
        attack = Form(
            t.Attack,
            (Pick("space", lambda done: ground.contacts), Subset("by", near, low=1, high=6)),
            ground.why_not_attack,
            tally,
        )
        look = Form(t.Look, (Pick("space", lambda done: ground.lookable),), ground.why_not_look)
        return AnyOf("1.1", move, attack, look, OneOf((t.Done(),)))

    def take(self, book: Book, d: t.D, f: t.Half, side: str, action: Action) -> None:
        """Carry it out."""
        match action:
            case t.Move(by, way):
                at = d.private[side].units[by[0]].at
                unveil(book, d, side, at)
                d.carry(side, walking=by)
                d.call(t.Walk(side=side, at=at, n=len(by), way=way), "start")
            case t.Attack(space, by):
                d.put(struck=(*d.public.struck, space))
                d.call(t.Fight(side=side, space=space, by=turn_over(book, d, side, by)), "start")
            case t.Look(space):
                look(book, d, side, space)
            case _:
                d.goto("over")


@rule("3.4")
class WalkStep(Step):
    """Hex by hex: legal by what is seen, stopped by what comes to light."""

    def run(self, book: Book, d: t.D, f: t.Walk) -> None:
        """One step, or the end of the walk."""
        if f.stage == "met":
            return None  # ask
        by = d.private[f.side].walking
        if not f.way:
            self.carry(d, f, by, done=True)
            return d.finish()
        ground = Ground(book, d.public, d.private[f.side], f.side)
        to = f.way[0]
        cost = ground.cost(f.at, (to,), by)
        if cost is None or cost > ground.left(by):  # of what has come to light on the way
            return d.goto("met", way=())
        return self.enter(book, d, f, by, cost)

    def enter(self, book: Book, d: t.D, f: t.Walk, by: tuple[str, ...], cost: int) -> None:
        """The pile goes in the open, who is in it goes with it and is told to the owner alone."""
        to, enemy = f.way[0], t.other(f.side)
        unveil(book, d, f.side, to)
        like = d.public.piles[f.at]
        grow(d, f.at, like, -f.n)
        grow(d, to, like, f.n)
        self.carry(d, replace(f, at=to), by, cost)
        d.emit(t.Moved("3.1", f.side, f.n, (f.at, to)))
        d.emit(t.Named("3.1", by, to), to=(f.side,))
        if book.unseen == enemy:
            d.reveal()  # that nothing was there is news too
        met = [unveil(book, d, enemy, h) for h in book.near[to]]
        d.goto("met" if any(met) else "start", at=to, way=() if any(met) else f.way[1:])

    def carry(
        self, d: t.D, f: t.Walk, by: tuple[str, ...], cost: int = 0, done: bool = False
    ) -> None:
        """Those that walk are where their pile is: that shows nothing, and can be taken back."""
        units = dict(d.private[f.side].units)
        units.update({u: t.Own(f.at, units[u].spent + cost, done) for u in by})
        d.carry(f.side, units=units, walking=() if done else by)

    def who(self, book: Book, public: t.Public, f: t.Walk) -> tuple[Ask, ...]:
        """The side that walks."""
        return (Ask(f.side, "met", "3.4"),)

    def choice(self, book: Book, seen: t.Seen, f: t.Walk, ask: Ask) -> Choice:
        """Go on another way, or halt."""
        ground = Ground(book, seen.public, own_of(seen), f.side)
        by = ground.own.walking
        path = Path("way", lambda done, path: ground.next_steps(f.at, path, by))
        go = Form(t.Go, (path,), lambda act: ground.why_not_way(f.at, act.way, by))
        return AnyOf("3.4", go, OneOf((t.Halt(),)))

    def take(self, book: Book, d: t.D, f: t.Walk, side: str, action: Action) -> None:
        """Walk on, or to the end."""
        d.goto("start", way=action.way if isinstance(action, t.Go) else ())


class FightStep(Step):
    """The defenders are turned over, a gun may answer, one die is rolled."""

    def run(self, book: Book, d: t.D, f: t.Fight) -> None:
        """Show, ask, roll."""
        enemy = t.other(f.side)
        if f.stage == "start":
            against = turn_over(book, d, enemy, units_at(d, enemy, f.space))
            if not f.by or not against:
                return d.finish()
            d.remember(against=against)
            return d.call(t.Guns(seats=(enemy,)), "roll")
        return self.roll(book, d, f)

    @rule("5.2", "5.4")
    def roll(self, book: Book, d: t.D, f: t.Fight) -> None:
        """The attacker wins with more than the defence and 5; the loser loses its first counter."""
        tallies = (power(book, "attack", f.by), power(book, "defence", f.against, f.gun))
        roll = 1 + d.below(10, "5.2")
        won = tallies[0].total + roll > tallies[1].total + 5
        d.emit(t.Fought("5.2", f.space, roll, won, tallies))
        lose(book, d, next(iter(f.against if won else f.by)))
        d.finish()


@rule("5.3")
class GunsWindow(WindowStep):
    """Whether a gun is near is hidden, so the window always opens."""

    prompt, clause = "guns", "5.3"

    def choice(self, book: Book, seen: t.Seen, f: t.Guns, ask: Ask) -> Choice:
        """A gun within two hexes that is not attacked itself, or nothing."""
        fight = innermost(seen.frames, t.Fight)
        mine = own_of(seen).units
        guns = [u for u in mine if book.units[u].gun and in_range(book, mine[u].at, fight.space)]

        def tally(act: Action) -> tuple[Tally, ...]:
            gun = act.gun if isinstance(act, t.Support) else None
            return power(book, "attack", fight.by), power(book, "defence", fight.against, gun)

        def why_not(act: Action) -> Illegal | None:
            known = isinstance(act, Pass) or (isinstance(act, t.Support) and act.gun in guns)
            return None if known else refuse("5.3", "no-gun")

        answers = (Pass(), *map(t.Support, guns))
        return OneOf(answers, why_not, tally, types=(t.Support, Pass))

    def play(self, book: Book, d: t.D, f: t.Guns, side: str, action: t.Support) -> None:
        """The gun is shown."""
        at = d.private[side].units[action.gun].at
        unveil(book, d, side, at)
        show(d, t.Shown("5.3", at, (action.gun,)))
        d.amend(t.Fight, gun=action.gun)
        d.finish()


def in_range(book: Book, gun: str, target: str) -> bool:
    """Within two hexes, and not attacked itself."""
    return gun != target and book.grid.distance(gun, target) <= 2


STEPS: Mapping[type[Frame], Step] = {
    t.Game: GameStep(),
    t.Half: HalfStep(),
    t.Walk: WalkStep(),
    t.Fight: FightStep(),
    t.Guns: GunsWindow(),
}
