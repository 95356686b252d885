"""A real server process on a free port with a real database file, and somebody who talks to it."""

from __future__ import annotations

import http.client
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter
from typing import Any

from websockets.sync.client import connect

RUN = "import sys; from bocage.cli import main; sys.exit(main())"


CLIENTS: list[Client] = []


def close_clients() -> None:
    """End the connections that a test has left open."""
    while CLIENTS:
        CLIENTS.pop().close()


class Unexpected(Exception):  # noqa: N818 - neither a refusal that was wanted nor an answer
    """The server did not do what it ought to."""


class Server:
    """`bocage serve` in a process of its own."""

    command: tuple[str, ...] = (sys.executable, "-c", RUN)

    def __init__(self, db: Path, *flags: str, env: dict[str, str] | None = None) -> None:
        self.db = db
        self.process = subprocess.Popen(  # noqa: S603 - our own command line
            [*self.command, "serve", "--port", "0", "--db", str(db), *flags],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, **(env or {})},
        )
        line = self.process.stdout.readline() if self.process.stdout else ""
        if not line.startswith("Bocage is at "):
            self.kill()
            raise Unexpected(f"the server said {line!r}")
        self.url = line.split()[-1]
        self.host = self.url.removeprefix("http://").split("/", 1)[0]

    def stop(self) -> int:
        """Ask it to stop, and wait."""
        self.process.send_signal(signal.SIGTERM)
        return self._gone()

    def kill(self) -> None:
        """No farewell."""
        self.process.kill()
        self._gone()

    def _gone(self) -> int:
        code = self.process.wait(20)
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
        return code


class Answer:
    """What came back."""

    def __init__(self, status: int, data: bytes, headers: dict[str, str]) -> None:
        self.status = status
        self.data = data
        self.headers = headers

    @property
    def json(self) -> Any:
        return json.loads(self.data)


class Counted:
    """A socket that knows how many bytes came over it."""

    def __init__(self, inner: socket.socket) -> None:
        self._inner = inner
        self.bytes = 0

    def recv(self, size: int) -> bytes:
        """As a socket does."""
        data = self._inner.recv(size)
        self.bytes += len(data)
        return data

    def __getattr__(self, name: str) -> Any:
        return getattr(self._inner, name)


class Client:
    """A browser, as far as the server can tell."""

    def __init__(self, host: str, *, enter: bool = True) -> None:
        self.host = host
        self.cookie = ""
        self._http = http.client.HTTPConnection(host, timeout=30)
        self._bare: socket.socket | None = None
        CLIENTS.append(self)
        if enter:
            self.cookie = self.get("/").headers["set-cookie"].split(";")[0]

    def send(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> Answer:
        self._ask(method, path, body, headers or {})
        return self.answered()

    def post(self, path: str, body: Any) -> None:
        """Send a request; what it is answered with is read later."""
        self._ask("POST", path, body, {})

    def _ask(self, method: str, path: str, body: Any, headers: dict[str, str]) -> None:
        given = {"cookie": self.cookie} if self.cookie else {}
        data = body if isinstance(body, bytes | None) else json.dumps(body)
        if data is not None:
            given["content-type"] = "application/json"
        self._http.request(method, path, data, {**given, **headers})

    def answered(self) -> Answer:
        """The answer to the request that was sent last."""
        found = self._http.getresponse()
        return Answer(found.status, found.read(), {k.lower(): v for k, v in found.getheaders()})

    def get(self, path: str, **headers: str) -> Answer:
        return self.send("GET", path, None, headers)

    def good(self, method: str, path: str, body: Any = None) -> Any:
        """The answer to a request that must succeed."""
        answer = self.send(method, path, body)
        if answer.status not in (200, 204):
            raise Unexpected(f"{method} {path}: {answer.status} {answer.data[:300]!r}")
        return answer.json if answer.data else None

    def close(self) -> None:
        self._http.close()
        if self._bare is not None:
            self._bare.close()

    def live(self, game: str, seat: str, *, line: Any = None, **query: Any) -> Any:
        """A live connection, to be used in a `with`; `line` is a socket to use."""
        more = "".join(f"&{name}={value}" for name, value in query.items())
        url = f"ws://{self.host}/api/games/{game}/live?seat={seat}{more}"
        return connect(url, additional_headers={"cookie": self.cookie}, max_size=None, sock=line)

    def line(self) -> Counted:
        """A connection to the server that counts what comes over it."""
        return Counted(self._dial())

    def _dial(self) -> socket.socket:
        host, _, port = self.host.partition(":")
        return socket.create_connection((host, int(port)))

    def timed(self, path: str, body: Any) -> float:
        """Seconds from the first byte of a `POST` that must succeed to the last of its answer.

        Over a bare connection: `http.client` takes longer for a small request than the server.
        """
        data = json.dumps(body).encode()
        head = f"POST {path} HTTP/1.1\r\nhost: {self.host}\r\ncookie: {self.cookie}\r\n"
        head += f"content-type: application/json\r\ncontent-length: {len(data)}\r\n\r\n"
        if self._bare is None:
            self._bare = self._dial()
        began = perf_counter()
        self._bare.sendall(head.encode() + data)
        answer = b""
        while not _whole(answer):
            answer += self._bare.recv(65_536)
        taken = perf_counter() - began
        if not answer.startswith(b"HTTP/1.1 200 "):
            raise Unexpected(f"POST {path}: {answer[:300]!r}")
        return taken


def _whole(answer: bytes) -> bool:
    """Whether all of an answer has come."""
    head, end, body = answer.partition(b"\r\n\r\n")
    length = re.search(rb"(?i)content-length: *(\d+)", head)
    return bool(end) and len(body) >= (int(length[1]) if length else 0)


class Player:
    """Plays a game through the API, choosing among what the menus offer."""

    def __init__(
        self, client: Client, game: str, seats: list[str], seed: int = 1, *, hasty: bool = False
    ) -> None:
        self.client = client
        self.game = game
        self.seats = seats
        self.rng = random.Random(seed)
        self.hasty = hasty  # mostly does what needs no declaration
        self.keys = 0

    def state(self, seat: str, **query: Any) -> Any:
        more = "".join(f"&{name}={value}" for name, value in query.items())
        return self.client.good("GET", f"/api/games/{self.game}/state?seat={seat}{more}")

    def asked(self) -> tuple[str, Any]:
        """A seat that may decide, and its state; an empty seat if the game is over."""
        state: Any = {}
        for seat in self.seats:
            state = self.state(seat)
            if state.get("menu"):
                return seat, state
        return "", state

    def narrow(self, seat: str, version: int, do: str, fields: Any) -> Any:
        body = {"seat": seat, "version": version, "do": do, "fields": fields}
        return self.client.good("POST", f"/api/games/{self.game}/narrow", body)

    def choose(self, seat: str, state: Any) -> str:
        """A whole action, found through the menus."""
        kinds = [kind for kind in state["menu"]["kinds"] if not kind.get("refused")]
        if self.hasty and self.rng.random() < 0.8:
            kinds = [kind for kind in kinds if kind.get("action")] or kinds
        for _ in range(60):
            kind = self.rng.choice(kinds)
            action = kind.get("action") or self._declare(seat, state["version"], kind["do"])
            if action:
                return str(action)
        raise Unexpected(f"nothing can be chosen: {state['menu']}")

    def _declare(self, seat: str, version: int, do: str) -> str:
        fields: dict[str, Any] = {}
        for _ in range(40):
            menu = self.narrow(seat, version, do, fields)
            targets = menu.get("field", {}).get("targets", [])
            if menu.get("complete") and (not targets or self.rng.random() < 0.6):
                return str(menu["action"])
            if not targets:
                return ""
            target = self.rng.choice(targets)
            if target.get("action"):
                return str(target["action"])
            add(fields, menu, target["value"])
        return ""

    def body(self, seat: str, version: int, action: str, key: str = "") -> dict[str, Any]:
        self.keys += 1
        key = key or f"test-key-{self.keys:06d}-{self.rng.randrange(10**9)}"
        return {"seat": seat, "version": version, "action": action, "key": key}

    def act(self, seat: str, version: int, action: str, key: str = "") -> Answer:
        body = self.body(seat, version, action, key)
        return self.client.send("POST", f"/api/games/{self.game}/act", body)

    def timed(self, seat: str, version: int, action: str) -> float:
        """The same; how many seconds it took."""
        body = self.body(seat, version, action, "")
        return self.client.timed(f"/api/games/{self.game}/act", body)

    def step(self) -> bool:
        """One decision; False if the game is over (or nobody of ours is asked)."""
        seat, state = self.asked()
        if not seat:
            return False
        answer = self.act(seat, state["version"], self.choose(seat, state))
        if answer.status != 200:
            raise Unexpected(f"refused: {answer.data[:300]!r}")
        return True


def add(fields: dict[str, Any], menu: Any, value: Any) -> None:
    """Put a target's value into the field that the menu names, as the kind of the field says."""
    name, kind = menu["field"]["name"], menu["field"]["kind"]
    so_far = fields.get(name)
    if kind in ("pick", "flag"):
        fields[name] = value
    elif kind in ("split", "assign"):
        fields[name] = {**(so_far or {}), value[0]: value[1]}
    else:
        fields[name] = [*(so_far or []), *(value if isinstance(value, list) else [value])]


@contextmanager
def serving(db: Path, *flags: str) -> Iterator[Server]:
    """A server that is stopped at the end."""
    server = Server(db, *flags)
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
        else:
            server.kill()


def new_game(client: Client, game: str = "skirmish", **more: Any) -> str:
    """A game for two people at this screen, unless told otherwise."""
    catalogue = client.good("GET", "/api/catalogue")
    info = next(g for g in catalogue["games"] if g["id"] == game)
    people = ["me", "chair"]
    body = {
        "game": game,
        "scenario": info["scenarios"][0]["id"],
        "seats": {side["id"]: people[i] for i, side in enumerate(info["sides"])},
        **more,
    }
    return str(client.good("POST", "/api/games", body)["id"])
