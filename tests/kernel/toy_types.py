"""The nouns of the toy game: its parts, actions, events and frames."""

from __future__ import annotations

from typing import Annotated

import msgspec

from bocage.kernel.api import AS_SET, Action, Event, Frame, Tally, Whole, Window, kind

Space = Annotated[str, kind("space")]
Card = Annotated[str, kind("card")]

SPACES = ("west", "mid", "east")
SIDES = ("north", "south")
CARDS = tuple(f"k{value}" for value in range(1, 9))
VALUE = {card: value for value, card in enumerate(CARDS, start=1)}


class Public(msgspec.Struct, frozen=True):
    owner: dict[str, str]
    stores: dict[str, int]
    flags: dict[str, str] = {}
    turn: int = 1
    first: str = "north"
    discard: tuple[str, ...] = ()


class Hand(msgspec.Struct, frozen=True):
    cards: tuple[str, ...] = ()


class Pile(msgspec.Struct, frozen=True):
    cards: tuple[str, ...] = ()


class Counts(msgspec.Struct, frozen=True):
    hands: dict[str, int]
    pile: int


class Bid(Action, frozen=True):
    card: Card | None = None


class Claim(Action, frozen=True):
    space: Space
    by: Annotated[tuple[Card, ...], AS_SET]
    bold: bool = False


class Rest(Action, frozen=True):
    pass


class SetFlag(Action, frozen=True):
    space: Space


class TakeFlag(Action, frozen=True):
    space: Space


class Spoil(Action, frozen=True):
    card: Card


class Store(Action, frozen=True):
    grain: dict[Space, Whole]


class BidShown(Event, frozen=True):
    side: str
    card: str | None


class Claimed(Event, frozen=True):
    side: str
    space: str
    die: int
    won: bool
    tallies: tuple[Tally, ...]


class Spoiled(Event, frozen=True):
    card: str


class Flagged(Event, frozen=True):
    space: str


class Drawn(Event, frozen=True):
    card: str


class Stored(Event, frozen=True):
    grain: dict[str, int]


class Game(Frame, frozen=True, kw_only=True):
    bids: dict[str, str | None] = msgspec.field(default_factory=dict)


class Claiming(Frame, frozen=True, kw_only=True):
    side: str
    space: Space | None = None
    by: tuple[Card, ...] = ()
    bold: bool = False
    spoils: int = 0


class Spoiling(Window, frozen=True, kw_only=True):
    pass


class Harvest(Frame, frozen=True, kw_only=True):
    side: str
    space: Space
