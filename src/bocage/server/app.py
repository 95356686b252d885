"""The application: calls, live connections and the page, behind the guard."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from bocage.server import calls  # noqa: F401 - declares the calls
from bocage.server.guard import Guard
from bocage.server.live import live_endpoint
from bocage.server.page import page
from bocage.server.trouble import Trouble
from bocage.server.web import language_of, problem, routes

if TYPE_CHECKING:
    from bocage.server.hall import Hall


def make_app(hall: Hall, token: str, names: Iterable[str], port: int) -> Guard:
    """The whole application over a hall."""
    hall.key = token

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        yield
        await hall.stop()

    async def unknown(request: Request) -> Response:
        return _trouble(request, "unknown-page")

    inner = Starlette(
        routes=[
            *routes(hall),
            WebSocketRoute("/api/games/{id}/live", live_endpoint(hall)),
            Route("/api/{rest:path}", unknown),
            Route("/{rest:path}", page, methods=["GET", "HEAD"]),
        ],
        exception_handlers={
            404: lambda request, error: _trouble(request, "unknown-page"),
            405: lambda request, error: _trouble(request, "method"),
        },
        lifespan=lifespan,
    )
    return Guard(inner, token, names, port)


def _trouble(request: Request, code: str) -> Response:
    return problem(Trouble(code), language_of(request.query_params.get("lang")))
