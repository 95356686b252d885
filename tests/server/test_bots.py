"""Bots at the table: they get a view and no more, and what goes wrong with them is told."""

import asyncio
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bench.server_talk import Client, Player, new_game, serving
from bocage.kernel.chance import Rng, bot_luck
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.record import Act, read, read_header
from bocage.kernel.replay import replay
from bocage.kernel.wording import parse, text
from bocage.server.bot_worker import Task, think
from bocage.server.bots import BotFailed, Bots, Worker
from tests.server.asking import room_of


def task(name: str, bot: str) -> Task:
    module = load_module(name)
    engine = Engine(module, module.scenarios[0])
    position = engine.start(Rng(1)).position
    side = engine.pending(position)[0].side
    view = engine.codec.encode(engine.view(position, side))
    return Task(name, module.scenarios[0], {}, (), bot, view, 5)


@pytest.mark.parametrize("name", ["skirmish", "cobra-spi"])
@pytest.mark.parametrize("bot", ["random", "greedy@1"])
def test_a_view_is_all_that_a_bot_needs(name, bot):
    line = think(task(name, bot))
    module = load_module(name)
    assert parse(line, module.actions).__class__ in module.actions


def test_a_task_holds_nothing_hidden():
    given = task("skirmish", "random")
    assert set(msgspec.structs.asdict(given)) == {
        *("game", "scenario", "options", "overlays", "bot", "view", "luck")
    }
    view = msgspec.msgpack.decode(given.view)
    assert "sealed" not in view and "private" not in view


def test_a_process_that_dies_is_told_and_started_again():
    async def play() -> None:
        worker = Worker()
        good = task("skirmish", "random")
        assert await worker.ask(good)
        process = worker._process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        await process.wait()
        assert await worker.ask(good)
        with pytest.raises(BotFailed, match="unknown bot"):
            await worker.ask(msgspec.structs.replace(good, bot="nobody"))
        thinking = asyncio.create_task(worker.ask(task("cobra-spi", "greedy@1")))
        await asyncio.sleep(0.05)
        process = worker._process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        with pytest.raises(BotFailed, match="process has ended"):
            await thinking
        await process.wait()

    asyncio.run(play())


def test_nobody_waits_while_a_bot_thinks(tmp_path):
    with serving(tmp_path / "games.sqlite3") as server:
        client = Client(server.host)
        game = new_game(client, "cobra-spi", seats={"german": "greedy@1", "allied": "me"})
        with client.live(game, "allied") as live:
            live.recv(timeout=5)
            taken = []
            for _ in range(50):
                began = time.monotonic()
                assert client.get(f"/api/games/{game}/state?seat=allied").status == 200
                taken.append(time.monotonic() - began)
            deltas = [json.loads(live.recv(timeout=20)) for _ in range(4)]
        assert sorted(taken)[25] < 0.5
        assert any(m["type"] == "delta" for m in deltas)


def test_a_bot_goes_on_after_a_restart(tmp_path):
    db = tmp_path / "games.sqlite3"
    with serving(db) as server:
        client = Client(server.host)
        game = new_game(client, seats={"blue": "random", "red": "me"})
        player = Player(client, game, ["red"])
        for _ in range(4):
            wait_for(player)
            player.step()
        server.kill()
    with serving(db) as server:
        player = Player(Client(server.host), game, ["red"])
        wait_for(player)
        assert player.step()


def wait_for(player: Player) -> bool:
    """Until it is ours to decide; False if the game is over."""
    began = time.monotonic()
    while True:
        seat, state = player.asked()
        if seat or state.get("ending"):
            return bool(seat)
        assert time.monotonic() - began < 20
        time.sleep(0.02)


def test_the_worker_ends_with_its_server():
    """Its pipe closes: nobody asks any more."""
    process = subprocess.Popen(
        [sys.executable, "-m", "bocage.server.bot_worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parent,
    )
    process.communicate(timeout=20)
    assert process.returncode == 0


def test_a_bot_that_fails_is_told_and_the_game_waits(tmp_path):
    with serving(tmp_path / "games.sqlite3") as server:
        client = Client(server.host)
        game = new_game(client, seats={"blue": "me", "red": "random:nonsense"})
        for lang, word in (("en", "has failed"), ("ja", "失敗")):
            with client.live(game, "blue", lang=lang) as live:
                messages: list[Any] = []
                while not any(m["type"] == "notice" for m in messages):
                    messages.append(json.loads(live.recv(timeout=20)))
                assert word in messages[-1]["text"]
        assert Player(client, game, ["blue"]).asked()[0] == "blue"


def test_a_game_never_stands_still_without_a_word(capsys):
    """Whatever breaks where a bot's answer is carried out, those who wait are told."""

    async def play() -> list[str]:
        room = room_of("skirmish")
        room.row = msgspec.structs.replace(room.row, seats={"blue": "random", "red": "me"})
        room.decide = broken  # type: ignore[assignment,method-assign]
        told: list[str] = []
        room.notice = lambda make: told.append(make("en"))  # type: ignore[method-assign]
        bots = Bots()
        bots._answer = thought  # type: ignore[method-assign]
        bots.attend(room)
        await bots._tasks[room.row.id]
        assert not any(room.busy.values())
        return told

    async def thought(task: Task) -> str:
        return think(task)

    async def broken(*args: Any) -> None:
        raise KeyError("a secret")

    told = asyncio.run(play())
    assert len(told) == 1 and "has failed" in told[0] and "secret" not in told[0]
    assert "a secret" in capsys.readouterr().err


@pytest.mark.parametrize(("name", "bot"), [("skirmish", "greedy@1"), ("cobra-spi", "random")])
def test_what_a_bot_chose_can_be_computed_again(tmp_path, name, bot):
    """Its luck comes from the seed of the game: the record is all that is needed."""
    module = load_module(name)
    mine, other = module.sides
    with serving(tmp_path / "games.sqlite3") as server:
        client = Client(server.host)
        game = new_game(client, name, seats={mine: "me", other: bot})
        player = Player(client, game, [mine], seed=4, hasty=True)
        for _ in range(12):
            if not wait_for(player):
                break
            player.step()
        client.send("POST", f"/api/games/{game}/resign", {"seat": mine})  # if it is not over
        text_ = client.get(f"/api/games/{game}/record").data.decode()
    header = read_header(text_)
    engine = Engine(module, header.scenario, header.options)
    record = read(text_, engine.codec.action_types)
    assert record.ended is not None
    seed, before, found = bytes.fromhex(record.ended.seed), None, 0
    for step in replay(record, engine):
        if isinstance(step.entry, Act) and module.sides[step.entry.side] == other:
            assert before is not None
            view = engine.codec.encode(engine.view(before, other))
            luck = bot_luck(seed, other, before.version)
            again = Task(name, header.scenario, header.options, (), bot, view, luck)
            assert think(again) == text(step.entry.action), step.number
            found += 1
        before = step.position
    assert found >= 5
