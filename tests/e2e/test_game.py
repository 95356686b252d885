"""A game from the list of games to the verified dice."""

from random import Random

from playwright.sync_api import Page, expect

from tests.e2e.player import Player
from tests.e2e.served import Served


def test_a_game_against_a_bot_to_its_end(page: Page, server: Served):
    player = Player(page, server)
    game = player.start("Skirmish", "Orchard", Blue=player.me, Red=player.bot("random"))
    player.play(Random(4))
    ending = server.get(f"/api/games/{game}/state?seat=blue&lang=en")["ending"]
    account = page.locator("[data-end]")
    expect(account.get_by_text(ending["text"]).first).to_be_visible()

    account.get_by_role("button", name=player.say("verify")).click()
    expect(page.get_by_role("dialog")).to_contain_text(
        server.get(f"/api/games/{game}/verify?lang=en")["text"]
    )
