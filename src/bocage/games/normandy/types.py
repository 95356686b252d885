"""The nouns of the game.

Where piles are is public, what is in them private; no frame names a unit that is hidden.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from bocage.kernel.api import AS_SET, Action, Draft, Frame, Position, View, Window, kind

Unit = Annotated[str, kind("unit")]
Hex = Annotated[str, kind("space")]
Units = Annotated[tuple[Unit, ...], AS_SET]
Way = tuple[Hex, ...]
Part = Literal["night", "am", "pm"]
Mark = Literal[
    "strongpoint", "battery", "entrenched", "building", "strategic", "tactical", "isolated"
]

ALLIED, GERMAN = SIDES = ("allied", "german")
PARTS: tuple[Part, ...] = ("night", "am", "pm")
READY, MOVED, FIRED = range(3)  # the faces of a counter
# Flags of an own counter, each a bit.
IN_ZONE = 1  # it began the turn in an enemy zone and has not left its hex
ATTACKED, RETREATED = 2, 4
LEFT_ZONE = 8  # it has left an enemy zone in this turn
WALKED = 16  # it has moved in this phase
MARCHED = 32  # it has moved in the movement phase of this turn
RAPID = 64  # it has moved strategically in this phase
WADED = 128  # it has crossed a stream or a river since it was last supplied
LOCKED = 1024  # it builds an entrenchment and does not move
HALTED = 2048  # it has bridged and does not move any more in this player turn
BRIDGING = 4096  # its bridge stands as long as it stays
ENTERED = 8192  # it has come onto the map in this phase


def other(side: str) -> str:
    """The enemy of a side."""
    return GERMAN if side == ALLIED else ALLIED


def day_of(turn: int) -> int:
    """The day of a turn; 6 June is day 1, and every day has three turns."""
    return (turn + 2) // 3


def part_of(turn: int) -> Part:
    """The part of the day of a turn."""
    return PARTS[(turn - 1) % 3]


# -- state ----------------------------------------------------------------------------------


class Pile(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees of a hex: whose counters, how many, and the markers on them."""

    side: str
    nation: str
    n: int
    zoc: bool  # False only if nothing but support units is there
    since: int  # the clock at its last change
    marks: tuple[Mark, ...] = ()


class Own(msgspec.Struct, frozen=True, gc=False):
    """One's own counter."""

    at: Hex
    steps: int
    face: int = READY
    spent: int = 0  # sixths of a movement point in this phase
    flags: int = 0


class Sight(msgspec.Struct, frozen=True, gc=False):
    """What was found when a pile was looked at; true while the pile has not changed since."""

    since: int
    units: tuple[Unit, ...]


class Public(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees."""

    piles: dict[str, Pile]
    turn: int
    csp: int
    weather: str = "overcast"
    clock: int = 0  # changes of piles
    control: dict[str, str] = {}
    blown: tuple[tuple[Hex, Hex], ...] = ()  # hexsides whose bridges are down
    dead: tuple[str, ...] = ()  # that were shown
    # -- A: movement
    # -- B: supply, weather, replacements
    # -- C: combat
    # -- D: fire, air, engineers


class Private(msgspec.Struct, frozen=True, gc=False):
    """What only one side sees: its counters, those that walk, and what its looks have found."""

    units: dict[str, Own]
    known: dict[str, Sight] = {}
    walking: tuple[Unit, ...] = ()
    attached: dict[str, str] = {}  # by unit, its headquarters in this phase
    pools: dict[str, int] = {}  # companies left
    shown: int = 0  # how often the enemy has looked
    # -- A: movement
    # -- B: supply, weather, replacements
    # -- C: combat
    # -- D: fire, air, engineers


class Sealed(msgspec.Struct, frozen=True, gc=False):
    """Nothing is hidden from both."""


class Counts(msgspec.Struct, frozen=True, gc=False):
    """Nothing more may be counted: piles show their numbers."""


Pos = Position[Public, Private, Sealed, Frame, Action]
Seen = View[Public, Private, Counts, Frame, Action]
D = Draft[Public, Private, Sealed]


# -- A: movement ------------------------------------------------------------------------------


class Move(Action, frozen=True, gc=False):
    """Walk with some counters of one hex; perhaps only so far for now."""

    by: Units
    way: Way
    pause: bool = False


class Go(Action, frozen=True, gc=False):
    """Go on with those that walk."""

    way: Way
    pause: bool = False


class Drop(Action, frozen=True, gc=False):
    """Leave some of those that walk where they are."""

    by: Units


class Halt(Action, frozen=True, gc=False):
    """Walk no further."""


class Look(Action, frozen=True, gc=False):
    """See what is in an enemy pile."""

    space: Hex


class LookAll(Action, frozen=True, gc=False):
    """See what is in every pile that may be looked at."""


class EndMovement(Action, frozen=True, gc=False):
    """End the movement phase."""


class Game(Frame, frozen=True, gc=False, kw_only=True):
    """The whole game."""


class Turn(Frame, frozen=True, gc=False, kw_only=True):
    """A turn: one box of the sequence of play after the other."""

    number: int
    box: int = 0  # which of them is next


class Movement(Frame, frozen=True, gc=False, kw_only=True):
    """A movement phase; the mechanized one is the second."""

    side: str
    mechanized: bool = False


class Walk(Frame, frozen=True, gc=False, kw_only=True):
    """Counters on their way. How many is public, who they are stands in the private part."""

    side: str
    at: Hex
    n: int
    way: Way = ()
    pause: bool = False


class EndTurn(Frame, frozen=True, gc=False, kw_only=True):
    """The end of a turn."""


# -- B: supply, weather, replacements ---------------------------------------------------------


class Weather(Frame, frozen=True, gc=False, kw_only=True):
    """The weather of the day, and the supply points that it lets through."""


class Reinforce(Frame, frozen=True, gc=False, kw_only=True):
    """A side places its reinforcements."""

    side: str


class Replace(Frame, frozen=True, gc=False, kw_only=True):
    """A side spends its replacements."""

    side: str


# -- C: combat --------------------------------------------------------------------------------


class Combat(Frame, frozen=True, gc=False, kw_only=True):
    """A combat phase."""

    side: str


class Fight(Frame, frozen=True, gc=False, kw_only=True):
    """A ground combat."""

    side: str
    space: Hex


# -- D: fire, air, engineers ------------------------------------------------------------------


class Plot(Frame, frozen=True, gc=False, kw_only=True):
    """Both sides divide their points in the air, in secret."""


class Engineers(Frame, frozen=True, gc=False, kw_only=True):
    """A side's engineers at work."""

    side: str


class ReadyGuns(Frame, frozen=True, gc=False, kw_only=True):
    """A side's guns are made ready."""

    side: str


class Recon(Frame, frozen=True, gc=False, kw_only=True):
    """Armed reconnaissance."""


class Support(Frame, frozen=True, gc=False, kw_only=True):
    """What helps an attack."""

    side: str


class Defence(Window, frozen=True, gc=False, kw_only=True):
    """The defender may help those that are attacked."""


class Shelling(Frame, frozen=True, gc=False, kw_only=True):
    """A gun fires alone."""

    side: str
