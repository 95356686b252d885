"""The heuristics: they beat the random player, take what is free, and know every option."""

import pytest

from bocage.bots.base import Budget, answer, make_bot
from bocage.games.market_garden.types import ALLIED, GERMAN
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module

MODULE = load_module("market-garden")
OPTIONS = {option.id: option.values[-1] for option in MODULE.options}


@pytest.fixture(scope="module")
def engine():
    return Engine(MODULE, "garden")


def played(engine, allied, german, seed, most=4000):
    """The last position of a game."""
    rng = Rng(seed)
    bots = {ALLIED: make_bot(allied), GERMAN: make_bot(german)}
    pos = engine.start(rng).position
    for _ in range(most):
        if pos.outcome is not None:
            break
        side = engine.pending(pos)[0].side
        action = answer(bots[side], engine, pos, side, Budget(nodes=1000), rng)
        pos = engine.apply(pos, side, action, rng).position
    return pos


@pytest.mark.parametrize(("side", "seed"), [(ALLIED, 3), (GERMAN, 4)])
def test_it_beats_the_random_player(engine, side, seed):
    bots = ("greedy@1", "random") if side == ALLIED else ("random", "greedy@1")
    assert played(engine, *bots, seed).outcome.winner == side


def test_it_plays_with_every_option():
    engine = Engine(MODULE, "garden", OPTIONS)
    played(engine, "greedy@1", "greedy@1", 5, most=350)
