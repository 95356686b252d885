"""Movement range: plain, through numba, and by a slow method written separately."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.space import (
    CLOSED,
    FORBIDDEN,
    FREE,
    STOP,
    CostTable,
    Graph,
    HexGrid,
    Sheet,
    best_reach,
    path,
    paths,
    reach,
    reach_fast,
)

# A road a-b-c-d of cheap steps, and a dear short cut a-d.
CHAIN = Graph.from_borders("abcd", [("a", "b", []), ("b", "c", []), ("c", "d", []), ("a", "d", [])])


def chain_cost(i: int, j: int) -> int:
    """One for each step of the road, five for the short cut, in both directions."""
    return 5 if {i, j} == {0, 3} else 1


CHAIN_COSTS = CostTable.build(CHAIN, chain_cost)


@dataclass(frozen=True)
class Case:
    """A search on a random graph."""

    graph: Graph
    cost: CostTable
    start: int
    budget: int
    stop: list[int]


@st.composite
def cases(draw: st.DrawFn, largest: int = 12) -> Case:
    """Draws a graph, costs (some forbidden, some nothing), marks, a start and a budget."""
    count = draw(st.integers(1, largest))
    every = [(i, j) for i in range(count) for j in range(i)]
    chosen = draw(st.lists(st.sampled_from(every), unique=True, max_size=30)) if every else []
    names = [f"s{i}" for i in range(count)]
    graph = Graph.from_borders(names, [(names[i], names[j], ()) for i, j in chosen])
    flat = draw(st.lists(st.integers(-1, 5), min_size=2 * len(chosen), max_size=2 * len(chosen)))
    marks = st.sampled_from([FREE, FREE, FREE, STOP, CLOSED])
    return Case(
        graph,
        CostTable.of(graph, flat),
        draw(st.integers(0, count - 1)),
        draw(st.integers(0, 15)),
        draw(st.lists(marks, min_size=count, max_size=count)),
    )


def edges(graph: Graph, flat: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Pairs the flat costs with their steps, without the code under test."""
    steps = [(i, j) for i in range(len(graph.names)) for j in graph.neighbours[i]]
    return [(i, j, cost) for (i, j), cost in zip(steps, flat, strict=True) if cost >= 0]


def slow_reach(case: Case) -> list[int]:
    """Lowers every cost over every step until nothing changes (Bellman and Ford)."""
    far = 10**9
    best = [far] * len(case.graph.names)
    best[case.start] = 0
    for _ in best:
        for i, j, cost in edges(case.graph, case.cost.flat):
            leaves = i == case.start or case.stop[i] == FREE
            if leaves and case.stop[j] != CLOSED and best[i] + cost < best[j]:
                best[j] = best[i] + cost
    return [cost if cost <= case.budget else -1 for cost in best]


@settings(max_examples=150, deadline=None)
@given(cases())
def test_reach_agrees_with_the_slow_method(case: Case) -> None:
    found = reach(case.graph, case.start, case.budget, case.cost, case.stop)
    assert found == slow_reach(case)
    assert found == best_reach(case.graph, case.start, case.budget, case.cost, bytes(case.stop))


@settings(max_examples=150, deadline=None)
@given(cases())
def test_numba_agrees_with_the_slow_method(case: Case) -> None:
    pytest.importorskip("numba")
    found = reach_fast(case.graph, case.start, case.budget, case.cost, case.stop)
    assert found == slow_reach(case)
    assert all(type(cost) is int for cost in found)


def test_numba_agrees_on_a_whole_map() -> None:
    pytest.importorskip("numba")
    graph = Graph.from_grid(HexGrid("flat", (Sheet(51, 34, short=True),)))
    cost = CostTable.build(graph, lambda i, j: (i * 7 + j * 13) % 9 - 1)
    stop = bytes((n * n) % 11 == 3 for n in range(len(graph)))
    for start in range(0, len(graph), 171):
        for budget in (0, 7, 24, 10**12):
            fast = reach_fast(graph, start, budget, cost, stop)
            assert fast == reach(graph, start, budget, cost, stop)


@settings(max_examples=100, deadline=None)
@given(cases())
def test_a_path_is_legal_and_costs_what_reach_says(case: Case) -> None:
    price = {(i, j): cost for i, j, cost in edges(case.graph, case.cost.flat)}
    expected = slow_reach(case)
    for end in range(len(case.graph)):
        way = path(case.graph, case.start, end, case.budget, case.cost, case.stop)
        if expected[end] < 0:
            assert way is None
            continue
        assert way is not None
        assert way[0] == case.start
        assert way[-1] == end
        assert len(set(way)) == len(way)
        assert sum(price[step] for step in pairwise(way)) == expected[end]
        assert all(case.stop[i] == FREE for i in way[1:-1])
        assert all(case.stop[i] != CLOSED for i in way[1:])


def slow_paths(case: Case, so_far: tuple[int, ...], spent: int) -> list[tuple[int, ...]]:
    """Lists all simple paths by trying every step."""
    found = [so_far] if len(so_far) > 1 else []
    last = so_far[-1]
    if last != case.start and case.stop[last] != FREE:
        return found
    for i, j, cost in edges(case.graph, case.cost.flat):
        allowed = i == last and j not in so_far and case.stop[j] != CLOSED
        if allowed and spent + cost <= case.budget:
            found += slow_paths(case, (*so_far, j), spent + cost)
    return found


@settings(max_examples=80, deadline=None)
@given(cases(largest=6), st.integers(0, 5))
def test_paths_lists_exactly_the_simple_paths(case: Case, end: int) -> None:
    expected = slow_paths(case, (case.start,), 0)
    args = (case.graph, case.start, case.budget, case.cost, case.stop)
    assert paths(*args, limit=10**6) == expected
    assert paths(*args, limit=3) == expected[:3]
    if end < len(case.graph):
        ending = [way for way in expected if way[-1] == end]
        assert paths(*args, limit=10**6, end=end) == ending


def test_the_cheap_road_beats_the_short_cut() -> None:
    assert reach(CHAIN, 0, 9, CHAIN_COSTS) == [0, 1, 2, 3]
    assert path(CHAIN, 0, 3, 9, CHAIN_COSTS) == (0, 1, 2, 3)
    assert reach(CHAIN, 0, 2, CHAIN_COSTS) == [0, 1, 2, -1]
    assert reach(CHAIN, 0, 0, CHAIN_COSTS) == [0, -1, -1, -1]


def test_a_stop_is_entered_but_not_left() -> None:
    stop = bytes([FREE, STOP, FREE, FREE])
    assert reach(CHAIN, 0, 9, CHAIN_COSTS, stop) == [0, 1, 6, 5]
    assert path(CHAIN, 0, 2, 9, CHAIN_COSTS, stop) == (0, 3, 2)
    assert path(CHAIN, 0, 2, 5, CHAIN_COSTS, stop) is None


def test_a_closed_space_is_not_entered() -> None:
    stop = bytes([FREE, CLOSED, FREE, FREE])
    assert reach(CHAIN, 0, 9, CHAIN_COSTS, stop) == [0, -1, 6, 5]


@pytest.mark.parametrize("mark", [STOP, CLOSED])
def test_the_start_is_always_left(mark: int) -> None:
    assert reach(CHAIN, 0, 9, CHAIN_COSTS, [mark, 0, 0, 0]) == [0, 1, 2, 3]
    assert paths(CHAIN, 0, 2, CHAIN_COSTS, [mark, 0, 0, 0], 9) == [(0, 1), (0, 1, 2)]
    assert path(CHAIN, 0, 1, 9, CHAIN_COSTS, [mark, 0, 0, 0]) == (0, 1)


def test_a_forbidden_step_binds_one_direction_only() -> None:
    one_way = CostTable.build(CHAIN, lambda i, j: 1 if j == (i + 1) % 4 else FORBIDDEN)
    assert reach(CHAIN, 0, 9, one_way) == [0, 1, 2, 3]
    assert reach(CHAIN, 0, 9, one_way.backwards(CHAIN)) == [0, 3, 2, 1]


def test_equal_paths_are_chosen_the_same_way_each_time() -> None:
    grid = HexGrid("flat", (Sheet(7, 7, scheme="letters"),))
    graph = Graph.from_grid(grid)
    ways = [path(graph, 0, 48, 99, CostTable.steps(graph)) for _ in range(3)]
    assert ways[0] is not None
    assert ways[0] == ways[1] == ways[2]
    assert len(ways[0]) == grid.distance("A1", "G7") + 1


def test_paths_to_an_end_are_found_on_a_large_map_without_trying_all() -> None:
    graph = Graph.from_grid(HexGrid("flat", (Sheet(30, 30),)))
    apart = graph.distance("0101", "3001")
    table = CostTable.steps(graph)
    end = graph.number("3001")
    found = paths(graph, 0, apart, table, None, 50, end=end)
    assert len(found) == 50
    assert all(len(way) == apart + 1 for way in found)
    assert paths(graph, 0, apart - 1, table, None, 50, end=end) == []


def test_wrong_questions_are_refused() -> None:
    with pytest.raises(ValueError, match="budget cannot be negative"):
        reach(CHAIN, 0, -1, CHAIN_COSTS)
    with pytest.raises(ValueError, match="budget cannot be negative"):
        paths(CHAIN, 0, -1, CHAIN_COSTS, None, 5)
    with pytest.raises(ValueError, match="space number 4 is not on this map"):
        reach(CHAIN, 4, 1, CHAIN_COSTS)
    with pytest.raises(ValueError, match="space number -1 is not on this map"):
        path(CHAIN, 0, -1, 1, CHAIN_COSTS)
    with pytest.raises(ValueError, match="3 marks were given for 4 spaces"):
        reach(CHAIN, 0, 1, CHAIN_COSTS, [0, 0, 0])
    with pytest.raises(ValueError, match="8 steps but 3 costs"):
        CostTable.of(CHAIN, [1, 1, 1])
    other = Graph.from_borders("xy", [("x", "y", [])])
    with pytest.raises(ValueError, match="cost table has 2 spaces but the map has 4"):
        reach(CHAIN, 0, 1, CostTable.steps(other))


def test_numba_refuses_the_same_questions() -> None:
    pytest.importorskip("numba")
    with pytest.raises(ValueError, match="budget cannot be negative"):
        reach_fast(CHAIN, 0, -1, CHAIN_COSTS)
    with pytest.raises(ValueError, match="space number 4 is not on this map"):
        reach_fast(CHAIN, 4, 1, CHAIN_COSTS)
