"""The Battle for Normandy at its two sizes: inland, and all of the front with a thousand counters.

CPU time, sizes by turns in one run. Requests go through the whole application but no socket. Each
answer of random play counts with the best of its rounds, so that other work disturbs little.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import process_time
from typing import Any
from urllib.parse import quote

from bench.common import Lots, random_game, target
from bench.scale import Inside
from bench.server import part
from bench.server_talk import Player
from bocage.games.normandy.state.net import Net
from bocage.games.normandy.types import Movement, Walk
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module

GAME = "normandy"
LEAST = {"epsom": 1000, "breakout": 600}  # random answers a second
ROUNDS = 3
SEEDS, ANSWERS = (0, 1), 800
ACTS = 60
LARGEST = "breakout"
MOVES = (Movement, Walk)
TIMES = {  # milliseconds on the largest set-up: which part of the times, and the most
    "an answer": (1.0, 60),
    "carrying out a move": (0.95, 3),
    "carrying out a fight": (0.95, 10),
    "a whole net, from nothing": (0.95, 25),
    "a stored game decoded": (0.95, 20),
    "first narrow": (0.95, 10),
    "narrow of a way": (0.95, 5),
    "other narrow": (0.95, 10),
    "state": (0.95, 25),
}
LAYER = 60  # the same for each layer: the slowest
LOAD = 1.5  # seconds
ALONE = """
import json, resource
from time import process_time
from bocage.kernel.module import load_module
module = load_module({game!r})
began = process_time()
from bocage.kernel.engine import Engine
engine = Engine(module, {scenario!r})
loaded = process_time() - began
kept = [resource.getrusage(resource.RUSAGE_SELF).ru_maxrss]
from bench.common import random_game
for _ in zip(range({answers}), random_game(engine, 0)):
    pass
kept.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
print(json.dumps([loaded, *kept]))
"""
Times = dict[str, list[float]]


def run() -> dict[str, Any]:
    """Every figure at both sizes, and what it ought to be."""
    module = load_module(GAME)
    engines = {scenario: Engine(module, scenario) for scenario in LEAST}
    figures: dict[str, Any] = {}
    targets: list[dict[str, Any]] = []
    for scenario, rounds in _played(engines).items():
        best = {name: _best(found) for name, found in rounds.items()}
        rate = len(best["an answer"]) / sum(best["an answer"])
        targets.append(
            target(f"{scenario}: answers a second", rate, least=LEAST[scenario]),
        )
        _talk(scenario, best)
        best |= _worked_out(engines[scenario])
        _report(scenario, best, figures, targets)
        seconds, empty, played = _alone(scenario)
        figures[f"{scenario}: memory, MB"] = round(empty / 1024)
        figures[f"{scenario}: memory after {ANSWERS} answers, MB"] = round(played / 1024)
        targets.append(target(f"{scenario}: book loaded in seconds", seconds, most=LOAD))
    return {"figures": figures, "targets": targets}


def _report(
    scenario: str, times: Times, figures: dict[str, Any], targets: list[dict[str, Any]]
) -> None:
    """The middle of each, and what is compared with its limit."""
    for name, found in times.items():
        if not found:
            continue  # nobody was asked for it
        share, most = TIMES.get(name, (1.0, LAYER))
        figures[f"{scenario}: {name}, median ms"] = round(1000 * part(found, 0.5), 2)
        what = "slowest" if share == 1.0 else "p95"
        slow = 1000 * part(found, share)
        targets.append(target(f"{scenario}: {name}, {what} ms", slow, most=most))


# -- random play --------------------------------------------------------------------------------


def _played(engines: dict[str, Engine]) -> dict[str, dict[str, list[list[float]]]]:
    """By scenario and name, the times of every round; each begins with nothing but the book."""
    found: dict[str, Any] = {scenario: defaultdict(list) for scenario in engines}
    for _ in range(ROUNDS):
        for scenario, engine in engines.items():
            for name, times in _answers(engine).items():
                found[scenario][name].append(times)
    return found


def _best(rounds: list[list[float]]) -> list[float]:
    return [min(times) for times in zip(*rounds, strict=True)]


def _answers(engine: Engine) -> Times:
    """The seconds of the answers of random games, and of those how long it took to carry out."""
    found: Times = defaultdict(list)
    weights = engine.module.weights
    for seed in SEEDS:
        another, rng = engine.another(), Lots(seed)
        position = another.start(rng).position
        for _ in range(ANSWERS):
            if position.outcome is not None:
                break
            began = process_time()
            side, moving = another.pending(position)[0].side, isinstance(position.frames[-1], MOVES)
            choice = another.choice(position, side)
            action = None if choice is None else choice.sample(rng, weights)
            chosen = process_time()
            if action is None:
                raise RuntimeError(f"{side} has no choice")
            position = another.apply_legal(position, side, action, rng).position
            done = process_time()
            found["an answer"].append(done - began)
            found[f"carrying out a {'move' if moving else 'fight'}"].append(done - chosen)
    return found


def _positions(engine: Engine, every: int = 40) -> Iterator[Any]:
    """Some positions of a random game."""
    for number, (position, _, _) in zip(range(ANSWERS), random_game(engine, 2), strict=False):
        if number % every == 0:
            yield position


def _worked_out(engine: Engine) -> Times:
    """Whole nets with nothing known, and positions read again."""
    found: Times = defaultdict(list)
    for position in _positions(engine.another()):
        packed = engine.codec.encode(position)
        began = process_time()
        engine.codec.decode(packed)
        found["a stored game decoded"].append(process_time() - began)
        for side in engine.module.sides:
            book, own = engine.another().book, position.private[side]
            began = process_time()
            net = Net(book, position.public, own, side)
            for unit in own.units:
                net.general(unit)
            found["a whole net, from nothing"].append(process_time() - began)
    return found


# -- requests -------------------------------------------------------------------------------------


class Narrower(Player):
    """Sorts what narrowing takes by what is asked for."""

    def __init__(self, client: Inside, game: str, times: Times) -> None:
        super().__init__(client, game, list(load_module(GAME).sides))
        self.inside, self.times = client, times

    def choose(self, seat: str, state: Any) -> str:
        """Kinds of action as often as random play takes them: moves rather than the end of them."""
        kinds, weights = state["menu"]["kinds"], load_module(GAME).weights
        often = [kind for kind in kinds for _ in range(weights.get(kind["do"], 1))]
        return super().choose(seat, {**state, "menu": {"kinds": often}})

    def narrow(self, seat: str, version: int, do: str, fields: Any) -> Any:
        """The menu, as always."""
        menu = super().narrow(seat, version, do, fields)
        way = menu.get("field", {}).get("kind") == "path"
        name = "narrow of a way" if way else "other narrow" if fields else "first narrow"
        self.times[name].append(self.inside.taken["narrow"][-1])
        return menu


def _talk(scenario: str, times: Times) -> None:
    """A game played through menus, with every layer asked for after each act."""
    module, rng = load_module(GAME), Random(1)
    mine = module.sides[0]
    with tempfile.TemporaryDirectory() as folder:
        client = Inside(Path(folder) / "games")
        seats = dict(zip(module.sides, ("me", "chair"), strict=True))
        body = {"game": GAME, "scenario": scenario, "seats": seats}
        game = str(client.good("POST", "/api/games", body)["id"])
        client.watch(game, mine)
        for name in ("first narrow", "narrow of a way", "other narrow"):
            times[name] = []
        player = Narrower(client, game, times)
        for _ in range(ACTS):
            if not player.step():
                break
            pieces = player.state(mine)["pieces"].values()
            unit = rng.choice(sorted(piece["id"] for piece in pieces if piece["side"] == mine))
            for layer in (*module.layer_ids, *module.unit_layer_ids):
                whose = f"&unit={quote(unit)}" if layer in module.unit_layer_ids else ""
                client.good("GET", f"/api/games/{game}/layers?seat={mine}&ids={layer}{whose}")
                times.setdefault(f"layer {layer}", []).append(client.taken["layers"][-1])
        times["state"] = client.taken["state"]
        times["act"] = client.taken["act"]
        client.close()


def _alone(scenario: str) -> list[float]:
    """In a process of its own: seconds until the book is there, kilobytes then and later."""
    code = ALONE.format(game=GAME, scenario=scenario, answers=ANSWERS)
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603
    found: list[float] = json.loads(done.stdout)
    return found
