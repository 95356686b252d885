"""A game is taken elsewhere: it ends here, and goes on from its record."""

import pytest
from playwright.sync_api import expect

from tests.e2e.harness import Contexts
from tests.e2e.player import Player
from tests.e2e.served import Served


@pytest.mark.parametrize(("lang", "locale"), [("en", "en-GB"), ("ja", "ja-JP")])
def test_a_game_is_taken_elsewhere_and_goes_on(
    open_context: Contexts, server: Served, lang: str, locale: str, tmp_path
):
    page = open_context(locale=locale).new_page()
    player = Player(page, server, lang)
    seats = {"german": "me", "allied": "chair"}
    body = {"game": "cobra-spi", "scenario": "breakout", "seats": seats}
    game = server.post("/api/games", body)["id"]
    player.home()
    page.goto(f"{server.url}/g/{game}")
    player.wait_for_turn()
    player.press(page.get_by_role("button", name=player.say("bar-menu"), exact=True))
    player.press(page.get_by_role("button", name=player.say("carry"), exact=True))
    expect(page.get_by_role("dialog")).to_contain_text(player.say("carry-text"))
    with page.expect_download() as saved:
        player.press(page.get_by_role("button", name=player.say("carry-yes"), exact=True))
    file = tmp_path / "carried.bocage"
    saved.value.save_as(file)
    assert "seats=me,chair" in file.read_text(encoding="utf-8")
    expect(page.get_by_role("region", name=player.say("bar-over"))).to_be_visible()

    player.home()
    player.press(page.get_by_role("button", name=player.say("import")).first)
    page.locator("#record").set_input_files(file)
    dialog = page.get_by_role("dialog")
    player.press(dialog.get_by_role("button", name=player.say("import"), exact=True))
    page.wait_for_url(lambda url: "/g/" in url and game not in url)
    player.wait_for_turn()
    expect(player.panel).to_be_visible()
