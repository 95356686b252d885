"""The log follows what happens, and stays where one reads it."""

import time
from collections.abc import Callable
from random import Random

from playwright.sync_api import Locator, expect

from tests.e2e.harness import Contexts
from tests.e2e.player import Player
from tests.e2e.served import Served


def log_of(player: Player) -> Locator:
    return player.page.get_by_role("region", name=player.say("log"), exact=True)


def left(player: Player) -> int:
    """How far the log is from its end, in pixels."""
    script = "box => Math.round(box.scrollHeight - box.scrollTop - box.clientHeight)"
    return int(log_of(player).evaluate(script))


def test_the_log_follows_after_a_replay_and_lights_what_it_tells_in_its_own_colour(
    open_context: Contexts, server: Served
):
    page = open_context(viewport={"width": 1280, "height": 800}).new_page()
    player = Player(page, server)
    player.start("Skirmish", "Crossroads", Blue=player.me, Red=player.bot("random"))
    rng = Random(5)
    player.wait_for_turn()
    while log_of(player).evaluate("box => box.scrollHeight < 2200"):
        assert player.wait_for_turn()
        player.step(rng)
    page.mouse.move(5, 5)
    player.wait_for_turn()
    wait_for(lambda: left(player) < 5)
    # a moment of the past, and back
    log_of(player).locator("a.moment").first.evaluate("link => link.click()")
    expect(log_of(player).locator('[data-here="true"]')).to_be_in_viewport()
    assert left(player) > 100
    page.keyboard.press("End")
    expect(log_of(player).locator('[data-here="true"]')).to_have_count(0)
    wait_for(lambda: left(player) < 5)
    # what is pointed at is lit in a colour of its own
    log_of(player).locator("li[data-kind]", has=page.locator("button.text")).last.hover()
    expect(page.locator("[data-map] .told").first).to_be_attached()


def wait_for(holds: Callable[[], bool]) -> None:
    until = time.monotonic() + 5
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.05)
