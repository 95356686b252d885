"""A turn without a pointer."""

from random import Random

from playwright.sync_api import Page, expect

from tests.e2e.player import Player
from tests.e2e.served import Served


def tab_to(page: Page, name: str) -> None:
    """Press Tab until the control of this name has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        focused = page.locator(":focus")
        if focused.count() and name in (focused.get_attribute("aria-label"), focused.inner_text()):
            return
    raise AssertionError(f"Tab does not lead to {name}")


def decide(player: Player, rng: Random) -> None:
    """Use one key: a digit for a choice, Shift and a digit for a kind of action, and so on."""
    keyboard, lit = player.page.keyboard, player.panel.locator("[data-lit]").is_visible()
    beside = player.panel.locator("[data-head] [data-pick]:not(:disabled)").count()
    kinds = player.bar.locator("[data-kind][data-nth]")
    few = kinds.count()
    ready = player.confirm.is_visible() and player.confirm.is_enabled()
    if ready and (not (lit or beside) or rng.random() < 0.6):
        keyboard.press("Control+Enter")
    elif lit and rng.random() < 0.8:
        choose_from_list(player, rng)
    elif beside and (not few or rng.random() < 0.8):
        keyboard.press(f"Digit{rng.randint(1, min(beside, 9))}")
    elif player.passing.is_visible():
        keyboard.press("p")
    elif player.cancel.is_visible():
        keyboard.press("Escape")
    elif few:
        keyboard.press(f"Shift+Digit{kinds.nth(rng.randrange(few)).get_attribute('data-nth')}")


def choose_from_list(player: Player, rng: Random) -> None:
    """All that is lit on the map: / opens it, arrows go along it, Enter takes."""
    keyboard = player.page.keyboard
    keyboard.press("/")
    expect(player.page.get_by_role("searchbox", name=player.say("find-open"))).to_be_focused()
    keyboard.press("ArrowDown")
    expect(player.panel.locator("[data-find] [data-list]").first).to_be_focused()
    for _ in range(rng.randrange(3)):
        keyboard.press("ArrowDown")
    keyboard.press("Enter")


def test_a_turn_by_keyboard_only(page: Page, server: Served):
    player = Player(page, server)
    player.home()
    tab_to(page, player.say("lobby-start-game", game="Skirmish"))
    page.keyboard.press("Enter")
    game = player.sit_down()
    time = page.get_by_role("list", name=player.say("bar-status")).get_by_role("listitem").first
    first, rng = time.inner_text(), Random(1)
    for _ in range(400):
        if not player.wait_for_turn() or time.inner_text() != first:
            break
        decide(player, rng)
    expect(time).not_to_have_text(first)
    assert server.get(f"/api/games/{game}/state?seat=blue")["last"] > 10


def test_the_map_by_keyboard(page: Page, server: Served):
    player = Player(page, server)
    player.start("Skirmish", "Orchard", Blue=player.me, Red=player.chair)
    player.wait_for_turn()
    player.wait_for_map()
    page.keyboard.press("m")
    expect(player.map).to_be_focused()
    told = page.get_by_role("main").locator("[aria-live=polite]").first
    page.keyboard.press("ArrowRight")
    expect(told).not_to_be_empty()
    before = told.inner_text()
    page.keyboard.press("ArrowLeft")
    expect(told).not_to_have_text(before)


def test_the_keys_are_told(page: Page, server: Served):
    player = Player(page, server)
    player.start("Skirmish", "Orchard", Blue=player.me, Red=player.bot("random"))
    player.wait_for_turn()
    page.keyboard.press("h")
    dialog = page.get_by_role("dialog", name=player.say("keys-title"))
    expect(dialog).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
