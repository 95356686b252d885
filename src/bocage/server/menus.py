"""What may be chosen: the kernel's choices as menus with words, spaces, counters and cards."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import islice
from typing import Any, Literal

from msgspec.structs import replace

from bocage.kernel.chance import Rng
from bocage.kernel.choice import Choice, Form, NoneOf, OneOf, tag_of
from bocage.kernel.engine import well_typed
from bocage.kernel.nouns import Action, Illegal, Next, Partial, protocol
from bocage.kernel.shapes import Shape, shapes_of, words_in
from bocage.kernel.together import walks
from bocage.kernel.usual import may_follow, planned, proposal
from bocage.kernel.wording import text
from bocage.server import api, say
from bocage.server.forms import Filling, form_menu
from bocage.server.targets import (
    Asked,
    forecasts,
    note,
    places,
    price,
    shape_of,
    target,
    whole,
    wired,
)
from bocage.server.trouble import Refused, Trouble

TRIED = 200  # actions that are tried to find out why there is none
STACKS = 4  # that are tried for whether two of each may do the same
AIMED = 400  # actions that are looked at for what they are aimed at


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


def menu(
    asked: Asked, do: str = "", fields: Mapping[str, Any] | None = None, *, propose: bool = False
) -> api.Menu:
    """What may be added to a half-made declaration; without one, what can be declared.

    `propose`: what is not there yet is filled with what is usual, if the game knows it.
    """
    if do:
        usual = proposed(asked, do, fields or {}) if propose else None
        return _usual(asked, usual, fields or {}) if usual else _begun(asked, do, fields or {})
    lines = kinds_of(asked)
    meant, made = _declared_first(lines), api.Menu(asked.view.version)
    usual = proposed(asked) if propose else None
    if usual:
        made = _usual(asked, usual, {})
    elif len(meant) == 1:
        made = _begun(asked, meant[0], {}, fills=_alone(lines))
    return replace(made, kinds=lines, plans=plans(asked), marches=any(walks(asked.choice)))


def proposed(asked: Asked, do: str = "", fields: Mapping[str, Any] | None = None) -> Action | None:
    """The usual answer that goes on from here."""
    given = {name: as_tuple(value) for name, value in (fields or {}).items()}
    return proposal(asked.engine, asked.view, asked.choice, Partial(do or None, given))


def as_tuple(value: Any) -> Any:
    """A list that came over the wire as the rules have it."""
    return tuple(value) if isinstance(value, list) else value


def _usual(asked: Asked, usual: Action, fields: Mapping[str, Any]) -> api.Menu:
    """A declaration filled in as usual; what was not given is marked so, unless it is forced."""
    choice = asked.part(type(usual))
    names = [part.name for part in choice.parts] if isinstance(choice, Form) else ()
    given = {name: wired(getattr(usual, name)) for name in names or usual.__struct_fields__}
    given |= fields
    for name in reversed(names):
        shorter = {one: value for one, value in given.items() if one != name}
        if name in fields or not _leads_to(choice, shorter, usual):
            break
        given = shorter
    return _begun(asked, tag_of(usual), given, proposed=given.keys() - fields)


def _leads_to(choice: Choice, fields: Mapping[str, Any], usual: Action) -> bool:
    """Whether a declaration that is this far has one way on, to this action."""
    if not isinstance(choice, Form):
        return False
    filling = Filling(choice, fields)
    filling.complete(lambda: False)
    return filling.found.action == usual


def plans(asked: Asked) -> bool:
    """Whether a whole set-up can be proposed."""
    module = asked.engine.module
    if not module.knows("plan"):
        return False
    return module.plan(asked.engine.book, asked.view, asked.choice, Rng(0)) is not None


def planning(asked: Asked, luck: int) -> api.Plan:
    """A set-up, proposed step by step."""
    steps = []
    for action, _ in planned(asked.engine, asked.view, Rng(luck)):
        put = [places(asked, value) for value in words_in(action)]
        piece = next((place["piece"] for place in put if "piece" in place), "")
        space = next((place["space"] for place in put if "piece" not in place and place), "")
        told = asked.words.action(action)
        steps.append(api.PlanStep(text(action), told, tag_of(action), piece, space))
    return api.Plan(asked.view.version, tuple(steps))


def openings(asked: Asked) -> api.Menu:
    """How each kind of action begins that needs a declaration; nothing is filled in."""
    lines = kinds_of(asked)
    begun = tuple(
        replace(_begun(asked, do, {}, fills=False), aim=_aim(asked, do))
        for do in _declared_first(lines)
    )
    return api.Menu(asked.view.version, lines, begun)


def _aim(asked: Asked, do: str) -> api.Field | None:
    """A later field with which a click on the map may begin this kind of action."""
    name = asked.engine.module.aims.get(do)
    if name is None:
        return None
    kind = asked.kinds()[do]
    legal = [one for one in islice(asked.part(kind).legal(), AIMED) if isinstance(one, kind)]
    values = dict.fromkeys(getattr(action, name) for action in legal)
    shape = shape_of(kind, name)
    made = tuple(target(asked, shape, value) for value in values)
    return api.Field(name, asked.words.word("field", name), "pick", made) if made else None


def _declared_first(lines: tuple[api.Kind, ...]) -> list[str]:
    """The kinds of action that are open and need a declaration."""
    return [k.do for k in lines if k.refused is None and not k.action and not k.quiet]


def _begun(
    asked: Asked,
    do: str,
    fields: Mapping[str, Any],
    *,
    fills: bool = True,
    proposed: Collection[str] = (),
) -> api.Menu:
    """A declaration of one kind; `fills`: with what is forced filled in."""
    kind = asked.kinds()[do]
    choice = asked.part(kind)
    base = api.Menu(asked.view.version, do=do, title=asked.words.kind_of_action(do))
    if isinstance(choice, Form):
        filling = Filling(choice, fields, proposed, asked.first)
        if fills:
            filling.complete(lambda: _alone(kinds_of(asked)))
        made = form_menu(asked, base, filling)
    else:
        listed = Listed(choice, kind, fields)
        made = _list_menu(asked, base, listed, fills=fills, proposed=proposed)
    return made if fields else _each(asked, made)


def _each(asked: Asked, made: api.Menu) -> api.Menu:
    """Of a field for one counter: whether those of a stack may each do it, one after the other."""
    field = made.field
    if field is None or field.kind != "pick" or any(not one.auto for one in made.form):
        return made
    stacks: dict[str, list[api.Target]] = {}
    for one in field.targets:
        if one.piece and one.space:
            stacks.setdefault(one.space, []).append(one)
    piled = [stack for stack in stacks.values() if len(stack) > 1][:STACKS]
    if not piled:
        return made
    together = all(_follows(asked, made.do, field.name, *stack[:2]) for stack in piled)
    return replace(made, field=replace(field, together=together))


def _follows(asked: Asked, do: str, name: str, one: api.Target, other: api.Target) -> bool:
    """Whether a counter may do something freely after another one did."""
    menus = [menu(asked, do, {name: target.value}, propose=True) for target in (one, other)]
    if not all(found.complete and found.free for found in menus):
        return False
    first, second = (asked.engine.parse(found.action) for found in menus)
    if isinstance(first, Illegal) or isinstance(second, Illegal):
        return False
    return may_follow(asked.engine, asked.view, first, second)


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
    title, whole = asked.words.kind_of_action(tag, asked.ask), not shapes_of(kind)
    line = api.Kind(tag, title, whole=whole, quiet=quiet)
    changes: dict[str, Any] = {}
    if not whole:
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
        self.kind = kind
        self.fields = dict(fields)
        self.shapes = shapes_of(kind)
        self.actions = [
            action
            for action in choice.legal()
            if isinstance(action, kind)
            and all(wired(getattr(action, name)) == value for name, value in fields.items())
        ]

    def bare(self) -> Action | None:
        """What it would be if nothing more were chosen, if that may be."""
        try:
            made = self.kind(**{name: as_tuple(value) for name, value in self.fields.items()})
        except TypeError:
            return None
        return made if made in self.actions else None

    def undecided(self) -> Shape | None:
        """The first field in which the actions that are left differ; of a single one, its first."""
        if not self.fields and len(self.actions) == 1:
            return next(iter(self.shapes), None)
        for shape in self.shapes:
            values = [getattr(action, shape.name) for action in self.actions]
            if shape.name not in self.fields and any(value != values[0] for value in values):
                return shape
        return None


def _list_menu(
    asked: Asked, base: api.Menu, listed: Listed, *, fills: bool, proposed: Collection[str] = ()
) -> api.Menu:
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
                proposed=one.name in proposed,
            )
            for one in listed.shapes
            if one.name in fields
        )
    }
    if shape is not None:
        title, targets = asked.words.word("field", shape.name), _targets(asked, shape, listed)
        changes["field"] = api.Field(shape.name, title, _part_kind(shape), targets)
        bare = listed.bare()
        if bare is not None:
            changes["forecasts"] = forecasts(asked, bare)
            changes["tallies"] = say.tallies(asked.words, listed.choice.tallies(bare))
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


def _flag_left(shapes: Sequence[Shape], actions: Sequence[Action]) -> str:
    """The flag in which two actions differ, if that is all; else nothing."""
    if len(actions) != 2:
        return ""
    one, other = actions
    differ = [s for s in shapes if getattr(one, s.name) != getattr(other, s.name)]
    return differ[0].name if [shape.form for shape in differ] == ["flag"] else ""


def _targets(asked: Asked, shape: Shape, listed: Listed) -> tuple[api.Target, ...]:
    """One target for each value of the field; with the action if there is only one behind it."""
    groups: dict[str, list[Action]] = {}
    for action in listed.actions:
        groups.setdefault(repr(getattr(action, shape.name)), []).append(action)
    targets = []
    for first, *others in groups.values():
        value = wired(getattr(first, shape.name))
        made = _valued(asked, shape, value)
        flag = _flag_left(listed.shapes, (first, *others))
        if flag:
            told = asked.words.say("then-flag", field=asked.words.word("field", flag))
            made = replace(made, note=told)
        elif others:
            made = replace(made, count=len(others) + 1)
        else:
            label = asked.words.action(first) if value is None else made.label
            more = {"note": note(asked, first), "price": price(asked, first)}
            made = replace(made, action=text(first), label=label, **more)
        targets.append(made)
    return tuple(targets)
