"""Playing a record again, exactly; checking its seed; going on after a rules fix."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bocage.kernel.chance import Scripted, ScriptError, Sealed
from bocage.kernel.engine import Engine
from bocage.kernel.module import Module
from bocage.kernel.nouns import Illegal
from bocage.kernel.position import AnyPosition, Applied
from bocage.kernel.record import (
    INTERVAL,
    Act,
    Chain,
    End,
    Entry,
    Header,
    Mark,
    Rebase,
    Record,
    RecordError,
    Reseed,
    Undo,
    line,
)
from bocage.kernel.undo import Undoing


@cache
def rules_digest(module: Module) -> str:
    """A digest of the code and data that make the rules: the kernel's and the module's."""
    digest = hashlib.sha256()
    for folder in _folders(module):
        for file in sorted(folder.rglob("*")):
            if file.suffix in {".py", ".tsv", ".toml"} and "__pycache__" not in file.parts:
                digest.update(file.relative_to(folder).as_posix().encode() + b"\0")
                digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _folders(module: Module) -> Iterator[Path]:
    """Where code or data lies that can change what happens in a game."""
    package = Path(__file__).resolve().parents[1]
    for name in ("kernel", "space", "data", "mech"):
        if (package / name).is_dir():
            yield package / name
    for shared in module.shares:
        spec = find_spec(shared)
        if spec is not None and spec.origin is not None:
            yield Path(spec.origin).resolve().parent
    yield module.home


class Replayed(msgspec.Struct):
    """One entry carried out again, with what it led to."""

    number: int
    entry: Entry
    position: AnyPosition
    applied: Applied | None = None
    mark: int | None = None  # of a choice that was taken back: the entry before which it was made
    before: bytes = b""  # what a digest that stands here covers beside the position


def replay(
    record: Record, engine: Engine, path: str = "record", undoing: Undoing | None = None
) -> Iterator[Replayed]:
    """Play a record again, checking every draw and digest; raises RecordError where it differs.

    The first item is the position after setting up, or that of the last rebase: what was played
    under rules that are no more cannot be played again.
    """
    check_header(engine, record.header, path)
    begun, rest = _beginning(record, engine, path)
    chain = Chain(record.header)
    for entry in record.entries[: len(record.entries) - len(rest)]:
        chain.add(line(entry))
    begun.before = chain.value()
    check_marks(record.header, record.entries, path)
    yield begun
    yield from carried_on(engine, record.header, begun, rest, chain, path, undoing or Undoing())


def carried_on(  # noqa: PLR0913 - where a record stands
    engine: Engine,
    header: Header,
    begun: Replayed,
    entries: Iterable[Entry],
    chain: Chain,
    path: str,
    undoing: Undoing,
) -> Iterator[Replayed]:
    """Play entries again from where a record stands, with all lines before them in the chain."""
    key = digest_key_of(header, path)
    number, position = begun.number, begun.position
    for entry in entries:
        where = f"{path}: entry {number + 1}"
        step = Replayed(number, entry, position)
        match entry:
            case Act():
                side = _side(engine, entry.side, where)
                step.applied = _again(engine, position, entry, side, where)
                undoing.acted(side, position, step.applied, number)
                step.position = step.applied.position
            case Undo():
                _take_back(engine, undoing, step, where)
            case Reseed():
                undoing.bar()
                step.position = replace(position, version=position.version + 1)
            case Mark(after, digest) | End(after, digest):
                found = engine.codec.digest(position, key, chain.value())
                _check((after, digest), (number, found), path)
        step.before = chain.value() if isinstance(entry, Mark | End) else chain.value(line(entry))
        chain.add(line(entry))
        number += isinstance(entry, Act | Undo)
        step.number, position = number, step.position
        yield step


def check_header(engine: Engine, header: Header, path: str) -> None:
    """The engine must be the one that the record names: game, scenario, options, data."""
    module = engine.module
    for what, ours, theirs in (
        ("game", module.id, header.game),
        ("edition", module.edition, header.edition),
        ("scenario", engine.scenario, header.scenario),
        ("options", engine.options, header.options),
    ):
        if ours != theirs:
            raise RecordError(f"{path}: line 2: {what} is {theirs!r}, expected {ours!r}")
    check_data(engine, header, path)


def check_data(engine: Engine, header: Header, path: str) -> None:
    """The tables must be those that the record was played with."""
    if engine.module.data_fits(engine.overlays, header.overlay):
        return
    if not header.overlay:
        raise RecordError(f"{path}: played with the tables of the game; leave out --data")
    told = ", ".join(header.replaced) or "not named"
    raise RecordError(f"{path}: played with other tables ({told}); name their folder: --data DIR")


def _beginning(record: Record, engine: Engine, path: str) -> tuple[Replayed, list[Entry]]:
    bases = [i for i, entry in enumerate(record.entries) if isinstance(entry, Rebase)]
    if not bases:
        begun = started(engine, record.header, path)
        return Replayed(0, Mark(0, ""), begun.position, begun), record.entries
    last = bases[-1]
    number = sum(isinstance(entry, Act | Undo) for entry in record.entries[:last])
    entry = record.entries[last]
    position = rebased(engine, entry, f"{path}: entry {number + 1}")
    return Replayed(number, entry, position), record.entries[last + 1 :]


def started(engine: Engine, header: Header, path: str) -> Applied:
    """The set-up with the draws that were recorded, neither more nor fewer."""
    script = Scripted(header.setup)
    try:
        started = engine.start(script)
    except ScriptError as error:
        raise RecordError(f"{path}: line 2: setup: {error}") from None
    if script.values:
        count = len(script.values)
        raise RecordError(f"{path}: line 2: setup: {count} recorded draws were not needed")
    return started


def digest_key_of(header: Header, path: str = "record") -> bytes:
    """The key of a record's digests."""
    try:
        return bytes.fromhex(header.key)
    except ValueError:
        raise RecordError(f"{path}: line 2: expected the key in hex digits") from None


def _side(engine: Engine, number: int, where: str) -> str:
    sides = engine.module.sides
    if not 0 <= number < len(sides):
        raise RecordError(f"{where}: there is no side number {number}")
    return sides[number]


def _again(engine: Engine, position: AnyPosition, entry: Act, side: str, where: str) -> Applied:
    script = Scripted(entry.draws)
    try:
        applied = engine.apply(position, side, entry.action, script)
    except ScriptError as error:
        raise RecordError(f"{where}: {error}") from None
    if isinstance(applied, Illegal):
        raise RecordError(f"{where}: {applied.reason} {applied.message} {applied.args}")
    if script.values:
        raise RecordError(f"{where}: {len(script.values)} recorded draws were not needed")
    return applied


def _take_back(engine: Engine, undoing: Undoing, step: Replayed, where: str) -> None:
    if not isinstance(step.entry, Undo):
        raise RecordError(f"{where}: not an undo")
    side = _side(engine, step.entry.side, where)
    refused = undoing.why_not(step.position, engine.asks(step.position), side)
    if refused is not None:
        raise RecordError(f"{where}: {side} cannot take back: {refused.reason}")
    step.position, step.mark = undoing.back(step.position, side)
    undoing.undone(step.mark)


def rebased(engine: Engine, entry: Entry, where: str) -> AnyPosition:
    """The position from which a record goes on."""
    if not isinstance(entry, Rebase):
        raise RecordError(f"{where}: not a rebase")
    try:
        return engine.codec.decode(entry.position)
    except msgspec.DecodeError as error:
        raise RecordError(f"{where}: the rebased position cannot be read: {error}") from None


def _check(told: tuple[int, str], found: tuple[int, str], path: str) -> None:
    (after, digest), (number, ours) = told, found
    if after != number:
        raise RecordError(f"{path}: after entry {number}: the mark says {after} entries")
    if ours != digest:
        raise RecordError(f"{path}: after entry {number}: digest {ours}, the record says {digest}")


def check_marks(header: Header, entries: Iterable[Entry], path: str, number: int = 0) -> None:
    """From version 2 on no digest may be missing; where one is wrong is found by playing on."""
    if header.version == 1:
        return
    for entry, after in pairwise([*entries, None]):
        if isinstance(entry, Act | Undo):
            number += 1
            if number % INTERVAL == 0 and not isinstance(after, Mark | End):
                raise RecordError(f"{path}: after entry {number}: the digest is missing")


def verify_seed(record: Record, engine: Engine, path: str = "record") -> int:
    """Check that the published seed matches the commitment and gives every recorded draw.

    Answers from which entry on: 0, or that of the last rebase; what was played before it under
    other rules cannot be played again.
    """
    end = record.ended
    if end is None or not end.seed:
        raise RecordError(f"{path}: the seed is published only when the game is over")
    steps = list(proven(record, engine, bytes.fromhex(end.seed), path))
    return steps[0].number


def proven(
    record: Record, engine: Engine, seed: bytes, path: str, undoing: Undoing | None = None
) -> Iterator[Replayed]:
    """Play a record again, and check that its seed (and those before it) gives every draw."""
    parts = dice(record, seed, path)
    bases = [i for i, entry in enumerate(record.entries) if isinstance(entry, Rebase)]
    passed = record.entries[: bases[-1]] if bases else []
    part = sum(isinstance(entry, Reseed) for entry in passed)
    for step in replay(record, engine, path, undoing):
        part += isinstance(step.entry, Reseed)
        _check_draws(parts[part], step, path)
        yield step


def dice(record: Record, seed: bytes, path: str) -> list[Sealed]:
    """The chance of each part of a game: every seed must be the one that was committed to."""
    again = [entry for entry in record.entries if isinstance(entry, Reseed)]
    seeds = [*(bytes.fromhex(entry.seed) for entry in again), seed]
    commitments = [record.header.commitment, *(entry.commitment for entry in again)]
    return [_committed(*pair, path) for pair in zip(commitments, seeds, strict=True)]


def _committed(commitment: str, seed: bytes, path: str) -> Sealed:
    if len(seed) != 32 or Sealed(seed).commitment != commitment:
        raise RecordError(f"{path}: the seed does not match the commitment in the header")
    return Sealed(seed)


def _check_draws(chance: Sealed, step: Replayed, path: str) -> None:
    """Every draw of this step must be what the seed gives."""
    draws = step.applied.draws if step.applied else ()
    first = step.position.draws - len(draws)
    for index, draw in enumerate(draws, start=first):
        if chance.below(draw.size, index) != draw.value:
            raise RecordError(
                f"{path}: entry {step.number}: draw {index + 1} is not what the seed gives"
            )


def rebase(record: Record, engine: Engine, position: AnyPosition, keep: int) -> Record:
    """The record up to `keep` entries, going on from a position under the present rules."""
    entries: list[Entry] = []
    count = 0
    for entry in record.entries:
        if isinstance(entry, End) or (count == keep and not isinstance(entry, Mark)):
            break
        entries.append(entry)
        count += isinstance(entry, Act | Undo)
    entries.append(Rebase(rules_digest(engine.module), engine.codec.encode(position)))
    return Record(record.header, entries)
