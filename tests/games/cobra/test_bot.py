"""The heuristics: every question is answered, they beat the random player, and are no fools."""

import pytest
from msgspec.structs import replace

from bocage.bots.base import Budget, answer, make_bot
from bocage.families.cobra.bot.mind import know
from bocage.families.cobra.bot.picture import Picture
from bocage.families.cobra.types import PlayerTurn
from bocage.games.cobra import module
from bocage.games.cobra.bot.mind import MIND
from bocage.games.cobra.rules.c18_victory import ENDS, points
from bocage.games.cobra.types import Raise
from bocage.kernel.api import innermost
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine

OPTIONS = {option.id: option.values[-1] for option in module.options}
LEAD = 20  # points between a side that is played well and one that is not
PROMPTS = {  # that games of the bot with itself come to
    "breakout": {"commit", "mission", "air", "plan", "attack", "result", "retreat", "advance"},
    "build-up": {"land", "scatter", "defend", "withdraw", "move", "replace", "boundary", "lead"},
}


def played(engine, allied, german, seed, most=6000, last=99):
    """The position after a turn, or the last of a game; and what was asked on the way."""
    rng = Rng(seed)
    bots = {"allied": make_bot(allied), "german": make_bot(german)}
    pos, prompts = engine.start(rng).position, set()
    for _ in range(most):
        if pos.outcome is not None or pos.public.turn > last:
            break
        ask = engine.pending(pos)[0]
        prompts.add(ask.prompt)
        action = answer(bots[ask.side], engine, pos, ask.side, Budget(nodes=1000), rng)
        pos = engine.apply_legal(pos, ask.side, action, rng).position
    return pos, prompts


def ahead(engine, allied, german, last):
    """By how many points the Allies are ahead after a turn, if all were counted then."""
    public = played(engine, allied, german, 3, last=last)[0].public
    return points(engine.book, public, "allied").total - points(engine.book, public, "german").total


@pytest.mark.parametrize(("scenario", "last"), [("breakout", 19), ("build-up", 3)])
def test_each_side_does_better_with_it_than_with_the_random_player(scenario, last):
    """The first turns of two games with the same luck; all of a game takes a minute."""
    engine = Engine(module, scenario)
    with_it = ahead(engine, "greedy@1", "random", last)
    assert with_it - ahead(engine, "random", "greedy@1", last) > LEAD


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scenario", "side", "seed"),
    [("breakout", "allied", 3), ("breakout", "german", 4), ("build-up", "german", 5)],
)
def test_it_beats_the_random_player(scenario, side, seed):
    engine = Engine(module, scenario)
    bots = ("greedy@1", "random") if side == "allied" else ("random", "greedy@1")
    assert played(engine, *bots, seed)[0].outcome.winner == side


def test_the_germans_close_their_line_while_they_can():
    """When the first Allied turn of the Break-Out begins, no hex of the line is open."""
    engine = Engine(module, "breakout")
    rng, bot = Rng(8), make_bot("greedy@1")
    pos = engine.start(rng).position
    holes = open_hexes(engine, pos)
    while innermost(pos.frames, PlayerTurn).side == "german":
        ask = engine.pending(pos)[0]
        action = answer(bot, engine, pos, ask.side, Budget(nodes=1000), rng)
        pos = engine.apply_legal(pos, ask.side, action, rng).position
    assert holes
    assert not open_hexes(engine, pos)


def open_hexes(engine, pos):
    """The hexes of the German line where nobody stands and no zone reaches."""
    picture = Picture(engine.book, pos.public, "german")
    return [h for h in picture.line if h not in picture.zoc and h not in picture.force]


def test_the_germans_have_a_line_also_when_an_end_of_victory_is_lost():
    """The Allies stand in A0823, where the line of 18.3.1 should begin, and August is late."""
    engine = Engine(module, "breakout")
    know(engine.book, MIND)
    public = engine.start(Rng(8)).position.public
    units = {**public.units, "4Cav": replace(public.units["4Cav"], at=ENDS[1])}
    for turn in (22, 23, 27):
        late = replace(public, turn=turn, units=units)
        assert Picture(engine.book, late, "german").line
    whole = Picture(engine.book, replace(public, turn=23), "german").line
    assert {*ENDS} <= set(whole)


def test_a_german_goes_further_at_a_risk_to_stop_a_hole():
    """Some time in July somebody does, and only who has a step to lose."""
    engine = Engine(module, "breakout")
    rng, bot = Rng(7), make_bot("greedy@1")
    pos, raises = engine.start(rng).position, 0
    while pos.outcome is None and pos.public.turn < 20 and not raises:
        ask = engine.pending(pos)[0]
        action = answer(bot, engine, pos, ask.side, Budget(nodes=1000), rng)
        if isinstance(action, Raise):
            raises += 1
            assert pos.public.units[action.unit].steps > 1
        pos = engine.apply_legal(pos, ask.side, action, rng).position
    assert raises


@pytest.mark.parametrize(("scenario", "last"), [("breakout", 17), ("build-up", 5)])
def test_it_is_asked_all_that_the_first_turns_ask(scenario, last):
    prompts = played(Engine(module, scenario), "greedy@1", "greedy@1", 7, last=last)[1]
    assert prompts >= PROMPTS[scenario]


@pytest.mark.slow
@pytest.mark.parametrize("scenario", PROMPTS)
def test_it_plays_against_itself_to_the_end(scenario):
    pos, _ = played(Engine(module, scenario), "greedy@1", "greedy@1", 7)
    assert pos.outcome is not None


@pytest.mark.parametrize("scenario", module.scenarios)
def test_it_plays_with_every_option(scenario):
    known = {o.id for o in module.options if not o.scenarios or scenario in o.scenarios}
    engine = Engine(module, scenario, {name: OPTIONS[name] for name in known})
    played(engine, "greedy@1", "greedy@1", 5, most=250)


def test_what_the_germans_do_does_not_depend_on_the_plan():
    """The hidden plan of the Allies: another one, the same answers."""
    engine = Engine(module, "breakout")
    rng, bot = Rng(8), make_bot("greedy@1")
    pos, compared = engine.start(rng).position, 0
    for _ in range(400):
        ask = engine.pending(pos)[0]
        action = answer(bot, engine, pos, ask.side, Budget(nodes=1000), Rng(1))
        if ask.side == "german":
            other = engine.guess(engine.view(pos, "german"), Rng(2))
            assert answer(bot, engine, other, "german", Budget(nodes=1000), Rng(1)) == action
            compared += pos.private["allied"].plan != ""
        pos = engine.apply_legal(pos, ask.side, action, rng).position
    assert compared > 20
