"""Random games of the Build-Up: what is taken along is what is found from nothing."""

from collections.abc import Iterator
from typing import Any

import pytest

from bocage.families.cobra.state import Lines
from bocage.families.cobra.types import ALLIED, GERMAN, SIDES
from bocage.kernel.api import Trail
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module

COBRA = load_module("cobra")
ENGINE = Engine(COBRA, "build-up")
BOOK: Any = ENGINE.book
WEIGHTS = {**COBRA.weights, "move": 20, "attack": 60, "done": 2, "withdraw": 0}


def positions(seed: int, most: int) -> Iterator[Any]:
    """The positions of a random game."""
    rng = Rng(seed)
    position: Any = ENGINE.start(rng).position
    for _ in range(most):
        if position.outcome is not None:
            return
        yield position
        side = ENGINE.pending(position)[0].side
        choice: Any = ENGINE.choice(position, side)
        position = ENGINE.apply_legal(position, side, choice.sample(rng, WEIGHTS), rng).position


def second_zone(public: Any, side: str) -> set[str]:
    """The zones of a side, unit by unit; on turn 1 without airborne units and those near them."""
    counters, country = BOOK.counters, BOOK.country
    drops = [s.at for u, s in public.units.items() if counters[u].type == "airborne"]
    found = set()
    for unit, state in public.units.items():
        counter = counters[unit]
        if counter.side != side or counter.size in ("hq", "battalion") or counter.type == "flak":
            continue
        if public.turn == 1 and counter.type == "airborne":
            continue
        beside = any(state.at in country.next_to[hex_] for hex_ in drops)
        if public.turn == 1 and side == GERMAN and beside:
            continue
        found.update(country.zoc_to[state.at])
    return found


@pytest.mark.covers("2008:7.8", "2008:10.5.3a", "2008:10.4.2a")
@pytest.mark.parametrize("seed", range(2))
def test_zones_and_supply_are_those_found_from_nothing(seed: int) -> None:
    for position in positions(seed, 260):
        public = position.public
        lines = BOOK.lines(public)
        fresh = Lines(BOOK.country, BOOK.roster).moved(
            public.units, Trail(), BOOK.edition.feeding(public), BOOK.edition.quiet(public)
        )
        for side in SIDES:
            names = BOOK.country.bits.among(BOOK.country.names, lines.fronts[side].zone)
            assert set(names) == second_zone(public, side)
            for group in ("", "us", "british") if side == ALLIED else ("",):
                roads = BOOK.sources[side]
                assert roads.area(lines, side, group) == roads.area(fresh, side, group)


@pytest.mark.covers("2008:10.5.3a", "2008:13.2.2")
def test_a_place_is_held_by_who_stands_in_it() -> None:
    for position in positions(7, 260):
        public = position.public
        if public.turn == 1 and position.frames[-1].__class__.__name__ == "Landing":
            continue
        for unit, state in public.units.items():
            if state.at in BOOK.control and not BOOK.roster.is_hq[unit]:
                assert public.control[state.at] == BOOK.side_of[unit]
