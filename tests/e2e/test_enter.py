"""Enter confirms whenever the button says so, whatever was clicked, and does nothing else."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, Request, expect

from tests.e2e.player import Player
from tests.e2e.scenes import put_scene
from tests.e2e.served import Served
from tests.e2e.test_garden_day import click_ground, on_map
from tests.e2e.test_garden_desk import ENTERED, UNITS

BRIDGE = """
game = "market-garden"
[[unit]]
id = "1Gren"
at = "63"
[[unit]]
id = "3Irish"
at = "63"
[state]
phase = "activation"
side = "allied"
active = ["63"]
control = { "64" = "xxx", "63" = "xxx" }
"""
ASSAULTED = """
[[do]]
side = "allied"
action = "assault 62 by 1Gren,3Irish,129Bde 129Bde"
"""


class Desk:
    """A table of Market Garden, and the actions that its page has sent."""

    def __init__(self, page: Page, server: Served, scene: str, side: str = "allied") -> None:
        self.page = page
        self.player = Player(page, server).always_confirm()
        self.acts: list[str] = []
        page.on("request", self._hear)
        seats = {"german": "chair", "allied": "chair", side: "me"}
        page.goto(f"{server.url}/g/{put_scene(server, scene, 'garden', seats)}")
        self.player.sit_down()
        self.player.wait_for_turn()
        self.player.wait_for_map()

    def _hear(self, asked: Request) -> None:
        if asked.url.partition("?")[0].endswith("/act"):
            self.acts.append((asked.post_data_json or {})["action"])

    def row(self, name: str) -> Locator:
        return self.player.picks.filter(has_text=name).first

    def click(self, *controls: Locator) -> None:
        for control in controls:
            self.player.unfold()
            control.click()
            self.player.settle()

    def march(self) -> None:
        """One unit is to go to Geldrop."""
        self.click(self.player.kind("move"), self.row("1st Grenadier Guards"), self.row("Geldrop"))

    def enter(self, begins: str) -> None:
        """Enter sends this action, once, and nothing is declared by it afterwards."""
        expect(self.player.confirm).to_be_enabled()
        expect(self.player.confirm.locator("kbd")).to_have_text(self.player.say("decide-key-enter"))
        said, version = self.player.panel.inner_text(), len(self.acts)
        self.page.keyboard.press("Enter")
        expect(self.player.panel).not_to_have_text(said)
        self.player.settle()
        self.page.wait_for_timeout(200)
        sent = self.acts[version:]
        assert len(sent) == 1 and re.match(begins, sent[0]), sent


def test_after_a_row(page: Page, server: Served):
    desk = Desk(page, server, UNITS)
    desk.march()
    desk.enter("march by 1Gren path 62$")


def test_after_an_area(page: Page, server: Served):
    desk = Desk(page, server, UNITS)
    desk.click(desk.player.kind("move"), desk.row("1st Grenadier Guards"))
    click_ground(on_map(desk.player, "Geldrop"))
    desk.enter("march by 1Gren path 62$")


def test_after_a_counter(page: Page, server: Served):
    desk = Desk(page, server, UNITS + ENTERED + ASSAULTED, "german")
    desk.click(page.locator("[data-piece=Hartung]").last)  # it lies on the other: both are shown
    desk.click(page.locator(".fan [data-piece=Henke]"))
    desk.enter("forward Henke$")


def test_after_a_chip(page: Page, server: Served):
    desk = Desk(page, server, UNITS)
    rows = [desk.row(name) for name in ("1st Grenadier Guards", "Eindhoven", "Geldrop")]
    desk.click(desk.player.kind("move"), *rows)
    back = desk.player.say("decide-take-back", what="Geldrop")
    desk.click(desk.player.panel.get_by_role("button", name=re.compile(f"^{back}")).last)
    desk.enter("march by 1Gren path 63$")


def test_after_a_bridge(page: Page, server: Served):
    desk = Desk(page, server, BRIDGE)
    desk.click(desk.player.kind("seize a bridge"), desk.row("1st Grenadier Guards"))
    desk.click(on_map(desk.player, "Bridge"))
    desk.enter("seize ")


def test_after_a_button(page: Page, server: Served):
    """Those of the panel, of the map and of the log."""
    desk = Desk(page, server, UNITS + ENTERED)
    desk.click(desk.player.kind("assault"))
    while not desk.player.confirm.is_enabled():
        desk.click(desk.player.asked.first)
    desk.click(page.get_by_role("tab", name=desk.player.say("tab-log")))
    desk.enter("assault 62 ")


def test_enter_is_of_what_was_reached_by_keys(page: Page, server: Served):
    """Where Enter means something else, the button names another key."""
    desk = Desk(page, server, UNITS)
    desk.march()
    key = desk.player.confirm.locator("kbd")
    page.keyboard.press("m")
    expect(key).to_have_text(desk.player.say("decide-key-ctrl-enter"))
    page.keyboard.press("Enter")
    page.wait_for_timeout(200)
    assert not desk.acts
    page.keyboard.press("Escape")
    desk.march()
    page.keyboard.press("m")
    page.keyboard.press("Control+Enter")
    expect(desk.player.confirm).to_be_hidden()
    assert len(desk.acts) == 1


def test_after_a_card_and_never_twice(page: Page, server: Served):
    """Skirmish: a card is bid by Enter; held down, the key answers nothing else."""
    player = Player(page, server)
    player.start("Skirmish", "Orchard", Blue=player.me, Red=player.bot("greedy@1"))
    player.wait_for_turn()
    page.locator("[data-hand] button.whole, [data-hand] button.part").first.click()
    expect(player.confirm).to_be_enabled()
    acts: list[str] = []
    page.on("request", lambda asked: acts.append(asked.url) if "/act" in asked.url else None)
    page.keyboard.down("Enter")
    for _ in range(10):
        page.keyboard.down("Enter")  # as a key does that is held
    page.keyboard.up("Enter")
    expect(player.confirm).to_be_hidden()
    page.wait_for_timeout(300)
    assert len(acts) == 1


MOVED = """
game = "cobra-spi"
unit = [{ id = "US1", at = "2011" }, { id = "914/352", at = "2013" }]
state = { phase = "movement", side = "allied" }
"""


def sent_by(page: Page) -> list[str]:
    """The actions that the page sends from now on."""
    acts: list[str] = []

    def hear(asked: Request) -> None:
        if asked.url.partition("?")[0].endswith("/act"):
            acts.append((asked.post_data_json or {})["action"])

    page.on("request", hear)
    return acts


def test_enter_never_ends_a_phase(page: Page, server: Served):
    """Nor where nothing else can be done: that has a key of its own."""
    player = Player(page, server)
    seats = {"allied": "me", "german": "chair"}
    page.goto(f"{server.url}/g/{put_scene(server, MOVED, 'breakout', seats)}")
    player.sit_down()
    player.wait_for_turn()
    player.wait_for_map()
    acts = sent_by(page)
    page.locator("[data-map] [data-piece=US1]").last.click()
    player.settle()
    page.locator('[data-map] [data-space="2012"]').last.click(force=True)
    expect(player.panel.locator("[data-do=move][aria-disabled]")).to_be_attached()
    assert len(acts) == 1
    expect(player.main.locator("kbd")).to_have_text("E")
    for _ in range(3):
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
    page.keyboard.press("Control+Enter")
    page.wait_for_timeout(300)
    assert len(acts) == 1
    page.keyboard.press("e")
    expect(player.bar.get_by_role("heading", level=2)).to_contain_text("attack")
    assert len(acts) == 2


def test_the_key_that_ends_ends_no_question_that_has_just_come_up(page: Page, server: Served):
    """The last replacement leads on by itself: E was meant for the replacements."""
    seats = {"german": "me", "allied": "chair"}
    body = {"game": "cobra-spi", "scenario": "breakout", "seats": seats}
    player = Player(page, server)
    page.goto(f"{server.url}/g/{server.post('/api/games', body)['id']}")
    player.sit_down()
    player.wait_for_turn()
    acts = sent_by(page)
    first = player.prompt
    page.keyboard.press("e")
    expect(player.bar.get_by_role("heading", level=2)).not_to_have_text(first)
    page.wait_for_timeout(550)  # longer than any key is held
    page.keyboard.press("e")
    page.wait_for_timeout(300)
    assert len(acts) == 1
    page.wait_for_timeout(700)
    page.keyboard.press("e")
    page.wait_for_timeout(500)
    assert len(acts) == 2


def test_enter_pressed_twice_answers_once(page: Page, server: Served):
    """What is filled in at the next question is not sent by a key that was meant for the last."""
    desk = Desk(page, server, UNITS)
    desk.march()
    page.keyboard.press("Enter")
    expect(desk.player.confirm).to_be_hidden()
    page.keyboard.press("Enter")
    desk.player.settle()
    page.wait_for_timeout(300)
    assert len(desk.acts) == 1
