"""Zones of control as counts, and the declaration of the draft."""

import random

import pytest

from bocage.games.normandy import module
from bocage.games.normandy import types as t
from bocage.games.normandy.book import load_book
from bocage.games.normandy.rules.r21_setup import public_at_start
from bocage.games.normandy.state.field import Field
from bocage.kernel.engine import Engine
from bocage.kernel.module import check_module, offered_names

ELLE = load_book("elle", {})


def pile(side, zoc=True):
    return t.Pile(side, "german" if side == t.GERMAN else "us", 1, zoc, 0)


def test_the_battles_inland_are_offered():
    check_module(module)
    assert module.offered == ("elle", "epsom", "omaha")
    assert module.id in offered_names()
    book = Engine(module, "elle").book  # its actions name units and hexes
    assert module.aliases(book)["space"]["B1018"] == "A4309"
    assert len(module.setup(book).private[t.GERMAN].units) == 20


def test_a_pile_has_a_zone_unless_it_only_supports():
    field = Field(ELLE, {"B3610": pile(t.GERMAN)})
    near = ELLE.grid.neighbours("B3610")
    assert len(near) == 6 and all(field.in_enemy_zone(t.ALLIED, n) for n in near)
    assert not field.in_enemy_zone(t.ALLIED, "B3610")
    assert not any(field.in_enemy_zone(t.GERMAN, n) for n in near)
    assert field.enemy_in(t.ALLIED, "B3610") and not field.enemy_in(t.GERMAN, "B3610")
    alone = Field(ELLE, {"B3610": pile(t.GERMAN, zoc=False)})
    assert not any(alone.in_enemy_zone(t.ALLIED, n) for n in near)


def test_no_zone_in_a_city():
    field = Field(ELLE, {"C3418": pile(t.GERMAN)})
    assert "C3518" in ELLE.grid.neighbours("C3418")
    assert not field.in_enemy_zone(t.ALLIED, "C3518")
    assert Field(ELLE, {"C3518": pile(t.GERMAN)}).in_enemy_zone(t.ALLIED, "C3418")


@pytest.mark.parametrize("seed", range(3))
def test_following_changes_is_counting_anew(seed):
    rng, book = random.Random(seed), load_book("breakout", {})
    piles = dict(public_at_start(book).piles)
    field = Field(book, piles)
    land = [n for n, sea in zip(book.country.names, book.country.sea, strict=True) if not sea]
    for _ in range(300):
        name = rng.choice([rng.choice(list(piles)), rng.choice(land)])
        before = piles.pop(name, None)
        after = rng.choice([None, pile(t.GERMAN), pile(t.ALLIED), pile(t.ALLIED, zoc=False)])
        field.change(name, before, after)
        if after is not None:
            piles[name] = after
    anew = Field(book, piles)
    assert field.zoc == anew.zoc and field.held == anew.held
