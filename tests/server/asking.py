"""Decisions as a seat is told them, without a server."""

from collections.abc import Iterator
from typing import Any

from bocage.bots.base import Budget, answer
from bocage.bots.random_bot import RandomBot
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import Illegal
from bocage.kernel.position import AnyPosition, Applied
from bocage.server import api
from bocage.server.ledger import Ledger
from bocage.server.rooms import Room
from bocage.server.shelf import Box, Shelf
from bocage.server.states import Moment
from bocage.server.store import Brief, GameRow, Settings
from bocage.server.targets import Asked

SEED = bytes(range(32))


def asked_at(box: Box, position: AnyPosition, side: str) -> Asked:
    view = box.engine.view(position, side)
    asked = Moment(box, view, box.engine.asks(position)).asked("en")
    assert asked is not None
    return asked


def positions(box: Box, seed: int, every: int, most: int) -> Iterator[Asked]:
    """Decisions of a random game."""
    engine, rng = box.engine, Rng(seed)
    position = engine.start(Rng(seed)).position
    for count in range(every * most):
        if position.outcome is not None:
            return
        side = engine.pending(position)[0].side
        if count % every == every - 1:
            yield asked_at(box, position, side)
        action = answer(RandomBot(), engine, position, side, Budget(nodes=1), rng)
        applied = engine.apply(position, side, action, rng)
        assert isinstance(applied, Applied)
        position = applied.position


def with_target(field: api.Field, form: tuple[api.Entered, ...], target: api.Target) -> Any:
    """What a field holds with one more choice, built up as its kind says."""
    before = next((one.value for one in form if one.field == field.name), None)
    value = target.value
    if field.kind in ("pick", "flag"):
        return value
    if field.kind in ("split", "assign"):
        return {**(before or {}), value[0]: value[1]}
    return [*(before or []), *(value if isinstance(value, list) else [value])]


def scene(game: str, situation: dict[str, Any]) -> tuple[Box, Asked]:
    module = load_module(game)
    book, position = module.scene(situation, "")
    box = Box(Engine.over(module, book))
    return box, asked_at(box, position, box.engine.pending(position)[0].side)


class NoStore:
    """Keeps nothing."""

    async def append(self, game: str, hop: Any) -> None: ...

    async def change(self, row: Any) -> None: ...


def room_of(game: str) -> Room:
    box = Shelf().box(game, load_module(game).scenarios[0], {})
    engine = box.engine
    seats = dict.fromkeys(engine.module.sides, "me")
    names = ("g", game, engine.scenario, engine.options, seats, SEED.hex(), "", Settings())
    row = GameRow(*names, "", "", "", "playing", Brief())
    return Room(row, box, Ledger.begin(engine, SEED), NoStore())  # type: ignore[arg-type]


def step(room: Room, rng: Rng) -> None:
    """A random decision."""
    engine, ledger = room.engine, room.ledger
    side = engine.pending(ledger.position)[0].side
    choice = engine.choice(ledger.position, side)
    action = choice.sample(rng, engine.module.weights) if choice else None
    assert action is not None
    made = ledger.act(side, action, None)
    assert not isinstance(made, Illegal)
    ledger.commit(made)
