"""What is proposed, what may be sent at once, several actions in one request, a whole set-up."""

import tomllib

import pytest

from bench.inputs import (
    COBRA_ATTACK,
    COBRA_MOVES,
    COMMANDER_FIRE,
    GARDEN_ASSAULT,
    GARDEN_BRIDGE,
    GARDEN_REFIT,
)
from bench.server_talk import new_game
from bocage.games.combat_commander.types import Firing
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.kernel.module import load_module
from bocage.server.menus import menu, openings, planning
from bocage.server.shelf import Box
from tests.server.asking import asked_at, scene

KEY = "several-0001"


def begun(text):
    spec = tomllib.loads(text)
    return scene(spec.pop("game"), {"scenario": "blank", "board": {}, **spec})[1]


def values(found):
    return {one.field: one.value for one in found.form}


def usual(found):
    return [one.field for one in found.form if one.proposed]


def test_an_attack_is_proposed_with_all_that_can():
    found = menu(begun(COBRA_ATTACK), "attack", {"on": ["2010"]}, propose=True)
    assert values(found)["by"] == ["US29", "US30"]
    assert values(found)["point"] is True
    assert usual(found) == ["by", "point"]  # the rest is forced
    assert found.complete and found.action.startswith("attack on 2010 by US29,US30 point")
    assert not found.free  # a die follows


def test_what_was_changed_stays_changed():
    asked = begun(COBRA_ATTACK)
    found = menu(asked, "attack", {"on": ["2010"], "by": ["US29"]}, propose=True)
    assert values(found)["by"] == ["US29"] and usual(found) == ["point"]
    assert not usual(menu(asked, "attack", {"on": ["2010"]}))  # nobody asked for it


def test_a_move_is_free_and_an_end_of_the_phase_is_told_by_its_kind():
    found = menu(begun(COBRA_MOVES), "move", {"by": ["US1"], "path": ["1907"]}, propose=True)
    assert found.complete and found.free and not usual(found)


def test_an_assault_is_proposed_with_its_point_unit():
    found = menu(begun(GARDEN_ASSAULT), "assault", {"space": "62"}, propose=True)
    assert set(values(found)["by"]) == {"1Gren", "3Irish", "129Bde"}
    assert found.complete and not found.free


def test_a_bridge_may_be_clicked_first():
    asked = begun(GARDEN_BRIDGE)
    (seize,) = [one for one in openings(asked).openings if one.do == "seize"]
    assert seize.aim and [one.value for one in seize.aim.targets] == ["55-63", "57-63"]
    found = menu(asked, "seize", {"bridge": "57-63"}, propose=True)
    assert usual(found) == ["unit"] and found.complete


def test_who_pays_for_a_refit_is_proposed_and_it_is_free():
    found = menu(begun(GARDEN_REFIT), "refit", {"unit": "Henke"}, propose=True)
    assert usual(found) == ["pay"] and found.complete and found.free


def test_a_fire_card_activates_and_then_the_best_shot_is_proposed():
    text = COMMANDER_FIRE.replace("INITIATIVE", "allies")
    asked = begun(text)
    found = menu(asked, "fire", {"card": "G-55"}, propose=True)
    assert values(found)["by"] == ["G-Rifle1"] and usual(found) == ["by"] and not found.free
    engine = asked.engine
    action = engine.parse(found.action)
    after = engine.apply(engine.guess(asked.view, Rng(1)), "axis", action, Rng(1)).position
    assert isinstance(after.frames[-1], Firing)
    shot = menu(asked_at(Box(engine), after, "axis"), propose=True)
    assert shot.do == "shoot" and values(shot)["at"] == "C7" and shot.complete
    assert {kind.do for kind in shot.kinds} == {"shoot", "finish"}


WALK = """
game = "combat-commander"
unit = [
  { id = "G-Rifle1", at = "E5" }, { id = "R-Rifle1", at = "E8" }, { id = "R-Rifle2", at = "A1" },
]
[state]
hand = { axis = ["G-20"], allies = ["R-52"] }
"""


def went(engine, position, side, line):
    applied = engine.apply(position, side, engine.parse(line), Rng(1))
    return applied.position


def test_opportunity_fire_proposes_who_fires_and_then_the_shot_which_is_not_let_go_by_chance():
    spec = {"scenario": "blank", "board": {}, **tomllib.loads(WALK)}
    module = load_module(spec.pop("game"))
    book, position = module.scene(spec, "")
    engine = Engine.over(module, book)
    for side, line in (
        ("axis", "move G-20 by G-Rifle1"),
        ("axis", "go by G-Rifle1 path E6"),
    ):
        position = went(engine, position, side, line)
    found = menu(asked_at(Box(engine), position, "allies"), "alert", {"card": "R-52"}, propose=True)
    assert values(found)["by"] == ["R-Rifle1"] and usual(found) == ["by"]  # the other sees nobody
    position = went(engine, position, "allies", found.action)
    after = asked_at(Box(engine), position, "allies")
    shot = menu(after, propose=True)
    assert (shot.do, values(shot)["at"], shot.complete) == ("shoot", "E6", True)
    price = next(kind.price for kind in shot.kinds if kind.do == "pass")
    assert "nobody has fired" in price


def test_a_set_up_is_proposed_whole_and_another_each_time():
    box = Box(Engine(load_module("combat-commander"), "1"))
    position = box.engine.start(Rng(5)).position
    asked = asked_at(box, position, box.engine.pending(position)[0].side)
    assert menu(asked, propose=True).plans
    plans = [planning(asked, luck) for luck in range(4)]
    assert len({plan.steps for plan in plans}) > 1
    assert planning(asked, 1) == plans[1]
    for plan in plans:
        assert len(plan.steps) > 5
        assert all(step.piece and step.space for step in plan.steps if step.do == "put")
    assert not menu(begun(COBRA_MOVES), propose=True).plans


# -- several actions in one request


def state(client, game, seat):
    return client.good("GET", f"/api/games/{game}/state?seat={seat}")


def puts(client, game, seat):
    now = state(client, game, seat)
    body = {"seat": seat, "version": now["version"], "luck": 3}
    return now, client.good("POST", f"/api/games/{game}/plan", body)


@pytest.fixture
def camp(client):
    """A game of scenario 1, in which the first side sets up."""
    game = new_game(client, "combat-commander")
    seat = state(client, game, "axis")["asks"][0]["side"]
    return game, seat


def test_a_set_up_travels_in_one_request_and_stops_where_the_other_side_begins(client, camp):
    game, seat = camp
    now, plan = puts(client, game, seat)
    lines = [step["action"] for step in plan["steps"]]
    body = {"seat": seat, "version": now["version"], "actions": lines, "key": KEY}
    did = client.good("POST", f"/api/games/{game}/acts", body)
    assert did["done"] == len(lines) and not did.get("stopped")
    after = state(client, game, seat)
    assert after["version"] == did["version"] == now["version"] + len(lines)
    again = client.good("POST", f"/api/games/{game}/acts", body)
    assert (again["done"], again["version"]) == (did["done"], did["version"])
    assert state(client, game, seat)["version"] == after["version"]


def test_several_actions_stop_at_a_refusal_and_each_can_be_taken_back(client, camp):
    game, seat = camp
    now, plan = puts(client, game, seat)
    first, second = (step["action"] for step in plan["steps"][:2])
    lines = [first, second, second]
    body = {"seat": seat, "version": now["version"], "actions": lines, "key": "several-0002"}
    did = client.good("POST", f"/api/games/{game}/acts", body)
    assert (did["done"], did["stopped"]) == (2, "refused") and did["refused"]["text"]
    for n in range(2):
        body = {"seat": seat, "at": now["version"] + 2 + n, "key": f"back-000{n}"}
        client.good("POST", f"/api/games/{game}/undo", body)
    body = {"seat": seat, "version": did["version"], "actions": lines, "key": "several-0003"}
    assert client.send("POST", f"/api/games/{game}/acts", body).status == 409  # stale


def test_the_first_refusal_is_that_of_the_request(client, camp):
    game, seat = camp
    now = state(client, game, seat)
    body = {"seat": seat, "version": now["version"], "actions": ["finish"], "key": "several-0004"}
    refused = client.send("POST", f"/api/games/{game}/acts", body)
    assert refused.status == 409 and refused.json["refused"]["clause"] == "5c"


def test_what_follows_a_barrier_is_not_done(client):
    """In Combat Commander a whole turn passed and its cards are one decision of one side."""
    game, version = new_game(client, "combat-commander"), 0
    for number in range(3):  # both sides set up
        side = state(client, game, "axis")["asks"][0]["side"]
        now, plan = puts(client, game, side)
        lines = [step["action"] for step in plan["steps"]] or ["decline"]
        version = now["version"]
        body = {"seat": side, "version": version, "actions": lines, "key": f"barrier-{number}"}
        client.good("POST", f"/api/games/{game}/acts", body)
    now = state(client, game, "axis")
    side = now["asks"][0]["side"]
    assert now["asks"][0]["prompt"] == "order"
    body = {"seat": side, "version": now["version"], "key": "barrier-9"}
    lines = ["discard", "discard"]
    did = client.good("POST", f"/api/games/{game}/acts", {**body, "actions": lines})
    assert did["done"] == 1 and did["stopped"] in ("barrier", "asked")


COBRA_STEPS = """
game = "cobra-spi"
unit = [
  {{ id = "{}", at = "1005", steps = 1 }}, {{ id = "{}", at = "1005", steps = 1 }},
  {{ id = "914/352", at = "2013" }},
]
state = {{ phase = "replacement", side = "allied", turn = 2 }}
"""


@pytest.mark.parametrize(
    ("units", "both"), [(("A/US3A", "B/US3A"), False), (("4Cav", "102Cav"), True)]
)
def test_a_stack_is_taken_whole_only_if_one_may_follow_the_other(units, both):
    begins = menu(begun(COBRA_STEPS.format(*units)))
    assert begins.do == "replace" and begins.field and len(begins.field.targets) == 2
    assert begins.field.together is both
