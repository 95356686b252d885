"""What units are worth to their side, in hundredths of a victory point."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from bocage.families.cobra.book import Book
from bocage.families.cobra.counters import Counter
from bocage.families.cobra.terrain import Country, terrain_shifts
from bocage.families.cobra.types import ALLIED, GERMAN, Public

POINT = 100  # a victory point
SAVED = 200  # what a panzer regiment will probably still score
FATAL = (100, 20, 8, 0)  # how much of a unit's worth goes with its last step, the last but one, …
STRENGTH = {GERMAN: 14, ALLIED: 4}  # a point of strength: the Allies can replace it
GROUND = 8  # a hex of a retreat, and a shift that is given up
IN_LINE = 30


def armoured(counter: Counter) -> bool:
    """Panzers, panzergrenadiers and Allied armour: whole divisions of them fight doubled."""
    return counter.type in ("panzer", "panzergrenadier", "armour")


def death(book: Book, unit: str) -> int:
    """What it costs to lose a unit, beyond its strength."""
    counter, edition = book.counters[unit], book.edition
    return POINT * edition.lost(counter) + (SAVED if edition.saved(counter) else 0)


def step_cost(book: Book, unit: str, steps: int) -> int:
    """What it costs to lose the next step of a unit that has so many."""
    counter = book.counters[unit]
    if counter.is_hq:
        return 2 * POINT
    drop = counter.strength(steps) - (counter.strength(steps - 1) if steps > 1 else 0)
    cost = drop * STRENGTH[counter.side] * (3 if armoured(counter) else 2) // 2
    return cost + death(book, unit) * FATAL[min(steps, len(FATAL)) - 1] // 100


def losses(
    book: Book,
    public: Public,
    units: Sequence[str],
    number: int,
    spared: Callable[[str, int], int] = lambda unit, lost: 0,
) -> tuple[int, dict[str, int]]:
    """The cheapest way to lose so many steps, one after the other, and its cost.

    `spared` tells, of a unit and the steps it has lost so far, how late it is to lose another.
    """
    left = {unit: public.units[unit].steps for unit in units}
    lost: dict[str, int] = {}
    total = 0
    for _ in range(number):
        able = [unit for unit in units if left[unit]]
        if not able:
            break
        _, cost, _, unit = min(
            (
                spared(unit, lost.get(unit, 0)),
                step_cost(book, unit, left[unit]),
                book.place(unit),
                unit,
            )
            for unit in able
        )
        total += cost
        left[unit] -= 1
        lost[unit] = lost.get(unit, 0) + 1
    return total, {unit: lost[unit] for unit in sorted(lost, key=book.place)}


def stake(book: Book, public: Public, units: Iterable[str]) -> int:
    """What is lost if all of these are eliminated."""
    total = 0
    for unit in units:
        state = public.units.get(unit)
        steps = state.steps if state is not None else book.counters[unit].steps
        strength = book.counters[unit].strength(steps)
        total += death(book, unit) + strength * STRENGTH[book.side_of[unit]]
    return total


def shelter(book: Book, hex_: str) -> int:
    """The shifts of a hex in defence, rivers apart."""
    return _shelter(book.country, hex_)


@lru_cache(maxsize=8192)
def _shelter(country: Country, hex_: str) -> int:
    return -sum(shift.value for shift in terrain_shifts(country, hex_))


def giving_ground(book: Book, public: Public, units: Sequence[str], number: int) -> int:
    """What it costs a side to retreat with these units."""
    states = public.units
    total = GROUND * number
    for hex_ in dict.fromkeys(states[unit].at for unit in units):
        total += GROUND * shelter(book, hex_) + IN_LINE
    return total + (40 if any(states[unit].truck for unit in units) else 0)
