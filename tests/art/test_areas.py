"""Maps of areas: outlines that share corners, drawn like hexes."""

import re
from itertools import permutations

import pytest
from msgspec.structs import replace

from bocage.art import board as b
from bocage.art.geometry import Lattice, clockwise
from bocage.art.svg import draw
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module

LEFT = b.Area("left", (20, 20), ((0, 0), (40, 0), (44, 20), (40, 40), (0, 40)), "woods")
RIGHT = b.Area("right", (60, 20), ((40, 0), (80, 0), (80, 40), (40, 40), (44, 20)), "town")
BOARD = b.Board(areas=(LEFT, RIGHT), borders=(b.Border("left", "right", "stream"),))


def test_the_border_of_two_areas_is_what_their_outlines_share():
    assert b.shared_line(LEFT, RIGHT) == ((40, 0), (44, 20), (40, 40))
    assert b.shared_line(RIGHT, LEFT) == ((40, 40), (44, 20), (40, 0))
    assert b.shared_line(LEFT, b.Area("far", (200, 0), ((190, 0), (210, 0), (200, 9)))) == ()


def test_areas_are_drawn_with_borders_names_and_counters():
    piece = b.Piece(id="x", side="blue", at="left", symbol="infantry", palette="blue")
    layer = b.Layer(id="l", title="L", hexes=("left", "right"), notes={"left": "2"})
    svg = draw(b.Picture(board=BOARD, pieces=(piece,), layers=(layer,)))
    assert svg == draw(b.Picture(board=BOARD, pieces=(piece,), layers=(layer,)))
    assert 'class="stream"' in svg and ">left</text>" in svg and ">2</text>" in svg
    assert "#tree" in svg


def test_a_point_is_found_in_its_area():
    lattice = Lattice(BOARD)
    for area in BOARD.areas:
        assert lattice.find(lattice.px(area.at)) == area.id
    assert lattice.find((-10, -10)) is None


def test_an_outline_may_be_given_either_way_round():
    assert clockwise(LEFT.outline) == list(LEFT.outline)
    turned = replace(LEFT, outline=tuple(reversed(LEFT.outline)))
    assert clockwise(turned.outline) == list(LEFT.outline)
    assert draw(b.Picture(board=replace(BOARD, areas=(turned, RIGHT))))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"hexes": (b.Hex("h", (0, 0)),)}, "hexes and areas"),
        ({"areas": (LEFT, LEFT)}, "two areas have the same id"),
        ({"areas": (replace(LEFT, outline=((0, 0), (1, 1))), RIGHT)}, "three points"),
        ({"areas": (LEFT, replace(RIGHT, outline=((90, 0), (99, 0), (99, 9))))}, "share no side"),
        ({"areas": (LEFT, replace(RIGHT, terrain="moor"))}, "area right: terrain 'moor'"),
        ({"borders": (b.Border("left", "up", "stream"),)}, "'up' is no area"),
    ],
)
def test_a_board_that_cannot_be_drawn_is_refused(change, told):
    with pytest.raises(b.BoardError, match=told):
        b.check(b.Picture(board=replace(BOARD, **change)))


def test_a_line_joins_areas_that_share_no_corners():
    far = replace(RIGHT, outline=((90, 0), (99, 0), (99, 40), (90, 40)))
    border = b.Border("left", "right", "stream", "", ((65, 0), (66, 40)))
    assert 'class="stream"' in draw(
        b.Picture(board=replace(BOARD, areas=(LEFT, far), borders=(border,)))
    )


def test_the_estate_is_drawn_as_its_rules_join_it():
    module = load_module("skirmish")
    engine = Engine(module, "estate")
    board = module.board(engine.book)
    areas = {area.id: area for area in board.areas}
    graph = engine.book.graph
    for one, two in permutations(areas.values(), 2):
        assert bool(b.shared_line(one, two)) == graph.adjacent(one.id, two.id), (one, two)
    view = engine.view(engine.start(Rng(1)).position, None)
    layers = module.layers(engine.book, view, module.layer_ids)
    svg = draw(b.Picture(board=board, pieces=module.pieces(engine.book, view), layers=layers))
    assert len(re.findall("<text data-hex=", svg)) == 6


def ring(x, y, wide, high, step=8):
    """A rectangle with a corner at every step: an outline that is a natural line itself."""
    top = [(x + i, y) for i in range(0, wide, step)]
    right = [(x + wide, y + i) for i in range(0, high, step)]
    bottom = [(x + i, y + high) for i in range(wide, 0, -step)]
    left = [(x, y + i) for i in range(high, 0, -step)]
    return (*top, *right, *bottom, *left)


FINE = b.Board(
    areas=(
        b.Area(
            *("1", (60, 70), ring(0, 0, 120, 120), "polder", ("objective",), "Home"),
            room=(110, 60),
            label=(60, 16),
            badges=(b.Badge("area", "1"), b.Badge("head", "", "crate", "blue")),
        ),
        b.Area("2", (180, 70), ring(120, 0, 120, 120), "high", room=(110, 60), label=(180, 16)),
        b.Area("3", (60, 190), ring(0, 120, 120, 120), room=(40, 40), label=(60, 130)),
        b.Area("4", (180, 190), ring(120, 120, 120, 120), "high"),
        b.Area("Z", (360, 60), ring(320, 0, 80, 80), "box", room=(60, 40), label=(360, 10)),
    ),
    borders=(b.Border("1", "2", "canal", "Cut"), b.Border("1", "3", "major-river")),
    roads=(b.Road("1", "2", "secondary", ((20, 60), (120, 56), (200, 80))),),
    places=(b.Place("home", "", "town", ("1",), (30, 100)),),
    spots=(
        b.Spot("1-2", (120, 56), "bridge", 90),
        b.Spot("1-3", (60, 120)),
        b.Spot("ferry", (20, 120), "ferry"),
        b.Spot("corner", (120, 120), "corner"),
    ),
    arrows=(b.Arrow("Z", "2", ((320, 40), (280, 44), (236, 50)), "primary", both=True),),
    waters=(b.Water("major-river", ((0, 120), (-40, 126))),),
)


def sign(symbol, at, **more):
    return b.Piece(id=f"{symbol}-{at}", side="us", at=at, symbol=symbol, **more)


SIGNS = (
    sign("flag", "1", palette="blue", name="82"),
    sign("bridge", "1-2", palette="grey", name="+1", marks=("blown",)),
    sign("held", "1-3", palette="british"),
    sign("ferry", "ferry", palette="grey", marks=("gone",)),
)


def units(at, side, count, **more):
    return tuple(
        b.Piece(id=f"{side}{i}", side=side, at=at, symbol="infantry", palette="grey", **more)
        for i in range(count)
    )


def test_fine_areas_show_names_badges_spots_arrows_and_waters():
    svg = draw(b.Picture(board=FINE))
    assert ">Home</text>" in svg and ">1</text>" in svg and 'class="canal"' in svg
    assert set(re.findall('data-spot="([^"]+)"', svg)) == {"1-2", "ferry", "corner"}
    assert svg.count('class="arrow"') == 3 and 'class="beyond major-river"' in svg
    assert "clear</text>" in svg and ">box</text>" not in svg  # the key names no boxes
    assert "objective</text>" not in svg  # its name is red instead


def test_signs_are_no_counters():
    svg = draw(b.Picture(board=FINE, pieces=(*SIGNS, *units("2", "us", 1))))
    counters = svg[svg.index('id="counters"') :]
    assert counters.count('class="piece"') == 1
    assert 'class="own" data-hex="1"' in svg and ">82</text>" in svg and ">+1</text>" in svg
    assert set(re.findall('data-spot="([^"]+)"', svg)) == {"1-2", "1-3", "ferry", "corner"}
    for word in ("blown", "held", "gone", "corner", "flag 82"):
        assert f">{word}</text>" in svg
    with pytest.raises(b.BoardError, match="'up' is no area"):
        b.check(b.Picture(board=FINE, pieces=(sign("bridge", "up", palette="grey"),)))
    with pytest.raises(b.BoardError, match="'1-2' is no area"):
        b.check(b.Picture(board=FINE, pieces=units("1-2", "us", 1)))


def test_counters_in_a_room_stand_in_rows_by_side():
    both = (*units("1", "german", 10), *units("1", "us", 10, back=True))
    svg = draw(b.Picture(board=FINE, pieces=both))
    (scale,) = re.findall(r'data-hex="1" transform="translate\([^)]*\) scale\(([\d.]+)\)', svg)
    assert 0.4 < float(scale) < 1
    rows = re.findall(r'data-piece="(german|us)\d+"[^>]*translate\(([-\d.]+) ([-\d.]+)\)', svg)
    lowest = max(float(y) for side, _, y in rows if side == "german")
    assert all(float(y) > lowest for side, _, y in rows if side == "us")
    few = draw(b.Picture(board=FINE, pieces=units("1", "us", 2)))
    assert "scale(1)" in few[few.index('id="counters"') :]


def test_areas_that_meet_in_a_corner_have_an_outline():
    lattice = Lattice(FINE)
    assert lattice.fine and not Lattice(BOARD).fine
    assert sum(map(len, lattice.outlines(("1", "4")))) == sum(
        len(FINE.areas[i].outline) for i in (0, 3)
    )
    layer = b.Layer(id="l", title="L", hexes=("1", "4"), notes={"1": "IV 2"})
    assert ">IV 2</text>" in draw(b.Picture(board=FINE, layers=(layer,)))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"spots": (b.Spot("x", (0, 0), "tunnel"),)}, "spot x: kind 'tunnel'"),
        ({"arrows": (b.Arrow("Z", "9", ((0, 0), (9, 9))),)}, "'9' is no area"),
        ({"waters": (b.Water("sea", ((0, 0), (9, 9))),)}, "water: kind 'sea'"),
        (
            {"areas": (replace(FINE.areas[0], badges=(b.Badge("x", shape="cube"),)),)},
            "badge 'cube'",
        ),
    ],
)
def test_unknown_words_of_area_maps_are_refused(change, told):
    with pytest.raises(b.BoardError, match=told):
        b.check(b.Picture(board=replace(FINE, borders=(), roads=(), places=(), **change)))
