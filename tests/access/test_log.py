"""The log follows what happens, and stays where one reads it."""

import re
import time
from collections.abc import Callable
from contextlib import closing
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, expect

from bench import server_talk
from tests.e2e.guided import Follower
from tests.e2e.harness import Contexts
from tests.e2e.played import played, put
from tests.e2e.player import Player
from tests.e2e.served import Served

PLAYED, SEED = 60, 5  # of 170 decisions: the game goes on for long enough


def log_of(player: Player) -> Locator:
    return player.page.get_by_role("region", name=player.say("log"), exact=True)


def left(player: Player) -> int:
    """How far the log is from its end, in pixels."""
    script = "box => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight)"
    return int(log_of(player).evaluate(script))


def long_log(page: Page, server: Served) -> Player:
    """A game with a long log and much before it, at the log's end, with the pointer elsewhere."""
    player = Player(page, server)
    bots = played("skirmish", "crossroads", PLAYED, SEED)
    game = put(server, bots, {"blue": "me", "red": "random"})
    page.goto(f"{server.url}/g/{game}?seat=blue")
    assert player.wait_for_turn()
    assert log_of(player).evaluate("box => box.scrollHeight >= box.clientHeight + 500")
    player.fold()
    page.mouse.move(5, 5)
    wait_for(lambda: left(player) < 5)
    return player


def test_the_log_follows_after_a_replay_and_lights_what_it_tells_in_its_own_colour(
    open_context: Contexts, server: Served
):
    page = open_context(viewport={"width": 1280, "height": 800}).new_page()
    player = long_log(page, server)
    # a moment of the past, and back
    log_of(player).locator("a.moment").first.evaluate("link => link.click()")
    expect(log_of(player).locator('[data-here="true"]')).to_be_in_viewport()
    assert left(player) > 100
    page.keyboard.press("End")
    expect(log_of(player).locator('[data-here="true"]')).to_have_count(0)
    wait_for(lambda: left(player) < 5)
    # what is pointed at is lit in a colour of its own
    log_of(player).locator("li[data-kind]", has=page.locator(".text")).last.hover()
    expect(page.locator("[data-map] .told").first).to_be_attached()


def test_the_log_follows_after_what_was_shown_since_the_last_turn(page: Page, server: Served):
    player = long_log(page, server)
    since = page.get_by_role("button", name=player.say("replay-since")).first
    while not since.is_visible():  # the bot has not answered the last decision
        grow(player)
    log_of(player).evaluate("box => { box.scrollTop = 0 }")
    since.click()
    expect(page).to_have_url(re.compile(r"[?&]at="))
    player.wait_for_turn()  # at the end one decides again
    expect(page).not_to_have_url(re.compile(r"[?&]at="))
    page.mouse.move(5, 5)
    wait_for(lambda: left(player) < 5)


def test_the_log_follows_when_it_grows_and_stays_under_the_pointer(page: Page, server: Served):
    player = long_log(page, server)
    grow(player)
    wait_for(lambda: left(player) < 5)
    # read by the pointer, a line stays where it is; and the log says that more has come
    last = log_of(player).locator("li[data-kind]").count() - 1
    line = log_of(player).locator("li[data-kind]").nth(last)
    line.hover()
    page.wait_for_timeout(300)  # the map lights up what the line tells
    line.hover(position={"x": 3, "y": 3})
    seen, where = log_of(player).inner_text(), line.bounding_box()
    assert where is not None
    grow(player)
    page.wait_for_timeout(300)
    assert log_of(player).inner_text() != seen
    now = line.bounding_box()
    assert now is not None and abs(now["y"] - where["y"]) <= 1
    more = log_of(player).get_by_role("button", name=player.say("log-below"))
    expect(more).to_be_visible()
    page.mouse.move(5, 5)
    wait_for(lambda: left(player) < 5)
    expect(more).to_be_hidden()
    # whoever has gone back stays there
    log_of(player).evaluate("box => { box.scrollTop = 100 }")
    grow(player)
    page.wait_for_timeout(300)
    assert top(player) == 100
    expect(more).to_be_visible()
    # but not for ever: some seconds later what is new is followed again
    page.wait_for_timeout(5200)
    grow(player)
    wait_for(lambda: left(player) < 5)
    expect(more).to_be_hidden()


def top(player: Player) -> int:
    return int(log_of(player).evaluate("box => Math.round(box.scrollTop)"))


def grow(player: Player) -> None:
    """Something is done elsewhere for one's side, and the page has told of it."""
    said = log_of(player).inner_text()
    game = re.findall(r"/g/([^/?#]+)", player.page.url)[0]
    with closing(server_talk.Client(urlsplit(player.server.url).netloc)) as client:
        hands = server_talk.Player(client, game, ["blue"])
        for _ in range(20):  # some decisions are told of only with the next
            hands.step()
            if told(player, said):
                assert player.wait_for_turn()
                return
    raise AssertionError("nothing is told")


def told(player: Player, said: str) -> bool:
    """Whether the log says something else within a while."""
    until = time.monotonic() + 2
    while log_of(player).inner_text() == said:
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


def test_the_log_shows_six_lines_whatever_is_declared(page: Page, server: Served):
    """Market Garden, with the guide open and the odds of an air strike."""
    guide = Follower(Player(page, server))
    guide.start("Market Garden")
    guide.follow("strike")
    box = log_of(guide.player)
    line = box.locator("li[data-kind]").first
    height = float(line.evaluate("line => parseFloat(getComputedStyle(line).lineHeight)"))
    room = int(box.evaluate("box => box.clientHeight"))
    assert room >= 6 * height, (room, height)
    side = page.locator("[data-log]")
    inside = "side => side.scrollHeight <= side.clientHeight + 1"
    assert side.evaluate(inside)  # nothing is pushed out
    expect(guide.player.confirm).to_be_in_viewport()


def wait_for(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + 5
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)
