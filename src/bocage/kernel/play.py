"""A game in progress: its position, its record, and what can be taken back."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

import msgspec

from bocage.kernel.chance import Chance, Sealed
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action, Draw, Emitted, Illegal
from bocage.kernel.position import AnyPosition, Applied
from bocage.kernel.record import (
    INTERVAL,
    VERSION,
    Act,
    Chain,
    End,
    Entry,
    Header,
    Mark,
    Record,
    RecordError,
    Undo,
    line,
)
from bocage.kernel.replay import dice, proven, rules_digest
from bocage.kernel.undo import Undoing


class Hop(msgspec.Struct, frozen=True):
    """A decision that is ready to be written down: its entries, and what it leads to."""

    side: str
    entries: tuple[Entry, ...]  # the decision; a digest or the closing line may follow it
    applied: Applied
    mark: int | None = None  # of a choice that is taken back: the entry before which it was made


class Writer:
    """Carries decisions out and says what is to be written of them; who keeps the record notes it.

    Nothing has happened until it is noted, so a record can be written before its game goes on.
    """

    position: AnyPosition

    def __init__(self, engine: Engine, header: Header, chance: Chance, seed: bytes) -> None:
        self.engine = engine
        self.header = header
        self.seed = seed
        self.chance = chance
        self.entries = 0  # choices, and those that were taken back
        self._chain = Chain(header)
        self._undoing = Undoing()

    def acting(self, side: str, action: Action, version: int | None = None) -> Hop | Illegal:
        """What a choice leads to, or the refusal."""
        applied = self.engine.apply(self.position, side, action, self.chance, version)
        if isinstance(applied, Illegal):
            return applied
        draws = tuple(draw.value for draw in applied.draws)
        entry = Act(self.engine.module.sides.index(side), action, draws)
        return Hop(side, self._closed(entry, applied.position), applied)

    def why_not_undo(self, side: str) -> Illegal | None:
        """Why this side cannot take its last choice back, or None."""
        return self._undoing.why_not(self.position, self.engine.asks(self.position), side)

    def undoing(self, side: str) -> Hop | Illegal:
        """What taking the last choice back leads to: up to a draw, a reveal or another's choice."""
        refused = self.why_not_undo(side)
        if refused is not None:
            return refused
        after, mark = self._undoing.back(self.position, side)
        entry = Undo(self.engine.module.sides.index(side))
        return Hop(side, self._closed(entry, after), Applied(after, (), (), barrier=False), mark)

    def _closed(self, entry: Entry, after: AnyPosition) -> tuple[Entry, ...]:
        """An entry with the digest or the closing line that follows it."""
        count = self.entries + 1
        if after.outcome is not None:
            return entry, End(count, self.digest(after, line(entry)), self.seed.hex())
        if count % INTERVAL == 0:
            return entry, Mark(count, self.digest(after, line(entry)))
        return (entry,)

    def digest(self, position: AnyPosition, *lines: str) -> str:
        """The digest that stands after all that was written and these lines."""
        key = bytes.fromhex(self.header.key)
        return self.engine.codec.digest(position, key, self._chain.value(*lines))


class Play(Writer):
    """A running game in memory, with everything that was told and its record."""

    def __init__(self, engine: Engine, chance: Chance, key: bytes, seed: bytes = b"") -> None:
        started = engine.start(chance)
        header = header_of(engine, key, seed, started.draws)
        self._begin(engine, header, chance, seed)
        self.position = started.position
        self.events.extend(started.events)

    def _begin(self, engine: Engine, header: Header, chance: Chance, seed: bytes) -> None:
        Writer.__init__(self, engine, header, chance, seed)
        self.record = Record(header, [])
        self.events: list[Emitted] = []
        self._told: dict[int, int] = {}  # how many events there were before each entry

    @classmethod
    def sealed(cls, engine: Engine, seed: bytes) -> Play:
        """A real game: sealed dice from a 32-byte seed, digests keyed by a key derived from it."""
        return cls(engine, Sealed(seed), digest_key(seed), seed)

    @classmethod
    def resume(cls, engine: Engine, record: Record, seed: bytes, path: str = "record") -> Play:
        """A sealed game from its record, exactly as it was left; raises RecordError."""
        if record.ended is not None:
            raise RecordError(f"{path}: this game is over")
        parts = dice(record, seed, path)
        if record.header.key != digest_key(parts[0].key).hex():
            raise RecordError(f"{path}: line 2: the key of the digests is not that of the seed")
        play = cls.__new__(cls)
        play._begin(engine, record.header, parts[-1], seed)
        for step in proven(record, engine, seed, path, play._undoing):
            if isinstance(step.entry, Act | Undo):
                play._told[step.number - 1] = len(play.events)
            play._tell(step.applied, step.mark)
            play.position, play.entries = step.position, step.number
        play.record = Record(record.header, list(record.entries))
        play._chain = Chain.over(record)
        return play

    def act(self, side: str, action: Action, version: int | None = None) -> Applied | Illegal:
        """Carry out a choice, or refuse it."""
        hop = self.acting(side, action, version)
        if isinstance(hop, Illegal):
            return hop
        self._undoing.acted(side, self.position, hop.applied, self.entries)
        return self._note(hop)

    def undo(self, side: str) -> Illegal | None:
        """Take the last choice back, or refuse to."""
        hop = self.undoing(side)
        if isinstance(hop, Illegal):
            return hop
        self._undoing.undone(hop.mark)
        self._note(hop)
        return None

    def _note(self, hop: Hop) -> Applied:
        """It has happened."""
        self._told[self.entries] = len(self.events)
        self._tell(hop.applied, hop.mark)
        for entry in hop.entries:
            self.record.entries.append(entry)
            self._chain.add(line(entry))
        self.position = hop.applied.position
        self.entries += 1
        return hop.applied

    def _tell(self, applied: Applied | None, mark: int | None) -> None:
        if mark is not None:
            del self.events[self._told[mark] :]
        self.events.extend(applied.events if applied else ())


def header_of(engine: Engine, key: bytes, seed: bytes, draws: Sequence[Draw] = ()) -> Header:
    """The header of a new record."""
    module = engine.module
    return Header(
        game=module.id,
        edition=module.edition,
        scenario=engine.scenario,
        options=engine.options,
        rules=rules_digest(module),
        key=key.hex(),
        commitment=Sealed(seed).commitment if seed else "",
        overlay=module.data_digest(engine.overlays) if engine.overlays else "",
        replaced=module.data_replaced(engine.overlays),
        setup=tuple(draw.value for draw in draws),
        version=VERSION,
    )


def digest_key(seed: bytes) -> bytes:
    """The key of the digests of a sealed game."""
    return hashlib.sha256(b"bocage-digest:" + seed).digest()[:16]
