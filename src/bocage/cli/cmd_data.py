"""`bocage data`: where every table comes from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from bocage.cli.flags import AsJson, Data, Game
from bocage.cli.output import console, print_json, print_table
from bocage.cli.tables import check_tables
from bocage.kernel.module import InputError, load_module

if TYPE_CHECKING:
    from bocage.data import DataFiles, Origin


def data(
    game: Game,
    /,
    *,
    data: Data = None,
    export: Annotated[
        Path | None, Parameter(help="Write all tables into this directory, to be changed.")
    ] = None,
    json: AsJson = False,
) -> int:
    """Show where every table comes from; write the tables for you to change; check your own."""
    from bocage.data import DataFiles, origins

    module = load_module(game)
    overlays = data or []
    files = DataFiles(module.home / "data", overlays)
    if export is not None:
        return _export(files, export)
    found = origins(files)
    check_tables(module, overlays)
    if json:
        digest = module.data_digest(overlays) if overlays else ""
        print_json(
            {
                "game": game,
                "overlay": digest,
                "replaced": files.replaced(),
                "tables": [_entry(o) for o in found],
            }
        )
        return 0
    print_table(
        ("file", "table", "rows", "sources", ""),
        [
            (
                origin.file,
                origin.table,
                origin.rows,
                ", ".join(_count(kind, n) for kind, n in origin.kinds().items()),
                "yours" if origin.overlaid else "",
            )
            for origin in found
        ],
    )
    if replaced := files.replaced():
        console().print(f"yours: {', '.join(replaced)}", markup=False, highlight=False)
    return 0


def _export(files: DataFiles, folder: Path) -> int:
    """All tables as they are used; nothing that is there already is overwritten."""
    there = [name for name in files.names() if (folder / name).exists()]
    if there:
        raise InputError(f"{folder / there[0]} is there already")
    for name in files.names():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(files.read(name).text, encoding="utf-8")
    console().print(f"{len(files.names())} tables in {folder}", markup=False)
    return 0


def _entry(origin: Origin) -> dict[str, Any]:
    return {
        "file": origin.file,
        "table": origin.table,
        "rows": origin.rows,
        "sources": dict(origin.sources),
        "kinds": origin.kinds(),
        "overlaid": origin.overlaid,
    }


def _count(kind: str, rows: int) -> str:
    return f"{kind} {rows}"
