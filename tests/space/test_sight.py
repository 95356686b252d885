"""Lines of sight against a geometry written separately with fractions and corner points."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.space import Crossed, HexGrid, Sheet, clear, passes_within, sight_line
from bocage.space.sight import Along

FLAT = HexGrid("flat", (Sheet(9, 8, scheme="letters"),))
POINTY = HexGrid("pointy", (Sheet(9, 8, scheme="RRCC", count_from="right"),))

pairs = st.sampled_from([FLAT, POINTY]).flatmap(
    lambda grid: st.tuples(st.just(grid), st.sampled_from(grid.names), st.sampled_from(grid.names))
)


def clip(grid: HexGrid, a: str, b: str, name: str) -> tuple[Fraction, Fraction] | None:
    """Cuts the line to the closed hexagon of corner points, edge by edge."""
    (ax, ay), (bx, by) = grid.centre(a), grid.centre(b)
    corners = grid.corners(name)
    low, high = Fraction(0), Fraction(1)
    for n in range(6):
        (px, py), (qx, qy) = corners[n], corners[(n + 1) % 6]
        # Positive inside: corners run clockwise on a page whose y points down.
        at_a = (qx - px) * (ay - py) - (qy - py) * (ax - px)
        at_b = (qx - px) * (by - py) - (qy - py) * (bx - px)
        if at_a == at_b:
            if at_a < 0:
                return None
            continue
        zero = Fraction(at_a, at_a - at_b)
        if at_b > at_a:
            low = max(low, zero)
        else:
            high = min(high, zero)
    return (low, high) if low <= high else None


def is_inside(grid: HexGrid, a: str, b: str, name: str, t: Fraction) -> bool:
    """Tells whether the point at t lies strictly inside the hexagon."""
    (ax, ay), (bx, by) = grid.centre(a), grid.centre(b)
    x, y = ax + t * (bx - ax), ay + t * (by - ay)
    corners = grid.corners(name)
    edges = zip(corners, corners[1:] + corners[:1], strict=True)
    return all((qx - px) * (y - py) - (qy - py) * (x - px) > 0 for (px, py), (qx, qy) in edges)


def slow_sight(grid: HexGrid, a: str, b: str) -> tuple[list[list[str]], list[str]]:
    """Tries every hex of the map: groups crossed or run along, in order, and hexes grazed."""
    groups: dict[Fraction, list[str]] = {}
    grazed = []
    for name in grid.names:
        span = clip(grid, a, b, name)
        if span is None:
            continue
        if span[0] == span[1] and a != b:
            grazed.append(name)
            continue
        groups.setdefault(span[0], []).append(name)
        if len(groups[span[0]]) == 2:
            middle = (span[0] + span[1]) / 2
            assert not any(is_inside(grid, a, b, x, middle) for x in groups[span[0]])
    return [sorted(groups[t]) for t in sorted(groups)], sorted(grazed)


@settings(max_examples=150, deadline=None)
@given(pairs)
def test_the_crossed_hexes_agree_with_clipping_every_hexagon(
    case: tuple[HexGrid, str, str],
) -> None:
    grid, a, b = case
    found = sight_line(grid, a, b)
    on_map = [sorted(n for n in group if n is not None) for group in found.hexes]
    groups, grazed = slow_sight(grid, a, b)
    assert [group for group in on_map if group] == groups
    assert sorted(n for n in found.grazed if n is not None) == grazed
    flat = [name for group in groups for name in group] + grazed
    assert sorted(found.touched()) == sorted(flat)


@pytest.mark.parametrize("grid", [FLAT, POINTY], ids=["flat", "pointy"])
def test_the_lines_over_a_hex_are_those_that_touch_it_on_their_way(grid: HexGrid) -> None:
    crossed = Crossed(grid)
    touched = {
        frozenset((a, b)): set(sight_line(grid, a, b).touched()) - {a, b}
        for a in grid.names
        for b in grid.names
        if a != b
    }
    for name in grid.names:
        over = [frozenset(pair) for pair in crossed.over(name)]
        assert len(over) == len(set(over))
        assert set(over) == {pair for pair, way in touched.items() if name in way}


@settings(max_examples=100, deadline=None)
@given(pairs)
def test_the_line_back_meets_the_same_in_reverse(case: tuple[HexGrid, str, str]) -> None:
    grid, a, b = case
    there, back = sight_line(grid, a, b), sight_line(grid, b, a)
    there_sets = [frozenset(group) for group in there.hexes]
    assert there_sets == [frozenset(group) for group in back.hexes][::-1]
    turned = [frozenset((y, x) for x, y in corner) for corner in back.sides][::-1]
    assert [frozenset(corner) for corner in there.sides] == turned
    assert sorted(map(str, there.grazed)) == sorted(map(str, back.grazed))


@settings(max_examples=100, deadline=None)
@given(pairs)
def test_every_crossed_side_lies_between_neighbours(case: tuple[HexGrid, str, str]) -> None:
    grid, a, b = case
    found = sight_line(grid, a, b)
    assert found.hexes[0] == (grid.canonical(a),)
    assert found.hexes[-1] == (b,)
    assert len(found.sides) == len(found.hexes) - 1
    for n, corner in enumerate(found.sides):
        assert len(corner) == max(len(found.hexes[n]), len(found.hexes[n + 1]))
        for x, y in corner:
            assert x in found.hexes[n]
            assert y in found.hexes[n + 1]
            if x is not None and y is not None:
                assert grid.distance(x, y) == 1
    for group in found.hexes:
        if len(group) == 2 and group[0] is not None and group[1] is not None:
            assert grid.distance(group[0], group[1]) == 1


@settings(max_examples=80, deadline=None)
@given(pairs, st.integers(0, 2**72 - 1), st.sampled_from(["both", "either", "never"]))
def test_sight_is_mutual(case: tuple[HexGrid, str, str], bits: int, along: Along) -> None:
    grid, a, b = case
    woods = frozenset(name for n, name in enumerate(grid.names) if bits >> n & 1)
    walls = frozenset(
        frozenset((x, y)) for x in grid.names for y in grid.neighbours(x) if hash_of(x, y) & bits
    )
    there = clear(grid, a, b, woods.__contains__, lambda x, y: frozenset((x, y)) in walls, along)
    back = clear(grid, b, a, woods.__contains__, lambda x, y: frozenset((x, y)) in walls, along)
    assert there == back


def hash_of(x: str, y: str) -> int:
    """Picks one bit for a border, the same in every run."""
    return 1 << (sum(map(ord, x)) * sum(map(ord, y)) * 31 % 72)


@settings(max_examples=100, deadline=None)
@given(pairs)
def test_a_chain_of_hexes_keeps_to_the_line(case: tuple[HexGrid, str, str]) -> None:
    grid, a, b = case
    crossed = [name for group in sight_line(grid, a, b).hexes for name in group]
    assert all(name in crossed for name in grid.line(a, b))


def test_a_line_along_a_hexside_reports_the_pair() -> None:
    # A3 and C3 stand level; the line runs between B2 and B3.
    found = sight_line(FLAT, "A3", "C3")
    assert found.hexes == (("A3",), ("B2", "B3"), ("C3",))
    assert found.sides == ((("A3", "B2"), ("A3", "B3")), (("B2", "C3"), ("B3", "C3")))
    assert found.grazed == ()


def test_a_line_through_a_corner_grazes_the_third_hex() -> None:
    # Down three rows for one column: the line leaves C2 exactly where C2, C3 and D2 meet.
    found = sight_line(FLAT, "C1", "D5")
    assert found.hexes == (("C1",), ("C2",), ("C3",), ("D3",), ("D4",), ("D5",))
    assert found.grazed == ("D2", "C4")
    assert found.touched()[-2:] == ("D2", "C4")


def test_neighbours_and_the_same_hex() -> None:
    found = sight_line(FLAT, "C3", "C4")
    assert found.hexes == (("C3",), ("C4",))
    assert found.sides == ((("C3", "C4"),),)
    assert sight_line(FLAT, "C3", "C3").hexes == (("C3",),)
    assert clear(FLAT, "C3", "C3", lambda _: True)
    assert clear(FLAT, "C3", "C4", lambda _: True)


def test_a_hex_between_blocks_and_the_ends_do_not() -> None:
    assert not clear(FLAT, "C2", "C5", {"C4"}.__contains__)
    assert clear(FLAT, "C2", "C5", {"C2", "C5", "D4", "B3"}.__contains__)
    assert clear(FLAT, "C1", "D5", {"D2", "C4"}.__contains__)  # grazed only


@pytest.mark.parametrize(
    ("woods", "both", "either"),
    [
        ({"B2"}, True, False),
        ({"B3"}, True, False),
        ({"B2", "B3"}, False, False),
        (set(), True, True),
    ],
)
def test_along_a_hexside_the_rule_is_a_choice(woods: set[str], both: bool, either: bool) -> None:
    assert clear(FLAT, "A3", "C3", woods.__contains__) == both
    assert clear(FLAT, "A3", "C3", woods.__contains__, along="either") == either
    assert clear(FLAT, "A3", "C3", woods.__contains__, along="never")


def sides(*given: str) -> Callable[[str, str], bool]:
    """Makes a question about walls from texts such as 'C3|C4'."""
    walls = {frozenset(text.split("|")) for text in given}
    return lambda x, y: frozenset((x, y)) in walls


@pytest.mark.parametrize(
    ("a", "b", "walls", "seen"),
    [
        ("C2", "C5", ["C3|C4"], False),
        ("C2", "C5", ["C3|D3"], True),
        ("C3", "C4", ["C3|C4"], False),
        ("A3", "C3", ["B2|B3"], False),  # the line lies in the wall
        ("A3", "C3", ["A3|B2"], True),  # only one of the two sides at the corner
        ("A3", "C3", ["A3|B2", "A3|B3"], False),
        ("C1", "D5", ["C3|D3"], False),
        ("C1", "D5", ["C2|D2"], True),  # touched at its end only
    ],
)
def test_hexsides_block_where_they_are_crossed(
    a: str, b: str, walls: list[str], seen: bool
) -> None:
    assert clear(FLAT, a, b, lambda _: False, sides(*walls)) == seen


def test_off_the_map_nothing_blocks() -> None:
    # A1 and C1 stand level at the upper edge: the hex above B1 does not exist.
    assert sight_line(FLAT, "A1", "C1").hexes == (("A1",), (None, "B1"), ("C1",))
    assert clear(FLAT, "A1", "C1", lambda _: True, lambda x, y: True)
    assert not clear(FLAT, "A1", "C1", lambda _: True, along="either")


def test_a_disc_is_met_by_its_true_distance() -> None:
    # The line A3 - C3 passes B3 at half the height of a hex: 0.866 of the corner radius.
    assert not passes_within(FLAT, "A3", "C3", "B3", (2, 3))
    assert not passes_within(FLAT, "A3", "C3", "B3", (866, 1000))
    assert passes_within(FLAT, "A3", "C3", "B3", (867, 1000))
    assert passes_within(FLAT, "C2", "C5", "C3", (1, 100))
    # Beyond the ends only the end points count: C1 is 1.732 radii away from C2.
    assert not passes_within(FLAT, "C2", "C5", "C1", (1732, 1000))
    assert passes_within(FLAT, "C5", "C2", "C1", (1733, 1000))
    assert passes_within(FLAT, "C2", "C5", "C1", (1733, 1000))


@settings(max_examples=60, deadline=None)
@given(pairs, st.data())
def test_a_disc_as_large_as_the_hex_contains_every_touch(
    case: tuple[HexGrid, str, str], data: st.DataObject
) -> None:
    grid, a, b = case
    c = data.draw(st.sampled_from(grid.names))
    touched = c in sight_line(grid, a, b).touched()
    assert passes_within(grid, a, b, c, (1, 1)) or not touched
    # The disc of 0.866 radii fits inside the hex.
    assert touched or not passes_within(grid, a, b, c, (866, 1000))
    assert passes_within(grid, a, b, c, (2, 3)) == passes_within(grid, b, a, c, (2, 3))
