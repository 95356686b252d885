"""The plan of the next carpet bombing is known to nobody but the Allies until it is flown."""

from typing import Any

import pytest

from bocage.families.cobra.types import ALLIED, GERMAN
from bocage.games.cobra.types import Combat, Schedule
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module

COBRA = load_module("cobra")
ENGINE = Engine(COBRA, "breakout")


def until_planning(rng: Rng) -> Any:
    """The first position in which the Allies may plan."""
    position: Any = ENGINE.start(rng).position
    while not (isinstance(position.frames[-1], Combat) and position.frames[-1].stage == "plan"):
        side = ENGINE.pending(position)[0].side
        choice: Any = ENGINE.choice(position, side)
        position = ENGINE.apply_legal(
            position, side, choice.sample(rng, {"done": 40}), rng
        ).position
    return position


def told(applied: Any, side: str) -> list[Any]:
    """What a side hears."""
    return [e.event for e in applied.events if e.seen_by(side)]


@pytest.mark.covers("2008:14.5.1c")
@pytest.mark.parametrize("seed", range(3))
def test_nobody_else_sees_what_is_planned(seed: int) -> None:
    rng = Rng(seed)
    start = until_planning(rng)
    target = min(ENGINE.book.lines(start.public).held[GERMAN])
    both = [
        ENGINE.apply_legal(start, ALLIED, act, Rng(seed)) for act in (Schedule(), Schedule(target))
    ]
    left, right = (Rng(seed + 100) for _ in both)
    decisions = 0
    while not any(_at_the_mission(applied.position) for applied in both):
        plain, planned = (applied.position for applied in both)
        assert told(both[0], GERMAN) == told(both[1], GERMAN)
        assert ENGINE.view(plain, GERMAN) == ENGINE.view(planned, GERMAN)
        assert ENGINE.view(plain, None) == ENGINE.view(planned, None)
        assert ENGINE.pending(plain) == ENGINE.pending(planned)
        side = ENGINE.pending(plain)[0].side
        choice: Any = ENGINE.choice(plain, side)
        action = choice.sample(Rng(seed + decisions), {"done": 40})
        both = [
            ENGINE.apply_legal(plain, side, action, left),
            ENGINE.apply_legal(planned, side, action, right),
        ]
        decisions += 1
    plain, planned = (applied.position for applied in both)
    assert told(both[0], GERMAN) == told(both[1], GERMAN)
    assert ENGINE.view(plain, GERMAN) == ENGINE.view(planned, GERMAN)
    assert ENGINE.pending(plain) == ENGINE.pending(planned)
    assert decisions > 5
    assert both[1].position.public.turn == start.public.turn + 1
    assert both[1].position.private[ALLIED].plan == target


def _at_the_mission(position: Any) -> bool:
    """Whether a mission is to be flown or cancelled now."""
    frame = position.frames[-1]
    return isinstance(frame, Combat) and frame.stage == "mission"
