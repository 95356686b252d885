"""Current numbers of units and weapons, with the clauses that make them.

Each number is a list of terms (clause, label, value); the plain number is their sum. Labels are
those of the texts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from bocage.games.combat_commander.book import Book, Counter
from bocage.games.combat_commander.types import (
    FIGURES,
    D,
    Moving,
    Public,
    Side,
    UnitState,
)
from bocage.kernel.api import Adding, Frame, Tally, rule

Term = tuple[str, str, int]
TANK = 4  # scenario 11: figures that fit into the tank
Stat = Literal["fp", "range", "move", "morale"]
COVER_CLAUSE = {
    "bridge-large": "T80a",
    "bridge-small": "T80a",
    "brush": "T81",
    "building": "T82a",
    "field": "T85",
    "gully": "T86",
    "hedge": "T87",
    "marsh": "T89a",
    "open": "T90",
    "orchard": "T91",
    "stream": "T95a",
    "wall": "T97",
    "water-barrier": "T98",
    "woods": "T99a",
    "bunker": "F101",
    "foxholes": "F102",
    "pillbox": "F104",
    "trench": "F105.1",
}
NUMBER = {"fp": "3.1.1", "range": "3.1.2", "move": "3.1.3", "morale": "3.1.4"}


def tally(of: str, terms: Iterable[Term], halves: bool = False) -> Tally:
    """A number with its terms."""
    adding = Adding(of, halves)
    for clause, label, value in terms:
        adding.add(clause, label, value)
    return adding.done()


# -- sides ----------------------------------------------------------------------------------


@rule("A35a", "gl.8")
def is_defender(public: Public, side: Side) -> bool:
    """Whether the posture of a side is defend."""
    return public.plan[side].posture == "defend"


def depth_of(book: Book, public: Public, side: Side) -> dict[str, int]:
    """How many hexes lie between each hex and the edge of a side."""
    return book.depth[public.plan[side].edge]


def rim_of(book: Book, public: Public, side: Side) -> tuple[str, ...]:
    """The hexes along the edge of a side."""
    return book.rim[public.plan[side].edge]


def area_of(book: Book, public: Public, side: Side) -> tuple[str, ...]:
    """The set-up area of a side."""
    return book.area(public.plan[side].area)


# -- who is where ---------------------------------------------------------------------------


@rule("8")
def units_at(public: Public, at: str) -> list[str]:
    """All units in a hex."""
    return [unit for unit, state in public.units.items() if state.at == at]


def side_at(book: Book, public: Public, at: str, side: Side) -> list[str]:
    """The units of a side in a hex."""
    units = book.units
    return [u for u, s in public.units.items() if s.at == at and units[u].side == side]


def of_side(book: Book, public: Public, side: Side) -> list[str]:
    """The units of a side on the map."""
    return [unit for unit in public.units if book.units[unit].side == side]


def figures(book: Book, units: Iterable[str]) -> int:
    """How many soldiers are shown on these counters."""
    return sum(book.units[unit].figures for unit in units)


@rule("8.2a", "3b")
def soldiers(book: Book, public: Public, side: Side) -> dict[str, int]:
    """How many soldiers of a side stand in each hex."""
    men: dict[str, int] = {}
    for unit, state in public.units.items():
        if (counter := book.units[unit]).side == side:
            men[state.at] = men.get(state.at, 0) + counter.figures
    return men


@rule("8.2a")
def rooms(book: Book, public: Public, unit: str, hexes: Iterable[str]) -> list[str]:
    """Those of some hexes into which a unit fits within the stacking limit of its side."""
    men, more = soldiers(book, public, book.units[unit].side), book.units[unit].figures
    return [at for at in hexes if men.get(at, 0) + more <= limit_at(book, public, at)]


@rule("8.2a", "S11.1")
def limit_at(book: Book, public: Public, at: str) -> int:
    """How many figures of a side fit into a hex; into the tank of scenario 11 fewer."""
    if "tank" in book.scenario.specials and public.forts.get(at) == "bunker":
        return TANK
    return FIGURES


@rule("gl.3")
def friendly(book: Book, public: Public, at: str, side: Side) -> bool:
    """Whether a hex is friendly: units of the side alone, or a free objective that it controls."""
    there = units_at(public, at)
    if there:
        return all(book.units[unit].side == side for unit in there)
    number = book.number_at.get(at)
    return number is not None and public.control.get(number) == side


@rule("O16.4a")
def mixed_hexes(book: Book, public: Public) -> tuple[str, ...]:
    """The hexes in which units of both sides stand."""
    units = book.units
    axis = {state.at for unit, state in public.units.items() if units[unit].side == "axis"}
    mixed = {
        state.at: None
        for unit, state in public.units.items()
        if state.at in axis and units[unit].side != "axis"
    }
    return tuple(mixed)


def moving(frames: Sequence[Frame]) -> tuple[str, ...]:
    """The units that are activated for the Move order under way."""
    return next((one.units for one in reversed(frames) if isinstance(one, Moving)), ())


def moving_now(d: D) -> tuple[str, ...]:
    """The same while rules are carried out."""
    order = d.inside(Moving)
    return order.units if order is not None else ()


# -- units ----------------------------------------------------------------------------------


def is_leader(book: Book, unit: str) -> bool:
    """Leaders and heroes lead."""
    return book.units[unit].leads


@rule("3.1.5", "13.2a")
def command_of(book: Book, public: Public, unit: str) -> int:
    """The Command of a leader; suppression, veterans and wire leave it alone."""
    counter = book.units[unit]
    return (counter.back if public.units[unit].broken else counter.front).command


@rule("3.1.5", "3.3.1.2a", "3.3.1.2b")
def command_at(book: Book, public: Public, at: str, side: Side) -> int:
    """The Command of all leaders of a side in a hex together."""
    total, counters = 0, book.units
    for unit, state in public.units.items():
        if state.at == at and (counter := counters[unit]).leads and counter.side == side:
            total += (counter.back if state.broken else counter.front).command
    return total


def printed_value(counter: Counter, state: UnitState, stat: Stat) -> int:
    """A number as it is printed on the side of the counter that shows."""
    return int(getattr(counter.back if state.broken else counter.front, stat))


@rule("3.1.1", "3.1.2", "3.1.3", "3.1.4", "3.2.1", "3.3.1.2c", "E44.1a", "F106.1")
def unit_terms(book: Book, public: Public, unit: str, stat: Stat) -> list[Term]:
    """A number of a unit without cover and weapon: printed, command, veteran, suppressed, wire."""
    state = public.units[unit]
    counter = book.units[unit]
    terms: list[Term] = [(NUMBER[stat], f"printed-{stat}", printed_value(counter, state, stat))]
    if not counter.leads:
        command = command_at(book, public, state.at, counter.side)
        if command:
            terms.append(("3.3.1.2a", "command", command))
    if state.veteran:
        terms.append(("E44.1a", "veteran", 1))
    if state.suppressed:
        terms.append(("13.2a", "suppressed", -1))
    if stat != "move" and public.forts.get(state.at) == "wire":
        terms.append(("F106.1", "wire", -1))
    return terms


def unit_value(book: Book, public: Public, unit: str, stat: Stat) -> int:
    """The sum of `unit_terms`, without their words: it is asked often."""
    state, counter = public.units[unit], book.units[unit]
    value = printed_value(counter, state, stat) + state.veteran - state.suppressed
    if not counter.leads:
        value += command_at(book, public, state.at, counter.side)
    if stat != "move" and public.forts.get(state.at) == "wire":
        value -= 1
    return value


@rule("11.1a")
def movement_terms(book: Book, public: Public, unit: str) -> list[Term]:
    """The Movement of a unit with what it carries; the road bonus is not in it."""
    terms = unit_terms(book, public, unit, "move")
    weapon = public.units[unit].weapon
    if weapon and book.weapons[weapon].move:
        terms.append(("11.1a", "weapon-move", book.weapons[weapon].move))
    return terms


def movement(book: Book, public: Public, unit: str) -> int:
    """The current Movement of a unit."""
    return sum(value for _, _, value in movement_terms(book, public, unit))


# -- cover and morale -----------------------------------------------------------------------


@rule("T78.3a", "T78.3b", "T80a", "T81", "T82a", "T85", "T86", "T87", "T89a", "T90", "T91")
@rule("T93c", "T95a", "T97", "T99a", "F101", "F102", "F104", "F105.1")
def cover_terms(
    book: Book, public: Public, at: str, crossed: str = "", indirect: bool = False
) -> list[Term]:
    """The best cover in a hex, one only: its terrain, a wall or hedge the fire crosses, its works.

    `crossed` is the wall or hedge; mortars and artillery (`indirect`) fire over it, but dug-in
    units are one better off against them. A road takes one off.
    """
    words = [book.terrain[at]]
    if crossed and not indirect:
        words.append(crossed)
    found = [(book.chart[word].cover, word) for word in words]
    fort = public.forts.get(at, "")
    if fort and (row := book.forts[fort]).cover is not None and row.mortars is not None:
        found.append((row.mortars if indirect else row.cover, fort))
    value, word = max(found, key=lambda one: one[0])
    terms = [(COVER_CLAUSE[word], f"cover-{word}", value)]
    if book.roads[at]:
        terms.append(("T93c", "road", -1))
    return terms


def cover(book: Book, public: Public, at: str, crossed: str = "", indirect: bool = False) -> int:
    """The cover of a hex."""
    return sum(value for _, _, value in cover_terms(book, public, at, crossed, indirect))


@rule("3.1.4")
def morale_terms(
    book: Book, public: Public, unit: str, cover: Sequence[Term] | None = None
) -> list[Term]:
    """The current Morale of a unit with the cover of its hex (or the cover given)."""
    at = public.units[unit].at
    shelter = cover_terms(book, public, at) if cover is None else cover
    return [*unit_terms(book, public, unit, "morale"), *shelter]


def morale(book: Book, public: Public, unit: str) -> int:
    """The current Morale of a unit."""
    return sum(value for _, _, value in morale_terms(book, public, unit))


# -- weapons --------------------------------------------------------------------------------


def holder_of(public: Public, weapon: str) -> str | None:
    """The unit on the map that carries a weapon."""
    return next((unit for unit, state in public.units.items() if state.weapon == weapon), None)


@rule("11.1b", "11.1e", "3.3.1.3a", "3.3.1.3b", "O20.2b")
def weapon_terms(
    book: Book, public: Public, weapon: str, holder: str, stat: Literal["fp", "range"]
) -> list[Term]:
    """A number of a weapon: printed, and the Command of leaders with whom it is.

    Not for ordnance, nor for a weapon that a leader carries; suppression, veterans and wire never
    touch it.
    """
    row = book.weapons[weapon]
    terms: list[Term] = [
        ("11.1b", "printed-fp", row.fp) if stat == "fp" else ("11.1b", "printed-range", row.high)
    ]
    if not row.ordnance and not is_leader(book, holder):
        command = command_at(book, public, public.units[holder].at, book.units[holder].side)
        if command:
            terms.append(("3.3.1.3a", "command", command))
    return terms


def weapon_value(
    book: Book, public: Public, weapon: str, holder: str, stat: Literal["fp", "range"]
) -> int:
    """A number of a weapon."""
    return sum(value for _, _, value in weapon_terms(book, public, weapon, holder, stat))
