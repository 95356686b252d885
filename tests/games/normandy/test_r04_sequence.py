"""Chapter 4: the boxes of a day, in their order."""

from typing import Any

import pytest
from msgspec.structs import replace

from bocage.games.normandy import module
from bocage.games.normandy import types as t
from bocage.games.normandy.flow import boxes
from bocage.games.normandy.rules.r04_sequence import EndTurnStep
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from tests.games.normandy.firing import Table, row

NIGHT, FORENOON, AFTERNOON = 22, 23, 24


def names(turn):
    found = []
    for box in boxes(turn):
        side = getattr(box, "side", "")
        name = type(box).__name__
        if getattr(box, "mechanized", False):
            name = "Mechanized"
        found.append(f"{name} {side}".strip())
    return found


def order(found, *wanted):
    """Whether these stand there in this order."""
    places = [found.index(word) for word in wanted]
    return places == sorted(places)


@pytest.mark.covers("4.A1", "4.A1r", "4.A1a")
def test_the_night_begins_with_weather_reinforcements_replacements_and_plots():
    assert order(
        names(NIGHT),
        *("Weather", "Reinforce allied", "Reinforce german"),
        *("Replace allied", "Replace german", "Plot", "Engineers allied"),
    )
    assert not {"Weather", "Plot", "Replace allied"} & set(names(FORENOON))


@pytest.mark.covers("4.A2", "4.A3", "10.5b")
def test_at_night_both_sides_have_the_same_four_steps():
    found = names(NIGHT)
    for side in t.SIDES:
        steps = [f"{step} {side}" for step in ("Engineers", "ReadyGuns", "Movement", "Combat")]
        assert order(found, *steps)
        assert f"Mechanized {side}" not in found
    assert order(found, "Combat allied", "Engineers german")


@pytest.mark.covers("4.B1", "4.B2", "4.B3", "4.C")
def test_by_day_guns_are_readied_before_anybody_moves_and_recon_comes_last():
    found = names(FORENOON)
    for side in t.SIDES:
        steps = [f"{step} {side}" for step in ("ReadyGuns", "Movement", "Combat", "Mechanized")]
        assert order(found, *steps)
        assert f"Engineers {side}" not in found
    assert order(found, "Mechanized allied", "ReadyGuns german", "Mechanized german", "Recon")
    assert found[-1] == "EndTurn"
    assert names(AFTERNOON) == found


@pytest.mark.covers("4.B3", "4.D")
def test_at_the_end_of_a_turn_nothing_that_counters_did_in_it_counts_any_more():
    table = Table(f"US-1/16/1 {row(1)}", f"GE-I/914 {row(9)}")
    d = table.draft(t.EndTurn())
    for side, unit in ((t.ALLIED, "US-1/16/1"), (t.GERMAN, "GE-I/914")):
        own = replace(d.private[side].units[unit], spent=6, flags=t.WALKED | t.LEFT_ZONE | t.WADED)
        d.put_private(side, units={**d.private[side].units, unit: own})
    EndTurnStep().run(table.book, d, t.EndTurn())
    for part in d.private.values():
        for own in part.units.values():
            assert (own.spent, own.flags) == (0, t.WADED)  # until it is supplied again


@pytest.mark.covers("4.0a", "4.D", "1.0")
def test_turns_follow_each_other_to_the_last():
    engine: Any = Engine(module, "elle")
    rng = Rng(4)
    position, turns = engine.start(rng).position, []
    while position.outcome is None:
        turns.append(position.public.turn)
        side = engine.pending(position)[0].side
        choice = engine.choice(position, side)
        action = choice.sample(rng, {"end-movement": 900, "end-combat": 900, **QUIET})
        position = engine.apply_legal(position, side, action, rng).position
    row = engine.book.scenario
    assert list(dict.fromkeys(turns)) == list(range(row.first, row.last + 1))
    assert position.outcome.clause != "4.D"


QUIET = {"move": 0, "attack": 0, "break-down": 0, "shed": 0, "look": 0, "look-all": 0}


@pytest.mark.covers("4.0a")
def test_a_phase_that_is_over_is_not_opened_again():
    engine: Any = Engine(module, "elle")
    rng = Rng(4)
    position = engine.start(rng).position
    done = engine.apply(position, "allied", t.EndMovement(), rng).position
    while (asked := engine.pending(done)[0]).prompt == "movement" and asked.side == "allied":
        done = engine.apply(done, "allied", t.EndMovement(), rng).position
    move = engine.choice(position, "allied").sample(Rng(1), module.weights)
    assert engine.why_not(done, "allied", move) is not None


@pytest.mark.covers("2.5")
def test_a_day_has_three_turns():
    assert [t.part_of(turn) for turn in (1, 2, 3, 4)] == ["night", "am", "pm", "night"]
    assert [t.day_of(turn) for turn in (1, 3, 4, 78)] == [1, 1, 2, 26]
