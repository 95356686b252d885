"""Somebody who follows a guided first turn by clicks, card by card."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.player import SLOW, Player

Card = dict[str, Any]
ENDS = ("done", "finish", "end", "discard")
DISCARDS = 3  # cards that make room for better ones
ENOUGH = 400  # clicks of one guide


class Follower:
    """Does what each card says. `watch` is called with the id of every card that is shown."""

    def __init__(self, player: Player, watch: Callable[[str], None] = lambda card: None) -> None:
        self.player = player
        self.page = player.page
        self.watch = watch
        self.seen: list[str] = []
        self.region = self.page.get_by_role("region", name=player.say("guide"))

    def start(self, title: str) -> None:
        """From the button of the lobby."""
        self.player.home()
        name = self.player.say("lobby-guided-game", game=title)
        self.player.press(self.page.get_by_role("button", name=name, exact=True))
        self.game = self.player.sit_down()
        server, lang = self.player.server, self.player.say.lang
        self.guide = server.get(f"/api/games/{self.game}/guide?lang={lang}")
        self.steps: list[Card] = self.guide["steps"]
        table = server.get(f"/api/games/{self.game}")
        assert table["seats"][self.guide["side"]] == "me"
        self.player.wait_for_map()

    # -- the card

    @property
    def at(self) -> int:
        """Which card is shown; -1: what fits none of them."""
        told = self.region.locator("header .num")
        return int(re.findall(r"\d+", told.inner_text())[0]) - 1 if told.count() else -1

    def button(self, name: str) -> Locator:
        return self.region.get_by_role("button", name=self.player.say(name), exact=True)

    def follow(self, to: str = "") -> None:
        """To a card; or to the last one, and close it."""
        for _ in range(ENOUGH):
            self._settle()
            at = self.at
            self._check(at)
            if self.at != at:  # what was sent has led on meanwhile: the next card is looked at
                continue
            if to and to in self.seen:
                return
            if at == len(self.steps) - 1:
                self.player.press(self.button("guide-end"))
                expect(self.region).to_be_hidden()
                return
            if at < 0 or self.steps[at].get("until"):
                self._play(self.steps[at] if at >= 0 else {})
            else:
                self.player.fold()  # a list that is open may lie over the guide
                self.player.press(self.button("guide-next"))
            self._moved(at)
        raise AssertionError(f"never at the end: {self.seen}")

    def _settle(self) -> None:
        """A bot may play a whole turn at once, with much to draw."""
        quiet = self.player.panel.and_(self.page.locator("[aria-busy=false]"))
        quiet.first.wait_for(timeout=4 * SLOW)

    def _check(self, at: int) -> None:
        """A card says what the guide says, and rests on facts that are so."""
        if at < 0:
            return
        card = self.steps[at]
        told = " ".join(self.region.locator("p").first.inner_text().split())
        if self.at != at:
            return
        assert told.startswith(" ".join(card["text"].split())[:80]), (card["id"], told)
        prompts = [
            fact[7:].split("|") for fact in card.get("when", ()) if fact.startswith("prompt:")
        ]
        if prompts and self.at == at:
            asked = self._prompt()
            assert asked in prompts[0] or self.at != at, (card["id"], asked)
        if not self.seen or self.seen[-1] != card["id"]:
            assert card["id"] not in self.seen, f"{card['id']} comes again"
            self.seen.append(card["id"])
            self.watch(card["id"])

    def _prompt(self) -> str:
        seat = self.guide["side"]
        state = self.player.server.get(f"/api/games/{self.game}/state?seat={seat}&lang=en")
        return next((ask["prompt"] for ask in state["asks"] if ask["side"] == seat), "")

    def _moved(self, before: int) -> None:
        """One thing done is one card: those that are passed over fit nothing that is asked."""
        self._settle()
        now = self.at
        if before < 0 or now <= before + 1:
            return
        asked = self._prompt()
        for card in self.steps[before + 1 : now]:
            facts = card.get("when", ())
            here = f"prompt:{asked}" in facts and not any(
                fact.startswith(("can", "do:")) for fact in facts
            )
            assert facts and not here, (self.steps[before]["id"], card["id"], asked)

    # -- what it asks for

    def _play(self, card: Card) -> None:
        """One click."""
        player = self.player
        until = card.get("until", "")
        what, _, value = until.partition(":")
        tags = [one.partition(".")[0] for one in value.split("|") if one and what != "prompt"]
        able = ":not([aria-disabled], [aria-pressed=true])"
        kind = player.panel.locator(", ".join(f"[data-do={tag}]{able}" for tag in tags or ENDS))
        ready = player.confirm.is_visible() and player.confirm.is_enabled()
        if ready and not self._discards():
            player.press(player.confirm)
        elif not player.cancel.is_visible() and kind.count():
            player.press(kind.first)
        elif player.passing.is_visible():
            player.press(player.passing)
        elif player.picks.count():
            player.press(player.picks.first)
        elif player.allowed.count():
            player.press(player.allowed.last)
        elif player.cancel.is_visible() and player.cancel.is_enabled():
            player.press(player.cancel)
        else:
            self._wait()
        self.page.wait_for_timeout(60)

    def _discards(self) -> bool:
        """A poor hand is to be changed, and more cards can be marked."""
        marked = self.page.locator("[data-hand] [aria-pressed=true]").count()
        passes = self.player.panel.locator("[data-do=discard][aria-pressed=true]").count() > 0
        return passes and marked < DISCARDS and self.player.picks.count() > 0

    def _wait(self) -> None:
        """Until there is something to decide, or another card."""
        player = self.player
        something = player.kinds.or_(player.passing).or_(player.picks).or_(player.confirm)
        something = something.or_(player.panel.locator("[data-unfold][data-lit]"))
        something.or_(self.region.locator("header .num")).first.wait_for(timeout=SLOW)
