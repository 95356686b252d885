"""`bocage bench`: the benchmarks of the project's folder `bench/`."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

from cyclopts import Parameter

from bocage.cli.errors import unknown
from bocage.cli.flags import AsJson
from bocage.cli.output import console, print_json, print_table, progress
from bocage.kernel.module import InputError


def bench(
    *names: Annotated[str, Parameter(name="NAME", help="Which benchmarks; default: all.")],
    json: AsJson = False,
) -> int:
    """Measure the engine: speed, size of records, where the time goes."""
    folder = _folder()
    for name in names:
        if name not in folder.NAMES:
            raise unknown("benchmark", name, folder.NAMES)
    wanted = names or tuple(name for name in folder.NAMES if name not in folder.LONG)
    reports: dict[str, Any] = {}
    with progress("benchmarks", len(wanted)) as tell:
        for done, name in enumerate(wanted, start=1):
            reports[name] = folder.run(name)
            tell(done, len(wanted))
    targets = [t for report in reports.values() for t in report["targets"]]
    if json:
        print_json({"benchmarks": reports, "ok": all(t["ok"] for t in targets)})
    else:
        _print(reports, targets)
    return 0 if all(t["ok"] for t in targets) else 1


def _folder() -> ModuleType:
    """The package `bench`, which lives beside the sources and is not installed."""
    root = Path(__file__).resolve().parents[3]
    if not (root / "bench" / "__init__.py").is_file():
        raise InputError(f"the benchmarks are in the source tree; there is no {root / 'bench'}")
    if str(root) not in sys.path:
        sys.path.insert(0, str(root))
    import importlib

    return importlib.import_module("bench")


def _print(reports: dict[str, Any], targets: list[dict[str, Any]]) -> None:
    for name, report in reports.items():
        for part in ("files", "functions"):
            if part in report:
                shares = [(row["where"], f"{row['share']:.1%}") for row in report[part]]
                print_table((part, "share"), shares, title=name)
        if report["figures"]:
            print_table(("figure", "value"), report["figures"].items(), title=name)
    if targets:
        rows = [
            (t["name"], t["value"], t["target"], "good" if t["ok"] else "MISSED") for t in targets
        ]
        print_table(("target", "value", "wanted", ""), rows)
    for measured in dict.fromkeys(report.get("measured", "") for report in reports.values()):
        if measured:
            names = [name for name, one in reports.items() if one.get("measured") == measured]
            console().print(f"{', '.join(names)}: {measured}")
