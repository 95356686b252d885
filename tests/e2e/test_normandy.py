"""The Battle for Normandy by clicks: moves of units and stacks, an attack with its guns."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.harness import PHONE, Contexts
from tests.e2e.player import Player
from tests.e2e.served import Served

TITLE = "The Battle for Normandy"


class Elle(Player):
    """The Allies before the Elle; somebody else plays the Germans at the same screen."""

    def begin(self) -> None:
        self.game = self.start(TITLE, "Across", Allied=self.me, German=self.chair)
        self.wait_for_turn()
        self.wait_for_map()

    def state(self, seat: str = "allied") -> Any:
        return self.server.get(f"/api/games/{self.game}/state?seat={seat}&lang=en")

    def at(self, unit: str) -> str:
        return str(self.state()["pieces"][unit]["at"])

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name=self.say("log"), exact=True)

    def take(self, *units: str) -> None:
        """Units of a hex, by the list of what may be moved."""
        for unit in units:
            self.option(unit).click()
            self.settle()

    def option(self, name: str) -> Locator:
        self.unfold()
        options = self.panel.get_by_role("option")
        return options.filter(has_text=re.compile(rf"(^|\s){re.escape(name)}\b")).first

    def prompt_of(self, seat: str = "allied") -> str:
        return str(next(ask["prompt"] for ask in self.state(seat)["asks"]))


@pytest.fixture
def elle(page: Page, server: Served) -> Elle:
    player = Elle(page, server)
    player.begin()
    return player


def test_only_what_is_ready_is_offered(elle: Elle, page: Page):
    elle.home()
    name = elle.say("lobby-choices-game", game=TITLE)
    page.get_by_role("link", name=name, exact=True).click()
    offered = page.get_by_role("radio")
    expect(offered.and_(page.get_by_role("radio", name=re.compile("Epsom")))).to_have_count(1)
    expect(offered.and_(page.get_by_role("radio", name=re.compile("Elle")))).to_have_count(1)
    expect(page.get_by_role("radio", name=re.compile("Breakout|campaign"))).to_have_count(0)


def test_a_unit_moves_at_once_and_comes_back(elle: Elle, page: Page):
    assert elle.at("US-1/175/29") == "B3410"
    elle.take("1/175/29")
    elle.option("B3509").click()
    elle.settle()
    assert elle.at("US-1/175/29") == "B3509"
    expect(elle.log).to_contain_text("1 unit goes from B3410 to B3509")
    page.get_by_role("button", name=elle.say("undo-short"), exact=True).click()
    elle.settle()
    assert elle.at("US-1/175/29") == "B3410"


def test_a_stack_goes_together_and_its_walk_is_one_line(elle: Elle, page: Page):
    elle.take("1/116/29", "2/116/29")
    elle.option("B3410").click()
    elle.settle()
    assert elle.at("US-1/116/29") == elle.at("US-2/116/29") == "B3410"
    log = elle.log.inner_text()
    assert log.count("2 units go") == 1 and "B3009 to B3410" in log


def test_an_attack_with_guns(elle: Elle, page: Page):
    elle.take("1/175/29")
    elle.option("B3509").click()
    elle.settle()
    elle.kind("End the phase").click()
    elle.settle()
    assert elle.prompt_of() == "combat"
    elle.kind("Attack").click()
    elle.settle()
    elle.option("B3609").click()
    elle.settle()
    expect(elle.panel).to_contain_text("1/175/29")  # who can attack is filled in
    elle.confirm.click()
    elle.settle()
    assert elle.prompt_of() == "support"
    expect(elle.panel).to_contain_text("Price in supply points")  # a gun is filled in
    elle.confirm.click()
    expect(elle.cover).to_be_visible()  # the Germans are asked, whatever they have


def test_the_phone_plays_too(open_context: Contexts, server: Served):
    context = open_context(viewport=PHONE, has_touch=True, is_mobile=True)
    player = Elle(context.new_page(), server, touch=True)
    player.begin()
    player.press(player.option("1/175/29"))
    player.settle()
    player.press(player.option("B3509"))  # it comes under the finger that has just tapped
    player.settle()
    player.press(player.confirm)  # a finger that slips sends nothing
    player.settle()
    assert player.at("US-1/175/29") == "B3509"


def test_who_wants_nothing_of_what_is_filled_in_finds_the_way_out_beside_it(
    page: Page, server: Served
):
    player = Elle(page, server)
    player.game = player.start(TITLE, "Operation", Allied=player.me, German=player.chair)
    player.wait_for_turn()
    assert player.prompt_of() == "replace"
    out = page.get_by_role("button", name=re.compile("Spend no more"))
    expect(page.locator("[data-confirm]")).to_have_text(re.compile("Give a reduced unit a step"))
    expect(out).to_be_visible()  # beside it
    out.click()
    player.settle()
    asked = [(ask["side"], ask["prompt"]) for ask in player.state()["asks"]]
    assert ("allied", "replace") not in asked
