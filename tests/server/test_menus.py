"""Menus of half-made declarations."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest
from msgspec.structs import replace

from bocage.kernel.api import (
    Action,
    AnyOf,
    Flag,
    Form,
    Illegal,
    OneOf,
    Path,
    Pick,
    Split,
    Stack,
    refuse,
)
from bocage.kernel.chance import Scripted
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.kernel.parts import Part
from bocage.kernel.position import Applied
from bocage.kernel.wording import parse
from bocage.server import api
from bocage.server.menus import declared, menu, openings
from bocage.server.shelf import Shelf, TableWords
from bocage.server.targets import Asked
from bocage.server.trouble import Trouble
from tests.server.asking import positions

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
    return Asked(engine, words, view, ask, choice, {})


def test_a_list_stays_while_points_are_dealt_after_it():
    asked = absorbing()
    first = menu(asked, "absorb", {"retreat": []})
    assert first.field and first.grow
    assert (first.field.name, first.grow.name) == ("steps", "retreat")
    for steps in ({"Hartung": 1}, {"Hartung": 2}):
        later = menu(asked, "absorb", {"retreat": [], "steps": steps})
        assert later.grow and later.grow.title == first.grow.title
        assert [target.value for target in later.grow.targets] == ["Hartung"]
    assert not menu(asked, "absorb", {"retreat": ["Hartung"], "steps": {"Hartung": 1}}).grow


def test_points_say_who_takes_the_first_and_how_many_a_retreat_has_taken():
    asked = absorbing()
    first = menu(asked, "absorb", {"retreat": [], "steps": {"Hartung": 1}}).field
    assert first and (first.kind, first.wanted, first.given) == ("split", (2,), 0)
    assert [target.note for target in first.targets] == ["takes the first point"]
    later = menu(asked, "absorb", {"retreat": ["Hartung"]}).field
    assert later and (later.wanted, later.given) == ((1,), 1)
    whole = menu(asked, "absorb", {"retreat": ["Hartung"], "steps": {"Hartung": 1}})
    assert whole.complete and whole.field and not whole.field.targets
    assert (whole.field.wanted, whole.field.given) == ((1,), 1)


def test_points_that_can_be_dealt_in_one_way_only_are_dealt():
    whole = menu(absorbing(), "absorb", {"retreat": []})
    assert whole.complete and whole.grow  # he may retreat instead
    (steps,) = [one for one in whole.form if one.field == "steps"]
    assert (steps.value, steps.auto, steps.idle) == ({"Hartung": 2}, True, False)


def test_numbers_after_which_nothing_can_follow_are_not_offered():
    """Of five hits three may be spaces of retreat, but this unit dies of two."""
    pair = (Pick("to", lambda done: [0, 1, 2]), Split("by", lambda done: {"u1": 2}, _rest))
    asked = replace(absorbing(), choice=Form(Deal, pair, _no_farther_than_one))
    first = menu(asked, "deal").field
    assert first and [target.value for target in first.targets] == [0, 1]
    dealt = menu(asked, "deal", {"to": 1})
    assert dealt.complete and dealt.form[-1].value == {"u1": 1}


class Deal(Action, frozen=True, tag="deal"):
    """Hits as spaces and as points."""

    to: int
    by: dict[str, int]


def _rest(done: Mapping[str, Any]) -> tuple[int, ...]:
    return (2 - done["to"],)


def _no_farther_than_one(act: Deal) -> Illegal | None:
    return refuse("1", "too-far") if act.to > 1 else None


# -- what goes over the wire ---------------------------------------------------------------------


def test_a_map_is_no_list():
    """Left empty it is an empty map: the page knows the kind of each field."""
    asked = absorbing()
    assert declared(asked, "absorb", {"steps": {}}) == {"steps": {}}
    with pytest.raises(Trouble):
        declared(asked, "absorb", {"steps": []})


class Go(Action, frozen=True, tag="go"):
    """Whoever goes somewhere."""

    by: tuple[str, ...]
    to: str
    fast: bool = False


def made_up(*parts: Part, why: Callable[[Go], Illegal | None] = lambda act: None) -> Asked:
    """A decision with one form, about nothing in particular."""
    asked = absorbing()
    return replace(asked, choice=Form(Go, parts, why))


def test_a_menu_is_never_cut():
    """2,500 units and as many places: all of them are offered."""
    many = [f"u{i}" for i in range(2_500)]
    asked = made_up(
        Stack("by", lambda done: [[one] for one in many]), Pick("to", lambda done: many)
    )
    first = menu(asked, "go").field
    assert first and [target.value for target in first.targets] == many
    later = menu(asked, "go", {"by": ["u7"]}).field
    assert later and (later.kind, len(later.targets)) == ("pick", 2_500)


def test_a_list_of_actions_is_never_cut():
    acts = [Go(by=(f"u{i}",), to=f"s{i % 3_200}") for i in range(6_400)]
    asked = replace(absorbing(), choice=OneOf(acts))
    first = menu(asked, "go").field
    assert first and len(first.targets) == 6_400
    assert openings(replace(absorbing(), choice=AnyOf("1", OneOf(acts)))).openings[0].field == first


def test_what_is_forced_is_filled_in_and_nothing_else():
    parts = (
        Stack("by", lambda done: [["a", "b"]]),
        Pick("to", lambda done: ["x"] if done["by"] == ("a",) else ["x", "y"]),
        Flag("fast", lambda done: False),
    )
    asked = made_up(*parts)
    alone = menu(asked, "go", {"by": ["a"]})
    assert [(one.field, one.auto, one.idle) for one in alone.form] == [
        ("by", False, False),
        ("to", True, False),
        ("fast", True, True),
    ]
    assert alone.complete and alone.grow and [t.value for t in alone.grow.targets] == ["b"]
    both = menu(asked, "go", {"by": ["a", "b"]})
    assert not both.complete and [one.field for one in both.form] == ["by"]
    assert both.field and [target.value for target in both.field.targets] == ["x", "y"]
    assert [one.field for one in menu(asked, "go", {"by": ["a", "b"], "to": "y"}).form] == [
        "by",
        "to",
        "fast",
    ]


def test_how_a_kind_of_action_begins_is_told_with_nothing_filled_in():
    parts = (Pick("by", lambda done: ["a"]), Pick("to", lambda done: ["x", "y"]))
    (opening,) = openings(made_up(*parts)).openings
    assert opening.field and opening.field.name == "by" and not opening.form
    alone = menu(made_up(*parts))  # there is nothing else to do: it is begun at once
    assert alone.field and alone.field.name == "to"


def test_every_step_of_a_path_says_what_it_costs_and_what_is_left():
    steps = {"": "ab", "a": "c", "b": "c", "c": ""}
    path = Path(
        "by",
        lambda done, path: list(steps["".join(path[-1:])]),
        cost=lambda done, path: 2 * len(path),
        account=lambda done, path: (2 * len(path), 5 - 2 * len(path)),
        halves=True,
    )
    asked = made_up(path, Pick("to", lambda done: ["x", "y"]))
    field = menu(asked, "go").field
    assert field and field.kind == "path"
    assert [(t.value, t.cost, t.left) for t in field.targets] == [
        ("a", "1", "1½"),
        ("b", "1", "1½"),
        (["a", "c"], "2", "½"),
    ]
    entered = menu(asked, "go", {"by": ["a", "c"]}).form[0]
    assert [(t.value, t.cost, t.left) for t in entered.items] == [("a", "1", "1½"), ("c", "2", "½")]


@pytest.mark.parametrize(
    ("game", "scenario", "do"),
    [
        ("cobra-spi", "breakout", "move"),
        ("market-garden", "garden", "march"),
        ("combat-commander", "1", "go"),
        ("skirmish", "crossroads", "move"),
    ],
)
def test_moves_say_what_they_cost_and_what_is_left(game: str, scenario: str, do: str):
    """In each game: the further one goes along a way, the more it costs."""
    box = Shelf().box(game, scenario, {})
    for asked in positions(box, 1, 1, 900):
        opening = next((one for one in openings(asked).openings if one.do == do), None)
        if opening and goes_far(asked, opening):
            return
    raise AssertionError("nobody goes further than one step")


def goes_far(asked: Asked, opening: api.Menu) -> bool:
    """Whether somebody goes more than one step, with what each of them costs."""
    assert opening.field
    for target in opening.field.targets:
        by = target.value if opening.field.kind == "pick" else [target.value]
        ways = menu(asked, opening.do, {opening.field.name: by}).field
        assert ways and ways.kind == "path" and ways.targets
        assert all(one.cost and one.left for one in ways.targets)
        far = next((one.value for one in ways.targets if isinstance(one.value, list)), None)
        if far is None:
            continue
        entered = menu(asked, opening.do, {opening.field.name: by, "path": far}).form[-1]
        costs = [points(one.cost) for one in entered.items]
        assert len(costs) == len(far) and costs == sorted(costs) and costs[0] < costs[-1]
        left = [points(one.left) for one in entered.items]
        assert left[0] > left[-1] or opening.do == "go"  # a leader or a road may add to it
        return True
    return False


def points(shown: str) -> float:
    """1½ is 1.5."""
    whole = shown.rstrip("½")
    return int(whole or 0) + (0.5 if shown.endswith("½") else 0)
