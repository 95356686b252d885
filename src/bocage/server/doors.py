"""Connections at the door: what somebody may send and hold before he has shown the key.

The web server under us reads a head of any length for any time, and keeps as many connections as
are opened. Here a head has a length and a time; of connections that have not shown the key there
are so many, and the oldest makes room for a new one; and they may send only so much.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, ClassVar

from starlette.datastructures import Headers
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD = 65_536  # bytes of a request before its body
PATIENCE = 10.0  # seconds for them
STRANGERS = 128  # connections without the key
UNASKED = 262_144  # bytes that one of them may send in all
TOO_LONG = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


class Door(HttpToolsProtocol):
    """A connection with limits."""

    knows: ClassVar[Callable[[Headers], bool]]  # whether the headers of a request show the key
    strangers: ClassVar[dict[Door, None]]  # in the order in which they came

    def connection_made(self, transport: Any) -> None:
        """Somebody knocks."""
        super().connection_made(transport)
        self._heading = True  # the head of a request is awaited or read
        self._head = self._sent = 0  # bytes: of this head, and of all that a stranger sent
        self._deadline: asyncio.TimerHandle | None = None
        self._hurry()
        self.strangers[self] = None
        if len(self.strangers) > STRANGERS:
            next(iter(self.strangers)).transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """He has gone."""
        self._leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on it is a live connection: without the key it is refused at once."""
        self._leave()
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        """No more of a head is read than it may have."""
        if self in self.strangers:
            self._sent += len(data)
            if self._sent > UNASKED:
                self.transport.abort()
        while data and not self.transport.is_closing():
            part = data[: HEAD - self._head] if self._heading else data
            if not part:
                self.transport.write(TOO_LONG)
                self.transport.close()
                return
            self._head += len(part)
            super().data_received(part)
            data = data[len(part) :]

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        self._hurry()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is there."""
        self._heading = False
        self._calm()
        if type(self).knows(Headers(raw=self.headers)):
            self.strangers.pop(self, None)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is there: another may follow."""
        self._heading, self._head = True, 0
        super().on_message_complete()

    def _hurry(self) -> None:
        if self._deadline is None:
            self._deadline = self.loop.call_later(PATIENCE, self.transport.abort)

    def _calm(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _leave(self) -> None:
        self.strangers.pop(self, None)
        self._calm()


def door(knows: Callable[[Headers], bool]) -> type[Door]:
    """The door of one server."""
    return type("Door", (Door,), {"knows": staticmethod(knows), "strangers": {}})
