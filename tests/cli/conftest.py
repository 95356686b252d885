from pathlib import Path

import pytest

from tests.cli.support import Runner


@pytest.fixture
def bocage(monkeypatch, capsys, tmp_path) -> Runner:
    """The command, in an empty directory, with an English environment."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "120")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    return Runner(monkeypatch, capsys)


@pytest.fixture
def record(bocage, tmp_path) -> Path:
    """The record of a finished game."""
    ran = bocage(
        "arena", "skirmish", "--bots", "random", "random", "--games", "2", "--records", "games"
    )
    assert ran.code == 0, ran.err
    first: Path = min((tmp_path / "games").iterdir())
    return first
