"""What Market Garden shows beside the map: complete, and true to the rules."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from bocage.games.market_garden import types as t
from bocage.games.market_garden.events import (
    AssaultResolved,
    Bombarded,
    DemolitionTried,
    InfiltrationTried,
    RepairTried,
    SeizureTried,
)
from bocage.games.market_garden.rules.r20_dday_3_landing import reach as reach_of
from bocage.games.market_garden.rules.r21_victory import victory_points
from bocage.games.market_garden.state import lay
from bocage.games.market_garden.table import overlays
from bocage.games.market_garden.table.luck import sums, tenths
from bocage.games.market_garden.table.moments import of_bombs
from bocage.games.market_garden.table.panels import charts, comes
from bocage.kernel.api import Pass
from bocage.kernel.chance import Rng, Scripted
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.text import LANGUAGES, load_texts
from tests.beside import Guided, check_guide, check_said, check_status, moments

MODULE: Any = load_module("market-garden")
ENGINE: Any = Engine(MODULE, "garden")
BOOK = ENGINE.book
ALL_OPTIONS = {option.id: "on" for option in MODULE.options}


def top(position):
    """The frame that is being played; None when the game is over."""
    return position.frames[-1] if position.frames else None


@pytest.mark.parametrize("options", [{}, ALL_OPTIONS])
def test_everything_that_is_shown_can_be_said(options):
    engine: Any = Engine(MODULE, "garden", options)
    for number, (position, side, action) in enumerate(moments(engine, 2)):
        view = engine.view(position, None)
        if number % 25 == 0 or action is None:
            check_said(engine, *MODULE.panels(engine.book, view))
            check_status(engine, view)
        if action is not None and number % 3 == 0:
            seen = engine.view(position, side)
            check_said(engine, *MODULE.forecast(engine.book, seen, action))


def test_every_reinforcement_is_in_a_pool_on_the_map_or_gone():
    for position, _, _ in list(moments(ENGINE, 4))[::60]:
        public = position.public
        panels = {panel.id: panel for panel in MODULE.panels(BOOK, ENGINE.view(position, None))}
        for side in MODULE.sides:
            waiting = {p.id for _, pieces in panels[f"arrivals-{side}"].groups for p in pieces}
            gone = {p.id for _, pieces in panels[f"gone-{side}"].groups for p in pieces}
            mine = {unit for unit in BOOK.of_side[side] if comes(BOOK, unit)}
            mine |= {unit for unit in BOOK.of_side[side] if BOOK.counters[unit].date == "start"}
            assert waiting | gone | (set(public.units) & mine) == mine
            assert gone == {unit for unit in public.gone if BOOK.side_of[unit] == side}
        box = {p.id for _, pieces in panels["uk"].groups for p in pieces}
        assert box == {unit for unit, state in public.units.items() if state.at == "UK"}


def test_victory_points_are_what_the_areas_earn():
    for position, _, _ in list(moments(ENGINE, 6))[::40]:
        public = position.public
        (panel,) = (
            p for p in MODULE.panels(BOOK, ENGINE.view(position, None)) if p.id == "victory"
        )
        total, *parts, penalty = panel.lines
        assert int(total.value) == victory_points(BOOK, public).total
        earned = sum(int(line.value) for line in parts if line.value.isdecimal())
        assert int(total.value) == earned - (int(penalty.value) >= 6)


# -- forecasts --------------------------------------------------------------------------------


def played(position, side, action, dice, forward=""):
    """All events up to the next decision that is not about a forward unit or a re-roll."""
    chance = Scripted([*(die - 1 for die in dice), *SPARE])
    applied = ENGINE.apply_legal(position, side, action, chance)
    events = [emitted.event for emitted in applied.events]
    while True:
        asks = ENGINE.pending(applied.position)
        if not asks or asks[0].prompt not in ("forward", "reroll") or is_about(events):
            return events
        answer = t.Forward(forward) if asks[0].prompt == "forward" else Pass()
        applied = ENGINE.apply_legal(applied.position, asks[0].side, answer, chance)
        events += [emitted.event for emitted in applied.events]


SPARE = [5] * 200  # dice that come after those that matter
TRIED = (SeizureTried, RepairTried, DemolitionTried, InfiltrationTried)
ROLLED = (AssaultResolved, Bombarded, *TRIED)


def is_about(events):
    return any(isinstance(event, ROLLED) for event in events)


def pair(total):
    """Two dice that come to this."""
    return (total - 6, 6) if total > 7 else (1, total - 1)


def all_sums():
    often = sums()
    return [(a, b, often[a] * often[b]) for a in often for b in often]


def quiet(position):
    """The same with nobody to roll again."""
    return replace(position, public=replace(position.public, advantage="none"))


def word_of(event, most):
    if event.result != "success":
        return (f"odd-{event.result}", 0)
    return ("wiped", 0) if event.points > most else ("odd-points", event.points)


def told_of(odd):
    word = "wiped" if odd.title.id in ("odd-overrun", "odd-wiped") else odd.title.id
    return (word, odd.title.args.get("points", 0))


def test_forecasts_of_assaults_are_what_happens():
    checked = 0
    for seed in (11, 12):
        for position, side, action in moments(ENGINE, seed):
            if not isinstance(action, t.Assault) or checked > 6:
                continue
            calm = quiet(position)
            forecast = MODULE.forecast(BOOK, ENGINE.view(calm, side), action)[0]
            notes = {note.id: note.args for note in forecast.notes}
            forward = notes["note-defence"]["unit"]
            here = lay(BOOK, calm.public)
            enemy = t.other(side)
            most = sum(4 - calm.public.units[u].state for u in here.of(enemy, action.space))
            found: Counter[Any] = Counter()
            for mine, theirs, share in all_sums():
                events = played(calm, side, action, (*pair(mine), *pair(theirs)), forward)
                (event,) = (e for e in events if isinstance(e, AssaultResolved))
                found[word_of(event, most)] += share
            assert {told_of(odd): odd.share for odd in forecast.odds} == dict(found)
            checked += 1
    assert checked > 4


def test_forecasts_of_bombardments_are_what_happens():
    checked: Counter[str] = Counter()
    for seed in (11, 12, 13):
        for position, side, action in moments(ENGINE, seed):
            kind = type(action).__name__
            if not isinstance(action, t.Bombard | t.Strike) or checked[kind] > 2:
                continue
            calm = quiet(position)
            forecast = MODULE.forecast(BOOK, ENGINE.view(calm, side), action)[0]
            average, nothing = 0, 0
            for mine, theirs, share in all_sums():
                events = played(calm, side, action, (*pair(mine), *pair(theirs)))
                (event,) = (e for e in events if isinstance(e, Bombarded))
                average += event.points * share
                nothing += share * (event.points == 0)
            notes = {note.id: note.args for note in forecast.notes}
            assert notes["note-average"]["points"] == tenths(average, 1296)
            told = {odd.title.id: odd.share for odd in forecast.odds}
            assert told.get("odd-nothing", 0) >= nothing
            checked[kind] += 1
    assert checked["Strike"] and checked["Bombard"]


def test_a_bombardment_shows_the_dice_of_both_sides_with_their_sums():
    seen = 0
    for position, side, action in moments(ENGINE, 11):
        if not isinstance(action, t.Bombard | t.Strike):
            continue
        told = played(quiet(position), side, action, (2, 3, 1, 6))
        at = next(i for i, event in enumerate(told) if isinstance(event, Bombarded))
        event, before = told[at], told[:at][::-1]
        moment = of_bombs(BOOK, event, before)
        attack, defence = (tally.total for tally in event.tallies)
        sums = {throw.side: (throw.faces, throw.total) for throw in moment.throws}
        foe = t.other(side)
        assert sums == {side: ((2, 3), attack + 5), foe: ((1, 6), defence + 7)}
        seen += 1
    assert seen


def test_forecasts_of_one_die_are_what_happens():
    checked: Counter[str] = Counter()
    weights = {**MODULE.weights, "seize": 200, "demolish": 100, "infiltrate": 60, "attempt": 100}
    good = ("odd-seized", "odd-repaired", "odd-blown", "odd-infiltrated")
    for seed in range(20, 26):
        for position, side, action in moments(ENGINE, seed, weights):
            kind = type(action).__name__
            if not isinstance(action, t.Seize | t.Repair | t.Demolish | t.Attempt):
                continue
            if checked[kind] > 3:
                continue
            calm = quiet(position)
            (forecast,) = MODULE.forecast(BOOK, ENGINE.view(calm, side), action)
            success = 0
            for die in range(1, 7):
                (event,) = (e for e in played(calm, side, action, (die,)) if isinstance(e, TRIED))
                success += event.success
            told = {odd.text.id: odd.share for odd in forecast.odds}
            assert sum(told.get(word, 0) for word in good) == success
            checked[kind] += 1
    assert checked["Seize"] and checked["Demolish"] and checked["Attempt"]


def test_the_sunset_is_foretold():
    found = 0
    for position, side, action in moments(ENGINE, 31):
        public, frame = position.public, top(position)
        if not isinstance(frame, t.Half) or side != t.ALLIED or public.impulse < 3:
            continue
        assert action is not None
        told = MODULE.forecast(BOOK, ENGINE.view(position, side), t.Rest())
        if frame.stage != "impulse":
            assert not told
            continue
        (forecast,) = told
        shares = {odd.title.id: odd.share for odd in forecast.odds}
        assert shares.get("odd-ends", 0) == sum(
            share for total, share in sums().items() if total + public.drm < public.impulse
        )
        found += 1
    assert found > 2


def test_shares_always_add_up():
    seen: Counter[str] = Counter()
    for position, side, action in moments(ENGINE, 5):
        if action is None:
            continue
        for forecast in MODULE.forecast(BOOK, ENGINE.view(position, side), action):
            assert sum(odd.share for odd in forecast.odds) == forecast.of
            assert all(-2 <= odd.good <= 2 for odd in forecast.odds)
            seen[type(action).__name__] += 1
    assert len(seen) > 5


@pytest.mark.parametrize("options", [{}, {"cards": "on"}])
def test_rolls_are_all_dice_and_cards(options):
    engine: Any = Engine(MODULE, "garden", options)
    rng = Rng(4)
    applied = engine.start(rng)
    events = [emitted.event for emitted in applied.events]
    draws = list(applied.draws)
    while applied.position.outcome is None:
        position = applied.position
        side = engine.pending(position)[0].side
        action = engine.choice(position, side).sample(rng, MODULE.weights)
        applied = engine.apply_legal(position, side, action, rng)
        events += [emitted.event for emitted in applied.events]
        draws += applied.draws
    rolls = MODULE.rolls(BOOK, events)
    dice = [roll for roll in rolls if roll.clause != "23.7"]
    assert len(dice) == sum(draw.clause != "23.71" for draw in draws)
    for roll in rolls:
        die = MODULE.dice[roll.clause]
        assert die.first <= roll.face < die.first + die.faces
    assert bool(options) == any(roll.clause == "23.7" for roll in rolls)


# -- layers of a unit -------------------------------------------------------------------------


def test_reach_is_where_a_unit_may_march():
    checked = 0
    for position, side, action in list(moments(ENGINE, 8))[::3]:
        if not isinstance(top(position), t.Activation) or action is None:
            continue
        choice = ENGINE.choice(position, side)
        view = ENGINE.view(position, side)
        for unit in position.public.units:
            if BOOK.side_of[unit] != side or t.March not in choice.types:
                continue
            acts = overlays.acts_for(BOOK, view, unit)
            if acts is None or acts.activation != position.frames[-1]:
                continue
            reach = set(reach_of(acts, unit))
            near = BOOK.near[position.public.units[unit].at]
            legal = {s for s in near if choice.why_not(t.March((unit,), (s,))) is None}
            assert legal <= reach
            (layer,) = MODULE.unit_layers(BOOK, view, unit, ("reach",))
            assert (layer.title == "reach") == bool(reach)
            assert not reach or set(layer.hexes) == reach
            checked += bool(legal)
    assert checked > 5


def test_supply_lines_are_there_for_those_in_supply():
    lost = 0
    for position, _, _ in list(moments(ENGINE, 9))[::40]:
        view = ENGINE.view(position, None)
        here = lay(BOOK, position.public)
        for unit, state in position.public.units.items():
            side = BOOK.side_of[unit]
            if state.at == "UK":
                continue
            line = overlays.supply_line(here, side, state.at)
            assert bool(line) == here.supplied(side, state.at)
            (layer,) = MODULE.unit_layers(BOOK, view, unit, ("supply",))
            assert (layer.title == "supply") == bool(line)
            lost += not line
            if line:
                assert line[0] == state.at and line[-1] in here.sources(side)
                assert all(b in BOOK.near[a] for a, b in pairwise(line))
    assert lost


def test_guns_and_towers():
    position = ENGINE.start(Rng(1)).position
    view = ENGINE.view(position, None)
    ids = MODULE.unit_layer_ids
    tower = {x.id: x for x in MODULE.unit_layers(BOOK, view, "T-Arnhem", ids)}
    assert tower["range"].title == "range-flak" and "13" in tower["range"].hexes
    assert tower["reach"].title == "reach-none" and tower["retreat"].title == "retreat-none"
    assert MODULE.unit_layers(BOOK, view, "9SSArt", ids) == ()
    gun = {x.id: x for x in MODULE.unit_layers(BOOK, view, "IISSArt", ids, "12")}
    assert gun["range"].title == "range" and set(gun["range"].hexes) == BOOK.two_away["12"]
    assert gun["reach"].hexes and gun["retreat"].lines


# -- the guide and the tables -----------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_the_guided_day_can_be_done_whatever_happens(seed):
    Guided(ENGINE, seed).follow()


def test_the_guide_can_be_said():
    guide = MODULE.guide(BOOK, "garden")
    check_guide(ENGINE)
    for step in guide.steps:
        assert set(step.pieces) <= set(BOOK.counters)
        assert set(step.spaces) <= set(BOOK.spaces)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_end_the_rulebook(lang):
    text = MODULE.book_appendix(lang)
    say = load_texts((MODULE.home / "text",), lang)
    for chart in charts():
        assert f"### {say.say(chart.title.id)}" in text
    printed = "（Arnhem）" if lang == "ja" else ""  # the name on the map beside ours
    assert f"| 13 {say.say('space-13')}{printed} | +4 |" in text
