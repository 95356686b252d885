"""The field of fire of batteries with a fixed facing (12.5.6, A-73)."""

import pytest

from bocage.games.normandy import module
from bocage.games.normandy.rules.r12_5_6_arcs import bears
from bocage.kernel.engine import Engine

FACINGS = {  # as the rulebook lists them
    "GE-5/MAA260": 2,
    "GE-6/MAA260": 1,
    "GE-8/MAA260": 1,
    "GE-3/HKAR1261": 2,
    "GE-5/HKAR1261": 2,
    "GE-6/HKAR1261": 2,
    "GE-7/HKAR1261": 6,
    "GE-4/HKAR1262": 6,
    "GE-1/HKAR1260": 1,
    "GE-4/HKAR1260": 1,
}


@pytest.fixture(scope="module")
def book():
    return Engine(module, "dday").book


@pytest.mark.covers("12.5.6a")
def test_ten_batteries_are_fixed(book):
    fixed = {unit: c.facing for unit, c in book.counters.items() if c.facing is not None}
    assert fixed == FACINGS
    start = "C3030"  # far from every edge
    for unit, facing in fixed.items():
        assert set(book.counters[unit].arc) == {(facing - 2) % 6 + 1, facing, facing % 6 + 1}
        for far in range(1, 6):
            open_to = [at for at in book.grid.ring(start, far) if bears(book, unit, start, at)]
            assert len(open_to) == 2 * far + 1, "both edges included"
            rows = {book.grid.direction(start, at) for at in open_to} - {None}
            assert rows == set(book.counters[unit].arc)


@pytest.mark.covers("12.5.6a")
def test_others_turn_freely(book):
    ring = book.grid.ring("C3030", 3)
    assert all(bears(book, "GE-Bty-Merville", "C3030", at) for at in ring)
