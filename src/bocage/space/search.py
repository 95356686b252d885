"""Two searches over anything that can be stepped through: spaces, or spaces with flags.

A state is whatever the rules of a step depend on: a hex, a hex and the road that was used, or the
whole path so far. Both go on in a fixed order, so that equal questions have equal answers.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from heapq import heappop, heappush
from typing import Any, TypeVar

S = TypeVar("S", bound=Hashable)


def flood(
    sources: Iterable[S], step: Callable[[S], Iterable[S]], most: int | None = None
) -> dict[S, S | None]:
    """All that steps lead to from the sources, nearest first, each with what it was reached from.

    Sources come from nowhere. At the `most` so many steps are taken.
    """
    came: dict[S, S | None] = dict.fromkeys(sources)
    edge = list(came)
    while edge and most != 0:
        last, edge = edge, []
        for here in last:
            for there in step(here):
                if there not in came:
                    came[there] = here
                    edge.append(there)
        most = None if most is None else most - 1
    return came


def back(came: Mapping[S, S | None], end: S) -> tuple[S, ...]:
    """The way of a flood from one end of it back to a source, with both."""
    way, here = [end], came[end]
    while here is not None:
        way.append(here)
        here = came[here]
    return tuple(way)


def hops(came: Mapping[S, S | None]) -> dict[S, int]:
    """How many steps of a flood each state is away from the sources."""
    far: dict[S, int] = {}
    for here, before in came.items():
        far[here] = 0 if before is None else far[before] + 1
    return far


def cheapest(
    start: S, step: Callable[[S, int], Iterable[tuple[S, int]]]
) -> dict[S, tuple[int, S | None]]:
    """What every state costs that steps lead to, and where it was come from; the cheapest first.

    `step` is that of `ways`; of equal costs those come first that were found first.
    """
    found: dict[S, tuple[int, S | None]] = {}
    best: dict[S, tuple[int, S | None]] = {start: (0, None)}
    waiting: dict[int, list[S]] = {0: [start]}
    costs = [0]
    while costs:
        cost = heappop(costs)
        for here in waiting.pop(cost):
            if here in found:
                continue
            found[here] = best[here]
            for there, price in step(here, cost):
                total = cost + price
                if there in best and best[there][0] <= total:
                    continue
                best[there] = (total, here)
                if total not in waiting:
                    waiting[total] = []
                    heappush(costs, total)
                waiting[total].append(there)
    return found


def ways(
    start: S,
    step: Callable[[S, int], Iterable[tuple[S, int]]],
    budget: int | None = None,
    place: Callable[[S], Any] | None = None,
) -> dict[Any, tuple[int, S]]:
    """The cheapest cost of all that steps lead to within a budget, the cheapest first.

    `step` gets a state and what it has cost, and answers with the states after it, each with the
    price of the step. Where states are whole paths, `place` says where a path is: of all that lead
    to one place only the cheapest is found and gone on from. A place comes with its cost and state.
    """
    found: dict[Any, tuple[int, S]] = {}
    at = start if place is None else place(start)
    best: dict[Any, int] = {at: 0}
    # By cost, in the order in which they came; what has been found cheaper since is passed over.
    waiting: dict[int, list[tuple[Any, S]]] = {0: [(at, start)]}
    costs = [0]
    while costs:
        cost = heappop(costs)
        for at, state in waiting.pop(cost):
            if at in found:
                continue
            found[at] = (cost, state)
            for there, price in step(state, cost):
                total = cost + price
                if budget is not None and total > budget:
                    continue
                beyond = there if place is None else place(there)
                if beyond not in best or total < best[beyond]:
                    best[beyond] = total
                    if total not in waiting:
                        waiting[total] = []
                        heappush(costs, total)
                    waiting[total].append((beyond, there))
    return found
