"""The moments of the dice: combats and bombs as in the family; the landing, risks, events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bocage.art.moment import Cell, Moment, Throw
from bocage.art.panels import Words
from bocage.families.cobra.events import Bombed, CombatResolved, WeatherRolled
from bocage.families.cobra.odds import COLUMNS
from bocage.families.cobra.table.forecasts import FACES, cell
from bocage.families.cobra.table.moments import Told, bombs, of_combat
from bocage.families.cobra.types import ALLIED, GERMAN
from bocage.games.cobra import events as e
from bocage.games.cobra.book import Book
from bocage.games.cobra.rules.c05_9_withdrawal import HARASSED
from bocage.games.cobra.rules.c14_air import CARPET_COLUMN
from bocage.games.cobra.rules.c16_events import SUCCESS
from bocage.games.cobra.rules.c18_victory import AGAIN
from bocage.games.cobra.rules.c19_landing_2_toll import ALARMED


def of_bombs(book: Book, event: Bombed, told: Told) -> Moment:
    """The bombs of a hex, on the 6:1 column."""
    return bombs(book, event, CARPET_COLUMN)


def of_weather(book: Book, event: WeatherRolled, told: Told) -> Moment:
    """The weather of a turn."""
    return Moment(
        title=Words("forecast-weather"),
        result=Words(f"weather-{event.weather}"),
        throws=(Throw(faces=(event.roll,)),),
        came=event.roll - 1,
    )


# -- steps that a roll costs --------------------------------------------------------------------


def _toll(book: Book, event: Any, column: int, title: str) -> Moment:
    """The defender's half of a column, as lost steps."""
    fates = [book.crt[column, die].defender for die in FACES]
    return Moment(
        look="fight",
        title=Words(title, {"unit": event.unit}),
        result=Words("moment-bombs", {"steps": event.steps}),
        throws=(Throw(GERMAN, faces=(event.roll,)),),
        cells=tuple(
            Cell(str(die), Words(text=cell(n))) for die, n in zip(FACES, fates, strict=True)
        ),
        came=event.roll - 1,
        by=(event.unit,),
        side=GERMAN,
        good=min(2, event.steps),
        mark=f"{COLUMNS[column]} {cell(event.steps)}",
    )


def of_landing(book: Book, event: e.Attrition, told: Told) -> Moment:
    """What the landing of a unit costs."""
    return _toll(book, event, COLUMNS.index(event.column), "moment-landing")


def of_harassing(book: Book, event: e.Harassed, told: Told) -> Moment:
    """What it costs to leave by a beach next to Germans."""
    return _toll(book, event, HARASSED, "forecast-harass")


# -- one die, two ways --------------------------------------------------------------------------


def _either(event: Any, side: str, title: Words, words: tuple[str, str], faces: range) -> Moment:
    """A die that does something with some of its faces."""
    came = event.roll in faces
    return Moment(
        title=title,
        result=Words(f"odd-{words[0] if came else words[1]}"),
        throws=(Throw(side, faces=(event.roll,)),),
        cells=tuple(
            Cell(str(die), Words(f"odd-{words[0] if die in faces else words[1]}")) for die in FACES
        ),
        came=event.roll - 1,
        side=side,
        good=1 if came else -1,
    )


def of_scatter(book: Book, event: e.ScatterRolled, told: Told) -> Moment:
    """Whether a drop comes down where it should."""
    title = Words("forecast-scatter", {"unit": event.unit})
    good = range(1, book.landing[event.unit].scatter or 7)
    return _either(event, ALLIED, title, ("on-target", "scattered"), good)


def of_drift(book: Book, event: e.Scattered, told: Told) -> Moment:
    """Where a drop comes down that scattered."""
    return Moment(
        title=Words("forecast-scatter", {"unit": event.unit}),
        throws=(Throw(ALLIED, faces=(event.roll,)),),
        on=(event.hex,) if event.hex else (),
        by=(event.unit,),
        side=ALLIED,
        good=-1,
    )


def of_alarm(book: Book, event: e.BeachAlarm, told: Told) -> Moment:
    """Whether a German unit may defend a beach."""
    title = Words("moment-alarm", {"unit": event.unit})
    return _either(event, GERMAN, title, ("alarmed", "too-late"), range(ALARMED, 7))


def of_risk(book: Book, event: e.Risked, told: Told) -> Moment:
    """Whether a unit that moved at a risk loses a step."""
    title = Words("forecast-risk", {"unit": event.unit})
    return _either(event, GERMAN, title, ("safe", "step-lost"), range(event.most + 1, 7))


def of_release(book: Book, event: e.Asked, told: Told) -> Moment:
    """Whether a division of the Fifteenth Army is let go."""
    title, words = Words("forecast-release"), ("released", "refused")
    return _either(event, GERMAN, title, words, range(1, SUCCESS + 1))


def of_parachutes(book: Book, event: e.Hoped, told: Told) -> Moment:
    """The die for the 2nd Parachute Division; what it needs follows from the turn."""
    return Moment(
        title=Words("die-parachute"), throws=(Throw(GERMAN, faces=(event.roll,)),), side=GERMAN
    )


def of_french(book: Book, event: e.Defied, told: Told) -> Moment:
    """Whether the French go east."""
    return _either(event, ALLIED, Words("die-french"), ("obey", "defy"), range(2, 7))


def of_extra(book: Book, event: e.Another, told: Told) -> Moment:
    """Whether there is another turn."""
    return _either(event, ALLIED, Words("die-extra"), ("another", "over"), range(AGAIN, 7))


MOMENTS: dict[type, Callable[[Any, Any, Told], Moment]] = {
    CombatResolved: of_combat,
    Bombed: of_bombs,
    WeatherRolled: of_weather,
    e.Attrition: of_landing,
    e.Harassed: of_harassing,
    e.ScatterRolled: of_scatter,
    e.Scattered: of_drift,
    e.BeachAlarm: of_alarm,
    e.Risked: of_risk,
    e.Asked: of_release,
    e.Hoped: of_parachutes,
    e.Defied: of_french,
    e.Another: of_extra,
}
