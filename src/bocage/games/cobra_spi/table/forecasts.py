"""What a roll may give: combats, as in the family; carpet bombing, the weather.

Every number comes from the functions that resolve it; here the results are only counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from bocage.art.forecast import Die, Forecast, Odd, Roll
from bocage.art.panels import Words
from bocage.families.cobra.events import Bombed, CombatResolved, PhaseBegan, WeatherRolled
from bocage.families.cobra.table.forecasts import all_or_nobody, meaning, noted, of_bombs, of_combat
from bocage.families.cobra.types import ALLIED, GERMAN, Done, Movement, other
from bocage.games.cobra_spi.book import Book
from bocage.games.cobra_spi.rules.air import CARPET_COLUMN
from bocage.games.cobra_spi.types import LAST_TURN, Air, Public, Seen
from bocage.kernel.api import Action, Event

DICE = {
    "2008:8.1.2": Die("die-combat", good=-1),
    "carpet.2": Die("die-carpet", good=-1),
    "seq.6": Die("die-weather"),
}


def rolls(events: Iterable[Event]) -> tuple[Roll, ...]:
    """Every die of the game; that of a combat is the attacker's, whose player turn it is."""
    found, side = [], GERMAN
    for event in events:
        if isinstance(event, PhaseBegan):
            side = event.side
        elif isinstance(event, WeatherRolled):
            found.append(Roll(event.side, "seq.6", event.roll))
        elif isinstance(event, CombatResolved):
            found.append(Roll(side, "2008:8.1.2", event.roll))
        elif isinstance(event, Bombed):
            found.append(Roll(side, "carpet.2", event.roll))
    return tuple(found)


def forecast(book: Book, seen: Seen, action: Action) -> tuple[Forecast, ...]:
    """What the roll that an action leads to may give; nothing if it leads to none."""
    top = seen.frames[-1] if seen.frames else None
    if isinstance(action, Air) and action.carpet is not None:
        note = Words("note-bombed", {"hex": action.carpet})
        clauses = ("carpet.2", "carpet.4")
        bombs = of_bombs(book, seen.public, action.carpet, CARPET_COLUMN, clauses)
        return (noted(bombs, note),)
    if isinstance(action, Done) and isinstance(top, Movement) and top.mechanised:
        return tuple(of_weather(book, seen.public, top.side))
    return of_combat(book, seen, action, all_or_nobody)


def of_weather(book: Book, public: Public, side: str) -> Iterator[Forecast]:
    """The weather of the player turn that comes next; none after the last one."""
    if side == ALLIED and public.turn == LAST_TURN:
        return
    found: Counter[str] = Counter(book.weather[public.weather])
    odds = [
        Odd(found[word], Words(f"weather-{word}"), meaning(book, public, word), "move.2", 0)
        for word in book.weather
        if found[word]
    ]
    yield Forecast(Words("forecast-weather", {"side": other(side)}), "seq.6", 6, tuple(odds))
