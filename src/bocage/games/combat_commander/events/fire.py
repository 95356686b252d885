"""What happened: fire, attacks, artillery and what lies on the map."""

from __future__ import annotations

from typing import Literal

from bocage.games.combat_commander.types import (
    Card,
    FortKind,
    Hex,
    Party,
    Piece,
    Pieces,
    Side,
    Unit,
)
from bocage.kernel.api import Event, Tally


class Aimed(Event, frozen=True, gc=False):
    """Ordnance, or a battery, is aimed at a hex: what the product of the dice must exceed."""

    side: Side
    piece: str  # the weapon, or the spotter of a battery
    at: Hex
    smoke: bool
    tallies: tuple[Tally, ...]


class Targeted(Event, frozen=True, gc=False):
    """A targeting or accuracy roll: the product, what it had to exceed, whether it hits."""

    side: Side
    at: Hex
    product: int
    needed: int
    hit: bool


class Fired(Event, frozen=True, gc=False):
    """A fire attack is about to be rolled: who fires where, with which FP."""

    side: Side
    at: Hex
    base: Piece
    pieces: Pieces
    also: str
    tallies: tuple[Tally, ...]
    over: tuple[Hex, ...] = ()  # what hinders the line of sight most


class MinesSprung(Event, frozen=True, gc=False):
    """A mine attack is about to be rolled."""

    side: Side
    at: Hex
    tallies: tuple[Tally, ...]


class ShellsFell(Event, frozen=True, gc=False):
    """Artillery hits a hex."""

    side: Side
    at: Hex
    tallies: tuple[Tally, ...]


class AttackTotal(Event, frozen=True, gc=False):
    """The attack total, by its terms."""

    side: Side
    at: Hex
    total: int
    tallies: tuple[Tally, ...]


class Concealed(Event, frozen=True, gc=False):
    """Concealment lowers the attack total by the cover of a hex."""

    side: Side
    at: Hex
    by: int
    total: int


class Defends(Event, frozen=True, gc=False):
    """A unit is about to make its defence roll: its Morale."""

    unit: Unit
    total: int  # the attack total
    tallies: tuple[Tally, ...]


class Defended(Event, frozen=True, gc=False):
    """A defence roll: both totals and what comes of it."""

    unit: Unit
    total: int
    against: int
    result: Literal["break", "suppress", "none"]
    tallies: tuple[Tally, ...]


class RadioBroke(Event, frozen=True, gc=False):
    """A radio breaks."""

    side: Party
    radio: str


class RadioFixed(Event, frozen=True, gc=False):
    """A broken radio is repaired."""

    side: Party
    radio: str


class RadioLost(Event, frozen=True, gc=False):
    """A broken radio is eliminated."""

    side: Party
    radio: str


class RoundDrifted(Event, frozen=True, gc=False):
    """The spotting round comes down in a hex."""

    side: Side
    at: Hex
    card: Card


class RoundLost(Event, frozen=True, gc=False):
    """The spotting round leaves the map: no more shells."""

    side: Side
    card: Card


class SmokePlaced(Event, frozen=True, gc=False):
    """A smoke marker lies in a hex."""

    at: Hex
    value: int


class SmokeThinner(Event, frozen=True, gc=False):
    """The smoke marker drawn is no better than the one in the hex and goes back."""

    at: Hex
    value: int


class SmokeGone(Event, frozen=True, gc=False):
    """A smoke marker is removed."""

    at: Hex


class BlazePlaced(Event, frozen=True, gc=False):
    """A hex is on fire."""

    at: Hex


class FortPlaced(Event, frozen=True, gc=False):
    """A fortification comes into play."""

    fort: FortKind
    at: Hex


class FortGone(Event, frozen=True, gc=False):
    """A fortification is removed."""

    fort: FortKind
    at: Hex


EVENTS = (
    Aimed,
    Targeted,
    Fired,
    MinesSprung,
    ShellsFell,
    AttackTotal,
    Concealed,
    Defends,
    Defended,
    RadioBroke,
    RadioFixed,
    RadioLost,
    RoundDrifted,
    RoundLost,
    SmokePlaced,
    SmokeThinner,
    SmokeGone,
    BlazePlaced,
    FortPlaced,
    FortGone,
)
