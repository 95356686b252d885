"""The built page: files with hashed names are kept by the browser, the page itself is not."""

from __future__ import annotations

from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from bocage.server.web import Sheet, sheet, sheet_answer

STATIC = Path(__file__).resolve().parent / "static"
FOREVER = "public, max-age=31536000, immutable"
TYPES = {".js": "text/javascript", ".css": "text/css", ".woff2": "font/woff2", ".ftl": "text/plain"}
ABSENT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bocage</title>
<h1>Bocage</h1><p>The server runs, but this installation carries no page.
In a source tree, <code>make client</code> builds it.</p></html>
"""


async def page(request: Request) -> Response:
    """A file of the page; every other address is the page itself."""
    path = request.path_params["rest"]
    try:
        file = (STATIC / path).resolve() if path else STATIC / "index.html"
        found = file.is_relative_to(STATIC) and file.is_file()
    except (OSError, ValueError):  # a name that no file can have
        return Response("not found", 404, media_type="text/plain")
    if not found:
        if "." in path.rpartition("/")[2]:
            return Response("not found", 404, media_type="text/plain")
        file = STATIC / "index.html"
    if not file.is_file():
        return Response(ABSENT, 200, {"cache-control": "no-store"}, "text/html")
    kind = TYPES.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    kept = FOREVER if "/assets/" in f"/{path}" else "no-cache"
    return sheet_answer(request, _read(file, file.stat().st_mtime_ns), kind, kept)


@lru_cache(64)
def _read(file: Path, stamp: int) -> Sheet:
    packs = file.suffix in {".html", ".js", ".css", ".svg", ".json", ".ftl"}
    return sheet(file.read_bytes(), pack=packs)
