"""The five zones of the table: where they stand, whatever is asked."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.access.test_layout import FINGERS, LAPTOP, double_click, look, middle, rect, sit
from tests.access.test_log import log_of
from tests.e2e.harness import DESK, PHONE, Contexts
from tests.e2e.player import Player
from tests.e2e.served import Served
from tests.e2e.test_combat_commander import fire_fight

SCREEN = {"width": 1920, "height": 1080}
SIZES = {"desk": DESK, "laptop": LAPTOP, "screen": SCREEN}
ZONES = ("header.bar", "[data-rail]", "[data-map-host]", "[data-bar]", "[data-find]")
LINES = 6
DECISIONS = 30

Place = tuple[float, ...]


def where(found: Locator) -> Place:
    """A box on the screen, to the pixel."""
    return tuple(round(side) for side in rect(found).values())


def places(page: Page) -> dict[str, Place]:
    """Where the zones stand; of the column its left and right edge: the log gives and takes."""
    found = {zone: where(page.locator(zone).first) for zone in ZONES}
    left, _, right, bottom = where(page.locator("[data-log]"))
    return found | {"column": (left, right, bottom)}


def at_table(page: Page, server: Served, game: str) -> Player:
    return look(page, server, fire_fight(server)) if game == "combat" else sit(page, server, game)


@pytest.mark.parametrize("game", ["cobra-spi", "market-garden", "skirmish", "combat"])
def test_zones_and_main_button_never_move(page: Page, server: Served, game: str):
    """Over thirty decisions of a game in which somebody presses whatever there is."""
    player, rng = at_table(page, server, game), Random(4)
    first, main = places(page), where(player.main)
    for _ in range(DECISIONS):
        if not player.wait_for_turn():
            break
        assert places(page) == first
        assert where(player.main) == main
        assert main[2] - main[0] >= 206
        buttons = player.bar.locator(".slots button")
        assert buttons.last.get_attribute("data-slot") == "main"
        player.step(rng)
        if player.wait_for_turn():  # the game may be over
            player.fold()


def six_lines(player: Player) -> None:
    box = log_of(player)
    line = box.locator("li[data-kind], li").first
    height = float(line.evaluate("line => parseFloat(getComputedStyle(line).lineHeight)"))
    room = int(box.evaluate("box => box.clientHeight"))
    assert room >= LINES * height, (room, height, player.prompt)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["market-garden", "combat"])
def test_the_log_shows_six_lines_at_every_size(
    open_context: Contexts, server: Served, size: str, game: str
):
    page = open_context(viewport=SIZES[size]).new_page()
    player, rng = at_table(page, server, game), Random(7)
    for _ in range(10):
        assert player.wait_for_turn()
        six_lines(player)
        player.step(rng)
        player.fold()


def test_a_phone_has_six_lines_and_half_a_map(open_context: Contexts, server: Served):
    page = open_context(**FINGERS).new_page()
    player = sit(page, server, "cobra-spi")
    seen = rect(page.locator("[data-map]"))
    assert seen["bottom"] - seen["top"] >= 0.45 * PHONE["height"]
    bar = rect(player.bar)
    assert bar["bottom"] - bar["top"] >= 74
    assert bar["bottom"] == PHONE["height"]
    for button in player.bar.locator(".slots button").all():
        size = rect(button)
        assert size["bottom"] - size["top"] >= 50
    player.press(page.get_by_role("tab", name=player.say("tab-log")))
    six_lines(player)
    seen = rect(page.locator("[data-map]"))
    assert seen["bottom"] - seen["top"] >= 0.45 * PHONE["height"]


CLAMPED = """all => all.filter(one => one.clientHeight > 4)
  .filter(one => one.scrollHeight > one.clientHeight + 2 || one.getBoundingClientRect().bottom >
    one.closest('[data-bar]').getBoundingClientRect().bottom + 1)
  .map(one => one.textContent)"""


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("size", ["desk", "laptop"])
@pytest.mark.parametrize("game", ["cobra-spi", "market-garden"])
def test_the_question_is_read_whole(
    open_context: Contexts, server: Served, game: str, size: str, lang: str
):
    """However long it is, nothing of it is cut off."""
    locale = {"en": "en-GB", "ja": "ja-JP"}[lang]
    page = open_context(viewport=SIZES[size], locale=locale).new_page()
    player, rng = sit(page, server, game, lang), Random(5)
    for _ in range(14):
        assert player.wait_for_turn()
        assert player.bar.locator(".question:not(.for-readers) h2").evaluate_all(CLAMPED) == []
        player.step(rng)
        player.fold()


PARTED = """rail => {
  const texts = document.createTreeWalker(rail, NodeFilter.SHOW_TEXT)
  const parted = []
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement.closest('.for-readers')) continue
    for (const word of node.data.matchAll(/[A-Za-z]{3,}/g)) {
      const range = document.createRange()
      range.setStart(node, word.index)
      range.setEnd(node, word.index + word[0].length)
      const ends = [...range.getClientRects()].map((box) => box.bottom)
      if (Math.max(...ends) - Math.min(...ends) > 7) parted.push(word[0])
    }
  }
  return parted
}"""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["cobra-spi", "market-garden", "combat"])
def test_no_word_of_the_rail_is_parted(
    open_context: Contexts, server: Served, size: str, game: str
):
    page = open_context(viewport=SIZES[size]).new_page()
    at_table(page, server, game)
    assert page.locator("[data-rail]").evaluate(PARTED) == []


def test_what_comes_under_the_pointer_does_not_hear_a_double_click(page: Page, server: Served):
    """Somebody who clicks twice sends one action, and the phase after it is still there."""
    player = sit(page, server, "cobra-spi")
    acts: list[str] = []
    page.on("request", lambda asked: acts.append(asked.url) if "/act" in asked.url else None)
    before = player.prompt
    double_click(page, middle(player.main))
    expect(player.bar.get_by_role("heading", level=2)).not_to_have_text(before)
    player.settle()
    page.wait_for_timeout(500)
    assert len(acts) == 1


def test_a_grey_button_says_why(page: Page, server: Served):
    player = sit(page, server, "market-garden")
    expect(player.main).to_have_attribute("aria-disabled", "true")
    player.main.click(force=True)
    told = page.get_by_role("main").get_by_role("alert")
    expect(told).to_contain_text(player.say("decide-needs", field="space"))


def test_the_keys_of_the_bar(page: Page, server: Served):
    """N takes the next unit, Esc lets go, E ends the phase, U takes it back."""
    player = sit(page, server, "cobra-spi")
    first = player.prompt
    expect(page.locator("[data-next]")).to_be_visible()
    page.keyboard.press("n")
    expect(player.confirm).to_be_visible()
    page.keyboard.press("Escape")
    expect(player.confirm).to_be_hidden()
    page.keyboard.press("Enter")  # never ends a phase that leaves a choice
    page.wait_for_timeout(300)
    assert player.prompt == first
    page.keyboard.press("e")
    question = player.bar.get_by_role("heading", level=2)
    expect(question).not_to_have_text(first)
    page.keyboard.press("u")
    expect(question).to_have_text(first)


LARGE = """addEventListener('DOMContentLoaded', () => {
  document.documentElement.style.fontSize = '%dpx'
})"""


@pytest.mark.parametrize(("text", "frame"), [(16, "desk"), (22, "folded"), (32, "stacked")])
def test_large_text_folds_the_rail_and_then_lowers_the_column(
    open_context: Contexts, server: Served, text: int, frame: str
):
    context = open_context(viewport=DESK)
    context.add_init_script(LARGE % text)
    page = context.new_page()
    player = sit(page, server, "cobra-spi")
    map_, log = rect(page.locator("[data-map-host]")), rect(page.locator("[data-log]"))
    rail = rect(page.locator("[data-rail]"))
    if frame == "desk":
        assert rail["right"] <= map_["left"] + 1
    else:
        assert rail["bottom"] <= map_["top"] + 1
    if frame == "stacked":
        assert log["top"] >= map_["bottom"]
    else:
        assert log["left"] >= map_["right"] - 1
    expect(player.main).to_be_in_viewport()


def test_the_steps_of_the_turn_are_ticked(page: Page, server: Served):
    player = sit(page, server, "cobra-spi")
    steps = page.get_by_role("banner").get_by_role("listitem")
    expect(steps.nth(0)).to_have_attribute("aria-current", "step")
    player.press(player.main)
    expect(steps.nth(1)).to_have_attribute("aria-current", "step")
    expect(steps.nth(0)).to_contain_text("✓")


def test_what_is_lit_is_in_the_list_with_cost_and_state(page: Page, server: Served):
    player = sit(page, server, "cobra-spi")
    page.keyboard.press("e")
    expect(player.kind("Move")).to_be_visible()
    unfolded: Mapping[str, Any] = {"name": player.say("find-open")}
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox", **unfolded)).to_be_focused()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    player.settle()
    lit = player.map.locator("[data-space]")
    expect(lit.first).to_be_attached()
    costs = player.picks.filter(has_text=" left")
    expect(costs.first).to_be_visible()
