"""What a seat sees is put together once for each position, and is the same as made anew."""

import asyncio
from collections import Counter
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bocage.kernel.chance import Rng
from bocage.server.menus import declared, menu
from bocage.server.rooms import MOMENTS, Room
from tests.server.asking import room_of, step

ENCODE = msgspec.json.Encoder().encode


def anew(room: Room) -> Room:
    """The same game in a room that has seen nothing yet."""
    return Room(room.row, room.box, room.ledger, room.store)


def looks(room: Room) -> list[bytes]:
    """All that the seats are told, and how each would begin every kind of action."""
    found = []
    for seat in (*room.row.seats, ""):
        for lang in ("en", "ja"):
            found.append(ENCODE(room.state(seat, lang)))
            asked = room.asked(seat, lang)
            if asked is not None:
                found += [ENCODE(menu(asked, do, declared(asked, do, {}))) for do in asked.kinds()]
    return found


GAMES = ("skirmish", "cobra-spi", "market-garden", "combat-commander")


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_is_what_would_be_made(game: str) -> None:
    async def play() -> None:
        room, rng = room_of(game), Rng(3)
        for _ in range(12):
            first = looks(room)
            assert looks(room) == first
            assert looks(anew(room)) == first
            assert len(room._moments) <= MOMENTS
            step(room, rng)

    asyncio.run(play())


@pytest.mark.parametrize("game", GAMES)
def test_counters_and_panels_are_read_once_for_a_seat(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    room, read = room_of(game), Counter[tuple[str, str | None]]()
    module = room.box.module

    def counted(name: str, plain: Any) -> Any:
        def asked(book: Any, view: Any) -> Any:
            read[name, view.side] += 1
            return plain(book, view)

        return asked

    for name in ("pieces", "panels", "status"):
        monkeypatch.setattr(module, name, counted(name, getattr(module, name)))

    async def look() -> None:
        looks(room)
        looks(room)

    asyncio.run(look())
    assert set(read.values()) == {1}
    assert len(read) == 3 * (len(module.sides) + 1)


def test_what_others_have_sealed_is_no_new_moment() -> None:
    """Not even the time that an answer takes says that somebody has sealed one."""
    room, rng = room_of("skirmish"), Rng(3)
    while len(room.engine.asks(room.ledger.position)) < 2:
        step(room, rng)
    first, other = (ask.side for ask in room.engine.asks(room.ledger.position))
    before = {seat: room.moment(seat) for seat in (first, other)}
    step(room, rng)
    assert list(room.ledger.position.answers) == [first]
    assert room.moment(other) is before[other]
    assert room.moment(first) is not before[first]


def test_a_game_that_was_given_up_asks_nobody() -> None:
    room = room_of("cobra-spi")
    side = room.engine.asks(room.ledger.position)[0].side
    assert room.asked(side, "en") is not None
    room.row = replace(room.row, status=f"resigned:{side}")
    assert room.asked(side, "en") is None
    assert room.moment(side).asks == ()
