"""What a screen reader is told."""

from playwright.sync_api import Page, expect

from tests.e2e.player import Player
from tests.e2e.served import Served

TABLE = r"""
- link "Go to the decision"
- banner:
  - link "All games"
  - heading /Skirmish/ [level=1]
  - list "Step":
    - listitem: Bid
  - status: "Blue: your decision"
  - button "Replay"
  - button "Menu"
- main "Map":
  - application "Map":
    - img:
      - button /Blue, headquarters/
      - button /Red, /
  - group "Search and overlays":
    - button "Overlays"
    - group "Zoom":
      - button "Zoom in"
  - region "Hand of Blue":
    - list
- region "Your decision":
  - group "What is asked, and what to do":
    - heading "Blue bids one card from its hand for the right to go first, or none." [level=2]
    - paragraph:
      - button "Show rule 3.3"
    - button "Undo" [disabled]
    - button "Cancel" [disabled]
    - button "Confirm" [disabled]
  - group "card":
    - button "bid nothing"
  - button "Find a unit, hex, place"
- complementary "Decision and log":
  - tablist "Beside the map":
    - tab "Log" [selected]
  - tabpanel "Log"
- complementary "Tracks and supplies":
  - group "Tracks and supplies":
    - list "Where the game stands"
"""


def test_the_table_as_a_tree(page: Page, server: Served):
    player = Player(page, server)
    player.start("Skirmish", "Orchard", Blue=player.me, Red=player.bot("random"))
    player.wait_for_turn()
    expect(page.locator("body")).to_match_aria_snapshot(TABLE)


def test_what_happens_is_announced(page: Page, server: Served):
    player = Player(page, server)
    player.start("Skirmish", "Orchard", Blue=player.me, Red=player.chair)
    player.wait_for_turn()
    told = page.locator("[data-live=polite]")
    player.picks.first.click()
    expect(told).to_contain_text(player.say("decide-added", what=""))
    expect(told).to_contain_text(player.say("decide-ready", what=""))


def test_a_refusal_is_told_with_its_rule(page: Page, server: Served):
    player = Player(page, server)
    game = player.start("Skirmish", "Orchard", Blue=player.me, Red=player.chair)
    player.wait_for_turn()
    menu = server.get(f"/api/games/{game}/state?seat=blue&lang=en")["menu"]
    assert menu["kinds"]
    page.get_by_role("button", name=player.say("clause-show", clause="3.3")).first.click()
    rule = page.get_by_role("dialog")
    expect(rule).to_contain_text("3.3")
    page.keyboard.press("Escape")
    expect(rule).to_be_hidden()
