"""The nouns of COBRA (2008) that are its own. The planned carpet bombing is hidden."""

from __future__ import annotations

from typing import Annotated

import msgspec

from bocage.families.cobra import types as family
from bocage.families.cobra.counters import Group
from bocage.families.cobra.types import Division, Hex, Hexes, MapEdge, Side, Unit, Units, Weather
from bocage.kernel.api import Action, Draft, Frame, Position, View, Whole

EXTRA_TURN = 28  # 2008:19.1a


class Public(family.Public, frozen=True, gc=False):
    """What everybody sees: everything but the plan of the next carpet bombing."""

    history: tuple[Weather, ...] = ()  # of all turns so far, this one last
    boundary: tuple[str, str] = ("", "")  # the markers of the army boundary
    relaid: bool = False  # the boundary leads from Vire to the east edge
    south_of_vire: int = 0  # the turn in which an Allied unit first stood there
    savings: dict[str, int] = msgspec.field(default_factory=dict)  # German replacements, in halves
    replaced: int = 0  # steps that the Allies have replaced
    us_exit: int = 0  # the turn in which a US unit first left the map
    south_exit: bool = False  # an Allied unit has left by the south edge
    returned: tuple[Division, ...] = ()  # came back over the south edge
    attempts: int = 0  # to release the Fifteenth Army
    freed: tuple[Unit, ...] = ()  # released, and may enter
    boarded: tuple[Division, ...] = ()  # enter on trucks this turn
    defiant: bool = False  # the French 2nd Armoured Division goes east
    carpets: tuple[int, ...] = ()  # the turns in which carpets were bombed
    cancelled: int = 0  # the turn in which a mission was last cancelled
    air: int = 0  # air points left this turn
    control: dict[Hex, Side] = msgspec.field(default_factory=dict)  # of beaches and cities
    abandoned: tuple[str, ...] = ()  # beaches given up at the landing
    beach_shifts: dict[Hex, int] = msgspec.field(default_factory=dict)  # markers
    destroyed: tuple[Hex, ...] = ()  # beach hexes that the Allies can use no more
    razed: tuple[Hex, ...] = ()  # hexes of fortified zones that Allied units have entered
    harbour: tuple[Hex, ...] = ()  # hexes of Cherbourg that Allied units have entered
    garrison: bool = False  # that of Cherbourg is activated
    scored: dict[str, int] = msgspec.field(default_factory=dict)  # German points, by clause


class Private(msgspec.Struct, frozen=True, gc=False):
    """What only one side knows: the hex that the Allies plan to bomb next turn."""

    plan: str = ""


class Sealed(msgspec.Struct, frozen=True, gc=False):
    """Nothing is sealed."""


class Counts(msgspec.Struct, frozen=True, gc=False):
    """There is nothing to count: not even whether something is planned."""


Pos = Position[Public, Private, Sealed, Frame, Action]
Seen = View[Public, Private, Counts, Frame, Action]
D = Draft[Public, Private, Sealed]


# -- what is decided --------------------------------------------------------------------------


class Raise(Action, frozen=True, gc=False):
    """Raise the movement allowance of a unit by thirds, at the risk of a step."""

    unit: Unit
    thirds: Whole = 1


class Shift(Action, frozen=True, gc=False):
    """Shift the army boundary by a hex towards an edge."""

    edge: MapEdge


class Relay(Action, frozen=True, gc=False):
    """Lay the army boundary anew, from Vire to the east edge."""

    west: Hex
    east: Hex


class Unload(Action, frozen=True, gc=False):
    """Take the truck marker off a division."""

    division: Division


class Release(Action, frozen=True, gc=False):
    """Try to release a division of the Fifteenth Army."""


class Summon(Action, frozen=True, gc=False):
    """Choose the headquarters that comes with the second division."""

    unit: Unit


class Withdraw(Action, frozen=True, gc=False):
    """Take an Allied unit out of the game."""

    unit: Unit


class Harass(Action, frozen=True, gc=False):
    """Attack the unit that is withdrawn."""


class Place(Action, frozen=True, gc=False):
    """Put a delay unit into a hex."""

    unit: Unit
    hex: Hex


class Rail(Action, frozen=True, gc=False):
    """Carry a unit by rail to a hex."""

    unit: Unit
    hex: Hex


# -- where we are -----------------------------------------------------------------------------


class PlayerTurn(family.PlayerTurn, frozen=True, gc=False, kw_only=True):
    """One side's half of a turn."""

    entered: dict[Hex, int] = msgspec.field(default_factory=dict)  # who came by each road
    given: tuple[Unit, ...] = ()  # got a step in this turn's replacement phase
    landed: tuple[Unit, ...] = ()  # came by a beach this turn
    chosen: tuple[Unit, ...] = ()  # German units of the seven that move on turn 1
    railed: int = 0  # what went by rail, in units that are not mechanised
    delayed: bool = False  # a delay unit was placed
    port: bool = False  # Cherbourg has supplied an attack


class Movement(family.Movement, frozen=True, gc=False, kw_only=True):
    """A movement phase, the first or the mechanised one."""

    gone: tuple[Unit, ...] = ()  # have left an enemy zone of control in this phase
    united: dict[Division, tuple[Unit, ...]] = msgspec.field(default_factory=dict)
    raised: dict[Unit, Annotated[int, msgspec.Meta(ge=1)]] = msgspec.field(default_factory=dict)


class Withdrawing(Frame, frozen=True, gc=False, kw_only=True):
    """Allied units may leave the game; the Germans may attack some of them."""

    side: Side
    exposed: tuple[Unit, ...] = ()  # on a beach in a German zone when the phase began
    unit: str = ""  # the one that is leaving


class Bordering(Frame, frozen=True, gc=False, kw_only=True):
    """The army boundary may be shifted."""

    side: Side


class Appeal(Frame, frozen=True, gc=False, kw_only=True):
    """A division of the Fifteenth Army may be asked for."""

    side: Side


# -- combat: what is decided -------------------------------------------------------------------


class Commit(Action, frozen=True, gc=False):
    """Commit supply points to the attacks of a combat phase; what is not used is lost."""

    us: Whole = 0
    british: Whole = 0
    german: Whole = 0


class Fly(Action, frozen=True, gc=False):
    """Carry out the carpet bombing that was planned a turn ago."""


class Cancel(Action, frozen=True, gc=False):
    """Cancel it."""


class Strike(Action, frozen=True, gc=False):
    """Allot air points to hexes that are to be attacked."""

    hexes: Hexes = ()


class Schedule(Action, frozen=True, gc=False):
    """Plan the carpet bombing of a hex for the next turn, or none."""

    hex: Hex | None = None


class Attack(family.Attack, frozen=True, gc=False):
    """Attack hexes with units, perhaps paid for, with headquarters, Patton and ships."""

    patton: Whole = 0
    naval: Whole = 0


class Overrun(family.Overrun, frozen=True, gc=False):
    """A whole division, perhaps with Tiger battalions, overruns a hex."""

    patton: Whole = 0


class Lead(family.Lead, frozen=True, gc=False):
    """Let a headquarters, and an air point, help the defence, or none."""

    air: bool = False


class Suffer(Action, frozen=True, gc=False):
    """Take a result as so many hexes of retreat, and the rest as step losses."""

    hexes: Whole = 0
    steps: dict[Unit, Annotated[int, msgspec.Meta(ge=1)]] = msgspec.field(default_factory=dict)


class Go(family.Go, frozen=True, gc=False):
    """Retreat one unit along a path, perhaps taking along units that stand on it."""

    along: Units = ()


class Thrust(Action, frozen=True, gc=False):
    """Advance a whole division along a retreat and overrun who blocks it, at the path's end."""

    by: Units
    path: tuple[Hex, ...]


# -- combat: where we are ----------------------------------------------------------------------


class Combat(family.Combat, frozen=True, gc=False, kw_only=True):
    """A combat phase: what was committed to it, and what is left of that."""

    committed: dict[Group, int] = msgspec.field(default_factory=dict)
    naval: int = 0  # naval points that were used
    cancelled: bool = False  # a mission was cancelled, so that none is planned


class Battle(family.Battle, frozen=True, gc=False, kw_only=True):
    """An attack or an overrun under way, with the help that only this edition knows."""

    patton: int = 0
    naval: int = 0
    air: bool = False  # in defence
    thrust: bool = False  # an overrun in an advance


class Suffering(family.Suffering, frozen=True, gc=False, kw_only=True):
    """A force that has to take a number as steps and hexes."""

    attacks: bool = False  # the first point of an attacker is a step
    freely: bool = False  # a unit may lose a second step before others lose one
    hexes: int = 0  # that it retreats


# -- the landing -------------------------------------------------------------------------------


class Land(Action, frozen=True, gc=False):
    """Put a unit of the first wave down on its beach."""

    unit: Unit
    hex: Hex


class Scatter(Action, frozen=True, gc=False):
    """Roll for the scatter of an airborne unit."""

    unit: Unit


class Drop(Action, frozen=True, gc=False):
    """Put an airborne unit that came down among Germans into a hex beside them."""

    unit: Unit
    hex: Hex


class Defend(Action, frozen=True, gc=False):
    """Give steps of a unit to the defence of beach hexes, or none."""

    steps: dict[Hex, Annotated[int, msgspec.Meta(ge=1)]] = msgspec.field(default_factory=dict)


class Landing(Frame, frozen=True, gc=False, kw_only=True):
    """The Allied landing, and what is remembered through its steps."""

    drops: tuple[Unit, ...] = ()  # airborne units that were not rolled for
    scattered: tuple[Unit, ...] = ()
    fallen: tuple[Unit, ...] = ()  # among Germans
    landed: dict[str, int] = msgspec.field(default_factory=dict)  # steps by beach
    guards: tuple[Unit, ...] = ()  # German units that were not rolled for
    guard: str = ""  # the one that may defend a beach
    defence: dict[Hex, int] = msgspec.field(default_factory=dict)  # steps given
    parties: tuple[tuple[Unit, ...], ...] = ()  # who was not rolled for
    lost: dict[Hex, int] = msgspec.field(default_factory=dict)  # steps, on the beaches
