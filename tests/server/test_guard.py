"""Who may talk to the server: names, origins, the key; and what the page may do."""

import http.client
import json
import re
import signal

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from bench.server_talk import Client, new_game, serving

EVERYWHERE = "0.0.0.0"  # noqa: S104 - what the test is about


def test_without_the_key_nothing_is_told(server):
    stranger = Client(server.host, enter=False)
    for path in ("/api/games", "/api/catalogue", "/api/openapi.json", "/api/nothing"):
        answer = stranger.get(path)
        assert answer.status == 403 and answer.json["code"] == "no-key"
    stranger.cookie = f"bocage-{server.host.rpartition(':')[2]}=wrong"
    assert stranger.get("/api/games").status == 403
    stranger.close()


def test_other_names_of_the_host_are_refused(client):
    """Another site's name may be made to point here; its pages must not get anything."""
    for host in ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example:80", ""):
        for path in ("/", "/api/games"):
            answer = client.get(path, host=host)
            assert answer.status == 403 and answer.json["code"] == "other-host"
    port = client.host.partition(":")[2]
    assert client.get("/api/games", host=f"localhost:{port}").status == 200


def test_requests_of_other_sites_are_refused(client, server):
    game = new_game(client)
    body = {"seat": "blue"}
    for headers in (
        {"origin": "http://evil.example"},
        {"origin": "null"},
        {"origin": f"https://{server.host}.evil.example"},
        {"sec-fetch-site": "cross-site"},
        {"sec-fetch-site": "same-site"},
    ):
        answer = client.send("POST", f"/api/games/{game}/resign", body, headers)
        assert answer.status == 403 and answer.json["code"] == "other-site"
        assert client.send("DELETE", f"/api/games/{game}", None, headers).status == 403
        assert client.get("/api/games", **headers).status == 403
    own = {"origin": f"http://{server.host}", "sec-fetch-site": "same-origin"}
    assert client.send("POST", f"/api/games/{game}/resign", body, own).status == 200


def test_live_connections_of_other_sites_are_refused(client, server):
    game = new_game(client)
    url = f"ws://{server.host}/api/games/{game}/live?seat=blue"
    for headers, origin in (
        ({"cookie": client.cookie}, Origin("http://evil.example")),
        ({}, None),
        ({"cookie": f"bocage-{server.host.rpartition(':')[2]}=wrong"}, None),
    ):
        with pytest.raises(InvalidStatus) as refused:
            connect(url, additional_headers=headers, origin=origin).__enter__()
        assert refused.value.response.status_code == 403
    own = Origin(f"http://{server.host}")
    with connect(url, additional_headers={"cookie": client.cookie}, origin=own) as live:
        assert live.recv(timeout=5)


def test_the_page_may_run_only_its_own_scripts(client):
    answer = client.get("/")
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    page = answer.data.decode()
    assert not re.search(r"<script(?![^>]*\bsrc=)[^>]*>", page)
    assert not re.search(r"\son\w+\s*=", page)


def test_the_key_is_for_this_page_alone(server):
    stranger = Client(server.host, enter=False)
    cookie = stranger.get("/").headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=strict" in cookie
    stranger.close()


def test_only_files_of_the_page_are_given_out(client):
    for path in ("/../api.py", "/..%2fapi.py", "/assets/../../sqlite.py", "/%2e%2e/api.py"):
        answer = client.get(path)
        assert answer.status == 404 or b"<!doctype html>" in answer.data.lower()
        assert b"msgspec" not in answer.data
    assert client.get("/g/some-game?seat=blue").status == 200


def test_away_from_this_machine_the_address_holds_the_key(tmp_path):
    with serving(
        tmp_path / "games.sqlite3", "--host", EVERYWHERE, "--name", "club.example"
    ) as found:
        port = found.host.rpartition(":")[2]
        key = found.url.partition("?key=")[2]
        assert key
        visitor = Client(f"127.0.0.1:{port}", enter=False)
        assert "set-cookie" not in visitor.get("/").headers
        assert visitor.get("/?key=wrong").status == 403
        entered = visitor.get(f"/?key={key}", host=f"club.example:{port}")
        assert entered.status == 303 and key not in entered.headers["location"]
        assert visitor.get("/", host=f"evil.example:{port}").status == 403
        visitor.cookie = entered.headers["set-cookie"].split(";")[0]
        assert visitor.get("/api/games").status == 200
        visitor.close()


def test_a_further_name_lets_new_browsers_in(tmp_path):
    """The server may be reached from elsewhere then: the address that is printed holds the key."""
    with serving(tmp_path / "games.sqlite3", "--name", "club.example") as found:
        key = found.url.partition("?key=")[2]
        assert key
        port = found.host.rpartition(":")[2]
        for name in ("127.0.0.1", "club.example"):
            visitor = Client(found.host, enter=False)
            assert "set-cookie" not in visitor.get("/", host=f"{name}:{port}").headers
            entered = visitor.get(f"/?key={key}", host=f"{name}:{port}")
            assert entered.status == 303
            visitor.cookie = entered.headers["set-cookie"].split(";")[0]
            assert visitor.get("/api/games", host=f"{name}:{port}").status == 200
            visitor.close()


def test_two_servers_on_one_machine_leave_each_other_their_browsers(tmp_path, server):
    """A browser sends the cookies of all ports of a host to each of them."""
    with serving(tmp_path / "games.sqlite3") as other:
        jar = {}
        for host in (server.host, other.host):
            visitor = Client(host, enter=False)
            name, _, value = visitor.get("/").headers["set-cookie"].split(";")[0].partition("=")
            jar[name] = value
            visitor.close()
        cookie = "; ".join(f"{name}={value}" for name, value in jar.items())
        for host in (server.host, other.host):
            visitor = Client(host, enter=False)
            visitor.cookie = cookie
            assert visitor.get("/api/games").status == 200
            visitor.close()


@pytest.mark.parametrize(
    ("flags", "warned"), [((), False), (("--host", EVERYWHERE), True), (("--name", "x.org"), True)]
)
def test_whom_the_key_makes_host_is_said_at_the_start(tmp_path, flags, warned):
    with serving(tmp_path / "games.sqlite3", *flags) as found:
        found.process.send_signal(signal.SIGTERM)
        assert found.process.stderr is not None
        assert ("this address holds the key" in found.process.stderr.read()) == warned
        found.process.wait(10)


def test_lengths_that_lie(server, client):
    raw = http.client.HTTPConnection(server.host, timeout=10)
    raw.putrequest("POST", "/api/games")
    raw.putheader("cookie", client.cookie)
    raw.putheader("content-type", "application/json")
    raw.putheader("transfer-encoding", "chunked")
    raw.endheaders()
    chunk = b"x" * 30_000
    for _ in range(4):
        raw.send(f"{len(chunk):x}\r\n".encode() + chunk + b"\r\n")
    raw.send(b"0\r\n\r\n")
    assert raw.getresponse().status == 413
    raw.close()


def test_a_line_of_json_for_each_request(tmp_path):
    with serving(tmp_path / "games.sqlite3", "--log") as found:
        client = Client(found.host)
        client.get("/api/games")
        client.get("/api/nothing")
        found.process.send_signal(signal.SIGTERM)
        assert found.process.stderr is not None
        lines = [json.loads(line) for line in found.process.stderr]
        found.process.wait(10)
    assert [(line["path"], line["status"]) for line in lines[:3]] == [
        ("/", 200),
        ("/api/games", 200),
        ("/api/nothing", 404),
    ]
    assert all(line["ms"] >= 0 for line in lines)
