"""17 September by clicks: bombs, a barrage, a bridge on the map, an assault with its numbers."""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import product

import pytest
from playwright.sync_api import Locator, Page, Position, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.e2e.player import SLOW, Player
from tests.e2e.served import Served

MANY = 80  # more decisions than bombs, a barrage and drops lead to


@pytest.fixture
def allies(page: Page, server: Served) -> Player:
    """The Allied player on D-Day, against a bot."""
    player = Player(page, server)
    bot = player.bot("greedy@1")
    game = player.start("Market Garden", "", Germans=bot, Allies=player.me)
    server.post(f"/api/games/{game}/orders", {"seat": "allied", "standing": []})  # all is asked
    player.wait_for_turn()
    player.wait_for_map()
    return player


def on_map(player: Player, name: str) -> Locator:
    """A space, a bridge or a counter of the map."""
    return player.map.get_by_role("button", name=re.compile(re.escape(name))).last


def odds(player: Player) -> Locator:
    """The full table of results."""
    return player.panel.get_by_role("group", name=player.say("decide-forecast"))


def next_phase(player: Player, word: str) -> None:
    """The first answer to each question, until one begins with other words."""
    for _ in range(MANY):
        player.wait_for_turn()
        if word in player.prompt:
            return
        if player.passing.is_visible():  # dice that might be rolled again
            player.passing.click()
            player.settle()
            continue
        while not player.confirm.is_visible() or not player.confirm.is_enabled():
            player.asked.first.click()
            player.settle()
        player.confirm.click()
        player.settle()
    pytest.fail(f"{word} was not reached: {player.prompt}")


def rolled(player: Player, about: str) -> None:
    """Wait for dice, and let them stand."""
    log = player.page.get_by_role("region", name=player.say("log"))
    expect(log).to_contain_text(f"Dice of the Allies for {about}", timeout=SLOW)
    player.wait_for_turn()
    if player.passing.is_visible():
        player.passing.click()
        expect(player.passing).to_be_hidden()
    player.wait_for_turn()


def act(player: Player, area: str) -> None:
    """Let a drop area act: it can be taken back, so the click is enough."""
    player.wait_for_turn()
    player.asked.filter(has_text=area).first.click()
    expect(player.panel.get_by_role("heading", level=2)).to_contain_text(f"{area} has one action")
    player.wait_for_turn()


def click_ground(area: Locator) -> None:
    """Click where neither a counter nor a sign covers an area, whose outline is no box."""
    parts = (0.2, 0.35, 0.5, 0.65, 0.8)
    for patience, x, y in product((500, 3_000), parts, parts):
        box = area.bounding_box()  # the map may still find its place
        assert box is not None
        place: Position = {"x": box["width"] * x, "y": box["height"] * y}
        with suppress(PlaywrightTimeout):  # a second real click would confirm
            area.click(position=place, timeout=patience, trial=True)
            area.click(position=place)
            return
    pytest.fail("the area is covered everywhere")


def test_d_day_begins_with_a_click_on_the_map(allies: Player):
    bar = allies.page.get_by_role("list", name=allies.say("bar-status"))
    expect(bar).to_contain_text("Advantage Allies")
    area = on_map(allies, "Deelen Airfield")
    click_ground(area)
    expect(allies.confirm).to_be_enabled()
    for title in ("Attack value (AV)", "Defence value (DV)"):
        expect(allies.panel.get_by_role("table", name=title)).to_be_visible()
    expect(odds(allies)).to_contain_text("Bombardment of Deelen Airfield: AV 8 against DV 3")
    allies.confirm.click()
    question = allies.panel.get_by_role("heading", level=2)
    expect(question).to_contain_text(
        re.compile(
            r"Air bombardment \(Deelen Airfield\): the Allies rolled \d, \d \(AT \d+\), "
            r"the Germans \d, \d \(DT \d+\)"
        )
    )
    allies.passing.click()
    log = allies.page.get_by_role("region", name=allies.say("log"))
    expect(log).to_contain_text("Dice of the Allies for Deelen Airfield")


def test_a_bridge_on_the_map_and_an_assault(allies: Player):
    next_phase(allies, "choose the next drop area")

    act(allies, "Eerde")
    allies.kind("seize a bridge").click()
    allies.settle()
    allies.asked.first.click()
    allies.settle()
    on_map(allies, "Dommel Bridge at St. Oedenrode").click()
    expect(allies.confirm).to_be_enabled()
    expect(odds(allies)).to_contain_text("Seizing Dommel Bridge at St. Oedenrode")
    allies.confirm.click()
    log = allies.page.get_by_role("region", name=allies.say("log"))
    rolled(allies, "Dommel Bridge at St. Oedenrode")
    expect(log).to_contain_text(re.compile("seizes? Dommel Bridge at St. Oedenrode"))
    if "has one action" in allies.prompt:
        allies.kind("end the action of this area").click()

    act(allies, "Wolfheze")
    assault = allies.kind("assault")
    if assault.count():  # else it is the only thing to do
        assault.click()
    allies.settle()
    while not allies.confirm.is_enabled():
        allies.asked.first.click()
        allies.settle()
    expect(odds(allies)).to_contain_text("Assault on Wolfheze: AV")
    expect(allies.panel.get_by_role("table", name="Defence value (DV)")).to_be_visible()
    allies.confirm.click()
    rolled(allies, "Wolfheze")
    expect(log).to_contain_text(re.compile(r"Wolfheze: AT \d+ against DT \d+"))
