"""What happened, as ids and numbers; the sentences are in text/."""

from __future__ import annotations

from bocage.families.cobra.types import Side
from bocage.kernel.api import Event, Tally


class TurnBegan(Event, frozen=True, gc=False):
    """A turn begins."""

    turn: int
    dates: str


class WeatherRolled(Event, frozen=True, gc=False):
    """The weather of a player turn."""

    side: Side
    roll: int
    weather: str


class Received(Event, frozen=True, gc=False):
    """Allied supply points arrive."""

    us: int
    british: int


class PhaseBegan(Event, frozen=True, gc=False):
    """A phase begins."""

    side: Side
    phase: str


class Replaced(Event, frozen=True, gc=False):
    """A unit got a step."""

    unit: str


class NobodyReplaced(Event, frozen=True, gc=False):
    """A replacement phase in which no unit can get a step, and what bars how many."""

    side: str
    reduced: int
    near: int  # to an enemy
    unfed: int
    short: int  # no steps are there for them


class Entered(Event, frozen=True, gc=False):
    """A reinforcement entered."""

    unit: str
    hex: str


class Lost(Event, frozen=True, gc=False):
    """A reinforcement could not enter and is lost."""

    unit: str


class Moved(Event, frozen=True, gc=False):
    """A unit moved to a hex."""

    unit: str
    hex: str
    way: tuple[str, ...] = ()


class Exited(Event, frozen=True, gc=False):
    """A unit left the map."""

    unit: str
    edge: str


class Displaced(Event, frozen=True, gc=False):
    """A headquarters was displaced."""

    unit: str
    hex: str


class Trucked(Event, frozen=True, gc=False):
    """Trucks were given to a division."""

    division: str


class TruckLost(Event, frozen=True, gc=False):
    """A division that retreated lost its trucks."""

    division: str


class AirDeclared(Event, frozen=True, gc=False):
    """Ground attacks were allotted."""

    hexes: tuple[str, ...]


class Bombed(Event, frozen=True, gc=False):
    """A hex was carpet bombed."""

    hex: str
    roll: int
    defender: int


class AttackDeclared(Event, frozen=True, gc=False):
    """An attack was declared."""

    side: Side
    hexes: tuple[str, ...]
    units: tuple[str, ...]


class OverrunDeclared(Event, frozen=True, gc=False):
    """An overrun was declared."""

    side: Side
    hex: str
    units: tuple[str, ...]


class PointUsed(Event, frozen=True, gc=False):
    """An attack used a supply point."""

    group: str
    left: int


class Led(Event, frozen=True, gc=False):
    """A headquarters helps the defence."""

    side: Side
    unit: str


class CombatResolved(Event, frozen=True, gc=False):
    """An attack or overrun was rolled for; -1 for the attacker: all eliminated."""

    column: str
    roll: int
    attacker: int
    defender: int
    tallies: tuple[Tally, ...]


class LostSteps(Event, frozen=True, gc=False):
    """A unit lost steps and is still there."""

    unit: str
    steps: int


class Eliminated(Event, frozen=True, gc=False):
    """A unit is gone."""

    unit: str


class Retreated(Event, frozen=True, gc=False):
    """A unit retreated to a hex."""

    unit: str
    hex: str
    way: tuple[str, ...] = ()


class Advanced(Event, frozen=True, gc=False):
    """A unit advanced to a hex."""

    unit: str
    hex: str
    way: tuple[str, ...] = ()


class GameOver(Event, frozen=True, gc=False):
    """The game is over."""

    german: int
    allied: int
