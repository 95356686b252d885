"""The accessibility checker axe-core over every page. It is put into the page, so the page's own
content security policy is off here; tests/e2e run with it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.harness import DESK, PHONE, Contexts
from tests.e2e.played import finished
from tests.e2e.player import Player
from tests.e2e.served import Served

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]


def complaints(page: Page) -> list[str]:
    """What axe finds wrong, each with the places."""
    page.add_script_tag(path=AXE)
    found: dict[str, Any] = page.evaluate(
        "rules => axe.run(document, { runOnly: rules, resultTypes: ['violations'] })", RULES
    )
    told = []
    for each in found["violations"]:
        places = [str(node["html"])[:160] for node in each["nodes"]]
        if each["id"] == "label-content-name-mismatch":
            # A counter is a picture; its numbers and marks are in its name as words.
            places = [place for place in places if "data-piece" not in place]
        if places:
            told.append(f"{each['id']} ({each['impact']}): {each['help']}: {'; '.join(places[:4])}")
    return told


def lobby(player: Player) -> None:
    player.home()
    expect(player.page.get_by_role("heading", level=3).first).to_be_visible()


def new(player: Player) -> None:
    player.page.goto(f"{player.server.url}/new?game=skirmish")
    expect(player.page.get_by_role("radio").first).to_be_attached()


def table(player: Player) -> None:
    player.start("Skirmish", "Crossroads", Blue=player.me, Red=player.chair)
    player.wait_for_turn()
    player.picks.first.click()
    expect(player.confirm).to_be_enabled()


def covered(player: Player) -> None:
    player.start("Skirmish", "Orchard", Blue=player.me, Red=player.chair)
    expect(player.cover).to_be_visible()


def inviting(player: Player) -> None:
    player.start("Skirmish", "Orchard", Blue=player.me, Red=player.say("seat-guest"))
    dialog = player.page.get_by_role("dialog", name=player.say("invite-title"))
    expect(dialog.get_by_role("textbox")).to_be_visible()


def cobra(player: Player) -> None:
    player.home()
    name = player.say("lobby-guided-game", game="Cobra (1977)")
    player.page.get_by_role("button", name=name, exact=True).click()
    player.sit_down()
    player.wait_for_turn()


def front(player: Player) -> None:
    """Formations: their areas, their list, one that is picked."""
    player.start("The Battle for Normandy", "Across", Allied=player.me, German=player.chair)
    player.wait_for_turn()
    player.wait_for_map()
    far = player.page.locator("[data-level=front]")
    if far.count():
        far.click()
        expect(player.page.locator("[data-map] [data-group]").first).to_be_attached()
    else:
        player.page.get_by_role("tab", name=player.say("tab-charts"), exact=True).click()
    player.page.locator("[data-formation]").first.click()
    expect(player.page.locator("[data-group-card]")).to_be_visible()


def rules(player: Player) -> None:
    player.page.goto(f"{player.server.url}/rules/skirmish")
    expect(player.page.get_by_role("heading").nth(3)).to_be_visible()


def settings(player: Player) -> None:
    player.home()
    player.page.get_by_role("button", name=player.say("settings")).click()
    expect(player.page.get_by_role("dialog")).to_be_visible()


def ended(player: Player) -> None:
    game = finished(player.server, "skirmish", "orchard")
    player.page.goto(f"{player.server.url}/g/{game}")
    expect(player.page.locator("[data-end] h3").first).to_be_visible()


PLACES: tuple[Callable[[Player], None], ...] = (
    lobby, new, table, covered, inviting, cobra, front, rules, settings, ended,
)  # fmt: skip


@pytest.mark.parametrize("look", ["light", "dark", "phone"])
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_axe_finds_nothing(place, look, open_context: Contexts, server: Served):
    phone = look == "phone"
    context = open_context(
        trace=False,
        bypass_csp=True,
        color_scheme="dark" if look == "dark" else "light",
        viewport=PHONE if phone else DESK,
        has_touch=phone,
        is_mobile=phone,
    )
    page = context.new_page()
    place(Player(page, server))
    assert complaints(page) == []
