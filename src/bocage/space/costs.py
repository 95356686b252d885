"""Movement costs of every border in every direction, worked out once and then only looked up."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bocage.space.graph import Graph

FREE, STOP, CLOSED = 0, 1, 2
"""Marks on spaces: go through; enter but not leave; do not enter."""

FORBIDDEN = -1
"""The cost of a step that may not be made; any negative number will do."""


@dataclass(frozen=True, slots=True, eq=False, weakref_slot=True)
class CostTable:
    """The cost of each step, flat and in the order of `graph.neighbours`; negative is forbidden.

    flat     costs of all steps out of space 0, then of space 1, and so on.
    rows     for each space the (neighbour, cost) pairs of the allowed steps out of it.
    highest  the dearest allowed step.
    """

    flat: tuple[int, ...]
    rows: tuple[tuple[tuple[int, int], ...], ...]
    highest: int

    @classmethod
    def of(cls, graph: Graph, flat: Sequence[int]) -> CostTable:
        """Makes a table from a flat list of costs."""
        count = sum(len(near) for near in graph.neighbours)
        if len(flat) != count:
            raise ValueError(f"the map has {count} steps but {len(flat)} costs were given")
        rows, k = [], 0
        for near in graph.neighbours:
            pairs = zip(near, flat[k : k + len(near)], strict=True)
            rows.append(tuple((j, cost) for j, cost in pairs if cost >= 0))
            k += len(near)
        return cls(tuple(flat), tuple(rows), max((0, *flat)))

    @classmethod
    def build(cls, graph: Graph, cost: Callable[[int, int], int]) -> CostTable:
        """Makes a table by asking the cost of every step (from, to) once."""
        around = enumerate(graph.neighbours)
        return cls.of(graph, [cost(i, j) for i, near in around for j in near])

    @classmethod
    def steps(cls, graph: Graph) -> CostTable:
        """Gives the table in which every step costs one."""
        return _single_steps(graph)

    def backwards(self, graph: Graph) -> CostTable:
        """Gives the table of walking the same steps the other way, for searches from the goal."""
        return _turned_round(graph, self)


@functools.lru_cache(maxsize=32)
def _single_steps(graph: Graph) -> CostTable:
    """Makes the table of ones, once for each graph in use."""
    return CostTable.of(graph, [1] * sum(len(near) for near in graph.neighbours))


@functools.lru_cache(maxsize=32)
def _turned_round(graph: Graph, table: CostTable) -> CostTable:
    """Makes the table of the opposite steps, once for each table in use."""
    pairs = [(i, j) for i, near in enumerate(graph.neighbours) for j in near]
    costs = dict(zip(pairs, table.flat, strict=True))
    return CostTable.of(graph, [costs[j, i] for i, j in pairs])


def check_search(graph: Graph, start: int, cost: CostTable, stop: Sequence[int] | None) -> None:
    """Refuses a start off the map, a table of another map, or marks of the wrong length."""
    count = len(graph.names)
    if not 0 <= start < count:
        raise ValueError(f"space number {start} is not on this map of {count} spaces")
    if len(cost.rows) != count:
        raise ValueError(f"the cost table has {len(cost.rows)} spaces but the map has {count}")
    if stop is not None and len(stop) != count:
        raise ValueError(f"{len(stop)} marks were given for {count} spaces")


def useful_budget(graph: Graph, budget: int, cost: CostTable) -> int:
    """Cuts a budget down to what the longest cheapest path could ever use."""
    if budget < 0:
        raise ValueError(f"a budget cannot be negative: {budget}")
    return min(budget, cost.highest * (len(graph.names) - 1))
