"""Chapters 18.4 and 18.5 - Airborne drops: where, how many, and what FLAK does to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, product
from typing import Any

from bocage.games.market_garden.book import LIMIT, Book
from bocage.games.market_garden.events import Dropped
from bocage.games.market_garden.rules.common import (
    STATES,
    ask_dice,
    put_units,
    remember,
    set_state,
)
from bocage.games.market_garden.rules.r09_movement_1_ways import (
    FREE,
    FRESH_ENEMY,
    SPENT_ENEMY,
    VACANT,
    allowance,
    mired,
)
from bocage.games.market_garden.state import Acts, Lay, lay
from bocage.games.market_garden.types import (
    ALLIED,
    DIS1,
    FRESH,
    GERMAN,
    SPENT,
    UK,
    D,
    Drop,
    Dropping,
    Half,
    Public,
    Start,
    UnitState,
    begun,
)
from bocage.kernel.api import NO_VALUE, Assign, Choice, Form, Illegal, Rng, Step, refuse, rule

AT_ONCE = 3  # 18.41a
BOUND_UNTIL = 19  # 18.5: the last day on which the printed area binds
COLOURS = {"1": "red", "82": "green", "101": "green"}  # 3.261


# -- where ----------------------------------------------------------------------------------


@rule("3.261", "3.26")
def coloured_areas(book: Book, unit: str) -> list[str]:
    """The drop areas of the unit's division: of its colour, in its sector (Poles: A29)."""
    division = book.airborne.get(unit)
    if division is None:
        return []
    colour, sector = COLOURS[division], book.sector[unit]
    return [s for s in book.drop_areas if book.areas[s].drop == colour and s in sector]


@rule("18.41a", "18.5")
def drop_areas(book: Book, public: Public, unit: str) -> list[str]:
    """The printed area; after 19 September all drop areas of the division."""
    printed = book.counters[unit].drop
    areas = [] if printed is None else [printed]
    if public.day > BOUND_UNTIL:
        areas += [space for space in coloured_areas(book, unit) if space != printed]
    return areas


# -- declaring ------------------------------------------------------------------------------


class Sticks(Assign):
    """An area for each of a few units."""

    def __init__(
        self,
        name: str,
        units: Sequence[str],
        areas: Callable[[str], Sequence[str]],
        most: int,
    ) -> None:
        super().__init__(name, lambda done: units, lambda done, unit: areas(unit))
        self._units, self._areas, self._most = units, areas, most

    def values(self, done: Any) -> Iterator[dict[str, str]]:
        """All ways, fewest units first."""
        for size in range(1, min(self._most, len(self._units)) + 1):
            for units in combinations(self._units, size):
                for areas in product(*(self._areas(unit) for unit in units)):
                    yield dict(zip(units, areas, strict=True))

    def sample(self, done: Any, rng: Rng) -> Any:
        """First how many, then which units, then where."""
        most = min(self._most, len(self._units))
        if most < 1:
            return NO_VALUE
        units = rng.shuffled(self._units)[: 1 + rng.below(most)]
        chosen = {}
        for unit in self._units:
            areas = self._areas(unit) if unit in units else ()
            if areas:
                chosen[unit] = areas[rng.below(len(areas))]
        return chosen

    def more(self, done: Any, so_far: Any) -> tuple[Any, ...]:
        """Other units, if there may be more."""
        return () if len(so_far or {}) >= self._most else super().more(done, so_far)


def drop_form(acts: Acts) -> Choice:
    """Units of the UK box, each with its area."""
    units = waiting_in_uk(acts) if why_no_drops(acts) is None else []
    return Form(
        Drop,
        (
            Sticks(
                "into",
                units,
                lambda unit: drop_areas(acts.book, acts.public, unit),
                left(acts.half),
            ),
        ),
        lambda act: why_not_drop(acts, act),
    )


@rule("3.4")
def waiting_in_uk(acts: Acts) -> list[str]:
    """Fresh units that could drop now."""
    units = acts.public.units
    return [unit for unit in acts.actors if units[unit].at == UK]


@rule("18.4", "17.2", "17.3")
def why_no_drops(acts: Acts) -> Illegal | None:
    """Whether the UK box is active, in Clear weather, and nobody has dropped in this activation."""
    if UK not in acts.activation.spaces:
        return refuse("18.4", "uk-not-active")
    if acts.public.weather != "clear":
        return refuse("17.3", "no-drops")
    if acts.must:
        return refuse("10.1d", "assault-first", space=acts.must)
    if acts.activation.dropped:
        return refuse("18.44b", "drops-declared")
    return None


def why_not_drop(acts: Acts, act: Drop) -> Illegal | None:
    """Who, how many, where to, room, and guns with somebody before them."""
    bad = why_no_drops(acts)
    if bad is not None:
        return bad
    if not act.into:
        return refuse("18.42c", "nobody-drops")
    for unit, space in act.into.items():
        bad = why_not_into(acts, unit, space)
        if bad is not None:
            return bad
    return (
        why_too_many(acts.half, act) or why_no_room(acts, act) or why_guns_alone(acts.lay, act.into)
    )


def why_not_into(acts: Acts, unit: str, space: str) -> Illegal | None:
    """A Fresh unit of the UK box, into an area that is open to it."""
    if unit not in waiting_in_uk(acts):
        return refuse("18.4", "not-in-uk", unit=unit)
    if space not in drop_areas(acts.book, acts.public, unit):
        if acts.public.day > BOUND_UNTIL:
            return refuse("18.5", "not-its-colour", unit=unit, space=space)
        return refuse("18.41a", "not-its-drop-area", unit=unit, space=space)
    if space in acts.half.assaulted:
        return refuse("9.3b", "assaulted-already", space=space)
    return None


@rule("18.41a")
def left(half: Half) -> int:
    """How many may still drop in this half."""
    return AT_ONCE - len(half.dropped)


def why_too_many(half: Half, act: Drop) -> Illegal | None:
    """Three units in a half, whatever was activated how often."""
    if len(act.into) > left(half):
        return refuse("18.41a", "too-many-drops", most=AT_ONCE)
    return None


@rule("18.41a", "9.1e")
def why_no_room(acts: Acts, act: Drop) -> Illegal | None:
    """No more than ten Allied units in an area after the drop, interdicted ones included."""
    for space, count in Counter(act.into.values()).items():
        if acts.lay.room(ALLIED, space) < count:
            return refuse("18.41a", "full", space=space, most=LIMIT)
    return None


@rule("18.41b")
def why_guns_alone(now: Lay, into: Mapping[str, str]) -> Illegal | None:
    """Artillery drops into a German area that is not contested only with a point unit."""
    book = now.book
    led = {space for unit, space in into.items() if unit in book.points}
    for unit, space in into.items():
        if unit in book.points or space in led:
            continue
        if not now.friendly(ALLIED, space) and not now.contested(space):
            return refuse("18.41b", "gun-needs-point", unit=unit, space=space)
    return None


@rule("18.42c", "18.44b")
def begin_drop(book: Book, d: D, action: Drop, then: str) -> None:
    """All areas are declared; the units drop; come back to stage `then`."""
    del book
    d.remember(dropped=True)
    d.amend(Half, dropped=(*d.caller(Half).dropped, *action.into))
    d.call(Dropping(into=action.into, left=tuple(action.into)), then)


# -- landing --------------------------------------------------------------------------------


class DroppingStep(Step):
    """All land, then the Germans roll for each unit that FLAK or planes can reach."""

    def run(self, book: Book, d: D, f: Dropping) -> None:
        """Land; then unit by unit."""
        match f.stage:
            case "start":
                land(book, d, f)
                d.goto("roll")
            case "roll":
                self.next_unit(book, d, f)

    @rule("18.44b", "18.42c")
    def next_unit(self, book: Book, d: D, f: Dropping) -> None:
        """A die for the next unit, if there is anything that could hit it."""
        if not f.left:
            release_guns(book, d, f)
            return d.finish()
        unit = f.left[0]
        value = interdiction(book, d.public, unit, f)
        if value:
            return ask_dice(d, "rolled", GERMAN, "18.44b", about=unit)
        d.emit(Dropped("18.44b", unit, f.into[unit], 0, 0, STATES[FRESH]))
        return d.goto("roll", left=f.left[1:])

    def back(self, book: Book, d: D, f: Dropping, value: tuple[int, ...]) -> None:
        """What the die does to the unit."""
        unit = f.left[0]
        strength = interdiction(book, d.public, unit, f)
        state = interdicted(value[0], strength)
        d.emit(Dropped("18.44b", unit, f.into[unit], value[0], strength, STATES[state]))
        if state != FRESH:
            bog_down(book, d, f, unit, state)
        d.goto("roll", left=f.left[1:])


@rule("18.44a", "18.44c", "23.2c")
def interdiction(book: Book, public: Public, unit: str, f: Dropping) -> int:
    """IV against a unit: FLAK and markers, which stay as they are; in polder with 23.2 more."""
    space = f.into[unit]
    value = lay(book, public).interdiction(space)
    if f.dday and book.on("drops") and space in book.polder:
        value += 2 if book.counters[unit].glider or unit in book.artillery else 1
    return value


@rule("18.44b")
def interdicted(die: int, value: int) -> int:
    """Equal to the IV: Spent; less: Dis1; more: nothing."""
    if die > value:
        return FRESH
    return SPENT if die == value else DIS1


@rule("18.42d", "ex3")
def bog_down(book: Book, d: D, f: Dropping, unit: str, state: int) -> None:
    """It stays in the drop area and neither moves nor fights; others may still have to."""
    set_state(book, d, "18.44b", unit, state)
    if not f.dday:
        remember(d, (unit,), done=True, waits=False, must=False)


@rule("18.42d", "10.2e")
def release_guns(book: Book, d: D, f: Dropping) -> None:
    """Where no point unit came down unhurt there is nobody who could assault."""
    units = d.public.units
    able = {s for u, s in f.into.items() if u in book.points and units[u].state == FRESH}
    if not f.dday:
        remember(d, [unit for unit, space in f.into.items() if space not in able], must=False)


def land(book: Book, d: D, f: Dropping) -> None:
    """Into their areas, Fresh. In an impulse it is remembered what landing would cost."""
    before = lay(book, d.public)
    put_units(book, d, {unit: UnitState(space) for unit, space in f.into.items()})
    if not f.dday:
        for unit, space in f.into.items():
            come_down(d, before, unit, space)


@rule("18.42a", "18.43", "9.2g")
def come_down(d: D, before: Lay, unit: str, space: str) -> None:
    """Who acts at once has paid for entering; before enemies alone an assault is mandatory."""
    start = begun(d.caller(Half))
    cost = min(landing_cost(before, start, space), allowance(before.book, d.public, unit))
    enemies = bool(before.of(GERMAN, space))
    must = enemies and not before.contested(space) and not before.friendly(ALLIED, space)
    remember(
        d,
        (unit,),
        spent=cost,
        landed=cost,
        last=UK,
        how="drop",
        must=must,
        waits=enemies,
        stopped=enemies or mired(before.book, unit, space),
    )


@rule("18.42a")
def landing_cost(before: Lay, start: Start, space: str) -> int:
    """What entering the area costs anybody."""
    if before.of(GERMAN, space):
        return FRESH_ENEMY if before.any_fresh(GERMAN, space) else SPENT_ENEMY
    if start.control[space] == "german" or not before.friendly(ALLIED, space):
        return VACANT
    return FREE


def known(public: Public, unit: str) -> bool:
    """It is in play, or was."""
    return unit in public.units or unit in public.gone
