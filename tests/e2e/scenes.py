"""A game on the server that stands where a situation begins, to be played on in a browser."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping

import msgspec

from bocage.kernel.chance import Scripted
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import Illegal
from bocage.kernel.wording import parse
from bocage.server.ledger import Ledger
from bocage.server.records import Private
from tests.e2e.served import Served


def put_scene(server: Served, text: str, scenario: str, seats: Mapping[str, str]) -> str:
    """The id of the game; `text` is a situation: units, a state, and what has been done since."""
    spec = tomllib.loads(text)
    done = spec.pop("do", [])
    module = load_module(spec.pop("game"))
    book, position = module.scene({"scenario": "blank", "board": {}, **spec}, "")
    engine = Engine.over(module, book)
    for step in done:
        draws = [module.draw_value(book, draw) for draw in step.get("draws", ())]
        action = parse(step["action"], module.actions)
        assert not isinstance(action, Illegal), step
        applied = engine.apply(position, step["side"], action, Scripted(draws))
        assert not isinstance(applied, Illegal), (step, applied)
        position = applied.position
    ledger = Ledger.branch(Engine(module, scenario), bytes(32), position)
    private = Private(ledger.seed.hex(), dict(seats))
    body = {
        "record": ledger.text(),
        "private": msgspec.json.encode(private).decode(),
        "seats": dict(seats),
    }
    return str(server.post("/api/games/import", body)["id"])
