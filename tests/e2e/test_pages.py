"""The pages around the table."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.player import Player
from tests.e2e.served import Served


def test_games_are_offered(page: Page, server: Served):
    player = Player(page, server)
    player.home()
    for game in ("Cobra (1977)", "COBRA (2008)", "Skirmish"):
        expect(page.get_by_role("heading", level=3, name=game, exact=True)).to_be_visible()
        name = player.say("lobby-start-game", game=game)
        expect(page.get_by_role("button", name=name, exact=True)).to_be_enabled()


def test_an_address_that_leads_nowhere_says_so(page: Page, server: Served):
    page.goto(f"{server.url}/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("main").get_by_role("link").first.click()
    expect(page).to_have_url(re.compile("/$"))
