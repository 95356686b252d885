"""What skirmish shows beside the map: complete, true to the rules, and blind to what is hidden."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from bocage.games.skirmish import types as t
from bocage.games.skirmish.events import CombatResolved, Fired, FireLost
from bocage.games.skirmish.rules.r05_movement import Ground, why_not_move
from bocage.games.skirmish.rules.r09_supply import supplied_spaces
from bocage.games.skirmish.table import forecasts, overlays
from bocage.kernel.api import Pass
from bocage.kernel.chance import Rng, Scripted
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.nouns import Partial
from bocage.kernel.usual import proposal
from tests.beside import Guided, check_guide, check_said, check_status, moments

MODULE = load_module("skirmish")
ENGINES: list[Any] = [Engine(MODULE, name) for name in MODULE.scenarios]
IDS = MODULE.scenarios


@pytest.mark.parametrize("engine", ENGINES, ids=IDS)
def test_everything_that_is_shown_can_be_said(engine):
    for seed in range(3):
        for number, (position, side, action) in enumerate(moments(engine, seed)):
            if number % 5 and action is not None:
                continue
            for who in (*MODULE.sides, None):
                view = engine.view(position, who)
                check_said(engine, *MODULE.panels(engine.book, view))
                check_status(engine, view)
            if action is not None:
                view = engine.view(position, side)
                check_said(engine, *MODULE.forecast(engine.book, view, action))


# -- hidden things ----------------------------------------------------------------------------


def shown(engine, position, side, action=None):
    book, view = engine.book, engine.view(position, side)
    unit = next(iter(position.public.units))
    return (
        MODULE.panels(book, view),
        MODULE.status(book, view),
        MODULE.unit_layers(book, view, unit, MODULE.unit_layer_ids),
        MODULE.layers(book, view, MODULE.layer_ids),
        MODULE.forecast(book, view, action) if action else (),
    )


@pytest.mark.parametrize("engine", ENGINES, ids=IDS)
def test_what_one_side_sees_does_not_depend_on_what_the_other_hides(engine):
    rng, different = Rng(1), 0
    for position, side, action in moments(engine, 5):
        if action is None:
            continue
        for who in (side, None):
            view = engine.view(position, who)
            other = engine.guess(view, rng)
            different += other.private != position.private
            mine = action if who == side else None
            assert shown(engine, other, who, mine) == shown(engine, position, who, mine)
    assert different > 20


def test_a_hand_is_shown_to_its_owner_only():
    engine = ENGINES[0]
    position = engine.start(Rng(2)).position
    for who in (*MODULE.sides, None):
        hands = {p.id: p for p in MODULE.panels(engine.book, engine.view(position, who))}
        for side in MODULE.sides:
            hand = hands[f"hand-{side}"]
            held = position.private[side].hand
            assert [card.id for card in hand.cards] == (list(held) if who == side else [])
            assert hand.count == len(held) and hand.private


# -- forecasts --------------------------------------------------------------------------------


def play_out(engine, position, chance):
    """Everybody passes until the roll has had its effect; the answer is that event."""
    events: list[Any] = []
    while True:
        for event in events:
            if isinstance(event, Fired | FireLost | CombatResolved):
                return event
        side = engine.pending(position)[0].side
        applied = engine.apply(position, side, Pass(), chance)
        events = [emitted.event for emitted in applied.events]
        position = applied.position


def result_of(event):
    if isinstance(event, CombatResolved):
        return f"{event.attacker_hits}/{event.defender_hits}"
    if isinstance(event, FireLost):
        return "odd-lost"
    return "odd-hit" if event.total >= 7 else "odd-miss"


def frequencies(engine, position, side, action, roller):
    """Every card of the roller's pile on top, and for a mishap every space."""
    deck = position.sealed.decks[roller]
    found: Counter[str] = Counter()
    spaces = len(engine.book.spaces)
    for card in deck:
        rest = tuple(held for held in deck if held != card)
        decks = {**position.sealed.decks, roller: (card, *rest)}
        start = replace(position, sealed=t.Sealed(decks))
        mishap = engine.book.cards[card].mishap
        for draw in range(spaces) if mishap else (0,):
            chance = Scripted([draw] if mishap else [])
            applied = engine.apply(start, side, action, chance)
            events = [emitted.event for emitted in applied.events]
            rolled = [e for e in events if isinstance(e, Fired | FireLost | CombatResolved)]
            event = rolled[0] if rolled else play_out(engine, applied.position, chance)
            found[result_of(event)] += 1 if mishap else spaces
    return found


@pytest.mark.parametrize("engine", ENGINES, ids=IDS)
def test_forecasts_are_what_happens(engine):
    seen: Counter[str] = Counter()
    for seed in range(40):
        for position, side, action in moments(engine, seed, MODULE.biases["attack"]):
            if not isinstance(action, t.Fire | t.Attack):
                continue
            if len(position.sealed.decks[side]) < 3:  # the pile would run out and be shuffled
                continue
            view = engine.view(position, side)
            (forecast,) = MODULE.forecast(engine.book, view, action)
            wanted = frequencies(engine, position, side, action, side)
            per = sum(wanted.values()) // forecast.of
            told = {_named(odd): odd.share * per for odd in forecast.odds}
            assert told == dict(wanted)
            assert sum(odd.share for odd in forecast.odds) == forecast.of
            seen[type(action).__name__] += 1
    assert seen["Attack"] > 10 and seen["Fire"] > 0


def _named(odd):
    if odd.title.id == "odd-hits":
        return f"{odd.title.args['attacker']}/{odd.title.args['defender']}"
    return odd.title.id


def test_a_card_changes_the_forecast():
    engine = ENGINES[0]
    found = set()
    for seed in range(60):
        for position, side, action in moments(engine, seed, MODULE.biases["attack"]):
            if isinstance(action, t.Play) and isinstance(position.frames[-1], t.CombatCards):
                view = engine.view(position, side)
                (played,) = MODULE.forecast(engine.book, view, action)
                (passed,) = MODULE.forecast(engine.book, view, Pass())
                found.add(played.title == passed.title)
    assert False in found


def test_who_passes_on_a_reroll_is_told_what_the_card_means():
    engine = ENGINES[0]
    asked = 0
    for seed in range(20):
        for position, side, action in moments(engine, seed, MODULE.biases["react"]):
            if action is not None and isinstance(position.frames[-1], t.RerollCards):
                view = engine.view(position, side)
                (now,) = MODULE.forecast(engine.book, view, Pass())
                lies = book_card(engine, view)
                assert sum(odd.share for odd in now.odds) == now.of
                assert len(now.odds) == 1 or lies.mishap
                again = MODULE.forecast(engine.book, view, t.Reroll())
                assert len(again) == 1
                asked += isinstance(action, t.Reroll)
    assert asked


def test_rolls_are_the_cards_revealed():
    engine = ENGINES[0]
    rng = Rng(4)
    position, events = engine.start(rng).position, []
    while position.outcome is None:
        side = engine.pending(position)[0].side
        action = engine.choice(position, side).sample(rng, MODULE.weights)
        applied = engine.apply_legal(position, side, action, rng)
        events += [emitted.event for emitted in applied.events]
        position = applied.position
    rolls = MODULE.rolls(engine.book, events)
    assert rolls and all(roll.clause in MODULE.dice and 1 <= roll.face <= 6 for roll in rolls)
    assert forecasts.DICE["7.1"].faces == 6


# -- layers -----------------------------------------------------------------------------------


def all_ends(ground, unit):
    found: set[str] = set()
    queue: list[tuple[str, ...]] = [()]
    while queue:
        path = queue.pop()
        if path and why_not_move(ground, t.Move(unit, path)) is None:
            found.add(path[-1])
        queue += [(*path, s) for s in ground.onward(unit, path) if s not in path]
    return found


@pytest.mark.parametrize("engine", ENGINES, ids=IDS)
def test_reach_is_where_a_unit_may_move(engine):
    book = engine.book
    for position, _, action in list(moments(engine, 7))[::7]:
        if action is None:
            continue
        view = engine.view(position, None)
        for unit in position.public.units:
            public: Any = overlays.placed(book, position.public, unit, None)
            ground = Ground(book, public, book.side_of[unit])
            (layer,) = MODULE.unit_layers(book, view, unit, ("reach",))
            assert set(layer.hexes) == all_ends(ground, unit) - {public.units[unit].at}
            assert set(layer.notes) == set(layer.hexes)


@pytest.mark.parametrize("engine", ENGINES, ids=IDS)
def test_a_supply_line_leads_to_a_source_or_there_is_none(engine):
    book = engine.book
    for position, _, action in list(moments(engine, 3))[::5]:
        if action is None:
            continue
        view = engine.view(position, None)
        for unit in position.public.units:
            for at in (None, book.spaces[0], book.spaces[-1]):
                public: Any = overlays.placed(book, position.public, unit, at)
                (layer,) = MODULE.unit_layers(book, view, unit, ("supply",), at)
                side, here = book.side_of[unit], public.units[unit].at
                supplied = here in supplied_spaces(book, public, side)
                assert bool(layer.lines) == supplied
                if supplied:
                    (line,) = layer.lines
                    assert line[0] == here and line[-1] in book.plan.sources[side]


def test_a_unit_that_is_not_on_the_map_has_layers_only_where_it_is_put():
    engine = ENGINES[0]
    view = engine.view(engine.start(Rng(1)).position, "blue")
    assert MODULE.unit_layers(engine.book, view, "b1a", ("reach",)) == ()
    (layer,) = MODULE.unit_layers(engine.book, view, "b1a", ("reach",), "0103")
    assert layer.hexes


# -- the guide --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(25))
def test_the_guided_turn_can_be_done_whatever_happens(seed):
    Guided(ENGINES[0], seed).follow()


def test_the_guide_can_be_said():
    engine = ENGINES[0]
    guide = MODULE.guide(engine.book, "crossroads")
    check_guide(engine)
    for step in guide.steps:
        assert all(unit in engine.book.counters for unit in step.pieces)
        assert all(space in engine.book.spaces for space in step.spaces)
    assert MODULE.guide(engine.book, "estate") is None


def book_card(engine: Engine, view: t.Seen) -> Any:
    """The card that lies there."""
    rolling = next(f for f in reversed(view.frames) if isinstance(f, t.Rolling))
    return engine.book.cards[rolling.card]


# -- the usual answer -------------------------------------------------------------------------


def usual(engine, position, side, do, fields):
    """What is filled in after these fields, in a question that offers the action."""
    view = engine.view(position, side)
    return proposal(engine, view, engine.choice_of_view(view)[1], Partial(do, fields))


def test_an_attack_is_filled_in_with_all_that_can():
    engine, most = ENGINES[0], 0
    for seed in range(4):
        for position, side, action in moments(engine, seed):
            if isinstance(action, t.Attack):
                found = usual(engine, position, side, "attack", {"space": action.space})
                assert set(action.by) <= set(found.by)
                assert not found.hq
                most = max(most, len(found.by))
    assert most > 1


def test_hits_are_filled_in_where_only_one_unit_can_take_them():
    engine = ENGINES[0]
    met: Counter[bool] = Counter()
    for seed in range(12):
        for position, side, action in moments(engine, seed):
            if isinstance(action, t.Settle):
                found = usual(engine, position, side, "settle", {"retreat": action.retreat})
                alone = len(position.frames[-1].units) == 1
                assert found == (action if alone and action.losses else None)
                met[alone] += 1
    assert met[True]
    assert met[False]
