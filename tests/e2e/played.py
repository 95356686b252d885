"""A game on the server that bots have played some way, or to its end."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from bocage.bots.base import Budget, answer, make_bot
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.server.ledger import Ledger, Made
from bocage.server.records import Private
from tests.e2e.served import Served


def played(name: str, scenario: str, most: int, seed: int = 1, bot: str = "random") -> Ledger:
    """So many decisions of a bot, or all until the end."""
    engine, player = Engine(load_module(name), scenario), make_bot(bot)
    ledger, rng = Ledger.begin(engine, bytes([seed]) * 32), Rng(seed)
    while (asks := engine.pending(ledger.position)) and ledger.last < most:
        action = answer(player, engine, ledger.position, asks[0].side, Budget(), rng)
        made = ledger.act(asks[0].side, action, None)
        assert isinstance(made, Made), made
        ledger.commit(made)
    return ledger


def put(server: Served, ledger: Ledger, seats: Mapping[str, str]) -> str:
    """The id of the game on the server."""
    private = Private(ledger.seed.hex(), dict.fromkeys(ledger.engine.module.sides, "me"))
    body = {
        "record": ledger.text(),
        "private": msgspec.json.encode(private).decode(),
        "seats": dict(seats),
    }
    return str(server.post("/api/games/import", body)["id"])


def finished(server: Served, name: str, scenario: str, seed: int = 3) -> str:
    """A game that is over; the first side is ours."""
    ledger = played(name, scenario, 10_000, seed)
    body = {"record": ledger.text()}
    return str(server.post("/api/games/import", body)["id"])
