"""Where games are kept: a protocol, so that another database can stand behind it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

import msgspec

from bocage.art.panels import Words
from bocage.kernel.nouns import Outcome

GUEST = "guest"  # a seat that somebody elsewhere plays, by invitation
PEOPLE = ("me", "chair", GUEST)  # the first two play at this machine


def player_of(seats: Mapping[str, str], side: str) -> str:
    """Who plays a side: each guest is another person."""
    return f"{GUEST} {side}" if seats[side] == GUEST else seats[side]


class StoreError(Exception):
    """The database cannot be used: `code` says why, the message names the file."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class Settings(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was agreed when the game was set up, and the standing orders by side."""

    pause: int = 0
    guide: bool = False
    orders: dict[str, tuple[str, ...]] = {}  # prompts of windows in which a side passes
    standing: dict[str, tuple[str, ...]] = {}  # orders with conditions, in text form
    invited: dict[str, str] = {}  # by side the word that a guest's pass must hold


class Brief(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the list of games shows of one, as public facts only; made from its last position.

    What is kept is as old as the last time that the whole row was written.
    """

    version: int = 0
    waiting: tuple[str, ...] = ()
    status: tuple[tuple[Words | str, Words | str], ...] = ()
    outcome: Outcome | None = None


class GameRow(msgspec.Struct, frozen=True):
    """A game as it is kept."""

    id: str
    game: str
    scenario: str
    options: dict[str, str]
    seats: dict[str, str]
    seed: str
    head: str
    settings: Settings
    rules: str
    created: str
    played: str
    status: str
    brief: Brief


class Damaged(msgspec.Struct, frozen=True):
    """A row that cannot be read: which game it was, as far as that is known, and what is wrong."""

    id: str
    game: str
    scenario: str
    why: str


class EntryRow(msgspec.Struct, frozen=True):
    """An entry of the record: its number from 1, its line(s), the key of the request."""

    n: int
    line: str
    key: str | None = None


class ToldRow(msgspec.Struct, frozen=True):
    """What an entry led to (0: the set-up). A cache."""

    n: int
    version: int
    barrier: bool
    mark: int | None
    events: bytes


class Hop(msgspec.Struct, frozen=True):
    """What is written at once: an entry, what it led to, the position, the game's row."""

    entry: EntryRow
    told: ToldRow
    position: bytes
    drop: int | None  # the position that need not be kept any more
    played: str
    status: str


class Log(msgspec.Struct):
    """All that is kept of a game beside its row."""

    entries: list[EntryRow]
    told: list[ToldRow]
    snapshots: dict[int, bytes]


class Store(Protocol):
    """A place for games. Every call is a whole transaction, durable when it returns."""

    async def token(self) -> str:
        """The access token of this database."""
        ...

    async def games(self) -> list[GameRow | Damaged]:
        """All games, the one played last first; a damaged one harms no other."""
        ...

    async def latest(self) -> dict[str, bytes]:
        """The last position of every game, where it is cached."""
        ...

    async def game(self, game: str) -> GameRow | None:
        """One game, or None; StoreError `damaged` if its row cannot be read."""
        ...

    async def create(
        self,
        row: GameRow,
        entries: Sequence[EntryRow],
        told: Sequence[ToldRow],
        snapshots: Mapping[int, bytes],
    ) -> None:
        """A new game with what has been played of it."""
        ...

    async def log(self, game: str) -> Log:
        """The record of a game and what is cached."""
        ...

    async def append(self, game: str, hop: Hop) -> None:
        """One more entry; StoreError `conflict` if somebody else has written that number."""
        ...

    async def change(self, row: GameRow) -> None:
        """Seats, settings, status and rules of a game as they are now."""
        ...

    async def recache(
        self,
        row: GameRow,
        told: Sequence[ToldRow],
        snapshots: Mapping[int, bytes],
        added: Sequence[EntryRow] = (),
    ) -> None:
        """Replace all that is cached of a game, and add entries (a rebase) to its record."""
        ...

    async def delete(self, game: str) -> bool:
        """Remove a game, also from a disk that is full; False if there is none."""
        ...

    async def close(self) -> None:
        """Finish what is being written and let the file go; nobody waits for what is stuck."""
        ...
