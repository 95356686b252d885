"""The pytest plugin: tests of a game that need no file of their own.

It does nothing in a project that does not set `bocage_games` in its `[tool.pytest.ini_options]`. In
one that does (the list may be empty):

* the contract suite of each game named there is collected, as tests of the file that names it:
  `pyproject.toml::contract[ferry-isle-games]`;
* every situation in `tests/situations/<game>/` is a test: `…/3_2_boat.toml::holds`;
* a run with coverage leaves the stamp that `bocage rules --check` reads; with contexts it traces
  only tests that prove a clause, since nobody reads those of others, and they run at full speed.

Every pytest run in the environment imports this file, before coverage begins to trace: so nothing
of Bocage is imported here, only where it is needed.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from bocage.tools.contract.suite import Case

SETTING = "bocage_games"
SITUATIONS = Path("tests") / "situations"
MARKERS = (
    "covers(*clauses): the rulebook clauses, by number, that this test proves",
    "slow: builds or installs things; `-m 'not slow'` leaves it out, so it covers no clause",
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """The one setting."""
    told = "ids of this project's Bocage games: their contract suites and situations are tests"
    parser.addini(SETTING, told, type="args", default=None)


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker, leave the stamp, and add the contract to a run of all tests."""
    for marker in MARKERS:
        config.addinivalue_line("markers", marker)
    if config.getini(SETTING) is None:
        return
    from bocage.tools.rules.stamp import ContextStamp

    config.pluginmanager.register(ContextStamp(config), "bocage-contexts")
    if config.getini(SETTING) and config.args_source is config.ArgsSource.TESTPATHS:
        config.args.append(str(config.inipath))


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """The file with the setting holds the contract; a situation holds one test."""
    config = parent.config
    if config.getini(SETTING) is None:
        return None
    if file_path == config.inipath:
        return ContractFile.from_parent(parent, path=file_path)
    if file_path.suffix == ".toml" and file_path.parent.parent == config.rootpath / SITUATIONS:
        return SituationFile.from_parent(parent, path=file_path)
    return None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A test that proves a clause is never slow: a run without the slow ones must be enough."""
    if config.getini(SETTING) is None:
        return
    for item in items:
        if item.get_closest_marker("covers") and item.get_closest_marker("slow"):
            raise pytest.UsageError(f"{item.nodeid}: a test that covers a clause may not be slow")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """With contexts, run a test that proves no clause without the tracer."""
    config = item.config
    contexts = config.getini(SETTING) is not None and config.getoption("cov_context", "") == "test"
    if not contexts or isinstance(item, SituationItem) or item.get_closest_marker("covers"):
        return (yield)
    tracer, of_threads = sys.gettrace(), threading.gettrace()
    sys.settrace(None)
    threading.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
        threading.settrace(of_threads)


class Differs(Exception):  # noqa: N818 - reads as what it says
    """A situation does not hold; the message says what differs."""


class SituationFile(pytest.File):
    """A situation file."""

    def collect(self) -> Iterator[pytest.Item]:
        """Its one test."""
        yield SituationItem.from_parent(self, name="holds")


class SituationItem(pytest.Item):
    """That a situation holds."""

    def runtest(self) -> None:
        """Run the situation."""
        from bocage.tools import situations

        situation = situations.load(self.path)
        if situation.game != self.path.parent.name:
            raise Differs(f"game: '{situation.game}' stands in the folder of another game")
        message = situations.run(situation)
        if message is not None:
            raise Differs(message)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """What differs, on one line; with a traceback only if the engine failed."""
        from bocage.kernel.module import InputError

        if isinstance(excinfo.value, Differs | InputError):
            return f"{self.path}: {excinfo.value}"
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, None, str]:
        """What the test is called."""
        return self.path, None, f"situation {self.path.parent.name}/{self.path.stem}"


class ContractFile(pytest.File):
    """The file that names the games."""

    def collect(self) -> Iterator[pytest.Item]:
        """Every check of every scenario of every game."""
        from bocage.kernel.module import InputError, load_module
        from bocage.tools.contract.suite import cases

        for name in self.config.getini(SETTING):
            try:
                module = load_module(name)
            except InputError as error:
                raise self.CollectError(f"{SETTING}: {error}") from None
            for case in cases(module):
                item: ContractItem = ContractItem.from_parent(self, name=f"contract[{case.name}]")
                item.case = case
                yield item


class ContractItem(pytest.Item):
    """One check of one scenario."""

    case: Case

    def runtest(self) -> None:
        """Run the check."""
        from bocage.tools.contract.suite import scale

        self.case.run(scale())

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """What is broken, on one line; with a traceback if the game itself failed."""
        from bocage.tools.contract import Broken

        if isinstance(excinfo.value, Broken):
            return f"Broken: {excinfo.value}"
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, None, str]:
        """What the test is called."""
        return self.path, None, f"contract {self.case.name}"
