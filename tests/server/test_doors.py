"""What may be sent and held open before any key: heads, their time, connections."""

import asyncio
import contextlib
import http.client
import socket
import time
from pathlib import Path

import pytest
from uvicorn import Config
from uvicorn import Server as Uvicorn

from bench.server_talk import Client, new_game, serving
from bocage.server import doors

GOOD = b"GET / HTTP/1.1\r\nhost: x\r\n\r\n"
POST = b"POST /api/games HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n0\r\nx-late: "


def dial(host: str) -> socket.socket:
    name, _, port = host.partition(":")
    return socket.create_connection((name, int(port)), timeout=10)


def memory(pid: int) -> int:
    """Resident bytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]) * 4096


def gone(one: socket.socket) -> bool:
    """Whether the server has closed a connection."""
    one.settimeout(0.2)
    try:
        return one.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def poured(host: str, start: bytes, size: int) -> int:
    """How much of an endless head is taken."""
    line, sent, chunk = dial(host), 0, b"a" * 65_536
    with contextlib.suppress(OSError):
        line.sendall(start)
        while sent < size:
            line.sendall(chunk)
            sent += len(chunk)
    line.close()
    return sent


@pytest.mark.parametrize("start", [GOOD[:-2] + b"x-long: ", b"GET /", POST])
def test_a_head_has_an_end(server, start):
    before = memory(server.process.pid)
    assert poured(server.host, start, 80_000_000) < 10_000_000  # what is on the way
    assert memory(server.process.pid) - before < 40_000_000  # the server still warms up
    assert Client(server.host).get("/api/games").status == 200


def test_a_head_that_is_just_too_long_is_told_so(client, server):
    fits, too_long = doors.HEAD - 2_000, doors.HEAD + 2_000
    assert client.get("/api/games", **{"x-long": "a" * fits}).status == 200
    raw = http.client.HTTPConnection(server.host, timeout=10)
    raw.request("GET", "/api/games", headers={"x-long": "a" * too_long})
    assert raw.getresponse().status == 431
    raw.close()


def test_bodies_may_be_longer_than_heads(client):
    record = "bocage-record 1\n" + "x" * 3_000_000
    assert client.send("POST", "/api/games/import", {"record": record}).status == 400


def test_the_oldest_stranger_makes_room(tmp_path):
    """However many connections are half open, somebody with the key gets in and stays."""
    with serving(tmp_path / "games.sqlite3") as server:
        friend = Client(server.host)
        game = new_game(friend)
        with friend.live(game, "blue") as live:
            live.recv(timeout=5)
            lines = []
            for _ in range(doors.STRANGERS + 70):
                lines.append(dial(server.host))
                lines[-1].sendall(GOOD[:-2])
                if len(lines) % 20 == 0:
                    assert friend.get("/api/games").status == 200
            assert Client(server.host).get("/api/games").status == 200
            time.sleep(0.2)
            assert all(gone(line) for line in lines[:20])
            assert not gone(lines[-1])
            answer = friend.send("POST", f"/api/games/{game}/resign", {"seat": "blue"})
            assert answer.status == 200 and live.recv(timeout=5)
        for line in lines:
            line.close()


async def empty(scope, receive, send) -> None:
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def test_a_head_must_come_in_time(monkeypatch):
    """Between two requests a connection may rest, but not in the midst of one."""
    monkeypatch.setattr(doors, "PATIENCE", 0.3)

    async def heard(port: int, *parts: bytes) -> list[bytes]:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        answers = []
        for part in parts:
            writer.write(part)
            answers.append((await asyncio.wait_for(reader.read(100), 5))[:12])
            await asyncio.sleep(0.5)
        writer.close()
        return answers

    async def play() -> None:
        door = doors.door(lambda headers: False)
        server = Uvicorn(Config(empty, http=door, lifespan="off", log_config=None))
        with socket.create_server(("127.0.0.1", 0)) as listening:
            running = asyncio.create_task(server.serve([listening]))
            port, good = listening.getsockname()[1], b"HTTP/1.1 204"
            assert await heard(port, b"") == [b""]
            assert await heard(port, GOOD[:8]) == [b""]
            assert await heard(port, GOOD, GOOD, GOOD[:8]) == [good, good, b""]
            server.should_exit = True
            await running

    asyncio.run(play())
