"""Standing orders: what a side has done for it in a window in which it says nothing.

Whether an order is for a window follows from what everybody sees. Only what it then does is worked
out from the view of its side, and a side whose order cannot be carried out passes: so neither the
asking nor the time tells what a hand holds. There is no way to be asked only if one holds a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bocage.kernel.choice import tag_of
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action, Illegal, Pass, Standing, protocol
from bocage.kernel.position import AnyPosition
from bocage.kernel.shapes import shapes_of
from bocage.kernel.wording import parse, usage

Orders = Sequence[Standing]


def made(engine: Engine, do: str, fields: dict[str, Any]) -> Standing | Illegal:
    """An order from its kind and its fields; lists that are sets are put into order."""
    kind = next((one for one in engine.module.standing if tag_of(one) == do), None)
    if kind is None:
        known = ", ".join(tag_of(one) for one in engine.module.standing)
        return protocol("unknown-order", text=do[:80], expected=known or "-")
    universe = engine.module.universe(engine.book)
    given = dict(fields)
    for shape in shapes_of(kind):
        value = given.get(shape.name)
        if shape.as_set and isinstance(value, list):
            given[shape.name] = _in_order(value, universe.get(shape.kind or "", ()))
    try:
        return msgspec.convert({"do": do, **given}, kind)
    except msgspec.ValidationError as error:
        return protocol("bad-form", text=f"{do}: {error}"[:120], expected=usage(kind))


def _in_order(value: list[Any], known: Sequence[str]) -> list[Any]:
    """Each once, in the order of the book; what it does not know comes last."""
    places = {name: i for i, name in enumerate(known)}
    return sorted(dict.fromkeys(map(str, value)), key=lambda one: places.get(one, len(places)))


def why_not(engine: Engine, side: str, order: Standing) -> Illegal | None:
    """Why a side may not leave this order, or None."""
    bad = engine.misfilled(order)
    return bad or engine.module.why_not_standing(engine.book, side, order)


def read(engine: Engine, side: str, lines: Sequence[str]) -> tuple[Standing, ...]:
    """The orders that lines in text form mean; those that mean none any more are left out."""
    found = (parse(line, engine.module.standing) for line in lines)
    orders = (one for one in found if isinstance(one, Standing))
    return tuple(one for one in orders if why_not(engine, side, one) is None)


def applying(engine: Engine, pos: AnyPosition, side: str, orders: Orders) -> tuple[Standing, ...]:
    """The orders of a side that are for the window that is open, from what everybody sees."""
    if not orders:
        return ()
    seen, book, module = engine.view(pos, None), engine.book, engine.module
    return tuple(one for one in orders if module.standing_applies(book, seen, side, one))


def answer(engine: Engine, pos: AnyPosition, side: str, orders: Orders) -> Action:
    """What the first of these orders that can be carried out does; else to pass."""
    view = engine.view(pos, side)
    for order in orders:
        action = engine.module.standing_answer(engine.book, view, order)
        if action is not None and engine.why_not(pos, side, action) is None:
            return action
    return Pass()
