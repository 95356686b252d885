"""Chapter 9.3 to 9.6: points, and what they are spent on."""

from functools import lru_cache
from typing import Any

import pytest

from bocage.games.normandy import events as e
from bocage.games.normandy import module
from bocage.games.normandy import types as t
from bocage.games.normandy.book import load_book
from bocage.games.normandy.rules.common import lose_step
from bocage.games.normandy.rules.r09_depot import cost_of
from bocage.games.normandy.rules.r09_losses import is_tiger, loss_of, note_loss, prices
from bocage.games.normandy.state.net import bond
from tests.games.normandy.firing import events
from tests.games.normandy.plains import GRID, MIDDLE, plain

NEAR = GRID.neighbours(MIDDLE)
FAR = next(h for h in GRID.ring(MIDDLE, 2))
JULY_8, AUGUST_6, JUNE_6, JUNE_26 = 97, 184, 1, 61
INF, ARM = ("inf", 1), ("arm", 1)


def table(*units, points=None, turn=JULY_8, **more):
    """Counters on a plain that is supplied, in a night."""
    public = {"points": points or {}, **more.pop("public", {})}
    sources = {"allied": [NEAR[3]], "german": [MIDDLE]}
    return plain(*units, sources=sources, turn=turn, public=public, **more)


def spending(scene, side=t.GERMAN, motors=""):
    return scene.position(t.Replace(side=side, stage="spend", motors=motors))


def rolled(side, die, turn, **more):
    unit = "US-29-HQ" if side == t.ALLIED else "GE-352-HQ"
    scene = table(f"{unit} {MIDDLE}", turn=turn, **more)
    dice = (die,) if die else ()
    return scene.run(t.Replace(side=side), draws=dice)


def left(pos):
    """The points that are not spent."""
    spent: dict[str, int] = {}
    for part in pos.private.values():
        spent |= part.spent
    return {key: number - spent.get(key, 0) for key, number in pos.public.points.items()}


GONE = {"german": {"gone": ["GE-I/914", "GE-I/AR352", "GE-PzJg-352"]}}


# -- points ---------------------------------------------------------------------------------


@pytest.mark.covers("9.3.4a", "9.3a", "9.1b")
def test_a_german_five_in_july():
    done = rolled(t.GERMAN, 5, JULY_8)
    assert done.position.public.points == {"german-inf": 1, "german-arm": 1}
    assert events(done, e.ReplacementsRolled)[0].roll == 5


@pytest.mark.covers("9.3.4b", "9.3a", "9.1a")
def test_one_allied_eight_in_august_is_for_both_armies():
    done = rolled(t.ALLIED, 8, AUGUST_6)
    assert done.position.public.points == {"us-inf": 2, "us-arm": 1, "cw-inf": 1, "cw-arm": 1}
    assert len(events(done, e.ReplacementsRolled)) == 1


@pytest.mark.covers("9.3.4a", "9.3.4b")
def test_none_on_the_first_day():
    done = rolled(t.GERMAN, 0, JUNE_6)
    assert not events(done, e.ReplacementsRolled)
    assert set(done.position.public.points.values()) == {0}


@pytest.mark.covers("9.3b", "9.3.5b")
def test_losses_of_the_day_before_are_added_up_to_ten():
    done = rolled(t.GERMAN, 5, JULY_8, public={"rem": {"german-inf": 10, "german-arm": 2}})
    assert done.position.public.points == {"german-inf": 10, "german-arm": 3}
    assert done.position.public.rem == {}


@pytest.mark.covers("9.3c")
def test_what_is_not_spent_is_lost():
    scene = table(f"GE-352-HQ {MIDDLE}", points={"german-inf": 2, "us-inf": 1})
    done = scene.act(spending(scene), t.GERMAN, "end-replacement")
    assert done.position.public.points == {"us-inf": 1}
    assert [used.lost for used in events(done, e.PointsUsed)] == [2]


# -- losses ---------------------------------------------------------------------------------


@pytest.mark.covers("9.3.5a")
def test_the_fifth_loss_is_a_point():
    scene = table(
        f"GE-I/914 {MIDDLE}",
        f"GE-I/22-Pz {MIDDLE}",
        public={"losses": {"german-inf": 2, "german-arm": 4}},
    )
    d = scene.draft(t.Movement(side=t.GERMAN))
    for unit in ("GE-I/914", "GE-I/22-Pz"):
        lose_step(scene.book, d, unit)
    assert d.public.losses == {"german-inf": 3, "german-arm": 0}
    assert d.public.rem == {"german-arm": 1}
    told = [one.event for one in d.emitted if isinstance(one.event, e.LossesConverted)]
    assert told == [e.LossesConverted("9.3.5a", "german-arm", 1)]


@pytest.mark.covers("9.3.5b")
def test_no_more_than_ten():
    scene = table(
        f"GE-I/914 {MIDDLE}", public={"losses": {"german-inf": 4}, "rem": {"german-inf": 10}}
    )
    d = scene.draft(t.Movement(side=t.GERMAN))
    note_loss(scene.book, d, "GE-I/914")
    assert d.public.rem == {"german-inf": 10} and d.public.losses == {"german-inf": 0}


@lru_cache
def book_of(scenario):
    return load_book(scenario, {})


@pytest.mark.covers("9.3.5c", "9.3.5d")
def test_fixed_works_count_for_nothing_and_guns_as_armour():
    counters = book_of("campaign").counters
    fixed = [u for u, c in counters.items() if c.type in ("strongpoint", "battery")]
    assert fixed and all(loss_of(book_of("campaign"), unit, 1) is None for unit in fixed)
    guns = [u for u, c in counters.items() if c.type == "art" and c.size == "bn"]
    assert {loss_of(book_of("campaign"), unit, 1) for unit in guns} == {"arm"}


# -- prices ---------------------------------------------------------------------------------


@pytest.mark.covers("2.4u.c", "9.3.1", "9.3.2", "9.3.2b", "9.3.3c", "9.3.3d")
def test_what_steps_cost():
    book = book_of("breakout")
    by_kind: dict[tuple[str, int], set[Any]] = {}
    for unit, counter in book.counters.items():
        if counter.band and counter.size != "co" and not is_tiger(counter):
            key = counter.type, counter.steps
            by_kind.setdefault(key, set()).add(prices(book, unit))
    assert by_kind["inf", 3] == {(INF, INF, INF)}
    assert by_kind["mech", 3] == {(INF, ARM, INF)}
    assert by_kind["armor", 3] == {(ARM, ARM, ARM)}
    assert by_kind["recon", 3] == {(INF, ARM, ARM)}
    assert by_kind["hvyweap", 2] == {(ARM, INF)}
    assert by_kind["at", 2] == {(ARM, ARM)} == by_kind["flak", 2]
    assert by_kind["eng", 2] == {(INF, INF)} and by_kind["armeng", 2] == {(ARM, ARM)}
    assert by_kind["art", 1] == {(("arm", 2),)} == by_kind["nw", 1]
    assert by_kind["ost", 2] == {(("inf", 2), ("inf", 2))}
    assert by_kind["commando", 3] == {(None, None, None)}


# -- spending -------------------------------------------------------------------------------


@pytest.mark.covers("9.4a", "9.3.1")
def test_a_reduced_unit_in_supply_gets_a_step_even_in_an_enemy_zone():
    units = (f"GE-I/914 {MIDDLE} steps=2", f"GE-352-HQ {NEAR[0]}", f"US-1/116/29 {NEAR[1]}")
    scene = table(*units, points={"german-inf": 1})
    pos = spending(scene)
    done = scene.act(pos, t.GERMAN, "mend GE-I/914")
    assert done.position.private[t.GERMAN].units["GE-I/914"].steps == 3
    assert left(done.position)["german-inf"] == 0
    told = [one for one in done.events if isinstance(one.event, e.Mended)]
    assert told[0].to == (t.GERMAN,) and not done.barrier
    poor = table(*units, points={"german-arm": 3})
    assert poor.refused(spending(poor), t.GERMAN, "mend GE-I/914") == ("9.4a", "few-points")
    whole = table(f"GE-I/914 {MIDDLE}", points={"german-inf": 1})
    assert whole.refused(spending(whole), t.GERMAN, "mend GE-I/914") == ("9.4a", "not-reduced")


@pytest.mark.covers("7.5c", "9.4a")
def test_who_is_out_of_supply_gets_nothing():
    scene = plain(
        f"GE-I/914 {MIDDLE} steps=2",
        public={"points": {"german-inf": 1}},
    )
    assert scene.refused(spending(scene), t.GERMAN, "mend GE-I/914") == ("7.5c", "no-supply")


@pytest.mark.covers("7.5c", "9.4b")
def test_nobody_returns_to_where_he_would_be_out_of_supply():
    def why(*sources):
        scene = plain(
            *(f"GE-352-HQ {MIDDLE}", f"GE-LXXXIV-HQ {NEAR[1]}"),
            sources={"german": list(sources)},
            public={"points": {"german-inf": 3}},
            private=GONE,
        )
        pos = scene.position(t.Replace(side=t.GERMAN, stage="spend"))
        return scene.refused(pos, t.GERMAN, f"rebuild GE-I/914 {NEAR[0]}")

    assert why() == ("7.5c", "no-supply")
    assert why(MIDDLE) is None


@pytest.mark.covers("9.3a")
def test_points_serve_their_own_nation():
    scene = table(f"US-1/116/29 {MIDDLE} steps=2", points={"cw-inf": 5, "german-inf": 5})
    assert scene.refused(spending(scene, t.ALLIED), t.ALLIED, "mend US-1/116/29") == (
        "9.4a",
        "few-points",
    )


@pytest.mark.covers("9.3.2b")
def test_panzergrenadiers_need_men_for_the_last_step():
    book = book_of("breakout")
    unit = next(u for u, c in book.counters.items() if c.type == "mech" and c.side == t.GERMAN)
    scene = table(f"{unit} {MIDDLE} steps=2", points={"german-arm": 1})
    assert scene.refused(spending(scene), t.GERMAN, f"mend {unit}") == ("9.4a", "few-points")
    rich = table(f"{unit} {MIDDLE} steps=2", points={"german-inf": 1})
    assert rich.refused(spending(rich), t.GERMAN, f"mend {unit}") is None


def lost(*units, points, **more):
    """A scene in which a division has lost some of its units."""
    return table(
        f"GE-352-HQ {MIDDLE}",
        f"GE-LXXXIV-HQ {FAR}",
        *units,
        points=points,
        private=GONE,
        **more,
    )


@pytest.mark.covers("9.4b")
def test_a_lost_battalion_returns_next_to_its_headquarters():
    scene = lost("GE-PzJg-352 B2036 steps=1", points={"german-inf": 3})
    scene.private[t.GERMAN].units.pop("GE-PzJg-352")
    pos = spending(scene)
    reduced = scene.act(pos, t.GERMAN, f"rebuild GE-I/914 {NEAR[2]}")
    own = reduced.position.private[t.GERMAN]
    assert own.units["GE-I/914"].steps == 2 and "GE-I/914" not in own.gone
    assert left(reduced.position)["german-inf"] == 1
    full = scene.act(pos, t.GERMAN, f"rebuild GE-I/914 {NEAR[2]} full")
    assert full.position.private[t.GERMAN].units["GE-I/914"].steps == 3
    away = GRID.ring(MIDDLE, 4)[0]
    for space, wanted in ((away, "not-next-to-hq"), (NEAR[2], None)):
        bad = scene.refused(pos, t.GERMAN, f"rebuild GE-I/914 {space}")
        assert bad == (None if wanted is None else ("9.4b", wanted))
    assert scene.refused(pos, t.GERMAN, f"rebuild GE-I/914 {NEAR[2]} full") is None
    poor = lost(points={"german-inf": 2})
    assert poor.refused(spending(poor), t.GERMAN, f"rebuild GE-I/914 {NEAR[2]} full") == (
        "9.4b",
        "few-points",
    )


@pytest.mark.covers("9.4b")
def test_not_into_an_enemy_zone():
    enemy = GRID.ring(MIDDLE, 2)[3]
    barred = lost(f"US-1/116/29 {enemy}", points={"german-inf": 3})
    watched = next(h for h in NEAR if h in GRID.neighbours(enemy))
    assert barred.refused(spending(barred), t.GERMAN, f"rebuild GE-I/914 {watched}") == (
        "9.4b",
        "enemy-zone",
    )


@pytest.mark.covers("9.3.3c", "9.4b")
def test_guns_cost_two():
    scene = lost(points={"german-arm": 1})
    line = f"rebuild GE-I/AR352 {NEAR[0]}"
    assert scene.refused(spending(scene), t.GERMAN, line) == ("9.4b", "few-points")
    rich = lost(points={"german-arm": 2})
    done = rich.act(spending(rich), t.GERMAN, line)
    assert left(done.position)["german-arm"] == 0
    assert rich.refused(spending(rich), t.GERMAN, line + " full") == ("9.4b", "one-step")


@pytest.mark.covers("9.3.2", "9.4b")
def test_a_unit_of_two_steps():
    scene = lost(points={"german-arm": 1})
    done = scene.act(spending(scene), t.GERMAN, f"rebuild GE-PzJg-352 {NEAR[0]}")
    assert done.position.private[t.GERMAN].units["GE-PzJg-352"].steps == 1


@pytest.mark.covers("9.4c", "9.3.3a")
def test_for_companies_and_commandos_there_are_no_points():
    scene = table(
        f"US-inf-1 {MIDDLE}",
        f"US-2-Rgr {NEAR[0]} steps=2",
        f"US-1-HQ {NEAR[1]}",
        points={"us-inf": 5, "us-arm": 5},
        private={"allied": {"gone": ["US-inf-2"]}},
    )
    pos = spending(scene, t.ALLIED)
    assert scene.refused(pos, t.ALLIED, f"rebuild US-inf-2 {NEAR[2]}") == (
        "9.4c",
        "no-company-points",
    )
    assert scene.refused(pos, t.ALLIED, "mend US-2-Rgr") == ("9.3.3a", "own-losses-only")


@pytest.mark.covers("9.5a")
def test_a_company_next_to_the_headquarters_becomes_a_battalion():
    scene = table(
        f"US-inf-1 {NEAR[0]}",
        f"US-1-HQ {MIDDLE}",
        points={"us-inf": 2, "us-arm": 1},
        private={"allied": {"gone": ["US-1/16/1"]}},
        public={"dead": ["US-1/16/1"]},
    )
    pos = spending(scene, t.ALLIED)
    done = scene.act(pos, t.ALLIED, "grow US-inf-1 US-1/16/1 full")
    own = done.position.private[t.ALLIED]
    assert own.units["US-1/16/1"].steps == 3 and own.units["US-1/16/1"].at == NEAR[0]
    assert "US-inf-1" not in own.units and own.gone == ()
    assert left(done.position)["us-inf"] == 0 and done.position.public.dead == ()
    assert [one.to for one in done.events if isinstance(one.event, e.RebuiltWho)] == [None]
    half = scene.act(pos, t.ALLIED, "grow US-inf-1 US-1/16/1")
    assert half.position.private[t.ALLIED].units["US-1/16/1"].steps == 2
    away = table(
        f"US-inf-1 {GRID.ring(MIDDLE, 2)[0]}",
        f"US-1-HQ {MIDDLE}",
        points={"us-inf": 2, "us-arm": 1},
        private={"allied": {"gone": ["US-1/16/1"]}},
    )
    assert away.refused(spending(away, t.ALLIED), t.ALLIED, "grow US-inf-1 US-1/16/1") == (
        "9.5a",
        "not-next-to-hq",
    )


@pytest.mark.covers("9.3.2b", "9.5a")
def test_a_company_of_panzergrenadiers_needs_a_point_of_each():
    book = book_of("breakout")
    unit = next(
        u
        for u, c in book.counters.items()
        if c.type == "mech" and c.side == t.GERMAN and c.formation == "12 SS"
    )
    scene = table(
        f"GE-mech-1 {NEAR[0]}",
        f"GE-12-SS-HQ {MIDDLE}",
        f"{unit} B2036",
        points={"german-inf": 1, "german-arm": 1},
        private={"german": {"gone": [unit]}},
    )
    scene.private[t.GERMAN].units.pop(unit)
    done = scene.act(spending(scene), t.GERMAN, f"grow GE-mech-1 {unit} full")
    assert left(done.position) == {"german-inf": 0, "german-arm": 0}


@pytest.mark.covers("9.4e")
def test_who_gets_a_step_is_ready_to_move():
    scene = table(f"GE-I/914 {MIDDLE} steps=2", points={"german-inf": 1})
    done = scene.act(spending(scene), t.GERMAN, "mend GE-I/914")
    assert done.position.private[t.GERMAN].units["GE-I/914"].flags == 0


# -- Feldersatz -----------------------------------------------------------------------------


def moving(scene):
    return scene.position(t.Movement(side=t.GERMAN, stage="moves"))


@pytest.mark.covers("9.6a", "9.6b")
def test_steps_under_a_headquarters_are_used_in_the_movement_phase():
    scene = table(
        f"GE-I/914 {NEAR[0]} steps=2",
        f"GE-I/9FJ {NEAR[1]} steps=2",
        f"GE-352-HQ {MIDDLE}",
        private={"german": {"feldersatz": {"GE-352-HQ": 1}}},
    )
    pos = moving(scene)
    assert scene.refused(pos, t.GERMAN, "refill GE-I/9FJ") == ("9.6a", "no-steps")
    done = scene.act(pos, t.GERMAN, "refill GE-I/914")
    own = done.position.private[t.GERMAN]
    assert own.units["GE-I/914"].steps == 3 and own.feldersatz == {}
    assert scene.refused(done.position, t.GERMAN, "refill GE-I/914") == ("9.6b", "not-reduced")


@pytest.mark.covers("9.6b", "7.7e")
def test_not_for_armour_nor_from_a_headquarters_off_the_map():
    scene = table(
        f"GE-PzJg-352 {NEAR[0]} steps=1",
        f"GE-352-HQ {MIDDLE}",
        private={"german": {"feldersatz": {"GE-352-HQ": 3}}},
    )
    assert scene.refused(moving(scene), t.GERMAN, "refill GE-PzJg-352") == (
        "9.6b",
        "not-infantry",
    )
    away = table(f"GE-I/914 {MIDDLE} steps=2", private={"german": {"feldersatz": {"GE-352-HQ": 3}}})
    assert away.refused(moving(away), t.GERMAN, "refill GE-I/914") == ("9.6a", "no-steps")


@pytest.mark.covers("9.6a")
def test_the_pools_of_the_scenarios():
    found = module.setup(load_book("epsom", {})).private[t.GERMAN].feldersatz
    assert found["GE-12-SS-HQ"] == 2 and found["GE-9-SS-HQ"] == 3
    assert module.setup(load_book("elle", {})).private[t.GERMAN].feldersatz == {"GE-352-HQ": 1}


# -- Tigers -----------------------------------------------------------------------------------

TIGERS = next(u for u, c in load_book("epsom", {}).counters.items() if c.company == "tiger")


@pytest.mark.covers("15.4.1b")
def test_tigers_are_counted_apart_and_only_up_to_one_step():
    scene = table(f"{TIGERS} {MIDDLE}", public={"losses": {"german-tiger": 4}})
    d = scene.draft(t.Movement(side=t.GERMAN))
    for _ in range(3):
        note_loss(scene.book, d, TIGERS)
    assert d.public.losses == {"german-tiger": 0} and d.public.rem == {"german-tiger": 1}


@pytest.mark.covers("15.4.1c")
def test_a_tiger_costs_two_points_and_comes_alone():
    other = next(
        u
        for u, c in book_of("breakout").tables.counters.items()
        if c.company == "tiger" and u != TIGERS
    )
    units = (f"{TIGERS} {MIDDLE} steps=2", f"{other} {NEAR[0]} steps=2")
    scene = table(*units, points={"german-arm": 4})
    done = scene.act(spending(scene), t.GERMAN, f"mend {TIGERS}")
    assert left(done.position)["german-arm"] == 2
    assert scene.refused(done.position, t.GERMAN, f"mend {other}") == ("15.4.1c", "one-tiger")
    poor = table(*units, points={"german-arm": 1})
    assert poor.refused(spending(poor), t.GERMAN, f"mend {TIGERS}") == ("9.4a", "few-points")


@pytest.mark.covers("15.4.1b", "15.4.1c")
def test_the_step_of_losses_is_kept_until_it_is_used():
    scene = table(f"{TIGERS} {MIDDLE} steps=2", public={"rem": {"german-tiger": 1}})
    pos = spending(scene)
    kept = scene.act(pos, t.GERMAN, "end-replacement")
    assert kept.position.public.rem == {"german-tiger": 1}
    done = scene.act(pos, t.GERMAN, f"mend {TIGERS}")
    ended = scene.act(done.position, t.GERMAN, "end-replacement")
    assert ended.position.public.rem == {}


@pytest.mark.covers("2.4.5a")
def test_poles_are_of_the_commonwealth_and_frenchmen_of_the_us():
    counters = book_of("campaign").tables.counters
    poles = [c for c in counters.values() if c.formation == "1 Pol Armd"]
    french = [c for c in counters.values() if c.formation == "2 Fr Armd"]
    assert {c.nation for c in poles} == {"cw"} and {c.nation for c in french} == {"us"}
    book = load_book("campaign", {})
    book.counters.update(counters)
    for unit, points in ((poles[0].id, "cw-inf"), (french[0].id, "us-inf")):
        assert cost_of(book, unit, (("inf", 1),)) == {points: 1}


@pytest.mark.covers("2.4.5b")
def test_german_army_artillery_belongs_to_no_division():
    book = book_of("breakout")
    guns = [u for u, c in book.counters.items() if c.type == "nw" and c.formation is None]
    corps = next(
        u for u, c in book.counters.items() if c.type == "hq-corps" and c.nation == "german"
    )
    assert guns and {bond(book, unit, corps) for unit in guns} == {"corps"}
