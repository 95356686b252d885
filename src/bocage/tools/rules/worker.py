"""Runs mutants, each in a forked child. Started by `mutate` as a process of its own.

This process imports pytest and the engine once, but never a game: each child imports the game anew,
with one file changed. Input is one JSON file of tasks; output is one JSON line per finished task.
"""

from __future__ import annotations

import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

import msgspec

POLL = 0.01  # seconds between looks at the children
MEMORY = 4 << 30  # bytes: a mutant that loops must not take the machine with it
CRASHED = 70


class Task(msgspec.Struct, frozen=True):
    """Tests to run with one file changed; without a file, as everything stands."""

    id: int
    tests: tuple[str, ...]
    file: str = ""  # absolute
    text: str = ""


class Job(msgspec.Struct, frozen=True):
    """Everything that the worker is asked for."""

    root: str
    jobs: int
    limit: int
    tasks: tuple[Task, ...]


class Done(msgspec.Struct, frozen=True):
    """What became of a task: pytest's exit code, or None if it ran out of time."""

    id: int
    code: int | None
    seconds: float
    output: str


class _Running(msgspec.Struct, frozen=True):
    task: Task
    start: float
    output: Path


class ChangedLoader(SourceFileLoader):
    """Loads a module from a changed text instead of its file."""

    def __init__(self, fullname: str, path: str, text: str) -> None:
        super().__init__(fullname, path)
        self.text = text

    def get_code(self, fullname: str) -> CodeType:
        """The code of the changed text; nothing is cached."""
        code: CodeType = compile(self.text, self.path, "exec", dont_inherit=True)
        return code


class ChangedFinder(MetaPathFinder):
    """Finds modules as usual, but has the changed file loaded from its new text."""

    def __init__(self, file: str, text: str) -> None:
        self.file = Path(file).resolve()
        self.text = text

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        """The usual spec with our loader, or None for all other files."""
        spec = PathFinder.find_spec(fullname, path, target)
        if spec is None or not spec.origin or Path(spec.origin).resolve() != self.file:
            return None
        spec.loader = ChangedLoader(fullname, spec.origin, self.text)
        return spec


def change_file(file: str, text: str) -> None:
    """From now on this process sees `text` in place of a source or data file."""
    if file.endswith(".py"):
        sys.meta_path.insert(0, ChangedFinder(file, text))
    else:
        _change_data(Path(file).resolve(), text)


def _change_data(file: Path, text: str) -> None:
    from bocage.data.files import DataFiles, Source

    usual = DataFiles.read

    def read(self: DataFiles, name: str) -> Source:
        source = usual(self, name)
        place = self._base[name]
        if source.overlaid or Path(str(place)).resolve() != file:
            return source
        return msgspec.structs.replace(source, text=text)

    # The change must reach every reader of the file, however it came by its DataFiles.
    DataFiles.read = read  # type: ignore[method-assign]


def run_tests(root: str, tests: Sequence[str], scratch: Path) -> int:
    """Run these tests in this process; pytest's exit code."""
    import pytest

    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = str(scratch / "hypothesis")
    os.chdir(root)
    return int(
        pytest.main(
            [
                f"--rootdir={root}",
                *("-x", "-q", "-rf", "--tb=no", "--no-header"),
                *("-o", "addopts=", "--import-mode=importlib"),
                *("-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:randomly"),
                # Rewriting assertions, pytest would load our package past the changed file.
                "--assert=plain",
                f"--basetemp={scratch / 'tmp'}",
                *tests,
            ]
        )
    )


def _child(job: Job, task: Task, output: Path) -> None:
    """Everything a child does; it never returns."""
    code = CRASHED
    try:
        os.setsid()
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        target = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        os.dup2(target, 1)
        os.dup2(target, 2)
        if task.file:
            change_file(task.file, task.text)
        scratch = output.with_suffix("")
        scratch.mkdir()
        code = run_tests(job.root, task.tests, scratch)
        sys.stdout.flush()
        sys.stderr.flush()
    finally:
        os._exit(code)


def _preload() -> None:
    """Import before the first fork what every child needs: not a game, nor what imports one."""
    import contextlib
    from importlib import import_module

    for name in (
        "pytest",
        "_pytest.assertion.rewrite",
        "hypothesis",
        "fluent.runtime",
        "bocage.kernel.api",
        "bocage.kernel.engine",
        "bocage.space",
        "bocage.text",
        "bocage.data",
        "bocage.tools.situations",
    ):
        with contextlib.suppress(ImportError):
            import_module(name)


def _finish(running: _Running, code: int | None) -> Done:
    text = running.output.read_text(errors="replace") if running.output.exists() else ""
    seconds = time.monotonic() - running.start
    return Done(running.task.id, code, seconds, text[-2000:])


def _kill(pid: int) -> None:
    """End a child that we forked, and whatever it started."""
    try:
        os.killpg(pid, signal.SIGKILL)
    except ProcessLookupError:  # it has not become a group leader yet
        os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)


def work(job: Job, scratch: Path) -> None:
    """Run all tasks, some at a time, and report each as it ends."""
    waiting = list(reversed(job.tasks))
    children: dict[int, _Running] = {}
    try:
        while waiting or children:
            while waiting and len(children) < job.jobs:
                task = waiting.pop()
                output = scratch / f"{task.id}.out"
                sys.stdout.flush()
                pid = os.fork()
                if pid == 0:
                    _child(job, task, output)
                children[pid] = _Running(task, time.monotonic(), output)
            for done in _ended(children, job.limit):
                sys.stdout.write(msgspec.json.encode(done).decode() + "\n")
                sys.stdout.flush()
            time.sleep(POLL)
    finally:
        for pid in children:
            _kill(pid)


def _ended(children: dict[int, _Running], limit: int) -> list[Done]:
    """Children that have ended or have run out of time; they are taken out."""
    found = []
    for pid, running in list(children.items()):
        ended, status = os.waitpid(pid, os.WNOHANG)
        if ended:
            found.append(_finish(running, os.waitstatus_to_exitcode(status)))
        elif time.monotonic() - running.start > limit:
            _kill(pid)
            found.append(_finish(running, None))
        else:
            continue
        del children[pid]
    return found


def main() -> None:
    """Read the job named on the command line and work."""
    job = msgspec.json.decode(Path(sys.argv[1]).read_bytes(), type=Job)
    # Leave by an exception, so that no child is left behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    _preload()
    with tempfile.TemporaryDirectory(prefix="bocage-mutants-") as scratch:
        work(job, Path(scratch))
