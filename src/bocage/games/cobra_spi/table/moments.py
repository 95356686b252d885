"""The moments of the dice: combats, as in the family; carpet bombing, the weather."""

from __future__ import annotations

from bocage.art.moment import Cell, Moment, Throw, latest
from bocage.art.panels import Words
from bocage.families.cobra.events import Bombed, CombatResolved, WeatherRolled
from bocage.families.cobra.table.forecasts import FACES, cell
from bocage.families.cobra.table.moments import Told, of_combat
from bocage.families.cobra.types import ALLIED
from bocage.games.cobra_spi.book import Book
from bocage.games.cobra_spi.rules.air import CARPET_COLUMN


def of_bombs(book: Book, event: Bombed, told: Told) -> Moment:
    """The bombs of a hex: the defender's half of the 6:1 column."""
    fates = [book.crt[CARPET_COLUMN, die].defender for die in FACES]
    return Moment(
        look="bomb",
        title=Words("forecast-carpet", {"hex": event.hex}),
        result=Words("moment-bombs", {"steps": event.defender}),
        throws=(Throw(ALLIED, faces=(event.roll,)),),
        cells=tuple(
            Cell(str(die), Words(text=cell(n))) for die, n in zip(FACES, fates, strict=True)
        ),
        came=event.roll - 1,
        on=(event.hex,),
        side=ALLIED,
        good=min(2, event.defender),
        mark=cell(event.defender),
    )


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
