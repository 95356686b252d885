"""What a page asks the server while somebody declares: heard beside it, never changed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, Request

from tests.e2e.served import Served

Menu = dict[str, Any]


class Overheard:
    """The declarations that a page tried since the last click, and what `narrow` says of them.

    There are several: where nothing can be chosen the page goes on by itself, and looks ahead.
    """

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

    def menus(self, state: Menu, kind: str) -> Iterator[Menu]:
        """What may be added now, the last declaration first.

        `kind` is the title of the kind of action that was chosen, if one was.
        """
        menu: Menu = state.get("menu") or {}
        tried = [each for each in self.tried if each["seat"] == state["seat"]]
        tried = [each for each in tried if each["version"] == state["version"] and each["fields"]]
        after = self._narrow(tried[-1]) if tried else None
        for each in reversed(tried[:-1]):
            before = self._narrow(each)
            yield {name: before[name] for name in before if name.startswith("grow")} | (after or {})
            if after is not None:
                yield after
            after = before
        if after is not None:
            yield after
        kinds = {each["title"]: each["do"] for each in menu.get("kinds", ())}
        do = kinds.get(kind) or menu.get("do", "")
        if not do:
            yield menu
            return
        opening = self._narrow({k: state[k] for k in ("seat", "version")} | {"do": do})
        if after is not None:
            yield {name: opening[name] for name in opening if name.startswith("grow")} | after
        yield opening

    def _narrow(self, body: Menu) -> Menu:
        found: Menu = self._server.post(f"/api/games/{self._game}/narrow?lang=en", body)
        return found
