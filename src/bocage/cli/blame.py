"""What is wrong with a record, in words: the line as well as the entry, refusals as sentences."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bocage.cli.saving import open_record, read_text
from bocage.cli.words import Words
from bocage.kernel.nouns import Illegal
from bocage.kernel.record import RecordError

ENTRY = re.compile(r"\bentry (\d+)\b")
REFUSAL = re.compile(r"(rule:\S+|protocol:\S+) ([\w-]+) (\{.*\})$", re.DOTALL)
FIRST = 3  # the line after the header


@contextmanager
def blamed(path: Path, overlays: Sequence[Path], lang: str) -> Iterator[None]:
    """Errors of this record are told in words."""
    try:
        yield
    except RecordError as error:
        raise RecordError(_in_words(str(error), path, overlays, lang)) from None


def _in_words(message: str, path: Path, overlays: Sequence[Path], lang: str) -> str:
    entry, refusal = ENTRY.search(message), REFUSAL.search(message)
    if refusal is not None:
        message = message[: refusal.start()] + _sentence(refusal, path, overlays, lang)
    line = _line_of(path, int(entry[1])) if entry is not None else None
    if entry is not None and line is not None:
        message = f"{message[: entry.start()]}line {line}, {message[entry.start() :]}"
    return message


def _sentence(refusal: re.Match[str], path: Path, overlays: Sequence[Path], lang: str) -> str:
    """A refusal as players read it; as it is written if the game cannot be asked."""
    try:
        engine = open_record(path, overlays)[1]
        illegal = Illegal(refusal[1], refusal[2], ast.literal_eval(refusal[3]))
    except (RecordError, ValueError, SyntaxError):
        return refusal[0]
    words = Words(engine.module, engine.book, lang)
    told = words.refusal(illegal)
    return f"{told}  [{words.cite(illegal.clause)}]" if illegal.clause else told


def _line_of(path: Path, entry: int) -> int | None:
    """Where this entry stands: choices and undos are counted, marks are not."""
    rows = read_text(path).split("\n")[FIRST - 1 :]
    lines = [at for at, row in enumerate(rows, start=FIRST) if row[:1].isdigit() or row[:1] == "~"]
    return lines[entry - 1] if 0 < entry <= len(lines) else None
