"""Games that draw no map of their own: a plain one follows from what their books say."""

from types import SimpleNamespace
from typing import Any

import pytest

from bocage.art.board import Picture, check
from bocage.art.plain import RADIUS, board_of, pieces, pieces_of
from bocage.art.svg import draw
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.space import Graph


class Bare:
    """A game as it is declared, with nothing in its `table`."""

    def __init__(self, game: str) -> None:
        self.module = load_module(game)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.module, name)

    def board(self, book: Any) -> None:
        """No map."""

    def pieces(self, book: Any, view: Any) -> None:
        """No counters."""


@pytest.mark.parametrize("scenario", load_module("skirmish").scenarios)
def test_a_game_without_a_table_has_its_map_and_its_counters(scenario):
    engine: Any = Engine(load_module("skirmish"), scenario)
    view = engine.view(engine.start(Rng(1)).position, "blue")
    bare, book = Bare("skirmish"), engine.book
    own = engine.module.board(book)
    made, counters = board_of(bare, book), pieces_of(bare, book, view)
    check(Picture(board=made, pieces=counters))
    assert {space.id for space in made.spaces} == {space.id for space in own.spaces}
    assert made.hexes == () if book.grid is None else made.areas == ()
    drawn = {(piece.id, piece.at, piece.side, piece.palette) for piece in counters}
    ours = engine.module.pieces(book, view)
    assert drawn == {(piece.id, piece.at, piece.side, piece.palette) for piece in ours}
    assert "</svg>" in draw(Picture(board=made, pieces=counters))


def test_who_draws_a_map_keeps_it():
    engine: Any = Engine(load_module("skirmish"), "crossroads")
    view = engine.view(engine.start(Rng(1)).position, "blue")
    assert board_of(engine.module, engine.book) == engine.module.board(engine.book)
    assert pieces_of(engine.module, engine.book, view) == engine.module.pieces(engine.book, view)


def board(places, *borders):
    names = ("a", "b", "c")
    game: Any = SimpleNamespace(board=lambda book: None, universe=lambda book: {"space": names})
    graph = Graph.from_borders(names, borders)
    return board_of(game, SimpleNamespace(graph=graph, places=places))


def test_areas_lie_where_the_book_says_with_ways_from_rim_to_rim():
    made = board({"a": (0, 0), "b": (200, 0), "c": (0, 200)}, ("a", "b", ()), ("a", "c", ("boat",)))
    assert [area.at for area in made.areas] == [(0, 0), (200, 0), (0, 200)]
    assert [(way.a, way.b, way.kind, way.line) for way in made.arrows] == [
        ("a", "b", "secondary", ((RADIUS, 0), (200 - RADIUS, 0))),
        ("a", "c", "track", ((0, RADIUS), (0, 200 - RADIUS))),
    ]


def test_areas_without_places_stand_in_a_ring_and_touch_nothing():
    made = board({"a": (0, 0)}, ("a", "b", ()))
    middles = [area.at for area in made.areas]
    assert len({round((x * x + y * y) ** 0.5, -1) for x, y in middles}) == 1
    for i, (x, y) in enumerate(middles):
        for u, v in middles[:i]:
            assert (x - u) ** 2 + (y - v) ** 2 > (2 * RADIUS) ** 2


def test_sides_without_colours_of_their_own_are_told_apart():
    book = SimpleNamespace(side_of={"x": "north", "y": "blue", "z": "south"})
    state: Any = SimpleNamespace(at="a", __struct_fields__=())
    public = SimpleNamespace(units=dict.fromkeys(book.side_of, state))
    found = [piece.palette for piece in pieces(("north", "blue", "south"), book, public)]
    assert found[1] == "blue" and len(set(found)) == 3
