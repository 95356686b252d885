"""Dawn, refit and regrouping, as far as situations cannot tell it."""

from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bocage.games.market_garden import module, starting_public
from bocage.games.market_garden.events import Arrived
from bocage.games.market_garden.types import (
    ALLIED,
    GERMAN,
    SIDES,
    UK,
    D,
    Dawn,
    Game,
    Place,
    Pos,
    Private,
    Public,
    Regroup,
    Sealed,
    UnitState,
)
from bocage.kernel.chance import Rng
from bocage.kernel.draft import Draft
from bocage.kernel.engine import Engine
from bocage.kernel.position import Position
from bocage.kernel.wording import text

ALL = {"extended": "on", "depots": "on", "reorganise": "on", "lift": "on"}
WEIGHTS = {"finish": 1, "place": 6, "refit": 6, "build": 6, "regroup": 30, "pass": 4}


def run_from(engine, public, *frames):
    """The position that these frames lead to, and what happens on the way."""
    private = {side: Private() for side in SIDES}
    start: Pos = Position(public, private, Sealed(), frames)
    draft: D = Draft(start, Rng(1))
    engine._run(draft)
    return draft.freeze(1), [told.event for told in draft.emitted]


@pytest.mark.covers("6.2a")
def test_germans_arrive_before_the_allies():
    engine = Engine(module, "garden")
    public = replace(starting_public(engine.book), day=19, advantage="none")
    position, events = run_from(engine, public, Game(stage="daylight"), Dawn())
    side_of = engine.book.side_of
    arrived = [side_of[event.units[0]] for event in events if isinstance(event, Arrived)]
    assert arrived == sorted(arrived, key=(GERMAN, ALLIED).index)
    assert {GERMAN, ALLIED} == set(arrived)
    assert all(state.at == UK for unit, state in position.public.units.items() if unit == "1Pol")


def muddle(engine: Engine, seed: int) -> Public:
    """Units, control and bridges anyhow."""
    random, book = Random(seed), engine.book
    public = starting_public(book)
    ours = {space for space in book.areas if space == "F" or random.random() < 0.45}
    units: dict[str, UnitState] = {}
    for unit, counter in book.counters.items():
        if counter.date == "sp" or random.random() < 0.3:
            continue
        homes = [s for s in book.areas if (s in ours) == (counter.side == ALLIED)]
        homes = [s for s in homes if s in book.sector.get(unit, homes)] or ["F"]
        home = random.choice(homes) if random.random() < 0.9 else "28"
        if sum(state.at == home for state in units.values()) < 10:
            units[unit] = UnitState(home, random.choice((0, 0, 1, 1, 2, 3)))
    return replace(
        public,
        units=units,
        control={
            s: random.choice(("xxx", "1", "82")) if s in ours else "german" for s in book.areas
        },
        bridges={b: random.choice(("german", "allied", "blown")) for b in public.bridges},
        day=random.choice((17, 18, 19, 20, 21)),
        dawn=random.choice(("clear", "overcast")),
        reserve={side: random.randrange(40) for side in SIDES},
        interdiction=("32", "35"),
    )


@pytest.mark.parametrize("seed", range(6))
def test_evenings_run_out(seed):
    engine = Engine(module, "garden", ALL)
    position, _ = run_from(engine, muddle(engine, seed), Game(stage="refit"))
    rng = Rng(seed)
    for _ in range(2000):
        if position.outcome is not None or engine.pending(position)[0].prompt == "impulse":
            return
        side = engine.pending(position)[0].side
        choice: Any = engine.choice(position, side)
        applied: Any = engine.apply(position, side, choice.sample(rng, WEIGHTS), rng)
        position = applied.position
    pytest.fail("the evening does not end")


@pytest.mark.parametrize("seed", range(3))
def test_what_is_listed_is_what_is_accepted(seed):
    engine = Engine(module, "garden", ALL)
    book = engine.book
    position, _ = run_from(engine, muddle(engine, seed), Game(stage="allied-refit"))
    depots = module.universe(book)["depot"]
    places = [Place(depot, space) for depot in depots for space in book.spaces]
    compare(engine, position, ALLIED, Place, places)
    position, _ = run_from(engine, muddle(engine, seed), Game(stage="regroup"))
    moves = [
        Regroup((unit,), space, ferry)
        for unit in book.of_side[GERMAN]
        for space in book.spaces
        for ferry in (False, True)
    ]
    compare(engine, position, GERMAN, Regroup, moves)


def compare(engine, position, side, kind, everything):
    """Every action of one kind is accepted if and only if it is listed."""
    choice = engine.choice(position, side)
    known = {text(act) for act in everything}
    listed = {text(action) for action in choice.legal() if isinstance(action, kind)}
    accepted = {text(act) for act in everything if engine.why_not(position, side, act) is None}
    assert accepted == listed & known
