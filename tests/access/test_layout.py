"""How the table is laid out: what is measured on the screen, in pixels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.harness import DESK, PHONE, Contexts
from tests.e2e.player import Player
from tests.e2e.served import Served
from tests.e2e.test_combat_commander import choose, fire_fight
from tests.e2e.test_language import switch

LAPTOP = {"width": 1440, "height": 900}
FINGERS: Mapping[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
GAMES = {
    "cobra-spi": ("breakout", {"german": "me", "allied": "chair"}),
    "market-garden": ("garden", {"german": "chair", "allied": "me"}),
    "skirmish": ("crossroads", {"blue": "me", "red": "chair"}),
}

Rect = dict[str, float]


def look(page: Page, server: Served, made: str, lang: str = "en") -> Player:
    """The table of a game, as soon as its map is laid out."""
    player = Player(page, server, lang)
    page.goto(f"{server.url}/g/{made}")
    player.sit_down()
    player.wait_for_turn()
    player.wait_for_map()
    return player


def sit(page: Page, server: Served, game: str, lang: str = "en") -> Player:
    """A fresh table."""
    scenario, seats = GAMES[game]
    body = {"game": game, "scenario": scenario, "seats": seats}
    return look(page, server, server.post("/api/games", body)["id"], lang)


def set_up(page: Page, server: Served) -> Player:
    """Combat Commander, where the Allies begin to set up."""
    seats = {"axis": "random", "allies": "me"}
    body = {"game": "combat-commander", "scenario": "1", "seats": seats}
    return look(page, server, server.post("/api/games", body)["id"])


def rect(control: Locator) -> Rect:
    found = control.bounding_box()
    assert found is not None
    return {
        "left": found["x"],
        "top": found["y"],
        "right": found["x"] + found["width"],
        "bottom": found["y"] + found["height"],
    }


def rects(found: Locator) -> list[Rect]:
    return [one for one in found.evaluate_all(RECTS) if one["right"] > one["left"]]


RECTS = """all => all.map(one => {
  const { left, top, right, bottom } = one.getBoundingClientRect()
  return { left, top, right, bottom, name: one.dataset.space ?? '' }
})"""


def overlap(one: Rect, other: Rect, by: float = 1) -> bool:
    return (
        one["left"] < other["right"] - by
        and other["left"] < one["right"] - by
        and one["top"] < other["bottom"] - by
        and other["top"] < one["bottom"] - by
    )


# -- the map


@pytest.mark.parametrize("options", [{"viewport": DESK}, {"viewport": LAPTOP}, FINGERS])
def test_no_tool_lies_over_a_hex_at_the_start(
    open_context: Contexts, server: Served, options: Mapping[str, Any]
):
    page = open_context(**options).new_page()
    player = set_up(page, server)
    player.picks.first.click()
    expect(player.map.locator("[data-space]").first).to_be_attached()
    hexes = rects(player.map.locator("[data-space]"))
    assert {"A1", "A2", "A3"} <= {one["name"] for one in hexes}
    tools = rects(page.locator("[data-over-map], [data-tools]"))
    assert tools
    assert not [one["name"] for one in hexes for tool in tools if overlap(one, tool)]


@pytest.mark.parametrize("viewport", [DESK, LAPTOP])
def test_the_map_begins_at_the_top(
    open_context: Contexts, server: Served, viewport: Mapping[str, int]
):
    """The front of Cobra runs along the upper edge: no empty table above it."""
    page = open_context(viewport=viewport).new_page()
    player = sit(page, server, "cobra-spi")
    stacks = rects(player.map.locator("[data-stack]"))
    seen = rect(player.map)
    assert 0 <= min(one["top"] for one in stacks) - seen["top"] < 80
    tools = rects(page.locator("[data-over-map], [data-tools]"))
    assert not [one for one in stacks for tool in tools if overlap(one, tool)]


NUMBERS = """all => all.map(stack => Math.max(0, ...[...stack.querySelectorAll('.piece text')]
  .filter(text => /\\d/.test(text.textContent))
  .map(text => text.getBoundingClientRect().height)))"""


@pytest.mark.parametrize("game", GAMES)
def test_counters_show_their_numbers(page: Page, server: Served, game: str):
    player = sit(page, server, game)
    heights = player.map.locator("[data-stack]").evaluate_all(NUMBERS)
    assert len(heights) >= 8
    assert min(heights) >= 6.5


CORNERS = """map => {
  const [, ring] = map.querySelector('.ring.choice').getAttribute('d').match(/a([0-9.]+) /)
  const stacks = [...map.querySelectorAll('[data-stack]')]
  const lit = stacks.find(one => one.querySelector('[aria-label$="WORD"]'))
  const [, big] = lit.getAttribute('transform').match(/scale.([0-9.]+)/)
  return [Number(ring), Number(lit.querySelector('.face').getAttribute('rx')) * Number(big)]
}"""


def test_rings_follow_the_corners_of_counters(page: Page, server: Served):
    """Else the dark line inside the ring fills its corners."""
    player = sit(page, server, "cobra-spi")
    expect(player.map.locator(".ring.choice").first).to_be_attached()
    ring, face = player.map.evaluate(CORNERS.replace("WORD", player.say("map-choice")))
    assert ring == pytest.approx(face, abs=0.1)


def choices(player: Player) -> Locator:
    """Counters on the map that may be chosen now."""
    return player.map.locator(f'[data-stack] .piece[aria-label$="{player.say("map-choice")}"]')


def lone(player: Player) -> Locator:
    """One of them that lies alone and uncovered, in the middle of what is seen."""
    word = player.say("map-choice")
    alone = f'[data-stack]:not(:has(.badge)):has(.piece[aria-label$="{word}"])'
    found = player.map.locator(alone)
    expect(found.first).to_be_attached()
    return found.nth(found.count() // 2)


COVERED = """map => {
  const { left, top, right, bottom } = map.getBoundingClientRect()
  const covered = []
  for (const stack of map.querySelectorAll('[data-stack]')) {
    const face = [...stack.querySelectorAll('.face')].at(-1).getBoundingClientRect()
    const x = face.left + face.width / 2, y = face.top + face.height / 2
    if (x < left || y < top || x > right || y > bottom) continue
    const on = document.elementFromPoint(x, y)
    if (!stack.contains(on)) covered.push(stack.dataset.stack)
  }
  return covered
}"""


@pytest.mark.parametrize("viewport", [DESK, LAPTOP])
def test_no_counter_of_a_dense_front_is_hidden(
    open_context: Contexts, server: Served, viewport: Mapping[str, int]
):
    """At the zoom of the beginning, and with the whole map in view, each can be hit."""
    page = open_context(viewport=viewport).new_page()
    player = sit(page, server, "cobra-spi")
    assert player.map.evaluate(COVERED) == []
    page.keyboard.press("0")
    page.wait_for_timeout(800)
    assert player.map.evaluate(COVERED) == []


def middle(found: Locator) -> tuple[float, float]:
    at = rect(found)
    return (at["left"] + at["right"]) / 2, (at["top"] + at["bottom"]) / 2


def double_click(page: Page, at: tuple[float, float]) -> None:
    """As a hand does it: what the first half brings up is there for the second."""
    page.mouse.move(*at)
    for half in (1, 2):
        page.mouse.down(click_count=half)
        page.mouse.up(click_count=half)
        page.wait_for_timeout(120)


def move(page: Page, server: Served) -> Player:
    """The Germans of Cobra, about to say who moves."""
    player = sit(page, server, "cobra-spi")
    player.press(player.allowed.last)  # no replacements
    player.settle()
    player.press(player.kind("Move"))
    expect(choices(player).first).to_be_attached()
    return player


def test_a_double_click_on_a_stack_opens_it_and_chooses_nothing(page: Page, server: Served):
    player = sit(page, server, "cobra-spi")
    expect(choices(player).first).to_be_attached()
    double_click(page, middle(choices(player).first))
    expect(player.map.locator(".fan")).to_be_visible()
    page.wait_for_timeout(400)
    expect(player.map.locator("[aria-pressed=true]")).to_have_count(0)
    expect(player.confirm).to_be_hidden()


def test_a_double_click_on_a_counter_chooses_it_once(page: Page, server: Served):
    player = move(page, server)
    double_click(page, middle(lone(player)))
    page.wait_for_timeout(400)
    player.settle()
    expect(player.map.locator("[data-stack] [aria-pressed=true]")).to_have_count(1)


AROUND = """() => {
  const at = name => document.querySelector(name)?.getBoundingClientRect()
  const ring = at('path.cursor'), inside = at('.rim.chosen')
  return ring && inside && ring.left <= inside.left && ring.right >= inside.right
    && ring.top <= inside.top && ring.bottom >= inside.bottom
}"""


def test_the_cursor_goes_around_what_is_lit(page: Page, server: Served):
    player = move(page, server)
    where = middle(lone(player))
    page.mouse.click(*where)
    chosen = player.map.locator(".rim.chosen")
    expect(chosen).to_be_attached()
    expect(player.map.locator(".cursor")).to_have_count(0)  # it is for the keys
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowUp")
    page.wait_for_function(AROUND)  # the ring is drawn with the next frame
    page.mouse.click(*where)
    expect(player.map.locator(".cursor")).to_have_count(0)


WATCH = """() => {
  const picture = () => document.querySelector('[data-mini] canvas').toDataURL().length
  window.seen = { before: picture(), least: Infinity }
  const look = () => {
    window.seen.least = Math.min(window.seen.least, picture())
    requestAnimationFrame(look)
  }
  look()
}"""


def test_the_small_map_is_never_empty_while_the_language_changes(page: Page, server: Served):
    player = sit(page, server, "cobra-spi")
    page.wait_for_timeout(1500)
    page.evaluate(WATCH)
    switch(page, player, "日本語")
    Player(page, server, "ja").wait_for_map()
    page.wait_for_timeout(1500)
    seen = page.evaluate("window.seen")
    assert seen["before"] > 2000
    assert seen["least"] > 0.9 * seen["before"]


# -- beside the map


BARS = """table => [...table.querySelectorAll('tbody tr')].map(row => {
  const { left, width } = row.querySelector('.bar').getBoundingClientRect()
  const part = row.querySelector('.bar > span').getBoundingClientRect().width
  return { left, width, part, percent: parseInt(row.querySelector('.number').textContent) }
})"""


def test_the_odds_are_on_one_scale(page: Page, server: Served):
    player = look(page, server, fire_fight(server))
    hand = page.locator("[data-hand]")
    player.press(hand.get_by_role("button", name="Fire", exact=True).first)
    expect(hand.get_by_role("button", pressed=True)).to_be_visible()
    choose(player)
    player.press(player.confirm)
    player.wait_for_turn()
    if not player.chosen_kind:
        player.press(player.kind("Fire").first)
    choose(player)
    expect(player.confirm).to_be_enabled()
    odds = player.panel.get_by_role("table").first
    bars = odds.evaluate(BARS)
    assert len(bars) >= 2
    assert {(bar["left"], bar["width"]) for bar in bars} == {(bars[0]["left"], bars[0]["width"])}
    for bar in bars:
        assert abs(100 * bar["part"] / bar["width"] - bar["percent"]) < 3


def test_the_odds_are_whole_at_a_laptop(open_context: Contexts, server: Served):
    page = open_context(viewport=LAPTOP).new_page()
    player = sit(page, server, "market-garden")
    player.picks.first.click()
    expect(player.confirm).to_be_enabled()
    odds = player.panel.get_by_role("group", name=player.say("decide-forecast"))
    expect(odds).to_be_visible()
    whole, head = rect(odds), rect(page.locator("[data-head]"))
    assert whole["top"] >= head["top"]
    assert whole["bottom"] <= head["bottom"] + 1


CLIPPED = """() => {
  const out = []
  const unseen = box => getComputedStyle(box).clipPath !== 'none'
  const hidden = box => box !== null && (unseen(box) || hidden(box.parentElement))
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const own = node.parentElement
    const text = node.textContent.trim()
    if (!text || !own.checkVisibility()) continue
    if (hidden(own) || own.closest('svg, [title]')) continue  // for readers; or told by pointing
    const range = document.createRange()
    range.selectNodeContents(node)
    const { left, right, width } = range.getBoundingClientRect()
    for (let box = own; width && box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (style.overflowX === 'auto' || style.overflowX === 'scroll') break
      if (style.display === 'inline' || style.display === 'contents') continue
      const edge = box.getBoundingClientRect()
      if (left < edge.left - 2 || right > edge.right + 2) { out.push(text); break }
    }
  }
  for (const tab of document.querySelectorAll('[role=tab] span')) {
    if (tab.getBoundingClientRect().height > 26) out.push(`two lines: ${tab.textContent}`)
  }
  return out
}"""


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("options", [{"viewport": DESK}, FINGERS])
def test_no_words_are_cut(
    open_context: Contexts, server: Served, options: Mapping[str, Any], lang: str
):
    locale = {"en": "en-GB", "ja": "ja-JP"}[lang]
    page = open_context(locale=locale, **options).new_page()
    cut: dict[str, list[str]] = {}
    for made in (fire_fight(server), None):
        player = (
            look(page, server, made, lang) if made else sit(page, server, "market-garden", lang)
        )
        if not made:
            player.picks.first.click()
            player.settle()
        for tab in ("log", "panels"):
            cut[f"{made} {tab}"] = page.evaluate(CLIPPED)
            page.locator(f"#tab-{tab}").click()
        cut[f"{made} panels"] = page.evaluate(CLIPPED)
    assert not {where: words for where, words in cut.items() if words}


BOXES = """track => [...track.querySelectorAll('ol > li')].map(box => {
  const { width, height } = box.getBoundingClientRect()
  return `${Math.round(width)} ${Math.round(height)}`
})"""


def test_the_boxes_of_a_track_are_all_alike(page: Page, server: Served):
    player = sit(page, server, "market-garden")
    page.locator("#tab-panels").click()
    tracks = page.locator("[data-panel]").filter(has=page.locator("ol"))
    expect(tracks.first).to_be_visible()
    for track in tracks.all():
        assert len(set(track.evaluate(BOXES))) == 1, track.inner_text()
    expect(tracks.filter(has_text="Impulse (advantage: Allies)")).to_have_count(1)
    assert player.say("tab-charts")


def test_the_objectives_say_once_who_holds_them(page: Page, server: Served):
    player = look(page, server, fire_fight(server))
    page.locator("#tab-panels").click()
    lines = page.locator("[data-panel=objectives] dl > div")
    expect(lines.first).to_be_visible()
    for line in lines.all():
        words = line.inner_text()
        assert words.count("Axis") + words.count("Allies") <= 1, words
        title, value = rect(line.locator("dt")), rect(line.locator("dd"))
        assert title["right"] <= value["left"] + 1 or title["bottom"] <= value["top"] + 1
    assert player.prompt


SOMETHING_TALL = """head => {
  const tall = head.appendChild(document.createElement('div'))
  tall.style.height = '24rem'
  setTimeout(() => tall.remove(), 400)
}"""


def test_the_log_keeps_its_place_while_one_chooses(page: Page, server: Served):
    """What is chosen makes the column grow; when it is let go the tabs do not jump back."""
    player = move(page, server)
    head, tabs = (
        player.panel.locator("[data-head]"),
        page.get_by_role("tablist", name=player.say("tabs")),
    )
    first = rect(tabs)["top"]
    head.evaluate(SOMETHING_TALL)
    page.wait_for_timeout(200)
    grown = rect(tabs)["top"]
    assert grown > first + 20
    page.wait_for_timeout(600)
    assert abs(rect(tabs)["top"] - grown) <= 1
    player.press(player.cancel)
    player.press(player.allowed.last)  # another question: the log may have its room again
    player.settle()
    page.wait_for_timeout(300)
    assert rect(tabs)["top"] < grown
