"""Motor transport, trucks, headquarters of battle groups, and victory."""

from typing import Any

import pytest
from msgspec.structs import replace

from bocage.games.normandy import events as e
from bocage.games.normandy import module
from bocage.games.normandy import types as t
from bocage.games.normandy.book import load_book
from bocage.games.normandy.book.rows import LevelRow
from bocage.games.normandy.rules.common import lose_step
from bocage.games.normandy.rules.r07_hq import hq_lost
from bocage.games.normandy.rules.r19_10_motor import bonus
from bocage.games.normandy.rules.r20_1_trucks import trucks_of
from bocage.games.normandy.rules.r21_setup import private_at_start
from bocage.games.normandy.rules.r21_victory import Count, at_turn_end, level_of
from bocage.kernel.api import Draft
from bocage.kernel.chance import Scripted
from bocage.kernel.position import Position
from tests.games.normandy.firing import events
from tests.games.normandy.plains import GRID, MIDDLE, plain

NEAR = GRID.neighbours(MIDDLE)
NIGHT = 97


def table(*units, turn=NIGHT, **more):
    return plain(*units, sources={"german": [MIDDLE]}, turn=turn, **more)


def spending(scene, side, motors=""):
    return scene.position(t.Replace(side=side, stage="spend", motors=motors))


def moving(scene, side=t.GERMAN):
    return scene.position(t.Movement(side=side, stage="moves"))


# -- motor transport ---------------------------------------------------------------------------


@pytest.mark.covers("19.10a")
def test_a_ten_motorizes_an_american_division():
    scene = table(f"US-29-HQ {MIDDLE}", f"US-1/116/29 {NEAR[0]}", turn=22)
    done = scene.run(t.Replace(side=t.ALLIED), draws=(10,))
    assert events(done, e.MotorsCame)
    pos = done.position
    assert scene.refused(pos, t.ALLIED, "motorize US-1/116/29")[0] == "19.10a"
    chosen = scene.act(pos, t.ALLIED, "motorize US-29-HQ")
    assert chosen.position.private[t.ALLIED].motorized == ("US-29-HQ",)
    told = [one for one in chosen.events if isinstance(one.event, e.Motorized)]
    assert [(one.event.hq, one.to) for one in told] == [("US-29-HQ", (t.ALLIED,))]
    assert scene.refused(chosen.position, t.ALLIED, "motorize US-29-HQ") == (
        "19.10a",
        "no-motors",
    )


@pytest.mark.covers("19.10a")
def test_it_lasts_when_the_headquarters_is_lost():
    scene = table(f"US-29-HQ {MIDDLE}", private={"allied": {"motorized": ["US-29-HQ"]}})
    d = scene.draft(moving(scene).frames[-1])
    lose_step(scene.book, d, "US-29-HQ")
    hq_lost(scene.book, d, "US-29-HQ")
    assert d.private[t.ALLIED].motorized == ("US-29-HQ",)


@pytest.mark.covers("19.10b")
def test_two_points_more_for_those_on_foot():
    scene = table(
        f"US-29-HQ {MIDDLE}",
        f"US-1/116/29 {NEAR[0]}",
        f"US-2/116/29 {NEAR[1]} ma=7",
        f"US-111-FA/29 {NEAR[1]}",
        f"US-1/23/2 {NEAR[2]}",
        private={"allied": {"motorized": ["US-29-HQ"]}},
    )
    own = scene.private[t.ALLIED]
    found = {u: bonus(scene.book, scene.public, own, u) for u in own.units}
    assert found["US-1/116/29"] == 2 and found["US-2/116/29"] == found["US-1/23/2"] == 0


# -- trucks ------------------------------------------------------------------------------------


def carried(at=MIDDLE, **more):
    return table(
        f"GE-352-HQ {MIDDLE}",
        f"GE-I/914 {NEAR[0]}",
        f"GE-Truck-1 {at}",
        f"GE-3-FJ-HQ {NEAR[1]}",
        **more,
    )


@pytest.mark.covers("20.1a")
def test_a_german_ten_brings_trucks_that_enter_by_road():
    scene = table(f"GE-352-HQ {MIDDLE}", turn=22)
    done = scene.run(t.Replace(side=t.GERMAN), draws=(10,))
    assert done.position.private[t.GERMAN].waiting[-1] == "GE-Truck-1"
    told = [one for one in done.events if isinstance(one.event, e.TrucksCame)]
    assert told[0].to == (t.GERMAN,)
    frame = t.Movement(side=t.GERMAN, stage="moves")
    pos = replace(done.position, frames=(*done.position.frames[:-1], frame))
    entered = scene.act(pos, t.GERMAN, f"enter {MIDDLE} by GE-Truck-1")
    assert entered.position.private[t.GERMAN].units["GE-Truck-1"].at == MIDDLE


@pytest.mark.covers("20.1a", "19.10b")
def test_trucks_under_the_headquarters_carry_its_infantry():
    scene = carried()
    own = scene.private[t.GERMAN]
    assert bonus(scene.book, scene.public, own, "GE-I/914") == 0
    done = scene.act(moving(scene), t.GERMAN, "load GE-Truck-1 GE-352-HQ")
    own = done.position.private[t.GERMAN]
    assert bonus(scene.book, scene.public, own, "GE-I/914") == 2
    apart = replace(own, units={**own.units, "GE-Truck-1": t.Own(NEAR[3], 1)})
    assert bonus(scene.book, scene.public, apart, "GE-I/914") == 0


@pytest.mark.covers("20.1a")
def test_only_trucks_go_under_headquarters_of_infantry():
    scene = carried(at=NEAR[1])
    pos = moving(scene)
    for line, word in (
        ("load GE-I/914 GE-352-HQ", "no-truck"),
        ("load GE-Truck-2 GE-352-HQ", "no-truck"),
        ("load GE-Truck-1 GE-I/914", "no-infantry-division"),
        ("load GE-Truck-1 GE-352-HQ", "not-in-its-hex"),
    ):
        assert scene.refused(pos, t.GERMAN, line) == ("20.1a", word)
    loaded = carried(private={"german": {"trucks": {"GE-Truck-1": ["GE-352-HQ", 90]}}})
    again = loaded.refused(moving(loaded), t.GERMAN, "load GE-Truck-1 GE-352-HQ")
    assert again == ("20.1a", "carried-already")


@pytest.mark.covers("20.1b")
def test_trucks_that_change_carry_nobody_until_the_next_turn():
    scene = carried(at=NEAR[1], private={"german": {"trucks": {"GE-Truck-1": ["GE-352-HQ", 90]}}})
    pos = moving(scene)
    assert scene.refused(pos, t.GERMAN, "load GE-Truck-1 GE-352-HQ") == (
        "20.1a",
        "not-in-its-hex",
    )
    done = scene.act(pos, t.GERMAN, "load GE-Truck-1 GE-3-FJ-HQ")
    own = done.position.private[t.GERMAN]
    assert own.trucks == {"GE-Truck-1": ("GE-3-FJ-HQ", NIGHT + 1)}


@pytest.mark.covers("20.1b")
def test_there_are_only_so_many():
    book = load_book("elle", {})
    assert len(trucks_of(book)) == book.tables.markers["truck"] == 4


@pytest.mark.covers("20.1c")
def test_with_the_headquarters_the_trucks_go_back_to_the_pool():
    scene = carried(private={"german": {"trucks": {"GE-Truck-1": ["GE-352-HQ", 90]}}})
    d = scene.draft(moving(scene).frames[-1])
    lose_step(scene.book, d, "GE-352-HQ")
    hq_lost(scene.book, d, "GE-352-HQ")
    own = d.private[t.GERMAN]
    assert own.trucks == {} and "GE-Truck-1" not in own.units
    assert "GE-Truck-1" not in own.gone


# -- battle groups -----------------------------------------------------------------------------


def group(*units, **more):
    scene = table(f"GE-LXXXIV-HQ {MIDDLE}", f"GE-I/914 {NEAR[0]}", *units, **more)
    scene.book.conditions = replace(scene.book.conditions, kg=("GE-KG-HQ-1", "GE-KG-HQ-2"))
    return scene


@pytest.mark.covers("20.3a")
def test_a_headquarters_is_placed_near_a_unit_and_a_corps_away_from_the_enemy():
    enemy = GRID.ring(MIDDLE, 3)[0]
    scene = group(f"US-1/116/29 {enemy}")
    pos = spending(scene, t.GERMAN)
    far = next(h for h in GRID.ring(MIDDLE, 9) if GRID.distance(h, NEAR[0]) > 6)
    watched = GRID.neighbours(enemy)[0]
    line = "place GE-KG-HQ-1"
    assert scene.refused(pos, t.GERMAN, f"{line} {far}") == ("20.3a", "too-far-from-units")
    assert scene.refused(pos, t.GERMAN, f"{line} {watched}") == ("20.3a", "enemy-zone")
    assert scene.refused(pos, t.GERMAN, f"place GE-352-HQ {NEAR[2]}") == (
        "20.3a",
        "not-in-pool",
    )
    done = scene.act(pos, t.GERMAN, f"{line} {NEAR[2]}")
    assert done.position.private[t.GERMAN].units["GE-KG-HQ-1"].at == NEAR[2]
    assert scene.refused(done.position, t.GERMAN, f"{line} {NEAR[3]}") == (
        "20.3a",
        "not-in-pool",
    )


@pytest.mark.covers("20.3a")
def test_without_a_corps_headquarters_there_is_none():
    scene = table(f"GE-I/914 {NEAR[0]}")
    scene.book.conditions = replace(scene.book.conditions, kg=("GE-KG-HQ-1",))
    assert scene.refused(spending(scene, t.GERMAN), t.GERMAN, f"place GE-KG-HQ-1 {MIDDLE}") == (
        "20.3a",
        "no-corps-hq",
    )


@pytest.mark.covers("20.3b")
def test_one_may_be_taken_away_and_placed_again_but_not_when_eliminated():
    scene = group(f"GE-KG-HQ-1 {NEAR[1]}", f"GE-KG-HQ-2 {NEAR[2]}")
    done = scene.act(moving(scene), t.GERMAN, "dissolve GE-KG-HQ-1")
    own = done.position.private[t.GERMAN]
    assert "GE-KG-HQ-1" not in own.units and own.gone == ()
    assert scene.refused(moving(scene), t.GERMAN, "dissolve GE-LXXXIV-HQ") == (
        "20.3b",
        "no-battle-group",
    )
    lost = group(private={"german": {"gone": ["GE-KG-HQ-1"]}})
    assert lost.refused(spending(lost, t.GERMAN), t.GERMAN, f"place GE-KG-HQ-1 {NEAR[2]}") == (
        "20.3a",
        "not-in-pool",
    )


@pytest.mark.covers("20.3b", "9.4b")
def test_a_battle_group_rebuilds_nobody_but_its_units_get_steps():
    scene = table(
        f"GE-KG-HQ-1 {MIDDLE}",
        f"GE-II/914 {NEAR[0]} steps=2",
        public={"points": {"german-inf": 5}},
        private={"german": {"gone": ["GE-I/914"]}},
    )
    pos = spending(scene, t.GERMAN)
    assert scene.refused(pos, t.GERMAN, f"rebuild GE-I/914 {NEAR[2]}") == (
        "9.4b",
        "not-next-to-hq",
    )
    assert scene.refused(pos, t.GERMAN, "mend GE-II/914") is None


# -- victory -----------------------------------------------------------------------------------


def ended(scenario, control=None, gone=None):
    """The last turn of a scenario, with these hexes held."""
    book = load_book(scenario, {})
    made = module.setup(book)
    public = replace(
        made.public,
        turn=book.scenario.last,
        control={**made.public.control, **(control or {})},
    )
    private = {
        side: replace(made.private[side], gone=tuple((gone or {}).get(side, ())))
        for side in t.SIDES
    }
    units = {
        side: {u: o for u, o in part.units.items() if u not in part.gone}
        for side, part in private.items()
    }
    private = {side: replace(part, units=units[side]) for side, part in private.items()}
    d: Any = Draft(Position(public, private, made.sealed, (t.Game(),)), Scripted(()))
    return book, d


PLACES = {"B3609": 2, "B4007": 3, "B4004": 2, "B3902": 2, "B4006": 5, "B3909": 3, "B3813": 2}


@pytest.mark.covers("21.0a")
def test_elle_is_counted_by_places():
    for taken, wanted in (
        ((), ("german", 0)),
        (("B3609", "B4007"), ("german", 5)),
        (("B3609", "B4006"), ("draw", 7)),
        (("B4006", "B4007"), ("allied", 8)),
    ):
        book, d = ended("elle", dict.fromkeys(taken, t.ALLIED))
        outcome: Any = at_turn_end(book, d)
        assert (outcome.reason, outcome.score[t.ALLIED]) == wanted
        winner = {"german": t.GERMAN, "draw": None, "allied": t.ALLIED}[wanted[0]]
        assert outcome.winner == winner


@pytest.mark.covers("21.0a")
def test_epsom_counts_places_losses_and_a_bridgehead():
    book, d = ended("epsom")
    base = Count(book, d.public, dict(d.private)).tally().total
    assert base == 0
    book, d = ended("epsom", {"C4325": t.ALLIED, "C3429": t.GERMAN})
    assert Count(book, d.public, dict(d.private)).tally().total == 4 - 2
    inf = [u for u, c in book.counters.items() if c.nation == "cw" and c.steps == 3]
    men = [u for u in inf if u in d.private[t.ALLIED].units][:5]
    book, d = ended("epsom", gone={t.ALLIED: men})
    assert Count(book, d.public, dict(d.private)).tally().total == -2


@pytest.mark.covers("21.0a")
def test_the_bridgehead_needs_two_battalions_in_supply():
    book, d = ended("epsom")
    row = next(row for row in book.victory if row.kind == "bridgehead")
    units = d.private[t.ALLIED].units
    chosen = [u for u in units if book.counters[u].formation == "15"]
    men = [u for u in chosen if book.counters[u].type == "inf"][:2]
    guns = [u for u in chosen if book.counters[u].type == "art"][:2]
    public = replace(
        d.public, piles={h: p for h, p in d.public.piles.items() if p.side == "allied"}
    )

    def counts(*here, at="C4226"):
        moved = dict.fromkeys((*here, "CW-15-HQ"), t.Own(at, 3))
        own = replace(d.private[t.ALLIED], units={**units, **moved})
        return Count(book, public, {**d.private, t.ALLIED: own}).bridgehead(row)

    assert counts(*men) and not counts(men[0]) and not counts(men[0], *guns)
    assert not counts(*men, at="C3830")


@pytest.mark.covers("21.0a")
def test_levels():
    row = LevelRow("epsom", 78, 34, 25, 23, 14)
    words = [level_of(row, points) for points in (34, 33, 25, 24, 23, 22, 14, 13)]
    assert words == [
        "decisive-allied",
        "allied",
        "allied",
        "draw",
        "draw",
        "german",
        "german",
        "decisive-german",
    ]
    assert level_of(load_book("elle", {}).levels[27], 4) == "german"


@pytest.mark.covers("21.0b")
def test_the_allies_move_first():
    for scenario in ("elle", "epsom"):
        book = load_book(scenario, {})
        assert book.scenario.starts == t.ALLIED
        private = private_at_start(book)
        for side in t.SIDES:
            started = {row.unit for row in book.start.setup if book.side_of[row.unit] == side}
            assert private[side].units.keys() == started


@pytest.mark.covers("21.0a")
def test_no_result_before_the_last_turn():
    book, d = ended("elle")
    d.put(turn=book.scenario.last - 1)
    assert at_turn_end(book, d) is None
