"""The real server with a clock that moves only when it is told to.

Run as a program it is `bocage serve` on a loop of its own; a line on its standard input is the
number of milliseconds by which the clock moves on. `Clocked` starts it.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bench.server_talk import Client, Server

ROOT = Path(__file__).parents[2]
START = 1_000_000  # milliseconds


class Loop(asyncio.SelectorEventLoop):
    """A loop whose timers wait for its own clock."""

    milliseconds = START

    def time(self) -> float:
        return self.milliseconds / 1000

    def listen(self) -> None:
        """Move the clock as standard input says, and answer when its timers have run."""
        os.set_blocking(0, False)
        self.add_reader(0, self._told)

    def _told(self) -> None:
        for line in os.read(0, 4096).split():
            self.milliseconds += int(line)
            self.call_soon(self.call_soon, os.write, 2, b".")


class Policy(asyncio.DefaultEventLoopPolicy):
    """Gives the server such a loop."""

    def new_event_loop(self) -> Any:
        loop = Loop()
        loop.listen()
        return loop


class Clocked(Server):
    """The server in a process of its own, and its clock."""

    command = (sys.executable, "-m", "tests.server.clocked")

    def __init__(self, db: Path) -> None:
        self.now = START
        super().__init__(db)

    def tick(self, milliseconds: int) -> None:
        """Move the clock on; the timers that are due have run when this returns."""
        if self.process.stdin is None or self.process.stderr is None:
            raise AssertionError("the server has no pipes")
        self.now += milliseconds
        self.process.stdin.write(f"{milliseconds}\n")
        self.process.stdin.flush()
        heard = self.process.stderr.read(1)
        assert heard == ".", heard + self.process.stderr.read()


@contextmanager
def clocked(db: Path) -> Iterator[Clocked]:
    """A server with a clock, which is killed at the end: it would wait for its clock to stop."""
    server = Clocked(db)
    try:
        yield server
    finally:
        server.kill()


class Later:
    """A request whose answer is read later, on a connection of its own."""

    def __init__(self, client: Client, path: str, body: Any) -> None:
        self._client = Client(client.host, enter=False)
        self._client.cookie = client.cookie
        self._client.post(path, body)

    def answer(self) -> tuple[int, bytes]:
        found = self._client.answered()
        self._client.close()
        return found.status, found.data


if __name__ == "__main__":
    from bocage.cli import main

    sys.modules["uvloop"] = None  # type: ignore[assignment]  # its clock cannot be held
    asyncio.set_event_loop_policy(Policy())
    sys.exit(main())
