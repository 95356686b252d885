"""11.1 to 11.3 and 16.2: bombardment by guns and from the air, and its numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bocage.games.market_garden.book import Book, Edge
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
    GERMAN,
    Barrage,
    Bombard,
    D,
    Half,
    Public,
    Seen,
    Side,
    Strike,
    Works,
    other,
)
from bocage.kernel.api import (
    Adding,
    Choice,
    Flag,
    Form,
    Illegal,
    NoneOf,
    Pick,
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
