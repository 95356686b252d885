"""Movement where a situation cannot say it: parts of forms, half points, previews."""

from __future__ import annotations

from typing import Any

import pytest

from bocage.games.combat_commander import module
from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.rules.o14_activation import Troop, why_not_activate
from bocage.games.combat_commander.rules.o21_move_2_costs import MP, barrier, cost, cost_terms
from bocage.games.combat_commander.rules.o21_move_3_paths import March
from bocage.games.combat_commander.state import Stat, unit_terms, unit_value
from bocage.games.combat_commander.types import Go, Move, Moving, Pos
from bocage.kernel.chance import Rng, Scripted
from bocage.kernel.engine import Engine


def scene(units: list[dict[str, Any]], spaces: Any = None, **state: Any) -> tuple[Book, Pos]:
    """A blank scenario with an enemy far away."""
    far = {"id": "R-Rifle1", "at": "O1"}
    spec: dict[str, Any] = {"scenario": "blank", "unit": [*units, far], "state": state}
    if spaces is not None:
        spec["board"] = {"spaces": spaces}
    found: tuple[Book, Pos] = module.scene(spec, "test")
    return found


def march(book: Book, pos: Pos, *units: str, **fields: Any) -> March:
    """A Move order of these units."""
    start = {unit: pos.public.units[unit].at for unit in units}
    return March(book, pos.public, Moving(side="axis", units=units, start=start, **fields))


def test_every_troop_that_is_offered_may_be_activated() -> None:
    units = [
        {"id": "Bolter", "at": "E5"},
        {"id": "Biermann", "at": "E6"},
        {"id": "G-Rifle1", "at": "E5"},
        {"id": "G-Rifle2", "at": "E4"},
        {"id": "G-Rifle3", "at": "E9"},
    ]
    book, pos = scene(units, activated=["G-Rifle3"])
    troop = Troop(book, pos.public, "axis")
    found = list(troop.values({}))
    assert len(found) == len(set(found)) == 4 + 3 + 1
    for group in found:
        assert why_not_activate(book, pos.public, "axis", group) is None
        assert troop.takes({}, list(group))
    for seed in range(30):
        assert troop.sample({}, Rng(seed)) in found
    assert not troop.takes({}, ["G-Rifle1", "G-Rifle2", "Biermann"])
    assert not troop.takes({}, [])


@pytest.mark.covers("S5.3", "T90", "T78.2")
def test_snow_is_counted_in_half_points() -> None:
    book, pos = scene([{"id": "G-Rifle1", "at": "E5"}], {"E4": "woods"}, specials=["snow"])
    assert cost(book, pos.public, "axis", "E5", "E6") == 3 * MP // 2
    assert cost(book, pos.public, "axis", "E5", "E4") == 2 * MP
    order = march(book, pos, "G-Rifle1")
    assert "E7" in order.onward(("G-Rifle1",), ("E6",))
    assert order.onward(("G-Rifle1",), ("E6", "E7")) == []
    refused = order.why_not_path(("G-Rifle1",), ("E6", "E7", "E8"))
    assert refused is not None and refused.clause == "O21.1b"
    price = order.tallies(("G-Rifle1",), ("E6", "E7"))[0]
    assert (price.of, price.halves, price.total) == ("half-cost", True, 6)


def test_what_is_offered_onward_is_what_the_rule_allows() -> None:
    spaces = {"E4": "woods", "F5": "building level=1", "E6": "open road=4", "E7": "woods road=1"}
    units = [{"id": "G-Rifle1", "at": "E5"}, {"id": "Bolter", "at": "E6"}]
    book, pos = scene(units, spaces, forts={"D5": "wire"}, blaze=["D4"])
    order, group = march(book, pos, "G-Rifle1", "Bolter"), ("G-Rifle1",)
    paths: list[tuple[str, ...]] = [()]
    for path in paths:
        here = order.after(group, path)[0]
        fits = [h for h in book.adjacent[here] if order.why_not_step(group, path, h) is None]
        assert order.onward(group, path) == fits
        if len(path) < 3:
            paths += [(*path, near) for near in fits]
    assert len(paths) > 50


@pytest.mark.parametrize("scenario", ["2", "4", "8", "12"])
def test_costs_are_the_sum_of_their_terms(scenario: str) -> None:
    book = module.load(scenario, {}, ())
    public = scene([{"id": "G-Rifle1", "at": "E5"}])[1].public
    for here, there in book.heading:
        if not barrier(book, public, here, there):
            terms = cost_terms(book, public, "axis", here, there)
            assert cost(book, public, "axis", here, there) == sum(term[2] for term in terms)


@pytest.mark.parametrize("stat", ["fp", "range", "move", "morale"])
@pytest.mark.parametrize("at", ["E5", "E6"])
def test_numbers_of_units_are_the_sum_of_their_terms(at: str, stat: Stat) -> None:
    marks = {"status": ["broken", "suppressed", "veteran"]}
    units: list[dict[str, Any]] = [
        {"id": "G-Rifle1", "at": at, **marks},
        {"id": "G-Rifle2", "at": at},
        {"id": "Bolter", "at": at, **marks},
    ]
    book, pos = scene(units, forts={"E6": "wire"})
    values = {}
    for unit in pos.public.units:
        terms = unit_terms(book, pos.public, unit, stat)
        values[unit] = unit_value(book, pos.public, unit, stat)
        assert values[unit] == sum(term[2] for term in terms)
    assert len(set(values.values())) > 1


def test_the_preview_of_a_step_is_what_comes() -> None:
    spaces = {"E6": "woods road=1", "E5": "open road=4"}
    units = [{"id": "G-Rifle1", "at": "E5"}, {"id": "Bolter", "at": "E5"}]
    cards = scene(units)[0].cards.values()
    card = next(one.id for one in cards if one.side == "axis" and one.order == "move")
    book, pos = scene(units, spaces, hand={"axis": [card]})
    engine: Any = Engine.over(module, book)
    move = Move(card, ("Bolter", "G-Rifle1"))
    pos = engine.apply(pos, "axis", move, Scripted(())).position
    action = Go(("G-Rifle1",), ("E6",))
    shown = engine.choice(pos, "axis").tallies(action)
    applied = engine.apply(pos, "axis", action, Scripted(()))
    told = [one.event.tallies for one in applied.events if hasattr(one.event, "tallies")]
    assert told == [shown]
    assert [tally.total for tally in shown] == [1, 4 + 1 + 1]


@pytest.mark.covers("O21.1a", "O21.1c", "T78.2")
def test_the_preview_of_a_way_is_that_of_all_its_hexes() -> None:
    spaces = {"E6": "woods", "E7": "open level=1", "E5": "open"}
    units = [{"id": "G-Rifle1", "at": "E5"}, {"id": "Bolter", "at": "E5"}]
    book, pos = scene(units, spaces, hand={"axis": ["G-20"]})
    engine: Any = Engine.over(module, book)
    pos = engine.apply(pos, "axis", Move("G-20", ("Bolter", "G-Rifle1")), Scripted(())).position
    action = Go(("G-Rifle1",), ("E6", "E7"))
    cost_shown, movement_shown = engine.choice(pos, "axis").tallies(action)
    assert cost_shown.total == 2 + 1 + 1
    assert {item.label: item.value for item in cost_shown.items} == {
        "enter-woods": 2,
        "enter-open": 1,
        "uphill": 1,
    }
    assert movement_shown.total == 4  # Bolter does not come along
    applied = engine.apply(pos, "axis", action, Scripted(()))
    marched = [one.event for one in applied.events if type(one.event).__name__ == "Marched"]
    assert [one.spent for one in marched] == [2, 4]
    assert [one.tallies for one in marched] == [(), (cost_shown, movement_shown)]
    both = Go(("Bolter", "G-Rifle1"), ("E6", "E7"))
    assert engine.choice(pos, "axis").tallies(both)[1].total >= 5  # a leader's own, or led
