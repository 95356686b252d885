"""What stands in a situation file, whatever the game; and how it is read."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from bocage.data import DataError, convert_toml, read_toml
from bocage.data.errors import did_you_mean
from bocage.kernel.module import InputError, Module
from bocage.tools.rules.clauses import FILE, clauses_of

T = TypeVar("T")


class SituationError(InputError):
    """A situation that cannot be run as it stands: the dotted key and what is wrong with it."""

    def __init__(self, at: str, message: str) -> None:
        super().__init__(at, message)
        self.at = at
        self.message = message

    def __str__(self) -> str:
        return f"{self.at}: {self.message}" if self.at else self.message


class Do(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A decision, with what chance decides while it is carried out."""

    side: str
    action: str
    draws: tuple[int | str | tuple[str, ...], ...] = ()


class Situation(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A situation file. `board`, `unit` and `state` are the game's own; it checks them itself."""

    game: str
    title: str
    scenario: str = "blank"
    clauses: tuple[str, ...] = ()
    board: dict[str, Any] = {}
    unit: tuple[dict[str, Any], ...] = ()
    state: dict[str, Any] = {}
    do: tuple[Do, ...] = ()
    expect: tuple[dict[str, Any], ...] = ()


def load(path: Path | str) -> Situation:
    """The situation in a file; raises SituationError, without the name of the file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise SituationError("", f"cannot be read ({error.strerror})") from None
    except UnicodeDecodeError:
        raise SituationError("", "expected UTF-8 text") from None
    return parse_situation(text)


def parse_situation(text: str) -> Situation:
    """The situation in a text."""
    try:
        return convert_toml(read_toml(text, ""), "", Situation)
    except DataError as error:
        raise from_data(error) from None


def from_data(error: DataError, before: str = "") -> SituationError:
    """An error of the data layer, with the key as the reader finds it."""
    key = f"line {error.row}" if error.row is not None else error.column or ""
    at = f"{before}.{key}" if before and key else before or key
    return SituationError(at, error.message)


def convert(value: Any, kind: type[T], at: str) -> T:
    """A plain value of the file as a typed one; an error names the key."""
    try:
        return convert_toml(value, "", kind)
    except DataError as error:
        raise from_data(error, at) from None


def check_word(word: str, known: Iterable[str], what: str, at: str) -> None:
    """Refuse a word that is not known, naming the nearest one and all of them."""
    names = tuple(known)
    if word not in names:
        near = did_you_mean(word, names)
        raise SituationError(at, f"unknown {what} '{word}'{near}; known: {', '.join(names)}")


def check_clause(clause: str, module: Module, at: str) -> None:
    """Refuse a clause that is not in the game's rulebook; a game without a list knows them all."""
    if not (module.home / "data" / FILE).is_file():
        return
    try:
        known = clauses_of(module)
    except DataError as error:
        raise SituationError(at, str(error)) from None
    if clause not in known:
        near = did_you_mean(clause, known)
        raise SituationError(at, f"unknown clause '{clause}' of {module.id}{near}")
