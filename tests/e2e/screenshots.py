"""Pictures of the real thing for the README: `make screenshots` writes docs/pictures/."""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e import chromium
from tests.e2e.harness import DESK, PHONE
from tests.e2e.player import Player
from tests.e2e.served import Served
from tests.e2e.test_combat_commander import choose, fire_fight

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
SEATS = {
    "cobra-spi": {"german": "me", "allied": "greedy@1"},
    "market-garden": {"german": "greedy@1", "allied": "me"},
    "normandy": {"allied": "me", "german": "greedy@1"},
    "skirmish": {"blue": "me", "red": "greedy@1"},
}


class Camera:
    """Opens tables in a size and a language, and takes pictures."""

    def __init__(self, browser: Browser, server: Served) -> None:
        self.browser = browser
        self.server = server

    def sit(self, game: str, scenario: str, lang: str, **options: Any) -> Player:
        """A fresh table."""
        body = {"game": game, "scenario": scenario, "seats": SEATS[game]}
        return self.look(self.server.post("/api/games", body)["id"], lang, **options)

    def look(self, made: str, lang: str, **options: Any) -> Player:
        """The table of a game."""
        options = {"viewport": DESK, "locale": {"en": "en-GB", "ja": "ja-JP"}[lang]} | options
        page = self.browser.new_context(reduced_motion="reduce", **options).new_page()
        player = Player(page, self.server, lang, touch="has_touch" in options)
        page.goto(f"{self.server.url}/g/{made}")
        player.sit_down()
        player.wait_for_turn()
        return player

    def take(self, player: Player, name: str) -> None:
        """A picture without hurry: nothing moves any more."""
        player.page.mouse.move(5, 5)
        player.fold()  # the lists that were used lie over the log
        player.page.wait_for_timeout(700)
        player.page.screenshot(path=PICTURES / f"{name}.jpg", type="jpeg", quality=80)
        player.page.context.close()


def declare_attack(player: Player) -> None:
    """Go on to the combat phase and declare an attack, so that its odds are shown."""
    odds = player.panel.get_by_role("group", name=player.say("decide-forecast"))
    for _ in range(80):
        player.wait_for_turn()
        if odds.is_visible():
            return
        attack = player.panel.locator("[data-do=attack]:not([aria-disabled], [aria-pressed=true])")
        if player.confirm.is_visible() and player.confirm.is_enabled():
            player.press(player.confirm)
        elif attack.count():
            player.press(attack)
        elif player.picks.count():
            player.press(player.picks.first)
        elif player.allowed.count():
            player.press(player.allowed.last)
        player.settle()
    raise RuntimeError("no attack could be declared")


def move_units(player: Player) -> None:
    """Begin a move, so that the hexes in reach are lit."""
    while not player.panel.locator("[data-do=move]").count():
        player.press(player.allowed.last)
        player.wait_for_turn()
    player.press(player.panel.locator("[data-do=move]"))
    player.press(player.picks.nth(4))
    player.settle()
    expect(player.picks.first).to_be_visible()


def march(player: Player) -> None:
    """Choose a battalion, so that its reach is lit among what is hidden."""
    player.wait_for_map()
    player.unfold()
    options = player.panel.get_by_role("option")
    player.press(options.filter(has_text=re.compile(r"(^|\s)1/175/29\b")).first)
    player.settle()


def bomb(player: Player) -> None:
    """Send bombers against a tower, so that AV, DV and odds are shown."""
    player.press(player.asked.first)
    expect(player.confirm).to_be_enabled()


def fire(player: Player) -> None:
    """Play a Fire card and let a group fire, so that its sum and its odds are shown."""
    hand = player.page.locator("[data-hand]")
    player.press(hand.locator("[data-part=fire]", has_text=re.compile("Fire|射撃")).first)
    expect(hand.get_by_role("button", pressed=True)).to_be_visible()
    choose(player)
    everybody(player)
    player.press(player.confirm)
    player.wait_for_turn()
    fires = player.panel.locator("[data-do=shoot]:not([aria-pressed=true])")
    if not player.chosen_kind and fires.count():
        player.press(fires.first)
    choose(player)
    everybody(player)


def everybody(player: Player) -> None:
    """Whoever may join in."""
    for _ in range(8):
        player.settle()
        player.unfold()
        joins = player.panel.get_by_role("option")
        if not joins.count():
            return
        player.press(joins.first)


def main() -> int:
    """Take all pictures, or with `garden`, `combat` or `normandy` those of one game alone."""
    only = sys.argv[1:]
    path = chromium.find()
    if path is None:
        sys.stderr.write(f"{chromium.MISSING}\n")
        return 1
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Served(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        try:
            camera = Camera(browser, server)
            for lang, end in (("en", ""), ("ja", ".ja")):
                if not only or "garden" in only:
                    player = camera.sit("market-garden", "garden", lang)
                    bomb(player)
                    camera.take(player, f"garden{end}")
                if not only or "combat" in only:
                    player = camera.look(fire_fight(server), lang)
                    fire(player)
                    camera.take(player, f"combat{end}")
                if not only or "normandy" in only:
                    player = camera.sit("normandy", "elle", lang)
                    march(player)
                    camera.take(player, f"normandy{end}")
                if only:
                    continue
                player = camera.sit("cobra-spi", "breakout", lang)
                move_units(player)
                camera.take(player, f"cobra{end}")
                tall = {"width": DESK["width"], "height": 940}
                player = camera.sit("skirmish", "crossroads", lang, viewport=tall)
                declare_attack(player)
                camera.take(player, f"skirmish{end}")
                phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
                player = camera.sit("cobra-spi", "breakout", lang, device_scale_factor=2, **phone)
                camera.take(player, f"phone{end}")
        finally:
            browser.close()
            server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
