"""Somebody at the table, who sees what a page shows and does what a person can do."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.e2e.served import Served
from tests.e2e.words import words

SLOW = 30_000  # milliseconds for what a bot may take


class Player:
    """Finds controls by what they are called, in the language that the page speaks."""

    def __init__(self, page: Page, server: Served, lang: str = "en") -> None:
        self.page = page
        self.server = server
        self.say = words(lang)

    # -- pages

    def home(self) -> None:
        """The list of games."""
        self.page.goto(self.server.url)
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()

    def start(self, game: str, scenario: str = "", **seats: str) -> str:
        """Start a game by the form, and sit down. Seats by the titles of sides."""
        self.home()
        self.page.get_by_role("link", name=self.say("lobby-choices-game", game=game)).click()
        if scenario:
            self.page.get_by_role("radio", name=re.compile(f"^{scenario}")).check(force=True)
        for side, who in seats.items():
            self.page.get_by_label(side, exact=True).select_option(label=who)
        self.page.get_by_role("button", name=self.say("start"), exact=True).click()
        return self.sit_down()

    def sit_down(self) -> str:
        """Wait for the table; the id of its game."""
        self.page.wait_for_url(re.compile("/g/"))
        expect(self.panel).to_be_visible()
        return self.page.url.rpartition("/g/")[2].partition("?")[0]

    @property
    def me(self) -> str:
        return self.say("seat-me")

    @property
    def chair(self) -> str:
        return self.say("seat-chair")

    def bot(self, title: str) -> str:
        return self.say("seat-bot", bot=title)

    # -- deciding

    @property
    def panel(self) -> Locator:
        """Where one decides."""
        return self.page.get_by_role("region", name=self.say("decide-panel"))

    @property
    def prompt(self) -> str:
        """The sentence that says who decides what."""
        return self.panel.get_by_role("heading", level=2).inner_text()

    @property
    def confirm(self) -> Locator:
        return self.panel.get_by_role("button", name=self.say("decide-confirm"))

    @property
    def kinds(self) -> Locator:
        group = self.panel.get_by_role("group", name=self.say("decide-kinds"))
        return group.get_by_role("button")

    @property
    def picks(self) -> Locator:
        """All that may be added to the declaration: options, buttons, cards, points."""
        return self.panel.locator("[data-pick]")

    @property
    def over(self) -> bool:
        return self.prompt == self.say("decide-over")

    def settle(self) -> None:
        """Wait until the page has what it asked for."""
        expect(self.panel).to_have_attribute("aria-busy", "false")

    def wait_for_turn(self) -> None:
        """Wait until there is something to decide, or the game is over."""
        waiting = self.panel.get_by_text(self.say("decide-over"))
        expect(self.kinds.or_(self.picks).or_(waiting).first).to_be_visible(timeout=SLOW)
        self.settle()

    def step(self, rng: Random) -> str:
        """Use one of the controls; what was done."""
        self.settle()
        if self.confirm.count() and self.confirm.is_enabled() and rng.random() < 0.7:
            return self._click(self.confirm)
        picks, kinds = self.picks, self.kinds.and_(self.page.locator(":not([aria-disabled])"))
        many, few = picks.count(), kinds.count()
        if many and (not few or rng.random() < 0.9):
            return self._click(picks.nth(rng.randrange(many)))
        if few:
            return self._click(kinds.nth(rng.randrange(few)))
        return self._click(self.confirm)

    def _click(self, control: Locator) -> str:
        label = control.inner_text()
        control.click()
        return label
