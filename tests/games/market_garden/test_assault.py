"""Assaults: what situations cannot say, above all that lists and rules agree."""

from itertools import combinations, product
from typing import Any

import pytest
from msgspec.structs import replace

from bocage.games.market_garden.rules.r08_impulse_2_half import how_it_stands
from bocage.games.market_garden.rules.r10_assault_1_declare import assault_form, why_not_assault
from bocage.games.market_garden.rules.r10_losses import Losses, absorb_form, steps_left
from bocage.games.market_garden.rules.r10_retreat import Flight
from bocage.games.market_garden.state import Acts, lay
from bocage.games.market_garden.types import (
    Absorb,
    Activation,
    Assault,
    Half,
    Moved,
    Public,
    Suffering,
    UnitState,
)
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import Partial

MODULE = load_module("market-garden")
ENGINE: Any = Engine(MODULE, "garden")
BOOK = ENGINE.book
EMPTY: Public = replace(MODULE.setup(BOOK).public, units={})


def public_of(units: dict[str, tuple[str, int]], **control: str) -> Public:
    """The map with only these units, in the order of the book."""
    states = {u: UnitState(*units[u]) for u in sorted(units, key=BOOK.place)}
    taken = {name.removeprefix("at_"): owner for name, owner in control.items()}
    public: Public = replace(EMPTY, units=states, control={**EMPTY.control, **taken})
    return public


def half_of(public: Public, side: str = "allied", **fields: Any) -> Half:
    """A half that begins like this."""
    return Half(side=side, start_of=how_it_stands(BOOK, public), **fields)


# -- absorbing --------------------------------------------------------------------------------


def test_the_forward_unit_comes_first_and_is_told_so():
    public = public_of({"Hartung": ("62", 0), "Henke": ("62", 0), "129Bde": ("62", 0)})
    f = Suffering(side="german", space="62", points=4, forward="Henke")
    form = absorb_form(Losses(BOOK, public, half_of(public), f))
    assert form.narrow(Partial("absorb", {})).options == ("Henke", "Hartung")
    steps = form.narrow(Partial("absorb", {"retreat": []}))
    assert steps.options == ("Henke", "Hartung")
    wounds: Any = form.parts[1]
    assert wounds.notes({"retreat": ()}) == {"Henke": "first-point"}
    assert wounds.notes({"retreat": ("Hartung",)}) == {
        "Hartung": "before-retreat",
        "Henke": "first-point",
    }
    assert wounds.given({"retreat": ("Hartung",)}) == 1


def all_absorbs(units: list[str]) -> list[Absorb]:
    """Every way to name steps and retreats."""
    found = []
    for steps in product(range(6), repeat=len(units)):
        given = {unit: n for unit, n in zip(units, steps, strict=True) if n}
        for size in range(len(units) + 1):
            found += [Absorb(given, retreat) for retreat in combinations(units, size)]
    return found


@pytest.mark.covers("10.8a", "10.8b", "10.8c", "10.743")
@pytest.mark.parametrize("points", range(1, 12))
@pytest.mark.parametrize("states", [(0, 1, 3), (2, 3, 1), (0, 0, 0), (3, 3, 3)])
def test_absorbing_is_listed_exactly_as_the_rule_has_it(points: int, states: tuple[int, ...]):
    units = ["T-Nijmegen", "Hartung", "Henke"]
    at_62 = {unit: ("62", state) for unit, state in zip(units, states, strict=True)}
    public = public_of({"129Bde": ("62", 0), **at_62})
    suffering = Suffering(side="german", space="62", points=points, forward="Hartung")
    losses = Losses(BOOK, public, half_of(public), suffering)
    form = absorb_form(losses)
    listed: list[Any] = list(form.legal())
    assert len(listed) == len({(tuple(a.steps.items()), a.retreat) for a in listed}) > 0
    legal = [action for action in all_absorbs(units) if form.why_not(action) is None]
    assert sorted(map(repr, listed)) == sorted(map(repr, legal))
    for seed in range(20):
        assert form.sample(Rng(seed)) in listed


@pytest.mark.covers("10.8b")
def test_a_unit_absorbs_four_points_at_most():
    assert [steps_left(state) for state in range(4)] == [4, 3, 2, 1]


# -- taking part ------------------------------------------------------------------------------


@pytest.mark.covers("10.1a", "10.2a", "10.2e", "10.6a", "10.7b")
def test_assaults_are_listed_exactly_as_the_rule_has_it():
    units = ["2Gren", "1Gren", "GdsArt", "130Bde", "43Art"]
    public = public_of(
        {
            **dict.fromkeys(units, ("62", 0)),
            "XXXArt": ("64", 0),
            "Hartung": ("62", 0),
            "T-Son": ("62", 0),
        },
        at_64="xxx",
    )
    entered = Moved(spent=8, last="64", over="62-64", how="open", waits=True, must=True)
    half = half_of(public, moved=dict.fromkeys(("1Gren", "GdsArt"), entered))
    acts = Acts(BOOK, public, half, Activation(side="allied", spaces=("62",)))
    form = assault_form(acts)
    listed = list(form.legal())
    legal = []
    for mask in product((False, True), repeat=len(units)):
        by = tuple(unit for unit, there in zip(units, mask, strict=True) if there)
        for point in units:
            for size in range(4):
                for guns in combinations(["GdsArt", "XXXArt", "43Art"], size):
                    act = Assault("62", by, point, tuple(sorted(guns, key=BOOK.place)))
                    if why_not_assault(acts, act) is None:
                        legal.append(act)
    assert sorted(map(repr, listed)) == sorted(map(repr, legal))
    assert all("1Gren" in act.by and "GdsArt" in act.by for act in listed)
    for seed in range(20):
        assert form.sample(Rng(seed)) in listed


@pytest.mark.covers("10.2a")
def test_those_that_must_take_part_are_named_before_the_point_unit():
    units = dict.fromkeys(("1Gren", "2Gren", "1Cold"), ("62", 0))
    public = public_of({**units, "Hartung": ("62", 0)}, at_64="xxx")
    entered = Moved(spent=8, last="64", over="62-64", how="open", waits=True, must=True)
    half = half_of(public, moved=dict.fromkeys(("1Gren", "2Gren"), entered))
    form = assault_form(Acts(BOOK, public, half, Activation(side="allied", spaces=("62",))))

    def next_after(*by: str) -> tuple[Any, ...]:
        found = form.narrow(Partial("assault", {"space": "62", "by": list(by)}))
        return found.field, set(found.options), set(found.more)

    assert set(form.narrow(Partial("assault", {"space": "62"})).options) == {"1Gren", "2Gren"}
    assert next_after("1Gren") == ("point", set(), {"2Gren"})
    assert next_after("2Gren", "1Gren") == ("point", {"1Gren", "2Gren"}, {"1Cold"})
    assert next_after("1Cold", "1Gren", "2Gren") == ("point", {"1Gren", "2Gren", "1Cold"}, set())
    assert form.narrow(Partial("assault", {"space": "62", "by": ["1Gren", "1Gren"]})).refused


# -- retreating -------------------------------------------------------------------------------


@pytest.mark.covers("10.91a", "10.92a", "10.92b")
def test_retreats_are_listed_exactly_as_the_rule_has_it():
    full = [unit for unit in BOOK.infantry if BOOK.side_of[unit] == "german"]
    full = sorted(full, key=BOOK.place)[:20]
    crowd = {unit: ("57" if i < 10 else "58", 1) for i, unit in enumerate(full)}
    public = public_of(
        {**crowd, "T-Son": ("62", 0), "9SSPz": ("62", 1), "129Bde": ("62", 0)},
        at_61="xxx",
        at_63="xxx",
        at_64="xxx",
        at_65="xxx",
    )
    one = Flight(lay(BOOK, public), "9SSPz", {})
    assert one.ways
    assert all(len(way) > 1 and one.why_not(way) is None for way in one.ways)
    near = BOOK.near
    paths = [
        (a, *rest)
        for a in near["62"]
        for rest in [(), *((b,) for b in near[a]), *((b, c) for b in near[a] for c in near[b])]
    ]
    legal = {path for path in paths if one.why_not(path) is None}
    assert legal == {way for way in one.ways if len(way) <= 3}
