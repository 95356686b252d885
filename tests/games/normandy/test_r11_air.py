"""Points in the air: plots, interdiction, armed reconnaissance, ground support and flak."""

import pytest

from bocage.games.normandy import events as e
from bocage.games.normandy import types as t
from bocage.games.normandy.book import load_book
from bocage.games.normandy.rules.r11_air import (
    flak_at,
    interdiction,
    most_support,
    mp_lost,
    on_the_road,
    penalty,
    points_today,
    raid,
    raids_for,
)
from bocage.games.normandy.rules.r11_plot import why_not_air
from bocage.games.normandy.rules.r11_support import shot_down, why_not_points, with_flak
from tests.games.normandy.firing import AM, NIGHT, Table, events, items, row, why

FOE, FLAK, HQ = "GE-I/914", "GE-Flak-3-FJ", "GE-352-HQ"
CHARTS = Table().book
JULY_14, JULY_15 = 3 * 38 + 2, 3 * 39 + 2  # forenoons


def air(**changes):
    return {"public": {"air": {"total": 135, "support": 0, "raids": 0, "hit": 5} | changes}}


def clause_of(refusal):
    return None if refusal is None else refusal.clause


# -- plots ------------------------------------------------------------------------------------


@pytest.mark.covers("11.1.2a", "11.2a")
@pytest.mark.parametrize(
    ("sheet", "points", "flak", "left", "lost"),
    [("A", 20, 10, 10, 1), ("B", 20, 10, 0, 0), ("C", 50, 5, 20, 4), ("C", 25, 0, 13, 2)],
)
def test_worked_example_interdiction(sheet, points, flak, left, lost):
    tally = interdiction(sheet, points, flak)
    assert tally.total == left and mp_lost(CHARTS, left) == lost
    assert mp_lost(CHARTS, -10) == 0


@pytest.mark.covers(
    "11.1.1a", "11.1.1c", "11.1.2a", "11.1.2b", "11.1.3", "11.2a", "11.3.1a", "4.A1a"
)
def test_worked_example_both_divide_their_points_at_once():
    table = Table(f"{FOE} {row(10)}", turn=NIGHT, **air())
    start = table.run(t.Plot())
    assert {ask.side for ask in table.engine.asks(start.position)} == set(t.SIDES)
    line = "plot-air recon=20 maps=A:20,B:20,C:50"
    one = table.act(start.position, t.ALLIED, line)
    assert one.position.frames == start.position.frames  # nothing is known of it
    assert table.refused(one.position, t.GERMAN, "plot-flak maps A:36") == ("11.1.3", "flak-points")
    done = table.act(one.position, t.GERMAN, "plot-flak maps A:10,B:10,C:5,D:5,E:5")
    after = done.position.public
    assert (after.air.raids, after.air.hit, after.air.support) == (6, 5, 25)
    assert after.air.levels == {"A": 1, "B": 0, "C": 4, "D": 0, "E": 0}
    assert events(done, e.Plotted) == [e.Plotted("11.1.1c", 20, 6, 5, 25)]
    (sums,) = [one for one in events(done, e.Interdicted) if one.sheet == "B"]
    assert items(sums.tallies[0]) == [("points", 20), ("halved", -10), ("flak", -10)]


@pytest.mark.covers("11.1.1c", "11.1.2a", "11.1.2b")
@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("plot-air recon=21", ("11.1.1c", "too-much-recon")),
        ("plot-air recon=20 maps=A:100,C:20", ("11.1.1c", "too-many-air-points")),
        ("plot-air recon=20 maps=A:100,C:15", None),
        ("plot-air", None),
        ("plot-air maps=C:0", ("11.1.2a", "no-points-there")),
    ],
)
def test_how_points_may_be_divided(line, refusal):
    table = Table(f"{FOE} {row(10)}", turn=NIGHT, **air())
    start = table.run(t.Plot())
    assert table.refused(start.position, t.ALLIED, line) == refusal


@pytest.mark.covers("11.1.1b", "8.2d")
def test_the_weather_takes_points_or_all():
    def points(weather, turn=NIGHT):
        table = Table(turn=turn, weather=weather, **air(total=130))
        return points_today(table.book, table.public)

    assert points("cloudy") == 100 and points("clear") == 130 and points("storm") == 0
    assert points("clear", turn=1) == 0  # on the first day
    table = Table(f"{FOE} {row(10)}", turn=NIGHT, weather="heavy-rain", **air(levels={"B": 3}))
    after = table.run(t.Plot())
    assert events(after, e.Grounded) and after.position.public.air.levels == {}


@pytest.mark.covers("11.1.3")
def test_on_one_map_the_germans_have_nothing_to_divide():
    assert load_book("elle", {}).scenario.maps == ("B",)
    step = Table().engine.module.steps[t.Plot]
    public = Table(turn=NIGHT, **air()).public
    assert [ask.side for ask in step.who(load_book("elle", {}), public, t.Plot())] == [t.ALLIED]


@pytest.mark.covers("11.1.2a")
def test_points_go_to_maps_in_play():
    """Only map B is in play."""
    elle = load_book("elle", {})
    bad = why_not_air(elle, Table(turn=NIGHT, **air()).public, t.PlotAir(0, {"A": 5}))
    assert why(bad) == ("11.1.2a", "no-such-map")


@pytest.mark.covers("11.2b", "11.2c")
def test_whom_interdiction_slows():
    table = Table(f"{FOE} {row(10)}", turn=AM, **air(levels={"B": 4}))
    args = table.book, table.public
    assert penalty(*args, t.GERMAN, row(10)) == 4 and penalty(*args, t.ALLIED, row(10)) == 0
    assert penalty(*args, t.GERMAN, "C3333") == 0
    night = Table(turn=NIGHT, **air(levels={"B": 4}))
    assert penalty(night.book, night.public, t.GERMAN, row(10)) == 0


# -- armed reconnaissance ---------------------------------------------------------------------


@pytest.mark.covers("11.3.1a")
def test_attacks_and_the_die_that_hits():
    assert raids_for(CHARTS, 17) == (6, 5) and raids_for(CHARTS, 16)[0] == 5
    assert raids_for(CHARTS, 12) == (4, 7) and raids_for(CHARTS, 20) == (6, 5)
    assert raids_for(CHARTS, 0) == (0, 0)


def tally_of(table, act, units=(FOE,), flak=0):
    return items(raid(table.book, table.public, "raid", act, units, flak))


@pytest.mark.covers("11.3.2a", "11.3.2b", "11.3.2c", "11.3.2.1", "11.3.2d")
@pytest.mark.covers("11.3.3b", "11.3.3c")
@pytest.mark.parametrize(
    ("ground", "road", "more", "wanted"),
    [
        ("forest", None, {}, [("ground", -2)]),
        ("farmland", None, {}, [("ground", -1)]),
        ("flooded", None, {}, [("ground", 2)]),
        ("forest", "primary", {}, []),
        ("bocage", "primary", {}, [("ground", -3)]),
        ("bocage", "highway", {}, []),
        ("forest", "secondary", {}, [("ground", -2)]),
        ("forest", "highway", {"near": 12}, [("ground", -2)]),
        ("forest", "highway", {"near": 13}, []),
        ("bocage", "highway", {"marks": ["tactical"]}, [("ground", -3)]),
        ("clear town", None, {"marks": ["strategic"]}, [("strategic", 1)]),
        (
            "clear village",
            None,
            {"marks": ["entrenched"]},
            [("ground", -1), ("ground", -3), ("cover-limit", 1)],
        ),
    ],
)
def test_what_hinders_aircraft(ground, road, more, wanted):
    near = [f"US-1/16/1 {row(more['near'])}"] if "near" in more else []
    table = Table(
        *(f"{FOE} {row(10)}", *near),
        ground={row(10): ground},
        roads=(f"{row(9)} {row(10)} {row(11)} {road}",) if road else (),
        marks={row(10): more.get("marks", [])},
    )
    assert tally_of(table, t.Strafe(row(10))) == wanted
    assert on_the_road(table.book, table.public, row(10)) == (road is not None and not wanted)
    asked = tally_of(table, t.Strafe(row(10), "armour"), flak=2)
    assert asked == [*wanted, ("type-chosen", -1), ("flak", -2)]


@pytest.mark.covers("11.3.2a", "10.6.poi")
def test_tanks_alone_in_a_town_and_points_of_interest():
    table = Table(
        f"{FOE} {row(10)}",
        *(f"GE-armor-{i} {row(10)}" for i in (1, 2)),
        ground={row(10): "clear town poi"},
    )
    act = t.Strafe(row(10))
    assert tally_of(table, act, ("GE-armor-1",)) == [("ground", -1), ("ground", -1)]
    assert tally_of(table, act, (FOE,)) == [("ground", -2)]
    assert tally_of(table, act, (FOE, "GE-armor-1")) == [("ground", -2), ("ground", -1)]


@pytest.mark.covers("11.3.3c", "11.3.3d", "11.5.1", "10.6.airfield", "11.5a")
def test_which_flak_counts():
    table = Table(
        *(f"{FLAK} {row(11)}", f"{HQ} {row(10)}", "GE-3-FJ-HQ B3310", "GE-flak-1 B3313"),
        ground={row(9): "clear airfield"},
    )
    owns = table.private[t.GERMAN].units
    assert flak_at(table.book, table.public, owns, (row(10),)).units == ("GE-3-FJ-HQ", HQ, FLAK)
    assert flak_at(table.book, table.public, owns, (row(12),)).units == (FLAK, "GE-flak-1")
    assert (
        flak_at(table.book, table.public, owns, (row(9),)).n == 1
    )  # of the airfield, but of no headquarters
    assert flak_at(table.book, table.public, owns, (row(9), row(10))).n == 4  # a bridge
    held = Table(f"US-1/16/1 {row(9)}", ground={row(9): "clear airfield"})
    assert flak_at(held.book, held.public, {}, (row(9),)).n == 0


@pytest.mark.covers("err.3", "11.3.3b", "11.3.3c", "11.3.3f")
@pytest.mark.parametrize(("die", "lost"), [(10, 0), (7, 1), (8, 0)])
def test_worked_example_infantry_and_tanks_in_a_city(die, lost):
    """Three for the city, two for flak, one for the type: not even a ten hits with a five."""
    table = recon(
        *(f"{FOE} {row(10)}", f"GE-armor-1 {row(10)}", f"{FLAK} {row(11)}", f"GE-flak-1 {row(9)}"),
        ground={row(10): "clear city"},
    )
    start = table.run(t.Recon()).position
    after = table.act(start, t.ALLIED, f"strafe {row(10)} of=armour", draws=(die,))
    (raided,) = events(after, e.Raided)
    assert raided.tallies[0].total == -6 and not raided.hit
    assert after.position.public.air.total == 135 - lost


def recon(*units, raids=3, **more):
    return Table(*units, **(air(raids=raids) | more))


@pytest.mark.covers("11.3.1b", "11.3a", "11.3.3a", "11.3.3c", "11.3.3e", "3.6d", "3.6b")
def test_an_attack_shows_the_stack_and_its_owner_says_who_loses():
    table = recon(f"{FOE} {row(10)}", f"GE-II/914 {row(10)}", ground={row(10): "bocage"})
    start = table.run(t.Recon()).position
    after = table.act(start, t.ALLIED, f"strafe {row(10)}", draws=(8,))
    assert events(after, e.Spotted)[0].units == (FOE, "GE-II/914")
    assert events(after, e.NoFlak) == [e.NoFlak("11.3.3c", row(10))]
    (raided,) = events(after, e.Raided)
    assert (raided.space, raided.of, raided.roll, raided.hit) == (row(10), "any", 8, True)
    assert after.position.private[t.ALLIED].known[row(10)].units == (FOE, "GE-II/914")
    ask = table.engine.asks(after.position)[0]
    assert (ask.side, ask.prompt) == (t.GERMAN, "raided")
    assert table.refused(after.position, t.GERMAN, f"suffer {FLAK}") == ("11.3.3e", "not-hit")
    done = table.act(after.position, t.GERMAN, "suffer GE-II/914").position
    assert done.private[t.GERMAN].units["GE-II/914"].steps == 2
    assert table.refused(done, t.ALLIED, f"strafe {row(10)}") == ("11.3.3a", "raided-already")
    miss = table.act(start, t.ALLIED, f"strafe {row(10)}", draws=(7,))
    assert table.engine.asks(miss.position)[0].side == t.ALLIED
    assert miss.position.public.air.raids == 2


@pytest.mark.covers("11.3.3b")
def test_a_kind_that_is_not_there_loses_nothing():
    table = recon(f"{FOE} {row(10)}")
    start = table.run(t.Recon()).position
    after = table.act(start, t.ALLIED, f"strafe {row(10)} of=armour", draws=(9,))
    assert events(after, e.RaidMissed) and events(after, e.Raided)[0].hit
    assert after.position.private[t.GERMAN].units[FOE].steps == 3
    there = table.act(start, t.ALLIED, f"strafe {row(10)} of=infantry", draws=(9,))
    assert there.position.private[t.GERMAN].units[FOE].steps == 2  # only one: nobody is asked
    assert table.refused(start, t.ALLIED, f"strafe {row(10)} of=ships") == (
        "11.3.3b",
        "no-such-kind",
    )


BRIDGE = (f"{row(14)} {row(15)} river bridge-primary",)


@pytest.mark.covers("11.3a", "11.3.1a", "11.3.3a", "11.3.3c", "11.3.3d", "11.3.3e", "11.3.3f")
@pytest.mark.parametrize(
    ("dice", "down", "lost"), [((6, 7), True, 0), ((3, 4), False, 1), ((7,), True, 0)]
)
def test_worked_example_a_bridge_with_flak_in_both_hexes(dice, down, lost):
    table = recon(
        *(f"{FLAK} {row(14)}", f"GE-flak-1 {row(15)}", f"{FOE} {row(20)}"),
        sides=BRIDGE,
        ground={row(14): "forest"},
    )
    start = table.run(t.Recon()).position
    line = f"bomb {row(14)} {row(15)} times=2"
    after = table.act(start, t.ALLIED, line, draws=dice)
    assert [one.tallies[0].total for one in events(after, e.Bombed)] == [-2] * len(dice)
    assert events(after, e.FlakSeen)[0].units == (FLAK, "GE-flak-1")
    assert len(events(after, e.AirLost)) == lost
    public = after.position.public
    assert (public.blown == ((row(14), row(15)),)) == down
    assert public.air.total == 135 - lost and public.air.raids == 1  # all are spent
    again = table.refused(after.position, t.ALLIED, line)
    assert again == (("11.3a", "no-bridge") if down else ("11.3.3a", "bombed-already"))
    assert table.refused(start, t.ALLIED, f"bomb {row(14)} {row(15)} times=4") == (
        "11.3.1a",
        "raids-spent",
    )
    assert table.refused(start, t.ALLIED, f"bomb {row(3)} {row(4)}") == ("11.3a", "no-bridge")


@pytest.mark.covers("11.3.1b", "11.3.3g")
@pytest.mark.parametrize("raids", [0, 1])
def test_the_phase_ends_and_marks_go(raids):
    table = recon(f"{FOE} {row(10)}", raids=raids, marks={row(10): ["strategic"]})
    after = table.run(t.Recon())
    if raids:
        assert table.engine.asks(after.position)[0].prompt == "recon"
        after = table.act(after.position, t.ALLIED, "end-recon")
    assert after.position.public.piles[row(10)].marks == ()


# -- ground support ---------------------------------------------------------------------------


@pytest.mark.covers("11.1.2b", "12.4e", "11.4a", "12.6.1", "11.1.1b")
def test_how_many_points_may_help():
    def why(points, turn=AM, support=9, side=t.ALLIED, **more):
        table = Table(turn=turn, **(air(support=support) | more))
        return clause_of(why_not_points(table.book, table.public, side, points))

    assert why(2) is None and why(3, JULY_15) is None
    assert why(3) == why(3, JULY_14) == "11.1.2b"
    assert why(2, support=1) == "11.4a" and why(1, side=t.GERMAN) == "11.4a"
    assert why(1, NIGHT) == "12.6.1" and why(1, weather="storm") == "11.1.1b"
    assert most_support(CHARTS, Table(turn=JULY_15, **air(support=9)).public) == 3


@pytest.mark.covers("11.1.1a", "11.4a", "11.4b", "11.4c", "11.5a", "11.5b")
@pytest.mark.parametrize(
    ("die", "result", "left", "total"),
    [(8, "hit", 2, 134), (4, "abort", 2, 135), (3, "none", 3, 135)],
)
def test_worked_example_flak_fires_once(die, result, left, total):
    """Three points, flak in the hex and two beside it: the die and two more."""
    table = Table(
        *(f"{FLAK} {row(10)}", f"GE-flak-1 {row(11)}", f"GE-flak-2 {row(9)}"),
        turn=JULY_15,
        **air(support=5),
    )
    d = table.draft(draws=(die,))
    assert with_flak(table.book, d, row(10), 3) == left
    (fired,) = [one.event for one in d.emitted if isinstance(one.event, e.FlakFired)]
    assert items(fired.tallies[0]) == [("more-flak", 2)] and fired.result == result
    assert (d.public.air.total, d.public.air.support) == (total, 2)
    lost = [one.event for one in d.emitted if isinstance(one.event, e.AirLost)]
    assert lost == ([e.AirLost("11.5b", 134)] if result == "hit" else [])


@pytest.mark.covers("11.4b")
def test_without_flak_all_get_through():
    table = Table(f"{FOE} {row(10)}", **air(support=5))
    d = table.draft()
    assert shot_down(table.book, d, row(10)) == 0 and d.revealed
    assert [one.event for one in d.emitted] == [e.NoFlak("11.4b", row(10))]
