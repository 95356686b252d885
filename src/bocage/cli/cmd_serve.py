"""`bocage serve`: the table for browsers."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from bocage.kernel.module import InputError

HOST, PORT = "127.0.0.1", 8123
Db = Annotated[
    Path | None, Parameter(help="The file with your games; default: one in your data directory.")
]


def serve(
    *,
    host: Annotated[str, Parameter(help="Where to listen; default: only this machine.")] = HOST,
    port: Annotated[int, Parameter(help="The port; 0 takes a free one.")] = PORT,
    db: Db = None,
    name: Annotated[
        list[str] | None,
        Parameter(help="A further name of this machine that pages may use (several times)."),
    ] = None,
    log: Annotated[bool, Parameter(help="A line of JSON on stderr for each request.")] = False,
) -> int:
    """Serve the table to browsers until interrupted."""
    from bocage.server.serve import Place, default_db, run

    if not 0 <= port <= 65_535:
        raise InputError(f"--port must lie between 0 and 65535, not {port}")
    place = Place(host, port, db or default_db(), tuple(name or ()), log)
    run(place, _ready)
    return 0


def _ready(url: str) -> None:
    sys.stdout.write(f"Bocage is at {url}\n")
    sys.stdout.flush()
