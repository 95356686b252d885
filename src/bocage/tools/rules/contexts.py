"""Which test ran which line, from the coverage contexts that `make test` leaves."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from bocage.kernel.module import Module
from bocage.tools.rules.index import package_dirs, shown
from bocage.tools.rules.sites import Site
from bocage.tools.rules.stamp import COVERAGE, digest, hashes, read_stamp

AGAIN = "run `make test` again"
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
        return ["no contexts: run `make test` first"]
    if stamp.state == "unfinished":
        return [f"unfinished contexts: the last run with coverage {stamp.why}; {AGAIN}"]
    if stamp.state != "full":
        return [f"partial contexts: of the last run with coverage, {stamp.why}; {AGAIN}, whole"]
    if digest(root / COVERAGE) != stamp.coverage:
        return [f"stale contexts: {COVERAGE} is not the one that `make test` left; {AGAIN}"]
    now = hashes(root)
    changed = sorted(
        file
        for file in now.keys() | stamp.files.keys()
        if now.get(file) != stamp.files.get(file) and _concerns(module, root, file)
    )
    problems = [
        f"stale contexts: {file} {_how(file, stamp.files, now)} since the last `make test`; {AGAIN}"
        for file in changed[:SHOWN]
    ]
    if len(changed) > SHOWN:
        problems.append(f"stale contexts: {len(changed) - SHOWN} more files changed; {AGAIN}")
    return problems


def _how(file: str, before: dict[str, str], now: dict[str, str]) -> str:
    if file not in before:
        return "was added"
    return "changed" if file in now else "was removed"


def _concerns(module: Module, root: Path, file: str) -> bool:
    """Whether a file matters for this game: its own, or shared by the tests of all games."""
    folders = [shown(folder, root) for folder in package_dirs(module)]
    folders += [f"tests/games/{module.id}", f"tests/situations/{module.id}"]
    shared = file.startswith("tests/") and file.count("/") == 1
    return shared or any(file.startswith(folder + "/") for folder in folders)
