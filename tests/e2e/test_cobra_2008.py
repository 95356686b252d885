"""COBRA (2008) by clicks: the landing, the desks, what only one side sees."""

from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.e2e.player import Player
from tests.e2e.scenes import put_scene
from tests.e2e.served import Served

LANDED = {"Utah": "4", "Omaha": "9", "Gold": "6", "Juno": "8", "Sword": "6"}  # steps


def sit(page: Page, server: Served, scenario: str, side: str) -> tuple[Player, str]:
    """One side of a new game, the other played at random."""
    other = "german" if side == "allied" else "allied"
    seats = {side: "me", other: "random"}
    made = server.post("/api/games", {"game": "cobra", "scenario": scenario, "seats": seats})
    player = Player(page, server)
    page.goto(f"{server.url}/g/{made['id']}")
    player.sit_down()
    player.wait_for_turn()
    player.wait_for_map()
    return player, made["id"]


def panel(server: Served, game: str, seat: str, name: str) -> dict[str, Any]:
    """What a panel tells a seat."""
    state = server.get(f"/api/games/{game}/state?seat={seat}&lang=en")
    found: dict[str, Any] = state["panels"][name]
    return found


def test_the_first_wave_lands_by_one_proposal(page: Page, server: Served):
    player, game = sit(page, server, "build-up", "allied")
    player.press(page.locator("[data-propose]").first)
    expect(player.confirm).to_be_enabled()
    player.press(player.confirm)
    expect(player.panel).to_contain_text("scatter")
    told = {
        x["title"]["text"]: x["value"] for x in panel(server, game, "allied", "beaches")["lines"]
    }
    assert {beach: told[name] for beach in LANDED for name in told if beach in name} == LANDED
    expect(page.get_by_text("Omaha").first).to_be_attached()


def test_points_are_committed_and_stand_on_the_desk(page: Page, server: Served):
    player, game = sit(page, server, "breakout", "allied")
    rng = Random(1)
    for _ in range(60):
        if "commit supply points" in player.prompt.lower():
            break
        if player.main.get_attribute("aria-disabled") != "true":  # ends the phase, or confirms
            player.press(player.main)
        else:
            player.step(rng)
        player.wait_for_turn()
    else:
        raise AssertionError(player.prompt)
    before = panel(server, game, "allied", "points")
    expect(player.confirm).to_have_count(0)  # what is committed is lost: nobody chooses for us
    expect(player.panel.locator("[data-limits]")).to_contain_text("0/4")
    player.press(player.panel.get_by_role("button", name="2", exact=True))
    player.press(player.panel.get_by_role("button", name="3", exact=True))
    expect(player.confirm).to_have_attribute("aria-disabled", "false")
    player.press(player.panel.get_by_role("button", name=player.say("decide-take-back", what="3")))
    expect(player.confirm).to_have_attribute("aria-disabled", "true")
    player.press(player.panel.get_by_role("button", name="1", exact=True))
    player.press(player.confirm)
    player.wait_for_turn()
    after = panel(server, game, "allied", "points")
    assert [x["title"]["text"] for x in before["lines"]] == ["US", "British", "German"]
    assert sum(int(x["value"]) for x in after["lines"] if "/" not in x["value"]) == sum(
        int(x["value"]) for x in before["lines"] if "/" not in x["value"]
    )


def test_the_boundary_and_the_line_are_layers(page: Page, server: Served):
    _, game = sit(page, server, "breakout", "german")
    found = server.get(f"/api/games/{game}/layers?seat=german&ids=boundary,line&lang=en")
    boundary, line = found["layers"]
    assert boundary["lines"][0][0] == "A2501"
    assert "A4901" in line["notes"]


DUE = """game = "cobra"
[board]
map = "normandy"
[[unit]]
id = "326a"
fate = "due"
[[unit]]
id = "914/352"
at = "A1831"
[state]
turn = 16
side = "german"
phase = "movement"
"""


def test_what_arrives_is_taken_from_the_rail(page: Page, server: Served):
    page.set_viewport_size({"width": 1920, "height": 1080})
    scene = put_scene(server, DUE, "campaign", {"german": "me", "allied": "random"})
    page.goto(f"{server.url}/g/{scene}")
    player = Player(page, server)
    player.sit_down()
    player.wait_for_turn()
    player.press(page.locator("[data-rail] [data-piece-of='326a']"))
    expect(player.kinds.and_(page.locator("[aria-pressed=true]"))).to_contain_text("bring in")
