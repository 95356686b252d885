"""11.4, 11.5 and 16.23: what a bombardment does."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.events import Bombarded, BombsAstray, FerryDestroyed, WorksHit
from bocage.games.market_garden.rules.common import ask_dice, at_least, total, worsen
from bocage.games.market_garden.rules.r11_bombard_1_declare import frame_tallies, level, why_not_aim
from bocage.games.market_garden.state import lay
from bocage.games.market_garden.types import (
    DIS2,
    FRESH,
    SPENT,
    Aim,
    Barrage,
    D,
    Public,
    Seen,
    Side,
    Wear,
    Wearing,
    Works,
    other,
)
from bocage.kernel.api import Ask, Choice, Form, Illegal, OneOf, Rng, Step, Subset, refuse, rule

# -- resolution -----------------------------------------------------------------------------


@rule("11.1", "11.5")
class BarrageStep(Step):
    """A bombardment: dice, the primary target, what is left for others, bombs that went astray."""

    def run(self, book: Book, d: D, f: Barrage) -> None:
        """Roll; later see whether own troops were hit."""
        match f.stage:
            case "start":
                tallies = frame_tallies(book, d.public, f)
                d.remember(tallies=tallies)
                clause, values = "16.2b" if f.plane else "11.4a", tuple(t.total for t in tallies)
                ask_dice(
                    d,
                    "rolled",
                    f.side,
                    clause,
                    2,
                    both=True,
                    combat=True,
                    about=f.space,
                    values=values,
                )
            case "worn":
                self.error(book, d, f)
            case "over":
                d.finish()

    def back(self, book: Book, d: D, f: Barrage, value: tuple[int, ...] | None) -> None:
        """The dice are there: resolve them."""
        if f.stage == "rolled" and value is not None:
            d.remember(dice=value)
            resolve(book, d, f, value)

    def error(self, book: Book, d: D, f: Barrage) -> None:
        """Bombs on own troops: the enemy names the one who is hit first."""
        points = astray(book, d.public, f)
        if not points:
            return d.finish()
        d.emit(BombsAstray("16.23", f.space, points))
        return d.goto("aim")

    @rule("16.23")
    def who(self, book: Book, public: Public, f: Barrage) -> tuple[Ask, ...]:
        """The Germans name the Allied primary target."""
        return (Ask(other(f.side), "aim", "16.23", {"space": f.space}),)

    def choice(self, book: Book, seen: Seen, f: Barrage, ask: Ask) -> Choice:
        """One of those in the target area."""
        now = lay(book, seen.public)
        return OneOf(
            [Aim(unit) for unit in now.of(f.side, f.space)],
            lambda act: why_not_aim(now, f.side, f.space, act.unit),
        )

    def take(self, book: Book, d: D, f: Barrage, side: str, action: Aim) -> None:
        """Own losses: first this one."""
        left = hit_primary(book, d, action.unit, half_of(f))
        d.call(Wearing(side=f.side, space=f.space, points=left, hurt=(action.unit,)), "over")


@rule("11.111b")
def resolve(book: Book, d: D, f: Barrage, dice: tuple[int, ...]) -> None:
    """AT against DT; a barrage costs the guns their freshness; then the losses."""
    attack, defence = f.tallies
    points = attrition(attack.total + total(dice), defence.total + total(dice, mine=False))
    by = (f.plane,) if f.plane else f.guns
    mark = "unit" if f.aim else "ferry" if f.ferry else "works"
    clause = "16.2b" if f.plane else "11.4a"
    target = (mark, f.aim or f.work, f.ferry)
    d.emit(Bombarded(clause, f.side, f.space, by, *target, points, f.tallies))
    if f.barrage:
        tire(book, d, f.guns)
    enemy = other(f.side)
    left = hit_primary(book, d, f.aim, points) if f.aim else hit_mark(d, f, points)
    d.call(Wearing(side=enemy, space=f.space, points=left, hurt=(f.aim,) if f.aim else ()), "worn")


@rule("11.4a")
def attrition(attack: int, defence: int) -> int:
    """AP: what the attack total is more than the defence total."""
    return max(0, attack - defence)


@rule("11.112", "11.4c")
def tire(book: Book, d: D, guns: Sequence[str]) -> None:
    """After a barrage all guns are Spent, never worse; without one they stay as they are."""
    for unit in guns:
        at_least(book, d, "11.112", unit, SPENT)


@rule("11.41b", "11.4b", "11.41c", "11.41d", "11.41e")
def hit_primary(book: Book, d: D, unit: str, points: int) -> int:
    """What is left: all if it is Dis2 already, nothing if it can take all without effect."""
    price = step_price(book, d.public, unit)
    if price is None:
        return points
    if points < price:
        return 0
    worsen(book, d, "11.41b", unit)
    return points - price


@rule("11.41a", "11.41c")
def step_price(book: Book, public: Public, unit: str) -> int | None:
    """AP for the next step of a unit; None for Dis2, which takes none and is never eliminated."""
    state = public.units[unit].state
    if state == DIS2:
        return None
    price = 2 if state == FRESH else 1
    return price + 1 if unit in book.armour else price


@rule("11.41a", "ex11")
def hit_mark(d: D, f: Barrage, points: int) -> int:
    """A ferry or a construction marker takes the first point."""
    if not points:
        return 0
    if f.ferry:
        destroy_ferry(d, f.ferry)
    else:
        damage_work(d, f.work, other(f.side))
    return points - 1


@rule("4.7b")
def destroy_ferry(d: D, boundary: str) -> None:
    """Gone for good."""
    d.put(ferries={**d.public.ferries, boundary: "gone"})
    d.emit(FerryDestroyed("4.7b", boundary))


@rule("19.22")
def damage_work(d: D, boundary: str, side: Side) -> None:
    """One level less; a marker that loses its last level is used until dawn."""
    works = d.public.works[boundary]
    left = level(works, side) - 1
    new = replace(works, **{side: left})
    others = {b: w for b, w in d.public.works.items() if b != boundary}
    d.put(works={**others, boundary: new} if new != Works() else others)
    d.emit(WorksHit("19.22", boundary, side, left))


# -- bombs that go astray -------------------------------------------------------------------


@rule("16.23")
def astray(book: Book, public: Public, f: Barrage) -> int:
    """AP for the bombers' own side: the target area is contested and both DRs are the same."""
    if not f.plane or not lay(book, public).contested(f.space):
        return 0
    return half_of(f) if total(f.dice) == total(f.dice, mine=False) else 0


@rule("16.23")
def half_of(f: Barrage) -> int:
    """Half of the attacker's DR, rounded up."""
    return (total(f.dice) + 1) // 2


# -- what is left after the primary target --------------------------------------------------


def prices(book: Book, public: Public, f: Wearing) -> dict[str, int]:
    """By unit that has still a step to lose: what it costs."""
    found = {}
    for unit in lay(book, public).of(f.side, f.space):
        price = step_price(book, public, unit)
        if unit not in f.hurt and price is not None and price <= f.points:
            found[unit] = price
    return found


@rule("11.41b")
def most_absorbed(costs: Collection[int], points: int) -> int:
    """The most points that whole steps can take, one for each unit."""
    reached = 1  # bit n: n points can be taken
    for cost in costs:
        reached |= reached << cost
    return (reached & ((1 << points + 1) - 1)).bit_length() - 1


class Exactly(Subset):
    """Some units whose prices add up to a number."""

    def __init__(self, name: str, costs: Mapping[str, int], wanted: int) -> None:
        super().__init__(name, lambda done: list(costs))
        self._costs = costs
        self._wanted = wanted

    def values(self, done: Any) -> Iterator[tuple[str, ...]]:
        """All such sets, without looking at others."""
        return self._onward(list(self._costs), self._wanted)

    def _onward(self, units: list[str], wanted: int) -> Iterator[tuple[str, ...]]:
        if most_absorbed([self._costs[unit] for unit in units], wanted) < wanted:
            return
        if not wanted:
            yield ()
            return
        first, rest = units[0], units[1:]
        if self._costs[first] <= wanted:
            for found in self._onward(rest, wanted - self._costs[first]):
                yield (first, *found)
        yield from self._onward(rest, wanted)

    def sample(self, done: Any, rng: Rng) -> tuple[str, ...]:
        """The units in a random order; each is taken if the number can still be reached."""
        taken, wanted, rest = set(), self._wanted, list(rng.shuffled(list(self._costs)))
        while rest:
            unit, *rest = rest
            left = wanted - self._costs[unit]
            if left >= 0 and most_absorbed([self._costs[u] for u in rest], left) == left:
                taken.add(unit)
                wanted = left
        return tuple(unit for unit in self._costs if unit in taken)


class WearStep(Step):
    """The side whose units were bombarded shares out what is left: as much as can be taken."""

    def run(self, book: Book, d: D, f: Wearing) -> None:
        """Where there is one way only, that is it."""
        costs = prices(book, d.public, f)
        ways = Exactly("units", costs, most_absorbed(costs.values(), f.points)).values({})
        first = next(ways)
        if next(ways, None) is None:
            lose_steps(book, d, first)
            d.finish()

    def who(self, book: Book, public: Public, f: Wearing) -> tuple[Ask, ...]:
        """Its owner."""
        return (Ask(f.side, "wear", "11.41b", {"space": f.space, "points": f.points}),)

    def choice(self, book: Book, seen: Seen, f: Wearing, ask: Ask) -> Choice:
        """Units that lose a step each."""
        costs = prices(book, seen.public, f)
        wanted = most_absorbed(costs.values(), f.points)
        return Form(
            Wear,
            (Exactly("units", costs, wanted),),
            lambda act: why_not_wear(book, seen.public, f, act),
        )

    def take(self, book: Book, d: D, f: Wearing, side: str, action: Wear) -> None:
        """They do."""
        lose_steps(book, d, action.units)
        d.finish()


def lose_steps(book: Book, d: D, units: Sequence[str]) -> None:
    """One step each."""
    for unit in units:
        worsen(book, d, "11.41b", unit)


def why_not_wear(book: Book, public: Public, f: Wearing, act: Wear) -> Illegal | None:
    """Other units of the area, one step each, within the points, and as many points as possible."""
    now = lay(book, public)
    costs = prices(book, public, f)
    for unit in act.units:
        if unit not in now.of(f.side, f.space):
            return refuse("11.41b", "not-in-target-area", unit=unit, space=f.space)
        if unit in f.hurt:
            return refuse("11.41b", "hurt-already", unit=unit)
        if public.units[unit].state == DIS2:
            return refuse("11.41c", "absorbs-nothing", unit=unit)
        if unit not in costs:
            return refuse("11.41a", "too-few-points", unit=unit, points=f.points)
    spent = sum(costs[unit] for unit in act.units)
    if spent > f.points:
        return refuse("11.41a", "too-many-steps", points=f.points, steps=spent)
    most = most_absorbed(costs.values(), f.points)
    if spent < most:
        return refuse("11.41b", "absorb-more", points=spent, most=most)
    return None
