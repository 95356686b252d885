"""The map, the counters and the signs on it: they show what the book and the position say."""

from itertools import combinations

import pytest
from msgspec.structs import replace

from bocage.art.board import Picture, check, shared_line
from bocage.art.geometry import Lattice
from bocage.art.svg import draw
from bocage.games.market_garden import starting_public
from bocage.games.market_garden import table as picture
from bocage.games.market_garden.book import load_book
from bocage.games.market_garden.table.sketch import sketch
from bocage.games.market_garden.types import Counts, UnitState, Works
from bocage.kernel.position import View


@pytest.fixture(scope="module")
def book():
    return load_book("garden", {})


@pytest.fixture(scope="module")
def board(book):
    return picture.board(book)


def seen(book, **changes):
    public = replace(starting_public(book), **changes)
    return View(
        version=0,
        side=None,
        public=public,
        own=None,
        counts=Counts(),
        frames=(),
        outcome=None,
    )


def test_areas_touch_where_the_book_has_a_boundary(book, board):
    areas = {area.id: area for area in board.areas}
    joined = {frozenset((e.a, e.b)) for e in book.edges.values() if e.kind != "arrow"}
    for one, two in combinations(areas.values(), 2):
        touch = bool(shared_line(one, two))
        assert touch == (frozenset((one.id, two.id)) in joined), (one.id, two.id)
    arrows = {frozenset((x.a, x.b)) for x in board.arrows}
    assert arrows == {frozenset((e.a, e.b)) for e in book.edges.values() if e.kind == "arrow"}


def test_counters_and_names_lie_in_their_areas(book, board):
    lattice = Lattice(board)
    for area in board.areas:
        assert lattice.find(lattice.px(area.at)) == area.id
        assert lattice.find(lattice.px(area.label)) == area.id
        assert min(area.room) >= 60, area.id


def test_every_boundary_between_areas_has_a_spot(book, board):
    spots = {spot.id: spot.kind for spot in board.spots}
    assert spots.keys() >= {e.id for e in book.edges.values() if e.kind != "arrow"}
    assert {s for s, kind in spots.items() if "bridge" in kind} == set(book.bridges)
    assert {s for s, kind in spots.items() if kind == "ferry"} == {
        f"ferry-{ferry}" for ferry in book.ferries
    }


def test_roads_cross_where_the_book_says(book, board):
    roads = {frozenset((r.a, r.b)) for r in board.roads if r.a != r.b}
    assert roads == {
        frozenset((e.a, e.b)) for e in book.edges.values() if e.road and e.kind != "arrow"
    }


def test_pieces_show_units_flags_and_crossings(book, board):
    units = {"2Para": UnitState("13"), "Knaust": UnitState("13", 2), "T-Arnhem": UnitState("13")}
    view = seen(
        book,
        units=units,
        control={**dict.fromkeys(book.areas, "german"), "13": "1", "64": "xxx"},
        bridges={**dict.fromkeys(book.bridges, "german"), "13-17": "blown", "54-57": "allied"},
        works={"13-17": Works(allied=1)},
        held=("24-29",),
        ferries={"7-19": "gone", "15-16": "used", "15-25": "ready"},
        interdiction=("5",),
    )
    pieces = {piece.id: piece for piece in picture.pieces(book, view)}
    check(Picture(board=board, pieces=tuple(pieces.values())))
    assert list(pieces)[:3] == ["T-Arnhem", "Knaust", "2Para"]  # Germans first, fresh first
    assert pieces["2Para"].values == ("5", "6", "4") and not pieces["2Para"].back
    assert pieces["Knaust"].values == ("3",) and pieces["Knaust"].back
    assert (pieces["Knaust"].steps, pieces["Knaust"].marks) == (2, ("D1",))
    assert pieces["flag-13"].name == "1" and pieces["flag-64"].name == "XXX"
    assert pieces["13-17"].marks == ("blown",) and pieces["13-17"].name == "+1"
    assert pieces["54-57"].side == "allied" and pieces["24-29"].symbol == "held"
    assert pieces["ferry-7-19"].marks == ("gone",) and pieces["ferry-15-25"].marks == ()
    assert pieces["interdiction-1"].at == "5"


def test_the_whole_start_is_drawn_with_all_layers(book, board):
    view = seen(book)
    layers = picture.layers(book, view, picture.LAYERS)
    assert {layer.id for layer in layers} == set(picture.LAYERS)
    svg = draw(Picture(board=board, pieces=picture.pieces(book, view), layers=layers))
    assert svg.count('class="title"') == 76 and "IV 1</text>" in svg


def test_the_terminal_shows_what_matters(book):
    found = sketch(book, seen(book))
    assert found["spots"]["13"]["objective"] == 4
    assert "1" not in found["spots"]  # nobody is at Rhenen
    assert found["links"]["13", "17"] == ("river", "german-bridge")
    assert found["links"]["7", "19"] == ("river", "german-bridge", "ferry")


def test_layers_of_movement_are_no_matter_for_towers(book):
    units = {piece.id: piece for piece in picture.pieces(book, seen(book)) if not piece.is_sign}
    still = {unit for unit in units if "reach" in units[unit].without}
    assert still == book.towers & units.keys()
    assert still


def test_the_range_of_guns_is_shown_for_guns_only(book):
    units = {piece.id: piece for piece in picture.pieces(book, seen(book)) if not piece.is_sign}
    ranged = {unit for unit in units if "range" not in units[unit].without}
    guns = book.artillery | book.flak | book.towers
    assert ranged == guns & units.keys()
    assert units.keys() - ranged
