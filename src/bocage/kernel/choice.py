"""Choices: what may be decided, as structure and not as a list.

`why_not` is the rule itself: the engine accepts an action if and only if it answers None.
`narrow` says what may be added to a half-made declaration; `sample` and `all` serve bots and tests.
"""

from __future__ import annotations

from bisect import bisect
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate, islice
from typing import Any, Protocol, TypeVar

import msgspec
from msgspec.structs import replace

from bocage.kernel.chance import Rng
from bocage.kernel.nouns import Action, EngineFault, Illegal, Next, Partial, Tally, protocol, refuse
from bocage.kernel.parts import NO_VALUE, Part, Path, Reach
from bocage.kernel.shapes import shapes_of

T = TypeVar("T")
Weights = Mapping[str, int]  # how much more often random play takes an action of this tag
EVEN: Weights = {}  # every action alike
EMPTY: Mapping[str, Any] = {}  # no field yet
TRIES = 12  # samples of a form before it is enumerated instead
Makers = Mapping[type[Action], Callable[[Any], "Choice"]]
MANY = 20_000  # more than this many actions are not enumerated


class Choice(Protocol):
    """What every choice can answer."""

    @property
    def types(self) -> tuple[type[Action], ...]:
        """The kinds of action that it takes."""
        ...

    def why_not(self, action: Any) -> Illegal | None:
        """The refusal, or None if the action is legal."""
        ...

    def narrow(self, partial: Partial) -> Next:
        """What may be added to this half-made declaration."""
        ...

    def legal(self) -> Iterator[Any]:
        """All legal actions, lazily, in a fixed order."""
        ...

    def sample(self, rng: Rng, weights: Weights = EVEN) -> Any | None:
        """A random legal action, or None if there is none."""
        ...

    def tallies(self, action: Any) -> tuple[Tally, ...]:
        """The numbers that this action would be resolved with, as far as they are known."""
        ...


def all_of(choice: Choice, limit: int) -> list[Any] | None:
    """All legal actions, or None if there are more than `limit`."""
    found = list(islice(choice.legal(), limit + 1))
    return None if len(found) > limit else found


def has_other(choice: Choice, known: Action) -> bool:
    """Whether an action other than this legal one is legal too; looks first where it is cheap."""
    if isinstance(choice, OneOf):
        return choice.count() > 1
    if not isinstance(choice, AnyOf):
        return any(action != known for action in choice.legal())
    lists = [part for part in choice.choices if isinstance(part, OneOf)]
    listed = sum(part.count() for part in lists)
    if listed > 1 or (listed and type(known) not in {t for part in lists for t in part.types}):
        return True
    forms = (part for part in choice.choices if not isinstance(part, OneOf))
    return any(action != known for part in forms for action in part.legal())


class _Tags(dict[type, str]):
    """The tags of structs, each looked up once."""

    def __missing__(self, kind: Any) -> str:
        tag = self[kind] = str(kind.__struct_config__.tag)
        return tag


_TAGS = _Tags()


def tag_of(action: type[msgspec.Struct] | msgspec.Struct) -> str:
    """The word that names a kind of action or event in text."""
    return _TAGS[action if isinstance(action, type) else type(action)]


class OneOf:
    """A short list of candidates and the rule that says which are legal.

    `sure`: who made the list has asked the rule already.
    """

    __slots__ = ("_candidates", "_legal", "_tally", "_why", "types")

    def __init__(
        self,
        candidates: Sequence[Action],
        why_not: Callable[[Any], Illegal | None] | None = None,
        tally: Callable[[Any], tuple[Tally, ...]] | None = None,
        types: tuple[type[Action], ...] | None = None,
        sure: bool = False,
    ) -> None:
        self._candidates = candidates
        self._why = why_not
        self._tally = tally
        self._legal: Sequence[Action] | None = candidates if sure else None
        self.types = types or tuple(dict.fromkeys(map(type, candidates)))
        if not self.types:
            raise EngineFault("OneOf without candidates: say which `types` it would take")

    @property
    def candidates(self) -> Sequence[Action]:
        """What one might try, legal or not."""
        return self._candidates

    def why_not(self, action: Any) -> Illegal | None:
        """The rule's answer; without a rule only the candidates are legal."""
        if self._why is not None:
            return self._why(action)
        if action in self._candidates:
            return None
        return protocol("unknown-option", options=[tag_of(c) for c in self._candidates])

    def _allowed(self) -> Sequence[Action]:
        """The candidates that the rule allows."""
        if self._legal is None:
            why, tried = self._why, self._candidates
            self._legal = tried if why is None else [c for c in tried if why(c) is None]
        return self._legal

    def legal(self) -> Iterator[Action]:
        """The candidates that the rule allows."""
        return iter(self._allowed())

    def count(self) -> int:
        """How many actions are legal."""
        return len(self._allowed())

    def narrow(self, partial: Partial) -> Next:
        """The legal actions as they are: there is nothing to build up."""
        return Next("do", tuple(self.legal()), complete=False)

    def sample(self, rng: Rng, weights: Weights = EVEN) -> Action | None:
        """Any of the legal actions, by weight."""
        actions = self._allowed()
        if len(actions) < 2:
            return actions[0] if actions else None
        if len(self.types) > 1:
            return actions[_draw([weights.get(_TAGS[type(a)], 1) for a in actions], rng)]
        share = max(1, _share(self.types, weights))  # all alike: no need to add them up
        return actions[rng.below(len(actions) * share) // share]

    def tallies(self, action: Any) -> tuple[Tally, ...]:
        """The numbers, if the choice has any."""
        return self._tally(action) if self._tally else ()


class NoneOf(OneOf):
    """Nothing of a kind can be chosen now: `why` tells the reason.

    What one might try all the same is refused by `why_not`, or else for the same reason.
    """

    __slots__ = ("why",)

    def __init__(
        self,
        kind: type[Action],
        why: Illegal,
        why_not: Callable[[Any], Illegal | None] | None = None,
    ) -> None:
        super().__init__((), why_not or (lambda action: why), types=(kind,))
        self.why = why


def _draw(shares: Sequence[int], rng: Rng) -> int:
    """A place in the list, each as likely as its share; all alike if every share is zero."""
    ends = [*accumulate(shares)]
    return bisect(ends, rng.below(ends[-1])) if ends[-1] > 0 else rng.below(len(shares))


class Form:
    """A declaration: one action whose fields are built up part by part, checked as a whole.

    `whole`: it may be sent only when every part was named, whatever the fields are by default.
    """

    __slots__ = ("_tally", "_whole", "_why", "action", "parts", "types")

    def __init__(
        self,
        action: type[Action],
        parts: Sequence[Part],
        why_not: Callable[[Any], Illegal | None],
        tally: Callable[[Any], tuple[Tally, ...]] | None = None,
        whole: bool = False,
    ) -> None:
        self.action = action
        self.parts = parts
        self._why = why_not
        self._tally = tally
        self._whole = whole
        self.types = (action,)

    def why_not(self, action: Any) -> Illegal | None:
        """The whole-declaration rule."""
        return self._why(action)

    def legal(self) -> Iterator[Action]:
        """Depth first over the parts, filtered by the rule."""
        return (action for action in self.fillings() if self._why(action) is None)

    def fillings(self, done: Mapping[str, Any] = EMPTY, at: int = 0) -> Iterator[Action]:
        """Every filling of the parts from `at` on, legal or not, depth first."""
        return (self._made(fields) for fields in self._fill(dict(done), at))

    def goes_on(self, fields: Mapping[str, Any], limit: int) -> bool:
        """Whether the parts after these can be filled legally; True if `limit` is not enough."""
        given = {part.name: fields[part.name] for part in self.parts if part.name in fields}
        tried = list(islice(self._fill(given, len(given)), limit))
        return len(tried) == limit or any(self._why(self._made(done)) is None for done in tried)

    def sole(self, fields: Mapping[str, Any], limit: int) -> Action | None:
        """The one legal action that begins so; None if there are more, or `limit` is not enough."""
        tried = list(islice(self.fillings(fields, len(fields)), limit))
        legal = [action for action in tried if self._why(action) is None]
        return legal[0] if len(tried) < limit and len(legal) == 1 else None

    def reach(self, done: Mapping[str, Any], so_far: tuple[Any, ...] = ()) -> Reach:
        """Where the path of this form can lead when the fields before it are these.

        If nothing comes after the path, only what may be sent is answered.
        """
        at = len(done)
        part = self.parts[at]
        if not isinstance(part, Path):
            raise EngineFault(f"Form({self.action.__name__}): part {part.name} is no path")
        found = part.reach(done, so_far)
        if part.sure or at + 1 < len(self.parts):
            return found
        return {
            end: (cost, way)
            for end, (cost, way) in found.items()
            if self._why(self._made({**done, part.name: (*so_far, *way)})) is None
        }

    def _made(self, fields: dict[str, Any]) -> Action:
        try:
            return self.action(**fields)
        except TypeError as error:
            given, wanted = ", ".join(fields), ", ".join(self.action.__struct_fields__)
            name = self.action.__name__
            raise EngineFault(f"Form({name}): parts {given} for fields {wanted}") from error

    def _fill(self, done: dict[str, Any], at: int) -> Iterator[dict[str, Any]]:
        if at == len(self.parts):
            yield done
            return
        part = self.parts[at]
        for value in part.values(done):
            yield from self._fill({**done, part.name: value}, at + 1)

    def sample(self, rng: Rng, weights: Weights = EVEN) -> Action | None:
        """Sample part by part; if that keeps failing, enumerate and take any."""
        for _ in range(TRIES):
            done: dict[str, Any] = {}
            for part in self.parts:
                value = part.sample(done, rng)
                if value is NO_VALUE:
                    break
                done[part.name] = value
            else:
                action = self._made(done)
                if self._why(action) is None:
                    return action
            if not done:
                return None  # the first field has no value at all
        found = list(islice(self.legal(), MANY))
        return found[rng.below(len(found))] if found else None

    def narrow(self, partial: Partial) -> Next:
        """The next field and what may stand in it; numbers as soon as they are known."""
        done: dict[str, Any] = {}
        more: tuple[Any, ...] = ()
        for part in self.parts:
            if part.name not in partial.fields:
                found = Next(part.name, part.more(done, None), False, more=more)
                return found if self._whole else self._next(done, found)
            value = partial.fields[part.name]
            if not part.takes(done, value):
                options = part.more(done, None)
                shown = f"{part.name}={value!r}"[:80]
                bad = protocol("bad-form", text=shown, expected=part.name)
                return Next(part.name, options, complete=False, refused=bad)
            more = part.more(done, value) if part.grows else ()
            done[part.name] = part.sorted(done, value)
        return self._next(done, Next(None, (), complete=False, more=more))

    def _next(self, done: dict[str, Any], found: Next) -> Next:
        """Add whether the declaration may be sent as it is, and its numbers."""
        try:
            action = msgspec.convert({"do": tag_of(self.action), **done}, self.action)
        except msgspec.ValidationError:
            return found
        refused = self._why(action)
        tallies = self.tallies(action) if refused is None else ()
        ready = action if refused is None else None
        return replace(
            found, complete=refused is None, refused=refused, tallies=tallies, action=ready
        )

    def tallies(self, action: Any) -> tuple[Tally, ...]:
        """The numbers of the declaration, if it has any."""
        return self._tally(action) if self._tally else ()


class AnyOf:
    """Several choices of different kinds: the action's kind picks the one that answers."""

    __slots__ = ("_choices", "_clause")

    def __init__(self, clause: str, *choices: Choice) -> None:
        self._choices = choices
        self._clause = clause

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices, one by one."""
        return self._choices

    @property
    def types(self) -> tuple[type[Action], ...]:
        """The kinds of action of all choices."""
        return tuple(kind for choice in self.choices for kind in choice.types)

    def of(self, kind: type[Action]) -> Choice | None:
        """The choice that answers for a kind of action."""
        return next((choice for choice in self.choices if kind in choice.types), None)

    def why_not(self, action: Any) -> Illegal | None:
        """Ask the choice of this kind of action."""
        choice = self.of(type(action))
        if choice is None:
            return wrong_action(self._clause, action, self)
        return choice.why_not(action)

    def legal(self) -> Iterator[Any]:
        """The legal actions of each choice in turn."""
        for choice in self.choices:
            yield from choice.legal()

    def sample(self, rng: Rng, weights: Weights = EVEN) -> Any | None:
        """Pick a choice by weight, then an action in it; try the others if it has none."""
        rest = self._choices
        while rest:
            shares = [_share(choice.types, weights) for choice in rest]
            at = _draw(shares, rng) if len(rest) > 1 else 0
            action = rest[at].sample(rng, weights)
            if action is not None:
                return action
            rest = rest[:at] + rest[at + 1 :]
        return None

    def narrow(self, partial: Partial) -> Next:
        """First the kind of action, then what that choice says."""
        for choice in self.choices:
            if partial.do in [tag_of(t) for t in choice.types]:
                return choice.narrow(partial)
        tags = [tag_of(t) for c in self.choices if next(c.legal(), None) for t in c.types]
        return Next("do", tuple(tags), complete=False)

    def tallies(self, action: Any) -> tuple[Tally, ...]:
        """The numbers of the choice that answers."""
        choice = self.of(type(action))
        return choice.tallies(action) if choice else ()


class Menu(AnyOf):
    """Several kinds of action over the same facts: the choice of a kind is made when it is needed.

    What makes them is given once for all, by kind of action.
    """

    __slots__ = ("_facts", "_made", "_makers")

    def __init__(self, clause: str, makers: Makers, facts: Any) -> None:
        self._clause = clause
        self._makers = makers
        self._facts = facts
        self._made: dict[type[Action], Choice] = {}

    def _part(self, kind: type[Action]) -> Choice:
        made = self._made.get(kind)
        if made is None:
            made = self._made[kind] = self._makers[kind](self._facts)
        return made

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The choices, one by one."""
        return tuple(self._part(kind) for kind in self._makers)

    @property
    def types(self) -> tuple[type[Action], ...]:
        """The kinds of action."""
        return tuple(self._makers)

    def of(self, kind: type[Action]) -> Choice | None:
        """The choice that answers for a kind of action."""
        return self._part(kind) if kind in self._makers else None

    def sample(self, rng: Rng, weights: Weights = EVEN) -> Any | None:
        """Pick a kind by weight, then an action of it; try the others if it has none."""
        kinds, shares, ends = _shares(self._makers, weights)
        at = bisect(ends, rng.below(ends[-1])) if len(kinds) > 1 and ends[-1] > 0 else -1
        while kinds:
            if at < 0:
                at = _draw(shares, rng) if len(kinds) > 1 else 0
            action = self._part(kinds[at]).sample(rng, weights)
            if action is not None:
                return action
            kinds, shares, at = _without(kinds, at), _without(shares, at), -1
        return None


Shares = tuple[Sequence[type[Action]], Sequence[int], Sequence[int]]
_SHARES: dict[int, tuple[Makers, Weights, Shares]] = {}  # of the makers of menus, by their id


def _shares(makers: Makers, weights: Weights) -> Shares:
    """The kinds of a menu, their weights, and what these add up to so far.

    Makers are few and live as long as their game.
    """
    known = _SHARES.get(id(makers))
    if known is None or known[0] is not makers or known[1] is not weights:
        shares = tuple(weights.get(_TAGS[kind], 1) for kind in makers)
        found = (tuple(makers), shares, tuple(accumulate(shares)))
        known = _SHARES[id(makers)] = (makers, weights, found)
    return known[2]


def _without(items: Sequence[T], at: int) -> Sequence[T]:
    return [*items[:at], *items[at + 1 :]]


def _share(types: tuple[type[Action], ...], weights: Weights) -> int:
    """The greatest weight of these kinds of action."""
    if len(types) == 1:
        return weights.get(_TAGS[types[0]], 1)
    return max(weights.get(_TAGS[kind], 1) for kind in types)


def wrong_action(clause: str, action: Action, choice: Choice | None) -> Illegal:
    """This is not what is to be decided now, by the clause that asks.

    Who says it in one word (`pass`, `done`) is told which one word would do.
    """
    types = choice.types if choice else ()
    expected = ", ".join(tag_of(t) for t in types)
    instead = [tag_of(t) for t in types if _one_word(t) and choice and choice.why_not(t()) is None]
    named = ", ".join(instead) if _one_word(type(action)) else ""
    tag = tag_of(action)
    return refuse(clause, "wrong-action", action=tag, expected=expected, instead=named or "none")


def _one_word(kind: type[Action]) -> bool:
    """Whether an action of this kind can be told in one word."""
    return not any(shape.required for shape in shapes_of(kind))
