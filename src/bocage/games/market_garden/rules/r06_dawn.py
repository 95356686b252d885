"""Chapter 6.2 - Dawn: reinforcements, markers, weather."""

from __future__ import annotations

from bocage.games.market_garden.book import Book
from bocage.games.market_garden.events import PhaseBegan, WeatherChanged, WeatherRolled
from bocage.games.market_garden.rules.common import ask_dice
from bocage.games.market_garden.rules.r13_surrender import end_quiet_phase
from bocage.games.market_garden.rules.r18_arrivals import arrive_at_dawn
from bocage.games.market_garden.rules.r19_engineers import TRIES, level_of
from bocage.games.market_garden.rules.r22_extended import (
    cancel,
    deelen_choice,
    deelen_day,
    deelen_is_allied,
    german_deelen,
    land,
    landed,
    shoot_at,
    waiting,
)
from bocage.games.market_garden.types import (
    ALLIED,
    SIDES,
    D,
    Dawn,
    Drop,
    Finish,
    Public,
    Seen,
    Side,
    Weather,
)
from bocage.kernel.api import Ask, Choice, Step, rule

READY_PLANES = ("raf2", "raf83")  # 16.1: the 8th Air Force flies bombers on D-Day only


@rule("6.2a")
class DawnStep(Step):
    """Deelen (22.2), reinforcements, markers, weather."""

    def run(self, book: Book, d: D, f: Dawn) -> None:
        """In their order."""
        match f.stage:
            case "start":
                d.emit(PhaseBegan("6.2a", "dawn"))
                d.goto(begin_deelen(book, d))
            case "landing":
                if not shoot_at(book, d, f, "shot"):
                    d.goto("arrivals", landing=())
            case "arrivals":
                arrive_at_dawn(book, d)
                make_ready(d)
                d.goto("weather")
            case "weather":
                begin_weather(book, d)
            case "end":
                end_quiet_phase(d)
                d.finish()

    def back(self, book: Book, d: D, f: Dawn, value: tuple[int, ...]) -> None:
        """A landing unit was shot at, or the weather was rolled for."""
        if f.stage == "shot":
            landed(book, d, f, value[0])
            d.goto("landing")
        else:
            weather = weather_of(value[0])
            d.put(weather=weather, dawn=weather)
            d.emit(WeatherRolled("6.21a", value[0], weather))
            d.goto("end")

    def who(self, book: Book, public: Public, f: Dawn) -> tuple[Ask, ...]:
        """The Allies, if the 52nd Division may come."""
        return (Ask(ALLIED, "deelen", "22.2a"),)

    def choice(self, book: Book, seen: Seen, f: Dawn, ask: Ask) -> Choice:
        """Who lands."""
        return deelen_choice(book, seen.public)

    def take(self, book: Book, d: D, f: Dawn, side: str, action: Drop | Finish) -> None:
        """They land, or will never come."""
        if isinstance(action, Drop):
            land(book, d, action)
            return d.goto("landing")
        cancel(book, d, "22.2a", ALLIED)
        return d.goto("arrivals")


@rule("22.2a", "22.2b")
def begin_deelen(book: Book, d: D) -> str:
    """At the start of the dawn of 21 September; answers what comes next."""
    if not deelen_day(book, d.public):
        return "arrivals"
    german_deelen(book, d)
    if waiting(book, d.public, ALLIED) and deelen_is_allied(book, d.public):
        return "deelen"
    cancel(book, d, "22.2a", ALLIED)
    return "arrivals"


@rule("6.2b")
def make_ready(d: D) -> None:
    """Everything that was used is there again: planes, boats, ferries, construction markers."""
    public = d.public
    d.put(
        planes=READY_PLANES,
        interdiction=(),
        boat=True,
        passes=0,
        repairs=dict.fromkeys(SIDES, ()),
        markers={side: TRIES[side] - on_bridges(public, side) for side in SIDES},
        ferries={at: "gone" if how == "gone" else "ready" for at, how in public.ferries.items()},
    )


@rule("19.21b")
def on_bridges(public: Public, side: Side) -> int:
    """Construction markers that lie on bridges."""
    return sum(level_of(public, side, bridge) > 0 for bridge in public.works)


@rule("6.21a", "17.1")
def begin_weather(book: Book, d: D) -> None:
    """18 September begins Clear; later the Allies roll."""
    if book.tables.turns[d.public.day].weather is None:
        return ask_dice(d, "rolled", ALLIED, "6.21a", about="weather")
    if d.public.weather != "clear":
        d.emit(WeatherChanged("6.21a", "clear"))
    d.put(weather="clear", dawn="clear")
    return d.goto("end")


@rule("6.21a")
def weather_of(die: int) -> Weather:
    """1 to 3 Overcast, 4 to 6 Clear."""
    return "overcast" if die <= 3 else "clear"
