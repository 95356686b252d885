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
