"""Records out and in, branches, and the proof that chance was fair."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError, ModuleError, load_module
from bocage.kernel.record import End, Header, Mark, Record, RecordError, line, read, read_header
from bocage.kernel.replay import check_draws, check_header, committed, replay
from bocage.server import api
from bocage.server.ledger import Ledger
from bocage.server.rooms import PEOPLE, Room
from bocage.server.store import Settings
from bocage.server.trouble import Trouble

if TYPE_CHECKING:
    from bocage.kernel.position import AnyPosition
    from bocage.server.hall import Hall
    from bocage.server.shelf import Box

NAME = "record"  # what messages call an imported file


def file_of(room: Room) -> tuple[str, str]:
    """The name and the text of a game's record; it tells all, so only when nothing is hidden."""
    if room.playing and room.engine.hides:
        raise Trouble("hidden")
    header = room.ledger.header
    name = f"{header.game}-{header.scenario}-{header.commitment[:8]}.bocage"
    return name, room.ledger.text()


def private_of(room: Room) -> api.Private:
    """Seed and seats, where that gives nothing away."""
    if room.playing and room.engine.hides:
        raise Trouble("hidden")
    if not room.row.seed:
        raise Trouble("look-only")
    overlays = tuple(str(path) for path in room.engine.overlays)
    seats = {side: "me" if who in PEOPLE else who for side, who in room.row.seats.items()}
    return api.Private(room.row.seed, seats, overlays)


# -- in ----------------------------------------------------------------------------------------


async def taken_in(hall: Hall, body: api.Import) -> str:
    """A record as a game: to go on with if its seed is given, else to look at."""
    try:
        header = read_header(body.record, NAME)
        box = hall.shelf.box(header.game, header.scenario, header.options)
        check_header(box.engine, header, NAME)
        record = read(body.record, box.engine.codec.action_types, NAME)
        private = _private(body.private)
        seed = _seed(record, private)
        await asyncio.to_thread(_check, box, record, seed)
        ledger = Ledger.replayed(box.engine, header, seed, rows_of(record))
    except (InputError, ModuleError, RecordError) as error:
        raise Trouble("bad-record", detail=str(error)) from None
    status = "playing" if seed and record.ended is None else "look"
    seats = _seats(hall, box, body, private)
    return await hall.keep(box, ledger, seats, Settings(), status)


def _private(text: str | None) -> api.Private | None:
    if not text:
        return None
    try:
        return msgspec.json.decode(text, type=api.Private)
    except msgspec.DecodeError as error:
        raise RecordError(f"private: {error}") from None


def _seed(record: Record, private: api.Private | None) -> bytes:
    """The seed, published or given, which must be the one that was committed to."""
    end = record.ended
    told = end.seed if end is not None else private.seed if private else ""
    try:
        seed = bytes.fromhex(told)
    except ValueError:
        raise RecordError("private: the seed must be 64 hex digits") from None
    if seed:
        committed(record.header, seed, NAME)
    return seed


def _check(box: Box, record: Record, seed: bytes) -> None:
    """Play it again with an engine of its own: this runs beside the server's."""
    engine = Engine(box.module, box.engine.scenario, box.engine.options, box.engine.overlays)
    chance = committed(record.header, seed, NAME) if seed else None
    for step in replay(record, engine, NAME):
        if chance is not None:
            check_draws(chance, step, NAME)


def rows_of(record: Record) -> list[str]:
    """The lines of a record, digests and the closing line with the entry that they follow."""
    rows: list[str] = []
    for entry in record.entries:
        if isinstance(entry, Mark | End) and rows:
            rows[-1] += "\n" + line(entry)
        elif not isinstance(entry, Mark | End):
            rows.append(line(entry))
    return rows


def _seats(hall: Hall, box: Box, body: api.Import, private: api.Private | None) -> dict[str, str]:
    """Who plays: as wished, else as it was, else one person on all sides."""
    sides = box.module.sides
    wished = dict(body.seats) or (dict(private.seats) if private else {})
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
    words, header = room.box.words(lang), room.ledger.header
    if room.playing:
        told = words.say("verify-later")
        return api.Verified(False, told, header.commitment, "", 0)
    if not room.row.seed:
        return api.Verified(False, words.say("verify-no-seed"), header.commitment, "", 0)
    try:
        draws = await asyncio.to_thread(_prove, room)
    except (RecordError, InputError) as error:
        told = words.say("verify-wrong", detail=str(error))
        return api.Verified(False, told, header.commitment, room.row.seed, 0)
    told = words.say("verify-good", draws=draws)
    return api.Verified(True, told, header.commitment, room.row.seed, draws)


def _prove(room: Room) -> int:
    """Play the record again with the dice of the seed; answers how many there were."""
    text, seed = room.ledger.text(), room.row.seed
    header: Header = read_header(text, NAME)
    overlays = room.engine.overlays
    engine = Engine(load_module(header.game), header.scenario, header.options, overlays)
    record = read(text, engine.codec.action_types, NAME)
    chance = committed(header, bytes.fromhex(seed), NAME)
    draws = 0
    for step in replay(record, engine, NAME):
        check_draws(chance, step, NAME)
        draws = step.position.draws
    return draws
