"""Chapter 8: the weather of the day, the forecast, and the supply points of the Allies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.book.charts import DayRow
from bocage.games.normandy.events import (
    PointsCame,
    WeatherCame,
    WeatherChanged,
    WeatherForecast,
)
from bocage.games.normandy.state.net import weathers
from bocage.kernel.api import Adding, Frame, Step, Tally, rule

AHEAD = 3  # days
SAME = (7, 8)  # rolls for which the forecast comes true
STORM, CLEAR = "storm", "clear"


@rule("8.1d", "8.1e")
def forecast_bonus(day: DayRow, before: str) -> Tally:
    """What yesterday's weather does to the roll for the forecast."""
    adding = Adding("forecast")
    adding.add("8.1d", "after-storm", day.after_storm if before == STORM else 0)
    adding.add("8.1e", "after-clear", day.after_clear if before == CLEAR else 0)
    return adding.done()


@rule("8.2b")
def weather_by(book: Book, roll: int) -> str:
    """The weather for a roll of two dice."""
    low = min(row.first for row in book.charts.weather)
    high = max(row.last for row in book.charts.weather)
    number = min(high, max(low, roll))
    return next(row.weather for row in book.charts.weather if row.first <= number <= row.last)


@rule("8.1c", "err.2")
def changed(book: Book, forecast: str, roll: int) -> str:
    """The weather for a roll: one row worse, one row better, or as it was foretold."""
    ladder = [row.weather for row in sorted(book.charts.weather, key=lambda row: -row.first)]
    at = ladder.index(forecast)  # type: ignore[arg-type]
    if roll > SAME[1]:
        at = min(len(ladder) - 1, at + 1)
    elif roll < SAME[0]:
        at = max(0, at - 1)
    return ladder[at]


def two_dice(d: t.D, clause: str) -> tuple[int, int]:
    """Two dice of six."""
    return 1 + d.below(6, clause), 1 + d.below(6, clause)


@rule("8.1b")
def foretell(book: Book, d: t.D, day: DayRow) -> None:
    """The forecast for the day three days ahead, if there is such a day."""
    if not day.forecast:
        return
    rolls, bonus = two_dice(d, "8.1b"), forecast_bonus(day, d.public.before)
    weather = weather_by(book, sum(rolls) + bonus.total)
    d.put(forecast=(*d.public.forecast, weather))
    d.emit(WeatherForecast("8.1b", *t.date_of(day.day + AHEAD), rolls, weather, (bonus,)))


@rule("8.1a", "8.1c")
def change(book: Book, d: t.D, day: DayRow) -> None:
    """The weather of today: given, or as it was foretold but for a roll."""
    forecast, *later = d.public.forecast or (d.public.weather,)
    first = t.day_of(book.scenario.first) == day.day
    d.put(forecast=tuple(later))
    if day.weather is not None or not day.change or (first and not book.conditions.change):
        weather = day.weather or forecast
        d.put(weather=weather)
        return d.emit(WeatherCame("8.1a", weather))
    rolls = two_dice(d, "8.1c")
    weather = changed(book, forecast, sum(rolls))
    d.put(weather=weather)
    return d.emit(WeatherChanged("8.1c", rolls, forecast, weather))


@rule("7.6.2a", "8.2c")
def income(book: Book, weather: str) -> Tally:
    """The supply points of a day: by the weather, as much of it as the scenario gives."""
    row, terms = book.memo.printed(weathers)[weather], book.conditions
    adding = Adding("supply-income")
    adding.add("8.2c", "weather", row.csp, weather=weather)
    share = -(-row.csp * terms.csp_part // 100)
    adding.add("21.0a", "share", share - row.csp)
    adding.add("21.0a", "harbours", terms.csp_more)
    return adding.done()


@rule("7.6.2a")
def supply(book: Book, d: t.D) -> None:
    """The Allies get their points, and keep what they have."""
    tally = income(book, d.public.weather)
    left = d.public.csp + tally.total
    d.put(csp=left)
    d.emit(PointsCame("7.6.2a", tally.total, left, (tally,)))


@rule("8.1a", "8.1b", "8.1c")
class WeatherStep(Step):
    """The weather phase of the night turn; nobody decides anything."""

    def run(self, book: Book, d: t.D, f: t.Weather) -> None:
        """Forecast, today, supply."""
        day: Any = book.charts.days[t.day_of(d.public.turn) - 1]
        d.put(before=d.public.weather)
        foretell(book, d, day)
        change(book, d, day)
        supply(book, d)
        d.finish()


STEPS: Mapping[type[Frame], Step] = {t.Weather: WeatherStep()}
