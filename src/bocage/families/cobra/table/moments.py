"""The moments of a combat and of carpet bombing."""

from __future__ import annotations

from collections.abc import Sequence

from bocage.art.moment import Cell, Moment, Throw, latest
from bocage.art.panels import Words
from bocage.families.cobra.book import Book
from bocage.families.cobra.events import (
    AttackDeclared,
    Bombed,
    CombatResolved,
    OverrunDeclared,
)
from bocage.families.cobra.odds import ALL, COLUMNS
from bocage.families.cobra.table.forecasts import FACES, cell
from bocage.families.cobra.types import ALLIED, other
from bocage.kernel.api import Event

Told = Sequence[Event]


def of_combat(book: Book, event: CombatResolved, told: Told) -> Moment:
    """The die, its column of the table, who suffers what."""
    begun = latest(told, AttackDeclared, OverrunDeclared)  # unknown, if the game was branched here
    overrun = isinstance(begun, OverrunDeclared)
    on, by, side = ((), (), "") if begun is None else (_hexes(begun), begun.units, begun.side)
    column = COLUMNS.index(event.column)
    cells = tuple(Cell(str(die), _cell(*_result(book, column, die))) for die in FACES)
    attacker, defender = event.attacker, event.defender
    found = _cell(attacker, defender)
    net = -2 if attacker == ALL else defender - attacker
    args = {"hexes": on, "column": event.column}
    numbers = {side: attacker, other(side): defender} if side else {}
    return Moment(
        look="fight",
        title=Words("forecast-overrun" if overrun else "forecast-attack", args) if on else None,
        result=Words("moment-result", {"attacker": attacker, "defender": defender}),
        about=Words(
            "moment-about", {"column": event.column, "roll": event.roll, "result": found.text}
        ),
        throws=(Throw(side, faces=(event.roll,)),),
        cells=cells,
        came=event.roll - 1,
        by=by,
        on=on,
        side=side,
        good=max(-2, min(2, net)),
        hurts=tuple(one for one, number in numbers.items() if number),
        mark=f"{event.column} {found.text}",
    )


def _hexes(begun: AttackDeclared | OverrunDeclared) -> tuple[str, ...]:
    return begun.hexes if isinstance(begun, AttackDeclared) else (begun.hex,)


def _result(book: Book, column: int, die: int) -> tuple[int, int]:
    found = book.crt[column, die]
    return found.attacker, found.defender


def _cell(attacker: int, defender: int) -> Words:
    """A result as the table prints it."""
    return Words(text=f"{cell(attacker)}/{cell(defender)}")


def bombs(book: Book, event: Bombed, column: int) -> Moment:
    """The bombs of a hex: the defender's half of a column."""
    fates = [book.crt[column, die].defender for die in FACES]
    return Moment(
        look="bomb",
        title=Words("forecast-carpet", {"hex": event.hex}),
        result=Words("moment-bombs", {"steps": event.defender}),
        throws=(Throw(ALLIED, faces=(event.roll,)),),
        cells=tuple(
            Cell(str(die), Words(text=cell(n))) for die, n in zip(FACES, fates, strict=True)
        ),
        came=event.roll - 1,
        on=(event.hex,),
        side=ALLIED,
        good=min(2, event.defender),
        mark=cell(event.defender),
    )
