"""What Cobra shows beside the map: complete, and true to the rules."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from bocage.families.cobra import types as t
from bocage.families.cobra.events import Bombed, CombatResolved, WeatherRolled
from bocage.families.cobra.rules.c05_movement import Party, move_form, why_not_move
from bocage.families.cobra.rules.c10_supply import in_supply
from bocage.families.cobra.state import Ways
from bocage.families.cobra.table.panels import off_map
from bocage.kernel.chance import Rng, Scripted
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from tests.beside import Guided, check_guide, check_said, check_status, moments

MODULE = load_module("cobra-spi")
ENGINE: Any = Engine(MODULE, "breakout")
BOOK = ENGINE.book


def test_everything_that_is_shown_can_be_said():
    for number, (position, side, action) in enumerate(moments(ENGINE, 2)):
        if number % 25 and action is not None:
            continue
        view = ENGINE.view(position, None)
        check_said(ENGINE, *MODULE.panels(BOOK, view))
        check_status(ENGINE, view)
        if action is not None:
            seen = ENGINE.view(position, side)
            check_said(ENGINE, *MODULE.forecast(BOOK, seen, action))


def test_every_reinforcement_is_in_a_pool_on_the_map_or_gone():
    for position, _, _ in list(moments(ENGINE, 4))[::60]:
        view = ENGINE.view(position, None)
        panels = {panel.id: panel for panel in MODULE.panels(BOOK, view)}
        for side in MODULE.sides:
            pool = panels[f"arrivals-{side}"]
            waiting = {piece.id for _, pieces in pool.groups for piece in pieces}
            there = set(position.public.units) | set(position.public.fates)
            due = {unit for unit in BOOK.arrivals if BOOK.side_of[unit] == side}
            assert waiting == due - there
            gone = panels[f"gone-{side}"]
            out = {piece.id for _, pieces in gone.groups for piece in pieces}
            assert out == {u for u in position.public.fates if BOOK.side_of[u] == side}


def test_victory_points_add_up():
    for position, _, _ in list(moments(ENGINE, 6))[::80]:
        for panel in MODULE.panels(BOOK, ENGINE.view(position, None)):
            if panel.id.startswith("victory-"):
                total, *parts = (int(line.value) for line in panel.lines)
                assert total == sum(parts)


# -- forecasts --------------------------------------------------------------------------------


def rolled(position, side, action, die):
    """The event of the roll, if the defender lets nobody help."""
    chance = Scripted([die])
    applied = ENGINE.apply(position, side, action, chance)
    while True:
        for emitted in applied.events:
            if isinstance(emitted.event, CombatResolved | Bombed | WeatherRolled):
                return emitted.event
        asks = ENGINE.pending(applied.position)
        quiet = t.Lead() if asks[0].prompt == "lead" else t.Done()
        if asks[0].prompt == "excess":
            return None
        applied = ENGINE.apply(applied.position, asks[0].side, quiet, chance)


def cell(number):
    return "e" if number == -1 else str(number) if number else "-"


def result_of(event):
    if isinstance(event, CombatResolved):
        return f"{cell(event.attacker)}/{cell(event.defender)}"
    if isinstance(event, Bombed):
        return cell(event.defender)
    return f"weather-{event.weather}"


@pytest.mark.parametrize("bias", ["combat", "overrun", "retreat"])
def test_forecasts_are_what_happens(bias):
    seen: Counter[str] = Counter()
    for position, side, action in moments(ENGINE, 11, MODULE.biases[bias]):
        if action is None:
            continue
        for forecast in MODULE.forecast(BOOK, ENGINE.view(position, side), action):
            events = [rolled(position, side, action, die) for die in range(6)]
            if None in events:
                continue
            told = {odd.title.text or odd.title.id: odd.share for odd in forecast.odds}
            assert told == dict(Counter(map(result_of, events)))
            assert sum(told.values()) == forecast.of == 6
            seen[type(action).__name__] += 1
    assert seen["Attack"] > 10 and seen["Done"] > 10 and seen["Lead"] > 0
    assert bias != "overrun" or seen["Overrun"] > 2


def still_open(forecast: Any) -> list[str]:
    """What may still change a forecast: all its notes but the one of the odds before the shifts."""
    return [note.id for note in forecast.notes if note.id != "note-odds"]


def test_a_defender_that_is_told_to_be_trapped_cannot_retreat():
    fates: Counter[str] = Counter()
    for position, side, action in moments(ENGINE, 12, MODULE.biases["combat"]):
        if not isinstance(action, t.Attack):
            continue
        (forecast,) = MODULE.forecast(BOOK, ENGINE.view(position, side), action)
        results: list[str] = []  # by die, rolled once for all odds
        for odd in forecast.odds:
            fate = odd.text.args["fate"]
            if not odd.text.args["defender"] or fates[fate] > 15 or still_open(forecast):
                continue
            results = results or [result_of(rolled(position, side, action, d)) for d in range(6)]
            die = results.index(odd.title.text)
            after = ENGINE.apply(position, side, action, Scripted([die])).position
            asked = ENGINE.pending(after)[0]
            top = after.frames[-1]
            if fate == "doomed":
                assert not isinstance(top, t.Suffering) or top.side == side
            else:
                assert asked.prompt == "result" and top.stage == (
                    "result" if fate == "free" else "losses"
                )
            fates[fate] += 1
    assert all(fates[fate] for fate in ("free", "trapped", "doomed"))


def test_help_by_a_headquarters_moves_the_column_of_the_forecast():
    moved = 0
    for position, side, action in moments(ENGINE, 13, MODULE.biases["combat"]):
        if isinstance(action, t.Lead) and action.hq:
            view = ENGINE.view(position, side)
            (led,) = MODULE.forecast(BOOK, view, action)
            (alone,) = MODULE.forecast(BOOK, view, t.Lead())
            moved += led.title != alone.title
            assert not still_open(led)
    assert moved


def test_rolls_tell_whose_they_are():
    rng = Rng(4)
    applied = ENGINE.start(rng)
    position, events = applied.position, [emitted.event for emitted in applied.events]
    dice = 0
    while position.outcome is None:
        side = ENGINE.pending(position)[0].side
        action = ENGINE.choice(position, side).sample(rng, MODULE.weights)
        applied = ENGINE.apply_legal(position, side, action, rng)
        events += [emitted.event for emitted in applied.events]
        position = applied.position
        dice = position.draws
    rolls = MODULE.rolls(BOOK, events)
    assert len(rolls) == dice
    weather = [roll.side for roll in rolls if roll.clause == "seq.6"]
    assert weather == ["german", "allied"] * 13


# -- layers of a unit -------------------------------------------------------------------------


def test_reach_is_where_a_unit_may_move():
    checked = 0
    for position, side, action in list(moments(ENGINE, 8))[::23]:
        if action is None or not isinstance(position.frames[-1], t.Movement):
            continue
        view = ENGINE.view(position, side)
        turn = next(f for f in position.frames if isinstance(f, t.PlayerTurn))
        for unit in list(position.public.units)[::17]:
            if BOOK.side_of[unit] != side or position.public.units[unit].truck:
                continue
            ways = Ways(BOOK, position.public, turn, position.frames[-1])
            (layer,) = MODULE.unit_layers(BOOK, view, unit, ("reach",))
            ends = set(layer.hexes)
            assert ends == ends_of(ways, unit) - {position.public.units[unit].at}
            checked += 1
    assert checked > 10


def ends_of(ways, unit):
    """Every end of a legal move, hex by hex: of the ways to a hex the cheapest goes on."""
    best: dict[str, int] = {}
    queue: list[tuple[str, ...]] = [()]
    if unit in ways.phase.stopped or unit in ways.phase.ended:
        return set()
    while queue:
        path = queue.pop(0)
        for there in Party(ways, (unit,)).onward(path):
            way = (*path, there)
            if why_not_move(ways, t.Move((unit,), way)) is not None:
                continue
            cost = ways.cost(unit, way)
            if there not in best or cost < best[there]:
                best[there] = cost
                queue.append(way)
    assert move_form(ways) is not None
    return set(best)


def test_supply_lines_are_there_for_those_in_supply():
    lost = 0
    for position, _, _ in list(moments(ENGINE, 9))[::40]:
        view = ENGINE.view(position, None)
        lines = BOOK.lines(position.public)
        for unit, state in position.public.units.items():
            side = BOOK.side_of[unit]
            (layer,) = MODULE.unit_layers(BOOK, view, unit, ("supply",))
            assert bool(layer.lines) == in_supply(BOOK, lines, side, state.at)
            lost += not layer.lines
            for line in layer.lines:
                assert line[0] == state.at and line[-1] in BOOK.sources[side].hexes
                pairs = pairwise(line)
                assert all(b in BOOK.country.next_to[a] for a, b in pairs)
    assert lost


def test_layers_of_a_unit_that_stands_elsewhere():
    position = ENGINE.start(Rng(1)).position
    view = ENGINE.view(position, None)
    ids = MODULE.unit_layer_ids
    assert MODULE.unit_layers(BOOK, view, "326a", ids) == ()
    layers = {x.id: x for x in MODULE.unit_layers(BOOK, view, "326a", ids, "3020")}
    assert layers["zoc"].hexes and layers["reach"].hexes and layers["supply"].lines
    (radius,) = MODULE.unit_layers(BOOK, view, "ISS", ("command",), "3020")
    assert "3020" in radius.hexes


def test_counters_off_the_map_are_as_printed():
    piece = off_map(BOOK, "US28")
    assert (piece.at, piece.steps) == ("", piece.full)


# -- the guide --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_the_guided_turn_can_be_done_whatever_happens(seed):
    Guided(ENGINE, seed).follow()


def test_the_guide_can_be_said():
    guide = MODULE.guide(BOOK, "breakout")
    check_guide(ENGINE)
    units = {row.unit for row in BOOK.setup}
    for step in guide.steps:
        assert set(step.pieces) <= units
        assert all(hex_ in BOOK.country.names for hex_ in step.spaces)


def test_a_division_on_trucks_has_the_reach_of_all_of_it():
    position = next(
        position
        for position, side, _ in moments(ENGINE, 3)
        if isinstance(position.frames[-1], t.Movement) and side == t.ALLIED
    )
    units = position.public.units
    mates = next(m for m in BOOK.us_infantry.values() if len(m) > 1 and all(u in units for u in m))
    at = units[mates[0]].at
    riding = {unit: replace(units[unit], at=at, truck=True) for unit in mates}
    view = ENGINE.view(position, None)
    view = replace(view, public=replace(view.public, units={**units, **riding}))
    found = [MODULE.unit_layers(BOOK, view, unit, ("reach",))[0] for unit in mates]
    assert found[0].hexes
    assert all(layer == found[0] for layer in found)
