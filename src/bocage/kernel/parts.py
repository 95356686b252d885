"""Parts of a form: how the value of one field is built up, given the fields before it.

A part may offer more than the rule allows (the form's `why_not` decides) but never less.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, permutations
from typing import Any, Literal, Protocol

from bocage.kernel.chance import Rng
from bocage.space.search import ways

Reach = dict[Any, tuple[int, tuple[Any, ...]]]  # by end of a path: its cost, and the steps to it
Done = Mapping[str, Any]  # the fields decided before this one
PartKind = Literal["pick", "flag", "subset", "stack", "path", "split", "assign", "order"]


class NoValue:
    """What a part samples when it has no value; None may be a value."""


NO_VALUE = NoValue()


class Part(Protocol):
    """One field of a form."""

    name: str
    kind: PartKind
    grows: bool  # whether the value is built up item by item

    def values(self, done: Done) -> Iterator[Any]:
        """All values, in a fixed order."""
        ...

    def sample(self, done: Done, rng: Rng) -> Any:
        """A random value, or `NO_VALUE` if there is none."""
        ...

    def more(self, done: Done, so_far: Any) -> tuple[Any, ...]:
        """What may be chosen, or added to the value so far."""
        ...

    def takes(self, done: Done, so_far: Any) -> bool:
        """Whether this value, as far as it goes, can be built up here; it may be any JSON value."""
        ...

    def sorted(self, done: Done, so_far: Any) -> Any:
        """The same value in the order in which it is written."""
        ...


def _one_by_one(part: Part, done: Done, so_far: Any) -> bool:
    """Whether each item of a list could be added to those before it."""
    if not isinstance(so_far, list | tuple):
        return False
    return all(item in part.more(done, so_far[:i]) for i, item in enumerate(so_far))


class Pick:
    """One of some values."""

    __slots__ = ("_options", "name")
    kind: PartKind = "pick"
    grows = False

    def __init__(self, name: str, options: Callable[[Done], Sequence[Any]]) -> None:
        self.name = name
        self._options = options

    def values(self, done: Done) -> Iterator[Any]:
        """The options."""
        return iter(self._options(done))

    def sample(self, done: Done, rng: Rng) -> Any:
        """Any option."""
        options = self._options(done)
        if len(options) == 1:
            return options[0]
        return options[rng.below(len(options))] if options else NO_VALUE

    def more(self, done: Done, so_far: Any) -> tuple[Any, ...]:
        """The options."""
        return tuple(self._options(done))

    def takes(self, done: Done, so_far: Any) -> bool:
        """One of the options; over the wire a tuple comes as a list."""
        return _fixed(so_far) in self._options(done)

    def sorted(self, done: Done, so_far: Any) -> Any:
        """As it is."""
        return _fixed(so_far)


def _fixed(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


class Flag(Pick):
    """Yes or no, where yes may be out of the question, and no where `must` says so.

    `aside`: seldom meant. What is whole without it does not wait for it.
    """

    __slots__ = ("aside",)
    kind: PartKind = "flag"

    def __init__(
        self,
        name: str,
        allowed: Callable[[Done], bool],
        must: Callable[[Done], bool] | None = None,
        *,
        aside: bool = False,
    ) -> None:
        def options(done: Done) -> tuple[bool, ...]:
            if must is not None and must(done):
                return (True,)
            return (False, True) if allowed(done) else (False,)

        super().__init__(name, options)
        self.aside = aside


class Subset:
    """Some of the options, in their order; `high` may depend on the fields before."""

    __slots__ = ("_high", "_low", "_options", "name")
    kind: PartKind = "subset"
    grows = True

    def __init__(
        self,
        name: str,
        options: Callable[[Done], Sequence[Any]],
        low: int = 0,
        high: int | Callable[[Done], int] | None = None,
    ) -> None:
        self.name = name
        self._options = options
        self._low = low
        self._high = high

    def _most(self, done: Done, options: Sequence[Any]) -> int:
        """How many there may be."""
        high = self._high(done) if callable(self._high) else self._high
        return len(options) if high is None else min(high, len(options))

    def values(self, done: Done) -> Iterator[Any]:
        """All subsets, small ones first."""
        options = self._options(done)
        for size in range(self._low, self._most(done, options) + 1):
            yield from combinations(options, size)

    def sample(self, done: Done, rng: Rng) -> Any:
        """Toss for each option; with bounds, first draw how many."""
        options = self._options(done)
        high = self._most(done, options)
        if high < self._low:
            return NO_VALUE
        if self._low <= 1 and high == len(options):  # any subset: one draw decides all tosses
            tosses = self._low + rng.below((1 << high) - self._low)
            return tuple([option for i, option in enumerate(options) if tosses >> i & 1])
        size = self._low + rng.below(high - self._low + 1)
        chosen = set[int]()
        for most in range(len(options) - size, len(options)):  # Floyd: as many draws as items
            at = rng.below(most + 1)
            chosen.add(most if at in chosen else at)
        return tuple([options[i] for i in sorted(chosen)])

    def more(self, done: Done, so_far: Any) -> tuple[Any, ...]:
        """What is not in it yet."""
        taken = so_far or ()
        options = self._options(done)
        if len(taken) >= self._most(done, options):
            return ()
        return tuple(o for o in options if o not in taken)

    def takes(self, done: Done, so_far: Any) -> bool:
        """Options, each once."""
        return _one_by_one(self, done, so_far)

    def sorted(self, done: Done, so_far: Any) -> Any:
        """In the order of the options."""
        return tuple(option for option in self._options(done) if option in so_far)


class Stack:
    """Some of the items of one group (at least one); groups may overlap, items keep their order.

    `keep` says which items of a group count at all; it is asked only of groups that are looked at.
    """

    __slots__ = ("_all", "_groups", "_keep", "name")
    kind: PartKind = "stack"
    grows = True

    def __init__(
        self,
        name: str,
        groups: Callable[[Done], Sequence[Sequence[Any]]],
        keep: Callable[[Any], bool] | None = None,
    ) -> None:
        self.name = name
        self._groups = groups
        self._keep = keep
        self._all: tuple[Any, tuple[Any, ...]] = (None, ())  # of a list of groups

    def _with(self, done: Done, items: Sequence[Any]) -> Sequence[Sequence[Any]]:
        """The groups that have all these."""
        groups = self._groups(done)
        if not items:
            return groups
        first = items[0]
        return [g for g in groups if first in g and all(item in g for item in items)]

    def _kept(self, group: Sequence[Any]) -> tuple[Any, ...]:
        keep = self._keep
        return tuple(group if keep is None else filter(keep, group))

    def values(self, done: Done) -> Iterator[Any]:
        """All subsets of every group, each once."""
        known: set[Any] = set()
        for group in self._groups(done):
            kept = self._kept(group)
            for size in range(1, len(kept) + 1):
                for found in combinations(kept, size):
                    if found not in known:
                        known.add(found)
                        yield found

    def sample(self, done: Done, rng: Rng) -> Any:
        """Any group, or the next after it that has items; then a toss for each of its items."""
        groups = self._groups(done)
        start = rng.below(len(groups)) if groups else 0
        for i in range(len(groups)):
            group = self._kept(groups[(start + i) % len(groups)])
            if len(group) == 1:
                return group
            if group:
                tosses = 1 + rng.below((1 << len(group)) - 1)
                return tuple([item for i, item in enumerate(group) if tosses >> i & 1])
        return NO_VALUE

    def more(self, done: Done, so_far: Any) -> tuple[Any, ...]:
        """What shares a group with everything in it."""
        if not so_far:
            return self._everybody(self._groups(done))
        taken = tuple(so_far)
        kept = (item for group in self._with(done, taken) for item in self._kept(group))
        return tuple(dict.fromkeys(item for item in kept if item not in taken))

    def _everybody(self, groups: Sequence[Sequence[Any]]) -> tuple[Any, ...]:
        """All that count, found once for a list of groups."""
        if self._all[0] is not groups:
            kept = (item for group in groups for item in self._kept(group))
            self._all = (groups, tuple(dict.fromkeys(kept)))
        return self._all[1]

    def takes(self, done: Done, so_far: Any) -> bool:
        """Items of one group, each once, and at least one."""
        if not so_far or not isinstance(so_far, list | tuple):
            return False
        try:
            once = len(set(so_far)) == len(so_far)
        except TypeError:  # it cannot be hashed, so it is no item
            return False
        if not once or not self._with(done, so_far):
            return False
        return self._keep is None or all(map(self._keep, so_far))

    def sorted(self, done: Done, so_far: Any) -> Any:
        """In the order of their group."""
        for group in self._with(done, so_far):
            return tuple(item for item in group if item in so_far)
        return _fixed(so_far)


class Path:
    """Spaces one after the other; `steps` says where one may go on from a path so far.

    `cost` says what a path costs, so that the cheapest way to a space can be offered at once, and
    `state` what its further steps depend on beside its end, such as the road that it is on.
    `account` tells a player what it costs and what is left then, in halves if `halves` says so;
    `leads` whether there is a first step at all, where that can be told without looking at all.
    """

    __slots__ = (
        *("_account", "_cost", "_high", "_leads", "_low", "_state", "_steps", "halves", "name"),
    )
    kind: PartKind = "path"
    grows = True
    sure = False  # whether all that `reach` finds may be sent, so that nobody has to ask the rule

    def __init__(  # noqa: PLR0913 - all but the first two are optional
        self,
        name: str,
        steps: Callable[[Done, tuple[Any, ...]], Sequence[Any]],
        low: int = 1,
        high: int | None = None,
        cost: Callable[[Done, tuple[Any, ...]], int] | None = None,
        state: Callable[[Done, tuple[Any, ...]], Any] | None = None,
        account: Callable[[Done, tuple[Any, ...]], tuple[int, int]] | None = None,
        halves: bool = False,
        leads: Callable[[Done], bool] | None = None,
    ) -> None:
        self.name = name
        self.halves = halves
        self._leads = leads
        self._steps = steps
        self._low = low
        self._high = high
        self._cost = cost
        self._state = state
        self._account = account

    def cost(self, done: Done, path: tuple[Any, ...]) -> int:
        """What a path costs; without a rule for it, its length."""
        return len(path) if self._cost is None else self._cost(done, path)

    def account(self, done: Done, path: tuple[Any, ...]) -> tuple[int, int] | None:
        """What a path costs and what is left after it; None if nothing is paid for it."""
        return self._account(done, path) if self._account else None

    def keeps(self, done: Done, path: tuple[Any, ...]) -> bool:
        """Whether a path that goes on like this counts; only asked where one looks. All do."""
        return True

    def reach(self, done: Done, so_far: tuple[Any, ...] = ()) -> Reach:
        """Where a path may go from here, the cheapest first: all that it costs, and the steps."""
        base = self.cost(done, so_far) if so_far else 0
        start: tuple[Any, ...] = ()

        def step(way: tuple[Any, ...], spent: int) -> Iterator[tuple[tuple[Any, ...], int]]:
            for there in self.more(done, (*so_far, *way)):
                further = (*way, there)
                yield further, self.cost(done, (*so_far, *further)) - base - spent

        def place(way: tuple[Any, ...]) -> Any:
            flags = self._state(done, (*so_far, *way)) if self._state else None
            return (way[-1:] or so_far[-1:], flags)

        found: Reach = {}
        for cost, way in ways(start, step, place=place).values():
            if way and way[-1:] != so_far[-1:] and len(so_far) + len(way) >= self._low:
                found.setdefault(way[-1], (base + cost, way))
        return found

    def values(self, done: Done) -> Iterator[Any]:
        """All paths, depth first."""
        yield from self._onward(done, ())

    def _onward(self, done: Done, so_far: tuple[Any, ...]) -> Iterator[Any]:
        if len(so_far) >= self._low:
            yield so_far
        for step in self.more(done, so_far):
            yield from self._onward(done, (*so_far, step))

    def sample(self, done: Done, rng: Rng) -> Any:
        """Walk at random; go on three times out of four."""
        path: tuple[Any, ...] = ()
        while self._high is None or len(path) < self._high:
            steps = self._steps(done, path)
            count = len(steps)
            if not count:
                break
            must = len(path) < self._low
            at = rng.below(count if must else 4 * count)  # decides whether, and where to
            if at < count and not must:
                break
            longer = (*path, steps[at % count])
            if not self.keeps(done, longer):  # then the next one after it that counts
                others = (*steps[at % count + 1 :], *steps[: at % count])
                ways = ((*path, step) for step in others)
                longer = next((way for way in ways if self.keeps(done, way)), ())
                if not longer:
                    break
            path = longer
        return path if len(path) >= self._low else NO_VALUE

    def more(self, done: Done, so_far: Any) -> tuple[Any, ...]:
        """Where the path may go on."""
        path = tuple(so_far or ())
        if self._high is not None and len(path) >= self._high:
            return ()
        return tuple(step for step in self._steps(done, path) if self.keeps(done, (*path, step)))

    def leads(self, done: Done) -> bool:
        """Whether it has a first step at all."""
        if self._leads is not None:
            return self._leads(done)
        steps = () if self._high == 0 else self._steps(done, ())
        return any(self.keeps(done, (step,)) for step in steps)

    def takes(self, done: Done, so_far: Any) -> bool:
        """A path that can be walked."""
        return _one_by_one(self, done, so_far)

    def sorted(self, done: Done, so_far: Any) -> Any:
        """As it was walked."""
        return _fixed(so_far)


class Split:
    """A number of points divided over keys, each with its cap; keys with none are left out."""

    __slots__ = ("_caps", "_totals", "name")
    kind: PartKind = "split"
    grows = True

    def __init__(
        self,
        name: str,
        caps: Callable[[Done], Mapping[Any, int]],
        totals: Callable[[Done], Sequence[int]],
    ) -> None:
        self.name = name
        self._caps = caps
        self._totals = totals

    def values(self, done: Done) -> Iterator[Any]:
        """All divisions of every possible total."""
        caps = list(self._caps(done).items())
        for total in self._totals(done):
            yield from self._deal(caps, total)

    def wanted(self, done: Done) -> tuple[int, ...]:
        """How many points there may be in all."""
        return tuple(sorted(set(self._totals(done))))

    def given(self, done: Done) -> int:
        """How many points the fields before it have taken already."""
        return 0

    def notes(self, done: Done) -> Mapping[Any, str]:
        """A word (`note-…`) that stands beside some of the keys."""
        return {}

    def _deal(self, caps: list[tuple[Any, int]], total: int) -> Iterator[dict[Any, int]]:
        if not caps:
            if total == 0:
                yield {}
            return
        (key, cap), rest = caps[0], caps[1:]
        for points in range(min(cap, total) + 1):
            for tail in self._deal(rest, total - points):
                yield {key: points, **tail} if points else tail

    def sample(self, done: Done, rng: Rng) -> Any:
        """Deal the points of any total one by one."""
        totals = [t for t in self._totals(done) if t <= sum(self._caps(done).values())]
        if not totals:
            return NO_VALUE
        left = dict(self._caps(done))
        dealt = dict.fromkeys(left, 0)
        for _ in range(totals[rng.below(len(totals))]):
            keys = [k for k, cap in left.items() if cap > 0]
            key = keys[rng.below(len(keys))]
            left[key] -= 1
            dealt[key] += 1
        return {key: points for key, points in dealt.items() if points}

    def more(self, done: Done, so_far: Any) -> tuple[Any, ...]:
        """The keys that can take another point."""
        given = so_far or {}
        if sum(given.values()) >= max(self._totals(done), default=0):
            return ()
        return tuple(k for k, cap in self._caps(done).items() if given.get(k, 0) < cap)

    def takes(self, done: Done, so_far: Any) -> bool:
        """Points for keys, none beyond its cap."""
        caps = self._caps(done)
        return isinstance(so_far, dict) and all(
            key in caps and type(points) is int and 0 < points <= caps[key]
            for key, points in so_far.items()
        )

    def sorted(self, done: Done, so_far: Any) -> Any:
        """In the order of the keys."""
        return {key: so_far[key] for key in self._caps(done) if key in so_far}


class Assign:
    """A value for each of some keys; a key may be left out where `skip` says so."""

    __slots__ = ("_keys", "_options", "_skip", "name")
    kind: PartKind = "assign"
    grows = True

    def __init__(
        self,
        name: str,
        keys: Callable[[Done], Sequence[Any]],
        options: Callable[[Done, Any], Sequence[Any]],
        skip: bool = True,
    ) -> None:
        self.name = name
        self._keys = keys
        self._options = options
        self._skip = skip

    def values(self, done: Done) -> Iterator[Any]:
        """All assignments."""
        yield from self._onward(done, list(self._keys(done)))

    def _onward(self, done: Done, keys: list[Any]) -> Iterator[dict[Any, Any]]:
        if not keys:
            yield {}
            return
        for tail in self._onward(done, keys[1:]):
            if self._skip:
                yield tail
            for value in self._options(done, keys[0]):
                yield {keys[0]: value, **tail}

    def sample(self, done: Done, rng: Rng) -> Any:
        """A random option, or none, for each key."""
        out = {}
        for key in self._keys(done):
            options = list(self._options(done, key))
            at = rng.below(len(options) + self._skip) if options or self._skip else -1
            if at < 0:
                return NO_VALUE
            if at < len(options):
                out[key] = options[at]
        return out

    def more(self, done: Done, so_far: Any) -> tuple[Any, ...]:
        """(key, value) pairs that may be added."""
        given = so_far or {}
        return tuple(
            (key, value)
            for key in self._keys(done)
            if key not in given
            for value in self._options(done, key)
        )

    def takes(self, done: Done, so_far: Any) -> bool:
        """Options for keys."""
        keys = self._keys(done)
        return isinstance(so_far, dict) and all(
            key in keys and value in self._options(done, key) for key, value in so_far.items()
        )

    def sorted(self, done: Done, so_far: Any) -> Any:
        """In the order of the keys."""
        return {key: so_far[key] for key in self._keys(done) if key in so_far}


class Order:
    """All of the items, in an order of one's choice."""

    __slots__ = ("_items", "name")
    kind: PartKind = "order"
    grows = True

    def __init__(self, name: str, items: Callable[[Done], Sequence[Any]]) -> None:
        self.name = name
        self._items = items

    def values(self, done: Done) -> Iterator[Any]:
        """All orders."""
        return permutations(self._items(done))

    def sample(self, done: Done, rng: Rng) -> Any:
        """A random order."""
        return tuple(rng.shuffled(self._items(done)))

    def more(self, done: Done, so_far: Any) -> tuple[Any, ...]:
        """What is not in it yet."""
        return tuple(item for item in self._items(done) if item not in (so_far or ()))

    def takes(self, done: Done, so_far: Any) -> bool:
        """Items, each once."""
        return _one_by_one(self, done, so_far)

    def sorted(self, done: Done, so_far: Any) -> Any:
        """As it was put."""
        return _fixed(so_far)
