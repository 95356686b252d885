"""The moments of the dice: combats, as in the family; carpet bombing, the weather."""

from __future__ import annotations

from bocage.art.moment import Cell, Moment, Throw, latest
from bocage.art.panels import Words
from bocage.families.cobra.events import Bombed, CombatResolved, WeatherRolled
from bocage.families.cobra.table.moments import Told, bombs, of_combat
from bocage.games.cobra_spi.book import Book
from bocage.games.cobra_spi.rules.air import CARPET_COLUMN


def of_bombs(book: Book, event: Bombed, told: Told) -> Moment:
    """The bombs of a hex, on the 6:1 column."""
    return bombs(book, event, CARPET_COLUMN)


def of_weather(book: Book, event: WeatherRolled, told: Told) -> Moment:
    """The weather of a player turn; what could have come follows from the weather before."""
    before = latest(told, WeatherRolled)
    found = book.weather[before.weather] if before else ()
    return Moment(
        title=Words("forecast-weather", {"side": event.side}),
        result=Words(f"weather-{event.weather}"),
        throws=(Throw(faces=(event.roll,)),),
        cells=tuple(
            Cell(str(die), Words(f"weather-{word}")) for die, word in enumerate(found, start=1)
        ),
        came=event.roll - 1,
    )


MOMENTS = {CombatResolved: of_combat, Bombed: of_bombs, WeatherRolled: of_weather}
