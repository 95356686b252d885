"""The game on a map four times as large: the same rules, and nothing is cut off or left out."""

from typing import Any

import pytest

from bench.wide import COLUMNS, module
from bocage.families.cobra.state import Lines
from bocage.families.cobra.types import SIDES, Move, Movement
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from tests.games.cobra_spi.test_lines import flood

STEPS, EVERY = 200, 50


@pytest.fixture(scope="module")
def engine():
    return Engine(module, "breakout")


@pytest.fixture(scope="module")
def positions(engine):
    """Moments of a random game."""
    rng, found = Rng(3), []
    position = engine.start(rng).position
    for count in range(STEPS + 1):
        if count % EVERY == 0:
            found.append(position)
        side = engine.pending(position)[0].side
        choice = engine.choice(position, side)
        action: Any = choice.sample(rng, {**module.weights, "move": 30}) if choice else None
        assert choice.why_not(action) is None
        position = engine.apply_legal(position, side, action, rng).position
    return found


def test_it_is_as_large_as_the_largest_game_to_come(engine):
    book = engine.book
    assert len(book.country.names) >= 7_000
    assert len(module.setup(book).public.units) >= 500
    assert len({row.unit for row in book.setup}) == len(book.setup)
    assert {hex_ for hex_, name in book.names.items() if name == "Falaise"} == {book.falaise}
    for row in (*book.tables.sides, *book.tables.roads):
        assert row.next in book.grid.neighbours(row.hex)
    assert book.edges["east"] == {n for n in book.grid.names if n.startswith(str(COLUMNS))}


def test_stacks_of_the_set_up_hold(engine):
    book = engine.book
    lines = book.lines(module.setup(book).public)
    for here in lines.at.values():
        assert len({book.side_of[unit] for unit in here}) == 1
        assert sum(book.bulk[unit] for unit in here) <= 6


def test_layers_are_those_of_the_position(engine, positions):
    book = engine.book
    for position in positions:
        view = engine.view(position, None)
        lines = Lines.of(book.country, book.roster, position.public.units)
        found = {
            layer.id: set(layer.hexes) for layer in module.layers(book, view, module.layer_ids)
        }
        for side in SIDES:
            land = {
                h for h in book.country.names if lines.in_zoc(side, h) and book.country.next_to[h]
            }
            assert found[f"zoc-{side}"] == land
            assert found[f"supply-{side}"] == {
                h for h in flood(lines, side, book.sources[side]) if lines.open_to(side, h)
            }
            held = {
                position.public.units[hq].at for hq in book.headquarters[side] if hq in lines.units
            }
            assert found[f"command-{side}"] >= held


def test_the_reach_of_a_unit_is_every_hex_that_it_may_move_to(engine, positions):
    moving = [p for p in positions if isinstance(p.frames[-1], Movement)]
    assert moving
    for position in moving:
        side = engine.pending(position)[0].side
        view, choice = engine.view(position, side), engine.choice(position, side)
        units = [u for u in position.public.units if engine.book.side_of[u] == side]
        for unit in units[::120]:
            layer = module.unit_layers(engine.book, view, unit, ("reach",))[0]
            assert set(layer.hexes) == reached(engine.book, choice, unit, position)


def reached(book, choice, unit, position):
    """Every hex to which some legal path leads: all paths that are worth walking are tried."""
    start = position.public.units[unit].at
    cheapest: dict[str, int] = {start: 0}
    found: set[str] = set()
    paths: list[tuple[str, ...]] = [()]
    costs = book.country.cost[
        "mechanised" if position.public.units[unit].truck else book.kind[unit]
    ]
    while paths:
        path = paths.pop(0)
        here = path[-1] if path else start
        for there in book.country.next_to[here]:
            way = (*path, there)
            if there == start or choice.why_not(Move((unit,), way)) is not None:
                continue
            cost = cheapest[here] + costs[here][there]
            if cost < cheapest.get(there, 10_000):
                cheapest[there] = cost
                paths.append(way)
            found.add(there)
    return found
