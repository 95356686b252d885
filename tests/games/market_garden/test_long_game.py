"""The extended game (22) to its end: random players, whom the printed points would stop before.

With 22.1 the game goes on after 20 September only with exactly 10 points, and after 24 September
with exactly 15; random Allies have 0 or 1. So these are the points that are asked for here.
"""

import tomllib
from itertools import cycle, islice, product
from pathlib import Path

import pytest

from bocage.bots.random_bot import weights_of
from bocage.games.market_garden import module
from bocage.games.market_garden.book import HOME, OPTIONS
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.tools.contract.common import dice, next_ask, sampled
from bocage.tools.fuzz import record_game, run_fuzz

GAMES = 9  # each leaning once
LEANINGS = (None, *module.biases)
SITUATIONS = Path(__file__).parents[2] / "situations" / "market-garden"


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    folder = tmp_path_factory.mktemp("long")
    turns = (HOME / "turns.tsv").read_text(encoding="utf-8")
    for printed, asked in (("20\t-\t10", "20\t-\t1"), ("24\t-\t15", "24\t-\t-")):
        assert printed in turns
        turns = turns.replace(printed, asked)
    (folder / "turns.tsv").write_text(turns, encoding="utf-8")
    return folder


def test_random_players_get_to_26_september(tables):
    sets = Rng(1).shuffled(product(("off", "on"), repeat=len(OPTIONS)))
    long = [dict(zip(OPTIONS, values, strict=True)) | {"extended": "on"} for values in sets]
    days = []
    for number, (options, bias) in enumerate(islice(zip(long, cycle(LEANINGS)), GAMES)):
        engine = Engine(module, "garden", options, (tables,))
        end = record_game(engine, number, weights_of(module, bias)).position
        assert end.outcome is not None
        days.append(end.public.day)
    assert set(days) == {20, 26}
    assert days.count(26) >= GAMES // 3


def test_nothing_breaks_on_the_late_days(tables):
    report = run_fuzz(module, 8, 5, replay_check=6, overlays=(tables,))
    assert report["failures"] == []
    assert report["replayed"]
    assert report["events"]["day-began"] > 4 * report["games"]
    assert {"22.1", "22.2b"} <= set(report["clauses_hit"])


def test_random_players_go_on_from_deelen():
    """22.2a: they do not hold it so long themselves."""
    text = (SITUATIONS / "22_2a_52nd_division.toml").read_text(encoding="utf-8")
    spec = tomllib.loads(text)
    book, start = module.scene(
        {"scenario": spec["scenario"], "unit": spec["unit"], "state": spec["state"]}, ""
    )
    engine, landed = Engine.over(module, book), set()
    for seed in range(6):
        player, chance = dice(seed)
        position, weights = start, weights_of(module, LEANINGS[seed])
        prompts = set()
        while position.outcome is None:
            ask = next_ask(engine, position, player)
            _, action = sampled(engine, position, ask, player, weights)
            assert action is not None
            position = engine.apply_legal(position, ask.side, action, chance).position
            prompts.add(ask.prompt)
        if "deelen" in prompts:
            landed.add(position.public.gone.get("155Bde") != "cancelled")
            assert position.public.day == 24
    assert landed == {True, False}
