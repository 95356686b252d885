"""What happens: what players are told, and what a record keeps.

What names hidden counters is told to their side alone; see `SHOWS` for what brings them to light.
"""

from __future__ import annotations

from bocage.games.normandy.types import Hex, Month, Part, Unit
from bocage.kernel.api import Event, Tally

# -- A: movement ------------------------------------------------------------------------------


class TurnBegan(Event, frozen=True, gc=False):
    """A turn begins."""

    turn: int
    day: int
    month: Month
    part: Part


class Passed(Event, frozen=True, gc=False):
    """Counters have walked: everybody sees how many, and by what way, from the start on."""

    side: str
    n: int
    start: Hex
    space: Hex
    way: tuple[Hex, ...] = ()


class Marched(Event, frozen=True, gc=False):
    """Who they were; for their owner alone."""

    units: tuple[Unit, ...]
    space: Hex


class Dropped(Event, frozen=True, gc=False):
    """Some of those that walk stay where they are."""

    side: str
    n: int
    space: Hex


class Removed(Event, frozen=True, gc=False):
    """Counters are taken away because there is too much in a hex."""

    side: str
    n: int
    space: Hex


class BrokeDown(Event, frozen=True, gc=False):
    """A battalion has broken down, or shed a company; for its owner alone."""

    units: tuple[Unit, ...]
    companies: tuple[Unit, ...]
    space: Hex


class Joined(Event, frozen=True, gc=False):
    """Companies have become a battalion, or part of one; for their owner alone."""

    unit: Unit
    companies: tuple[Unit, ...]
    space: Hex


class Looked(Event, frozen=True, gc=False):
    """A side has looked at a pile."""

    side: str
    space: Hex


class Found(Event, frozen=True, gc=False):
    """What the look has found; for who looked alone."""

    space: Hex
    units: tuple[Unit, ...]


# -- B: supply, weather, replacements ---------------------------------------------------------


class Attached(Event, frozen=True, gc=False):
    """A unit has a place with a headquarters in this phase; for its owner alone."""

    unit: Unit
    hq: Unit


class WeatherForecast(Event, frozen=True, gc=False):
    """The forecast for a day to come."""

    day: int
    month: Month
    rolls: tuple[int, ...]
    weather: str
    tallies: tuple[Tally, ...] = ()


class WeatherChanged(Event, frozen=True, gc=False):
    """The roll for the weather of today, and what it is."""

    rolls: tuple[int, ...]
    forecast: str
    weather: str


class WeatherCame(Event, frozen=True, gc=False):
    """The weather of today, without a roll."""

    weather: str


class PointsCame(Event, frozen=True, gc=False):
    """Supply points for the day."""

    csp: int
    left: int
    tallies: tuple[Tally, ...]


class Entered(Event, frozen=True, gc=False):
    """Reinforcements come onto the map: everybody sees how many."""

    side: str
    n: int
    space: Hex


class EnteredWho(Event, frozen=True, gc=False):
    """Who they are; for their owner alone."""

    units: tuple[Unit, ...]
    space: Hex


class ReplacementsRolled(Event, frozen=True, gc=False):
    """The roll for the replacements of the day."""

    side: str
    roll: int


class ReplacementsCame(Event, frozen=True, gc=False):
    """The points that a nation may spend now."""

    nation: str
    infantry: int
    armour: int
    tallies: tuple[Tally, ...]


class LossesConverted(Event, frozen=True, gc=False):
    """So many steps lost are a replacement point for the next day."""

    points: str
    rem: int


class PointsSpent(Event, frozen=True, gc=False):
    """Replacement points are spent on somebody; for their owner alone."""

    points: str
    number: int
    left: int


class Mended(Event, frozen=True, gc=False):
    """A unit has a step more; for its owner alone."""

    unit: Unit
    steps: int
    space: Hex


class Rebuilt(Event, frozen=True, gc=False):
    """A unit returns: everybody sees where."""

    side: str
    space: Hex


class RebuiltWho(Event, frozen=True, gc=False):
    """Who it is: for all, if it had been seen to be lost."""

    unit: Unit
    steps: int


class PointsUsed(Event, frozen=True, gc=False):
    """How many points of a kind were spent; the others are lost."""

    points: str
    number: int
    lost: int


class StepsSpent(Event, frozen=True, gc=False):
    """A headquarters gives replacement steps; for its owner alone."""

    hq: Unit
    unit: Unit
    left: int


class TrucksCame(Event, frozen=True, gc=False):
    """Trucks may enter; for their owner alone."""

    unit: Unit


class Loaded(Event, frozen=True, gc=False):
    """Trucks carry a division; for its owner alone."""

    truck: Unit
    hq: Unit
    turn: int


class MotorsCame(Event, frozen=True, gc=False):
    """A division may be motorized."""

    side: str


class Motorized(Event, frozen=True, gc=False):
    """A division is motorized; for its owner alone."""

    hq: Unit


class HqOut(Event, frozen=True, gc=False):
    """A headquarters that was eliminated returns later."""

    hq: Unit
    turn: int


class HqPlaced(Event, frozen=True, gc=False):
    """A headquarters is put on the map: everybody sees where."""

    side: str
    space: Hex


class HqPlacedWho(Event, frozen=True, gc=False):
    """Which it is; for its owner alone."""

    hq: Unit
    space: Hex


class HqWaits(Event, frozen=True, gc=False):
    """A headquarters finds no place, and waits until the next turn."""

    hq: Unit


class HqTaken(Event, frozen=True, gc=False):
    """The headquarters of a battle group is taken from the map."""

    side: str
    space: Hex


class Scored(Event, frozen=True, gc=False):
    """The points of the Allies at the end."""

    points: int
    level: str
    tallies: tuple[Tally, ...]


# -- C: combat --------------------------------------------------------------------------------


class AttackDeclared(Event, frozen=True, gc=False):
    """Counters attack a hex: they are shown, and where they attack from."""

    side: str
    space: Hex
    units: tuple[Unit, ...]
    hexes: tuple[Hex, ...]


class AttackPaid(Event, frozen=True, gc=False):
    """Supply points are spent for an attack."""

    space: Hex
    csp: int
    left: int


class Defended(Event, frozen=True, gc=False):
    """Those who defend a hex are shown; `late` have retreated there and take no part."""

    side: str
    space: Hex
    units: tuple[Unit, ...]
    late: tuple[Unit, ...]


class LinesShown(Event, frozen=True, gc=False):
    """On which headquarters the supply of those who fight rests; where they are is not shown."""

    side: str
    hqs: tuple[Unit, ...]


class NoRoom(Event, frozen=True, gc=False):
    """Those who retreat find no room beside these, who are shown by that."""

    space: Hex
    units: tuple[Unit, ...]


class CutOff(Event, frozen=True, gc=False):
    """Those who defend a hex are isolated: they are marked."""

    space: Hex


class Sheltered(Event, frozen=True, gc=False):
    """The entrenchment doubles a counter."""

    unit: Unit


class CombatRolled(Event, frozen=True, gc=False):
    """Strengths and modifiers are fixed, and the die is rolled."""

    space: Hex
    column: str
    roll: int
    number: int
    tallies: tuple[Tally, ...]


class ArmsCombined(Event, frozen=True, gc=False):
    """Combined arms are used, or not."""

    side: str
    plus: int


class CombatResult(Event, frozen=True, gc=False):
    """What the table says."""

    space: Hex
    result: str


class StepLost(Event, frozen=True, gc=False):
    """A counter that is shown loses a step."""

    unit: Unit
    left: int


class Destroyed(Event, frozen=True, gc=False):
    """A counter that is shown is gone."""

    unit: Unit


class Reduced(Event, frozen=True, gc=False):
    """A company is all that is left of a counter that is shown."""

    unit: Unit
    heir: Unit


class Retreated(Event, frozen=True, gc=False):
    """Counters that are shown retreat."""

    side: str
    units: tuple[Unit, ...]
    start: Hex
    space: Hex


class Stood(Event, frozen=True, gc=False):
    """A retreat is refused, and what protected the hex is given up."""

    side: str
    space: Hex
    mark: str


class Held(Event, frozen=True, gc=False):
    """The attackers do not retreat, for one more step."""

    side: str


class Advanced(Event, frozen=True, gc=False):
    """Attackers go where the defenders have been."""

    side: str
    units: tuple[Unit, ...]
    space: Hex


class Conceded(Event, frozen=True, gc=False):
    """A counter cannot attack what it must, and is shown."""

    side: str
    unit: Unit
    space: Hex


# -- D: fire, air, engineers ------------------------------------------------------------------


class Fired(Event, frozen=True, gc=False):
    """A gun fires alone, or answers the fire of another: it is shown by that."""

    side: str
    gun: Unit
    start: Hex
    space: Hex
    roll: int
    hit: bool
    tallies: tuple[Tally, ...]


class StepShot(Event, frozen=True, gc=False):
    """Somebody in a hex that was fired at has lost a step, and is shown by that."""

    space: Hex
    unit: Unit


class Assisted(Event, frozen=True, gc=False):
    """Guns, shown by that, and points in the air help in a combat."""

    side: str
    space: Hex
    guns: tuple[Unit, ...]
    points: int
    tallies: tuple[Tally, ...]


class FlakFired(Event, frozen=True, gc=False):
    """Anti-aircraft guns fire at ground support; those that count are shown."""

    space: Hex
    units: tuple[Unit, ...]
    fixed: int
    roll: int
    result: str
    tallies: tuple[Tally, ...]


class FlakSeen(Event, frozen=True, gc=False):
    """Anti-aircraft guns at the target of armed reconnaissance; those that count are shown."""

    space: Hex
    units: tuple[Unit, ...]
    fixed: int


class NoFlak(Event, frozen=True, gc=False):
    """No anti-aircraft gun is near."""

    space: Hex


class Plotted(Event, frozen=True, gc=False):
    """What the Allies fly on this day: attacks of armed reconnaissance, and ground support."""

    recon: int
    raids: int
    hit: int
    support: int


class Interdicted(Event, frozen=True, gc=False):
    """What interdiction takes from German movement on a map."""

    sheet: str
    lost: int
    tallies: tuple[Tally, ...]


class Grounded(Event, frozen=True, gc=False):
    """Nobody flies on this day."""

    weather: str


class Spotted(Event, frozen=True, gc=False):
    """What lies in a hex that is attacked from the air."""

    space: Hex
    units: tuple[Unit, ...]


class Raided(Event, frozen=True, gc=False):
    """Those in a hex are attacked from the air."""

    space: Hex
    of: str
    roll: int
    hit: bool
    tallies: tuple[Tally, ...]


class RaidMissed(Event, frozen=True, gc=False):
    """What was to be hit is not there."""

    space: Hex
    of: str


class Bombed(Event, frozen=True, gc=False):
    """A bridge is attacked from the air."""

    space: Hex
    over: Hex
    roll: int
    hit: bool
    tallies: tuple[Tally, ...]


class AirLost(Event, frozen=True, gc=False):
    """A point in the air is lost for good."""

    left: int


class BridgeTried(Event, frozen=True, gc=False):
    """Engineers try to destroy a bridge or to repair it."""

    side: str
    work: str
    space: Hex
    over: Hex
    roll: int
    done: bool
    tallies: tuple[Tally, ...]


class Bridged(Event, frozen=True, gc=False):
    """Engineers have crossed water and built a bridge behind them."""

    side: str
    start: Hex
    space: Hex


class BridgeLeft(Event, frozen=True, gc=False):
    """The bridge of engineers is gone with them."""

    space: Hex
    over: Hex


class WorkBegun(Event, frozen=True, gc=False):
    """An entrenchment is begun."""

    space: Hex


class WorkDone(Event, frozen=True, gc=False):
    """An entrenchment is ready."""

    space: Hex


class WorkGone(Event, frozen=True, gc=False):
    """An entrenchment is gone, ready or not."""

    space: Hex


# -- E: the invasion --------------------------------------------------------------------------


class PhaseBegan(Event, frozen=True, gc=False):
    """A phase of the invasion begins."""

    phase: int


class Posted(Event, frozen=True, gc=False):
    """A strongpoint, or the guns of the cliff, are put elsewhere; for their owner alone."""

    unit: Unit
    space: Hex


class Stowed(Event, frozen=True, gc=False):
    """Units are put into another assault hex; for their owner alone."""

    units: tuple[Unit, ...]
    space: Hex


class Swam(Event, frozen=True, gc=False):
    """Whether swimming tanks reach the shore; which they are is not shown."""

    side: str
    space: Hex
    roll: int
    hit: bool


class Drifted(Event, frozen=True, gc=False):
    """Where a unit lands that set out from an assault hex; which it is is not shown."""

    side: str
    start: Hex
    space: Hex
    roll: int


class LandedWho(Event, frozen=True, gc=False):
    """Which unit it was; for its owner alone."""

    unit: Unit
    space: Hex


class SalvoShown(Event, frozen=True, gc=False):
    """Units fire, and are shown by that."""

    side: str
    space: Hex
    units: tuple[Unit, ...]
    guns: tuple[Unit, ...]


class SalvoFired(Event, frozen=True, gc=False):
    """The die for them; those in the hex are shown."""

    side: str
    space: Hex
    units: tuple[Unit, ...]
    roll: int
    hit: bool
    tallies: tuple[Tally, ...]


class FortSeen(Event, frozen=True, gc=False):
    """A strongpoint stays face up from now on."""

    unit: Unit
    space: Hex


class Stormed(Event, frozen=True, gc=False):
    """A company goes into a hex that its side's fire has emptied."""

    side: str
    units: tuple[Unit, ...]
    space: Hex


class Kept(Event, frozen=True, gc=False):
    """So many support units leave the game: assault engineers, or special tanks."""

    side: str
    n: int


class Mustered(Event, frozen=True, gc=False):
    """So many battalions were not formed again; for their owner alone."""

    side: str
    n: int


class Claimed(Event, frozen=True, gc=False):
    """The beachhead of a site."""

    space: Hex
    site: str


class Sailed(Event, frozen=True, gc=False):
    """A ship goes to a hex."""

    unit: Unit
    space: Hex


class Mined(Event, frozen=True, gc=False):
    """The die for mines and submarines."""

    unit: Unit
    roll: int
    hit: bool


class ShipEngaged(Event, frozen=True, gc=False):
    """A gun is about to fire at a ship, and is shown by that."""

    gun: Unit
    start: Hex
    ship: Unit


class ShipShot(Event, frozen=True, gc=False):
    """The die for it."""

    side: str
    gun: Unit
    ship: Unit
    space: Hex
    roll: int
    hit: bool
    tallies: tuple[Tally, ...]


class Signalled(Event, frozen=True, gc=False):
    """Whether the rangers that were held back are called to the cliff."""

    roll: int
    hit: bool


class FortCutOff(Event, frozen=True, gc=False):
    """The die for a strongpoint or a battery that is cut off; only what falls is named."""

    space: Hex
    units: tuple[Unit, ...]
    roll: int


class Queued(Event, frozen=True, gc=False):
    """Reinforcements wait off the shore: everybody sees how many."""

    side: str
    n: int
    space: Hex


class Guided(Event, frozen=True, gc=False):
    """Where a pathfinder lands, or a company in gliders, and the die for it."""

    unit: Unit
    aim: Hex
    space: Hex
    roll: int


class Jumped(Event, frozen=True, gc=False):
    """A battalion jumps: how well it is aimed, and in which direction it is blown."""

    unit: Unit
    space: Hex
    roll: int
    direction: int


class Alighted(Event, frozen=True, gc=False):
    """Where one of those that jump comes down; which it is is not shown."""

    side: str
    space: Hex | None
    distance: int
    lost: bool  # among the enemy, in the sea, or off the map


class Marshed(Event, frozen=True, gc=False):
    """The die of one that has landed in a marsh."""

    side: str
    space: Hex
    roll: int
    hit: bool


class ShotAt(Event, frozen=True, gc=False):
    """The die of a stack for one that has landed next to it."""

    side: str
    start: Hex
    space: Hex
    roll: int
    hit: bool


class GuideLost(Event, frozen=True, gc=False):
    """A pathfinder is taken from the map."""

    unit: Unit
    space: Hex


class Glided(Event, frozen=True, gc=False):
    """The dice of gliders: for what they lose, and for where they land."""

    side: str
    aim: Hex
    roll: int
    hit: bool


class DivesTried(Event, frozen=True, gc=False):
    """The die for a bridge of the Dives, and the points that are taken off it."""

    side: str
    space: Hex
    over: Hex
    roll: int
    csp: int
    done: bool


class DummiesShown(Event, frozen=True, gc=False):
    """So many of those in a hex were dummies."""

    side: str
    space: Hex
    n: int


class DummiesGone(Event, frozen=True, gc=False):
    """All dummies that are left are taken from the map."""


class Starved(Event, frozen=True, gc=False):
    """A unit of the east that is cut off loses a step; for its owner alone."""

    unit: Unit


# -- what brings hidden counters to light: A, B, C and D each add theirs ----------------------

SHOWS: tuple[type[Event], ...] = (
    Found,
    # -- B
    # -- C
    AttackDeclared,
    Defended,
    Conceded,
    LinesShown,
    NoRoom,
    Reduced,
    # -- D
    Fired,
    Assisted,
    FlakFired,
    FlakSeen,
    Spotted,
    StepShot,
    WorkDone,
    WorkGone,
    # -- E
    Swam,
    Drifted,
    SalvoShown,
    ShotAt,
    SalvoFired,
    FortSeen,
    Kept,
    Stormed,
    FortCutOff,
    ShipEngaged,
    ShipShot,
)
