"""Chapter 5.4 - Weather: one roll a turn, by the weather of the turns before."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise, takewhile

from bocage.families.cobra.events import WeatherRolled
from bocage.families.cobra.types import GERMAN, Weather
from bocage.games.cobra.book import Book
from bocage.games.cobra.events import WeatherCame
from bocage.games.cobra.options import SHORT_COLUMN
from bocage.games.cobra.types import D
from bocage.kernel.api import rule

STORM_TURN = 7  # 2008:E16b
ALIKE = 3  # 2008:5.4.3d: turns until the die is changed
COLUMN_A_TO = {False: 19, True: 14}  # 2008:5.4.3c, and 2008:M.WT3 as an option


@rule("2008:4.A.1a", "2008:E16a")
def weather_phase(book: Book, d: D) -> None:
    """Once in a turn, before all else: fixed for some turns, else rolled."""
    turn = d.public.turn
    fixed = fixed_weather(book, d.public.history, turn)
    if fixed is not None:
        d.put(weather=fixed, history=(*d.public.history, fixed))
        return d.emit(WeatherCame("2008:5.4.1", fixed))
    die = 1 + d.below(6, "2008:4.A.1a")
    weather = rolled(book, d.public.history, turn, die)
    d.put(weather=weather, history=(*d.public.history, weather))
    return d.emit(WeatherRolled("2008:4.A.1a", GERMAN, die, weather))


@rule("2008:19.1.1b", "2008:5.9.6a", "2008:E16c")
def fixed_weather(book: Book, history: Sequence[Weather], turn: int) -> Weather | None:
    """The first turn or turns of a scenario; the storm that must come."""
    fixed = book.scenario.weather(turn)
    if fixed is None and book.expanded and late_storm(history, turn):
        return "storm"
    return fixed


@rule("2008:5.9.6b", "2008:E16b", "2008:M.WT4")
def late_storm(history: Sequence[Weather], turn: int) -> bool:
    """Turn 7 is a storm if none has come before."""
    return turn == STORM_TURN and "storm" not in history


def rolled(book: Book, history: Sequence[Weather], turn: int, die: int) -> Weather:
    """The weather that a die gives."""
    column = book.weather[column_of(book, history, turn)]
    weather = column[on_table(die + modifier(history)) - 1]
    return third_storm(history) if weather == "storm" else weather


@rule("2008:M.WT1")
def column_of(book: Book, history: Sequence[Weather], turn: int) -> Weather:
    """The column by the weather of the last turn, at first clear; that of storms may be closed."""
    last: Weather = history[-1] if history else "clear"
    if last == "storm" and (storms_spent(history) or column_a_over(book, turn)):
        return "overcast"
    return last


@rule("2008:5.4.3a", "2008:M.WT3")
def storms_spent(history: Sequence[Weather]) -> bool:
    """After two storms in a row the column of storms is never used again."""
    return any(pair == ("storm", "storm") for pair in pairwise(history))


@rule("2008:5.4.3c", "2008:M.WT3")
def column_a_over(book: Book, turn: int) -> bool:
    """From turn 20 on it is not used at all; by the note on the map, from turn 15 on."""
    return turn > COLUMN_A_TO[book.on(SHORT_COLUMN)]


@rule("2008:5.4.3b")
def third_storm(history: Sequence[Weather]) -> Weather:
    """A third storm in a row is overcast instead."""
    return "overcast" if tuple(history[-2:]) == ("storm", "storm") else "storm"


@rule("2008:5.4.3d", "2008:5.4.3e")
def modifier(history: Sequence[Weather]) -> int:
    """After three clear turns 1 less, after three others 1 more, and 1 for each that follows."""
    if not history:
        return 0
    clear = history[-1] == "clear"
    alike = len(list(takewhile(lambda one: (one == "clear") == clear, reversed(history))))
    change = max(0, alike - ALIKE + 1)
    return -change if clear else change


@rule("2008:5.4.3f")
def on_table(row: int) -> int:
    """Beyond the table it is its first or last row."""
    return max(1, min(6, row))
