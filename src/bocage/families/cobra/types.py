"""The nouns of both editions: units, actions and frames.

What an edition remembers beyond this it adds in a subclass of its own. What is printed is in
book.py, what happened in events.py.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from bocage.families.cobra.counters import Group
from bocage.kernel.api import AS_SET, Action, Deed, Draft, Frame, Tally, View, Whole, kind

Side = str
Unit = Annotated[str, kind("unit")]
Hex = Annotated[str, kind("space")]
Division = Annotated[str, kind("division")]
MapEdge = Annotated[str, kind("edge")]
Units = Annotated[tuple[Unit, ...], AS_SET]
Hexes = Annotated[tuple[Hex, ...], AS_SET]
Weather = Literal["clear", "overcast", "storm"]

GERMAN, ALLIED = SIDES = ("german", "allied")
EDGES = ("west", "east", "south", "north")


def other(side: Side) -> Side:
    """The enemy of a side."""
    return ALLIED if side == GERMAN else GERMAN


# -- what changes ---------------------------------------------------------------------------


class UnitState(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A unit on the map: where it is, how many steps it has left, whether trucks carry it."""

    at: Hex
    steps: int
    truck: bool = False
    idle: bool = False  # a headquarters on its side that does not function


class Fate(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """How and when a unit left the game; of one that has left the map, what it was like."""

    how: Literal["eliminated", "exited", "lost", "removed", "withdrawn"]
    turn: int
    edge: str = ""
    truck: bool = False
    steps: int = 0
    mechanised: bool = False  # in the mechanised movement phase
    inside: bool = False  # within the zone of its army


class Public(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees, in both editions."""

    units: dict[str, UnitState]
    fates: dict[str, Fate]
    turn: int
    weather: Weather
    points: dict[Group, int]  # supply points
    west_exit: bool = False  # the Allies have broken out, and the Germans move more freely


Seen = View[Any, Any, Any, Frame, Action]  # the parts are those of the edition
D = Draft[Any, Any, Any]


# -- what is decided ------------------------------------------------------------------------


class Replace(Action, frozen=True, gc=False):
    """Give a unit a step."""

    unit: Unit


class Done(Action, frozen=True, gc=False):
    """Go on: nothing more in this phase, no (further) advance, no (further) trucks."""


class Move(Action, frozen=True, gc=False):
    """Move units of one hex together along a path."""

    by: Units
    path: tuple[Hex, ...]


class Enter(Action, frozen=True, gc=False):
    """A reinforcement enters the map."""

    unit: Unit
    hex: Hex


class Exit(Action, frozen=True, gc=False):
    """A unit leaves the map."""

    unit: Unit
    edge: MapEdge


class Overrun(Action, frozen=True, gc=False):
    """A whole division, perhaps with Tiger battalions, overruns a hex."""

    hex: Hex
    by: Units
    hq: Unit | None = None
    shift: Whole = 1


class Remove(Action, frozen=True, gc=False):
    """Remove a unit from an over-full hex."""

    unit: Unit


class Displace(Action, frozen=True, gc=False):
    """Put a headquarters whose hex was entered into another hex."""

    unit: Unit
    hex: Hex


class Attack(Action, frozen=True, gc=False):
    """Attack hexes with units, perhaps with a supply point and the help of a headquarters."""

    on: Hexes
    by: Units
    point: bool = False
    hq: Unit | None = None
    shift: Whole = 1


class Lead(Action, frozen=True, gc=False):
    """Let a headquarters help the defence, or none."""

    hq: Unit | None = None


class Lose(Action, frozen=True, gc=False):
    """Take a result as step losses."""

    steps: dict[Unit, Annotated[int, msgspec.Meta(ge=1)]]


class Retreat(Action, frozen=True, gc=False):
    """Take a result as a retreat."""


class Go(Action, frozen=True, gc=False):
    """Retreat one unit along a path."""

    unit: Unit
    path: tuple[Hex, ...]


class Advance(Action, frozen=True, gc=False):
    """Advance one unit after combat."""

    unit: Unit
    path: tuple[Hex, ...]


class Truck(Action, frozen=True, gc=False):
    """Put a truck marker on a US infantry division."""

    division: Division


# -- where we are ---------------------------------------------------------------------------


class Game(Frame, frozen=True, gc=False):
    """The whole game."""


class PlayerTurn(Frame, frozen=True, gc=False, kw_only=True):
    """One side's half of a turn, and what is remembered through it."""

    side: Side
    left: tuple[Unit, ...] = ()  # have left an enemy zone of control this turn
    attacks: dict[Group, int] = msgspec.field(default_factory=dict)
    overruns: dict[Group, int] = msgspec.field(default_factory=dict)
    bombed: str = ""  # the hex that carpet bombing closed to the Allies


class Replacement(Frame, frozen=True, gc=False, kw_only=True):
    """The replacement phase: who got a step."""

    side: Side
    given: tuple[Unit, ...] = ()


class Phase(Frame, frozen=True, gc=False, kw_only=True):
    """A movement or combat phase, and what is remembered through it."""

    side: Side
    refuge: tuple[Unit, ...] = ()  # have retreated into a hex of friends
    led: dict[Unit, int] = msgspec.field(default_factory=dict)  # shifts given by a US headquarters


class Movement(Phase, frozen=True, gc=False, kw_only=True):
    """A movement phase, the first or the mechanised one."""

    mechanised: bool = False
    spent: dict[Unit, int] = msgspec.field(default_factory=dict)  # in half points
    hungry: tuple[Unit, ...] = ()  # out of supply when the phase began
    stopped: tuple[Unit, ...] = ()  # have entered an enemy zone of control
    ended: tuple[Unit, ...] = ()  # a failed overrun has ended their movement
    overran: dict[Division, int] = msgspec.field(default_factory=dict)
    displaced: tuple[Unit, ...] = ()


class March(Frame, frozen=True, gc=False, kw_only=True):
    """A move that comes upon a headquarters: what is still to go."""

    side: Side
    by: tuple[Unit, ...]
    path: tuple[Hex, ...]


class Displacing(Frame, frozen=True, gc=False, kw_only=True):
    """Headquarters whose hex was entered."""

    side: Side
    units: tuple[Unit, ...]
    hex: Hex


class Excess(Frame, frozen=True, gc=False, kw_only=True):
    """Over-full hexes at the end of a movement phase."""

    side: Side


class Trucks(Frame, frozen=True, gc=False, kw_only=True):
    """Trucks may be placed."""

    side: Side


class Combat(Phase, frozen=True, gc=False, kw_only=True):
    """A combat phase."""

    strikes: tuple[Hex, ...] = ()
    attacked: tuple[Unit, ...] = ()  # have attacked
    defended: tuple[Unit, ...] = ()  # were attacked
    advanced: tuple[Unit, ...] = ()


class Battle(Frame, frozen=True, gc=False, kw_only=True):
    """An attack or an overrun under way."""

    side: Side  # of the attacker
    on: tuple[Hex, ...]
    by: tuple[Unit, ...]
    overrun: bool = False
    point: bool = False
    hq: str = ""
    shift: int = 0
    lead: str = ""
    defenders: tuple[Unit, ...] = ()
    refugees: tuple[Unit, ...] = ()
    starts: dict[Unit, Hex] = msgspec.field(default_factory=dict)  # where everybody stood
    tallies: tuple[Tally, ...] = ()
    column: int = 0
    attacker: int = 0
    defender: int = 0
    flights: tuple[tuple[Hex, ...], ...] = ()  # the hexes of each retreat, its start first

    def upon(self) -> Deed:
        return Deed(self.by, self.on)


class Suffering(Frame, frozen=True, gc=False, kw_only=True):
    """A force that has to take a number as losses or as a retreat."""

    side: Side
    units: tuple[Unit, ...]
    number: int
    may_retreat: bool = True
    going: tuple[Unit, ...] = ()  # have still to retreat
    flights: tuple[tuple[Hex, ...], ...] = ()


class Advancing(Frame, frozen=True, gc=False, kw_only=True):
    """A victor that may advance."""

    side: Side
    units: tuple[Unit, ...]
    routes: tuple[tuple[Hex, ...], ...]  # retreat paths that may be followed
    cleared: tuple[Hex, ...]  # hexes whose enemies were all eliminated
