"""What happened: set-up, time, victory, melee, snipers, support and the events of the cards."""

from __future__ import annotations

from bocage.games.combat_commander.types import (
    Card,
    Chit,
    Hex,
    Item,
    Party,
    Side,
    Unit,
    Weapon,
)
from bocage.kernel.api import Event, Tally


class Happened(Event, frozen=True, gc=False):
    """An event comes from the draw pile: who drew it, which; the direction of a Breeze."""

    side: Side
    event: str
    arg: int = 0


class NothingHappened(Event, frozen=True, gc=False):
    """An event finds nothing that it could do."""

    event: str


class TimeAdvanced(Event, frozen=True, gc=False):
    """The time marker moves on; who triggered it shuffles."""

    side: Side
    time: int


class OrdersGrew(Event, frozen=True, gc=False):
    """A side may give more orders in a turn from now on."""

    side: Side
    orders: int


class Delayed(Event, frozen=True, gc=False):
    """A reinforcement finds no place and waits for the next time advance."""

    unit: Unit
    time: int


class RadioGained(Event, frozen=True, gc=False):
    """A radio comes into the artillery box of a side."""

    side: Side
    radio: str


class RadioRefused(Event, frozen=True, gc=False):
    """A radio does not come into play, since the box is not empty."""

    side: Side
    radio: str


class WeaponGiven(Event, frozen=True, gc=False):
    """A unit gets a weapon."""

    weapon: Weapon
    unit: Unit


class VeteranMade(Event, frozen=True, gc=False):
    """A unit becomes a veteran."""

    unit: Unit


class SurrenderMoved(Event, frozen=True, gc=False):
    """A surrender marker moves."""

    side: Side
    space: int


class HandInspected(Event, frozen=True, gc=False):
    """A side sees the whole hand of the other."""

    side: Side  # who sees it


class HandShown(Event, frozen=True, gc=False):
    """The cards that are shown; only who sees them learns which."""

    side: Side  # whose cards
    cards: tuple[Card, ...]


class CardLost(Event, frozen=True, gc=False):
    """A card goes from a hand to the discard pile by an event."""

    side: Side
    card: Card


class ChitDrawn(Event, frozen=True, gc=False):
    """A side draws a secret objective."""

    side: Side


class ChitSeen(Event, frozen=True, gc=False):
    """Which one; only its owner learns it."""

    side: Side
    chit: Chit


class SniperAimed(Event, frozen=True, gc=False):
    """A sniper: his hex."""

    side: Side
    at: Hex


class Fled(Event, frozen=True, gc=False):
    """A unit leaves a burning hex."""

    unit: Unit
    at: Hex


class SupportFound(Event, frozen=True, gc=False):
    """A side takes an item of its support table."""

    side: Side
    item: Item


class SupportMissing(Event, frozen=True, gc=False):
    """The support table has nothing for this roll that could be taken."""

    side: Side
    roll: int


class MeleeBegan(Event, frozen=True, gc=False):
    """A melee."""

    at: Hex


class MeleeFought(Event, frozen=True, gc=False):
    """A melee is decided: both totals, and who is left."""

    at: Hex
    axis: int
    allies: int
    winner: str  # empty: nobody
    tallies: tuple[Tally, ...] = ()


class MeleeBroken(Event, frozen=True, gc=False):
    """A melee ends without a result, since a side has no unit left in it."""

    at: Hex


class FogThinned(Event, frozen=True, gc=False):
    """The fog is thinner from now on."""

    fog: int


class CampMade(Event, frozen=True, gc=False):
    """A side has set up."""

    side: Side


class Settled(Event, frozen=True, gc=False):
    """A side puts a unit on the map at set-up."""

    unit: Unit
    at: Hex


class Armed(Event, frozen=True, gc=False):
    """A side gives a weapon to a unit at set-up."""

    weapon: Weapon
    unit: Unit


class Fortified(Event, frozen=True, gc=False):
    """A side puts a fortification on the map at set-up."""

    what: str
    at: Hex


class FirstTurnTaken(Event, frozen=True, gc=False):
    """A side gives the initiative card away to have the first turn."""

    side: Party


class MinesWeakened(Event, frozen=True, gc=False):
    """A side has weaker mines and a card more to choose from."""

    side: Party
    fp: int
    card: Card


class StartCards(Event, frozen=True, gc=False):
    """The scenario gives a side these cards before it draws."""

    side: Side
    cards: tuple[Card, ...]


EVENTS = (
    Happened,
    NothingHappened,
    TimeAdvanced,
    OrdersGrew,
    Delayed,
    RadioGained,
    RadioRefused,
    WeaponGiven,
    VeteranMade,
    SurrenderMoved,
    HandInspected,
    HandShown,
    CardLost,
    ChitDrawn,
    ChitSeen,
    SniperAimed,
    Fled,
    SupportFound,
    SupportMissing,
    MeleeBegan,
    MeleeFought,
    MeleeBroken,
    FogThinned,
    CampMade,
    Settled,
    Armed,
    Fortified,
    FirstTurnTaken,
    MinesWeakened,
    StartCards,
)
