"""The moments of a ground combat: the die, and what comes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bocage.art.moment import Cell, Moment, Throw, latest
from bocage.art.panels import Words
from bocage.games.normandy import events as e
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.charts import ROLLS
from bocage.games.normandy.rules import r12_strength as arms
from bocage.games.normandy.table.forecasts_fights import net, yes
from bocage.kernel.api import Event

Told = Sequence[Event]


def of_roll(book: Book, event: e.CombatRolled, told: Told) -> Moment:
    """The die of the attacker."""
    side = attacker(told)
    return Moment(
        look="dice",
        title=Words("forecast-fight", {"space": event.space, "column": event.column}),
        throws=(Throw(side, faces=(event.roll,), total=event.number),),
        on=(event.space,),
        side=side,
        thread=f"fight {event.space}",
    )


def attacker(told: Told) -> str:
    """The side that has declared the attack; unknown if the game was branched since."""
    begun = latest(told, e.AttackDeclared)
    return begun.side if begun else ""


def of_result(book: Book, event: e.CombatResult, told: Told) -> Moment:
    """Where in its column the roll has come, and what it means."""
    begun, rolled = latest(told, e.AttackDeclared), latest(told, e.CombatRolled)
    found = arms.cell_of(event.result)
    args = {
        "attacker": found.attacker,
        "flees": yes(found.attacker_flees),
        "defender": found.defender,
        "runs": yes(found.defender_flees),
    }
    column = rolled.column if rolled else ""
    cells = [Cell(str(n), Words(text=book.charts.crt[column, n])) for n in ROLLS] if column else []
    return Moment(
        look="fight",
        title=Words("forecast-fight", {"space": event.space, "column": column}) if column else None,
        result=Words("odd-fight", args),
        throws=(Throw(attacker(told), faces=(rolled.roll,), total=number(told)),) if rolled else (),
        cells=tuple(cells),
        came=number(told) if rolled else -1,
        by=begun.units if begun else (),
        on=(event.space,),
        side=attacker(told),
        good=max(-2, min(2, net(book, event.result))),
        mark=event.result,
        thread=f"fight {event.space}",
    )


def number(told: Told) -> int:
    """The last roll with its modifiers and with combined arms, on the table."""
    plus = 0
    for event in told:
        if isinstance(event, e.ArmsCombined):
            plus = event.plus
        elif isinstance(event, e.CombatRolled):
            return arms.on_table(event.number + plus)
    return 0


MOMENTS: dict[type[Event], Any] = {e.CombatRolled: of_roll, e.CombatResult: of_result}
