"""The typed domain of an action: every value of every field within bounds, legal or not."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain, combinations, islice, product
from math import prod
from typing import Any

import msgspec
from msgspec.structs import replace

from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Action
from bocage.kernel.shapes import Shape, shapes_of


class Bounds(msgspec.Struct, frozen=True):
    """How far the domain goes. Within them it is complete."""

    number: int = 3  # whole numbers up to this
    size: int = 3  # sets and mappings up to so many members
    length: int = 3  # lists in which order counts up to so many items
    limit: int = 6_000  # actions; above it the longest lists of values are thinned out


class Domain:
    """All actions of one kind whose fields take the given values."""

    def __init__(self, action: type[Action], fields: dict[str, list[Any]]) -> None:
        self.action = action
        self.fields = fields
        self._known = {name: {_key(v) for v in values} for name, values in fields.items()}

    def __len__(self) -> int:
        return prod(len(values) for values in self.fields.values())

    def __iter__(self) -> Iterator[Action]:
        for values in product(*self.fields.values()):
            yield self.action(*values)

    def __contains__(self, action: object) -> bool:
        return type(action) is self.action and all(
            _key(getattr(action, name)) in known for name, known in self._known.items()
        )


def _key(value: Any) -> Any:
    return tuple(sorted(value.items())) if isinstance(value, dict) else value


def domain_of(
    engine: Engine,
    action: type[Action],
    bounds: Bounds,
    rng: Rng,
    keep: Sequence[Action] = (),
) -> Domain:
    """The domain within bounds; thinned out at random above the limit, but never of `keep`."""
    kept = [a for a in keep if type(a) is action]
    fields = {}
    for shape in shapes_of(action):
        must = [getattr(a, shape.name) for a in kept]
        values = field_values(engine, shape, bounds)
        fields[shape.name] = values + [
            v for i, v in enumerate(must) if v not in values and v not in must[:i]
        ]
    while prod(len(values) for values in fields.values()) > bounds.limit:
        longest = max(fields, key=lambda name: len(fields[name]))
        must = [getattr(a, longest) for a in kept]
        thinner = _thinner(fields[longest], must, rng)
        if len(thinner) == len(fields[longest]):
            break
        fields[longest] = thinner
    return Domain(action, fields)


def _thinner(values: list[Any], must: list[Any], rng: Rng) -> list[Any]:
    """About half of the values, those of `must` always among them."""
    rest = [i for i, v in enumerate(values) if v not in must]
    some = set(rng.shuffled(rest)[: len(rest) // 2])
    return [v for i, v in enumerate(values) if i in some or v in must] or values[:1]


def field_values(engine: Engine, shape: Shape, bounds: Bounds) -> list[Any]:
    """All values of a field; with narrower bounds where there would be too many to list."""
    while True:
        values = list(islice(values_of(engine, shape, bounds), bounds.limit + 1))
        if len(values) <= bounds.limit or bounds.size <= 1:
            return values
        bounds = replace(bounds, size=bounds.size - 1, length=bounds.length - 1)


def values_of(engine: Engine, shape: Shape, bounds: Bounds) -> Iterator[Any]:
    """Every value that a field can have by its type, within bounds."""
    if shape.optional:
        yield None
    if shape.form == "flag":
        yield from (False, True)
    elif shape.form == "one":
        yield from _items(engine, shape, bounds)
    elif shape.form == "many" and shape.as_set:
        items = _items(engine, shape, bounds)
        yield from chain.from_iterable(combinations(items, n) for n in range(bounds.size + 1))
    elif shape.form == "many":
        items = _items(engine, shape, bounds)
        for length in range(bounds.length + 1):
            yield from product(items, repeat=length)
    elif shape.form == "map":
        yield from _maps(engine, shape, bounds)


def _maps(engine: Engine, shape: Shape, bounds: Bounds) -> Iterator[dict[str, Any]]:
    keys = _ids(engine, shape.kind, shape)
    values: Sequence[Any] = _ids(engine, shape.value_kind, shape)
    if shape.whole:
        values = _numbers(shape, bounds)
    for size in range(bounds.size + 1):
        for chosen in combinations(keys, size):
            for given in product(values, repeat=size):
                yield dict(zip(chosen, given, strict=True))


def _items(engine: Engine, shape: Shape, bounds: Bounds) -> Sequence[Any]:
    return _numbers(shape, bounds) if shape.whole else _ids(engine, shape.kind, shape)


def _ids(engine: Engine, kind: str | None, shape: Shape) -> Sequence[Any]:
    known = engine.module.universe(engine.book).get(kind) if kind else None
    if known is not None:
        return known
    # A word of no kind: only its default is known here; `keep` adds what legal actions have.
    return (shape.default,) if isinstance(shape.default, str) else ()


def _numbers(shape: Shape, bounds: Bounds) -> range:
    low = shape.low if shape.low is not None else 0
    high = bounds.number if shape.high is None else min(shape.high, low + bounds.number)
    return range(low, max(high, low) + 1)


def random_value(engine: Engine, shape: Shape, rng: Rng) -> Any:
    """A random value of a field's type, without making the whole list of them."""
    if shape.optional and rng.below(4) == 0:
        return None
    if shape.form == "flag":
        return bool(rng.below(2))
    bounds = Bounds()
    if shape.form == "map":
        keys = _some(_ids(engine, shape.kind, shape), rng, ordered=True)
        values = _ids(engine, shape.value_kind, shape)
        if shape.whole:
            values = _numbers(shape, bounds)
        return {key: rng.choose(values) for key in keys} if values else {}
    items = _items(engine, shape, bounds)
    if shape.form == "many":
        return tuple(_some(items, rng, ordered=shape.as_set))
    return rng.choose(items) if items else shape.default


def _some(items: Sequence[Any], rng: Rng, ordered: bool) -> list[Any]:
    count = min(rng.below(4), len(items))
    if not ordered:
        return [rng.choose(items) for _ in range(count)]
    chosen = {rng.below(len(items)) for _ in range(count)}
    return [items[i] for i in sorted(chosen)]
