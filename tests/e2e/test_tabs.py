"""Two tabs, a server that goes away, a table that is shared."""

from random import Random

import pytest
from playwright.sync_api import Error, Page, expect

from tests.e2e.harness import Contexts, Watch
from tests.e2e.player import Player
from tests.e2e.served import Served


def last(server: Served, game: str) -> int:
    """How many decisions were taken."""
    found: int = server.get(f"/api/games/{game}/state?seat=")["last"]
    return found


def begin(player: Player) -> str:
    """A game against a bot, after its first decisions."""
    game = player.start("Skirmish", "Orchard", Blue=player.me, Red=player.bot("random"))
    player.play(Random(5), 8)
    player.wait_for_turn()
    return game


def test_a_game_goes_on_after_the_server_was_killed(page: Page, own_server: Served, watch: Watch):
    watch.allow("WebSocket|Failed to load resource|ERR_CONNECTION")
    player = Player(page, own_server)
    game = begin(player)
    before, prompt = last(own_server, game), player.prompt
    own_server.kill()
    lost = page.get_by_role("main").get_by_text(player.say("link-lost"))
    expect(lost).to_be_visible()
    own_server.start()
    expect(lost).to_be_hidden(timeout=30_000)
    assert (last(own_server, game), player.prompt) == (before, prompt)
    player.play(Random(6), 6)
    assert last(own_server, game) > before


def test_games_are_found_again_after_a_restart(page: Page, own_server: Served):
    player = Player(page, own_server)
    game = begin(player)
    prompt = player.prompt
    page.goto("about:blank")
    own_server.stop()
    own_server.start()
    player.home()
    page.get_by_role("main").locator(f'a[href*="/g/{game}"]').first.click()
    player.sit_down()
    player.wait_for_turn()
    assert player.prompt == prompt


def test_two_tabs_show_the_same_game(open_context: Contexts, server: Served):
    context = open_context()
    one = Player(context.new_page(), server)
    game = begin(one)
    two = Player(context.new_page(), server)
    two.page.goto(one.page.url)
    two.sit_down()
    two.wait_for_turn()
    assert two.prompt == one.prompt
    one.page.bring_to_front()  # what lies behind is drawn rarely
    one.step(Random(1))  # half a declaration here must not matter there
    two.page.bring_to_front()
    before, rng = last(server, game), Random(2)
    while last(server, game) == before:
        two.wait_for_turn()
        two.step(rng)
    two.wait_for_turn()
    one.page.bring_to_front()
    expect(one.panel.get_by_role("heading", level=2)).to_have_text(
        two.panel.get_by_role("heading", level=2).inner_text()
    )
    one.play(Random(3), 6)
    one.wait_for_turn()  # the bot decides no more
    decided = server.get("/api/games")
    assert [row["decisions"] for row in decided if row["id"] == game] == [last(server, game)]


def test_the_other_person_sees_nothing_until_asked(page: Page, server: Served):
    player = Player(page, server)
    game = player.start("Skirmish", "Orchard", Blue=player.me, Red=player.chair)
    expect(player.cover).to_be_visible()
    hand = server.get(f"/api/games/{game}/state?seat=blue&lang=en")["menu"]["field"]["targets"]
    labels = [target["label"].split() for target in hand if target.get("card")]
    cards = [f"{number} {name}" for name, number, *_ in labels]  # as they are read on a card
    assert cards
    covered = page.get_by_role("dialog")
    expect(covered).to_contain_text(player.say("privacy-text", side="Blue"))
    expect(page.locator("[data-pick]")).to_have_count(0)  # what is secret is not in the page
    for card in cards:  # none can be reached: the cover lies over everything
        with pytest.raises(Error, match="Timeout"):
            page.get_by_role("button", name=card).first.click(trial=True, timeout=500)
    player.wait_for_turn()
    for card in cards:
        expect(page.get_by_role("button", name=card).first).to_be_visible()
    player.picks.first.click()
    player.confirm.click()
    expect(covered).to_contain_text(player.say("privacy-text", side="Red"))
    player.cover.click()
    expect(player.panel).to_contain_text("Red")
