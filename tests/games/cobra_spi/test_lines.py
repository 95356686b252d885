"""What is kept from one position to the next is what would be worked out from nothing."""

from collections import deque
from itertools import pairwise
from typing import Any

import pytest

from bocage.families.cobra.rules.c09_headquarters import in_radius
from bocage.families.cobra.state import ENEMY, Lines
from bocage.families.cobra.types import SIDES
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module

COBRA = load_module("cobra-spi")
ENGINE = Engine(COBRA, "breakout")
BOOK = ENGINE.book
WEIGHTS = {**COBRA.weights, "move": 30}


def positions(seed, every):
    """Positions of a random game, with all that the rules have asked on the way."""
    rng = Rng(seed)
    position = ENGINE.start(rng).position
    count = 0
    while position.outcome is None:
        ask = ENGINE.pending(position)[0]
        choice = ENGINE.choice(position, ask.side)
        action: Any = choice.sample(rng, WEIGHTS) if choice else None
        position = ENGINE.apply_legal(position, ask.side, action, rng).position
        count += 1
        if count % every == 0:
            yield position.public


def flood(lines, side, sources):
    """Every hex with a supply line, by spreading from the sources with and without a marsh."""
    country = lines.country
    found = {(hex_, 0) for hex_ in sources.hexes if country.next_to[hex_]}
    queue = deque(found)
    while queue:
        there, marshes = queue.popleft()
        if not lines.open_to(side, there):
            continue
        for here in country.next_to[there]:
            edge = country.edge(here, there)
            if edge.dives and not edge.bridge:
                continue
            wet = country.ground[there].terrain == "marsh" and edge.road is None
            new = (here, marshes + wet)
            if new[1] <= 1 and new not in found:
                found.add(new)
                queue.append(new)
    return {hex_ for hex_, _ in found}


@pytest.mark.covers("2008:10.3.1a", "2008:10.3.2a", "2008:10.3.2b", "sup.2")
@pytest.mark.parametrize("seed", range(3))
def test_lines_and_supply_are_those_of_the_position(seed):
    for public in positions(seed, 29):
        lines = BOOK.lines(public)
        fresh = Lines.of(BOOK.country, BOOK.roster, public.units)
        assert (lines.at, lines.held) == (fresh.at, fresh.held)
        for side in SIDES:
            now, anew = lines.fronts[side], fresh.fronts[side]
            assert now.zone == anew.zone
            assert (now.standing, now.fighting) == (anew.standing, anew.fighting)
        units = public.units.items()
        assert lines.reduced == {u for u, state in units if state.steps < BOOK.full_steps[u]}
        assert lines.riding == {u for u, state in units if state.truck}
        for side in SIDES:
            sources = BOOK.sources[side]
            reached = flood(fresh, side, sources)
            stacks = [h for h in lines.held[side] if h not in reached]
            stacks.sort(key=lambda h: BOOK.place(lines.at[h][0]))
            assert [lines.units[here[0]].at for here in sources.cut_off(lines, side)] == stacks
            for hex_ in BOOK.country.names[seed::7]:
                if BOOK.country.next_to[hex_]:
                    assert sources.reaches(lines, side, hex_) == (hex_ in reached), hex_


@pytest.mark.parametrize("seed", range(2))
def test_what_is_taken_along_of_supply_is_what_a_flood_finds(seed):
    for public in positions(seed, 3):
        lines = BOOK.lines(public)
        fresh = Lines.of(BOOK.country, BOOK.roster, public.units)
        for side in SIDES:
            sources = BOOK.sources[side]
            assert sources.area(lines, side) == sources.area(fresh, side)


@pytest.mark.parametrize("seed", range(2))
def test_a_shown_supply_line_is_one(seed):
    for public in positions(seed, 150):
        lines = BOOK.lines(public)
        for side in SIDES:
            for hex_ in lines.held[side]:
                way = BOOK.sources[side].line(lines, side, hex_)
                if not BOOK.sources[side].reaches(lines, side, hex_):
                    assert way == ()
                    continue
                assert way[0] == hex_
                assert way[-1] in BOOK.sources[side].hexes
                for a, b in pairwise(way):
                    assert b in BOOK.country.next_to[a]
                    assert lines.open_to(side, b)


def radius_of(lines, side, start, radius):
    """The hexes that a headquarters reaches, step by step."""
    reached, edge = {start}, [start]
    for _ in range(radius):
        edge = [
            near
            for here in edge
            for near in BOOK.country.next_to[here]
            if near not in reached and lines.open_to(side, near)
        ]
        reached.update(edge)
    return reached


@pytest.mark.covers("2008:9.1")
@pytest.mark.parametrize("seed", range(2))
def test_the_command_radius_is_counted_along_open_hexes(seed):
    for public in positions(seed, 61):
        lines = BOOK.lines(public)
        for side in SIDES:
            for hq in BOOK.headquarters[side]:
                if hq in public.units:
                    start, radius = public.units[hq].at, BOOK.counters[hq].radius
                    reached = radius_of(lines, side, start, radius)
                    for hex_ in BOOK.grid.within(start, radius):
                        expected = hex_ in reached
                        assert in_radius(lines, side, start, hex_, radius) == expected


@pytest.mark.covers("2008:7.1a", "2008:7.7", "zoc.3")
def test_zones_of_control_of_the_set_up():
    lines = BOOK.lines(COBRA.setup(BOOK).public)
    for side in SIDES:
        zone = {
            near
            for hex_, here in lines.held[side].items()
            if any(BOOK.counters[unit].size not in ("hq", "battalion") for unit in here)
            for near in BOOK.country.next_to[hex_]
            if BOOK.country.edge(hex_, near).river != "major"
        }
        assert {hex_ for hex_ in BOOK.country.names if lines.in_zoc(side, hex_)} == zone
        assert ENEMY[ENEMY[side]] == side


def test_looking_at_other_positions_changes_nothing():
    plain, curious = Engine(COBRA, "breakout"), Engine(COBRA, "breakout")
    rng, twin, whim = Rng(5), Rng(5), Rng(99)
    position, other = plain.start(rng).position, curious.start(twin).position
    for _ in range(400):
        if position.outcome is not None:
            break
        side = plain.pending(position)[0].side
        choice, seen = plain.choice(position, side), curious.choice(other, side)
        assert choice is not None
        assert seen is not None
        for _ in range(3):
            whimsical: Any = seen.sample(whim, WEIGHTS)
            tried = curious.apply_legal(other, side, whimsical, whim).position
            for ask in curious.pending(tried):
                offered: Any = curious.choice(tried, ask.side)
                offered.sample(whim, WEIGHTS)
        action: Any = choice.sample(rng, WEIGHTS)
        assert seen.sample(twin, WEIGHTS) == action
        position = plain.apply_legal(position, side, action, rng).position
        other = curious.apply_legal(other, side, action, twin).position
        assert position == other
        assert plain.codec.json(position) == curious.codec.json(other)
