"""Records: a game as a text file that replays bit for bit.

`bocage-record 1`                  first line
`{"game": …}`                      header: one line of JSON
`0 move b1 path 0203 ; 3 0 11`     side number, action, what chance decided
`~ 0`                              side 0 took its last choice back
`= 64 5f0c…`                       keyed digest of the position after 64 entries
`! {"rules": …, "position": …}`    rebase: the game goes on from this position under other rules
`. 131 5f0c… seed=…`               end: number of entries, digest, and the seed if published
"""

from __future__ import annotations

import base64
import json
import re
from typing import Any

import msgspec

from bocage.kernel.nouns import Action, Illegal
from bocage.kernel.wording import parse, text

MAGIC = "bocage-record 1"
INTERVAL = 64  # entries between two digests


class RecordError(Exception):
    """A record cannot be read or does not replay; the message names file and line."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a record was played with."""

    game: str
    edition: str
    scenario: str
    options: dict[str, str]
    rules: str  # digest of the rules' code and data
    key: str  # key of the digests, in hex
    commitment: str  # hash of the seed, published at the start
    overlay: str = ""  # digest of the owner's overlay, if any
    setup: tuple[int, ...] = ()  # what chance decided while setting up


class Act(msgspec.Struct, frozen=True):
    """A choice, with what chance decided while it was carried out."""

    side: int
    action: Action
    draws: tuple[int, ...] = ()


class Undo(msgspec.Struct, frozen=True):
    """The side took its last choice back."""

    side: int


class Mark(msgspec.Struct, frozen=True):
    """The keyed digest of the position after so many entries."""

    after: int
    digest: str


class Rebase(msgspec.Struct, frozen=True):
    """From here on the game goes on from this position under these rules."""

    rules: str
    position: bytes


class End(msgspec.Struct, frozen=True):
    """The record is complete."""

    after: int
    digest: str
    seed: str = ""


Entry = Act | Undo | Mark | Rebase | End


class Record(msgspec.Struct):
    """A header and entries in order."""

    header: Header
    entries: list[Entry]

    @property
    def ended(self) -> End | None:
        """The closing entry, if the game is over."""
        last = self.entries[-1] if self.entries else None
        return last if isinstance(last, End) else None


def write(record: Record) -> str:
    """The record as text."""
    lines = [MAGIC, msgspec.json.encode(record.header, order="deterministic").decode()]
    lines += [line(entry) for entry in record.entries]
    return "\n".join(lines) + "\n"


def line(entry: Entry) -> str:
    """One entry as a line."""
    match entry:
        case Act(side, action, draws):
            tail = " ; " + " ".join(map(str, draws)) if draws else ""
            return f"{side} {text(action)}{tail}"
        case Undo(side):
            return f"~ {side}"
        case Mark(after, digest):
            return f"= {after} {digest}"
        case Rebase(rules, position):
            packed = base64.b64encode(position).decode()
            return "! " + json.dumps({"rules": rules, "position": packed})
        case End(after, digest, seed):
            return f". {after} {digest}" + (f" seed={seed}" if seed else "")


def read(content: str, types: tuple[type[Action], ...], path: str = "record") -> Record:
    """The record that a text means; raises RecordError naming the line that is wrong."""
    rows = content.split("\n")
    header = read_header(content, path)
    if rows[-1] != "":
        raise RecordError(f"{path}: line {len(rows)}: the file is cut off (no newline at its end)")
    entries: list[Entry] = []
    for number, row in enumerate(rows[2:-1], start=3):
        if entries and isinstance(entries[-1], End):
            raise RecordError(f"{path}: line {number}: nothing may follow the closing line")
        try:
            entries.append(read_line(row, types))
        except ValueError as error:
            raise RecordError(f"{path}: line {number}: {error}") from None
    return Record(header, entries)


def read_header(content: str, path: str = "record") -> Header:
    """Only the header: which game, scenario and options."""
    rows = content.split("\n", 2)
    if rows[0] != MAGIC:
        raise RecordError(f"{path}: line 1: expected '{MAGIC}', got '{rows[0][:40]}'")
    if len(rows) < 2 or not rows[1]:
        raise RecordError(f"{path}: line 2: the header is missing")
    try:
        return msgspec.json.decode(rows[1], type=Header)
    except msgspec.DecodeError as error:
        raise RecordError(f"{path}: line 2: bad header: {error}") from None


def read_line(row: str, types: tuple[type[Action], ...]) -> Entry:
    """The entry that a line means; ValueError says what is wrong with it."""
    mark, _, rest = row.partition(" ")
    if _is_number(mark):
        return _act(int(mark), rest, types)
    words = rest.split()
    try:
        if mark == "~" and len(words) == 1 and _is_number(words[0]):
            return Undo(int(words[0]))
        if mark == "=" and len(words) == 2 and _is_number(words[0]):
            return Mark(int(words[0]), words[1])
        if mark == "." and len(words) in (2, 3) and _is_number(words[0]):
            seed = words[2].removeprefix("seed=") if len(words) == 3 else ""
            bytes.fromhex(seed)
            return End(int(words[0]), words[1], seed)
        if mark == "!":
            body: dict[str, Any] = json.loads(rest)
            return Rebase(str(body["rules"]), base64.b64decode(body["position"], validate=True))
    except (ValueError, KeyError, TypeError, RecursionError):
        raise ValueError(f"cannot read '{row[:60]}'") from None
    raise ValueError(f"expected an action ('0 move …'), '~', '=', '!' or '.', got '{row[:60]}'")


def _is_number(word: str) -> bool:
    """Plain digits without leading zeros: a number has one way to be written."""
    return re.fullmatch(r"0|[1-9][0-9]{0,17}", word) is not None


def _act(side: int, rest: str, types: tuple[type[Action], ...]) -> Act:
    words, _, tail = rest.partition(" ; ")
    action = parse(words, types)
    if isinstance(action, Illegal):
        raise ValueError(f"{action.message} '{words[:60]}', expected: {action.args['expected']}")
    if not all(_is_number(word) for word in tail.split()):
        raise ValueError(f"expected whole numbers after ';', got '{tail[:40]}'")
    return Act(side, action, tuple(int(word) for word in tail.split()))
