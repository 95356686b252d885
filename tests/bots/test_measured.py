"""How strong bots are: each line is of a bot that plays the game, with its match."""

from bocage.bots.base import bots_for
from bocage.bots.measured import LEVELS, measured
from bocage.kernel.module import load_module, module_names


def test_every_line_is_of_a_bot_that_plays_the_game_and_names_its_match():
    for (game, bot), one in measured().items():
        assert {bot, one.against} <= set(bots_for(load_module(game)))
        assert one.level in LEVELS and 0 <= one.won <= one.games and one.games >= 20
        assert one.how.startswith(f"bocage arena {game} --bots "), one


def test_who_is_sold_as_stronger_has_won_clearly():
    found = measured()
    for one in found.values():
        if one.rank:
            other = found[one.game, one.against]
            assert (one.rank > other.rank) == (one.won > one.games // 2), one
            assert abs(2 * one.won - one.games) > one.games // 3, one


def test_every_game_has_a_recruit_and_a_captain():
    for game in module_names():
        if game in {key[0] for key in measured()}:
            levels = {one.level for key, one in measured().items() if key[0] == game}
            assert {"recruit", "captain"} <= levels
