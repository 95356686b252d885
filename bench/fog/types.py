"""The nouns of Fog.

Where piles are is public, what is in them private; no frame names a unit that is hidden.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from bocage.kernel.api import (
    AS_SET,
    Action,
    Draft,
    Event,
    Frame,
    Position,
    Tally,
    View,
    Window,
    kind,
)

Unit = Annotated[str, kind("unit")]
Hex = Annotated[str, kind("space")]
Units = Annotated[tuple[Unit, ...], AS_SET]
Way = tuple[Hex, ...]

ALLIED, GERMAN = SIDES = ("allied", "german")


def other(side: str) -> str:
    """The enemy of a side."""
    return GERMAN if side == ALLIED else ALLIED


class Pile(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a hex: whose counters, how many, since which change."""

    side: str
    nation: str
    n: int
    since: int


class Own(msgspec.Struct, frozen=True, gc=False):
    """Where one's own counter is, and what it has done in this half."""

    at: Hex
    spent: int = 0
    done: bool = False


class Sight(msgspec.Struct, frozen=True, gc=False):
    """What was found when a pile was looked at; true while the pile has not changed since."""

    since: int
    units: tuple[Unit, ...]


class Public(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees."""

    piles: dict[str, Pile]
    dead: tuple[str, ...] = ()
    clock: int = 0  # changes of piles
    turn: int = 1
    struck: tuple[str, ...] = ()  # hexes attacked in this half


class Private(msgspec.Struct, frozen=True, gc=False):
    """What only one side sees: its counters, those that walk, and what its looks have found."""

    units: dict[str, Own]
    walking: tuple[Unit, ...] = ()
    known: dict[str, Sight] = {}


class Sealed(msgspec.Struct, frozen=True, gc=False):
    """Nothing is hidden from both."""


class Counts(msgspec.Struct, frozen=True, gc=False):
    """Nothing more may be counted: piles show their numbers."""


Pos = Position[Public, Private, Sealed, Frame, Action]
Seen = View[Public, Private, Counts, Frame, Action]
D = Draft[Public, Private, Sealed]


class Move(Action, frozen=True, gc=False):
    """Walk with some counters of one hex."""

    by: Units
    way: Way


class Go(Action, frozen=True, gc=False):
    """Go on with those that walk."""

    way: Way


class Halt(Action, frozen=True, gc=False):
    """Walk no further."""


class Look(Action, frozen=True, gc=False):
    """See what is in an enemy pile."""

    space: Hex


class Attack(Action, frozen=True, gc=False):
    """Attack a pile with counters next to it."""

    space: Hex
    by: Units


class Support(Action, frozen=True, gc=False):
    """A gun answers an attack."""

    gun: Unit


class Done(Action, frozen=True, gc=False):
    """End one's half."""


class Game(Frame, frozen=True, gc=False, kw_only=True):
    """The whole game."""


class Half(Frame, frozen=True, gc=False, kw_only=True):
    """One side moves, looks and attacks."""

    side: str


class Walk(Frame, frozen=True, gc=False, kw_only=True):
    """Counters on their way. How many is public, who they are stands in the private part."""

    side: str
    at: Hex
    n: int
    way: Way = ()


class Fight(Frame, frozen=True, gc=False, kw_only=True):
    """A fight: both sides have been shown, with the hexes where they are."""

    side: str
    space: Hex
    by: dict[Unit, Hex]
    against: dict[Unit, Hex] = msgspec.field(default_factory=dict)
    gun: Unit | None = None


class Guns(Window, frozen=True, gc=False, kw_only=True):
    """The defender may support the pile with a gun."""


class Moved(Event, frozen=True, gc=False):
    """Counters went one hex on: everybody sees how many."""

    side: str
    n: int
    way: tuple[Hex, ...]


class Named(Event, frozen=True, gc=False):
    """Who they were; for their owner alone."""

    units: tuple[Unit, ...]
    space: Hex


class Looked(Event, frozen=True, gc=False):
    """A side has looked at a pile."""

    side: str
    space: Hex


class Found(Event, frozen=True, gc=False):
    """What the look has found; for who looked alone."""

    space: Hex
    units: tuple[Unit, ...]


class Met(Event, frozen=True, gc=False):
    """Counters that nobody had seen come to light."""

    space: Hex
    n: int


class Shown(Event, frozen=True, gc=False):
    """Counters are turned over for a fight."""

    space: Hex
    units: tuple[Unit, ...]


class Fought(Event, frozen=True, gc=False):
    """A fight is rolled for."""

    space: Hex
    roll: int
    won: bool
    tallies: tuple[Tally, ...]


class Lost(Event, frozen=True, gc=False):
    """A counter is out of the game."""

    unit: Unit


ACTIONS = (Move, Go, Halt, Look, Attack, Support, Done)
EVENTS = (Moved, Named, Looked, Found, Met, Shown, Fought, Lost)
SHOWS = (Found, Met, Shown, Lost)
