"""Menus of half-made declarations."""

from bocage.kernel.api import Action
from bocage.kernel.chance import Scripted
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.position import Applied
from bocage.kernel.wording import parse
from bocage.server.menus import Asked, menu
from bocage.server.shelf import TableWords

ASSAULT = {
    "scenario": "blank",
    "unit": [{"id": "129Bde", "at": "62"}, {"id": "Hartung", "at": "62"}],
    "state": {"phase": "activation", "side": "allied", "active": ["62"]},
}


def absorbing() -> Asked:
    """Two casualty points for one defender, who may retreat."""
    module = load_module("market-garden")
    book, position = module.scene(ASSAULT, "")
    engine = Engine.over(module, book)
    assault = parse("assault 62 by 129Bde 129Bde", engine.codec.action_types)
    assert isinstance(assault, Action)
    applied = engine.apply(position, "allied", assault, Scripted([0, 0, 0, 1]))
    assert isinstance(applied, Applied)
    (ask,) = engine.pending(applied.position)
    choice = engine.choice(applied.position, ask.side)
    assert ask.prompt == "absorb" and choice is not None
    view, words = engine.view(applied.position, ask.side), TableWords(module, book, "en")
    return Asked(engine, words, view, ask, choice, {}, frozenset(), frozenset(), frozenset())


def test_a_list_stays_while_points_are_dealt_after_it():
    asked = absorbing()
    first = menu(asked, "absorb", {"retreat": []})
    assert (first.field, first.grow) == ("steps", "retreat")
    for steps in ({"Hartung": 1}, {"Hartung": 2}):
        later = menu(asked, "absorb", {"retreat": [], "steps": steps})
        assert later.grow == "retreat" and later.grow_title == first.grow_title
        assert [target.value for target in later.grow_targets] == ["Hartung"]
    assert not menu(asked, "absorb", {"retreat": ["Hartung"], "steps": {"Hartung": 1}}).grow


def test_points_say_who_takes_the_first_and_how_many_a_retreat_has_taken():
    asked = absorbing()
    first = menu(asked, "absorb", {"retreat": []})
    assert (first.wanted, first.given) == ((2,), 0)
    assert [target.note for target in first.targets] == ["takes the first point"]
    later = menu(asked, "absorb", {"retreat": ["Hartung"]})
    assert (later.wanted, later.given) == ((1,), 1)
    whole = menu(asked, "absorb", {"retreat": ["Hartung"], "steps": {"Hartung": 1}})
    assert whole.complete and not whole.field
    assert (whole.wanted, whole.given) == ((1,), 1)
