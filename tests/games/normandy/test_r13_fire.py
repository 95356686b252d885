"""Guns that fire alone: spotters, hit numbers, what is lost, and the answer of the Allies."""

import pytest
from msgspec.structs import replace

from bocage.games.normandy import events as e
from bocage.games.normandy import types as t
from bocage.games.normandy.rules.r13_fire import (
    can_shell,
    density,
    hits,
    shell_choice,
    why_not_target,
)
from bocage.games.normandy.rules.r13_guns import open_way
from bocage.kernel.api import NoneOf
from tests.games.normandy.firing import BELOW, NIGHT, Table, events, items, row

GUN, BIG = "US-7-FA/1", "US-5-FA/1"
FOOT, MATE = "US-1/16/1", "US-2/16/1"
FOES = ("GE-I/914", "GE-II/914")
SHOT = t.Shelling(side=t.ALLIED, gun=GUN, space=row(10))


def clause_of(refusal):
    return None if refusal is None else refusal.clause


@pytest.mark.covers("13.3a", "13.3b", "13.3d", "13.3e", "13.1a")
def test_worked_example_a_gun_at_a_town():
    """(4)-6 against two units of three steps in a town: 4 - 2 + 2, for one point."""
    table = Table(
        f"{GUN} {row(14)} artillery=4 range=6",
        f"{FOOT} {row(11)}",
        *(f"{foe} {row(10)}" for foe in FOES),
        ground={row(10): "clear town"},
        csp=3,
    )
    after = table.run(SHOT, draws=(4,))
    (fired,) = events(after, e.Fired)
    assert items(fired.tallies[0]) == [("gun", 4), ("ground", -2), ("density", 2)]
    assert fired.hit and after.position.public.csp == 2
    assert table.engine.asks(after.position)[0].side == t.GERMAN  # two units: which of them
    assert table.refused(after.position, t.GERMAN, f"suffer {GUN}") == ("13.3e", "not-hit")
    done = table.act(after.position, t.GERMAN, f"suffer {FOES[0]}")
    assert events(done, e.StepShot) == [e.StepShot("13.3e", row(10), FOES[0])]
    left = done.position.private[t.GERMAN].units
    assert [left[foe].steps for foe in FOES] == [2, 3]
    assert not table.run(SHOT, draws=(5,)).position.private[t.GERMAN].units[FOES[0]].steps < 3


@pytest.mark.covers("13.3a", "13.3d", "13.1a")
def test_worked_example_a_gun_of_three_at_six_steps_in_the_open():
    table = Table(
        *(f"{GUN} {row(14)} artillery=3", f"{FOOT} {row(11)}"),
        *(f"{foe} {row(10)}" for foe in FOES),
        csp=1,
    )
    after = table.run(SHOT, draws=(5,))
    (fired,) = events(after, e.Fired)
    assert fired.tallies[0].total == 5 and fired.hit and after.position.public.csp == 0


@pytest.mark.covers("13.3a", "13.4a", "err.10")
def test_worked_example_rockets_are_halved():
    """(6)-6 rockets against a battalion and a company in the open: 3 + 1."""
    table = Table(
        f"GE-W7 {row(14)}",
        f"GE-I/914 {row(11)}",
        f"{FOOT} {row(10)}",
        f"US-inf-1 {row(10)}",
    )
    shot = t.Shelling(side=t.GERMAN, gun="GE-W7", space=row(10))
    after = table.run(shot, draws=(5,))
    (fired,) = events(after, e.Fired)
    assert items(fired.tallies[0]) == [("gun", 6), ("rockets", -3), ("density", 1)]
    assert not fired.hit


@pytest.mark.covers("13.3e", "3.1")
def test_a_one_always_hits_and_a_ten_never():
    assert hits(1, 0) and hits(1, -3) and not hits(10, 11) and hits(9, 11) and not hits(5, 4)


@pytest.mark.covers("13.3d")
def test_density():
    assert [density(steps) for steps in range(1, 9)] == [0, 0, 0, 1, 1, 2, 2, 2]


@pytest.mark.covers("13.3b", "13.3c", "12.6.4")
@pytest.mark.parametrize(
    ("ground", "state", "terms"),
    [
        ("bocage village", {}, [("ground", -2), ("ground", -1)]),
        ("bocage town", {}, [("ground", -2), ("ground", -2), ("cover-limit", 1)]),
        ("clear city", {}, [("ground", -3)]),
        ("flooded", {}, []),
        ("forest", {"weather": "storm"}, [("ground", -2), ("weather", -2)]),
        ("farmland", {"turn": NIGHT}, [("ground", -1), ("night", -1)]),
        ("clear", {"marks": {row(10): ["entrenched"]}}, [("ground", -3)]),
    ],
)
def test_what_ground_weather_and_night_take(ground, state, terms):
    table = Table(
        f"{GUN} {row(14)}",
        f"{FOOT} {row(11)}",
        f"{FOES[0]} {row(10)} steps=3",
        ground={row(10): ground},
        **state,
    )
    (fired,) = events(table.run(SHOT, draws=(10,)), e.Fired)
    assert items(fired.tallies[0]) == [("gun", 4), *terms]


@pytest.mark.covers("13.2a", "13.2b", "13.2e", "10.6.hill.b")
def test_who_sees_what():
    table = Table(
        f"{FOOT} {row(5)}",
        ground={row(8): "clear village", row(4): "clear hill", row(2): "bocage"},
    )
    guns, book = table.guns(t.ALLIED), table.book
    assert guns.sees(row(6), row(7)) and guns.sees(row(7), row(8))  # next to it: always
    assert not guns.sees(row(6), row(8))  # a village two hexes away
    assert guns.sees(row(3), row(5)) and not guns.sees(row(9), row(12))
    assert guns.sees(row(4), row(7)) and not guns.sees(row(4), row(8))  # three from a hill
    assert open_way(book, row(20), row(22)) and not guns.sees(row(3), row(1))  # over bocage
    night = Table(f"{FOOT} {row(5)}", turn=NIGHT).guns(t.ALLIED)
    assert night.sees(row(5), row(6)) and not night.sees(row(5), row(7))


@pytest.mark.covers("13.2a", "3.6c", "13.2c", "12.5.1c", "12.5.1d", "12.5.2a", "12.5.3a")
def test_why_a_gun_may_not_fire():
    table = Table(
        f"{GUN} {row(14)}",
        f"{BIG} {row(11)}",
        f"US-110-FA/29 {row(14)} face=fired",
        f"US-111-FA/29 {row(15)}",
        f"{FOOT} {row(11)}",
        f"{FOES[0]} {row(10)}",
        f"{FOES[1]} {row(1)}",
    )
    guns = table.guns(t.ALLIED)
    assert guns.why_not(GUN, row(10), "alone") is None
    assert clause_of(guns.why_not(GUN, row(1), "alone")) == "12.5.3a"  # 13 hexes
    assert clause_of(guns.why_not(BIG, row(10), "alone")) == "12.5.3a"  # too near
    assert clause_of(guns.why_not("US-110-FA/29", row(10), "alone")) == "12.5.2a"
    assert clause_of(guns.why_not("US-111-FA/29", row(10), "alone")) == "13.2c"
    assert clause_of(guns.why_not(FOOT, row(10), "alone")) == "12.5.1d"


@pytest.mark.covers("13.2c", "7.2b", "7.2c", "12.1e")
def test_corps_guns_are_attached_to_the_spotters_division():
    """Three of them in a phase; a gun of the division itself needs no place."""
    corps = ("CW-25-Fd", "CW-84-Med", "CW-53-Med", "CW-51-Hvy")
    table = Table(
        *(f"CW-I-Corps-HQ {row(3)}", f"CW-49-HQ {row(4)}", f"CW-69/49 {row(5)}"),
        *(f"{gun} {row(5)}" for gun in corps),
        *(f"CW-10-DLI-49 {row(9)}", f"{FOES[0]} {row(10)}"),
    )
    own = table.private[t.ALLIED]
    shot = t.Shelling(side=t.ALLIED, gun=corps[0], space=row(10))
    after = table.run(shot, draws=(10,)).position
    assert after.private[t.ALLIED].attached == {corps[0]: "CW-49-HQ"}
    table.private[t.ALLIED] = replace(own, attached=dict.fromkeys(corps[:3], "CW-49-HQ"))
    guns = table.guns(t.ALLIED)
    assert guns.why_not(corps[2], row(10), "alone") is None
    assert clause_of(guns.why_not(corps[3], row(10), "alone")) == "13.2c"
    assert guns.why_not("CW-69/49", row(10), "alone") is None


@pytest.mark.covers("13.1a", "13.1b", "13.2a", "12.5.2a")
def test_what_may_be_fired_at():
    units = (f"{FOOT} {row(11)}", f"{FOES[0]} {row(10)}")

    def why(space, **state):
        table = Table(*units, **state)
        bad = why_not_target(table.book, table.public, t.ALLIED, space)
        return None if bad is None else (bad.clause, bad.message)

    assert why(row(10), csp=1) is None
    assert why(row(11), csp=1) == why(row(9), csp=1) == ("13.1a", "no-target")
    assert why(row(10), csp=0) == ("13.1a", "no-csp")
    struck = {"struck": [row(10)]}
    assert why(row(10), csp=1, public=struck) == ("13.1b", "struck-already")

    def none(*more):
        table = Table(*units[1:], *more, csp=1)
        view = table.engine.view(table.position(), t.ALLIED)
        choice = shell_choice(table.book, view, BELOW)
        assert isinstance(choice, NoneOf)
        return choice.why.message

    assert none(units[0]) == "no-gun-ready"
    assert none(f"{GUN} {row(14)}") == "nothing-spotted"


@pytest.mark.covers("13.2a", "13.1a", "13.1b")
def test_whether_some_gun_can_fire():
    units = (f"{GUN} {row(14)}", f"{FOOT} {row(11)}", f"{FOES[0]} {row(10)}")

    def able(table):
        own = table.private[t.ALLIED]
        return can_shell(table.book, table.public, own, t.ALLIED, row(10))

    assert able(Table(*units, csp=1)) and not able(Table(*units, csp=0))
    assert not able(Table(*units, csp=1, public={"struck": [row(10)]}))
    assert not able(Table(units[0], f"{FOOT} {row(12)}", units[2], csp=1, turn=NIGHT))


@pytest.mark.covers("13.2a")
def test_a_spotter_out_of_supply_directs_nothing():
    table = Table(
        *(f"{GUN} {row(14)}", f"{FOOT} {row(11)}", f"{FOES[0]} {row(10)}"),
        sources={"allied": [row(30)], "german": [row(1)]},
    )
    assert table.guns(t.ALLIED).spotters(row(10)) == ()


@pytest.mark.covers("13.4a", "12.5.2a")
@pytest.mark.parametrize("turn", [80, NIGHT])
def test_the_allies_answer_german_guns(turn):
    table = Table(
        f"GE-I/AR352 {row(12)}",
        f"GE-I/914 {row(11)}",
        f"{FOOT} {row(10)}",
        f"{GUN} {row(6)}",
        turn=turn,
        csp=0,
    )
    shot = t.Shelling(side=t.GERMAN, gun="GE-I/AR352", space=row(10))
    after = table.run(shot, draws=(10,))
    assert table.engine.asks(after.position)[0].prompt == "answer-guns"
    assert table.refused(after.position, t.ALLIED, f"reply {FOOT}") == ("12.5.1d", "no-gun")
    done = table.act(after.position, t.ALLIED, f"reply {GUN}", draws=(2,))
    (fired,) = events(done, e.Fired)
    dark = [("night", -1), ("answer-at-night", -1)] if turn == NIGHT else []
    assert items(fired.tallies[0]) == [("gun", 4), *dark]
    assert "GE-I/AR352" not in done.position.private[t.GERMAN].units  # of one step
    assert done.position.public.csp == 0
    assert done.position.private[t.ALLIED].units[GUN].face == t.FIRED
    passed = table.act(after.position, t.ALLIED, "pass")
    assert "GE-I/AR352" in passed.position.private[t.GERMAN].units


@pytest.mark.covers("13.4a", "13.1b")
@pytest.mark.parametrize("state", [{"weather": "storm"}, {"public": {"struck": [row(12)]}}])
def test_nobody_answers_in_a_storm_or_twice(state):
    table = Table(
        f"GE-I/AR352 {row(12)}",
        f"GE-I/914 {row(11)}",
        f"{FOOT} {row(10)}",
        f"{GUN} {row(6)}",
        **state,
    )
    shot = t.Shelling(side=t.GERMAN, gun="GE-I/AR352", space=row(10))
    after = table.run(shot, draws=(10,))
    assert table.engine.asks(after.position)[0].prompt == "engineers"
    assert row(10) in after.position.public.struck
