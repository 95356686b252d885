"""The record of one game in memory: its lines, what each led to, and any position on demand.

A moment is told to players by the version of its position, which does not count what is sealed
until all have answered. Inside, entries are numbered as they were written: 0 is the set-up.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Union

import msgspec
from msgspec.structs import replace

from bocage.kernel.chance import Scripted, ScriptError, Sealed
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action, Ask, Emitted, Illegal, protocol
from bocage.kernel.play import digest_key
from bocage.kernel.position import AnyPosition, Applied
from bocage.kernel.record import (
    INTERVAL,
    MAGIC,
    VERSION,
    Act,
    Chain,
    End,
    Entry,
    Header,
    Mark,
    Rebase,
    RecordError,
    Reseed,
    Undo,
    head,
    line,
    read_line,
)
from bocage.kernel.replay import rules_digest
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


class Ledger:
    """A game's record. `commit` is called when what was made is on disk."""

    def __init__(self, engine: Engine, header: Header, seed: bytes = b"") -> None:
        self.engine = engine
        self.header = header
        self.seed = seed
        self.rows: list[str] = []  # line(s) of entry n at n - 1
        self.steps: list[Step] = []
        self.keys: dict[str, int] = {}
        self.snapshots: dict[int, bytes] = {}
        self.shown: list[int] = []  # entries whose events have not been taken back
        self.base = 0  # the last rebase: what lies before cannot be played again
        self._versions: list[int] = []
        self._open: list[tuple[str, int]] = []  # choices that can be taken back: who, before which
        self._recent: OrderedDict[int, AnyPosition] = OrderedDict()
        self._decisions = 0
        self._chain = Chain(header)
        self._told: Any = None
        self._now: AnyPosition | None = None

    # -- beginning --------------------------------------------------------------------------

    @classmethod
    def begin(cls, engine: Engine, seed: bytes) -> Ledger:
        """A new game."""
        started = engine.start(Sealed(seed))
        ledger = cls(engine, header_for(engine, seed, started), seed)
        ledger._enter(0, "", Step("", 0, True, None, started.events), started.position)
        return ledger

    @classmethod
    def branch(cls, engine: Engine, seed: bytes, position: AnyPosition) -> Ledger:
        """A game that goes on from a position, with new dice."""
        position = replace(position, version=0, draws=0)
        ledger = cls(engine, header_for(engine, seed, None), seed)
        ledger._enter(0, "", Step("", 0, True), position)
        ledger.commit(ledger.rebased(position))
        return ledger

    @classmethod
    def load(cls, engine: Engine, header: Header, seed: bytes, log: Log) -> Ledger:
        """A game from what is kept of it; RecordError if the cache does not fit the record."""
        ledger = cls(engine, header, seed)
        if [told.n for told in log.told] != list(range(len(log.entries) + 1)):
            raise RecordError("the cache does not fit the record")
        ledger.snapshots = dict(log.snapshots)
        lines = ["", *(row.line for row in log.entries)]
        for told, text in zip(log.told, lines, strict=True):
            side = _side_of(engine, text)
            step = Step(side, told.version, told.barrier, told.mark, ledger._events(told.events))
            ledger._enter(told.n, text, step, None)
        ledger.keys = {row.key: row.n for row in log.entries if row.key}
        ledger._now = ledger.position_at(ledger.last)
        return ledger

    @classmethod
    def replayed(cls, engine: Engine, header: Header, seed: bytes, rows: Sequence[str]) -> Ledger:
        """The same without a cache: everything is carried out again and checked."""
        ledger = cls(engine, header, seed)
        bases = [n for n, text in enumerate(rows, start=1) if text.startswith("! ")]
        if bases:  # what was played before it under other rules is only kept
            ledger._enter(0, "", Step("", 0, True), _based(engine, rows[bases[-1] - 1]))
            for n, text in enumerate(rows[: bases[-1] - 1], start=1):
                ledger._enter(n, text, Step(_side_of(engine, text), 0, True), None)
        else:
            started = _start_again(engine, header)
            ledger._enter(0, "", Step("", 0, True, None, started.events), started.position)
        for text in rows[bases[-1] - 1 if bases else 0 :]:
            ledger.commit(ledger._again(text))
        return ledger

    def _again(self, text: str) -> Made:
        """An entry of a record carried out again; RecordError where it does not fit."""
        where = f"entry {self.last + 1}"
        try:
            entry = read_line(text.split("\n", 1)[0], self.engine.codec.action_types)
        except ValueError as error:
            raise RecordError(f"{where}: {error}") from None
        if isinstance(entry, Rebase):
            position = _based(self.engine, text)
            return self._of(text, Step("", position.version, True), position)
        if isinstance(entry, Reseed):
            return self._reseeded(text)
        if not isinstance(entry, Act | Undo) or entry.side >= len(self.engine.module.sides):
            raise RecordError(f"{where}: cannot be carried out")
        side = self.engine.module.sides[entry.side]
        if isinstance(entry, Undo):
            made = self.undo(side)
        else:
            answer = self._rolled(side, entry, where)
            made = answer if isinstance(answer, Illegal) else self._acted(side, entry, answer)
        if isinstance(made, Illegal):
            raise RecordError(f"{where}: {made.reason} {made.message} {made.args}")
        if made.line != text and self.seed:
            raise RecordError(f"{where}: leads to another position than the record says")
        made.line = text
        return made

    def _rolled(self, side: str, entry: Act, where: str) -> Applied | Illegal:
        """An action with the draws that were recorded, neither more nor fewer."""
        script = Scripted(entry.draws)
        try:
            answer = self.engine.apply(self.position, side, entry.action, script)
        except ScriptError as error:
            raise RecordError(f"{where}: {error}") from None
        if script.values:
            raise RecordError(f"{where}: {len(script.values)} recorded draws were not needed")
        return answer

    # -- looking ----------------------------------------------------------------------------

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return len(self.steps) - 1

    @property
    def position(self) -> AnyPosition:
        """The position now; the same object until something happens."""
        if self._now is None:
            self._now = self.position_at(self.last)
        return self._now

    @property
    def version(self) -> int:
        """The public number of this moment."""
        return self.steps[-1].version

    @property
    def commitment(self) -> str:
        """The hash of the seed that gives the dice now."""
        again = next((row for row in reversed(self.rows) if row.startswith("% ")), None)
        return again.partition("commitment=")[2] if again else self.header.commitment

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

    def _carried(self, position: AnyPosition, n: int) -> AnyPosition:
        """The position after entry n, from the one that it was made in (or went back to)."""
        step = self.steps[n]
        entry = read_line(self.rows[n - 1].split("\n", 1)[0], self.engine.codec.action_types)
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
        chance = Sealed(self.seed)
        applied = self.engine.apply(self.position, side, action, chance, version)
        if isinstance(applied, Illegal):
            return applied
        draws = tuple(draw.value for draw in applied.draws)
        entry = Act(self.engine.module.sides.index(side), action, draws)
        return self._acted(side, entry, applied)

    def _acted(self, side: str, entry: Act, applied: Applied) -> Made:
        after = applied.position
        step = Step(side, after.version, applied.barrier, None, applied.events)
        return self._made(entry, step, after)

    def why_not_undo(self, side: str, asks: Sequence[Ask]) -> Illegal | None:
        """Why this side cannot take its last choice back: the rule of the kernel's `Undoing`."""
        position = self.position
        if position.outcome is not None:
            return protocol("game-over")
        if side in position.answers:
            return None
        if len(asks) > 1 or not self._open or self._open[-1][0] != side:
            return protocol("undo-barrier" if position.version else "nothing-to-undo")
        return None

    def undo(self, side: str) -> Made | Illegal:
        """What taking back would write, or the refusal."""
        position = self.position
        refused = self.why_not_undo(side, self.engine.asks(position))
        if refused is not None:
            return refused
        entry = Undo(self.engine.module.sides.index(side))
        if side in position.answers:
            answers = {who: act for who, act in position.answers.items() if who != side}
            after = replace(position, answers=answers)
            return self._made(entry, Step(side, position.version, False), after)
        mark = self._open[-1][1]
        after = replace(self.position_at(mark), version=position.version + 1)
        return self._made(entry, Step(side, after.version, False, mark), after)

    def rebased(self, position: AnyPosition) -> Made:
        """The entry from which the game goes on from this position under the present rules."""
        digest = rules_digest(self.engine.module)
        entry = Rebase(digest, self.engine.codec.encode(position))
        return self._of(line(entry), Step("", position.version, True), position)

    def reseed(self, seed: bytes) -> None:
        """From here on other dice: the seed so far is told, and the game goes on with a new one."""
        self.commit(self._reseeded(line(Reseed(self.seed.hex(), Sealed(seed).commitment))))
        self.seed = seed

    def _reseeded(self, text: str) -> Made:
        after = replace(self.position, version=self.version + 1)
        return self._of(text, Step("", after.version, True), after)

    def _made(self, entry: Entry, step: Step, after: AnyPosition) -> Made:
        """The entry with the digest or the closing line that follows it."""
        count, lines = self._decisions + 1, [line(entry)]
        if after.outcome is not None:
            lines.append(line(End(count, self._digest(after, *lines), self.seed.hex())))
        elif count % INTERVAL == 0:
            lines.append(line(Mark(count, self._digest(after, *lines))))
        return self._of("\n".join(lines), step, after)

    def _digest(self, position: AnyPosition, *lines: str) -> str:
        """The digest that stands after all that was written and these lines."""
        key = bytes.fromhex(self.header.key)
        return self.engine.codec.digest(position, key, self._chain.value(*lines))

    def _of(self, text: str, step: Step, after: AnyPosition) -> Made:
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

    def _enter(self, n: int, text: str, step: Step, position: AnyPosition | None) -> None:
        self.steps.append(step)
        self._versions.append(step.version)
        if n:
            self.rows.append(text)
            for row in text.split("\n"):
                self._chain.add(row)
        if text.startswith("! "):
            self.base = n
        elif n and not text.startswith("% "):
            self._decisions += 1
        if step.mark is not None:
            while self.shown and self.shown[-1] > step.mark:
                self.shown.pop()
        self.shown.append(n)
        self._note(n, text, step)
        self._now = position
        if position is not None:
            self._remember(n, position)
            if n == 0:
                self.snapshots[0] = self.engine.codec.encode(position)

    def _note(self, n: int, text: str, step: Step) -> None:
        """Which choices can still be taken back, by the kernel's rule."""
        if text.startswith("~"):
            if step.mark is not None:
                self._open.pop()
        elif n == 0 or text.startswith(("! ", "% ")):
            self._open.clear()
        elif step.version != self.steps[n - 1].version:  # else a sealed answer
            if step.barrier or (self._open and self._open[-1][0] != step.side):
                self._open.clear()
            if not step.barrier:
                self._open.append((step.side, n - 1))

    # -- writing ----------------------------------------------------------------------------

    def text(self) -> str:
        """The record as text, as the kernel reads it."""
        return "\n".join([MAGIC, head(self.header), *self.rows]) + "\n"

    def closed(self, seats: Sequence[str] = ()) -> str:
        """The same of a game that was broken off, with its seed; `seats`: it goes on elsewhere."""
        digest = self._digest(self.position)
        end = End(self._decisions, digest, self.seed.hex(), tuple(seats))
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


def header_for(engine: Engine, seed: bytes, started: Applied | None) -> Header:
    """The header of a new record."""
    module = engine.module
    return Header(
        game=module.id,
        edition=module.edition,
        scenario=engine.scenario,
        options=engine.options,
        rules=rules_digest(module),
        key=digest_key(seed).hex(),
        commitment=Sealed(seed).commitment,
        overlay=module.data_digest(engine.overlays) if engine.overlays else "",
        setup=tuple(draw.value for draw in started.draws) if started else (),
        version=VERSION,
    )


def _side_of(engine: Engine, text: str) -> str:
    """Whose decision a line is; empty for a rebase and the set-up."""
    words = text.split(" ", 2)
    number = words[1] if words[0] == "~" else words[0]
    number = number.split("\n", 1)[0]
    return engine.module.sides[int(number)] if number.isdecimal() else ""


def _start_again(engine: Engine, header: Header) -> Applied:
    """The set-up with the draws that were recorded."""
    try:
        return engine.start(Scripted(header.setup))
    except ScriptError as error:
        raise RecordError(f"setup: {error}") from None


def _based(engine: Engine, text: str) -> AnyPosition:
    """The position of a rebase."""
    entry = read_line(text.split("\n", 1)[0], engine.codec.action_types)
    if not isinstance(entry, Rebase):
        raise RecordError("expected a position to go on from")
    try:
        return engine.codec.decode(entry.position)
    except msgspec.DecodeError as error:
        raise RecordError(f"the position to go on from cannot be read: {error}") from None
