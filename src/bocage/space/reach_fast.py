"""The same movement range through numba, if it is installed; the results are equal.

numba is imported and compiled at the first call, not when this file is imported: that takes about
a second and most programs never need it.
"""

from __future__ import annotations

import functools
import importlib
import importlib.util
from collections.abc import Callable, Sequence
from typing import Any
from weakref import WeakKeyDictionary

from bocage.space.costs import CostTable, check_search, useful_budget
from bocage.space.graph import Graph
from bocage.space.reach import reach

HAVE_FAST: bool = all(importlib.util.find_spec(name) is not None for name in ("numba", "numpy"))

# numpy arrays of the graph (first step of each space, targets) and of the cost table.
_graphs: WeakKeyDictionary[Graph, tuple[Any, Any]] = WeakKeyDictionary()
_costs: WeakKeyDictionary[CostTable, Any] = WeakKeyDictionary()


def reach_fast(
    graph: Graph, start: int, budget: int, cost: CostTable, stop: Sequence[int] | None = None
) -> list[int]:
    """Gives what `reach` gives, through numba."""
    best: list[int] = reach_array(graph, start, budget, cost, stop).tolist()
    return best


def reach_array(
    graph: Graph, start: int, budget: int, cost: CostTable, stop: Sequence[int] | None = None
) -> Any:
    """Gives what `reach` gives as a numpy array, for callers that go on with arrays."""
    if not HAVE_FAST:
        raise RuntimeError("numba is not installed: use reach, or install the 'fast' extra")
    check_search(graph, start, cost, stop)
    budget = useful_budget(graph, budget, cost)
    numpy = _numpy()
    first, target = _graph_arrays(graph)
    prices = _costs.get(cost)
    if prices is None:
        prices = _costs[cost] = numpy.array(cost.flat, dtype=numpy.int64)
    marks = bytes(len(graph.names)) if stop is None else bytes(stop)
    best = numpy.full(len(graph.names), -1, numpy.int64)
    head = numpy.full(budget + 1, -1, numpy.int64)
    entries = numpy.empty((len(cost.flat) + 1, 2), numpy.int64)
    byte_marks = numpy.frombuffer(marks, numpy.uint8)
    _kernel()((first, target, prices), byte_marks, start, budget, (best, head, entries))
    return best


@functools.cache
def _numpy() -> Any:
    """Imports numpy when it is first needed."""
    return importlib.import_module("numpy")


def _graph_arrays(graph: Graph) -> tuple[Any, Any]:
    """Lays the neighbours of all spaces out in one array, kept as long as the graph lives."""
    known = _graphs.get(graph)
    if known is not None:
        return known
    numpy = _numpy()
    first = [0]
    for near in graph.neighbours:
        first.append(first[-1] + len(near))
    target = [j for near in graph.neighbours for j in near]
    made = numpy.array(first, dtype=numpy.int64), numpy.array(target, dtype=numpy.int64)
    _graphs[graph] = made
    return made


@functools.cache
def _kernel() -> Callable[..., Any]:
    """Compiles the search, keeping the machine code on disk where a place can be found for it."""
    numba = importlib.import_module("numba")
    try:
        made: Callable[..., Any] = numba.njit(cache=True)(_search)
    except RuntimeError:  # numba found no writable directory for its cache
        made = numba.njit(_search)
    return made


def _search(steps: Any, marks: Any, start: int, budget: int, out: Any) -> None:
    """Walks Dial's buckets, each a linked list of entries in one array (compiled by numba)."""
    first, target, prices = steps
    best, head, entries = out
    # An entry is (space, next entry). Each step makes at most one: its origin is settled once.
    entries[0, 0], entries[0, 1], used = start, -1, 1
    head[0], best[start] = 0, 0
    for spent in range(budget + 1):
        while head[spent] >= 0:
            i, head[spent] = entries[head[spent], 0], entries[head[spent], 1]
            if best[i] != spent or (marks[i] != 0 and i != start):
                continue
            for k in range(first[i], first[i + 1]):
                j, total = target[k], spent + prices[k]
                if prices[k] < 0 or total > budget or marks[j] == 2:
                    continue
                if best[j] < 0 or total < best[j]:
                    best[j] = total
                    entries[used, 0], entries[used, 1] = j, head[total]
                    head[total] = used
                    used += 1


best_reach = reach_fast if HAVE_FAST else reach
"""The faster of the two that is installed."""
