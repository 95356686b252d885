"""`bocage play` in the browser: the server on a free port, the page opened, plain words if not."""

import os
import signal
import subprocess
import sys
import time

import pytest

from bench.server_talk import RUN, Client


def start(tmp_path, *words, browser=None):
    """The command with a home of its own; answers the process and the lines that it says first."""
    env = {
        k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER")
    }
    env |= {"XDG_DATA_HOME": str(tmp_path / "data"), "PYTHONUNBUFFERED": "1"}
    if browser:
        env["BROWSER"] = str(browser)
    process = subprocess.Popen(
        [sys.executable, "-c", RUN, "play", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
    )
    assert process.stdout is not None
    return process, [process.stdout.readline() for _ in range(2)]


def finish(process):
    process.send_signal(signal.SIGINT)
    _, err = process.communicate(timeout=20)
    assert process.returncode == 0, err


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_without_a_browser_the_address_is_printed(tmp_path, lang):
    process, said = start(tmp_path, "--lang", lang)
    assert process.stdout is not None
    host = said[0].rsplit("http://", 1)[1].split("/")[0]
    assert str(tmp_path / "data" / "bocage" / "games.sqlite3") in said[1]
    client = Client(host)
    assert client.good("GET", "/api/games") == []
    client.close()
    assert "--terminal" in process.stdout.readline()
    finish(process)


def test_a_browser_is_opened_on_the_game_that_was_named(tmp_path):
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}\n')
    browser.chmod(0o755)
    process, said = start(tmp_path, "skirmish", "--red", "random", browser=browser)
    url = said[0].split()[-1]
    began = time.monotonic()
    while not opened.exists() or not opened.read_text().strip():
        assert time.monotonic() - began < 10
        time.sleep(0.05)
    assert opened.read_text().strip() == url
    host, _, path = url.removeprefix("http://").partition("/")
    client = Client(host)
    table = client.good("GET", f"/api/games/{path.removeprefix('g/')}")
    assert table["seats"] == {"blue": "me", "red": "random"}
    client.close()
    finish(process)


def test_a_second_command_opens_the_page_of_the_first(tmp_path):
    process, said = start(tmp_path)
    home = said[0].split()[-1]
    for words in ((), ("skirmish", "--red", "random")):
        second, told = start(tmp_path, *words)
        second.communicate(timeout=20)
        url = told[0].split()[-1]
        assert second.returncode == 0
        assert url.startswith(home) and "--terminal" in told[1]
    client = Client(home.removeprefix("http://").rstrip("/"))
    (game,) = client.good("GET", "/api/games")
    assert url == f"{home}g/{game['id']}"
    client.close()
    finish(process)
    assert not list(tmp_path.rglob("*.address"))


def test_what_is_for_the_terminal_is_not_for_the_browser(tmp_path, capsys):
    from bocage.cli import main

    db = str(tmp_path / "games.sqlite3")
    assert main(["play", "--db", db, "--seed", "3"]) == 2
    assert "--seed is for games in the terminal" in capsys.readouterr().err
    assert main(["play", "--db", db, "--scenario", "estate"]) == 2
    assert "name the game" in capsys.readouterr().err
