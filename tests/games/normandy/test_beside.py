"""What Normandy shows beside the map: complete, and true to the rules."""

from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from bocage.games.normandy import module
from bocage.games.normandy import types as t
from bocage.games.normandy.rules.r12_duties import duties
from bocage.games.normandy.rules.r21_victory import Count
from bocage.games.normandy.table.overlays import layers, unit_layers
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from tests.beside import Guided, check_guide, check_said, check_status, moments

SOME = 500  # decisions of a random game
ELLE: Any = Engine(module, "elle")
EPSOM: Any = Engine(module, "epsom")


def decisions(engine, seed):
    """The first moments of a random game in which somebody decides."""
    return (moment for moment in islice(moments(engine, seed), SOME) if moment[2] is not None)


@pytest.mark.parametrize("engine", [ELLE, EPSOM], ids=["elle", "epsom"])
def test_everything_that_is_shown_can_be_said(engine):
    for number, (position, side, action) in enumerate(decisions(engine, 2)):
        view = engine.view(position, side)
        if number % 25 == 0:
            check_said(engine, *module.panels(engine.book, view))
            check_said(engine, *module.panels(engine.book, engine.view(position, None)))
            check_status(engine, view)
        if number % 5 == 0:
            check_said(engine, *module.forecast(engine.book, view, action))


def test_the_places_held_add_up_to_the_points():
    book = ELLE.book  # all of whose points are for places
    for position, _, _ in islice(decisions(ELLE, 3), 0, None, 40):
        panels = {panel.id: panel for panel in module.panels(book, ELLE.view(position, None))}
        count = Count(book, position.public, dict(position.private))
        assert panels["score"].lines[0].value == str(count.tally().total)


def test_what_was_seen_is_noted_with_its_day():
    book, position = ELLE.book, ELLE.start(Rng(1)).position
    since = position.public.piles["B4004"].since
    told = {
        at: t.Sight(since + late, (unit,), (3,), position.public.turn)
        for at, unit, late in (("B4004", "GE-III/9FJ", 0), ("B3902", "GE-II/9FJ", -1))
    }
    view = ELLE.view(position, t.ALLIED)
    view = replace(view, own=replace(view.own, known=told))
    noted = {panel.id: panel for panel in module.panels(book, view)}["sights"].lines
    assert [line.title.args["space"] for line in noted] == ["B4004", "B3902"]
    assert [line.value for line in noted] == ["sight-true", "sight-old"]
    assert noted[0].title.args["day"] == 12
    drawn = {piece.at: piece for piece in module.pieces(book, view)}
    assert (drawn["B4004"].id, drawn["B4004"].marks) == ("GE-III/9FJ", ("seen",))
    assert (drawn["B3902"].symbol, drawn["B3902"].name) == ("unknown", "II/9FJ")
    assert drawn["B3902"].marks == ("old",)
    nobody = module.panels(book, ELLE.view(position, None))
    assert "sights" not in {panel.id for panel in nobody}


def test_the_overlay_shows_whom_one_must_attack():
    book, met = EPSOM.book, 0
    for position, side, _ in decisions(EPSOM, 5):
        (shown,) = layers(book, EPSOM.view(position, side), ("duties",))
        own = position.private[side]
        owed = duties(book, position.public, own, side)
        assert set(shown.hexes) == {hex_ for hexes in owed.values() for hex_ in hexes}
        assert {way[0] for way in shown.lines} == {own.units[unit].at for unit in owed}
        met += bool(owed)
        (none,) = layers(book, EPSOM.view(position, None), ("duties",))
        assert not none.hexes
    assert met


def test_the_guide_speaks_of_what_there_is():
    check_guide(ELLE)
    assert module.guide(EPSOM.book, "epsom") is None


@pytest.mark.parametrize("seed", range(6))
def test_the_guide_leads_to_its_end(seed):
    seen = Guided(ELLE, seed).follow()
    sure = "map units fog supply day move way more fought mechanized end"
    assert [card for card in sure.split() if card not in seen and card != "way"] == []


def test_supply_leads_to_a_headquarters_and_to_its_corps():
    book, view = ELLE.book, ELLE.view(ELLE.start(Rng(1)).position, t.ALLIED)
    at = {unit: own.at for unit, own in view.own.units.items()}
    unit = "US-1/115/29"
    (shown,) = unit_layers(book, view, unit, ("supply",), None)
    assert (at[unit], at["US-29-HQ"], at["US-V-HQ"]) in shown.lines
    (shown,) = unit_layers(book, view, unit, ("supply",), "B4606")
    assert (shown.title, shown.lines) == ("supply-none", ())
    (net,) = layers(book, view, ("net",))
    assert at[unit] in net.hexes and "B4606" not in net.hexes
