"""How one printed map sheet numbers its hexes, and where those numbers lie on the hex lattice."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from sys import intern
from typing import Literal, NamedTuple

Top = Literal["flat", "pointy"]
Scheme = Literal["CCRR", "RRCC", "letters"]


class Cube(NamedTuple):
    """A hex of the endless lattice by two slanted coordinates; the third is `s = -q - r`."""

    q: int
    r: int

    @property
    def s(self) -> int:
        """The third cube coordinate; q, r and s always add up to nothing."""
        return -self.q - self.r


def shift(a: Cube, b: Cube) -> Cube:
    """Adds two cubes, that is, moves `a` by the vector `b`."""
    return Cube(a.q + b.q, a.r + b.r)


def difference(a: Cube, b: Cube) -> Cube:
    """Gives the vector that leads from `a` to `b`."""
    return Cube(b.q - a.q, b.r - a.r)


_PATTERNS: dict[Scheme, re.Pattern[str]] = {
    "CCRR": re.compile(r"([0-9]{2})([0-9]{2})"),
    "RRCC": re.compile(r"([0-9]{2})([0-9]{2})"),
    "letters": re.compile(r"([A-Z]|([A-Z])\2)([1-9][0-9]?)"),
}


@dataclass(frozen=True, slots=True)
class Sheet:
    """One rectangular map sheet: its numbers, and which columns or rows are shoved.

    columns, rows  how many there are; numbers start at 1.
    prefix         stands before every number: "A" makes "A0512".
    scheme         "CCRR" column then row, "RRCC" row then column, "letters" as in "J9"
                   (column 27 is "AA").
    shoved         on a flat-top map the odd or even columns lie half a hex lower; on a pointy-top
                   map the odd or even rows lie half a hex further right.
    count_from     whether column 1 is at the left or at the right edge.
    short          shoved columns (pointy: shoved rows) have one hex fewer than the others.
    join           (own name, name on an earlier sheet) of one and the same hex. Neither number
                   needs to be printed: sheets that only touch join by counting past the edge.
    """

    columns: int
    rows: int
    prefix: str = ""
    scheme: Scheme = "CCRR"
    shoved: Literal["odd", "even"] = "even"
    count_from: Literal["left", "right"] = "left"
    short: bool = False
    join: tuple[str, str] | None = None

    def __post_init__(self) -> None:
        """Refuses sizes that the numbering cannot write."""
        most = 52 if self.scheme == "letters" else 99
        if not (1 <= self.columns <= most and 1 <= self.rows <= 99):
            raise ValueError(
                f"a sheet numbered {self.scheme} has 1-{most} columns and 1-99 rows, "
                f"not {self.columns} and {self.rows}"
            )

    def parse(self, name: str) -> tuple[int, int] | None:
        """Reads a name as (column, row), printed or not; None if it is written otherwise."""
        if not name.startswith(self.prefix):
            return None
        found = _PATTERNS[self.scheme].fullmatch(name[len(self.prefix) :])
        if found is None:
            return None
        if self.scheme == "letters":
            letters, row = found.group(1), int(found.group(3))
            return ord(letters[0]) - ord("A") + 26 * len(letters) - 25, row
        first, second = int(found.group(1)), int(found.group(2))
        return (first, second) if self.scheme == "CCRR" else (second, first)

    def write(self, col: int, row: int) -> str:
        """Writes the name of a column and row as the sheet prints it."""
        if self.scheme == "letters":
            return intern(f"{self.prefix}{_letters(col)}{row}")
        first, second = (col, row) if self.scheme == "CCRR" else (row, col)
        return intern(f"{self.prefix}{first:02d}{second:02d}")

    def holds(self, top: Top, col: int, row: int) -> bool:
        """Tells whether the sheet prints a hex with this column and row."""
        if not (1 <= col <= self.columns and 1 <= row <= self.rows):
            return False
        if not self.short:
            return True
        lane = col if top == "flat" else row
        place, last = (row, self.rows) if top == "flat" else (col, self.columns)
        return place < last or (lane % 2 == 1) != (self.shoved == "odd")

    def numbers(self, top: Top) -> Iterator[tuple[int, int]]:
        """Gives every (column, row) of the sheet in the order of its names."""
        for n in range(self.columns * self.rows):
            if self.scheme == "RRCC":
                row, col = divmod(n, self.columns)
            else:
                col, row = divmod(n, self.rows)
            if self.holds(top, col + 1, row + 1):
                yield col + 1, row + 1

    def _lane_shift(self, lane: int) -> int:
        """Half-hexes by which a column (row) lies lower (further right) than lane 0."""
        return lane & 1 if self.shoved == "odd" else -(lane & 1)

    def cube(self, top: Top, col: int, row: int) -> Cube:
        """Places a column and row on the sheet's own lattice."""
        across = col if self.count_from == "left" else -col
        if top == "flat":
            twice_down = 2 * row + self._lane_shift(col)
            return Cube(across, (twice_down - across) // 2)
        twice_across = 2 * across + self._lane_shift(row)
        return Cube((twice_across - row) // 2, row)

    def number(self, top: Top, cube: Cube) -> tuple[int, int]:
        """Gives the (column, row) that the sheet would print on a hex of its own lattice."""
        if top == "flat":
            across = cube.q
            col = across if self.count_from == "left" else -across
            return col, (2 * cube.r + cube.q - self._lane_shift(col)) // 2
        across = (2 * cube.q + cube.r - self._lane_shift(cube.r)) // 2
        return (across if self.count_from == "left" else -across), cube.r

    def extent(self) -> str:
        """Says in words which numbers the sheet has, for messages."""
        if self.scheme == "letters":
            text = f"columns A-{_letters(self.columns)}, rows 1-{self.rows}"
        else:
            text = f"columns 01-{self.columns:02d}, rows 01-{self.rows:02d}"
        return f"sheet {self.prefix}: {text}" if self.prefix else text


def _letters(col: int) -> str:
    """Writes a column as a letter, doubled after Z."""
    times, letter = divmod(col - 1, 26)
    return chr(ord("A") + letter) * (times + 1)
