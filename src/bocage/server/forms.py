"""Declarations built up field by field: what stands, what is forced, what may be added.

A field that can be filled in one way only is filled at once, and so is one without which the action
would be the same. Where more than one choice is legal, none is made.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import islice
from typing import Any

from msgspec.structs import replace

from bocage.kernel.choice import Form, tag_of
from bocage.kernel.nouns import Next, Partial
from bocage.kernel.parts import Part, Path, Split
from bocage.server import api
from bocage.server.targets import (
    Asked,
    paired,
    places,
    shape_of,
    target,
    targets,
    told,
    whole,
    wired,
)
from bocage.server.ways import far
from bocage.words.words import number

LOOKED = 60  # ways to go on that are looked at
TRIED = 200  # actions that are looked at for a legal one with everybody in it
LISTS = ("subset", "stack", "order")  # a path leads somewhere


class Filling:
    """A form as far as it is filled, with what has no alternative."""

    def __init__(
        self,
        form: Form,
        given: Mapping[str, Any],
        proposed: Collection[str] = (),
        first: dict[str, tuple[Any, ...]] | None = None,
    ) -> None:
        self.form = form
        self.given = given
        self._first = {} if first is None else first
        self.proposed = proposed  # of those given, what is only usual
        self.fields: dict[str, Any] = {}  # in the order of the form
        self.auto: dict[str, bool] = {}  # of those, what nobody chose; True: it changes nothing
        self.optional = False  # the next field may be left empty
        self.kept: int | None = None  # the list before what was filled in, if it may still grow
        self.found = self._read()

    def _read(self) -> Next:
        """What may be added after all that was given up to the first gap."""
        for part in self.form.parts[len(self.fields) :]:
            if part.name not in self.given:
                break
            self.fields[part.name] = self.given[part.name]
            self.kept = None
        return self._narrow(self.fields)

    def _narrow(self, fields: dict[str, Any]) -> Next:
        return self.form.narrow(Partial(tag_of(self.form.action), fields))

    def complete(self, alone: Callable[[], bool]) -> None:
        """Fill in what is forced; `alone`: nothing else than this kind of action can be chosen."""
        while self._one_way() or self._one_deal() or self._no_way(alone):
            self.found = self._read()

    def shown(self, fields: Mapping[str, Any], found: Next) -> tuple[int | None, int | None]:
        """The parts that may be filled or added to: the next one, and the list before it."""
        names = [part.name for part in self.form.parts]
        if found.field is not None:
            at = names.index(found.field)
            if not found.more:
                return at, None
            if not found.complete and not fields[names[at - 1]] and not self._stays(at, fields):
                return at - 1, None  # it must not stay empty: first of all somebody is named
            return at, at - 1
        last = len(names) - 1
        split = isinstance(self.form.parts[last], Split)
        before = last - 1 if split and last and self.form.parts[last - 1].grows else None
        return (last if found.more or split else None), before

    def _stays(self, at: int, fields: Mapping[str, Any]) -> bool:
        """Whether a list may stay empty, whatever is chosen after it."""
        return self.form.goes_on(done_of(self.form, at, fields), LOOKED)

    def so_far(self, at: int, fields: Mapping[str, Any]) -> Any:
        """What a part holds; None if nothing of it counts."""
        part = self.form.parts[at]
        value = fields.get(part.name)
        return value if part.takes(done_of(self.form, at, fields), value) else None

    def options(self, at: int, fields: Mapping[str, Any]) -> tuple[Any, ...]:
        """What may be chosen for a part or added to it, and leads on."""
        so_far, tag = self.so_far(at, fields), tag_of(self.form.action)
        if at or so_far:
            return self._options(at, fields, so_far)
        if tag not in self._first:
            self._first[tag] = self._options(at, fields, so_far)
        return self._first[tag]

    def _options(self, at: int, fields: Mapping[str, Any], so_far: Any) -> tuple[Any, ...]:
        part, done = self.form.parts[at], done_of(self.form, at, fields)
        options = part.more(done, so_far)
        if part.kind == "pick" and options and all(type(one) is int for one in options):
            return self._possible(part, done, options)
        after = self.form.parts[at + 1 : at + 2]
        if not after or not isinstance(after[0], Path) or part.kind in ("path", "split", "assign"):
            return options
        return tuple([one for one in options if _leads_on(part, after[0], done, so_far, one)])

    def _possible(
        self, part: Part, done: Mapping[str, Any], numbers: tuple[Any, ...]
    ) -> tuple[Any, ...]:
        """The numbers after which something legal can follow."""
        found = [one for one in numbers if self.form.goes_on({**done, part.name: one}, LOOKED)]
        return tuple(found) or numbers

    def _gap(self) -> int | None:
        """The part that is to be filled next, if nothing of it is there."""
        at, _ = self.shown(self.fields, self.found)
        return at if at == len(self.fields) < len(self.form.parts) else None

    def _fill(self, at: int, value: Any, idle: bool) -> bool:
        part, (_, grow) = self.form.parts[at], self.shown(self.fields, self.found)
        self.kept = self.kept if grow is None else grow
        self.fields[part.name] = value
        self.auto[part.name] = idle
        return True

    def _one_way(self) -> bool:
        """Fill a field that has one value only."""
        at = self._gap()
        if at is None or self.form.parts[at].grows:
            return False
        options = self.options(at, self.fields)
        if len(options) != 1:
            return False
        after = self._narrow({**self.fields, self.form.parts[at].name: options[0]})
        idle = self.found.complete
        if is_bad(after) or (idle and after.action != self.found.action):
            return False
        return self._fill(at, options[0], idle)

    def _one_deal(self) -> bool:
        """Deal points that can be dealt in one way only."""
        at = self._gap()
        if at is None or not isinstance(self.form.parts[at], Split):
            return False
        sole = self.form.sole(done_of(self.form, at, self.fields), LOOKED)
        points = sole and getattr(sole, self.form.parts[at].name)
        return bool(points) and self._fill(at, points, idle=False)

    def _no_way(self, alone: Callable[[], bool]) -> bool:
        """Leave a list empty into which nobody can go, or that can still grow beside the next."""
        at = self._gap()
        if at is None or self.form.parts[at].kind not in LISTS or self.open()[1] is not None:
            return False
        part, found = self.form.parts[at], self.found
        if not found.complete and not self.fields and not alone():
            return False
        fields = {**self.fields, part.name: ()}
        after = self._narrow(fields)
        next_, grow = self.shown(fields, after)
        others = self.options(next_, fields) if next_ is not None and next_ != at else ()
        beside = grow == at and next_ != at
        if found.complete:
            some = any(one is not None and one is not False for one in others)
            return some and beside and self._fill(at, (), True)
        if is_bad(after) or not (after.complete or others):
            return False
        if (after.complete or not beside) and (not self.fields or self.options(at, self.fields)):
            self.optional = True
            return False
        return self._fill(at, (), True)

    def open(self) -> tuple[int | None, int | None]:
        """The parts that may be filled or added to now, over what was filled in too."""
        at, grow = self.shown(self.fields, self.found)
        if at is None and grow is None and self.proposed:
            grow = self._longer()  # what is only usual can be more
        return at, grow if grow is not None or self.kept == at else self.kept

    def _longer(self) -> int | None:
        """The last list to which something can be added."""
        lists = [i for i, part in enumerate(self.form.parts) if part.kind in LISTS]
        return next((i for i in reversed(lists) if self.options(i, self.fields)), None)


def is_bad(found: Next) -> bool:
    """Whether a value cannot stand in its field at all."""
    return found.refused is not None and found.refused.reason == "protocol:bad-form"


def done_of(form: Form, at: int, fields: Mapping[str, Any]) -> dict[str, Any]:
    """The fields before a part as the rules know them: over the wire a tuple is a list."""
    done: dict[str, Any] = {}
    for part in form.parts[:at]:
        if part.name in fields and part.takes(done, fields[part.name]):
            done[part.name] = part.sorted(done, fields[part.name])
    return done


def _leads_on(part: Part, path: Path, done: Mapping[str, Any], so_far: Any, option: Any) -> bool:
    """Whether the path that comes next has anywhere to go after this option."""
    value: Any = (option,) if part.grows else option
    if so_far:
        value = part.sorted(done, [*so_far, option])
    return path.leads({**done, part.name: value})


# -- in words ------------------------------------------------------------------------------------


def form_menu(asked: Asked, base: api.Menu, now: Filling) -> api.Menu:
    """What stands in a form, and what may be added to it."""
    form = now.form
    at, grow = now.open()
    entered = (i for i, part in enumerate(form.parts) if part.name in now.fields)
    return replace(
        base,
        form=tuple(_entered(asked, now, i) for i in entered),
        field=None if at is None else _field(asked, now, at),
        grow=None if grow is None else _field(asked, now, grow, least=1),
        **whole(asked, now.found),
    )


def title_of(asked: Asked, form: Form, part: Part) -> str:
    """What a field is called, in this kind of action (`field-suffer-hexes`) or in all."""
    own = asked.words.named("field", f"{tag_of(form.action)}-{part.name}")
    return own or asked.words.word("field", part.name)


def _entered(asked: Asked, now: Filling, at: int) -> api.Entered:
    """A field as it stands."""
    part = now.form.parts[at]
    shape, value = shape_of(now.form.action, part.name), wired(now.fields[part.name])
    if isinstance(value, dict):
        made = [paired(asked, shape, *pair) for pair in value.items()]
    else:
        made = [target(asked, shape, one) for one in (value if part.grows else [value])]
    if isinstance(part, Path) and now.so_far(at, now.fields) is not None:
        done = done_of(now.form, at, now.fields)
        paths = [value[: i + 1] for i in range(len(made))]
        made = [target(asked, shape, path[-1], **_paid(part, done, path)) for path in paths]
    return api.Entered(
        part.name,
        title_of(asked, now.form, part),
        part.kind,
        value,
        tuple(made),
        auto=part.name in now.auto,
        idle=now.auto.get(part.name, False),
        proposed=part.name in now.proposed,
    )


def _field(asked: Asked, now: Filling, at: int, least: int = 0) -> api.Field | None:
    """The field of one part: what may be chosen for it or added to it; None without so many."""
    form, part = now.form, now.form.parts[at]
    done, so_far = done_of(form, at, now.fields), now.so_far(at, now.fields)
    options = now.options(at, now.fields)
    if len(options) < least:
        return None
    shape, more = shape_of(form.action, part.name), dict[str, Any]()
    if isinstance(part, Split):
        counted = ((one, (so_far or {}).get(one, 0) + 1) for one in options)
        made = [_noted(asked, part, done, paired(asked, shape, *pair)) for pair in counted]
        more = {"wanted": part.wanted(done), "given": part.given(done)}
    elif isinstance(part, Path):
        made = _ways(asked, now, part, done, options)
    elif part.kind == "assign":
        made = [paired(asked, shape, *pair) for pair in options]
    else:
        made = targets(asked, shape, options)
    return api.Field(
        part.name,
        title_of(asked, form, part),
        part.kind,
        tuple(made),
        together=_together(form, at, done, [*(so_far or ()), *options]),
        optional=now.optional and at == len(now.fields),
        aside=getattr(part, "aside", False),
        **more,
    )


def _noted(asked: Asked, part: Split, done: Mapping[str, Any], made: api.Target) -> api.Target:
    """Points for a key, with the word that stands beside it."""
    word = part.notes(done).get(made.value[0])
    return made if word is None else replace(made, note=asked.words.word("note", word))


def _ways(
    asked: Asked, now: Filling, part: Path, done: Mapping[str, Any], steps: tuple[Any, ...]
) -> list[api.Target]:
    """The next steps of a path, and the ways to all that is further off."""
    shape = shape_of(now.form.action, part.name)
    walked = tuple(now.so_far(now.form.parts.index(part), now.fields) or ())
    made = [target(asked, shape, s, **_paid(part, done, (*walked, s))) for s in steps]
    for way in far(now.form, part, done, walked):
        end, paid = way[-1], _paid(part, done, (*walked, *way))
        made.append(api.Target(list(way), told(asked, shape, end), **places(asked, end), **paid))
    return made


def _paid(part: Path, done: Mapping[str, Any], path: Sequence[Any]) -> dict[str, Any]:
    """What a path costs as far as it goes, and what is left then."""
    account = part.account(done, tuple(path))
    if account is None:
        return {}
    cost, left = account
    return {"cost": number(cost, part.halves), "left": number(left, part.halves)}


def _together(form: Form, at: int, done: Mapping[str, Any], everything: list[Any]) -> bool:
    """Whether a list may hold all this: there is a legal action with exactly these in it."""
    part = form.parts[at]
    if part.kind not in ("subset", "stack") or not part.takes(done, everything):
        return False
    filled = {**done, part.name: part.sorted(done, everything)}
    tried = islice(form.fillings(filled, at + 1), TRIED)
    return any(form.why_not(action) is None for action in tried)
