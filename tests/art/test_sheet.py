"""The list that page and paper paint."""

import gzip

import msgspec
import pytest

from bocage.art import board as b
from bocage.art.chart import bare, paint, sheet
from bocage.art.geometry import Lattice, closed, smooth, straight
from bocage.art.ground import MEADOW, Weave, net
from bocage.art.looks import GROUND, SIGNS, TERRAINS, Ground
from bocage.art.samples import samples
from bocage.art.sheet import Maker, Op, packed, unpacked
from bocage.art.svg import draw
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from tests.art import test_near
from tests.art.fakes import BOARD

BOARDS = {"afar": BOARD, "near": test_near.BOARD}
BUDGET = 70_000  # bytes of Cobra's map over the wire; four times as large it has 260,000


@pytest.fixture(params=BOARDS, scope="module")
def made(request):
    return sheet(BOARDS[request.param])


def test_lines_come_back_within_a_part_of_a_pixel():
    lines = [
        straight([(0.1, 0.2), (7.3, -4.4)], shut=False),
        straight([(9.9, 0), (1, 1)], shut=False),
        closed([(0, 0), (10, 0), (10, 10.6)]),
        smooth([(3, 3), (4, 5), (9, 9)], before=(1, 1)),
        straight([(0, 0), (5, 0), (5, 5)]),
    ]
    found = unpacked(packed(lines))
    assert [line.how for line in found] == [line.how for line in lines]
    for line, other in zip(lines, found, strict=True):
        for (x, y), (u, v) in zip(line.points, other.points, strict=True):
            assert abs(x - u) <= 0.125 and abs(y - v) <= 0.125


def test_strokes_are_sent_together():
    strokes = [straight([(i, 0), (i, 4)], shut=False) for i in range(9)]
    assert packed(strokes)[:2] == (4, 18)


def test_a_sheet_has_all_that_it_names(made):
    sources = [(made.parts, made.shapes), *((one.parts, one.shapes) for one in made.key)]
    for parts, shapes in sources:
        for op in (op for part in parts for op in part.ops):
            assert -2 <= op.shape < len(shapes) and op.inside < len(shapes)
            assert {op.fill, op.line} - {""} <= made.tones.keys()
            assert not op.net or op.net in made.nets
            assert not op.sign or op.sign in made.signs
    for found in made.nets.values():
        assert {word for op in found.ops for word in (op.fill, op.line)} - {""} <= made.tones.keys()
    for strokes in made.signs.values():
        assert {word for one in strokes for word in (one.fill, one.line)} - {""} <= {*made.tones}


def test_the_key_shows_every_word_of_the_map():
    for board in BOARDS.values():
        there = {h.terrain for h in board.hexes} | {t for h in board.hexes for t in h.tags}
        there |= {one.kind for one in board.borders} - {"joined"}
        there |= {one.kind for one in board.roads} | {one.kind for one in board.exits}
        assert there <= {one.word for one in samples(board)}


def test_a_terrain_is_drawn_from_its_row(monkeypatch):
    """The one place for its look; its words are in the texts. See docs/kernel.md."""
    monkeypatch.setitem(GROUND, "heath", Ground("marsh", 0.5, sign="rock", step=20))
    monkeypatch.setattr(b, "TERRAINS", (*TERRAINS, "heath"))
    board = b.Board(hexes=(b.Hex("x", (0, 0), "heath"), b.Hex("y", (0, 2))))
    found = sheet(board)
    ops = [op for part in found.parts for op in part.ops]
    assert [(op.fill, op.part) for op in ops if op.name == "heath"] == [("marsh", 0.5)]
    assert [(op.sign, op.step) for op in ops if op.on] == [("rock", 20)]
    assert [one.word for one in found.key] == ["clear", "heath"]
    svg = draw(b.Picture(board=board))
    assert 'class="heath"' in svg and ">heath</text>" in svg and 'href="#rock"' in svg


def test_a_net_goes_on_where_it_ends():
    weave = Weave(*MEADOW)
    assert len(weave.cells) == 109 * 2**2
    x, y = weave.corner(4, 7)
    right, below = weave.corner(4 + 20, 7 - 6), weave.corner(4 + 6, 7 + 20)
    assert right == pytest.approx((x + weave.side, y))
    assert below == pytest.approx((x, y + weave.side))
    ranks = net("spots").rank
    assert 0.7 < sum(rank < 80 for rank in ranks) / len(ranks) < 0.9


def test_nothing_is_painted_with_an_empty_shape():
    maker = Maker()
    maker.begin("part")
    maker.draw([], Op(fill="ink"))
    maker.draw([straight([], shut=False)], Op(sign="fort"))
    assert not maker.ops and not maker.shapes


def test_what_is_named_by_a_board_stands_in_the_tables():
    assert {op.sign for op in paint(Lattice(BOARD)).ops} - {""} <= SIGNS.keys()


def test_cobra_is_small_over_the_wire():
    module = load_module("cobra-spi")
    board = module.board(Engine(module, module.scenarios[0]).book)
    data = msgspec.json.encode((bare(board), sheet(board)))
    assert len(gzip.compress(data)) < BUDGET
