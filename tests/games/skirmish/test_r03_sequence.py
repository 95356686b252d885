"""Chapter 3 - what is told of the sequence of play, and what only its owner is told."""

import pytest

from bocage.games.skirmish import module
from bocage.games.skirmish.events import Drew, Refilled, TurnBegan
from bocage.games.skirmish.types import BLUE, RED, Bid, Done
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine


def first_turn(scenario="estate"):
    """All events of a game in which both sides do nothing for a turn."""
    engine = Engine(module, scenario)
    chance = Rng(7)
    started = engine.start(chance)
    position, told = started.position, list(started.events)
    while position.public.time == 0:
        ask = engine.pending(position)[0]
        answer = (
            Bid(position.private[RED].hand[0]) if ask == engine.ask_of(position, RED) else Bid()
        )
        action = answer if ask.prompt == "bid" else Done()
        applied = engine.apply_legal(position, ask.side, action, chance)
        position, told = applied.position, [*told, *applied.events]
    return engine, started.position, position, told


@pytest.mark.covers("1.5")
def test_1_5_at_the_start_a_side_controls_what_it_occupies_alone():
    _, start, _, told = first_turn()
    assert start.public.control == {"lodge": BLUE, "house": RED}
    kinds = [type(item.event).__name__ for item in told]
    assert kinds.count("Control") == 2


@pytest.mark.covers("2.1", "3.6")
def test_2_1_everybody_hears_how_many_cards_are_drawn_and_only_the_owner_which():
    _, start, after, told = first_turn()
    numbers = [item.event for item in told if isinstance(item.event, Refilled)]
    assert [(event.side, event.number) for event in numbers] == [(BLUE, 3), (RED, 3), (RED, 1)]
    cards = [item for item in told if isinstance(item.event, Drew)]
    assert [item.to for item in cards] == [(BLUE,), (RED,), (RED,)]
    assert cards[0].event.cards == start.private[BLUE].hand
    assert cards[2].event.cards == after.private[RED].hand[-1:]


@pytest.mark.covers("3.1")
def test_3_1_every_turn_begins_with_its_event():
    _, _, _, told = first_turn()
    assert [item.event.time for item in told if isinstance(item.event, TurnBegan)] == [0, 1]
