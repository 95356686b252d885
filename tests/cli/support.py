"""Runs `bocage` inside the test's process: as from a shell, but without starting Python anew."""

import io
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from bocage.cli import main


class Ran(NamedTuple):
    code: int
    out: str
    err: str


class Runner:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, *words: str | Path, stdin: str = "") -> Ran:
        answers = io.TextIOWrapper(io.BytesIO(stdin.encode()), encoding="utf-8")
        self._monkeypatch.setattr(sys, "stdin", answers)
        code = main([str(word) for word in words])
        captured = self._capsys.readouterr()
        return Ran(code, captured.out, captured.err)
