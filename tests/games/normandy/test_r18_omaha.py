"""The landing at Omaha: whole games, and what the segments of its first morning leave behind."""

import pytest
from msgspec.structs import replace

from bocage.games.normandy import module
from bocage.games.normandy import types as t
from bocage.games.normandy.book import load_book
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r10_9_ships import (
    FAR,
    MOST,
    MOST_SHIPS,
    keeps_off,
    waters,
    why_not_berth,
    why_not_water,
)
from bocage.games.normandy.rules.r18_1_beaches import WAVE, load_of
from bocage.games.normandy.rules.r18_2_placing import places_of
from bocage.games.normandy.rules.r18_5_ships import why_not_call
from bocage.games.normandy.rules.r21_setup import breaks_down
from bocage.games.normandy.state.net import net_of
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine
from bocage.tools.contract import CHECKS

COUNTS = {"games": 3, "hidden": 20, "windows": 10, "probes": 200, "swaps": 40, "replays": 20}


@pytest.fixture(scope="module")
def omaha():
    return Engine(module, "omaha")


@pytest.fixture(scope="module", params=[1, 2])
def game(request, omaha):
    """Every position of a random game."""
    rng = Rng(request.param)
    position, found = omaha.start(rng).position, []
    while position.outcome is None:
        side = omaha.pending(position)[0].side
        choice = omaha.choice(position, side)
        assert choice is not None
        action = choice.sample(rng, module.weights)
        assert action is not None
        position = omaha.apply_legal(position, side, action, rng).position
        found.append(position)
    return found


@pytest.mark.parametrize("check", COUNTS)
def test_omaha_keeps_the_contract(omaha, check):
    assert CHECKS[check][0](omaha, COUNTS[check], 1)


@pytest.mark.covers("18.2b", "18.2f", "18.1")
def test_battalions_start_as_companies_in_their_waves(omaha):
    position = omaha.start(Rng(1)).position
    book, own = omaha.book, position.private[t.ALLIED]
    anew = load_book("omaha", {})
    assert anew.beach_at["C1749"].queue == ("C1649", "C1548", "C1448")
    assert anew.queue_at["C1548"] == (anew.beach_at["C1749"], 2)
    assert breaks_down(book, "US-2/16/1") and not breaks_down(book, "US-58-AFA")
    assert len(own.boxed) == 16 and set(own.boxed.values()) == {"omaha"}
    waves = {at: [u for u, o in own.units.items() if o.at == at] for at in book.queue_at}
    for at, units in waves.items():
        assert sum(load_of(book.counters[unit]) for unit in units) <= WAVE, at
    first = [book.counters[u].type for u in waves["C1649"]]
    assert sorted(first) == ["armor", "dd", "dd"]
    assert len(position.public.ships) == 15


@pytest.mark.covers("18.9.2a")
def test_strongpoints_lie_beside_beaches(omaha):
    book = omaha.book
    land = book.country
    places = places_of(book, "omaha")
    assert "C1850" in places and "C1749" not in places  # beside a beach, and the beach
    for at in places:
        assert land.terrain[land.num[at]] not in ("sea", "beach")
        assert any(near in book.beach_at for near in book.grid.neighbours(at))


@pytest.mark.covers("18.3.2b", "18.2f")
def test_nobody_is_crowded_in_the_landing(omaha, game):
    book = omaha.book
    for position in game:
        if position.public.turn > 2:
            break
        own = position.private[t.ALLIED].units
        for beach in book.beach_at:
            here = [u for u, o in own.items() if o.at == beach]
            assert sum(book.counters[unit].stack for unit in here) <= 6


@pytest.mark.covers("10.9b", "10.9c", "10.9d", "18.8.3a", "18.8.3b")
def test_ships_keep_off_and_have_room(omaha, game):
    book = omaha.book
    known = waters(book)
    for position in game[::20]:
        berths: dict[str, list[str]] = {}
        for ship, state in position.public.ships.items():
            if state.at is not None:
                berths.setdefault(state.at, []).append(ship)
                assert known[state.at] >= keeps_off(book.counters[ship], first=False)
        for ships in berths.values():
            assert len(ships) <= MOST_SHIPS
            assert sum(book.counters[ship].artillery or 0 for ship in ships) <= MOST
    assert FAR == 3
    start = omaha.start(Rng(1)).position.public
    berth = {**start.ships, "NV-Texas": t.Ship("C0750"), "NV-Glasgow": t.Ship("C0750")}
    public = replace(start, ships=berth)
    full = why_not_berth(book, public, "NV-Montcalm", "C0750")
    assert full is not None and full.clause == "10.9c"
    inland = why_not_water(book, "NV-Texas", "C2352", first=False)
    assert inland is not None and inland.clause == "10.9d"
    view = omaha.view(replace(omaha.start(Rng(1)).position, public=public), t.ALLIED)
    called = Phase(book, view, t.FireSegment(side=t.ALLIED, phase=3))
    for ship, space, clause in (
        ("NV-Texas", "C0750", "18.5f"),  # it is there already
        ("NV-Montcalm", "C2352", "10.9d"),
    ):
        bad = why_not_call(called, t.Call(ship, space, "omaha"))
        assert bad is not None and bad.clause == clause


@pytest.mark.covers("7.4a", "7.2i", "7.4f", "7.4i", "18.8.2a")
def test_the_beachhead_supplies(omaha, game):
    book = omaha.book
    for position in game[::10]:
        public, own = position.public, position.private[t.ALLIED]
        net = net_of(book, public, own, t.ALLIED)
        if public.turn == 2:
            assert all(net.general(u) and net.combat(u) for u in own.units)
            german = position.private[t.GERMAN]
            theirs = net_of(book, public, german, t.GERMAN)
            assert all(theirs.general(u) for u in german.units)
        elif public.turn < 16 and public.control.get(next(iter(public.heads))) == t.ALLIED:
            head = next(iter(public.heads))
            here = [u for u, o in own.units.items() if o.at == head]
            assert all(net.general(u) for u in here)
            corps = [u for u in here if book.counters[u].formation is None]
            assert all(net.combat(u) for u in corps if not book.counters[u].is_hq)


def test_after_the_morning_queues_hold_four(omaha, game):
    book = omaha.book
    later = [p for p in game if p.public.turn > 2]
    assert later and all(not p.private[t.ALLIED].boxed for p in later)
    fresh = later[0]
    assert all(own.face == t.READY for own in fresh.private[t.GERMAN].units.values())
    for position in later:
        own = position.private[t.ALLIED].units
        for at in book.queue_at:
            put = [u for u, o in own.items() if o.at == at and u in book.due]
            assert len(put) <= 4
