"""The searching bot: ideas of a module, play on, and a budget that holds."""

import pytest

from bocage.bots.base import Budget, answer, bot_names, make_bot
from bocage.bots.greedy import candidates
from bocage.bots.search import ANSWER, THOUGHT, Look, SearchBot
from bocage.games.market_garden.types import Rest
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import InputError, load_module


@pytest.fixture(scope="module")
def garden():
    return Engine(load_module("market-garden"), "garden")


@pytest.fixture(scope="module")
def orchard():
    return Engine(load_module("skirmish"), "orchard")


def opened(engine, prompt):
    """The first position of a game at which the heuristics are asked for this."""
    rng = Rng(11)
    bot = make_bot("greedy@1")
    pos = engine.start(rng).position
    while engine.pending(pos)[0].prompt != prompt:
        side = engine.pending(pos)[0].side
        pos = engine.apply(pos, side, answer(bot, engine, pos, side, Budget(), rng), rng).position
    return pos


def test_its_name_is_known_and_it_has_no_variants():
    assert "search@1" in bot_names()
    assert make_bot("search@1").name == "search@1"
    with pytest.raises(InputError, match="no variants"):
        make_bot("search@1:deep")


def test_it_needs_an_evaluation(orchard, monkeypatch):
    monkeypatch.setattr(type(orchard.module), "bot", None)
    pos = orchard.start(Rng(1)).position
    side = orchard.pending(pos)[0].side
    with pytest.raises(InputError, match="no evaluation"):
        answer(make_bot("search@1"), orchard, pos, side, Budget(nodes=100), Rng(1))


def test_it_plays_a_game_that_has_no_ideas_of_its_own(orchard):
    rng = Rng(5)
    bot = make_bot("search@1")
    pos = orchard.start(rng).position
    for _ in range(20):
        if pos.outcome is not None:
            break
        side = orchard.pending(pos)[0].side
        action = answer(bot, orchard, pos, side, Budget(nodes=400), rng)
        pos = orchard.apply(pos, side, action, rng).position


def doubtful(engine):
    """The first position of a game in which there is more than one candidate."""
    rng = Rng(1)
    pos = engine.start(rng).position
    while True:
        side = engine.pending(pos)[0].side
        view = engine.view(pos, side)
        several = candidates(engine, view, engine.choice_of_view(view)[1], rng)
        if len(several) > 1:
            return pos
        pos = engine.apply(pos, side, several[0], rng).position


class Counting(Budget):
    """A budget that knows what it has granted."""

    granted = 0

    def spend(self, nodes=1):
        good = super().spend(nodes)
        self.granted += nodes if good else 0
        return good


@pytest.mark.parametrize("nodes", [0, ANSWER, 5 * ANSWER, 40 * ANSWER])
def test_it_spends_no_more_than_it_was_given(orchard, nodes):
    pos = doubtful(orchard)
    side = orchard.pending(pos)[0].side
    budget = Counting(nodes=nodes)
    answer(make_bot("search@1"), orchard, pos, side, budget, Rng(3))
    assert budget.granted <= nodes
    assert (budget.left or 0) >= -2 * ANSWER  # it stops when it is told to
    assert (budget.granted > 0) == (nodes > 0)


def test_it_answers_the_same_with_the_same_dice(garden, orchard):
    for engine, pos in (
        (garden, opened(garden, "impulse")),
        (orchard, doubtful(orchard)),
    ):
        side = engine.pending(pos)[0].side
        one, two = (
            answer(SearchBot(), engine, pos, side, Budget(nodes=2000), Rng(9)) for _ in range(2)
        )
        assert one == two


def turn_of(engine, side):
    """The first position of a game in which a side is asked for its impulse."""
    rng = Rng(11)
    bot = make_bot("greedy@1")
    pos = engine.start(rng).position
    while True:
        ask = engine.pending(pos)[0]
        if ask.side == side and ask.prompt == "impulse" and pos.public.impulse > 0:
            return pos
        action = answer(bot, engine, pos, ask.side, Budget(), rng)
        pos = engine.apply(pos, ask.side, action, rng).position


def look_at(engine, pos, nodes=4000):
    """A look from the side that is asked, and its plans."""
    ask = engine.pending(pos)[0]
    view = engine.view(pos, ask.side)
    choice = engine.choice_of_view(view)[1]
    look = Look(engine, engine.module.bot, view, ask, Budget(nodes=nodes))
    return look, engine.module.bot.ideas(engine.book, view, choice, 5)


def test_a_side_that_does_not_heed_the_enemy_takes_its_best_idea(garden):
    pos = turn_of(garden, "allied")
    budget = Counting(nodes=2000)
    found = answer(make_bot("search@1"), garden, pos, "allied", budget, Rng(3))
    assert found == look_at(garden, pos)[1][0][1]
    assert budget.granted == 0


def test_what_the_enemy_could_do_counts_against_a_plan(garden, monkeypatch):
    look, _ = look_at(garden, turn_of(garden, "german"))
    plans = [(500, "bold"), (450, "careful"), (100, "idle")]
    harm: dict[str, int | None] = {"bold": 200, "careful": 50, "idle": 0}
    seen = []

    def reply(self, position, action, rng):
        seen.append(action)
        return harm[action]

    monkeypatch.setattr(Look, "reply", reply)
    assert look.best(plans, 0, Rng(1)) == "bold"
    assert seen == ["bold"]  # nothing else could leave more
    seen.clear()
    assert look.best(plans, 80, Rng(1)) == "careful"
    assert seen == ["bold", "careful"]
    harm["bold"] = None  # not known
    assert look.best(plans, 80, Rng(1)) == "bold"


def test_the_answer_is_the_best_plan_of_the_enemy(garden):
    pos = turn_of(garden, "german")
    look, _ = look_at(garden, pos)
    after = garden.apply(pos, "german", Rest(), Rng(1)).position
    assert garden.pending(after)[0].side == "allied"
    assert look.reply(pos, Rest(), Rng(1)) == look_at(garden, after)[1][0][0]


def test_a_short_budget_leaves_an_answer_unknown(garden):
    pos = turn_of(garden, "german")
    look, plans = look_at(garden, pos, nodes=THOUGHT)
    assert look.reply(pos, Rest(), Rng(1)) is None
    assert look.best(plans, 80, Rng(1)) == plans[0][1]


def test_it_plays_a_day_by_the_rules(garden):
    rng = Rng(21)
    bot = make_bot("search@1")
    pos = garden.start(rng).position
    for _ in range(150):
        side = garden.pending(pos)[0].side
        action = answer(bot, garden, pos, side, Budget(nodes=400), rng)
        pos = garden.apply(pos, side, action, rng).position  # refuses what is not legal
    assert pos.outcome is None
