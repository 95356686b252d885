from collections.abc import Sequence
from typing import Any

import pytest

from bocage.kernel.chance import Rng
from bocage.kernel.parts import (
    NO_VALUE,
    Assign,
    Flag,
    Order,
    Part,
    Path,
    Pick,
    Split,
    Stack,
    Subset,
)

RING = {"a": "bd", "b": "ac", "c": "bd", "d": "ac"}


def onward(done: Any, path: tuple[str, ...]) -> Sequence[str]:
    """Along a ring of four spaces, no space twice."""
    return [s for s in (RING[path[-1]] if path else "a") if s not in path]


PARTS: dict[str, Part] = {
    "pick": Pick("f", lambda done: ("x", "y", "z")),
    "pick-none": Pick("f", lambda done: (None, "x")),
    "flag": Flag("f", lambda done: True),
    "no-flag": Flag("f", lambda done: False),
    "stack": Stack("f", lambda done: (("x", "y"), ("y", "z"))),
    "stack-kept": Stack("f", lambda done: (("w",), ("x", "y")), lambda item: item != "w"),
    "subset": Subset("f", lambda done: ("x", "y", "z")),
    "subset-bounds": Subset("f", lambda done: ("w", "x", "y", "z"), low=1, high=2),
    "path": Path("f", onward, low=1, high=3),
    "path-free": Path("f", onward, low=0),
    "split": Split("f", lambda done: {"x": 2, "y": 1, "z": 3}, lambda done: (2, 3)),
    "assign": Assign("f", lambda done: ("x", "y"), lambda done, key: (1, 2)),
    "assign-all": Assign("f", lambda done: ("x", "y"), lambda done, key: (1, 2), skip=False),
    "order": Order("f", lambda done: ("x", "y", "z")),
}
SIZES = {
    "pick": 3,
    "pick-none": 2,
    "flag": 2,
    "no-flag": 1,
    "stack": 5,
    "stack-kept": 3,
    "subset": 8,
    "subset-bounds": 10,
    "path": 5,
    "path-free": 8,
    "split": 11,
    "assign": 9,
    "assign-all": 4,
    "order": 6,
}


@pytest.mark.parametrize("name", PARTS)
def test_values_are_all_different_and_all_of_them_are_sampled(name):
    part = PARTS[name]
    values = list(part.values({}))
    assert len(values) == SIZES[name]
    assert all(values.count(value) == 1 for value in values)
    rng = Rng(1)
    samples = [part.sample({}, rng) for _ in range(40 * len(values))]
    assert all(sample in values for sample in samples)
    assert all(value in samples for value in values)


def grow(part: Part, so_far: Any) -> list[Any]:
    """All values that can be reached by adding one offered item at a time."""
    out = [so_far]
    for item in part.more({}, so_far):
        if isinstance(part, Split):
            bigger: Any = {**so_far, item: so_far.get(item, 0) + 1}
        elif isinstance(part, Assign):
            bigger = {**so_far, item[0]: item[1]}
        else:
            bigger = (*so_far, item)
        out += grow(part, bigger)
    return out


@pytest.mark.parametrize("name", [name for name, part in PARTS.items() if part.grows])
def test_every_value_can_be_built_up_item_by_item(name):
    part = PARTS[name]
    empty: Any = {} if isinstance(part, Split | Assign) else ()
    reached = grow(part, empty)
    if isinstance(part, Subset | Stack):
        reached = [tuple(sorted(value)) for value in reached]
    assert all(value in reached for value in part.values({}))
    if isinstance(part, Path):
        assert all(v in list(part.values({})) for v in reached if len(v) >= 1)


@pytest.mark.parametrize("name", [name for name, part in PARTS.items() if not part.grows])
def test_what_is_picked_is_offered_whole(name):
    part = PARTS[name]
    assert list(part.more({}, None)) == list(part.values({}))


@pytest.mark.parametrize(
    "part",
    [
        Pick("f", lambda done: ()),
        Subset("f", lambda done: ("x",), low=2),
        Path("f", lambda done, path: (), low=1),
        Split("f", lambda done: {"x": 1}, lambda done: (2,)),
        Assign("f", lambda done: ("x",), lambda done, key: (), skip=False),
    ],
)
def test_a_part_without_values_says_so(part):
    assert list(part.values({})) == []
    assert part.sample({}, Rng(1)) is NO_VALUE


def test_parts_depend_on_the_fields_before():
    part = Subset("f", lambda done: done["units"])
    assert list(part.values({"units": ("a",)})) == [(), ("a",)]


def test_a_tuple_that_is_picked_comes_as_a_list_over_the_wire():
    part = Pick("f", lambda done: (("x", "y"), ("z",)))
    assert part.takes({}, ["x", "y"]) and part.sorted({}, ["x", "y"]) == ("x", "y")
    assert not part.takes({}, ["y", "x"])


def test_a_stack_of_nothing_is_no_value():
    assert not PARTS["stack"].takes({}, [])
