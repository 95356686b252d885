"""What happened, as ids and numbers; the sentences are in text/."""

from __future__ import annotations

from bocage.games.market_garden.types import Side
from bocage.kernel.api import Event, Tally

# -- the clock ------------------------------------------------------------------------------


class DayBegan(Event, frozen=True, gc=False):
    """A turn begins."""

    day: int


class PhaseBegan(Event, frozen=True, gc=False):
    """A phase begins."""

    phase: str


class WeatherRolled(Event, frozen=True, gc=False):
    """The weather at dawn."""

    die: int
    weather: str


class WeatherChanged(Event, frozen=True, gc=False):
    """The weather turns during the day."""

    weather: str


class Arrived(Event, frozen=True, gc=False):
    """Reinforcements arrive."""

    units: tuple[str, ...]
    space: str


class Cancelled(Event, frozen=True, gc=False):
    """Units that will never come."""

    units: tuple[str, ...]


class ImpulseBegan(Event, frozen=True, gc=False):
    """A side's half of an impulse begins."""

    side: Side
    impulse: int


class MarkerMoved(Event, frozen=True, gc=False):
    """The impulse marker moves."""

    impulse: int


class MarkerStayed(Event, frozen=True, gc=False):
    """The impulse marker does not move, for planes have flown."""

    impulse: int


class SunsetRolled(Event, frozen=True, gc=False):
    """The sunset DR is known."""

    natural: int
    tallies: tuple[Tally, ...]


class DayEnded(Event, frozen=True, gc=False):
    """The daylight phase ends: sunset, passes or track."""

    how: str


class DrmMoved(Event, frozen=True, gc=False):
    """The sunset DRM marker was moved."""

    side: Side
    boxes: int
    drm: int


# -- dice and the advantage -----------------------------------------------------------------


class Rolled(Event, frozen=True, gc=False):
    """Dice of one side."""

    side: Side
    dice: tuple[int, ...]
    about: str
    again: bool = False


class Drew(Event, frozen=True, gc=False):
    """A combat card instead of two dice."""

    side: Side
    card: int
    about: str
    again: bool = False


class Shuffled(Event, frozen=True, gc=False):
    """A deck was used up and shuffled."""

    side: Side


class AdvantageSpent(Event, frozen=True, gc=False):
    """The holder spends the advantage: reroll, double or loss."""

    side: Side
    how: str


class AdvantageLost(Event, frozen=True, gc=False):
    """A forced loss of the advantage."""

    side: Side
    lost: int


class AdvantagePassed(Event, frozen=True, gc=False):
    """A side gets the advantage."""

    side: Side


class TakenBack(Event, frozen=True, gc=False):
    """What an assault did is taken back, because it is rolled again."""

    space: str


# -- impulses -------------------------------------------------------------------------------


class Activated(Event, frozen=True, gc=False):
    """Spaces become active."""

    side: Side
    spaces: tuple[str, ...]
    how: str  # assault, infiltration, added, double


class Rested(Event, frozen=True, gc=False):
    """A side passes."""

    side: Side


class Marched(Event, frozen=True, gc=False):
    """A unit moved into a space."""

    unit: str
    space: str


class Ferried(Event, frozen=True, gc=False):
    """A unit crossed by ferry."""

    unit: str
    ferry: str


class Crossed(Event, frozen=True, gc=False):
    """A unit crossed by boat."""

    unit: str
    over: str


class ControlChanged(Event, frozen=True, gc=False):
    """A space changes hands."""

    space: str
    owner: str


class BridgeTaken(Event, frozen=True, gc=False):
    """A bridge changes hands."""

    bridge: str
    side: Side


class WaterHeld(Event, frozen=True, gc=False):
    """A boundary without a bridge changes hands."""

    boundary: str
    side: Side


class SeizureTried(Event, frozen=True, gc=False):
    """A seizure attempt and what came of it."""

    unit: str
    bridge: str
    die: int
    success: bool
    tallies: tuple[Tally, ...]


class RepairTried(Event, frozen=True, gc=False):
    """A repair attempt and what came of it."""

    side: Side
    bridge: str
    die: int
    success: bool
    level: int
    tallies: tuple[Tally, ...]


class DemolitionTried(Event, frozen=True, gc=False):
    """A demolition attempt and what came of it."""

    side: Side
    bridge: str
    die: int
    success: bool
    tallies: tuple[Tally, ...]


class StateChanged(Event, frozen=True, gc=False):
    """A unit is now fresh, spent, dis1 or dis2."""

    unit: str
    state: str


class Eliminated(Event, frozen=True, gc=False):
    """A unit is gone: eliminated, surrendered or merged."""

    unit: str
    how: str


# -- assault --------------------------------------------------------------------------------


class AssaultBegan(Event, frozen=True, gc=False):
    """An assault is declared."""

    side: Side
    space: str
    by: tuple[str, ...]
    point: str
    guns: tuple[str, ...]
    mandatory: bool


class ForwardNamed(Event, frozen=True, gc=False):
    """The defender's forward unit."""

    unit: str
    space: str


class AssaultResolved(Event, frozen=True, gc=False):
    """AT against DT: repulse, stalemate or success."""

    space: str
    attack: int
    defence: int
    result: str
    points: int
    tallies: tuple[Tally, ...]


class Absorbed(Event, frozen=True, gc=False):
    """How casualty points were taken."""

    side: Side
    space: str
    points: int


class Overran(Event, frozen=True, gc=False):
    """An overrun: the attackers may go on."""

    space: str


class Retreated(Event, frozen=True, gc=False):
    """A unit went back."""

    unit: str
    path: tuple[str, ...]


# -- bombardment, air, infiltration, drops --------------------------------------------------


class Bombarded(Event, frozen=True, gc=False):
    """A bombardment by guns or from the air."""

    side: Side
    space: str
    by: tuple[str, ...]
    mark: str  # what the primary target is: unit, ferry or works
    target: str  # a unit, or the boundary of a construction marker
    ferry: str
    points: int
    tallies: tuple[Tally, ...]


class BombsAstray(Event, frozen=True, gc=False):
    """A bombing error."""

    space: str
    points: int


class FerryDestroyed(Event, frozen=True, gc=False):
    """A ferry is gone."""

    ferry: str


class WorksHit(Event, frozen=True, gc=False):
    """A construction marker lost a level."""

    boundary: str
    side: Side
    level: int


class Interdicted(Event, frozen=True, gc=False):
    """An interdiction marker is placed."""

    space: str


class InfiltrationTried(Event, frozen=True, gc=False):
    """A unit tried to infiltrate."""

    unit: str
    space: str
    die: int
    success: bool


class Dropped(Event, frozen=True, gc=False):
    """A unit drops, and what interdiction did to it."""

    unit: str
    space: str
    die: int
    value: int
    state: str


# -- evening --------------------------------------------------------------------------------


class DepotPlaced(Event, frozen=True, gc=False):
    """A depot lies where it will be used."""

    depot: str
    space: str
    points: int
    tallies: tuple[Tally, ...] = ()


class Refitted(Event, frozen=True, gc=False):
    """A unit was refitted."""

    unit: str
    state: str
    paid: int
    tallies: tuple[Tally, ...] = ()


class NightWork(Event, frozen=True, gc=False):
    """Supply was paid for a repair at night."""

    side: Side
    bridge: str
    paid: int
    tallies: tuple[Tally, ...] = ()


class Stored(Event, frozen=True, gc=False):
    """What is left in depots goes into the reserve."""

    side: Side
    points: int
    reserve: int


class Raised(Event, frozen=True, gc=False):
    """23.4: the airborne depots were raised."""

    points: int
    paid: int


class Bought(Event, frozen=True, gc=False):
    """A side moved the starting impulse."""

    side: Side
    boxes: int
    impulse: int


class SurrenderRolled(Event, frozen=True, gc=False):
    """The roll of an isolated unit."""

    unit: str
    die: int
    level: int
    result: str


class Merged(Event, frozen=True, gc=False):
    """23.6: one unit was broken up to mend another."""

    unit: str
    other: str
    state: str


class Regrouped(Event, frozen=True, gc=False):
    """A unit regrouped."""

    unit: str
    space: str


class BidsOpened(Event, frozen=True, gc=False):
    """23.5: the bids, and who begins with a reserve."""

    german: Side  # what the player at the German seat wishes to play, for how much
    german_points: int
    allied: Side
    allied_points: int
    side: Side
    points: int
    exchange: bool


class EindhovenEarned(Event, frozen=True, gc=False):
    """XXX Corps is in Eindhoven at the end of 17 September."""


class PointsCounted(Event, frozen=True, gc=False):
    """Allied victory points."""

    points: int
    tallies: tuple[Tally, ...]
