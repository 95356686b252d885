"""Bots at the table: they think in processes of their own and answer like anybody else."""

from __future__ import annotations

import asyncio
import sys
import traceback
from asyncio.subprocess import DEVNULL, PIPE, Process
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from bocage.bots.base import bots_for
from bocage.kernel.chance import bot_luck
from bocage.kernel.nouns import Action, Illegal
from bocage.server import api
from bocage.server.bot_worker import Reply, Task
from bocage.server.store import PEOPLE
from bocage.server.trouble import Trouble

if TYPE_CHECKING:
    from bocage.server.rooms import Room

WORKERS = 2
TRIES = 2


class BotFailed(Exception):  # noqa: N818 - told to the players
    """A bot has given no usable answer."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self._process: Process | None = None

    async def ask(self, task: Task) -> str:
        """The answer to a task; BotFailed if there is none."""
        async with self.lock:
            try:
                return await self._ask(task)
            except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:
                self.stop()
                raise BotFailed(f"its process has ended ({type(error).__name__})") from None
            except asyncio.CancelledError:
                self.stop()  # what it would answer is of no use any more
                raise

    async def _ask(self, task: Task) -> str:
        process = await self._running()
        if process.stdin is None or process.stdout is None:
            raise BotFailed("its process has no pipes")
        data = msgspec.msgpack.encode(task)
        process.stdin.write(len(data).to_bytes(4) + data)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(4))
        found = await process.stdout.readexactly(size)
        reply = msgspec.msgpack.decode(found, type=Reply)
        if reply.error:
            raise BotFailed(reply.error)
        return reply.action

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *("-m", "bocage.server.bot_worker"),
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                start_new_session=True,  # an interrupt at the terminal is the server's
            )
        return self._process

    def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
        self._process = None


class Bots:
    """Lets bots decide wherever it is their turn."""

    def __init__(self) -> None:
        self._workers = [Worker() for _ in range(WORKERS)]
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._failed: set[str] = set()

    def attend(self, room: Room) -> None:
        """Something has changed in a room: if a bot is to decide there, let it."""
        key = room.row.id
        running = self._tasks.get(key)
        if key in self._failed or (running is not None and not running.done()):
            return
        if next_bot(room) is not None:
            self._tasks[key] = asyncio.create_task(self._play(room))

    def retry(self, room: Room) -> None:
        """A game is opened again: a bot that has failed may try once more."""
        self._failed.discard(room.row.id)
        self.attend(room)

    async def _play(self, room: Room) -> None:
        """Until a person is asked or the game is over."""
        busy = ""
        try:
            while (side := next_bot(room)) is not None:
                if side != busy:
                    _tell(room, busy, busy=False)
                    _tell(room, side, busy=True)
                    busy = side
                await self._decide(room, side)
        except BotFailed as failed:
            self._failed.add(room.row.id)
            told = Trouble("bot-failed", bot=room.row.seats[busy], detail=str(failed))
            room.notice(lambda lang: told.told(lang).error)
        except Trouble as trouble:
            self._failed.add(room.row.id)
            problem = trouble
            room.notice(lambda lang: problem.told(lang).error)
        except Exception as error:  # noqa: BLE001 - a game must not stand still without a word
            traceback.print_exc(file=sys.stderr)
            self._failed.add(room.row.id)
            broken = Trouble("bot-failed", bot=room.row.seats[busy], detail=type(error).__name__)
            room.notice(lambda lang: broken.told(lang).error)
        finally:
            _tell(room, busy, busy=False)

    async def _decide(self, room: Room, side: str) -> None:
        """One decision; what was overtaken by events is dropped."""
        version = room.ledger.version
        view = room.engine.view(room.ledger.position, side)
        task = task_of(room, side, room.engine.codec.encode(view))
        line = await self._answer(task)
        await room.pause_over(version)
        action = room.engine.parse(line)
        if isinstance(action, Illegal):
            raise BotFailed(f"it answered '{line[:60]}'")
        refused = await room.decide(side, action, version)
        if refused is not None and refused.reason not in OVERTAKEN:
            raise BotFailed(f"it answered '{line[:60]}': {refused.reason}")

    async def advise(self, room: Room, side: str) -> Action:
        """What the usual opponent would do for a person's side; Trouble if it has no answer."""
        bot = bots_for(room.box.module)[0]
        view = room.engine.view(room.ledger.position, side)
        task = replace(task_of(room, side, room.engine.codec.encode(view)), bot=bot)
        try:
            action = room.engine.parse(await self._answer(task))
        except BotFailed as failed:
            raise Trouble("bot-failed", bot=bot, detail=str(failed)) from None
        if isinstance(action, Illegal):
            raise Trouble("bot-failed", bot=bot, detail=action.reason)
        return action

    async def _answer(self, task: Task) -> str:
        """The answer of a free process; a second try if the first fails."""
        for left in reversed(range(TRIES)):
            try:
                return await self._free().ask(task)
            except BotFailed:
                if not left:
                    raise
        raise BotFailed("no answer")

    def _free(self) -> Worker:
        return next((w for w in self._workers if not w.lock.locked()), self._workers[0])

    def stop(self) -> None:
        """The server stops: so do the bots."""
        for task in self._tasks.values():
            task.cancel()
        for worker in self._workers:
            worker.stop()


OVERTAKEN = ("protocol:stale", "protocol:not-your-decision", "protocol:game-over")


def next_bot(room: Room) -> str | None:
    """A side that a bot plays and that has still to decide."""
    if not room.playing:
        return None
    pending = room.engine.pending(room.ledger.position)
    return next((ask.side for ask in pending if room.row.seats[ask.side] not in PEOPLE), None)


def task_of(room: Room, side: str, view: bytes) -> Task:
    """What a bot's process is sent: the game and the view, and the luck of this decision."""
    engine = room.engine
    return Task(
        game=engine.module.id,
        scenario=engine.scenario,
        options=engine.options,
        overlays=tuple(str(path) for path in engine.overlays),
        bot=room.row.seats[side],
        view=view,
        luck=bot_luck(room.ledger.seed, side, room.ledger.version),
    )


def _tell(room: Room, side: str, *, busy: bool) -> None:
    if side and room.busy.get(side, False) != busy:
        room.busy[side] = busy
        room.broadcast(api.Thinking(side, busy))
