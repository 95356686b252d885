"""Records: a game as a text file that replays bit for bit.

`bocage-record 1`                  first line
`{"game": …}`                      header: one line of JSON
`0 move b1 path 0203 ; 3 0 11`     side number, action, what chance decided
`~ 0`                              side 0 took its last choice back
`= 64 5f0c…`                       keyed digest of the position after 64 entries
`! {"rules": …, "position": …}`    rebase: the game goes on from this position under other rules
`% seed=… commitment=…`            reseed: the seed so far, and the hash of the one from here on
`. 131 5f0c… seed=…`               end: number of entries, digest, and the seed if published
`. 70 5f0c… seed=… seats=me,me`    the same before the game is over: it was given up, or (with the
                                   seats) carried elsewhere

From version 2 of the header on a digest covers the header and every line before it too, and one
stands after every 64th entry. A record keeps the version that it began with.
"""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Iterable
from copy import copy
from typing import Any

import msgspec

from bocage.kernel.nouns import Action, Illegal
from bocage.kernel.wording import parse, text

MAGIC = "bocage-record 1"
VERSION = 2  # of new records
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
    replaced: tuple[str, ...] = ()  # what it replaces: tables, or rows of them
    setup: tuple[int, ...] = ()  # what chance decided while setting up
    version: int = 1  # from 2 on digests are chained


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


class Reseed(msgspec.Struct, frozen=True):
    """From here on the dice come from another seed; the one so far is published."""

    seed: str
    commitment: str  # hash of the new one


class End(msgspec.Struct, frozen=True):
    """The record is complete."""

    after: int
    digest: str
    seed: str = ""
    seats: tuple[str, ...] = ()  # of a game that goes on elsewhere: who plays, side by side


Entry = Act | Undo | Mark | Rebase | Reseed | End


class Record(msgspec.Struct):
    """A header and entries in order."""

    header: Header
    entries: list[Entry]

    @property
    def ended(self) -> End | None:
        """The closing entry, if the game is over."""
        last = self.entries[-1] if self.entries else None
        return last if isinstance(last, End) else None


class Chain:
    """What a digest covers beside the position: every line before it."""

    def __init__(self, header: Header) -> None:
        self._hash = hashlib.sha256(head(header).encode()) if header.version > 1 else None

    @classmethod
    def over(cls, record: Record) -> Chain:
        """The lines of a record up to its closing one."""
        chain = cls(record.header)
        for entry in record.entries:
            if not isinstance(entry, End):
                chain.add(line(entry))
        return chain

    def copy(self) -> Chain:
        """The same, to be carried on elsewhere."""
        other = copy(self)
        other._hash = self._hash and self._hash.copy()
        return other

    def add(self, row: str) -> None:
        """One more line has been written."""
        if self._hash is not None:
            self._hash.update(b"\n" + row.encode())

    def value(self, *rows: str) -> bytes:
        """What a digest that stands after these further lines covers; nothing in version 1."""
        if self._hash is None:
            return b""
        ahead = self._hash.copy()
        for row in rows:
            ahead.update(b"\n" + row.encode())
        return ahead.digest()


def head(header: Header) -> str:
    """The header as a line."""
    return msgspec.json.encode(header, order="deterministic").decode()


def write(record: Record) -> str:
    """The record as text."""
    return write_lines(record.header, map(line, record.entries))


def write_lines(header: Header, lines: Iterable[str]) -> str:
    """The same from lines."""
    return "\n".join([MAGIC, head(header), *lines]) + "\n"


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
        case Reseed(seed, commitment):
            return f"% seed={seed} commitment={commitment}"
        case End(after, digest, seed, seats):
            told = f" seed={seed}" if seed else ""
            return f". {after} {digest}{told}" + (f" seats={','.join(seats)}" if seats else "")


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


def glance(row: str) -> tuple[str, int | None]:
    """What a line is (`~`, `!`, `%`, or empty for a choice) and the number of its side.

    For lines from before a rebase too, whose actions nobody can read any more.
    """
    mark, _, rest = row.partition(" ")
    if _is_number(mark):
        return "", int(mark)
    return mark, int(rest) if mark == "~" and _is_number(rest) else None


def read_header(content: str, path: str = "record") -> Header:
    """Only the header: which game, scenario and options."""
    rows = content.split("\n", 2)
    if rows[0] != MAGIC:
        raise RecordError(f"{path}: line 1: expected '{MAGIC}', got '{rows[0][:40]}'")
    if len(rows) < 2 or not rows[1]:
        raise RecordError(f"{path}: line 2: the header is missing")
    try:
        header = msgspec.json.decode(rows[1], type=Header)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(f"{path}: line 2: bad header: {error}") from None
    if not 1 <= header.version <= VERSION:
        raise RecordError(
            f"{path}: line 2: made by a newer Bocage "
            f"(version {header.version} of records, known: {VERSION})"
        )
    return header


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
        if mark == "." and len(words) >= 2 and _is_number(words[0]):
            told = _named(words[2:], "seed", "seats")
            seats = told["seats"].split(",") if "seats" in told else ()
            return End(int(words[0]), words[1], _hex(told.get("seed", "")), tuple(seats))
        if mark == "%":
            told = _named(words, "seed", "commitment")
            return Reseed(_hex(told["seed"]), _hex(told["commitment"]))
        if mark == "!":
            body: dict[str, Any] = json.loads(rest)
            return Rebase(str(body["rules"]), base64.b64decode(body["position"], validate=True))
    except (ValueError, KeyError, TypeError, RecursionError):
        raise ValueError(f"cannot read '{row[:60]}'") from None
    known = "'~', '=', '!', '%' or '.'"
    raise ValueError(f"expected an action ('0 move …'), {known}, got '{row[:60]}'")


def _named(words: list[str], *names: str) -> dict[str, str]:
    """Words like `seed=5f0c`, in this order, each at most once."""
    pairs = [word.partition("=")[::2] for word in words]
    given = [name for name, value in pairs if value]
    if given != [name for name in names if name in given] or len(given) != len(words):
        raise ValueError
    return dict(pairs)


def _hex(digits: str) -> str:
    bytes.fromhex(digits)
    return digits


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
