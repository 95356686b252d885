"""What may be meant by pointing at something that is not on offer: the actions with it in them.

Each sense is one field of one kind of action that could take the thing. Fields that were not chosen
yet are filled with what may stand there; what was filled in so is remembered, because a refusal
that names it is about our choice and not about the thing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

from bocage.kernel.choice import Choice, Form, OneOf, tag_of
from bocage.kernel.nouns import Action
from bocage.kernel.parts import Assign, Part, Path, Split
from bocage.kernel.shapes import Shape, shapes_of, words_in
from bocage.server.targets import Asked
from bocage.server.ways import far

if TYPE_CHECKING:
    from bocage.server.shelf import Box

BESIDE = 12  # spaces next to the thing from which a way is tried
FILLED = 24  # values that are tried for a field that was not chosen yet
Ids = frozenset[str]
NOBODY: Ids = frozenset()


class Attempt(msgspec.Struct):
    """What somebody points at, the likeliest thing first, over a half-made declaration."""

    box: Box
    asked: Asked
    things: list[str]
    given: Mapping[str, Any]  # fields that were filled, be it with nothing

    @property
    def fields(self) -> dict[str, Any]:
        """What was chosen: fields that say something."""
        return {name: value for name, value in self.given.items() if value or value == 0}

    def kinds_of(self, thing: str) -> set[str]:
        """The kinds of id that the thing is."""
        universe = self.box.module.universe(self.box.engine.book)
        return {kind for kind, ids in universe.items() if thing in ids}

    def sides(self, values: Any) -> set[str]:
        """Whose counters there are among these values."""
        pieces = self.asked.pieces
        return {pieces[one].side for one in words_in(list(values)) if one in pieces}


class Trial(msgspec.Struct):
    """An action with the thing in it, and which of the ids in it nobody has chosen."""

    action: Action
    ours: Ids = NOBODY
    astray: bool = False  # a way that only points where the thing is


class Sense(msgspec.Struct):
    """One field of one kind of action that could take the thing."""

    field: str
    thing: str
    adds: bool  # what was chosen stays
    required: bool
    first: str = ""  # the field that is to be chosen before this one
    gap: str = ""  # the first other field that was not chosen yet
    back: bool = False  # something that was chosen would have to be taken back
    way: bool = False
    offered: set[str] = msgspec.field(default_factory=set)  # sides whose counters the field takes
    open: bool = False  # the field takes something else, as far as was seen
    trials: Iterator[Trial] = iter(())


def senses(attempt: Attempt, kind: type[Action], choice: Choice) -> Iterator[Sense]:
    """All senses in an action of this kind, in the order of things and fields."""
    if isinstance(choice, Form):
        yield from _in_form(attempt, choice)
    elif isinstance(choice, OneOf):
        yield from _in_list(attempt, kind, choice)


# -- lists ---------------------------------------------------------------------------------------


def _in_list(attempt: Attempt, kind: type[Action], choice: OneOf) -> Iterator[Sense]:
    """The candidates that name the thing; else all of them with the thing put in."""
    candidates = [action for action in choice.candidates if isinstance(action, kind)]
    shapes = shapes_of(kind)
    for thing in attempt.things:
        for at, shape in enumerate(shapes):
            if not _takes(attempt, shape, thing):
                continue
            values = [getattr(action, shape.name) for action in candidates]
            pool = [a for a in candidates if _agrees(attempt, a, shape.name)]
            others = [one for one in shapes if one is not shape and _differ(pool, one)]
            before = (one.name for one in others if one in shapes[:at])
            yield Sense(
                field=shape.name,
                thing=thing,
                adds=shape.name not in attempt.fields,
                required=shape.required,
                first=next((name for name in before if name not in attempt.given), ""),
                gap=_gap(attempt, others),
                back=shape.name in attempt.fields,
                offered=attempt.sides(values),
                open=bool(words_in(values)),
                trials=_listed(attempt, pool, shape, thing),
            )


def _listed(attempt: Attempt, pool: list[Action], shape: Shape, thing: str) -> Iterator[Trial]:
    known = frozenset(attempt.things) | words_in(attempt.fields)
    tried = [action for action in pool if thing in words_in(getattr(action, shape.name))]
    if not tried and shape.form == "one":
        tried = [msgspec.structs.replace(action, **{shape.name: thing}) for action in pool]
    for action in dict.fromkeys(tried):
        yield Trial(action, words_in(action) - known)


def _differ(pool: list[Action], shape: Shape) -> bool:
    return any(getattr(a, shape.name) != getattr(pool[0], shape.name) for a in pool)


def _agrees(attempt: Attempt, action: Action, but: str) -> bool:
    """Whether an action has the values that were chosen already."""
    for name, value in attempt.fields.items():
        if name == but or name not in action.__struct_fields__:
            continue
        given = tuple(value) if isinstance(value, list) else value
        if getattr(action, name) != given:
            return False
    return True


# -- forms ---------------------------------------------------------------------------------------


def _in_form(attempt: Attempt, form: Form) -> Iterator[Sense]:
    """Each field that could take the thing: added to what was chosen, or instead of it."""
    shapes = {shape.name: shape for shape in shapes_of(form.action)}
    order = [shapes[part.name] for part in form.parts]
    for thing in attempt.things:
        for at, part in enumerate(form.parts):
            if not _takes(attempt, order[at], thing):
                continue
            after = [shape.name for shape in order[at + 1 :] if shape.name in attempt.fields]
            passed = part.name in attempt.given and part.name not in attempt.fields and after
            for adds in (True, False):
                if (adds and passed) or (not adds and part.name not in attempt.given):
                    continue
                sense = Sense(
                    field=part.name,
                    thing=thing,
                    adds=adds,
                    required=order[at].required,
                    first=_first(attempt, form, at, thing),
                    gap=_gap(
                        attempt,
                        [*order[:at], *order[at + 1 :]],
                        order[at + 1 :] if not adds else (),
                    ),
                    back=bool(after) or not adds,
                    way=isinstance(part, Path),
                )
                sense.trials = _trials(attempt, form, at, sense)
                yield sense


def _takes(attempt: Attempt, shape: Shape, thing: str) -> bool:
    """Whether the field takes such things, and has not taken this one."""
    if thing in words_in(attempt.fields.get(shape.name)) and shape.form != "map":
        return False
    return bool({shape.kind, shape.value_kind} & attempt.kinds_of(thing))


def _first(attempt: Attempt, form: Form, at: int, thing: str) -> str:
    """The field that is to be filled before this one takes the thing; of pairs, their keys."""
    before = (part.name for part in form.parts[:at] if part.name not in attempt.given)
    part = form.parts[at]
    shape = _shape(form.action, part.name)
    value = isinstance(part, Assign) and shape.kind not in attempt.kinds_of(thing)
    return next(before, part.name if value else "")


def _gap(attempt: Attempt, others: Sequence[Shape], dropped: Sequence[Shape] = ()) -> str:
    """The first other field that must be chosen and was not, or would have to be anew."""
    missing = (one for one in others if one.name not in attempt.fields or one in dropped)
    return next((shape.name for shape in missing if shape.required), "")


def _trials(attempt: Attempt, form: Form, at: int, sense: Sense) -> Iterator[Trial]:
    """The declaration with the thing in this field, filled up around it."""
    part = form.parts[at]
    if sense.first and sense.way:  # who goes decides where one can go
        return
    for done, ours in _filled(attempt, form, {}, 0, at):
        offered = _safely(part, done)
        sense.offered |= attempt.sides(offered)
        sense.open = sense.open or bool(words_in(list(offered)))
        for value, more, astray in _values(attempt, form, at, done, sense):
            shape = _shape(form.action, part.name)
            fields = {**done, part.name: _tidy(attempt, shape, value)}
            known = len(form.parts) if sense.adds else at + 1
            for whole, others in _filled(attempt, form, fields, at + 1, len(form.parts), known):
                action = _made(form, whole)
                if action is not None:
                    yield Trial(action, ours | more | others, astray)


def _made(form: Form, fields: dict[str, Any]) -> Action | None:
    try:
        return msgspec.convert({"do": tag_of(form.action), **fields}, form.action)
    except msgspec.ValidationError:
        return None


def _filled(  # noqa: PLR0913 - where it stands in the form
    attempt: Attempt, form: Form, done: dict[str, Any], at: int, end: int, known: int | None = None
) -> Iterator[tuple[dict[str, Any], Ids]]:
    """The fields from one part to another: as chosen, else as it is by itself, else anything."""
    if at == end:
        yield done, NOBODY
        return
    part, shape = form.parts[at], _shape(form.action, form.parts[at].name)
    chosen = part.name in attempt.fields and (known is None or at < known)
    if chosen and known is None:  # what comes after it is asked of the part
        chosen = part.takes(done, attempt.fields[part.name])
    values: Iterable[Any]
    if chosen:
        values = (_tidy(attempt, shape, attempt.fields[part.name]),)
    elif not shape.required:
        values = (shape.default,)
    else:
        values = _anything(attempt, part, shape, done)
    for value in islice(values, FILLED):
        ours = NOBODY if chosen else words_in(value) - frozenset(attempt.things)
        for whole, more in _filled(attempt, form, {**done, part.name: value}, at + 1, end, known):
            yield whole, ours | more


def _anything(attempt: Attempt, part: Part, shape: Shape, done: dict[str, Any]) -> Iterator[Any]:
    """Values of a field that nobody has chosen; if it has none, a space next door or a unit."""
    offered = _safely(part, done)
    if offered and part.grows and not isinstance(part, Split | Assign):
        yield from ((one,) for one in offered)
        return
    if offered:
        yield from offered if not part.grows else part.values(done)
        return
    item: str | None = None
    if shape.kind == "space":
        item = attempt.box.land.lattice.beside(_standing(attempt, done))
    elif shape.kind == "unit":
        own = (p.id for p in attempt.asked.pieces.values() if p.side == attempt.asked.view.side)
        item = next(own, None)
    elif shape.kind:
        item = next(iter(attempt.box.module.universe(attempt.box.engine.book)[shape.kind]), None)
    if item:
        yield (item,) if shape.form == "many" else item


def _safely(part: Part, done: dict[str, Any]) -> tuple[Any, ...]:
    """What a part offers; fields that came over the wire may not be what it expects."""
    try:
        return part.more(done, None)
    except (KeyError, IndexError, TypeError, ValueError):
        return ()


def _values(
    attempt: Attempt, form: Form, at: int, done: dict[str, Any], sense: Sense
) -> Iterator[tuple[Any, Ids, bool]]:
    """What the field would hold with the thing in it; what of that is ours; if it is astray."""
    part, thing = form.parts[at], sense.thing
    given = attempt.fields.get(part.name) if sense.adds else None
    if isinstance(part, Path):
        yield from _ways(attempt, form, done, part, given, thing)
    elif isinstance(part, Split):
        points = given if isinstance(given, dict) else {}
        yield {**points, thing: points.get(thing, 0) + 1}, NOBODY, False
    elif isinstance(part, Assign):
        yield from _assigned(part, done, given if isinstance(given, dict) else {}, thing)
    elif _shape(form.action, part.name).form == "many":
        so_far = tuple(given) if isinstance(given, list | tuple) else ()
        yield (so_far if thing in so_far else (*so_far, thing)), NOBODY, False
        if not so_far:  # somebody else may have to be in it
            for first in islice(_safely(part, done), 1):
                yield (first, thing), words_in(first), False
    elif not given:
        yield thing, NOBODY, False


def _assigned(
    part: Assign, done: dict[str, Any], given: dict[str, Any], thing: str
) -> Iterator[tuple[Any, Ids, bool]]:
    """Pairs that name the thing, else any with it as their value or key."""
    pairs = _safely(part, done)
    for key, value in [pair for pair in pairs if thing in pair]:
        yield {**given, key: value}, words_in([key, value]), False
    if not any(thing in pair for pair in pairs):
        for key, value in pairs:
            yield {**given, key: thing}, words_in(key), False
            yield {**given, thing: value}, words_in(value), False


def _ways(  # noqa: PLR0913 - who goes, how far he is, and where to
    attempt: Attempt, form: Form, done: dict[str, Any], part: Path, given: Any, thing: str
) -> Iterator[tuple[Any, Ids, bool]]:
    """Ways that lead there; else the last step from next door; else just that direction."""
    lattice = attempt.box.land.lattice
    so_far = tuple(given) if isinstance(given, list | tuple) and part.takes(done, given) else ()
    steps = [(step,) for step in part.more(done, so_far)]
    ways = [*steps, *far(form, part, done, so_far)]
    there = [way for way in ways if way[-1] == thing]
    start = so_far[-1] if so_far else _standing(attempt, done)
    ends = [(way, way[-1]) for way in ways] + ([((), start)] if start else [])
    beside = [(*way, thing) for way, end in ends if lattice.adjacent(end, thing)]
    for way in there or sorted(beside, key=len)[:BESIDE]:
        yield (*so_far, *way), words_in(way), False
    if there or beside or not ends:
        return
    way, end = min(ends, key=lambda one: lattice.distance(one[1], thing))
    rest = (*way, *lattice.line(end, thing))
    yield (*so_far, *rest), words_in(rest) - {thing}, True


def _standing(attempt: Attempt, done: Mapping[str, Any]) -> str:
    """Where the units are that were chosen already."""
    for value in done.values():
        for item in value if isinstance(value, list | tuple) else (value,):
            if item in attempt.asked.pieces:
                return attempt.asked.pieces[item].at
    return ""


def _shape(kind: type[Action], name: str) -> Shape:
    return next(shape for shape in shapes_of(kind) if shape.name == name)


def _tidy(attempt: Attempt, shape: Shape, value: Any) -> Any:
    """A list that is a set, or a mapping, in the order of the book."""
    if not shape.as_set and not isinstance(value, dict):
        return tuple(value) if isinstance(value, list) else value
    universe = attempt.box.module.universe(attempt.box.engine.book).get(shape.kind or "", ())
    place = {name: i for i, name in enumerate(universe)}
    if isinstance(value, dict):
        return {k: value[k] for k in sorted(value, key=lambda k: place.get(k, len(place)))}
    if not isinstance(value, list | tuple):
        return value
    return tuple(sorted(dict.fromkeys(value), key=lambda item: place.get(item, len(place))))
