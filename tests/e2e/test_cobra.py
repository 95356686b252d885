"""The largest map, and its guided first turn."""

from playwright.sync_api import Page, expect

from tests.e2e.player import Player
from tests.e2e.served import Served


def test_the_guided_first_turn_can_be_followed(page: Page, server: Served):
    player = Player(page, server)
    player.home()
    page.get_by_role("button", name=player.say("lobby-guided-game", game="Cobra")).click()
    game = player.sit_down()
    steps = {step["id"]: step for step in server.get(f"/api/games/{game}/guide?lang=en")["steps"]}
    guide = page.get_by_role("region", name=player.say("guide"))

    def told(step: str) -> None:
        expect(guide).to_contain_text(steps[step]["text"][:60])

    for name, step in steps.items():
        told(name)
        if step.get("until"):
            break
        guide.get_by_role("button", name=player.say("guide-next")).click()
    player.wait_for_turn()
    while not player.kind("move").count():  # replacements come first
        player.allowed.last.click()
        player.wait_for_turn()
    told("move")
    player.kind("move").click()
    told("by")
    player.settle()
    player.asked.first.click()
    told("path")
    player.settle()
    player.asked.last.click()  # after it there may be more units of its stack
    expect(player.confirm).to_be_enabled()
    told("moved")
    player.confirm.click()
    told("more")


def test_counters_stand_on_the_map(page: Page, server: Served):
    player = Player(page, server)
    player.start("Cobra", "", Germans=player.me, Allies=player.chair)
    player.wait_for_turn()
    player.wait_for_map()
    assert player.map.get_by_role("button").count() > 60
