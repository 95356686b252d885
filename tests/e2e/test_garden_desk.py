"""Where one declares: what a march costs, who must assault, and what is in sight at a desk."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.player import Player
from tests.e2e.scenes import put_scene
from tests.e2e.served import Served

UNITS = """
game = "market-garden"
[[unit]]
id = "1Gren"
at = "64"
[[unit]]
id = "3Irish"
at = "64"
[[unit]]
id = "GdsArt"
at = "64"
[[unit]]
id = "129Bde"
at = "64"
[[unit]]
id = "Hartung"
at = "62"
[[unit]]
id = "Henke"
at = "62"
state = "dis1"
[state]
phase = "activation"
side = "allied"
active = ["64"]
control = { "64" = "xxx", "63" = "xxx", "57" = "xxx" }
bridges = { "57-63" = "allied" }
"""
ENTERED = """
[[do]]
side = "allied"
action = "march by 1Gren,3Irish,129Bde path 62"
"""
HIT = """
[[do]]
side = "allied"
action = "assault 62 by 1Gren,3Irish,129Bde 129Bde"
[[do]]
side = "german"
action = "forward Henke"
draws = ["d4", "d4", "d4", "d4"]
"""


def sit(page: Page, server: Served, scene: str, side: str = "allied") -> Player:
    """Somebody of a side at the table, where a scene begins."""
    seats = {"german": "chair", "allied": "chair", side: "me"}
    player = Player(page, server)
    page.goto(f"{server.url}/g/{put_scene(server, scene, 'garden', seats)}")
    player.sit_down()
    player.wait_for_turn()
    return player


def test_a_march_tells_what_it_costs(page: Page, server: Served):
    Player(page, server).always_confirm()
    player = sit(page, server, UNITS)
    player.kind("move").click()
    player.settle()
    player.asked.filter(has_text="1st Grenadier Guards").click()
    player.settle()
    expect(player.asked.filter(has_text="Eindhoven").first).to_contain_text("cost ½, 5½ left")
    player.asked.filter(has_text="Geldrop").first.click()
    player.settle()
    spent = player.panel.get_by_role("table", name="MF spent")
    expect(spent).to_contain_text(re.compile(r"4\b"))
    expect(spent).to_contain_text("9.2a")
    expect(player.panel.get_by_role("table", name="MF available")).to_contain_text("6")


CANAL = """
game = "market-garden"
[[unit]]
id = "129Bde"
at = "63"
[[unit]]
id = "1Gren"
at = "63"
[[unit]]
id = "2Gren"
at = "63"
[state]
phase = "activation"
side = "allied"
active = ["63"]
control = { "64" = "xxx", "63" = "xxx", "57" = "xxx" }
bridges = { "57-63" = "allied" }
"""


def test_infantry_wades_where_its_player_likes(page: Page, server: Served):
    player = sit(page, server, CANAL)
    player.kind("cross a canal beside its bridge").click()
    player.settle()
    player.asked.filter(has_text="Dommel Bridge at Eindhoven").click()
    player.settle()
    expect(player.asked.filter(has_text="2nd Grenadier Guards")).to_have_count(0)
    player.asked.filter(has_text="129").click()
    player.settle()
    for numbers in ("MF spent", "MF available"):
        expect(player.panel.get_by_role("table", name=numbers)).to_contain_text("6")
    player.confirm.click()
    player.settle()
    expect(page.get_by_role("tabpanel")).to_contain_text("moves to Nuenen")


def test_all_that_decides_an_assault_is_in_sight(page: Page, server: Served):
    player = sit(page, server, UNITS + ENTERED)
    question = player.panel.get_by_role("heading", level=2)
    expect(question).to_contain_text("1st Grenadier Guards (motor), 3rd Irish Guards, 129th")
    expect(question).to_contain_text("having entered an area where only enemies stood")
    player.kind("assault").click()
    player.settle()
    while not player.confirm.is_enabled():
        player.asked.first.click()
        player.settle()
    numbers = player.panel.get_by_role("group", name=player.say("decide-brief"))
    for words in ("Attack value (AV) = ", "Defence value (DV) = "):
        expect(numbers).to_contain_text(words)
    page.mouse.wheel(0, -2000)
    declared = player.panel.get_by_label(player.say("decide-so-far"))
    for part in (
        declared.get_by_text("Point unit"),
        declared.get_by_role("button", name="Take back 129th Brigade"),
        player.panel.get_by_text("AV 7 against DV 3"),
        player.confirm,
        page.get_by_role("button", name=player.say("replay")),
    ):
        expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("retreating", [False, True])
def test_casualty_points_are_counted_as_they_are_laid_out(
    page: Page, server: Served, retreating: bool
):
    player = sit(page, server, UNITS + ENTERED + HIT, "german")
    rows = player.panel.get_by_role("list", name="casualty points by unit").get_by_role("listitem")
    for words in ("Henke", "Dis1", "takes the first point"):
        expect(rows.first).to_contain_text(words)
    expect(rows.last).to_contain_text("0 of 5")
    if retreating:
        player.asked.filter(has_text="Henke").click()
        player.settle()
        expect(rows.last).to_contain_text("1 of 5")
    rows.filter(has_text="Hartung").get_by_role("button").last.click()
    expect(rows.last).to_contain_text("2 of 5" if retreating else "1 of 5")


PLANES = """
game = "market-garden"
[[unit]]
id = "1Gren"
at = "63"
[[unit]]
id = "Hoffmann"
at = "62"
[state]
phase = "impulse"
side = "allied"
impulse = 8
"""
EVENING = """
game = "market-garden"
[[unit]]
id = "G-Ede"
at = "1"
[state]
phase = "buy"
side = "german"
impulse = 0
reserve = { german = 20 }
"""


def test_the_sunset_of_an_air_bombardment_is_told_once(page: Page, server: Served):
    player = sit(page, server, PLANES)
    told = player.panel.get_by_role("group", name=player.say("decide-forecast"))
    expect(told).to_contain_text("Sunset DR in impulse 8")  # beside the pass
    player.kind("bomb from the air").click()
    player.settle()
    while not player.confirm.is_enabled():
        player.picks.first.click()
        player.settle()
    expect(told).to_have_count(1)
    expect(told).to_contain_text("Bombardment of Geldrop")
    expect(told).to_contain_text("the impulse marker stays where it is")


def test_bought_boxes_tell_where_the_next_day_begins(page: Page, server: Served):
    player = sit(page, server, EVENING, "german")
    for words in (
        "−2 next day from impulse B (20 points)",
        "+1 next day from impulse 1 (10 points)",
    ):
        expect(player.panel.get_by_role("button", name=words, exact=True)).to_be_visible()


def test_the_range_of_guns_is_offered_for_guns_only(page: Page, server: Served):
    player = sit(page, server, UNITS)
    player.wait_for_map()
    games = server.get("/api/catalogue?lang=en")["games"]
    (layers,) = [game["unit_layers"] for game in games if game["id"] == "market-garden"]
    titles = {layer["id"]: layer["title"] for layer in layers}
    found = page.get_by_role("group", name=player.say("find-map"))
    for name, armed in (("1st Grenadier Guards", False), ("Guards Artillery", True)):
        page.keyboard.press("/")
        page.get_by_role("searchbox", name=player.say("find-open")).fill(name)
        found.get_by_role("button", name=name).first.click()
        card = page.get_by_role("region", name=player.say("inspector", unit=name))
        page.keyboard.press("o")
        for layer, offered in (("reach", True), ("range", armed)):
            named = {"name": titles[layer], "exact": True}
            expect(card.get_by_role("button", **named)).to_have_count(int(offered))
            expect(page.get_by_role("checkbox", **named)).to_have_count(int(offered))
        page.keyboard.press("Escape")
