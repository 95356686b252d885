"""Graphs of hex and area maps: numbers, borders, distances and refusals."""

from __future__ import annotations

import pickle
from collections.abc import Iterable

import pytest

from bocage.space import Graph, HexGrid, Sheet

GRID = HexGrid("flat", (Sheet(5, 4, scheme="letters"),))
BORDERS: list[tuple[str, str, Iterable[str]]] = [
    ("a", "b", ["road"]),
    ("c", "b", ["river", "bridge", "road", "river"]),
    ("c", "d", []),
]
AREAS = Graph.from_borders(["a", "b", "c", "d", "island"], BORDERS)


def test_a_hex_graph_has_the_neighbours_of_the_grid_in_order_of_sides() -> None:
    graph = Graph.from_grid(GRID)
    assert graph.names == GRID.names
    assert len(graph) == 20
    for name in GRID.names:
        assert graph.neighbours_of(name) == GRID.neighbours(name)
        assert graph.names[graph.number(name)] == name
    for i, near in enumerate(graph.neighbours):
        assert all(i in graph.neighbours[j] for j in near)


def test_steps_on_a_full_hex_map_are_the_hex_distance() -> None:
    graph = Graph.from_grid(GRID)
    for a in GRID.names:
        for b in GRID.names:
            assert graph.distance(a, b) == GRID.distance(a, b)


def test_other_names_of_a_hex_have_the_same_number() -> None:
    grid = HexGrid("flat", (Sheet(4, 4, "A"), Sheet(4, 4, "B", join=("B0101", "A0303"))))
    graph = Graph.from_grid(grid, {("B0101", "A0304"): ["stream"]})
    assert graph.number("B0101") == graph.number("A0303")
    assert graph.features_between("A0304", "A0303") == ("stream",)
    assert len(graph) == 16 + 16 - 4


def test_hex_borders_carry_words_in_both_directions() -> None:
    graph = Graph.from_grid(
        GRID, {("A1", "A2"): ["stream", "road"], ("A2", "A1"): ["road", "stream"]}
    )
    assert graph.features_between("A2", "A1") == ("road", "stream")
    assert graph.features_between("A2", "A3") == ()
    assert len(graph.features) == 2


def test_bad_hex_borders_are_refused() -> None:
    with pytest.raises(ValueError, match="'A1' and 'A3' are not adjacent"):
        Graph.from_grid(GRID, {("A1", "A3"): ["road"]})
    with pytest.raises(ValueError, match="'A1' and 'A1' are not adjacent"):
        Graph.from_grid(GRID, {("A1", "A1"): ["road"]})
    with pytest.raises(ValueError, match="hex 'Z1' is not on this map"):
        Graph.from_grid(GRID, {("A1", "Z1"): ["road"]})
    with pytest.raises(ValueError, match="given twice with different words"):
        Graph.from_grid(GRID, {("A1", "A2"): ["road"], ("A2", "A1"): ["stream"]})
    with pytest.raises(ValueError, match="not the single text 'road'"):
        Graph.from_grid(GRID, {("A1", "A2"): "road"})


def test_areas_are_adjacent_only_where_a_border_says_so() -> None:
    assert AREAS.adjacent("b", "c")
    assert AREAS.adjacent("c", "b")
    assert not AREAS.adjacent("a", "c")
    assert not AREAS.adjacent("a", "a")
    assert AREAS.neighbours_of("b") == ("a", "c")
    assert AREAS.features_between("b", "c") == ("bridge", "river", "road")
    assert AREAS.features_between("c", "d") == ()


def test_distance_counts_steps_and_knows_islands() -> None:
    assert [AREAS.distance("a", x) for x in AREAS.names] == [0, 1, 2, 3, -1]
    assert AREAS.distance("island", "island") == 0
    assert AREAS.hops(0) is AREAS.hops(0)


@pytest.mark.parametrize(
    ("names", "borders", "message"),
    [
        (["a", "b", "a"], [], "space 'a' is listed twice"),
        (["a", "b"], [("a", "x", [])], "border 'a'-'x' names the unknown space 'x'"),
        (["a", "b"], [("b", "b", [])], "space 'b' cannot border itself"),
        (["a", "b"], [("a", "b", []), ("b", "a", [])], "border 'b'-'a' is listed twice"),
    ],
)
def test_bad_area_lists_are_refused(
    names: list[str], borders: list[tuple[str, str, Iterable[str]]], message: str
) -> None:
    with pytest.raises(ValueError, match=message):
        Graph.from_borders(names, borders)


def test_unknown_names_are_refused_by_questions() -> None:
    with pytest.raises(ValueError, match="space 'x' is not on this map; it has 5 spaces"):
        AREAS.neighbours_of("x")
    with pytest.raises(ValueError, match="'a' and 'c' are not adjacent"):
        AREAS.features_between("a", "c")


def test_a_graph_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        AREAS.index["x"] = 9  # type: ignore[index]  # the test is that this fails
    with pytest.raises(AttributeError):
        AREAS.names = ()  # type: ignore[misc]  # the test is that this fails


def test_a_graph_survives_being_sent_to_another_process() -> None:
    graph = pickle.loads(pickle.dumps(AREAS))
    assert graph.names == AREAS.names
    assert graph.neighbours == AREAS.neighbours
    assert graph.features == AREAS.features
    assert graph.distance("a", "d") == 3
