"""A declaration asks the server once for each click: what is forced comes with the answer."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Request

from tests.e2e.player import Player
from tests.e2e.scenes import put_scene
from tests.e2e.served import Served

COBRA = """
game = "cobra-spi"
unit = [{ id = "US30", at = "2009" }, { id = "914/352", at = "2010" }]
state = { phase = "combat", side = "allied", weather = "storm" }
"""
GARDEN = """
game = "market-garden"
unit = [{ id = "129Bde", at = "62" }, { id = "Hartung", at = "62" }]
state = { phase = "activation", side = "allied", active = ["62"] }
"""
COMMANDER = """
game = "combat-commander"
unit = [{ id = "G-Rifle1", at = "C4" }, { id = "R-Rifle2", at = "C6" }]
state = { hand = { axis = ["G-55"] } }
"""
GAMES = [
    (COBRA, "breakout", ("allied", "german"), "", "attack on 2010 by US30 point"),
    (GARDEN, "garden", ("allied", "german"), "assault", "assault 62 by 129Bde 129Bde"),
    (COMMANDER, "1", ("axis", "allies"), "Fire", "fire G-55 by G-Rifle1"),
]


@pytest.mark.parametrize(("scene", "scenario", "sides", "kind", "action"), GAMES)
def test_an_attack_of_two_clicks_is_two_requests(
    page: Page, server: Served, scene, scenario, sides, kind, action
):
    player = Player(page, server)
    asked: list[str] = []

    def hear(request: Request) -> None:
        place = request.url.partition("?")[0].rpartition("/")[2]
        if place in ("narrow", "why"):
            asked.append(place)
        elif place == "act":
            asked.append((request.post_data_json or {})["action"])

    seats = dict(zip(sides, ("me", "chair"), strict=True))
    page.goto(f"{server.url}/g/{put_scene(server, scene, scenario, seats)}")
    player.sit_down()
    player.wait_for_turn()
    page.on("request", hear)
    clicks = 0
    if kind:
        player.kind(kind).click()
        player.settle()
        clicks += 1
    while not (player.confirm.is_visible() and player.confirm.is_enabled()):
        player.picks.first.click()
        player.settle()
        clicks += 1
    assert clicks <= 2 and asked == ["narrow"] * clicks
    with page.expect_request(re.compile("/act[?]")):
        player.confirm.click()
    assert asked[clicks:][:1] == [action]
