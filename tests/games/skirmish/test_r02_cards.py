"""Chapter 2 - cards and missions at the start, and who may see them."""

import pytest

from bocage.games.skirmish import module
from bocage.kernel.chance import Rng, Sealed
from bocage.kernel.engine import Engine


def starts(scenario="crossroads", options=None, number=40):
    engine = Engine(module, scenario, options)
    return engine, [engine.start(Rng(seed)).position for seed in range(number)]


@pytest.mark.covers("2.1")
def test_2_1_hands_of_three_from_shuffled_decks():
    engine, positions = starts()
    for side in module.sides:
        deck = sorted(card for card in engine.book.cards if card[0] == side[0])
        hands = {pos.private[side].hand for pos in positions}
        assert len(hands) > 20  # shuffled
        for pos in positions:
            hand = pos.private[side].hand
            assert len(hand) == pos.public.hand_size[side] == 3
            assert sorted((*hand, *pos.sealed.decks[side])) == deck


@pytest.mark.covers("2.1")
def test_2_1_a_view_shows_no_other_hand_and_no_pile():
    engine, positions = starts()
    for pos in positions:
        seen = engine.codec.json(engine.view(pos, "blue")).decode()
        assert not [card for card in pos.private["red"].hand if f'"{card}"' in seen]
        assert not [card for card in pos.sealed.decks["blue"] if f'"{card}"' in seen]
        assert engine.view(pos, "blue").counts.decks == {"blue": 9, "red": 9}


@pytest.mark.covers("2.2")
def test_2_2_missions_are_drawn_at_random_and_kept_secret():
    engine, positions = starts()
    for side in module.sides:
        drawn = {pos.private[side].mission for pos in positions}
        assert drawn == set(engine.book.plan.missions[side])
        for pos in positions:
            other = next(s for s in module.sides if s != side)
            assert engine.view(pos, other).public.missions == {}
            assert engine.view(pos, None).own is None


@pytest.mark.covers("2.2")
def test_2_2_the_mission_draw_uses_chance_with_its_clause():
    engine = Engine(module, "orchard")
    started = engine.start(Sealed(bytes(32)))
    assert [draw.size for draw in started.draws if draw.clause == "2.2"] == [4, 4]


@pytest.mark.covers("11.2")
@pytest.mark.parametrize(("veterans", "size"), [("on", 4), ("off", 3)])
def test_11_2_veterans_hold_four_cards(veterans, size):
    _, positions = starts(options={"veterans": veterans}, number=2)
    assert all(len(pos.private["red"].hand) == size for pos in positions)


@pytest.mark.covers("11.1")
def test_11_1_a_long_day_is_two_spaces_longer():
    assert [Engine(module, "estate", {"long": v}).book.limit for v in ("off", "on")] == [6, 8]
