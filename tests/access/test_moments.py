"""What happens is shown on the map: moments, counters on their way, and nobody waits for them."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.harness import Contexts
from tests.e2e.player import Player
from tests.e2e.scenes import put_scene
from tests.e2e.served import Served

FIGHT = """
game = "cobra-spi"
unit = [
  { id = "US30", at = "3217" }, { id = "US29", at = "3217" }, { id = "US35", at = "3217" },
  { id = "US9", at = "3219" }, { id = "914/352", at = "3218", steps = 1 },
]
state = { phase = "combat", side = "allied", weather = "storm" }
"""  # whatever is rolled, the defender is lost
MARCH = """
game = "cobra-spi"
unit = [
  { id = "US30", at = "2005" },
  { id = "914/352", at = "2010" }, { id = "915/352", at = "2310" }, { id = "916/352", at = "2610" },
]
state = { phase = "mechanised", side = "allied", weather = "storm" }
"""
WALK = MARCH.replace("mechanised", "movement")
SEEN = """() => {
  window.travels = []
  new MutationObserver(() => {
    for (const one of document.querySelectorAll('[data-travels]')) {
      const { travels: id } = one.dataset
      const last = window.travels.at(-1)
      if (!window.travels.some((seen) => seen.id === id)) {
        const at = performance.now()
        window.travels.push({ id, at, after: last && at - last.at })
      }
    }
  }).observe(document.querySelector('[data-map]'), { subtree: true, childList: true })
}"""


@pytest.fixture
def page(open_context: Contexts) -> Page:
    """A page on which things move."""
    return open_context(reduced_motion="no-preference").new_page()


def wait_for(page: Page, count: int) -> list[dict[str, Any]]:
    """Until so many counters were seen on their way; all that were."""
    for _ in range(150):
        found: list[dict[str, Any]] = page.evaluate("window.travels")
        if len(found) >= count:
            return found
        page.wait_for_timeout(100)
    raise AssertionError(f"only {found} moved")


def act(server: Served, game: str, seat: str, action: str) -> None:
    """An action of this seat, without a page."""
    version = server.get(f"/api/games/{game}/state?seat={seat}")["version"]
    body = {"seat": seat, "version": version, "action": action, "key": f"{game} {version}"}
    server.post(f"/api/games/{game}/act", body)


def sit(page: Page, server: Served, scene: str, path: str = "") -> tuple[Player, str]:
    """At a table on which this scene stands."""
    game = put_scene(server, scene, "breakout", {"allied": "me", "german": "greedy@1"})
    page.goto(f"{server.url}/g/{game}{path}")
    player = Player(page, server)
    player.sit_down()
    player.wait_for_map()
    return player, game


def attack(server: Served, game: str) -> None:
    act(server, game, "allied", "attack on 3218 by US30,US29,US35,US9")


def card(page: Page) -> Locator:
    """The moment that is shown."""
    return page.locator("[data-moment]")


def line_of(page: Page) -> Any:
    """Column and roll as the log tells them."""
    log = page.get_by_role("tabpanel")
    expect(log).to_contain_text(re.compile(r"Column \d+:\d+, roll \d"))
    return re.search(r"Column (\d+:\d+), roll (\d)", log.inner_text())


def test_a_fight_shows_its_die_its_cell_its_words_and_its_losses(page: Page, server: Served):
    _, game = sit(page, server, FIGHT)
    attack(server, game)
    expect(card(page)).to_be_visible()
    assert card(page).get_attribute("data-moment") == "fight"
    came = card(page).locator(".came")
    expect(came).to_be_visible()
    column, roll = line_of(page).groups()
    assert came.get_attribute("data-cell") == roll
    about = card(page).inner_text()
    assert f"column {column}" in about.lower() and f"rolled {roll}" in about
    assert len(card(page).locator("[data-cell]").all()) == 6
    lost = card(page).locator("[data-fate=lost]")
    expect(lost.first).to_be_visible()
    assert "914/352" in lost.inner_text() and "914/352" not in units(server, game)
    expect(lost).to_have_count(1)
    expect(page.locator("[data-falls]")).to_have_count(1)
    expect(card(page)).to_be_hidden()
    mark = page.locator("[data-mark]")
    expect(mark).to_contain_text(column)
    page.keyboard.press("v")  # once more
    expect(card(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(card(page)).to_be_hidden()
    expect(mark).to_be_visible()
    page.keyboard.press("Escape")
    expect(mark).to_be_hidden()  # the next input takes it away


def units(server: Served, game: str) -> set[str]:
    """Who is on the map."""
    return set(server.get(f"/api/games/{game}/state?seat=allied")["pieces"])


def test_a_moment_stands_beside_its_hexes_and_is_spoken_once(page: Page, server: Served):
    player, game = sit(page, server, FIGHT)
    page.evaluate(
        """() => {
          window.said = []
          const live = document.querySelector('[data-live=polite]')
          const hear = () => window.said.push(...[...live.children].map((p) => p.textContent))
          new MutationObserver(hear).observe(live, { childList: true })
        }"""
    )
    attack(server, game)
    expect(card(page).locator(".came")).to_be_visible()
    box, hexes = card(page).bounding_box(), page.locator(".scene .target").first.bounding_box()
    assert box and hexes
    apart_x = box["x"] + box["width"] <= hexes["x"] or hexes["x"] + hexes["width"] <= box["x"]
    apart_y = box["y"] + box["height"] <= hexes["y"] or hexes["y"] + hexes["height"] <= box["y"]
    assert apart_x or apart_y
    expect(card(page)).to_be_hidden()
    said = [text for text in page.evaluate("window.said") if "roll" in text and "olumn" in text]
    assert len(said) == 1 and "eliminated" in said[0]
    assert player.map.is_visible()


def test_a_click_or_a_key_ends_a_moment_and_acts(page: Page, server: Served):
    player, game = sit(page, server, FIGHT)
    attack(server, game)
    expect(card(page)).to_be_visible()
    page.get_by_role("tab", name=player.say("tab-rules")).click()
    expect(card(page)).to_be_hidden()
    expect(page.get_by_role("tab", name=player.say("tab-rules"), selected=True)).to_be_visible()
    page.keyboard.press("v")
    expect(card(page)).to_be_visible()
    page.keyboard.press("h")
    expect(page.get_by_role("dialog")).to_contain_text(player.say("keys-title"))
    expect(card(page)).to_be_hidden()


def test_a_moment_is_played_from_the_log_and_in_replay(page: Page, server: Served):
    player, game = sit(page, server, FIGHT)
    attack(server, game)
    expect(card(page)).to_be_visible()
    expect(card(page)).to_be_hidden()
    page.get_by_role("button", name=player.say("moment-play")).first.click()
    expect(card(page)).to_be_visible()
    expect(card(page).locator("[data-fate=lost]").first).to_be_visible()
    page.keyboard.press("Escape")
    page.goto(f"{server.url}/g/{game}?at=1")
    player.wait_for_map()
    expect(page.get_by_role("slider")).to_be_visible()
    expect(page.locator('[data-piece="US30"]')).to_have_count(1)
    page.keyboard.press(".")
    expect(card(page)).to_be_visible()
    expect(card(page).locator(".came")).to_have_attribute("data-cell", line_of(page)[2])


def test_where_nothing_moves_there_is_an_arrow(open_context: Contexts, server: Served):
    page = open_context(reduced_motion="reduce").new_page()
    _, game = sit(page, server, WALK)
    page.evaluate(SEEN)
    act(server, game, "allied", "move by US30 path 2006,2007")
    expect(page.locator(".way.head")).to_be_visible()
    expect(page.locator(".way.head")).to_have_count(0)
    assert page.evaluate("window.travels") == []
    attack_page, fight = sit(open_context(reduced_motion="reduce").new_page(), server, FIGHT)
    attack(server, fight)
    shown = card(attack_page.page)
    expect(shown.locator(".came")).to_be_visible()
    assert not attack_page.page.locator(".tumbles").count()
    expect(shown).to_be_hidden()


def test_counters_glide_along_their_path(page: Page, server: Served):
    _, game = sit(page, server, WALK)
    page.evaluate(SEEN)
    act(server, game, "allied", "move by US30 path 2006,2007")
    wait_for(page, 1)
    expect(page.locator("[data-travels]")).to_have_count(0)
    expect(page.locator('[data-stack="2007"] [data-piece="US30"]')).to_be_visible()


def test_deeds_of_others_come_one_after_the_other(page: Page, server: Served):
    player, game = sit(page, server, MARCH)
    page.evaluate(SEEN)
    act(server, game, "allied", "done")
    found = wait_for(page, 2)
    assert all(one["after"] >= 600 for one in found[1:]), found
    digest = page.get_by_role("button", name=player.say("replay-since")).first
    expect(digest).to_be_visible()


def test_an_input_shows_the_present_at_once(page: Page, server: Served):
    player, game = sit(page, server, MARCH)
    act(server, game, "allied", "done")
    player.wait_for_turn()  # the bot is done long before all of it was shown
    page.keyboard.press("Escape")
    page.evaluate(SEEN)
    now = server.get(f"/api/games/{game}/state?seat=allied")["pieces"]
    for piece in now.values():
        if piece["at"]:
            shown = page.locator(f'[data-stack="{piece["at"]}"] [data-piece="{piece["id"]}"]')
            expect(shown).to_have_count(1)
    expect(page.locator("[data-travels]")).to_have_count(0)
    assert page.evaluate("window.travels") == []  # what is there has not come by its way
