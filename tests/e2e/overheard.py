"""What a page asks the server while somebody declares: heard beside it, never changed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, Request

from tests.e2e.served import Served

Menu = dict[str, Any]


class Overheard:
    """The declarations that a page sent since the last click, and what `narrow` says of them."""

    def __init__(self, page: Page, server: Served, game: str) -> None:
        self._server = server
        self._game = game
        self.tried: list[Menu] = []
        page.on("request", self._hear)

    def _hear(self, asked: Request) -> None:
        if asked.url.partition("?")[0].endswith(f"/{self._game}/narrow"):
            self.tried.append(asked.post_data_json or {})

    def state(self, seat: str) -> Menu:
        """What a seat sees."""
        seen: Menu = self._server.get(f"/api/games/{self._game}/state?seat={seat}&lang=en")
        return seen

    def menu(self, state: Menu) -> Menu:
        """What may be added now: to what was declared last, or to nothing."""
        menu: Menu = state.get("menu") or {}
        now = [each for each in self.tried if each["do"] and each["seat"] == state["seat"]]
        now = [each for each in now if each["version"] == state["version"]]
        assert len(now) <= 1, "one click, one request"
        return {"kinds": menu.get("kinds", ())} | (self._narrow(now[-1]) if now else menu)

    def _narrow(self, body: Menu) -> Menu:
        found: Menu = self._server.post(f"/api/games/{self._game}/narrow?lang=en", body)
        return found
