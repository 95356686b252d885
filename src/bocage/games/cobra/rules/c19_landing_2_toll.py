"""Chapter 19.2.2, steps 5 to 7 - Who defends the beaches, what the landing costs, what is lost."""

from __future__ import annotations

from bocage.families.cobra.odds import COLUMNS, shifted
from bocage.families.cobra.rules.common import leave, lose_steps
from bocage.families.cobra.terrain import terrain_shifts
from bocage.families.cobra.types import ALLIED, GERMAN, Fate
from bocage.games.cobra.book import Book
from bocage.games.cobra.events import Attrition, BeachAbandoned, BeachAlarm, BeachDefended
from bocage.games.cobra.rules.c08_5_result import FEW_STEPS
from bocage.games.cobra.rules.c19_landing_1_waves import beach_hexes
from bocage.games.cobra.types import D, Defend, Landing, Public, Suffering
from bocage.kernel.api import Form, Illegal, Split, refuse, rule

ALARMED = 5  # 2008:19.2.2.5: from this die on a unit may defend a beach
NEAR = 2  # hexes


# -- step 5 -------------------------------------------------------------------------------------


def landing_hexes(book: Book, public: Public) -> list[str]:
    """The beach hexes that hold units which landed from the sea."""
    units, rows = public.units, book.landing
    landed = {units[unit].at for unit in units if unit in rows and rows[unit].how == "beach"}
    return [hex_ for hex_ in book.beaches if hex_ in landed]


@rule("2008:19.2.2.5")
def near_beaches(book: Book, public: Public, unit: str) -> list[str]:
    """The beach hexes with landed units at most two hexes from a unit, in the order of the map."""
    at, apart = public.units[unit].at, book.country.apart
    near = [hex_ for hex_ in landing_hexes(book, public) if apart(at, hex_) <= NEAR]
    return sorted(near)


def guards(book: Book, public: Public) -> tuple[str, ...]:
    """The German units that may come to a beach, in the order of the book."""
    units = [unit for unit in public.units if book.side_of[unit] == GERMAN]
    return tuple(sorted((u for u in units if near_beaches(book, public, u)), key=book.place))


@rule("2008:19.2.2.5")
def roll_alarm(d: D, unit: str) -> bool:
    """Whether a unit may give steps: on 5 and 6."""
    die = 1 + d.below(6, "2008:19.2.2.5")
    d.emit(BeachAlarm("2008:19.2.2.5", unit, die))
    return die >= ALARMED


def defend_form(book: Book, public: Public, unit: str) -> Form:
    """Any number of its steps, to beach hexes that it reaches."""
    steps, hexes = public.units[unit].steps, near_beaches(book, public, unit)
    return Form(
        Defend,
        (
            Split(
                "steps",
                lambda done: dict.fromkeys(hexes, steps),
                lambda done: tuple(range(steps + 1)),
            ),
        ),
        lambda act: why_not_defend(book, public, unit, act),
    )


def why_not_defend(book: Book, public: Public, unit: str, act: Defend) -> Illegal | None:
    """No more steps than the unit has, where it may give them; nobody has to."""
    near = near_beaches(book, public, unit)
    for hex_ in act.steps:
        if hex_ not in near:
            return refuse("2008:19.2.2.5", "beach-too-far", unit=unit, hex=hex_)
    most = public.units[unit].steps
    if sum(act.steps.values()) > most:
        return refuse("2008:19.2.2.5", "too-many-steps", unit=unit)
    return None


@rule("2008:19.2.2.5")
def defend(book: Book, d: D, f: Landing, unit: str, act: Defend) -> None:
    """The steps are gone, and count at these hexes."""
    total = sum(act.steps.values())
    if not total:
        return
    defence = dict(f.defence)
    for hex_, steps in act.steps.items():
        defence[hex_] = defence.get(hex_, 0) + steps
        d.emit(BeachDefended("2008:19.2.2.5", unit, hex_, steps))
    d.remember(defence=defence)
    lose_steps(book, d, unit, total, "2008:19.2.2.5")


# -- step 6 -------------------------------------------------------------------------------------


@rule("2008:E9")
def parties(book: Book, public: Public) -> tuple[tuple[str, ...], ...]:
    """Who is rolled for together: Rangers with the division in their hex, all others alone."""
    units = [unit for unit in book.landing if unit in public.units]
    rangers = [unit for unit in units if book.counters[unit].type == "ranger"]
    found = []
    for unit in units:
        if unit in rangers:
            continue
        at, whole = public.units[unit].at, book.counters[unit].size == "division"
        found.append((unit, *(r for r in rangers if whole and public.units[r].at == at)))
    taken = {unit for party in found for unit in party}
    return (*found, *((unit,) for unit in rangers if unit not in taken))


@rule("2008:19.2.2.6a")
def toll_column(book: Book, public: Public, f: Landing, unit: str) -> int:
    """The column of the beach or the drop, shifted."""
    row = book.landing[unit]
    at = public.units[unit].at
    net = beach_shift(f, at)
    if row.how == "drop":
        net += ground_shift(book, at)
    return shifted(COLUMNS.index(row.column or ""), net)


@rule("2008:19.2.2.6b")
def beach_shift(f: Landing, hex_: str) -> int:
    """One to the right for each German step that defends the beach hex."""
    return f.defence.get(hex_, 0)


@rule("2008:19.2.2.6c")
def ground_shift(book: Book, hex_: str) -> int:
    """What ground would shift to the left in defence it shifts to the right; bocage does not."""
    shifts = terrain_shifts(book.country, hex_)
    return -sum(shift.value for shift in shifts if shift.label != "bocage")


@rule("2008:19.2.2.6a")
def roll_toll(book: Book, d: D, f: Landing, party: tuple[str, ...], then: str) -> None:
    """The defender's number as steps; Germans suffer nothing, and nobody retreats."""
    column, die = toll_column(book, d.public, f, party[0]), 1 + d.below(6, "2008:19.2.2.6a")
    steps = sum(d.public.units[unit].steps for unit in party)
    result = book.crt[column, die]
    number = 1 if result.star and steps <= FEW_STEPS else result.defender
    d.emit(Attrition("2008:19.2.2.6a", party[0], COLUMNS[column], die, number))
    at, lost = d.public.units[party[0]].at, min(number, steps)
    if lost and at in book.beaches:
        d.remember(lost={**f.lost, at: f.lost.get(at, 0) + lost})
    if len(party) == 1:
        if number:
            lose_steps(book, d, party[0], number, "2008:19.2.2.6a")
        return d.goto(then)
    return d.call(
        Suffering(side=ALLIED, units=party, number=number, may_retreat=False, freely=True), then
    )


# -- step 7 -------------------------------------------------------------------------------------


@rule("2008:19.2.2.7a", "2008:19.2.2.7c")
def judge_beaches(book: Book, d: D, f: Landing) -> None:
    """More than half of the steps lost: abandoned. Elsewhere each lost step shifts attacks."""
    for beach, landed in f.landed.items():
        hexes = beach_hexes(book, beach)
        if 2 * sum(f.lost.get(hex_, 0) for hex_ in hexes) > landed:
            abandon(book, d, beach, hexes)
    markers = {hex_: steps for hex_, steps in f.lost.items() if not given_up(book, d, hex_)}
    d.put(beach_shifts=markers)


def given_up(book: Book, d: D, hex_: str) -> bool:
    """Whether a hex belongs to an abandoned beach."""
    return book.beaches[hex_].beach in d.public.abandoned


@rule("2008:19.2.2.7a", "2008:19.2.2.7b")
def abandon(book: Book, d: D, beach: str, hexes: tuple[str, ...]) -> None:
    """All its units leave the game without points, and the Germans hold the beach."""
    for unit in [u for u, state in d.public.units.items() if state.at in hexes]:
        if book.side_of[unit] == ALLIED:
            leave(book, d, unit, Fate("removed", d.public.turn))
    d.put(
        abandoned=(*d.public.abandoned, beach),
        control={**d.public.control, **dict.fromkeys(hexes, GERMAN)},
    )
    d.emit(BeachAbandoned("2008:19.2.2.7a", beach))
