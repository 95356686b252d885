"""What the page knows of a phase it knows again when it is loaded anew."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.played import played, put
from tests.e2e.player import Player
from tests.e2e.served import Served

DECISIONS = range(12, 60)


def test_who_has_acted_is_told_by_the_server(page: Page, server: Served):
    player = Player(page, server)
    for most in DECISIONS:
        game = put(server, played("cobra-spi", "breakout", most), {"german": "me", "allied": "me"})
        sides = ("german", "allied")
        states = [server.get(f"/api/games/{game}/state?seat={side}&lang=en") for side in sides]
        asked = next(state for state in states if state.get("menu"))
        acted = set(asked.get("acted", ()))
        if len(acted) > 1 and asked["asks"][0]["prompt"] == "move":
            break
    marked = {
        piece["id"] for piece in asked["pieces"].values() if "moved" in piece.get("marks", ())
    }
    assert acted == {id_ for id_ in marked if asked["pieces"][id_]["side"] == asked["seat"]}
    page.goto(f"{server.url}/g/{game}?seat={asked['seat']}")
    player.wait_for_turn()
    count = page.locator(".acting p")
    expect(count).to_have_text(re.compile(r"^[1-9]\d* of \d+ have acted$"))
    before = count.inner_text()
    page.reload()
    player.wait_for_turn()
    expect(count).to_have_text(before)
