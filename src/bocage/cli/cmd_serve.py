"""`bocage serve`: the table for browsers."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bocage.cli.tables import check_tables
from bocage.kernel.module import InputError, load_module

HOST, PORT = "127.0.0.1", 8123
SHARED = (
    "bocage: this address holds the key: whoever has it starts and deletes games and plays all\n"
    "seats but those of guests. Give it only to people you trust, and friends the link of theirs.\n"
)
Db = Annotated[
    Path | None, Parameter(help="The file with your games; default: one in your data directory.")
]


def serve(  # noqa: PLR0913 - one argument for each flag
    *,
    host: Annotated[str, Parameter(help="Where to listen; default: only this machine.")] = HOST,
    port: Annotated[int, Parameter(help="The port; 0 takes a free one.")] = PORT,
    db: Db = None,
    name: Annotated[
        list[str] | None,
        Parameter(
            help="A further name of this machine that pages may use (several times); "
            "the address that is printed then holds the key."
        ),
    ] = None,
    data: Annotated[
        list[str] | None,
        Parameter(
            help="Files that replace those of a game, as GAME=DIR (may be given several times)."
        ),
    ] = None,
    log: Annotated[bool, Parameter(help="A line of JSON on stderr for each request.")] = False,
) -> int:
    """Serve the table to browsers until interrupted."""
    from bocage.server.serve import Place, default_db, run

    if not 0 <= port <= 65_535:
        raise InputError(f"--port must lie between 0 and 65535, not {port}")
    overlays = _overlays(data or [])
    run(Place(host, port, db or default_db(), tuple(name or ()), log, overlays), _ready)
    return 0


def _overlays(words: list[str]) -> dict[str, tuple[Path, ...]]:
    """The directories by game; each is read once, so that a mistake is told now."""
    found: dict[str, tuple[Path, ...]] = {}
    for word in words:
        game, equals, folder = word.partition("=")
        if not (equals and game and folder):
            raise InputError(f"expected --data GAME=DIR, got '{word}'")
        found[game] = (*found.get(game, ()), Path(folder))
    for game, folders in found.items():
        check_tables(load_module(game), folders)
    return found


def _ready(url: str) -> None:
    sys.stdout.write(f"Bocage is at {url}\n")
    sys.stdout.flush()
    if "?key=" in url:
        sys.stderr.write(SHARED)
        sys.stderr.flush()
