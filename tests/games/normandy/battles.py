"""Random fronts on the real map: stacks of both sides face to face, headquarters behind them."""

from functools import lru_cache
from typing import Any

from bocage.games.normandy import module
from bocage.games.normandy.book import load_book
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Illegal

MIDDLES = ("C3727", "C3525", "C4127", "C3931", "B3608", "B3311", "C3417", "C3022")
BOARD = {"sources": {"allied": ("C2620", "B2911"), "german": ("C4812", "B4808")}}
WEIGHTS = {"look": 0, "look-all": 1, "attack": 8, "shell": 2, "concede": 8, "pass": 1}


@lru_cache
def rosters():
    """Counters of both sides that fight in Normandy with guns and headquarters."""
    counters = load_book("epsom", {}).counters
    kinds = (
        "inf",
        "armor",
        "eng",
        "recon",
        "td",
        "at",
        "art",
        "hq-div",
        "hq-corps",
        "mech",
        "flak",
    )
    return {
        side: [c for c in counters.values() if c.side == side and c.type in kinds and c.ma]
        for side in ("allied", "german")
    }


def units(rng, middle):
    """Some stacks around a hex: Allies to the north of a line, Germans to the south."""
    book = load_book("epsom", {})
    grid, land = book.grid, book.country
    near = [h for h in grid.within(middle, 3) if not land.sea[land.num[h]]]
    found: list[Any] = []
    used = {"allied": 0, "german": 0}
    line = grid.centre(middle)[1]
    for hex_ in near:
        if rng.below(3) == 0:
            continue
        side = "allied" if grid.centre(hex_)[1] < line else "german"
        room = 6
        for _ in range(1 + rng.below(2)):
            pool = rosters()[side]
            start = used[side]
            counter = pool[start % len(pool)]
            used[side] += 1 + rng.below(2)
            if counter.stack > room or any(u["id"] == counter.id for u in found):
                continue
            room -= counter.stack
            steps = 1 + rng.below(counter.steps)
            found.append({"id": counter.id, "at": hex_, "steps": steps})
    return found


def spec(seed, **state):
    """A situation: a front, and a combat phase of one side."""
    rng = Rng(seed)
    middle = MIDDLES[rng.below(len(MIDDLES))]
    side = ("allied", "german")[rng.below(2)]
    turn = 80 + rng.below(3)
    weather = ("clear", "overcast", "heavy-rain", "storm")[rng.below(4)]
    made = {"box": "combat", "side": side, "turn": turn, "weather": weather, "csp": rng.below(12)}
    here = units(rng, middle)
    return {"scenario": "blank", "board": BOARD, "unit": here, "state": {**made, **state}}


@lru_cache
def engine():
    """The engine of a book in which all of them are: what follows from print is found once."""
    places = {"allied": "C2620", "german": "C4812"}
    everybody = [{"id": c.id, "at": places[side]} for side in places for c in rosters()[side]]
    quiet = {"scenario": "blank", "board": BOARD, "unit": everybody, "state": {"box": "combat"}}
    return Engine.over(module, module.scene(quiet, "")[0])


def battle(seed, **state):
    """An engine and a position in which somebody must decide."""
    return engine(), module.scene(spec(seed, **state), "")[1]


def play(engine, position, seed, most, watch=lambda before, side, action, after: None):
    """Random decisions until the phase is over."""
    rng, chance = Rng(seed), Rng(seed + 1)
    for _ in range(most):
        if position.outcome is not None or not position.frames or not in_phase(position):
            break
        ask = engine.pending(position)[0]
        action = engine.choice(position, ask.side).sample(rng, WEIGHTS)
        assert action is not None, (ask, position.frames)
        applied = engine.apply(position, ask.side, action, chance)
        assert not isinstance(applied, Illegal), (action, applied)
        watch(position, ask.side, action, applied)
        position = applied.position
    return position


def in_phase(position):
    """Whether it is still the combat phase with which it began."""
    return any(type(frame).__name__ == "Combat" for frame in position.frames)
