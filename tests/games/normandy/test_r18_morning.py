"""The morning of the landing: its order, its dice against the law, every shot worked out anew."""

from __future__ import annotations

from collections import Counter

import pytest
from msgspec.structs import replace

from bocage.games.normandy import events as e
from bocage.games.normandy import module
from bocage.games.normandy import types as t
from bocage.games.normandy.book import load_book
from bocage.games.normandy.book.rows import Counter as Printed
from bocage.games.normandy.bot import candidates
from bocage.games.normandy.flow import boxes
from bocage.games.normandy.rules.r16_invasion import segments
from bocage.kernel.api import tag_of
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine

DRAWS = 10_000
NOON = 3  # the turn after the landing


@pytest.fixture(scope="module")
def omaha():
    return Engine(module, "omaha")


# -- the order ------------------------------------------------------------------------------------


@pytest.mark.covers("3.7", "16.B", "16.C")
def test_the_morning_has_its_own_boxes():
    morning = [tag_of(box) for box in boxes(2, opening=2)]
    assert morning == ["placing", "placing", "invasion"]
    words = [(tag_of(box), getattr(box, "side", "")) for box in segments(2)]
    assert words == [
        ("landing", "allied"),
        ("fire-segment", "german"),
        ("fire-segment", "allied"),
        ("inland", ""),
    ]
    afternoon = [tag_of(box) for box in boxes(NOON, opening=2)]
    assert afternoon == [tag_of(box) for box in boxes(NOON + 3)]
    assert "plot" not in (*morning, *afternoon)


@pytest.mark.covers("18.9.2c")
def test_there_are_forty_six_strongpoints(omaha):
    forts = [c for c in omaha.book.tables.counters.values() if c.type == "strongpoint"]
    strengths = Counter(counter.attack for counter in forts)
    assert strengths == {4: 15, 3: 15, 2: 8, 1: 8}
    assert all(c.attack == c.defence and c.stack == 1 and c.ma is None for c in forts)


@pytest.mark.covers("22.6o")
def test_the_schnelle_brigade_comes_by_its_option_only():
    without, with_it = load_book("omaha", {}), load_book("omaha", {"bloody-omaha": "on"})
    more = with_it.due.keys() - without.due.keys()
    assert more == {"GE-513/30S", "GE-517/30S"}
    assert {with_it.due[unit] for unit in more} == {8}
    assert more.isdisjoint(without.counters)


# -- the law of drift and of swimming tanks -------------------------------------------------------


def about_to_land(omaha, unit):
    """The first segment, with one unit before Easy Green."""
    position = omaha.start(Rng(1)).position
    own = position.private[t.ALLIED]
    units = {unit: replace(next(iter(own.units.values())), at="C1649", steps=1, flags=0)}
    private = {**position.private, t.ALLIED: replace(own, units=units)}
    pile = replace(position.public.piles["C1649"], n=1)
    german = {at: p for at, p in position.public.piles.items() if p.side == t.GERMAN}
    public = replace(position.public, piles={**german, "C1649": pile})
    frames = (t.Game(stage="next"), t.Turn(number=2, box=3), t.Invasion(segment=1))
    return replace(
        position, public=public, private=private, frames=(*frames, t.Landing(phase=1, stage="open"))
    )


def landings(omaha, unit):
    """How often what becomes of a unit in 10,000 landings."""
    position, rng = about_to_land(omaha, unit), Rng(7)
    found: Counter[str] = Counter()
    for _ in range(DRAWS):
        told = omaha.apply_legal(position, t.ALLIED, t.Land((unit,), "C1749"), rng).events
        places = [one.event.space for one in told if isinstance(one.event, e.Drifted)]
        found[places[0] if places else "sunk"] += 1
    return found


def is_near(count, chance):
    """Within four standard deviations of the exact law."""
    mean = DRAWS * chance
    return abs(count - mean) < 4 * (mean * (1 - chance)) ** 0.5


@pytest.mark.covers("18.3.1b", "19.5b", "19.6.2b")
@pytest.mark.parametrize(
    ("unit", "law"),
    [
        ("US-inf-40", {"C1749": 0.6, "C1748": 0.4}),
        ("US-commando-1", {"C1749": 0.7, "C1748": 0.3}),
        ("US-dd-5", {"sunk": 0.7, "C1749": 0.18, "C1748": 0.12}),
    ],
)
def test_drift_and_survival_follow_the_exact_law(omaha, unit, law):
    found = landings(omaha, unit)
    assert found.keys() == law.keys()
    for place, chance in law.items():
        assert is_near(found[place], chance), (place, found)


# -- every die of whole mornings, worked out anew -------------------------------------------------


def morning(omaha, seed, bot):
    """What happens until noon: each step with what was before and after it."""
    rng = Rng(seed)
    position = omaha.start(rng).position
    while position.public.turn < NOON:
        side = omaha.pending(position)[0].side
        choice = omaha.choice(position, side)
        if bot:
            ideas = candidates(omaha.book, omaha.view(position, side), choice, rng)
            assert ideas
            action = ideas[0]
        else:
            action = choice.sample(rng, module.weights)
        before = position
        found = omaha.apply_legal(position, side, action, rng)
        position = found.position
        yield before, action, [one.event for one in found.events], position


def expected_number(book, shot, before, foes):
    """The number of a shot by the printed counters alone: the checker's own reckoning."""
    side, units = shot.side, before.private[shot.side].units
    by = [book.counters[unit] for unit in shot.units]
    start = units[shot.units[0]].at
    total = 0
    for counter in by:
        if counter.is_hq or (counter.artillery is not None and counter.type != "battery"):
            total += 1
            continue
        reduced = units[counter.id].steps < counter.steps and counter.attack_reduced is not None
        total += (counter.attack_reduced if reduced else counter.attack) or 0
    total += sum(book.counters[gun].artillery for gun in shot.guns)
    land = book.country
    terrain = {at: land.terrain[land.num[at]] for at in (start, shot.space)}
    kinds = land.sides.get((land.num[start], land.num[shot.space]), frozenset())
    rangers = [counter.type == "commando" for counter in by]
    steep = kinds & {"bluff", "cliff"} and "draw" not in kinds and terrain[start] == "beach"
    total -= bool(steep and not all(rangers))
    theirs = [book.counters[unit] for unit in foes]
    tanks = any(counter.dot == "white" for counter in by)
    foot = any(counter.type in ("inf", "commando", "eng", "ost") for counter in by)
    total += tanks and foot and not any(counter.dot for counter in theirs)
    if side == t.GERMAN:
        return total + (max(0, len(foes) - 2) if terrain[shot.space] == "beach" else 0)
    fort = any(counter.type == "strongpoint" for counter in theirs)
    total += fort and any(rangers)
    here = [u for u, own in units.items() if own.at == start]
    help_ = any("assault-engineer" in book.counters[unit].flags for unit in here)
    alone = all(counter.type in ("inf", "commando", "eng") for counter in by)
    return total + (help_ and alone and terrain[start] == "beach")


@pytest.mark.covers("18.4d", "18.4e", "18.4f", "10.6.bluff.b", "19.7", "10.9e")
@pytest.mark.parametrize(("seed", "bot"), [(1, True), (2, True), (3, False), (4, False)])
def test_every_die_of_a_morning_is_worked_out_anew(omaha, seed, bot):
    book, shots = omaha.book, 0
    for before, action, told, after in morning(omaha, seed, bot):
        check_stacks(book, after)
        check_steps(book, before, action, after)
        for event in told:
            if isinstance(event, e.Drifted):
                check_drift(book, event, before)
            elif isinstance(event, e.Swam):
                assert event.hit == (event.roll <= 3)
            elif isinstance(event, e.Mined):
                assert event.hit == (event.roll == 1)
            elif isinstance(event, e.SalvoShown):
                fired = next(x for x in told if isinstance(x, e.SalvoFired))
                number = expected_number(book, event, before, fired.units)
                assert number == fired.tallies[0].total, event
                sure = fired.roll == 1 or (fired.roll <= number and fired.roll != 10)
                assert fired.hit == sure
                shots += 1
    assert shots > 10


def check_drift(book, event, before):
    """Where it wanted to, or one hex to the east; nowhere else unless there is no room."""
    beach = book.queue_at[event.start][0]
    assert event.space in (beach.hex, beach.east, event.start)
    if event.roll <= 6:
        assert event.space in (beach.hex, event.start)


def check_stacks(book, position):
    """Six points on land at every moment, three companies in an assault hex."""
    places: dict[str, list[Printed]] = {}
    for unit, own in position.private[t.ALLIED].units.items():
        places.setdefault(own.at, []).append(book.counters[unit])
    for at, here in places.items():
        if at in book.queue_at:
            assert sum(c.size == "co" and c.type != "support" for c in here) <= 3, at
        else:
            assert sum(counter.stack for counter in here) <= 6, at


def check_steps(book, before, action, after):
    """Nobody goes more than a hex in a segment of the landing, and no German enters a beach."""
    if isinstance(action, t.Land | t.Hop):
        flags = before.private[t.ALLIED].units
        assert not any(flags[unit].flags & t.WALKED for unit in action.by)
    german = after.private[t.GERMAN].units
    assert not any(own.at in book.beach_at for own in german.values())
