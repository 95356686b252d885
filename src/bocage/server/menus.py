"""What may be chosen: the kernel's choices as menus with words, spaces, counters and cards.

Everything here is asked of the asker's view, never of the true position.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from typing import Any

import msgspec

from bocage.art.board import Piece
from bocage.kernel.choice import AnyOf, Choice, Form, NoneOf, OneOf, tag_of
from bocage.kernel.engine import Engine, well_typed
from bocage.kernel.nouns import Action, Ask, Next, Partial, protocol
from bocage.kernel.parts import Assign, Part, Path, Split, Stack, Subset
from bocage.kernel.position import AnyView
from bocage.kernel.shapes import Shape, shapes_of, words_in
from bocage.kernel.wording import text
from bocage.server import api, say
from bocage.server.trouble import Refused, Trouble
from bocage.server.ways import far
from bocage.words import Words, sentence

MOST = 400  # targets in one menu
TRIED = 40  # actions that are tried to find out why there is none
LOOKED = 60  # ways to go on that are looked at
LISTED = 3_000  # actions of a list that are looked through
TRIED = 200  # actions that are looked at for a legal one with everybody in it


class Asked(msgspec.Struct):
    """A decision as its side sees it, with what is needed to tell it in words."""

    engine: Engine
    words: Words
    view: AnyView
    ask: Ask
    choice: Choice
    pieces: Mapping[str, Piece]
    aside: frozenset[str]  # counters beside the map
    spaces: frozenset[str]
    cards: frozenset[str]
    told: tuple[api.Kind, ...] = ()

    def kinds(self) -> dict[str, tuple[type[Action], Choice]]:
        """The kinds of action, each with the choice that answers for it."""
        return {tag_of(kind): (kind, part) for part in _parts(self.choice) for kind in part.types}

    def lines(self) -> tuple[api.Kind, ...]:
        """The kinds in words, put together once."""
        self.told = self.told or tuple(_kind(self, tag, *k) for tag, k in self.kinds().items())
        return self.told


def _parts(choice: Choice) -> Iterator[Choice]:
    """A choice taken apart into lists and forms."""
    if isinstance(choice, AnyOf):
        for part in choice.choices:
            yield from _parts(part)
    else:
        yield choice


def check_version(asked: Asked, version: int) -> None:
    """Refused if somebody asks about a moment that is over."""
    if version != asked.view.version:
        late = protocol("stale", version=version, current=asked.view.version)
        raise Refused(late, asked.words)


def declared(asked: Asked, do: str, fields: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a half-made declaration as they came; Trouble if its kind has no such ones."""
    kinds = asked.kinds()
    if do and do not in kinds:
        raise Trouble("unknown-do", do=do[:40])
    known = {shape.name: shape for shape in shapes_of(kinds[do][0])} if do else {}
    found = dict(fields)
    for name, given in fields.items():
        shape = known.get(name)
        if given == [] and shape is not None and shape.form == "map":
            given = found[name] = {}  # noqa: PLW2901  left empty: a page cannot tell it from a list
        value = tuple(given) if isinstance(given, list) else given
        if shape is None or not well_typed(shape, value):
            raise Trouble("bad-request", detail=f"'{do}' has no such field as {name[:40]}")
        unknown = None if value is None else asked.engine.unknown_in(shape, value)
        if unknown is not None:
            raise Refused(unknown, asked.words)
    return found


def menu(asked: Asked, do: str = "", fields: Mapping[str, Any] | None = None) -> api.Menu:
    """What may be added to a half-made declaration."""
    kinds = asked.kinds()
    lines = asked.lines()
    base = api.Menu(version=asked.view.version, kinds=lines)
    if not do and not fields:
        do = _obvious(lines, kinds)
    if not do:
        return base
    if do not in kinds:
        raise KeyError(do)
    kind, choice = kinds[do]
    title = asked.words.kind_of_action(do)
    base = msgspec.structs.replace(base, do=do, title=title)
    if isinstance(choice, Form):
        return _form_menu(asked, base, choice, dict(fields or {}))
    return _list_menu(asked, base, Listed(choice, kind), dict(fields or {}))


def _obvious(lines: tuple[api.Kind, ...], kinds: Mapping[str, Any]) -> str:
    """The kind that is meant before one is chosen: the only one that needs a declaration."""
    open_ = [k.do for k in lines if k.refused is None and not k.action and not k.quiet]
    return open_[0] if len(open_) == 1 and shapes_of(kinds[open_[0]][0]) else ""


# -- kinds -----------------------------------------------------------------------------------


def _kind(asked: Asked, tag: str, kind: type[Action], choice: Choice) -> api.Kind:
    found = _plain_kind(asked, tag, kind, choice)
    quiet = tag in asked.engine.module.quiet
    return msgspec.structs.replace(found, quiet=True) if quiet else found


def _plain_kind(asked: Asked, tag: str, kind: type[Action], choice: Choice) -> api.Kind:
    title = asked.words.kind_of_action(tag, asked.ask)
    if not shapes_of(kind):
        action = kind()
        refused = choice.why_not(action)
        if refused is not None:
            return api.Kind(tag, title, _short(say.refusal(asked.words, refused)))
        return api.Kind(
            tag,
            title,
            action=text(action),
            forecasts=_forecasts(asked, action),
            price=_price(asked, action),
        )
    if any(isinstance(action, kind) for action in islice(choice.legal(), LISTED)):
        return api.Kind(tag, title)
    return api.Kind(tag, title, _short(_nothing(asked, kind, choice)))


def _short(refusal: api.Refusal) -> api.Refusal:
    """A refusal without the text of its clause: it comes with every state, and `why` tells all."""
    return msgspec.structs.replace(refusal, rule="")


def _nothing(asked: Asked, kind: type[Action], choice: Choice) -> api.Refusal:
    """Why nothing of this kind can be chosen: as the choice says, or all that one could try."""
    if isinstance(choice, NoneOf):
        return say.refusal(asked.words, choice.why)
    named = (action for action in tries(choice, kind) if words_in(action))
    found = [choice.why_not(action) for action in islice(named, TRIED)]
    reasons = [one for n, one in enumerate(found) if one is not None and one not in found[:n]]
    if len(reasons) == 1:
        return say.refusal(asked.words, reasons[0])
    tag = tag_of(kind)
    told = asked.words.named("none", tag) or asked.words.say("none-now")
    shared = {one.clause for one in reasons}
    clause = shared.pop() if len(shared) == 1 else asked.engine.module.grounds.get(tag)
    return say.by_clause(asked.words, clause or asked.ask.clause, told)


def tries(choice: Choice, kind: type[Action]) -> Iterator[Action]:
    """Actions that one might try, legal or not."""
    if isinstance(choice, OneOf):
        yield from (action for action in choice.candidates if isinstance(action, kind))
    elif isinstance(choice, Form):
        yield from choice.fillings()


# -- forms -----------------------------------------------------------------------------------


def _form_menu(asked: Asked, base: api.Menu, form: Form, fields: dict[str, Any]) -> api.Menu:
    found = form.narrow(Partial(base.do, fields))
    given = (part.name for part in form.parts if part.name in fields)
    entered = tuple(_entered(asked, form.action, name, fields[name]) for name in given)
    changes: dict[str, Any] = {"form": entered, **_whole(asked, found)}
    names = [part.name for part in form.parts]
    at = names.index(found.field) if found.field in names else len(names)
    growing = _field(asked, form, at - 1, found.more, fields) if found.more else {}
    if (
        growing
        and not found.complete
        and not fields[names[at - 1]]
        and not _stays(form, at, fields)
    ):
        changes |= growing  # it must not stay empty: first of all somebody is named
        growing = {}
    elif found.field is None:
        changes |= _dealt(form, fields) | growing
        growing = _before_points(asked, form, fields)
    else:
        changes |= _field(asked, form, at, found.options, fields)
    if growing:
        changes |= {"grow": growing["field"], "grow_title": growing["field_title"]}
        changes |= {"grow_targets": growing["targets"], "grow_together": growing["together"]}
    return msgspec.structs.replace(base, **changes)


def _stays(form: Form, at: int, fields: Mapping[str, Any]) -> bool:
    """Whether a list may stay empty, whatever is chosen after it."""
    return form.goes_on(done_of(form, at, fields), LOOKED)


def _dealt(form: Form, fields: Mapping[str, Any]) -> dict[str, Any]:
    """Points at the end of a form: how many there are stays to be seen when all are dealt."""
    part = form.parts[-1]
    if not isinstance(part, Split):
        return {}
    done = done_of(form, len(form.parts) - 1, fields)
    return {"wanted": part.wanted(done), "given": part.given(done)}


def _before_points(asked: Asked, form: Form, fields: Mapping[str, Any]) -> dict[str, Any]:
    """The list before points that are being dealt: it stays, to be added to all the same."""
    at = len(form.parts) - 2
    if at < 0 or not isinstance(form.parts[at + 1], Split) or not form.parts[at].grows:
        return {}
    part = form.parts[at]
    more = part.more(done_of(form, at, fields), fields[part.name])
    return _field(asked, form, at, more, fields) if more else {}


def _field(
    asked: Asked, form: Form, at: int, options: tuple[Any, ...], fields: Mapping[str, Any]
) -> dict[str, Any]:
    """The field of one part: what may be chosen for it or added to it."""
    part = form.parts[at]
    shape = _shape(form.action, part.name)
    done = done_of(form, at, fields)
    so_far = fields.get(part.name)
    if not part.takes(done, so_far):
        so_far = None  # nothing of it counts
    options = tuple(option for option in options if _leads_on(form, at, done, so_far, option))
    targets = list(islice(_targets(asked, shape, part, options, so_far), MOST + 1))
    if isinstance(part, Path):
        walked = tuple(so_far or ())
        ways = far(form, part, done, walked)
        targets += [_way(asked, shape, way) for way in ways]
        ends = [*((option,) for option in options), *ways]
        notes = [_cost(asked, form, {**done, part.name: (*walked, *end)}) for end in ends]
        targets = [
            msgspec.structs.replace(made, note=note)
            for made, note in zip(targets, notes, strict=False)
        ]
    return {
        "field": part.name,
        "field_title": asked.words.word("field", part.name),
        "many": part.grows,
        "targets": tuple(targets[:MOST]),
        "truncated": len(targets) > MOST,
        "together": len(targets) <= MOST and _together(form, at, done, [*(so_far or ()), *options]),
        **(_points(asked, part, done, targets) if isinstance(part, Split) else {}),
    }


def _points(
    asked: Asked, part: Split, done: Mapping[str, Any], targets: Sequence[api.Target]
) -> dict[str, Any]:
    """How many points there may be, how many are taken already, and words beside the keys."""
    notes = part.notes(done)
    told = [
        msgspec.structs.replace(made, note=asked.words.word("note", notes[made.value[0]]))
        if made.value[0] in notes
        else made
        for made in targets[:MOST]
    ]
    return {"wanted": part.wanted(done), "given": part.given(done), "targets": tuple(told)}


def _cost(asked: Asked, form: Form, fields: Mapping[str, Any]) -> str:
    """What a way costs: the first number of the action that ends with it, if it may end there."""
    try:
        action = msgspec.convert({"do": tag_of(form.action), **fields}, form.action)
    except msgspec.ValidationError:
        return ""
    for tally in form.tallies(action) if form.why_not(action) is None else ():
        return asked.words.total(tally)
    return ""


def _leads_on(form: Form, at: int, done: Mapping[str, Any], so_far: Any, option: Any) -> bool:
    """Whether a path, if that is what comes next, has anywhere to go after this option."""
    part, after = form.parts[at], form.parts[at + 1 : at + 2]
    if not after or not isinstance(after[0], Path) or isinstance(part, Path | Split | Assign):
        return True
    value = [*(so_far or ()), option] if part.grows else option
    return bool(after[0].more({**done, part.name: part.sorted(done, value)}, None))


def _together(form: Form, at: int, done: Mapping[str, Any], everything: list[Any]) -> bool:
    """Whether a list may hold all this: there is a legal action with exactly these in it."""
    part = form.parts[at]
    if not isinstance(part, Subset | Stack) or not part.takes(done, everything):
        return False
    whole = {**done, part.name: part.sorted(done, everything)}
    tried = islice(form.fillings(whole, at + 1), TRIED)
    return any(form.why_not(action) is None for action in tried)


def done_of(form: Form, at: int, fields: Mapping[str, Any]) -> dict[str, Any]:
    """The fields before a part as the rules know them: over the wire a tuple is a list."""
    done: dict[str, Any] = {}
    for part in form.parts[:at]:
        if part.name in fields and part.takes(done, fields[part.name]):
            done[part.name] = part.sorted(done, fields[part.name])
    return done


def _whole(asked: Asked, found: Next) -> dict[str, Any]:
    """What is said of a declaration that may be sent, or why it may not."""
    words = asked.words
    if found.action is not None:
        action = found.action
        return {
            "complete": True,
            "action": text(action),
            "sentence": words.action(action),
            "tallies": say.tallies(words, found.tallies),
            "forecasts": _forecasts(asked, action),
            "price": _price(asked, action),
        }
    return {"refused": say.refusal(words, found.refused) if found.refused else None}


def _forecasts(asked: Asked, action: Action) -> tuple[api.Forecast, ...]:
    given = asked.engine.module.forecast(asked.engine.book, asked.view, action)
    return tuple(say.forecast(asked.words, item) for item in given)


def _shape(kind: type[Action], name: str) -> Shape:
    return next(shape for shape in shapes_of(kind) if shape.name == name)


def _entered(asked: Asked, kind: type[Action], name: str, value: Any) -> api.Entered:
    words, shape = asked.words, _shape(kind, name)
    return api.Entered(name, words.word("field", name), value, _told(asked, shape, value))


def _told(asked: Asked, shape: Shape, value: Any) -> str:
    """A value of a field in words."""
    words = asked.words
    if isinstance(value, bool):
        return words.say("yes" if value else "no")
    if value is None:
        return words.say("none")
    if isinstance(value, int):  # a number of something, never the id of a space
        return str(value)
    if isinstance(value, dict):
        pairs = (f"{words.known(shape.name, str(k))}: {v}" for k, v in value.items())
        return words.say("comma").join(pairs)
    if isinstance(value, list | tuple):
        join = words.say("comma") if shape.as_set else " → "
        return join.join(words.known(shape.name, str(item)) for item in value)
    return words.known(shape.name, str(value))


def _targets(
    asked: Asked, shape: Shape, part: Part, options: tuple[Any, ...], so_far: Any
) -> Iterator[api.Target]:
    for option in options:
        value: Any = list(option) if isinstance(option, tuple) else option
        if isinstance(part, Split):
            value = [option, (so_far or {}).get(option, 0) + 1]
        yield target(asked, shape, value, pair=isinstance(part, Split | Assign))


def target(asked: Asked, shape: Shape, value: Any, *, pair: bool = False) -> api.Target:
    """A value of a field, with where it is to be seen."""
    thing = value[0] if pair else value
    label = _told(asked, shape, thing)
    if pair and isinstance(value[1], str):
        label = f"{label}: {asked.words.known(shape.name, value[1])}"
    return api.Target(value, label, **places(asked, thing))


def places(asked: Asked, thing: Any) -> dict[str, Any]:
    """Where something is to be seen: a space, a counter with its space, a card."""
    if not isinstance(thing, str):
        return {}
    if thing in asked.pieces:
        return {"piece": thing, "space": asked.pieces[thing].at}
    if thing in asked.aside:
        return {"piece": thing}
    if thing in asked.spaces:
        return {"space": thing}
    return {"card": thing} if thing in asked.cards else {}


def _way(asked: Asked, shape: Shape, way: tuple[Any, ...]) -> api.Target:
    label = _told(asked, shape, way[-1])
    return api.Target(list(way), label, **places(asked, way[-1]))


# -- lists -----------------------------------------------------------------------------------


class Listed:
    """The legal actions of one kind, chosen field by field like a form."""

    def __init__(self, choice: Choice, kind: type[Action]) -> None:
        self.choice = choice
        self.kind = kind
        legal = islice(choice.legal(), LISTED)
        self.actions = [action for action in legal if isinstance(action, kind)]

    def matching(self, fields: Mapping[str, Any]) -> list[Action]:
        """The actions that have these values."""
        return [
            action
            for action in self.actions
            if all(_plain(getattr(action, name, None)) == value for name, value in fields.items())
        ]


def _plain(value: Any) -> Any:
    """A value as it comes over the wire."""
    return list(value) if isinstance(value, tuple) else value


def _list_menu(asked: Asked, base: api.Menu, listed: Listed, fields: dict[str, Any]) -> api.Menu:
    known = {shape.name for shape in shapes_of(listed.kind)}
    fields = {name: value for name, value in fields.items() if name in known}
    matching = listed.matching(fields)
    entered = tuple(_entered(asked, listed.kind, n, v) for n, v in fields.items())
    changes: dict[str, Any] = {"form": entered}
    shape = _undecided(listed.kind, matching, fields)
    if shape is None:
        if matching:
            whole = Next(None, (), True, None, (), matching[0], listed.choice.tallies(matching[0]))
            changes |= _whole(asked, whole)
    else:
        targets = _listed_targets(asked, shape, matching)
        changes |= {
            "field": shape.name,
            "field_title": asked.words.word("field", shape.name),
            "targets": tuple(targets[:MOST]),
            "truncated": len(targets) > MOST,
        }
    return msgspec.structs.replace(base, **changes)


def _undecided(
    kind: type[Action], matching: list[Action], fields: Mapping[str, Any]
) -> Shape | None:
    """The first field in which the actions that are left differ."""
    for shape in shapes_of(kind):
        if shape.name in fields:
            continue
        values = [getattr(action, shape.name) for action in matching]
        if not fields and len(matching) == 1:
            return shape
        if any(value != values[0] for value in values):
            return shape
    return None


def _listed_targets(asked: Asked, shape: Shape, matching: list[Action]) -> list[api.Target]:
    """One target for each value of the field; with the action if there is only one behind it."""
    groups: list[tuple[Any, list[Action]]] = []
    for action in matching:
        value = getattr(action, shape.name)
        group = next((acts for known, acts in groups if known == value), None)
        if group is None:
            groups.append((value, [action]))
        else:
            group.append(action)
    targets = []
    for value, actions in groups:
        made = _one_target(asked, shape, value)
        only = text(actions[0]) if len(actions) == 1 else ""
        label = asked.words.action(actions[0]) if only and value is None else made.label
        count = len(actions) if len(actions) > 1 else 0
        changes: dict[str, Any] = {"action": only, "label": label, "count": count}
        if only:
            changes |= {"note": _note(asked, actions[0]), "price": _price(asked, actions[0])}
        targets.append(msgspec.structs.replace(made, **changes))
    return targets


def _note(asked: Asked, action: Action) -> str:
    """What an action comes to, if the game says it."""
    told = asked.engine.module.note(asked.engine.book, asked.view, action)
    return "" if told is None else sentence(asked.words, told)


def _price(asked: Asked, action: Action) -> str:
    """What an action gives up for good, if the game says so."""
    told = asked.engine.module.price(asked.engine.book, asked.view, action)
    return "" if told is None else sentence(asked.words, told)


def _one_target(asked: Asked, shape: Shape, value: Any) -> api.Target:
    """A whole value of a field; of a list, its end is what is seen."""
    if isinstance(value, tuple):
        seen = places(asked, value[-1]) if value else {}
        return api.Target(list(value), _told(asked, shape, value), **seen)
    return api.Target(value, _told(asked, shape, value), **places(asked, value))
