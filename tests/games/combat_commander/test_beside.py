"""What Combat Commander shows beside the map: complete, hidden things hidden, odds counted."""

from __future__ import annotations

from itertools import islice, product
from typing import Any

import msgspec
import pytest

from bocage.art.panels import Hand
from bocage.games.combat_commander import module, odds
from bocage.games.combat_commander import types as t
from bocage.games.combat_commander.events.core import Rolled
from bocage.games.combat_commander.rules.o16_advance_2_melee import melee_fp
from bocage.games.combat_commander.state import morale
from bocage.games.combat_commander.table import chances, forecasts, overlays
from bocage.games.combat_commander.table.panels import card as card_of
from bocage.kernel.api import Frame, Pass
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.position import Applied
from bocage.text import LANGUAGES
from tests.beside import Guided, check_guide, check_said, check_status, moments

ENGINE: Any = Engine(module, "1")


def scene(units: list[dict[str, Any]], spaces: Any = None, **state: Any) -> tuple[Any, Any]:
    """A blank scenario: its engine and its position."""
    spec: dict[str, Any] = {"scenario": "blank", "unit": units, "state": state}
    spec["board"] = {"spaces": spaces or {}, "borders": []}
    book, position = module.scene(spec, "test")
    return Engine.over(module, book), position


def shares(forecast: Any) -> dict[str, int]:
    """The shares of a forecast by the id of their titles."""
    return {odd.title.id: odd.share for odd in forecast.odds}


# -- panels -----------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["1", "9"])
def test_everything_that_is_shown_can_be_said(scenario: str) -> None:
    engine: Any = Engine(module, scenario)
    for number, (position, side, action) in enumerate(islice(moments(engine, 2), 400)):
        if number % 80 == 0:
            for viewer in (None, *t.SIDES):
                view = engine.view(position, viewer)
                check_said(engine, *module.panels(engine.book, view))
                check_status(engine, view)
        if action is not None and number % 4 == 0:
            seen = engine.view(position, side)
            found = module.forecast(engine.book, seen, action)
            assert all(sum(odd.share for odd in one.odds) == one.of for one in found)
            check_said(engine, *found)


@pytest.mark.parametrize(
    ("card", "does"),
    [
        ("G-1", ("recover",)),
        ("G-31", ()),  # Command Confusion
        ("G-33", ("access", "bombard")),
        ("G-50", ("fire", "alert")),
    ],
)
def test_the_upper_part_of_a_card_is_played_for_its_own_order(card: str, does: Any) -> None:
    assert card_of(ENGINE.book, card).parts[0].does == does


def test_panels_tell_nothing_of_the_other_hand() -> None:
    for number, (position, _, _) in enumerate(islice(moments(ENGINE, 3), 300)):
        if number % 30:
            continue
        for side in (None, *t.SIDES):
            view = ENGINE.view(position, side)
            shown = module.panels(ENGINE.book, view)
            for other in t.SIDES:
                panel: Hand = next(one for one in shown if one.id == f"hand-{other}")
                hand = position.private[other].hand
                assert panel.count == len(hand)
                assert [card.id for card in panel.cards] == (list(hand) if other == side else [])
            changed = msgspec.structs.replace(position.private[t.AXIS], hand=())
            blind = msgspec.structs.replace(position, private={**position.private, t.AXIS: changed})
            if side != t.AXIS:
                assert module.panels(ENGINE.book, ENGINE.view(blind, side)) == shown


def test_a_roll_that_lies_there_is_shown_with_its_sum() -> None:
    for position, _, _ in moments(ENGINE, 5):
        frame: Frame | None = position.frames[-1] if position.frames else None
        if isinstance(frame, t.Again):
            row = ENGINE.book.cards[frame.card]
            shown = module.panels(ENGINE.book, ENGINE.view(position, None))
            values = [line.value for one in shown if one.id == "fight" for line in one.lines]
            assert any(value.startswith(f"{row.white} ") for value in values)
            return
    pytest.fail("nobody has rolled")


def test_what_a_roll_sets_off_if_it_stands_is_told_beside_it() -> None:
    told: dict[bool, int] = {True: 0, False: 0}
    for seed in range(5, 12):
        for position, side, _ in moments(ENGINE, seed):
            frame: Frame | None = position.frames[-1] if position.frames else None
            if not isinstance(frame, t.Again):
                continue
            view, trigger = ENGINE.view(position, side), ENGINE.book.cards[frame.card].trigger
            stands, again = (module.forecast(ENGINE.book, view, a) for a in (Pass(), t.Reroll()))
            notes = [note.args for one in stands for note in one.notes if note.id == "note-trigger"]
            assert notes == ([{"trigger": trigger}] if trigger and stands else [])
            assert not any(note.id == "note-trigger" for one in again for note in one.notes)
            told[bool(notes)] += 1
    assert all(told.values())


# -- forecasts --------------------------------------------------------------------------------


def test_dice_are_counted() -> None:
    assert sum(odds.SUMS.values()) == sum(odds.PRODUCTS.values()) == odds.PAIRS
    assert (odds.above(0), odds.above(6), odds.above(35), odds.above(36)) == (36, 22, 1, 0)
    for side in t.SIDES:
        pairs = [(row.white, row.red) for row in ENGINE.book.cards.values() if row.side == side]
        assert all(pairs.count((a, b)) == 2 for a in odds.FACES for b in odds.FACES)


GUNNERS = [
    {"id": "Karsties", "at": "E5", "values": {"fp": 2, "command": 2}},
    {"id": "G-Rifle1", "at": "E5", "values": {"fp": 5, "range": 8}},
]
TARGET = {"id": "R-Rifle1", "at": "E8", "values": {"morale": 8}}


def test_fire_by_two_rolls() -> None:
    """FP 7 against Morale 8: the attack roll must beat the defence roll by 2."""
    engine, position = scene([*GUNNERS, TARGET])
    shot = t.Shoot("E8", "G-Rifle1", ("G-Rifle1",))
    (found,) = forecasts.forecast(engine.book, engine.view(position, "axis"), shot)
    assert found.title.args == {"unit": "R-Rifle1", "fp": 7, "morale": 8}
    wins = sum(a * b for x, a in odds.SUMS.items() for y, b in odds.SUMS.items() if 7 + x > 8 + y)
    ties = sum(a * b for x, a in odds.SUMS.items() for y, b in odds.SUMS.items() if x == y + 1)
    assert shares(found) == {
        "odd-break": wins,
        "odd-suppress": ties,
        "odd-none": 1296 - wins - ties,
    }


@pytest.mark.parametrize(("spaces", "status"), [({}, []), ({"E8": "woods"}, ["suppressed"])])
def test_a_known_total_leaves_one_roll(spaces: Any, status: list[str]) -> None:
    """Attack total 11: a unit of Morale 5 holds with 7 or more, with 6 it is suppressed."""
    value = 5 if not status else 4  # woods add 2, suppression takes one off
    unit = {"id": "R-Rifle1", "at": "E8", "status": status, "values": {"morale": value}}
    engine, position = scene([*GUNNERS, unit], spaces)
    assert morale(engine.book, position.public, "R-Rifle1") == 5
    attack = t.Attack(
        side="axis", kind="fire", hexes=("E8",), total=11, targets=("R-Rifle1",), stage="defend"
    )
    seen = msgspec.structs.replace(engine.view(position, "allies"), frames=(attack,))
    (found,) = forecasts.forecast(engine.book, seen, t.Choose("R-Rifle1"))
    assert shares(found) == {"odd-break": 10, "odd-suppress": 5, "odd-none": 21}


def test_opportunity_fire_is_foretold_before_its_card_is_spent() -> None:
    """Both may fire together, as far as E8 is in their range; the odds are those of that shot."""
    engine, position = scene([*GUNNERS, TARGET])
    window = t.Entered(seats=("axis",), units=("R-Rifle1",), at="E8", fire=True)
    seen = msgspec.structs.replace(engine.view(position, "axis"), frames=(window,))
    alert = t.Alert("axis-1", ("Karsties", "G-Rifle1"))
    shot = t.Shoot("E8", "G-Rifle1", ("G-Rifle1",))
    found = forecasts.forecast(engine.book, seen, alert)
    assert found == forecasts.forecast(engine.book, seen, shot) != ()
    assert not forecasts.forecast(engine.book, seen, t.Alert("axis-1", ("Karsties",)))


def test_a_broken_unit_would_be_lost_and_may_rally_or_rout() -> None:
    unit = {"id": "R-Rifle1", "at": "E8", "status": ["broken"], "back": {"morale": 7}}
    engine, position = scene([*GUNNERS, unit])
    seen = engine.view(position, "axis")
    now = morale(engine.book, position.public, "R-Rifle1")
    shot = t.Shoot("E8", "G-Rifle1", ("G-Rifle1",))
    (found,) = forecasts.forecast(engine.book, seen, shot)
    assert "odd-lost" in shares(found) and "odd-break" not in shares(found)
    rally = shares(chances.of_rally(engine.book, seen, "R-Rifle1"))
    rout = chances.of_rout(engine.book, seen, "R-Rifle1")
    assert rally["odd-rally"] == sum(n for roll, n in odds.SUMS.items() if roll < now)
    far = sum(odd.share for odd in rout.odds if odd.title.id == "odd-rout")
    assert far == sum(n for roll, n in odds.SUMS.items() if roll > now)


def test_ordnance_must_hit_first() -> None:
    gun = {"id": "G-WeaponTeam1", "at": "E4", "weapon": "G-IG18Gun1"}
    engine, position = scene([gun, TARGET])
    shot = t.Shoot("E8", "G-IG18Gun1", ("G-IG18Gun1",))
    aim, fire = forecasts.forecast(engine.book, engine.view(position, "axis"), shot)
    assert shares(aim) == {"odd-hit": odds.above(4), "odd-miss": 36 - odds.above(4)}
    assert fire.title.args["fp"] == 10


def test_melee_is_even_between_equals() -> None:
    units = [
        {"id": "G-Rifle1", "at": "E5", "values": {"fp": 5}},
        {"id": "R-Rifle1", "at": "E6", "values": {"fp": 5}},
    ]
    engine, position = scene(units)
    act = t.Enter(("G-Rifle1",), "E6")
    (found,) = forecasts.forecast(engine.book, engine.view(position, "axis"), act)
    first, second, both = (odd.share for odd in found.odds)
    fp = found.title.args
    assert first + second + both == 1296
    assert fp["axis"] != fp["allies"] or (first, both) == (second, 146)


def test_rolls_for_the_dice_panel() -> None:
    event = Rolled("O20.3.3", "axis", "attack", "G-1", 4, 1)
    assert [(roll.clause, roll.face) for roll in forecasts.rolls([event])] == [
        ("O20.3.3", 4),
        ("O20.3.3", 1),
    ]
    assert forecasts.forecast(ENGINE.book, ENGINE.view(_start(), "axis"), Pass()) == ()


def _start() -> Any:
    return next(moments(ENGINE, 1))[0]


# -- layers, guide, tables --------------------------------------------------------------------


def test_layers_of_a_unit() -> None:
    engine, position = scene([*GUNNERS, TARGET], {"E6": "woods", "F5": "brush"})
    seen = engine.view(position, "axis")
    found = {
        layer.id: layer
        for layer in overlays.unit_layers(engine.book, seen, "G-Rifle1", overlays.UNIT_LAYERS, None)
    }
    assert "E8" not in found["sight"].hexes and "E4" in found["range"].hexes
    assert found["weapon"].title == "weapon-none"
    assert found["command"].title == "command-by" and found["command"].hexes == ("E5",)
    assert found["reach"].notes["E6"] == "2"
    assert overlays.unit_layers(engine.book, seen, "G-Rifle2", ("reach",), None) == ()
    assert overlays.unit_layers(engine.book, seen, "G-Rifle2", ("reach",), "A1")
    layers = module.layers(engine.book, seen, module.layer_ids)
    assert [layer.id for layer in layers] == list(module.layer_ids)


def test_the_guide_can_be_said_and_done() -> None:
    check_guide(ENGINE)
    assert module.guide(ENGINE.book, "2") is None
    for seed in range(3):
        Guided(ENGINE, seed).follow()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tables_of_the_rulebook(lang: str) -> None:
    text = module.book_appendix(lang)
    assert "G-72" in text and "R-1 " in text and "A-1 " in text


def test_the_terminal_gets_every_unit_and_objective() -> None:
    engine, position = scene([*GUNNERS, TARGET], {"C3": "building objective=2"})
    found = module.sketch(engine.book, engine.view(position, "axis"))
    assert list(found["spots"]) == ["C3", "E5", "E8"]
    assert found["spots"]["C3"]["objective"] == 0
    assert [piece["id"] for piece in found["spots"]["E5"]["pieces"]] == ["Karsties", "G-Rifle1"]


def test_a_melee_roll_that_may_be_made_again_is_told_with_exact_chances():
    fight = {
        "scenario": "blank",
        "unit": [{"id": "G-Rifle1", "at": "E5"}, {"id": "R-Rifle1", "at": "E6"}],
        "state": {
            "hand": {"axis": ["G-43"]},
            "deck": {"axis": ["3-3"], "allies": ["2-3"]},
            "initiative": "axis",
        },
    }
    book, position = module.scene(fight, "")
    engine = Engine.over(module, book)
    for side, action in (
        ("axis", t.Advance("G-43", ("G-Rifle1",))),
        ("axis", t.Enter(("G-Rifle1",), "E6")),
        ("axis", t.Finish()),
        ("allies", Pass()),
        ("axis", Pass()),
    ):
        if isinstance(position.frames[-1], t.Again):
            break
        if engine.ask_of(position, side) is None or engine.why_not(position, side, action):
            continue
        applied = engine.apply(position, side, action, Rng(1))
        assert isinstance(applied, Applied)
        position = applied.position
    assert isinstance(position.frames[-1], t.Again) and position.frames[-1].kind == "melee"
    view = engine.view(position, "axis")
    (now,), (again,) = (module.forecast(book, view, a) for a in (Pass(), t.Reroll()))
    assert now.title == again.title and now.of == again.of
    fp = {side: melee_fp(book, view.public, "E6", side).total for side in t.SIDES}
    needed = fp["allies"] + 5 - fp["axis"]  # the Allies have rolled 5
    share = sum(36 for a, b in product(range(1, 7), repeat=2) if a + b > needed)
    won = {odd.title.args.get("side"): odd.share for odd in now.odds}
    assert won["axis"] == share
