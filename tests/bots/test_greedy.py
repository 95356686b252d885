"""The greedy player: better than chance, repeatable, within its budget, blind to what is hidden."""

import pytest

from bocage.arena import Plan, run_arena
from bocage.bots.base import Budget, answer, make_bot
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError, load_module


@pytest.fixture(scope="module")
def engine():
    return Engine(load_module("skirmish"), "crossroads")


def moments(engine, seed, every=7):
    """Some positions of a random game, each with the side that must decide."""
    rng = Rng(seed)
    position = engine.start(rng).position
    count = 0
    while position.outcome is None:
        side = engine.pending(position)[0].side
        if count % every == 0:
            yield position, side
        count += 1
        action = engine.choice(position, side).sample(rng, engine.module.weights)
        position = engine.apply_legal(position, side, action, rng).position


def test_answers_are_legal_and_repeatable(engine):
    bot = make_bot("greedy@1")
    for position, side in moments(engine, 3):
        first = answer(bot, engine, position, side, Budget(nodes=3000), Rng(9))
        assert engine.why_not(position, side, first) is None
        assert answer(bot, engine, position, side, Budget(nodes=3000), Rng(9)) == first


def test_it_decides_even_without_any_budget(engine):
    bot = make_bot("greedy@1")
    for position, side in moments(engine, 4, every=11):
        budget = Budget(nodes=0)
        action = answer(bot, engine, position, side, budget, Rng(1))
        assert engine.why_not(position, side, action) is None


def test_it_stops_when_the_budget_is_spent(engine):
    bot = make_bot("greedy@1")
    for position, side in moments(engine, 5):
        budget = Budget(nodes=50)
        answer(bot, engine, position, side, budget, Rng(1))
        assert budget.left is not None and budget.left >= -20


def test_the_same_view_gives_the_same_answer_whatever_is_hidden(engine):
    """Another hand of the enemy, another order of the draw piles: it must not notice."""
    bot = make_bot("greedy@1")
    for position, side in moments(engine, 6):
        view = engine.view(position, side)
        other = engine.guess(view, Rng(77))
        mine = answer(bot, engine, position, side, Budget(nodes=2000), Rng(5))
        assert answer(bot, engine, other, side, Budget(nodes=2000), Rng(5)) == mine


def test_the_evaluation_is_a_whole_number_and_sees_only_the_view(engine):
    module = engine.module
    for position, side in moments(engine, 7):
        view = engine.view(position, side)
        value = module.evaluate(engine.book, view)
        assert type(value) is int
        assert module.evaluate(engine.book, engine.view(engine.guess(view, Rng(1)), side)) == value


def test_candidates_are_legal(engine):
    for position, side in moments(engine, 8, every=3):
        view = engine.view(position, side)
        _, choice = engine.choice_of_view(view)
        for action in engine.module.candidates(engine.book, view, choice, Rng(1)) or ():
            assert choice.why_not(action) is None


def test_it_beats_the_random_player():
    report = run_arena(Plan("skirmish", ("greedy@1", "random"), 24, seed=5, scenario="estate"))
    assert report["faults"] == []
    assert report["share"] >= 0.75  # of 200 games it is over 0.9; 24 leave room for luck


def test_it_has_no_variants():
    with pytest.raises(InputError, match="no variants"):
        make_bot("greedy@1:fast")
