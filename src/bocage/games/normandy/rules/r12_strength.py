"""Chapter 12.4 and 12.6 - Strengths, odds and results: plain arithmetic over what is printed.

Whoever asks says how many steps the counters have and which of them are short of supply.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bocage.games.normandy.book import Book
from bocage.games.normandy.book.charts import COLUMNS, ROLLS
from bocage.kernel.api import Adding, Tally, rule

EVEN = COLUMNS.index("1:1")
RESULT = re.compile(r"([1-9]|-)(R?)/([1-9]|-)(R?)")
TOO_BAD = -1  # worse than the first column


class Result(NamedTuple):
    """What a result costs both sides, and who retreats."""

    attacker: int
    attacker_flees: bool
    defender: int
    defender_flees: bool


# -- strengths ------------------------------------------------------------------------------


@rule("3.2")
def halved(value: int) -> int:
    """Half of a strength; fractions are rounded up."""
    return (value + 1) // 2


@rule("2.4.3a")
def attack_of(book: Book, unit: str, steps: int) -> int:
    """The attack strength of a counter, on the side that lies up."""
    counter = book.counters[unit]
    value = counter.attack if steps >= counter.steps else counter.attack_reduced
    return value or 0


@rule("2.4.3a", "2.4.3b")
def defence_of(book: Book, unit: str, steps: int) -> int:
    """The defence strength of a counter; guns have one too."""
    counter = book.counters[unit]
    value = counter.defence if steps >= counter.steps else counter.defence_reduced
    return value or 0


def stacks(by: Mapping[str, str]) -> dict[str, list[str]]:
    """Attackers by the hexes from which they attack."""
    found: dict[str, list[str]] = {}
    for unit, space in by.items():
        found.setdefault(space, []).append(unit)
    return found


@rule("12.6a")
def attack_tally(  # noqa: PLR0913 - the facts of one attack
    book: Book,
    of: str,
    space: str,
    by: Mapping[str, str],
    steps: Mapping[str, int],
    hungry: Iterable[str],
    power: int = 0,
) -> Tally:
    """The strength of an attack: each stack summed and then halved for each cause; then guns."""
    tally, starving = Adding(of), set(hungry)
    for start, units in stacks(by).items():
        add_stack(book, tally, (start, space), {u: steps[u] for u in units}, starving)
    tally.add("12.5.1a", "guns", power)
    return tally.done()


@rule("12.6a", "7.5a", "7.6.1c", "12.6.8a")
def add_stack(
    book: Book, tally: Adding, way: tuple[str, str], steps: Mapping[str, int], starving: set[str]
) -> None:
    """The strength of those who attack from one hex: summed, then halved."""
    fed = short = 0
    for unit, left in steps.items():
        value = attack_of(book, unit, left)
        tally.add("2.4.3a", "strength", value, unit=unit)
        if unit in starving:
            short += value
        else:
            fed += value
    tally.add("7.5a", "unsupplied", halved(short) - short, space=way[0])
    total = fed + halved(short)
    for clause, label in obstacles(book, *way):
        tally.add(clause, label, halved(total) - total, space=way[0])
        total = halved(total)


def obstacles(book: Book, start: str, space: str) -> list[tuple[str, str]]:
    """What halves those who attack from one hex into another, each with its clause."""
    found = [across_water(book, start, space), out_of_water(book, start)]
    return [cause for cause in found if cause is not None]


@rule("10.6.stream.b", "10.6.river.b")
def across_water(book: Book, start: str, space: str) -> tuple[str, str] | None:
    """Attacks across streams and rivers are halved, bridges or not."""
    land = book.country
    kinds = land.sides.get((land.num[start], land.num[space]), frozenset())
    if "river" in kinds:
        return ("10.6.river.b", "river")
    return ("10.6.stream.b", "stream") if "stream" in kinds else None


@rule("10.6.flood.b")
def out_of_water(book: Book, start: str) -> tuple[str, str] | None:
    """Attacks out of flooded hexes are halved."""
    land = book.country
    flooded = land.terrain[land.num[start]] == "flooded"
    return ("10.6.flood.b", "out-of-marsh") if flooded else None


def worth_of(book: Book, steps: Mapping[str, int], worth: Mapping[str, int]) -> dict[str, int]:
    """The defence strengths of counters; headquarters may have another than is printed."""
    return {u: worth.get(u) or defence_of(book, u, left) for u, left in steps.items()}


@rule("12.1b", "10.6.entrench", "14.3c")
def defence_tally(
    of: str, worth: Mapping[str, int], shelter: Iterable[str] = (), guard: int = 0
) -> Tally:
    """All who defend together; an entrenchment doubles one of them; then guns."""
    tally = Adding(of)
    for unit, value in worth.items():
        tally.add("12.1b", "strength", value, unit=unit)
    for unit in shelter:
        tally.add("10.6.entrench", "entrenched", worth.get(unit, 0), unit=unit)
    tally.add("12.5.1a", "guns", guard)
    return tally.done()


@rule("10.6.entrench")
def best_sheltered(worth: Mapping[str, int]) -> str:
    """The counter that gains most from an entrenchment."""
    return max(worth, key=worth.__getitem__)


# -- odds -----------------------------------------------------------------------------------


@rule("12.4b")
def column_of(attack: int, defence: int) -> int:
    """The column of the odds, fractions for the defender; `TOO_BAD` below the first."""
    if attack <= 0:
        return TOO_BAD
    if attack >= defence:
        return min(EVEN + attack // max(1, defence) - 1, len(COLUMNS) - 1)
    return max(EVEN + 1 - -(-defence // attack), TOO_BAD)


@rule("3.6d")
def bound_column(attack: int, defence: int) -> str:
    """The column that is rolled on: an attack that turns out to be too bad is still made."""
    return COLUMNS[max(0, column_of(attack, defence))]


@rule("12.4d")
def on_table(number: int) -> int:
    """A roll with all its modifiers, within the table."""
    return min(max(number, ROLLS[0]), ROLLS[-1])


@rule("12.8a")
def result_of(book: Book, column: str, number: int) -> Result:
    """What the table says."""
    return cell_of(book.charts.crt[column, on_table(number)])


def cell_of(cell: str) -> Result:
    """What a cell of the table means."""
    found = RESULT.fullmatch(cell)
    if found is None:
        raise ValueError(f"no result '{cell}'")
    a, flees, b, runs = found.groups()
    return Result(losses(a), bool(flees), losses(b), bool(runs))


def losses(cell: str) -> int:
    """Steps lost; a dash is none."""
    return 0 if cell == "-" else int(cell)


@rule("12.6.2d")
def rolls(plain: int, plus: Sequence[int]) -> list[int]:
    """The rolls between which the attacker may choose; without combined arms there is one."""
    return [plain + more for more in plus] or [plain]
