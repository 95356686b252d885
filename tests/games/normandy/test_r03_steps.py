"""Chapters 2 and 3: what counters are, and how they lose steps."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from bocage.games.normandy import module
from bocage.games.normandy import types as t
from bocage.games.normandy.book import load_book
from bocage.games.normandy.book.tables import the_grid
from bocage.games.normandy.rules.common import (
    company_of,
    free_companies,
    lose_step,
    mark,
    pile_of,
    pools_of,
    step_down,
    units_at,
)
from bocage.games.normandy.rules.r10_going import kind_of, steps
from bocage.games.normandy.rules.r10_reach import allowance, half, is_company
from bocage.games.normandy.state import points_at, points_of, too_much
from bocage.kernel.chance import Rng
from bocage.kernel.draft import Draft
from bocage.kernel.engine import Engine
from bocage.kernel.position import Position

ELLE = Engine(module, "elle")
EPSOM = Engine(module, "epsom")


@dataclass
class Table:
    """A draft of the first position."""

    engine: Engine = field(default_factory=lambda: ELLE)

    def __post_init__(self):
        self.book = self.engine.book
        position = self.engine.start(Rng(1)).position
        self.d: Any = Draft(position, Rng(1))

    def own(self, side):
        return self.d.private[side].units


@pytest.mark.covers("3.4a", "15.1")
def test_a_battalion_of_three_steps_ends_as_a_company():
    table = Table()
    unit = "US-1/115/29"
    at, n = table.own(t.ALLIED)[unit].at, len(units_at(table.own(t.ALLIED), "B3307"))
    assert step_down(table.book, table.d, unit) == unit
    assert table.own(t.ALLIED)[unit].steps == 2
    company = step_down(table.book, table.d, unit)
    assert company == "US-inf-1" and unit not in table.own(t.ALLIED)
    assert table.own(t.ALLIED)[company].at == at
    assert table.d.public.piles[at].n == n
    assert unit in table.d.private[t.ALLIED].gone
    assert lose_step(table.book, table.d, company)
    assert company not in table.own(t.ALLIED) and company not in table.d.public.dead


@pytest.mark.covers("3.4b")
def test_a_unit_of_two_steps_leaves_no_company():
    table = Table()
    counters = table.book.counters
    unit = next(u for u, o in table.own(t.GERMAN).items() if o.steps == counters[u].steps == 2)
    assert not lose_step(table.book, table.d, unit)
    assert lose_step(table.book, table.d, unit)
    assert unit in table.d.public.dead


def test_guns_headquarters_and_companies_have_one_step():
    for counter in ELLE.book.tables.counters.values():
        gun = counter.artillery is not None and counter.type in ("art", "art-sp", "nw")
        if counter.is_hq or gun or counter.size == "co":
            assert counter.steps == 1, counter.id


@pytest.mark.covers("15.4.1a", "15.4.2")
def test_companies_are_those_of_the_type():
    book = load_book("breakout", {})
    kinds = {counter.type: company_of(book, unit) for unit, counter in book.counters.items()}
    assert kinds["mech"] == "mech"
    tigers = [u for u, c in book.counters.items() if c.company == "tiger" and "pool" not in c.flags]
    panthers = [u for u, c in book.counters.items() if c.type == "armor" and c.side == "german"]
    assert {company_of(book, unit) for unit in tigers} <= {"tiger"}
    assert all(company_of(book, unit) != "tiger" for unit in panthers if unit not in tigers)


def test_the_pool_is_what_is_not_on_the_map():
    table = Table()
    owns = table.own(t.ALLIED)
    before = table.d.private[t.ALLIED].pools["us-inf"]
    free = free_companies(table.book, owns, "US-1/115/29")
    assert len(free) == before
    step_down(table.book, table.d, "US-1/115/29")
    step_down(table.book, table.d, "US-1/115/29")
    assert table.d.private[t.ALLIED].pools["us-inf"] == before - 1
    assert table.d.private[t.ALLIED].pools == pools_of(table.book, t.ALLIED, table.own(t.ALLIED))


def test_a_mark_is_of_the_pile_and_goes_with_it():
    table = Table()
    at = next(iter(table.d.public.piles))
    mark(table.book, table.d, at, "strategic")
    mark(table.book, table.d, at, "strategic")
    assert table.d.public.piles[at].marks == ("strategic",)
    mark(table.book, table.d, at, "strategic", on=False)
    assert table.d.public.piles[at].marks == ()
    mark(table.book, table.d, "A0101", "strategic")
    assert "A0101" not in table.d.public.piles


@pytest.mark.covers("5.1a")
def test_support_units_alone_have_no_zone():
    book = ELLE.book.tables.counters
    support = next(unit for unit, counter in book.items() if counter.is_support)
    whole = load_book("campaign", {})
    assert not pile_of(whole, None, [support], 0).zoc
    nation = book[support].nation
    other = next(u for u, c in whole.counters.items() if c.nation == nation and not c.is_support)
    assert pile_of(whole, None, [support, other], 0).zoc


@pytest.mark.covers("2.2", "2.2.1")
def test_a_hex_of_two_maps_is_one_hex():
    grid = the_grid.__wrapped__()  # made anew, not remembered
    assert grid.names == the_grid().names and grid.aliases("A4309") == ("B1018",)
    aliases = module.aliases(ELLE.book)["space"]
    assert aliases["B1018"] == "A4309"
    assert "B1018" not in the_grid().names and "C3014" in the_grid().names


@pytest.mark.covers("1.0")
def test_two_sides_and_the_nations_of_each():
    assert module.sides == ("allied", "german")
    nations = {(c.side, c.nation) for c in ELLE.book.tables.counters.values()}
    assert nations == {("allied", "us"), ("allied", "cw"), ("german", "german")}


@pytest.mark.covers("3.2")
def test_halves_are_rounded_up():
    assert [half(number) for number in (0, 1, 5, 6, 11)] == [0, 1, 3, 3, 6]


def test_a_position_of_a_scenario_is_whole():
    for engine in (ELLE, EPSOM):
        made = module.setup(engine.book)
        position: Any = Position(made.public, made.private, made.sealed, (made.frame,))
        assert position.public.piles


@pytest.mark.covers("2.4.2")
def test_reinforcements_enter_in_their_turn_and_those_of_the_start_at_once():
    book = EPSOM.book
    assert set(book.due.values()) <= set(range(book.scenario.first, book.scenario.last + 1))
    assert not book.due.keys() & {row.unit for row in book.start.setup}
    assert book.due["CW-53-Hvy"] == 62  # 26 June in the forenoon
    assert book.due["GE-I/1-SS-1-SS"] == 67  # 28 June at night


@pytest.mark.covers("2.4.3d", "6.1a")
def test_a_hex_holds_six_points():
    book, public = ELLE.book, ELLE.start(Rng(1)).position.public
    own = ELLE.start(Rng(1)).position.private[t.ALLIED]
    two, three = ("US-1/115/29", "US-2/115/29"), ("US-1/115/29", "US-2/115/29", "US-29-HQ")
    assert points_of(book, public, own, two, "B3307") == 6
    at = own.units["US-1/115/29"].at
    here = [unit for unit, state in own.units.items() if state.at == at]
    assert points_at(book, public, own, at) == sum(book.counters[unit].stack for unit in here)
    assert not too_much(book, public, own, two, "B3307")
    assert too_much(book, public, own, three, "B3307")


@pytest.mark.covers("2.4.3g", "15.1")
def test_companies_of_the_pools_have_the_size_of_companies():
    pool = [unit for unit, counter in ELLE.book.counters.items() if "pool" in counter.flags]
    assert pool and all(is_company(ELLE.book, unit) for unit in pool)
    assert not is_company(ELLE.book, "US-1/115/29")


@pytest.mark.covers("2.4.3c")
def test_the_allowance_is_what_is_printed():
    position = ELLE.start(Rng(1)).position
    own = position.private[t.ALLIED]
    for unit in ("US-1/115/29", "US-110-FA/29"):
        found = allowance(ELLE.book, position.public, own, unit, hungry=False, mechanized=False)
        assert found == (ELLE.book.counters[unit].ma,) * 2


@pytest.mark.covers("10.1d")
def test_hexes_at_the_edge_of_the_map_are_entered_like_all_others():
    book = load_book("campaign", {})
    land = book.country
    edge = [n for n, near in enumerate(land.around) if len(near) < 6 and not land.sea[n]]
    assert edge and all(book.open[number] for number in edge)
    public = module.setup(book).public
    unit = next(u for u, c in book.counters.items() if c.type == "inf" and c.side == "german")
    kind = kind_of(book, public, unit, hungry=False, fast=False)
    dry = (n for n in edge if land.terrain[n] == "farmland")
    assert any(
        b in edge
        for n in dry
        for near in land.around[n]
        for b, _ in steps(book, public, kind, near)
    )
