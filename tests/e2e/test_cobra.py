"""The largest map."""

from playwright.sync_api import Page

from tests.e2e.player import Player
from tests.e2e.served import Served


def test_counters_stand_on_the_map(page: Page, server: Served):
    player = Player(page, server)
    player.start("Cobra", "", Germans=player.me, Allies=player.chair)
    player.wait_for_turn()
    player.wait_for_map()
    assert player.map.get_by_role("button").count() > 60
