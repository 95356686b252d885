"""The one error of the data layer: a single line that says where, what was expected, what stood."""

from collections.abc import Iterable
from difflib import get_close_matches

MANY = 40  # names that are not all told


class DataError(Exception):
    """A data file that cannot be used as it stands.

    `row` is the line of the file as an editor or a spreadsheet numbers it: comments and the header
    count. `column` is a column of a table or, in a TOML file, a dotted key.
    """

    def __init__(
        self, file: str, row: int | None = None, column: str | None = None, message: str = ""
    ) -> None:
        super().__init__(file, row, column, message)
        self.file = file
        self.row = row
        self.column = column
        self.message = message

    def __str__(self) -> str:
        place = []
        if self.row is not None:
            place.append(f"{_row_word(self.file)} {self.row}")
        if self.column is not None:
            place.append(f"{_column_word(self.file)} '{self.column}'")
        return ": ".join(part for part in (self.file, ", ".join(place), self.message) if part)


def did_you_mean(wrong: str, allowed: Iterable[str]) -> str:
    """`; did you mean 'wood'?` if something near `wrong` is allowed, else nothing."""
    near = get_close_matches(wrong, sorted(allowed), n=1)
    return f"; did you mean '{near[0]}'?" if near else ""


def one_of(wrong: str, allowed: Iterable[str]) -> str:
    """What was expected instead of `wrong`: the nearest name, else all of them, in order given."""
    names = tuple(allowed)
    near = did_you_mean(wrong, names)
    return near or f"; expected one of {', '.join(names)}"


def unknown(what: str, word: str, allowed: Iterable[str]) -> str:
    """What is wrong with a word, the nearest right one, and all of them if they are few."""
    names = sorted(allowed)
    listed = f"; known: {', '.join(names)}" if len(names) <= MANY else ""
    return f"unknown {what} '{word}'{did_you_mean(word, names)}{listed}"


def _row_word(file: str) -> str:
    return "line" if file.endswith(".toml") else "row"


def _column_word(file: str) -> str:
    return "key" if file.endswith(".toml") else "column"
