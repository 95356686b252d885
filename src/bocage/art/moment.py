"""What the moment of a roll, a draw or a result is made of, as data with text ids.

A game's `table` names in `MOMENTS` a function for each type of event that has one:
`(book, event, told)`, where `told` is what everybody was told before, the newest first. A moment
rests on nothing else, so whoever may see the event may see its moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from bocage.art.panels import Words

Look = Literal["dice", "card", "fight", "fire", "bomb"]


class Throw(msgspec.Struct, frozen=True, omit_defaults=True):
    """Dice or a card of one side, and what they come to."""

    side: str = ""
    title: Words | None = None
    faces: tuple[int, ...] = ()
    card: str = ""  # its id
    total: int | None = None  # with all that is added; without it the faces say it all


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the results that could have come."""

    title: str  # the face, or a number
    text: Words


class Moment(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A roll, a draw or a result. What it does not say the sentence of the event tells."""

    look: Look = "dice"
    title: Words | None = None
    result: Words | None = None
    about: Words | None = None  # how it came: column, roll, result as printed
    throws: tuple[Throw, ...] = ()
    cells: tuple[Cell, ...] = ()
    came: int = -1  # which of the cells
    by: tuple[str, ...] = ()  # units that attack, fire or roll
    on: tuple[str, ...] = ()  # spaces or units that it is about
    over: tuple[str, ...] = ()  # spaces that hinder the line of sight
    side: str = ""  # whose it is
    good: int = 0  # -2 … 2: for this side
    hurts: tuple[str, ...] | None = None  # sides that will suffer, also if they are asked how
    mark: str = ""  # what stays on the space: `2:1 · 1 · -/2`
    thread: str = ""  # of several in a row with the same one only the last is shown


def latest(told: Sequence[object], *kinds: type) -> Any:
    """The newest event of these types, or None."""
    return next((event for event in told if isinstance(event, kinds)), None)
