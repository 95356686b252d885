"""The draft keeps the contract of games, in its small scenarios."""

import pytest

from bocage.games.normandy import module
from bocage.games.normandy.flow import LATER
from bocage.kernel.engine import Engine
from bocage.tools.contract import CHECKS

COUNTS = {
    "games": 4,
    "hidden": 60,
    "windows": 30,
    "probes": 600,
    "swaps": 150,
    "replays": 60,
    "usual": 300,
}


@pytest.fixture(scope="module")
def elle():
    return Engine(module, "elle")


@pytest.mark.parametrize("check", COUNTS)
def test_elle_keeps_the_contract(elle, check):
    assert CHECKS[check][0](elle, COUNTS[check], 1)


def test_epsom_does_not_tell_what_is_hidden():
    engine = Engine(module, "epsom")
    assert CHECKS["swaps"][0](engine, 60, 1)["swaps"] == 60
    assert CHECKS["hidden"][0](engine, 20, 1)["pairs"] == 20


def test_every_box_is_written():
    assert LATER == ()
