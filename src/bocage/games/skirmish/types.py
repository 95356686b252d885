"""The nouns of skirmish.

What changes (Public, Private, Sealed), what is decided (actions) and where we are (frames). What is
printed is in book.py, what happened in events.py.
"""

from __future__ import annotations

from typing import Annotated

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
    Whole,
    Window,
    kind,
)

Side = str
Unit = Annotated[str, kind("unit")]
Space = Annotated[str, kind("space")]
Card = Annotated[str, kind("card")]
Units = Annotated[tuple[Unit, ...], AS_SET]

BLUE, RED = SIDES = ("blue", "red")


def other(side: Side) -> Side:
    """The enemy of a side."""
    return RED if side == BLUE else BLUE


# -- what changes ---------------------------------------------------------------------------


class UnitState(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A unit on the map: where it is, its steps, and its marks."""

    at: Space
    steps: int
    pinned: bool = False
    cut: bool = False
    moved: bool = False  # this half
    fired: bool = False  # this half
    committed: bool = False  # this half
    attacked: bool = False  # this half


class Public(msgspec.Struct, frozen=True, gc=False):
    """What everybody sees."""

    units: dict[str, UnitState]
    control: dict[str, str]  # objective -> side
    token: Side
    time: int
    hand_size: dict[str, int]
    discards: dict[str, tuple[str, ...]]
    losses: dict[str, int]  # steps that each side has lost
    attacked: tuple[str, ...] = ()  # spaces attacked this half
    hq_used: bool = False  # this half
    succeeded: tuple[str, ...] = ()  # sides that have used their succession
    missions: dict[str, str] = msgspec.field(default_factory=dict)  # shown when the game is over


class Private(msgspec.Struct, frozen=True, gc=False):
    """What only one side sees."""

    hand: tuple[str, ...]
    mission: str


class Sealed(msgspec.Struct, frozen=True, gc=False):
    """What nobody sees: the draw piles, top card first."""

    decks: dict[str, tuple[str, ...]]


class Counts(msgspec.Struct, frozen=True, gc=False):
    """What everybody may count of the hidden parts."""

    decks: dict[str, int]


Table = State[Public, Private, Sealed]
Pos = Position[Public, Private, Sealed, Frame, Action]
Seen = View[Public, Private, Counts, Frame, Action]
D = Draft[Public, Private, Sealed]


# -- what is decided ------------------------------------------------------------------------


class Bid(Action, frozen=True, gc=False):
    """Bid a card for going first, or none."""

    card: Card | None = None


class Rally(Action, frozen=True, gc=False):
    """Play a Rally card: restore a step, or remove the pin."""

    unit: Unit
    card: Card
    unpin: bool = False


class Done(Action, frozen=True, gc=False):
    """End this step of the half."""


class Move(Action, frozen=True, gc=False):
    """Move a unit along a path."""

    unit: Unit
    path: tuple[Space, ...]


class GoOn(Action, frozen=True, gc=False):
    """Go on along the path."""


class Halt(Action, frozen=True, gc=False):
    """Stop here; the rest of the path is lost."""


class Fire(Action, frozen=True, gc=False):
    """Fire at the unit that has just entered a space."""

    unit: Unit


class Play(Action, frozen=True, gc=False):
    """Play a card in a window."""

    card: Card


class Reroll(Action, frozen=True, gc=False):
    """Give the token away to cancel the roll."""


class Attack(Action, frozen=True, gc=False):
    """Attack a space with some units, perhaps led by the headquarters."""

    space: Space
    by: Units
    hq: bool = False


class Settle(Action, frozen=True, gc=False):
    """Divide hits into step losses and spaces of retreat."""

    losses: dict[Unit, Annotated[int, msgspec.Meta(ge=1)]] = msgspec.field(default_factory=dict)
    retreat: Whole = 0


class Retreat(Action, frozen=True, gc=False):
    """Retreat one unit along a path."""

    unit: Unit
    path: tuple[Space, ...]


class Advance(Action, frozen=True, gc=False):
    """Advance some attackers into the space that was attacked."""

    by: Units


class Place(Action, frozen=True, gc=False):
    """Put the headquarters back on the map."""

    space: Space


# -- where we are ---------------------------------------------------------------------------


class Game(Frame, frozen=True, gc=False):
    """The whole game."""


class Turn(Frame, frozen=True, gc=False):
    """A turn: the bids, and who goes first."""

    bids: dict[str, str] = msgspec.field(default_factory=dict)  # side -> card, "" for none
    first: str = ""


class Half(Frame, frozen=True, gc=False, kw_only=True):
    """One side's half of a turn."""

    side: Side


class RallyStep(Frame, frozen=True, gc=False, kw_only=True):
    """The rally step of a half."""

    side: Side


class MoveStep(Frame, frozen=True, gc=False, kw_only=True):
    """The movement step of a half."""

    side: Side


class CombatStep(Frame, frozen=True, gc=False, kw_only=True):
    """The combat step of a half."""

    side: Side


class Moving(Frame, frozen=True, gc=False, kw_only=True):
    """A move under way: the unit (or the platoons it became), its path and how far it has come."""

    units: tuple[Unit, ...]
    origin: Space
    path: tuple[Space, ...]
    done: int = 0
    shot_at: bool = False  # at this entry
    hit: bool = False


class Entered(Window, frozen=True, gc=False, kw_only=True):
    """The window when a unit has entered a space."""

    target: Unit
    space: Space
    fired: bool = False

    def upon(self) -> Deed:
        return Deed((), (self.target,))


class Firing(Frame, frozen=True, gc=False, kw_only=True):
    """Fire at a unit under way."""

    side: Side  # of the firing unit
    unit: Unit
    target: Unit
    cards: tuple[Card, ...] = ()
    tally: Tally = Tally("fire")
    roll: int = 0

    def upon(self) -> Deed:
        return Deed((self.unit,), (self.target,))


class FireCards(Window, frozen=True, gc=False, kw_only=True):
    """The window before a fire roll."""


class HitCards(Window, frozen=True, gc=False, kw_only=True):
    """The window when fire has hit a company."""

    unit: Unit


class Rolling(Frame, frozen=True, gc=False, kw_only=True):
    """A roll under way: who reveals, the card that lies there, who has re-rolled."""

    side: Side
    card: str = ""
    rerolled: tuple[str, ...] = ()


class RerollCards(Window, frozen=True, gc=False, kw_only=True):
    """The window of the token's holder after a roll."""

    spent: tuple[str, ...] = ()  # sides that have used the token in this roll


class Attacking(Frame, frozen=True, gc=False, kw_only=True):
    """An attack under way."""

    side: Side
    space: Space
    by: tuple[Unit, ...]
    hq: bool = False
    cards: tuple[Card, ...] = ()
    tallies: tuple[Tally, ...] = ()
    column: int = 0
    hits: tuple[int, int] = (0, 0)  # attacker, defender
    stood: bool = True  # the attackers did not retreat

    def upon(self) -> Deed:
        return Deed(self.by, (self.space,))


class CombatCards(Window, frozen=True, gc=False, kw_only=True):
    """The window after an attack has been declared."""


class Settling(Frame, frozen=True, gc=False, kw_only=True):
    """A side must divide its hits."""

    side: Side
    units: tuple[Unit, ...]
    hits: int
    retreat: int = 0


class Retreating(Frame, frozen=True, gc=False, kw_only=True):
    """Survivors that still have to retreat."""

    side: Side
    units: tuple[Unit, ...]  # still to go
    gone: tuple[Unit, ...] = ()  # have retreated
    length: int


class Advancing(Frame, frozen=True, gc=False, kw_only=True):
    """Attackers that may advance."""

    side: Side
    units: tuple[Unit, ...]
    space: Space


class Succession(Frame, frozen=True, gc=False, kw_only=True):
    """A headquarters may be placed again."""

    side: Side
    unit: Unit
