"""Paired hands: what the opponent is sent at a window does not depend on the reactor's hand.

A small server with a virtual clock pauses at each window for a fixed time; at its end the reactor
passes. Two games that differ only in the reactor's secrets must send the same bytes at the same
times, from the opponent's action that opens the window (so that a window which opens for some
hands only is noticed) until something of the reactor's secrets moves in public.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import msgspec

from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action, Partial, Pass, Window
from bocage.kernel.position import AnyPosition, Applied
from bocage.tools.contract.common import Broken, Moment, placed, walk
from bocage.tools.contract.differ import difference
from bocage.tools.contract.hidden import may_learn, twin_of

PAUSE = 4_000  # virtual milliseconds at a window
THOUGHT = 700  # virtual milliseconds that the opponent takes
GUESSES = 8  # tries to find another hand
DECISIONS = 5  # decisions that a pair is followed for
PARTS = ("version", "events", "asks", "view")  # of a message
SECRETS, OVER = b"secrets move", b"game over"  # messages that end the comparison


class Sent(msgspec.Struct, frozen=True):
    """A message: when, to whom (None: spectators), and its bytes."""

    time: int
    to: str | None
    data: bytes


class Server:
    """Plays one game on a virtual clock and keeps what it sends."""

    def __init__(
        self, engine: Engine, pos: AnyPosition, opponent: str, seed: int, first: Action | None
    ) -> None:
        self.engine = engine
        self.pos = pos
        self._first = first
        self.opponent = opponent
        self.now = 0
        self.sent: list[Sent] = []
        self._rng = Rng(seed, stream=43)

    def tell(self, applied: Applied | None = None) -> None:
        """Send the opponent and spectators what happened, who is asked, and what they see."""
        codec = self.engine.codec
        for to in (self.opponent, None):
            events = [e.event for e in applied.events if e.seen_by(to)] if applied else []
            view = self.engine.view(self.pos, to)
            data = codec.encode([self.pos.version, events, self.engine.asks(self.pos), view])
            self.sent.append(Sent(self.now, to, data))

    def run(self) -> None:
        """Go on until the reactor's secrets move, several decide at once, or it is enough."""
        self.tell()
        for _ in range(DECISIONS):
            asks = self.engine.asks(self.pos)
            if len(asks) != 1:
                return
            mover = asks[0].side
            action = self._decide(mover)
            if action is None:
                return
            dice = Rng(self._rng.below(1 << 30))
            applied = self.engine.apply_legal(self.pos, mover, action, dice)
            if may_learn(self.engine, self.pos, applied, (mover, self.opponent)):
                self.sent.append(Sent(self.now, self.opponent, SECRETS))
                return
            self.pos = applied.position
            if self.pos.outcome is not None:
                # Secrets may be shown at the end; that it ends now may not depend on them.
                self.sent.append(Sent(self.now, self.opponent, OVER))
                return
            self.tell(applied)

    def _decide(self, side: str) -> Action | None:
        choice = self.engine.choice(self.pos, side)
        if choice is None:
            return None
        if side == self.opponent:
            self.now += THOUGHT
            action: Action | None = self._first or choice.sample(self._rng)
            self._first = None
            return action
        # The reactor looks, tries what is refused, and lets the pause run out.
        choice.narrow(Partial())
        self.now += PAUSE
        return Pass() if self.engine.why_not(self.pos, side, Pass()) is None else None


def windows(engine: Engine, seed: int) -> Iterator[tuple[Moment, Moment | None]]:
    """The windows of endless random games, each with the decision before it."""
    quiet = 0
    for number in range(1 << 30):
        before = None
        for moment in walk(engine, (seed << 20) + number):
            if isinstance(moment.position.frames[-1], Window):
                quiet = 0
                yield moment, before
            before = moment
        quiet += 1
        if quiet > 50:
            return


def check_windows(engine: Engine, count: int, seed: int) -> dict[str, int]:
    """So many windows, each played on with two hands of the reactor."""
    rng = Rng(seed, stream=47)
    totals = {"windows": 0, "messages": 0}
    for moment, before in islice(windows(engine, seed), 20 * count):
        opponents = [side for side in engine.module.sides if side != moment.ask.side]
        opponent, pos, first = rng.choose(opponents), moment.position, None
        if before and before.ask.side == opponent and len(engine.asks(before.position)) == 1:
            pos, first = before.position, before.action
        with placed(engine, moment.seed, moment.number):
            twin = _other_hand(engine, pos, (moment.ask.side, opponent), rng)
            if twin is None:
                continue
            pair, dice = (pos, twin), rng.below(1 << 30)
            totals["messages"] += compare_pair(engine, pair, opponent, dice, first)
        totals["windows"] += 1
        if totals["windows"] >= count:
            break
    return totals


def _other_hand(
    engine: Engine, pos: AnyPosition, sides: tuple[str, str], rng: Rng
) -> AnyPosition | None:
    """The same to the opponent, with another hand of the reactor; None if none is found."""
    reactor, opponent = sides
    for _ in range(GUESSES):
        twin = twin_of(engine, pos, opponent, rng)
        if twin.private[reactor] != pos.private[reactor]:
            return twin
    return None


def compare_pair(
    engine: Engine,
    pair: tuple[AnyPosition, AnyPosition],
    opponent: str,
    seed: int,
    first: Action | None = None,
) -> int:
    """Run both games, beginning with an action of the opponent; the number of equal messages."""
    tapes = []
    for pos in pair:
        server = Server(engine, pos, opponent, seed, first)
        server.run()
        tapes.append(server.sent)
    for one, other in zip(*tapes, strict=False):
        if one != other:
            to, how = one.to or "spectators", _how(one, other)
            raise Broken(f"at {one.time} ms {to} can tell the reactor's hand: {how}")
    if len(tapes[0]) != len(tapes[1]):
        raise Broken(f"{opponent} is sent {len(tapes[0])} or {len(tapes[1])} messages")
    return len(tapes[0])


def _how(one: Sent, other: Sent) -> str:
    """What differs in two messages."""
    if (one.time, one.to) != (other.time, other.to):
        whom = other.to or "spectators"
        return f"in the other game a message goes to {whom} at {other.time} ms"
    if {one.data, other.data} & {SECRETS, OVER}:
        return "only one of the games goes on"
    read = [dict(zip(PARTS, msgspec.msgpack.decode(m.data), strict=True)) for m in (one, other)]
    return difference(*read)
