"""What people see of fights: forecasts before the roll, and moments of the dice."""

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from bocage.games.normandy import module
from bocage.games.normandy import types as t
from bocage.games.normandy.events import CombatResult, CombatRolled
from bocage.games.normandy.table.forecasts_fights import FACES, net
from tests.games.normandy.battles import battle, play

SEEDS = range(8)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_forecast_is_of_all_ten_rolls_and_what_is_rolled_is_in_it(seed):
    engine, position = battle(seed)
    shown: list[Any] = []

    def watch(before, side, action, applied):
        for forecast in module.forecast(engine.book, engine.view(before, side), action):
            if str(forecast.title.id) != "forecast-fight":
                continue
            assert sum(odd.share for odd in forecast.odds) == forecast.of
            if forecast.of == len(FACES):
                assert Counter(forecast.faces) == Counter(
                    {i: odd.share for i, odd in enumerate(forecast.odds)}
                )
            if isinstance(before.frames[-1], t.Defence | t.Fight):
                shown[:] = [forecast]
        for emitted in applied.events:
            event = emitted.event
            if isinstance(event, CombatRolled) and shown:
                assert shown[0].columns[shown[0].column] == event.column
                shown.clear()

    play(engine, position, seed, 150, watch)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_moment_tells_the_roll_and_its_cell(seed):
    engine, position = battle(seed)
    told: list[Any] = []

    def watch(before, side, action, applied):
        for emitted in applied.events:
            event = emitted.event
            made = module.table.MOMENTS.get(type(event))
            moment: Any = made(engine.book, event, told) if made else None
            if isinstance(event, CombatResult):
                assert moment.cells[moment.came].text.text == event.result == moment.mark
                assert (moment.good > 0) == (net(engine.book, event.result) > 0)
            if isinstance(event, CombatRolled):
                assert moment.throws[0].faces == (event.roll,)
            told.insert(0, event)

    play(engine, position, seed, 150, watch)


def test_who_knows_nothing_of_the_defenders_gets_no_forecast():
    engine, position = battle(1)
    view = engine.view(position, position.frames[-1].side)
    choice = engine.choice(position, view.side).of(t.Attack)
    found = list(islice(choice.legal(), 20))
    assert found and not any(module.forecast(engine.book, view, action) for action in found)
