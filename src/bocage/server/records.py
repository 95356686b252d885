"""Records out and in, branches, and the proof that chance was fair."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError, ModuleError
from bocage.kernel.record import End, Mark, Record, RecordError, line, read, read_header
from bocage.kernel.replay import check_header, proven, replay
from bocage.server import api
from bocage.server.ledger import Ledger
from bocage.server.rooms import Room
from bocage.server.store import PEOPLE, Settings
from bocage.server.trouble import Trouble

if TYPE_CHECKING:
    from bocage.kernel.position import AnyPosition
    from bocage.server.hall import Hall
    from bocage.server.shelf import Box

NAME = "record"  # what messages call an imported file


def file_of(room: Room) -> tuple[str, str]:
    """The name and the text of a game's record; it tells all, so only when nothing is hidden.

    Its seed is in it once the game is over here, however it ended.
    """
    if room.playing and room.engine.hides:
        raise Trouble("hidden")
    ledger, header = room.ledger, room.ledger.header
    name = f"{header.game}-{header.scenario}-{header.commitment[:8]}.bocage"
    if room.playing or ledger.position.outcome is not None or not ledger.seed:
        return name, ledger.text()
    if room.row.status != "carried":
        return name, ledger.closed()
    seats = room.row.seats
    return name, ledger.closed([seats[side] for side in room.box.module.sides])


# -- in ----------------------------------------------------------------------------------------


async def taken_in(hall: Hall, body: api.Import) -> str:
    """A record as a game: to go on with, with new dice, if it was carried here; else to look at.

    Also one of the terminal whose private file comes with it is gone on with. Whoever brings
    a game knows the seed that it had.
    """
    try:
        header = read_header(body.record, NAME)
        box = await hall.box(header.game, header.scenario, header.options)
        check_header(box.engine, header, NAME)
        record = read(body.record, box.engine.codec.action_types, NAME)
        private = _private(body.private)
        seed = _seed(record, private)
        engine = box.engine.another()
        over = await asyncio.to_thread(_check, engine, record, seed)
        rows = rows_of(record if over else begun(record))
        ledger = await asyncio.to_thread(Ledger.replayed, engine, header, seed, rows)
    except (InputError, ModuleError, RecordError) as error:
        raise Trouble("bad-record", detail=str(error)) from None
    end = record.ended
    carried = dict(zip(box.module.sides, end.seats if end else (), strict=False))
    on = bool(seed) and not over and bool(carried or private)
    if on:
        ledger.reseed(secrets.token_bytes(32))
    seats = _seats(hall, box, body.seats or carried or (private.seats if private else {}))
    return await hall.keep(box, ledger, seats, Settings(), "playing" if on else "look")


class Private(msgspec.Struct, frozen=True):
    """What the terminal keeps beside the record of a game under way."""

    seed: str
    seats: dict[str, str]
    overlays: tuple[str, ...] = ()


def _private(text: str | None) -> Private | None:
    if not text:
        return None
    try:
        return msgspec.json.decode(text, type=Private)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RecordError(f"private: {error}") from None


def _seed(record: Record, private: Private | None) -> bytes:
    """The seed, published or given."""
    end = record.ended
    told = end.seed if end is not None else private.seed if private else ""
    try:
        return bytes.fromhex(told)
    except ValueError:
        raise RecordError("private: the seed must be 64 hex digits") from None


def _check(engine: Engine, record: Record, seed: bytes) -> bool:
    """Play it again; whether it is over. A seed must be the one committed to, and give all dice."""
    steps = proven(record, engine, seed, NAME) if seed else replay(record, engine, NAME)
    *_, last = steps
    return last.position.outcome is not None


def begun(record: Record) -> Record:
    """A record without its closing line."""
    entries = record.entries if record.ended is None else record.entries[:-1]
    return Record(record.header, entries)


def rows_of(record: Record) -> list[str]:
    """The lines of a record, digests and the closing line with the entry that they follow."""
    rows: list[str] = []
    for entry in record.entries:
        if isinstance(entry, Mark | End) and rows:
            rows[-1] += "\n" + line(entry)
        elif not isinstance(entry, Mark | End):
            rows.append(line(entry))
    return rows


def _seats(hall: Hall, box: Box, wished: Mapping[str, str]) -> dict[str, str]:
    """Who plays: as wished, else people on all sides."""
    sides = box.module.sides
    if not wished:
        return {side: PEOPLE[0] if i == 0 else PEOPLE[1] for i, side in enumerate(sides)}
    return hall.checked_seats(box.module, wished)


# -- playing on --------------------------------------------------------------------------------


async def branched(hall: Hall, room: Room, body: api.Branch) -> str:
    """A new game from a moment: the true position where nothing is hidden, else a guess at it."""
    seats = hall.checked_seats(room.box.module, body.seats)
    n = room.ledger.entry_at(body.at)
    if n is None:
        raise Trouble("unknown-moment", at=body.at)
    position = _start(room, body.seat, n)
    if position.outcome is not None:
        raise Trouble("over")
    ledger = Ledger.branch(room.engine, secrets.token_bytes(32), position)
    settings = Settings(pause=room.row.settings.pause)
    return await hall.keep(room.box, ledger, seats, settings)


def _start(room: Room, seat: str, n: int) -> AnyPosition:
    """What the new game starts from; answers that are sealed are given anew."""
    position = room.ledger.position_at(n)
    if room.playing and room.engine.hides:
        view = room.engine.view(position, room.seat(seat))
        position = room.engine.guess(view, Rng(secrets.randbits(63)))
    return replace(position, answers={})


# -- the proof ---------------------------------------------------------------------------------


async def verified(room: Room, lang: str) -> api.Verified:
    """Whether the published seed gives the dice that were rolled."""
    words, commitment, seed = room.box.words(lang), room.ledger.commitment, room.row.seed
    if room.playing:
        return api.Verified(False, words.say("verify-later"), commitment, "", 0)
    if not seed:
        return api.Verified(False, words.say("verify-no-seed"), commitment, "", 0)
    try:
        draws = await asyncio.to_thread(_prove, room)
    except (RecordError, InputError) as error:
        told = words.say("verify-wrong", detail=str(error))
        return api.Verified(False, told, commitment, seed, 0)
    parts = [words.say("verify-good", draws=draws)]
    before = sum(row.startswith("% ") for row in room.ledger.rows)
    if before:
        parts.append(words.say("verify-parts", before=before))
    if room.row.status == "carried":
        parts.append(words.say("verify-carried"))
    return api.Verified(True, words.say("sentences").join(parts), commitment, seed, draws)


def _prove(room: Room) -> int:
    """Play the record again with the dice of the seed; answers how many there were."""
    text, seed = room.ledger.text(), room.row.seed
    engine = room.engine.another()
    record = read(text, engine.codec.action_types, NAME)
    *_, last = proven(record, engine, bytes.fromhex(seed), NAME)
    return last.position.draws
