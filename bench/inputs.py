"""Inputs at the table: a person's clicks, keys and drags for fixed tasks, counted in a Chromium.

Each task has its units, spaces and seed; its script goes the shortest way that the page offers to
somebody who plays by the map. `BEFORE` is what the same tasks took on the first edition of the
table. Times are by the clock: measure on a machine that has nothing else to do.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import quantiles
from typing import Any

from bench.common import target
from bocage.kernel.module import InputError

SCREEN = {"width": 1440, "height": 900}
PATIENCE = 15_000  # milliseconds
ENOUGH = 120  # steps of one task

COBRA_MOVES = """
game = "cobra-spi"
unit = [
  { id = "US1", at = "1906" }, { id = "US4", at = "2006" }, { id = "US8", at = "2106" },
  { id = "US29", at = "1808" }, { id = "US30", at = "2208" }, { id = "914/352", at = "2013" },
]
state = { phase = "movement", side = "allied" }
"""
MOVES = (
    ("US1", "1907"),
    ("US4", "2008"),
    ("US8", "2107"),
    ("US29", "1809"),
    ("US30", "2209"),
)
COBRA_ATTACK = """
game = "cobra-spi"
unit = [
  { id = "US29", at = "2009" }, { id = "US30", at = "1910" }, { id = "914/352", at = "2010" },
]
state = { phase = "combat", side = "allied" }
"""
COBRA_STACK = """
game = "cobra-spi"
unit = [
  { id = "A/US3A", at = "2006" }, { id = "B/US3A", at = "2006" }, { id = "R/US3A", at = "2006" },
  { id = "914/352", at = "2013" },
]
state = { phase = "movement", side = "allied" }
"""
GARDEN_ASSAULT = """
game = "market-garden"
unit = [
  { id = "1Gren", at = "62" }, { id = "3Irish", at = "62" }, { id = "129Bde", at = "62" },
  { id = "Hartung", at = "62" }, { id = "Henke", at = "62", state = "dis1" },
]
state = { phase = "activation", side = "allied", active = ["62"], advantage = "allied" }
"""
GARDEN_BRIDGE = """
game = "market-garden"
unit = [
  { id = "129Bde", at = "63" }, { id = "130Bde", at = "63" }, { id = "Hartung", at = "62" },
]
state = { phase = "activation", side = "allied", active = ["63"], advantage = "allied" }
"""
GARDEN_REFIT = """
game = "market-garden"
unit = [
  { id = "6Penal", at = "31", state = "spent" }, { id = "Hoffmann", at = "56", state = "spent" },
  { id = "Hartung", at = "62", state = "spent" }, { id = "Henke", at = "36", state = "spent" },
  { id = "Krafft", at = "5", state = "spent" },
]
[state]
phase = "refit"
side = "german"
points = { g1 = 1, g2 = 1, g3 = 1, g4 = 1, g5 = 1 }
depots = { g1 = "31", g2 = "56", g3 = "62", g4 = "36", g5 = "5" }
"""
REFITTED = ("6Penal", "Hoffmann", "Hartung", "Henke", "Krafft")
COMMANDER_FIRE = """
game = "combat-commander"
unit = [
  { id = "Karsties", at = "C4" }, { id = "G-Rifle1", at = "C5" }, { id = "R-Rifle2", at = "C7" },
  { id = "R-Rifle3", at = "C7" },
]
[state]
initiative = "INITIATIVE"
hand = { axis = ["G-55", "G-1", "G-2", "G-3"], allies = ["R-1", "R-2", "R-3", "R-4"] }
"""


ORDERED = ("give an order", "give another order")  # the shot, or the set-up, is over


class Hand:
    """A person at the page, whose inputs are counted; waiting and looking are free."""

    def __init__(self, page: Any, server: Any) -> None:
        from tests.e2e.player import Player

        self.page = page
        self.player = Player(page, server)
        self.server = server
        self.inputs = self.questions = self.handovers = 0

    # -- sitting down

    def scene(self, text: str, scenario: str, **seats: str) -> None:
        """Sit down where a scene begins."""
        from tests.e2e.scenes import put_scene

        self.open(put_scene(self.server, text, scenario, seats))

    def open(self, game: str) -> None:
        """Sit down at a game."""
        self.page.goto(f"{self.server.url}/g/{game}")
        self.player.sit_down()
        self.ready()
        self.player.wait_for_map()
        self.page.wait_for_timeout(300)  # the camera stands

    def ready(self) -> None:
        """Wait until something is asked; a cover between two people is lifted, and counted."""
        self.page.wait_for_timeout(300)
        waiting = self.player.cover.or_(self.player.panel).first
        waiting.wait_for()
        while self.player.cover.is_visible():
            self.handovers += 1
            self.click(self.player.cover)
            self.player.cover.wait_for(state="hidden")
        self.player.settle()

    # -- inputs

    def click(self, control: Any) -> None:
        """Press something that is seen."""
        control.first.click()
        self.inputs += 1
        self.page.wait_for_timeout(30)
        self.player.settle()

    def key(self, name: str) -> None:
        """Press a key."""
        self.page.keyboard.press(name)
        self.inputs += 1
        self.page.wait_for_timeout(30)
        self.player.settle()

    def at(self, selector: str) -> None:
        """Click the middle of something on the map, whatever lies on top there."""
        found = self.page.locator(f"[data-map] {selector}").last
        found.wait_for(state="attached")
        box = found.bounding_box()
        if box is None:
            raise InputError(f"not on the map: {selector}")
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.inputs += 1
        self.page.wait_for_timeout(30)
        self.player.settle()

    def point_at(self, selector: str) -> None:
        """Move the pointer there: no input, nothing is pressed."""
        box = self.page.locator(f"[data-map] {selector}").last.bounding_box()
        if box is None:
            raise InputError(f"not on the map: {selector}")
        self.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self.page.wait_for_timeout(500)

    def unit(self, name: str, also: bool = False) -> None:
        """Click a counter on the map; with Shift, beside others."""
        if also:
            self.page.keyboard.down("Shift")
        self.at(f'[data-piece="{name}"]')
        if also:
            self.page.keyboard.up("Shift")

    def space(self, name: str) -> None:
        """Click a lit space."""
        self.at(f'[data-space="{name}"]')

    def confirm(self) -> None:
        """Press the main button."""
        self.click(self.player.confirm)

    # -- what must have come of it: a task that went elsewhere counts nothing

    def declared(self, *names: str) -> None:
        """The declaration names these."""
        shown = self.player.panel.inner_text()
        for name in names:
            if name not in shown:
                raise InputError(f"{name} is not declared: {shown}")

    def gone(self, space: str) -> None:
        """Nobody is left in a space."""
        self.page.locator(f'[data-stack="{space}"]').first.wait_for(state="detached")

    def told(self, seat: str, kind: str, times: int) -> None:
        """The log tells of so many events of a kind."""
        game = self.page.url.rpartition("/g/")[2].partition("?")[0]
        lines = self.server.get(f"/api/games/{game}/log?seat={seat}")
        found = sum(line["kind"] == kind for line in lines)
        if found != times:
            raise InputError(f"{found} times told, not {times}: {kind}")

    def let_stand(self) -> None:
        """Wait for dice, and let them stand if that is asked."""
        self.wait_for_question()
        if self.player.passing.is_visible():
            self.click(self.player.passing)

    def wait_for_question(self) -> None:
        """Wait for whoever else decides."""
        self.player.wait_for_turn()


Task = Callable[[Hand], dict[str, float]]


def cobra(hand: Hand) -> dict[str, float]:
    """Five moves of one unit each; an attack by two units with a supply point."""
    hand.scene(COBRA_MOVES, "breakout", allied="me", german="chair")
    for unit, end in MOVES:
        hand.unit(unit)
        hand.space(end)
    hand.scene(COBRA_ATTACK, "breakout", allied="me", german="chair")
    hand.unit("914/352")
    hand.declared("US 29 Div", "US 30 Div", "supply point")
    hand.confirm()
    return {"five Cobra moves and an attack: inputs": hand.inputs}


def stack(hand: Hand) -> dict[str, float]:
    """A stack of three units moves."""
    hand.scene(COBRA_STACK, "breakout", allied="me", german="chair")
    hand.point_at('[data-stack="2006"]')
    hand.at('[data-handle="2006"]')
    hand.space("2009")
    hand.gone("2006")
    return {"a stack of three moves: inputs": hand.inputs}


def assault(hand: Hand) -> dict[str, float]:
    """Three units assault; the dice stand."""
    hand.scene(GARDEN_ASSAULT, "garden", allied="me", german="random")
    hand.unit("Hartung")
    hand.declared("1Gren", "3Irish", "129Bde")
    hand.confirm()
    hand.let_stand()
    return {"Market Garden, assault: inputs": hand.inputs}


def bridge(hand: Hand) -> dict[str, float]:
    """A unit seizes a bridge; the die stands."""
    hand.scene(GARDEN_BRIDGE, "garden", allied="me", german="random")
    hand.at('[data-spot="57-63"]')
    hand.confirm()
    hand.let_stand()
    return {"Market Garden, bridge: inputs": hand.inputs}


def refit(hand: Hand) -> dict[str, float]:
    """Five units are refitted."""
    hand.scene(GARDEN_REFIT, "garden", german="me", allied="random")
    for unit in REFITTED:
        hand.unit(unit, also=unit != REFITTED[0])
    hand.confirm()
    hand.told("german", "refitted", len(REFITTED))
    return {"Market Garden, refit: inputs a unit": hand.inputs / len(REFITTED)}


def fire(hand: Hand) -> dict[str, float]:
    """A leader and a squad are activated by a Fire card, and fire."""
    hand.scene(COMMANDER_FIRE.replace("INITIATIVE", "allies"), "1", axis="me", allies="random")
    shoot(hand)
    return {"Combat Commander, fire: inputs": hand.inputs}


def shoot(hand: Hand) -> None:
    """The card, who is activated, and the shot."""
    hand.click(hand.page.locator(".hand").get_by_role("button", name="Fire", exact=True))
    hand.confirm()
    hand.ready()
    hand.confirm()


def one_screen(hand: Hand) -> dict[str, float]:
    """After such a shot with two people at one screen: passes and handovers until it is over."""
    hand.scene(COMMANDER_FIRE.replace("INITIATIVE", "axis"), "1", axis="me", allies="chair")
    shoot(hand)
    hand.handovers = passes = 0
    for _ in range(ENOUGH):
        hand.ready()
        if any(words in hand.player.prompt for words in ORDERED):
            break
        rest = hand.page.locator("[data-rest]")
        if hand.player.passing.is_visible():
            passes += 1
            if rest.is_visible():  # nothing more is played in this attack
                hand.click(rest)
                continue
        answer_first(hand)
    return {
        "Combat Commander, a shot at one screen: passes and handovers": passes + hand.handovers,
        "Combat Commander, a shot at one screen: handovers": hand.handovers,
    }


def set_up(hand: Hand) -> dict[str, float]:
    """Both sides of scenario 1 are set up, until the first order may be given."""
    hand.open(begun(hand.server, "combat-commander", "1", {"axis": "me", "allies": "chair"}))
    hand.inputs = hand.handovers = 0
    for _ in range(ENOUGH):
        hand.ready()
        if any(words in hand.player.prompt for words in ORDERED):
            break
        sure = hand.player.confirm.is_visible() and hand.player.confirm.is_enabled()
        propose = hand.page.locator("[data-propose]")
        if sure:
            hand.confirm()
        elif propose.is_visible():
            hand.click(propose)
        else:
            hand.click(hand.player.picks.last if hand.player.picks.count() else hand.player.allowed)
    own = hand.inputs - hand.handovers
    return {"Combat Commander, set-up of scenario 1: inputs": own}


def d_day(hand: Hand) -> dict[str, float]:
    """Bombs, a barrage and drops by the first answer, until the first area may act."""
    hand.open(begun(hand.server, "market-garden", "garden", {"german": "greedy@1", "allied": "me"}))
    for _ in range(ENOUGH):
        hand.player.wait_for_turn()
        if "the next drop area" in hand.player.prompt:
            break
        answer_first(hand)
    return {"D-Day, questions before the first ground decision": hand.questions}


def against_bot(hand: Hand) -> dict[str, float]:
    """Forty decisions by the first answer: windows in which only a pass was possible."""
    hand.open(begun(hand.server, "combat-commander", "1", {"axis": "me", "allies": "random"}))
    idle = 0
    for _ in range(40):
        if not hand.player.wait_for_turn():
            break
        idle += answer_first(hand)
    return {"passes in which nothing else was possible, against a bot": idle}


def answer_first(hand: Hand) -> bool:
    """The first answer to a question; whether it was a pass and nothing else was possible."""
    player = hand.player
    hand.questions += 1
    if player.passing.is_visible():
        others = player.kinds.and_(hand.page.locator(":not([aria-disabled])"))
        only = others.count() == 0
        hand.click(player.passing)
        return only
    for _ in range(ENOUGH):
        if player.confirm.is_visible() and player.confirm.is_enabled():
            hand.confirm()
            return False
        if not player.picks.count():
            hand.click(player.allowed)
            return False
        hand.click(player.picks)
    raise InputError(f"cannot be answered: {player.prompt}")


def begun(server: Any, game: str, scenario: str, seats: dict[str, str]) -> str:
    """A game from its beginning, with a seed of zeros."""
    import msgspec

    from bocage.kernel.engine import Engine
    from bocage.kernel.module import load_module
    from bocage.server.ledger import Ledger
    from bocage.server.records import Private

    ledger = Ledger.begin(Engine(load_module(game), scenario), bytes(32))
    private = msgspec.json.encode(Private(ledger.seed.hex(), dict.fromkeys(seats, "me"))).decode()
    body = {"record": ledger.text(), "private": private, "seats": seats}
    return str(server.post("/api/games/import", body)["id"])


def times(hand: Hand) -> dict[str, float]:
    """Milliseconds from a click on a unit to its lit reach, from a confirm to the next question."""
    hand.scene(COBRA_MOVES, "breakout", allied="me", german="chair")
    hand.page.evaluate(WATCH)
    for _ in range(2):
        for unit, end in MOVES:
            hand.unit(unit)
            hand.space(end)
        for _ in MOVES:
            hand.key("u")
    found = hand.page.evaluate("() => window.timed")
    return {
        "click to lit reach, p95 in ms": quantiles(found["reach"], n=20)[-1],
        "confirm to the next question, p95 in ms": quantiles(found["next"], n=20)[-1],
    }


# From a press to the frame in which the map is lit anew; or in which the counter may act no more.
WATCH = """() => {
  const timed = (window.timed = { reach: [], next: [] })
  let began = 0
  const lit = () => document.querySelectorAll("[data-map] [data-space]").length
  const start = () => { began = performance.now(); before = lit() }
  let before = 0
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, start, { capture: true })
  new MutationObserver(() => {
    const now = lit()
    if (!began || !now === !before) return
    const [since, to] = [began, now ? timed.reach : timed.next]
    began = 0
    requestAnimationFrame(() => setTimeout(() => to.push(performance.now() - since)))
  }).observe(document.querySelector("[data-map]"), { childList: true, subtree: true })
}"""

# By figure: on the first edition of the table, and what is wanted.
FIGURES: dict[str, tuple[float | None, float]] = {
    "five Cobra moves and an attack: inputs": (20, 12),
    "a stack of three moves: inputs": (6, 2),
    "Market Garden, assault: inputs": (7, 4),
    "Market Garden, bridge: inputs": (5, 3),
    "Market Garden, refit: inputs a unit": (3, 1.2),
    "D-Day, questions before the first ground decision": (22, 6),
    "Combat Commander, fire: inputs": (6, 3),
    "Combat Commander, set-up of scenario 1: inputs": (53, 6),
    "Combat Commander, a shot at one screen: passes and handovers": (9, 4),
    "Combat Commander, a shot at one screen: handovers": (4, 2),
    "passes in which nothing else was possible, against a bot": (None, 0),
    "click to lit reach, p95 in ms": (None, 100),
    "confirm to the next question, p95 in ms": (None, 150),
}
TASKS: tuple[Task, ...] = (
    cobra,
    stack,
    assault,
    bridge,
    refit,
    d_day,
    fire,
    set_up,
    one_screen,
    against_bot,
    times,
)


def run(*wanted: str) -> dict[str, Any]:
    """All figures, each beside what it was before and what is wanted."""
    found: dict[str, float] = {}
    with opened() as (browser, server):
        for task in TASKS:
            if not wanted or task.__name__ in wanted:
                found |= _done(browser, server, task)
    return {
        "figures": {name: {"before": FIGURES[name][0], "now": found[name]} for name in found},
        "targets": [target(name, value, most=FIGURES[name][1]) for name, value in found.items()],
    }


def _done(browser: Any, server: Any, task: Task) -> dict[str, float]:
    """One task in a profile of its own."""
    context = browser.new_context(viewport=SCREEN, locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    try:
        return task(Hand(context.new_page(), server))
    finally:
        context.close()


@contextmanager
def opened() -> Iterator[tuple[Any, Any]]:
    """A Chromium and a server, as the browser tests have them."""
    from playwright.sync_api import sync_playwright

    from tests.e2e import chromium
    from tests.e2e.served import Served

    path = chromium.find()
    if path is None:
        raise InputError("this benchmark needs a Chromium; BOCAGE_CHROMIUM may name one")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        try:
            yield browser, served
        finally:
            browser.close()
            served.stop()
