"""Japanese from the first page on, and both languages at any moment."""

import re
from random import Random

from playwright.sync_api import Page, expect

from tests.e2e.harness import Contexts, Watch
from tests.e2e.player import Player
from tests.e2e.served import Served

JAPANESE = re.compile(r"[\u3041-\u30ff\u4e00-\u9fff]")
SOON = 3_000  # milliseconds: before a toast goes of itself
ENGLISH = re.compile(r"[A-Za-z]{4,}")  # words; names of hexes and units are shorter


def switch(page: Page, player: Player, to: str) -> None:
    """Choose the other language in the menu of the table."""
    page.get_by_role("button", name=player.say("bar-menu"), exact=True).click()
    page.get_by_role("button", name=to, exact=True).click()


def test_a_game_in_japanese(open_context: Contexts, server: Served):
    page = open_context(locale="ja-JP").new_page()
    player = Player(page, server, "ja")
    titles = server.get("/api/catalogue?lang=ja")["games"]
    (game,) = [each for each in titles if each["id"] == "skirmish"]
    orchard = next(each["title"] for each in game["scenarios"] if each["id"] == "orchard")
    sides = {side["id"]: side["title"] for side in game["sides"]}
    seats = {sides["blue"]: player.me, sides["red"]: player.bot("random")}
    player.start(game["title"], orchard, **seats)
    rng = Random(3)
    for _ in range(25):
        if not player.wait_for_turn():
            break
        prompt = player.panel.get_by_role("heading", level=2).inner_text()
        assert JAPANESE.search(prompt) and not ENGLISH.search(prompt), prompt
        player.step(rng)
    log = page.get_by_role("tabpanel").inner_text()
    assert JAPANESE.search(log)
    assert not ENGLISH.search(log), log


def test_the_language_changes_in_the_middle_of_a_declaration(page: Page, server: Served):
    english, japanese = Player(page, server), Player(page, server, "ja")
    english.start("Skirmish", "Orchard", Blue=english.me, Red=english.chair)
    english.wait_for_turn()
    english.picks.last.click()
    expect(english.confirm).to_be_enabled()
    before = english.prompt
    switch(page, english, "日本語")
    expect(japanese.confirm).to_be_enabled()
    expect(japanese.panel.get_by_role("heading", level=2)).to_have_text(JAPANESE)
    switch(page, japanese, "English")
    expect(english.confirm).to_be_enabled()
    expect(english.panel).to_contain_text(before)
    page.reload()
    expect(english.panel.or_(english.cover).first).to_be_visible()


def test_the_live_region_speaks_the_language_of_the_page(page: Page, server: Served):
    english, japanese = Player(page, server), Player(page, server, "ja")
    live, whole = page.locator("[data-live=polite]"), page.locator("html")
    english.start("Skirmish", "Orchard", Blue=english.me, Red=english.bot("random"))
    english.wait_for_turn()
    expect(whole).to_have_attribute("lang", "en")
    expect(live).to_have_text(ENGLISH)
    switch(page, english, "日本語")
    expect(whole).to_have_attribute("lang", "ja")
    expect(live).to_have_text(JAPANESE)  # the question is asked again
    expect(live).not_to_have_text(ENGLISH)
    japanese.step(Random(3))
    japanese.wait_for_turn()
    expect(live).not_to_have_text(ENGLISH)
    switch(page, japanese, "English")
    expect(whole).to_have_attribute("lang", "en")
    expect(live).to_have_text(ENGLISH)
    expect(live).not_to_have_text(JAPANESE)


def test_what_went_wrong_is_not_left_in_the_old_language(page: Page, server: Served, watch: Watch):
    watch.allow("409")
    english, japanese = Player(page, server), Player(page, server, "ja")
    english.start("Skirmish", "Orchard", Blue=english.me, Red=english.chair)
    english.wait_for_turn()
    page.keyboard.press("u")  # nothing has been done yet
    toast = page.locator(".toast")
    expect(toast).to_have_text(ENGLISH)
    switch(page, english, "日本語")
    expect(toast).to_have_count(0, timeout=SOON)
    page.keyboard.press("u")
    expect(toast).to_have_text(JAPANESE)
    switch(page, japanese, "English")
    expect(toast).to_have_count(0, timeout=SOON)
