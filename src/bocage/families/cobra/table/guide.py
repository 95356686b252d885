"""A guided first turn: the Germans, who move first."""

from __future__ import annotations

from typing import Any, NamedTuple

from bocage.families.cobra.state import Lines, contacts
from bocage.families.cobra.types import GERMAN, UnitState

SCENARIO = "breakout"


class Opening(NamedTuple):
    """What a newcomer looks at before the first move."""

    stacks: tuple[str, ...]  # hexes in contact, the largest stack first
    first: tuple[str, ...]  # who lies in the first of them
    armour: tuple[str, ...]


def opening(book: Any) -> Opening:
    """The German front as it is set up."""
    units = {row.unit: UnitState(row.hex, row.steps) for row in book.setup}
    front = contacts(Lines.of(book.country, book.roster, units), GERMAN)
    stacks = tuple(sorted(front, key=lambda hex_: (-len(front[hex_]), hex_)))
    kinds = ("panzer", "panzergrenadier")
    armour = tuple(unit for unit in units if book.counters[unit].type in kinds)
    return Opening(stacks, front[stacks[0]], armour)
