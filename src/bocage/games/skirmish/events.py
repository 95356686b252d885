"""What happened, as ids and numbers; the sentences are in text/."""

from __future__ import annotations

from bocage.games.skirmish.types import Side
from bocage.kernel.api import Event, Tally


class TurnBegan(Event, frozen=True, gc=False):
    """A turn begins."""

    time: int


class BidsRevealed(Event, frozen=True, gc=False):
    """Both bids are shown."""

    blue: int
    red: int
    side: Side  # goes first


class HalfBegan(Event, frozen=True, gc=False):
    """A half begins."""

    side: Side


class Rallied(Event, frozen=True, gc=False):
    """A Rally card was played on a unit."""

    side: Side
    unit: str
    card: str


class EnteredSpace(Event, frozen=True, gc=False, tag="entered"):
    """A moving unit entered a space."""

    unit: str
    space: str


class Moved(Event, frozen=True, gc=False):
    """A unit has ended its move."""

    unit: str
    space: str


class Played(Event, frozen=True, gc=False):
    """A card was played in a window."""

    side: Side
    card: str


class Revealed(Event, frozen=True, gc=False):
    """A card was revealed for a roll."""

    side: Side
    card: str
    value: int


class Rerolled(Event, frozen=True, gc=False):
    """The holder gave the token away to cancel a roll."""

    side: Side


class Mishap(Event, frozen=True, gc=False):
    """A mishap strikes a space."""

    space: str


class Pinned(Event, frozen=True, gc=False):
    """A unit is pinned."""

    unit: str


class Fired(Event, frozen=True, gc=False):
    """Fire was resolved."""

    unit: str
    target: str
    roll: int
    total: int
    hit: bool
    tallies: tuple[Tally, ...]


class FireLost(Event, frozen=True, gc=False):
    """The firing unit was pinned by the mishap of its own roll."""

    unit: str


class Hit(Event, frozen=True, gc=False):
    """Fire hit a unit."""

    unit: str


class Dispersed(Event, frozen=True, gc=False):
    """A company was replaced by its platoons."""

    unit: str
    space: str


class AttackDeclared(Event, frozen=True, gc=False):
    """An attack was declared."""

    side: Side
    space: str
    units: tuple[str, ...]


class CombatResolved(Event, frozen=True, gc=False):
    """An attack was rolled for."""

    space: str
    column: str
    roll: int
    attacker_hits: int
    defender_hits: int
    tallies: tuple[Tally, ...]


class LostStep(Event, frozen=True, gc=False):
    """A unit lost a step and is still there."""

    unit: str


class Eliminated(Event, frozen=True, gc=False):
    """A unit is gone."""

    unit: str


class Retreated(Event, frozen=True, gc=False):
    """A unit retreated."""

    unit: str
    space: str


class Advanced(Event, frozen=True, gc=False):
    """A unit advanced."""

    unit: str
    space: str


class Cut(Event, frozen=True, gc=False):
    """A unit is marked cut."""

    unit: str


class Control(Event, frozen=True, gc=False):
    """An objective changed hands."""

    side: Side
    space: str


class Reshuffled(Event, frozen=True, gc=False):
    """A deck ran out and was shuffled anew."""

    side: Side


class Time(Event, frozen=True, gc=False):
    """The time marker advanced."""

    time: int
    limit: int


class Drew(Event, frozen=True, gc=False):
    """A side drew cards: which, only for that side."""

    side: Side
    cards: tuple[str, ...]


class Refilled(Event, frozen=True, gc=False):
    """A side drew cards: how many."""

    side: Side
    number: int


class Succeeded(Event, frozen=True, gc=False):
    """A headquarters is back."""

    side: Side
    unit: str
    space: str


class GameOver(Event, frozen=True, gc=False):
    """The game is over: missions and points are shown."""

    winner: str
    missions: dict[str, str]
    score: dict[str, int]
