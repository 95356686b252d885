from collections import Counter

import pytest

from bocage.bots.base import Bot, Budget, answer, bot_names, make_bot, register
from bocage.bots.random_bot import RandomBot, weights_of
from bocage.kernel.api import EngineFault, OneOf
from bocage.kernel.chance import Rng
from bocage.kernel.choice import tag_of
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError
from bocage.tools.contract.common import walk
from tests.kernel.toy import module
from tests.kernel.toy_types import Claim, Rest

ENGINE = Engine(module, "valley")


def positions(prompt):
    return [m for seed in range(20) for m in walk(ENGINE, seed) if m.ask.prompt == prompt]


def test_a_random_bot_plays_a_game_from_views_alone():
    bot: Bot = make_bot("random")
    rng, chance = Rng(1), Rng(2)
    pos = ENGINE.start(chance).position
    while pos.outcome is None:
        side = ENGINE.pending(pos)[0].side
        action = answer(bot, ENGINE, pos, side, Budget(nodes=1), rng)
        assert ENGINE.why_not(pos, side, action) is None
        pos = ENGINE.apply_legal(pos, side, action, chance).position


def tags(bot, prompt):
    found = Counter[str]()
    for moment in positions(prompt):
        action = answer(bot, ENGINE, moment.position, moment.ask.side, Budget(), Rng(moment.number))
        found[tag_of(action)] += 1
    return found


def test_it_is_biased_against_undoing_itself():
    biased, even = tags(make_bot("random"), "claim"), tags(RandomBot(weights={}), "claim")
    assert biased["take-flag"] == 0 < even["take-flag"]


def test_a_bias_prefers_its_chapter():
    plain, claims = tags(make_bot("random"), "claim"), tags(make_bot("random:claim"), "claim")
    assert claims["claim"] > plain["claim"]
    assert make_bot("random:claim").name == "random:claim"


def test_an_unknown_bias_or_bot_is_named():
    with pytest.raises(InputError, match="unknown bias 'peace' of fields; known biases: claim"):
        tags(make_bot("random:peace"), "claim")
    with pytest.raises(InputError, match=r"unknown bot 'deep blue'; known bots: .*random"):
        make_bot("deep blue")
    assert "random" in bot_names()
    assert weights_of(module, None) is module.weights


def test_bots_are_registered_under_a_name(monkeypatch):
    monkeypatch.setattr("bocage.bots.base._FACTORIES", {})
    register("mine", lambda variant: RandomBot(bias=variant))
    assert make_bot("mine:x").name == "random:x" and "mine" in bot_names()


def test_a_bot_without_a_choice_or_a_question_is_a_fault():
    moment = positions("claim")[0]
    view = ENGINE.view(moment.position, moment.ask.side)
    nothing = OneOf([], types=(Claim, Rest))
    with pytest.raises(EngineFault, match="has no choice"):
        RandomBot().decide(ENGINE, view, moment.ask, nothing, Budget(), Rng(1))
    other = "south" if moment.ask.side == "north" else "north"
    with pytest.raises(EngineFault, match="not asked"):
        answer(RandomBot(), ENGINE, moment.position, other, Budget(), Rng(1))


def test_a_budget_of_nodes_runs_out():
    budget = Budget(nodes=3)
    assert [budget.spend() for _ in range(4)] == [True, True, True, False]
    assert Budget().spend(1000)


def test_a_deadline_is_kept_by_the_clock_from_outside():
    times = iter([1.0, 1.9, 2.0])
    budget = Budget(deadline=2.0, clock=lambda: next(times))
    assert [budget.spend() for _ in range(3)] == [True, True, False]
    with pytest.raises(ValueError, match="needs a clock"):
        Budget(deadline=2.0)
