"""Who may talk to the server: names of the host, origin of requests, the key or a guest's pass."""

from __future__ import annotations

import hmac
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any
from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.responses import RedirectResponse, Response

from bocage.server.people import JOIN, Person, person_of, read_pass
from bocage.server.trouble import Trouble
from bocage.server.web import language_of, problem

LOOPBACK = ("127.0.0.1", "localhost", "::1")
NUMBERS = "*"  # any address in numbers: only names can be made to point here by others
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


class Guard:
    """Refuses what does not come from our own page, and adds the headers that keep it so."""

    def __init__(self, app: Any, token: str, names: Iterable[str], port: int) -> None:
        self.app = app
        self.token = token
        self.names = frozenset(name.lower() for name in names)
        self.own = only_here(names)
        self.cookie = f"bocage-{port}"  # a browser shares cookies between all ports of a host

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        scope["bocage.person"] = person = self.person(headers)
        refused = self._refused(scope, headers, person)
        if scope["type"] == "websocket":
            if refused is not None:
                await _close(receive, send)
                return
            await self.app(scope, receive, send)
            return
        out = _with_headers(send)
        if refused is not None:
            lang = language_of(_query(scope).get("lang", [""])[0])
            await problem(refused, lang)(scope, receive, out)
            return
        entry = self._entry(scope)
        if entry is not None:
            await entry(scope, receive, out)
            return
        await self.app(scope, receive, self._welcoming(scope, person, out))

    def _refused(self, scope: Any, headers: Headers, person: Person | None) -> Trouble | None:
        host = host_of(headers.get("host", ""))
        if host not in self.names and not (NUMBERS in self.names and is_number(host)):
            return Trouble("other-host", host=host[:80])
        if not self._same_site(scope, headers):
            return Trouble("other-site")
        if scope["path"].startswith("/api/") and person is None:
            return Trouble("no-key")
        return None

    def _same_site(self, scope: Any, headers: Headers) -> bool:
        """Whether the request comes from our own page (or from no page, for reading)."""
        origin = headers.get("origin")
        if origin is not None:
            return origin.partition("://")[2].lower() == headers.get("host", "").lower()
        site = headers.get("sec-fetch-site", "none")
        if scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD"):
            return site in ("none", "same-origin")
        return site in ("none", "same-origin") or not scope["path"].startswith("/api/")

    def knows(self, headers: Headers) -> bool:
        """Whether a request shows the key, or the pass of a guest."""
        return self.person(headers) is not None

    def person(self, headers: Headers) -> Person | None:
        """Who sends a request; None: a stranger."""
        pairs = (pair.strip().partition("=") for pair in headers.get("cookie", "").split(";"))
        return person_of(((name, value) for name, _, value in pairs), self.cookie, self.token)

    def _is_token(self, given: str) -> bool:
        return hmac.compare_digest(given.encode(), self.token.encode())

    def _entry(self, scope: Any) -> Response | None:
        """A page asked for with the key or a pass in its address: keep it, and hide it."""
        if scope["path"].startswith(JOIN):
            return self._seated(scope["path"].removeprefix(JOIN))
        key = _query(scope).get("key", [""])[0]
        if not key or scope["path"].startswith("/api/"):
            return None
        if not self._is_token(key):
            return problem(Trouble("no-key"), "en")
        answer = RedirectResponse(scope["path"] or "/", 303)
        self._give(answer)
        return answer

    def _seated(self, text: str) -> Response:
        """A guest comes by his link; the game itself says if the pass has ended."""
        found = read_pass(text, self.token)
        if found is None:
            return problem(Trouble("no-pass"), "en")
        answer = RedirectResponse(f"/g/{found.game}?seat={found.side}", 303)
        self._give(answer, f"{self.cookie}-{found.game}", text)
        return answer

    def _give(self, answer: Response, name: str = "", value: str = "") -> None:
        answer.set_cookie(
            name or self.cookie,
            value or self.token,
            max_age=31_536_000,
            httponly=True,
            samesite="strict",
        )

    def _welcoming(self, scope: Any, person: Person | None, send: Any) -> Any:
        """On this machine alone the page itself hands out the key."""
        if not self.own or scope["path"].startswith("/api/") or person is not None:
            return send
        carrier = Response()
        self._give(carrier)
        cookie = [pair for pair in carrier.raw_headers if pair[0] == b"set-cookie"]

        async def sending(message: Any) -> None:
            if message["type"] == "http.response.start":
                message = {**message, "headers": [*message["headers"], *cookie]}
            await send(message)

        return sending


def only_here(names: Iterable[str]) -> bool:
    """Whether a server with these names is for this machine alone."""
    return {name.lower() for name in names} <= set(LOOPBACK)


def host_of(header: str) -> str:
    """The name in a Host header, without the port."""
    if header.startswith("["):
        return header[1:].partition("]")[0].lower()
    return header.partition(":")[0].lower()


def is_number(host: str) -> bool:
    """Whether a host is written as an address in numbers."""
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _query(scope: Any) -> dict[str, list[str]]:
    return parse_qs(scope.get("query_string", b"").decode("latin-1"))


def _with_headers(send: Any) -> Any:
    added = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    async def sending(message: Any) -> None:
        if message["type"] == "http.response.start":
            message = {**message, "headers": [*message.get("headers", []), *added]}
        await send(message)

    return sending


async def _close(receive: Any, send: Any) -> None:
    """Refuse a WebSocket before it is accepted: the browser sees 403."""
    await receive()
    await send({"type": "websocket.close", "code": 1008, "reason": ""})
