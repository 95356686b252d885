"""Why not, and what an action gives up, as the page shows them."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.player import Player
from tests.e2e.scenes import put_scene
from tests.e2e.served import Served

COMBAT = """
game = "cobra-spi"
[[unit]]
id = "US30"
at = "2009"
[[unit]]
id = "US29"
at = "2008"
[[unit]]
id = "914/352"
at = "2010"
[state]
side = "allied"
phase = "combat"
weather = "WEATHER"
"""
SEATS = {"german": "chair", "allied": "me"}


def opened(page: Page, server: Served, text: str, seats: dict[str, str], scenario: str) -> Player:
    game = put_scene(server, text, scenario, seats)
    player = Player(page, server)
    page.goto(f"{server.url}/g/{game}")
    player.sit_down()
    player.wait_for_turn()
    player.wait_for_map()
    return player


def piece(player: Player, unit: str) -> None:
    """Click a counter on the map."""
    player.map.locator(f'[data-piece="{unit}"]').first.click()
    player.settle()


def test_a_unit_out_of_reach_is_told_so_and_start_over_starts_over(page: Page, server: Served):
    text = COMBAT.replace("WEATHER", "storm")
    player = opened(page, server, text, SEATS, "breakout")
    player.press(player.kind("attack"))
    player.settle()
    piece(player, "914/352")
    piece(player, "US30")
    piece(player, "US29")
    card = player.panel.get_by_role("region", name=re.compile("^Why not US 29"))
    expect(card).to_contain_text("is not next to 2010")
    expect(player.panel).not_to_contain_text("headquarters on the map")
    player.press(player.cancel)
    expect(card).to_be_hidden()
    expect(player.cancel).to_be_hidden()


def test_before_somebody_attacks_the_attackers_are_asked_for(page: Page, server: Served):
    text = COMBAT.replace("WEATHER", "storm")
    player = opened(page, server, text, SEATS, "breakout")
    player.press(player.kind("attack"))
    player.settle()
    piece(player, "914/352")
    expect(player.panel).to_contain_text("US 30 Div")
    expect(player.panel).not_to_contain_text("Choose at least one")


def test_carpet_bombing_is_asked_about_and_confirmed_twice(page: Page, server: Served):
    text = COMBAT.replace("WEATHER", "clear")
    player = opened(page, server, text, SEATS, "breakout")
    expect(player.panel).to_contain_text(re.compile("ground attacks", re.IGNORECASE))
    piece(player, "914/352")
    doubt = player.panel.get_by_role("group", name=player.say("decide-which"))
    expect(doubt.get_by_role("button", name=re.compile("ground", re.IGNORECASE))).to_be_visible()
    player.press(doubt.get_by_role("button", name=re.compile("carpet", re.IGNORECASE)))
    player.settle()
    price = player.panel.locator("[data-price]")
    expect(price).to_have_text("Carpet bombing is possible once in the game.")
    player.press(player.confirm)
    player.settle()
    expect(price).to_be_visible()  # it was not sent
    player.press(player.confirm)
    expect(player.panel).not_to_contain_text("once in the game")


def test_a_counter_that_waits_beside_the_map_is_asked_about_there(page: Page, server: Served):
    text = COMBAT.replace("WEATHER", "storm")
    player = opened(page, server, text, SEATS, "breakout")
    waits = page.locator("[data-rail] [data-piece-of]").last  # one of the Allies
    waits.click()
    player.settle()
    card = player.panel.get_by_role("region", name=re.compile("^Why not"))
    expect(card).to_be_visible()
