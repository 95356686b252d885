"""What is not possible now, and what an action gives up, in every game."""

from itertools import islice
from typing import Any

import pytest

from bocage.kernel.choice import tag_of
from bocage.kernel.module import load_module, module_names
from bocage.kernel.nouns import Illegal
from bocage.kernel.shapes import words_in
from bocage.server.menus import TRIED, menu, tries
from bocage.server.shelf import Shelf
from bocage.server.targets import Asked
from bocage.words.words import clauses
from tests.server.asking import positions, scene

GAMES = [
    ("cobra-spi", "breakout"),
    ("market-garden", "garden"),
    ("combat-commander", "1"),
    ("skirmish", "crossroads"),
]


def reasons(asked: Asked, do: str) -> list[Illegal]:
    """Why what one could try of a kind is refused."""
    kind = next(kind for kind in asked.engine.module.actions if tag_of(kind) == do)
    choice = asked.part(kind)
    named = (action for action in tries(choice, kind) if words_in(action))
    found = (choice.why_not(action) for action in islice(named, TRIED))
    return [why for why in found if why is not None]


@pytest.mark.parametrize(("game", "scenario"), GAMES)
def test_what_is_not_possible_names_the_clause_of_the_reason(game: str, scenario: str):
    box = Shelf().box(game, scenario, {})
    grounds, count = box.module.grounds, 0
    for asked in positions(box, 1, 7, 60):
        for kind in menu(asked).kinds:
            if kind.refused is None:
                continue
            count += 1
            where = f"{asked.ask.prompt} {kind.do}: {kind.refused}"
            assert kind.refused.text != asked.words.say("none-now"), where
            general = kind.refused.text == asked.words.named("none", kind.do)
            if general and kind.do in grounds and kind.refused.clause == asked.ask.clause:
                shared = {why.clause for why in reasons(asked, kind.do)}
                assert {grounds[kind.do]} == {asked.ask.clause} or shared == {asked.ask.clause}
    assert count > 5


@pytest.mark.parametrize("game", module_names())
def test_grounds_are_clauses_of_kinds_of_action(game: str):
    module = load_module(game)
    tags = {tag_of(kind) for kind in module.actions}
    assert set(module.grounds) <= tags
    assert set(module.grounds.values()) <= set(clauses(module, "en"))


def test_a_list_that_must_not_stay_empty_is_asked_for_before_what_follows_it():
    situation = {
        "scenario": "blank",
        "unit": [{"id": "US30", "at": "2009"}, {"id": "914/352", "at": "2010"}],
        "state": {"phase": "combat", "side": "allied", "weather": "storm"},
    }
    _, asked = scene("cobra-spi", situation)
    found = menu(asked, "attack", {"on": ["2010"], "by": []})
    assert found.field is not None and (found.field.name, found.grow) == ("by", None)
    assert [target.value for target in found.field.targets] == ["US30"]


# -- what an action gives up ---------------------------------------------------------------------


def price(asked: Asked, do: str, fields: dict[str, Any]) -> str:
    found = menu(asked, do, fields)
    assert found.complete, found.refused
    return found.price


def test_the_carpet_bombing_says_that_it_comes_once():
    situation = {
        "scenario": "blank",
        "unit": [{"id": "US30", "at": "2009"}, {"id": "914/352", "at": "2010"}],
        "state": {"phase": "combat", "side": "allied", "weather": "clear"},
    }
    _, asked = scene("cobra-spi", situation)
    assert asked.ask.prompt == "air"
    opened = menu(asked, "air", {})
    assert opened.complete and not opened.price
    assert opened.field and opened.grow
    assert (opened.field.name, opened.grow.name) == ("carpet", "strikes")
    assert price(asked, "air", {"strikes": [], "carpet": "2010"}) == (
        "Carpet bombing is possible once in the game."
    )
    assert price(asked, "air", {"strikes": ["2010"], "carpet": None}) == ""


def test_a_second_space_says_that_it_spends_the_advantage():
    situation = {
        "scenario": "blank",
        "unit": [{"id": "129Bde", "at": "62"}, {"id": "2Irish", "at": "64"}],
        "state": {"phase": "impulse", "side": "allied", "advantage": "allied"},
    }
    _, asked = scene("market-garden", situation)
    assert "spends the advantage" in price(asked, "activate", {"spaces": ["62", "64"]})
    assert price(asked, "activate", {"spaces": ["62"]}) == ""


REFIT = [
    ("spent", 5, {"g1": "31"}, "Units can still be refitted: 5 SP are left."),
    ("spent", 0, {"g1": "31"}, ""),
    ("fresh", 5, {"g1": "31"}, ""),
    ("spent", 5, {}, "Depots can still be placed, and units are not Fresh."),
]


@pytest.mark.parametrize(("state", "points", "depots", "told"), REFIT)
def test_the_end_of_the_refit_says_what_is_left(
    state: str, points: int, depots: dict[str, str], told: str
):
    situation = {
        "scenario": "blank",
        "unit": [{"id": "Hoffmann", "at": "31", "state": state}],
        "state": {
            "phase": "refit",
            "side": "german",
            "points": {"g1": points, "g2": 0, "g3": 0, "g4": 0, "g5": 0},
            "depots": {**dict.fromkeys(("g2", "g3", "g4", "g5"), "A"), **depots},
        },
    }
    _, asked = scene("market-garden", situation)
    finish = next(kind for kind in menu(asked).kinds if kind.do == "finish")
    assert finish.price == told


@pytest.mark.parametrize(("discarded", "told"), [(0, True), (1, False)])
def test_a_pass_without_a_discard_says_what_it_lets_go(discarded: int, told: bool):
    box = Shelf().box("combat-commander", "1", {})
    asked = next(a for a in positions(box, 0, 1, 400) if a.ask.prompt == "order")
    field = menu(asked, "discard", {}).field
    assert field is not None
    cards = [target.value for target in field.targets][:discarded]
    assert bool(price(asked, "discard", {"cards": cards})) is told


def test_a_new_roll_says_who_gets_the_token():
    box = Shelf().box("skirmish", "crossroads", {})
    asked = next(a for a in positions(box, 0, 1, 400) if a.ask.prompt == "reroll-window")
    prices = {kind.do: bool(kind.price) for kind in menu(asked).kinds}
    assert prices == {"reroll": True, "pass": False}
