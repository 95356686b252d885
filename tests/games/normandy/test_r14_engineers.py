"""Engineers at night: bridges blown, mended and built, and entrenchments."""

import pytest

from bocage.games.normandy import events as e
from bocage.games.normandy import types as t
from bocage.games.normandy.flow import boxes
from bocage.games.normandy.rules.common import shift
from bocage.games.normandy.rules.r14_1_engineers import succeeds
from bocage.games.normandy.rules.r14_works import keep, set_work
from tests.games.normandy.firing import AM, NIGHT, Table, events, items, row

PIO, MECH, FOOT = "GE-Pio-3-FJ", "GE-Pio-2-Pz", "GE-I/914"
RE, FOE = "CW-49-RE", "CW-Hallams-49"
BRIDGE = f"{row(10)} {row(11)} river bridge-primary"
STREAM = f"{row(10)} {row(11)} stream"


def night(*units, side=t.GERMAN, **more):
    table = Table(*units, turn=NIGHT, **more)
    return table, table.run(t.Engineers(side=side)).position


@pytest.mark.covers("14.0")
def test_engineers_work_at_night_only():
    def there(turn):
        return [box.side for box in boxes(turn) if isinstance(box, t.Engineers)]

    assert there(NIGHT) == [t.ALLIED, t.GERMAN] and there(AM) == []


@pytest.mark.covers("14.1", "14.2", "14.0")
@pytest.mark.parametrize(("foe", "die", "down"), [(14, 6, True), (14, 5, False), (11, 7, False)])
def test_a_bridge_is_blown(foe, die, down):
    table, pos = night(f"{PIO} {row(10)}", f"{FOE} {row(foe)}", sides=(BRIDGE,))
    after = table.act(pos, t.GERMAN, f"blow {PIO} {row(11)}", draws=(die,))
    assert (after.position.public.blown == ((row(10), row(11)),)) == down
    zone = [("zone", -2)] if foe == 11 else []
    assert items(events(after, e.BridgeTried)[0].tallies[0]) == zone
    again = table.refused(after.position, t.GERMAN, f"blow {PIO} {row(11)}")
    assert again == ("14.0", "worked-already")


@pytest.mark.covers("14.1", "14.2")
def test_it_is_harder_in_an_enemy_zone_and_for_the_same_bridge_again():
    near = (f"{RE} {row(10)}", f"{FOE} {row(10)}", f"{FOOT} {row(9)}")
    down = {"blown": [[row(11), row(10)]]}
    table, pos = night(*near, side=t.ALLIED, sides=(BRIDGE,), public=down)
    assert table.refused(pos, t.ALLIED, f"blow {RE} {row(11)}") == ("14.1", "bridge-down")
    assert table.refused(pos, t.ALLIED, f"restore {RE} {row(9)}") == ("14.2", "no-bridge")
    assert table.refused(pos, t.ALLIED, f"restore {FOE} {row(11)}") == ("14.0", "no-engineers")
    stands = night(*near, side=t.ALLIED, sides=(BRIDGE,))
    assert stands[0].refused(stands[1], t.ALLIED, f"restore {RE} {row(11)}") == (
        "14.2",
        "bridge-stands",
    )
    after = table.act(pos, t.ALLIED, f"restore {RE} {row(11)}", draws=(8,))
    assert items(events(after, e.BridgeTried)[0].tallies[0]) == [("zone", -2)]
    assert after.position.public.blown == ()
    failed = table.act(pos, t.ALLIED, f"restore {RE} {row(11)}", draws=(7,))
    assert failed.position.public.blown


@pytest.mark.covers("14.1")
def test_the_chart():
    book = Table().book
    assert not succeeds(book, "destroy", -1) and not succeeds(book, "repair", 5)
    assert succeeds(book, "destroy", 6) and succeeds(book, "repair", 10)


# -- bridging ---------------------------------------------------------------------------------


@pytest.mark.covers("14.2.1a", "14.2.1b")
def test_engineers_cross_and_a_bridge_stands_behind_them():
    table, pos = night(f"{RE} {row(10)}", f"{FOE} {row(10)}", side=t.ALLIED, sides=(STREAM,))
    after = table.act(pos, t.ALLIED, f"span {RE} {row(11)}")
    public, own = after.position.public, after.position.private[t.ALLIED].units[RE]
    assert public.spans == ((row(11), row(10)),) and own.at == row(11)
    assert own.flags & t.HALTED and own.flags & t.BRIDGING
    assert public.piles[row(10)].n == public.piles[row(11)].n == 1
    assert not after.barrier  # nothing was shown and no die was thrown
    d = table.draft()
    d.public, d.private = public, after.position.private
    shift(table.book, d, t.ALLIED, (RE,), row(12), carried=True)
    assert d.public.spans == ()
    assert d.emitted[0].event == e.BridgeLeft("14.2.1b", row(11), row(10))
    assert not d.private[t.ALLIED].units[RE].flags & t.BRIDGING


@pytest.mark.covers("14.2.1a", "14.2.1b", "5.2c", "6.1a", "6.3a")
@pytest.mark.parametrize(
    ("units", "more", "refusal"),
    [
        ((), {"sides": ()}, ("14.2.1a", "no-water")),
        ((), {"sides": (BRIDGE,)}, ("14.2.1a", "bridge-stands")),
        ((), {"sides": (BRIDGE,), "public": {"blown": [[row(10), row(11)]]}}, None),
        ((), {"public": {"spans": [[row(11), row(10)]]}}, ("14.2.1a", "bridge-stands")),
        ((f"{FOOT} {row(11)}",), {}, ("14.2.1a", "enemy-there")),
        ((f"{FOOT} {row(12)}", f"GE-II/914 {row(9)}"), {}, ("5.2c", "zone-to-zone")),
        ((f"US-1/16/1 {row(11)}",), {}, ("6.3a", "other-army-there")),
        ((f"{FOE} {row(11)}", f"CW-10-DLI-49 {row(11)}"), {}, ("6.1a", "too-many-there")),
    ],
)
def test_where_engineers_cannot_cross(units, more, refusal):
    table, pos = night(f"{RE} {row(10)}", *units, side=t.ALLIED, **({"sides": (STREAM,)} | more))
    assert table.refused(pos, t.ALLIED, f"span {RE} {row(11)}") == refusal


@pytest.mark.covers("14.2.1a")
def test_only_mechanized_german_engineers_build_bridges():
    table, pos = night(f"{PIO} {row(10)}", f"{MECH} {row(10)}", sides=(STREAM,))
    assert table.refused(pos, t.GERMAN, f"span {PIO} {row(11)}") == ("14.2.1a", "no-bridging")
    assert table.refused(pos, t.GERMAN, f"span {MECH} {row(11)}") is None
    marsh = {row(11): "flooded"}
    table, pos = night(f"{MECH} {row(10)}", sides=(STREAM,), ground=marsh)
    assert table.refused(pos, t.GERMAN, f"span {MECH} {row(11)}") == ("14.2.1a", "no-ground")
    table, pos = night(f"{RE} {row(10)}", side=t.ALLIED, sides=(STREAM,), ground=marsh)
    assert table.refused(pos, t.ALLIED, f"span {RE} {row(11)}") is None


# -- entrenchments ----------------------------------------------------------------------------


@pytest.mark.covers("14.3a", "14.3b")
@pytest.mark.parametrize(
    ("ground", "units", "public", "refusal"),
    [
        ("clear", (), {}, None),
        ("forest", (), {}, None),
        ("clear village", (), {}, None),
        ("clear town", (), {}, ("14.3a", "no-digging")),
        ("clear city", (), {}, ("14.3a", "no-digging")),
        ("bocage", (), {}, ("14.3a", "no-digging")),
        ("flooded", (), {}, ("14.3a", "no-digging")),
        ("clear", (f"{FOE} {row(11)}",), {}, None),
        ("clear", (f"{FOE} {row(11)}", f"{RE} {row(9)}"), {}, ("14.3b", "several-zones")),
        ("clear", (), {"works": {row(10): "entrenched"}}, ("14.3a", "works-there")),
        ("clear", (), {"works": dict.fromkeys(range(40), "building")}, ("14.3a", "no-marker-left")),
    ],
)
def test_where_one_may_dig_in(ground, units, public, refusal):
    named = {
        "works": {
            f"B32{key + 1:02}" if key in range(40) else key: value
            for key, value in public.get("works", {}).items()
        }
    }
    table = Table(f"{PIO} {row(10)}", *units, turn=NIGHT, ground={row(10): ground}, public=named)
    pos = table.position(t.Engineers(side=t.GERMAN, stage="work"))
    assert table.refused(pos, t.GERMAN, f"entrench {PIO}") == refusal


@pytest.mark.covers("14.3a")
def test_only_germans_dig_in():
    table, pos = night(f"{RE} {row(10)}", side=t.ALLIED)
    assert table.refused(pos, t.ALLIED, f"entrench {RE}") == ("14.3a", "germans-only")


@pytest.mark.covers("14.3b", "14.3c")
def test_the_work_is_ready_in_the_next_night_if_the_builders_stay():
    table, pos = night(f"{PIO} {row(10)}", f"{PIO.replace('3-FJ', '2-Pz')} {row(14)}")
    for unit in (PIO, "GE-Pio-2-Pz"):
        after = table.act(pos, t.GERMAN, f"entrench {unit}")
        pos = after.position
        assert events(after, e.WorkBegun) == [
            e.WorkBegun("14.3b", pos.private[t.GERMAN].units[unit].at)
        ]
    assert pos.public.works == {row(10): "building", row(14): "building"}
    assert pos.private[t.GERMAN].units[PIO].flags & t.LOCKED
    pos = table.act(pos, t.GERMAN, "end-engineers").position
    table.public, table.private = pos.public, pos.private
    d = table.draft()
    shift(table.book, d, t.GERMAN, ("GE-Pio-2-Pz",), row(15))
    table.public, table.private = d.public, d.private
    after = table.run(t.Engineers(side=t.GERMAN))
    assert after.position.public.works == {row(10): "entrenched"}
    assert after.position.public.piles[row(10)].marks == ("entrenched",)
    assert [one.space for one in events(after, e.WorkDone)] == [row(10)]
    assert [one.space for one in events(after, e.WorkGone)] == [row(14)]
    assert not after.position.private[t.GERMAN].units[PIO].flags & t.LOCKED


@pytest.mark.covers("14.3b", "14.3d")
def test_an_entrenchment_goes_when_it_is_given_up_or_an_enemy_comes():
    table = Table(f"{FOOT} {row(10)}", f"{FOE} {row(20)}", turn=NIGHT)
    d = table.draft()
    set_work(d, row(10), "entrenched")
    set_work(d, row(20), "building")
    assert d.public.piles[row(10)].marks == ("entrenched",)
    assert d.public.piles[row(20)].marks == ()
    keep(d, (row(10), row(20)))
    assert d.public.works == {row(10): "entrenched"}
    assert d.emitted[-1].event == e.WorkGone("14.3d", row(20))
    found = table.draft()
    found.put(works={row(12): "entrenched"})
    shift(table.book, found, t.GERMAN, (FOOT,), row(12))
    assert found.public.piles[row(12)].marks == ("entrenched",)  # it had waited there
    table.public = d.public
    there = table.position(t.Engineers(side=t.GERMAN, stage="work"))
    assert table.refused(there, t.GERMAN, f"raze {row(11)}") == ("14.3d", "no-works")
    done = table.act(there, t.GERMAN, f"raze {row(10)}")
    assert events(done, e.WorkGone) == [e.WorkGone("14.3d", row(10))]
    after = done.position.public
    assert after.works == {} and after.piles[row(10)].marks == ()
