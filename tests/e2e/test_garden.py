"""A map of areas: D-Day and the first impulses, by clicks on the map and its bridges."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.e2e.harness import Contexts
from tests.e2e.player import Player
from tests.e2e.served import Served

GAME = "market-garden"
STEPS = 160  # far more than D-Day has
# A point of an element that is not covered, near its middle.
FREE = """(element) => {
  const box = element.getBoundingClientRect()
  const found = []
  for (let i = 1; i < 16; i++) for (let j = 1; j < 16; j++) {
    found.push([box.left + (box.width * i) / 16, box.top + (box.height * j) / 16])
  }
  const far = ([x, y]) => Math.hypot(x - box.left - box.width / 2, y - box.top - box.height / 2)
  found.sort((a, b) => far(a) - far(b))
  return found.find(([x, y]) => {
    const there = document.elementFromPoint(x, y)
    return there && (there === element || element.contains(there))
  }) ?? null
}"""


class General(Player):
    """Plays both sides at one screen, on the map wherever that is possible."""

    def begin(self, **seats: str) -> str:
        """A fresh game."""
        body = {"game": GAME, "scenario": "garden", "seats": seats}
        made: str = self.server.post("/api/games", body)["id"]
        self.page.goto(f"{self.server.url}/g/{made}")
        self.sit_down()
        self.wait_for_turn()
        return made

    @property
    def map(self) -> Locator:
        return self.page.get_by_role("application", name=self.say("map-title"), exact=True)

    def state(self, game: str) -> dict[str, Any]:
        """What everybody sees."""
        found: dict[str, Any] = self.server.get(f"/api/games/{game}/state?seat=&lang=en")
        return found

    def click_map(self, what: str) -> bool:
        """Click on a space, a counter or a bridge, if any of it is seen; small ones open first."""
        there = self.map.locator(what)
        at = there.first.evaluate(FREE) if there.count() else None
        if at is None:
            return False
        self.page.mouse.click(*at)
        opened = self.map.locator(f".fan {what}")
        if opened.count():
            opened.click()
        self.settle()
        return True

    def do(self, name: str) -> Locator:
        """The button of a kind of action that is not refused."""
        return self.panel.locator(f"[data-do={name}]:not([aria-disabled])")

    def go_on(self) -> None:
        """One step: confirm, let it pass, end what can be ended, else what comes first."""
        pressed = self.page.locator(":not([aria-pressed=true])")
        if self.confirm.is_visible() and self.confirm.is_enabled():
            self.press(self.confirm)
        elif self.passing.is_visible():
            self.press(self.passing)
        elif self.do("finish").count():
            self.press(self.do("finish"))
        elif self.picks.count():
            self.press(self.picks.first)
        else:
            self.press(self.allowed.and_(pressed).first)

    def play_until(self, words: str) -> None:
        """Go on until the question has these words in it."""
        for _ in range(STEPS):
            self.wait_for_turn()
            if words in self.prompt:
                return
            self.go_on()
        raise AssertionError(f"nobody asked: {words}")


def test_dday_and_the_first_impulses_are_played_on_the_map(page: Page, server: Served):
    player = General(page, server)
    game = player.begin(german="me", allied="chair")
    assert player.map.locator("[data-stack]").count() > 20
    assert player.map.locator(".sign").count() >= 20  # bridges and ferries

    # An area on the map: the tower in it is bombed, AV beside DV.
    assert player.click_map("[data-space='28']")
    expect(player.panel.locator(".duel [data-tally]")).to_have_count(2)
    odds = player.panel.get_by_role("group", name=player.say("decide-forecast"))
    expect(odds).to_be_visible()
    player.confirm.click()

    # The drops follow of themselves; then each drop area acts once.
    player.play_until("drop area that acts")
    assert any(piece["symbol"] == "parachute" for piece in player.state(game)["pieces"].values())
    player.play_until("zone F")

    # The assault desk: all units at once, the point unit by its counter, artillery in support.
    player.panel.get_by_role("button", name="All ").first.click()
    player.settle()
    assert player.click_map("[data-piece='1Cold']")
    expect(player.panel.locator(".duel [data-tally]")).to_have_count(2)
    expect(odds).to_be_visible()
    player.confirm.click()
    player.play_until("Impulse 0: the Allies")

    # Eerde is activated by a click on it, seen from afar; it might mean several things.
    page.get_by_role("button", name=player.say("map-whole")).click()
    assert player.click_map("[data-space='52']")
    which = player.panel.get_by_role("group", name=player.say("decide-which"))
    expect(which.or_(player.confirm)).to_be_visible()
    if which.is_visible():
        which.get_by_role("button").first.click()
        player.settle()
    player.confirm.click()
    player.play_until("Impulse 1")
    state = player.state(game)
    flags = [piece for piece in state["pieces"].values() if piece["symbol"] == "flag"]
    assert flags and all(piece["id"] not in state["stacks"].get(piece["at"], ()) for piece in flags)


def test_a_bridge_is_chosen_by_a_click_on_it(page: Page, server: Served):
    player = General(page, server)
    player.begin(german="me", allied="chair")
    player.play_until("acts once")
    for _ in range(8):
        player.wait_for_turn()
        if player.do("seize").count():
            break
        player.go_on()
        player.play_until("acts once")
    player.do("seize").click()
    player.settle()
    if not player.map.locator(".spot.choice").count():
        player.picks.first.click()  # the unit
        player.settle()
    if not player.confirm.is_enabled():
        assert player.click_map(".spot.choice")
    expect(player.map.locator(".spot.chosen")).to_have_count(1)
    expect(player.confirm).to_be_enabled()


def test_the_key_shows_badges_bridges_and_borders(open_context: Contexts, server: Served):
    page = open_context(locale="ja-JP").new_page()
    player = General(page, server, "ja")
    player.begin(german="me", allied="chair")
    page.get_by_role("button", name=player.say("map-legend")).first.click()
    key = page.get_by_role("dialog")
    for word in ("map-legend-borders", "map-legend-signs", "map-legend-roads"):
        expect(key.get_by_role("heading", name=player.say(word))).to_be_visible()
    words = server.get(f"/api/boards/{GAME}/garden?lang=ja")["terrains"]
    for word in ("badge-head", "badge-tem", "sign-bridge-german", "sign-ferry"):
        expect(key.get_by_text(words[word], exact=True)).to_be_visible()
