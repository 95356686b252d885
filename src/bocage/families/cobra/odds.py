"""Odds and the combat results table."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bocage.kernel.api import rule

COLUMNS = (
    *(f"1:{n}" for n in (5, 4, 3, 2)),
    *(f"{n}:1" for n in range(1, 11)),
)
EVEN = COLUMNS.index("1:1")
LAST = len(COLUMNS) - 1
ALL = -1  # the result e: every attacker is eliminated


class Result(msgspec.Struct, frozen=True, gc=False):
    """A cell of the table: what attacker and defender suffer."""

    attacker: int
    defender: int
    star: bool = False  # it depends on the steps of both sides


@rule("2008:M.CRT1")
def read_result(cell: str) -> Result:
    """Left of the slash the attacker, right of it the defender; a dash is nothing."""
    left, slash, right = cell.removesuffix("*").partition("/")
    if not slash:
        raise ValueError(f"expected a result such as '1/-' or 'e/-', got '{cell}'")
    star = cell.endswith("*")
    return Result(_number(left, cell, eliminated=True), _number(right, cell), star)


def _number(word: str, cell: str, eliminated: bool = False) -> int:
    if word == "-":
        return 0
    if word == "e" and eliminated:
        return ALL
    if word.isascii() and word.isdecimal():
        return int(word)
    raise ValueError(f"expected a result such as '1/-' or 'e/-', got '{cell}'")


@rule("2008:8.1.2", "2008:8.4.1")
def odds_column(attack: int, defence: int) -> int:
    """The column of the odds, rounded in the defender's favour."""
    if attack >= defence:
        return EVEN - 1 + within(attack // defence, 10)
    return EVEN + 1 - within(-(-defence // attack), 5)


@rule("2008:M.CRT2", "2008:E18")
def within(ratio: int, most: int) -> int:
    """Odds beyond the table are those of its end, before anything is shifted."""
    return min(ratio, most)


@rule("2008:8.3.1a", "2008:8.3.1b")
def shifted(column: int, net: int) -> int:
    """The column after the net shift, never beyond the table."""
    return max(0, min(LAST, column + net))


@rule("2008:2.6")
def rounded_up(value: int, by: int) -> int:
    """Fractions are rounded up."""
    return -(-value // by)


def halved(value: int) -> int:
    """Half of it, fractions up, and never less than 1 (2008 2.6, 10.6.2)."""
    return max(1, -(-value // 2))


def table(rows: Iterable[tuple[str, int, str]]) -> dict[tuple[int, int], Result]:
    """The results by column and die, from rows of column, die and result."""
    return {(COLUMNS.index(column), die): read_result(cell) for column, die, cell in rows}
