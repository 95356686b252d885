from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from bocage.art import board as b
from bocage.kernel.record import RecordError
from tests.art.fakes import BOARD, GRID, LAYERS, picture, pieces
from tests.kernel.toy import Fields


def test_a_picture_survives_json():
    once = msgspec.json.encode(picture())
    assert msgspec.json.encode(msgspec.json.decode(once, type=b.Picture)) == once
    assert msgspec.json.decode(once, type=b.Picture) == picture()


def test_what_the_fakes_show_is_understood():
    b.check(picture())


def test_hexes_are_made_from_a_grid():
    hexes = b.hexes_of(GRID, {"0101": "sea"}, {"0102": ["bocage"]}, {"0102": "2"})
    assert [h.id for h in hexes] == list(GRID.names)
    assert hexes[0] == b.Hex("0101", GRID.centre("0101"), "sea")
    assert hexes[1] == b.Hex("0102", GRID.centre("0102"), "clear", ("bocage",), "2")


HEX = BOARD.hexes[0]
PIECE = pieces()[0]
WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "no hexes": ({"hexes": ()}, "no hexes"),
    "twice": ({"hexes": (HEX, HEX)}, "the same id"),
    "terrain": ({"hexes": (replace(HEX, terrain="hedge"),)}, "terrain 'hedge' .*clear, .*woods"),
    "tag": ({"hexes": (replace(HEX, tags=("hot",)),)}, "tag 'hot' is unknown"),
    "border": ({"borders": (b.Border("0101", "0102", "creek"),)}, "kind 'creek'.*minor-river"),
    "road": ({"roads": (b.Road("0101", "0102", "motorway"),)}, "kind 'motorway'.*primary"),
    "exit": ({"exits": (b.Exit("0101", "air"),)}, "exit 0101: kind 'air'"),
    "place": ({"places": (b.Place("x", "X", "camp", ("0101",)),)}, "place x: kind 'camp'"),
    "label": ({"labels": (b.Label("x", "X", ("0101",), "loud"),)}, "label x: kind 'loud'"),
    "edge": ({"edges": (b.Edge("x", "X", ("0101",), "up"),)}, "side 'up'.*north, east"),
    "far border": ({"borders": (b.Border("0101", "0105", "stream"),)}, "not adjacent"),
    "far road": ({"roads": (b.Road("0101", "0105"),)}, "road 0101 0105.*not adjacent"),
    "nowhere": ({"places": (b.Place("x", "X", "town", ("9999",)),)}, "'9999' is no hex"),
}


@pytest.mark.parametrize("case", WRONG)
def test_a_board_that_cannot_be_drawn_is_refused(case):
    changes, told = WRONG[case]
    shown = picture(board=replace(BOARD, **changes), pieces=(), layers=())
    with pytest.raises(b.BoardError, match=told):
        b.check(shown)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"symbol": "horse"}, "symbol 'horse'.*infantry"),
        ({"palette": "pink"}, "palette 'pink'.*german"),
        ({"size": "XX"}, "size 'XX'.*division"),
        ({"at": "9999"}, "'9999' is no hex of the board"),
    ],
)
def test_a_piece_that_cannot_be_drawn_is_refused(change, told):
    with pytest.raises(b.BoardError, match=told):
        b.check(picture(pieces=(replace(PIECE, **change),)))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"role": "pink"}, "role 'pink'.*first"),
        ({"style": "dots"}, "style 'dots'.*hatch"),
        ({"hexes": ("9999",)}, "layer zoc: '9999'"),
        ({"lines": (("0101", "9999"),)}, "layer zoc: '9999'"),
    ],
)
def test_a_layer_that_cannot_be_drawn_is_refused(change, told):
    with pytest.raises(b.BoardError, match=told):
        b.check(picture(layers=(replace(LAYERS["zoc"], **change),)))


def test_pointy_hexes_touch_otherwise():
    assert b.touching("flat", (0, 0), (3, 1)) and not b.touching("pointy", (0, 0), (3, 1))
    assert b.touching("pointy", (0, 0), (1, 3)) and b.touching("pointy", (0, 0), (2, 0))


def test_a_game_without_a_map_has_none_of_its_own():
    assert Fields().board(None) is None  # a plain one is drawn
    assert not issubclass(b.BoardError, RecordError)
    assert Fields().layer_ids == () == Fields().layers(None, None, ())  # type: ignore[arg-type]
