"""What stands where the decision is made: limits at its head, the odds beside the hexes."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from bench.inputs import COBRA_ATTACK, COMMANDER_FIRE, GARDEN_ASSAULT
from tests.access.test_layout import FINGERS, LAPTOP, look, overlap, rect, rects
from tests.e2e.harness import Contexts
from tests.e2e.scenes import put_scene
from tests.e2e.served import Served


def attack(page: Page, server: Served, lang: str = "en"):
    seats = {"allied": "me", "german": "chair"}
    player = look(page, server, put_scene(server, COBRA_ATTACK, "breakout", seats), lang)
    page.locator('[data-map] [data-piece="914/352"]').last.click()
    expect(player.confirm).to_be_visible()
    return player


def test_the_odds_stand_beside_the_attack(open_context: Contexts, server: Served):
    """Columns before and after the shifts, six faces; never over who fights; placed once."""
    page = open_context(viewport=LAPTOP).new_page()
    player = attack(page, server)
    card = page.locator("[data-foretold]")
    expect(card).to_be_visible()
    expect(card.locator(".base")).to_have_text("4:1")
    expect(card.locator(".now")).to_have_text("1:2")
    expect(card.locator(".faces li")).to_have_count(6)
    expect(card).to_contain_text("bocage −2")
    where = rect(card)
    fighters = rects(page.locator("[data-map] [data-stack]"))
    assert len(fighters) == 3
    assert not [one for one in fighters if overlap(one, where)]
    seen = rect(page.locator("[data-map]"))
    assert where["bottom"] <= seen["bottom"] and where["right"] <= seen["right"]
    player.panel.get_by_role("button", name="Take back US 30 Div").click()
    expect(card.locator(".base")).to_have_text("2:1")
    assert (rect(card)["left"], rect(card)["top"]) == (where["left"], where["top"])
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()


def test_limits_stand_at_the_head_of_the_attack(page: Page, server: Served):
    player = attack(page, server)
    limits = player.panel.locator("[data-limits]")
    expect(limits).to_contain_text("Attacks")
    expect(limits).to_contain_text("US 0/4")
    expect(limits).to_contain_text("Supply points")
    expect(limits).to_be_in_viewport(ratio=1)
    player.confirm.click()
    expect(page.locator("[data-rail]")).to_contain_text("1/4")


def test_the_odds_of_an_area_stand_beside_its_counters(open_context: Contexts, server: Served):
    page = open_context(viewport=LAPTOP).new_page()
    seats = {"allied": "me", "german": "random"}
    look(page, server, put_scene(server, GARDEN_ASSAULT, "garden", seats))
    page.locator("[data-map] [data-piece=Hartung]").last.click()
    card = page.locator("[data-foretold]")
    expect(card).to_be_visible()
    counters = rects(page.locator("[data-map] [data-stack]"))
    assert not [one for one in counters if overlap(one, rect(card))]


def test_a_hand_is_a_fan_on_a_phone(open_context: Contexts, server: Served):
    """A tap lifts what is behind, a swipe leafs, one upwards plays."""
    page = open_context(**FINGERS).new_page()
    scene = COMMANDER_FIRE.replace("INITIATIVE", "allies")
    player = look(page, server, put_scene(server, scene, "1", {"axis": "me", "allies": "random"}))
    cards = page.locator("[data-hand] li")
    expect(cards).to_have_count(4)
    front = page.locator("[data-hand] li.front")
    expect(front).to_contain_text("Fire")  # what can be played
    last = rect(cards.last)
    page.touchscreen.tap(last["right"] - 20, last["top"] + 60)
    expect(front).to_have_count(1)
    assert cards.last.evaluate("card => card.classList.contains('front')")
    assert not player.confirm.is_visible()
    swipe(page, (200, 0))
    expect(front).to_contain_text("Fire")
    swipe(page, (0, -80))
    expect(player.confirm).to_be_visible()
    expect(front.locator("[aria-pressed=true]")).to_be_visible()


SWIPE = """([dx, dy]) => {
  const fan = document.querySelector('[data-hand] ul')
  const { left, top, width } = fan.getBoundingClientRect()
  const at = (x, y) => ({ clientX: left + width / 2 + x, clientY: top + 60 + y, bubbles: true })
  fan.dispatchEvent(new PointerEvent('pointerdown', at(0, 0)))
  fan.dispatchEvent(new PointerEvent('pointerup', at(dx, dy)))
}"""


def swipe(page: Page, way: tuple[int, int]) -> None:
    """A finger goes over the fan."""
    page.evaluate(SWIPE, list(way))
    page.wait_for_timeout(200)
