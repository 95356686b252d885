"""Probes over the wire: requests that must be refused, at positions of random games.

`bocage bench server-probes` sends 50,000 of them. Nothing that is refused may change the game.
"""

from __future__ import annotations

import json
import secrets
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bench.common import target
from bench.server_talk import Client, new_game, serving
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import Illegal
from bocage.kernel.play import Play
from bocage.kernel.record import write
from bocage.kernel.wording import parse, text
from bocage.tools.contract.common import Moment
from bocage.tools.contract.probes import MAKERS, NOBODY, Shot, Strange, Target

BATCH = 400  # probes at one position
COUNT = 50_000
REFUSED = (400, 403, 404, 405, 409, 413)


class Wrong(Exception):  # noqa: N818 - what the probes are there to find
    """A probe was not refused as it ought to be."""


class Range:
    """A game on the server at a known position, and an engine that knows it too."""

    def __init__(self, client: Client, name: str, rng: Rng) -> None:
        module = load_module(name)
        self.client, self.rng = client, rng
        self.engine = Engine(module, rng.choose(module.scenarios))
        while not self._brought():
            pass

    def _brought(self) -> bool:
        """Bring a game to the server; whether it stays where it is: nobody has to be asked."""
        self.moment, record, private = self._played()
        body = {"record": record, "private": private}
        self.game = str(self.client.good("POST", "/api/games/import", body)["id"])
        then = self.moment.position  # new dice are a moment of their own
        self.moment.position = replace(then, version=then.version + 1)
        state = self.client.good("GET", self.place(f"state?seat={self.moment.ask.side}"))
        return bool(state["version"] == then.version + 1 and state.get("menu"))

    def _played(self) -> tuple[Moment, str, str]:
        """A random game up to a random moment, with its record and its seed."""
        seed = secrets.token_bytes(32)
        play = Play.sealed(self.engine, seed)
        weights = self.engine.module.weights
        steps = 1 + self.rng.below(60)
        while True:
            position = play.position
            ask = self.engine.pending(position)[0]
            choice = self.engine.choice(position, ask.side)
            action = choice.sample(self.rng, weights) if choice else None
            if choice is None or action is None:
                raise Wrong(f"{ask.side} has no choice")
            applied = self.engine.apply_legal(position, ask.side, action, self.rng)
            if not steps or applied.position.outcome is not None:
                seats = dict.fromkeys(self.engine.module.sides, "me")
                private = json.dumps({"seed": seed.hex(), "seats": seats})
                moment = Moment(0, 0, position, ask, choice, action, applied)
                return moment, write(play.record), private
            play.act(ask.side, action)
            steps -= 1

    def place(self, call: str) -> str:
        """The address of a call of this game."""
        return f"/api/games/{self.game}/{call}"

    def body(self, **change: Any) -> dict[str, Any]:
        """A good action as it would be sent, with something changed."""
        good = {
            "seat": self.moment.ask.side,
            "version": self.moment.position.version,
            "action": text(self.moment.action),
            "key": secrets.token_hex(8),
        }
        return {**good, **change}


def probe(client: Client, name: str, count: int, seed: int) -> Counter[str]:
    """So many refused probes; answers how often each reason was given."""
    rng, reasons = Rng(seed, stream=31), Counter[str]()
    while sum(reasons.values()) < count:
        here = Range(client, name, rng)
        before = client.get(here.place(f"state?seat={here.moment.ask.side}")).data
        for _ in range(min(BATCH, count - sum(reasons.values()))):
            reason = None
            while reason is None:
                reason = rng.choose(SHOTS)(here)
            reasons[reason] += 1
        if client.get(here.place(f"state?seat={here.moment.ask.side}")).data != before:
            raise Wrong("a refused request has changed the game")
        client.good("DELETE", f"/api/games/{here.game}")
    return reasons


def _refused(here: Range, call: str, body: Any, want: str = "", **headers: str) -> str:
    answer = here.client.send("POST", here.place(call), body, headers)
    if answer.status not in REFUSED:
        raise Wrong(f"{call} {str(body)[:200]} is answered with {answer.status}")
    told = answer.json
    if not told["error"] or (want and told["code"] != want):
        raise Wrong(f"{call} {str(body)[:200]}: {told}, expected {want}")
    return f"{call} {answer.status} {told['code']}"


# -- shots ------------------------------------------------------------------------------------


def from_the_kernel(here: Range) -> str | None:
    """What the kernel's own probes try: off turn, stale, malformed, illegal."""
    shot: Shot | None = None
    aim = Target(here.engine, here.moment, here.rng)
    while shot is None:
        shot = here.rng.choose(MAKERS)(aim)
    if isinstance(shot.action, Illegal | Strange):
        line = here.rng.choose((NOBODY, "", "do", "moves"))
        return _refused(here, "act", here.body(action=line), "unknown-action")
    position, side = here.moment.position, shot.side or here.moment.ask.side
    line = text(shot.action)
    if parse(line, here.engine.codec.action_types) != shot.action:
        return _refused(here, "act", here.body(action=line, seat=side))
    typed = here.engine.ordered(shot.action)  # sets may be named in any order
    refused = here.engine.why_not(position, side, typed, shot.version)
    if refused is None:
        return None
    change: dict[str, Any] = {"action": line, "seat": side}
    if shot.version is not None:
        change["version"] = shot.version
    if side == NOBODY:
        return _refused(here, "act", here.body(**change), "not-your-seat")
    code = "rule" if refused.clause else refused.reason.partition(":")[2]
    return _refused(here, "act", here.body(**change), code)


def bad_body(here: Range) -> str:
    """Bytes that are no request."""
    good = json.dumps(here.body()).encode()
    bad = here.rng.choose(
        (b"", good[:-1], good + b"}", b"[]", b"null", b"\xff\xfe" + good, b"[" * 3_000, b'{"a":1}')
    )
    return _refused(here, here.rng.choose(CALLS), bad, "bad-request")


def bad_field(here: Range) -> str:
    """A field of another type, too long, missing, or one too many."""
    change: dict[str, Any] = here.rng.choose(
        (
            {"version": "0"},
            {"version": 1.5},
            {"version": None},
            {"seat": ""},
            {"seat": "x" * 81},
            {"seat": ["blue"]},
            {"action": 7},
            {"action": "x" * 2_001},
            {"key": "short"},
            {"key": "k" * 65},
            {"more": True},
        )
    )
    return _refused(here, "act", here.body(**change), "bad-request")


def oversized(here: Range) -> str:
    """More than anybody needs."""
    return _refused(
        here, here.rng.choose(CALLS), b" " * (65_000 + here.rng.below(9_000)), "too-large"
    )


def elsewhere(here: Range) -> str:
    """A game that does not exist, or a call."""
    game, here.game = here.game, here.rng.choose(("nobody", "x" * 60, "..", "%00"))
    try:
        return _refused(here, here.rng.choose(CALLS), here.body())
    finally:
        here.game = game


def from_elsewhere(here: Range) -> str:
    """From another site, or under another name of the host."""
    headers = here.rng.choose(
        (
            {"origin": "http://evil.example"},
            {"origin": "null"},
            {"sec-fetch-site": "cross-site"},
            {"host": "evil.example"},
            {"cookie": "bocage=nonsense"},
        )
    )
    return _refused(here, here.rng.choose(CALLS), here.body(), **headers)


def other_game(here: Range) -> str:
    """The ids of another game."""
    line = here.rng.choose(
        ("move by US1 path 1802", "bid card=bc1", "attack 0303 by b1", "fire r1")
    )
    action = parse(line, here.engine.codec.action_types)
    if not isinstance(action, Illegal):
        position, side = here.moment.position, here.moment.ask.side
        if here.engine.why_not(position, side, action) is None:
            line = NOBODY
    return _refused(here, "act", here.body(action=line))


def too_late(here: Range) -> str:
    """Taking back or looking for another moment."""
    version = here.moment.position.version + here.rng.choose((-1, 1, 5, 10**6))
    if here.rng.below(2):
        body = {"seat": here.moment.ask.side, "at": version, "key": secrets.token_hex(8)}
        return _refused(here, "undo", body, "stale")
    return _refused(here, "narrow", {"seat": here.moment.ask.side, "version": version}, "stale")


CALLS = ("act", "undo", "narrow", "why", "resign", "stop", "orders", "branch")
SHOTS: tuple[Callable[[Range], str | None], ...] = (
    *(from_the_kernel,) * 10,
    bad_body,
    bad_field,
    oversized,
    elsewhere,
    from_elsewhere,
    other_game,
    too_late,
)


def run(count: int = COUNT) -> dict[str, Any]:
    """All of them, half on each game."""
    reasons = Counter[str]()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder) / "games.db") as server:
        client = Client(server.host)
        new_game(client)
        for at, name in enumerate(("skirmish", "cobra-spi")):
            reasons.update(probe(client, name, count // 2, seed=at))
        client.close()
    total = sum(reasons.values())
    return {
        "figures": dict(sorted(reasons.items())),
        "targets": [target("probes refused", total, least=count)],
    }
