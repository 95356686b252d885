"""How few spaces join groups of spaces into one: a chain that is laid in any order."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from heapq import heappop, heappush
from typing import TypeVar

Node = TypeVar("Node", bound=Hashable)


def groups(near: Mapping[Node, Sequence[Node]], used: Iterable[Node]) -> list[set[Node]]:
    """The used spaces in groups that hang together, each by a walk from one of them."""
    left = dict.fromkeys(used)
    found = []
    while left:
        group, edge = set[Node](), [next(iter(left))]
        while edge:
            at = edge.pop()
            if at in left:
                del left[at]
                group.add(at)
                edge += near[at]
        found.append(group)
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
    cost, queue = dict(start), [(much, n, at) for n, (at, much) in enumerate(start.items())]
    queue.sort()
    number = len(queue)
    while queue:
        much, _, at = heappop(queue)
        if much > cost[at]:
            continue
        for there in near[at]:
            if there in weight and much + weight[there] < cost.get(there, most + 1):
                cost[there] = much + weight[there]
                number += 1
                heappush(queue, (cost[there], number, there))
    return cost
