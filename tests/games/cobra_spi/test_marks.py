"""Who has moved or attacked is marked on its counter."""

from __future__ import annotations

import pytest

from bocage.kernel.chance import Scripted
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import Illegal
from bocage.kernel.wording import parse

MODULE = load_module("cobra-spi")
UNITS = [
    {"id": "US30", "at": "3217"},
    {"id": "US29", "at": "3216"},
    {"id": "914/352", "at": "3218", "steps": 1},
]


@pytest.mark.parametrize(
    ("phase", "action", "mark", "who"),
    [
        ("movement", "move by US29 path 3217", "moved", "US29"),
        ("combat", "attack on 3218 by US30", "fought", "US30"),
    ],
)
def test_who_has_done_its_work_is_marked(phase: str, action: str, mark: str, who: str):
    state = {"phase": phase, "side": "allied", "weather": "storm"}
    spec = {"scenario": "blank", "board": {}, "unit": UNITS, "state": state}
    book, position = MODULE.scene(spec, "")
    engine = Engine.over(MODULE, book)
    assert not any(marks(engine, position).values())
    act = parse(action, MODULE.actions)
    assert not isinstance(act, Illegal)
    applied = engine.apply(position, "allied", act, Scripted([1]))
    assert not isinstance(applied, Illegal), applied
    assert {unit for unit, found in marks(engine, applied.position).items() if mark in found} == {
        who
    }


def marks(engine: Engine, position) -> dict[str, tuple[str, ...]]:
    """The marks of each counter, as a spectator sees them."""
    view = engine.view(position, None)
    return {piece.id: piece.marks for piece in MODULE.pieces(engine.book, view)}


def test_who_has_attacked_may_still_advance():
    units = [UNITS[0], {"id": "US29", "at": "3318"}, UNITS[2]]
    state = {"phase": "combat", "side": "allied", "weather": "storm"}
    book, position = MODULE.scene(
        {"scenario": "blank", "board": {}, "unit": units, "state": state}, ""
    )
    engine = Engine.over(MODULE, book)
    told: list[tuple[str, ...] | None] = []
    deeds = {
        "attack on 3218 by US29,US30": "allied",
        "lose steps 914/352:1": "german",
        "advance US29 path 3218": "allied",
    }
    for text, side in deeds.items():
        act = parse(text, MODULE.actions)
        assert not isinstance(act, Illegal)
        applied = engine.apply(position, side, act, Scripted([1] if not told else []))
        assert not isinstance(applied, Illegal), applied
        position = applied.position
        told.append(MODULE.acted(book, engine.view(position, "allied")))
    assert told[1:] == [(), ("US29",)]


@pytest.mark.parametrize(
    ("side", "phase", "clause"),
    [
        ("german", "movement", "seq.2"),
        ("german", "mechanised", "seq.3"),
        ("allied", "movement", "seq.4"),
        ("allied", "mechanised", "seq.5"),
    ],
)
def test_a_movement_phase_is_asked_by_its_own_clause(side: str, phase: str, clause: str):
    units = [{"id": "BR15", "at": "3217"}, {"id": "3/2", "at": "2525"}]
    state = {"phase": phase, "side": side, "weather": "storm"}
    spec = {"scenario": "blank", "board": {}, "unit": units, "state": state}
    book, position = MODULE.scene(spec, "")
    asks = Engine.over(MODULE, book).asks(position)
    assert [(ask.prompt, ask.clause) for ask in asks] == [("move", clause)]
