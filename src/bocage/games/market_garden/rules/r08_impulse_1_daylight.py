"""Chapter 8 - Impulses: the daylight phase, sunset and weather (6.3, 17.4)."""

from __future__ import annotations

from bocage.games.market_garden.book import LAST_BOX, Book
from bocage.games.market_garden.events import (
    DayEnded,
    MarkerMoved,
    MarkerStayed,
    PhaseBegan,
    SunsetRolled,
    WeatherChanged,
)
from bocage.games.market_garden.types import ALLIED, FIRST_DAY, GERMAN, D, Daylight, Half
from bocage.kernel.api import Adding, Step, Tally, rule

PASSES = 2  # 8.24b


# -- the daylight phase ---------------------------------------------------------------------


@rule("6.3a")
class DaylightStep(Step):
    """Impulse after impulse, the German half first, until the day ends."""

    def run(self, book: Book, d: D, f: Daylight) -> None:
        """Halves in their order."""
        match f.stage:
            case "start":
                d.emit(PhaseBegan("6.1b", "daylight"))
                note_opening(d)
                d.goto("german")
            case "german":
                d.call(Half(side=GERMAN), "allied")
            case "allied":
                if over_by_passes(d):
                    return d.finish()
                d.call(Half(side=ALLIED), "evening")
        return None

    def back(self, book: Book, d: D, f: Daylight, value: Half) -> None:
        """After an Allied half the sunset is judged."""
        if f.stage == "evening":
            if over_by_passes(d) or judge_sunset(d, value):
                d.finish()
            else:
                d.goto("german")


@rule("23.5b")
def note_opening(d: D) -> None:
    """The limits of impulse 0 hold in the first impulse that is played on 17 September."""
    if d.public.day == FIRST_DAY:
        d.put(opening=d.public.impulse)


@rule("8.24b")
def over_by_passes(d: D) -> bool:
    """Two passes in succession end the day at once."""
    if d.public.passes < PASSES:
        return False
    d.emit(DayEnded("8.24b", "passes"))
    return True


@rule("6.3i", "12.41d")
def sunset_tally(natural: int, drm: int) -> Tally:
    """The sunset DR with its modifier."""
    adding = Adding("sunset")
    adding.add("6.3b", "dice", natural)
    adding.add("6.3i", "drm", drm)
    return adding.done()


@rule("6.3d", "6.3g", "6.3h", "6.3j")
def judge_sunset(d: D, half: Half) -> bool:
    """Less than the impulse: the day is over. Otherwise the marker goes on, if no planes flew."""
    natural, impulse = half.sunset, d.public.impulse
    tally = sunset_tally(natural, half.drm)
    d.emit(SunsetRolled("6.3d", natural, (tally,)))
    if tally.total < impulse:
        d.emit(DayEnded("6.3d", "sunset"))
        return True
    change_weather(d, natural)
    if half.flown:
        return stand_still(d)
    if impulse >= LAST_BOX:
        d.emit(DayEnded("6.3h", "track"))
        return True
    d.put(impulse=impulse + 1)
    d.emit(MarkerMoved("6.3a", impulse + 1))
    return False


@rule("16.2c")
def stand_still(d: D) -> bool:
    """After an air bombardment the marker stays where it is; the day goes on."""
    d.emit(MarkerStayed("16.2c", d.public.impulse))
    return False


@rule("17.4a", "17.4b", "6.3f", "err.2")
def change_weather(d: D, natural: int) -> None:
    """A natural sunset DR equal to the impulse turns the weather, for the next German half."""
    if natural == d.public.impulse:
        weather = "overcast" if d.public.weather == "clear" else "clear"
        d.put(weather=weather)
        d.emit(WeatherChanged("17.4a", weather))
