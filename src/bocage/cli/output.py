"""Writing results: JSON or tables on stdout, progress on stderr, files whole or not at all."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.console import Console


def print_json(value: Any) -> None:
    """A report as JSON on stdout."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def console() -> Console:
    """The terminal, or plain text if stdout is not one."""
    from rich.console import Console

    class Ours(Console):
        def on_broken_pipe(self) -> None:
            raise BrokenPipeError  # answered at the top, like that of any other output

    if sys.stdout.isatty():
        return Ours(highlight=False)
    # Into a file or a pipe: as wide as it gets, so that no line is broken.
    return Ours(highlight=False, soft_wrap=True, width=int(os.environ.get("COLUMNS") or 120))


def print_table(head: Iterable[str], rows: Iterable[Iterable[object]], title: str = "") -> None:
    """A table; cells are text, never markup."""
    from rich.box import SIMPLE_HEAD
    from rich.markup import escape
    from rich.table import Table

    table = Table(
        title=escape(title) or None, title_justify="left", title_style="bold", box=SIMPLE_HEAD
    )
    names = list(head)
    for i, name in enumerate(names):
        table.add_column(escape(name), overflow="fold", no_wrap=i == 0)
    for row in rows:
        table.add_row(*(escape(str(cell)) for cell in row))
    console().print(table)


def write_whole(path: Path, text: str, *, private: bool = False) -> None:
    """Write a file so that it is there whole or not at all; `private`: for the owner's eyes."""
    write_together({path: text}, private=private)


def write_together(texts: Mapping[Path, str | bytes], *, private: bool = False) -> None:
    """Write files that belong together, all or none; an error names the first of them."""
    staged: list[tuple[Path, Path]] = []
    try:
        for path, text in texts.items():
            target = path.resolve()
            handle, name = tempfile.mkstemp(dir=target.parent, prefix=".bocage-")
            staged.append((Path(name), target))
            with os.fdopen(handle, "wb") as file:
                file.write(text.encode() if isinstance(text, str) else text)
            if not private:
                Path(name).chmod(0o666 & ~_umask())
        for made, target in reversed(staged):
            made.replace(target)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(next(iter(texts)))) from None
    finally:
        for made, _ in staged:
            made.unlink(missing_ok=True)


def program() -> str:
    """How this program was called, to be pasted into a shell."""
    called = sys.argv[0]
    if not Path(called).stem.startswith("bocage"):
        return "bocage"
    found = shutil.which("bocage")
    if found is not None and Path(found).resolve() == Path(called).resolve():
        return "bocage"
    return shlex.quote(called)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


@contextmanager
def progress(what: str, total: int, *, quiet: bool = False) -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr, if that is a terminal; gives the function that tells (done, of all)."""
    if quiet or not sys.stderr.isatty():
        yield _nothing
        return
    from rich.console import Console
    from rich.progress import Progress

    with Progress(console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done, all_: bar.update(task, completed=done, total=all_)


def _nothing(done: int, total: int) -> None:
    return
