"""Refusals of declarations that lack something, which the text form cannot express."""

from typing import Any

import pytest

from bocage.games.market_garden import types as t
from bocage.games.market_garden.rules.r16_air import why_not_fly
from bocage.kernel.api import Action
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module

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
