"""A map of areas: its board and its key."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.e2e.harness import Contexts
from tests.e2e.player import Player
from tests.e2e.served import Served

GAME = "market-garden"


def test_the_key_shows_badges_bridges_and_borders(open_context: Contexts, server: Served):
    page = open_context(locale="ja-JP").new_page()
    player = Player(page, server, "ja")
    body = {"game": GAME, "scenario": "garden", "seats": {"german": "me", "allied": "chair"}}
    page.goto(f"{server.url}/g/{server.post('/api/games', body)['id']}")
    player.sit_down()
    player.wait_for_turn()
    page.get_by_role("button", name=player.say("map-legend")).first.click()
    key = page.get_by_role("dialog")
    for word in ("map-legend-borders", "map-legend-signs", "map-legend-roads"):
        expect(key.get_by_role("heading", name=player.say(word))).to_be_visible()
    words = server.get(f"/api/boards/{GAME}/garden?lang=ja")["terrains"]
    for word in ("badge-head", "badge-tem", "sign-bridge-german", "sign-ferry"):
        expect(key.get_by_text(words[word], exact=True).first).to_be_visible()
