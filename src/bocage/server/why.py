"""Why something cannot be chosen: the most plausible action with it is tried on the rule.

Everything is asked of the asker's view: what a side may not know cannot be in the answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any

import msgspec

from bocage.kernel.choice import Choice, Form, OneOf, tag_of, wrong_action
from bocage.kernel.nouns import Action, Illegal, protocol
from bocage.kernel.parts import Assign, Part, Path, Split
from bocage.kernel.shapes import Shape, shapes_of
from bocage.kernel.wording import parse
from bocage.server import api, say
from bocage.server.menus import Asked, done_of, menu
from bocage.server.trouble import Refused, Trouble
from bocage.server.ways import far

if TYPE_CHECKING:
    from bocage.server.rooms import Room
    from bocage.server.shelf import Box

TRIES = 60  # actions of a kind that are tried
NAMED = 6  # things that are named instead
ALLOWED = api.Answer(True)


def why(room: Room, body: api.Why, lang: str) -> api.Answer:
    """Why this seat cannot choose what it points at; or that it can."""
    asked = room.asked(body.seat, lang)
    if asked is None:
        return _not_asked(room, lang)
    if body.version != asked.view.version:
        late = protocol("stale", version=body.version, current=asked.view.version)
        raise Refused(late, asked.words)
    if body.do and body.do not in asked.kinds():
        raise Trouble("unknown-do", do=body.do[:40])
    if body.action:
        return _answer(asked, _judged(asked, parse(body.action, asked.engine.codec.action_types)))
    things = _things(room.box, asked, body)
    if not things:
        return _of_kind(asked, body.do)
    return _of_things(Attempt(room.box, asked, things, body.fields), body.do)


def _not_asked(room: Room, lang: str) -> api.Answer:
    words = room.box.words(lang)
    asks = room.asks(room.ledger.position)
    if not asks:
        return api.Answer(False, api.Refusal(words.say("nobody-asked"), code="game-over"))
    sides = words.say("comma").join(words.name("side", ask.side) for ask in asks)
    told = words.say("not-asked", side=sides)
    return api.Answer(False, say.by_clause(words, asks[0].clause, told))


def _judged(asked: Asked, action: Action | Illegal) -> Illegal | None:
    """The refusal of a whole action, as the engine would give it."""
    if isinstance(action, Illegal):
        return action
    malformed = asked.engine.malformed(action)
    if malformed is not None:
        return malformed
    if type(action) not in asked.choice.types:
        return wrong_action(asked.ask.clause, action, asked.choice.types)
    return asked.choice.why_not(action)


def _answer(asked: Asked, refused: Illegal | None) -> api.Answer:
    return api.Answer(False, say.refusal(asked.words, refused)) if refused else ALLOWED


def _of_kind(asked: Asked, do: str) -> api.Answer:
    """A button: why this kind of action cannot be chosen."""
    if not do:
        told = asked.words.say("choose-first")
        return api.Answer(False, say.by_clause(asked.words, asked.ask.clause, told))
    kind = next(k for k in menu(asked).kinds if k.do == do)
    if kind.refused is None:
        return ALLOWED
    if not kind.refused.clause:
        return api.Answer(False, kind.refused)
    return api.Answer(False, say.by_clause(asked.words, kind.refused.clause, kind.refused.text))


# -- something on the map ------------------------------------------------------------------------


def _things(box: Box, asked: Asked, body: api.Why) -> list[str]:
    """What is pointed at, the likeliest first: the thing itself, who stands there, where it is."""
    found: list[str] = []
    if body.piece:
        found.append(body.piece)
        if body.piece in asked.pieces:
            found.append(asked.pieces[body.piece].at)
    if body.space:
        found.append(body.space)
        found += [piece.id for piece in asked.pieces.values() if piece.at == body.space]
    return list(dict.fromkeys(found))


class Attempt(msgspec.Struct):
    """What somebody tries to add to a half-made declaration."""

    box: Box
    asked: Asked
    things: list[str]
    fields: Mapping[str, Any]

    def kinds_of(self, thing: str) -> set[str]:
        """The kinds of id that the thing is."""
        universe = self.box.module.universe(self.box.engine.book)
        return {kind for kind, ids in universe.items() if thing in ids}


def _of_things(attempt: Attempt, do: str) -> api.Answer:
    """Try each kind of action; a rule's refusal tells more than one of form."""
    asked = attempt.asked
    wanted = [do] if do else _order(asked)
    refusals: list[Illegal] = []
    for tag in wanted:
        kind, choice = asked.kinds()[tag]
        for action in islice(_attempts(attempt, kind, choice), TRIES):
            refused = _judged(asked, action)
            if refused is None:
                return ALLOWED
            refusals.append(refused)
            if refused.clause is not None:
                break
    ruled = next((refused for refused in refusals if refused.clause is not None), None)
    return _answer(asked, ruled) if ruled else _choose_from(asked, do, attempt.fields)


def _order(asked: Asked) -> list[str]:
    """The kinds with fields, those that can be chosen now first."""
    lines = [kind for kind in menu(asked).kinds if not kind.action]
    return [k.do for k in sorted(lines, key=lambda kind: kind.refused is not None)]


def _choose_from(asked: Asked, do: str, fields: Mapping[str, Any]) -> api.Answer:
    """Nothing sensible can be made of it: what can be chosen instead."""
    try:
        found = menu(asked, do, dict(fields))
    except (KeyError, TypeError, ValueError):
        found = menu(asked)
    words = asked.words
    labels = [target.label for target in found.targets] or [
        kind.title for kind in found.kinds if kind.refused is None
    ]
    more = "…" if len(labels) > NAMED else ""
    things = words.say("comma").join(dict.fromkeys(labels[:NAMED])) + more
    told = words.say("choose-from", things=things)
    return api.Answer(False, say.by_clause(words, asked.ask.clause, told))


def _attempts(attempt: Attempt, kind: type[Action], choice: Choice) -> Iterator[Action]:
    """Actions of one kind with the thing in them, the likeliest first."""
    if isinstance(choice, Form):
        yield from _in_form(attempt, choice)
    elif isinstance(choice, OneOf):
        yield from _in_list(attempt, kind, choice)


# -- lists ---------------------------------------------------------------------------------------


def _in_list(attempt: Attempt, kind: type[Action], choice: OneOf) -> Iterator[Action]:
    """The candidates that name the thing; else one of them with the thing put in."""
    candidates = [a for a in choice.candidates if isinstance(a, kind) and _agrees(attempt, a)]
    for thing in attempt.things:
        naming = [action for action in candidates if thing in _ids(action)]
        yield from naming
        if naming or not candidates:
            continue
        for shape in shapes_of(kind):
            if shape.kind in attempt.kinds_of(thing) and shape.form == "one":
                yield msgspec.structs.replace(candidates[0], **{shape.name: thing})


def _agrees(attempt: Attempt, action: Action) -> bool:
    """Whether an action has the values that were chosen already."""
    chosen = ((n, v) for n, v in attempt.fields.items() if n in action.__struct_fields__)
    return all(getattr(action, name) == value for name, value in chosen)


def _ids(action: Action) -> set[Any]:
    """All ids that an action names."""
    found: set[Any] = set()
    for name in action.__struct_fields__:
        value = getattr(action, name)
        found |= set(value) if isinstance(value, tuple | dict) else {value}
    return found


# -- forms ---------------------------------------------------------------------------------------


def _in_form(attempt: Attempt, form: Form) -> Iterator[Action]:
    """The declaration with the thing in the field that comes next, or in another that takes it."""
    given = dict(attempt.fields)
    names = [part.name for part in form.parts]
    open_ = next((i for i, name in enumerate(names) if name not in given), len(names))
    first = open_ - 1 if open_ and form.parts[open_ - 1].grows else open_
    order = [*range(open_, len(names)), first, *range(first)]
    for thing in attempt.things:
        for at in dict.fromkeys(i for i in order if i < len(names)):
            shape = _shape(form.action, names[at])
            if not {shape.kind, shape.value_kind} & attempt.kinds_of(thing):
                continue
            for value in _values(attempt, form, at, thing):
                action = _filled(attempt, form, {**given, names[at]: value}, at)
                if action is not None:
                    yield action


def _shape(kind: type[Action], name: str) -> Shape:
    return next(shape for shape in shapes_of(kind) if shape.name == name)


def _values(attempt: Attempt, form: Form, at: int, thing: str) -> Iterator[Any]:
    """What the field would hold with the thing in it."""
    part, given = form.parts[at], attempt.fields.get(form.parts[at].name)
    shape = _shape(form.action, part.name)
    if isinstance(part, Path):
        yield from _paths(attempt, form, at, thing)
    elif isinstance(part, Split):
        points = given if isinstance(given, dict) else {}
        yield {**points, thing: points.get(thing, 0) + 1}
    elif isinstance(part, Assign):
        yield from _assigned(part, done_of(form, at, attempt.fields), thing)
    elif shape.form == "many":
        so_far = tuple(given) if isinstance(given, list | tuple) else ()
        yield so_far if thing in so_far else (*so_far, thing)
        if so_far:
            yield (thing,)
    else:
        yield thing


def _assigned(part: Assign, done: dict[str, Any], thing: str) -> Iterator[Any]:
    """Pairs of the part that name the thing, else a pair with it as the value."""
    pairs = part.more(done, None)
    yield from ({key: value} for key, value in pairs if thing in (key, value))
    yield from ({key: thing} for key, _ in pairs[:1])


def _paths(attempt: Attempt, form: Form, at: int, thing: str) -> Iterator[tuple[str, ...]]:
    """A way that leads there: as far as one may go towards it, and then straight on."""
    part = form.parts[at]
    if not isinstance(part, Path):
        return
    done = done_of(form, at, attempt.fields)
    if len(done) < at:
        return
    given = attempt.fields.get(part.name)
    so_far = tuple(given) if isinstance(given, list | tuple) else ()
    near = [(step,) for step in part.more(done, so_far)]
    ways = [*near, *far(form, part, done, so_far)]
    for way in ways:
        if way[-1] == thing:
            yield (*so_far, *way)
    lattice = attempt.box.lattice
    start = so_far[-1] if so_far else _standing(attempt, done)
    ends = sorted((w for w in ways if w[-1] != thing), key=lambda w: lattice.distance(w[-1], thing))
    for way in ends[:1]:
        yield (*so_far, *way, *lattice.line(way[-1], thing))
    if start:
        yield (*so_far, *lattice.line(start, thing))


def _standing(attempt: Attempt, done: Mapping[str, Any]) -> str:
    """Where the units are that were chosen already."""
    for value in done.values():
        for item in value if isinstance(value, list | tuple) else (value,):
            if item in attempt.asked.pieces:
                return attempt.asked.pieces[item].at
    return ""


def _filled(attempt: Attempt, form: Form, fields: dict[str, Any], at: int) -> Action | None:
    """The action with these fields, the missing ones filled with the first value that there is."""
    done: dict[str, Any] = {}
    for i, part in enumerate(form.parts):
        if part.name in fields:
            value = fields[part.name]
            done[part.name] = _tidy(attempt, _shape(form.action, part.name), value)
        else:
            shape = _shape(form.action, part.name)
            found = _any(part, done) if i < at or shape.required else None
            if found is None and shape.required:
                found = _anything(attempt, shape, fields)
            if found is not None:
                done[part.name] = found
    try:
        return msgspec.convert({"do": tag_of(form.action), **done}, form.action)
    except msgspec.ValidationError:
        return None


def _anything(attempt: Attempt, shape: Shape, fields: Mapping[str, Any]) -> Any:
    """A value where the part has none: a space next door, or a unit of one's own."""
    item: str | None = None
    if shape.kind == "space":
        item = attempt.box.lattice.beside(_standing(attempt, fields))
    elif shape.kind == "unit":
        own = (p.id for p in attempt.asked.pieces.values() if p.side == attempt.asked.view.side)
        item = next(own, None)
    return (item,) if item and shape.form == "many" else item


def _any(part: Part, done: dict[str, Any]) -> Any:
    try:
        return next(part.values(done), None)
    except (KeyError, IndexError, TypeError, ValueError):
        return None


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
