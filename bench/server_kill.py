"""`kill -9` at random moments while 500 actions are played: nothing acknowledged may be lost.

`bocage bench server-kill` runs it; a short version is among the tests.
"""

from __future__ import annotations

import http.client
import random
import sqlite3
import tempfile
import threading
from pathlib import Path
from typing import Any

from bench.common import target
from bench.server_talk import Client, Player, Server, Unexpected, new_game, serving

ACTIONS = 500
SIDES = ["german", "allied"]


class Round:
    """What came of one run of the server until it was killed."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, str]] = []
        self.done: list[str] = []


def play_until_killed(server: Server, game: str, seed: int, seconds: float) -> Round:
    """Play as fast as it goes until the server is killed."""
    out = Round()
    killer = threading.Timer(seconds, server.process.kill)
    killer.start()
    try:
        client = Client(server.host)
        player = Player(client, game, SIDES, seed, hasty=True)
        while True:
            seat, state = player.asked()
            if not seat:
                break
            action = player.choose(seat, state)
            body = player.body(seat, state["version"], action)
            out.sent.append((body["key"], action))
            answer = client.send("POST", f"/api/games/{game}/act", body)
            if answer.status != 200:
                raise Unexpected(f"refused: {answer.data!r}")
            out.done.append(body["key"])
    except (OSError, http.client.HTTPException):
        pass
    finally:
        killer.join()
        server.kill()
    return out


def kept(db: Path, game: str) -> list[tuple[str, str]]:
    """The keys and the actions that are in the database."""
    base = sqlite3.connect(db)
    try:
        rows = base.execute("select key, line from entries where game = ? order by n", (game,))
        return [(key, line.split("\n")[0].split(" ; ")[0].split(" ", 1)[1]) for key, line in rows]
    finally:
        base.close()


def check(before: list[tuple[str, str]], after: list[tuple[str, str]], played: Round) -> None:
    """Everything acknowledged is there, in order, once; at most the last action besides."""
    new = after[len(before) :]
    if after[: len(before)] != before:
        raise Unexpected("what was there before has changed")
    if [key for key, _ in new[: len(played.done)]] != played.done:
        raise Unexpected("an acknowledged action is missing")
    if len(new) - len(played.done) not in (0, 1) or new != played.sent[: len(new)]:
        raise Unexpected("something is there that was not sent, or twice")


def new_table(db: Path) -> str:
    """A game to be played on."""
    with serving(db) as server:
        client = Client(server.host)
        game = new_game(client, "cobra-spi")
        client.close()
    return game


def run(actions: int = ACTIONS) -> dict[str, Any]:
    """Rounds of play and kill until so many actions are kept."""
    rng, kills, found = random.Random(11), 0, []
    total, doubtful = 0, 0
    with tempfile.TemporaryDirectory() as folder:
        db = Path(folder) / "games.db"
        game = new_table(db)
        found = kept(db, game)
        while total < actions:
            server = Server(db)
            played = play_until_killed(server, game, kills, 0.3 + 3 * rng.random())
            kills += 1
            after = kept(db, game)
            check(found, after, played)
            doubtful += len(after) - len(found) - len(played.done)
            total += len(played.done)
            found = after
            if not played.sent:
                game, found = new_table(db), []
    return {
        "figures": {"kills": kills, "actions kept but not acknowledged": doubtful},
        "targets": [target("acknowledged actions, all kept once", total, least=actions)],
    }
