"""The tables as they are printed, row by row; and a refusal that no phase gets as far as."""

import pytest
from msgspec.structs import replace

from bocage.families.cobra.odds import ALL, COLUMNS
from bocage.families.cobra.rules.c05_8_trucks import why_not_truck
from bocage.families.cobra.types import Truck
from bocage.games.cobra_spi.book import printed_tables
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module

COBRA = load_module("cobra-spi")
BOOK = Engine(COBRA, "breakout").book


@pytest.mark.covers("2008:11.1.2")
def test_us_and_british_points_of_every_turn():
    found = {turn: (row.us, row.british) for turn, row in BOOK.turns.items()}
    assert found == {turn: (4 if turn < 10 else 5, 4) for turn in range(1, 14)}


@pytest.mark.covers("2008:E12")
def test_a_truck_marker_comes_on_turns_4_5_and_6():
    assert {row.marker: row.turn for row in BOOK.trucks} == {"Truck1": 4, "Truck2": 5, "Truck3": 6}


# Movement points for infantry and mechanised units in halves, None where there are none; shifts.
CHART = {
    "clear": (2, 2, 0),
    "woods": (4, 4, 1),
    "forest": (6, 8, 2),
    "high": (4, 6, 2),
    "bocage": (4, 6, 2),
    "marsh": (6, None, 0),
    "town": (None, None, 1),
    "city": (4, 4, 2),
    "minor": (2, 4, 1),
    "major": (4, 8, 2),
    "primary": (1, 1, 0),
    "secondary": (2, 2, 0),
    "sea": (None, None, 0),
}


@pytest.mark.covers("2008:5.2.1", "2008:8.3.1a", "2008:8.3.3", "2008:8.3.4")
@pytest.mark.covers("2008:M.TEC3", "2008:M.TEC4", "2008:M.TEC5")
def test_the_terrain_chart():
    chart = BOOK.country.chart
    assert {name: (c.infantry, c.mechanised, c.shift) for name, c in chart.items()} == CHART


@pytest.mark.covers("2008:M.WT1")
def test_the_weather_table_after_overcast():
    assert BOOK.weather["overcast"][5 - 1] == "clear"  # the example printed on the map
    assert set(BOOK.weather) == {"clear", "overcast", "storm"}


def test_over_six_dice_better_odds_cost_the_attacker_no_more_and_the_defender_no_less():
    gone = 6  # an eliminated attacker, against numbers up to 4
    sums = []
    for column in range(len(COLUMNS)):
        results = [BOOK.crt[column, die] for die in range(1, 7)]
        attacker = sum(gone if r.attacker == ALL else r.attacker for r in results)
        sums.append((attacker, sum(result.defender for result in results)))
    assert [attacker for attacker, _ in sums] == sorted((a for a, _ in sums), reverse=True)
    assert [defender for _, defender in sums] == sorted(d for _, d in sums)


@pytest.mark.covers("2008:5.3.8")
def test_the_lower_dives_and_its_bridges():
    rows = [row for row in printed_tables().sides if row.kind == "dives"]
    assert {(row.hex, row.next): row.bridge for row in rows} == {
        ("4001", "4101"): False,
        ("4001", "4102"): False,
        ("4002", "4102"): True,
        ("4002", "4103"): False,
        ("4003", "4103"): False,
        ("4003", "4104"): True,
        ("4004", "4104"): True,
        ("4004", "4105"): False,
        ("4005", "4105"): False,
        ("4005", "4106"): False,
        ("4006", "4106"): True,
    }
    assert {row.name for row in rows} == {"Dives"}


@pytest.mark.covers("2008:5.3.4")
def test_there_is_no_truck_without_a_marker():
    public = COBRA.setup(BOOK).public
    refused = why_not_truck(BOOK, public, Truck("US29"))
    assert refused is not None and refused.clause == "2008:5.3.4"
    assert why_not_truck(BOOK, replace(public, turn=4), Truck("US29")) is None
