"""Who asks: the host, who has the key of the database, or a guest whom he has given a seat.

A guest shows a pass: game, side and a word that the game keeps, signed with the key. A new word
ends all passes that hold the old one.
"""

from __future__ import annotations

import hmac
import secrets
from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import TYPE_CHECKING

import msgspec

from bocage.server import api
from bocage.server.store import GUEST, PEOPLE
from bocage.server.trouble import Trouble

if TYPE_CHECKING:
    from bocage.server.hall import Hall
    from bocage.server.rooms import Room
    from bocage.server.store import GameRow

JOIN = "/join/"  # what a link to a seat begins with; the pass follows


class Pass(msgspec.Struct, frozen=True):
    """A seat that somebody was given."""

    game: str
    side: str
    word: str

    def signed(self, key: str) -> str:
        """As it stands in a link and in a cookie."""
        return f"{self.game}.{self.side}.{self.word}.{_mark(self, key)}"


def fresh_word() -> str:
    """A word for passes to a seat."""
    return secrets.token_urlsafe(12)


def read_pass(text: str, key: str) -> Pass | None:
    """A pass that was given out here, or None."""
    parts = text.split(".")
    if len(parts) != 4 or not text.isascii():
        return None
    found = Pass(*parts[:3])
    return found if hmac.compare_digest(_mark(found, key), parts[3]) else None


def _mark(given: Pass, key: str) -> str:
    message = f"{given.game}.{given.side}.{given.word}"
    return hmac.new(key.encode(), message.encode(), sha256).hexdigest()[:40]


class Person(msgspec.Struct, frozen=True):
    """Whoever sent a request."""

    host: bool
    passes: Mapping[str, Pass] = {}  # by game

    def side(self, row: GameRow) -> str:
        """The side of a game that he was given; empty: none."""
        shown = self.passes.get(row.id)
        valid = shown is not None and row.settings.invited.get(shown.side) == shown.word
        return shown.side if shown is not None and valid else ""

    def check(self, row: GameRow, seat: str) -> None:
        """Trouble unless he may be at this game and look from this seat (empty: from none)."""
        mine = self.side(row)
        if not self.host and not mine:
            raise Trouble("not-invited")
        away = row.seats.get(seat) == GUEST if self.host else True
        if seat and seat != mine and away:
            raise Trouble("another-seat", seat=seat[:40])

    def seats(self, row: GameRow) -> dict[str, str]:
        """Who plays, as he sees it: what he plays himself is his, other people are elsewhere."""
        mine = self.side(row)
        if self.host:
            return {side: "me" if side == mine else who for side, who in row.seats.items()}
        return {
            side: ("me" if side == mine else GUEST) if who in PEOPLE else who
            for side, who in row.seats.items()
        }


def invitations(room: Room, hall: Hall) -> list[api.Invitation]:
    """The links to the seats of a game that are for people elsewhere."""
    return [
        api.Invitation(
            side, JOIN + Pass(room.row.id, side, word).signed(hall.key), hall.home, room.here(side)
        )
        for side, word in room.row.settings.invited.items()
    ]


def person_of(cookies: Iterable[tuple[str, str]], jar: str, key: str) -> Person | None:
    """Who shows these cookies; None: a stranger."""
    host, passes = False, {}
    for name, value in cookies:
        if name == jar:
            host = host or hmac.compare_digest(value.encode(), key.encode())
        elif name.startswith(f"{jar}-"):
            found = read_pass(value, key)
            if found is not None:
                passes[found.game] = found
    return Person(host, passes) if host or passes else None
