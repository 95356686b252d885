"""What happened while a random scenario was made."""

from __future__ import annotations

from typing import Literal

from bocage.games.combat_commander.types import Battle, Card, Edge, Item, Side, Unit, Works
from bocage.kernel.api import Event

LotKind = Literal["turner", "edge", "quality", "leader", "support", "asset"]


class LotDrawn(Event, frozen=True, gc=False):
    """A card is flipped for its dice; what for, and for whom."""

    side: Side
    lot: LotKind
    card: Card
    white: int
    red: int


class EdgeTaken(Event, frozen=True, gc=False):
    """An edge of the map belongs to a side."""

    side: Side
    edge: Edge


class QualityFound(Event, frozen=True, gc=False):
    """How good the troops of a side are."""

    side: Side
    quality: str


class BattleShown(Event, frozen=True, gc=False):
    """The order of battle that a side has chosen, and what it costs."""

    side: Side
    battle: Battle
    points: int


class LeaderFound(Event, frozen=True, gc=False):
    """A leader joins a side."""

    side: Side
    unit: Unit


class ItemBought(Event, frozen=True, gc=False):
    """A side buys an item of its support table."""

    side: Side
    item: Item
    points: int


class PostureFound(Event, frozen=True, gc=False):
    """The posture of a side."""

    side: Side
    posture: str


class WorksBought(Event, frozen=True, gc=False):
    """The defender buys fortifications."""

    side: Side
    works: Works
    points: int


class ScenarioMade(Event, frozen=True, gc=False):
    """The random scenario is made: who has the initiative card, where sudden death begins."""

    side: Side
    death: int


EVENTS = (
    LotDrawn,
    EdgeTaken,
    QualityFound,
    BattleShown,
    LeaderFound,
    ItemBought,
    PostureFound,
    WorksBought,
    ScenarioMade,
)
