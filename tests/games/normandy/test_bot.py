"""The bot: legal answers, quick ones, better than chance with either side."""

import time
from typing import Any

import pytest

from bocage.games.normandy import bot, module
from bocage.games.normandy import types as t
from bocage.games.normandy.book import load_book
from bocage.games.normandy.book.charts import COLUMNS
from bocage.games.normandy.bot.fight import expected
from bocage.games.normandy.bot.picture import picture_of
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine


def played(scenario, seed, sides, most=5000):
    """A game in which these sides are bots and the others play anything; how long each thought."""
    engine: Any = Engine(module, scenario)
    rng = Rng(seed)
    times: list[float] = []
    pos = engine.start(rng).position
    while pos.outcome is None and len(times) < most:
        side = engine.pending(pos)[0].side
        view = engine.view(pos, side)
        _, choice = engine.choice_of_view(view)
        if side in sides:
            start = time.process_time()
            found: Any = bot.candidates(engine.book, view, choice, rng)
            times.append(time.process_time() - start)
            (action,) = found
            assert choice.why_not(action) is None, action
        else:
            action = choice.sample(rng, module.weights)
        pos = engine.apply(pos, side, action, rng).position
    return pos, times


@pytest.mark.parametrize("side", t.SIDES)
def test_it_beats_chance(side):
    pos, times = played("elle", 1, (side,))
    assert pos.outcome.winner == side
    assert sum(times) / len(times) < 0.03


def test_a_day_of_epsom_against_itself():
    pos, times = played("epsom", 1, t.SIDES, most=150)
    assert len(times) == 150 or pos.outcome
    assert sum(times) / len(times) < 0.03


def test_better_odds_promise_more():
    book = load_book("elle", {})
    found = [expected(book, column, 0) for column in COLUMNS]
    assert found == sorted(found)
    assert expected(book, "3:1", -3) < expected(book, "3:1", 0) < expected(book, "3:1", 3)


def test_goals_are_what_is_to_be_taken_or_kept():
    book = load_book("elle", {})
    control = {"B4006": t.GERMAN, "B3609": t.ALLIED}
    allied, german = (goals_of(book, control, side) for side in t.SIDES)
    assert allied["B4006"] == german["B4006"] == 5 and "B3609" not in allied


def test_a_bot_sees_no_more_than_its_view():
    engine = Engine(module, "elle")
    pos = engine.start(Rng(1)).position
    view = engine.view(pos, t.ALLIED)
    pic = picture_of(engine.book, view)
    assert pic.foe("B3508") == 4 and pic.public.piles["B3508"].n == 1
