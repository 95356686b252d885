"""Chapter 8: forecast, change, income."""

import pytest
from msgspec.structs import replace

from bocage.games.normandy import events as e
from bocage.games.normandy import types as t
from bocage.games.normandy.book import load_book
from bocage.games.normandy.rules.r08_weather import changed, forecast_bonus, income, weather_by
from bocage.games.normandy.state.net import weathers
from tests.games.normandy.firing import Table, events, items, row

BOOK = load_book("campaign", {})
TURN = {"12 June": 19, "20 June": 43, "2 July": 79, "3 August": 175}
TOMORROW = ["fog", "clear", "storm"]


def night(*dice, turn, weather="cloudy", forecast=TOMORROW, csp=12):
    """What comes of the weather box of a night."""
    scene = Table(
        f"US-1/116/29 {row(1)}",
        turn=turn,
        weather=weather,
        csp=csp,
        public={"forecast": forecast},
    )
    waits = t.Movement(side=t.ALLIED, stage="moves")
    return scene.run(waits, t.Weather(), draws=dice)


@pytest.mark.covers("8.2b")
def test_the_table():
    found = [weather_by(BOOK, roll) for roll in range(2, 13)]
    assert found == [
        "storm",
        "heavy-rain",
        "heavy-rain",
        "light-showers",
        "fog",
        "heavy-overcast",
        "overcast",
        "cloudy",
        "partly-cloudy",
        "partly-cloudy",
        "clear",
    ]


@pytest.mark.covers("8.1b", "8.1c")
def test_two_dice_for_the_forecast_then_two_for_today():
    done = night(2, 6, 3, 6, turn=TURN["12 June"])
    (forecast,), (change,) = events(done, e.WeatherForecast), events(done, e.WeatherChanged)
    assert (forecast.day, forecast.month, forecast.weather) == (15, "june", "overcast")
    assert (change.rolls, change.forecast, change.weather) == ((3, 6), "fog", "light-showers")
    public = done.position.public
    assert public.weather == "light-showers" and public.before == "cloudy"
    assert public.forecast == ("clear", "storm", "overcast")


@pytest.mark.covers("8.1c", "err.2")
def test_from_nine_it_is_worse_below_seven_better():
    rolls = {6: "cloudy", 7: "overcast", 8: "overcast", 9: "heavy-overcast", 10: "heavy-overcast"}
    assert {roll: changed(BOOK, "overcast", roll) for roll in rolls} == rolls
    assert changed(BOOK, "clear", 2) == "clear" and changed(BOOK, "storm", 12) == "storm"


@pytest.mark.covers("8.1d")
def test_after_a_storm_in_june():
    done = night(1, 2, 4, 4, turn=TURN["20 June"], weather="storm")
    (forecast,) = events(done, e.WeatherForecast)
    assert forecast.weather == "storm"  # a 3 becomes a 2
    assert items(forecast.tallies[0]) == [("after-storm", -1)]
    july = night(1, 2, 4, 4, turn=TURN["2 July"], weather="storm")
    assert events(july, e.WeatherForecast)[0].weather == "heavy-rain"


@pytest.mark.covers("8.1e")
def test_after_a_clear_day_in_august():
    day = BOOK.charts.days[t.day_of(TURN["3 August"]) - 1]
    assert day.date == "3 August" and forecast_bonus(day, "clear").total == 1
    assert forecast_bonus(day, "storm").total == 0
    assert forecast_bonus(BOOK.charts.days[20], "clear").total == 0
    done = night(4, 5, 4, 4, turn=TURN["3 August"], weather="clear")
    assert events(done, e.WeatherForecast)[0].weather == "partly-cloudy"


@pytest.mark.covers("8.1a")
def test_the_first_four_days_are_given():
    dry = {1: (), 4: (4, 4), 7: (4, 4), 10: (4, 4)}
    found = []
    for turn, dice in dry.items():
        done = night(*dice, turn=turn, forecast=["storm", "storm", "storm"])
        found.append(done.position.public.weather)
        assert not events(done, e.WeatherChanged)
        assert len(events(done, e.WeatherForecast)) == (turn > 1)
    assert found == ["overcast", "overcast", "cloudy", "heavy-rain"]


@pytest.mark.covers("8.2c", "7.6.2a")
def test_income_by_weather_is_added_to_what_is_left():
    found = {row.weather: income(BOOK, row.weather).total for row in BOOK.charts.weather}
    assert list(found.values()) == [12, 11, 10, 9, 8, 7, 6, 5, 0]
    done = night(3, 4, 3, 4, turn=TURN["12 June"], forecast=["clear", "fog", "fog"])
    assert done.position.public.csp == 24
    (came,) = events(done, e.PointsCame)
    assert (came.csp, came.left) == (12, 24)


@pytest.mark.covers("7.6.2a", "21.0a")
def test_a_scenario_may_give_a_share():
    epsom = load_book("epsom", {})
    assert income(epsom, "fog").total == 14 and income(epsom, "storm").total == 10
    assert items(income(epsom, "fog")) == [("weather", 7), ("share", -3), ("harbours", 10)]


@pytest.mark.covers("8.2a")
def test_weather_acts_on_supply_air_and_combat():
    rows = weathers(BOOK)
    assert [w for w, row in rows.items() if row.half_supply] == ["heavy-rain", "storm"]
    assert [row.drm for row in rows.values() if row.drm] == [-1, -2]
    assert replace(rows["fog"], csp=0).air == -70


@pytest.mark.covers("8.1c", "21.0a")
def test_the_first_day_of_a_scenario_may_be_fixed():
    book = load_book("epsom", {})
    assert not book.conditions.change and book.conditions.forecast[0] == "light-showers"
