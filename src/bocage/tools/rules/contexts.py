"""Which test ran which line, from the coverage contexts that a whole test run leaves."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from bocage.kernel.module import Module
from bocage.tools.rules.claims import tests_folder
from bocage.tools.rules.index import package_dirs, shown
from bocage.tools.rules.sites import Site
from bocage.tools.rules.stamp import COVERAGE, Stamp, digest, hashes, read_stamp

MAKE = "make test"
PYTEST = "python -m pytest --cov --cov-context=test --cov-report="
SETTING = "bocage_games"  # without it no run leaves a stamp: see the pytest plugin
SHOWN = 5  # changed files that are named one by one


class Contexts:
    """The lines that each test ran, file by file, read when asked for."""

    def __init__(self, root: Path) -> None:
        from coverage import CoverageData

        self._data = CoverageData(basename=str(root / COVERAGE))
        self._data.read()
        self._lines: dict[str, dict[str, set[int]]] = {}

    def runs(self, test: str, sites: Iterable[Site]) -> bool:
        """Whether a test (all its parameters, unless one is named) ran a line of any site."""
        for site in sites:
            lines = self._of_file(site.file).get(test)
            if lines and any(lines & set(range(low, high + 1)) for low, high in site.runs):
                return True
        return False

    def _of_file(self, file: str) -> dict[str, set[int]]:
        """Lines by test: by its whole id, and by its id without parameters."""
        if file not in self._lines:
            found: dict[str, set[int]] = {}
            for line, contexts in self._data.contexts_by_lineno(file).items():
                for context in contexts:
                    test = context.rpartition("|")[0]
                    found.setdefault(test, set()).add(line)
                    found.setdefault(test.partition("[")[0], set()).add(line)
            self._lines[file] = found
        return self._lines[file]


def context_problems(module: Module, root: Path) -> list[str]:
    """Why the contexts cannot be used: missing, partial, unfinished or stale."""
    stamp = read_stamp(root)
    if stamp is None or not (root / COVERAGE).is_file():
        return [_none(root)]
    again = f"run `{run_command(root)}` again"
    if stamp.state == "unfinished":
        return [f"unfinished contexts: the last run with coverage {stamp.why}; {again}"]
    if stamp.state != "full":
        return [f"partial contexts: of the last run with coverage, {stamp.why}; {again}, whole"]
    if digest(root / COVERAGE) != stamp.coverage:
        return [f"stale contexts: {COVERAGE} is not the one that the last test run left; {again}"]
    return _stale(module, root, stamp)


def run_command(root: Path) -> str:
    """What one types to run all tests of a project with coverage."""
    makefile = root / "Makefile"
    lines = makefile.read_text(encoding="utf-8").splitlines() if makefile.is_file() else []
    return MAKE if any(line.startswith("test:") for line in lines) else PYTEST


def _none(root: Path) -> str:
    files = [root / name for name in ("pyproject.toml", "pytest.ini", "tox.ini", "setup.cfg")]
    if not any(SETTING in file.read_text(encoding="utf-8") for file in files if file.is_file()):
        return f"no contexts: set `{SETTING}` in [tool.pytest.ini_options] of pyproject.toml"
    return f"no contexts: run `{run_command(root)}` first"


def _stale(module: Module, root: Path, stamp: Stamp) -> list[str]:
    """The files that have changed since the tests ran."""
    now, again = hashes(root), f"run `{run_command(root)}` again"
    changed = sorted(
        file
        for file in now.keys() | stamp.files.keys()
        if now.get(file) != stamp.files.get(file) and _concerns(module, root, file)
    )
    problems = [
        f"stale contexts: {file} {_how(file, stamp.files, now)} since the tests ran; {again}"
        for file in changed[:SHOWN]
    ]
    if len(changed) > SHOWN:
        problems.append(f"stale contexts: {len(changed) - SHOWN} more files changed; {again}")
    return problems


def _how(file: str, before: dict[str, str], now: dict[str, str]) -> str:
    if file not in before:
        return "was added"
    return "changed" if file in now else "was removed"


def _concerns(module: Module, root: Path, file: str) -> bool:
    """Whether a file matters for this game: its own, or shared by the tests of all games."""
    folders = [shown(folder, root) for folder in package_dirs(module)]
    folders += [tests_folder(module.id), f"tests/situations/{module.id}"]
    shared = file.startswith("tests/") and file.count("/") == 1
    return shared or any(file.startswith(folder + "/") for folder in folders)
