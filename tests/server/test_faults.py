"""What must not be lost, and what is told plainly: kills, full disks, strange files, ports."""

import asyncio
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
from bocage.server.sqlite import RESERVE, SqliteStore
from bocage.server.store import StoreError


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
    text = shipped.read_text(encoding="utf-8")
    (own / "units.tsv").write_text(text.replace("b3\tblue\tarmour\t2\t4", "b3\tblue\tarmour\t2\t6"))
    with serving(Path(db), "--data", f"skirmish={own}") as server:
        client = Client(server.host)
        games = {game["id"]: game for game in client.good("GET", "/api/catalogue")["games"]}
        client.close()
    assert games["skirmish"]["overlay"] == ["units.tsv (b3)"]
    assert not games["cobra-spi"].get("overlay")
    (own / "units.tsv").write_text("nonsense", encoding="utf-8")
    assert "units.tsv" in refused("serve", "--db", db, "--data", f"skirmish={own}")
    assert "GAME=DIR" in refused("serve", "--db", db, "--data", str(own))


def test_a_game_goes_on_with_the_tables_that_it_was_begun_with(tmp_path):
    db, own = tmp_path / "games.sqlite3", tmp_path / "own"
    own.mkdir()
    rows = "id\tside\ttype\tsteps\tstrength\treduced\tfire\trange\tmove\tsize\tparent\n"
    (own / "units.rows.tsv").write_text(rows + "b3\tblue\tarmour\t2\t6\t2\t2\t1\t3\t2\t-\n")
    mine = ("--data", f"skirmish={own}")
    with serving(db, *mine) as server:
        client = Client(server.host)
        game = new_game(client)
        table = client.good("GET", f"/api/games/{game}")
        assert (table["overlay"], table["yours"]) == (["units.tsv (b3)"], ["b3"])
        client.close()
    with serving(db) as server:
        client = Client(server.host)
        answer = client.send("GET", f"/api/games/{game}")
        assert (answer.status, answer.json["code"]) == (409, "tables")
        assert "units.tsv (b3)" in answer.json["error"]
        (listed,) = client.good("GET", "/api/games")
        assert listed["problem"] == answer.json["error"]
        plain = new_game(client)
        client.close()
    with serving(db, *mine) as server:
        client = Client(server.host)
        assert client.good("GET", f"/api/games/{game}")["id"] == game
        assert client.send("GET", f"/api/games/{plain}").json["code"] == "tables-plain"
        problems = {one["id"]: one.get("problem", "") for one in client.good("GET", "/api/games")}
        assert not problems[game]
        assert problems[plain]
        client.close()


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


DAMAGE = [
    "update games set seats = '{' where id = ?",
    "update games set brief = 'null' where id = ?",
    "update games set settings = '[]', played = 'yesterday' where id = ?",
    "update games set head = 'nonsense' where id = ?",
    "update games set seed = 'nonsense' where id = ?",
    'update games set options = \'{"x": "y"}\' where id = ?',
    "update games set game = 'chess' where id = ?",
    "update games set seats = cast(x'fffe80' as text) where id = ?",
    "update snapshots set position = x'00' where game = ?",
    "update entries set line = 'nonsense' where game = ?",
]


def test_damaged_rows_harm_no_other_game(tmp_path):
    db = tmp_path / "games.sqlite3"
    with serving(db) as server:
        client = Client(server.host)
        good, *games = [new_game(client, "cobra-spi") for _ in range(len(DAMAGE) + 1)]
        for game in (good, *games):
            state = Player(client, game, ["german", "allied"]).asked()[1]
            assert Player(client, game, []).act("german", state["version"], "done").status == 200
        client.close()
    base = sqlite3.connect(db)
    for game, damage in zip(games, DAMAGE, strict=True):
        base.execute(damage, (game,))
        base.execute("update games set rules = 'older' where id = ?", (game,))
    base.commit()
    base.close()
    with serving(db) as server:
        client = Client(server.host)
        listed = {row["id"]: row for row in client.good("GET", "/api/games")}
        assert set(listed) == {good, *games}
        assert Player(client, good, ["german", "allied"], hasty=True).step()
        for game, damage in zip(games, DAMAGE, strict=True):
            opened = client.get(f"/api/games/{game}/state?seat=german")
            assert opened.status == 409 or "snapshots" in damage or "line" in damage, damage
            assert opened.status in (200, 409), damage
            if opened.status == 409:
                assert opened.json["code"] == "damaged"
            if any(word in damage for word in ("seats", "brief", "settings")):
                assert "damaged" in listed[game]["over"]
            client.good("DELETE", f"/api/games/{game}")
        assert [row["id"] for row in client.good("GET", "/api/games")] == [good]
        client.close()


def test_a_damaged_page_harms_no_other_game(tmp_path):
    """The cached positions of one game lie on pages of their own; one of them is overwritten."""
    db = tmp_path / "games.sqlite3"
    with serving(db) as server:
        client = Client(server.host)
        games = [new_game(client, "cobra-spi") for _ in range(2)]
        client.close()
    base = sqlite3.connect(db)
    (data,) = base.execute("select position from snapshots where game = ?", games[:1]).fetchone()
    size = base.execute("pragma page_size").fetchone()[0]
    base.close()
    raw = bytearray(db.read_bytes())
    at = raw.index(data[:64]) // size * size
    raw[at : at + size] = b"\xee" * size
    db.write_bytes(raw)
    with serving(db) as server:
        client = Client(server.host)
        answers = [client.get(f"/api/games/{game}/state?seat=german") for game in games]
        assert all(answer.status in (200, 409) for answer in answers)
        assert client.get("/api/games").status == 200
        client.close()


def test_what_is_stuck_in_the_database_does_not_keep_the_end_waiting(tmp_path):
    async def play() -> float:
        store = SqliteStore(tmp_path / "games.sqlite3")
        stuck = asyncio.create_task(store._there(lambda: time.sleep(60)))
        await asyncio.sleep(0.1)
        began = time.monotonic()
        await store.close()
        stuck.cancel()
        return time.monotonic() - began

    assert asyncio.run(play()) < 5


def test_an_endless_query_is_interrupted_at_the_end(tmp_path):
    endless = "with recursive n(i) as (select 1 union all select i + 1 from n) select max(i) from n"

    async def play() -> float:
        store = SqliteStore(tmp_path / "games.sqlite3")
        stuck = asyncio.create_task(store._run(lambda db: db.execute(endless).fetchone()))
        await asyncio.sleep(0.1)
        began = time.monotonic()
        await store.close()
        with pytest.raises(StoreError):
            await stuck
        return time.monotonic() - began

    assert asyncio.run(play()) < 5
    SqliteStore(tmp_path / "games.sqlite3")._db.close()  # it was let go


def test_it_stops_although_a_page_does_not_read(tmp_path):
    with serving(tmp_path / "games.sqlite3") as server:
        client = Client(server.host)
        game = new_game(client, "cobra-spi")
        line = client.line()
        with client.live(game, "german", line=line) as live:
            live.recv(timeout=5)
            server.process.send_signal(signal.SIGTERM)
            began = time.monotonic()
            assert server.process.wait(10) == 0
            assert time.monotonic() - began < 6
        client.close()


def test_deleting_takes_what_was_put_by_where_the_disk_is_full(tmp_path, monkeypatch):
    """The disk is as good as full for as long as the reserve lies on it."""
    db = tmp_path / "games.sqlite3"
    with serving(db) as server:
        client = Client(server.host)
        games = [new_game(client, "cobra-spi") for _ in range(2)]
        player = Player(client, games[0], ["german", "allied"], hasty=True)
        for _ in range(60):
            player.step()
        client.close()
    reserve = tmp_path / "games.sqlite3-reserve"
    assert reserve.stat().st_size >= RESERVE
    biggest: list[int] = []

    async def play() -> None:
        store = SqliteStore(db)
        whole = store._whole

        def full(work, *args):
            if reserve.exists():
                raise StoreError("full", "the disk is full")
            answer = whole(work, *args)
            biggest.append((tmp_path / "games.sqlite3-wal").stat().st_size)
            return answer

        monkeypatch.setattr(store, "_whole", full)
        assert await store.delete(games[0])
        monkeypatch.undo()
        assert [row.id for row in await store.games()] == games[1:]
        await store.close()

    asyncio.run(play())
    assert max(biggest) < RESERVE
    assert reserve.stat().st_size >= RESERVE


SMALL_DISK = """
import pathlib, sys
from bench.server_talk import Client, Player, Unexpected, new_game, serving
disk = pathlib.Path(sys.argv[1])
with serving(disk / "games.sqlite3") as server:
    client = Client(server.host)
    games = [new_game(client, "cobra-spi") for _ in range(2)]
    player = Player(client, games[0], ["german", "allied"], hasty=True)
    for _ in range(80):
        player.step()
    with (disk / "ballast").open("wb", buffering=0) as file:
        try:
            while True:
                file.write(bytes(1024))
        except OSError:
            pass
    full = False
    for _ in range(400):
        seat, state = player.asked()
        answer = player.act(seat, state["version"], player.choose(seat, state))
        if answer.status == 507:
            full = True
            break
    assert full, "the disk never was full"
    assert client.send("DELETE", f"/api/games/{games[0]}").status == 204
    player = Player(client, games[1], ["german", "allied"], hasty=True)
    for _ in range(5):
        assert player.step()
    client.close()
print("good")
"""


def test_deleting_works_on_a_small_disk_that_is_full(tmp_path):
    """On a file system of its own, where this user may make one."""
    script = f'mount -t tmpfs -o size=6m none {tmp_path} && exec "$@"'
    words = ["unshare", "--user", "--map-root-user", "--mount", "/bin/sh", "-c", script, "sh"]
    try:
        able = subprocess.run([*words, "true"], capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        able = False
    if not able:
        pytest.skip("no file system can be made here")
    ran = subprocess.run(
        [*words, sys.executable, "-c", SMALL_DISK, str(tmp_path)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert ran.stdout == "good\n", ran.stderr
