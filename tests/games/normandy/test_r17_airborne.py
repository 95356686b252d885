"""The night of the drops: where companies come down, what supplies them, whole games of Utah."""

from collections import Counter
from fractions import Fraction
from itertools import product
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from bocage.games.normandy import module
from bocage.games.normandy import types as t
from bocage.games.normandy.book import load_book
from bocage.games.normandy.book.book import AIRBORNE
from bocage.games.normandy.events import Alighted, Jumped
from bocage.games.normandy.flow import boxes
from bocage.games.normandy.rules.r09_reinforce import rows_of
from bocage.games.normandy.rules.r17_1_guides import dry_near
from bocage.games.normandy.rules.r17_2_drop import accuracy, distance
from bocage.games.normandy.rules.r17_7_gliders import due
from bocage.games.normandy.state.net import net_of
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.tools.contract import CHECKS

COUNTS = {"games": 1, "hidden": 20, "windows": 10, "probes": 200, "swaps": 60, "replays": 1}
DRAWS = 10_000


@pytest.fixture(scope="module")
def utah():
    return Engine(module, "utah")


def played(engine, seed):
    """Every position of a random game, with what was told before it."""
    rng = Rng(seed)
    position, found = engine.start(rng).position, []
    while position.outcome is None:
        side = engine.pending(position)[0].side
        choice = engine.choice(position, side)
        action = choice.sample(rng, module.weights)
        applied = engine.apply_legal(position, side, action, rng)
        position = applied.position
        found.append((position, [told.event for told in applied.events]))
    return found


@pytest.fixture(scope="module", params=[1, 2])
def game(request, utah):
    return played(utah, request.param)


@pytest.mark.parametrize("check", COUNTS)
def test_utah_keeps_the_contract(utah, check):
    assert CHECKS[check][0](utah, COUNTS[check], 1)


@pytest.mark.parametrize("scenario", ["sword", "dday"])
def test_the_other_invasions_end_by_a_rule(scenario):
    last = played(Engine(module, scenario), 1)[-1][0]
    assert last.outcome is not None and last.outcome.clause == "21.0a"


# -- the sequence ---------------------------------------------------------------------------------


@pytest.mark.covers("16.A1", "16.A2", "16.C")
def test_the_night_has_its_own_sequence():
    night = boxes(1, opening=1)
    names = [(type(box).__name__, getattr(box, "side", "")) for box in night]
    assert names == [
        ("Placing", "german"),
        ("Placing", "allied"),
        ("Guiding", "allied"),
        ("Dropping", "allied"),
        ("Assembly", "allied"),
        ("FireSegment", "allied"),
        ("Movement", "german"),
        ("FireSegment", "german"),
        ("EndTurn", ""),
    ]
    assert boxes(2, opening=1) == (t.Invasion(),)
    afternoon = [type(box) for box in boxes(3, opening=1)]
    assert t.Plot not in afternoon and t.Replace not in afternoon and t.Weather not in afternoon
    assert boxes(3, opening=1) == boxes(3)


@pytest.mark.covers("17.2a", "17.2b")
def test_all_land_that_can(game):
    book = load_book("utah", {})
    for position, _ in game:
        public, own = position.public, position.private[t.ALLIED]
        if public.turn == 1 and isinstance(position.frames[-1], t.Assembly):
            left = set(public.aloft)
            assert all(book.counters[unit].artillery is not None for unit in left)
            assert len(own.boxed) == 18 + 7
            assert sum(box == AIRBORNE for box in own.boxed.values()) == 18
            assert set(own.kin) <= {u for u in own.units if book.counters[u].type == "para"}
            return
    raise AssertionError("nobody dropped")


# -- scatter --------------------------------------------------------------------------------------


def dice_of(seed) -> Any:
    """What the rules of the drop need of a draft."""
    rng = Rng(seed)
    return SimpleNamespace(below=lambda size, clause: rng.below(size))


def law_of_distance():
    """Of each distance, by the accuracy table of 17.2.1: all throws are as likely."""
    chance: Any = Counter()
    for aimed, first, second in product(range(1, 7), repeat=3):
        far = first // 2 if aimed == 1 else first + second if aimed == 6 else first
        chance[far] += Fraction(1, 216)
    return chance


@pytest.mark.covers("17.2.1a", "17.2.1c")
def test_distances_follow_the_law():
    book, dice = load_book("utah", {}), dice_of(3)
    found = Counter(distance(dice, accuracy(book, dice, "US-1/505/82")) for _ in range(DRAWS))
    law = law_of_distance()
    assert sum(law.values()) == 1 and set(law) == set(range(13))
    assert set(found) <= set(law)
    square = sum((found[far] - DRAWS * p) ** 2 / (DRAWS * p) for far, p in law.items())
    assert float(square) < 32.91  # 12 degrees of freedom, one in a thousand


@pytest.mark.covers("17.2.1a")
def test_the_commonwealth_never_goes_far():
    book, dice = load_book("sword", {}), dice_of(5)
    found = Counter(distance(dice, accuracy(book, dice, "CW-8-Para")) for _ in range(DRAWS))
    law = {0: Fraction(1, 6), 1: Fraction(1, 3), 2: Fraction(1, 3), 3: Fraction(1, 6)}
    assert set(found) == set(law)
    square = sum((found[far] - DRAWS * p) ** 2 / (DRAWS * p) for far, p in law.items())
    assert float(square) < 16.27  # 3 degrees of freedom, one in a thousand


@pytest.mark.covers("17.2.1b", "17.2.1c")
def test_companies_lie_in_their_direction(utah, game):
    grid, jumps, landed = utah.book.grid, 0, 0
    for _, events in game:
        jump = None
        for event in events:
            if isinstance(event, Jumped):
                jump, jumps = event, jumps + 1
            elif isinstance(event, Alighted) and jump is not None and event.space is not None:
                landed += 1
                assert grid.distance(jump.space, event.space) == event.distance
                if event.distance:
                    assert grid.direction(jump.space, event.space) == jump.direction
    assert jumps >= 22 and landed > 40


@pytest.mark.covers("17.1c")
def test_out_of_a_marsh_in_the_first_dry_direction(utah):
    grid, land = utah.book.grid, utah.book.country
    marsh = [
        n for n in land.names if land.terrain[land.num[n]] == "flooded" and n in utah.book.area
    ]
    moved = 0
    for space in marsh:
        near = [grid.neighbour(space, direction) for direction in range(1, 7)]
        dry = [n for n in near if n in utah.book.area and land.terrain[land.num[n]] != "flooded"]
        assert dry_near(utah.book, space) == (dry[0] if dry else space)
        moved += bool(dry)
    assert moved > 20


# -- supply ---------------------------------------------------------------------------------------


@pytest.fixture
def dropped(utah):
    """The afternoon of 6 June: a battalion and a company of the 82nd near a pathfinder."""
    position = utah.start(Rng(1)).position
    units = {"US-1/505/82": t.Own("A4118", 3), "US-para-1": t.Own("A4016", 1)}
    others = {"US-1/8/4": t.Own("A4018", 3), "US-2/505/82": t.Own("A2940", 3)}
    own = replace(
        position.private[t.ALLIED],
        units={**units, **others},
        kin={"US-para-1": "US-3/505/82"},
        boxed={},
    )
    public = replace(position.public, turn=3, aloft=(), guides={"US-PF-505": "A4118"}, piles={})
    return utah.book, public, own


@pytest.mark.covers("7.4g", "7.4h")
def test_pathfinders_supply_the_airborne(dropped):
    book, public, own = dropped
    for turn in (3, 4, 5):
        net = net_of(book, replace(public, turn=turn), own, t.ALLIED)
        assert net.general("US-1/505/82") and net.general("US-para-1")
        assert not net.combat("US-1/505/82") and not net.combat("US-para-1")
        assert not net.general("US-1/8/4"), "no airborne unit"
        assert not net.general("US-2/505/82"), "too far"
    net = net_of(book, replace(public, guides={}), own, t.ALLIED)
    assert not net.general("US-1/505/82")


@pytest.mark.covers("7.4g")
def test_a_pathfinder_among_germans_supplies_nobody(dropped):
    book, public, own = dropped
    alone = replace(own, units={u: o for u, o in own.units.items() if o.at != "A4118"})
    piles = {"A4117": t.Pile(t.GERMAN, "german", 1, True, 0)}
    net = net_of(book, replace(public, piles=piles), alone, t.ALLIED)
    assert not net.general("US-para-1")


@pytest.mark.covers("17.1d", "7.4h")
def test_pathfinders_are_gone_after_the_forenoon_of_7_june(utah, game):
    assert any(position.public.guides for position, _ in game if position.public.turn == 5)
    for position, _ in game:
        piles = position.public.piles
        assert position.public.turn < 6 or not position.public.guides
        if position.public.turn > 1:
            met = [at for at in position.public.guides.values() if at in piles]
            assert all(piles[at].side == t.ALLIED for at in met)


@pytest.mark.covers("17.7e")
def test_gliders_of_7_june_land_in_any_weather(utah, dropped):
    book, public, own = dropped
    rows = book.memo.printed(rows_of)
    late = [unit for unit, row in rows.items() if row.entry == "glider" and row.turn == 5]
    assert len(late) == 3
    storm = replace(public, turn=5, weather="storm")
    assert set(late) <= set(due(book, storm, replace(own, waiting=tuple(late))))
    assert not due(book, replace(storm, turn=4), replace(own, waiting=tuple(late)))


@pytest.mark.covers("19.8b")
def test_the_rest_of_the_bridge_battalion_comes_by_sea():
    book = load_book("sword", {})
    row = book.memo.printed(rows_of)["CW-2-O&B"]
    assert (row.turn, row.entry, row.state) == (5, "sword", "reduced")


# -- dummies --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("check", "number"), [("swaps", 150), ("hidden", 60), ("windows", 10)])
def test_nothing_tells_of_dummies(check, number):
    engine = Engine(module, "utah", {"dummies": "on"})
    assert CHECKS[check][0](engine, number, 1)


@pytest.mark.covers("17.2o.1")
def test_dummies_come_and_go(utah):
    assert not any(counter.type == "dummy" for counter in utah.book.counters.values())
    engine = Engine(module, "utah", {"dummies": "on"})
    most = 0
    for position, events in played(engine, 4):
        own = position.private[t.ALLIED].units
        here = [unit for unit in own if engine.book.counters[unit].type == "dummy"]
        most = max(most, len(here))
        assert position.public.turn < 6 or not here
        named = [e for e in events if isinstance(e, Alighted | Jumped) and "dummy" in repr(e)]
        assert named == []
    assert 5 < most <= 18


@pytest.mark.covers("17.7.1o")
@pytest.mark.parametrize("setting", ["off", "on"])
def test_the_reconnaissance_regiment_glides_if_it_is_played(setting):
    engine = Engine(module, "sword", {"aarr": setting})
    position = engine.start(Rng(1)).position
    own = position.private[t.ALLIED]
    assert ("CW-AARR" in own.waiting) == (setting == "on")
    afternoon = replace(position.public, turn=3, aloft=())
    assert ("CW-AARR" in due(engine.book, afternoon, own)) == (setting == "on")


@pytest.mark.covers("7.4b")
def test_combat_supply_comes_over_beaches_of_the_nation():
    engine = Engine(module, "dday")
    book, position = engine.book, engine.start(Rng(1)).position
    units = {"US-1-HQ": t.Own("C1949", 1), "CW-3-HQ": t.Own("C1948", 1)}
    own = replace(position.private[t.ALLIED], units=units)
    public = replace(position.public, turn=4, piles={}, heads={"C1749": "omaha"})
    net = net_of(book, public, own, t.ALLIED)
    assert net.hq_supplied("US-1-HQ", "combat") and net.hq_supplied("US-1-HQ")
    assert net.hq_supplied("CW-3-HQ") and not net.hq_supplied("CW-3-HQ", "combat")
