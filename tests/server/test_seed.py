"""No seed of a running game leaves the server; a game that is carried elsewhere gets new dice."""

import base64
import json
import re
import signal
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bench.server_talk import Client, Player, new_game, serving
from bocage.cli import main
from bocage.kernel.chance import Rng, Sealed
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module, module_names
from bocage.server import calls  # noqa: F401 - declares the calls
from bocage.server.ledger import Ledger, Made
from bocage.server.web import CALLS

ENDING = {("POST", "/api/games/{id}/carry"), ("POST", "/api/games/{id}/resign")}
ENDING |= {("DELETE", "/api/games/{id}")}


def bodies(seat: str, sides: list[str], state: Any) -> dict[str, list[Any]]:
    """What is sent to each call that takes a body: something good, and something wrong."""
    version = state["version"]
    seats = dict.fromkeys(sides, "me")
    kinds = [kind["do"] for kind in (state.get("menu") or {}).get("kinds", ())]
    return {
        "act": [{"seat": seat, "version": version, "action": "nonsense", "key": "12345678"}],
        "undo": [{"seat": seat, "at": version, "key": "take-it-back"}],
        "narrow": [{"seat": seat, "version": version, "do": do, "fields": {}} for do in kinds],
        "why": [
            {"seat": seat, "version": version, "piece": piece}
            for piece in list(state["pieces"])[:3]
        ],
        "acts": [{"seat": seat, "version": version, "actions": ["pass"], "key": "a-walk-by"}],
        "stop": [{"seat": seat}],
        "rest": [{"seat": seat, "version": version}],
        "plan": [{"seat": seat, "version": version}],
        "march": [
            {
                "seat": seat,
                "version": version,
                "units": [piece],
                "goal": state["pieces"][piece]["at"],
            }
            for piece in list(state["pieces"])[:2]
        ],
        "invite": [{"side": side} for side in sides],
        "orders": [{"seat": seat, "passes": []}],
        "branch": [{"seat": seat, "at": version, "seats": seats}],
        "import": [{"record": "nonsense"}, {"record": "bocage-record 1\n{}\n"}],
        "games": [{"game": "skirmish", "scenario": "orchard", "seats": {}}],
    }


def walk(client: Client, game: str, seat: str) -> dict[str, bytes]:
    """What every call of the API answers about a running game, and its live connection."""
    table = client.good("GET", f"/api/games/{game}")
    state = client.good("GET", f"/api/games/{game}/state?seat={seat}")
    sent = bodies(seat, list(table["seats"]), state)
    out: dict[str, bytes] = {}
    for call in CALLS:
        if (call.method, call.path) in ENDING:
            continue
        path = call.path.replace("{id}", game).replace("{game}", table["game"])
        path = path.replace("{scenario}", table["board"].split("/")[-1].partition("?")[0])
        given = sent[path.rpartition("/")[2]] if call.body is not None else [None]
        for number, body in enumerate(given):
            for query in ("lang=ja", f"seat={seat}"):
                answer = client.send(call.method, f"{path}?{query}", body)
                head = json.dumps(answer.headers).encode()
                out[f"{call.method} {path} {number} {query}"] = head + answer.data
    for who in (seat, ""):
        with client.live(game, who) as live:
            out[f"live {who}"] = live.recv(timeout=5).encode()
    out["page"] = client.get(f"/g/{game}?seat={seat}").data
    out["list"] = client.get("/api/games").data
    return out


def forms(seed: str) -> list[bytes]:
    """A seed as it might be written."""
    raw = bytes.fromhex(seed)
    number = int.from_bytes(raw)
    packed = [base64.b64encode(raw), base64.urlsafe_b64encode(raw)]
    return [seed.encode(), seed.upper().encode(), raw, str(number).encode(), *packed]


def seeds_of(db: Path) -> dict[str, str]:
    base = sqlite3.connect(db)
    found = dict(base.execute("select id, seed from games").fetchall())
    base.close()
    return found


def begun(name: str, steps: int) -> str:
    """The record of a game that was carried elsewhere after some random decisions."""
    module, rng = load_module(name), Rng(3)
    engine = Engine(module, module.scenarios[0])
    ledger = Ledger.begin(engine, bytes(range(32)))
    for _ in range(steps):
        side = engine.pending(ledger.position)[0].side
        choice = engine.choice(ledger.position, side)
        action = choice.sample(rng, module.weights) if choice else None
        made = ledger.act(side, action, None) if action else None
        assert isinstance(made, Made), made
        ledger.commit(made)
    return ledger.closed(["me" for _ in module.sides])


@pytest.mark.parametrize("name", module_names())
def test_no_call_tells_the_seed_of_a_running_game(tmp_path, name):
    """Nor can anything that is told be tried as a seed that foretells the dice."""
    db = tmp_path / "games.sqlite3"
    sides = list(load_module(name).sides)
    with serving(db, "--log") as server:
        client = Client(server.host)
        body = {"record": begun(name, 40)}
        game = client.good("POST", "/api/games/import", body)["id"]
        told: dict[str, bytes] = {}
        for seat in sides:
            told |= walk(client, game, seat)
        client.close()
        server.process.send_signal(signal.SIGTERM)
        assert server.process.stderr is not None
        told["log"] = server.process.stderr.read().encode()
        server.process.wait(10)
    seeds = seeds_of(db)
    assert len(seeds[game]) == 64 and len(told) > 80
    for where, data in told.items():
        for seed in seeds.values():
            assert not any(form in data for form in forms(seed)), where
    every = b"\n".join(told.values())
    hexes = {found.decode() for found in re.findall(rb"[0-9a-f]{32,64}", every)}
    guesses = {bytes.fromhex((text * 2)[:64]) for text in hexes}
    assert guesses  # the hash of the seed at least
    ours = foretold(bytes.fromhex(seeds[game]))
    for guess in guesses:
        same = sum(one == other for one, other in zip(foretold(guess), ours, strict=True))
        assert same < len(ours) // 2, guess.hex()


def foretold(seed: bytes) -> list[int]:
    """The dice to come, for whoever knows the seed."""
    chance = Sealed(seed)
    return [chance.below(6, index) for index in range(100, 259)]


def test_a_game_that_is_carried_elsewhere_ends_here_and_gets_new_dice(client, tmp_path):
    seats = {"german": "me", "allied": "random"}
    game = new_game(client, "cobra-spi", seats=seats)
    player = Player(client, game, ["german"], hasty=True)
    for _ in range(8):
        player.step()
    at = player.state("german")["version"]
    commitment = client.good("GET", f"/api/games/{game}")["commitment"]
    with client.live(game, "german") as live:
        live.recv(timeout=5)
        client.good("POST", f"/api/games/{game}/carry")
        message = json.loads(live.recv(timeout=5))
        while message["type"] != "delta" or not message["delta"].get("ending"):
            message = json.loads(live.recv(timeout=5))
        assert "another computer" in message["delta"]["ending"]["text"]
    refused = client.send("POST", f"/api/games/{game}/carry"), player.act("german", at, "done")
    assert [answer.status for answer in refused] == [409, 409]
    listed = {row["id"]: row for row in client.good("GET", "/api/games?lang=ja")}
    assert "移されました" in listed[game]["over"]
    proof = client.good("GET", f"/api/games/{game}/verify")
    assert proof["ok"] and "another seed" in proof["text"]

    file = tmp_path / "carried.bocage"
    file.write_bytes(client.get(f"/api/games/{game}/record").data)
    assert main(["replay", str(file), "--verify"]) == 0
    other = client.good("POST", "/api/games/import", {"record": file.read_text()})["id"]
    table = client.good("GET", f"/api/games/{other}")
    assert table["seats"] == seats and table["commitment"] != commitment
    again = Player(client, other, ["german"], hasty=True)
    here, there = player.state("german"), again.state("german")
    assert there["at"] > here["at"]  # there the bot may have played on since
    assert here["pieces"] == again.state("german", at=here["at"])["pieces"]
    assert again.state("german", at=3)["pieces"] == player.state("german", at=3)["pieces"]
    told, later = (client.good("GET", f"/api/games/{one}/log?seat=german") for one in (game, other))
    assert told == later[: len(told)]
    while not again.asked()[0]:
        pass
    assert again.step()
    client.good("POST", f"/api/games/{other}/resign", {"seat": "german"})
    proof = client.good("GET", f"/api/games/{other}/verify")
    assert proof["ok"] and "once before" in proof["text"]
    file.write_bytes(client.get(f"/api/games/{other}/record").data)
    assert main(["replay", str(file), "--verify"]) == 0


def test_a_game_that_hides_something_is_not_carried(client):
    game = new_game(client)
    answer = client.send("POST", f"/api/games/{game}/carry")
    assert answer.status == 409 and answer.json["code"] == "hidden"
    assert client.good("GET", f"/api/games/{game}/state?seat=blue")["asks"]
