"""The server over loopback: round trips with a durable write, bytes, jumps, bots and layers.

Wall time of real requests; each figure is the best of some rounds, so that other work disturbs
little.
"""

from __future__ import annotations

import json
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import cycle
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

from bench.common import target
from bench.server_talk import Client, Player, Server, new_game, serving
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.play import Play
from bocage.kernel.record import write

ROUNDS = 3
ACTS = 100
JUMPS = 120
LONG = 2_000
REQUESTS = 400
SEED = b"a game for measuring, 32 bytes.."


def part(values: list[float], share: float) -> float:
    """The value below which this share lies."""
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def run() -> dict[str, Any]:
    """All figures, with their targets."""
    figures: dict[str, Any] = {}
    targets: list[dict[str, Any]] = []
    with tempfile.TemporaryDirectory() as folder:
        ready = min(_ready(Path(folder) / f"ready{i}.db") for i in range(ROUNDS))
        targets.append(target("ready, seconds", ready, most=0.7))
        with serving(Path(folder) / "games.db") as server:
            for name in ("skirmish", "cobra-spi"):
                _round_trips(server, name, figures, targets)
            _jumps(server, figures, targets)
            _while_busy(server, figures, targets)
    return {"figures": figures, "targets": targets}


def _ready(db: Path) -> float:
    """From the start of the process until pages can be opened."""
    began = perf_counter()
    server = Server(db)
    client = Client(server.host)
    taken = perf_counter() - began
    client.close()
    server.stop()
    return taken


class Listener:
    """A page that watches, and counts what it is sent."""

    def __init__(self, client: Client, game: str, seat: str) -> None:
        self.sizes: list[float] = []  # of each message
        self.wire: list[float] = []  # the same as they came, compressed
        self._line = client.line()
        self._live = client.live(game, seat, line=self._line)
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._ready = threading.Event()
        self._stop = False
        self._thread.start()
        self._ready.wait(10)

    def _listen(self) -> None:
        with self._live as live:
            live.recv()
            self._ready.set()
            seen = self._line.bytes
            while not self._stop:
                try:
                    self.sizes.append(len(live.recv(timeout=0.2).encode()))
                except TimeoutError:
                    continue
                self.wire.append(self._line.bytes - seen)
                seen = self._line.bytes

    def close(self) -> None:
        """Leave."""
        self._stop = True
        self._thread.join()


def _round_trips(
    server: Server, name: str, figures: dict[str, Any], targets: list[dict[str, Any]]
) -> None:
    """Actions through the API, with a page that watches each side."""
    client = Client(server.host)
    middles, slows, sizes, wire = [], [], [], []
    narrows: list[float] = []
    for seed in range(ROUNDS):
        game = new_game(client, name)
        seats = list(client.good("GET", f"/api/games/{game}")["seats"])
        listener = Listener(client, game, seats[0])
        taken = _played(Player(client, game, seats, seed), narrows)
        sleep(0.3)
        listener.close()
        middles.append(part(taken, 0.5))
        slows.append(part(taken, 0.95))
        sizes += listener.sizes
        wire += listener.wire
    client.close()
    figures[f"{name}: narrow p50, ms"] = round(part(narrows, 0.5) * 1000, 2)
    figures[f"{name}: narrow p95, ms"] = round(part(narrows, 0.95) * 1000, 2)
    figures[f"{name}: delta before compression, median bytes"] = part(sizes, 0.5)
    targets += [
        target(f"{name}: action p50, ms", min(middles) * 1000, most=2),
        target(f"{name}: action p95, ms", min(slows) * 1000, most=7),
        target(f"{name}: delta, median bytes", part(wire, 0.5), most=1_000),
    ]


def _played(player: Player, narrows: list[float]) -> list[float]:
    """Some decisions; how long each took from the request to the answer."""
    taken: list[float] = []
    narrow = player.narrow

    def timed(*args: Any) -> Any:
        began = perf_counter()
        answer = narrow(*args)
        narrows.append(perf_counter() - began)
        return answer

    player.narrow = timed  # type: ignore[method-assign, assignment]  # measured from outside
    while len(taken) < ACTS:
        seat, state = player.asked()
        if not seat:
            break
        taken.append(player.timed(seat, state["version"], player.choose(seat, state)))
    return taken


def long_record() -> tuple[str, str]:
    """A game of many decisions, and what is needed to go on with it."""
    module = load_module("cobra-spi")
    engine = Engine(module, module.scenarios[0])
    play, rng = Play.sealed(engine, SEED), Rng(5)
    weights = {**module.weights, "move": 60, "done": 1}
    while play.entries < LONG and play.position.outcome is None:
        side = engine.pending(play.position)[0].side
        choice = engine.choice(play.position, side)
        play.act(side, choice.sample(rng, weights) if choice else None)  # type: ignore[arg-type]
    seats = dict.fromkeys(module.sides, "me")
    return write(play.record), json.dumps({"seed": SEED.hex(), "seats": seats})


def _jumps(server: Server, figures: dict[str, Any], targets: list[dict[str, Any]]) -> None:
    """Any moment of a long game."""
    client = Client(server.host)
    record, private = long_record()
    body = {"record": record, "private": private}
    game = client.good("POST", "/api/games/import", body)["id"]
    place = f"/api/games/{game}/state?seat=german"
    began = perf_counter()
    last = client.good("GET", place)["last"]
    figures["opening a long game, ms"] = round((perf_counter() - began) * 1000, 1)
    figures["decisions of the long game"] = last
    rng = Rng(9)
    moments = [rng.below(last + 1) for _ in range(JUMPS)]
    best = [1e9] * JUMPS
    for at in range(ROUNDS):
        for i, moment in enumerate(moments):
            best[i] = min(best[i], _time(lambda m=moment: client.good("GET", f"{place}&at={m}")))  # type: ignore[misc]
        if at == 0:
            figures["jump p50, ms"] = round(part(best, 0.5) * 1000, 1)
    targets.append(target("jump to a decision, p95 ms", part(best, 0.95) * 1000, most=50))
    targets.append(target("jump to a decision, slowest ms", max(best) * 1000, most=50))
    client.close()


def _time(work: Callable[[], Any]) -> float:
    began = perf_counter()
    work()
    return perf_counter() - began


def _while_busy(server: Server, figures: dict[str, Any], targets: list[dict[str, Any]]) -> None:
    """A game that goes on while a bot thinks, and while layers are drawn without a pause."""
    client = Client(server.host)
    figures["a request when nothing else goes on, p95 ms"] = _p95(client, 1)
    game = new_game(client, "cobra-spi", seats={"german": "greedy@1", "allied": "me"})
    client.good("GET", f"/api/games/{game}/state?seat=allied")
    sleep(1.5)  # its process starts and reads the book
    targets.append(target("a request while a bot thinks, p95 ms", _p95(client, 2), most=15))
    client.good("DELETE", f"/api/games/{game}")
    with _drawing(server, "cobra-spi") as first, _drawing(server, "market-garden") as second:
        targets.append(target("a request while layers are drawn, p95 ms", _p95(client, 3), most=15))
    drawn = first + second
    figures["layers drawn meanwhile"] = len(drawn)
    figures["of them the slowest, ms"] = round(max(drawn) * 1000, 1)
    client.close()


def _p95(client: Client, seed: int) -> float:
    """Of all requests of a game: states, menus, and actions with their durable write."""
    return min(_p95_of_one(client, seed + 10 * i) for i in range(ROUNDS))


def _p95_of_one(client: Client, seed: int) -> float:
    taken: list[float] = []
    player = Player(client, new_game(client), ["blue", "red"], seed)
    send = client.send

    def timed(*args: Any) -> Any:
        began = perf_counter()
        answer = send(*args)
        taken.append(perf_counter() - began)
        return answer

    client.send = timed  # type: ignore[method-assign, assignment]  # measured from outside
    while len(taken) < REQUESTS and player.step():
        pass
    client.send = send  # type: ignore[method-assign]
    return round(part(taken, 0.95) * 1000, 2)


@contextmanager
def _drawing(server: Server, name: str) -> Iterator[list[float]]:
    """Somebody who asks for all layers, of the sides and of one unit after the other."""
    client, stop, taken = Client(server.host), threading.Event(), list[float]()
    place = f"/api/games/{new_game(client, name)}"
    seat = next(iter(client.good("GET", place)["seats"]))
    units = list(client.good("GET", f"{place}/state?seat={seat}")["pieces"])
    info = next(g for g in client.good("GET", "/api/catalogue")["games"] if g["id"] == name)
    ids = ",".join(layer["id"] for layer in info["layers"])
    wanted = [f"ids={ids}", *(f"unit={unit}" for unit in units)]

    def draw() -> None:
        for query in cycle(wanted):
            if stop.is_set():
                return
            began = perf_counter()
            client.get(f"{place}/layers?seat={seat}&{query}")
            taken.append(perf_counter() - began)

    thread = threading.Thread(target=draw, daemon=True)
    thread.start()
    yield taken
    stop.set()
    thread.join()
    client.close()
