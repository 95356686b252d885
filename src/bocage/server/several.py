"""Several actions in one request: each its own entry, until one is the last that can follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from bocage.kernel.nouns import Illegal, Window
from bocage.server import api, say
from bocage.server.trouble import Refused

if TYPE_CHECKING:
    from bocage.server.ledger import Made
    from bocage.server.rooms import Room

Stopped = Literal["", "refused", "barrier", "asked"]


async def act_all(room: Room, body: api.Acts, lang: str) -> api.DidAll:
    """Carry them out one by one; a refusal of the first is that of the request."""
    if any(isinstance(frame, Window) for frame in room.ledger.position.frames[-1:]):
        return await _first_alone(room, body, lang)
    side, words = room.seat(body.seat) or "", room.box.words(lang)
    done: list[int] = []  # entries
    stopped: Stopped = ""
    refused: Illegal | None = None
    async with room.lock:
        while (known := room.ledger.keys.get(_nth(body.key, len(done)))) is not None:
            done.append(known)
        if done:
            return _told(room, done)  # the same request again: nothing is done twice
        room.check_playing()
        version = body.version
        for line in body.actions:
            made = _made(room, side, line, version)
            if isinstance(made, Illegal):
                stopped, refused = "refused", made
                break
            await room.write(made, _nth(body.key, len(done)))
            done.append(made.n)
            version = room.ledger.version
            if len(done) < len(body.actions) and (stopped := _ends(room, made, side)):
                break
    if refused is not None and not done:
        raise Refused(refused, words)
    await room.done(done[-1])
    return _told(room, done, stopped, say.refusal(words, refused) if refused else None)


def _made(room: Room, side: str, line: str, version: int) -> Made | Illegal:
    action = room.engine.parse(line)
    return action if isinstance(action, Illegal) else room.ledger.act(side, action, version)


async def _first_alone(room: Room, body: api.Acts, lang: str) -> api.DidAll:
    """In a window each answer waits as any other does, so that nobody can tell them apart."""
    did = await room.act(api.Act(body.seat, body.version, body.actions[0], body.key), lang)
    return api.DidAll(did.at, did.version, 1, "asked" if len(body.actions) > 1 else "")


def _ends(room: Room, made: Made, side: str) -> Stopped:
    """Why nothing may follow an action in the same request."""
    if made.step.barrier or not room.playing:
        return "barrier"
    sides = [ask.side for ask in room.engine.asks(room.ledger.position)]
    return "" if sides == [side] else "asked"


def _told(
    room: Room, done: list[int], stopped: Stopped = "", refused: api.Refusal | None = None
) -> api.DidAll:
    did = room.did(done[-1])
    return api.DidAll(did.at, did.version, len(done), stopped, refused)


def _nth(key: str, n: int) -> str:
    """The key of the nth action of a request."""
    return f"{key}-{n}" if n else key
