"""Requests and answers: bodies are decoded and answers encoded by the types of the wire.

Each call is declared once; its place, types and sentences also make the API document.
"""

from __future__ import annotations

import gzip
import hashlib
import sys
import time
import traceback
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from bocage.server.people import Person
from bocage.server.store import StoreError
from bocage.server.trouble import Trouble, unsaved

if TYPE_CHECKING:
    from bocage.server.hall import Hall

SMALL = 64_000  # bytes of a body
LARGE = 20_100_000  # of a record that is imported
KEPT = "private, no-cache"  # kept by the browser, which asks whether it still holds
ENCODER = msgspec.json.Encoder()


class Query(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every call takes in its address."""

    lang: str = "en"

    def __post_init__(self) -> None:
        if self.lang not in ("en", "ja"):
            raise ValueError("lang is en or ja")


class Ask(msgspec.Struct):
    """A request as a call gets it."""

    hall: Hall
    path: dict[str, str]
    query: Any
    body: Any
    request: Request

    @property
    def lang(self) -> str:
        """The language of the answer."""
        lang: str = self.query.lang
        return lang

    @property
    def person(self) -> Person:
        """Who asks."""
        person: Person = self.request.scope["bocage.person"]
        return person

    @property
    def seat(self) -> str:
        """As whom; empty: as nobody."""
        return getattr(self.body, "seat", "") or getattr(self.query, "seat", "")


Handler = Callable[[Ask], Awaitable[Any]]


class Call(msgspec.Struct, frozen=True):
    """A declared call."""

    method: str
    path: str
    handler: Handler
    answer: Any  # type of the answer; None: empty, Response: as it is
    body: Any = None
    query: type[Query] = Query
    largest: int = SMALL
    guests: bool = False  # also for those who were invited to a seat


CALLS: list[Call] = []


def call(
    method: str, path: str, answer: Any, body: Any = None, query: type[Query] = Query, **more: Any
) -> Callable[[Handler], Handler]:
    """Declare a call."""

    def declare(handler: Handler) -> Handler:
        CALLS.append(Call(method, path, handler, answer, body, query, **more))
        return handler

    return declare


def routes(hall: Hall) -> list[Route]:
    """The declared calls as routes."""
    return [Route(c.path, _endpoint(hall, c), methods=[c.method]) for c in CALLS]


def _endpoint(hall: Hall, declared: Call) -> Callable[[Request], Awaitable[Response]]:
    decoder = msgspec.json.Decoder(declared.body) if declared.body is not None else None

    async def endpoint(request: Request) -> Response:
        lang = language_of(request.query_params.get("lang"))
        try:
            query = _query(declared, request)
            body = await _body(request, declared, decoder)
            asked = Ask(hall, dict(request.path_params), query, body, request)
            if not (declared.guests or asked.person.host):
                raise Trouble("not-host")
            answer = await declared.handler(asked)
        except Trouble as trouble:
            return problem(trouble, lang)
        except StoreError as error:
            return problem(unsaved(error), lang)
        except Exception:  # noqa: BLE001 - whatever breaks is told and logged, and the server lives
            traceback.print_exc(file=sys.stderr)
            return problem(Trouble("broken"), lang)
        return _answered(answer)

    return endpoint


def _answered(answer: Any) -> Response:
    if isinstance(answer, Response):
        return answer
    if answer is None:
        return Response(status_code=204)
    return json_answer(answer)


def language_of(wanted: str | None) -> str:
    """The language of a request, English unless it says otherwise."""
    return "ja" if wanted == "ja" else "en"


def json_answer(answer: Any, status: int = 200) -> Response:
    """An answer as JSON, never cached."""
    headers = {"cache-control": "no-store"}
    return Response(ENCODER.encode(answer), status, headers, "application/json")


class Sheet(NamedTuple):
    """Something that does not change, made ready once: plain, compressed where that helps."""

    data: bytes
    packed: bytes
    tag: str


def sheet(data: bytes, *, pack: bool = True) -> Sheet:
    """Make it ready to be sent again and again."""
    packed = gzip.compress(data, 9, mtime=0) if pack and len(data) > 1_000 else b""
    return Sheet(data, packed, f'"{hashlib.sha256(data).hexdigest()[:20]}"')


def sheet_answer(request: Request, found: Sheet, kind: str, kept: str = KEPT) -> Response:
    """A sheet as the browser takes it; nothing but its tag if the browser has it already."""
    headers = {"etag": found.tag, "cache-control": kept, "vary": "accept-encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, 200, {**headers, "content-encoding": "gzip"}, kind)
    return Response(found.data, 200, headers, kind)


def problem(trouble: Trouble, lang: str) -> Response:
    """Trouble in words."""
    return json_answer(trouble.told(lang), trouble.status)


def _query(declared: Call, request: Request) -> Query:
    given: dict[str, str] = {}
    for name, value in request.query_params.multi_items():
        if name in given:
            raise Trouble("bad-request", detail=f"{name[:40]} is given twice")
        given[name] = value
    try:
        return msgspec.convert(given, declared.query, strict=False)
    except msgspec.ValidationError as error:
        raise Trouble("bad-request", detail=str(error)[:200]) from None


async def _body(request: Request, declared: Call, decoder: Any) -> Any:
    data = await limited(request, declared.largest)
    if decoder is None:
        return None
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise Trouble("bad-request", detail="expected application/json")
    try:
        return decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Trouble("bad-request", detail=str(error)[:200]) from None


async def limited(request: Request, largest: int) -> bytes:
    """The body, as long as it is not too large."""
    length = request.headers.get("content-length", "0")
    if length.isdecimal() and int(length) > largest:
        raise Trouble("too-large")
    chunks, size = [], 0
    async for chunk in request.stream():
        size += len(chunk)
        if size > largest:
            raise Trouble("too-large")
        chunks.append(chunk)
    return b"".join(chunks)


class Logged:
    """One line of JSON on stderr for each request."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        began, seen = time.perf_counter(), {"status": 0, "bytes": 0}

        async def watched(message: Any) -> None:
            seen["status"] = message.get("status", seen["status"])
            seen["bytes"] += len(message.get("body", b"") or message.get("text", "") or b"")
            await send(message)

        try:
            await self.app(scope, receive, watched)
        finally:
            line = {
                "time": round(time.time(), 3),
                "kind": scope["type"],
                "method": scope.get("method", ""),
                "path": scope["path"],
                **seen,
                "ms": round((time.perf_counter() - began) * 1000, 2),
            }
            with suppress(OSError):  # who read it may have gone
                sys.stderr.write(msgspec.json.encode(line).decode() + "\n")
                sys.stderr.flush()
