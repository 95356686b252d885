"""A real server: `bocage serve` in a process of its own, on a free port, with an SQLite file."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any
from urllib.error import URLError
from urllib.request import HTTPCookieProcessor, Request, build_opener

BOCAGE = str(Path(sys.executable).with_name("bocage"))
READY = 20.0  # seconds until it answers, on a machine that has other work as well


class Served:
    """`bocage serve`, which can be stopped, killed and started again on the same port and file."""

    def __init__(
        self, folder: Path, command: Sequence[str] = (BOCAGE,), ready: float = READY
    ) -> None:
        self.folder = folder
        self.command = command
        self.ready = ready
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / "server.log"
        self._opener = build_opener(HTTPCookieProcessor())
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [*self.command, "serve", "--host", "127.0.0.1", "--port", str(self.port)]
        command += ["--db", str(self.folder / "games.sqlite3")]
        env = {**os.environ, "LANG": "en_US.UTF-8", "LC_ALL": "en_US.UTF-8"}
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                command, cwd=self.folder, env=env, stdout=log, stderr=log
            )
        until = time.monotonic() + self.ready
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                self.kill()
                raise RuntimeError(f"the server does not answer:\n{self.log.read_text()}")
            time.sleep(0.02)

    def stop(self) -> None:
        """Ask it to end, as Ctrl-C does."""
        self._end(signal.SIGINT)

    def kill(self) -> None:
        """End it without a word."""
        self._end(signal.SIGKILL)

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        if self._process.poll() is None:
            self._process.send_signal(how)
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
            raise RuntimeError("the server does not end") from None
        finally:
            self._process = None

    def _answers(self) -> bool:
        try:
            self.page("/")  # gives us the key, as it does to a browser
            self.get("/api/catalogue")
        except (URLError, ConnectionError, TimeoutError):
            return False
        return True

    # What the tests compare the page with, asked beside the browser.

    def page(self, path: str) -> bytes:
        """What a browser gets."""
        with self._opener.open(self.url + path, timeout=20) as answer:
            return bytes(answer.read())

    def get(self, path: str) -> Any:
        """A `GET` of the API."""
        return json.loads(self.page(path))

    def post(self, path: str, body: dict[str, Any]) -> Any:
        """A `POST` of the API."""
        call = Request(
            self.url + path, json.dumps(body).encode(), {"Content-Type": "application/json"}
        )
        with self._opener.open(call, timeout=20) as answer:
            return json.loads(answer.read() or b"null")


def free_port() -> int:
    """A port on which nobody listens."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
