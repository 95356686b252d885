"""Ids and words as the terminal names them, where a game of many hexes and numbers needs care."""

import pytest

from bocage.cli.words import Words
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import refuse
from bocage.kernel.wording import parse

COBRA = load_module("cobra-spi")
ENGINE = Engine(COBRA, "breakout")


@pytest.fixture
def en():
    return Words(COBRA, ENGINE.book, "en")


@pytest.fixture
def ja():
    return Words(COBRA, ENGINE.book, "ja")


def test_an_id_with_a_slash_has_a_name(en, ja):
    assert en.name("unit", "A/US3A") == "CCA/3 Armd (A/US3A)"
    assert ja.name("unit", "22/21") == "第22/21装甲連隊 (22/21)"


def test_an_id_with_which_the_name_begins_is_not_repeated(en):
    assert en.name("unit", "22/21") == "22/21 Pz"
    assert en.name("space", "1605") == "1605 Saint-Lô"


def test_a_number_is_no_division(en):
    told = en.refusal(refuse("2008:5.2.4", "too-far", unit="711", cost="9", left="2"))
    assert told == "711 Static Div has 2 MP left; this costs 9 MP."
    assert en.known("division", "2") == "2nd Panzer Division (2)"
    assert en.args({"by": ("711", "243")})["by"] == "711 Static Div, 243 Static Div"


def test_words_of_the_game(en, ja):
    assert en.args({"weather": "storm", "dates": "3-5 Aug"}) == {
        "weather": "storm",
        "dates": "3–5 August",
    }
    assert ja.args({"group": "us", "column": "3:1"}) == {"group": "米軍", "column": "3:1"}


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            "attack on 1605 by US29 point hq=Patton",
            "attack: 1605 Saint-Lô, US 29 Div (US29), with a supply point, headquarters Patton",
        ),
        ("attack on 1605 by US29", "attack: 1605 Saint-Lô, US 29 Div (US29)"),
        (
            "air carpet=1605 strikes=1606",
            "use air points: carpet bombing of 1605 Saint-Lô, ground attacks on 1606 Saint-Lô",
        ),
        ("air", "no air attacks"),
        ("lead", "no headquarters helps"),
        ("lead hq=ISS", "let a headquarters help: I SS Pz Corps (ISS)"),
        ("lose steps 914/352:2", "lose steps: 914/352 Inf: 2"),
    ],
)
def test_actions(en, line, told):
    assert en.action(parse(line, ENGINE.codec.action_types)) == told
