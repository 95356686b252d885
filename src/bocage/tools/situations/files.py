"""Checking situation files, many at a time: what `bocage check` does."""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TypedDict

import msgspec

from bocage.kernel.module import InputError
from bocage.tools.situations.runner import run
from bocage.tools.situations.spec import load

Progress = Callable[[str], None]


class Checked(TypedDict):
    """The result of one file."""

    file: str
    ok: bool
    message: str


class Finding(msgspec.Struct, frozen=True):
    """What is wrong with a situation, on one line; empty if all holds."""

    message: str = ""
    usable: bool = True  # False: the file cannot be run as it stands


def examine(path: Path | str) -> Finding:
    """Run the situation of a file."""
    try:
        message, usable = run(load(path)) or "", True
    except InputError as error:
        message, usable = str(error), False
    except Exception as error:  # noqa: BLE001 - a situation may well be the report of a crash
        last = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(last.filename).name}:{last.lineno}"
        message, usable = f"the engine failed at {place}: {type(error).__name__}: {error}", True
    return Finding(" ".join(message.split()), usable)


def check_file(path: Path | str) -> str | None:
    """What is wrong with a situation, on one line with the name of the file; None if all holds."""
    message = examine(path).message
    return f"{path}: {message}" if message else None


def check_files(paths: Iterable[Path | str], progress: Progress | None = None) -> list[Checked]:
    """The result of every file; `progress` is told the name of each one before it is checked."""
    results: list[Checked] = []
    for path in paths:
        if progress is not None:
            progress(str(path))
        message = check_file(path)
        results.append({"file": str(path), "ok": message is None, "message": message or ""})
    return results
