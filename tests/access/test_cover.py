"""Two people at one screen: what a covered page tells nobody, not even to a screen reader."""

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page

from tests.e2e.player import Player
from tests.e2e.served import Served

PAUSE = 250  # milliseconds: longer than announcements are held back
SILENT = ("InlineTextBox",)  # parts of texts that have a node of their own


def told(reader: CDPSession) -> set[str]:
    """All that the page says to a screen reader: names, descriptions, values, and its title."""
    nodes: list[dict[str, Any]] = reader.send("Accessibility.getFullAXTree")["nodes"]
    found = set()
    for node in nodes:
        if node.get("ignored") or node.get("role", {}).get("value") in SILENT:
            continue
        parts = [node.get(part, {}).get("value") for part in ("name", "description", "value")]
        found |= {part for part in parts if isinstance(part, str) and part.strip()}
    return found


def neutral(player: Player, game: str, side: str) -> set[str]:
    """What the cover says."""
    cover = {
        player.say(f"privacy-{part}", side=side)
        for part in ("title", "text", "ready", "alone", "alone-about")
    }
    return {*cover, player.say("nav-home"), player.say("list-dot").join((game, "Bocage"))}


@pytest.mark.parametrize(
    ("game", "scenario", "sides", "covers"),
    [
        ("Skirmish", "Orchard", ("Blue", "Red"), 8),
        ("Combat Commander: Europe", re.escape("1. Fat Lipki"), ("Axis", "Allies"), 4),
    ],
)
def test_a_covered_page_says_nothing(
    page: Page, server: Served, game: str, scenario: str, sides: tuple[str, str], covers: int
):
    player = Player(page, server)
    player.start(game, scenario, **{sides[0]: player.me, sides[1]: player.chair})
    reader = page.context.new_cdp_session(page)
    rng, seen = Random(3), 0
    for _ in range(600):
        page.wait_for_timeout(20)
        if player.cover.is_visible():
            page.wait_for_timeout(PAUSE)
            side = next(side for side in sides if side in player.cover.inner_text())
            assert told(reader) <= neutral(player, game, side)
            seen += 1
            if seen == covers:
                return
        if not player.wait_for_turn():
            break
        player.step(rng)
    raise AssertionError(f"only {seen} covers")
