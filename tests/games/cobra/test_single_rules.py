"""What no line of a situation can say: actions without anybody, and single rules asked alone."""

from typing import Any

import pytest

from bocage.families.cobra.events import PhaseBegan
from bocage.families.cobra.types import ALLIED, Advance, Move
from bocage.games.cobra import module
from bocage.games.cobra.rules.c05_4_weather import fixed_weather
from bocage.games.cobra.rules.c06_stacking import Bulk, guests
from bocage.games.cobra.rules.c08_7_advance import why_not_into
from bocage.games.cobra.types import Attack
from bocage.kernel.chance import Rng
from bocage.kernel.engine import Engine

ENGINE: Any = Engine(module, "breakout")
UNIT, HEX = "US4", "A2010"


def asked(prompt: str) -> Any:
    """A position of a random game in which the Allied player is asked this."""
    rng = Rng(3)
    position = ENGINE.start(rng).position
    while (ask := ENGINE.pending(position)[0]).prompt != prompt or ask.side != ALLIED:
        action = ENGINE.choice(position, ask.side).sample(rng, module.weights)
        position = ENGINE.apply_legal(position, ask.side, action, rng).position
    return position


@pytest.mark.covers("2008:5.2.1", "2008:5.2.5")
def test_a_move_needs_somebody_and_a_way():
    position = asked("move")
    act = next(act for act in ENGINE.choice(position, ALLIED).legal() if isinstance(act, Move))
    assert ENGINE.why_not(position, ALLIED, Move((), (HEX,))).clause == "2008:5.2.5"
    assert ENGINE.why_not(position, ALLIED, Move(act.by, ())).clause == "2008:5.2.1"


@pytest.mark.covers("2008:8.1.3")
@pytest.mark.parametrize("act", [Attack((HEX,), ()), Attack((), (UNIT,))])
def test_an_attack_needs_somebody_and_a_target(act):
    assert ENGINE.why_not(asked("attack"), ALLIED, act).clause == "2008:8.1.3"


@pytest.mark.covers("2008:5.5.3")
def test_no_overrun_in_an_advance_goes_from_cherbourg_into_a_fortress():
    country: Any = Engine(module, "campaign").book.country
    bad: Any = why_not_into(country, "B1308", "B1208")
    assert bad.clause == "2008:5.5.3"
    assert why_not_into(country, "B1208", "B1308") is None


@pytest.mark.covers("2008:8.7.1")
def test_an_advance_needs_a_way():
    position = asked("advance")
    act = next(a for a in ENGINE.choice(position, ALLIED).legal() if isinstance(a, Advance))
    assert ENGINE.why_not(position, ALLIED, Advance(act.unit, ())).clause == "2008:8.7.1"


@pytest.mark.covers("2008:6.2b", "2008:6.2c")
def test_guests_are_free_by_what_they_count_for():
    brigade, cavalry = Bulk(3, "tank-brigade"), Bulk(2, "cavalry")
    british, american = Bulk(6, "other", "british"), Bulk(6, "other", "4")
    assert guests((british, brigade), ("other", "tank-brigade"), american=False) == 3
    assert guests((american, cavalry), ("other", "cavalry"), american=True) == 2
    assert guests((british, cavalry), ("other", "cavalry"), american=False) == 0
    assert guests((american, brigade), ("other", "tank-brigade"), american=True) == 0


@pytest.mark.covers("2008:19.1.1b", "2008:E16c")
def test_the_weather_of_turn_15_is_fixed_in_the_break_out_only():
    campaign: Any = Engine(module, "campaign").book
    assert fixed_weather(ENGINE.book, (), 15) == "clear"
    assert fixed_weather(campaign, ("storm",), 15) is None


@pytest.mark.covers("2008:4.0b")
@pytest.mark.parametrize("scenario", ["build-up", "campaign"])
def test_the_landing_comes_before_the_first_german_player_turn(scenario):
    events = [told.event for told in Engine(module, scenario).start(Rng(1)).events]
    began = [event for event in events if isinstance(event, PhaseBegan)]
    assert (began[-1].clause, began[-1].phase) == ("2008:4.0b", "landing")


@pytest.mark.covers("2008:13.3.8a")
def test_a_unit_of_the_first_wave_may_come_to_its_beach_later():
    campaign: Any = Engine(module, "campaign").book
    omaha = {hex_ for hex_, row in campaign.beaches.items() if row.beach == "omaha"}
    assert set(campaign.arrivals["US1"].hexes) == omaha
    assert "US1" not in ENGINE.book.arrivals


@pytest.mark.covers("2008:13.3.7", "2008:19.2.2.2", "2008:E8")
def test_the_82nd_scatters_on_5_and_6_the_other_drops_on_6():
    campaign: Any = Engine(module, "campaign").book
    drops = [row for row in campaign.landing.values() if row.how == "drop"]
    needed = {row.unit: row.scatter for row in drops}
    assert len(needed) == 9
    assert {unit for unit, die in needed.items() if die == 5} == {"505/82", "507/82", "508/82"}
    assert {die for unit, die in needed.items() if not unit.endswith("/82")} == {6}
