"""`bocage check`: situation files."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from bocage.cli.flags import AsJson
from bocage.cli.output import console, print_json, progress
from bocage.kernel.module import InputError

if TYPE_CHECKING:
    from bocage.tools.situations.files import Finding

QUIET = 20  # fewer files than this need no progress bar


def check(
    *files: Annotated[Path, Parameter(name="FILE", help="Situation files, or folders of them.")],
    json: AsJson = False,
) -> int:
    """Run situation files: a test, a bug report, a puzzle and a rule answer in one."""
    from bocage.tools.situations.files import examine

    paths = [path for given in files for path in _expanded(given)]
    if not paths:
        raise InputError("name at least one situation file")
    found: list[tuple[Path, Finding]] = []
    with progress("situations", len(paths), quiet=len(paths) < QUIET) as tell:
        for done, path in enumerate(paths, start=1):
            found.append((path, examine(path)))
            tell(done, len(paths))
    if json:
        print_json([{"file": str(p), "ok": not f.message, "message": f.message} for p, f in found])
    else:
        _print(found)
    if not all(finding.usable for _, finding in found):
        return 2
    return 1 if any(finding.message for _, finding in found) else 0


def _print(found: list[tuple[Path, Finding]]) -> None:
    """What differs on stdout; what is wrong with a file itself on stderr."""
    out = console()
    ran = [(path, finding) for path, finding in found if finding.usable]
    failed = [(path, finding) for path, finding in ran if finding.message]
    for path, finding in failed:
        out.print(f"{path}: {finding.message}", markup=False)
    if ran:
        out.print(f"{len(ran) - len(failed)} of {len(found)} situations hold")
    sys.stdout.flush()
    for path, finding in found:
        if not finding.usable:
            sys.stderr.write(f"bocage: {path}: {finding.message}\n")


def _expanded(path: Path) -> list[Path]:
    if path.is_dir():
        found = sorted(path.rglob("*.toml"))
        if not found:
            raise InputError(f"{path}: there are no situation files (*.toml) in this folder")
        return found
    return [path]
