"""What must not be lost, and what is told plainly: kills, full disks, strange files, ports."""

import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from bench import server_kill
from bench.server_talk import RUN, Client, Player, Server, new_game, serving
from bocage.kernel.module import load_module


def test_kill_at_any_moment_loses_nothing_acknowledged(tmp_path):
    """A short run of `bocage bench server-kill`; afterwards the game is whole."""
    db = tmp_path / "games.sqlite3"
    game = server_kill.new_table(db)
    found: list[tuple[str, str]] = []
    for seed, seconds in ((1, 1.4), (2, 2.1)):
        played = server_kill.play_until_killed(Server(db), game, seed, seconds)
        after = server_kill.kept(db, game)
        server_kill.check(found, after, played)
        found = after
    with serving(db) as server:
        client = Client(server.host)
        player = Player(client, game, ["german", "allied"], hasty=True)
        assert player.asked()[1]["at"] == len(found)
        record = client.get(f"/api/games/{game}/record").data.decode()
        assert client.send("POST", "/api/games/import", {"record": record}).status == 200


def test_the_cache_is_only_a_cache(tmp_path):
    """Without snapshots and without what was told, the same game comes out of its lines."""
    db = tmp_path / "games.sqlite3"
    with serving(db) as server:
        client = Client(server.host)
        games = {name: new_game(client, name) for name in ("skirmish", "cobra-spi")}
        seats = {"skirmish": ["blue", "red"], "cobra-spi": ["german", "allied"]}
        before = {}
        for name, game in games.items():
            player = Player(client, game, seats[name])
            for _ in range(24):
                player.step()
            seat = seats[name][0]
            before[name] = (
                player.state(seat),
                player.state(seat, at=5),
                client.good("GET", f"/api/games/{game}/log?seat={seat}"),
            )
        client.close()
    for change in ("delete from snapshots", "delete from told", "update games set rules = 'older'"):
        base = sqlite3.connect(db)
        base.execute(change)
        base.commit()
        base.close()
        with serving(db) as server:
            client = Client(server.host)
            for name, game in games.items():
                player, seat = Player(client, game, seats[name]), seats[name][0]
                log = client.good("GET", f"/api/games/{game}/log?seat={seat}")
                assert (player.state(seat), player.state(seat, at=5), log) == before[name], change
            client.close()


def test_rules_that_lead_elsewhere_go_on_from_the_last_position(tmp_path):
    db = tmp_path / "games.sqlite3"
    with serving(db) as server:
        client = Client(server.host)
        game = new_game(client, "cobra-spi")
        player = Player(client, game, ["german", "allied"], hasty=True)
        for _ in range(20):
            player.step()
        before = player.state("german")
        client.close()
    base = sqlite3.connect(db)
    base.execute("update games set rules = 'older'")
    base.execute("update entries set line = replace(line, 'done', 'done ; 5 5 5') where n > 0")
    base.commit()
    base.close()
    with serving(db) as server:
        client = Client(server.host)
        player = Player(client, game, ["german", "allied"], hasty=True)
        after = player.state("german")
        assert after["pieces"] == before["pieces"] and after["at"] == before["at"]
        assert after["first"] == before["at"]
        assert client.get(f"/api/games/{game}/state?seat=german&at=3").status == 404
        assert player.step()
        client.close()
    with serving(db) as server:
        client = Client(server.host)
        assert Player(client, game, ["german", "allied"], hasty=True).step()
        client.close()


def refused(*words: str, code: int = 2) -> str:
    """What `bocage serve` says when it cannot start."""
    ran = subprocess.run(
        [sys.executable, "-c", RUN, *words], capture_output=True, text=True, timeout=30, check=False
    )
    assert ran.returncode == code, (ran.stdout, ran.stderr)
    assert ran.stderr.count("\n") == 1, ran.stderr
    return ran.stderr


def test_files_that_cannot_be_used_are_told_plainly(tmp_path):
    text = tmp_path / "notes.txt"
    text.write_text("not a database, " * 100)
    assert "is not a database of Bocage" in refused("serve", "--port", "0", "--db", str(text))
    other = tmp_path / "other.sqlite3"
    base = sqlite3.connect(other)
    base.execute("create table things (id integer)")
    base.commit()
    base.close()
    assert "database of another program" in refused("serve", "--port", "0", "--db", str(other))
    newer = tmp_path / "newer.sqlite3"
    with serving(newer):
        assert "another program is using" in refused("serve", "--port", "0", "--db", str(newer))
    base = sqlite3.connect(newer)
    base.execute("pragma user_version = 999")
    base.close()
    assert "newer Bocage" in refused("serve", "--port", "0", "--db", str(newer))
    assert "is not a database" not in refused("serve", "--port", "0", "--db", str(tmp_path))
    nowhere = text / "games.sqlite3"
    assert str(nowhere) in refused("serve", "--port", "0", "--db", str(nowhere))


def test_ports_and_hosts_that_cannot_be_used(tmp_path):
    db = str(tmp_path / "games.sqlite3")
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert f"port {port} is in use" in refused("serve", "--port", port, "--db", db)
    assert "no such address" in refused("serve", "--host", "no.such.host.invalid", "--db", db)
    assert "--port" in refused("serve", "--port", "70000", "--db", db)
    assert "192.0.2.1" in refused("serve", "--host", "192.0.2.1", "--port", "0", "--db", db)


def test_tables_of_ones_own_are_served_or_told_to_be_wrong(tmp_path):
    db, own = str(tmp_path / "games.sqlite3"), tmp_path / "own"
    own.mkdir()
    shipped = load_module("skirmish").home / "data" / "units.tsv"
    (own / "units.tsv").write_text(shipped.read_text(encoding="utf-8"), encoding="utf-8")
    with serving(Path(db), "--data", f"skirmish={own}") as server:
        client = Client(server.host)
        games = {game["id"]: game for game in client.good("GET", "/api/catalogue")["games"]}
        client.close()
    assert games["skirmish"]["overlay"] == ["units.tsv"]
    assert not games["cobra-spi"].get("overlay")
    (own / "units.tsv").write_text("nonsense", encoding="utf-8")
    assert "units.tsv" in refused("serve", "--db", db, "--data", f"skirmish={own}")
    assert "GAME=DIR" in refused("serve", "--db", db, "--data", str(own))


def test_a_full_disk_refuses_and_the_game_goes_on_afterwards(tmp_path):
    db = tmp_path / "games.sqlite3"
    with serving(db) as server:
        client = Client(server.host)
        game = new_game(client, "cobra-spi")
        player = Player(client, game, ["german", "allied"], hasty=True)
        player.step()
        before = player.state("german")
        pid = server.process.pid
        unlimited = resource.prlimit(pid, resource.RLIMIT_FSIZE)
        resource.prlimit(pid, resource.RLIMIT_FSIZE, (4096, unlimited[1]))
        seat, state = player.asked()
        answer = player.act(seat, state["version"], player.choose(seat, state), "full-disk-key")
        assert answer.status == 507, answer.data
        assert "disk" in answer.json["error"]
        assert player.state("german") == before
        resource.prlimit(pid, resource.RLIMIT_FSIZE, unlimited)
        assert player.step()
        assert player.state("german")["at"] == before["at"] + 1
        client.close()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_stops_gracefully(tmp_path, number):
    server = Server(tmp_path / "games.sqlite3")
    client = Client(server.host)
    game = new_game(client, seats={"blue": "me", "red": "greedy@1"})
    with client.live(game, "blue") as live:
        assert live.recv(timeout=5)
        began = time.monotonic()
        server.process.send_signal(number)
        while "gone" not in live.recv(timeout=5):
            pass
        assert server.process.wait(5) == 0
        assert time.monotonic() - began < 4
    client.close()
    server.kill()
    assert not (tmp_path / "games.sqlite3-wal").exists()
