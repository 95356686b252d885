"""A tiny game in a project of its own, made anew for each test: sources, clauses, data, tests."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from bocage.kernel.module import Module

PYPROJECT = """
[tool.pytest.ini_options]
testpaths = ["tests"]
pythonpath = ["src", "."]
addopts = ["--import-mode=importlib", "--strict-markers"]
filterwarnings = ["error"]
bocage_games = []

[tool.coverage.run]
source = ["src/mini"]
relative_files = true
"""

# The mini game has no board: its situations are expressions, run in place of real ones.
CONFTEST = """
import tomllib
from types import SimpleNamespace
from bocage.tools import situations


def load(path):
    return SimpleNamespace(game="mini", **tomllib.loads(path.read_text()))


def run(situation):
    from mini import rules

    holds = eval(situation.expression, {"rules": rules})
    return None if holds else f"{situation.expression} does not hold"


situations.load, situations.run = load, run
"""

HEAD = '''"""Rules of the mini game; see 9.9 for nothing."""
from __future__ import annotations
from collections.abc import Iterator
from bocage.kernel.api import *


class Hit(Event, frozen=True, gc=False):
    unit: str


class Draft:
    """Writes down what is done to it."""

    public = None

    def __init__(self):
        self.done = []

    def emit(self, event):
        self.done.append(event)

    def end(self, outcome):
        self.done.append(outcome)

    def finish(self, value=None):
        self.done.append("finish")

    def below(self, size, clause):
        return size - 2

    def shuffled(self, items, clause):
        return tuple(reversed(items))


def helper(d, clause):
    d.emit(clause)


def why_not_helper(n, clause) -> Illegal | None:
    return refuse(clause, "too-many")


'''


class MiniModule(Module):
    """Enough of a module for tools that only read files."""

    id = "mini"
    edition = "1"

    def __init__(self, home: Path) -> None:
        self._home = home

    @property
    def home(self) -> Path:
        return self._home


class Project:
    """A folder with the mini game in it."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self.home = self.root / "src" / "mini"
        self.module = MiniModule(self.home)
        self.write("pyproject.toml", PYPROJECT)
        self.write("tests/conftest.py", CONFTEST)
        self.write("src/mini/__init__.py", "")
        self.rules("")
        self.clauses({})

    def write(self, name: str, text: str) -> None:
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def rules(self, source: str) -> None:
        """The one file of rules, below the common head."""
        self.write("src/mini/rules.py", HEAD + source)

    def clauses(self, statuses: dict[str, str]) -> None:
        rows = ["clause\tstatus\ttitle_en\ttitle_ja\ttext_en\ttext_ja\tsource"]
        rows += [
            f"{number}\t{status}\tTitle {number}\t題{number}\tText {number}.\t文{number}。\town"
            for number, status in statuses.items()
        ]
        self.write("src/mini/data/clauses.tsv", "\n".join(rows) + "\n")

    def tests(self, source: str) -> None:
        text = f"import pytest\nfrom mini import rules\n\n\n{source}"
        self.write("tests/games/mini/test_mini.py", text)

    def situation(self, name: str, text: str) -> None:
        self.write(f"tests/situations/mini/{name}.toml", text)

    def run(self, *args: str, **variables: str) -> str:
        """Run the project's own tests with coverage, as `make test` does."""
        usual = ("--cov", "--cov-context=test", "--cov-report=", "-q", "-p", "no:cacheprovider")
        hidden = ("PYTEST_", "COV_", "COVERAGE_")
        env = {key: val for key, val in os.environ.items() if not key.startswith(hidden)}
        done = subprocess.run(
            [sys.executable, "-m", "pytest", *usual, *args],
            cwd=self.root,
            env=env | variables,
            capture_output=True,
            text=True,
            check=False,
        )
        return done.stdout + done.stderr
