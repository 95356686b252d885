"""The record of one game in memory: its lines, what each led to, and any position on demand.

A moment is told to players by the version of its position, which does not count what is sealed
until all have answered. Inside, entries are numbered as they were written: 0 is the set-up.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Sequence
from copy import copy
from functools import partial
from typing import Any, Union

import msgspec
from msgspec.structs import replace

from bocage.kernel.chance import Scripted, Sealed
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action, Emitted, Illegal
from bocage.kernel.play import Hop, Writer, digest_key, header_of
from bocage.kernel.position import AnyPosition
from bocage.kernel.record import (
    Act,
    End,
    Entry,
    Header,
    Mark,
    Rebase,
    RecordError,
    Reseed,
    glance,
    line,
    read_line,
    write_lines,
)
from bocage.kernel.replay import (
    Replayed,
    carried_on,
    check_marks,
    rebased,
    rules_digest,
    started,
)
from bocage.kernel.undo import Undoing
from bocage.server.store import EntryRow, Log, ToldRow

KEEP = 16  # every so many entries a position is kept for good
RECENT = 48  # positions that stay in memory
ENCODER = msgspec.msgpack.Encoder()


class Step(msgspec.Struct):
    """What an entry led to."""

    side: str  # whose decision; empty for the set-up and a rebase
    version: int
    barrier: bool
    mark: int | None = None  # of a choice that was taken back: the entry before which it was made
    events: tuple[Emitted, ...] = ()


class Made(msgspec.Struct):
    """An entry that is ready to be written."""

    n: int
    line: str
    step: Step
    position: AnyPosition
    data: bytes  # the position as it is kept


class Ledger(Writer):
    """A game's record. `commit` is called when what was made is on disk."""

    def __init__(self, engine: Engine, header: Header, seed: bytes = b"") -> None:
        super().__init__(engine, header, Sealed(seed) if seed else Scripted(()), seed)
        self.rows: list[str] = []  # line(s) of entry n at n - 1
        self.steps: list[Step] = []
        self.keys: dict[str, int] = {}
        self.snapshots: dict[int, bytes] = {}
        self.shown: list[int] = []  # entries whose events have not been taken back
        self.base = 0  # the last rebase: what lies before cannot be played again
        self.commitment = header.commitment  # the hash of the seed that gives the dice now
        self._versions: list[int] = []
        self._recent: OrderedDict[int, AnyPosition] = OrderedDict()
        self._told: Any = None

    # -- beginning --------------------------------------------------------------------------

    @classmethod
    def begin(cls, engine: Engine, seed: bytes) -> Ledger:
        """A new game."""
        started = engine.start(Sealed(seed))
        ledger = cls(engine, header_of(engine, digest_key(seed), seed, started.draws), seed)
        ledger._set_up(started.position, started.events)
        return ledger

    @classmethod
    def branch(cls, engine: Engine, seed: bytes, position: AnyPosition) -> Ledger:
        """A game that goes on from a position, with new dice."""
        position = replace(position, version=0, draws=0)
        ledger = cls(engine, header_of(engine, digest_key(seed), seed), seed)
        ledger._set_up(position)
        ledger.commit(ledger.rebased(position))
        return ledger

    def _set_up(self, position: AnyPosition, events: tuple[Emitted, ...] = ()) -> None:
        self.snapshots[0] = self.engine.codec.encode(position)
        self._enter(0, "", Step("", 0, True, None, events), position)

    @classmethod
    def load(cls, engine: Engine, header: Header, seed: bytes, log: Log) -> Ledger:
        """A game from what is kept of it; RecordError if the cache does not fit the record."""
        ledger = cls(engine, header, seed)
        if [told.n for told in log.told] != list(range(len(log.entries) + 1)):
            raise RecordError("the cache does not fit the record")
        ledger.snapshots = dict(log.snapshots)
        lines = ["", *(row.line for row in log.entries)]
        for told, text in zip(log.told, lines, strict=True):
            side, events = ledger._side_of(text), ledger._events(told.events)
            ledger._enter(told.n, text, Step(side, told.version, told.barrier, told.mark, events))
        ledger.keys = {row.key: row.n for row in log.entries if row.key}
        ledger.position = ledger.position_at(ledger.last)
        return ledger

    @classmethod
    def replayed(cls, engine: Engine, header: Header, seed: bytes, rows: Sequence[str]) -> Ledger:
        """The same without a cache: everything is carried out again and checked."""
        ledger = cls(engine, header, seed)
        based = max((n for n, text in enumerate(rows, 1) if text.startswith("! ")), default=0)
        if based:  # what was played before it under other rules is only kept
            entry, *_ = ledger._read(rows[based - 1], based)
            position = rebased(engine, entry, f"entry {based}")
            ledger._set_up(position)
            for n, text in enumerate(rows[: based - 1], start=1):
                ledger._enter(n, text, Step(ledger._side_of(text), 0, True))
            step = Step("", position.version, True)
            ledger.commit(ledger._made(rows[based - 1], step, position))
        else:
            begun = started(engine, header, "record")
            ledger._set_up(begun.position, begun.events)
        ledger._carry_on(rows[based:])
        return ledger

    def _carry_on(self, rows: Sequence[str]) -> None:
        """Rows of the record carried out again; RecordError where they do not fit."""
        path, begun = "record", Replayed(self.entries, Mark(0, ""), self.position)
        entries = [e for n, row in enumerate(rows, self.last + 1) for e in self._read(row, n)]
        check_marks(self.header, entries, path, self.entries)
        steps = carried_on(
            self.engine, self.header, begun, entries, self._chain.copy(), path, Undoing()
        )
        decisions = (step for step in steps if not isinstance(step.entry, Mark | End))
        at: dict[int, int] = {}  # what is the last entry after so many decisions
        for row, found in zip(rows, decisions, strict=True):
            at[self.entries] = self.last
            applied, mark = found.applied, None if found.mark is None else at[found.mark]
            barrier = applied.barrier if applied else isinstance(found.entry, Reseed)
            events = applied.events if applied else ()
            version = found.position.version
            step = Step(self._side_of(row), version, barrier, mark, events)
            self.commit(self._made(row, step, found.position))

    def _read(self, text: str, n: int) -> list[Entry]:
        """The entry of a row, with what follows it."""
        try:
            return [read_line(row, self.engine.codec.action_types) for row in text.split("\n")]
        except ValueError as error:
            raise RecordError(f"entry {n}: {error}") from None

    def _side_of(self, text: str) -> str:
        """Whose decision a row is; empty for a rebase and the set-up."""
        _, side = glance(text.split("\n", 1)[0])
        return "" if side is None else self.engine.module.sides[side]

    def apart(self, engine: Engine) -> Ledger:
        """The same for another thread, which looks at positions with an engine of its own."""
        twin = copy(self)
        twin.engine, twin.snapshots, twin._recent = engine, dict(self.snapshots), OrderedDict()
        return twin

    # -- looking ----------------------------------------------------------------------------

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return len(self.steps) - 1

    @property
    def version(self) -> int:
        """The public number of this moment."""
        return self.steps[-1].version

    @property
    def first(self) -> int:
        """The first moment that can be looked at."""
        return self.steps[self.base].version

    def whose(self, n: int) -> str:
        """Whose doing an entry is; nobody's where several have answered, in whatever order.

        Who lets something go by has done nothing: what follows is still the other side's doing.
        """
        while n >= 2 and self.rows[n - 1].split()[1:2] == ["pass"] and self.steps[n - 1].side:
            n -= 1
        sealed = n >= 2 and self.steps[n - 1].version == self.steps[n - 2].version
        return "" if sealed else self.steps[n].side

    def entry_at(self, version: int) -> int | None:
        """The entry that led to this moment, or None if there is no such moment."""
        if not self.first <= version <= self.version:
            return None
        at = max(self.base, bisect_left(self._versions, version))
        return at if self._versions[at] == version else None

    def position_at(self, n: int) -> AnyPosition:
        """The position after n entries: from the nearest one that is kept, carried on."""
        way: list[int] = []
        at = n
        while at not in self._recent and at not in self.snapshots:
            if at <= self.base:
                raise RecordError("the first position is not kept")
            way.append(at)
            mark = self.steps[at].mark
            at = at - 1 if mark is None else mark
        position = self._recent.get(at) or self.engine.codec.decode(self.snapshots[at])
        self._remember(at, position)
        for number in reversed(way):
            position = self._carried(position, number)
            self._remember(number, position)
        return position

    def _entry(self, n: int) -> Entry:
        return read_line(self.rows[n - 1].split("\n", 1)[0], self.engine.codec.action_types)

    def action_of(self, n: int) -> Action | None:
        """What was decided by entry n."""
        entry = self._entry(n) if n > self.base else None
        return entry.action if isinstance(entry, Act) else None

    def _carried(self, position: AnyPosition, n: int) -> AnyPosition:
        """The position after entry n, from the one that it was made in (or went back to)."""
        step = self.steps[n]
        entry = self._entry(n)
        if isinstance(entry, Act):
            script = Scripted(entry.draws)
            return self.engine.apply_legal(position, step.side, entry.action, script).position
        if step.mark is not None or isinstance(entry, Reseed):
            return replace(position, version=step.version)
        answers = {who: act for who, act in position.answers.items() if who != step.side}
        return replace(position, answers=answers)

    def _remember(self, n: int, position: AnyPosition) -> None:
        self._recent[n] = position
        self._recent.move_to_end(n)
        if len(self._recent) > RECENT:
            self._recent.popitem(last=False)

    # -- going on ---------------------------------------------------------------------------

    def act(self, side: str, action: Action, version: int | None) -> Made | Illegal:
        """What an action would write, or the refusal."""
        return self._hopped(self.acting(side, action, version))

    def undo(self, side: str) -> Made | Illegal:
        """What taking back would write, or the refusal."""
        return self._hopped(self.undoing(side))

    def _hopped(self, hop: Hop | Illegal) -> Made | Illegal:
        if isinstance(hop, Illegal):
            return hop
        after, done = hop.applied.position, hop.applied
        step = Step(hop.side, after.version, done.barrier, hop.mark, done.events)
        return self._made("\n".join(map(line, hop.entries)), step, after)

    def rebased(self, position: AnyPosition) -> Made:
        """The entry from which the game goes on from this position under the present rules."""
        digest = rules_digest(self.engine.module)
        entry = Rebase(digest, self.engine.codec.encode(position))
        return self._made(line(entry), Step("", position.version, True), position)

    def reseed(self, seed: bytes) -> None:
        """From here on other dice: the seed so far is told, and the game goes on with a new one."""
        after = replace(self.position, version=self.version + 1)
        text = line(Reseed(self.seed.hex(), Sealed(seed).commitment))
        self.commit(self._made(text, Step("", after.version, True), after))
        self.seed, self.chance = seed, Sealed(seed)

    def _made(self, text: str, step: Step, after: AnyPosition) -> Made:
        return Made(self.last + 1, text, step, after, self.engine.codec.encode(after))

    def commit(self, made: Made, key: str | None = None) -> None:
        """What was made is on disk: it has happened."""
        self.snapshots[made.n] = made.data
        drop = self.dropped(made.n)
        if drop is not None:
            self.snapshots.pop(drop, None)
        self._enter(made.n, made.line, made.step, made.position)
        if key:
            self.keys[key] = made.n

    def dropped(self, n: int) -> int | None:
        """The position that need not be kept once that of entry n is."""
        before = n - 1
        return None if before % KEEP == 0 or before == self.base else before

    def _enter(self, n: int, text: str, step: Step, position: AnyPosition | None = None) -> None:
        if n:
            self.rows.append(text)
            self._note(n, text, step)
        self.steps.append(step)
        self._versions.append(step.version)
        if step.mark is not None:
            while self.shown and self.shown[-1] > step.mark:
                self.shown.pop()
        self.shown.append(n)
        if position is not None:
            self.position = position
            self._remember(n, position)

    def _note(self, n: int, text: str, step: Step) -> None:
        """What an entry is for the digests, for the dice and for taking back."""
        first, *more = text.split("\n")
        for row in (first, *more):
            self._chain.add(row)
        kind, _ = glance(first)
        if kind in ("!", "%"):
            self._undoing.bar()
            if kind == "!":
                self.base = n
            else:
                self.commitment = first.partition("commitment=")[2]
            return
        self.entries += 1
        if kind == "~":
            self._undoing.undone(step.mark)
        else:
            sealed = step.version == self.steps[n - 1].version
            before = partial(self.position_at, n - 1)
            self._undoing.note(step.side, n - 1, before, sealed=sealed, barrier=step.barrier)

    # -- writing ----------------------------------------------------------------------------

    def text(self) -> str:
        """The record as text, as the kernel reads it."""
        return write_lines(self.header, self.rows)

    def closed(self, seats: Sequence[str] = ()) -> str:
        """The same of a game that was broken off, with its seed; `seats`: it goes on elsewhere."""
        end = End(self.entries, self.digest(self.position), self.seed.hex(), tuple(seats))
        return f"{self.text()}{line(end)}\n"

    def entry_row(self, n: int, key: str | None = None) -> EntryRow:
        """An entry as it is kept."""
        return EntryRow(n, self.rows[n - 1], key)

    def told_row(self, n: int, step: Step | None = None) -> ToldRow:
        """What an entry led to, as it is kept."""
        step = step or self.steps[n]
        return ToldRow(n, step.version, step.barrier, step.mark, ENCODER.encode(step.events))

    def _events(self, data: bytes) -> tuple[Emitted, ...]:
        if self._told is None:
            types: Any = Union[tuple(self.engine.module.events)]  # noqa: UP007 - at run time
            self._told = msgspec.msgpack.Decoder(tuple[_emitted(types), ...])  # type: ignore[misc]
        found = self._told.decode(data)
        return tuple(Emitted(item.event, item.to) for item in found)


def _emitted(types: Any) -> Any:
    """The type of a kept event: like `Emitted`, with the events of this game."""
    return msgspec.defstruct("Told", [("event", types), ("to", tuple[str, ...] | None, None)])
