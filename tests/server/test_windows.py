"""Reaction windows with a pause: silence passes, Stop holds, and the time tells nothing."""

import json
import time

from bench.server_talk import Client, Player, new_game
from bocage.server.hall import ROOMS


def open_window(client: Client, **more):
    """A game in which a window has just opened for a seat; answers the player, seat and state."""
    game = new_game(client, pause=1, **more)
    player = Player(client, game, ["blue", "red"], seed=2)
    for _ in range(80):
        seat, state = player.asked()
        if any(ask.get("window") for ask in state["asks"]):
            return player, seat, state
        assert player.act(seat, state["version"], player.choose(seat, state)).status == 200
        time.sleep(0.02)
    raise AssertionError("no window has opened")


def version_of(player, seat):
    return player.state(seat)["version"]


def test_silence_passes_at_the_end_of_the_pause(client):
    player, seat, state = open_window(client)
    assert state["asks"][0]["paused"]
    began = time.monotonic()
    while version_of(player, seat) == state["version"]:
        assert time.monotonic() - began < 5
        time.sleep(0.02)
    assert client.good("GET", f"/api/games/{player.game}/state?seat={seat}")["at"] > state["at"]


def test_an_early_pass_waits_for_the_end_of_the_pause(client):
    player, seat, state = open_window(client)
    with client.live(player.game, seat) as live:
        first = json.loads(live.recv(timeout=5))["state"]
        left = first["asks"][0]["deadline"]
        assert 0 < left <= 1000
        began = time.monotonic()
        answer = player.act(seat, state["version"], "pass", "an-early-pass")
        assert answer.status == 200, answer.data
        assert time.monotonic() - began > left / 1000 - 0.15
        again = player.act(seat, state["version"], "pass", "an-early-pass")
        assert again.status == 200 and again.json == answer.json


def test_stop_holds_the_window(client):
    player, seat, state = open_window(client)
    with client.live(player.game, seat) as live:
        live.recv(timeout=5)
        place = f"/api/games/{player.game}/stop"
        assert client.send("POST", place, {"seat": seat}).status == 204
        asks = json.loads(live.recv(timeout=5))["delta"]["asks"]
        assert asks[0]["window"] and "paused" not in asks[0]
    time.sleep(1.3)
    assert version_of(player, seat) == state["version"]
    assert client.send("POST", place, {"seat": seat}).status == 409
    assert player.act(seat, state["version"], "pass").status == 200
    assert version_of(player, seat) > state["version"]


def test_standing_orders_pass_without_a_pause(client):
    game = new_game(client)
    player = Player(client, game, ["blue", "red"], seed=2)
    prompts = ["entry", "fire-cards", "hit-cards", "reroll", "combat-cards"]
    for _ in range(80):
        seat, state = player.asked()
        window = next((ask for ask in state["asks"] if ask.get("window")), None)
        if window:
            break
        player.act(seat, state["version"], player.choose(seat, state))
    assert window
    prompts.append(window["prompt"])
    body = {"seat": window["side"], "passes": prompts}
    assert client.send("POST", f"/api/games/{game}/orders", body).status == 204
    began = time.monotonic()
    while version_of(player, seat) == state["version"]:
        assert time.monotonic() - began < 5
        time.sleep(0.02)


def test_a_room_whose_pause_runs_is_kept(client):
    """Many other games are opened meanwhile: the window still closes, and the game goes on."""
    others = [new_game(client) for _ in range(ROOMS + 2)]
    player, seat, state = open_window(client)
    for other in others:
        client.good("GET", f"/api/games/{other}/state?seat=blue")
    began = time.monotonic()
    while version_of(player, seat) == state["version"]:
        assert time.monotonic() - began < 5
        time.sleep(0.02)
        for other in others[:2]:
            client.good("GET", f"/api/games/{other}/state?seat=blue")
    for _ in range(3):
        assert player.step()


def test_a_window_that_is_held_is_still_held_when_other_games_were_opened(client):
    others = [new_game(client) for _ in range(ROOMS + 2)]
    player, seat, state = open_window(client)
    client.good("POST", f"/api/games/{player.game}/stop", {"seat": seat})
    for other in others:
        client.good("GET", f"/api/games/{other}/state?seat=blue")
    time.sleep(1.3)
    assert version_of(player, seat) == state["version"]
    assert "paused" not in player.state(seat)["asks"][0]
