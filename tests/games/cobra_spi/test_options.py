"""The options are offered, and games with all of them on can be played by people and bots."""

import pytest

from bocage.bots.base import Budget, answer, make_bot
from bocage.games.cobra_spi import module
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.position import Applied

ALL_ON = {option.id: "on" for option in module.options}


@pytest.mark.covers("opt.1", "opt.2", "opt.3")
def test_each_reading_that_may_be_chosen_is_an_option_and_off_by_default():
    assert {option.id: (option.clause, option.default) for option in module.options} == {
        "overrun-terrain": ("opt.1", "off"),
        "exit-divisions": ("opt.2", "off"),
        "turn-14-exit": ("opt.3", "off"),
    }
    plain, changed = Engine(module, "breakout"), Engine(module, "breakout", ALL_ON)
    assert not any(plain.book.on(option) for option in ALL_ON)
    assert all(changed.book.on(option) for option in ALL_ON)


@pytest.mark.parametrize("name", ["random:overrun", "greedy@1"])
def test_a_game_with_all_options_on(name):
    engine, rng, bot = Engine(module, "breakout", ALL_ON), Rng(5), make_bot(name)
    position = engine.start(rng).position
    for _ in range(150):
        side = engine.pending(position)[0].side
        action = answer(bot, engine, position, side, Budget(nodes=300), rng)
        done = engine.apply(position, side, action, rng)
        assert isinstance(done, Applied)
        position = done.position
        module.score(engine.book, position)
