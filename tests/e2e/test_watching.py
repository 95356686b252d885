"""Moments of games between bots are drawn: nothing comes twice under one key."""

from typing import Any

import pytest
from playwright.sync_api import Page

from bocage.kernel.module import load_module
from tests.e2e.played import played, put
from tests.e2e.player import Player
from tests.e2e.served import Served

GAMES = {"skirmish": 60, "cobra-spi": 250, "market-garden": 120, "combat-commander": 200}
SEED = 14  # in which orders are given to several units in one hex
RECENT = 160  # lines of the log
WATCHED = 8  # moments of each game
REVEALED = 1100  # milliseconds until it is told who is lost


@pytest.mark.parametrize("name", GAMES)
def test_moments_of_a_game_are_drawn(page: Page, server: Served, name: str):
    module = load_module(name)
    ledger = played(name, module.scenarios[0], GAMES[name], SEED)
    game = put(server, ledger, dict.fromkeys(module.sides, "me"))
    lines = server.get(f"/api/games/{game}/log?seat=&lang=en")[-RECENT:]
    largest = sorted((line for line in lines if line.get("moment")), key=crowd, reverse=True)
    some = list(dict.fromkeys(line["at"] for line in largest))[:WATCHED]
    page.goto(f"{server.url}/g/{game}")
    Player(page, server).wait_for_map()
    shown = 0
    for at in some:
        group = page.locator(".group", has=page.locator(f'a[href$="at={at}"]'))
        group.locator("button.play").last.click()
        page.wait_for_timeout(REVEALED)
        shown += page.locator("[data-moment]").count()
    assert shown > WATCHED / 2  # that no page complained is seen at the end


def crowd(line: dict[str, Any]) -> int:
    """How many units and spaces the moment of a line is about."""
    return max(len(line["moment"].get(who, ())) for who in ("by", "on", "over"))
