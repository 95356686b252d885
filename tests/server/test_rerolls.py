"""Every question about a new roll says what the dice mean now and what a new roll may bring."""

import pytest

from bocage.server.menus import menu
from bocage.server.shelf import Shelf
from tests.server.asking import positions

GAMES = [
    ("market-garden", "garden", 3, 700, "reroll", 30),
    ("combat-commander", "1", 2, 500, "reroll", 8),
    ("skirmish", "crossroads", 4, 200, "reroll-window", 4),
]

TABLES = ("support", "event", "sniper", "trigger")  # rolls for a table of Combat Commander


@pytest.mark.parametrize(("game", "scenario", "seeds", "most", "prompt", "least"), GAMES)
def test_both_answers_say_what_comes_of_them(
    game: str, scenario: str, seeds: int, most: int, prompt: str, least: int
):
    box = Shelf().box(game, scenario, {})
    count = 0
    for seed in range(seeds):
        for asked in positions(box, seed, 1, most):
            if asked.ask.prompt != prompt:
                continue
            kinds = {kind.do: kind.forecasts for kind in menu(asked).kinds}
            where = f"{game} {seed} {asked.ask.args}"
            count += bool(kinds["reroll"])
            if asked.ask.args.get("kind") not in TABLES:
                assert kinds["reroll"] and kinds["pass"], where
            for again in kinds["reroll"]:
                assert sum(odd.share for odd in again.odds) == again.of, where
            if game != "market-garden":  # elsewhere another roll may still come of it
                continue
            for now, again in zip(kinds["pass"], kinds["reroll"], strict=True):
                (sure,) = now.odds
                assert (now.title, sure.share) == (again.title, now.of), where
                assert sure.text in {odd.text for odd in again.odds}, where
    assert count >= least
