"""Names, sides, distances and drawing points of hex maps."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.space import SIDES, Cube, HexGrid, Sheet, opposite, turn
from bocage.space.hexgrid import hexes_apart, lattice_line

FOUR = HexGrid("flat", (Sheet(52, 34, short=True),))
LETTERS = HexGrid("flat", (Sheet(15, 10, scheme="letters"),))
POINTY = HexGrid("pointy", (Sheet(9, 8, "A", "RRCC", count_from="right"),))
ODD_FLAT = HexGrid("flat", (Sheet(6, 5, shoved="odd"),))
ODD_POINTY = HexGrid("pointy", (Sheet(6, 5, scheme="RRCC", shoved="odd", short=True),))
TWO_SHEETS = HexGrid(
    "flat",
    (Sheet(51, 34, "A", short=True), Sheet(51, 21, "B", join=("B1121", "A0101"))),
)
THREE_POINTY = HexGrid(
    "pointy",
    (
        Sheet(56, 48, "A", "RRCC", count_from="right"),
        Sheet(54, 48, "B", "RRCC", count_from="right", join=("B1018", "A4309")),
        Sheet(52, 48, "C", "RRCC", count_from="right", join=("C1053", "B1001")),
    ),
)
GRIDS = [FOUR, LETTERS, POINTY, ODD_FLAT, ODD_POINTY, TWO_SHEETS]

grids = st.sampled_from(GRIDS)
cubes = st.builds(Cube, st.integers(-20, 20), st.integers(-20, 20))


@pytest.mark.parametrize("grid", GRIDS)
def test_every_name_goes_to_its_place_and_back(grid: HexGrid) -> None:
    assert len(set(grid.names)) == len(grid.names)
    for name in grid.names:
        assert grid.name_at(grid.cube(name)) == name
        assert grid.canonical(name) == name
        prefix = name[0] if grid.sheets[0].prefix else ""
        assert grid.name_of(*grid.number(name), prefix) == name


def test_numbers_are_read_as_printed() -> None:
    assert FOUR.number("0512") == (5, 12)
    assert LETTERS.number("J9") == (10, 9)
    assert POINTY.number("A0309") == (9, 3)
    assert Sheet(52, 9, scheme="letters").parse("AA3") == (27, 3)
    assert Sheet(52, 9, scheme="letters").write(52, 9) == "ZZ9"
    assert Sheet(52, 9, scheme="letters").parse("AB3") is None


def test_names_come_in_the_order_of_numbers() -> None:
    assert LETTERS.names[:2] == ("A1", "A2")
    assert LETTERS.names[10] == "B1"
    assert len(LETTERS.names) == 150
    assert POINTY.names[:2] == ("A0101", "A0102")
    assert POINTY.names[9] == "A0201"


def test_short_columns_and_rows_end_one_number_earlier() -> None:
    assert "0134" in FOUR
    assert "0234" not in FOUR
    assert "0233" in FOUR
    assert len(TWO_SHEETS.names) == 2739
    assert "0105" in ODD_POINTY
    assert "0106" not in ODD_POINTY
    assert "0206" in ODD_POINTY


@pytest.mark.parametrize(
    "name", ["0599", "5301", "0001", "512", "05 12", "J9", "", "\u0660\u066512"]
)
def test_a_bad_name_is_refused_with_the_extent_of_the_map(name: str) -> None:
    with pytest.raises(ValueError, match="not on this map") as caught:
        FOUR.cube(name)
    assert str(caught.value) == f"hex {name!r} is not on this map; columns 01-52, rows 01-34"
    assert name not in FOUR


def test_refusals_name_letters_and_sheets() -> None:
    with pytest.raises(ValueError, match=r"hex 'P1' is not on this map; columns A-O, rows 1-10"):
        LETTERS.neighbours("P1")
    with pytest.raises(ValueError, match="sheet A: columns 01-51, rows 01-34; sheet B: columns"):
        TWO_SHEETS.cube("C0101")
    with pytest.raises(ValueError, match="'A09'"):
        LETTERS.cube("A09")


def test_flat_sides_run_clockwise_from_the_top() -> None:
    # Columns B, D, F lie half a hex lower, so from C3 the hexes B3 and D3 are the lower ones.
    around = [LETTERS.neighbour("C3", side) for side in SIDES]
    assert around == ["C2", "D2", "D3", "C4", "B3", "B2"]
    around = [LETTERS.neighbour("B3", side) for side in SIDES]
    assert around == ["B2", "C3", "C4", "B4", "A4", "A3"]
    assert [FOUR.neighbour("0202", side) for side in (2, 3, 5, 6)] == [
        "0302",
        "0303",
        "0103",
        "0102",
    ]


def test_odd_columns_may_be_the_lower_ones() -> None:
    assert [ODD_FLAT.neighbour("0303", side) for side in SIDES] == [
        "0302",
        "0403",
        "0404",
        "0304",
        "0204",
        "0203",
    ]


def test_pointy_sides_run_clockwise_from_the_upper_right() -> None:
    # Columns count from the right: a smaller column lies further right. Even rows lie right.
    around = [POINTY.neighbour("A0305", side) for side in SIDES]
    assert around == ["A0205", "A0304", "A0405", "A0406", "A0306", "A0206"]
    around = [POINTY.neighbour("A0405", side) for side in SIDES]
    assert around == ["A0304", "A0404", "A0504", "A0505", "A0406", "A0305"]
    around = [ODD_POINTY.neighbour("0303", side) for side in SIDES]
    assert around == ["0204", "0304", "0404", "0403", "0302", "0203"]


def test_sheets_are_joined_where_they_overlap_or_touch() -> None:
    assert TWO_SHEETS.canonical("B1121") == "A0101"
    assert TWO_SHEETS.aliases("A0201") == ("B1221",)
    assert TWO_SHEETS.aliases("A0202") == ()
    assert TWO_SHEETS.neighbour("A0101", 5) == "B1021"
    assert TWO_SHEETS.neighbour("A0101", 6) == "B1020"
    assert THREE_POINTY.canonical("B1018") == "A4309"
    assert THREE_POINTY.aliases("A3446") == ("B0154",)
    assert THREE_POINTY.neighbour("B1001", 2) == "C1052"


def test_sheets_that_cannot_be_placed_are_refused() -> None:
    with pytest.raises(ValueError, match="sheet 'B' needs a join"):
        HexGrid("flat", (Sheet(3, 3, "A"), Sheet(3, 3, "B")))
    with pytest.raises(ValueError, match="no earlier sheet can read 'C0101'"):
        HexGrid("flat", (Sheet(3, 3, "A"), Sheet(3, 3, "B", join=("B0101", "C0101"))))
    with pytest.raises(ValueError, match="cannot read 'A0101'"):
        HexGrid("flat", (Sheet(3, 3, "A"), Sheet(3, 3, "B", join=("A0101", "A0101"))))
    with pytest.raises(ValueError, match="printed on two sheets"):
        HexGrid("flat", (Sheet(3, 3), Sheet(3, 3, join=("0101", "0401"))))
    with pytest.raises(ValueError, match="at least one sheet"):
        HexGrid("flat", ())
    with pytest.raises(ValueError, match="1-52 columns"):
        Sheet(53, 4, scheme="letters")


def test_an_irregular_map_has_only_the_listed_hexes() -> None:
    grid = HexGrid("flat", (Sheet(5, 5),), ("0303", "0302", "0403"))
    assert grid.names == ("0303", "0302", "0403")
    assert grid.neighbours("0303") == ("0302", "0403")
    assert grid.neighbour("0303", 4) is None
    with pytest.raises(ValueError, match=r"'0304' is not on this map.*only 3 listed hexes exist"):
        grid.cube("0304")
    with pytest.raises(ValueError, match="'0303' is listed twice"):
        HexGrid("flat", (Sheet(5, 5),), ("0303", "0303"))
    with pytest.raises(ValueError, match="'0606' is not on this map"):
        HexGrid("flat", (Sheet(5, 5),), ("0303", "0606"))


def test_a_listed_name_wins_over_the_earlier_sheet() -> None:
    sheets = TWO_SHEETS.sheets
    grid = HexGrid("flat", sheets, ("B1121", "A0102"))
    assert grid.canonical("A0101") == "B1121"
    assert grid.aliases("B1121") == ("A0101",)
    assert grid.neighbours("A0102") == ("B1121",)


def test_grids_are_equal_by_what_they_are_made_of() -> None:
    assert HexGrid("flat", (Sheet(3, 3),)) == HexGrid("flat", (Sheet(3, 3),))
    assert hash(HexGrid("flat", (Sheet(3, 3),))) == hash(HexGrid("flat", (Sheet(3, 3),)))
    assert HexGrid("flat", (Sheet(3, 3),)) != HexGrid("pointy", (Sheet(3, 3),))


@pytest.mark.parametrize("grid", [LETTERS, POINTY, ODD_FLAT, ODD_POINTY])
def test_neighbours_are_mutual_and_see_the_side_from_the_other_end(grid: HexGrid) -> None:
    for name in grid.names:
        for side in SIDES:
            other = grid.neighbour(name, side)
            if other is None:
                continue
            assert grid.neighbour(other, opposite(side)) == name
            assert grid.side_between(name, other) == side
            assert grid.side_between(other, name) == opposite(side)
        assert all(grid.distance(name, other) == 1 for other in grid.neighbours(name))


@pytest.mark.parametrize("grid", [LETTERS, POINTY, ODD_FLAT, ODD_POINTY])
def test_a_side_joins_the_two_corners_that_both_hexes_share(grid: HexGrid) -> None:
    for name in grid.names:
        corners = grid.corners(name)
        for other in grid.neighbours(name):
            side = grid.side_between(name, other)
            shared = [corner for corner in corners if corner in grid.corners(other)]
            assert sorted(shared) == sorted((corners[side - 1], corners[side % 6]))


def test_side_numbers_turn_and_oppose() -> None:
    assert [opposite(side) for side in SIDES] == [4, 5, 6, 1, 2, 3]
    assert [turn(6, 1), turn(1, -1), turn(3, 9)] == [1, 6, 6]
    for bad in (0, 7):
        with pytest.raises(ValueError, match="numbered 1 to 6"):
            opposite(bad)
        with pytest.raises(ValueError, match="numbered 1 to 6"):
            LETTERS.neighbour("A1", bad)
    with pytest.raises(ValueError, match="'A1' and 'A3' are not adjacent"):
        LETTERS.side_between("A1", "A3")


def test_centres_lie_as_on_the_printed_map() -> None:
    assert [LETTERS.centre(n) for n in ("A1", "A2", "B1", "C1")] == [
        (1 * 3, 1),
        (3, 3),
        (6, 2),
        (9, 1),
    ]
    (x1, y1), (x2, y2) = POINTY.centre("A0101"), POINTY.centre("A0201")
    assert (x2 - x1, y2 - y1) == (1, 3)
    assert POINTY.centre("A0102")[0] == x1 - 2
    (left, upper), (right, lower) = LETTERS.bounds()
    assert (right - left, lower - upper) == (2 * 2 + 14 * 3, 21)


@settings(max_examples=60, deadline=None)
@given(cubes, cubes, cubes)
def test_distance_is_a_distance(a: Cube, b: Cube, c: Cube) -> None:
    assert hexes_apart(a, c) <= hexes_apart(a, b) + hexes_apart(b, c)
    assert hexes_apart(a, b) == hexes_apart(b, a)
    assert (hexes_apart(a, b) == 0) == (a == b)


@settings(max_examples=40, deadline=None)
@given(grids, st.data())
def test_distance_agrees_with_counting_steps(grid: HexGrid, data: st.DataObject) -> None:
    start = data.draw(st.sampled_from(grid.names))
    seen = {start: 0}
    queue = [start]
    for name in queue:
        if seen[name] == 4:
            break
        for other in grid.neighbours(name):
            if other not in seen:
                seen[other] = seen[name] + 1
                queue.append(other)
    near = {name: n for name, n in seen.items() if n <= 3}
    if len(grid.sheets) > 1:  # a way on the map may have to go round a corner between sheets
        assert all(grid.distance(start, name) <= n for name, n in near.items())
        assert set(near) <= set(grid.within(start, 3))
        return
    assert all(grid.distance(start, name) == n for name, n in near.items())
    assert sorted(grid.within(start, 3)) == sorted(near)
    assert sorted(grid.ring(start, 2)) == sorted(name for name, n in near.items() if n == 2)


def test_a_ring_goes_clockwise_from_side_one() -> None:
    assert LETTERS.ring("C3", 1) == ("C2", "D2", "D3", "C4", "B3", "B2")
    assert LETTERS.ring("H5", 2)[:3] == ("H3", "I4", "J4")
    assert LETTERS.ring("C3", 0) == ("C3",)
    with pytest.raises(ValueError, match="radius -1"):
        LETTERS.ring("C3", -1)


def test_rows_and_directions() -> None:
    assert LETTERS.row("C3", 2, 3) == ("D2", "E2", "F1")
    assert LETTERS.row("C3", 1, 9) == ("C2", "C1")
    assert LETTERS.direction("C3", "F1") == 2
    assert LETTERS.direction("F1", "C3") == 5
    assert LETTERS.direction("C3", "E3") is None
    assert LETTERS.direction("C3", "C3") is None


@settings(max_examples=100, deadline=None)
@given(cubes, cubes)
def test_a_line_is_an_unbroken_shortest_chain(a: Cube, b: Cube) -> None:
    chain = lattice_line(a, b)
    assert chain[0] == a
    assert chain[-1] == b
    assert len(chain) == hexes_apart(a, b) + 1
    assert all(hexes_apart(x, y) == 1 for x, y in pairwise(chain))


def test_a_line_along_a_row_is_that_row() -> None:
    assert LETTERS.line("C3", "F1") == ("C3", *LETTERS.row("C3", 2, 3))
    assert LETTERS.line("C3", "C3") == ("C3",)
