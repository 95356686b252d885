"""Every installed game keeps the contract. `BOCAGE_CONTRACT=10` looks ten times as long."""

import os

import pytest

from bocage.bots.random_bot import weights_of
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module, module_names
from bocage.tools.contract import CHECKS, check_games, check_windows, is_small, run_probes

SCALE = int(os.environ.get("BOCAGE_CONTRACT", "1"))
SEED = 1
WINDOWS = 1_000  # of a game, over all its scenarios

GAMES = [(name, scenario) for name in module_names() for scenario in load_module(name).scenarios]
SMALL = [game for game in GAMES if is_small(Engine(load_module(game[0]), game[1]))]
CASES = [
    pytest.param(*game, check, id=f"{game[0]}-{game[1]}-{check}")
    for check in CHECKS
    if check != "windows"
    for game in (SMALL if check == "domains" else GAMES)
]
BIASES = [
    pytest.param(*game, bias, id=f"{game[0]}-{game[1]}-{bias}")
    for game in GAMES
    for bias in load_module(game[0]).biases
]


@pytest.mark.parametrize(("name", "scenario", "check"), CASES)
def test_the_game_keeps_the_contract(name, scenario, check):
    run, count = CHECKS[check]
    found = run(Engine(load_module(name), scenario), count * SCALE, SEED)
    assert all(found.values()), found


@pytest.mark.parametrize(("name", "scenario", "bias"), BIASES)
def test_players_biased_to_a_chapter_end_their_games_too(name, scenario, bias):
    module = load_module(name)
    found = check_games(Engine(module, scenario), 2 * SCALE, SEED, weights_of(module, bias))
    assert found["games"] == 2 * SCALE


@pytest.mark.parametrize(("name", "scenario"), GAMES)
def test_nobody_can_tell_a_hand_from_what_is_sent_at_windows(name, scenario):
    module = load_module(name)
    count = -(-WINDOWS // len(module.scenarios)) * SCALE
    found = check_windows(Engine(module, scenario), count, SEED)
    assert found["windows"] == count


@pytest.mark.parametrize("name", module_names())
def test_probes_meet_every_kind_of_refusal(name):
    reasons = run_probes(load_module(name), 6_000 * SCALE, SEED)
    assert sum(reasons.values()) == 6_000 * SCALE
    codes = {reason.removeprefix("protocol:") for reason in reasons}
    assert {"not-your-decision", "stale", "unknown-action", "unknown-id", "bad-form"} <= codes
    assert sum(reason.startswith("rule:") for reason in reasons) >= 10
