"""Every roll, draw and result has its moment on the map, in both languages."""

from collections import deque
from typing import Any

import pytest

from bocage.art.moment import Moment
from bocage.families.cobra.events import AttackDeclared, CombatResolved
from bocage.games.combat_commander.events.core import Drawn, Rolled
from bocage.games.combat_commander.events.fire import Defended, Fired
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.server import say
from bocage.tools.contract import Broken, check_sentences
from bocage.tools.contract.common import walk
from bocage.tools.contract.sentences import _untold
from bocage.words import Words

GAMES = ("skirmish", "cobra-spi", "market-garden", "combat-commander")


@pytest.mark.parametrize("name", GAMES)
def test_every_event_with_dice_or_cards_has_a_moment(name):
    module = load_module(name)
    assert module.momentous
    assert _untold(module) == []


def test_one_that_is_left_out_is_named(monkeypatch):
    module = load_module("skirmish")
    some = dict(module.momentous)
    gone = next(iter(some))
    del some[gone]
    monkeypatch.setattr(module.table, "MOMENTS", some)
    with pytest.raises(Broken, match=gone.__name__):
        check_sentences(Engine(module, "estate"), 0, 1)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_moments_of_a_random_game_are_sentences(name, lang):
    module = load_module(name)
    engine = Engine(module, next(iter(module.scenarios)))
    told: deque[Any] = deque(maxlen=80)
    words, met = Words(module, engine.book, lang), 0
    for number, step in enumerate(walk(engine, 11)):
        for emitted in step.applied.events:
            drawn = module.moment(engine.book, emitted.event, told)
            if drawn is not None:
                line = say.moment(words, drawn)
                said = [line.title, line.result, line.about, *(text for _, text in line.cells)]
                said += [part for throw in line.throws for part in (throw.title, throw.card)]
                assert not [part for part in said if "⟦" in part]
                assert line.throws or line.cells
                met += 1
            if emitted.to is None:
                told.appendleft(emitted.event)
        if number > 400:
            break
    assert met > 10


def test_a_combat_of_cobra():
    module = load_module("cobra-spi")
    engine = Engine(module, next(iter(module.scenarios)))
    begun = AttackDeclared("2008:8.1.3", "allied", ("1605",), ("29", "35"))
    event = CombatResolved("2008:8.1.2", "2:1", 1, 0, 2, ())
    line = say.moment(Words(module, engine.book, "en"), module.moment(engine.book, event, (begun,)))
    assert (line.by, line.on, line.side) == (("29", "35"), ("1605",), "allied")
    assert line.result == "The defender takes 2"
    assert line.throws[0].faces == (1,)
    assert line.came == 0 and len(line.cells) == 6
    assert line.mark == "2:1 -/2"
    branched = module.moment(engine.book, event, ())
    assert branched.came == 0 and branched.by == ()


def test_a_shot_and_the_first_defence_are_one_moment_with_both_rolls():
    module = load_module("combat-commander")
    engine = Engine(module, next(iter(module.scenarios)))
    unit = next(u for u, row in engine.book.units.items() if row.side == "allies")
    fired = Fired("O20.3a", "axis", "B5", "g1", ("g1",), "", (), ("C6",))
    attack = Rolled("O20.3.3", "axis", "attack", "c1", 6, 5, "", "B5")
    defence = Rolled("O20.3.4b", "allies", "defence", "c2", 2, 3, "", unit)
    event = Defended("O20.3.4c", unit, 13, 17, "break", ())
    first = module.moment(engine.book, attack, (fired,))
    second = module.moment(engine.book, defence, (attack, fired))
    third = module.moment(engine.book, event, (defence, attack, fired))
    assert isinstance(third, Moment)
    assert {first.thread, second.thread, third.thread} == {"attack B5"}
    assert [(t.faces, t.total) for t in third.throws] == [((6, 5), 17), ((2, 3), 13)]
    assert (third.by, third.over, third.on) == (("g1",), ("C6",), (unit,))
    again = module.moment(engine.book, defence, (event, defence, attack, fired))
    assert again.thread == f"defence {unit}"


def test_what_only_one_side_is_told_is_in_no_other_moment():
    """A moment is made from its own event and from what everybody was told."""
    module = load_module("combat-commander")
    engine = Engine(module, next(iter(module.scenarios)))
    private = Drawn("5.4a", "axis", tuple(list(engine.book.cards)[:2]))
    assert len(module.moment(engine.book, private, ()).throws) == 2
