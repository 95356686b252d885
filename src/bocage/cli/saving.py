"""Seeds, and games that are put away and taken up again.

A record never holds the seed before the game is over: what a running game needs to go on stands
beside it in `<record>.private`. Both tell all that is hidden, so until then only their owner can
read them. A record only grows: a file is replaced only by a record that begins with what it holds.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path

import msgspec

from bocage.cli.output import program, write_together
from bocage.kernel.engine import Engine, checked_options
from bocage.kernel.module import InputError, load_module
from bocage.kernel.play import Play
from bocage.kernel.record import Header, Record, RecordError, read, read_header
from bocage.kernel.record import write as write_record
from bocage.kernel.replay import check_data


class Private(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the owner of a running game keeps beside its record."""

    seed: str
    seats: dict[str, str]
    overlays: tuple[str, ...] = ()


def seed_from(text: str | None) -> bytes:
    """A seed: 64 hex digits as they are, a whole number as a game's number, or a new one."""
    if text is None:
        return secrets.token_bytes(32)
    if len(text) == 64:
        try:
            return bytes.fromhex(text)
        except ValueError:
            pass
    if text.isdecimal() and len(text) < 20:
        return number_seed(int(text))
    raise InputError(f"--seed must be a whole number or 64 hex digits, not '{text[:70]}'")


def number_seed(number: int) -> bytes:
    """The seed of game number N: for tests and comparisons, as anyone can foresee it."""
    return hashlib.sha256(f"bocage-number:{number}".encode()).digest()


def options_from(words: Sequence[str], form: str = "--option NAME=VALUE") -> dict[str, str]:
    """`name=value` words as a mapping."""
    out = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            raise InputError(f"expected {form}, got '{word}'")
        out[name] = value
    return out


def read_text(path: Path) -> str:
    """A file as text; an error that names it if it is not text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise RecordError(f"{path}: expected UTF-8 text") from None


def engine_for(header: Header, overlays: Sequence[Path], path: str) -> Engine:
    """The engine that a record was played with."""
    try:
        module = load_module(header.game)
        checked_options(module, header.scenario, header.options)
    except InputError as error:
        raise RecordError(f"{path}: line 2: {error}") from None
    if header.edition != module.edition:
        raise RecordError(
            f"{path}: played with edition '{header.edition}', this is '{module.edition}'"
        )
    engine = Engine(module, header.scenario, header.options, overlays)
    check_data(engine, header, path)
    return engine


def open_record(path: Path, overlays: Sequence[Path] = ()) -> tuple[Record, Engine]:
    """A record and the engine to replay it with."""
    content = read_text(path)
    header = read_header(content, str(path))
    engine = engine_for(header, overlays, str(path))
    return read(content, engine.codec.action_types, str(path)), engine


def private_path(path: Path) -> Path:
    """Where the seed of a running game is kept."""
    return path.with_name(path.name + ".private")


class TakenError(InputError):
    """The file holds something that this record does not begin with."""


def save(play: Play, path: Path, seed: bytes, seats: Mapping[str, str]) -> None:
    """Write the record; beside it, while the game is running, what is needed to go on."""
    beside, text = private_path(path), write_record(play.record)
    try:
        _check_free(path, beside, text, seed)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from None
    if play.position.outcome is not None:
        write_together({path: text})
        beside.unlink(missing_ok=True)
        return
    overlays = tuple(str(Path(p).resolve()) for p in play.engine.overlays)
    kept = msgspec.json.encode(Private(seed.hex(), dict(seats), overlays))
    write_together({path: text, beside: kept.decode() + "\n"}, private=True)


def free_name(path: Path) -> Path:
    """A name like this one that is not taken: `game-2.bocage`."""
    number = 2
    while True:
        other = path.with_name(f"{path.stem}-{number}{path.suffix}")
        if not other.exists() and not private_path(other).exists():
            return other
        number += 1


def _check_free(path: Path, beside: Path, text: str, seed: bytes) -> None:
    """Refuse to write over another game, or over what somebody else has added to this one."""
    for file in (path, beside):
        if file.exists() and not file.is_file():
            raise InputError(f"{file}: is not a file that a record can be kept in")
    if path.exists() and not text.encode().startswith(path.read_bytes()):
        raise TakenError(
            f"{path}: exists, and is not an earlier record of this game; "
            "go on with it by --resume, or choose another name"
        )
    if beside.exists() and not path.exists() and _seed_kept(beside) != seed.hex():
        raise TakenError(f"{beside}: exists and belongs to another game; choose another name")


def _seed_kept(beside: Path) -> str:
    try:
        return _kept(beside).seed
    except InputError:
        return ""


def resume(path: Path, seed_text: str | None) -> tuple[Play, bytes, dict[str, str]]:
    """A running game from its record, exactly as it was left."""
    beside = private_path(path)
    kept = _kept(beside) if beside.exists() else None
    overlays = [Path(p) for p in kept.overlays] if kept else []
    record, engine = open_record(path, overlays)
    if record.ended is not None:
        raise InputError(f"{path}: this game is over; {program()} replay {path} shows it")
    if seed_text is None and kept is None:
        raise InputError(f"{path}: needs its seed to go on: {beside} is missing; give --seed HEX")
    seed = seed_from(seed_text or (kept.seed if kept else None))
    play = Play.resume(engine, record, seed, str(path))
    return play, seed, dict(kept.seats) if kept else {}


def _kept(beside: Path) -> Private:
    try:
        return msgspec.json.decode(beside.read_bytes(), type=Private)
    except msgspec.DecodeError as error:
        raise InputError(f"{beside}: {error}") from None
