"""What a test run leaves beside its coverage contexts, so that stale ones are noticed.

The pytest plugin registers `ContextStamp`. Only a run with coverage changes `.coverage`, so only
such a run writes `.bocage/contexts.json`: `full`, `partial` (with what made it so), or `unfinished`
until it ends. A run that keeps its coverage elsewhere (`COVERAGE_FILE`, or from another folder)
changes nothing here. Files are hashed when the run starts: one that is edited meanwhile counts as
changed.
"""

from __future__ import annotations

import os
import tomllib
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    import pytest

STAMP = Path(".bocage") / "contexts.json"
COVERAGE = ".coverage"
SUFFIXES = (".py", ".toml", ".tsv")
# Editing the words of a clause does not change what a test runs.
IGNORED = ("clauses.tsv",)

# Tests that prove a clause are never slow (the plugin sees to it), so these may be left out.
WITHOUT_SLOW = "not slow"

# Options that leave tests out or stop early, and their values when they do not.
_NARROWING: dict[str, Any] = {
    "keyword": "",
    "markexpr": "",
    "deselect": None,
    "ignore": None,
    "ignore_glob": None,
    "lf": False,
    "stepwise": False,
    "collectonly": False,
    "cov_append": False,
}


class Stamp(msgspec.Struct, frozen=True):
    """The state of the last run with coverage."""

    state: str  # full partial unfinished
    why: str = ""
    coverage: str = ""  # sha256 of the .coverage that it left
    files: dict[str, str] = {}  # sha256 by path from the root


class ContextStamp:
    """The pytest plugin that writes the stamp: in the controlling process only."""

    def __init__(self, config: pytest.Config) -> None:
        self.root = config.rootpath
        self.active = _writes_coverage(config)
        self.why = _narrowed_by(config) if self.active else ""
        self.files: dict[str, str] = {}
        self.finished = False
        if self.active:
            self.files = hashes(self.root)
            write_stamp(self.root, Stamp("unfinished", "was interrupted"))

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Remember whether the run came to its end (0: all passed, 1: some failed)."""
        self.finished = int(exitstatus) in {0, 1}
        if exitstatus and session.config.getoption("maxfail", 0):
            self.why = self.why or "it stopped at a failure"

    def pytest_unconfigure(self) -> None:
        """Write the stamp, after everybody has finished with `.coverage`."""
        file = self.root / COVERAGE
        if not self.active or not self.finished or not file.is_file():
            return
        state = "partial" if self.why else "full"
        write_stamp(self.root, Stamp(state, self.why, digest(file), self.files))


def _writes_coverage(config: pytest.Config) -> bool:
    is_worker = hasattr(config, "workerinput")
    has_cov = config.pluginmanager.hasplugin("_cov") and not config.getoption("no_cov", False)
    return has_cov and not is_worker and _target(config) == config.rootpath / COVERAGE


def _target(config: pytest.Config) -> Path:
    """The file that this run's coverage goes to."""
    return config.invocation_params.dir / (os.environ.get("COVERAGE_FILE") or COVERAGE)


def _narrowed_by(config: pytest.Config) -> str:
    """What makes this run less than all tests with their contexts; empty if nothing does."""
    whole = (config.ArgsSource.TESTPATHS, config.ArgsSource.INVOCATION_DIR)
    if config.args_source not in whole:
        return f"it ran only {' '.join(config.args)}"
    for option, usual in _NARROWING.items():
        value = config.getoption(option, usual)
        if value and value not in (usual, WITHOUT_SLOW):
            return f"it ran with {option} {value}"
    if config.getoption("cov_context", None) != "test":
        return "it recorded no contexts"
    sources = config.getoption("cov_source", None) or [True]
    return "" if True in sources else f"it traced only {' '.join(map(str, sources))}"


def traced(root: Path) -> tuple[Path, ...]:
    """The folders that coverage traces, from the project's settings."""
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    sources = settings.get("tool", {}).get("coverage", {}).get("run", {}).get("source", [])
    return tuple(root / source for source in sources)


def hashes(root: Path) -> dict[str, str]:
    """Sha256 of every traced source and data file, every test and every situation."""
    found = {}
    for folder in (*traced(root), root / "tests"):
        for file in sorted(folder.rglob("*")):
            if file.suffix in SUFFIXES and file.name not in IGNORED and file.is_file():
                found[file.relative_to(root).as_posix()] = digest(file)
    return found


def digest(file: Path) -> str:
    """Sha256 (hex) of a file."""
    return sha256(file.read_bytes()).hexdigest()


def write_stamp(root: Path, stamp: Stamp) -> None:
    """Write the stamp; its folder keeps itself out of version control."""
    file = root / STAMP
    file.parent.mkdir(exist_ok=True)
    (file.parent / ".gitignore").write_text("*\n", encoding="utf-8")
    file.write_bytes(msgspec.json.format(msgspec.json.encode(stamp), indent=1))


def read_stamp(root: Path) -> Stamp | None:
    """The stamp of the last run with coverage, or None."""
    file = root / STAMP
    if not file.is_file():
        return None
    try:
        return msgspec.json.decode(file.read_bytes(), type=Stamp)
    except msgspec.DecodeError:
        return None
