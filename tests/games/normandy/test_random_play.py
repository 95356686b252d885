"""What holds at every moment of random games."""

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from bocage.games.normandy import module
from bocage.games.normandy import types as t
from bocage.games.normandy.events import Passed
from bocage.games.normandy.rules.common import pile_of, stacks_of
from bocage.games.normandy.rules.r06_stacking import overfull_hexes
from bocage.games.normandy.rules.r10_going import _edge, kind_of, steps
from bocage.games.normandy.rules.r10_ways import Ground
from bocage.games.normandy.state import _field, field_of
from bocage.games.normandy.state.field import Field
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine

MOST = 700


@pytest.fixture(scope="module", params=[("elle", 1), ("elle", 2), ("epsom", 3)])
def game(request):
    """Every position of a random game, with what was done before it."""
    scenario, seed = request.param
    engine: Any = Engine(module, scenario)
    rng = Rng(seed)
    found: list[Any] = []
    position = engine.start(rng).position
    while position.outcome is None and len(found) < MOST:
        side = engine.pending(position)[0].side
        action = engine.choice(position, side).sample(rng, module.weights)
        applied = engine.apply_legal(position, side, action, rng)
        found.append((position, action, applied))
        position = applied.position
    return engine, found


def test_piles_show_what_lies_there(game):
    engine, found = game
    for _, action, applied in found:
        position = applied.position
        seen = {}
        for side in t.SIDES:
            for at, units in stacks_of(engine.book, position.private[side].units).items():
                assert at not in seen, (at, action)
                pile = position.public.piles[at]
                seen[at] = pile
                made = pile_of(engine.book, pile, units, pile.since)
                assert (made.side, made.nation, made.n, made.zoc) == (
                    *(pile.side, pile.nation, pile.n, pile.zoc),
                )
        assert seen.keys() == position.public.piles.keys(), action


def test_counters_stand_in_the_order_of_the_book(game):
    engine, found = game
    order = {unit: number for number, unit in enumerate(engine.book.counters)}
    for _, action, applied in found:
        for part in applied.position.private.values():
            numbers = [order[unit] for unit in part.units]
            assert numbers == sorted(numbers), action


def test_only_single_counters_go_from_zone_to_zone(game):
    """Of a stack nobody does; of companies one at a time (5.2c, 5.2d)."""
    engine, found = game
    for before, action, applied in found:
        field = Field(engine.book, before.public.piles)
        for told in applied.events:
            step = told.event
            if isinstance(step, Passed) and isinstance(action, t.Move | t.Go):
                zones = [field.in_enemy_zone(step.side, at) for at in step.way]
                assert step.n == 1 or not any(a and b for a, b in pairwise(zones)), action


def test_no_hex_is_too_full_when_movement_ends(game):
    engine, found = game
    for before, action, _ in found:
        if isinstance(action, t.EndMovement):
            side = before.frames[-1].side
            own = before.private[side]
            assert overfull_hexes(engine.book, before.public, own) == []


def test_the_field_that_follows_is_the_field_made_anew(game):
    engine, found = game
    for before, _, applied in found[::7]:
        field_of(engine.book, before.public)
        new = _field(engine.book, applied.position.public.piles)
        whole = Field(engine.book, applied.position.public.piles)
        assert new.held == whole.held and new.zoc == whole.zoc


def test_what_a_pile_has_changed_is_seen_by_its_clock(game):
    _, found = game
    for before, _, applied in found:
        old, new = before.public.piles, applied.position.public.piles
        for at, pile in new.items():
            if at in old and old[at].n != pile.n:
                assert pile.since > old[at].since


def test_who_can_leave_a_hex_needs_no_supply_to_be_told(game):
    engine, found = game
    moving = [p for p, _, _ in found if isinstance(p.frames[-1], t.Movement)]
    for position in moving[::10]:
        f = position.frames[-1]
        own = position.private[f.side]
        ground = Ground(engine.book, position.public, own, f)
        for unit in (unit for stack in ground.movers() for unit in stack):
            reaches = ground.reaches((unit,))
            whole = any(reach.leads(own.units[unit].at) for reach in reaches)
            assert ground.leads((unit,)) == whole, unit


def test_steps_that_are_kept_follow_the_bridges(game):
    engine, found = game
    book, land = engine.book, engine.book.country
    public = found[0][0].public
    for a, b in list(land.spans)[:40]:
        pair = (land.names[a], land.names[b])
        kept = kind_of(book, public, next(iter(book.roster)), hungry=False, fast=False)
        steps(book, public, kept, a)
        for shown in (replace(public, blown=(pair,)), replace(public, spans=(pair,)), public):
            made = ((near, _edge(book, shown, kept, a, near)) for near in land.around[a])
            fresh = tuple((near, way) for near, way in made if way and book.open[near])
            assert steps(book, shown, kept, a) == fresh


def test_what_is_kept_of_steps_is_what_the_chart_says():
    engine: Any = Engine(module, "omaha")
    book, public = engine.book, engine.start(Rng(1)).position.public
    land, counters = book.country, book.counters
    kinds = {
        kind_of(book, public, unit, hungry=hungry, fast=not hungry)
        for unit in counters
        for hungry in (False, True)
    }
    assert len(kinds) > 8
    for kind in kinds:
        for a in range(0, len(land.names), 17):
            made = ((b, _edge(book, public, kind, a, b)) for b in land.around[a] if book.open[b])
            fresh = tuple((b, way) for b, way in made if way is not None)
            assert steps(book, public, kind, a) == fresh, (kind, land.names[a])
