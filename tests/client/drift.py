"""Whether what the page has from us is up to date. With `--write`: make it so.

`client/src/api.ts` comes from the server's types, `client/src/map/drawn.json` from what is drawn.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

import hatch_build
import msgspec

from bocage.art.drawn import drawn
from bocage.server import calls  # noqa: F401 - declares the calls
from bocage.server.openapi import document

TYPES = hatch_build.CLIENT / "src" / "api.ts"
DRAWN = hatch_build.CLIENT / "src" / "map" / "drawn.json"


def made() -> str:
    """TypeScript types from the API document."""
    npm = hatch_build.npm_ready()
    with tempfile.TemporaryDirectory() as folder:
        described, types = Path(folder) / "openapi.json", Path(folder) / "api.ts"
        described.write_bytes(msgspec.json.encode(document()))
        npm("run", "--silent", "types", "--", str(described), "-o", str(types))
        return types.read_text()


def shown() -> str:
    """Colours, symbols and signs as JSON, a line for each."""
    groups = [
        f'"{name}": ' + _listed(found) if isinstance(found, dict) else f'"{name}": {_json(found)}'
        for name, found in drawn().items()
    ]
    return "{" + ",\n".join(groups) + "}\n"


def _listed(found: dict[str, Any]) -> str:
    return "{\n" + ",\n".join(f'  "{word}": {_json(one)}' for word, one in found.items()) + "}"


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def main(arguments: list[str]) -> int:
    """0 if nothing differs, or after writing."""
    wanted = {TYPES: made(), DRAWN: shown()}
    stale = [file for file, text in wanted.items() if text != file.read_text()]
    if arguments == ["--write"]:
        for file in stale:
            file.write_text(wanted[file])
        return 0
    for file in stale:
        sys.stderr.write(f"{file} is not what our own types and drawings make it: make types\n")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
