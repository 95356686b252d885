"""Several counters at once: for each the move of its own that brings it nearest to its goal.

It comes from a view and a guess at what it hides, as all that is proposed (see `usual`); each move
is one that its counter could make alone. The player sends them; nothing here decides.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from bocage.kernel.chance import Rng
from bocage.kernel.choice import AnyOf, Choice, Form, tag_of
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action
from bocage.kernel.parts import Path
from bocage.kernel.position import AnyPosition, AnyView, Applied
from bocage.kernel.shapes import shapes_of
from bocage.kernel.usual import tried

Far = Callable[[str, str], int]  # of a counter, if it were in a space: how far from its goal


class Walk(NamedTuple):
    """One action: who walks which way."""

    action: Action
    units: tuple[str, ...]
    way: tuple[str, ...]


def walks(choice: Choice) -> Iterator[Form]:
    """The declarations that are made of counters and a way."""
    for kind in choice.types:
        first = next(iter(shapes_of(kind)), None)
        form = (
            choice.of(kind)
            if first and first.kind == "unit" and isinstance(choice, AnyOf)
            else choice
        )
        if (
            isinstance(form, Form)
            and form.action is kind
            and len(form.parts) > 1
            and isinstance(form.parts[1], Path)
        ):
            yield form


def may_walk(choice: Choice, units: Iterable[str]) -> list[str]:
    """Those of them that can set out now."""
    forms = list(walks(choice))
    return [
        unit
        for unit in units
        if any(form.parts[0].takes({}, whom(form, (unit,))) for form in forms)
    ]


def whom(form: Form, units: tuple[str, ...]) -> Any:
    """Counters as the first field of a declaration has them: several, or a single one."""
    return units[0] if form.parts[0].kind == "pick" else units


def together(engine: Engine, view: AnyView, at: Mapping[str, str], far: Far) -> list[Walk]:
    """Moves of counters (with where they are), one after the other; who cannot get nearer stays.

    Those that can be taken back come first. Who walks the same way from the same space goes as one.
    """
    position, side = engine.guess(view, Rng(0)), view.side
    done: list[tuple[AnyPosition, Walk]] = []  # each with the position before it
    last: list[Walk] = []
    if side is None or len(engine.asks(position)) != 1:
        return []
    for unit, space in at.items():
        walk = nearest(engine, engine.view(position, side), unit, space, far)
        if walk is None:
            continue
        before, after = position, free(engine, position, side, walk.action)
        if done and done[-1][1].way == walk.way and at[done[-1][1].units[0]] == space:
            joined = merged(engine, done[-1][0], side, done[-1][1], unit)
            joint = joined and free(engine, done[-1][0], side, joined.action)
            if joined and joint:
                before, walk, after = done.pop()[0], joined, joint
        if after is None:
            last.append(walk)
        else:
            done.append((before, walk))
            position = after.position
    return [*(walk for _, walk in done), *last]


def nearest(engine: Engine, view: AnyView, unit: str, space: str, far: Far) -> Walk | None:
    """Its move to the end that is nearest to its goal, by the cheapest way; None: it is there."""
    asked = engine.choice_of_view(view)
    for form in walks(asked[1]) if asked else ():
        given = {form.parts[0].name: whom(form, (unit,))}
        if not form.parts[0].takes({}, given[form.parts[0].name]):
            continue
        here = far(unit, space)
        ends = ((far(unit, end), cost, end, way) for end, (cost, way) in form.reach(given).items())
        for away, _, end, way in sorted(ends):
            if away >= here:
                break
            if engine.module.has_room(engine.book, view, unit, end):
                action = filled(form, {**given, form.parts[1].name: way})
                if action is not None:
                    return Walk(action, (unit,), way)
    return None


def filled(form: Form, done: dict[str, Any]) -> Action | None:
    """The declaration with nothing special in its other fields; None if that is not legal."""
    for part in form.parts[2:]:
        value = next(part.values(done), None)
        if value is True:
            return None  # a special way of going: whoever wants that says so
        done = {**done, part.name: value}
    action = form.action(**done)
    return action if form.why_not(action) is None else None


def merged(engine: Engine, position: AnyPosition, side: str, walk: Walk, unit: str) -> Walk | None:
    """The same walk with one counter more, if they can go as one."""
    view = engine.view(position, side)
    asked = engine.choice_of_view(view)
    units = (*walk.units, unit)
    for form in walks(asked[1]) if asked else ():
        first = form.parts[0]
        if (
            form.action is not type(walk.action)
            or first.kind == "pick"
            or not first.takes({}, units)
        ):
            continue
        action = filled(form, {first.name: first.sorted({}, units), form.parts[1].name: walk.way})
        return None if action is None else Walk(action, units, walk.way)
    return None


def free(engine: Engine, position: AnyPosition, side: str, action: Action) -> Applied | None:
    """What a move leads to, if it can be taken back and nothing hidden has a part in it."""
    listed = tag_of(action) in engine.module.free or not engine.hides
    return tried(engine, position, side, action) if listed else None
