"""A game in progress: its position, its record and what can be taken back; and exact replay."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import msgspec

from bocage.kernel.chance import Chance, Scripted, ScriptError, Sealed
from bocage.kernel.engine import Applied, Engine
from bocage.kernel.module import Module
from bocage.kernel.nouns import Action, Illegal, protocol
from bocage.kernel.position import AnyPosition
from bocage.kernel.record import (
    INTERVAL,
    Act,
    End,
    Entry,
    Header,
    Mark,
    Rebase,
    Record,
    RecordError,
    Undo,
)


@cache
def rules_digest(module: Module) -> str:
    """A digest of the code and data that make the rules: the kernel's and the module's."""
    digest = hashlib.sha256()
    for folder in (Path(__file__).resolve().parent, module.home):
        for file in sorted(folder.rglob("*")):
            if file.suffix in {".py", ".tsv", ".toml"} and "__pycache__" not in file.parts:
                digest.update(file.relative_to(folder).as_posix().encode() + b"\0")
                digest.update(file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


class Play:
    """A running game. Keeps the earlier positions that can still be returned to, and the record."""

    def __init__(self, engine: Engine, chance: Chance, key: bytes, seed: bytes = b"") -> None:
        self.engine = engine
        self._chance = chance
        self._key = key
        self._seed = seed
        started = engine.start(chance)
        self.position: AnyPosition = started.position
        self.events = list(started.events)
        self._undo: list[tuple[str, AnyPosition]] = []
        self.entries = 0
        header = Header(
            game=engine.module.id,
            edition=engine.module.edition,
            scenario=engine.scenario,
            options=engine.options,
            rules=rules_digest(engine.module),
            key=key.hex(),
            commitment=Sealed(seed).commitment if seed else "",
            overlay=engine.module.data_digest(engine.overlays) if engine.overlays else "",
            setup=tuple(draw.value for draw in started.draws),
        )
        self.record = Record(header, [])

    @classmethod
    def sealed(cls, engine: Engine, seed: bytes) -> Play:
        """A real game: sealed dice from a 32-byte seed, digests keyed by a key derived from it."""
        key = hashlib.sha256(b"bocage-digest:" + seed).digest()[:16]
        return cls(engine, Sealed(seed), key, seed)

    def act(self, side: str, action: Action, version: int | None = None) -> Applied | Illegal:
        """Carry out a choice, or refuse it."""
        before = self.position
        applied = self.engine.apply(before, side, action, self._chance, version)
        if isinstance(applied, Illegal):
            return applied
        if self._undo and self._undo[-1][0] != side:
            self._undo.clear()
        if applied.barrier:
            self._undo.clear()
        else:
            self._undo.append((side, before))
        draws = tuple(draw.value for draw in applied.draws)
        self._log(Act(self.engine.module.sides.index(side), action, draws), applied.position)
        self.events.extend(applied.events)
        return applied

    def why_not_undo(self, side: str) -> Illegal | None:
        """Why this side cannot take its last choice back, or None."""
        if not self._undo:
            return protocol("undo-barrier" if self.entries else "nothing-to-undo")
        return None if self._undo[-1][0] == side else protocol("undo-barrier")

    def undo(self, side: str) -> Illegal | None:
        """Take the last choice back, up to a draw, a reveal or another side's choice."""
        refused = self.why_not_undo(side)
        if refused is not None:
            return refused
        _, before = self._undo.pop()
        self._log(Undo(self.engine.module.sides.index(side)), before)
        return None

    def _log(self, entry: Entry, after: AnyPosition) -> None:
        entries = self.record.entries
        entries.append(entry)
        self.position = after
        self.entries += 1
        if after.outcome is not None:
            digest = self.engine.codec.digest(after, self._key)
            entries.append(End(self.entries, digest, self._seed.hex()))
        elif self.entries % INTERVAL == 0:
            entries.append(Mark(self.entries, self.engine.codec.digest(after, self._key)))


class Replayed(msgspec.Struct):
    """One entry carried out again, with what it led to."""

    number: int
    entry: Entry
    position: AnyPosition
    applied: Applied | None = None


MakeEngine = Callable[[Header], Engine]


def replay(record: Record, engine: Engine, path: str = "record") -> Iterator[Replayed]:
    """Play a record again, checking every draw and digest; raises RecordError where it differs.

    The first item (number 0) is the position after setting up.
    """
    header, sides = record.header, engine.module.sides
    started = _started(engine, header, path)
    position, history = started.position, [started.position]
    yield Replayed(0, Mark(0, ""), position, started)
    number = 0
    for entry in record.entries:
        where = f"{path}: entry {number + 1}"
        applied = None
        match entry:
            case Act(side):
                if side >= len(sides):
                    raise RecordError(f"{where}: there is no side number {side}")
                applied = _again(engine, position, entry, sides[side], where)
                history.append(applied.position)
            case Undo():
                if len(history) < 2:
                    raise RecordError(f"{where}: there is nothing to take back")
                history.pop()
            case Rebase(_, packed):
                history = [_rebased(engine, packed, where)]
            case Mark(after, digest) | End(after, digest):
                _check(engine, position, header, (after, digest, number), path)
                yield Replayed(number, entry, position)
                continue
        number += 1
        position = history[-1]
        yield Replayed(number, entry, position, applied)


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


def _rebased(engine: Engine, packed: bytes, where: str) -> AnyPosition:
    try:
        return engine.codec.decode(packed)
    except msgspec.DecodeError as error:
        raise RecordError(f"{where}: the rebased position cannot be read: {error}") from None


def _check(
    engine: Engine, position: AnyPosition, header: Header, want: tuple[int, str, int], path: str
) -> None:
    after, digest, number = want
    if after != number:
        raise RecordError(f"{path}: after entry {number}: the mark says {after} entries")
    found = engine.codec.digest(position, bytes.fromhex(header.key))
    if found != digest:
        raise RecordError(f"{path}: after entry {number}: digest {found}, the record says {digest}")


def _started(engine: Engine, header: Header, path: str) -> Applied:
    script = Scripted(header.setup)
    try:
        started = engine.start(script)
    except ScriptError as error:
        raise RecordError(f"{path}: setup: {error}") from None
    if script.values:
        raise RecordError(f"{path}: setup: {len(script.values)} recorded draws were not needed")
    return started


def verify_seed(record: Record, engine: Engine, path: str = "record") -> None:
    """Check that the published seed matches the commitment and gives every recorded draw."""
    end = record.ended
    if end is None or not end.seed:
        raise RecordError(f"{path}: the seed is published only when the game is over")
    chance = Sealed(bytes.fromhex(end.seed))
    if chance.commitment != record.header.commitment:
        raise RecordError(f"{path}: the seed does not match the commitment in the header")
    index = 0
    for step in replay(record, engine, path):
        for draw in step.applied.draws if step.applied else ():
            if chance.below(draw.size, index) != draw.value:
                raise RecordError(
                    f"{path}: entry {step.number}: draw {index + 1} is not what the seed gives"
                )
            index += 1


def rebase(record: Record, engine: Engine, position: AnyPosition, keep: int) -> Record:
    """The record up to `keep` entries, going on from a position under the present rules."""
    entries: list[Entry] = []
    count = 0
    for entry in record.entries:
        if count == keep and not isinstance(entry, Mark):
            break
        if isinstance(entry, End):
            break
        entries.append(entry)
        count += not isinstance(entry, Mark)
    entries.append(Rebase(rules_digest(engine.module), engine.codec.encode(position)))
    return Record(record.header, entries)
