"""Movement range: the cheapest cost to every space within a budget, and the paths themselves.

`stop` holds one mark for each space: FREE, STOP (may be entered but not left, as an enemy zone of
control) or CLOSED (may not be entered). The start is always left, whatever its mark.
"""

from __future__ import annotations

from collections.abc import Sequence

from bocage.space.costs import CLOSED, FREE, CostTable, check_search, useful_budget
from bocage.space.graph import Graph

Path = tuple[int, ...]


def reach(
    graph: Graph, start: int, budget: int, cost: CostTable, stop: Sequence[int] | None = None
) -> list[int]:
    """Gives the cheapest cost to every space, or -1 where the budget does not suffice."""
    check_search(graph, start, cost, stop)
    budget = useful_budget(graph, budget, cost)
    marks = bytes(len(graph.names)) if stop is None else stop
    best = [-1] * len(graph.names)
    rows = cost.rows
    # Dial's buckets: bucket n holds spaces reached for n; an entry that has become dearer than
    # the best known is stale and skipped. Costs of 0 append to the bucket being walked.
    buckets: list[list[int]] = [[] for _ in range(budget + 1)]
    buckets[0].append(start)
    best[start] = 0
    for spent, bucket in enumerate(buckets):
        for i in bucket:
            if best[i] != spent or (marks[i] and i != start):
                continue
            for j, price in rows[i]:
                total = spent + price
                if total > budget or marks[j] == CLOSED:
                    continue
                if best[j] < 0 or total < best[j]:
                    best[j] = total
                    buckets[total].append(j)
    return best


def reach_from(
    graph: Graph, starts: Sequence[int], budget: int, cost: CostTable, stop: Sequence[int] | None
) -> tuple[list[int], list[int]]:
    """Gives the cheapest costs from the nearest of several starts, and each space's forerunner.

    Starts and unreached spaces have the forerunner -1. Of equally cheap ways the one found first
    is kept: cheaper forerunners first, then those reached earlier, then the order of neighbours.
    """
    for start in starts:
        check_search(graph, start, cost, stop)
    budget = useful_budget(graph, budget, cost)
    marks = bytearray(len(graph.names) if stop is None else stop)
    best, came = [-1] * len(graph.names), [-1] * len(graph.names)
    buckets: list[list[int]] = [[] for _ in range(budget + 1)]
    for start in starts:
        if best[start] < 0:
            marks[start] = FREE
            best[start] = 0
            buckets[0].append(start)
    for spent, bucket in enumerate(buckets):
        for i in bucket:
            if best[i] != spent or marks[i]:
                continue
            for j, price in cost.rows[i]:
                total = spent + price
                if total > budget or marks[j] == CLOSED:
                    continue
                if best[j] < 0 or total < best[j]:
                    best[j], came[j] = total, i
                    buckets[total].append(j)
    return best, came


def path(  # noqa: PLR0913  the arguments of reach, and the end
    graph: Graph,
    start: int,
    end: int,
    budget: int,
    cost: CostTable,
    stop: Sequence[int] | None = None,
) -> Path | None:
    """Gives one cheapest path, both ends included, always the same one; None if out of reach."""
    check_search(graph, end, cost, stop)
    best, came = reach_from(graph, (start,), budget, cost, stop)
    return walk_back(came, end)[::-1] if best[end] >= 0 else None


def walk_back(came: Sequence[int], end: int) -> Path:
    """Follows the forerunners from a reached space back to its start."""
    chain = [end]
    while came[chain[-1]] >= 0:
        chain.append(came[chain[-1]])
    return tuple(chain)


def paths(  # noqa: PLR0913  the arguments of reach, the limit and the end
    graph: Graph,
    start: int,
    budget: int,
    cost: CostTable,
    stop: Sequence[int] | None,
    limit: int,
    end: int | None = None,
) -> list[Path]:
    """Lists paths that visit no space twice, in the order of neighbours, at most `limit` of them.

    Without `end` every path of at least one step counts, so a path stands before its
    continuations. With `end` only paths that finish there count. A full list may be incomplete.
    """
    check_search(graph, start, cost, stop)
    if budget < 0:
        raise ValueError(f"a budget cannot be negative: {budget}")
    marks = bytes(len(graph.names)) if stop is None else stop
    left = [0] * len(graph.names) if end is None else _cost_to_go(graph, end, cost, marks)
    found: list[Path] = []
    # Each entry is a path and its cost; neighbours are pushed in reverse to be popped in order.
    pending: list[tuple[Path, int]] = [((start,), 0)]
    while pending and len(found) < limit:
        so_far, spent = pending.pop()
        last = so_far[-1]
        if len(so_far) > 1 and end in (None, last):
            found.append(so_far)
        if last == end or (marks[last] and len(so_far) > 1):
            continue
        for j, price in reversed(cost.rows[last]):
            total = spent + price
            if marks[j] == CLOSED or j in so_far or left[j] < 0 or total + left[j] > budget:
                continue
            pending.append(((*so_far, j), total))
    return found


def _cost_to_go(graph: Graph, end: int, cost: CostTable, marks: Sequence[int]) -> list[int]:
    """Gives the least that any space still needs to the end, so that hopeless paths are cut."""
    check_search(graph, end, cost, marks)
    longest = cost.highest * len(graph.names)
    return reach(graph, end, longest, cost.backwards(graph), marks)
