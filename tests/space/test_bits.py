"""Floods over hexes as bits, against a walk hex by hex."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from bocage.space import Bits, HexGrid, Sheet, flood_bits, step_bits

GRID = HexGrid("flat", (Sheet(9, 7, scheme="letters"),))
BITS = Bits({name: (GRID.cube(name).q, GRID.cube(name).r) for name in GRID.names})
PAIRS = [(a, b) for a in GRID.names for b in GRID.neighbours(a)]
some = st.sets(st.sampled_from(GRID.names), max_size=30)


def walked(found: set[str], pairs: set[tuple[str, str]], shut: set[str], most: int) -> set[str]:
    """One ring after the other."""
    edge = found - shut
    while edge and most:
        fresh = {b for a, b in pairs if a in edge} - found
        found, edge, most = found | fresh, fresh - shut, most - 1
    return found


@settings(max_examples=150, deadline=None)
@given(some, some, st.sets(st.sampled_from(PAIRS), max_size=200), st.integers(-1, 5))
def test_a_flood_finds_what_a_walk_finds(
    start: set[str], shut: set[str], closed: set[tuple[str, str]], most: int
) -> None:
    pairs = set(PAIRS) - closed
    found = flood_bits(BITS.mask(start), BITS.steps(pairs), BITS.mask(shut), most)
    assert set(BITS.names(found)) == walked(start, pairs, shut, most)


@settings(max_examples=50, deadline=None)
@given(some)
def test_the_hexes_of_a_number_are_found_either_way(hexes: set[str]) -> None:
    found = BITS.some(BITS.mask(hexes))
    assert len(found) == len(hexes)
    assert set(found) == set(BITS.names(BITS.mask(hexes))) == hexes


def test_no_step_leaves_the_map_or_wraps_around_it() -> None:
    every = BITS.steps(PAIRS)
    for name in GRID.names:
        assert set(BITS.names(step_bits(BITS.bit[name], every))) == set(GRID.neighbours(name))
        assert step_bits(BITS.bit[name], every) & ~BITS.mask(GRID.names) == 0


def test_what_is_known_already_need_not_be_flooded_again() -> None:
    steps = BITS.steps(PAIRS)
    shut = BITS.mask(GRID.names[20:30])
    known = flood_bits(BITS.mask(GRID.names[:1]), steps, shut)
    more = BITS.mask(GRID.names[-3:])
    assert flood_bits(more, steps, shut, known=known) == known | flood_bits(more, steps, shut)
