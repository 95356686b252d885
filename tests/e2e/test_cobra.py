"""The largest map."""

from playwright.sync_api import Page, expect

from tests.e2e.player import Player
from tests.e2e.served import Served


def test_counters_stand_on_the_map(page: Page, server: Served):
    player = Player(page, server)
    player.start("Cobra (1977)", "", Germans=player.me, Allies=player.chair)
    player.wait_for_turn()
    player.wait_for_map()
    assert player.map.get_by_role("button").count() > 60


def test_only_counters_in_view_are_drawn_but_all_are_named(page: Page, server: Served):
    player = Player(page, server).always_confirm()
    player.start("Cobra (1977)", "", Germans=player.me, Allies=player.chair)
    player.wait_for_turn()
    player.wait_for_map()
    named = player.map.locator("[data-stack]").get_by_role("button")
    drawn = player.map.locator("[data-stack] .face")
    before = named.count()
    player.press(player.picks.first)  # what is chosen stays in view
    player.map.focus()
    for _ in range(8):
        page.keyboard.press("+")
    expect(drawn.nth(before // 2)).to_have_count(0)
    assert drawn.count() > 0
    assert named.count() == before
    assert all(one.get_attribute("aria-label") for one in named.all()[:20])
