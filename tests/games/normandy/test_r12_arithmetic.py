"""Strengths, odds, modifiers and results of ground combat: the worked examples of the book."""

from functools import lru_cache
from typing import Any

import pytest
from msgspec.structs import replace

from bocage.data import Rows
from bocage.games.normandy.book import Book, printed_tables
from bocage.games.normandy.book.charts import COLUMNS
from bocage.games.normandy.book.tables import Start
from bocage.games.normandy.check.board import BoardSpec, Ground
from bocage.games.normandy.rules import r12_modifiers as mods
from bocage.games.normandy.rules import r12_strength as arms
from bocage.games.normandy.rules.r12_declare import price
from bocage.games.normandy.rules.r14_4_engineers import leaders

AT = "B3308"  # the hex that is attacked; the others are next to it
EAST, WEST, NE, NW = "B3307", "B3309", "B3208", "B3209"
INF, TANK, ENG, GUN = "US-1/16/1", "US-741-Tk", "US-1-Eng/1", "US-7-FA/1"


@lru_cache
def ground(*words, sides=()):
    """A book of a map on which the hexes around AT are drawn anew."""
    named = dict(zip((AT, EAST, WEST, NE), words, strict=False))
    names = (AT, EAST, WEST, NE, NW, "B3408", "B3407")
    spec = BoardSpec(ground={name: named.get(name, "clear") for name in names}, sides=sides)
    unread: Any = None
    country = Ground(unread, spec).country()
    book = Book(printed_tables(), Start(Rows(()), (), ()), country, "elle")
    for unit in (INF, TANK, ENG, GUN, *printed_tables().counters):
        counter = printed_tables().counters[unit]
        if counter.type in ("inf", "armor", "eng", "armeng", "at", "recon", "art", "flak"):
            book.counters[unit] = counter
    return book


def with_values(book, **values):
    """The attack (or defence) strengths of some counters, as an example has them."""
    for unit, (attack, defence) in values.items():
        book.counters[unit] = replace(
            printed_tables().counters[INF], attack=attack, defence=defence
        )


def attack(book, by, hungry=(), power=0):
    steps = {unit: book.counters[unit].steps for unit in by}
    return arms.attack_tally(book, "attack", AT, by, steps, hungry, power)


def scene(book, foes, by=None, **more):
    marks = more.pop("marks", ())
    facts = {"part": "am", "weather": "clear", "late": (), **more}
    return mods.Scene(AT, by or {INF: EAST}, tuple(foes), marks=marks, **facts)


def drm(book, foes, by=None, **more):
    return mods.drm_tally(book, "drm", scene(book, foes, by, **more))


# -- strengths --------------------------------------------------------------------------------


@pytest.mark.covers("3.2", "10.6.flood.b", "12.6a")
def test_a_stack_is_summed_before_it_is_halved():
    book = ground("clear", "flooded")
    with_values(book, five=(5, 5), six=(6, 6))
    assert attack(book, {"five": EAST, "six": EAST}).total == 6


@pytest.mark.covers("7.5a", "10.6.river.b", "10.6.flood.b", "12.5.1a", "12.6a")
def test_strengths_are_halved_for_each_cause_and_guns_never():
    book = ground("clear", "flooded", sides=(f"{AT} {EAST} river",))
    with_values(book, nine=(9, 5))
    tally = attack(book, {"nine": EAST}, hungry=("nine",), power=4)
    assert tally.total == 4 + 2  # 9, 5, 3, 2
    assert [item.clause for item in tally.items] == [
        "2.4.3a",
        "7.5a",
        "10.6.river.b",
        "10.6.flood.b",
        "12.5.1a",
    ]


@pytest.mark.covers("12.6a", "10.6.stream.b")
def test_nobody_falls_below_one():
    book = ground("clear", "flooded", sides=(f"{AT} {EAST} stream bridge-primary",))
    with_values(book, one=(1, 5))
    assert attack(book, {"one": EAST}, hungry=("one",)).total == 1


@pytest.mark.covers("7.5a", "7.6.1c", "12.6.8a")
def test_only_those_without_supply_are_halved():
    book = ground("clear")
    with_values(book, five=(5, 5), seven=(7, 5), six=(6, 6))
    assert attack(book, {"five": EAST, "seven": EAST, "six": WEST}, hungry=("five",)).total == 16


@pytest.mark.covers("2.4.3a")
def test_the_reduced_side_is_weaker():
    book = ground("clear")
    assert [arms.attack_of(book, INF, steps) for steps in (3, 2, 1)] == [5, 3, 3]
    assert [arms.defence_of(book, INF, steps) for steps in (3, 2, 1)] == [6, 4, 4]


@pytest.mark.covers("10.6.entrench", "14.3c")
def test_an_entrenchment_doubles_one():
    book = ground("clear")
    with_values(book, five=(5, 5), three=(3, 3))
    worth = arms.worth_of(book, {"three": 3, "five": 3}, {})
    assert arms.best_sheltered(worth) == "five"
    assert arms.defence_tally("defence", worth, ("five",)).total == 13
    assert arms.defence_tally("defence", worth, ("five",), guard=2).total == 15


@pytest.mark.covers("7.7c")
def test_replacements_stand_for_a_headquarters():
    worth = arms.worth_of(ground("clear"), {INF: 3, "GE-352-HQ": 1}, {"GE-352-HQ": 3})
    assert worth == {INF: 6, "GE-352-HQ": 3}


# -- odds -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "defence", "column"),
    [
        (25, 6, "4:1"),
        (30, 6, "5:1"),
        (20, 6, "3:1"),
        (16, 6, "2:1"),
        (15, 6, "2:1"),
        (14, 6, "2:1"),
        (17, 8, "2:1"),
        (40, 8, "5:1"),
        (40, 19, "2:1"),
        (56, 14, "4:1"),
        (56, 16, "3:1"),
        (60, 8, "7:1"),
        (6, 6, "1:1"),
        (5, 9, "1:2"),
        (4, 16, "1:4"),
    ],
)
@pytest.mark.covers("12.4b")
def test_odds_favour_the_defender(attack, defence, column):
    assert COLUMNS[arms.column_of(attack, defence)] == column
    assert arms.bound_column(attack, defence) == column


@pytest.mark.covers("12.4b", "3.6d")
def test_worse_than_one_to_four_is_no_attack():
    assert arms.column_of(4, 17) == arms.TOO_BAD
    assert arms.column_of(0, 5) == arms.TOO_BAD
    assert arms.bound_column(4, 30) == "1:4"  # it was declared before that was known


@pytest.mark.covers("12.4d", "12.8a")
def test_rolls_stay_on_the_table():
    assert [arms.on_table(number) for number in (-2, 0, 7, 12, 14)] == [0, 0, 7, 12, 12]
    book = ground("clear")
    assert arms.result_of(book, "3:1", 8) == (1, False, 2, False)
    assert arms.result_of(book, "1:4", -3) == arms.result_of(book, "1:4", 0)
    found = {arms.result_of(book, column, roll) for column, roll in book.charts.crt}
    assert (1, True, 0, False) in found and (0, False, 2, True) in found


# -- modifiers --------------------------------------------------------------------------------


FOE, AT_GUN, PANZER, RECON, FLAK = "II/914", "PzJg-709", "Pz-Bn-100", "AA-21", "Flak-352"
FOE, AT_GUN, PANZER, RECON, FLAK = (f"GE-{name}" for name in (FOE, AT_GUN, PANZER, RECON, FLAK))


@pytest.mark.parametrize(
    ("words", "total"),
    [
        ("clear", 0),
        ("farmland", -1),
        ("forest", -2),
        ("bocage", -3),
        ("flooded", 2),
        ("clear village", -1),
        ("bocage village", -3),
        ("farmland village", -2),
        ("clear town", -2),
        ("farmland town", -3),
        ("clear city", -3),
    ],
)
@pytest.mark.covers(
    "10.6.clear",
    "10.6.farm",
    "10.6.forest",
    "10.6.bocage",
    "10.6.flood.c",
    "10.6.village",
    "10.6.town",
    "10.6.city",
    "12.6.5a",
)
def test_ground(words, total):
    assert drm(ground(words), [FOE]).total == total


@pytest.mark.covers("12.6.5a", "12.6.5b", "12.6.8a")
def test_the_ground_is_limited_before_anything_helps():
    book = ground("bocage village level=1")
    assert drm(book, [FOE], points=2).total == -1
    tally = drm(book, [FOE])
    assert [(i.label, i.value) for i in tally.items] == [
        ("bocage", -3),
        ("village", -1),
        ("uphill", -1),
        ("ground-limit", 2),
    ]


@pytest.mark.covers("10.6.hill.a")
def test_uphill_counts_only_if_all_attack_uphill():
    book = ground("clear level=2", "clear level=1", "clear level=2")
    assert drm(book, [FOE], {INF: EAST}).total == -1
    assert drm(book, [FOE], {INF: EAST, TANK: WEST}).total == 0
    assert drm(ground("clear", "clear level=1"), [FOE], {INF: EAST}).total == 0


@pytest.mark.parametrize(("words", "total"), [("clear town", -1), ("clear city", -2)])
@pytest.mark.covers("12.6.6", "10.6.town", "10.6.city")
def test_tanks_alone_in_towns(words, total):
    book = ground(words)
    assert drm(book, [PANZER]).total == total
    assert drm(book, [PANZER, FOE]).total == total - 1


@pytest.mark.covers("10.6.poi")
def test_a_point_of_interest_needs_armour():
    book = ground("clear poi")
    assert drm(book, [FOE]).total == 0
    assert drm(book, [FOE, AT_GUN]).total == -1
    assert drm(book, [PANZER]).total == -1


@pytest.mark.covers("12.6.3")
def test_lone_recon_in_cover():
    assert drm(ground("forest"), [RECON]).total == -3
    assert drm(ground("forest"), [RECON, FOE]).total == -2
    assert drm(ground("forest"), [RECON], late=(FOE,)).total == -2
    assert drm(ground("clear"), [RECON]).total == 0


@pytest.mark.covers("12.6.1", "12.6.4", "8.2h", "12.6.7", "12.6.8a", "12.4.1b", "14.4a")
def test_night_weather_guns_air_and_isolation():
    book = ground("clear")
    assert drm(book, [FOE], part="night").total == -1
    assert drm(book, [FOE], weather="heavy-rain").total == -1
    assert drm(book, [FOE], weather="storm").total == -2
    assert drm(book, [FOE], guards=True).total == -1
    assert drm(book, [FOE], guards=True, guns=True).total == 0
    assert drm(book, [FOE], points=2).total == 2
    assert drm(book, [FOE], cover=2).total == -2
    assert drm(book, [FOE], again=True).total == 1
    assert drm(book, [FOE], engineers=(ENG,)).total == 1


@pytest.mark.covers("12.4c", "12.6a")
def test_never_more_than_three():
    dark = drm(ground("bocage"), [FOE], part="night", weather="heavy-rain")
    assert dark.total == -3
    assert sum(i.value for i in dark.items if i.label != "limit") == -5
    assert drm(ground("flooded"), [FOE], points=2, engineers=(ENG,)).total == 3


# -- combined arms ----------------------------------------------------------------------------


def plus(book, foes, by, **more):
    return mods.plus_of(book, scene(book, foes, by, **more))


BOTH = {INF: EAST, TANK: WEST}


@pytest.mark.covers("12.6.2a", "12.6.2b", "2.4.3e", "2.4u.a", "2.4u.b")
def test_infantry_and_tanks():
    book = ground("clear")
    assert plus(book, [FOE], BOTH) == (0, 1)
    assert plus(book, [FOE], {INF: EAST}) == ()
    assert plus(book, [FOE], {TANK: EAST}) == ()
    assert plus(book, [FOE, AT_GUN], BOTH) == ()
    assert plus(book, [PANZER], BOTH) == ()


@pytest.mark.covers("12.6.2c")
def test_guns_are_arms_too():
    book = ground("clear")
    assert plus(book, [FOE], {INF: EAST}, guns=True) == (0, 1)
    assert plus(book, [FOE], {INF: EAST}, guns=True, guards=True) == ()
    assert plus(book, [FOE], BOTH, guns=True) == (1, 2)
    assert plus(book, [AT_GUN], BOTH, guns=True) == (0, 1)


@pytest.mark.covers("12.6.2e", "10.6.city")
def test_no_combined_arms_against_a_city_or_where_tanks_cannot_go():
    assert plus(ground("clear city"), [FOE], BOTH, guns=True) == ()
    assert plus(ground("flooded"), [FOE], BOTH) == ()
    assert plus(ground("clear", sides=(f"{AT} {WEST} stream bridge-primary",)), [FOE], BOTH) == ()
    assert plus(ground("clear", sides=(f"{AT} {EAST} stream",)), [FOE], BOTH) == (0, 1)


@pytest.mark.covers("12.6.2d")
def test_the_attacker_chooses_between_the_two_best_rolls():
    assert arms.rolls(7, (1, 2)) == [8, 9]
    assert arms.rolls(7, (0, 1)) == [7, 8]
    assert arms.rolls(7, ()) == [7]


# -- the worked examples ------------------------------------------------------------------------


def book_of(words, start="clear", sides=(), **values):
    """The ground of an example, with counters of these strengths."""
    book = ground(words, start, start, sides=sides)
    for unit, (kind, attack, defence) in values.items():
        like = printed_tables().counters[{"inf": INF, "tank": TANK, "at": AT_GUN}[kind]]
        book.counters[unit] = replace(like, attack=attack, defence=defence)
    return book


def fought(book, by, foes, power=0, guard=0, points=0):
    """Odds, modifiers and combined arms of an attack."""
    strength = attack(book, by, power=power).total
    worth = arms.worth_of(book, dict.fromkeys(foes, 3), {})
    column = arms.bound_column(strength, arms.defence_tally("defence", worth, (), guard).total)
    facts = scene(book, foes, by, guns=power > 0, guards=guard > 0, points=points)
    return column, mods.drm_tally(book, "drm", facts).total, mods.plus_of(book, facts)


SIX = ("inf", 1, 6)


@pytest.mark.covers("12.4a", "12.6.2a", "10.6.hill.a", "err.5", "err.13")
def test_the_attacks_of_the_first_figure():
    hill = book_of("clear level=1", a=("inf", 13, 1), b=("tank", 12, 1), c=SIX)
    assert fought(hill, {"a": EAST, "b": WEST}, ["c"]) == ("4:1", -1, (0, 1))
    wood = book_of("forest", a=("inf", 10, 1), b=("inf", 10, 1), c=SIX)
    assert fought(wood, {"a": EAST, "b": WEST}, ["c"], power=10) == ("5:1", -2, (0, 1))
    town = book_of("clear town", a=("inf", 6, 1), b=("inf", 6, 1), c=SIX)
    assert fought(town, {"a": EAST, "b": WEST}, ["c"], power=8) == ("3:1", -2, (0, 1))
    for support in (False, True):
        assert [price("allied", hexes, support) for hexes in (1, 2)] == [int(support), 3]
        assert price("german", 2, support) == 0


@pytest.mark.covers("10.6.stream.b", "10.6.flood.b", "10.6.poi", "12.6.2e")
def test_the_attacks_of_the_second_figure():
    point = book_of("farmland poi", "flooded", a=("inf", 10, 1), b=("inf", 10, 1), c=("at", 1, 6))
    assert fought(point, {"a": EAST, "b": EAST}, ["c"], power=6) == ("2:1", -2, (0, 1))
    farm = book_of("farmland", a=("inf", 7, 1), b=("tank", 7, 1), c=SIX)
    assert fought(farm, {"a": EAST, "b": WEST}, ["c"])[:2] == ("2:1", -1)
    marsh = book_of(
        "flooded",
        sides=(f"{AT} {EAST} stream", f"{AT} {WEST} stream"),
        a=("inf", 6, 1),
        b=("tank", 5, 1),
        c=("inf", 6, 1),
        d=("tank", 5, 1),
        e=SIX,
    )
    by = {"a": EAST, "b": EAST, "c": WEST, "d": WEST}
    assert attack(marsh, by, power=3).total == 15
    assert fought(marsh, by, ["e"], power=3) == ("2:1", 2, (0, 1))  # tanks do not get there


@pytest.mark.covers("12.5.1a", "12.4b")
def test_guns_are_added_to_both_sides():
    open_ground = book_of("clear", a=("inf", 8, 1), b=("inf", 1, 8))
    assert fought(open_ground, {"a": EAST}, ["b"], power=9)[0] == "2:1"
    panzers = book_of(
        "clear", a=("tank", 10, 1), b=("tank", 8, 1), c=("inf", 6, 1), d=("inf", 1, 8)
    )
    by = {"a": EAST, "b": EAST, "c": WEST}
    assert fought(panzers, by, ["d"], power=16)[0] == "5:1"
    assert fought(panzers, by, ["d"], power=16, guard=11)[0] == "2:1"


@pytest.mark.covers("12.8a", "12.6.2a", "12.6.2b", "12.6.2c", "12.6.8a")
def test_the_major_attack_of_the_book():
    four = {"a": ("inf", 10, 1), "b": ("tank", 10, 1), "c": ("inf", 9, 1), "d": ("tank", 10, 1)}
    by = {"a": EAST, "b": EAST, "c": WEST, "d": WEST}
    alone = book_of("clear", e=("inf", 1, 14), **four)
    assert fought(alone, by, ["e"], power=17, points=1) == ("4:1", 1, (1, 2))
    town = book_of("clear town", e=("inf", 1, 8), f=("at", 1, 6), **four)
    assert fought(town, by, ["e", "f"], power=17, guard=2, points=1) == ("3:1", -1, ())
    assert arms.result_of(town, "3:1", 9 - 1) == (1, False, 2, False)


@pytest.mark.covers("12.6.5a", "12.6.5b", "12.6.3", "12.6.7")
def test_uphill_across_a_stream_into_a_village_in_bocage():
    book = book_of("bocage village level=1", sides=(f"{AT} {EAST} stream",), a=("inf", 7, 1), b=SIX)
    assert attack(book, {"a": EAST}).total == 4
    assert fought(book, {"a": EAST}, ["b"])[1] == -3


@pytest.mark.covers("2.4.4", "14.4a")
def test_only_battalions_of_engineers_lead():
    book = ground("clear city")
    whole = replace(printed_tables().counters[ENG], size="bn")
    book.counters["eng"], book.counters["part"] = whole, replace(whole, size="co")
    assert leaders(book, AT, (), ("eng", "part", INF)) == ["eng"]
