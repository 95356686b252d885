"""`bocage data`: where every table comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bocage.cli.flags import AsJson, Data, Game
from bocage.cli.output import print_json, print_table
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module

if TYPE_CHECKING:
    from bocage.data import Origin


def data(game: Game, /, *, data: Data = None, json: AsJson = False) -> int:
    """Show where every table comes from; validate an overlay."""
    from bocage.data import DataFiles, origins

    module = load_module(game)
    overlays = data or []
    found = origins(DataFiles(module.home / "data", overlays))
    for scenario in module.scenarios:
        Engine(module, scenario, {}, overlays)  # loads and cross-checks all of it
    if json:
        digest = module.data_digest(overlays) if overlays else ""
        print_json({"game": game, "overlay": digest, "tables": [_entry(o) for o in found]})
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
