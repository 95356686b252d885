"""Guns that help in ground combats: whose, how many, with what strength, and when ready again."""

from typing import Any

import pytest

from bocage.games.normandy import events as e
from bocage.games.normandy import types as t
from bocage.games.normandy.rules.r12_5_support import price_tally, why_not_defend, why_not_support
from bocage.games.normandy.rules.r12_formation import why_not_under
from bocage.games.normandy.rules.r13_guns import gun_fits, is_heavy, most_guns, ranges, support_most
from bocage.games.normandy.state.net import net_of
from bocage.kernel.api import NoneOf
from tests.games.normandy.firing import NIGHT, Table, items, row, why

PRINTED = Table().book.tables.counters
FOOT = ("CW-Hallams-49", "CW-10-DLI-49", "CW-11-DLI-49", "CW-11-RSF-49")
TANK, OWN = "CW-3-CLY-4-Armd", "CW-69/49"
CORPS = ("CW-25-Fd", "CW-84-Med", "CW-53-Med", "CW-51-Hvy")
FOE = "GE-I/914"
SOURCES = {"allied": [row(5)], "german": [row(28)]}


def attack(*more, foes=(FOE,), **state):
    """Units of a division attack from its headquarters' range; its corps is far behind."""
    return Table(
        *(f"CW-I-Corps-HQ {row(10)}", f"CW-49-HQ {row(18)}", f"{OWN} {row(15)}"),
        *(f"{gun} {row(11)} range=12" for gun in CORPS),
        *(f"{unit} {row(20)}" for unit in FOOT),
        *(f"{foe} {row(21)}" for foe in foes),
        *more,
        sources=SOURCES,
        csp=3,
        **state,
    )


def support(by=FOOT, hexes=1):
    return t.Support(side=t.ALLIED, space=row(21), by=tuple(by), hexes=hexes)


def clause_of(refusal):
    return None if refusal is None else refusal.clause


@pytest.mark.covers("2.4.3f", "12.5.3a")
def test_the_target_counts_and_the_gun_does_not():
    table = Table(f"US-7-FA/1 {row(1)} range=9", f"{FOE} {row(10)}", f"GE-II/914 {row(11)}")
    guns = table.guns(t.ALLIED)
    assert guns.distance("US-7-FA/1", row(10)) == 9
    assert guns.why_not_reach("US-7-FA/1", row(10)) is None
    assert clause_of(guns.why_not_reach("US-7-FA/1", row(11))) == "12.5.3a"
    assert guns.in_range("US-7-FA/1", row(4)) and not guns.in_range("US-7-FA/1", row(3))


@pytest.mark.covers("12.5.3a", "12.5.3.1")
def test_the_least_range_is_a_quarter():
    table = Table(f"US-7-FA/1 {row(1)} range=9", f"US-5-FA/1 {row(1)}")
    assert ranges(table.book.counters["US-7-FA/1"]) == (3, 9)
    assert ranges(table.book.counters["US-5-FA/1"]) == (3, 12)
    long = [c for c in PRINTED.values() if c.nation == "us" and c.calibre == 155 and c.range == 20]
    assert {c.name[:3] for c in long} == {"978", "979", "980", "981", "987", "989", "991"}


@pytest.mark.covers("12.5.1b")
def test_one_gun_for_a_battalion_or_two_companies():
    table = attack(f"CW-inf-1 {row(20)}", f"CW-inf-2 {row(20)}", f"CW-inf-3 {row(20)}")
    assert most_guns(table.book, FOOT) == 4
    assert most_guns(table.book, ("CW-inf-1",)) == most_guns(table.book, ("CW-49-HQ",)) == 1
    assert most_guns(table.book, ("CW-inf-1", "CW-inf-2")) == 1
    assert most_guns(table.book, ("CW-inf-1", "CW-inf-2", "CW-inf-3")) == 2
    assert most_guns(table.book, (FOOT[0], OWN)) == 2  # a gun that is attacked is a battalion


@pytest.mark.covers("12.5.1d", "12.1e", "7.2b")
def test_worked_example_guns_of_the_division_and_of_its_corps():
    """Guns near the corps headquarters that supplies the division's are attached: three at most."""
    table = attack(f"{TANK} {row(20)}")
    guns, f = table.guns(t.ALLIED), support((*FOOT, TANK))
    assert set(guns.net.hqs(CORPS[0])) == {"CW-I-Corps-HQ"}  # out of the division's range
    assert why_not_support(guns, f, t.Assist((CORPS[0], CORPS[1], OWN))) is None
    assert why_not_support(guns, f, t.Assist((*CORPS[:3], OWN))) is None  # the brigade is on top
    assert clause_of(why_not_support(guns, f, t.Assist((*CORPS, OWN)))) == "12.1e"


@pytest.mark.covers("7.2d", "12.7", "6.3b", "12.5.1d")
def test_guns_of_others_do_not_help():
    table = attack(
        *(f"CW-131/15 {row(15)}", f"US-7-FA/1 {row(15)}", f"US-V-HQ {row(14)}"),
        *(f"US-190-FA {row(15)}",),
    )
    guns = table.guns(t.ALLIED)
    assert clause_of(guns.why_not("CW-131/15", row(21), "attack", FOOT)) == "7.2d"
    assert clause_of(guns.why_not("US-190-FA", row(21), "attack", FOOT)) == "12.7"
    own = table.private[t.ALLIED]
    fits = gun_fits(table.book, table.public, own, OWN, row(21), "attack", FOOT)
    assert fits is None


@pytest.mark.covers("6.3b", "12.1e")
def test_americans_are_led_by_no_british_division():
    table = attack(f"US-1/16/1 {row(20)}", f"US-V-HQ {row(14)}")
    net = net_of(table.book, table.public, table.private[t.ALLIED], t.ALLIED)
    mixed = why_not_under(table.book, net, "CW-49-HQ", (FOOT[0], "US-1/16/1"))
    assert why(mixed) == ("12.1e", "not-attachable-now")
    assert why_not_under(table.book, net, "CW-49-HQ", FOOT[:2]) is None


@pytest.mark.covers("12.5.1d", "12.7")
def test_guns_out_of_reach_of_their_headquarters():
    def said(*units, gun=CORPS[0], by=FOOT[:1]):
        table = Table(*(f"{by[0]} {row(20)}", f"{FOE} {row(21)}", *units), sources=SOURCES)
        return why(table.guns(t.ALLIED).why_not(gun, row(21), "attack", by))

    far, near = f"{CORPS[0]} {row(11)} range=12", f"CW-I-Corps-HQ {row(10)}"
    division = f"CW-49-HQ {row(18)}"
    assert said(far, near, division) is None
    assert said(far, division) == ("12.5.1d", "not-in-command")  # no corps in reach
    assert said(far, near) == ("12.5.1d", "not-in-command")  # no division to be attached to
    assert said(far, by=("CW-7-RTR-31-Tank",)) == ("12.5.1d", "no-command")
    us = f"US-190-FA {row(11)} range=12"
    assert said(us, near, division, gun="US-190-FA") == ("12.7", "other-army")


@pytest.mark.covers("12.5.1a", "12.5.4a")
def test_who_has_no_guns_is_told_so():
    table = Table(f"{FOOT[0]} {row(20)}", f"{FOE} {row(21)}", sources=SOURCES, csp=1)
    for f, clause in ((support(FOOT[:1]), "12.5.1a"), (defence(FOOT[:1]), "12.5.4a")):
        choice: Any = table.engine.choice(table.run(f).position, t.ALLIED)
        none = next(one.why for one in choice.choices if isinstance(one, NoneOf))
        assert why(none) == (clause, "nobody-helps")


@pytest.mark.covers("7.6.1b", "7.6.1c", "7.5d", "7.6.3b", "12.5.1a", "12.5.1e", "12.5.1b")
def test_what_support_asks_of_the_attack():
    table = attack()
    guns = table.guns(t.ALLIED)
    assert clause_of(why_not_support(guns, support(), t.Assist())) == "12.5.1a"
    assert clause_of(why_not_support(guns, support(FOOT[:1]), t.Assist(CORPS[:2]))) == "12.5.1b"
    poor = attack(public={"csp": 0}).guns(t.ALLIED)
    assert clause_of(why_not_support(poor, support(), t.Assist((OWN,)))) == "7.6.3b"
    assert why_not_support(poor, support(hexes=2), t.Assist((OWN,))) is None  # paid for already
    lost = Table(
        *(f"{OWN} {row(15)}", f"{FOOT[0]} {row(20)}", f"{FOE} {row(21)}"),
        sources=SOURCES,
        csp=3,
    ).guns(t.ALLIED)
    assert clause_of(why_not_support(lost, support(FOOT[:1]), t.Assist((OWN,)))) == "7.6.1b"


@pytest.mark.covers("12.5.1a", "12.5.2a", "3.5")
def test_guns_that_help_are_shown_and_turned_over():
    table = attack()
    f = support()
    d = table.draft(f)
    act = t.Assist((CORPS[0], OWN))
    step = table.engine.module.steps[t.Support]
    step.take(table.book, d, f, t.ALLIED, act)
    assert d.returned == t.Aid(((CORPS[0], 4), (OWN, 4)), 0)
    assert [d.private[t.ALLIED].units[gun].face for gun in act.guns] == [t.FIRED, t.FIRED]
    assert d.private[t.ALLIED].attached == {CORPS[0]: "CW-49-HQ"}
    (given,) = [one.event for one in d.emitted if isinstance(one.event, e.Assisted)]
    assert given.tallies[0].total == 8 and given.guns == act.guns
    assert items(given.tallies[1]) == [("normal-attack", 1)]


@pytest.mark.covers("12.5.1a")
def test_without_a_point_of_supply_nobody_is_asked():
    table = attack(public={"csp": 0})
    assert table.engine.asks(table.run(support()).position)[0].prompt == "engineers"
    asked = attack()
    assert table.engine.asks(asked.run(support()).position)[0].prompt == "support"


@pytest.mark.covers("12.5.1a")
def test_the_most_that_guns_could_add():
    table = attack()
    own = table.private[t.ALLIED]
    args = (table.book, table.public, own, t.ALLIED, row(21))
    assert support_most(*args, FOOT[:1]) == 8 and support_most(*args, FOOT[:2]) == 14


@pytest.mark.covers("7.6.3b", "7.6.3c", "7.6.3d", "12.5.4f")
def test_what_help_costs():
    def cost(side, f):
        return items(price_tally(side, f))

    assert cost(t.ALLIED, support(hexes=2)) == [("major-attack", 3)]
    assert cost(t.ALLIED, support()) == [("normal-attack", 1)]
    assert cost(t.ALLIED, defence(FOOT)) == [("defended-hex", 1)]
    assert cost(t.GERMAN, support()) == cost(t.GERMAN, defence(FOOT)) == []


# -- defence ----------------------------------------------------------------------------------


def defence(units):
    return t.Defence(seats=(t.ALLIED,), space=row(20), units=tuple(units))


@pytest.mark.covers("11.4a", "12.5.4a", "12.5.4c", "12.5.4h", "12.5.4f", "7.6.3d")
def test_a_defence_is_helped_for_one_point():
    table = attack()
    guns, f = table.guns(t.ALLIED), defence(FOOT[:1])
    assert clause_of(why_not_defend(guns, f, t.Assist())) == "12.5.4a"
    assert why_not_defend(guns, f, t.Assist((OWN,))) is None
    assert clause_of(why_not_defend(guns, f, t.Assist((OWN, CORPS[0])))) == "12.5.1b"
    poor = attack(public={"csp": 0}).guns(t.ALLIED)
    assert clause_of(why_not_defend(poor, f, t.Assist((OWN,)))) == "12.5.4f"
    asked = table.run(defence(FOOT))
    done = table.act(asked.position, t.ALLIED, f"assist guns={CORPS[0]},{OWN}")
    assert done.position.public.csp == 2
    assert done.position.private[t.ALLIED].units[OWN].face == t.FIRED


@pytest.mark.covers("12.5.4c", "12.5.4e", "12.5.4g", "27.chart.b")
@pytest.mark.parametrize(("near", "clause"), [(23, None), (18, "12.5.4e")])
def test_worked_example_cut_off_engineers(near, clause):
    """Who is cut off is helped if a friend in supply is within three hexes."""
    table = Table(
        *(f"CW-I-Corps-HQ {row(10)}", f"CW-49-HQ {row(18)}", f"CW-143/49 {row(15)}"),
        *(f"CW-49-RE {row(22)}", f"{FOOT[0]} {row(19)}", f"{FOE} {row(21)}"),
        *(f"{foe} {hex_}" for foe, hex_ in (("GE-II/914", "B3222"), ("GE-I/916", "B3422"))),
        sources=SOURCES,
        csp=1,
    )
    cut = "CW-49-RE"
    guns = table.guns(t.ALLIED)
    assert not guns.supplied(cut)
    f = t.Defence(seats=(t.ALLIED,), space=row(22), units=(cut,))
    if near == 18:
        table.private[t.ALLIED].units[FOOT[0]] = t.Own(row(18), 3)
        guns = table.guns(t.ALLIED)
    bad = why_not_defend(guns, f, t.Assist(("CW-143/49",)))
    assert clause_of(bad) == clause


@pytest.mark.covers("12.5.4d")
def test_worked_example_a_division_that_is_cut_off():
    """Its own guns are silent; those of the corps fire if they are in supply."""
    table = Table(
        *(f"CW-6-Abn-HQ {row(25)}", f"CW-53-AL-a {row(25)} range=7"),
        *(f"CW-7-Para {row(22)}", f"CW-52-Hvy {row(11)}", f"CW-I-Corps-HQ {row(10)}"),
        *(f"CW-3-HQ {row(15)}", f"CW-1-Suffolk {row(20)}"),
        *(f"{FOE} {row(24)}", f"GE-II/914 {row(26)}"),
        sources=SOURCES,
        csp=1,
    )
    guns = table.guns(t.ALLIED)
    f = t.Defence(seats=(t.ALLIED,), space=row(22), units=("CW-7-Para",))
    assert not guns.supplied("CW-7-Para") and guns.supplied("CW-1-Suffolk")
    assert clause_of(guns.why_not("CW-53-AL-a", row(22), "defence", f.units)) == "12.5.4d"
    assert why_not_defend(guns, f, t.Assist(("CW-52-Hvy",))) is None
    assert guns.force("aid", "CW-52-Hvy", "defence").total == 8


@pytest.mark.covers("12.5.4d")
def test_guns_of_the_corps_need_supply_then_and_one_division_may_be_cut_off():
    units = (f"{FOOT[0]} {row(20)}", f"CW-52-Hvy {row(12)}", f"{FOE} {row(21)}")
    lost = Table(*units, sources={"allied": [row(1)], "german": [row(28)]}).guns(t.ALLIED)
    bad = lost.why_not("CW-52-Hvy", row(20), "defence", FOOT[:1])
    assert why(bad) == ("12.5.4d", "gun-unsupplied")
    both = ("CW-1-Suffolk", FOOT[0])
    table = Table(
        *(f"CW-I-Corps-HQ {row(10)}", f"CW-3-HQ {row(15)}", f"CW-1-Suffolk {row(20)}"),
        *(f"CW-49-HQ {row(25)}", f"{OWN} {row(25)}", f"{FOOT[0]} {row(20)}"),
        *(f"{FOE} {row(24)}", f"GE-II/914 {row(26)}"),
        sources=SOURCES,
    ).guns(t.ALLIED)
    bad = table.why_not(OWN, row(20), "defence", both)
    assert why(bad) == ("12.5.4d", "division-cut-off")


@pytest.mark.covers("12.5.4b", "7.5a", "err.10")
def test_rockets_are_halved_in_defence_and_guns_out_of_supply_always():
    table = Table(f"GE-W7 {row(10)}", f"GE-IV/AR352 {row(10)}")
    guns = table.guns(t.GERMAN)
    assert guns.force("aid", "GE-W7", "attack").total == 6
    assert guns.force("aid", "GE-W7", "defence").total == 3
    lost = Table(f"GE-W7 {row(10)}", f"GE-IV/AR352 {row(10)}", sources={"german": [row(28)]}).guns(
        t.GERMAN
    )
    assert lost.force("aid", "GE-IV/AR352", "attack").total == 3
    assert lost.force("aid", "GE-W7", "defence").total == 2  # halved for each reason


# -- readiness --------------------------------------------------------------------------------


@pytest.mark.covers("12.5.1f", "12.5.2b", "12.10c")
@pytest.mark.parametrize("turn", [80, NIGHT])
def test_guns_are_ready_again(turn):
    guns = {"GE-I/AR352": "fired", "GE-II/AR352": "moved", "GE-IV/AR352": "fired"}
    retreated = "GE-W7"  # of six points, turned over by a retreat
    table = Table(
        *(f"{gun} {row(10)} face={face}" for gun, face in guns.items()),
        f"{retreated} {row(10)} face=moved",
        turn=turn,
    )
    assert is_heavy(table.book.counters["GE-IV/AR352"])
    assert not is_heavy(table.book.counters["GE-I/AR352"])
    after = table.run(t.ReadyGuns(side=t.GERMAN)).position.private[t.GERMAN].units
    faces = {gun: after[gun].face for gun in (*guns, retreated)}
    assert faces.pop("GE-IV/AR352") == t.FIRED and set(faces.values()) == {t.READY}
    night = table.run(t.Engineers(side=t.GERMAN)).position.private[t.GERMAN].units
    assert night["GE-IV/AR352"].face == t.READY and night["GE-I/AR352"].face == t.FIRED


@pytest.mark.covers("12.5.5a")
def test_guns_have_one_in_defence_and_never_attack():
    guns = [c for c in PRINTED.values() if c.type in ("art", "art-sp", "nw")]
    assert {(c.attack, c.defence, c.steps) for c in guns} == {(0, 1, 1)}
