"""The position at the start: piles for everybody, counters for their owners."""

import msgspec
import pytest

from bocage.games.normandy import types as t
from bocage.games.normandy.book import load_book
from bocage.games.normandy.book.tables import SCENARIOS
from bocage.games.normandy.rules.r21_setup import private_at_start, public_at_start


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_piles_are_what_is_in_them(scenario):
    book = load_book(scenario, {})
    public, private = public_at_start(book), private_at_start(book)
    for side in t.SIDES:
        for unit, own in private[side].units.items():
            assert public.piles[own.at].side == side == book.side_of[unit]
    for hex_, pile in public.piles.items():
        there = [u for u, own in private[pile.side].units.items() if own.at == hex_]
        marks = [u for u in there if book.counters[u].type in ("strongpoint", "battery")]
        assert pile.n == len(there) - len(marks)
        assert bool(marks) == bool({"strongpoint", "battery"} & set(pile.marks))


def test_who_starts_in_a_strongpoint_is_taken_from_the_pool():
    book = load_book("campaign", {})
    private = private_at_start(book)
    assert private[t.GERMAN].pools["german-inf"] == 22  # two of 24 companies
    assert private[t.ALLIED].pools["us-inf"] == 60


def test_only_entrenchments_of_the_scenario_are_marked():
    found = {
        name: {
            h
            for h, pile in public_at_start(load_book(name, {})).piles.items()
            if "entrenched" in pile.marks
        }
        for name in ("elle", "epsom")
    }
    assert found["elle"] == set()
    assert "C3727" in found["epsom"] and found["epsom"] <= set(load_book("epsom", {}).trenches)


def test_turns_of_a_day():
    assert [t.day_of(turn) for turn in (1, 3, 4, 213)] == [1, 1, 2, 71]
    assert [t.part_of(turn) for turn in (1, 2, 3, 20)] == ["night", "am", "pm", "am"]
    elle = load_book("elle", {})
    day = elle.charts.days[t.day_of(elle.scenario.first) - 1]
    assert (day.date, t.part_of(elle.scenario.first)) == ("12 June", "am")


def test_a_position_is_stored_and_read_again():
    book = load_book("breakout", {})
    public, private = public_at_start(book), private_at_start(book)[t.GERMAN]
    for part in (public, private):
        assert msgspec.json.decode(msgspec.json.encode(part), type=type(part)) == part
