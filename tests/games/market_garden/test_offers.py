"""What is offered, in words: why a kind of action is not, and what a choice comes to."""

from typing import Any

import pytest

from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.server import api
from bocage.server.menus import menu
from bocage.server.shelf import TableWords
from bocage.server.targets import Asked
from bocage.words import status_lines

MODULE = load_module("market-garden")
UNITS = {"1Gren": "63", "Hoffmann": "62", "129Bde": "F"}


def opened(units: dict[str, str], state: dict[str, Any], lang: str) -> Asked:
    """The decision in a scene, as the page tells it."""
    placed = [{"id": unit, "at": at} for unit, at in units.items()]
    book, position = MODULE.scene({"scenario": "blank", "unit": placed, "state": state}, "")
    engine = Engine.over(MODULE, book)
    (ask,) = engine.pending(position)
    choice = engine.choice(position, ask.side)
    assert choice is not None
    view, words = engine.view(position, ask.side), TableWords(MODULE, book, lang)
    return Asked(engine, words, view, ask, choice, {})


def kind_of(do: str, units: dict[str, str], state: dict[str, Any], lang: str = "en") -> api.Kind:
    return next(kind for kind in menu(opened(units, state, lang)).kinds if kind.do == do)


def refused(do: str, units: dict[str, str], state: dict[str, Any], lang: str) -> tuple[str, str]:
    """The clause and the words of why nothing of this kind is offered."""
    told = kind_of(do, units, state, lang).refused
    assert told is not None
    return told.clause, told.text


# -- why not ------------------------------------------------------------------------------------

IMPULSE = {"phase": "impulse", "side": "allied", "weather": "clear", "impulse": 3}


def test_an_air_bombardment_is_offered_over_germans_near_allies():
    assert kind_of("strike", UNITS, IMPULSE).refused is None


@pytest.mark.covers("16.22")
@pytest.mark.parametrize(
    ("units", "state", "clause", "en", "ja"),
    [
        (UNITS, {"weather": "overcast"}, "17.3", "in Overcast weather", "荒天では空爆できません"),
        (
            UNITS,
            {"planes": []},
            "4.31",
            "RAF 2 and RAF 83 have both been used",
            "どちらも今日すでに",
        ),
        ({**UNITS, "Hoffmann": "10"}, {}, "16.22", "There is no target", "目標になる敵がいません"),
    ],
)
def test_no_air_bombardment_has_its_reason(units, state, clause, en, ja):
    for lang, words in (("en", en), ("ja", ja)):
        found, text = refused("strike", units, {**IMPULSE, **state}, lang)
        assert found == clause and words in text


def test_what_only_the_advantage_pays_for_says_so():
    state = {"phase": "second", "side": "german", "active": ["62"], "advantage": "allied"}
    for do in ("bombard", "infiltrate", "interdict"):
        clause, text = refused(do, UNITS, state, "en")
        assert clause == "12.3a" and "costs the advantage" in text


def test_interdiction_markers_that_are_used_up_are_told():
    state = {**IMPULSE, "side": "german", "interdiction": ["3", "6"]}
    clause, text = refused("interdict", UNITS, state, "en")
    assert clause == "3.5" and "there are only 2" in text


def test_no_artillery_in_reach_is_told():
    assert "reaches a target" in refused("bombard", UNITS, IMPULSE, "en")[1]


def test_zone_f_is_added_by_its_name():
    second = {"phase": "second", "side": "allied", "active": ["63"], "sunset": 9}
    paid = kind_of("activate", UNITS, {**second, "advantage": "allied"})
    free = kind_of("activate", UNITS, {**second, "advantage": "german"})
    assert (paid.title, free.title) == ("activate another space", "add zone F (Neerpelt)")


# -- what it comes to ---------------------------------------------------------------------------

BUY = {"phase": "buy", "side": "german", "impulse": 0, "reserve": {"german": 20}}


@pytest.mark.parametrize(
    ("lang", "earlier", "later"),
    [
        ("en", "next day from impulse B (20 points)", "next day from impulse 1 (10 points)"),
        ("ja", "翌日はインパルスBから（20ポイント）", "翌日はインパルス1から（10ポイント）"),
    ],
)
def test_bought_boxes_tell_the_impulse_that_results(lang, earlier, later):
    found = menu(opened({"G-Ede": "1"}, BUY, lang), "buy")
    assert found.field is not None
    notes = {target.value: target.note for target in found.field.targets}
    assert [target.label for target in found.field.targets] == ["-2", "-1", "1", "2"]
    assert (notes[-2], notes[1]) == (earlier, later)


def test_a_shift_of_the_marker_tells_the_drm_that_results():
    state = {
        "phase": "end",
        "side": "allied",
        "drm": 1,
        "sunset": 9,
        "impulse": 3,
        "lost": {"german": 4},
        "advantage": "none",
    }
    found = menu(opened(UNITS, state, "en"), "shift")
    assert found.field is not None
    assert {target.value: target.note for target in found.field.targets} == {
        boxes: f"sunset DRM {1 + boxes}" for boxes in (-2, -1, 0, 1, 2)
    }


# -- the impulse in the status line -------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "en", "ja"),
    [
        ({"phase": "impulse", "side": "allied", "impulse": 0}, "0", "0"),
        ({"phase": "impulse", "side": "german", "impulse": -1}, "A", "A"),
        ({"phase": "ground", "day": 17, "impulse": 0}, "before 0", "0の前"),
        ({**BUY, "day": 18}, "night (tomorrow from 0)", "夜（翌日は0から）"),
        ({"phase": "regroup", "impulse": -2}, "night (tomorrow from B)", "夜（翌日はBから）"),
        ({"phase": "regroup", "impulse": 0, "day": 20}, "night", "夜"),
    ],
)
def test_at_night_there_is_no_impulse(state, en, ja):
    for lang, words in (("en", en), ("ja", ja)):
        asked = opened({"1Gren": "F", "Hoffmann": "F", "Henke": "62"}, state, lang)
        lines = status_lines(asked.words, MODULE.status(asked.engine.book, asked.view))
        assert dict(lines)[asked.words.texts.say("now-impulse")] == words
