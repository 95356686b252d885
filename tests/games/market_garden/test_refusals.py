"""Refusals of declarations that lack something, which the text form cannot express."""

from typing import Any

import pytest

from bocage.games.market_garden import types as t
from bocage.games.market_garden.rules.r08_impulse_3_activation import why_not_double
from bocage.games.market_garden.rules.r12_advantage import why_not_shift
from bocage.games.market_garden.rules.r16_air import why_not_fly
from bocage.games.market_garden.state import Acts
from bocage.kernel.api import Action
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.server.shelf import TableWords

GARDEN = load_module("market-garden")
SUPPLIED = ("64", "63", "57", "54", "52", "48", "44", "43", "38", "32", "33", "29", "28")
BRIDGES = ("57-63", "54-57", "52-54", "48-52", "32-38", "32-33")


def refused(units: dict[str, str], state: dict[str, Any], action: Action) -> tuple[Any, str]:
    """The clause and the message by which an action is refused to the side of the state."""
    spec = {
        "scenario": "blank",
        "unit": [{"id": unit, "at": at} for unit, at in units.items()],
        "state": state,
    }
    book, position = GARDEN.scene(spec, "")
    found = Engine.over(GARDEN, book).why_not(position, state["side"], action)
    assert found is not None
    return found.clause, found.message


@pytest.mark.covers("9.1a")
def test_nobody_marches_nowhere():
    state = {"phase": "activation", "side": "allied", "active": ["64"]}
    units = {"129Bde": "64"}
    assert refused(units, state, t.March((), ("62",))) == ("9.1a", "nobody-moves")
    assert refused(units, state, t.March(("129Bde",), ())) == ("9.1a", "nobody-moves")


@pytest.mark.covers("13.6a")
def test_somebody_pays():
    points = {"g1": 5, "f1": 5}
    state = {"phase": "refit", "side": "german", "points": points, "depots": {"g1": "31"}}
    spec: dict[str, Any] = {
        "scenario": "blank",
        "unit": [{"id": "Hoffmann", "at": "31", "state": "spent"}],
        "state": state,
    }
    book, position = GARDEN.scene(spec, "")
    found = Engine.over(GARDEN, book).why_not(position, "german", t.Refit("Hoffmann", {}))
    assert found is not None and found.message == "no-depot-named"
    night = {
        "phase": "refit",
        "side": "allied",
        "control": dict.fromkeys(SUPPLIED, "xxx"),
        "bridges": {**dict.fromkeys(BRIDGES, "allied"), "24-28": "blown"},
        "markers": {"german": 1, "allied": 2},
        "depots": {"f1": "28"},
        "points": points,
    }
    assert refused({"2HCR": "F"}, night, t.Build("24-28", {})) == ("13.6a", "no-depot-named")


@pytest.mark.covers("16.21")
def test_planes_do_not_fly_after_anything_else():
    """What a player is told who has acted already; the menu does not even name them then."""
    public = Engine(GARDEN, "garden").start(Rng(1)).position.public
    assert why_not_fly(public, t.Half(side=t.ALLIED)) is None
    found = why_not_fly(public, t.Half(side=t.ALLIED, activations=("assault",)))
    assert found is not None and found.clause == "16.21"


@pytest.mark.covers("18.42c")
def test_somebody_drops():
    state = {"phase": "activation", "side": "allied", "active": ["UK"], "day": 18}
    assert refused({"10Para": "UK"}, state, t.Drop({})) == ("18.42c", "nobody-drops")


# -- words that fit what happens ------------------------------------------------------------------


def told(units: dict[str, str], state: dict[str, Any], action: Action) -> dict[str, str]:
    """How an action is refused, in each language."""
    spec = {
        "scenario": "blank",
        "unit": [{"id": unit, "at": at} for unit, at in units.items()],
        "state": state,
    }
    book, position = GARDEN.scene(spec, "")
    found = Engine.over(GARDEN, book).why_not(position, state["side"], action)
    assert found is not None
    return {lang: TableWords(GARDEN, book, lang).refusal(found) for lang in ("en", "ja")}


def test_the_bridge_limit_at_night_is_one_of_the_phase():
    units = dict.fromkeys(("129Bde", "130Bde", "214Bde", "69Bde", "151Bde", "231Bde"), "63")
    state = {"phase": "regroup", "side": "allied", "bridges": {"57-63": "allied"}}
    state["control"] = {"57": "xxx", "63": "xxx"}
    said = told(units, state, t.Regroup(tuple(units), "57"))
    assert said["en"].endswith("in one regroup phase.")
    assert "再配置フェイズ" in said["ja"]


def test_guns_drop_alone_into_an_empty_german_area():
    state = {"phase": "activation", "side": "allied", "active": ["UK"], "day": 18}
    said = told({"319GFA": "UK"}, state, t.Drop({"319GFA": "35"}))
    assert "Germans alone" not in said["en"] and "Germans control it" in said["en"]
    assert "ドイツ軍支配下" in said["ja"]


def test_a_third_activation_is_called_one():
    state = {"phase": "second", "side": "allied", "active": ["63"], "sunset": 9}
    state["advantage"] = "allied"
    said = told({"129Bde": "63", "130Bde": "57", "2HCR": "F"}, state, t.Activate(("57", "F")))
    assert said["en"] == "The second activation is of one space only."
    activation = t.Activation(stage="act", side=t.ALLIED, spaces=("63",), overrun=True, moment=True)
    public = Engine(GARDEN, "garden").start(Rng(1)).position.public
    half = t.Half(side=t.ALLIED, activations=("assault",), doubled=True)
    book = Engine(GARDEN, "garden").book
    found = why_not_double(Acts(book, public, half, activation), t.Double("57"))
    assert found is not None and (found.clause, found.message) == ("8.1b", "no-third")


@pytest.mark.covers("12.41a", "12.41b", "12.41c")
def test_the_sunset_marker_is_not_bought():
    found = why_not_shift(t.Evening(side=t.ALLIED, boxes=1, clause="12.41a"), t.Shift(2))
    assert found is not None
    words = {lang: TableWords(GARDEN, Engine(GARDEN, "garden").book, lang) for lang in ("en", "ja")}
    assert words["en"].refusal(found) == (
        "The losses let you move the sunset DRM marker by 1 box at most, either way."
    )
    assert "購入" not in words["ja"].refusal(found)
