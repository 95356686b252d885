"""Chapter 19.2.2, steps 1 to 4 - The first wave is put down, drops scatter and may go wrong."""

from __future__ import annotations

from collections.abc import Iterable

from bocage.families.cobra.events import CombatResolved
from bocage.families.cobra.odds import ALL, COLUMNS, odds_column
from bocage.families.cobra.rules.common import eliminate, lose_steps, place, put_units
from bocage.families.cobra.state import Lines
from bocage.families.cobra.types import ALLIED, GERMAN, UnitState
from bocage.games.cobra.book import Book
from bocage.games.cobra.events import Landed, Scattered, ScatterRolled
from bocage.games.cobra.rules.c08_5_result import FEW_STEPS
from bocage.games.cobra.types import D, Drop, Land, Landing, Public, Scatter, Suffering
from bocage.kernel.api import Form, Illegal, OneOf, Pick, refuse, rule

DROP_DEFENCE = 1  # 2008:19.2.2.4b: the strength of a unit that came down on Germans


# -- step 1 -------------------------------------------------------------------------------------


@rule("2008:19.2.2.1a", "2008:13.3.7")
def put_down_drops(book: Book, d: D) -> tuple[str, ...]:
    """Airborne units come down where the chart says."""
    units = [row.unit for row in book.landing.values() if row.how == "drop"]
    due = [unit for unit in units if awaited(book, d.public, unit)]
    for unit in due:
        put_down(book, d, unit, book.landing[unit].place)
    return tuple(due)


def awaited(book: Book, public: Public, unit: str) -> bool:
    """Whether a unit of the first wave has still to come."""
    return unit in book.arrivals and unit not in public.units and unit not in public.fates


def put_down(book: Book, d: D, unit: str, hex_: str) -> None:
    """A unit of the first wave stands in a hex, with all its steps."""
    put_units(book, d, {unit: UnitState(hex_, book.full_steps[unit])})
    d.emit(Landed("2008:19.2.2.1a", unit, hex_))


def waves(book: Book, public: Public) -> tuple[str, ...]:
    """The units that land from the sea and have not done so."""
    units = [row.unit for row in book.landing.values() if row.how == "beach"]
    return tuple(unit for unit in units if awaited(book, public, unit))


def beach_hexes(book: Book, beach: str) -> tuple[str, ...]:
    """The hexes of a beach."""
    return tuple(hex_ for hex_, row in book.beaches.items() if row.beach == beach)


def land_form(book: Book, public: Public) -> Form:
    """A unit, and a hex of its beach that has room for it."""
    units = waves(book, public)

    def hexes(unit: str) -> list[str]:
        own = beach_hexes(book, book.landing[unit].place)
        return [hex_ for hex_ in own if why_not_land(book, public, Land(unit, hex_)) is None]

    return Form(
        Land,
        (
            Pick("unit", lambda done: [unit for unit in units if hexes(unit)]),
            Pick("hex", lambda done: hexes(done["unit"])),
        ),
        lambda act: why_not_land(book, public, act),
    )


@rule("2008:19.2.2.1a", "2008:19.2.2.1b")
def why_not_land(book: Book, public: Public, act: Land) -> Illegal | None:
    """On its own beach, not among Germans, within the limit; zones of control do not matter."""
    if act.unit not in waves(book, public):
        return refuse("2008:19.2.2.1a", "not-in-the-wave", unit=act.unit)
    if act.hex not in beach_hexes(book, book.landing[act.unit].place):
        return refuse("2008:19.2.2.1a", "not-its-beach", unit=act.unit, hex=act.hex)
    lines = book.lines(public)
    if lines.held[GERMAN].get(act.hex):
        return refuse("2008:19.2.2.1b", "enemy-there", hex=act.hex)
    if not has_room(book, lines, act.hex, act.unit):
        return refuse("2008:19.2.2.1b", "no-room", hex=act.hex)
    return None


def has_room(book: Book, lines: Lines, hex_: str, unit: str) -> bool:
    """Whether a unit fits into a hex with the Allied units that are there."""
    return book.fits((*lines.held[ALLIED].get(hex_, ()), unit))


def can_land(book: Book, public: Public) -> bool:
    """Whether some unit that is left can still land: the others come later (2008 13.3.8a)."""
    return any(
        why_not_land(book, public, Land(unit, hex_)) is None
        for unit in waves(book, public)
        for hex_ in beach_hexes(book, book.landing[unit].place)
    )


# -- steps 2 and 3 ------------------------------------------------------------------------------


def scatter_choice(f: Landing) -> OneOf:
    """Any airborne unit that was not rolled for."""
    return OneOf(
        tuple(Scatter(unit) for unit in f.drops),
        lambda act: None if act.unit in f.drops else refuse("2008:19.2.2.2", "no-drop-left"),
        types=(Scatter,),
    )


@rule("2008:19.2.2.2")
def roll_scatter(book: Book, d: D, f: Landing, unit: str) -> None:
    """British units and those of the US 101st scatter on 6, those of the 82nd on 5 and 6."""
    die, needed = 1 + d.below(6, "2008:19.2.2.2"), book.landing[unit].scatter
    strewn = needed is not None and die >= needed
    d.emit(ScatterRolled("2008:19.2.2.2", unit, die, "drifts" if strewn else "stays"))
    d.remember(
        drops=tuple(one for one in f.drops if one != unit),
        scattered=(*f.scattered, unit) if strewn else f.scattered,
    )
    if strewn:
        drift(book, d, unit)


@rule("2008:19.2.2.3", "2008:E15a")
def drift(book: Book, d: D, unit: str) -> None:
    """One hex in the direction of the diagram: 1 is north, 4 south; nobody swims."""
    die = 1 + d.below(6, "2008:19.2.2.3")
    there = book.grid.neighbour(d.public.units[unit].at, book.scatter[die])
    d.emit(Scattered("2008:19.2.2.3", unit, die, there or ""))
    if there is None or book.country.ground[there].terrain == "sea":
        return eliminate(book, d, unit, "2008:19.2.2.3")
    return place(book, d, unit, there)


# -- step 4 -------------------------------------------------------------------------------------


@rule("2008:19.2.2.4a")
def bad_landings(book: Book, d: D, scattered: Iterable[str]) -> None:
    """A scattered unit on a beach, at the coast or in an over-full hex loses a step."""
    held = book.lines(d.public).held[ALLIED]
    hit = []
    for unit in scattered:
        at = d.public.units[unit].at
        if at in book.beaches or at in book.coast or not book.fits(held[at]):
            hit.append(unit)
    for unit in hit:
        lose_steps(book, d, unit, 1, "2008:19.2.2.4a")


def among_germans(book: Book, public: Public) -> tuple[str, ...]:
    """Airborne units that share their hex with Germans."""
    german, units = book.lines(public).held[GERMAN], public.units
    drops = [row.unit for row in book.landing.values() if row.how == "drop"]
    return tuple(unit for unit in drops if unit in units and german.get(units[unit].at))


@rule("2008:19.2.2.4b")
def drop_fight(book: Book, d: D, unit: str, then: str) -> None:
    """The Germans there attack at once, all together as printed; nothing is shifted."""
    here = book.lines(d.public).held[GERMAN][d.public.units[unit].at]
    fighters = tuple(one for one in here if not book.counters[one].is_hq)
    if not fighters:
        return d.goto(then)
    strength = sum(book.strength[one, d.public.units[one].steps] for one in fighters)
    column, die = odds_column(strength, DROP_DEFENCE), 1 + d.below(6, "2008:19.2.2.4b")
    result = book.crt[column, die]
    theirs, ours = result.attacker, result.defender
    both = [sum(d.public.units[one].steps for one in force) for force in (fighters, (unit,))]
    if result.star and max(both) <= FEW_STEPS:
        theirs = ours = 1
    d.emit(CombatResolved("2008:19.2.2.4b", COLUMNS[column], die, theirs, ours, ()))
    if ours:
        lose_steps(book, d, unit, ours, "2008:19.2.2.4b")
    if theirs == ALL:
        for one in fighters:
            eliminate(book, d, one, "2008:19.2.2.4b")  # equivalent: no e at 1:1 or better
        theirs = 0
    return d.call(Suffering(side=GERMAN, units=fighters, number=theirs, may_retreat=False), then)


def refuges(book: Book, public: Public, unit: str) -> list[str]:
    """The hexes next to a unit that are free of the enemy and have room for it."""
    lines, country = book.lines(public), book.country
    return [
        hex_
        for hex_ in country.next_to[public.units[unit].at]
        if country.ground[hex_].terrain != "sea"
        and not lines.held[GERMAN].get(hex_)
        and has_room(book, lines, hex_, unit)
    ]


def drop_choice(book: Book, public: Public, unit: str) -> OneOf:
    """Any of these hexes."""
    hexes = refuges(book, public, unit)
    return OneOf(
        tuple(Drop(unit, hex_) for hex_ in hexes),
        lambda act: (
            None
            if act.unit == unit and act.hex in hexes
            else refuse("2008:19.2.2.4b", "no-refuge", unit=unit)
        ),
        types=(Drop,),
    )
