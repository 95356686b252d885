"""`bocage check`: situation files."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bocage.cli.flags import AsJson
from bocage.cli.output import console, print_json, progress
from bocage.kernel.module import InputError

QUIET = 20  # fewer files than this need no progress bar


def check(
    *files: Annotated[Path, Parameter(name="FILE", help="Situation files, or folders of them.")],
    json: AsJson = False,
) -> int:
    """Run situation files: a test, a bug report, a puzzle and a rule answer in one."""
    from bocage.tools.situations import check_files

    paths = [path for given in files for path in _expanded(given)]
    if not paths:
        raise InputError("name at least one situation file")
    reports = []
    with progress("situations", len(paths), quiet=len(paths) < QUIET) as tell:
        for done, path in enumerate(paths, start=1):
            reports += check_files([path])
            tell(done, len(paths))
    failed = [report for report in reports if not report["ok"]]
    if json:
        print_json(reports)
        return 1 if failed else 0
    out = console()
    for report in failed:
        out.print(f"{report['file']}: {report['message']}", markup=False)
    out.print(f"{len(reports) - len(failed)} of {len(reports)} situations hold")
    return 1 if failed else 0


def _expanded(path: Path) -> list[Path]:
    if path.is_dir():
        found = sorted(path.rglob("*.toml"))
        if not found:
            raise InputError(f"{path}: there are no situation files (*.toml) in this folder")
        return found
    path.stat()  # a file that is not there is no failed situation
    return [path]
