"""Formations by clicks: picked, sent as one, taken back; three levels of looking."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.player import Player
from tests.e2e.served import Served

DIVISION = "us:29"


class Front(Player):
    """The Allies before the Elle, who move whole formations."""

    def begin(self) -> None:
        self.game = self.start(
            "The Battle for Normandy", "Across", Allied=self.me, German=self.chair
        )
        self.wait_for_turn()
        self.wait_for_map()

    def state(self, seat: str = "allied") -> Any:
        return self.server.get(f"/api/games/{self.game}/state?seat={seat}&lang=en")

    def places(self, group: str = DIVISION) -> dict[str, str]:
        """Where the counters of a formation are."""
        now = self.state()
        units = next(one["units"] for one in now["groups"] if one["id"] == group)
        return {unit: now["pieces"][unit]["at"] for unit in units}

    def formation(self, group: str = DIVISION) -> Locator:
        return self.page.locator(f"[data-formation='{group}']")

    def until(self, true: Callable[[], bool]) -> None:
        """Wait for what happens step by step."""
        for _ in range(100):
            if true():
                return
            self.page.wait_for_timeout(150)
        raise AssertionError("it never came")

    @property
    def card(self) -> Locator:
        return self.page.locator("[data-group-card]")

    @property
    def waiting(self) -> Locator:
        return self.panel.get_by_role("list", name=self.say("decide-waiting-together"))

    def click_space(self, space: str) -> None:
        """A hex of the map, where it is on the screen."""
        self.page.mouse.click(*self.at(space))
        self.settle()

    def at(self, space: str) -> tuple[float, float]:
        """Where the stack of a hex is drawn; every hex that is used here has one."""
        box = self.page.locator(f'[data-stack="{space}"] .face').first.bounding_box()
        assert box is not None, space
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.fixture
def front(page: Page, server: Served) -> Front:
    player = Front(page, server)
    player.begin()
    return player


def test_a_division_is_picked_sent_and_taken_back(front: Front, page: Page):
    before = front.places()
    front.formation().click()
    expect(front.formation()).to_have_attribute("aria-pressed", "true")
    expect(front.card).to_contain_text("29 Division")
    foe = next(p["at"] for p in front.state()["pieces"].values() if p["side"] == "german")
    front.click_space(foe)  # towards the enemy
    expect(front.waiting).to_be_visible()
    assert front.places() == before  # it is only a proposal
    proposed = front.waiting.get_by_role("listitem").count()
    assert proposed > 3
    front.waiting.get_by_role("button").first.click()  # one is left out
    expect(front.waiting.get_by_role("listitem")).to_have_count(proposed - 1)
    page.keyboard.press("Enter")
    front.settle()
    moved = front.places()
    assert sum(moved[unit] != at for unit, at in before.items()) >= proposed - 1
    page.get_by_role("button", name=front.say("group-back")).click()
    front.until(lambda: front.places() == before)


def test_a_formation_goes_by_keys_alone(front: Front, page: Page):
    before = front.state()["pieces"]
    page.keyboard.press("f")
    expect(front.card).to_be_visible()
    page.keyboard.press("m")
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(front.waiting).to_be_visible()
    page.keyboard.press("Control+Enter")  # Enter alone is the map's
    front.settle()
    after = front.state()["pieces"]
    own = [unit for unit, piece in before.items() if piece["side"] == "allied"]
    assert any(after[unit]["at"] != before[unit]["at"] for unit in own)
    assert front.state()["asks"][0]["prompt"] == "movement"


def test_escape_lets_go_first_of_the_proposal_then_of_the_formation(front: Front, page: Page):
    front.formation().click()
    foe = next(p["at"] for p in front.state()["pieces"].values() if p["side"] == "german")
    front.click_space(foe)
    expect(front.waiting).to_be_visible()
    page.keyboard.press("Escape")
    expect(front.waiting).to_have_count(0)
    expect(front.card).to_be_visible()
    page.keyboard.press("Escape")
    expect(front.card).to_have_count(0)


def test_a_counter_tells_its_formations_and_a_frame_picks_several(front: Front, page: Page):
    places = sorted(set(front.places().values()))
    spots = [front.at(space) for space in places]
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    page.keyboard.down("Shift")
    page.mouse.move(min(xs) - 30, min(ys) - 30)
    page.mouse.down()
    page.mouse.move(max(xs) + 30, max(ys) + 30, steps=5)
    page.mouse.up()
    page.keyboard.up("Shift")
    expect(front.card).to_be_visible()
    many = int(re.findall(r"\d+", front.card.inner_text())[0])
    assert many >= len(places)
    front.card.get_by_role("button", name=front.say("group-let-go")).click()
    expect(front.card).to_have_count(0)


def test_three_levels_are_told_apart_and_far_away_nothing_of_the_enemy_is_named(
    front: Front, page: Page
):
    levels = page.locator("[data-levels]")
    for level in ("front", "sector", "near"):
        levels.locator(f"[data-level={level}]").click()
        expect(page.locator(f"[data-map] svg[data-look={level}]")).to_be_visible()
    levels.locator("[data-level=front]").click()
    plates = page.locator("[data-map] [data-group]")
    expect(plates.first).to_be_attached()
    shown = {plate.get_attribute("data-group") for plate in plates.all()}
    assert shown == {one["id"] for one in front.state()["groups"] if not one.get("within")}
    assert not shown & {one["id"] for one in front.state("german")["groups"]}
    told = " ".join(plate.get_attribute("aria-label") or "" for plate in plates.all())
    assert "352" not in told and "FJ" not in told
    assert not page.locator("[data-map] svg[data-look=front] .piece text").count()
    page.keyboard.press("z")
    expect(page.locator("[data-map] svg[data-look=sector]")).to_be_visible()
    levels.locator("[data-level=front]").click()
    page.locator(f"[data-map] [data-group='{DIVISION}']").click()
    expect(front.card).to_contain_text("29 Division")
