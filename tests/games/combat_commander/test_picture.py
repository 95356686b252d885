"""What the maps and counters of Combat Commander look like."""

from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bocage.art.board import Picture, check
from bocage.games.combat_commander import module, starting_public
from bocage.games.combat_commander import table as picture
from bocage.games.combat_commander.book import load_book
from bocage.games.combat_commander.table.board import WAYS
from bocage.games.combat_commander.types import Private, UnitState
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine


@pytest.fixture(scope="module")
def book():
    return load_book("1", {})


def shown(book, public, own=None):
    view: Any = SimpleNamespace(public=public, own=own)  # as much of it as a picture needs
    return {piece.id: piece for piece in picture.pieces(book, view)}


@pytest.mark.parametrize("scenario", module.scenarios)
def test_every_map_can_be_drawn(scenario):
    engine = Engine(module, scenario)
    book = engine.book
    view = engine.view(engine.start(Rng(1)).position, None)
    check(Picture(board=module.board(book), pieces=module.pieces(book, view)))
    goals = [p for p in module.pieces(book, view) if p.symbol == "goal"]
    assert [p.name for p in goals] == list(book.objective)


def test_roads_are_those_of_the_map(book):
    board = picture.board(book)
    for kind, name in WAYS.items():
        ends = sum(map(len, getattr(book, name).values()))
        roads = sum(r.kind == kind for r in board.roads)
        assert 2 * roads + sum(e.kind == kind for e in board.exits) == ends


def test_a_bridge_crosses_what_is_under_it():
    board = picture.board(load_book("5", {}))
    (bridge,) = [h for h in board.hexes if "bridge" in h.tags]
    assert (bridge.id, bridge.terrain) == ("G6", "stream")


def test_units_show_their_side_of_the_counter(book):
    squad = book.rosters["axis"].units[0]
    unit, gun = book.units[squad], next(w for w in book.weapons if w.startswith("G-LightMG"))
    state = UnitState("C4", suppressed=True, weapon=gun)
    public = replace(starting_public(book), units={squad: state}, activated=(squad,))
    front = shown(book, public)
    piece = front[squad]
    assert piece.values == (str(unit.front.fp), str(unit.front.range), str(unit.front.move))
    assert (piece.right, piece.back, piece.palette) == (str(unit.front.morale), False, "german")
    assert piece.marks == ("suppressed", "activated")
    assert (front[gun].on, front[gun].back, front[gun].name) == (squad, False, "LMG")
    broken = replace(public, units={squad: replace(state, broken=True)}, jammed=(gun,))
    back = shown(book, broken)
    assert back[squad].back
    assert back[squad].boxed == ()
    assert back[squad].right == str(unit.back.morale)
    assert back[gun].back


def test_works_smoke_and_objectives_lie_in_their_hexes(book):
    public = replace(
        starting_public(book),
        forts={"C4": "wire"},
        smoke={"C5": 4},
        blaze={"C6": 1},
        control={"1": "axis", "2": "allies"},
    )
    there = shown(book, public)
    assert there["wire-C4"].symbol == "wire"
    assert there["smoke-C5"].name == "4"
    assert there["blaze-C6"].at == "C6"
    palettes = [(there[f"objective-{n}"].side, there[f"objective-{n}"].palette) for n in "123"]
    assert palettes == [("axis", "german"), ("allies", "soviet"), ("", "grey")]


def test_a_side_sees_its_own_set_up(book):
    squad = book.rosters["axis"].units[0]
    hidden = Private(camp={squad: "C4"})
    assert shown(book, starting_public(book), hidden)[squad].at == "C4"
    assert squad not in shown(book, starting_public(book))
