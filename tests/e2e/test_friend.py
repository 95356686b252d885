"""Two browsers against each other: a link to a seat, and a game to its end."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.harness import Contexts, Watch
from tests.e2e.player import Player
from tests.e2e.served import Served


def invited(host: Player, open_context: Contexts, server: Served) -> Player:
    """Somebody who has got the link that the dialog shows, in a browser of his own."""
    dialog = host.page.get_by_role("dialog", name=host.say("invite-title"))
    link = dialog.get_by_role("textbox").input_value()
    expect(dialog.get_by_role("status")).to_have_text(host.say("invite-away"))
    friend = Player(open_context().new_page(), server)
    friend.page.goto(link)
    friend.sit_down()
    expect(dialog.get_by_role("status")).to_have_text(host.say("invite-here"))
    host.page.keyboard.press("Escape")
    return friend


def asked(player: Player) -> bool:
    """Whether it is his turn, and there is something to press."""
    lit = player.panel.locator("[data-pick], [data-unfold][data-lit]")
    something = player.kinds.or_(player.passing).or_(lit).or_(player.confirm)
    return player.page.title().startswith("●") and something.first.is_visible()


def play(players: list[Player], rng: Random, steps: int) -> bool:
    """Whoever is asked does something; whether the game is over before so many deeds."""
    for _ in range(steps):
        now = None
        for _ in range(200):
            if any(player.page.locator("[data-end]").is_visible() for player in players):
                return True
            now = next((player for player in players if asked(player)), None)
            if now is not None:
                break
            players[0].page.wait_for_timeout(50)
        assert now is not None, "nobody is asked"
        now.settle()
        now.step(rng)
    return False


def begun(page: Page, open_context: Contexts, server: Served) -> tuple[Player, Player, str]:
    host = Player(page, server)
    game = host.start("Skirmish", "Orchard", Blue=host.me, Red=host.say("seat-guest"))
    friend = invited(host, open_context, server)
    assert friend.page.url.endswith(f"/g/{game}?seat=red")
    expect(friend.cover).to_have_count(0)
    return host, friend, game


def test_who_was_cut_off_goes_on_and_both_see_the_end(
    page: Page, open_context: Contexts, server: Served, watch: Watch
):
    watch.allow("WebSocket|ERR_INTERNET_DISCONNECTED|ERR_FAILED")
    host, friend, game = begun(page, open_context, server)
    players, rng = [host, friend], Random(8)
    assert not play(players, rng, 8)
    friend.page.context.set_offline(True)  # cut off, and back
    friend.page.wait_for_timeout(300)
    friend.page.context.set_offline(False)
    friend.page.reload()
    friend.sit_down()
    assert not play(players, rng, 4)
    context = friend.page.context
    friend.page.close()  # gone, and back by the address alone
    friend.page = context.new_page()
    friend.page.goto(f"{server.url}/g/{game}?seat=red")
    friend.sit_down()
    assert not play(players, rng, 4)
    friend.page.get_by_role("button", name=friend.say("bar-menu")).click()
    friend.page.get_by_role("button", name=friend.say("resign"), exact=True).click()
    dialog = friend.page.get_by_role("dialog")
    dialog.get_by_role("button", name=friend.say("resign"), exact=True).click()
    both_see_the_end(players, game)


@pytest.mark.slow
def test_two_browsers_play_a_game_to_its_end(page: Page, open_context: Contexts, server: Served):
    *players, game = begun(page, open_context, server)
    assert play(players, Random(8), 600)
    both_see_the_end(players, game)


def both_see_the_end(players: list[Player], game: str) -> None:
    told = players[0].server.get(f"/api/games/{game}/state?seat=&lang=en")["ending"]["text"]
    for player in players:
        expect(player.page.get_by_text(told).first).to_be_visible()


def test_the_seat_of_the_other_is_closed(page: Page, open_context: Contexts, server: Served):
    host = Player(page, server)
    game = host.start("Skirmish", "Orchard", Blue=host.me, Red=host.say("seat-guest"))
    friend = invited(host, open_context, server)
    for player, seat in ((host, "red"), (friend, "blue")):
        player.page.goto(f"{server.url}/g/{game}?seat={seat}")
        player.sit_down()
        mine = {"red": "Blue", "blue": "Red"}[seat]
        expect(player.page.locator("[data-head], [data-bar]").first).to_contain_text(mine)


def test_a_guest_finds_his_game_and_nothing_to_start(
    page: Page, open_context: Contexts, server: Served
):
    host = Player(page, server)
    host.start("Skirmish", "Orchard", Blue=host.me, Red=host.say("seat-guest"))
    friend = invited(host, open_context, server)
    friend.page.goto(server.url)
    mine = friend.page.get_by_role("region", name=friend.say("lobby-mine"))
    expect(mine.get_by_role("listitem")).to_have_count(1)
    expect(mine).to_contain_text("Red")
    expect(friend.page.get_by_role("heading", name=friend.say("lobby-start"))).to_have_count(0)
    expect(friend.page.get_by_role("button", name=friend.say("import"))).to_have_count(0)
