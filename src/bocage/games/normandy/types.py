"""The nouns of the game.

Where piles are is public, what is in them private; no frame names a unit that is hidden.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from bocage.kernel.api import (
    AS_SET,
    Action,
    Deed,
    Draft,
    Frame,
    Position,
    Tally,
    View,
    Whole,
    Window,
    kind,
)

Unit = Annotated[str, kind("unit")]
Hex = Annotated[str, kind("space")]
Units = Annotated[tuple[Unit, ...], AS_SET]
Way = tuple[Hex, ...]
Sheet = Annotated[str, kind("sheet")]
Month = Literal["june", "july", "august"]
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
WORKED = 16384  # engineers that have worked in this phase
SHOT = 32768  # it has fired in this segment of the invasion
SERVED = 65536  # a towed gun that has moved in the invasion
TRACKED = 131072  # one on tracks that has moved in it
GLIDED = 262144  # it has landed in this turn, from the air
OPENED = 524288  # it came by parachute, and has been shown since
# What forts on the map are: counters of a type that show a mark of their own.
MARKS: dict[str, Mark] = {"strongpoint": "strongpoint", "battery": "battery"}


def other(side: str) -> str:
    """The enemy of a side."""
    return GERMAN if side == ALLIED else ALLIED


def day_of(turn: int) -> int:
    """The day of a turn; 6 June is day 1, and every day has three turns."""
    return (turn + 2) // 3


MONTHS: tuple[tuple[Month, int], ...] = (("june", 30), ("july", 31), ("august", 31))
BEFORE = 5  # days of June before the first


def date_of(day: int) -> tuple[int, Month]:
    """A day by its number as one reads it: the day of a month, and the month."""
    left = day + BEFORE
    for month, length in MONTHS[:-1]:
        if left <= length:
            return left, month
        left -= length
    return left, MONTHS[-1][0]


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


class Ship(msgspec.Struct, frozen=True, gc=False):
    """A ship, which everybody sees: where, or not placed yet; and whether it has fired today."""

    at: Hex | None = None
    face: int = READY


class Sight(msgspec.Struct, frozen=True, gc=False):
    """What was found when a pile was looked at; true while the pile has not changed since."""

    since: int
    units: tuple[Unit, ...]
    steps: tuple[int, ...] = ()  # of each of them
    turn: int = 0  # in which it was found


class Public(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
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
    before: str = ""  # the weather of yesterday
    forecast: tuple[str, ...] = ()  # of the days to come, tomorrow first
    points: dict[str, int] = {}  # replacement points to spend now, such as "us-inf"
    losses: dict[str, int] = {}  # steps lost since the last point, by the same names
    rem: dict[str, int] = {}  # points of losses for the next replacement phase
    returns: dict[str, int] = {}  # headquarters off the map: the turn in which they return
    # -- C: combat
    fled: dict[str, int] = {}  # by hex, counters that have retreated there in this phase
    # -- D: fire, air, engineers
    air: Air = msgspec.field(default_factory=lambda: Air())  # noqa: PLW0108 - it comes later
    struck: tuple[Hex, ...] = ()  # hexes attacked in this combat phase
    works: dict[str, Mark] = {}  # by hex: an entrenchment, or one that is being built
    spans: tuple[tuple[Hex, Hex], ...] = ()  # bridges of engineers: where they are, and behind them
    # -- E: the invasion
    ships: dict[Unit, Ship] = {}
    heads: dict[Hex, str] = {}  # the beaches of beachheads, with their sites
    bared: dict[Unit, Hex] = {}  # strongpoints whose strength was seen
    guides: dict[Unit, Hex] = {}  # pathfinders on the ground
    aloft: tuple[Unit, ...] = ()  # that are still to come by parachute, or by glider


class Private(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What only one side sees: its counters, those that walk, and what its looks have found."""

    units: dict[str, Own]
    known: dict[str, Sight] = {}
    walking: tuple[Unit, ...] = ()
    attached: dict[str, str] = {}  # by unit, its headquarters in this phase
    pools: dict[str, int] = {}  # companies left
    shown: int = 0  # how often the enemy has looked
    # -- A: movement
    origin: str = ""  # where they began
    hungry: tuple[Unit, ...] = ()  # of those that walk, who was out of supply when they began
    by_road: bool = True  # they have kept to roads that are good at night
    fast: bool = False  # they move strategically
    on_road: bool = False  # they have used a road
    crossed: tuple[Hex, ...] = ()  # engineers over whose bridge somebody drove in this turn
    # -- B: supply, weather, replacements
    gone: tuple[Unit, ...] = ()  # eliminated, or broken down into companies
    waiting: tuple[Unit, ...] = ()  # that come later, or are held back
    feldersatz: dict[str, int] = {}  # replacement steps by their headquarters
    spent: dict[str, int] = {}  # replacement points in this segment
    motorized: tuple[Unit, ...] = ()  # headquarters of motorized divisions
    trucks: dict[str, tuple[str, int]] = {}  # whom they carry, and from which turn on
    entering: dict[str, tuple[int, int, int]] = {}  # by hex: turn, group, its stacking points
    # -- C: combat
    owing: dict[str, tuple[Hex, ...]] = {}  # by attacker, whom else it must see attacked
    # -- D: fire, air, engineers
    # -- E: the invasion
    homes: dict[Unit, Hex] = {}  # companies made before a landing: where their battalions were
    boxed: dict[Unit, str] = {}  # battalions in holding boxes, with their sites
    kin: dict[Unit, Unit] = {}  # companies that came by parachute, with their battalions
    held: dict[Hex, str] = {}  # by beach, the kind of a company in its holding box
    unseen: dict[str, int] = {}  # steps that were lost face down, by the names of their points


class Sealed(msgspec.Struct, frozen=True, gc=False):
    """Nothing is hidden from both."""


class Counts(msgspec.Struct, frozen=True, gc=False):
    """Nothing more may be counted: piles show their numbers."""


Pos = Position[Public, Private, Sealed, Frame, Action]
Seen = View[Public, Private, Counts, Frame, Action]
D = Draft[Public, Private, Sealed]


# -- A: movement ------------------------------------------------------------------------------


class Move(Action, frozen=True, gc=False):
    """Walk with some counters of one hex; perhaps strategically, perhaps only so far for now."""

    by: Units
    way: Way
    fast: bool = False
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


class Remove(Action, frozen=True, gc=False):
    """Take away counters of a hex in which there is too much."""

    by: Units


class BreakDown(Action, frozen=True, gc=False):
    """A battalion becomes three companies."""

    unit: Unit


class Shed(Action, frozen=True, gc=False):
    """A battalion sheds a company."""

    unit: Unit


class Combine(Action, frozen=True, gc=False):
    """Companies become a battalion that was lost, or broken down."""

    unit: Unit
    by: Units


class Absorb(Action, frozen=True, gc=False):
    """A reduced battalion takes a company in."""

    unit: Unit
    company: Unit


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
    limit: int = 0  # points of everybody, in the invasion
    slipped: tuple[Hex, ...] = ()  # where a company has slipped from zone to zone
    joined: bool = False  # companies have been combined, so nobody moves any more


class Walk(Frame, frozen=True, gc=False, kw_only=True):
    """Counters on their way. How many is public, who they are stands in the private part."""

    side: str
    at: Hex
    n: int
    way: Way = ()
    gone: Way = ()  # since they were asked last, with the hex where that was
    pause: bool = False


class EndTurn(Frame, frozen=True, gc=False, kw_only=True):
    """The end of a turn."""


# -- B: supply, weather, replacements ---------------------------------------------------------


class Attach(Action, frozen=True, gc=False):
    """A unit takes a place with a headquarters for the rest of the phase."""

    unit: Unit
    hq: Unit


class Enter(Action, frozen=True, gc=False):
    """Reinforcements come onto the map together."""

    space: Hex
    by: Units


class Refill(Action, frozen=True, gc=False):
    """A reduced unit takes a replacement step from under its headquarters."""

    unit: Unit


class Load(Action, frozen=True, gc=False):
    """Trucks are put under a headquarters in their hex."""

    truck: Unit
    hq: Unit


class Dissolve(Action, frozen=True, gc=False):
    """The headquarters of a battle group is taken from the map."""

    hq: Unit


class Place(Action, frozen=True, gc=False):
    """A headquarters is put on the map."""

    hq: Unit
    space: Hex


class Postpone(Action, frozen=True, gc=False):
    """No headquarters that is due can be placed."""


class Mend(Action, frozen=True, gc=False):
    """A reduced unit on the map gets its step back."""

    unit: Unit


class Rebuild(Action, frozen=True, gc=False):
    """An eliminated unit returns, next to a headquarters."""

    unit: Unit
    space: Hex
    full: bool = False


class Grow(Action, frozen=True, gc=False):
    """A company becomes a battalion that was lost or broken down."""

    company: Unit
    unit: Unit
    full: bool = False


class Motorize(Action, frozen=True, gc=False):
    """A division gets its motor transport, for good."""

    hq: Unit


class EndReplacement(Action, frozen=True, gc=False):
    """What is left of the replacement points is lost."""


class Return(Frame, frozen=True, gc=False, kw_only=True):
    """Headquarters that were eliminated return at the start of a turn."""

    side: str


class Weather(Frame, frozen=True, gc=False, kw_only=True):
    """The weather of the day, and the supply points that it lets through."""


class Reinforce(Frame, frozen=True, gc=False, kw_only=True):
    """A side's reinforcements: they come in the movement phases, from the maps' edges."""

    side: str


class Replace(Frame, frozen=True, gc=False, kw_only=True):
    """A side spends its replacements."""

    side: str
    motors: str = ""  # of this nation a division may be motorized


# -- C: combat --------------------------------------------------------------------------------


class Attack(Action, frozen=True, gc=False):
    """Attack a hex from the hexes next to it, perhaps led by engineers."""

    space: Hex
    by: Units
    engineers: Unit | None = None


class Concede(Action, frozen=True, gc=False):
    """A counter cannot attack what it must: the enemy makes it retreat."""

    unit: Unit


class EndCombat(Action, frozen=True, gc=False):
    """End the combat phase."""


class Shelter(Action, frozen=True, gc=False):
    """The counter whose strength the entrenchment doubles."""

    unit: Unit


class Coordinate(Action, frozen=True, gc=False):
    """What combined arms add to the roll."""

    plus: Whole


class Lose(Action, frozen=True, gc=False):
    """Steps that counters lose."""

    steps: dict[Unit, Whole]


class Flee(Action, frozen=True, gc=False):
    """Some counters of one hex retreat to another."""

    by: Units
    to: Hex


class Stand(Action, frozen=True, gc=False):
    """Do not retreat, and give up what protects the hex instead."""

    mark: Annotated[str, kind("mark")]


class Hold(Action, frozen=True, gc=False):
    """The attackers do not retreat: one more step is lost."""

    unit: Unit


class Yield(Action, frozen=True, gc=False):
    """Do not stay, although nobody has anywhere to go: all are lost."""


class Advance(Action, frozen=True, gc=False):
    """Attackers go where the defenders have been."""

    by: Units


class Stay(Action, frozen=True, gc=False):
    """Nobody advances."""


class Combat(Frame, frozen=True, gc=False, kw_only=True):
    """A combat phase."""

    side: str


class Fight(Frame, frozen=True, gc=False, kw_only=True):
    """A ground combat; whoever stands here has been shown."""

    side: str
    space: Hex
    by: dict[Unit, Hex]  # attackers, and where from
    steps: dict[Unit, int] = msgspec.field(default_factory=dict)  # of all that were shown
    foes: Units = ()
    late: Units = ()  # that have come into the hex by retreating: they take no part
    hungry: Units = ()  # attackers without general supply
    engineers: Units = ()  # that lead the attack
    guns: Units = ()  # that support the attack
    power: int = 0  # their strength
    points: int = 0  # ground support points
    guards: Units = ()  # guns that support the defence
    guard: int = 0
    cover: int = 0
    shelter: Units = ()  # whose strength the entrenchment doubles
    again: bool = False  # they are isolated, and were attacked before
    worth: dict[Unit, int] = msgspec.field(
        default_factory=dict
    )  # strengths of headquarters with their replacements
    tallies: tuple[Tally, ...] = ()
    column: str = ""
    roll: int = 0  # with its modifiers
    plus: tuple[int, ...] = ()  # what combined arms may add
    result: str = ""
    fallen: bool = False  # all defenders were lost to the result itself

    def upon(self) -> Deed | None:
        """Who attacks what."""
        return Deed(tuple(self.by), (self.space,))


class Losing(Frame, frozen=True, gc=False, kw_only=True):
    """A side loses steps of counters that were shown."""

    side: str
    units: dict[Unit, int]  # with the steps that each has
    number: int
    first: Units = ()  # one of these takes the first step
    strict: bool = True  # nobody loses a second step before all have lost one


class Fleeing(Frame, frozen=True, gc=False, kw_only=True):
    """Counters that were shown retreat."""

    side: str
    chooser: str  # who says where to
    units: dict[Unit, Hex]  # that have still to go, and where they are
    force: dict[Unit, Hex]  # all, and where they have been
    pressed: Units = ()  # that stand where there is no room, and go on
    trail: Way = ()  # where they have been
    went: dict[Unit, Hex] = msgspec.field(default_factory=dict)  # who has gone, and where to
    forts: tuple[Mark, ...] = ()  # what may be given up instead
    may_hold: bool = False
    caught: Units = ()  # that went into enemy zones


class Advancing(Frame, frozen=True, gc=False, kw_only=True):
    """Attackers may advance."""

    side: str
    space: Hex
    by: dict[Unit, Hex]


# -- D: fire, air, engineers ------------------------------------------------------------------


class Air(msgspec.Struct, frozen=True, gc=False):
    """Points in the air, and what is left of them on this day."""

    total: int = 0  # of the Allies; what is lost is never replaced
    support: int = 0  # ground support
    raids: int = 0  # attacks of armed reconnaissance
    hit: int = 0  # the die with which they hit
    levels: dict[str, int] = {}  # by map: movement points that interdiction takes


class Aid(msgspec.Struct, frozen=True, gc=False):
    """What helps in a ground combat: guns with their strength, and points in the air."""

    guns: tuple[tuple[Unit, int], ...] = ()
    points: int = 0


class PlotAir(Action, frozen=True, gc=False):
    """Divide the points of the day: armed reconnaissance, maps; the rest is ground support."""

    recon: Whole = 0
    maps: dict[Sheet, Whole] = msgspec.field(default_factory=dict)


class PlotFlak(Action, frozen=True, gc=False):
    """Divide anti-aircraft points over the maps."""

    maps: dict[Sheet, Whole]


class Assist(Action, frozen=True, gc=False):
    """Help in a ground combat, with guns and points in the air."""

    guns: Units = ()
    points: Whole = 0


class Shell(Action, frozen=True, gc=False):
    """Let a gun fire alone."""

    gun: Unit
    space: Hex


class Reply(Action, frozen=True, gc=False):
    """Answer the fire of a gun."""

    gun: Unit


class Suffer(Action, frozen=True, gc=False):
    """Take the step from this counter."""

    unit: Unit


class Strafe(Action, frozen=True, gc=False):
    """Attack those in a hex from the air; perhaps only armour, or only infantry."""

    space: Hex
    of: str = "any"  # or armour, infantry


class Bomb(Action, frozen=True, gc=False):
    """Attack a bridge from the air, so many times."""

    space: Hex
    over: Hex
    times: Annotated[int, msgspec.Meta(ge=1)] = 1


class EndRecon(Action, frozen=True, gc=False):
    """Attack no more from the air in this turn."""


class Blow(Action, frozen=True, gc=False):
    """Engineers try to destroy a bridge on a side of their hex."""

    by: Unit
    over: Hex


class Restore(Action, frozen=True, gc=False):
    """Engineers try to repair a bridge on a side of their hex."""

    by: Unit
    over: Hex


class Span(Action, frozen=True, gc=False):
    """Engineers cross water and build a bridge behind them."""

    by: Unit
    to: Hex


class Entrench(Action, frozen=True, gc=False):
    """Engineers begin an entrenchment in their hex."""

    by: Unit


class Raze(Action, frozen=True, gc=False):
    """Give up an entrenchment."""

    space: Hex


class EndEngineers(Action, frozen=True, gc=False):
    """End the work of the engineers."""


class Plot(Frame, frozen=True, gc=False, kw_only=True):
    """Both sides divide their points in the air, in secret; what they have said, once all have."""

    recon: int = 0
    points: dict[Sheet, int] = msgspec.field(default_factory=dict)
    flak: dict[Sheet, int] = msgspec.field(default_factory=dict)


class Engineers(Frame, frozen=True, gc=False, kw_only=True):
    """A side's engineers at work."""

    side: str


class ReadyGuns(Frame, frozen=True, gc=False, kw_only=True):
    """A side's guns are made ready."""

    side: str


class Recon(Frame, frozen=True, gc=False, kw_only=True):
    """Armed reconnaissance: what was attacked in this turn, and what is attacked now."""

    raided: tuple[Hex, ...] = ()
    bombed: tuple[tuple[Hex, Hex], ...] = ()
    space: Hex | None = None
    of: str = "any"  # or armour, infantry
    # shown by the attack: one of them is hit
    units: dict[Unit, Hex] = msgspec.field(default_factory=dict)
    steps: dict[Unit, int] = msgspec.field(default_factory=dict)  # that they have


class Support(Frame, frozen=True, gc=False, kw_only=True):
    """What helps an attack: `by` whom, from so many hexes. It answers with an `Aid`."""

    side: str
    space: Hex
    by: tuple[Unit, ...]
    hexes: int

    def upon(self) -> Deed | None:
        """Who attacks what."""
        return Deed(self.by, (self.space,))


class Defence(Window, frozen=True, gc=False, kw_only=True):
    """The defender may help those that are attacked. It answers with an `Aid`."""

    space: Hex
    units: tuple[Unit, ...]


class Shelling(Frame, frozen=True, gc=False, kw_only=True):
    """A gun fires alone, or at one that has fired."""

    side: str
    gun: str  # no id: the answer may destroy it
    space: Hex
    counter: bool = False
    # the gun and its hex, once it has fired
    by: dict[Unit, Hex] = msgspec.field(default_factory=dict)

    def upon(self) -> Deed | None:
        """Which gun fires where."""
        return Deed((self.gun,), (self.space,))


class Answer(Window, frozen=True, gc=False, kw_only=True):
    """The Allies may answer the fire of a German gun."""

    space: Hex


# -- E: the invasion ----------------------------------------------------------------------------


class Post(Action, frozen=True, gc=False):
    """Before the invasion: put a strongpoint into another hex of its site, or trade two."""

    fort: Unit
    space: Hex


class Stow(Action, frozen=True, gc=False):
    """Before the invasion: put companies, or support units, into another assault hex."""

    by: Units
    space: Hex


class Swim(Action, frozen=True, gc=False):
    """Before the invasion: a company of tanks is to swim ashore, or not."""

    unit: Unit


class Man(Action, frozen=True, gc=False):
    """A company that was broken off before the landing goes next door, or to a strongpoint."""

    unit: Unit
    space: Hex


class EndPlacing(Action, frozen=True, gc=False):
    """All are where they are wanted."""


class Land(Action, frozen=True, gc=False):
    """Go one hex towards the shore, or onto a beach."""

    by: Units
    space: Hex


class Enqueue(Action, frozen=True, gc=False):
    """Reinforcements wait in an assault hex off a beachhead."""

    space: Hex
    by: Units


class Hop(Action, frozen=True, gc=False):
    """Go one hex on land, in the invasion."""

    by: Units
    space: Hex


class EndLanding(Action, frozen=True, gc=False):
    """Nobody lands any more in this phase of the invasion."""


class Shoot(Action, frozen=True, gc=False):
    """Fire of units of one hex at another, perhaps with a gun or ships that help."""

    by: Units
    space: Hex
    gun: Unit | None = None
    ships: Units = ()


class Regroup(Action, frozen=True, gc=False):
    """In the invasion: companies become a battalion of a holding box."""

    unit: Unit
    by: Units


class EndFire(Action, frozen=True, gc=False):
    """Nobody fires any more in this segment."""


class Engage(Action, frozen=True, gc=False):
    """A German gun fires at a ship."""

    gun: Unit
    ship: Unit


class ReturnFire(Action, frozen=True, gc=False):
    """The ship will fire back, unless it is hit."""


class Claim(Action, frozen=True, gc=False):
    """A beach becomes the beachhead of its site."""

    space: Hex


class Keep(Action, frozen=True, gc=False):
    """The special tanks that stay in the game."""

    by: Units


class Sail(Action, frozen=True, gc=False):
    """A ship goes to a hex."""

    ship: Unit
    space: Hex


class Call(Action, frozen=True, gc=False):
    """In the third phase of the invasion: a ship comes to help at a site."""

    ship: Unit
    space: Hex
    site: Annotated[str, kind("site")]


class EndSailing(Action, frozen=True, gc=False):
    """The ships stay where they are."""


class EndMuster(Action, frozen=True, gc=False):
    """No more battalions are formed."""


class Placing(Frame, frozen=True, gc=False, kw_only=True):
    """A side places its part of the invasion."""

    side: str


class Invasion(Frame, frozen=True, gc=False, kw_only=True):
    """The morning of 6 June: three phases of four segments, and what ends them."""

    phase: int = 1
    segment: int = 0
    signal: bool = False  # rangers follow others to the cliff


class Landing(Frame, frozen=True, gc=False, kw_only=True):
    """The Allies land, and go one hex on land."""

    phase: int
    last: dict[str, int] = msgspec.field(default_factory=dict)  # by site, the last beach
    signal: bool = False  # rangers may follow others to the cliff
    side: str = ALLIED


class Drifting(Frame, frozen=True, gc=False, kw_only=True):
    """Units go ashore one after the other: how many are left is public, who they are is not."""

    side: str
    start: Hex
    space: Hex
    n: int


class FireSegment(Frame, frozen=True, gc=False, kw_only=True):
    """A side fires; `only` a unit that has just swum ashore."""

    side: str
    phase: int
    only: Hex | None = None
    fired: bool = False  # so no battalions are formed any more
    called: dict[str, int] = msgspec.field(default_factory=dict)  # by site, ships that were called


class Salvo(Frame, frozen=True, gc=False, kw_only=True):
    """Fire at a hex; whoever stands here was shown."""

    side: str
    space: Hex
    by: dict[Unit, Hex]
    gun: str = ""  # no id: it may be gone before the end
    foes: dict[Unit, int] = msgspec.field(default_factory=dict)  # with their steps
    hit: bool = False
    number: int = 0

    def upon(self) -> Deed | None:
        """Who fires at what."""
        return Deed(tuple(self.by), (self.space,))


class Engaging(Frame, frozen=True, gc=False, kw_only=True):
    """A German gun fires at a ship."""

    gun: str  # no id: the answer may destroy it
    ship: str  # no id: the shot may sink it
    at: Hex  # where the gun is
    struck: tuple[Hex, ...] = ()  # hexes attacked before
    shots: int = 0
    returns: bool = False
    asked: bool = False


class Clearing(Frame, frozen=True, gc=False, kw_only=True):
    """A beach on which there are too many since a battalion had to land."""

    side: str
    space: Hex


class Siege(Frame, frozen=True, gc=False, kw_only=True):
    """The end of a German combat phase: strongpoints that are cut off."""


class Inland(Frame, frozen=True, gc=False, kw_only=True):
    """The Germans move in the invasion."""

    phase: int


class Muster(Frame, frozen=True, gc=False, kw_only=True):
    """The end of the invasion: battalions, beachheads, ships, guns."""

    side: str = ALLIED
    site: str = ""  # whose beachhead is chosen


class Fleet(Frame, frozen=True, gc=False, kw_only=True):
    """The Allied ships are moved, at night or for the first time."""

    side: str = ALLIED
    first: bool = False


# -- E: from the air ------------------------------------------------------------------------------


class Debark(Action, frozen=True, gc=False):
    """The company in the holding box of a beach lands there."""

    space: Hex


class Charge(Action, frozen=True, gc=False):
    """So many supply points are spent on the bridges of the Dives."""

    csp: Whole


class Dives(Frame, frozen=True, gc=False, kw_only=True):
    """The bridges of the Dives after the landing."""

    side: str = ALLIED


class Aim(Action, frozen=True, gc=False):
    """A pathfinder, or a company in gliders, is to land in a hex."""

    unit: Unit
    space: Hex


class Jump(Action, frozen=True, gc=False):
    """A battalion, or a unit of its own, is dropped at a pathfinder."""

    unit: Unit
    guide: Unit


class EndDrop(Action, frozen=True, gc=False):
    """The guns that are left wait for gliders."""


class EndAssembly(Action, frozen=True, gc=False):
    """Nobody of those that have dropped moves any more."""


class Glide(Action, frozen=True, gc=False):
    """A unit in gliders is to land in a hex."""

    unit: Unit
    space: Hex


class Guiding(Frame, frozen=True, gc=False, kw_only=True):
    """The pathfinders jump."""

    side: str = ALLIED


class Dropping(Frame, frozen=True, gc=False, kw_only=True):
    """The others jump, one regiment after the other."""

    side: str = ALLIED
    guide: str = ""  # whose regiment has begun


class Assembly(Frame, frozen=True, gc=False, kw_only=True):
    """Those that have dropped go one hex, and companies become battalions."""

    side: str = ALLIED
