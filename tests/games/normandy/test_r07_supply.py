"""Chapter 7: lines of supply, headquarters and their places, from the clauses and the figures."""

from functools import lru_cache
from typing import Any

import pytest
from msgspec.structs import replace

from bocage.games.normandy import types as t
from bocage.games.normandy.book import load_book
from bocage.games.normandy.rules.common import lose_step
from bocage.games.normandy.rules.r07_attach import claim, why_not_attach
from bocage.games.normandy.rules.r07_hq import hq_defence, hq_lost, overrun
from bocage.games.normandy.state import overfull, points_at
from bocage.games.normandy.state.lines import strips_of
from bocage.games.normandy.state.net import Net, bond, division_of
from tests.games.normandy.firing import Table
from tests.games.normandy.plains import GRID, MIDDLE, PLAIN, plain

BOOK = load_book("epsom", {})


@lru_cache
def row(start=MIDDLE, side=2, length=16):
    """Hexes one after the other, from the middle westward or in another direction."""
    return (start, *GRID.row(start, side, length))


WEST = next(side for side in range(1, 7) if row(MIDDLE, side, 1)[1] == "B2031")
R = row(MIDDLE, WEST)  # R[5] is five hexes from the middle


table = plain


def net(scene, side=t.ALLIED):
    return Net(scene.book, scene.public, scene.private[side], side)


def wall(hexes, holes):
    """Marsh cannot stop lines, so the sea does: everything around a way but the way itself."""
    ring = {n for h in holes for n in GRID.neighbours(h)} - set(holes)
    return dict.fromkeys(sorted(ring | set(hexes)), "sea")


def road(hexes, kind):
    return (" ".join((*hexes, kind)),)


# -- lines ----------------------------------------------------------------------------------------


@pytest.mark.covers("7.3.1c", "7.2a", "7.1a", "27.chart.a")
def test_a_unit_is_supplied_within_six_hexes_of_its_division():
    for far, wanted in ((6, True), (7, False)):
        scene = table(f"US-1/116/29 {R[far]}", f"US-29-HQ {R[0]}", sources={"allied": [R[0]]})
        hq_only(scene)
        assert net(scene).general("US-1/116/29") is wanted


def hq_only(scene):
    """Sources serve headquarters only."""
    scene.book.sources = tuple(replace(row, serves="hq") for row in scene.book.sources)


@pytest.mark.covers("7.3.1c", "7.3.2c")
def test_six_points_along_a_highway_are_farther_than_six_hexes():
    for kind, reach in (("highway", 16), ("primary", 12), ("secondary", 6)):
        for far in (reach, reach + 1):
            if far >= len(R):
                continue
            scene = table(
                f"US-1/116/29 {R[far]}",
                f"US-29-HQ {R[0]}",
                sources={"allied": [R[0]]},
                roads=road(R[: far + 1], kind),
            )
            hq_only(scene)
            assert net(scene).general("US-1/116/29") is (far == reach), (kind, far)


@pytest.mark.covers("7.3.2c")
def test_rain_does_not_slow_the_line():
    near = table(
        f"US-1/116/29 {R[6]}",
        f"US-29-HQ {R[0]}",
        sources={"allied": [R[0]]},
        roads=road(R[:7], "primary"),
        weather="heavy-rain",
    )
    hq_only(near)
    assert net(near).general("US-1/116/29")  # three points, of three


@pytest.mark.covers("7.3.3")
def test_heavy_rain_and_storm_halve_what_supply_reaches():
    for weather in ("heavy-rain", "storm", "fog"):
        for far in (3, 4):
            scene = table(
                f"US-1/116/29 {R[far]}",
                f"US-29-HQ {R[0]}",
                sources={"allied": [R[0]]},
                weather=weather,
            )
            hq_only(scene)
            assert net(scene).general("US-1/116/29") is (far == 3 or weather == "fog")


@pytest.mark.covers("7.3.1b", "err.1")
def test_a_division_needs_a_corps_or_a_source_within_twenty_points():
    farm = dict.fromkeys(GRID.within(MIDDLE, 16), "farmland")
    for far, wanted in ((10, True), (11, False)):
        scene = table(
            f"US-29-HQ {R[far]}", f"US-V-HQ {R[0]}", ground=farm, sources={"allied": [R[0]]}
        )
        assert net(scene).general("US-29-HQ") is wanted
        direct = table(f"US-29-HQ {R[far]}", ground=farm, sources={"allied": [R[0]]})
        assert net(direct).general("US-29-HQ") is wanted


@pytest.mark.covers("7.3.1a")
def test_a_corps_traces_as_far_as_it_likes():
    farm = dict.fromkeys(GRID.within(MIDDLE, 16), "farmland")
    scene = table(f"US-V-HQ {R[16]}", ground=farm, sources={"allied": [R[0]]})
    assert net(scene).general("US-V-HQ")
    assert not net(table(f"US-V-HQ {R[16]}")).general("US-V-HQ")


@pytest.mark.covers("7.3a", "7.3b")
def test_enemies_and_their_empty_zones_cut_a_line_where_no_friend_stands():
    way = R[:6]
    sea = wall((), (*way, *GRID.neighbours(R[3])))
    units = (f"US-1/116/29 {R[5]}", f"US-29-HQ {R[0]}")
    enemy = next(n for n in GRID.neighbours(R[3]) if n not in R)
    away = {"ground": sea, "sources": {"allied": [R[0]]}}
    free = table(*units, **away)
    barred = table(*units, f"GE-I/914 {enemy}", f"GE-II/914 {R[3]}", **away)
    hq_only(free)
    hq_only(barred)
    assert net(free).general("US-1/116/29") and not net(barred).general("US-1/116/29")


@pytest.mark.covers("7.3b", "5.4b")
def test_a_friend_opens_a_zone():
    enemy = next(n for n in GRID.neighbours(R[2]) if n not in R)
    watched = [h for h in R[:6] if h in GRID.neighbours(enemy)]
    sea = wall((), (*R[:6], enemy))
    units = (f"US-1/116/29 {R[5]}", f"US-29-HQ {R[0]}", f"GE-I/914 {enemy}")
    friends = [f"{u} {h}" for u, h in zip(("US-2/116/29", "US-3/116/29"), watched, strict=True)]
    for more, wanted in (([], False), (friends[:1], False), (friends, True)):
        scene = table(*units, *more, ground=sea, sources={"allied": [R[0]]})
        hq_only(scene)
        assert net(scene).general("US-1/116/29") is wanted


def ditch(kind="stream", *bridges):
    """Water between the third and the fourth hex, over the whole plain."""
    x = GRID.centre(R[3])[0] - 0.5
    words = " ".join((kind, *(f"bridge-{road}" for road in bridges)))
    pairs = [(a, b) for a in PLAIN for b in GRID.neighbours(a) if b in PLAIN]
    return tuple(
        f"{a} {b} {words}"
        for a, b in pairs
        if GRID.centre(b)[0] < x + 1e-9 < GRID.centre(a)[0] + 1e-9
    )


@pytest.mark.covers("7.3.2a", "10.6.stream.c", "10.6.river.c")
@pytest.mark.parametrize("water", ["stream", "river"])
def test_only_who_is_next_to_water_traces_over_it(water):
    def supplied(at, *bridges):
        scene = table(
            f"US-1/116/29 {at}",
            f"US-29-HQ {R[2]}",
            sources={"allied": [R[2]]},
            sides=ditch(water, *bridges),
            roads=road(R[:8], "secondary") if bridges else (),
        )
        hq_only(scene)
        return net(scene).general("US-1/116/29")

    assert supplied(R[4])
    assert not supplied(R[5])
    assert supplied(R[5], "secondary")


@pytest.mark.covers("7.3.2b")
def test_a_headquarters_next_to_water_counts_from_beyond():
    bocage = dict.fromkeys((R[4], R[3]), "bocage")
    scene = table(
        f"US-29-HQ {R[4]}",
        f"US-V-HQ {R[0]}",
        ground=bocage,
        sides=ditch("river"),
        sources={"allied": [R[0]]},
    )
    assert net(scene).general("US-29-HQ")
    behind = table(
        f"US-29-HQ {R[5]}", f"US-V-HQ {R[0]}", sides=ditch("river"), sources={"allied": [R[0]]}
    )
    assert not net(behind).general("US-29-HQ")


@pytest.mark.covers("7.3.2a", "7.3.2b")
def test_over_orne_and_canal():
    """The strip between both waters: headquarters count from beyond both, units never."""
    book = load_book("breakout", {})
    names = {book.country.names[h] for h in strips_of(book)}
    assert {"C3013", "C2712", "C3214"} <= names and "C3014" not in names
    blown = [["C3014", "C3013"], ["C3013", "C2912"]]

    def scene(*units, spans=()):
        return Table(
            *units,
            sources={"allied": ["C3018"], "german": []},
            public={"blown": blown, "spans": list(spans)},
        )

    for at in ("C3013", "C3012"):
        found = scene(f"CW-6-Abn-HQ {at}", "CW-I-Corps-HQ C3018")
        assert net(found).general("CW-6-Abn-HQ"), at
    far = scene("CW-8-Para C3012", "CW-6-Abn-HQ C3015", "CW-I-Corps-HQ C3018")
    hq_only(far)
    assert not net(far).general("CW-8-Para")
    spans = (["C3012", "C3013"], ["C3013", "C3014"])
    built = scene("CW-8-Para C3011", "CW-6-Abn-HQ C3015", "CW-I-Corps-HQ C3018", spans=spans)
    hq_only(built)
    assert net(built).general("CW-8-Para")


# -- places with headquarters ----------------------------------------------------------------------


def with_corps(*units, **more):
    scene = table(
        f"US-29-HQ {R[0]}", f"US-V-HQ {R[14]}", *units, sources={"allied": [R[14]]}, **more
    )
    hq_only(scene)
    return scene


@pytest.mark.covers("7.2b", "7.2c")
def test_a_division_supplies_three_others_of_which_one_is_of_another_division():
    named = ("US-747-Tk", "US-741-Tk", "US-190-FA", "US-81-CW", "US-1/23/2", "US-2/23/2")
    known = load_book("breakout", {}).tables.counters
    units = [u for u in named if u in known]
    scene = with_corps(*(f"{u} {R[2]}" for u in units), f"US-2-HQ {R[16]}")
    own = scene.private[t.ALLIED]
    assert net(scene).needs_slot("US-747-Tk") == ("US-29-HQ",)
    d = scene.draft(t.Movement(side=t.ALLIED))
    claim(scene.book, d, t.ALLIED, ("US-1/23/2",))
    assert d.private[t.ALLIED].attached == {"US-1/23/2": "US-29-HQ"}
    after = Net(scene.book, scene.public, d.private[t.ALLIED], t.ALLIED)
    bad: Any = why_not_attach(after, t.Attach("US-2/23/2", "US-29-HQ"))
    assert (bad.clause, bad.message) == ("7.2b", "stranger-taken")
    assert not after.general("US-2/23/2") and net(scene).general("US-2/23/2")
    claim(scene.book, d, t.ALLIED, ("US-747-Tk", "US-741-Tk"))
    full = Net(scene.book, scene.public, d.private[t.ALLIED], t.ALLIED)
    bad = why_not_attach(full, t.Attach("US-190-FA", "US-29-HQ"))
    assert (bad.clause, bad.message) == ("7.2b", "slots-taken")
    assert set(bad.args["units"]) == {"US-1/23/2", "US-747-Tk", "US-741-Tk"}
    assert own.attached == {} and not full.general("US-190-FA")


@pytest.mark.covers("7.2d")
def test_allied_guns_of_a_division_are_not_attached_to_another():
    book = load_book("breakout", {})
    assert bond(book, "US-37-FA/2", "US-29-HQ") is None
    assert bond(book, "US-190-FA", "US-29-HQ") == "extra"
    assert bond(book, "GE-II/AR243", "GE-91-HQ") == "extra"


@pytest.mark.covers("7.2e")
def test_a_commonwealth_division_supplies_one_armoured_brigade_on_top():
    book = load_book("epsom", {})
    brigade = [u for u, c in book.counters.items() if c.formation == "4 Armd"]
    other = [u for u, c in book.counters.items() if c.formation == "31 Tank"]
    assert len(brigade) == 4 and division_of(book, brigade[0]) is None
    named = (*brigade, *other, "CW-53-Hvy", "CW-63-Med")
    units = [u for u in named if u in book.counters]
    scene = table(
        f"CW-15-HQ {R[0]}",
        f"CW-VIII-Corps-HQ {R[14]}",
        *(f"{u} {R[2]}" for u in units),
        sources={"allied": [R[14]]},
    )
    hq_only(scene)
    d = scene.draft(t.Movement(side=t.ALLIED))
    claim(scene.book, d, t.ALLIED, units)
    held = [u for u, hq in d.private[t.ALLIED].attached.items() if hq == "CW-15-HQ"]
    assert set(brigade) <= set(held) and set(other) <= set(held)
    top, extra = Net(scene.book, scene.public, d.private[t.ALLIED], t.ALLIED).split_guests(
        tuple(held)
    )
    assert top == "4 Armd" and len(extra) <= 3


@pytest.mark.covers("7.2g", "7.2h")
def test_a_corps_supplies_all_but_units_of_divisions():
    companies = [f"US-inf-{n} {R[12]}" for n in range(1, 7)]
    scene = with_corps(f"US-1/116/29 {R[13]}", f"US-747-Tk {R[13]}", *companies)
    found = net(scene)
    assert not found.general("US-1/116/29") and found.general("US-747-Tk")
    assert all(found.general(f"US-inf-{n}") for n in range(1, 7))
    assert found.needs_slot("US-inf-1") == ()


@pytest.mark.covers("7.3.1d")
def test_corps_units_also_trace_to_a_source():
    scene = table(f"US-747-Tk {R[6]}", f"US-741-Tk {R[7]}", sources={"allied": [R[0]]})
    assert net(scene).general("US-747-Tk") and not net(scene).general("US-741-Tk")


@pytest.mark.covers("20.3b")
def test_a_battle_group_supplies_six_of_anybody_and_never_for_combat():
    units = ["GE-I/914", "GE-II/914", "GE-I/916", "GE-II/916", "GE-I/9FJ", "GE-II/9FJ"]
    units += ["GE-III/9FJ"]
    scene = table(
        f"GE-KG-HQ-1 {R[0]}",
        f"GE-LXXXIV-HQ {R[14]}",
        *(f"{u} {R[3]}" for u in units),
        sources={"german": [R[14]]},
    )
    hq_only(scene)
    assert net(scene, t.GERMAN).hqs("GE-I/914") == ("GE-KG-HQ-1",)
    d = scene.draft(t.Movement(side=t.GERMAN))
    claim(scene.book, d, t.GERMAN, units)
    found = Net(scene.book, scene.public, d.private[t.GERMAN], t.GERMAN)
    assert [found.general(u) for u in units] == [True] * 6 + [False]
    assert not any(found.combat(u) for u in units)
    bad: Any = found.why_not_slot(units[6], "GE-KG-HQ-1")
    assert bad.message == "kg-full"


# -- combat supply ----------------------------------------------------------------------------


@pytest.mark.covers("7.6.1a", "7.6.1d", "7.1a")
def test_combat_supply_skips_no_headquarters():
    chain = with_corps(f"US-1/116/29 {R[2]}", f"US-747-Tk {R[12]}", f"US-741-Tk {R[3]}")
    found = net(chain)
    assert found.combat("US-1/116/29") and found.combat("US-747-Tk") and found.combat("US-741-Tk")
    short = table(f"US-29-HQ {R[0]}", f"US-1/116/29 {R[2]}", sources={"allied": [R[0]]})
    hq_only(short)
    assert net(short).general("US-1/116/29") and not net(short).combat("US-1/116/29")


@pytest.mark.covers("7.4d", "7.4e", "7.1b")
def test_cities_give_general_supply_only_and_to_their_holder():
    units = (f"GE-352-HQ {R[3]}", f"GE-LXXXIV-HQ {R[4]}", f"GE-I/914 {R[2]}")
    scene = table(*units, sources={"german": [R[0]]})
    assert net(scene, t.GERMAN).combat("GE-I/914")
    scene.book.sources = tuple(replace(row, supply="general") for row in scene.book.sources)
    found = net(scene, t.GERMAN)
    assert found.general("GE-I/914") and not found.combat("GE-I/914")
    scene.public = replace(scene.public, control={R[0]: t.ALLIED})
    assert not net(scene, t.GERMAN).general("GE-I/914")


@pytest.mark.covers("12.4.1a")
def test_isolated_is_who_has_no_way_to_a_corps():
    alone = table(f"GE-I/914 {R[2]}", f"GE-352-HQ {R[3]}")
    assert net(alone, t.GERMAN).isolated("GE-I/914")
    led = table(f"GE-I/914 {R[2]}", f"GE-LXXXIV-HQ {R[16]}")
    found = net(led, t.GERMAN)
    assert not found.isolated("GE-I/914") and not found.isolated("GE-LXXXIV-HQ")
    assert not found.general("GE-I/914")
    cut = table(f"GE-I/914 {R[2]}", f"GE-LXXXIV-HQ {R[16]}", ground=wall((), (R[2],)))
    assert net(cut, t.GERMAN).isolated("GE-I/914")


# -- headquarters in combat -------------------------------------------------------------------


@pytest.mark.covers("7.7a", "7.7c")
def test_replacements_defend_instead_of_the_headquarters():
    scene = table(f"GE-352-HQ {R[0]}", f"GE-LXXXIV-HQ {R[1]}", f"US-29-HQ {R[9]}")
    german, allied = scene.private[t.GERMAN], scene.private[t.ALLIED]
    three = replace(german, feldersatz={"GE-352-HQ": 3})
    assert hq_defence(scene.book, three, "GE-352-HQ") == 3
    assert hq_defence(scene.book, replace(german, feldersatz={}), "GE-352-HQ") == 1
    assert hq_defence(scene.book, german, "GE-LXXXIV-HQ") == 0
    assert hq_defence(scene.book, allied, "US-29-HQ") == 1


def lost(scene, unit):
    """What is left when a headquarters was eliminated."""
    d = scene.draft(t.Movement(side=t.ALLIED))
    assert lose_step(scene.book, d, unit)
    hq_lost(scene.book, d, unit)
    return d


@pytest.mark.covers("7.7d", "7.7e", "20.3b")
def test_a_headquarters_returns_after_a_day_with_its_replacements():
    scene = table(
        f"GE-352-HQ {R[0]}",
        f"GE-KG-HQ-1 {R[1]}",
        f"US-29-HQ {R[9]}",
        private={"german": {"feldersatz": {"GE-352-HQ": 3}}},
    )
    d = lost(scene, "GE-352-HQ")
    assert d.public.returns == {"GE-352-HQ": 83} and "GE-352-HQ" not in d.public.dead
    assert d.private[t.GERMAN].feldersatz == {"GE-352-HQ": 3}
    assert "GE-352-HQ" not in d.private[t.GERMAN].gone
    kg = lost(scene, "GE-KG-HQ-1")
    assert kg.public.returns == {} and "GE-KG-HQ-1" in kg.private[t.GERMAN].gone


@pytest.mark.covers("7.7b")
def test_a_corps_headquarters_that_is_attacked_is_gone_for_a_day():
    scene = table(f"GE-LXXXIV-HQ {R[0]}", f"GE-I/914 {R[0]}", f"US-29-HQ {R[9]}")
    d = scene.draft(t.Movement(side=t.ALLIED))
    assert overrun(scene.book, d, ("GE-LXXXIV-HQ", "GE-I/914")) == ("GE-I/914",)
    assert "GE-LXXXIV-HQ" not in d.private[t.GERMAN].units
    assert d.public.returns == {"GE-LXXXIV-HQ": scene.public.turn + 3}


@pytest.mark.covers("9.6c")
def test_replacements_take_room_but_never_that_of_a_single_unit():
    steps = {"german": {"feldersatz": {"GE-12-SS-HQ": 6}}}
    unit = next(u for u, c in BOOK.counters.items() if c.formation == "12 SS" and c.stack == 3)
    more = next(u for u, c in BOOK.counters.items() if c.formation == "21 Pz" and c.stack == 1)
    pair = table(f"GE-12-SS-HQ {R[0]}", f"{unit} {R[0]}", private=steps)
    three = table(f"GE-12-SS-HQ {R[0]}", f"{unit} {R[0]}", f"{more} {R[0]}", private=steps)
    for scene, wanted in ((pair, False), (three, True)):
        own = scene.private[t.GERMAN]
        assert overfull(scene.book, scene.public, own, R[0]) is wanted
    own = pair.private[t.GERMAN]
    assert points_at(pair.book, pair.public, own, R[0]) == 9


@pytest.mark.covers("7.7d", "7.7f")
def test_a_division_headquarters_returns_near_a_unit_of_its_division():
    scene = table(
        f"US-1/116/29 {R[0]}",
        f"US-1/23/2 {R[12]}",
        f"GE-I/914 {R[4]}",
        turn=83,
        public={"returns": {"US-29-HQ": 83}},
    )
    pos = scene.run(t.Turn(number=83, box=1), t.Return(side=t.ALLIED)).position
    assert scene.engine.asks(pos)[0].prompt == "return"
    south = row(R[0], (WEST + 4) % 6 + 1)
    for space, wanted in (
        (south[1], None),
        (R[3], ("7.7f", "enemy-zone")),
        (south[6], None),
        (south[7], ("7.7f", "too-far-from-units")),
        (R[12], ("7.7f", "too-far-from-units")),
    ):
        assert scene.refused(pos, t.ALLIED, f"place US-29-HQ {space}") == wanted, space
    assert scene.refused(pos, t.ALLIED, "postpone") == ("7.7h", "can-return")
    done = scene.act(pos, t.ALLIED, f"place US-29-HQ {south[1]}")
    assert done.position.private[t.ALLIED].units["US-29-HQ"].at == south[1]
    assert done.position.public.returns == {}


@pytest.mark.covers("7.7g")
def test_a_corps_headquarters_returns_within_ten_hexes_of_anybody():
    scene = table(f"US-1/23/2 {R[0]}", turn=83, public={"returns": {"US-V-HQ": 83}})
    pos = scene.run(t.Turn(number=83, box=1), t.Return(side=t.ALLIED)).position
    assert scene.refused(pos, t.ALLIED, f"place US-V-HQ {R[10]}") is None
    assert scene.refused(pos, t.ALLIED, f"place US-V-HQ {R[11]}") == (
        "7.7g",
        "too-far-from-units",
    )


@pytest.mark.covers("7.7h")
def test_without_a_place_it_waits_for_the_next_turn():
    scene = table(f"US-1/23/2 {R[0]}", turn=83, public={"returns": {"US-29-HQ": 83}})
    pos = scene.run(t.Turn(number=83, box=1), t.Return(side=t.ALLIED)).position
    done = scene.act(pos, t.ALLIED, "postpone")
    assert done.position.public.returns == {"US-29-HQ": 84}
