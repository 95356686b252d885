"""Standing orders on the real server: kept, told to their seat alone, done when a pause is over."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bench.server_talk import Client, new_game
from bocage.games.combat_commander.types import Alert
from bocage.kernel.chance import Rng
from bocage.kernel.nouns import Pass, Window
from tests.server.clocked import Clocked, Later, clocked
from tests.server.pairs import PAUSE, Pair, applied, keep, make_pair
from tests.server.test_paired import WEIGHTS

ASK = {"do": "ask-always", "fields": {"orders": ["move-order"]}}


def found() -> tuple[Pair, Alert]:
    """A unit has entered a hex, and the other side holds a card with which to fire at it."""
    pair = make_pair("6", "allies", 6, 60)
    pos, engine, rng = pair.one, pair.engine, Rng(6)
    for _ in range(60):
        ask = engine.asks(pos)[0]
        choice = engine.choice(pos, ask.side)
        assert choice is not None
        if ask.prompt == "entered" and ask.side == pair.hider:
            alert = next((one for one in choice.legal() if isinstance(one, Alert)), None)
            if alert is not None:
                pos = replace(pos, version=0, draws=0)
                return replace(pair, one=pos, two=pos), alert
        window = isinstance(pos.frames[-1], Window)
        action = Pass() if window else choice.sample(rng, WEIGHTS)
        assert action is not None
        pos = applied(engine, pos, ask.side, action)
    raise AssertionError("nobody came near")


@pytest.fixture(scope="module")
def scene() -> tuple[Pair, Alert]:
    return found()


class Seat:
    """Who may react, at a server whose clock stands still."""

    def __init__(self, server: Clocked, pair: Pair) -> None:
        self.server, self.pair, self.client = server, pair, Client(server.host)
        self.place = f"/api/games/{pair.id}"
        self.state()  # opens the room, and with it the window

    def send(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        answer = self.client.send(method, self.place + path, body)
        return answer.status, answer.json if answer.data else None

    def order(self, *orders: dict[str, Any]) -> tuple[int, Any]:
        return self.send("POST", "/orders", {"seat": self.pair.hider, "standing": orders})

    def state(self) -> Any:
        return self.send("GET", f"/state?seat={self.pair.other}")[1]

    def ask(self) -> Any:
        return self.state()["asks"][0]

    def wait(self, milliseconds: int) -> int:
        """Let time pass; the version that came of it."""
        self.server.tick(milliseconds)
        self.act("pass", -1)  # refused: it only waits until the server is done with all else
        return int(self.state()["version"])

    def body(self, action: str, version: int) -> dict[str, Any]:
        key = f"a-key-{version:04d}"
        return {"seat": self.pair.hider, "version": version, "action": action, "key": key}

    def act(self, action: str, version: int) -> int:
        return self.send("POST", "/act", self.body(action, version))[0]

    def told(self) -> list[str]:
        """What has happened, by kind."""
        return [line["kind"] for line in self.send("GET", "/log?seat=")[1]]


class Hall:
    """A server with the same game many times over: each test has its own."""

    def __init__(self, server: Clocked, pairs: list[Pair]) -> None:
        self.server, self._pairs = server, pairs

    def seat(self, pause: int = PAUSE) -> Seat:
        pair = next(pair for pair in self._pairs if pair.pause == pause)
        self._pairs.remove(pair)
        return Seat(self.server, pair)


@pytest.fixture(scope="module")
def hall(tmp_path_factory, scene) -> Iterator[Hall]:
    folder = tmp_path_factory.mktemp("standing")
    pairs = [replace(scene[0], pause=pause) for pause in (PAUSE, PAUSE, PAUSE, PAUSE, PAUSE, 0)]
    keep(pairs, folder / "one.sqlite3", folder / "two.sqlite3")
    with clocked(folder / "one.sqlite3") as server:
        yield Hall(server, pairs)


def fire(pair: Pair, alert: Alert, fp: int = 1) -> dict[str, Any]:
    """The order that fires at who has just come."""
    hexes = ["A1", pair.one.frames[-1].at]
    return {"do": "fire-on-entry", "fields": {"hexes": hexes, "units": alert.by, "fp": fp}}


def test_it_is_carried_out_at_the_end_of_the_pause(hall, scene):
    pair, alert = scene
    seat = hall.seat()
    assert seat.order(fire(pair, alert))[0] == 204
    assert seat.ask()["paused"]
    assert seat.wait(PAUSE * 1000 - 1) == 0
    assert seat.wait(1) == 1
    assert seat.told() == ["alerted"]
    assert seat.ask()["prompt"] == "entered" and seat.ask()["paused"]
    assert seat.wait(PAUSE * 1000 - 1) == 1
    assert seat.wait(1) == 2
    assert seat.told()[1] == "fired"


def test_an_order_that_does_not_fit_passes_at_the_same_time(hall, scene):
    pair, alert = scene
    seat = hall.seat()
    seat.order(fire(pair, alert, fp=30))
    assert seat.wait(PAUSE * 1000 - 1) == 0
    assert seat.wait(1) == 1
    assert "alerted" not in seat.told()


def test_who_presses_stop_or_passes_decides_himself(hall, scene):
    pair, alert = scene
    seat = hall.seat()
    seat.order(fire(pair, alert))
    assert seat.send("POST", "/stop", {"seat": pair.hider})[0] == 204
    assert seat.wait(3 * PAUSE * 1000) == 0
    assert "paused" not in seat.ask()
    seat = hall.seat()
    seat.order(fire(pair, alert))
    later = Later(seat.client, f"{seat.place}/act", seat.body("pass", 0))
    assert seat.wait(PAUSE * 1000 - 1) == 0
    assert seat.wait(1) == 1
    assert later.answer()[0] == 200
    assert "alerted" not in seat.told()


def test_who_wants_to_be_asked_is_asked_after_the_pause(hall, scene):
    pair, alert = scene
    seat = hall.seat()
    seat.order(fire(pair, alert), ASK)
    assert seat.ask()["paused"]
    assert seat.wait(PAUSE * 1000) == 0
    assert "paused" not in seat.ask()
    assert seat.wait(PAUSE * 1000) == 0
    assert seat.act("pass", 0) == 200


def test_without_a_pause_orders_take_a_second_and_others_wait(hall, scene):
    pair, alert = scene
    seat = hall.seat(pause=0)
    assert "paused" not in seat.ask() and seat.wait(60_000) == 0
    seat.order(fire(pair, alert, fp=30))
    assert "paused" not in seat.ask()
    seat.order(fire(pair, alert), ASK)
    assert "paused" not in seat.ask()
    seat.order(fire(pair, alert))
    assert seat.ask()["paused"]
    assert seat.wait(999) == 0
    assert seat.wait(1) == 1
    assert seat.told() == ["alerted"]


def test_orders_are_kept_and_told_to_their_seat_alone(tmp_path, scene):
    pair, alert = replace(scene[0]), scene[1]
    keep([pair], tmp_path / "one.sqlite3", tmp_path / "two.sqlite3")
    with clocked(tmp_path / "one.sqlite3") as server:
        seat = Seat(server, pair)
        assert seat.order(fire(pair, alert), ASK)[0] == 204
        before = seat.send("GET", f"/orders?seat={pair.hider}&lang=en")
    with clocked(tmp_path / "one.sqlite3") as server:
        seat = Seat(server, pair)
        status, page = seat.send("GET", f"/orders?seat={pair.hider}&lang=en")
        assert (status, page) == before and status == 200
        assert [one["do"] for one in page["standing"]] == ["fire-on-entry", "ask-always"]
        assert (
            page["standing"][1]["text"] == "Always ask me during these orders of the enemy: Move."
        )
        assert {"fire-on-entry", "conceal", "ask-always"} <= {one["do"] for one in page["kinds"]}
        fields = {field["name"]: field for field in page["kinds"][0]["fields"]}
        assert fields["fp"]["low"] == 1 and fields["hexes"]["kind"] == "space"
        assert alert.by[0] in [option["id"] for option in fields["units"]["options"]]
        panels = seat.send("GET", f"/state?seat={pair.hider}")[1]["panels"]
        hand = {card["id"] for card in panels[f"hand-{pair.hider}"]["cards"]}
        assert panels[f"discards-{pair.hider}"]["cards"]  # these cannot be kept
        assert {option["id"] for option in fields["keep"]["options"]} == hand
        other = seat.send("GET", f"/orders?seat={pair.other}&lang=en")[1]
        assert other["standing"] == []
        assert seat.send("GET", "/orders?seat=")[0] == 409
        shown = msgspec.json.encode([seat.state(), seat.send("GET", "")])
        assert b"fire-on-entry" not in shown and b"ask-always" not in shown
        assert seat.order()[0] == 204
        assert seat.send("GET", f"/orders?seat={pair.hider}")[1]["standing"] == []


@pytest.mark.parametrize(
    ("order", "said"),
    [
        ({"do": "fire-on-entry", "fields": {"hexes": ["Z9"], "units": [], "fp": 2}}, "Z9"),
        ({"do": "conceal", "fields": {"cover": "much"}}, "conceal"),
        ({"do": "conceal", "fields": {"cover": 2, "units": ["G-Rifle1"]}}, "not yours"),
        ({"do": "ask-if-held", "fields": {}}, "ask-if-held"),
    ],
)
def test_a_wrong_order_is_refused_in_words(client, order, said):
    game = new_game(client, "combat-commander")
    place = f"/api/games/{game}/orders"
    answer = client.send("POST", f"{place}?lang=en", {"seat": "allies", "standing": [order]})
    assert answer.status == 409 and said in answer.json["error"]
    assert client.get(f"{place}?seat=allies").json["usual"]


def test_an_order_that_the_game_does_not_know_is_refused(client):
    game = new_game(client)
    body = {"seat": "blue", "standing": [{"do": "conceal", "fields": {"cover": 2}}]}
    assert client.send("POST", f"/api/games/{game}/orders", body).status == 409
    kinds = client.get(f"/api/games/{game}/orders?seat=blue").json["kinds"]
    assert [kind["do"] for kind in kinds] == ["only-better", "staff", "ask-me"]
