"""The first day of the landing: nobody flies, all are in supply, the others wait until noon."""

import pytest
from msgspec.structs import replace

from bocage.games.normandy import module
from bocage.games.normandy.rules.r09_2_queues import due
from bocage.games.normandy.rules.r11_air import flies
from bocage.games.normandy.rules.r18_1_beaches import is_commando
from bocage.games.normandy.rules.r18_4_number import commandos
from bocage.games.normandy.state.net import net_of
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine

MORNING, NOON, NEXT_MORNING = 2, 3, 5


@pytest.fixture(scope="module")
def game():
    engine = Engine(module, "omaha")
    return engine.book, engine.start(Rng(1)).position


def at_turn(game, turn, **more):
    book, position = game
    return book, replace(position.public, turn=turn, **more), position.private["allied"]


@pytest.mark.covers("18.5c")
def test_nobody_flies_on_the_first_day(game):
    for turn in (MORNING, NOON):
        book, public, _ = at_turn(game, turn, weather="clear")
        assert not flies(book, public)
    book, public, _ = at_turn(game, NEXT_MORNING, weather="clear")
    assert flies(book, public)


@pytest.mark.covers("18.5e")
def test_all_are_in_supply_while_the_landing_goes_on(game):
    for turn, free in ((MORNING, True), (NOON, False)):
        book, public, own = at_turn(game, turn)
        assert net_of(book, public, own, "allied").free == free


@pytest.mark.covers("18.2e")
def test_who_was_not_placed_comes_from_the_afternoon_on(game):
    assert not due(*at_turn(game, MORNING))
    later = due(*at_turn(game, NOON))
    assert "US-1-HQ" in later and "US-745-Tk" in later


@pytest.mark.covers("19.5a")
def test_rangers_are_commandos(game):
    book, _ = game
    assert is_commando(book.counters["US-2-Rgr"]) and is_commando(book.counters["US-commando-1"])
    assert not is_commando(book.counters["US-1/16/1"])
    assert commandos(book, ["US-commando-1"], ["GE-SP01"]) == 1
    assert commandos(book, ["US-inf-1"], ["GE-SP01"]) == 0
