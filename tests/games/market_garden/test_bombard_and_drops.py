"""Attrition, drops and D-Day: that what is offered, sampled and allowed is the same."""

from collections import Counter
from itertools import combinations, product
from typing import Any

import pytest
from msgspec.structs import replace

from bocage.games.market_garden.rules.r08_impulse_2_half import how_it_stands
from bocage.games.market_garden.rules.r11_bombard_1_declare import Guns, guns_form, why_not_bombard
from bocage.games.market_garden.rules.r11_bombard_2_resolve import Exactly, most_absorbed
from bocage.games.market_garden.rules.r18_drops import drop_form, why_not_drop
from bocage.games.market_garden.rules.r20_dday_3_landing import dday_units, land_form, open_areas
from bocage.games.market_garden.state import Acts, lay
from bocage.games.market_garden.types import (
    ALLIED,
    GERMAN,
    UK,
    Activation,
    Bombard,
    Drop,
    Half,
    Public,
    UnitState,
    Works,
)
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module

MODULE = load_module("market-garden")
ENGINE: Any = Engine(MODULE, "garden")
BOOK = ENGINE.book
EMPTY: Public = replace(MODULE.setup(BOOK).public, units={})


def public_of(units: dict[str, str], **fields: Any) -> Public:
    """The map with only these units, all Fresh, in the order of the book."""
    states = {u: UnitState(units[u]) for u in sorted(units, key=BOOK.place)}
    public: Public = replace(EMPTY, units=states, **fields)
    return public


# -- attrition points -------------------------------------------------------------------------


@pytest.mark.parametrize("points", range(9))
def test_whole_steps_absorb_as_much_as_they_can(points):
    for costs in product((1, 2, 3), repeat=4):
        sums = [sum(c) for n in range(5) for c in combinations(costs, n)]
        assert most_absorbed(costs, points) == max(s for s in sums if s <= points)


def test_ways_to_absorb_are_listed_once_each_and_sampled_among_them():
    rng = Rng(1)
    for costs in product((1, 2, 3), repeat=5):
        named = dict(zip("abcde", costs, strict=True))
        wanted = most_absorbed(costs, 5)
        part = Exactly("units", named, wanted)
        listed = list(part.values({}))
        everything = [c for n in range(6) for c in combinations("abcde", n)]
        assert sorted(listed) == sorted(c for c in everything if sum(named[u] for u in c) == wanted)
        assert part.sample({}, rng) in listed


def test_many_units_are_shared_out_quickly():
    named = {f"u{i}": 1 + i % 3 for i in range(40)}
    part = Exactly("units", named, most_absorbed(named.values(), 11))
    assert sum(named[unit] for unit in part.sample({}, Rng(3))) == 11
    assert sum(named[unit] for unit in next(part.values({}))) == 11


# -- bombardment ------------------------------------------------------------------------------


def guns_in(public: Public, side: str) -> Guns:
    return Guns(BOOK, public, Half(side=side), side)


def test_the_form_offers_every_legal_bombardment():
    units = {"GdsArt": "16", "XXXArt": "17", "376PFA": "25", "9SSArt": "15", "Hoffmann": "15"}
    control = {**EMPTY.control, "16": "xxx", "17": "xxx", "25": "82"}
    public = public_of(units, control=control, works={"13-17": Works(german=1)})
    guns = guns_in(public, ALLIED)
    form = guns_form(guns, lambda act: why_not_bombard(guns, act))
    offered = set(map(str, form.legal()))
    mine = ["GdsArt", "XXXArt", "376PFA"]
    helps = [c for n in range(3) for c in combinations(mine, n)]
    marks = [{"aim": u} for u in ("9SSArt", "Hoffmann")] + [{"work": "13-17"}, {}]
    marks += [{"ferry": ferry} for ferry in BOOK.ferries]
    legal = set()
    for space, gun, mates, barrage, mark in product(
        ("13", "15", "16", "17", "25"), mine, helps, (False, True), marks
    ):
        act = Bombard(space, gun, mates, barrage, **mark)
        if why_not_bombard(guns, act) is None:
            legal.add(str(act))
    assert offered == legal
    assert any("ferry='15-16'" in act for act in legal)
    assert any("work='13-17'" in act for act in legal)
    assert not any("aim='9SSArt'" in act for act in legal)


def test_a_fired_barrage_may_hit_markers_and_spend_the_guns_only():
    rng = Rng(5)
    for seed in range(3):
        position = ENGINE.start(Rng(seed)).position
        for _ in range(120):
            if position.outcome is not None:
                break
            ask = ENGINE.pending(position)[0]
            choice = ENGINE.choice(position, ask.side)
            action = choice.sample(rng, {"bombard": 50, "strike": 50, "wear": 1})
            applied = ENGINE.apply(position, ask.side, action, rng)
            bombed = [e.event for e in applied.events if type(e.event).__name__ == "Bombarded"]
            if bombed and ask.prompt in ("impulse", "dday-air", "dday-guns"):
                assert bombed[0].tallies == choice.tallies(action)
                assert applied.position.public.gone == position.public.gone
            position = applied.position


# -- drops ------------------------------------------------------------------------------------


def acts_in_uk(public: Public) -> Acts:
    half = Half(side=ALLIED, start_of=how_it_stands(BOOK, public))
    return Acts(BOOK, public, half, Activation(side=ALLIED, spaces=(UK,)))


@pytest.mark.parametrize("day", [18, 20])
def test_the_drop_form_offers_every_legal_drop(day):
    units = dict.fromkeys(("10Para", "319GFA", "2/325", "1Pol"), UK) | {"Hoffmann": "35"}
    acts = acts_in_uk(public_of(units, day=day))
    form: Any = drop_form(acts)
    offered = {str(act) for act in form.legal()}
    areas = [None, *(space for space, row in BOOK.areas.items() if row.drop)]
    legal = set()
    names = [unit for unit in acts.public.units if BOOK.side_of[unit] == ALLIED]
    for chosen in product(areas, repeat=len(names)):
        into = {u: s for u, s in zip(names, chosen, strict=True) if s is not None}
        if into and len(into) <= 4 and why_not_drop(acts, Drop(into)) is None:
            legal.add(str(Drop(into)))
    assert offered == legal
    rng = Rng(2)
    assert {str(form.sample(rng)) for _ in range(60)} <= offered


def test_nobody_drops_out_of_an_empty_box():
    form: Any = drop_form(acts_in_uk(public_of({})))
    assert form.sample(Rng(1)) is None
    assert list(form.legal()) == []


# -- D-Day ------------------------------------------------------------------------------------


def test_all_of_d_day_land_where_it_is_printed():
    rng = Rng(4)
    position = ENGINE.start(rng).position
    landing = dday_units(BOOK, position.public)
    assert landing
    while not set(landing) <= set(position.public.units):
        ask = ENGINE.pending(position)[0]
        action = ENGINE.choice(position, ask.side).sample(rng, {"reroll": 0, "pass": 1})
        position = ENGINE.apply(position, ask.side, action, rng).position
    assert {unit: position.public.units[unit].at for unit in landing} == landing


def test_the_free_choice_of_drop_areas_keeps_to_its_limits():
    engine: Any = Engine(MODULE, "garden", {"drops": "on"})
    public = MODULE.setup(engine.book).public
    form: Any = land_form(engine.book, public)
    printed = dday_units(engine.book, public)
    for seed in range(40):
        act = form.sample(Rng(seed))
        assert form.why_not(act) is None
        count = Counter({**printed, **act.into}.values())
        assert all(n <= (6 if space == "54" else 4) for space, n in count.items())
    us = [unit for unit in printed if BOOK.airborne[unit] == "82"]
    assert all("24" not in open_areas(engine.book, public, unit) for unit in us)
    assert lay(engine.book, public).vacant(GERMAN, "24")
