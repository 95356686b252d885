"""The contract suite itself is collected by the plugin (`pyproject.toml::contract`).

Here: that it covers every game of this project, and that it really looks at something.
"""

import tomllib
from pathlib import Path

import msgspec
import pytest

from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import Window
from bocage.tools.contract import CHECKS, check_games, check_hidden, check_windows, run_probes
from bocage.tools.contract.sentences import needed
from bocage.tools.contract.suite import BIAS, cases, scale

ROOT = Path(__file__).parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GAMES = [
    name
    for name in SETTINGS["project"]["entry-points"]["bocage.games"]
    if load_module(name).offered
]


def test_every_game_of_the_project_has_its_contract_checked():
    assert SETTINGS["tool"]["pytest"]["ini_options"]["bocage_games"] == GAMES


@pytest.mark.parametrize("name", GAMES)
def test_every_check_is_made_of_every_scenario(name):
    module = load_module(name)
    made = {(case.scenario, case.check) for case in cases(module)}
    rare = ["domains", *["windows"] * (not has_windows(module)), *["swaps"] * (not module.hides)]
    usual = [check for check in CHECKS if check not in rare]
    assert made >= {(s, check) for s in module.tested for check in usual}
    assert made >= {(s, BIAS + bias) for s in module.tested for bias in module.biases}


def test_some_scenario_is_small_enough_to_try_every_action():
    made = {case.check for name in GAMES for case in cases(load_module(name))}
    assert "domains" in made


def has_windows(module):
    """Windows before hands that somebody may not see."""
    hands = msgspec.structs.fields(module.private)
    return bool(hands) and any(issubclass(frame, Window) for frame in module.steps)


@pytest.mark.parametrize("name", GAMES)
def test_previews_secrets_and_windows_are_met(name):
    module = load_module(name)
    for scenario in module.tested:
        engine = Engine(module, scenario)
        assert all(check_games(engine, 3, 1).values())
        if msgspec.structs.fields(module.private):
            assert all(check_hidden(engine, 100, 1).values())
            if has_windows(module):
                assert check_windows(engine, 20, 1)["windows"] == 20
    assert len(needed(module)) > 100


@pytest.mark.parametrize("name", GAMES)
def test_probes_meet_every_kind_of_refusal(name):
    count = 6_000 * scale()
    reasons = run_probes(load_module(name), count, 1)
    assert sum(reasons.values()) == count
    codes = {reason.removeprefix("protocol:") for reason in reasons}
    assert {"not-your-decision", "stale", "unknown-action", "unknown-id", "bad-form"} <= codes
    assert sum(reason.startswith("rule:") for reason in reasons) >= 10
