"""Standing orders: what a side has done for it in a question to which it says nothing.

Whether an order is for a question follows from what everybody sees. Only what it then does is
worked out from the view of its side, and a side whose order cannot be carried out passes: so
neither the asking nor the time tells what a hand holds. There is no way to be asked only if one
holds a card.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec.structs import replace

from bocage.kernel.choice import tag_of
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import (
    AS_SET,
    Action,
    Ask,
    Illegal,
    Pass,
    Standing,
    kind,
    protocol,
)
from bocage.kernel.position import AnyPosition, AnyView
from bocage.kernel.shapes import shapes_of
from bocage.kernel.wording import parse, usage

Orders = Sequence[Standing]
Question = Annotated[str, kind("question")]  # a prompt of `Module.questions`
Roll = Annotated[str, kind("thrown")]  # one of `Module.rolled`


# -- kinds that any game may list -----------------------------------------------------------


class OnlyBetter(Standing, frozen=True, gc=False):
    """Let a roll stand unless a new one is better for the side on average, by so many grades.

    Grades are those of forecasts, from -2 (very bad) to 2; with none, any better roll is asked for.
    """

    swift: ClassVar[bool] = True
    by: Annotated[int, msgspec.Meta(ge=0, le=3)] = 1


class OnlyRolls(Standing, frozen=True, gc=False):
    """Let all rolls stand but those for one of these things."""

    swift: ClassVar[bool] = True
    rolls: Annotated[tuple[Roll, ...], AS_SET]


class Staff(Standing, frozen=True, gc=False):
    """Answer these questions as the computer would."""

    staff: ClassVar[bool] = True
    questions: Annotated[tuple[Question, ...], AS_SET]


class AskMe(Standing, frozen=True, gc=False):
    """Ask about these, whatever else was ordered."""

    asks: ClassVar[bool] = True
    questions: Annotated[tuple[Question, ...], AS_SET]


def worth(forecasts: Sequence[Any], of: int) -> int:
    """What results may be expected to be worth, by how they are liked, in `of` parts."""
    return sum(odd.share * odd.good * of // one.of for one in forecasts for odd in one.odds)


def better_again(engine: Engine, seen: AnyView, ask: Ask, by: int = 0) -> bool | None:
    """Whether a new roll promises more than the one that lies there; None: nobody can tell.

    `seen` by a spectator: it is looked at with the eyes of the side that is asked.
    """
    again, _ = engine.module.again[ask.prompt]
    view = replace(seen, side=ask.side)
    forecast, book = engine.module.forecast, engine.book
    now, new = forecast(book, view, Pass()), forecast(book, view, again)
    if not now or len(now) != len(new):
        return None
    of = 1
    for one in (*now, *new):
        of *= one.of
    return worth(new, of) - worth(now, of) >= max(1, by * of)


def _ours(engine: Engine, seen: AnyView, ask: Ask, order: Standing) -> bool | None:
    """Whether an order of these kinds is for a question; None for the game's own kinds."""
    match order:
        case Staff(questions=questions) | AskMe(questions=questions):
            return ask.prompt in questions
        case OnlyBetter() | OnlyRolls() if ask.prompt not in engine.module.again:
            return False
        case OnlyRolls(rolls=rolls):
            return ask.args.get(engine.module.again[ask.prompt][1]) not in rolls
        case OnlyBetter():
            return better_again(engine, seen, ask, order.by) is False
    return None


# -- orders that were left ------------------------------------------------------------------


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
    """The orders of a side that are for what it is asked, from what everybody sees."""
    ask = next((one for one in engine.asks(pos) if one.side == side), None) if orders else None
    if ask is None:
        return ()
    seen = engine.view(pos, None)
    return tuple(one for one in orders if _applies(engine, seen, ask, one))


def _applies(engine: Engine, seen: AnyView, ask: Ask, order: Standing) -> bool:
    ours = _ours(engine, seen, ask, order)
    if ours is not None:
        return ours
    return engine.module.standing_applies(engine.book, seen, ask.side, order)


def answer(engine: Engine, pos: AnyPosition, side: str, orders: Orders) -> Action | None:
    """What the first of these orders that can be carried out does; else to pass, if one may."""
    view = engine.view(pos, side)
    for order in orders:
        passes = isinstance(order, OnlyBetter | OnlyRolls)
        action = Pass() if passes else engine.module.standing_answer(engine.book, view, order)
        if action is not None and engine.why_not(pos, side, action) is None:
            return action
    return Pass() if engine.why_not(pos, side, Pass()) is None else None


def only_pass(engine: Engine, pos: AnyPosition, side: str) -> bool:
    """Whether the rules leave a side nothing but to pass."""
    choice = engine.choice(pos, side)
    if choice is None or engine.why_not(pos, side, Pass()) is not None:
        return False
    return all(isinstance(one, Pass) for one in choice.legal())


def only_end(engine: Engine, pos: AnyPosition, side: str) -> Action | None:
    """The one thing that the rules leave a side to do, if it says nothing but that it is done."""
    choice = engine.choice(pos, side)
    left = [] if choice is None else list(islice(choice.legal(), 2))
    return left[0] if len(left) == 1 and not left[0].__struct_fields__ else None
