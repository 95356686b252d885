"""Few inputs: a click moves, a handle takes a stack, the usual is filled in, several at once."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bench.inputs import (
    COBRA_ATTACK,
    COBRA_MOVES,
    COBRA_STACK,
    GARDEN_BRIDGE,
    GARDEN_REFIT,
    REFITTED,
    begun,
)
from tests.e2e.player import Player
from tests.e2e.scenes import put_scene
from tests.e2e.served import Served


class Table:
    """A table at which a scene begins, and what the server has of its game."""

    def __init__(self, page: Page, server: Served, seat: str) -> None:
        self.page, self.server, self.seat = page, server, seat
        self.player = Player(page, server)
        self.game = ""

    def sit(self, game: str) -> Table:
        self.game = game
        self.page.goto(f"{self.server.url}/g/{game}")
        self.player.sit_down()
        self.player.wait_for_turn()
        self.player.wait_for_map()
        self.page.wait_for_timeout(400)  # the camera stands
        return self

    def piece(self, name: str) -> Locator:
        return self.page.locator(f'[data-map] [data-piece="{name}"]').last

    def space(self, name: str) -> Locator:
        return self.page.locator(f'[data-map] [data-space="{name}"]').last

    def middle(self, found: Locator) -> tuple[float, float]:
        found.wait_for(state="attached")
        box = found.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def click(self, found: Locator, also: bool = False) -> None:
        x, y = self.middle(found)
        if also:
            self.page.keyboard.down("Shift")
        self.page.mouse.click(x, y)
        if also:
            self.page.keyboard.up("Shift")
        self.page.wait_for_timeout(50)
        self.player.settle()

    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.server.get(f"/api/games/{self.game}/state?seat={self.seat}")
        return found

    def at(self, unit: str) -> str:
        return str(self.state()["pieces"][unit]["at"])

    def moved(self, unit: str, to: str) -> None:
        """Wait until the server has it there."""
        for _ in range(50):
            if self.at(unit) == to:
                return
            self.page.wait_for_timeout(100)
        raise AssertionError(f"{unit} is in {self.at(unit)}, not {to}")


def cobra(page: Page, server: Served, scene: str) -> Table:
    table = Table(page, server, "allied")
    return table.sit(put_scene(server, scene, "breakout", {"allied": "me", "german": "chair"}))


def garden(page: Page, server: Served, scene: str, side: str) -> Table:
    seats = {"allied": "chair", "german": "chair", side: "me"}
    return Table(page, server, side).sit(put_scene(server, scene, "garden", seats))


def test_a_unit_and_a_hex_are_a_move_and_undo_takes_it_back(page: Page, server: Served):
    table = cobra(page, server, COBRA_MOVES)
    table.click(table.piece("US1"))
    table.click(table.space("1907"))
    table.moved("US1", "1907")
    page.keyboard.press("u")
    table.moved("US1", "1906")


def test_whoever_wants_to_confirm_everything_is_asked(page: Page, server: Served):
    Player(page, server).always_confirm()
    table = cobra(page, server, COBRA_MOVES)
    table.click(table.piece("US1"))
    table.click(table.space("1907"))
    expect(table.player.confirm).to_be_enabled()
    assert table.at("US1") == "1906"
    table.player.confirm.click()
    table.moved("US1", "1907")


def test_a_handle_takes_the_whole_stack_and_a_number_leaves_one_behind(page: Page, server: Served):
    table = cobra(page, server, COBRA_STACK)
    page.mouse.move(*table.middle(page.locator('[data-map] [data-stack="2006"]').last))
    handle = page.locator('[data-handle="2006"]')
    expect(handle).to_have_text("All 3")
    table.click(handle)
    page.keyboard.press("2")
    table.player.settle()
    table.click(table.space("2009"))
    table.moved("A/US3A", "2009")
    assert [table.at(unit) for unit in ("B/US3A", "R/US3A")] == ["2006", "2009"]


def test_a_counter_is_dragged_to_its_hex(page: Page, server: Served):
    table = cobra(page, server, COBRA_MOVES)
    x, y = table.middle(table.piece("US4"))
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y + 12, steps=3)
    table.player.settle()
    page.mouse.move(*table.middle(table.space("2008")), steps=4)
    page.mouse.up()
    table.moved("US4", "2008")


def test_an_enemy_is_attacked_by_all_and_one_is_taken_away(page: Page, server: Served):
    table = cobra(page, server, COBRA_ATTACK)
    before = table.state()["version"]
    table.click(table.piece("914/352"))
    declared = table.player.panel.get_by_label(table.player.say("decide-so-far"))
    for name in ("US 29 Div", "US 30 Div"):
        expect(declared).to_contain_text(name)
    expect(declared).to_contain_text(table.player.say("decide-usual"))
    expect(table.player.confirm).to_be_enabled()
    back = table.player.say("decide-take-back", what="US 30 Div")
    declared.get_by_role("button", name=back).click()
    table.player.settle()
    expect(declared).not_to_contain_text("US 30 Div")
    expect(declared).to_contain_text("US 29 Div")
    expect(table.player.confirm).to_be_enabled()
    assert table.state()["version"] == before


def test_a_bridge_is_seized_by_a_click_and_a_yes(page: Page, server: Served):
    table = garden(page, server, GARDEN_BRIDGE, "allied")
    table.click(page.locator('[data-map] [data-spot="57-63"]').last)
    expect(table.player.confirm).to_be_enabled()
    expect(table.player.panel).to_contain_text("Dommel Bridge at Eindhoven")
    version = table.state()["version"]
    table.player.confirm.click()
    expect(table.player.confirm).to_be_hidden()
    assert table.state()["version"] > version


@pytest.mark.parametrize("framed", [False, True])
def test_units_are_refitted_in_one_request(page: Page, server: Served, framed: bool):
    table = garden(page, server, GARDEN_REFIT, "german")
    sent: list[int] = []
    page.on("request", lambda one: sent.append(1) if "/acts" in one.url else None)
    if framed:
        box = table.player.map.bounding_box()
        assert box is not None
        page.keyboard.down("Shift")
        page.mouse.move(box["x"] + 60, box["y"] + 8)
        page.mouse.down()
        page.mouse.move(box["x"] + box["width"] - 8, box["y"] + box["height"] - 8, steps=5)
        page.mouse.up()
        page.keyboard.up("Shift")
        table.player.settle()
    else:
        for unit in REFITTED:
            table.click(table.piece(unit), also=unit != REFITTED[0])
    expect(table.player.panel).to_contain_text(table.player.say("decide-together", count=5))
    table.player.confirm.click()
    expect(table.player.confirm).to_be_hidden()
    lines = server.get(f"/api/games/{table.game}/log?seat=german")
    assert sum(line["kind"] == "refitted" for line in lines) == 5
    assert sent == [1]


def test_a_set_up_is_proposed_changed_and_confirmed(page: Page, server: Served):
    table = Table(page, server, "axis")
    seats = {"axis": "me", "allies": "random"}
    table.sit(begun(server, "combat-commander", "1", seats))
    propose = page.locator("[data-propose]")
    propose.click()
    listed = table.player.panel.get_by_role(
        "list", name=table.player.say("decide-waiting-together")
    )
    expect(listed.get_by_role("listitem").first).to_be_visible()
    assert not table.state()["pieces"].get("G-Rifle1")  # nothing has happened
    expect(table.piece("G-Rifle1")).to_be_visible()  # but it is seen where it would be
    used = set(re.findall(r"\b[A-O]\d+\b", listed.inner_text()))
    table.click(table.piece("G-Rifle1"))
    fan = page.locator(".fan [data-piece=G-Rifle1]")
    if fan.count():
        table.click(fan)
    free = page.locator("[data-map] [data-space]")
    expect(free.first).to_be_attached()
    names = [one.get_attribute("data-space") for one in free.all()]
    other = next(name for name in reversed(names) if name and name not in used)  # clear of the fan
    table.click(table.space(other))
    put = listed.get_by_role("listitem").filter(has_text=re.compile(f"Rifle G1, {other}"))
    expect(put).to_have_count(1)
    table.player.confirm.click()
    expect(propose).to_be_hidden()
    table.player.wait_for_turn()
    assert table.at("G-Rifle1") == other


COBRA_DUE = """
game = "cobra-spi"
unit = [
  { id = "A/US6A", fate = "due" }, { id = "US29", at = "2020" }, { id = "914/352", at = "2022" },
]
state = { turn = 2, phase = "movement", side = "allied" }
"""


def test_choices_out_of_view_are_brought_there(page: Page, server: Served):
    table = cobra(page, server, COBRA_DUE)
    for _ in range(5):
        page.keyboard.press("+")
        page.wait_for_timeout(200)
    counter = table.piece("US29")
    before = table.middle(counter)
    table.player.panel.locator("[data-do=enter]").click()
    page.wait_for_timeout(600)
    # nothing is asked that stands on the map
    assert table.middle(counter) == pytest.approx(before, abs=0.5)
    table.player.picks.first.click()
    page.wait_for_timeout(1500)
    assert not counter.count() or table.middle(counter)[1] > before[1] + 400
