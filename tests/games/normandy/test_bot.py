"""The bot: legal answers from the view alone, better than chance with either side, no fool."""

import pytest

from bocage.bots.base import Budget, answer, make_bot
from bocage.games.normandy import bot, module
from bocage.games.normandy import types as t
from bocage.games.normandy.book import load_book
from bocage.games.normandy.book.charts import COLUMNS
from bocage.games.normandy.bot.aims import shields
from bocage.games.normandy.bot.odds import expected
from bocage.games.normandy.bot.picture import Drawing, Picture, picture_of
from bocage.games.normandy.bot.post import Post
from bocage.games.normandy.rules.r12_duties import duties_of
from bocage.kernel.api import Partial, tag_of
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.usual import proposal
from tests.games.normandy.battles import battle

FIELD = "B3508"  # a battalion in front of the Elle
HILL = "B4006"  # Hill 192


def positions(engine, seed, names=("greedy@1", "greedy@1"), most=9999):
    """The positions of a game and who is asked in each, with the last one at the end."""
    rng, bots = Rng(seed), dict(zip(t.SIDES, map(make_bot, names), strict=True))
    pos = engine.start(rng).position
    for _ in range(most):
        if pos.outcome is not None:
            break
        side = engine.pending(pos)[0].side
        yield pos, side
        action = answer(bots[side], engine, pos, side, Budget(nodes=1000), rng)
        pos = engine.apply_legal(pos, side, action, rng).position
    yield pos, None


def thought(engine, pos, side):
    """What the heuristics answer."""
    view = engine.view(pos, side)
    choice = engine.choice_of_view(view)[1]
    return bot.candidates(engine.book, view, choice, Rng(1))


@pytest.mark.parametrize("side", t.SIDES)
def test_it_beats_chance(side):
    names = ("greedy@1", "random") if side == t.ALLIED else ("random", "greedy@1")
    *_, (pos, _) = positions(Engine(module, "elle"), 1, names)
    assert pos.outcome.winner == side


def test_what_it_does_follows_from_what_it_sees():
    """Other hidden counters, and what was asked before, make no difference."""
    engine, other = Engine(module, "elle"), Engine(module, "elle")
    compared = 0
    for number, (pos, side) in enumerate(positions(engine, 3)):
        if side is None or number % 5 != 0:
            continue
        world = other.guess(other.view(pos, side), Rng(number))
        compared += world.private[t.other(side)] != pos.private[t.other(side)]
        assert thought(other, world, side) == thought(engine, pos, side)
    assert compared > 20


def test_usual_answers_are_legal_for_each_question_that_has_one():
    engine = Engine(module, "elle")
    found: set[str] = set()
    for pos, side in positions(engine, 5):
        if side is None:
            break
        view = engine.view(pos, side)
        choice = engine.choice(pos, side)
        assert choice is not None
        action = proposal(engine, view, choice, Partial(None, {}))
        if action is not None:
            found.add(tag_of(action))
            again = proposal(engine, view, choice, Partial(tag_of(action), {}))
            assert again == action
    assert found >= {"assist", "lose", "flee", "advance", "mend", "plot-air", "strafe"}
    assert found.isdisjoint({"move", "end-movement", "end-combat"})


def test_better_odds_promise_more():
    book = load_book("elle", {})
    found = [expected(book, column, 0) for column in COLUMNS]
    assert found == sorted(found)
    assert expected(book, "3:1", -3) < expected(book, "3:1", 0) < expected(book, "3:1", 3)


def test_places_are_to_be_taken_or_to_be_kept():
    book = load_book("elle", {})
    control = {HILL: t.GERMAN, "B3609": t.ALLIED}
    allied, german = (Drawing(book, control, side) for side in t.SIDES)
    assert allied.wanted[HILL] == german.held[HILL] == 5
    assert "B3609" in allied.held and "B3609" in german.wanted


def start_of(scenario, side):
    """What a side sees at the start, with what it works out."""
    engine = Engine(module, scenario)
    return picture_of(engine.book, engine.view(engine.start(Rng(1)).position, side))


def test_a_bot_sees_no_more_than_its_view():
    pic = start_of("elle", t.ALLIED)
    assert pic.foe(FIELD) == 4 and pic.public.piles[FIELD].n == 1


def test_who_stands_in_front_shields_who_is_behind():
    pic = start_of("elle", t.ALLIED)
    at = pic.own.units["US-29-HQ"].at
    assert not shields(pic, at, FIELD, pic.book.grid.distance(at, FIELD))
    assert shields(pic, at, HILL, pic.book.grid.distance(at, HILL))


def test_nobody_leaves_a_gap_in_the_line_for_nothing():
    """A hex of the line is worth less to a counter if another watches it already."""
    pic = start_of("elle", t.GERMAN)
    alone = Post(pic).in_line("GE-I/916", FIELD)
    assert alone > 0
    units = {**pic.own.units, "GE-II/916": pic.own.units["GE-I/916"]}
    own = t.Private(units=units)
    both = Picture(pic.book, pic.public, own, t.GERMAN)
    assert Post(both).in_line("GE-I/916", FIELD) < alone


def test_the_usual_shot_is_at_whom_one_must_attack():
    met = 0
    for seed in range(12):
        engine, pos = battle(seed)
        side = pos.frames[-1].side
        view, choice = engine.view(pos, side), engine.choice(pos, side)
        duties = duties_of(engine.book, view.public, view.own, side)
        owed = {space for spaces in duties.values() for space in spaces}
        able = {action.space for action in choice.legal() if isinstance(action, t.Shell)}
        action = proposal(engine, view, choice, Partial("shell", {}))
        if owed & able:
            met += 1
            assert isinstance(action, t.Shell) and action.space in owed
    assert met
