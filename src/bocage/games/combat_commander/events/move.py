"""What happened: movement, advances, exits, opportunity fire, rallies, routs and retreats."""

from __future__ import annotations

from bocage.games.combat_commander.types import Card, Hex, Side, Unit, Units, Weapon
from bocage.kernel.api import Event, Tally


class Marched(Event, frozen=True, gc=False):
    """Units have entered a hex in a Move order; MP spent so far in this order (and a half)."""

    units: Units
    at: Hex
    spent: int
    half: bool
    tallies: tuple[Tally, ...]


class Halted(Event, frozen=True, gc=False):
    """Units that moved are done."""

    units: Units
    at: Hex


class Stuck(Event, frozen=True, gc=False):
    """Wire takes all MP that are left."""

    units: Units
    at: Hex


class HandedOver(Event, frozen=True, gc=False):
    """A weapon passes to another unit in the hex."""

    weapon: Weapon
    unit: Unit
    to: Unit


class Advanced(Event, frozen=True, gc=False):
    """Units have advanced into a hex."""

    units: Units
    at: Hex


class Exited(Event, frozen=True, gc=False):
    """A unit has left the map over the enemy's edge for a space of the time track."""

    unit: Unit
    space: int
    back: bool  # whether it will return


class Alerted(Event, frozen=True, gc=False):
    """Units are activated for opportunity fire."""

    side: Side
    card: Card
    units: Units


class Recovered(Event, frozen=True, gc=False):
    """A unit is no longer suppressed."""

    unit: Unit


class RallyRolled(Event, frozen=True, gc=False):
    """A broken unit was to rally: the roll against its Morale."""

    unit: Unit
    roll: int
    tallies: tuple[Tally, ...]


class RoutRolled(Event, frozen=True, gc=False):
    """A broken unit may rout: the roll against its Morale, the hexes that it retreats."""

    unit: Unit
    roll: int
    hexes: int
    tallies: tuple[Tally, ...]


class Retreated(Event, frozen=True, gc=False):
    """Units have retreated into a hex."""

    units: Units
    at: Hex


EVENTS = (
    Marched,
    Halted,
    Stuck,
    HandedOver,
    Advanced,
    Exited,
    Alerted,
    Recovered,
    RallyRolled,
    RoutRolled,
    Retreated,
)
