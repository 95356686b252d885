"""What the other side may not know is in nothing that the server sends: the paired-hand test.

Two servers hold the same game but for what is hidden from one seat. Whatever this seat asks, it
gets the same bytes.
"""

import json
import shutil
import sqlite3

import msgspec
import pytest
from msgspec.structs import replace

from bench.server_talk import Client, Player, new_game, serving
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module


def swapped(db, game, seat):
    """Give the other side another hand, another mission and other piles, unseen by this seat."""
    base = sqlite3.connect(db)
    (scenario,) = base.execute("select scenario from games where id = ?", (game,)).fetchone()
    engine = Engine(load_module("skirmish"), scenario)
    rows = base.execute(
        "select n, position from snapshots where game = ? order by n", (game,)
    ).fetchall()
    for n, data in rows[-1:]:
        position = engine.codec.decode(data)
        other = engine.guess(engine.view(position, seat), Rng(7))
        changed = replace(
            position, private=other.private, sealed=other.sealed, answers=position.answers
        )
        assert changed != position
        assert engine.view(changed, seat) == engine.view(position, seat)
        new = engine.codec.encode(changed)
        base.execute("update snapshots set position = ? where game = ? and n = ?", (new, game, n))
    base.commit()
    base.close()


def everything(server, game, seat):
    """All that a seat can ask for, as bytes."""
    client = Client(server.host)
    out = {}
    place = f"/api/games/{game}"
    for lang in ("en", "ja"):
        for path in (
            "/api/games?",
            f"{place}?",
            f"{place}/state?seat={seat}&",
            f"{place}/state?seat=&",
            f"{place}/log?seat={seat}&",
            f"{place}/luck?seat={seat}&",
            f"{place}/verify?",
            f"{place}/record?",
        ):
            out[path + lang] = client.get(f"{path}lang={lang}").data
        with client.live(game, seat, lang=lang) as live:
            message = json.loads(live.recv(timeout=5))
            message.pop("serial")
            out["live" + lang] = msgspec.json.encode(message)
    player = Player(client, game, [seat], seed=11)
    state = player.state(seat)
    for piece in state["pieces"]:
        body = {"seat": seat, "version": state["version"], "piece": piece}
        out["why " + piece] = client.send("POST", f"{place}/why", body).data
        out["layers " + piece] = client.get(f"{place}/layers?seat={seat}&unit={piece}").data
    for kind in (state.get("menu") or {}).get("kinds", ()):
        body = {"seat": seat, "version": state["version"], "do": kind["do"], "fields": {}}
        out["narrow " + kind["do"]] = client.send("POST", f"{place}/narrow", body).data
    for action in ("pass", "done", "bid card=bc1", "fire r1", "play rc3"):
        body = {"seat": seat, "version": state["version"], "action": action}
        out["why " + action] = client.send("POST", f"{place}/why", body).data
    client.close()
    return out


@pytest.mark.parametrize(("seat", "steps"), [("blue", 9), ("red", 16), ("blue", 31)])
def test_the_same_bytes_whatever_the_other_holds(tmp_path, seat, steps):
    one, two = tmp_path / "one.sqlite3", tmp_path / "two.sqlite3"
    with serving(one) as server:
        client = Client(server.host)
        game = new_game(client, seats={"blue": "me", "red": "chair"})
        player = Player(client, game, ["blue", "red"], seed=steps)
        for _ in range(steps):
            player.step()
        client.close()
    shutil.copy(one, two)
    swapped(two, game, seat)
    with serving(one) as first, serving(two) as second:
        want, got = everything(first, game, seat), everything(second, game, seat)
    for path, data in want.items():
        assert got[path] == data, path


def test_a_sealed_answer_is_not_noticed(tmp_path):
    """Blue bids; until Red has bid too, nothing that Red can ask for has changed."""
    with serving(tmp_path / "games.sqlite3") as server:
        client = Client(server.host)
        game = new_game(client)
        player = Player(client, game, ["blue", "red"])
        before = everything(server, game, "red")
        listed = client.get("/api/games").json[0]
        with client.live(game, "red") as live:
            serial = json.loads(live.recv(timeout=5))["serial"]
            state = player.state("blue")
            cards = [t for t in state["menu"]["field"]["targets"] if t.get("card")]
            assert player.act("blue", state["version"], cards[0]["action"]).status == 200
            assert "menu" not in player.state("blue")
            with pytest.raises(TimeoutError):
                live.recv(timeout=0.4)
            after = everything(server, game, "red")
            undo = {"seat": "blue", "at": state["at"], "key": "take-it-back"}
            assert client.send("POST", f"/api/games/{game}/undo", undo).status == 200
            assert player.act("blue", state["version"], "bid").status == 200
            with pytest.raises(TimeoutError):
                live.recv(timeout=0.4)
            with client.live(game, "red", serial=serial) as again:
                assert json.loads(again.recv(timeout=5))["delta"]["serial"] == serial
            assert player.act("red", state["version"], "bid").status == 200
            assert json.loads(live.recv(timeout=5))["delta"]["at"] == 1
        for path, data in before.items():
            assert after[path] == data, path
        assert listed["decisions"] == 0
        client.close()
