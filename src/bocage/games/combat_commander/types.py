"""The nouns of Combat Commander: Europe.

What changes (Public, Private, Sealed), what is decided (actions) and where we are (frames). What is
printed is in book.py, what happened in events.py. Hidden are the hands, secret objective chits, the
draw piles and, until both are done, a set-up that is made at the same time.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

import msgspec

from bocage.kernel.api import (
    AS_SET,
    Action,
    Deed,
    Draft,
    Frame,
    Position,
    State,
    Tally,
    View,
    Window,
    kind,
)

Side = str
Unit = Annotated[str, kind("unit")]
Weapon = Annotated[str, kind("weapon")]
Piece = Annotated[str, kind("piece")]  # a unit or a weapon: what fires
Hex = Annotated[str, kind("space")]
Card = Annotated[str, kind("card")]
Chit = Annotated[str, kind("chit")]
Party = Annotated[str, kind("party")]  # one of the two sides
Item = Annotated[str, kind("item")]  # a line of a support table
FortKind = Annotated[str, kind("fort")]  # foxholes, trench, pillbox, bunker, wire, mines
Edge = Annotated[str, kind("edge")]  # top, bottom, left, right
Battle = Annotated[str, kind("battle")]  # an order of battle
Works = Annotated[str, kind("works")]  # fortifications that are bought together
Mark = Annotated[str, kind("mark")]  # weapon, suppressed, veteran: what a squad hands on
Units = Annotated[tuple[Unit, ...], AS_SET]
Pieces = Annotated[tuple[Piece, ...], AS_SET]
Cards = Annotated[tuple[Card, ...], AS_SET]
Marks = Annotated[tuple[Mark, ...], AS_SET]

AXIS: Final = "axis"
ALLIES: Final = "allies"
SIDES = (AXIS, ALLIES)
MARKS = ("weapon", "suppressed", "veteran")
FIGURES = 7  # 8.2a: how many soldiers fit into a hex


def other(side: Side) -> Literal["axis", "allies"]:
    """The enemy of a side."""
    return ALLIES if side == AXIS else AXIS


# -- what changes ---------------------------------------------------------------------------


class UnitState(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A unit on the map: where it is, how it is, what it carries."""

    at: Hex
    broken: bool = False
    suppressed: bool = False
    veteran: bool = False
    weapon: str = ""


class RadioState(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The radio in a side's artillery box."""

    id: str
    broken: bool = False
    used: bool = False  # activated this turn


class Waiting(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A unit or radio on the time track."""

    space: int
    side: Side
    weapon: str = ""


class Plan(msgspec.Struct, frozen=True, gc=False):
    """What a scenario lays down for a side: as printed, or as it was made before the first turn."""

    posture: Literal["attack", "defend", "recon"]
    hand: int  # how many cards it holds
    quality: Literal["green", "line", "elite"]
    edge: Literal["top", "bottom", "left", "right"]
    area: str  # where it sets up: see `Book.area`


class Roster(msgspec.Struct, frozen=True, gc=False):
    """What a side sets up, and which units may have a weapon that not every unit may have."""

    units: tuple[str, ...] = ()
    weapons: tuple[str, ...] = ()
    forts: dict[str, int] = msgspec.field(default_factory=dict)
    holders: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)


class Public(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees."""

    units: dict[str, UnitState]  # on the map
    dead: dict[str, tuple[str, ...]]  # side -> its casualty track, in order
    box: tuple[str, ...]  # eliminated weapons
    jammed: tuple[str, ...]  # broken weapons
    track: dict[str, Waiting]  # the time track: units and radios
    radios: dict[str, RadioState]  # side -> its radio; absent: none
    forts: dict[str, str]  # hex -> fortification
    smoke: dict[str, int]  # hex -> hindrance
    blaze: dict[str, int]  # hex -> the value on the back of its marker
    cup: tuple[int, ...]  # how many smoke markers of value 1 to 10 are left in the cup
    control: dict[str, str]  # objective -> side
    chits: tuple[str, ...]  # open objective chits
    time: int
    death: int  # where the sudden death marker lies
    vp: int  # above 0: on the Axis side
    surrender: dict[str, int]  # side -> the space of its surrender marker
    initiative: Side
    active: Side
    given: int  # orders given this turn
    orders: dict[str, int]  # side -> how many it may give in a turn
    activated: tuple[str, ...]  # units activated this turn, of both sides
    roused: tuple[str, ...]  # sides activated for Recover or Rout this turn
    hands: dict[str, int]  # how many cards each side holds
    piles: dict[str, int]  # how many cards each draw pile has
    discards: dict[str, tuple[str, ...]]  # the last one on top
    plan: dict[str, Plan]  # side -> posture, edge and so on
    stage: Literal["setup", "play"] = "setup"
    shown: dict[str, tuple[str, ...]] = msgspec.field(default_factory=dict)  # chits at the end
    held: dict[str, str] = msgspec.field(default_factory=dict)  # bunkers: who was there first
    mines: int = 0  # the strength of mines, if the scenario let a side change it
    fog: int = 0  # hindrance everywhere
    rosters: dict[str, Roster] = msgspec.field(default_factory=dict)  # made before the set-up


class Private(msgspec.Struct, frozen=True, gc=False):
    """What only one side sees."""

    hand: tuple[str, ...] = ()
    chits: tuple[str, ...] = ()  # secret objectives
    camp: dict[str, str] = msgspec.field(default_factory=dict)  # set-up: unit or fort -> hex
    arms: dict[str, str] = msgspec.field(default_factory=dict)  # set-up: weapon -> unit
    seen_hand: tuple[str, ...] = ()  # the enemy's hand while it is shown (E61)


class Sealed(msgspec.Struct, frozen=True, gc=False):
    """What nobody sees: the draw piles, next card first, and the chits in the cup."""

    decks: dict[str, tuple[str, ...]]
    bag: tuple[str, ...] = ()


class Counts(msgspec.Struct, frozen=True, gc=False):
    """What everybody may count of the hidden parts."""

    hands: dict[str, int]
    decks: dict[str, int]
    chits: dict[str, int]
    bag: int


Table = State[Public, Private, Sealed]
Pos = Position[Public, Private, Sealed, Frame, Action]
Seen = View[Public, Private, Counts, Frame, Action]
D = Draft[Public, Private, Sealed]


# -- what is decided: orders ----------------------------------------------------------------


class Fire(Action, frozen=True, gc=False):
    """Fire order: the units that are activated."""

    card: Card
    by: Units


class Move(Action, frozen=True, gc=False):
    """Move order: the units that are activated."""

    card: Card
    by: Units


class Advance(Action, frozen=True, gc=False):
    """Advance order: the units that are activated."""

    card: Card
    by: Units


class Recover(Action, frozen=True, gc=False):
    """Recover order."""

    card: Card


class Rout(Action, frozen=True, gc=False):
    """Rout order: whose broken units roll."""

    card: Card
    whose: Party


class Deny(Action, frozen=True, gc=False):
    """Artillery Denied: break the enemy's radio, or eliminate a broken one."""

    card: Card


class Access(Action, frozen=True, gc=False):
    """Artillery Request, battery access: repair the radio."""

    card: Card


class Bombard(Action, frozen=True, gc=False):
    """Artillery Request, fire for effect: the spotter, the hex, smoke or shells."""

    card: Card
    spotter: Unit
    at: Hex
    smoke: bool = False


class Discard(Action, frozen=True, gc=False):
    """Pass the whole turn and discard cards."""

    cards: Cards = ()


class End(Action, frozen=True, gc=False):
    """End the turn after one order or more."""


class Drop(Action, frozen=True, gc=False):
    """Eliminate a weapon of one's own."""

    weapon: Weapon


# -- what is decided: within orders ---------------------------------------------------------


class Shoot(Action, frozen=True, gc=False):
    """A fire attack: target hex, the piece whose FP counts, all pieces, actions played with it."""

    at: Hex
    base: Piece
    by: Pieces
    cards: Cards = ()
    also: Hex | None = None  # the second hex of Spray Fire
    smoke: bool = False


class Assault(Action, frozen=True, gc=False):
    """Assault Fire: the card, then a fire attack by moving pieces."""

    card: Card
    at: Hex
    base: Piece
    by: Pieces
    cards: Cards = ()
    also: Hex | None = None


class Go(Action, frozen=True, gc=False):
    """Start a unit or a group of one hex on its way."""

    by: Units
    path: tuple[Hex, ...]


class On(Action, frozen=True, gc=False):
    """Go on with the unit or group that is moving."""

    path: tuple[Hex, ...]


class Halt(Action, frozen=True, gc=False):
    """The unit or group that is moving stops here."""


class Hand(Action, frozen=True, gc=False):
    """Hand a weapon to another unit in the hex for 1 MP."""

    weapon: Weapon
    to: Unit


class Enter(Action, frozen=True, gc=False):
    """Advance a unit, or units of one hex together, into an adjacent hex."""

    by: Units
    to: Hex


class Leave(Action, frozen=True, gc=False):
    """Exit over the enemy's edge: each unit goes to a space of the time track."""

    spaces: dict[Unit, int]


class Alert(Action, frozen=True, gc=False):
    """Play a Fire card to activate units for opportunity fire."""

    card: Card
    by: Units


class Play(Action, frozen=True, gc=False):
    """Play a card for its action; where and with which unit if the action asks for it."""

    card: Card
    at: Hex | None = None
    unit: Unit | None = None


class Reroll(Action, frozen=True, gc=False):
    """Give the initiative card away to cancel the roll."""


class Finish(Action, frozen=True, gc=False):
    """Nothing more of this order, or of the set-up."""


# -- what is decided: answers ---------------------------------------------------------------


class Choose(Action, frozen=True, gc=False):
    """Choose a unit."""

    unit: Unit


class ChooseHex(Action, frozen=True, gc=False, tag="hex"):
    """Choose a hex."""

    at: Hex


class ChooseWeapon(Action, frozen=True, gc=False, tag="weapon"):
    """Choose a weapon."""

    weapon: Weapon


class ChooseCard(Action, frozen=True, gc=False, tag="card"):
    """Choose a card."""

    card: Card


class ChooseChit(Action, frozen=True, gc=False, tag="chit"):
    """Choose an objective chit."""

    chit: Chit


class Take(Action, frozen=True, gc=False):
    """Take an item of the support table."""

    item: Item


class Put(Action, frozen=True, gc=False):
    """Put a unit into a hex."""

    unit: Unit
    at: Hex


class Equip(Action, frozen=True, gc=False):
    """Give a weapon to a unit: at set-up, or when it is scrounged."""

    weapon: Weapon
    to: Unit


class Fortify(Action, frozen=True, gc=False):
    """Put a fortification into a hex."""

    what: FortKind
    at: Hex


class Deploy(Action, frozen=True, gc=False):
    """Replace a squad by two teams; `second` names the marks that the second team gets."""

    unit: Unit
    second: Marks = ()


class ChooseEdge(Action, frozen=True, gc=False, tag="edge"):
    """Take an edge of the map as one's own."""

    edge: Edge


class Enlist(Action, frozen=True, gc=False):
    """Choose an order of battle."""

    battle: Battle


class Buy(Action, frozen=True, gc=False):
    """Buy fortifications."""

    works: Works


class Accept(Action, frozen=True, gc=False):
    """Make use of what may be done."""


class Decline(Action, frozen=True, gc=False):
    """Do not make use of what may be done."""


# -- where we are: the game -----------------------------------------------------------------


class Game(Frame, frozen=True, gc=False):
    """The whole game: set-up, then turns."""


class Generating(Frame, frozen=True, gc=False, kw_only=True):
    """A random scenario is made."""

    side: Side = ""  # who turns the map; who has bought support first
    edges: tuple[Edge, ...] = ()  # those that the dice offer
    battles: dict[str, Battle] = msgspec.field(default_factory=dict)  # what both have chosen


class Buying(Frame, frozen=True, gc=False, kw_only=True):
    """A side rolls on its support table and buys items of the row."""

    side: Side
    roll: int = 0
    bought: bool = False


class Assets(Frame, frozen=True, gc=False, kw_only=True):
    """Before he sets up the attacker may roll for a radio."""

    side: Side


class SetUp(Frame, frozen=True, gc=False, kw_only=True):
    """One side sets up; `late`: what may be placed after the enemy."""

    side: Side
    late: bool = False
    unit: str = ""  # random set-up: who is placed, and the random hex
    at: str = ""


class Turn(Frame, frozen=True, gc=False, kw_only=True):
    """The turn of a side."""

    side: Side


class AfterPass(Window, frozen=True, gc=False, kw_only=True):
    """The window after the enemy has passed and discarded: Demolitions, Hidden Unit."""


class Overstacked(Frame, frozen=True, gc=False, kw_only=True):
    """The end of a turn: a side brings its hexes back to the limit, one after the other."""

    side: Side
    hexes: tuple[Hex, ...] = ()  # still to do
    deployed: bool = False  # in the first of them


class Refill(Frame, frozen=True, gc=False, kw_only=True):
    """A side draws up to its hand size."""

    side: Side


# -- where we are: rolls and triggers -------------------------------------------------------

RollKind = Literal[
    "attack",  # fire, mines, artillery impact
    "defence",
    "targeting",
    "accuracy",
    "rally",
    "rout",
    "melee",
    "death",
    "support",
    "commissar",
]


class Roll(Frame, frozen=True, gc=False, kw_only=True):
    """A roll: who rolls, what for, the card that lies there. Its value: the two dice."""

    side: Side
    kind: RollKind
    clause: str
    about: str = ""  # the unit or hex that it concerns
    card: str = ""


class Again(Window, frozen=True, gc=False, kw_only=True):
    """After a roll: the holder of the initiative may have it rolled again. Its value: yes or no."""

    roller: Side
    kind: RollKind
    about: str = ""
    card: Card
    white: int = 0
    red: int = 0


class Trigger(Frame, frozen=True, gc=False, kw_only=True):
    """A die trigger: while one is resolved no other takes effect. Melees follow at its end."""

    side: Side
    kind: Literal["event", "sniper", "time"]
    before: tuple[Hex, ...] = ()  # where both sides stood when it began


class TimeAdvance(Frame, frozen=True, gc=False, kw_only=True):
    """The time marker moves on."""

    side: Side  # who triggered it
    units: tuple[str, ...] = ()  # reinforcements still to place


class DigIn(Window, frozen=True, gc=False, kw_only=True):
    """The window at the end of a time advance: Dig In."""


class Sniper(Frame, frozen=True, gc=False, kw_only=True):
    """A sniper: the hex, and who may be hit."""

    side: Side
    at: str = ""


class Happening(Frame, frozen=True, gc=False, kw_only=True):
    """An event card under way; which fields it needs depends on the event."""

    side: Side  # who drew it
    name: str
    card: Card
    arg: int = 0
    at: str = ""  # the random hex, or the hex chosen
    unit: str = ""
    units: tuple[Unit, ...] = ()  # still to treat
    hexes: tuple[Hex, ...] = ()
    choices: tuple[str, ...] = ()


class Victim(Frame, frozen=True, gc=False, kw_only=True):
    """A side must choose one of its units in a hex to break."""

    side: Side
    at: Hex
    clause: str
    prompt: str


class Flight(Frame, frozen=True, gc=False, kw_only=True):
    """Units of a side leave burning hexes for adjacent ones."""

    side: Side
    units: tuple[Unit, ...]
    clause: str
    prompt: str


class Support(Frame, frozen=True, gc=False, kw_only=True):
    """A roll on the support table, the choice of an item, its place. Its value: the unit or ""."""

    side: Side
    clause: str
    how: Literal["hidden", "infiltration", "reinforcements"]
    roll: int = 0
    item: str = ""
    unit: str = ""
    weapon: str = ""
    at: str = ""  # the random hex of an infiltration


# -- where we are: orders -------------------------------------------------------------------


class Firing(Frame, frozen=True, gc=False, kw_only=True):
    """A Fire order: the activated units, the pieces that have fired."""

    side: Side
    units: tuple[Unit, ...]
    fired: tuple[Piece, ...] = ()


class Moving(Frame, frozen=True, gc=False, kw_only=True):
    """A Move order: the activated units, those that have moved, MP spent, who fires at them."""

    side: Side
    units: tuple[Unit, ...]
    start: dict[Unit, Hex] = msgspec.field(default_factory=dict)  # where they began
    done: tuple[Unit, ...] = ()
    spent: dict[Unit, int] = msgspec.field(default_factory=dict)  # in half MP
    road: tuple[Unit, ...] = ()  # units that have entered a road hex in this order
    wired: tuple[Unit, ...] = ()  # units that have lost their MP to wire
    crossed: bool = False  # some unit has entered another hex
    alert: tuple[Unit, ...] = ()  # enemies activated for opportunity fire in this order


class Walking(Frame, frozen=True, gc=False, kw_only=True):
    """A unit or group under way, and the path that is still to walk."""

    side: Side
    units: tuple[Unit, ...]
    path: tuple[Hex, ...] = ()  # while their side is asked: what they have not gone of it
    left: str = ""  # the hex they came from at the last step
    at: str = ""  # and the one they entered; empty once they have done something else
    tallies: tuple[Tally, ...] = ()  # what the way costs, and the Movement it is paid from
    hurt: bool = False  # something happened to them at the last step
    heavy: bool = False  # they can only go on without a weapon

    def upon(self) -> Deed:
        return Deed((), self.units)


class Advancing(Frame, frozen=True, gc=False, kw_only=True):
    """An Advance order: the activated units, those that have advanced."""

    side: Side
    units: tuple[Unit, ...]
    done: tuple[Unit, ...] = ()
    going: tuple[Unit, ...] = ()  # those that advance just now
    crossed: bool = False  # some unit has advanced


class Leaving(Frame, frozen=True, gc=False, kw_only=True):
    """Units that leave the map over the enemy's edge, and their spaces of the time track."""

    side: Side
    units: tuple[Unit, ...]
    spaces: dict[Unit, int]


class Entered(Window, frozen=True, gc=False, kw_only=True):
    """The window of the other side when units have entered a hex."""

    units: tuple[Unit, ...]
    at: Hex
    fire: bool  # opportunity fire is possible: a Move order, not from trench to trench
    alert: tuple[Unit, ...] = ()  # enemies activated for opportunity fire in this order
    fired: bool = False  # at this expenditure
    played: bool = False  # anything at all


class Recovering(Frame, frozen=True, gc=False, kw_only=True):
    """A Recover order: the broken units that still have to roll, and whose roll it is now."""

    side: Side
    units: tuple[Unit, ...]
    now: tuple[Unit, ...] = ()  # more than one if its squad was deployed by a trigger
    morale: Tally = Tally("morale")  # of the unit that rolls, before the roll


class Routing(Frame, frozen=True, gc=False, kw_only=True):
    """A Rout order: who gave it, whose units roll, which still have to."""

    side: Side
    whose: Side
    units: tuple[Unit, ...]
    now: tuple[Unit, ...] = ()  # more than one if its squad was deployed by a trigger
    roll: int = 0
    morale: Tally = Tally("morale")  # of the unit that rolls, before the roll


class Retreating(Frame, frozen=True, gc=False, kw_only=True):
    """A unit (or the teams that it became) that retreats, hex by hex."""

    units: tuple[Unit, ...]
    left: int  # hexes to go


class Shelling(Frame, frozen=True, gc=False, kw_only=True):
    """Fire for effect: the spotting round, then the hexes it hits."""

    side: Side
    spotter: Unit
    at: Hex
    smoke: bool
    radio: str
    needed: int  # what the dice of the accuracy roll multiplied must exceed
    hit: bool = False  # it is accurate
    hexes: tuple[Hex, ...] = ()  # still to hit


# -- where we are: attacks ------------------------------------------------------------------


class Attack(Frame, frozen=True, gc=False, kw_only=True):
    """An attack: fire, mines or artillery impact. Its numbers are those of its declaration."""

    side: Side  # who rolls for it
    kind: Literal["fire", "mines", "impact"]
    hexes: tuple[Hex, ...]  # one; two with Spray Fire
    pieces: tuple[Piece, ...] = ()
    base: str = ""
    cards: tuple[Card, ...] = ()
    smoke: bool = False
    aim: Tally | None = None  # ordnance: what the dice multiplied must exceed
    fp: Tally = Tally("fp")
    crossed: dict[Hex, str] = msgspec.field(default_factory=dict)  # walls and hedges into a hex
    indirect: bool = False  # mortars and artillery
    bare: bool = False  # nobody has cover
    near: int = 0  # range from the nearest firing hex
    total: int = 0  # lowered by Concealment
    concealed: tuple[Hex, ...] = ()  # where it was played
    targets: tuple[Unit, ...] = ()  # frozen at the roll: still to defend
    victims: tuple[Unit, ...] = ()  # mines: only these
    now: tuple[Unit, ...] = ()  # defends now; more than one if it was deployed by a trigger
    morale: Tally = Tally("morale")  # of the unit that defends now
    jams: int = 0  # weapons that Sustained Fire still breaks

    def upon(self) -> Deed:
        return Deed(self.pieces, self.now or self.hexes)


class Boost(Window, frozen=True, gc=False, kw_only=True):
    """The window before the attack roll of ordnance that has hit."""


class Shield(Window, frozen=True, gc=False, kw_only=True):
    """The window before a defence roll: Concealment, Hidden Entrenchments, Hidden Pillbox."""

    unit: Unit


class Breaking(Frame, frozen=True, gc=False, kw_only=True):
    """Units break, one after the other; `lost`: the sides that have lost one by that."""

    units: tuple[Unit, ...]
    clause: str
    lost: tuple[str, ...] = ()


class Wounds(Window, frozen=True, gc=False, kw_only=True):
    """The window when a squad is about to break: Light Wounds. Its value: whether it was played."""

    unit: Unit


# -- where we are: melee --------------------------------------------------------------------


class Melees(Frame, frozen=True, gc=False, kw_only=True):
    """The end of an order or trigger: a melee wherever both sides stand in one hex."""

    fought: tuple[Hex, ...] = ()  # or not to be fought now


class Melee(Frame, frozen=True, gc=False, kw_only=True):
    """One melee: the hex, both totals."""

    at: Hex
    fp: dict[str, Tally] = msgspec.field(default_factory=dict)
    rolls: dict[str, int] = msgspec.field(default_factory=dict)
    holder: str = ""  # the side that was in the bunker or pillbox
    units: tuple[Unit, ...] = ()  # who takes part

    def upon(self) -> Deed:
        return Deed((), (self.at,))


class Ambush(Window, frozen=True, gc=False, kw_only=True):
    """The window before a melee: Ambush."""

    at: Hex


class Quarter(Window, frozen=True, gc=False, kw_only=True):
    """The window after a melee: No Quarter."""

    at: Hex
