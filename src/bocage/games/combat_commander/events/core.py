"""What happened: cards, rolls, turns, time and what becomes of units."""

from __future__ import annotations

from typing import Literal

from bocage.games.combat_commander.types import (
    Card,
    Cards,
    Chit,
    Hex,
    Party,
    RollKind,
    Side,
    Unit,
    Units,
    Weapon,
)
from bocage.kernel.api import Event


class TurnBegan(Event, frozen=True, gc=False):
    """A turn begins."""

    side: Side


class Ordered(Event, frozen=True, gc=False):
    """An order is given: the card, the units that it activates."""

    side: Side
    card: Card
    order: str
    units: Units = ()


class Acted(Event, frozen=True, gc=False):
    """A card is played for its action."""

    side: Side
    card: Card
    action: str


class Passed(Event, frozen=True, gc=False):
    """A side passes its turn and discards."""

    side: Side
    cards: Cards


class Drawn(Event, frozen=True, gc=False):
    """A side draws cards; only it learns which."""

    side: Side
    cards: tuple[Card, ...]


class HandFilled(Event, frozen=True, gc=False):
    """A side has drawn up to its hand size."""

    side: Side
    count: int


class Rolled(Event, frozen=True, gc=False):
    """A roll: the card, its dice, its trigger."""

    side: Side
    roll: RollKind
    card: Card
    white: int
    red: int
    trigger: str = ""
    about: str = ""


class Revealed(Event, frozen=True, gc=False):
    """A card is revealed for something else than a roll."""

    side: Side
    card: Card
    what: Literal["event", "hex", "drift", "setup"]


class RolledAgain(Event, frozen=True, gc=False):
    """The initiative card changes hands to cancel a roll."""

    side: Side
    card: Card


class TriggerIgnored(Event, frozen=True, gc=False):
    """A trigger without effect, since another one is being resolved."""

    card: Card
    trigger: str


class UnitBroke(Event, frozen=True, gc=False):
    """A unit breaks."""

    unit: Unit


class UnitRallied(Event, frozen=True, gc=False):
    """A unit is no longer broken."""

    unit: Unit


class UnitSuppressed(Event, frozen=True, gc=False):
    """A unit is suppressed."""

    unit: Unit


class UnitEliminated(Event, frozen=True, gc=False):
    """A unit is eliminated."""

    unit: Unit
    at: Hex


class WeaponBroke(Event, frozen=True, gc=False):
    """A weapon breaks."""

    weapon: Weapon


class WeaponFixed(Event, frozen=True, gc=False):
    """A broken weapon is repaired."""

    weapon: Weapon


class WeaponLost(Event, frozen=True, gc=False):
    """A weapon is eliminated."""

    weapon: Weapon


class PointsGained(Event, frozen=True, gc=False):
    """Victory points: how many for whom, and where the marker is now."""

    side: Side
    points: int
    vp: int


class Replaced(Event, frozen=True, gc=False):
    """A squad becomes one or two teams."""

    unit: Unit
    by: Units


class Placed(Event, frozen=True, gc=False):
    """A unit comes onto the map."""

    unit: Unit
    at: Hex


class ControlChanged(Event, frozen=True, gc=False):
    """An objective has a new owner."""

    objective: str
    side: Party


class ChitShown(Event, frozen=True, gc=False):
    """An objective chit lies open."""

    chit: Chit
    side: str = ""  # whose secret it was


class GameOver(Event, frozen=True, gc=False):
    """The game is over."""

    side: Side  # the winner
    reason: str
    vp: int


EVENTS = (
    TurnBegan,
    Ordered,
    Acted,
    Passed,
    Drawn,
    HandFilled,
    Rolled,
    Revealed,
    RolledAgain,
    TriggerIgnored,
    UnitBroke,
    UnitRallied,
    UnitSuppressed,
    UnitEliminated,
    WeaponBroke,
    WeaponFixed,
    WeaponLost,
    PointsGained,
    Replaced,
    Placed,
    ControlChanged,
    ChitShown,
    GameOver,
)
