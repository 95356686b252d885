"""Live connections: a page is told what changes, and may come back where it left."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from bocage.server import api
from bocage.server.rooms import ENCODER, Stream
from bocage.server.trouble import Trouble
from bocage.server.web import language_of

if TYPE_CHECKING:
    from bocage.server.hall import Hall

UNKNOWN, REFUSED = 4404, 4403  # codes of a closed connection


def live_endpoint(hall: Hall) -> Callable[[WebSocket], Awaitable[None]]:
    """The endpoint of a game's live connection."""

    async def live(socket: WebSocket) -> None:
        await socket.accept()
        lang = language_of(socket.query_params.get("lang"))
        try:
            room = await hall.room(socket.path_params["id"])
            seat = socket.query_params.get("seat", "")
            socket.scope["bocage.person"].check(room.row, seat)
            given = socket.query_params.get("serial", "")
            serial = int(given) if given.isdecimal() and len(given) < 17 else None
            await room.recall(lang)
            hall.bots.retry(room)
            stream, queue = room.watch(seat, lang, serial)
        except Trouble as trouble:
            code = UNKNOWN if trouble.status == 404 else REFUSED
            await socket.send_text(ENCODER.encode(api.Gone(trouble.told(lang).error)).decode())
            await socket.close(code)
            return
        await _talk(socket, stream, queue)

    return live


async def _talk(socket: WebSocket, stream: Stream, queue: asyncio.Queue[bytes]) -> None:
    """Send what comes until the page leaves, falls behind or the game is gone."""
    listening = asyncio.create_task(_listen(socket))
    try:
        while True:
            waiting = asyncio.create_task(queue.get())
            await asyncio.wait({waiting, listening}, return_when=asyncio.FIRST_COMPLETED)
            if not waiting.done():
                waiting.cancel()
                return
            message = waiting.result()
            await socket.send_text(message.decode())
            if message.startswith(b'{"type":"gone"') or (
                queue not in stream.queues and queue.empty()
            ):
                await socket.close(1000)
                return
    except (WebSocketDisconnect, RuntimeError):
        return
    finally:
        stream.queues.discard(queue)
        listening.cancel()


async def _listen(socket: WebSocket) -> None:
    """A page has nothing to say here; this notices when it leaves."""
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
