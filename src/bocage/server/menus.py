"""What may be chosen: the kernel's choices as menus with words, spaces, counters and cards."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import Any, Literal

from msgspec.structs import replace

from bocage.kernel.choice import Choice, Form, NoneOf, OneOf, tag_of
from bocage.kernel.engine import well_typed
from bocage.kernel.nouns import Action, Next, protocol
from bocage.kernel.shapes import Shape, shapes_of, words_in
from bocage.kernel.wording import text
from bocage.server import api, say
from bocage.server.forms import Filling, form_menu
from bocage.server.targets import Asked, forecasts, note, price, target, whole, wired
from bocage.server.trouble import Refused, Trouble

TRIED = 200  # actions that are tried to find out why there is none


def check_version(asked: Asked, version: int) -> None:
    """Refused if somebody asks about a moment that is over."""
    if version != asked.view.version:
        late = protocol("stale", version=version, current=asked.view.version)
        raise Refused(late, asked.words)


def declared(asked: Asked, do: str, fields: Mapping[str, Any]) -> Mapping[str, Any]:
    """The fields of a half-made declaration as they came; Trouble if its kind has no such ones."""
    kinds = asked.kinds()
    if do and do not in kinds:
        raise Trouble("unknown-do", do=do[:40])
    known = {shape.name: shape for shape in shapes_of(kinds[do])} if do else {}
    for name, given in fields.items():
        shape = known.get(name)
        value = tuple(given) if isinstance(given, list) else given
        if shape is None or not well_typed(shape, value):
            raise Trouble("bad-request", detail=f"'{do}' has no such field as {name[:40]}")
        unknown = None if value is None else asked.engine.unknown_in(shape, value)
        if unknown is not None:
            raise Refused(unknown, asked.words)
    return fields


def menu(asked: Asked, do: str = "", fields: Mapping[str, Any] | None = None) -> api.Menu:
    """What may be added to a half-made declaration; without one, what can be declared."""
    if do:
        return _begun(asked, do, fields or {})
    lines = kinds_of(asked)
    meant, made = _declared_first(lines), api.Menu(asked.view.version)
    if len(meant) == 1:
        made = _begun(asked, meant[0], {}, fills=_alone(lines))
    return replace(made, kinds=lines)


def openings(asked: Asked) -> api.Menu:
    """How each kind of action begins that needs a declaration; nothing is filled in."""
    lines = kinds_of(asked)
    begun = tuple(_begun(asked, do, {}, fills=False) for do in _declared_first(lines))
    return api.Menu(asked.view.version, lines, begun)


def _declared_first(lines: tuple[api.Kind, ...]) -> list[str]:
    """The kinds of action that are open and need a declaration."""
    return [k.do for k in lines if k.refused is None and not k.action and not k.quiet]


def _begun(asked: Asked, do: str, fields: Mapping[str, Any], *, fills: bool = True) -> api.Menu:
    """A declaration of one kind; `fills`: with what is forced filled in."""
    kind = asked.kinds()[do]
    choice = asked.part(kind)
    base = api.Menu(asked.view.version, do=do, title=asked.words.kind_of_action(do))
    if isinstance(choice, Form):
        filling = Filling(choice, fields)
        if fills:
            filling.complete(lambda: _alone(kinds_of(asked)))
        return form_menu(asked, base, filling)
    return _list_menu(asked, base, Listed(choice, kind, fields), fills=fills)


# -- kinds -----------------------------------------------------------------------------------


def kinds_of(asked: Asked) -> tuple[api.Kind, ...]:
    """The kinds of action among which one chooses first."""
    quiet, kinds = asked.engine.module.quiet, asked.kinds().items()
    asked.told = asked.told or tuple(_kind(asked, tag, kind, tag in quiet) for tag, kind in kinds)
    return asked.told


def _alone(lines: tuple[api.Kind, ...]) -> bool:
    """Whether nothing but one kind of action can be chosen."""
    return sum(line.refused is None for line in lines) == 1


def _kind(asked: Asked, tag: str, kind: type[Action], quiet: bool) -> api.Kind:
    choice = asked.part(kind)
    line = api.Kind(tag, asked.words.kind_of_action(tag, asked.ask), quiet=quiet)
    changes: dict[str, Any] = {}
    if shapes_of(kind):
        if not any(isinstance(action, kind) for action in choice.legal()):
            changes = {"refused": _short(_nothing(asked, kind, choice))}
    else:
        action = kind()
        refused = choice.why_not(action)
        if refused is not None:
            changes = {"refused": _short(say.refusal(asked.words, refused))}
        else:
            changes = {"action": text(action), "price": price(asked, action)}
            changes["forecasts"] = forecasts(asked, action)
    return replace(line, **changes)


def _short(refusal: api.Refusal) -> api.Refusal:
    """A refusal without the text of its clause: it comes with every state, and `why` tells all."""
    return replace(refusal, rule="")


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


# -- lists -----------------------------------------------------------------------------------


class Listed:
    """The legal actions of one kind that have these values, chosen field by field like a form."""

    def __init__(self, choice: Choice, kind: type[Action], fields: Mapping[str, Any]) -> None:
        self.choice = choice
        self.fields = dict(fields)
        self.shapes = shapes_of(kind)
        self.actions = [
            action
            for action in choice.legal()
            if isinstance(action, kind)
            and all(wired(getattr(action, name)) == value for name, value in fields.items())
        ]

    def undecided(self) -> Shape | None:
        """The first field in which the actions that are left differ; of a single one, its first."""
        if not self.fields and len(self.actions) == 1:
            return next(iter(self.shapes), None)
        for shape in self.shapes:
            values = [getattr(action, shape.name) for action in self.actions]
            if shape.name not in self.fields and any(value != values[0] for value in values):
                return shape
        return None


def _list_menu(asked: Asked, base: api.Menu, listed: Listed, *, fills: bool) -> api.Menu:
    fields, shape, auto = listed.fields, listed.undecided(), ""
    if shape is not None and fills and len(listed.actions) == 1:
        auto, fields[shape.name] = shape.name, wired(getattr(listed.actions[0], shape.name))
        shape = None
    changes: dict[str, Any] = {
        "form": tuple(
            api.Entered(
                one.name,
                asked.words.word("field", one.name),
                _part_kind(one),
                fields[one.name],
                (_valued(asked, one, fields[one.name]),),
                auto=one.name == auto,
            )
            for one in listed.shapes
            if one.name in fields
        )
    }
    if shape is not None:
        title, targets = asked.words.word("field", shape.name), _targets(asked, shape, listed)
        changes["field"] = api.Field(shape.name, title, _part_kind(shape), targets)
    elif listed.actions:
        action = listed.actions[0]
        tallies = listed.choice.tallies(action)
        changes |= whole(asked, Next(None, (), True, None, (), action, tallies))
    return replace(base, **changes)


def _part_kind(shape: Shape) -> Literal["flag", "pick"]:
    """Of a list of actions each field has one whole value."""
    return "flag" if shape.form == "flag" else "pick"


def _valued(asked: Asked, shape: Shape, value: Any) -> api.Target:
    """A whole value of a field; of a list, its end is what is seen."""
    return target(asked, shape, value, value[-1] if isinstance(value, list) and value else None)


def _targets(asked: Asked, shape: Shape, listed: Listed) -> tuple[api.Target, ...]:
    """One target for each value of the field; with the action if there is only one behind it."""
    groups: dict[str, list[Action]] = {}
    for action in listed.actions:
        groups.setdefault(repr(getattr(action, shape.name)), []).append(action)
    targets = []
    for first, *others in groups.values():
        value = wired(getattr(first, shape.name))
        made = _valued(asked, shape, value)
        if others:
            made = replace(made, count=len(others) + 1)
        else:
            label = asked.words.action(first) if value is None else made.label
            more = {"note": note(asked, first), "price": price(asked, first)}
            made = replace(made, action=text(first), label=label, **more)
        targets.append(made)
    return tuple(targets)
