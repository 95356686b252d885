"""How few spaces join groups of spaces into one: a chain that is laid in any order."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

from bocage.space.search import flood, ways

Node = TypeVar("Node", bound=Hashable)


def groups(near: Mapping[Node, Sequence[Node]], used: Iterable[Node]) -> list[set[Node]]:
    """The used spaces in groups that hang together, each by a walk from one of them."""
    wanted = dict.fromkeys(used)
    found: list[set[Node]] = []
    known: set[Node] = set()
    for one in wanted:
        if one not in known:
            found.append(set(flood([one], lambda at: [x for x in near[at] if x in wanted])))
            known |= found[-1]
    return found


def joining(
    near: Mapping[Node, Sequence[Node]], used: Iterable[Node], free: Iterable[Node], most: int
) -> dict[Node, int]:
    """How many free spaces, itself among them, join a space with all the used ones.

    Only what takes `most` or fewer is answered. The least tree that touches all groups, by the
    method of Dreyfus and Wagner over the sets of groups; free spaces weigh 1, used ones nothing.
    """
    weight = {**dict.fromkeys(free, 1), **dict.fromkeys(used, 0)}
    parts = groups(near, [at for at, cost in weight.items() if not cost])
    if not parts:
        return dict.fromkeys(weight, 1) if most > 0 else {}
    best: dict[int, dict[Node, int]] = {}
    for some in range(1, 1 << len(parts)):
        start: dict[Node, int] = {}
        if some & (some - 1) == 0:
            start = dict.fromkeys(parts[some.bit_length() - 1], 0)
        part = (some - 1) & some
        while part > some ^ part:  # each way to cut the set in two, once
            rest = best[some ^ part]
            for at, cost in best[part].items():
                if at in rest:
                    both = cost + rest[at] - weight[at]
                    if both < start.get(at, most + 1):
                        start[at] = both
            part = (part - 1) & some
        best[some] = _spread(near, weight, start, most)
    return best[(1 << len(parts)) - 1]


def _spread(
    near: Mapping[Node, Sequence[Node]],
    weight: Mapping[Node, int],
    start: dict[Node, int],
    most: int,
) -> dict[Node, int]:
    """The cheapest way from where it starts to every space."""

    def step(at: Node | None, spent: int) -> Iterable[tuple[Node | None, int]]:
        if at is None:
            return start.items()
        return [(there, weight[there]) for there in near[at] if there in weight]

    return {at: cost for at, (cost, _) in ways(None, step, most).items() if at is not None}
