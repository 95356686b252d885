"""Line of sight: the examples of the rulebook, the printed maps, and boards of one's own."""

import sys
import time
from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest

from bocage.data import DataError
from bocage.games.combat_commander.book import Book, blank_book, load_book, small_board
from bocage.games.combat_commander.book.printed import full_grid
from bocage.games.combat_commander.sight import agreement, hindrance, sees, sight


class Sky(msgspec.Struct, frozen=True):
    """Smoke and blazes, all of a position that matters here."""

    smoke: dict[str, int] = {}
    blaze: dict[str, int] = {}


CLEAR = Sky()
MAPS = {number: load_book(str(number), {}) for number in range(1, 13)}
TWELVE = MAPS[12]


def field(spaces=None, sides=None):
    """Open ground everywhere but for these hexes."""
    hexes = dict.fromkeys(full_grid().names, "open") | (spaces or {})
    return blank_book(small_board(hexes, sides))


def causes(answer):
    return [(cause.hex, cause.what, cause.clause) for cause in answer.causes]


def same(book, sky, a, b):
    """The quick questions say what the long answer says, and both ways."""
    answer = sight(book, sky, a, b)
    for x, y in ((a, b), (b, a)):
        assert sees(book, sky, x, y) == answer.clear
        assert hindrance(book, sky, x, y) == answer.hindrance
    back = sight(book, sky, b, a)
    assert (back.clear, back.hindrance) == (answer.clear, answer.hindrance)
    assert sorted(map(str, back.causes)) == sorted(map(str, answer.causes))
    return answer


def bare(book):
    """The same map without its measured table."""
    return blank_book(msgspec.structs.replace(book.board, los=()))


# -- the examples of chapter 10, on map 12 --------------------------------------------------


@pytest.mark.covers("10.1a", "10.2", "T88.4")
def test_example_a_woods_on_the_same_level_block():
    answer = same(TWELVE, CLEAR, "J9", "K6")
    assert not answer.clear
    assert ("J8", "woods", "T88.4") in causes(answer)


@pytest.mark.covers("T88.3.2b")
def test_example_b_one_does_not_look_down_over_a_hill_of_ones_own_level():
    answer = same(TWELVE, CLEAR, "J9", "L6")
    assert causes(answer) == [("K8", "hill", "T88.3.2b")]
    raised = tuple(
        msgspec.structs.replace(row, level=2) if row.hex == "J9" else row
        for row in TWELVE.board.hexes
    )
    higher = blank_book(msgspec.structs.replace(TWELVE.board, hexes=raised, los=()))
    assert same(higher, CLEAR, "J9", "L6").clear


@pytest.mark.covers("T88.4")
def test_example_c_lower_woods_do_not_block():
    assert same(TWELVE, CLEAR, "J9", "N6").clear


@pytest.mark.covers("T88.4.1")
def test_examples_d_and_e_woods_hide_one_hex_behind_them():
    assert causes(same(TWELVE, CLEAR, "J7", "M9")) == [("L8", "woods", "T88.4.1")]
    assert same(TWELVE, CLEAR, "J7", "N9").clear


@pytest.mark.covers("T93d")
def test_example_f_a_line_along_the_road_through_woods_is_clear():
    assert TWELVE.terrain["M5"] == "woods"
    assert same(TWELVE, CLEAR, "M9", "M4") == same(bare(TWELVE), CLEAR, "M9", "M4")
    assert same(TWELVE, CLEAR, "M9", "M4").clear


@pytest.mark.covers("T91", "10.3")
def test_example_g_an_orchard_hinders():
    answer = same(TWELVE, CLEAR, "M9", "N6")
    assert (answer.clear, answer.hindrance) == (True, 2)
    assert causes(answer) == [("N7", "orchard", "T91")]


@pytest.mark.covers("10.3.4b", "10.1c", "T97")
def test_example_h_smoke_in_the_target_hex_and_a_wall_along_the_line():
    smoke = Sky(smoke={"N7": 7})
    answer = same(TWELVE, smoke, "M9", "N7")
    assert (answer.clear, answer.hindrance) == (True, 7)
    assert causes(answer) == [("N7", "smoke", "10.3.4b")]
    board = TWELVE.board
    wall = msgspec.structs.replace(board.sides[0], hex="M8", side=3, next="N8", kind="wall")
    walled = blank_book(msgspec.structs.replace(board, sides=(*board.sides, wall), los=()))
    assert causes(same(walled, smoke, "M9", "N7")) == [("M8", "wall", "T97")]


@pytest.mark.covers("10.3.3")
def test_example_j_hindrances_do_not_add_up():
    answer = same(TWELVE, Sky(smoke={"N7": 7}), "N9", "N7")
    assert answer.hindrance == 7
    assert causes(answer) == [("N7", "smoke", "10.3.4b"), ("N8", "orchard", "T91")]


EXAMPLES = ("J9-K6", "J9-L6", "J9-N6", "J7-M9", "J7-N9", "M9-M4", "M9-N6", "M9-N7", "N9-N7")


@pytest.mark.parametrize("pair", EXAMPLES)
def test_geometry_agrees_in_all_examples(pair):
    a, b = pair.split("-")
    assert not sight(TWELVE, CLEAR, a, b).printed
    assert sight(bare(TWELVE), CLEAR, a, b) == sight(TWELVE, CLEAR, a, b)


# -- printed maps ---------------------------------------------------------------------------

FLOOR = {1: 97, 2: 99, 3: 96, 4: 96, 5: 94, 6: 97, 7: 97, 8: 97, 9: 96, 10: 96, 11: 97, 12: 97}


@pytest.mark.parametrize("number", MAPS)
def test_geometry_says_mostly_what_the_table_says(number):
    pairs, equal = agreement(MAPS[number], every=13)
    assert pairs == 11175 // 13
    assert 100 * equal >= (FLOOR[number] - 1) * pairs


@pytest.mark.parametrize("number", MAPS)
def test_the_table_wins_and_is_the_same_both_ways(number):
    book = MAPS[number]
    signs = {".": (False, 0), "x": (False, 0)}
    signs |= {c: (True, i) for cs in ("0123", "abcd") for i, c in enumerate(cs)}
    for a, row in zip(book.hexes[::7], book.board.los[::7], strict=True):
        for b, sign in zip(book.hexes[::5], row[::5], strict=True):
            if a == b:
                assert sees(book, CLEAR, a, b) and hindrance(book, CLEAR, a, b) == 0
                continue
            answer = same(book, CLEAR, a, b)
            assert (answer.clear, answer.hindrance) == signs[sign]
            assert answer.marginal == (sign in "xabcd")
            if not answer.clear:
                assert answer.causes and not any(cause.hinders for cause in answer.causes)
            elif answer.hindrance:
                assert answer.causes[0].hinders == answer.hindrance


def test_where_the_art_says_otherwise_the_answer_says_so():
    book = MAPS[1]
    odd = [
        answer
        for a in book.hexes[:40]
        for b in book.hexes[40:90]
        if (answer := sight(book, CLEAR, a, b)).printed
    ]
    assert any(answer.clear for answer in odd) and any(not answer.clear for answer in odd)


@pytest.mark.covers("10.1d")
def test_a_table_that_is_not_the_same_both_ways():
    board = MAPS[1].board
    row = board.los[0]
    board = msgspec.structs.replace(board, los=(row[:1] + "." + row[2:], *board.los[1:]))
    with pytest.raises(DataError, match=r"map 1: 'A1' to 'A2' is '\.', but back it is '0'"):
        sees(blank_book(board), CLEAR, "A1", "A2")


# -- smoke and blazes -----------------------------------------------------------------------


@pytest.mark.covers("10.3.4a", "T94b", "10.3.3")
def test_the_example_of_the_brush_and_the_smoke():
    book = field({"C4": "brush", "C5": "brush"})
    assert same(book, CLEAR, "C3", "C6").hindrance == 3
    assert same(book, Sky(smoke={"C4": 4}), "C3", "C6").hindrance == 4
    assert same(book, Sky(smoke={"C4": 4, "C5": 4}), "C3", "C6").hindrance == 4
    assert same(book, Sky(smoke={"C4": 4, "C3": 5}), "C3", "C6").hindrance == 5
    assert same(book, Sky(smoke={"C4": 2}), "C3", "C6").hindrance == 3


@pytest.mark.covers("10.3.4a", "10.2.1", "T79")
@pytest.mark.parametrize("book", [field(), bare(TWELVE), TWELVE], ids=["open", "bare", "printed"])
def test_smoke_and_blazes_reach_to_their_sides(book):
    """From M9 to N7 the line runs along the side between M8 and N8."""
    assert same(book, CLEAR, "M9", "N7").clear
    for beside in ("M8", "N8"):
        assert same(book, Sky(smoke={beside: 6}), "M9", "N7").hindrance == 6
        blocked = same(book, Sky(blaze={beside: 1}), "M9", "N7")
        assert causes(blocked)[0] == (beside, "blaze", "10.2.1")


@pytest.mark.covers("10.3.4a", "10.2.1")
def test_smoke_and_blazes_reach_to_their_corners():
    """From E5 to F9 the line goes through corners of F6 and E8, and not through their insides."""
    book = field()
    touched = {"E6", "E7", "F7", "F8", "F6", "E8"}
    for name in book.hexes:
        if name not in ("E5", "F9"):
            hindered = hindrance(book, Sky(smoke={name: 2}), "E5", "F9") == 2
            assert hindered == (not sees(book, Sky(blaze={name: 1}), "E5", "F9"))
            assert hindered == (name in touched), name
    edge = Sky(smoke={"B1": 3})
    assert same(book, edge, "A1", "C1").hindrance == 3  # along the edge of the map
    assert same(book, edge, "A3", "C2").hindrance == 0


@pytest.mark.covers("10.2.1", "10.1b")
def test_a_blaze_at_the_end_of_a_line_does_not_block_it():
    book = field()
    assert same(book, Sky(blaze={"C6": 1}), "C3", "C6").clear
    assert not same(book, Sky(blaze={"C5": 1}), "C3", "C6").clear


@pytest.mark.covers("10.3.4b")
def test_smoke_hinders_between_adjacent_hexes():
    book = field()
    assert same(book, Sky(smoke={"C3": 5}), "C3", "C4").hindrance == 5
    assert same(book, Sky(smoke={"C3": 5}), "C4", "C5").hindrance == 0
    assert hindrance(book, Sky(smoke={"C3": 5}), "C3", "C3") == 0


@pytest.mark.covers("T88.5b", "T88.5", "T79")
def test_smoke_and_blazes_are_higher_than_hills():
    book = field({"C3": "open level=2", "C6": "open level=2"})
    assert same(book, Sky(smoke={"C5": 4}), "C3", "C6").hindrance == 4
    assert not same(book, Sky(blaze={"C5": 4}), "C3", "C6").clear


def test_what_is_remembered_of_smoke_is_not_stale():
    book = field()
    smoke: dict[str, int] = {"C4": 3}
    sky = Sky(smoke=smoke)
    assert hindrance(book, sky, "C3", "C6") == 3
    smoke["C5"] = 8  # a position under change keeps its mappings
    assert hindrance(book, sky, "C3", "C6") == 8
    del smoke["C5"], smoke["C4"]
    assert hindrance(book, sky, "C3", "C6") == 0


def test_two_games_of_a_book_do_not_see_each_others_smoke():
    """The table asks about them from several threads."""
    book = field()
    skies = {hex_: Sky(smoke={hex_: value}) for hex_, value in (("C4", 3), ("C5", 8))}

    def seen(hex_):
        return {hindrance(book, skies[hex_], "C3", "C6") for _ in range(20_000)}

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(2) as threads:
            assert list(threads.map(seen, skies)) == [{3}, {8}]
    finally:
        sys.setswitchinterval(before)


# -- boards of one's own: levels ------------------------------------------------------------


@pytest.mark.covers("10.2", "T99a", "T82a")
@pytest.mark.parametrize(("word", "clause"), [("woods", "T99a"), ("building", "T82a")])
def test_woods_and_buildings_block_where_the_line_meets_them(word, clause):
    book = field({"C4": word})
    assert causes(same(book, CLEAR, "C3", "C5")) == [("C4", word, clause)]
    assert same(book, CLEAR, "C3", "C4").clear  # into it
    assert same(book, CLEAR, "B3", "C5").clear  # through its corner only
    assert same(book, CLEAR, "C4", "C9").clear  # out of it


@pytest.mark.covers("10.2")
def test_a_line_between_two_hexes_is_blocked_if_both_block():
    one, two = {"M8": "woods"}, {"M8": "woods", "N8": "building"}
    assert same(field(one), CLEAR, "M9", "N7").clear
    assert not same(field(two), CLEAR, "M9", "N7").clear
    assert same(field({"M8": "brush"}), CLEAR, "M9", "N7").hindrance == 0
    assert same(field({"M8": "brush", "N8": "field"}), CLEAR, "M9", "N7").hindrance == 1


@pytest.mark.covers("10.1.1")
def test_units_never_matter():
    assert not hasattr(CLEAR, "units")
    assert same(field(), CLEAR, "A1", "O10").clear


@pytest.mark.covers("T88.3.3", "T88a")
def test_hills_block_between_lower_hexes():
    book = field({"C4": "open level=1"})
    assert causes(same(book, CLEAR, "C3", "C6")) == [("C4", "hill", "T88.3.3")]
    assert same(book, CLEAR, "C3", "C4").clear
    assert not same(book, CLEAR, "C4", "C6").causes


@pytest.mark.covers("T88.3.3", "T88.3.2a", "T88.3.2b")
def test_over_a_hill_of_ones_own_level_one_sees_only_what_is_as_high_or_higher():
    for level, seen in ((0, False), (1, False), (2, True), (3, True), (4, True)):
        book = field({"C3": "open level=2", "C4": "open level=2", "C6": f"open level={level}"})
        assert same(book, CLEAR, "C3", "C6").clear == seen
    for level, seen in ((2, False), (3, False), (4, True)):
        book = field({"C3": "open level=2", "C4": "open level=3", "C6": f"open level={level}"})
        assert same(book, CLEAR, "C3", "C6").clear == seen


@pytest.mark.covers("T88.3.2a")
def test_looking_up_one_sees_the_first_hex_of_each_level():
    book = field({"C4": "open level=1", "C5": "open level=1", "C6": "open level=2"})
    assert same(book, CLEAR, "C2", "C4").clear
    assert causes(same(book, CLEAR, "C2", "C5")) == [("C4", "hill", "T88.3.2b")]
    assert same(book, CLEAR, "C2", "C6").clear


@pytest.mark.covers("T88.3.1")
def test_a_line_between_a_hill_and_lower_ground_misses_the_crest():
    assert same(field({"M8": "open level=1"}), CLEAR, "M9", "N7").clear
    both = field({"M8": "open level=1", "N8": "open level=1"})
    assert not same(both, CLEAR, "M9", "N7").clear


@pytest.mark.covers("T88.4")
def test_a_lower_obstacle_does_not_block_between_hills():
    hills = {"C3": "open level=1", "C6": "open level=1"}
    assert same(field(hills | {"C5": "building"}), CLEAR, "C3", "C6").clear
    answer = same(field(hills | {"C5": "building level=1"}), CLEAR, "C3", "C6")
    assert causes(answer) == [("C5", "building", "T88.4")]


@pytest.mark.covers("T88.4.1")
@pytest.mark.parametrize("word", ["woods", "building"])
def test_a_lower_obstacle_hides_the_one_hex_behind_it(word):
    book = field({"C2": "open level=1", "C5": word})
    assert same(book, CLEAR, "C2", "C4").clear  # before it
    assert same(book, CLEAR, "C2", "C5").clear  # it
    assert causes(same(book, CLEAR, "C2", "C6")) == [("C5", word, "T88.4.1")]
    assert same(book, CLEAR, "C2", "C7").clear
    higher = field({"C2": "open level=2", "C5": word, "C6": "open level=1"})
    assert same(higher, CLEAR, "C2", "C6").clear  # it is not below the obstacle
    two = field({"C2": "open level=1", "C5": word, "C6": "woods"})
    assert not same(two, CLEAR, "C2", "C7").clear


@pytest.mark.covers("T88.4.1")
def test_looking_up_over_a_building_of_ones_own_level_but_not_the_first():
    hills = {"C2": "open level=2", "C6": "open level=1"}
    far = field(hills | {"C4": "building level=1"})
    assert same(far, CLEAR, "C6", "C2").clear
    near = field(hills | {"C5": "building level=1"})
    assert causes(same(near, CLEAR, "C6", "C2")) == [("C5", "building", "T88.4.1")]


@pytest.mark.covers("T88.5")
def test_hindrances_hinder_only_between_hexes_of_their_own_level():
    hills = {"C3": "open level=1", "C6": "open level=1"}
    assert same(field(hills | {"C4": "brush"}), CLEAR, "C3", "C6").hindrance == 0
    assert same(field(hills | {"C4": "brush level=1"}), CLEAR, "C3", "C6").hindrance == 3
    down = field({"C3": "open level=1", "C5": "brush"})
    assert same(down, CLEAR, "C3", "C7").hindrance == 0


@pytest.mark.covers("T81", "T85", "T89a", "T91", "T80a", "T90", "T95a", "T98")
@pytest.mark.parametrize(
    ("word", "value"),
    [
        ("brush", 3),
        ("orchard", 2),
        ("field", 1),
        ("marsh", 1),
        ("bridge-small under=stream", 1),
        ("bridge-large under=water-barrier", 1),
        ("stream", 0),
        ("water-barrier", 0),
        ("gully", 0),
        ("open", 0),
    ],
)
def test_what_hinders_and_how_much(word, value):
    answer = same(field({"C4": word}), CLEAR, "C3", "C6")
    assert (answer.clear, answer.hindrance) == (True, value)
    assert (
        same(field({"C3": word, "C6": word}), CLEAR, "C3", "C6").hindrance == 0 or word == "gully"
    )


@pytest.mark.covers("T86")
def test_a_gully_is_seen_from_adjacent_and_from_higher_hexes():
    book = field({"C3": "gully", "C6": "gully", "F4": "open level=1"})
    assert same(book, CLEAR, "C3", "C4").clear
    assert causes(same(book, CLEAR, "C3", "C5")) == [("C3", "gully", "T86")]
    assert not same(book, CLEAR, "C3", "C6").clear
    assert same(book, CLEAR, "C3", "F4").clear
    assert same(book, CLEAR, "C2", "C9").clear  # over them


# -- boards of one's own: tracks and hexsides -----------------------------------------------


@pytest.mark.covers("T93d", "T80a")
def test_along_a_road_the_terrain_does_not_matter():
    road = {
        "C4": "woods road=1,4",
        "C5": "brush road=1,4",
        "C3": "open road=4",
        "C6": "open road=1",
    }
    book = field(road)
    assert (same(book, CLEAR, "C3", "C6").clear, same(book, CLEAR, "C3", "C6").hindrance) == (
        True,
        0,
    )
    assert not same(book, CLEAR, "B3", "D4").clear  # across it
    bend = field({"C4": "woods road=1,3", "D4": "open road=6", "C3": "open road=4"})
    assert not same(bend, CLEAR, "C3", "C6").clear
    bridge = {"C4": "bridge-small under=stream road=1,4", "C3": "open road=4", "C5": "open road=1"}
    assert same(field(bridge), CLEAR, "C3", "C5").hindrance == 0
    assert same(field(bridge), CLEAR, "B3", "D4").hindrance == 1


@pytest.mark.covers("T96")
def test_a_trail_does_not_open_woods():
    book = field({"C4": "woods trail=1,4", "C3": "open trail=4", "C5": "open trail=1"})
    assert not same(book, CLEAR, "C3", "C5").clear


@pytest.mark.covers("T92")
def test_a_railway_hinders_across_but_not_along():
    rails = {"C4": "open rail=1,4", "C3": "open rail=4", "C5": "open rail=1"}
    book = field(rails)
    assert same(book, CLEAR, "C2", "C6").hindrance == 0
    assert causes(same(book, CLEAR, "B3", "D4")) == [("C4", "railway", "T92")]
    woods = field(rails | {"C4": "woods rail=1,4"})
    assert not same(woods, CLEAR, "C3", "C5").clear


@pytest.mark.covers("T84", "T87", "T97", "10.1b")
@pytest.mark.parametrize(
    ("kind", "clause", "seen", "value"),
    [("fence", "T84", True, 1), ("hedge", "T87", False, 0), ("wall", "T97", False, 0)],
)
def test_hexsides_matter_unless_they_are_of_the_ends(kind, clause, seen, value):
    book = field({}, {"C4/C5": kind})
    answer = same(book, CLEAR, "C3", "C7")
    assert (answer.clear, answer.hindrance) == (seen, value)
    assert [(c.hex, c.beyond, c.what, c.clause) for c in answer.causes] == [
        ("C4", "C5", kind, clause)
    ]
    for a, b in (("C4", "C7"), ("C3", "C5"), ("C4", "C5")):
        answer = same(book, CLEAR, a, b)
        assert (answer.clear, answer.hindrance) == (True, 0)


@pytest.mark.covers("10.1c")
def test_a_hexside_counts_along_its_length_and_at_its_ends():
    along = field({}, {"M8/N8": "wall"})
    assert not same(along, CLEAR, "M9", "N7").clear
    corner = field({}, {"M8/N7": "hedge"})
    assert same(corner, CLEAR, "M9", "N7").clear  # a side of N7
    assert not same(corner, CLEAR, "M9", "O6").clear  # the line goes on, through its corner


def test_hexsides_below_the_line_do_not_matter():
    hills = {"C3": "open level=1", "C7": "open level=1"}
    assert same(field(hills, {"C4/C5": "wall"}), CLEAR, "C3", "C7").clear
    down = field({"C3": "open level=1"}, {"C5/C6": "wall"})
    assert same(down, CLEAR, "C3", "C7").clear  # and they hide no hex
    raised = field(hills | {"C5": "open level=1"}, {"C4/C5": "wall"})
    assert not same(raised, CLEAR, "C3", "C7").clear


@pytest.mark.covers("T83")
def test_a_cliff_does_not_matter():
    assert same(field({}, {"C4/C5": "cliff"}), CLEAR, "C3", "C7").clear


def test_a_gap_lets_lines_through_its_middle_only():
    book = field({}, {"C4/C5": "wall-gap"})
    assert book.sides["C4", "C5"] == ""
    assert same(book, CLEAR, "C3", "C7").clear
    assert not same(book, CLEAR, "B3", "E6").clear


def test_a_board_with_holes():
    book = blank_book(small_board({"A1": "open", "A3": "open", "B1": "woods"}))
    assert same(book, CLEAR, "A1", "A3").clear


# -- clouds ---------------------------------------------------------------------------------


@pytest.mark.covers("10.2.1", "10.3.4a", "10.3.4b", "T79", "T94b", "T88.5b")
def test_every_line_is_right_however_the_cloud_came_about():
    """Markers come, grow, go and come back: what was remembered must never be the wrong cloud."""
    book = bare(MAPS[3])
    skies = [
        Sky(smoke={"H5": 4}),
        Sky(smoke={"H5": 4, "G7": 2}),
        Sky(smoke={"H5": 1, "G7": 2}, blaze={"D3": 5}),
        Sky(smoke={"G7": 9}, blaze={"D3": 5}),
        CLEAR,
        Sky(smoke={"H5": 4}),
        Sky(blaze={"D3": 5, "H5": 1}),
    ]
    pairs = [(a, b) for a in book.hexes[::11] for b in book.hexes[::7]]
    for sky in skies:
        for a, b in pairs:
            same(book, sky, a, b)


# -- speed ----------------------------------------------------------------------------------


def test_questions_are_quick():
    book: Book = MAPS[1]
    sees(book, CLEAR, "A1", "A2")
    start = time.process_time()
    for _ in range(20000):
        sees(book, CLEAR, "A1", "G7")
    assert time.process_time() - start < 0.4  # ten times what it takes
