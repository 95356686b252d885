"""What happened in COBRA (2008) beside what the family tells."""

from __future__ import annotations

from bocage.kernel.api import Event


class WeatherCame(Event, frozen=True, gc=False):
    """The weather of a turn without a roll."""

    weather: str


class Raised(Event, frozen=True, gc=False):
    """The movement allowance of a unit was raised."""

    unit: str
    thirds: int


class Risked(Event, frozen=True, gc=False):
    """The die for a unit that moved further than it should."""

    unit: str
    roll: int
    most: int  # up to which it loses a step


class Awoke(Event, frozen=True, gc=False):
    """A headquarters functions again."""

    unit: str


class Slept(Event, frozen=True, gc=False):
    """A headquarters does not function any more."""

    unit: str


class Returned(Event, frozen=True, gc=False):
    """A unit that left by the south edge came back."""

    unit: str
    hex: str


class GermanReceived(Event, frozen=True, gc=False):
    """The Germans got supply points."""

    points: int
    total: int


class Committed(Event, frozen=True, gc=False):
    """Supply points were committed to a combat phase."""

    group: str
    points: int
    left: int


class CarpetPlanned(Event, frozen=True, gc=False):
    """A carpet bombing was planned; only the Allies know."""

    hex: str


class CarpetCancelled(Event, frozen=True, gc=False):
    """A carpet bombing was cancelled."""


class BoundaryShifted(Event, frozen=True, gc=False):
    """The army boundary was shifted by a hex."""

    edge: str


class BoundaryLaid(Event, frozen=True, gc=False):
    """The army boundary was laid anew."""

    west: str
    east: str


class Unloaded(Event, frozen=True, gc=False):
    """A division gave its trucks back."""

    division: str


class Asked(Event, frozen=True, gc=False):
    """The Germans tried to release a division of the Fifteenth Army."""

    roll: int


class Hoped(Event, frozen=True, gc=False):
    """The die for the 2nd Parachute Division."""

    roll: int


class Freed(Event, frozen=True, gc=False):
    """A unit may enter from now on."""

    unit: str


class Defied(Event, frozen=True, gc=False):
    """The die for the French, who have a clear way to the east."""

    roll: int


class WentEast(Event, frozen=True, gc=False):
    """A French unit goes to a hex of the east edge to leave the map."""

    unit: str
    hex: str


class Another(Event, frozen=True, gc=False):
    """The die for a turn 28."""

    roll: int


class Landed(Event, frozen=True, gc=False):
    """A unit of the first wave was put down."""

    unit: str
    hex: str


class ScatterRolled(Event, frozen=True, gc=False):
    """The die for the scatter of a drop, and whether it `stays` or `drifts`."""

    unit: str
    roll: int
    fate: str


class Scattered(Event, frozen=True, gc=False):
    """A drop came down elsewhere; without a hex in the sea or off the map."""

    unit: str
    roll: int
    hex: str


class BeachAlarm(Event, frozen=True, gc=False):
    """The die for a German unit near a beach."""

    unit: str
    roll: int


class BeachDefended(Event, frozen=True, gc=False):
    """Steps of a unit went into the defence of a beach hex."""

    unit: str
    hex: str
    steps: int


class Attrition(Event, frozen=True, gc=False):
    """What the landing cost a unit."""

    unit: str
    column: str
    roll: int
    steps: int


class BeachAbandoned(Event, frozen=True, gc=False):
    """A beach was given up."""

    beach: str


class BeachDestroyed(Event, frozen=True, gc=False):
    """A beach hex is of no use to the Allies any more."""

    hex: str


class ZoneRazed(Event, frozen=True, gc=False):
    """A hex of a fortified zone was entered by an Allied unit."""

    hex: str


class GarrisonFreed(Event, frozen=True, gc=False):
    """The garrison of Cherbourg may go where it likes."""


class Placed(Event, frozen=True, gc=False):
    """A delay unit appeared."""

    unit: str
    hex: str


class Absorbed(Event, frozen=True, gc=False):
    """A delay unit was taken off the map."""

    unit: str


class Railed(Event, frozen=True, gc=False):
    """A unit went by rail."""

    unit: str
    hex: str


class Withdrew(Event, frozen=True, gc=False):
    """An Allied unit left the game."""

    unit: str


class Harassed(Event, frozen=True, gc=False):
    """The Germans attacked a unit that was leaving."""

    unit: str
    roll: int
    steps: int


class Scored(Event, frozen=True, gc=False):
    """The Germans got points at the start of a turn."""

    reason: str
    points: int


class AirHelped(Event, frozen=True, gc=False):
    """An air point helps the defence."""


class PortFed(Event, frozen=True, gc=False):
    """Cherbourg supplied an attack."""


class BeachCleared(Event, frozen=True, gc=False):
    """The beach shift markers of a hex were taken off."""

    hex: str
