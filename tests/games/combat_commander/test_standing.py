"""Standing orders: for which windows they are, and what they do there."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bocage.games.combat_commander import module
from bocage.games.combat_commander.standing import AskAlways, Conceal, FireOnEntry, HaltThere
from bocage.kernel.chance import Scripted
from bocage.kernel.engine import Engine
from bocage.kernel.nouns import Illegal, Pass, Standing
from bocage.kernel.position import Applied
from bocage.kernel.standing import answer, applying, made, read, why_not
from bocage.kernel.wording import parse, text

MOVER = {"id": "G-Rifle1", "at": "E5"}
FIRE, FIRE_TOO, OTHER = "R-52", "R-53", "R-27"  # two Fire cards; Concealment with Move
SQUAD = {"id": "R-Rifle1", "at": "E8"}


class Table:
    """A position on a blank board, carried on by actions in text form."""

    def __init__(self, units: list[dict[str, Any]], spaces: Any = None, **state: Any) -> None:
        spec = {
            "scenario": "blank",
            "unit": units,
            "state": state,
            "board": {"spaces": spaces or {}, "borders": []},
        }
        book, self.pos = module.scene(spec, "test")
        self.engine = Engine.over(module, book)

    def do(self, side: str, line: str) -> None:
        action = parse(line, self.engine.codec.action_types)
        assert not isinstance(action, Illegal), action
        done = self.engine.apply(self.pos, side, action, Scripted(()))
        assert isinstance(done, Applied), done
        self.pos = done.position

    def prompt(self) -> str:
        return self.engine.asks(self.pos)[0].prompt

    def answer(self, *orders: Standing, side: str = "allies") -> str:
        """What these orders do now, in text form."""
        found = applying(self.engine, self.pos, side, orders)
        done = answer(self.engine, self.pos, side, found)
        assert done is not None
        return text(done)

    def applies(self, order: Standing, side: str = "allies") -> bool:
        return bool(applying(self.engine, self.pos, side, [order]))


def entered(units: list[dict[str, Any]], *hand: str, **more: Any) -> Table:
    """A German squad has moved into E6; the Russian hand is given."""
    table = Table([MOVER, *units], hand={"axis": ["G-20"], "allies": list(hand)}, **more)
    table.do("axis", "move G-20 by G-Rifle1")
    table.do("axis", "go by G-Rifle1 path E6")
    assert table.prompt() == "entered"
    return table


def at(*hexes: str, units: tuple[str, ...] = ("R-Rifle1",), fp: int = 1) -> FireOnEntry:
    return FireOnEntry(hexes, units, fp)


def fp_of(table: Table, line: str) -> int:
    """The FP of an attack as its declaration tells it."""
    choice = table.engine.choice(table.pos, "allies")
    assert choice is not None
    return choice.tallies(parse(line, table.engine.codec.action_types))[0].total


def test_a_fire_card_activates_and_then_the_units_fire_once() -> None:
    table = entered([SQUAD], OTHER, FIRE)
    order = at("D1", "E6", fp=5)
    assert table.answer(order) == f"alert {FIRE} by R-Rifle1"
    table.do("allies", f"alert {FIRE} by R-Rifle1")
    assert table.answer(order) == "shoot E6 R-Rifle1 by R-Rifle1"
    assert fp_of(table, "shoot E6 R-Rifle1 by R-Rifle1") == 5
    assert table.answer(at("E6", fp=6)) == "pass"


def test_cards_that_are_to_be_kept_are_kept() -> None:
    table = entered([SQUAD], FIRE, FIRE_TOO)
    order = at("E6")
    assert table.answer(order) == f"alert {FIRE} by R-Rifle1"
    assert table.answer(replace(order, keep=(FIRE,))) == f"alert {FIRE_TOO} by R-Rifle1"
    assert table.answer(replace(order, keep=(FIRE, FIRE_TOO))) == "pass"
    assert under_fire(["R-64", "R-65"]).answer(Conceal(2, keep=("R-64",))) == "play R-65"


def test_without_a_card_it_passes_but_the_order_is_for_the_window_all_the_same() -> None:
    with_card, without = entered([SQUAD], FIRE), entered([SQUAD], OTHER)
    order = at("E6")
    assert with_card.applies(order) and without.applies(order)
    assert without.answer(order) == "pass"


@pytest.mark.parametrize(
    "order", [at("E7"), at("E6", fp=6), at("E6", units=("R-Rifle2",))], ids=["hex", "fp", "unit"]
)
def test_an_order_for_something_else_is_not_for_this_window(order: FireOnEntry) -> None:
    table = entered([SQUAD], FIRE)
    assert not table.applies(order)
    assert table.answer(order) == "pass"


def test_a_leader_brings_his_men_and_the_greatest_fp_is_taken() -> None:
    units = [SQUAD, {"id": "R-Rifle2", "at": "E8"}, {"id": "Krylov", "at": "E8"}]
    table = entered(units, FIRE)
    names = tuple(unit["id"] for unit in units)
    alone = table.answer(at("E6", units=names[:2]))
    assert alone == f"alert {FIRE} by R-Rifle1"
    line = table.answer(at("E6", units=names))
    assert line.startswith(f"alert {FIRE} by ") and set(line.split()[-1].split(",")) == set(names)
    table.do("allies", line)
    shot = table.answer(at("E6", units=names))
    best = fp_of(table, shot)
    assert shot == "shoot E6 R-Rifle1 by R-Rifle1,R-Rifle2"  # the leader's range is 1
    assert table.answer(at("E6", units=names, fp=best)) == shot
    assert table.answer(at("E6", units=names, fp=best + 1)) == "pass"
    choice = table.engine.choice(table.pos, "allies")
    assert choice is not None
    assert best == max(fp_of(table, text(act)) for act in choice.legal() if act != Pass())


def test_an_order_answers_only_what_is_legal() -> None:
    """Whatever the hand, what an order does may be done, and it is of the units named."""
    for hand in ([], [OTHER], [FIRE], [FIRE, FIRE_TOO, OTHER]):
        table = entered([SQUAD, {"id": "R-Rifle2", "at": "F8"}], *(hand or ["R-1"]))
        for units in (("R-Rifle1",), ("R-Rifle2",), ("R-Rifle1", "R-Rifle2")):
            line = table.answer(at("E6", units=units))
            action = parse(line, table.engine.codec.action_types)
            assert not isinstance(action, Illegal)
            assert table.engine.why_not(table.pos, "allies", action) is None
            assert line == "pass" or set(line.split()[-1].split(",")) <= set(units)


def under_fire(hand: list[str], terrain: str = "woods") -> Table:
    table = Table(
        [MOVER, {"id": "R-Rifle1", "at": "E7"}],
        {"E7": terrain},
        hand={"axis": ["G-55"], "allies": hand},
        deck={"axis": ["6-6"], "allies": ["1-2"]},
    )
    table.do("axis", "fire G-55 by G-Rifle1")
    table.do("axis", "shoot E7 G-Rifle1 by G-Rifle1")
    table.do("allies", "pass")  # the initiative
    assert table.prompt() == "shield"
    return table


def test_concealment_is_played_once_at_enough_cover() -> None:
    table = under_fire(["R-64", "R-65"])
    assert table.answer(Conceal(2)) == "play R-64"
    assert table.answer(Conceal(2, ("R-Rifle1",))) == "play R-64"
    assert table.answer(Conceal(2, ("R-Rifle2",))) == "pass"
    assert table.answer(Conceal(3)) == "pass"
    table.do("allies", "play R-64")
    assert table.prompt() == "shield"
    assert table.answer(Conceal(2)) == "pass"


def test_concealment_in_the_open_or_without_a_card() -> None:
    assert under_fire(["R-64"], "open").answer(Conceal(1)) == "pass"
    table = under_fire([FIRE])
    assert table.applies(Conceal(2)) and table.answer(Conceal(2)) == "pass"


def test_who_wants_to_be_asked_is_asked_whatever_he_holds() -> None:
    order = AskAlways(("move-order", "rout-order"))
    for hand in ([FIRE], [OTHER]):
        table = entered([SQUAD], *hand)
        assert table.applies(order)
        assert not table.applies(AskAlways(("fire-order",)))
        assert not table.applies(order, side="axis")  # his own order
    assert under_fire([OTHER]).applies(AskAlways(("fire-order",)))


def test_for_which_windows_an_order_is_does_not_depend_on_hidden_things() -> None:
    orders = [at("E6"), Conceal(1), AskAlways(("move-order",))]
    table = entered([SQUAD], FIRE)
    found = [table.applies(order) for order in orders]
    private = {side: replace(own, hand=()) for side, own in table.pos.private.items()}
    table.pos = replace(table.pos, private=private)
    assert [table.applies(order) for order in orders] == found == [True, False, True]


@pytest.mark.covers("A33.2a", "A24.2", "O14.1a")
@pytest.mark.parametrize(
    ("do", "fields", "code"),
    [
        ("fire-on-entry", {"hexes": ["E6"], "units": ["R-Rifle1"], "fp": 0}, "bad-form"),
        ("fire-on-entry", {"hexes": ["E6"], "units": ["R-Rifle1"], "fp": "six"}, "bad-form"),
        ("fire-on-entry", {"hexes": ["E6"], "units": ["R-Rifle1"]}, "bad-form"),
        ("fire-on-entry", {"hexes": ["Z99"], "units": ["R-Rifle1"], "fp": 6}, "unknown-id"),
        ("fire-on-entry", {"hexes": ["E6"], "units": ["R-Nobody"], "fp": 6}, "unknown-id"),
        ("fire-on-entry", {"hexes": ["E6"], "units": ["G-Rifle1"], "fp": 6}, "not-yours"),
        ("fire-on-entry", {"hexes": [], "units": ["R-Rifle1"], "fp": 6}, "no-hexes"),
        ("fire-on-entry", {"hexes": ["E6"], "units": [], "fp": 6}, "no-units"),
        ("conceal", {"cover": 2, "units": ["G-Rifle1"]}, "not-yours"),
        ("conceal", {"cover": 99}, "bad-form"),
        ("conceal", {"cover": 2, "if_held": True}, "bad-form"),
        ("ask-always", {"orders": []}, "no-orders"),
        ("ask-always", {"orders": ["dance"]}, "unknown-id"),
        ("ask-if-held", {"orders": ["move-order"]}, "unknown-order"),
    ],
)
def test_a_wrong_order_is_refused_and_told_why(do: str, fields: dict[str, Any], code: str) -> None:
    engine = Table([MOVER, SQUAD]).engine
    order = made(engine, do, fields)
    refused = order if isinstance(order, Illegal) else why_not(engine, "allies", order)
    assert refused is not None and refused.message == code


def test_orders_are_kept_as_text_with_sets_in_order() -> None:
    engine = Table([MOVER, SQUAD]).engine
    fields = {"hexes": ["E6", "D4", "E6"], "units": ["R-Rifle2", "R-Rifle1"], "fp": 6}
    order = made(engine, "fire-on-entry", fields)
    assert isinstance(order, FireOnEntry) and order.units == ("R-Rifle1", "R-Rifle2")
    assert len(order.hexes) == 2
    line = text(order)
    assert read(engine, "allies", [line, "gone 3", text(Conceal(2))]) == (order, Conceal(2))
    assert read(engine, "axis", [line]) == ()


def test_a_walk_ends_where_it_was_meant_to_end() -> None:
    table = entered([SQUAD], FIRE)
    table.do("allies", "pass")
    assert table.prompt() == "walk"
    assert table.answer(HaltThere(), side="axis") == "halt"
    assert not table.applies(HaltThere(), side="allies")


def test_who_was_stopped_on_the_way_is_asked() -> None:
    table = Table([MOVER, SQUAD], hand={"axis": ["G-20"], "allies": [FIRE]})
    table.do("axis", "move G-20 by G-Rifle1")
    table.do("axis", "go by G-Rifle1 path E6,F6")
    table.do("allies", f"alert {FIRE} by R-Rifle1")
    table.do("allies", "pass")
    assert table.prompt() == "walk"
    assert not table.applies(HaltThere(), side="axis")
    table.do("axis", "on path F6")
    table.do("allies", "pass")
    assert table.applies(HaltThere(), side="axis")
