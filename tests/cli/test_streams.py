"""Streams that are closed, full or know only ASCII: a message at most, never a traceback."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bocage.cli.app import COMMANDS

SITUATIONS = Path(__file__).parents[1] / "situations" / "skirmish"
WORDS = {
    "play": ["play", "skirmish", "--terminal", "--lang", "ja"],
    "serve": ["serve", "--port", "70000"],
    "games": ["games", "--lang", "ja"],
    "show": ["show", "skirmish", "--lang", "ja"],
    "map": ["map", "skirmish"],
    "rules": ["rules", "skirmish", "5.6", "--lang", "ja"],
    "check": ["check", str(min(SITUATIONS.glob("*.toml")))],
    "data": ["data", "skirmish"],
    "fuzz": ["fuzz", "skirmish", "--games", "1", "--seed", "1"],
    "replay": ["replay", "nothing.bocage"],
    "arena": ["arena", "skirmish", "--bots", "random", "random", "--games", "2", "--seed", "1"],
    "bench": ["bench", "nonsense"],
    "": ["--help"],
    "json": ["games", "--json", "--lang", "ja"],
    "wrong": ["nonsense"],
}
ALL = f"""
from bocage.cli import main
for words in {list(WORDS.values())!r}:
    code = main(words)
    assert code in (0, 1, 2, 130), (words, code)
open("done", "w").close()
"""


def test_every_command_is_tried():
    assert set(COMMANDS) <= set(WORDS)


@pytest.mark.parametrize("closed", ["1>&-", "0<&- 1>&- 2>&-", "1>/dev/full"])
def test_closed_and_full_streams(tmp_path, closed):
    ran = run(tmp_path, f'exec {closed}; exec "$@"', {})
    assert "Traceback" not in ran.stderr
    assert (tmp_path / "done").exists(), ran.stderr


def test_streams_that_know_only_ascii(tmp_path):
    env = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    ran = run(tmp_path, 'exec "$@"', env)
    assert "Traceback" not in ran.stderr
    assert (tmp_path / "done").exists(), ran.stderr
    assert "\\u" in ran.stdout and ran.stdout.isascii()


def run(at: Path, script: str, env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", "-c", script, "sh", sys.executable, "-c", ALL],
        cwd=at,
        env={**os.environ, **env},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
