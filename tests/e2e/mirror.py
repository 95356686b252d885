"""What the page ought to offer: the same half-made declaration, asked of the server beside it."""

from __future__ import annotations

from typing import Any

from tests.e2e.served import Served

Menu = dict[str, Any]


class Mirror:
    """A declaration of one seat, made by the protocol in docs/table.md alone."""

    def __init__(self, server: Served, game: str, seat: str) -> None:
        self._server = server
        self._game = game
        state = server.get(f"/api/games/{game}/state?seat={seat}&lang=en")
        self.seat = seat
        self.at: int = state["at"]
        self.version: int = state["version"]
        self.menu: Menu = state.get("menu") or {}
        self.do: str = self.menu.get("do", "")
        self.fields: dict[str, Any] = {}
        if not self.do and len(self.kinds) == 1 and not self.kinds[0].get("action"):
            self.begin(self.kinds[0]["do"])
        else:
            self._settle()

    @property
    def kinds(self) -> list[Menu]:
        """All kinds of action."""
        return list(self.menu.get("kinds", ()))

    @property
    def targets(self) -> list[Menu]:
        """What may be added now."""
        return list(self.menu.get("targets", ()))

    def begin(self, do: str) -> None:
        """Choose a kind of action, and leave what was begun."""
        self.do, self.fields = do, {}
        self._narrow()

    def add(self, target: Menu) -> None:
        """Choose a target."""
        self._put(target)
        self._narrow()

    def _put(self, target: Menu) -> None:
        field, value = target.get("field") or self.menu["field"], target["value"]
        if not self.menu.get("many"):
            self.fields[field] = value
        elif self._is_pair(field, target):
            key, points = value
            given = self.fields.setdefault(field, {})
            if isinstance(points, int) and points <= given.get(key, 0):
                points += given[key]
            given[key] = points
        else:
            given = self.fields.setdefault(field, [])
            given.extend(value if isinstance(value, list) else [value])

    def _is_pair(self, field: str, target: Menu) -> bool:
        value, given = target["value"], self.fields.get(field)
        if given:
            return isinstance(given, dict)
        if not isinstance(value, list) or len(value) != 2:
            return False
        return isinstance(value[1], int) or target.get("space", "") != value[1]

    def _narrow(self) -> None:
        body = {"seat": self.seat, "version": self.version, "do": self.do, "fields": self.fields}
        self.menu = self._server.post(f"/api/games/{self._game}/narrow?lang=en", body)
        self._settle()

    def _settle(self) -> None:
        """Where nothing can be chosen, the page chooses."""
        if len(self.targets) != 1 or self.menu.get("truncated") or self.menu.get("many"):
            return
        (only,) = self.targets
        if only.get("action") or not self.menu.get("field") or not self.do:
            return
        if self.menu.get("complete") and only["value"] not in (None, False):
            return
        if self.menu["field"] not in self.fields:
            self._put(only)
            self._narrow()
