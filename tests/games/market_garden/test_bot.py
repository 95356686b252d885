"""The heuristics: they beat the random player, take what is free, and know every option."""

from hashlib import sha256

import pytest

from bocage.bots.base import Budget, answer, make_bot
from bocage.games.market_garden import module
from bocage.games.market_garden.bot import northernmost, ranked
from bocage.games.market_garden.bot.answers import sunset_again
from bocage.games.market_garden.bot.fight import Force, judge
from bocage.games.market_garden.bot.march import Scout
from bocage.games.market_garden.bot.picture import CORRIDOR, picture_of
from bocage.games.market_garden.bot.style import PLAIN, keen
from bocage.games.market_garden.types import ALLIED, GERMAN, Assault, Half, March
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine

OPTIONS = {option.id: option.values[-1] for option in module.options}


@pytest.fixture(scope="module")
def engine():
    return Engine(module, "garden")


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
    engine = Engine(module, "garden", OPTIONS)
    played(engine, "greedy@1", "greedy@1", 5, most=350)


def scene(engine, units, **state):
    """A position with these units, in an activation of the Allies."""
    road = ("F", "64", "63", "57", "54", "52", "48")
    spec = {
        "scenario": "blank",
        "unit": [{"id": unit, "at": at} for unit, at in units.items()],
        "state": {
            "phase": "activation",
            "side": ALLIED,
            "control": dict.fromkeys(road, "xxx"),
            "bridges": dict.fromkeys(("57-63", "54-57", "52-54", "48-52"), ALLIED),
            **state,
        },
    }
    return module.scene(spec, "test")


def best(book, pos, style=PLAIN):
    engine = Engine(module, "garden")
    engine.book = book
    view = engine.view(pos, ALLIED)
    asked = engine.choice_of_view(view)
    assert asked is not None
    choice = asked[1]
    return ranked(book, view, choice, 1, style)[0].action


def test_it_takes_a_free_victory_area(engine):
    book, pos = scene(engine, {"2Gren": "48"}, active=["48"], day=20)
    found = best(book, pos)
    assert isinstance(found, March)
    assert "44" in found.path


def test_it_assaults_what_it_can_overrun(engine):
    units = {"2Gren": "44", "1Cold": "44", "Hartung": "44"}
    book, pos = scene(engine, units, active=["44"], day=20)
    found = best(book, pos)
    assert isinstance(found, Assault)
    assert found.space == "44"


def test_the_figure_is_the_farthest_area_of_the_road(engine):
    _, pos = scene(engine, {"2Gren": "48", "1Cold": "59", "1/504": "28"}, active=["48"])
    assert northernmost(engine.book, pos.public) == "48"
    assert module.figure(engine.book, pos) == "48"
    assert module.figures == (module.figures[0], CORRIDOR)


def test_zone_f_is_cut_off_at_valkenswaard_only(engine):
    _, pos = scene(engine, {"2Gren": "48"}, active=["48"])
    pic = picture_of(engine.book, pos.public)
    assert pic.ground.necks == {"64"}
    assert pic.stake("64") > pic.stake("57") > 0


def test_what_arrives_at_dawn_is_a_threat(engine):
    _, pos = scene(engine, {"2Gren": "64"}, active=["64"], day=19)
    pic = picture_of(engine.book, pos.public)
    assert "2107Pz" in pic.coming
    assert pic.threat("64") >= engine.book.counters["2107Pz"].af


def test_greedy_is_frozen(engine):
    """Others are measured against it: it does what it did when it was made."""
    rng = Rng(0)
    bot = make_bot("greedy@1")
    pos = engine.start(rng).position
    said = sha256()
    for _ in range(250):
        side = engine.pending(pos)[0].side
        action = answer(bot, engine, pos, side, Budget(nodes=3000), rng)
        said.update(repr(action).encode())
        pos = engine.apply_legal(pos, side, action, rng).position
    assert said.hexdigest()[:16] == "0a55eff7b7918481"


def test_only_a_keen_player_knows_of_the_point_for_eindhoven(engine):
    units = {"2Gren": "64", "G-Eindhoven": "63"}
    control = dict.fromkeys(("F", "64"), "xxx")
    _, pos = scene(engine, units, active=["64"], day=17, control=control)
    keen_gain = picture_of(engine.book, pos.public, keen(ALLIED)).foothold
    assert keen_gain == 1000
    assert picture_of(engine.book, pos.public, PLAIN).foothold == 0
    _, pos = scene(engine, units | {"1Gren": "63"}, active=["64"], day=17, control=control)
    assert picture_of(engine.book, pos.public, keen(ALLIED)).foothold == 0
    _, pos = scene(engine, units, active=["64"], day=18, control=control)
    assert picture_of(engine.book, pos.public, keen(ALLIED)).foothold == 0


def test_only_a_keen_german_wants_to_cut_the_road(engine):
    _, pos = scene(engine, {"2Gren": "48"}, active=["48"], day=20)
    keen_pic = picture_of(engine.book, pos.public, keen(GERMAN))
    assert keen_pic.severed("64") > keen_pic.severed("48") > 0
    assert keen_pic.severed("44") == 0  # it is German
    assert picture_of(engine.book, pos.public, PLAIN).severed("64") == 0


def test_a_sunset_is_rolled_again_for_the_impulses_that_follow(engine):
    _, pos = scene(engine, {"2Gren": "48"}, active=["48"], day=20, impulse=6)
    pic = picture_of(engine.book, pos.public, PLAIN._replace(sunset=100))
    assert sunset_again(pic, 5, ALLIED) > 0  # the day would be over
    assert sunset_again(pic, 6, ALLIED) == 0
    assert sunset_again(pic, 6, GERMAN) > 0
    assert sunset_again(pic, 5, GERMAN) == 0


def test_a_keen_attacker_wears_down_whom_it_cannot_clear(engine):
    units = {"2Gren": "44", "I/21": "44", "I/22": "44", "II/22": "44"}

    def worth(style, day):
        _, pos = scene(engine, units, active=["44"], day=day)
        pic = picture_of(engine.book, pos.public, style)
        force = Force(ALLIED, "44", ("2Gren",), "2Gren", ())
        return judge(pic, force, 2000).value

    grinds = PLAIN._replace(grind=50)
    assert worth(grinds, 18) > worth(PLAIN, 18)


def test_ground_is_of_xxx_corps_if_some_of_it_stands_there(engine):
    units = {"2Gren": "44", "1/501": "44", "Hartung": "44"}
    _, pos = scene(engine, units, active=["44"], day=20)

    def spoils(style):
        scout = Scout(picture_of(engine.book, pos.public, style), Half(side=ALLIED), ALLIED)
        return scout.spoils("44", ("1/501",))

    assert spoils(PLAIN._replace(joined=1)) > spoils(PLAIN)


def test_only_germans_look_what_the_enemy_could_do(engine):
    for side, heeded in ((ALLIED, 0), (GERMAN, keen(GERMAN).heed)):
        _, pos = scene(engine, {"2Gren": "48", "Hartung": "44"}, phase="impulse", side=side)
        assert engine.module.bot.heed(engine.view(pos, side)) == heeded
    _, pos = scene(engine, {"2Gren": "48"}, active=["48"])
    assert engine.module.bot.heed(engine.view(pos, ALLIED)) == 0
