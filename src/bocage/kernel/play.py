"""A game in progress: its position, its record, and what can be taken back."""

from __future__ import annotations

import hashlib

from bocage.kernel.chance import Chance, Sealed
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action, Emitted, Illegal
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


class Play:
    """A running game. Keeps the earlier positions that can still be returned to, and the record."""

    position: AnyPosition
    record: Record

    def __init__(self, engine: Engine, chance: Chance, key: bytes, seed: bytes = b"") -> None:
        self._hold(engine, chance, key, seed)
        started = engine.start(chance)
        self.position = started.position
        self.events.extend(started.events)
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
            version=VERSION,
        )
        self.record = Record(header, [])
        self._chain = Chain(header)

    def _hold(self, engine: Engine, chance: Chance, key: bytes, seed: bytes) -> None:
        self.engine = engine
        self._chance = chance
        self._key = key
        self._seed = seed
        self._undoing = Undoing()
        self.events: list[Emitted] = []
        self._told: dict[int, int] = {}  # how many events there were before each entry
        self.entries = 0

    @classmethod
    def sealed(cls, engine: Engine, seed: bytes) -> Play:
        """A real game: sealed dice from a 32-byte seed, digests keyed by a key derived from it."""
        return cls(engine, Sealed(seed), digest_key(seed), seed)

    @classmethod
    def resume(cls, engine: Engine, record: Record, seed: bytes, path: str = "record") -> Play:
        """A sealed game from its record, exactly as it was left; raises RecordError."""
        if record.ended is not None:
            raise RecordError(f"{path}: this game is over")
        play = cls.__new__(cls)
        parts = dice(record, seed, path)
        key = digest_key(parts[0].key)
        play._hold(engine, parts[-1], key, seed)
        if record.header.key != key.hex():
            raise RecordError(f"{path}: line 2: the key of the digests is not that of the seed")
        for step in proven(record, engine, seed, path, play._undoing):
            if isinstance(step.entry, Act | Undo):
                play._told[step.number - 1] = len(play.events)
            if step.mark is not None:
                del play.events[play._told[step.mark] :]
            play.events.extend(step.applied.events if step.applied else ())
            play.position, play.entries = step.position, step.number
        play.record = Record(record.header, list(record.entries))
        play._chain = Chain.over(record)
        return play

    def act(self, side: str, action: Action, version: int | None = None) -> Applied | Illegal:
        """Carry out a choice, or refuse it."""
        before = self.position
        applied = self.engine.apply(before, side, action, self._chance, version)
        if isinstance(applied, Illegal):
            return applied
        self._undoing.acted(side, before, applied, self.entries)
        self._told[self.entries] = len(self.events)
        draws = tuple(draw.value for draw in applied.draws)
        self.events.extend(applied.events)
        self._log(Act(self.engine.module.sides.index(side), action, draws), applied.position)
        return applied

    def why_not_undo(self, side: str) -> Illegal | None:
        """Why this side cannot take its last choice back, or None."""
        return self._undoing.why_not(self.position, self.engine.asks(self.position), side)

    def undo(self, side: str) -> Illegal | None:
        """Take the last choice back, up to a draw, a reveal or another side's choice."""
        refused = self.why_not_undo(side)
        if refused is not None:
            return refused
        before, mark = self._undoing.back(self.position, side)
        if mark is not None:
            del self.events[self._told[mark] :]
        self._log(Undo(self.engine.module.sides.index(side)), before)
        return None

    def _log(self, entry: Entry, after: AnyPosition) -> None:
        self._write(entry)
        self.position = after
        self.entries += 1
        if after.outcome is not None:
            self._write(End(self.entries, self._digest(), self._seed.hex()))
        elif self.entries % INTERVAL == 0:
            self._write(Mark(self.entries, self._digest()))

    def _write(self, entry: Entry) -> None:
        self.record.entries.append(entry)
        self._chain.add(line(entry))

    def _digest(self) -> str:
        return self.engine.codec.digest(self.position, self._key, self._chain.value())


def digest_key(seed: bytes) -> bytes:
    """The key of the digests of a sealed game."""
    return hashlib.sha256(b"bocage-digest:" + seed).digest()[:16]
