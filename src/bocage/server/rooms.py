"""A room: one game that is being played or looked at, and everybody who watches it."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_left
from collections import deque
from datetime import UTC, datetime
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from bocage.kernel import standing
from bocage.kernel.nouns import Action, Ask, Illegal, Pass, Standing, Window, protocol
from bocage.server import api, say
from bocage.server.desk import LAYERS, MENUS, Desk
from bocage.server.people import fresh_word
from bocage.server.standing import taken
from bocage.server.states import Moment, changes
from bocage.server.store import PEOPLE, Brief, EntryRow, GameRow, Hop, Store, StoreError
from bocage.server.targets import Asked
from bocage.server.trouble import Refused, Trouble, unsaved
from bocage.server.unasked import Unasked

if TYPE_CHECKING:
    from collections.abc import Callable

    from bocage.art.moment import Moment as MomentOf
    from bocage.kernel.module import Module
    from bocage.kernel.nouns import Event
    from bocage.kernel.position import AnyPosition
    from bocage.server.after import Course
    from bocage.server.ledger import Ledger, Made
    from bocage.server.shelf import Box
    from bocage.words import Words

SHORT = 1.0  # seconds of a window without a pause in which a standing order passes
RING = 32  # states of the recent past, for pages that come back
MOMENTS = 8  # of the seats, now and in the past, that are kept
CONTEXT = 80  # events before one that has a moment, which its moment may rest on
QUEUE = 256  # messages that a slow page may be behind
Messages = asyncio.Queue[bytes]
ENCODER = msgspec.json.Encoder()


def now() -> str:
    """This moment in UTC."""
    return datetime.now(UTC).replace(tzinfo=None).isoformat(timespec="microseconds") + "Z"


def clock() -> float:
    """Seconds, as the timers of the server count them."""
    return asyncio.get_running_loop().time()


class Past(msgspec.Struct):
    """A state that was sent, with what is needed to tell what came after it."""

    serial: int
    state: api.State
    lines: int  # of the log
    kept: int  # lines that were left of the log before this state's own


class Stream:
    """What one seat is told in one language."""

    def __init__(self, seat: str, lang: str) -> None:
        self.seat = seat
        self.lang = lang
        # A page of an earlier run of the server must not meet one of its own numbers.
        self.serial = time.time_ns() // 1_000_000
        self.log: list[api.LogLine] = []
        self.marks: list[tuple[int, int]] = []  # entry, and the lines before it
        self.ring: deque[Past] = deque(maxlen=RING)
        self.queues: set[Messages] = set()

    @property
    def state(self) -> api.State | None:
        """What was told last."""
        return self.ring[-1].state if self.ring else None

    def send(self, message: bytes) -> None:
        """Tell all pages; one that has fallen too far behind is let go."""
        for queue in list(self.queues):
            try:
                queue.put_nowait(message)
            except asyncio.QueueFull:
                self.queues.discard(queue)


class Pause:
    """The fixed public pause of a reaction window, by the version of the position it is for."""

    def __init__(self) -> None:
        self.version = -1  # the last window that was opened
        self.keys: dict[str, str] = {}  # seats that pass by request, and its key
        self._end = 0.0

    def start(self, version: int, seconds: float) -> None:
        """A window opens."""
        self.version, self._end, self.keys = version, clock() + seconds, {}

    def stop(self) -> None:
        """It is held, or over."""
        self._end = 0.0

    def running(self, version: int) -> bool:
        """Whether the pause of this position's window runs."""
        return self._end > 0 and self.version == version

    def left(self) -> int:
        """Milliseconds that are left."""
        return max(0, round((self._end - clock()) * 1000))


class Room:
    """A game in use."""

    def __init__(self, row: GameRow, box: Box, ledger: Ledger, store: Store) -> None:
        self.row = row
        self.box = box
        self.engine = box.engine
        self.ledger = ledger
        self.store = store
        self.lock = asyncio.Lock()
        self.streams: dict[tuple[str, str], Stream] = {}
        self.after: Callable[[Room], None] = lambda room: None  # what follows a change: bots
        self.busy: dict[str, bool] = {}  # bots at work
        self.menus, self.layers = Desk(box, MENUS), Desk(box, LAYERS)
        self.window = Pause()
        self.unasked = Unasked(self)
        self.course: asyncio.Future[Course] | None = None  # what `after` tells, worked out once
        self._moments: dict[tuple[str, int, bool, bool], Moment] = {}
        self._lines: dict[tuple[str, int], list[api.LogLine]] = {}

    # -- looking ----------------------------------------------------------------------------

    @property
    def playing(self) -> bool:
        """Whether somebody may still decide something."""
        return self.row.status == "playing"

    def seat(self, name: str) -> str | None:
        """The side of a seat that a person holds; None for a spectator."""
        if not name:
            return None
        if self.row.seats.get(name) not in PEOPLE:
            raise Trouble("not-your-seat", seat=name[:40])
        return name

    def asks(self, position: AnyPosition) -> tuple[Ask, ...]:
        """Who is asked, publicly; nobody once the game has been given up."""
        if not self.playing and position is self.ledger.position:
            return ()
        return self.engine.asks(position)

    def moment(self, seat: str, at: int | None = None) -> Moment:
        """What a seat sees now, or saw at a moment of the past; the last ones are kept.

        They are told apart by what the seat knows, so that not even the time that it takes says
        what others have sealed.
        """
        side, position = self.seat(seat), self.ledger.position
        live = at is None or at == self.ledger.version
        if at is not None and not live:
            n = self.ledger.entry_at(at)
            if n is None:
                raise Trouble("unknown-moment", at=at)
            position = self.ledger.position_at(n)
        live = live and self.playing
        key = (seat, position.version, live, seat in position.answers)
        found = self._moments.pop(key, None)
        if found is None:
            view = self.engine.view(position, side)
            found = Moment(self.box, view, self.asks(position), live=live)
            while len(self._moments) >= MOMENTS:
                del self._moments[next(iter(self._moments))]
        self._moments[key] = found  # used last
        return found

    def asked(self, seat: str, lang: str) -> Asked | None:
        """What this seat decides now, from its view; None if it is not asked."""
        return self.moment(seat).asked(lang)

    def state(self, seat: str, lang: str, at: int | None = None) -> api.State:
        """The state of a seat, now or at a moment of the past."""
        last, first = self.ledger.version, self.ledger.first
        moment = self.moment(seat, at)
        made = moment.state(lang)
        if at is not None and at != last:
            return replace(made, last=last, first=first)
        undo = bool(seat) and self.playing and self.ledger.why_not_undo(seat) is None
        asks = made.asks
        if self.unasked.busy:  # it will not be asked
            made = replace(made, menu=None)
        if moment.choice is None:  # of sealed answers: it has given its own, and knows it
            asks = tuple(ask for ask in asks if ask.side != seat)
        if self.window.running(last):
            asks = tuple(replace(ask, paused=True) for ask in asks)
        ending = self.ending(lang)
        return replace(made, last=last, first=first, undo=undo, ending=ending, asks=asks)

    def ending(self, lang: str) -> api.Ending | None:
        """How it ended, by the rules or because somebody gave up."""
        words = self.box.words(lang)
        if self.row.status == "carried":
            return api.Ending("", words.say("carried"), "", {})
        if not self.row.status.startswith("resigned:"):
            return say.ending(words, self.engine, self.ledger.position)
        side = self.row.status.partition(":")[2]
        winner, text = resignation(words, self.box.module, side)
        return api.Ending(winner, text, "", {}, resigned=side)

    def log(self, seat: str, lang: str) -> list[api.LogLine]:
        """Everything that this seat was told."""
        side = self.seat(seat)
        return [line for n in self.ledger.shown for line in self.told(n, side, lang)]

    async def recall(self, lang: str) -> None:
        """Put what has happened into words beside the event loop: in a long game it is much."""
        shown = list(self.ledger.shown)
        await asyncio.to_thread(lambda: [self._worded(n, lang) for n in shown])

    def told(self, n: int, side: str | None, lang: str) -> list[api.LogLine]:
        """The lines of one entry that a side sees."""
        step = self.ledger.steps[n]
        told = zip(step.events, self._worded(n, lang), strict=True)
        lines = [line for emitted, line in told if emitted.seen_by(side)]
        silent = self.unasked.line(n, lang) if step.side == side else None
        return lines if silent is None else [silent, *lines]

    def _worded(self, n: int, lang: str) -> list[api.LogLine]:
        """All lines of one entry, put into words once."""
        lines = self._lines.get((lang, n))
        if lines is None:
            words, step, side_of = self.box.words(lang), self.ledger.steps[n], self.ledger.whose(n)
            drawn = self._drawn(n)
            lines = [
                say.log_line(words, e.event, step.version, side_of, moment)
                for e, moment in zip(step.events, drawn, strict=True)
            ]
            self._lines[lang, n] = lines
        return lines

    def _drawn(self, n: int) -> list[MomentOf | None]:
        """The moments of one entry; they rest on what everybody was told before."""
        events, known = self.ledger.steps[n].events, self.box.module.momentous
        if not any(type(e.event) in known for e in events):
            return [None] * len(events)
        told = deque(self._public_before(n), CONTEXT)
        drawn = []
        for emitted in events:
            drawn.append(self.box.module.moment(self.engine.book, emitted.event, told))
            if emitted.to is None:
                told.appendleft(emitted.event)
        return drawn

    def _public_before(self, n: int) -> list[Event]:
        """What everybody was told before an entry, the newest first, as far as it may matter."""
        shown = self.ledger.shown
        found: list[Event] = []
        for i in range(bisect_left(shown, n) - 1, -1, -1):
            found += [e.event for e in reversed(self.ledger.steps[shown[i]].events) if e.to is None]
            if len(found) >= CONTEXT:
                break
        return found[:CONTEXT]

    # -- watching ---------------------------------------------------------------------------

    def watch(self, seat: str, lang: str, serial: int | None) -> tuple[Stream, Messages]:
        """A page begins to watch; the queue holds its first message."""
        self.seat(seat)
        key = (seat, lang)
        if key not in self.streams:
            self.streams[key] = Stream(seat, lang)
        stream = self.streams[key]
        self._advance(stream)
        queue: Messages = asyncio.Queue(QUEUE)
        queue.put_nowait(ENCODER.encode(self._welcome(stream, serial)))
        for side, busy in self.busy.items():
            if busy:
                queue.put_nowait(ENCODER.encode(api.Thinking(side, True)))
        stream.queues.add(queue)
        return stream, queue

    def _welcome(self, stream: Stream, serial: int | None) -> api.Snapshot | api.Change:
        """Everything; or for a page that comes back only what it has missed."""
        old = next((past for past in stream.ring if past.serial == serial), None)
        latest = stream.ring[-1]
        if old is None:
            state = replace(latest.state, asks=self.timed(latest.state.asks))
            return api.Snapshot(latest.serial, state, tuple(stream.log))
        later = [past for past in stream.ring if past.serial > old.serial]
        kept = min([old.lines, *(past.kept for past in later)])
        return api.Change(self._delta(stream, old, latest, kept))

    def _delta(self, stream: Stream, old: Past, new: Past, kept: int) -> api.Delta:
        found = changes(old.state, new.state)
        found.pop("version", None)
        if "asks" in found:
            found["asks"] = self.timed(found["asks"])
        return api.Delta(
            since=old.serial,
            serial=new.serial,
            version=new.state.version,
            at=new.state.at,
            last=new.state.last,
            log=tuple(stream.log[kept:]),
            keep=kept if kept < old.lines else None,
            **found,
        )

    def timed(self, asks: tuple[api.AskLine, ...]) -> tuple[api.AskLine, ...]:
        """The asks with the time that is left; it is not part of a state, as it always changes."""
        left = self.window.left()
        return tuple(replace(ask, deadline=left) if ask.paused else ask for ask in asks)

    def _advance(self, stream: Stream) -> bytes | None:
        """Bring a stream up to date; the message that says so, or None if nothing has changed."""
        kept = self._catch_up(stream)
        state = self.state(stream.seat, stream.lang)
        old = stream.ring[-1] if stream.ring else None
        if old is not None:
            unchanged = kept == old.lines == len(stream.log) and not changes(old.state, state)
            if unchanged:
                return None
            stream.serial += 1
        new = Past(stream.serial, state, len(stream.log), kept)
        stream.ring.append(new)
        if old is None:
            return None
        return ENCODER.encode(api.Change(self._delta(stream, old, new, min(kept, old.lines))))

    def _catch_up(self, stream: Stream) -> int:
        """Add what is new to a stream's log; answers how many lines were left of the old ones."""
        shown, marks, side = self.ledger.shown, stream.marks, stream.seat or None
        while marks and (len(marks) > len(shown) or marks[-1][0] != shown[len(marks) - 1]):
            _, before = marks.pop()
            del stream.log[before:]
        kept = len(stream.log)
        for n in shown[len(marks) :]:
            marks.append((n, len(stream.log)))
            stream.log += self.told(n, side, stream.lang)
        return kept

    def refresh(self) -> None:
        """Tell every page what has changed for it."""
        for stream in self.streams.values():
            if stream.queues:
                message = self._advance(stream)
                if message is not None:
                    stream.send(message)

    def broadcast(self, message: api.Live) -> None:
        """Tell every page the same."""
        data = ENCODER.encode(message)
        for stream in self.streams.values():
            stream.send(data)

    def notice(self, make: Callable[[str], str]) -> None:
        """Tell every page a sentence in its language."""
        for stream in self.streams.values():
            stream.send(ENCODER.encode(api.Notice(make(stream.lang))))

    @property
    def watched(self) -> bool:
        """Whether any page is open on this game."""
        return any(stream.queues for stream in self.streams.values())

    @property
    def needed(self) -> bool:
        """Whether something goes on here that a second room of this game would not know of.

        A page is open, a bot is at work, something is being written, or the window that is open
        has a pause: its timer lives, or somebody holds it.
        """
        held = self.playing and self.window.version == self.ledger.version
        busy = any(self.busy.values()) or self.lock.locked() or self.unasked.busy
        return self.watched or busy or held

    # -- deciding ---------------------------------------------------------------------------

    def check_playing(self) -> None:
        """Trouble if nobody may decide anything here."""
        if self.row.status == "look":
            raise Trouble("look-only")
        if not self.playing:
            raise Trouble("over")

    async def act(self, body: api.Act, lang: str) -> api.Did:
        """Carry out an action; it is on disk when this returns."""
        side = self.seat(body.seat)
        words = self.box.words(lang)
        async with self.lock:
            known = self.ledger.keys.get(body.key)
            if known is not None:
                return self.did(known)
            self.check_playing()
            action = self.engine.parse(body.action)
            if isinstance(action, Illegal):
                raise Refused(action, words)
        if isinstance(action, Pass) and self.window.running(body.version):
            self.window.keys[body.seat] = body.key
            await self.pause_over(body.version)
        async with self.lock:
            known = self.ledger.keys.get(body.key)
            if known is not None:
                return self.did(known)
            self.check_playing()
            made = self.ledger.act(side or "", action, body.version)
            if isinstance(made, Illegal):
                raise Refused(made, words)
            await self.write(made, body.key)
        return await self.done(made.n)

    async def decide(
        self, side: str, action: Action, version: int, key: str | None = None
    ) -> Illegal | None:
        """The same for a bot, or for a seat whose time is over; answers the refusal."""
        async with self.lock:
            if not self.playing:
                return protocol("game-over")
            made = self.ledger.act(side, action, version)
            if isinstance(made, Illegal):
                return made
            await self.write(made, key)
        self.changed()
        return None

    async def pause_over(self, version: int) -> None:
        """In a window with a pause nobody can tell from the time what a hand holds."""
        if self.window.running(version):
            await asyncio.sleep(self.window.left() / 1000)

    async def undo(self, body: api.Undo, lang: str) -> api.Did:
        """Take the last choice of a seat back."""
        side = self.seat(body.seat)
        words = self.box.words(lang)
        async with self.lock:
            known = self.ledger.keys.get(body.key)
            if known is not None:
                return self.did(known)
            self.check_playing()
            if body.at != self.ledger.version:
                stale = protocol("stale", version=body.at, current=self.ledger.version)
                raise Refused(stale, words)
            made = self.ledger.undo(side or "")
            if isinstance(made, Illegal):
                raise Refused(made, words)
            await self.write(made, body.key)
            self.unasked.hold()
        return await self.done(made.n)

    def did(self, n: int) -> api.Did:
        """The answer to a decision that has this entry."""
        version = self.ledger.steps[n].version
        return api.Did(version, version)

    async def done(self, n: int) -> api.Did:
        """The answer; pages and bots learn of it as soon as the answer is on its way.

        What nobody is asked about is done before: whoever asks then finds the next question.
        """
        if self.unasked.answered():
            await self.unasked.done()
        else:
            asyncio.get_running_loop().call_soon(self.tell)
        return self.did(n)

    def changed(self) -> None:
        """Something has happened: tell the pages, and let whoever is next go on.

        What nobody needs to be asked about is done first, so that no page shows the question.
        """
        if not self.unasked.answered():
            self.tell()

    def tell(self) -> None:
        """Somebody is asked, or the game is over."""
        self.open_window()
        self.refresh()
        self.after(self)

    def open_window(self) -> None:
        """Start the pause of a window that has just opened."""
        position = self.ledger.position
        seconds: float = self.row.settings.pause
        frames = position.frames
        open_ = self.playing and bool(frames) and isinstance(frames[-1], Window)
        if not open_ or self.window.version == position.version:
            return
        asks = self.engine.asks(position)
        if not seconds and any(self._waits(ask) for ask in asks):
            seconds = SHORT
        if seconds:
            self.window.start(position.version, seconds)
            asyncio.get_running_loop().call_later(seconds, self._time_over, position.version)

    def _time_over(self, version: int) -> None:
        if self.window.running(version) and self.ledger.version == version:
            self._closing = asyncio.get_running_loop().create_task(self._close(version))

    async def _close(self, version: int) -> None:
        """The pause is over: whoever has said nothing does what his orders say, or passes."""
        self.window.stop()
        for ask in self.engine.asks(self.ledger.position):
            action = self._silent(ask) if self.row.seats[ask.side] in PEOPLE else None
            if action is not None:
                await self.decide(ask.side, action, version, self.window.keys.get(ask.side))
        self.changed()

    def _silent(self, ask: Ask) -> Action | None:
        """What becomes of the silence of a seat; None: it is to be asked.

        Whether it is asked follows from what everybody sees and from its orders, never its hand.
        """
        if ask.side in self.window.keys:
            return Pass()
        orders = self.applying(ask)
        if any(order.asks for order in orders):
            return None
        if not self.row.settings.pause and not self._settled(ask):
            return None
        orders = tuple(order for order in orders if not order.staff)
        return standing.answer(self.engine, self.ledger.position, ask.side, orders)

    def _waits(self, ask: Ask) -> bool:
        """Whether a person has left orders that are not carried out at once, since others watch."""
        person = self.row.seats[ask.side] in PEOPLE
        if not person or not self.unasked.secret(ask.side) or self.unasked.held:
            return False
        return self._settled(ask)

    def _settled(self, ask: Ask) -> bool:
        """Whether a seat has left orders for this window, other than to be asked."""
        orders = self.applying(ask)
        if any(order.asks for order in orders):
            return False
        return any(
            not order.staff for order in orders
        ) or ask.prompt in self.row.settings.orders.get(ask.side, ())

    def applying(self, ask: Ask) -> tuple[Standing, ...]:
        """The standing orders of a seat that are for the window that is open."""
        orders = self.standing(ask.side)
        return standing.applying(self.engine, self.ledger.position, ask.side, orders)

    def standing(self, side: str) -> tuple[Standing, ...]:
        """The standing orders with conditions that a side has left, or the usual ones."""
        lines = self.row.settings.standing.get(side)
        if lines is None:
            return self.box.module.usual
        return standing.read(self.engine, side, lines)

    def stop(self, seat: str) -> None:
        """A seat wants to decide in the window that is open: it stays open until it has."""
        self.seat(seat)
        if not self.window.running(self.ledger.version):
            raise Trouble("no-window")
        self.window.stop()
        self.refresh()

    def rest(self, body: api.Rest) -> None:
        """A seat lets everything go by until what is under way is over."""
        side, position = self.seat(body.seat), self.ledger.position
        open_ = self.playing and bool(position.frames) and isinstance(position.frames[-1], Window)
        if side is None or not open_ or body.version != position.version:
            raise Trouble("no-window")
        self.unasked.rest(side)
        self.changed()

    async def alone(self) -> None:
        """One person plays whatever people play."""
        async with self.lock:
            self.check_playing()
            here = PEOPLE[:2]
            seats = {who: here[0] if by in here else by for who, by in self.row.seats.items()}
            await self.change(replace(self.row, seats=seats))
        self.changed()

    async def invite(self, side: str) -> None:
        """A new word for the seat of a guest; all pages come again, and the old pass is refused."""
        async with self.lock:
            if side not in self.row.settings.invited:
                raise Trouble("no-guest", seat=side[:40])
            settings = self.row.settings
            invited = {**settings.invited, side: fresh_word()}
            await self.change(replace(self.row, settings=replace(settings, invited=invited)))
        self.broadcast(api.Gone("stopped"))

    def here(self, side: str) -> bool:
        """Whether a page looks from a seat."""
        return any(stream.queues and stream.seat == side for stream in self.streams.values())

    async def order(self, body: api.Orders, lang: str) -> None:
        """Standing orders of a seat."""
        side = self.seat(body.seat) or ""
        async with self.lock:
            self.check_playing()
            settings = self.row.settings
            if body.passes is not None:
                settings = replace(settings, orders={**settings.orders, side: body.passes})
            if body.standing is not None:
                lines = taken(self.box, self.box.words(lang), side, body.standing)
                settings = replace(settings, standing={**settings.standing, side: lines})
            await self.change(replace(self.row, settings=settings))
        self.changed()

    async def write(self, made: Made, key: str | None) -> None:
        """Put an entry on disk, then let it have happened: both or neither. The lock is held."""
        await asyncio.shield(asyncio.ensure_future(self._write(made, key)))

    async def _write(self, made: Made, key: str | None) -> None:
        over = made.position.outcome is not None
        status = "over" if over else self.row.status
        sealed = made.step.version == self.ledger.version  # nobody may notice
        hop = Hop(
            entry=EntryRow(made.n, made.line, key),
            told=self.ledger.told_row(made.n, made.step),
            position=made.data,
            drop=self.ledger.dropped(made.n),
            played=self.row.played if sealed else now(),
            status=status,
        )
        try:
            await self.store.append(self.row.id, hop)
        except StoreError as error:
            raise unsaved(error) from None
        self.ledger.commit(made, key)
        self.row = replace(self.row, status=status, played=hop.played)

    async def resign(self, seat: str) -> api.Did:
        """Give up."""
        return await self._end(f"resigned:{self.seat(seat)}")

    async def carry(self) -> api.Did:
        """End the game here, so that it can go on elsewhere: its record then tells the seed."""
        if self.playing and self.engine.hides:
            raise Trouble("hidden")
        return await self._end("carried")

    async def _end(self, status: str) -> api.Did:
        async with self.lock:
            self.check_playing()
            await self.change(replace(self.row, status=status, played=now()))
        return await self.done(self.ledger.last)

    async def change(self, row: GameRow) -> None:
        """Keep the game's row as it is now."""
        try:
            await self.store.change(row)
        except StoreError as error:
            raise unsaved(error) from None
        self.row = row


def resignation(words: Words, module: Module, side: str) -> tuple[str, str]:
    """Who wins when a side gives up, and the sentence that says so."""
    others = [name for name in module.sides if name != side]
    called = words.name("side", side)
    if len(others) != 1:
        return "", words.say("resigned-alone", side=called)
    return others[0], words.say("resigned", side=called, winner=words.name("side", others[0]))


def brief_of(box: Box, position: AnyPosition) -> Brief:
    """What the list of games shows, from what everybody sees."""
    view = box.engine.view(position, None)
    waiting = () if position.outcome else tuple(ask.side for ask in box.engine.asks(position))
    status = box.module.status(box.engine.book, view)
    return Brief(position.version, waiting, status, position.outcome)
