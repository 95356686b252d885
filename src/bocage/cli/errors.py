"""What can go wrong through no fault of ours, and how it is said in one message."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from typing import TYPE_CHECKING

from bocage.kernel.module import InputError, ModuleError
from bocage.kernel.record import RecordError

if TYPE_CHECKING:
    from collections.abc import Iterable

    from cyclopts import CycloptsError


def expected_errors() -> tuple[type[Exception], ...]:
    """The errors that are answered with a message instead of a traceback."""
    from bocage.data.errors import DataError
    from bocage.text.errors import TextError

    return (
        InputError,
        ModuleError,
        RecordError,
        DataError,
        TextError,
        tomllib.TOMLDecodeError,
        UnicodeDecodeError,
        OSError,
    )


def is_of_output(error: Exception) -> bool:
    """Whether our own output failed, and not a file that was named."""
    return isinstance(error, OSError) and error.filename is None


def one_line(error: Exception) -> str:
    """The message of an error: file, place and what was expected, as far as it knows them."""
    if isinstance(error, OSError):
        return f"{error.filename}: {(error.strerror or 'cannot be used').lower()}"
    if isinstance(error, UnicodeDecodeError):
        return f"expected UTF-8 text: {error.reason} at byte {error.start}"
    return str(error) or type(error).__name__


def explain_usage(error: CycloptsError, words: list[str]) -> str:
    """What is wrong with the words of the command line, and where the right ones are listed."""
    text = " ".join(str(error).split())
    command = words[0] if words and not words[0].startswith("-") else ""
    known = _commands()
    if command in known:
        return f"{text}\nbocage {command} --help shows what it takes."
    return f"{text}\nbocage --help lists the commands."


def _commands() -> tuple[str, ...]:
    from bocage.cli.app import COMMANDS

    return tuple(COMMANDS)


def unknown(what: str, wrong: str, known: Iterable[str]) -> InputError:
    """An InputError for a name that is not known, with the nearest one that is."""
    names = tuple(known)
    near = get_close_matches(wrong, names, n=1)
    hint = f"did you mean '{near[0]}'? " if near else ""
    return InputError(f"unknown {what} '{wrong}'; {hint}known: {', '.join(names) or 'none'}")
