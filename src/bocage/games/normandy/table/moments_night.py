"""The moments of the night: the weather table, its change, the roll for replacements."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bocage.art.moment import Cell, Moment, Throw
from bocage.art.panels import Words
from bocage.games.normandy import events as e
from bocage.games.normandy.book import Book
from bocage.games.normandy.rules.r08_weather import changed, weather_by
from bocage.kernel.api import Event

Told = Sequence[Event]
DICE = range(2, 13)  # what two of them show


def weather(word: str) -> Words:
    """The name of a weather."""
    return Words(f"weather-{word}")


def of_forecast(book: Book, event: e.WeatherForecast, told: Told) -> Moment:
    """Two dice in the weather table, yesterday's storm or sun counted."""
    total = sum(event.rolls) + sum(tally.total for tally in event.tallies)
    number = min(max(total, DICE[0]), DICE[-1])
    return Moment(
        look="dice",
        title=Words("moment-forecast", {"day": event.day, "month": event.month}),
        result=weather(event.weather),
        throws=(Throw("", faces=event.rolls, total=number),),
        cells=tuple(Cell(str(n), weather(weather_by(book, n))) for n in DICE),
        came=DICE.index(number),
    )


def of_change(book: Book, event: e.WeatherChanged, told: Told) -> Moment:
    """Two dice for today: better, as foretold, or worse."""
    total = sum(event.rolls)
    return Moment(
        look="dice",
        title=Words("moment-weather", {"forecast": event.forecast}),
        result=weather(event.weather),
        throws=(Throw("", faces=event.rolls, total=total),),
        cells=tuple(Cell(str(n), weather(changed(book, event.forecast, n))) for n in DICE),
        came=DICE.index(total),
    )


def of_replacements(book: Book, event: e.ReplacementsRolled, told: Told) -> Moment:
    """One die for all of a side."""
    return Moment(
        look="dice",
        title=Words("moment-replacements", {"side": event.side}),
        throws=(Throw(event.side, faces=(event.roll,)),),
        side=event.side,
    )


MOMENTS: dict[type[Event], Callable[..., Moment]] = {
    e.WeatherForecast: of_forecast,
    e.WeatherChanged: of_change,
    e.ReplacementsRolled: of_replacements,
}
