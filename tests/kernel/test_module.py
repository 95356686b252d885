from types import SimpleNamespace

import pytest

from bocage.games.skirmish import module as skirmish
from bocage.kernel import module as modules
from bocage.kernel.api import Action, Option, rule
from bocage.kernel.module import (
    InputError,
    ModuleError,
    check_module,
    load_module,
    module_names,
    offered_names,
)
from bocage.kernel.nouns import Emitted, kebab
from tests.kernel.toy import Fields, module
from tests.kernel.toy_types import Bid, Flagged, Game

SKIRMISH = SimpleNamespace(load=lambda: skirmish, value="skirmish")


class Odd(Action, frozen=True):
    pair: tuple[int, str]


class NoSides(Fields):
    sides = ("north", "north")


class BadName(Fields):
    scenarios = ("two words",)


class StrangeDraft(Fields):
    drafts = ("moon",)


class NoScenario(Fields):
    scenarios = ()


class BadAction(Fields):
    actions = (Bid, Odd)


class BadOption(Fields):
    options = (Option("fog", "1.1", default="maybe"),)


class BadHiding(Fields):
    options = (Option("fog", "1.1", hides=("thick",)),)


class BadLot(Fields):
    options = (Option("fog", "1.1", ("any",), "any"),)


class BadScenario(Fields):
    options = (Option("fog", "1.1", scenarios=("moon",)),)


class Foggy(Fields):
    hides = False
    options = (Option("fog", "1.1", hides=("on",)), Option("rain", "1.1"))


class BadStep(Fields):
    steps = {Game: Game}  # type: ignore[dict-item]  # noqa: RUF012 - wrong on purpose


@pytest.mark.parametrize(
    ("broken", "message"),
    [
        (NoSides, "`sides` must be different"),
        (BadName, "'two words' has a space"),
        (NoScenario, "`scenarios` is empty"),
        (StrangeDraft, "`drafts`: there is no scenario 'moon'"),
        (BadAction, r"Odd\.pair has no text form"),
        (BadOption, "option 'fog' has default 'maybe'"),
        (BadLot, "option 'fog' has nothing that could be drawn"),
        (BadScenario, "option 'fog' is for scenario 'moon', which there is not"),
        (BadHiding, "option 'fog' hides with 'thick'"),
        (BadStep, r"steps\[Game\] is .*expected a Step"),
    ],
)
def test_a_misdeclared_module_is_told_what_is_wrong(broken, message):
    with pytest.raises(ModuleError, match=f"game 'fields': .*{message}"):
        check_module(broken())


def test_a_missing_declaration_is_named(monkeypatch):
    monkeypatch.delattr(Fields, "edition")
    with pytest.raises(ModuleError, match="`edition` is not declared"):
        check_module(module)


def test_a_well_declared_module_passes():
    check_module(module)
    assert module.home.name == "kernel"
    assert Game in module.frame_types


def test_an_option_may_hide_what_is_open_otherwise():
    check_module(Foggy())
    assert not Foggy().hides_with({"fog": "off", "rain": "on"})
    assert Foggy().hides_with({"fog": "on"})
    assert module.hides_with({})


def test_games_are_found_by_entry_point():
    assert "skirmish" in module_names()
    with pytest.raises(InputError, match=r"unknown game 'chess'; known games: .*skirmish"):
        load_module("chess")


def test_a_rule_marker_changes_nothing_and_needs_a_clause():
    assert rule("1.1")(len) is len
    with pytest.raises(TypeError, match="at least one clause"):
        rule()


def test_names_of_structs_in_text():
    assert [kebab(n) for n in ("Bid", "AttackDeclared", "Roll2Dice")] == [
        "bid",
        "attack-declared",
        "roll2-dice",
    ]


def test_who_sees_an_event():
    to_all, to_north = Emitted(Flagged("2.9", "mid")), Emitted(Flagged("2.9", "mid"), ("north",))
    assert to_all.seen_by(None) and to_all.seen_by("south")
    assert to_north.seen_by("north")
    assert not to_north.seen_by("south") and not to_north.seen_by(None)


class Sketch(Fields):
    id = "sketch"
    drafts = Fields.scenarios


def test_a_draft_is_loaded_by_its_name_but_not_offered(monkeypatch):
    known = {"sketch": SimpleNamespace(load=Sketch, value="sketch")}
    monkeypatch.setattr(modules, "_found", lambda: known | {"skirmish": SKIRMISH})
    load_module.cache_clear()
    assert load_module("sketch").offered == ()
    assert module_names() == ("sketch", "skirmish")
    assert offered_names() == ("skirmish",)
    load_module.cache_clear()
