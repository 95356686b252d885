"""Wrong-shaped declarations, moments, names and paths: refused as documented, never a fault."""

import http.client
import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from bench.server_talk import Client, Player, new_game
from bocage.kernel.module import load_module, offered_names
from bocage.kernel.shapes import shapes_of

DOCUMENTED = {200, 204, 400, 404, 409, 413}
SCALARS = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text()
JSON = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
PLAIN = settings(
    max_examples=25,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


def values_of(state: Any) -> st.SearchStrategy[Any]:
    """Things that are there, put where they do or do not belong, and anything else."""
    ids = st.sampled_from([*list(state["pieces"])[:8], *list(state["stacks"])[:8], "", "0"])
    known = ids | st.lists(ids, max_size=4) | st.dictionaries(ids, st.integers() | ids, max_size=3)
    nested = st.lists(st.lists(ids)) | st.dictionaries(ids, st.lists(ids), max_size=2)
    return known | nested | JSON


def fields_of(name: str, do: str) -> list[str]:
    kinds = {str(a.__struct_config__.tag): a for a in load_module(name).actions}
    return [shape.name for shape in shapes_of(kinds[do])] if do in kinds else []


@pytest.mark.parametrize("name", offered_names())
def test_declarations_of_any_shape_are_answered_as_documented(client, name):
    sides = list(load_module(name).sides)
    game = new_game(client, name)
    player = Player(client, game, sides, hasty=True)
    for _ in range(3):
        player.step()
    seat, state = player.asked()
    for kind in state["menu"]["kinds"]:
        try_out(client, game, {"seat": seat, "version": state["version"], "do": kind["do"]}, state)


def try_out(client: Client, game: str, base: dict[str, Any], state: Any) -> None:
    values = values_of(state)
    names = st.sampled_from([*fields_of(load_table(client, game), base["do"]), "nonsense"])

    @given(fields=st.dictionaries(names, values, max_size=4), what=values)
    @PLAIN
    def check(fields, what):
        body = {**base, "fields": fields}
        answer = client.send("POST", f"/api/games/{game}/narrow", body)
        assert answer.status in DOCUMENTED, (body, answer.data)
        for about in ({}, {"piece": what}, {"space": what}, {"action": what}):
            answer = client.send("POST", f"/api/games/{game}/why", {**body, **about})
            assert answer.status in DOCUMENTED, (body, about, answer.data)

    check()


def load_table(client: Client, game: str) -> str:
    return str(client.good("GET", f"/api/games/{game}")["game"])


@pytest.mark.parametrize("name", ["cobra-spi", "combat-commander"])
def test_orders_and_bodies_of_any_shape_are_answered_as_documented(client, name):
    game = new_game(client, name)
    seat = load_module(name).sides[0]
    place = f"/api/games/{game}"

    @given(value=JSON, other=JSON)
    @PLAIN
    def check(value, other):
        bodies = [
            ("orders", {"seat": seat, "standing": [{"do": "pass", "fields": {"a": value}}]}),
            ("orders", {"seat": seat, "passes": value}),
            ("act", {"seat": seat, "version": value, "action": other, "key": "12345678"}),
            ("act", {"seat": seat, "version": 0, "action": str(other), "key": "12345678"}),
            ("undo", {"seat": seat, "at": value, "key": other}),
            ("branch", {"seat": seat, "at": value, "seats": other}),
            ("branch", {"seat": seat, "at": 0, "seats": {seat: other}}),
            ("resign", {"seat": value}),
            ("stop", value),
        ]
        for call, body in bodies:
            answer = client.send("POST", f"{place}/{call}", body)
            assert answer.status in DOCUMENTED, (call, body, answer.data)

    check()


@pytest.mark.parametrize("at", [10**30, -(10**30), 2**63, 2**64, 10**9 + 1])
def test_moments_beyond_all_numbers(client, at):
    game = new_game(client)
    place, seats = f"/api/games/{game}", {"blue": "me", "red": "me"}
    key = "12345678"
    for call, body in (
        ("undo", {"seat": "blue", "at": at, "key": key}),
        ("act", {"seat": "blue", "version": at, "action": "bid", "key": key}),
        ("narrow", {"seat": "blue", "version": at, "do": "bid", "fields": {}}),
        ("why", {"seat": "blue", "version": at, "do": "bid"}),
        ("branch", {"seat": "blue", "at": at, "seats": seats}),
    ):
        assert client.send("POST", f"{place}/{call}", body).status == 400, call
    for path in (f"state?seat=blue&at={at}", f"layers?seat=blue&ids=&at={at}"):
        assert client.get(f"{place}/{path}").status == 400, path
    with client.live(game, "blue", serial=at) as live:
        assert json.loads(live.recv(timeout=5))["type"] == "state"


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "", "null", "//", "http://]x"])
def test_origins_that_are_none(client, origin):
    assert client.get("/api/games", origin=origin).status == 403
    assert client.get("/", origin=origin).status == 403


PATHS = ["/%00", "/a%00b.js", "/assets/%00", "/" + "a" * 5_000, "/" + "x/" * 3_000 + ".js"]
PATHS += ["/%ff%fe", "/assets/" + "n" * 300 + ".js", "/%E3%81%82", "/.", "/..", "//", "/%2e%2e%00"]


@pytest.mark.parametrize("path", PATHS)
def test_paths_that_no_file_can_have(client, path):
    answer = client.get(path)
    assert answer.status in (200, 404), answer.status
    if "%00" in path:
        assert answer.status == 404


@pytest.mark.parametrize(
    "name", ["%00", "..", "a" * 5_000, "%F0%9F%8E%B2", "%ff", "x'; drop table"]
)
def test_names_that_nothing_has(client, name):
    name = name.replace(" ", "%20")
    for path in (
        f"/api/games/{name}",
        f"/api/games/{name}/state?seat=blue",
        f"/api/rules/{name}",
        f"/api/boards/{name}/{name}",
        f"/api/boards/skirmish/{name}",
        f"/api/{name}",
    ):
        assert client.get(path).status in (404, 405), path
    assert client.send("DELETE", f"/api/games/{name}").status in (404, 405)


def test_random_bytes_are_no_request(server):
    rng = random.Random(5)
    for _ in range(40):
        raw = http.client.HTTPConnection(server.host, timeout=10)
        raw.connect()
        start = rng.choice([b"GET /", b"GET ", b"\x16\x03\x01", b"", b"CONNECT x:1 HTTP/1.1\r\n"])
        raw.sock.sendall(start + rng.randbytes(200) + b"\r\n\r\n")
        raw.sock.settimeout(2)
        head = raw.sock.recv(100)
        assert not head or head[:12] in (b"HTTP/1.1 400", b"HTTP/1.1 403"), head
        raw.close()
    other = Client(server.host)
    assert other.get("/api/games").status == 200
