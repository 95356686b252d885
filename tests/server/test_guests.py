"""A friend elsewhere: a link to one seat, and to nothing else."""

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from bench.server_talk import Client, Player, new_game
from bocage.server import calls  # noqa: F401 - declares them
from bocage.server.web import CALLS

SEATS = {"blue": "me", "red": "guest"}


def link_of(client, game, side="red"):
    found = client.good("GET", f"/api/games/{game}/invitations")
    return next(one["path"] for one in found if one["side"] == side)


def join(host, path):
    """A browser that has followed a link, and nothing else."""
    guest = Client(host, enter=False)
    answer = guest.get(path)
    assert answer.status == 303
    guest.cookie = answer.headers["set-cookie"].split(";")[0]
    return guest, answer


@pytest.fixture
def game(client):
    return new_game(client, seats=SEATS)


@pytest.fixture
def guest(client, game):
    return join(client.host, link_of(client, game))[0]


def test_a_link_leads_to_its_seat(client, game):
    path = link_of(client, game)
    guest, answer = join(client.host, path)
    assert answer.headers["location"] == f"/g/{game}?seat=red"
    assert "HttpOnly" in answer.headers["set-cookie"]
    assert "SameSite=strict" in answer.headers["set-cookie"]
    assert "set-cookie" not in guest.get("/").headers, "the host's key is not handed to a guest"
    assert guest.good("GET", f"/api/games/{game}")["seats"] == {"blue": "guest", "red": "me"}
    assert client.good("GET", f"/api/games/{game}")["seats"] == SEATS
    assert [g["id"] for g in guest.good("GET", "/api/games")] == [game]
    assert guest.good("GET", "/api/catalogue")["guest"]


def asking(client, game, seat):
    """The status of everything that can be asked for from a seat."""
    place, version = f"/api/games/{game}", 0
    body = {"seat": seat, "version": version}
    key = "a-key-of-this-test"
    sent = {
        "act": {**body, "action": "done", "key": key},
        "acts": {**body, "actions": ["done"], "key": key},
        "undo": {"seat": seat, "at": 0, "key": key},
        "resign": {"seat": seat},
        "narrow": body,
        "plan": body,
        "why": {**body, "action": "done"},
        "stop": {"seat": seat},
        "rest": body,
        "orders": {"seat": seat, "passes": []},
        "branch": {"seat": seat, "at": 0, "seats": {"blue": "me", "red": "me"}},
    }
    asked = ("state", "log", "orders", "luck", "after", "layers")
    out = {name: client.get(f"{place}/{name}?seat={seat}").json for name in asked}
    out |= {f"{name}!": client.send("POST", f"{place}/{name}", sent[name]).json for name in sent}
    return {
        name: answer.get("code", "") if isinstance(answer, dict) else ""
        for name, answer in out.items()
    }


def test_nobody_sees_or_decides_for_the_seat_of_another(client, game, guest):
    assert set(asking(client, game, "red").values()) == {"another-seat"}
    theirs = asking(guest, game, "blue")
    assert theirs.pop("branch!") == "not-host"
    assert set(theirs.values()) == {"another-seat"}
    for who, seat in ((client, "red"), (guest, "blue")):
        with who.live(game, seat) as live:
            assert '"gone"' in live.recv(timeout=5)
            with pytest.raises(ConnectionClosed):
                live.recv(timeout=5)


def test_every_call_that_is_not_for_guests_is_refused(guest, game):
    closed = [call for call in CALLS if not call.guests]
    assert {(c.method, c.path) for c in closed} == {
        ("POST", "/api/games"),
        ("POST", "/api/games/import"),
        ("DELETE", "/api/games/{id}"),
        ("POST", "/api/games/{id}/alone"),
        ("POST", "/api/games/{id}/branch"),
        ("POST", "/api/games/{id}/carry"),
        ("GET", "/api/games/{id}/invitations"),
        ("POST", "/api/games/{id}/invite"),
        ("GET", "/api/openapi.json"),
    }
    bodies = {
        "/api/games": {"game": "skirmish", "scenario": "orchard", "seats": SEATS},
        "/api/games/import": {"record": "x"},
        "/api/games/{id}/branch": {"seat": "red", "at": 0, "seats": SEATS},
        "/api/games/{id}/invite": {"side": "red"},
    }
    for call in closed:
        path = call.path.replace("{id}", game)
        answer = guest.send(call.method, path, bodies.get(call.path))
        assert (answer.status, answer.json["code"]) == (403, "not-host"), path


def test_a_guest_is_at_no_other_game(client, game, guest):
    other = new_game(client, seats=SEATS)
    for path in ("", "/state", "/state?seat=red", "/log", "/record", "/verify", "/guide"):
        answer = guest.get(f"/api/games/{other}{path}")
        assert (answer.status, answer.json["code"]) == (403, "not-invited"), path
    with guest.live(other, "") as live:
        assert '"gone"' in live.recv(timeout=5)


def test_forged_passes_are_strangers(client, game):
    path = link_of(client, game)
    other = link_of(client, new_game(client, seats=SEATS))
    name, _, given = path.removeprefix("/join/").rpartition(".")
    parts = name.split(".")
    wrong = [
        f"{name}.{given[:-1]}{'0' if given[-1] != '0' else '1'}",
        f"{parts[0]}.blue.{parts[2]}.{given}",
        f"{parts[0]}.red.another-word.{given}",
        f"{name}.{other.rpartition('.')[2]}",
        f"{name}.",
        name,
        "",
        "....",
        "é.é.é.é",
        given,
    ]
    port = client.host.rpartition(":")[2]
    for text in wrong:
        stranger = Client(client.host, enter=False)
        if text.isascii():
            answer = stranger.get(f"/join/{text}")
            assert (answer.status, answer.json["code"]) == (403, "no-pass"), text
            stranger.cookie = f"bocage-{port}-{game}={text}"
            assert stranger.get(f"/api/games/{game}").json["code"] == "no-key", text
            with pytest.raises(InvalidStatus):
                connect(
                    f"ws://{client.host}/api/games/{game}/live?seat=red",
                    additional_headers={"cookie": stranger.cookie},
                ).__enter__()
        stranger.close()


def test_a_new_link_ends_the_old_one(client, game, guest):
    old = link_of(client, game)
    with guest.live(game, "red") as live:
        assert '"state"' in live.recv(timeout=5)
        assert client.good("GET", f"/api/games/{game}/invitations")[0]["here"]
        new = client.good("POST", f"/api/games/{game}/invite", {"side": "red"})[0]["path"]
        assert new != old and '"gone"' in live.recv(timeout=5)
    answer = guest.get(f"/api/games/{game}/state?seat=red")
    assert (answer.status, answer.json["code"]) == (403, "not-invited")
    again, _ = join(client.host, new)
    assert again.good("GET", f"/api/games/{game}/state?seat=red")["menu"]
    late, _ = join(client.host, old)
    assert late.get(f"/api/games/{game}").json["code"] == "not-invited"
    answer = client.send("POST", f"/api/games/{game}/invite", {"side": "blue"})
    assert answer.json["code"] == "no-guest"


def test_the_host_of_a_game_without_an_own_seat_looks_on(client):
    game = new_game(client, seats=dict.fromkeys(SEATS, "guest"))
    assert client.good("GET", f"/api/games/{game}/state?seat=")["asks"]
    assert len(client.good("GET", f"/api/games/{game}/invitations")) == 2
    for side in SEATS:
        assert client.get(f"/api/games/{game}/state?seat={side}").json["code"] == "another-seat"


def test_playing_both_sides_alone_leaves_the_guest_his_seat(client, game):
    client.good("POST", f"/api/games/{game}/alone")
    assert client.good("GET", f"/api/games/{game}")["seats"] == SEATS


def test_two_people_play_a_game_to_its_end(client, game, guest):
    players = [Player(client, game, ["blue"], 5), Player(guest, game, ["red"], 6)]
    while any(player.step() for player in players):
        pass
    for who in (client, guest):
        summary = next(g for g in who.good("GET", "/api/games") if g["id"] == game)
        assert summary["over"]
    assert guest.get(f"/api/games/{game}/record").status == 200
