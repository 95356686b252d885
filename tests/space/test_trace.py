"""Lines of supply: who can trace, how far, and along which spaces."""

from __future__ import annotations

from collections import deque
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.space import CostTable, Graph, HexGrid, Sheet, can_trace, trace, trace_path

GRAPH = Graph.from_grid(HexGrid("flat", (Sheet(6, 5, scheme="letters"),)))
ROW = Graph.from_borders("abcde", [("a", "b", []), ("b", "c", []), ("c", "d", []), ("d", "e", [])])


def slow_length(start: int, sources: list[int], passable: list[bool]) -> int:
    """Walks from the tracing space towards the sources, one space at a time."""
    seen, queue = {start}, deque([(start, 0)])
    while queue:
        space, length = queue.popleft()
        if space in sources:
            return length
        if space != start and not passable[space]:
            continue
        for other in GRAPH.neighbours[space]:
            if other not in seen:
                seen.add(other)
                queue.append((other, length + 1))
    return -1


@settings(max_examples=60, deadline=None)
@given(
    st.lists(st.integers(0, 29), max_size=3),
    st.lists(st.booleans(), min_size=30, max_size=30),
    st.integers(0, 8),
)
def test_trace_agrees_with_walking_from_every_space(
    sources: list[int], passable: list[bool], limit: int
) -> None:
    expected = [slow_length(space, sources, passable) for space in range(30)]
    assert trace(GRAPH, sources, passable) == expected
    limited = [length if length <= limit else -1 for length in expected]
    assert trace(GRAPH, sources, passable, limit) == limited
    assert can_trace(GRAPH, sources, passable, limit) == [length >= 0 for length in limited]
    for space, length in enumerate(limited):
        way = trace_path(GRAPH, space, sources, passable, limit)
        if length < 0:
            assert way is None
            continue
        assert way is not None
        assert len(way) == length + 1
        assert way[0] == space
        assert way[-1] in sources
        assert all(y in GRAPH.neighbours[x] for x, y in pairwise(way))
        assert all(passable[x] for x in way[1:-1])


def test_one_traces_out_of_a_bad_space_but_not_through_it() -> None:
    assert trace(ROW, [0], [1, 1, 0, 1, 1]) == [0, 1, 2, -1, -1]
    assert trace_path(ROW, 2, [0], [1, 1, 0, 1, 1]) == (2, 1, 0)
    assert trace_path(ROW, 3, [0], [1, 1, 0, 1, 1]) is None


def test_a_source_counts_even_where_lines_may_not_pass() -> None:
    assert trace(ROW, [0], [0, 1, 1, 1, 1]) == [0, 1, 2, 3, 4]


def test_the_nearest_source_is_used() -> None:
    assert trace(ROW, [0, 4], bytes([1] * 5)) == [0, 1, 2, 1, 0]
    assert trace_path(ROW, 3, [0, 4], bytes([1] * 5)) == (3, 4)
    assert trace(ROW, [], bytes([1] * 5)) == [-1] * 5


def test_costs_are_read_from_the_source_outwards() -> None:
    uphill = CostTable.build(ROW, lambda i, j: 3 if j > i else 1)
    assert trace(ROW, [0], [1] * 5, cost=uphill) == [0, 3, 6, 9, 12]
    assert trace(ROW, [0], [1] * 5, cost=uphill.backwards(ROW)) == [0, 1, 2, 3, 4]
    assert trace(ROW, [0], [1] * 5, limit=6, cost=uphill) == [0, 3, 6, -1, -1]
    cut = CostTable.build(ROW, lambda i, j: -1 if {i, j} == {1, 2} else 1)
    assert can_trace(ROW, [0], [1] * 5, cost=cut) == [True, True, False, False, False]


def test_wrong_questions_are_refused() -> None:
    with pytest.raises(ValueError, match="4 marks were given for 5 spaces"):
        trace(ROW, [0], [1] * 4)
    with pytest.raises(ValueError, match="space number 7 is not on this map"):
        trace(ROW, [7], [1] * 5)
    with pytest.raises(ValueError, match="space number 5 is not on this map"):
        trace_path(ROW, 5, [0], [1] * 5)
