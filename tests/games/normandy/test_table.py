"""What is drawn: nothing that the view does not know."""

import pytest
from msgspec.structs import replace

from bocage.games.normandy import module
from bocage.games.normandy import types as t
from bocage.games.normandy.table.overlays import points
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine

ELLE = Engine(module, "elle")
START = ELLE.start(Rng(1)).position


def view(side):
    return ELLE.view(START, side)


def test_only_hexes_in_play_are_drawn():
    board = module.board(ELLE.book)
    assert {hex_.id for hex_ in board.hexes} == set(ELLE.book.area)
    assert {"field", "forest", "sea", "clear"} & {hex_.terrain for hex_ in board.hexes}
    assert any(place.name == "Saint-Lô" for place in board.places)


@pytest.mark.covers("3.6a")
def test_counters_of_the_enemy_are_blank_and_as_many_as_there_are():
    drawn = module.pieces(ELLE.book, view(t.ALLIED))
    theirs = [piece for piece in drawn if piece.side == t.GERMAN]
    assert {piece.symbol for piece in theirs} == {"unknown"}
    assert len(theirs) == sum(p.n for p in START.public.piles.values() if p.side == t.GERMAN)
    assert not {piece.id for piece in theirs} & ELLE.book.counters.keys()
    mine = {piece.id for piece in drawn if piece.side == t.ALLIED}
    assert mine == START.private[t.ALLIED].units.keys()


def test_a_spectator_sees_blanks_only():
    drawn = module.pieces(ELLE.book, view(None))
    assert {piece.symbol for piece in drawn} == {"unknown"}


def test_reach_and_supply_are_drawn_for_own_counters_only():
    mine, theirs = "US-1/115/29", next(iter(START.private[t.GERMAN].units))
    reach, supply = module.unit_layers(ELLE.book, view(t.ALLIED), mine, ("reach", "supply"), None)
    assert reach.hexes and set(reach.notes) == set(reach.hexes)
    assert supply.hexes == (START.private[t.ALLIED].units[mine].at,)
    assert module.unit_layers(ELLE.book, view(t.ALLIED), theirs, ("reach",), None) == ()
    elsewhere = module.unit_layers(ELLE.book, view(t.ALLIED), mine, ("supply",), "B4801")
    assert elsewhere[0].hexes == ("B4801",)


def test_zones_and_control_are_drawn_for_both_sides():
    ids = ("zoc-german", "control-allied")
    zone, control = module.layers(ELLE.book, view(None), ids)
    assert zone.hexes and set(control.hexes) <= set(START.public.control)


def test_panels_and_status_have_texts():
    assert module.panels(ELLE.book, view(t.ALLIED))
    assert {title.id: value for title, value in module.status(ELLE.book, view(None))}


def test_costs_are_read_in_halves_and_thirds():
    assert [points(n) for n in (0, 2, 3, 6, 9, 16)] == ["0", "⅓", "½", "1", "1½", "2⅔"]


def test_who_has_moved_is_pale_while_they_move_and_who_has_attacked_while_they_fight():
    view = view_with(t.WALKED)
    assert module.pieces(ELLE.book, view)[0].marks == ("moved",)
    fighting = replace(view, frames=(*view.frames, t.Combat(side=t.ALLIED)))
    assert module.pieces(ELLE.book, fighting)[0].marks == ()
    attacked = replace(view_with(t.ATTACKED), frames=fighting.frames)
    assert module.pieces(ELLE.book, attacked)[0].marks == ("fought",)


def view_with(flags):
    """The Allies see the first of their counters with these flags."""
    seen = view(t.ALLIED)
    first, state = next(iter(seen.own.units.items()))
    units = {**seen.own.units, first: replace(state, flags=flags)}
    return replace(seen, own=replace(seen.own, units=units))


def test_points_that_are_spent_are_not_shown_as_left():
    seen = view(t.ALLIED)
    public = replace(seen.public, points={"us-infantry": 2})
    spent = replace(seen, public=public, own=replace(seen.own, spent={"us-infantry": 1}))
    shown = next(panel for panel in module.panels(ELLE.book, spent) if panel.id == "points")
    assert [line.value for line in shown.lines] == ["1"]
