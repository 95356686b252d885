"""What a declaration may lead to, from all chapters."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bocage.art.forecast import Die, Forecast, Roll
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import AttackDeclared, CombatRolled
from bocage.games.normandy.table.forecasts_fights import of_fight
from bocage.kernel.api import Action, Event

FIRE = "bocage.games.normandy.table.forecasts_fire"
fire: Any = import_module(FIRE) if find_spec(FIRE) else None

DICE = {"12.4d": Die("die-fight", faces=10, good=1), **getattr(fire, "DICE", {})}


def forecast(book: Book, seen: t.Seen, action: Action) -> tuple[Forecast, ...]:
    """What the roll that an action leads to may give; nothing if it leads to none."""
    more = fire.of_fire(book, seen, action) if fire else ()
    return (*of_fight(book, seen, action), *more)


def rolls(events: Sequence[Event]) -> tuple[Roll, ...]:
    """The dice of fights, and those of fire."""
    found, side = [], ""
    for event in events:
        if isinstance(event, AttackDeclared):
            side = event.side
        elif isinstance(event, CombatRolled) and side:
            found.append(Roll(side, "12.4d", event.roll))
    more = fire.rolls(events) if fire and hasattr(fire, "rolls") else ()
    return (*found, *more)
