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

    def __init__(self, page: Page, server: Served, lang: str = "en", touch: bool = False) -> None:
        self.page = page
        self.touch = touch
        self.server = server
        self.say = words(lang)

    def always_confirm(self) -> Player:
        """Somebody who has set that nothing goes without his yes; before a table is opened."""
        self.page.goto(self.server.url)
        self.page.get_by_role("button", name=self.say("settings"), exact=True).click()
        name = re.compile(re.escape(self.say("settings-confirm")))
        self.page.get_by_role("checkbox", name=name).check()
        self.page.keyboard.press("Escape")
        return self

    # -- pages

    def home(self) -> None:
        """The list of games."""
        self.page.goto(self.server.url)
        expect(self.page.get_by_role("heading", level=1)).to_be_visible()

    def start(self, game: str, scenario: str = "", **seats: str) -> str:
        """Start a game by the form, and sit down. Seats by the titles of sides."""
        self.home()
        choices = self.say("lobby-choices-game", game=game)
        self.press(self.page.get_by_role("link", name=choices, exact=True))
        if scenario:
            self.page.get_by_role("radio", name=re.compile(rf"^(✓ )?{scenario}")).check(force=True)
        for side, who in seats.items():
            self.page.get_by_label(side, exact=True).select_option(label=who)
        self.press(self.page.get_by_role("button", name=self.say("start"), exact=True))
        return self.sit_down()

    def sit_down(self) -> str:
        """Wait for the table; the id of its game."""
        self.page.wait_for_url(re.compile("/g/"))
        self.panel.or_(self.cover).wait_for()
        return self.page.url.rpartition("/g/")[2].partition("?")[0]

    @property
    def me(self) -> str:
        return self.say("seat-me")

    @property
    def chair(self) -> str:
        return self.say("seat-chair")

    def bot(self, name: str) -> str:
        """What a bot is called where one chooses who plays."""
        games = self.server.get(f"/api/catalogue?lang={self.say.lang}")["games"]
        titles = {bot["id"]: bot["title"] for game in games for bot in game["bots"]}
        return self.say("seat-bot", bot=titles[name])

    def press(self, control: Locator) -> None:
        """By mouse, or with a finger."""
        if self.touch:
            control.tap()
        else:
            control.click()

    # -- deciding

    @property
    def panel(self) -> Locator:
        """Where one decides."""
        return self.page.locator(f'section[aria-label="{self.say("decide-panel")}"]')

    @property
    def map(self) -> Locator:
        return self.page.get_by_role("application", name=self.say("map-title"), exact=True)

    @property
    def prompt(self) -> str:
        """The sentence that says who decides what."""
        return self.bar.get_by_role("heading", level=2).inner_text()

    @property
    def bar(self) -> Locator:
        """The action bar: what is asked, and the buttons."""
        return self.panel.locator("[data-bar]")

    @property
    def main(self) -> Locator:
        """The last button of the bar."""
        return self.bar.locator("[data-slot=main]")

    @property
    def confirm(self) -> Locator:
        return self.panel.locator("[data-confirm]")

    @property
    def kinds(self) -> Locator:
        return self.panel.locator("[data-kind]:not([data-key=p])")

    def kind(self, title: str) -> Locator:
        """The button of a kind of action."""
        return self.kinds.or_(self.passing).filter(
            has_text=re.compile(rf"^\s*{re.escape(title)}", re.IGNORECASE)
        )

    @property
    def passing(self) -> Locator:
        """The button that lets a reaction go by."""
        return self.panel.locator("[data-key=p]")

    @property
    def side(self) -> str:
        """Who is asked: the last word above the question; nobody, if the page is covered."""
        told = self.panel.get_by_role("paragraph").all_inner_texts()
        return told[0].split()[-1] if told else ""

    @property
    def picks(self) -> Locator:
        """All that may be added to the declaration: options, buttons, cards, points."""
        self.unfold()
        return self.panel.locator("[data-pick]:not(:disabled)")

    @property
    def asked(self) -> Locator:
        """The list of what is to be chosen next; lists of what may be added come after it."""
        self.unfold()
        return self.panel.get_by_role("listbox").first.get_by_role("option")

    def unfold(self) -> None:
        """Open the lists of what is lit on the map."""
        folded = self.panel.locator("[data-unfold][data-lit][aria-expanded=false]")
        if folded.is_visible():
            self.press(folded)

    def fold(self) -> None:
        """Close them again: they lie over the log."""
        if self.panel.locator("[data-unfold][aria-expanded=true]").is_visible():
            self.press(self.panel.locator("[data-unfold]"))

    @property
    def over(self) -> bool:
        return self.prompt == self.say("decide-over")

    def settle(self) -> None:
        """Wait until the page has what it asked for, or is covered for somebody else."""
        quiet = self.panel.and_(self.page.locator("[aria-busy=false]"))
        quiet.or_(self.cover).first.wait_for()

    def wait_for_map(self) -> None:
        """Wait until the map is laid out: that comes after the decision."""
        expect(self.map).to_have_attribute("aria-busy", "false")

    @property
    def cover(self) -> Locator:
        """What says that it is somebody else's turn to look: the button that uncovers."""
        anybody = re.escape(self.say("privacy-ready", side="?")).replace(r"\?", ".*")
        return self.page.locator("button", has_text=re.compile(f"^{anybody}$"))

    def wait_for_turn(self) -> bool:
        """Wait until there is something to decide; false if the game is over."""
        end = self.panel.get_by_text(self.say("decide-over"))
        choices = self.panel.locator("[data-pick], [data-unfold][data-lit]")
        something = (
            self.cover.or_(self.kinds).or_(self.passing).or_(choices).or_(self.confirm).or_(end)
        )
        something.first.wait_for(timeout=SLOW)
        self.settle()
        if self.cover.is_visible():
            self.press(self.cover)
            self.cover.wait_for(state="hidden")
            return self.wait_for_turn()
        return not end.is_visible()

    def step(self, rng: Random) -> str:
        """Use one of the controls: the panel's buttons, options, cards. Which: "pick" or other."""
        picks = self.picks
        kinds = self.allowed.and_(self.page.locator(":not([aria-pressed=true])"))
        many, few = picks.count(), kinds.count()
        ready = self.confirm.is_visible() and self.confirm.is_enabled()
        if ready and (not many or rng.random() < 0.6):
            self.press(self.confirm)
            return "confirm"
        if many and (not few or rng.random() < 0.9):
            self.press(picks.nth(rng.randrange(many)))
            return "pick"
        if self.cancel.is_visible():  # nothing more to choose, and it may not be sent
            self.press(self.cancel)
            return "cancel"
        if few:
            self.press(kinds.nth(rng.randrange(few)))
            return "kind"
        return ""

    @property
    def allowed(self) -> Locator:
        """The kinds of action that are not refused."""
        return self.kinds.or_(self.passing).and_(self.page.locator(":not([aria-disabled])"))

    @property
    def chosen_kind(self) -> str:
        """The kind of action that is being declared, as far as one chose it."""
        pressed = self.kinds.and_(self.page.locator("[aria-pressed=true]"))
        return pressed.inner_text().partition("\n")[0].strip() if pressed.count() else ""

    @property
    def cancel(self) -> Locator:
        return self.panel.locator("[data-cancel][aria-disabled=false]")

    def play(self, rng: Random, steps: int = 1000) -> int:
        """Use controls until the game is over, or so many times; how often."""
        for step in range(steps):
            if not self.wait_for_turn():
                return step
            self.step(rng)
        return steps
