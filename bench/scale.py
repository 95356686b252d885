"""Two games at their size and on maps four times as large: steps, requests, layers, bytes.

CPU time, sizes by turns in one run; what is compared with what it ought to be is the large one.
Requests go through the whole application but no socket; an act counts until the page that watches
has been told.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections import defaultdict
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Any

from bench import fog, wide
from bench.common import random_game, target
from bench.server import part
from bench.server_talk import Answer, Client, Player, new_game
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.server.app import make_app
from bocage.server.hall import Hall
from bocage.server.shelf import Shelf
from bocage.server.sqlite import SqliteStore

Sizes = dict[str, str]  # ids of games
GAMES: dict[str, Sizes] = {
    "cobra": {"1x": "cobra-spi", "4x": wide.module.id},
    "fog": {size: front.id for size, front in fog.FRONTS.items()},
}
ROUNDS = 3
ANSWERS = 500
ACTS = 60
PORT, TOKEN = 8080, "a key"
LIMITS = {  # milliseconds of the large map: which part of the times, and the most
    "state": (0.5, 2),
    "narrow": (0.95, 3),
    "act": (0.95, 8),
}
LAYER = 50  # the same for each layer: the slowest


def run() -> dict[str, Any]:
    """Every figure at both sizes, their ratio, and what the large one may be at most."""
    wide.register()
    fog.register()
    figures: dict[str, Any] = {}
    targets: list[dict[str, Any]] = []
    for game, sizes in GAMES.items():
        found, wanted = _measured(sizes)
        figures |= {f"{game}: {name}": value for name, value in found.items()}
        targets += [{**one, "name": f"{game}: {one['name']}"} for one in wanted]
    return {"figures": figures, "targets": targets}


def _measured(sizes: Sizes) -> tuple[dict[str, Any], list[dict[str, Any]]]:
    """The figures of one game and what they ought to be."""
    figures: dict[str, Any] = {}
    targets: list[dict[str, Any]] = []
    _steps(sizes, figures, targets)
    with tempfile.TemporaryDirectory() as folder:
        asked = {size: _talk(Path(folder) / size, game) for size, game in sizes.items()}
    small, large = asked.values()
    for name in large.taken:
        share, most = LIMITS.get(name, (1.0, LAYER))
        slow, fast = (1000 * part(one.taken[name], share) for one in (large, small))
        figures[f"{name} 1x, ms"] = round(fast, 2)
        figures[f"{name}: 4x by 1x"] = round(slow / fast, 2)
        what = {0.5: "median", 0.95: "p95", 1.0: "slowest"}[share]
        targets.append(target(f"{name} 4x, {what} ms", slow, most=most))
    for size, one in asked.items():
        figures[f"state {size}, bytes"] = one.bytes["state"]
        figures[f"board {size}, bytes"] = one.bytes["board"]
    targets.append(target("board 4x over the wire, kB", large.bytes["wire"] / 1000, most=260))
    return figures, targets


def _steps(sizes: Sizes, figures: dict[str, Any], targets: list[dict[str, Any]]) -> None:
    """Random play, each round with an engine that remembers nothing but the book."""
    taken: dict[str, list[list[float]]] = defaultdict(list)
    modules = {size: load_module(game) for size, game in sizes.items()}
    engines = {size: Engine(module, module.scenarios[0]) for size, module in modules.items()}
    for _ in range(ROUNDS):
        for size, engine in engines.items():
            taken[size].append(_answers(engine.another()))
    for size, rounds in taken.items():
        figures[f"steps a second {size}"] = round(ANSWERS / min(map(sum, rounds)))
    ratio = median(sum(one) / sum(two) for one, two in zip(*taken.values(), strict=True))
    best = {size: [min(times) for times in zip(*taken[size], strict=True)] for size in sizes}
    figures["decision 1x, p99 ms"] = round(1000 * part(best["1x"], 0.99), 2)
    targets.append(target("steps a second: 4x by 1x", ratio, least=0.3))
    targets.append(target("decision 4x, p99 ms", 1000 * part(best["4x"], 0.99), most=4))


def _answers(engine: Engine) -> list[float]:
    """The seconds of each answer of random games, from being asked to the next question."""
    found: list[float] = []
    seed = 0
    while len(found) < ANSWERS:
        began = process_time()
        for _ in random_game(engine, seed):
            found.append(process_time() - began)
            began = process_time()
        seed += 1
    return found[:ANSWERS]


class Inside(Client):
    """Talks to an application in this process, and keeps how long it took and how much came."""

    def __init__(self, db: Path) -> None:
        self._loop = asyncio.new_event_loop()
        self.taken: dict[str, list[float]] = defaultdict(list)
        self.bytes: dict[str, int] = {}
        self.hall = self._done(self._opened(db))
        self._app = make_app(self.hall, TOKEN, ("localhost",), PORT)

    async def _opened(self, db: Path) -> Hall:
        return Hall(SqliteStore(db), Shelf())

    def _done(self, work: Any) -> Any:
        return self._loop.run_until_complete(work)

    def watch(self, game: str, seat: str) -> None:
        """A page that is open on the game."""
        self._done(self._watched(game, seat))

    async def _watched(self, game: str, seat: str) -> None:
        room = await self.hall.room(game)
        self.page = room.watch(seat, "en", None)[1]

    def send(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> Answer:
        """A request through the whole application."""
        import json

        data = b"" if body is None else json.dumps(body).encode()
        bare, _, query = path.partition("?")
        given = {"host": "localhost", "cookie": f"bocage-{PORT}={TOKEN}", **(headers or {})}
        if body is not None:
            given["content-type"] = "application/json"
        scope = {
            "type": "http",
            "method": method,
            "path": bare,
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in given.items()],
        }
        began = process_time()
        answer: Answer = self._done(self._asked(scope, data))
        self.taken[bare.rpartition("/")[2]].append(process_time() - began)
        return answer

    async def _asked(self, scope: dict[str, Any], data: bytes) -> Answer:
        found: list[Any] = []

        async def receive() -> Any:
            return {"type": "http.request", "body": data}

        async def send(message: Any) -> None:
            found.append(message)

        await self._app(scope, receive, send)
        if scope["method"] == "POST":
            await asyncio.sleep(0)  # pages are told
            while hasattr(self, "page") and not self.page.empty():
                self.page.get_nowait()
        head = {name.decode(): value.decode() for name, value in found[0]["headers"]}
        return Answer(found[0]["status"], b"".join(m.get("body", b"") for m in found[1:]), head)

    def close(self) -> None:
        """End the application."""
        self._done(self.hall.close())
        self._loop.close()


def _talk(db: Path, name: str) -> Inside:
    """A game played through menus, with every layer asked for after each act."""
    client, rng = Inside(db), Random(1)
    module = load_module(name)
    game = new_game(client, name)
    client.watch(game, module.sides[0])
    player = Player(client, game, list(module.sides))
    place = f"/api/boards/{name}/{module.scenarios[0]}"
    client.bytes["board"] = len(client.get(place).data)
    client.bytes["wire"] = len(client.get(place, **{"accept-encoding": "gzip"}).data)
    client.taken.clear()
    layers: dict[str, list[float]] = defaultdict(list)
    for _ in range(ACTS):
        if not player.step():
            break
        state = player.state(module.sides[0])
        client.bytes["state"] = len(client.get(f"/api/games/{game}/state?seat=").data)
        unit = rng.choice(sorted(state["pieces"]))
        for layer in module.layer_ids:
            _layer(client, game, layers, layer, "")
        for layer in module.unit_layer_ids:
            _layer(client, game, layers, layer, f"&unit={unit}")
    client.taken.pop("layers", None)
    client.taken.update(layers)
    client.close()
    return client


def _layer(client: Inside, game: str, found: dict[str, list[float]], layer: str, more: str) -> None:
    client.good("GET", f"/api/games/{game}/layers?seat=&ids={layer}{more}")
    name = f"layer {layer}{' of a unit' if more else ''}"
    found[name].append(client.taken["layers"][-1])
