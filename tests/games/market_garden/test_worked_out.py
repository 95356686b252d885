"""What is worked out of a position step by step is what it would be from nothing."""

from collections.abc import Iterator

import pytest

from bocage.games.market_garden import module
from bocage.games.market_garden.rules.r09_movement_1_ways import ways_of
from bocage.games.market_garden.state import Lay, acts_of, lay
from bocage.games.market_garden.types import SIDES, Activation, Half
from bocage.kernel.api import Illegal, innermost
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.position import AnyPosition

SEEDS = (3, 4)


def positions(engine: Engine, seed: int) -> Iterator[AnyPosition]:
    """Those of a random game."""
    rng = Rng(seed)
    position = engine.start(rng).position
    while position.outcome is None:
        yield position
        side = engine.pending(position)[0].side
        choice = engine.choice(position, side)
        assert choice is not None
        action = choice.sample(rng, module.weights)
        assert action is not None
        position = engine.apply_legal(position, side, action, rng).position


@pytest.mark.parametrize("seed", SEEDS)
def test_an_arrangement_follows_from_the_one_before(seed: int):
    engine = Engine(module, "garden")
    for position in positions(engine, seed):
        here, anew = lay(engine.book, position.public), Lay(engine.book, position.public)
        assert here.at == anew.at
        assert here.ours == anew.ours
        for side in SIDES:
            assert here.ready(side) == anew.ready(side)
            assert here.supply(side) == anew.supply(side)


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_goes_on_where_a_way_is_said_to_end(seed: int):
    engine, ended = Engine(module, "garden"), 0
    for position in positions(engine, seed):
        if not isinstance(activation := position.frames[-1], Activation):
            continue
        half = innermost(position.frames, Half)
        ways = ways_of(acts_of(engine.book, position.public, half, activation))
        for unit in ways.acts.actors:
            for there in ((), *((space,) for space in ways.beside((unit,), ()))):
                if ways.ends((unit,), there):
                    ended += 1
                    onward = [(*there, space) for space in ways.beside((unit,), there)]
                    assert all(isinstance(ways.walk((unit,), way), Illegal) for way in onward)
    assert ended > 100
