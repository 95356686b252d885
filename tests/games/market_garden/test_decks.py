"""Combat cards instead of dice (23.7)."""

from collections import Counter

import pytest

from bocage.games.market_garden import module
from bocage.games.market_garden.events import Drew, Shuffled
from bocage.games.market_garden.rules.r12_advantage import DECK, deck_of
from bocage.games.market_garden.types import Chance
from bocage.kernel.api import Rng
from bocage.kernel.engine import Engine


@pytest.mark.covers("23.7")
def test_a_deck_is_distributed_like_two_dice() -> None:
    thrown = Counter(a + b for a in range(1, 7) for b in range(1, 7))
    assert Counter(DECK) == thrown


@pytest.mark.covers("23.7", "23.71")
def test_all_cards_are_drawn_before_any_comes_again() -> None:
    engine = Engine(module, "garden", {"cards": "on"})
    weights = {"bombard": 60, "strike": 60, "activate": 30, "assault": 90, "reroll": 9, "march": 9}
    used_up = 0
    for seed in range(20):
        for found in cards_of_a_game(engine, Rng(seed), weights).values():
            for at in range(0, len(found) - len(DECK) + 1, len(DECK)):
                assert Counter(found[at : at + len(DECK)]) == Counter(DECK)
                used_up += 1
        if used_up >= 3:
            return
    raise AssertionError("no deck was used up")


@pytest.mark.covers("23.71")
def test_a_deck_may_be_doubled_in_the_same_proportions() -> None:
    single, double = (
        Engine(module, "garden", {"cards": "on", "decks": larger}) for larger in ("off", "on")
    )
    assert Counter(deck_of(single.book)) == Counter(DECK)
    assert Counter(deck_of(double.book)) == {card: 2 * n for card, n in Counter(DECK).items()}


@pytest.mark.covers("23.71")
def test_as_many_cards_are_guessed_as_a_doubled_deck_has_left() -> None:
    engine = Engine(module, "garden", {"cards": "on", "decks": "on"})
    rng = Rng(0)
    position = engine.start(rng).position
    while not position.sealed.decks:
        side = engine.pending(position)[0].side
        choice = engine.choice(position, side)
        assert choice is not None
        action = choice.sample(rng, {"strike": 60})
        assert action is not None
        position = engine.apply_legal(position, side, action, rng).position
    left = {side: len(deck) for side, deck in position.sealed.decks.items()}
    assert min(left.values()) > len(DECK)
    guessed = module.guess(engine.book, engine.view(position, "german"), rng)[1]
    assert {side: len(deck) for side, deck in guessed.decks.items()} == left


@pytest.mark.covers("23.7", "23.71")
def test_a_shuffled_deck_is_told_and_its_cards_count() -> None:
    engine = Engine(module, "garden", {"cards": "on"})
    orders: set[tuple[int, ...]] = set()
    for seed in range(3):
        rng = Rng(seed)
        shuffled: list[str] = []
        drawn: list[int] = []
        applied = engine.start(rng)
        while len(drawn) < 6:
            for told in applied.events:
                if isinstance(told.event, Shuffled):
                    shuffled.append(told.event.side)
                if isinstance(told.event, Drew):
                    drawn.append(told.event.card)
            chance = applied.position.frames[-1] if applied.position.frames else None
            if isinstance(chance, Chance) and drawn:
                assert drawn[-len(chance.dice) :] == list(chance.dice)
            side = engine.pending(applied.position)[0].side
            choice = engine.choice(applied.position, side)
            assert choice is not None
            action = choice.sample(rng, {"strike": 60, "bombard": 60})
            assert action is not None
            applied = engine.apply_legal(applied.position, side, action, rng)
        assert sorted(shuffled) == ["allied", "german"]
        orders.add(tuple(drawn))
    assert len(orders) == 3


def cards_of_a_game(engine: Engine, rng: Rng, weights: dict[str, int]) -> dict[str, list[int]]:
    """The cards that each side draws in a random game; a new deck only when all were drawn."""
    cards: dict[str, list[int]] = {"german": [], "allied": []}
    applied = engine.start(rng)
    while True:
        for told in applied.events:
            if isinstance(told.event, Drew):
                cards[told.event.side].append(told.event.card)
            if isinstance(told.event, Shuffled):
                assert len(cards[told.event.side]) % len(DECK) == 0
        if applied.position.outcome is not None:
            return cards
        side = engine.pending(applied.position)[0].side
        choice = engine.choice(applied.position, side)
        assert choice is not None
        action = choice.sample(rng, weights)
        assert action is not None
        applied = engine.apply_legal(applied.position, side, action, rng)
