"""The largest map, and its guided first turn."""

from playwright.sync_api import Page, expect

from tests.e2e.player import Player
from tests.e2e.served import Served


def test_the_guided_first_turn_can_be_followed(page: Page, server: Served):
    player = Player(page, server)
    player.home()
    page.get_by_role("button", name=player.say("lobby-guided-game", game="Cobra")).click()
    game = player.sit_down()
    guide = page.get_by_role("region", name=player.say("guide"))
    steps = server.get(f"/api/games/{game}/guide?lang=en")["steps"]
    ahead = guide.get_by_role("button", name=player.say("guide-next"))
    for step in steps:
        expect(guide).to_contain_text(step["text"][:40])
        if step.get("until"):
            break
        ahead.click()
    player.wait_for_turn()
    while "prompt:move" not in steps[0].get("until", ""):
        steps.pop(0)
    while player.kind("Move").count() == 0:  # replacements come first
        player.kind("").last.click()
        player.wait_for_turn()
    player.kind("Move").click()
    expect(player.picks.first).to_be_visible()


def test_counters_stand_on_the_map(page: Page, server: Served):
    player = Player(page, server)
    player.start("Cobra", "", Germans=player.me, Allies=player.chair)
    player.wait_for_turn()
    counters = page.get_by_role("application", name=player.say("map-title"), exact=True)
    assert counters.get_by_role("button").count() > 60
