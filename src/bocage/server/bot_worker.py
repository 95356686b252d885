"""A process in which bots think: it is sent what a side sees, and answers with an action.

It never gets a position or a seed. Messages are msgpack with their length in four bytes before.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import BinaryIO

import msgspec

from bocage.bots.base import Bot, Budget, make_bot
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import EngineFault
from bocage.kernel.wording import text

NODES = 3_000  # what a bot may look at for one decision
POLITE = 5  # pages come first


class Task(msgspec.Struct, frozen=True):
    """What a bot is asked; without a bot only the book is made ready."""

    game: str
    scenario: str
    options: dict[str, str]
    overlays: tuple[str, ...]
    bot: str = ""
    view: bytes = b""
    luck: int = 0


class Reply(msgspec.Struct, frozen=True):
    """The action in text form, or what went wrong."""

    action: str = ""
    error: str = ""


_ENGINES: dict[bytes, Engine] = {}
_BOTS: dict[str, Bot] = {}


def engine_for(task: Task) -> Engine:
    """The engine of a game, made once."""
    key = msgspec.json.encode([task.game, task.scenario, task.options, task.overlays])
    if key not in _ENGINES:
        overlays = [Path(name) for name in task.overlays]
        module = load_module(task.game)
        _ENGINES[key] = Engine(module, task.scenario, task.options, overlays)
    return _ENGINES[key]


def think(task: Task) -> str:
    """The bot's answer, from the view alone."""
    engine = engine_for(task)
    if not task.bot:
        return ""
    if task.bot not in _BOTS:
        _BOTS[task.bot] = make_bot(task.bot)
    view = engine.codec.decode_view(task.view)
    asked = engine.choice_of_view(view)
    if asked is None:
        raise EngineFault(f"{view.side} is not asked anything")
    budget, rng = Budget(nodes=NODES), Rng(task.luck)
    return text(_BOTS[task.bot].decide(engine, view, *asked, budget, rng))


def read(stream: BinaryIO) -> bytes:
    """One message; empty at the end."""
    head = stream.read(4)
    return stream.read(int.from_bytes(head)) if len(head) == 4 else b""


def write(stream: BinaryIO, data: bytes) -> None:
    """One message."""
    stream.write(len(data).to_bytes(4) + data)
    stream.flush()


def main() -> None:
    """Answer until nobody asks any more."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(POLITE)
    source, sink = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # nothing that a bot prints may get between the messages
    decoder = msgspec.msgpack.Decoder(Task)
    while data := read(source):
        try:
            reply = Reply(think(decoder.decode(data)))
        except Exception as error:  # noqa: BLE001 - told to the server, which tells the players
            reply = Reply(error=f"{type(error).__name__}: {error}"[:300])
        write(sink, msgspec.msgpack.encode(reply))


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        main()
