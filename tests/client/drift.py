"""Whether `client/src/api.ts` is what the server's types make it. With `--write`: make it so."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

import hatch_build
import msgspec

from bocage.server import calls  # noqa: F401 - declares the calls
from bocage.server.openapi import document

TYPES = hatch_build.CLIENT / "src" / "api.ts"


def made() -> str:
    """TypeScript types from the API document."""
    npm = hatch_build.npm_ready()
    with tempfile.TemporaryDirectory() as folder:
        described, types = Path(folder) / "openapi.json", Path(folder) / "api.ts"
        described.write_bytes(msgspec.json.encode(document()))
        npm("run", "--silent", "types", "--", str(described), "-o", str(types))
        return types.read_text()


def main(arguments: list[str]) -> int:
    """0 if nothing differs, or after writing."""
    wanted = made()
    if arguments == ["--write"]:
        if wanted != TYPES.read_text():
            TYPES.write_text(wanted)
        return 0
    if wanted != TYPES.read_text():
        sys.stderr.write("client/src/api.ts is not what the server's types make it: make types\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
