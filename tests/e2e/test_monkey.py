"""Three hundred decisions at random, and at each step the page offers what `narrow` offers."""

import os
import time
from random import Random

import pytest

from tests.e2e.overheard import Menu, Overheard
from tests.e2e.player import Player
from tests.e2e.served import Served

DECISIONS = int(os.environ.get("BOCAGE_MONKEY", "300"))
PATIENCE = 10.0  # seconds until a page shows what the server says
SCENARIOS = ("Orchard", "Estate", "Crossroads")


class Monkey:
    """Uses whatever control it sees, and counts them."""

    def __init__(self, player: Player, game: str) -> None:
        self.player = player
        self.heard = Overheard(player.page, player.server, game)
        self.last = 0  # decisions so far
        self.compared = 0

    def step(self, rng: Random) -> None:
        """Compare, and use a control. What it sends begins a new declaration."""
        if self.compare():
            self.heard.tried.clear()
            self.player.step(rng)

    def compare(self) -> bool:
        """The page may lag behind the server, but not for long; false if it is covered now."""
        until = time.monotonic() + PATIENCE
        while (difference := self._difference()) is not None:
            if self.player.cover.is_visible():
                return False
            if time.monotonic() > until:
                pytest.fail(difference)
            time.sleep(0.05)
        self.compared += 1
        return True

    def _difference(self) -> str | None:
        player = self.player
        if not (side := player.side):
            return "the page asks nobody"
        state = self.heard.state(side.lower())
        self.last = state["last"]
        ready = player.confirm.is_visible() and player.confirm.is_enabled()
        shown = player.picks.count(), player.allowed.count(), ready
        asked_again = player.panel.locator("[data-price]").is_visible()  # to give something up
        menu = self.heard.menu(state)
        complete = bool(menu.get("complete")) or asked_again
        expected = rows(menu), buttons(menu, player.confirm.is_visible()), complete
        if shown == expected:
            return None
        return f"shown {shown}, but expected {expected} (choices, kinds, ready) of {menu}"


def buttons(menu: Menu, declared: bool) -> int:
    """One for each kind of action that is allowed, and none for the only one to declare.

    While something is declared, the main button confirms it instead of going on.
    """
    kinds = menu.get("kinds", ())
    allowed = [kind for kind in kinds if not kind.get("refused")]
    plain = len(kinds) == 1 and len(allowed) == 1 and not allowed[0].get("action")
    instead = declared and any(kind.get("action") for kind in allowed)
    return len(allowed) - plain - instead


def rows(menu: Menu) -> int:
    """How many targets there are: of what is declared, or of all that a click may begin."""
    if not menu.get("do"):
        openings = [opening.get("field") or {} for opening in menu.get("openings", ())]
        targets = [target for field in openings for target in field.get("targets", ())]
        return sum(bool(target.get("space") or target.get("piece")) for target in targets)
    fields = [menu[which] for which in ("field", "grow") if menu.get(which)]
    return sum(len(field.get("targets", ())) for field in fields)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_page_offers_what_the_rules_offer(open_context, server: Served, scenario):
    player = Player(open_context(trace=False).new_page(), server)
    share, decisions, seed = DECISIONS // len(SCENARIOS), 0, SCENARIOS.index(scenario) + 1
    while decisions < share:
        game = player.start("Skirmish", scenario, Blue=player.me, Red=player.chair)
        monkey, rng = Monkey(player, game), Random(seed)
        while decisions + monkey.last < share and player.wait_for_turn():
            monkey.step(rng)
        assert monkey.compared >= monkey.last
        decisions += monkey.last
        seed += len(SCENARIOS)
