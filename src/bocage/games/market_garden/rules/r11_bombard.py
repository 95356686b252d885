"""Chapter 11 - Bombardment: declaring it, its numbers, and attrition points."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from bocage.games.market_garden.book import Book, Edge
from bocage.games.market_garden.events import (
    Bombarded,
    BombsAstray,
    FerryDestroyed,
    WorksHit,
)
from bocage.games.market_garden.rules.common import ask_dice, at_least, total, worsen
from bocage.games.market_garden.rules.r15_artillery import (
    targets,
    why_not_gun,
    why_out_of_reach,
    within_range,
)
from bocage.games.market_garden.rules.r16_air import (
    ready_planes,
    why_grounded,
    why_not_fly,
    why_not_over,
    why_not_plane,
)
from bocage.games.market_garden.state import Lay, lay
from bocage.games.market_garden.types import (
    ALLIED,
    DIS2,
    FRESH,
    GERMAN,
    SPENT,
    Aim,
    Barrage,
    Bombard,
    D,
    Half,
    Public,
    Seen,
    Side,
    Strike,
    Wear,
    Wearing,
    Works,
    other,
)
from bocage.kernel.api import (
    Adding,
    Ask,
    Choice,
    Flag,
    Form,
    Illegal,
    NoneOf,
    OneOf,
    Pick,
    Rng,
    Step,
    Subset,
    Tally,
    innermost,
    once,
    refuse,
    rule,
)

PLANE_FACTOR = 8  # 4.31

# -- declaring ------------------------------------------------------------------------------


class Guns:
    """The guns of a side and what they could bombard, put together once for a decision."""

    def __init__(self, book: Book, public: Public, half: Half | None, side: Side) -> None:
        self.book, self.public, self.side = book, public, side
        self.lay: Lay = lay(book, public)
        self.moved = half.moved if half is not None else {}

    @once
    def able(self) -> list[str]:
        """Guns that can fire at all."""
        guns, units = self.book.guns_of[self.side], self.public.units
        return [gun for gun in guns if gun in units and self.why_not(gun) is None]

    @once
    def reach(self) -> dict[str, list[str]]:
        """By space: those that reach it."""
        found: dict[str, list[str]] = {}
        for gun in self.able:
            for space in within_range(self.book, gun, self.lay.units[gun].at):
                if why_out_of_reach(self.lay, gun, space) is None:
                    found.setdefault(space, []).append(gun)
        return found

    def reaching(self, space: str) -> list[str]:
        """Those that reach a space."""
        return self.reach.get(space, [])

    @once
    def by_space(self) -> dict[str, list[str]]:
        """By space: the guns that reach it and have something there to aim at."""
        enemies = self.lay.at[other(self.side)]
        reach = self.reach
        found = {
            space: [gun for gun in reach[space] if space in enemies or self.marks(gun, space)]
            for space in self.book.areas
            if space in reach
        }
        return {space: guns for space, guns in found.items() if guns}

    def why_not(self, gun: str) -> Illegal | None:
        """Why this one cannot fire at all."""
        bad = why_not_gun(self.lay, gun, self.side)
        if bad is None and gun in self.moved and self.moved[gun].last:
            return refuse("18.42a", "gun-has-moved", unit=gun)
        return bad

    def marks(self, gun: str, space: str) -> list[str]:
        """Ferries and enemy construction markers that this gun could make the primary target."""
        return [*self.ferries(gun, space), *self.works(gun, space)]

    def ferries(self, gun: str, space: str) -> list[str]:
        """Of these, the ferries."""
        return [e.id for e in self.sides(gun, space) if self.ferry_there(e.id)]

    def works(self, gun: str, space: str) -> list[str]:
        """Of these, the construction markers."""
        return [e.id for e in self.sides(gun, space) if self.work_there(e.id)]

    @rule("11.12b")
    def sides(self, gun: str, space: str) -> list[Edge]:
        """Boundaries of the target area that are boundaries of the primary firing unit's area."""
        here = self.lay.units[gun].at
        return [edge for _, edge in self.book.around[here] if space in (edge.a, edge.b)]

    def ferry_there(self, boundary: str) -> bool:
        """A ferry that has not been destroyed."""
        return self.public.ferries.get(boundary, "gone") != "gone"

    def work_there(self, boundary: str) -> bool:
        """A construction marker of the enemy lies on this bridge."""
        works = self.public.works.get(boundary)
        return works is not None and level(works, other(self.side)) > 0

    @rule("11.2c")
    def mates(self, gun: str, space: str) -> list[str]:
        """Other guns that could help this one: British and American guns never together."""
        nation = self.book.counters[gun].nation
        return [
            unit
            for unit in self.reaching(space)
            if unit != gun and not foreign(nation, self.book.counters[unit].nation)
        ]

    def targets(self, space: str) -> list[str]:
        """Units that may be the primary target there."""
        return targets(self.lay, other(self.side), space)

    def aims(self, gun: str, space: str) -> list[str | None]:
        """Units, or none if a ferry or a construction marker can be aimed at instead."""
        return [*self.targets(space), *([None] if self.marks(gun, space) else ())]


def level(works: Works, side: Side) -> int:
    """The construction level of a side on a bridge."""
    return works.german if side == GERMAN else works.allied


@rule("11.2c")
def foreign(one: str, two: str) -> bool:
    """British with American artillery."""
    return one != two and "us" in (one, two)


@rule("8.23", "11.11")
def bombard_form(book: Book, seen: Seen, side: Side) -> Form:
    """Target area, primary firing unit, help, barrage or not, and the primary target."""
    guns = guns_of(book, seen, side)
    return guns_form(guns, lambda act: why_not_bombard(guns, act))


def guns_of(book: Book, seen: Seen, side: Side) -> Guns:
    """What a side could bombard with."""
    return Guns(book, seen.public, innermost(seen.frames, Half), side)


def guns_form(guns: Guns, why_not: Any) -> Form:
    """The declaration, under a rule of its own."""
    return Form(
        Bombard,
        (
            Pick("space", lambda done: list(guns.by_space)),
            Pick("gun", lambda done: guns.by_space[done["space"]]),
            Subset("help", lambda done: guns.mates(done["gun"], done["space"])),
            Flag("barrage", lambda done: guns.book.counters[done["gun"]].corps),
            Pick("aim", lambda done: guns.aims(done["gun"], done["space"])),
            Pick("ferry", lambda done: _ferries(guns, done)),
            Pick("work", lambda done: _works(guns, done)),
        ),
        why_not,
        lambda act: gun_tallies(guns.lay, guns.side, act),
    )


def _ferries(guns: Guns, done: Mapping[str, Any]) -> Sequence[str | None]:
    """No ferry if a unit is aimed at; otherwise those there, or none for a construction marker."""
    if done["aim"] is not None:
        return (None,)
    gun, space = done["gun"], done["space"]
    return [*guns.ferries(gun, space), *([None] if guns.works(gun, space) else ())]


def _works(guns: Guns, done: Mapping[str, Any]) -> Sequence[str | None]:
    """Construction markers, if nothing else is aimed at."""
    if done["aim"] is not None or done["ferry"] is not None:
        return (None,)
    return guns.works(done["gun"], done["space"])


def why_not_bombard(guns: Guns, act: Bombard) -> Illegal | None:
    """The guns, then the barrage, then the target."""
    bad = why_not_fire(guns, act.gun, act.space)
    if bad is not None:
        return bad
    nation = guns.book.counters[act.gun].nation
    for unit in act.help:
        if unit == act.gun:
            return refuse("11.2a", "gun-twice", unit=unit)
        bad = why_not_fire(guns, unit, act.space)
        if bad is not None:
            return bad
        if foreign(nation, guns.book.counters[unit].nation):
            return refuse("11.2c", "foreign-gun", unit=unit)
    if act.barrage and not guns.book.counters[act.gun].corps:
        return refuse("11.112", "corps-guns-only", unit=act.gun)
    return why_not_target(guns, act)


def why_not_fire(guns: Guns, unit: str, space: str) -> Illegal | None:
    """A gun that may fire, in reach of the target area."""
    return guns.why_not(unit) or why_out_of_reach(guns.lay, unit, space)


def why_not_target(guns: Guns, act: Bombard) -> Illegal | None:
    """One primary target: a unit, a ferry or a construction marker."""
    if sum(mark is not None for mark in (act.aim, act.ferry, act.work)) != 1:
        return refuse("11.12a", "one-target")
    if act.aim is not None:
        return why_not_aim(guns.lay, other(guns.side), act.space, act.aim)
    sides = [edge.id for edge in guns.sides(act.gun, act.space)]
    if act.ferry is not None:
        if not guns.ferry_there(act.ferry):
            return refuse("11.12b", "no-ferry", boundary=act.ferry)
        if act.ferry not in sides:
            return refuse("11.12b", "ferry-elsewhere", ferry=act.ferry)
    if act.work is not None:
        if not guns.work_there(act.work):
            return refuse("11.12b", "no-work", bridge=act.work)
        if act.work not in sides:
            return refuse("11.12b", "not-on-its-boundary", boundary=act.work)
    return None


def why_not_aim(lay: Lay, side: Side, space: str, unit: str) -> Illegal | None:
    """A unit of this side in the target area; artillery only if nothing else is there."""
    if unit not in lay.of(side, space):
        return refuse("11.12a", "not-in-target-area", unit=unit, space=space)
    if unit not in targets(lay, side, space):
        return refuse("15.1", "artillery-last", unit=unit)
    return None


def begin_bombard(book: Book, d: D, side: Side, action: Bombard, then: str) -> None:
    """The guns fire; come back to stage `then`."""
    del book
    d.call(
        Barrage(
            side=side,
            space=action.space,
            guns=(action.gun, *action.help),
            barrage=action.barrage,
            aim=action.aim or "",
            ferry=action.ferry or "",
            work=action.work or "",
        ),
        then,
    )


# -- from the air ---------------------------------------------------------------------------


@rule("8.23", "11.11")
def strike_form(book: Book, seen: Seen) -> Choice:
    """Target area, marker and primary target."""
    now, half = lay(book, seen.public), innermost(seen.frames, Half)
    grounded = why_grounded(seen.public, half)
    planes, spaces = ready_planes(seen.public), [] if grounded else bombable(now)
    if not spaces:
        bad = grounded or refuse("16.22", "nobody-to-bomb")
        return NoneOf(Strike, bad, lambda act: why_not_strike(now, seen.public, half, act))
    return Form(
        Strike,
        (
            Pick("space", lambda done: spaces),
            Pick("plane", lambda done: planes),
            Pick("aim", lambda done: targets(now, GERMAN, done["space"])),
        ),
        lambda act: why_not_strike(now, seen.public, half, act),
        lambda act: strike_tallies(now, act),
    )


def bombable(now: Lay) -> list[str]:
    """Where Germans are that planes may bomb."""
    german = now.at[GERMAN]
    return [space for space in now.book.areas if space in german and not why_not_over(now, space)]


def why_not_strike(now: Lay, public: Public, half: Half, act: Strike) -> Illegal | None:
    """The weather and the marker, then the target area, then the target."""
    return (
        why_not_fly(public, half)
        or why_not_plane(public, act.plane)
        or why_not_over(now, act.space)
        or why_not_aim(now, GERMAN, act.space, act.aim)
    )


def strike_tallies(now: Lay, act: Strike) -> tuple[Tally, ...]:
    """AV and DV as they would be."""
    return planes_value(act.plane), cover(now, GERMAN, act.space, planes=True)


@rule("4.31", "16.2a")
def begin_strike(book: Book, d: D, action: Strike, then: str) -> None:
    """The marker is used for this turn; the bombs fall; come back to stage `then`."""
    del book
    d.put(planes=tuple(plane for plane in d.public.planes if plane != action.plane))
    d.call(Barrage(side=ALLIED, space=action.space, plane=action.plane, aim=action.aim), then)


# -- numbers --------------------------------------------------------------------------------


def gun_tallies(lay: Lay, side: Side, act: Bombard) -> tuple[Tally, ...]:
    """AV and DV as they would be."""
    return (
        guns_value(lay.book, act.gun, act.help, act.barrage),
        cover(lay, other(side), act.space, planes=False),
    )


def guns_value(book: Book, gun: str, mates: Sequence[str], barrage: bool) -> Tally:
    """AV of artillery: the primary firing unit, doubled in a barrage, and one for every other."""
    factor = book.counters[gun].af
    tally = Adding("bombardment")
    tally.add("11.2a", "gun-factor", factor, unit=gun)
    tally.add("11.112", "barrage", factor if barrage else 0)
    tally.add("15.11b", "other-guns", len(mates))
    nations = {book.counters[unit].nation for unit in (gun, *mates)}
    tally.add("11.2d", "ss-with-wehrmacht", -1 if nations >= {"ss", "german"} else 0)
    return tally.done()


def planes_value(plane: str) -> Tally:
    """AV of planes: their factor, and no support of any kind."""
    tally = Adding("bombardment")
    tally.add("11.2b", "plane-factor", PLANE_FACTOR, plane=plane)
    return tally.done()


@rule("16.2b")
def cover(lay: Lay, side: Side, space: str, planes: bool) -> Tally:
    """DV of a side under bombardment: the terrain twice; FLAK against planes, guns against guns."""
    book = lay.book
    fresh = lay.fresh(side, space)
    tally = Adding("cover")
    tally.add("11.3A", "twice-tem", 2 * book.tem[space], space=space)
    if planes:
        tally.add("11.3B", "fresh-flak", flak_of(book, fresh))
    else:
        tally.add("11.3C", "fresh-artillery", sum(unit in book.artillery for unit in fresh))
    return tally.done()


@rule("4.124c", "4.125b")
def flak_of(book: Book, units: Sequence[str]) -> int:
    """How many of them are FLAK or FLAK towers."""
    return sum(unit in book.flak for unit in units)


def frame_tallies(book: Book, public: Public, f: Barrage) -> tuple[Tally, ...]:
    """The same for a bombardment that is under way."""
    now, enemy = lay(book, public), other(f.side)
    if f.plane:
        return planes_value(f.plane), cover(now, enemy, f.space, planes=True)
    value = guns_value(book, f.guns[0], f.guns[1:], f.barrage)
    return value, cover(now, enemy, f.space, planes=False)


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
