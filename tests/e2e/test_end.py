"""The page of a game that is over: points, turning points, luck, and what one may do then."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.played import finished
from tests.e2e.player import Player
from tests.e2e.served import Served


def test_a_game_that_is_over_is_accounted_for(page: Page, server: Served):
    player, game = Player(page, server), finished(server, "skirmish", "orchard")
    told = server.get(f"/api/games/{game}/after?seat=blue&lang=en")
    page.goto(f"{server.url}/g/{game}")
    end = page.locator("[data-end]")
    score = end.get_by_role("region", name=player.say("end-score"))
    for side in told["scores"]:
        for term in side["terms"]:
            expect(score).to_contain_text(term["title"])
        expect(score.get_by_role("heading", level=3).locator("b")).to_contain_text(
            [str(one["total"]) for one in told["scores"]]
        )
    turning = end.get_by_role("region", name=player.say("end-turning"))
    expect(turning.get_by_role("listitem")).to_have_count(len(told["swings"]))
    expect(end).to_contain_text(told["turns"])
    rolls = [one["rolls"] for one in told["luck"]]
    luck = end.get_by_role("region", name=player.say("end-luck"))
    expect(luck).to_contain_text(re.compile(f"{rolls[0]} rolls?"))

    turning.get_by_role("link").last.click()
    expect(end).to_be_hidden()
    assert page.url.endswith(f"at={told['swings'][-1]['at']}")
    page.keyboard.press("End")
    expect(end).to_be_visible()


def test_the_map_is_still_there(page: Page, server: Served):
    player, game = Player(page, server), finished(server, "skirmish", "orchard")
    page.goto(f"{server.url}/g/{game}")
    end = page.locator("[data-end]")
    expect(end.get_by_role("heading", level=1)).to_be_focused()
    page.keyboard.press("Escape")
    expect(end).to_be_hidden()
    expect(player.map).to_be_visible()
    page.get_by_role("button", name=player.say("end-open")).click()
    expect(end).to_be_visible()
    end.get_by_role("button", name=player.say("end-map")).click()
    expect(end).to_be_hidden()


def test_once_more_with_the_other_side(page: Page, server: Served):
    player = Player(page, server)
    seats = {"blue": "me", "red": "random"}
    game = server.post("/api/games", {"game": "skirmish", "scenario": "orchard", "seats": seats})[
        "id"
    ]
    server.post(f"/api/games/{game}/resign", {"seat": "blue"})
    page.goto(f"{server.url}/g/{game}")
    end = page.locator("[data-end]")
    expect(end).to_contain_text(player.say("end-none"))
    end.get_by_role("button", name=player.say("ending-swap")).click()
    page.wait_for_url(re.compile(f"/g/(?!{game})"))
    made = player.sit_down()
    assert server.get(f"/api/games/{made}")["seats"] == {"blue": "random", "red": "me"}
    expect(end).to_be_hidden()
