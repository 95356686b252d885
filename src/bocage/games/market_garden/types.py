"""The nouns of Monty's Gamble: Market Garden.

What changes (Public), what is decided (actions) and where we are (frames). What is printed is in
book.py, what happened in events.py. Only sealed bids and the decks of 23.7 are hidden.

Movement is counted in half points, because roads cost half a point.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from bocage.kernel.api import (
    AS_SET,
    Action,
    Deed,
    Draft,
    EngineFault,
    Frame,
    Position,
    Tally,
    View,
    Whole,
    Window,
    kind,
)

Side = str
Unit = Annotated[str, kind("unit")]
Space = Annotated[str, kind("space")]  # an area ("13"), a zone ("F") or the UK box ("UK")
Boundary = Annotated[str, kind("boundary")]  # two spaces in the order of the book: "13-17"
Plane = Annotated[str, kind("plane")]  # an air bombardment marker
Depot = Annotated[str, kind("depot")]
Party = Annotated[str, kind("party")]  # a side that one would like to play: 23.5
Units = Annotated[tuple[Unit, ...], AS_SET]
Spaces = Annotated[tuple[Space, ...], AS_SET]
Weather = Literal["clear", "overcast"]
Owner = Literal["german", "1", "82", "101", "xxx"]  # who controls a space: 4.5
Holder = Literal["german", "allied", "blown"]  # of a bridge: 4.6
Crossing = Literal["open", "bridge", "canal", "ferry", "boat", "arrow", "drop"]

GERMAN: Final = "german"
ALLIED: Final = "allied"
SIDES = (GERMAN, ALLIED)
FRESH, SPENT, DIS1, DIS2 = range(4)  # 4.4: the states of a unit
FIRST_DAY, LAST_DAY, LAST_LATE_DAY = 17, 20, 26  # 6.1, 22.1
UK = "UK"
ZONE_F = "F"


ENEMY: Final[dict[Side, Literal["german", "allied"]]] = {GERMAN: ALLIED, ALLIED: GERMAN}


def other(side: Side) -> Literal["german", "allied"]:
    """The enemy of a side."""
    return ENEMY[side]


# -- what changes ---------------------------------------------------------------------------


class UnitState(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A unit in play: where it is and how it is (0 Fresh, 1 Spent, 2 Dis1, 3 Dis2)."""

    at: Space
    state: int = FRESH


class Works(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """Construction markers on a blown bridge, by side: 0 none, 1, 2."""

    german: int = 0
    allied: int = 0


class Public(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees: everything but sealed bids and the decks."""

    units: dict[str, UnitState]  # in play; those to come are in the book
    gone: dict[str, str]  # unit -> eliminated, surrendered, merged or cancelled
    control: dict[str, Owner]  # of every area and zone
    bridges: dict[str, Holder]  # boundary -> who holds it
    held: tuple[Boundary, ...]  # boundaries without a bridge that the Allies hold (marker)
    ferries: dict[str, Literal["ready", "used", "gone"]]
    works: dict[str, Works]  # boundary -> construction markers on it
    markers: dict[str, int]  # side -> construction markers that are available
    repairs: dict[str, tuple[Boundary, ...]]  # side -> bridges tried this turn
    boat: bool  # the River Assault marker is available
    planes: tuple[Plane, ...]  # air bombardment markers that are ready
    interdiction: tuple[Space, ...]  # where interdiction markers lie
    day: int
    impulse: int  # below 0: the lettered boxes, A is -1
    weather: Weather
    dawn: Weather  # the weather at the last dawn
    advantage: Literal["german", "allied", "none"]
    heir: Literal["german", "allied", "none"]  # who gets it when the half or phase ends
    drm: int  # sunset DRM
    passes: int  # passes in succession, up to now
    reserve: dict[str, int]
    released: tuple[str, ...] = ()  # groups of conditional reinforcements that have arrived
    eindhoven: bool = False  # 21.31: earned at the end of 17 September
    opening: int = 0  # the first impulse that is played on 17 September


class Private(msgspec.Struct, frozen=True, gc=False):
    """Nothing is hidden from one side only; a sealed bid is an answer, not a part of this."""


class Sealed(msgspec.Struct, frozen=True, gc=False):
    """With 23.7: the decks, next card first."""

    decks: dict[str, tuple[int, ...]] = msgspec.field(default_factory=dict)


class Counts(msgspec.Struct, frozen=True, gc=False):
    """With 23.7: how many cards each deck has left."""

    decks: dict[str, int] = msgspec.field(default_factory=dict)


Pos = Position[Public, Private, Sealed, Frame, Action]
Seen = View[Public, Private, Counts, Frame, Action]
D = Draft[Public, Private, Sealed]


# -- what is decided ------------------------------------------------------------------------


class Activate(Action, frozen=True, gc=False):
    """Assault impulse: activate a space, or two of them by spending the advantage."""

    spaces: Spaces


class Infiltrate(Action, frozen=True, gc=False):
    """Infiltration impulse: activate a Free space of the Germans."""

    space: Space


class Bombard(Action, frozen=True, gc=False):
    """Bombardment impulse with artillery: target area, guns (the primary one first), target."""

    space: Space
    gun: Unit
    help: Units = ()
    barrage: bool = False
    aim: Unit | None = None
    ferry: Boundary | None = None
    work: Boundary | None = None


class Strike(Action, frozen=True, gc=False):
    """Bombardment impulse with an air marker."""

    space: Space
    plane: Plane
    aim: Unit


class Interdict(Action, frozen=True, gc=False):
    """Place a German interdiction marker."""

    space: Space


class Rest(Action, frozen=True, gc=False):
    """Pass the impulse."""


class Finish(Action, frozen=True, gc=False):
    """Nothing more here."""


class Repair(Action, frozen=True, gc=False):
    """Try to repair a blown bridge."""

    bridge: Boundary


class March(Action, frozen=True, gc=False):
    """Move units of one space together along a path."""

    by: Units
    path: tuple[Space, ...]


class Wade(Action, frozen=True, gc=False):
    """Let infantry of one space cross a canal beside its bridge."""

    by: Units
    over: Boundary


class Ferry(Action, frozen=True, gc=False):
    """Cross by a ferry."""

    unit: Unit
    ferry: Boundary


class Boat(Action, frozen=True, gc=False):
    """Cross a river by boat assault."""

    unit: Unit
    over: Boundary


class Seize(Action, frozen=True, gc=False):
    """Try to seize an enemy-held bridge."""

    unit: Unit
    bridge: Boundary


class Assault(Action, frozen=True, gc=False):
    """Attack the enemies in a space: who takes part, the point unit, artillery in support."""

    space: Space
    by: Units
    point: Unit
    guns: Units = ()


class Double(Action, frozen=True, gc=False):
    """Spend the advantage at an overrun: another space is active too."""

    space: Space


class Demolish(Action, frozen=True, gc=False):
    """Try to blow a friendly-held bridge."""

    bridge: Boundary


class Drop(Action, frozen=True, gc=False):
    """Drop airborne units from the UK box; each into its area."""

    into: dict[Unit, Space]


class Attempt(Action, frozen=True, gc=False):
    """One unit tries to infiltrate a space."""

    unit: Unit
    space: Space


class Forward(Action, frozen=True, gc=False):
    """Name the forward unit of the defence."""

    unit: Unit


class Reroll(Action, frozen=True, gc=False):
    """Spend the advantage to roll again."""


class Absorb(Action, frozen=True, gc=False):
    """Take casualty points: steps by unit, and the units that will retreat."""

    steps: dict[Unit, Annotated[int, msgspec.Meta(ge=1)]] = msgspec.field(default_factory=dict)
    retreat: Units = ()


class Wear(Action, frozen=True, gc=False):
    """Take what is left of attrition points: units that lose a step."""

    units: Units = ()


class Aim(Action, frozen=True, gc=False):
    """Bombing error: name the Allied primary target."""

    unit: Unit


class Retreat(Action, frozen=True, gc=False):
    """Retreat a unit, by this way, to its last space."""

    unit: Unit
    path: tuple[Space, ...]


class Fallback(Action, frozen=True, gc=False):
    """Attackers that go back after a repulse or a stalemate that lets them choose."""

    units: Units = ()


class Withdraw(Action, frozen=True, gc=False):
    """A voluntary retreat of a defender after an assault."""

    unit: Unit
    path: tuple[Space, ...]


class Shift(Action, frozen=True, gc=False):
    """Move the sunset DRM marker."""

    boxes: int


class Place(Action, frozen=True, gc=False):
    """Put a depot where it will be used."""

    depot: Depot
    space: Space


class Refit(Action, frozen=True, gc=False):
    """Improve a unit by one level with supply points of depots."""

    unit: Unit
    pay: dict[Depot, Annotated[int, msgspec.Meta(ge=1)]]


class Build(Action, frozen=True, gc=False):
    """Try to repair a bridge at night with supply points."""

    bridge: Boundary
    pay: dict[Depot, Annotated[int, msgspec.Meta(ge=1)]]


class Raise(Action, frozen=True, gc=False):
    """23.4: raise the airborne depots to this many points out of the reserve."""

    to: Whole


class Buy(Action, frozen=True, gc=False):
    """Move the starting impulse of the next day."""

    boxes: int


class Merge(Action, frozen=True, gc=False):
    """23.6: a unit gains a level, another of its kind is broken up."""

    unit: Unit
    other: Unit


class Regroup(Action, frozen=True, gc=False):
    """Regroup units of one space to an adjacent one."""

    by: Units
    space: Space
    ferry: bool = False


class Land(Action, frozen=True, gc=False):
    """23.2: choose the drop areas of D-Day."""

    into: dict[Unit, Space]


class Bid(Action, frozen=True, gc=False):
    """23.5: a sealed bid of supply points for a side."""

    side: Party
    points: Whole


# -- where we are ---------------------------------------------------------------------------


class Start(msgspec.Struct, frozen=True, gc=False):
    """How things stood when a half began."""

    control: dict[str, Owner]
    german: tuple[Space, ...]  # spaces with German units
    allied: tuple[Space, ...]
    bridges: dict[str, Holder]
    held: tuple[Boundary, ...]


class Moved(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What is remembered of a unit that has acted in this half."""

    spent: int = 0  # half movement points
    last: str = ""  # the space it was in before the present one
    over: str = ""  # the boundary it crossed last
    how: Crossing = "open"  # and how
    road: str = ""  # the road by which it came into its present area ("" none)
    must: bool = False  # its last entry makes an assault mandatory
    waits: bool = False  # it stands before an enemy and has not assaulted yet
    done: bool = False  # its impulse is over
    overran: bool = False  # it goes on after an overrun
    stopped: bool = False  # it may not move on
    landed: int = 0  # half points that it paid to drop, if it dropped: 18.42a

    @property
    def untouched(self) -> bool:
        """It has dropped and done nothing since: it may stay Fresh (18.42a)."""
        landed = self.landed > 0 and self.how == "drop" and not self.done
        return landed and self.spent == self.landed and not self.overran


NOTHING = Moved()


class Game(Frame, frozen=True, gc=False):
    """The whole game."""


class Bidding(Frame, frozen=True, gc=False, kw_only=True):
    """23.5: both bid at once."""

    bids: dict[Side, str] = msgspec.field(default_factory=dict)  # "german 15"
    side: Side = ""  # who has got a reserve


class Dawn(Frame, frozen=True, gc=False, kw_only=True):
    """The dawn phase."""

    landing: tuple[Unit, ...] = ()  # 22.2a: have still to be rolled for


class DDay(Frame, frozen=True, gc=False, kw_only=True):
    """The four invasion phases of 17 September."""

    left: tuple[Space, ...] = ()  # areas still to bomb or to activate


class Daylight(Frame, frozen=True, gc=False):
    """The daylight phase: impulses until sunset."""


class Half(Frame, frozen=True, gc=False, kw_only=True):
    """A player's half of an impulse, or one D-Day phase, and what is remembered through it."""

    side: Side
    phase: Literal["impulse", "air", "guns", "airborne", "ground"] = "impulse"
    start_of: Start | None = None
    activations: tuple[str, ...] = ()  # what each activation was: assault, bombard, drop ...
    active: tuple[Space, ...] = ()  # spaces activated so far
    doubled: bool = False  # the advantage was spent on a double impulse
    added: bool = False  # zone F was added: 14.5
    flown: bool = False  # an air bombardment
    sunset: int = 0  # the natural sunset DR; 0: not rolled yet
    drm: int = 0  # the sunset DRM when it was rolled: 12.41d
    assaulted: tuple[Space, ...] = ()
    tried: tuple[Boundary, ...] = ()  # bridges that somebody tried to seize
    seized: dict[Boundary, Unit] = msgspec.field(default_factory=dict)
    crossings: dict[Boundary, int] = msgspec.field(default_factory=dict)
    repaired: tuple[Boundary, ...] = ()  # tried
    demolished: tuple[Boundary, ...] = ()  # tried in this activation
    moved: dict[Unit, Moved] = msgspec.field(default_factory=dict)
    movers: tuple[Unit, ...] = ()  # who is moving now: 9.1
    dropped: tuple[Unit, ...] = ()  # who has left the UK box: 18.41a
    stuck: tuple[Space, ...] = ()  # contested areas that an assault did not clear: 10.6c
    charged: dict[Space, int] = msgspec.field(default_factory=dict)  # half points: 10.6e
    lost: dict[Side, int] = msgspec.field(default_factory=dict)  # units eliminated
    settled: tuple[Side, ...] = ()  # losses for which the sunset DRM was moved


class Phase(Half, frozen=True, gc=False, kw_only=True):
    """One of the four phases of D-Day: remembers like a half what happens in it."""


def begun(half: Half) -> Start:
    """How things stood when a half began."""
    if half.start_of is None:
        raise EngineFault("a half has begun without its start")
    return half.start_of


class Duty(msgspec.Struct, frozen=True, gc=False):
    """A mandatory assault that is due, for the question to tell: where, who must take part, why."""

    space: Space
    units: tuple[Unit, ...]
    clause: str
    why: str  # a word
    more: bool  # others are due elsewhere


class Activation(Frame, frozen=True, gc=False, kw_only=True):
    """An assault activation of one space, or of two at once."""

    side: Side
    spaces: tuple[Space, ...]
    only: tuple[Unit, ...] | None = None  # D-Day: only these may act
    stirred: bool = False  # somebody has moved, seized or assaulted: no more repairs
    late: str = ""  # brought in at an overrun: it begins with its own repairs
    overrun: bool = False  # there has been one
    moment: bool = False  # it has only just happened: 12.3b
    again: str = ""  # brought in though it was assaulted before: it may be once more: 12.3c
    fought: tuple[Space, ...] = ()  # spaces assaulted in this activation: 12.3c
    dropped: bool = False  # units have left the UK box: 18.44b
    newcomers: tuple[Unit, ...] = ()  # have arrived since it began, and do not act in it: 18.3
    duty: Duty | None = None


class Landing(Activation, frozen=True, gc=False, kw_only=True):
    """D-Day: one action of a drop area, or the assault in zone F."""

    moving: bool = False  # its action is movement: 20.4e


class Dropping(Frame, frozen=True, gc=False, kw_only=True):
    """Units that drop, and their interdiction rolls."""

    into: dict[Unit, Space]
    left: tuple[Unit, ...] = ()
    dday: bool = False


class Infiltration(Frame, frozen=True, gc=False, kw_only=True):
    """An infiltration impulse: who has tried, and where failed units stand."""

    space: Space
    targets: tuple[Space, ...] = ()  # beside it, Allied-controlled and not contested as it began
    tried: tuple[Unit, ...] = ()
    failed: dict[Unit, Space] = msgspec.field(default_factory=dict)


class Rolling(Frame, frozen=True, gc=False, kw_only=True):
    """Dice on the table. Its value: the dice, first those of `side`, then those of the enemy."""

    side: Side  # who rolls
    clause: str
    count: int = 1  # dice of the roller: 1 or 2
    both: bool = False  # the enemy rolls as many
    combat: bool = False  # 23.7: cards instead of dice
    about: str = ""  # unit, space, boundary, "sunset" or "weather"
    values: tuple[int, ...] = ()  # AV and DV, which the dice are added to
    dice: tuple[int, ...] = ()
    again: bool = False  # was rolled again


class Chance(Window, frozen=True, gc=False, kw_only=True):
    """The holder of the advantage may have dice rolled again. Its value: whether."""

    side: Side  # whose dice come first
    clause: str
    dice: tuple[int, ...]
    count: int
    both: bool = False
    about: str = ""
    values: tuple[int, ...] = ()
    last: bool = False  # 12.4b: because of losses


class Before(msgspec.Struct, frozen=True, gc=False):
    """What a roll changes, in the public part and the half, to be taken back: 12.4b."""

    units: dict[str, UnitState]
    gone: dict[str, str]
    control: dict[str, Owner]
    bridges: dict[str, Holder]
    held: tuple[Boundary, ...]
    released: tuple[str, ...]
    moved: dict[Unit, Moved]
    crossings: dict[Boundary, int]
    lost: dict[Side, int]


class Fight(Frame, frozen=True, gc=False, kw_only=True):
    """An assault under way."""

    side: Side  # of the attacker
    space: Space
    by: tuple[Unit, ...]
    point: Unit
    guns: tuple[Unit, ...] = ()
    must: bool = False  # mandatory
    forward: str = ""
    dice: tuple[int, ...] = ()
    difference: int = 0  # AT - DT
    points: int = 0  # CP
    overrun: bool = False
    sunset: bool = False  # its dice are the sunset DR
    before: Before | None = None
    tallies: tuple[Tally, ...] = ()

    def upon(self) -> Deed:
        return Deed(self.by, (self.space,))


class Suffering(Frame, frozen=True, gc=False, kw_only=True):
    """Defenders absorb casualty points."""

    side: Side
    space: Space
    points: int
    forward: Unit


class Fleeing(Frame, frozen=True, gc=False, kw_only=True):
    """Units that must retreat, in an order that their owner chooses."""

    side: Side
    units: tuple[Unit, ...]
    back: bool = False  # attackers: they go back where they came from
    exempt: bool = False  # 9.62b: bridges do not matter


class Leaving(Frame, frozen=True, gc=False, kw_only=True):
    """Defenders may retreat of their own will."""

    side: Side
    space: Space


class Barrage(Frame, frozen=True, gc=False, kw_only=True):
    """A bombardment by guns or planes under way."""

    side: Side
    space: Space
    guns: tuple[Unit, ...] = ()  # the primary firing unit first
    barrage: bool = False
    plane: str = ""
    aim: str = ""
    ferry: str = ""
    work: str = ""
    dice: tuple[int, ...] = ()
    tallies: tuple[Tally, ...] = ()

    def upon(self) -> Deed:
        return Deed(self.guns, (self.space,))


class Wearing(Frame, frozen=True, gc=False, kw_only=True):
    """A side absorbs attrition points that are left after the primary target."""

    side: Side
    space: Space
    points: int
    hurt: tuple[Unit, ...] = ()  # have lost their step
    aim: str = ""


class Evening(Frame, frozen=True, gc=False, kw_only=True):
    """The end of a half: losses, the sunset DRM, the advantage."""

    side: Side  # who may move the marker
    boxes: int
    clause: str  # that lets him


class Resupply(Frame, frozen=True, gc=False, kw_only=True):
    """A side's refit: depots, what they have left, who was refitted."""

    side: Side
    depots: dict[Depot, Space] = msgspec.field(default_factory=dict)
    points: dict[Depot, int] = msgspec.field(default_factory=dict)
    used: tuple[Depot, ...] = ()
    refitted: tuple[Unit, ...] = ()
    built: tuple[Boundary, ...] = ()  # tried this phase
    building: str = ""  # the bridge that is being rolled for
    opened: tuple[Boundary, ...] = ()  # repaired this phase
    again: tuple[Depot, ...] = ()  # moved once more after the last repair: 19.23b
    raised: bool = False
    added: dict[Depot, int] = msgspec.field(default_factory=dict)  # 23.4: out of the reserve
    merged: tuple[Unit, ...] = ()
    rolling: tuple[Unit, ...] = ()  # isolated units that have still to roll


class Regrouping(Frame, frozen=True, gc=False, kw_only=True):
    """A side's regroup phase."""

    side: Side
    done: tuple[Unit, ...] = ()
    crossings: dict[Boundary, int] = msgspec.field(default_factory=dict)
    full: tuple[Space, ...] = ()  # areas that were full when it began: 6.51f
    went: tuple[tuple[Space, Space], ...] = ()  # between which of these units have gone
