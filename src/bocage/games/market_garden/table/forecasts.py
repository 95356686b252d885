"""The rolls that an action leads to, with all their results; every die that was rolled."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from msgspec.structs import replace

from bocage.art.forecast import Die, Forecast, Roll
from bocage.art.panels import Words
from bocage.games.market_garden.book import Book
from bocage.games.market_garden.events import Drew, Rolled
from bocage.games.market_garden.rules.r06_dawn import weather_of
from bocage.games.market_garden.rules.r12_advantage import ROLLS
from bocage.games.market_garden.rules.r18_drops import interdiction
from bocage.games.market_garden.table.forecasts_dice import (
    attempt_forecast,
    demolition_forecast,
    dice_odds,
    drop_forecast,
    of_attempt,
    of_demolish,
    of_drop,
    of_finish,
    of_half,
    of_repair,
    of_seize,
    repair_forecast,
    seize_forecast,
    sunset_forecast,
    surrender_forecast,
)
from bocage.games.market_garden.table.forecasts_fights import (
    barrage_forecast,
    fight_forecast,
    of_assault,
    of_bombard,
    of_forward,
    of_strike,
)
from bocage.games.market_garden.table.luck import FAIR, Luck, innermost_half, like, lying, of_type
from bocage.games.market_garden.types import (
    ALLIED,
    GERMAN,
    Activate,
    Activation,
    Assault,
    Attempt,
    Barrage,
    Bombard,
    Build,
    Chance,
    Dawn,
    Demolish,
    Drop,
    Dropping,
    Fight,
    Finish,
    Forward,
    Half,
    Infiltration,
    Land,
    Landing,
    Repair,
    Reroll,
    Rest,
    Resupply,
    Seen,
    Seize,
    Strike,
)
from bocage.kernel.api import Action, Event, Frame, Pass

DICE = {
    "10.71": Die("die-combat", good=1),
    "11.4a": Die("die-guns", good=1),
    "16.2b": Die("die-bombs", good=1),
    "6.3c": Die("die-sunset"),
    "9.22a": Die("die-seize", good=1),
    "19.2b": Die("die-repair", good=1),
    "19.4b": Die("die-demolish", good=1),
    "8.222a": Die("die-infiltrate"),
    "13.9a": Die("die-surrender"),
    "18.44b": Die("die-interdiction"),
    "6.21a": Die("die-weather"),
    "23.5a": Die("die-bid"),
    "23.7": Die("die-card", 11, 2, tuple(6 - abs(total - 7) for total in range(2, 13)), 1),
}


def rolls(events: Iterable[Event]) -> tuple[Roll, ...]:
    """Every die of the game, and every card that stands for two."""
    found = []
    for event in events:
        if isinstance(event, Rolled):
            found += [Roll(event.side, event.clause, face) for face in event.dice]
        elif isinstance(event, Drew):
            found.append(Roll(event.side, event.clause, event.card))
    return tuple(found)


def forecast(book: Book, seen: Seen, action: Action) -> tuple[Forecast, ...]:
    """What the rolls that an action leads to may give; nothing if it leads to none."""
    maker = MAKERS.get(type(action))
    return () if maker is None else tuple(maker(book, seen, action))


# -- rolling again ----------------------------------------------------------------------------


def of_reroll(book: Book, seen: Seen, action: Reroll | Pass) -> Iterator[Forecast]:
    """What the dice may give when they are rolled again, or what they mean as they lie."""
    chance = seen.frames[-1] if seen.frames else None
    frame = next((f for f in reversed(seen.frames) if type(f) in AGAIN), None)
    if frame is None or not isinstance(chance, Chance):
        return
    luck = lying(chance) if isinstance(action, Pass) else FAIR
    yield from AGAIN[type(frame)](book, seen, frame, luck)
    half = innermost_half(seen)
    if half is not None and half is not frame and sets_sunset(book, chance):
        yield from sunset_forecast(seen.public, half, luck, like=lasting(seen))


def sets_sunset(book: Book, chance: Chance) -> bool:
    """Whether these dice are the sunset DR too, if it is still to come (6.3b)."""
    cards = book.on("cards") and ROLLS.get(chance.clause) in ("combat", "guns", "bombs")
    return chance.side == ALLIED and chance.count == BOTH and not chance.last and not cards


def fight_again(book: Book, seen: Seen, f: Fight, luck: Luck) -> Iterator[Forecast]:
    """An assault; the last re-roll takes back what it did."""
    half = innermost_half(seen)
    if half is None or len(f.tallies) < BOTH:
        return
    chance, before = of_type(seen, Chance), f.before
    if chance is not None and chance.last and before is not None:
        public = replace(seen.public, units=before.units, control=before.control)
        seen, half = replace(seen, public=public), replace(half, moved=before.moved)
    yield fight_forecast(book, seen, half, f, f.side == seen.public.advantage, luck)


BOTH = 2  # tallies of an assault once the forward unit is named; dice of a DR


def barrage_again(book: Book, seen: Seen, f: Barrage, luck: Luck) -> Iterator[Forecast]:
    """A bombardment."""
    yield barrage_forecast(book, seen, f, f.side == seen.public.advantage, luck)


def engineers_again(book: Book, seen: Seen, f: Activation, luck: Luck) -> Iterator[Forecast]:
    """The die of a seizure, a repair or a demolition."""
    half = innermost_half(seen)
    word, *about = f.stage.split()
    mine = f.side == seen.public.advantage
    if word == "seize":
        yield seize_forecast(book, seen.public, about[0], about[1], mine, luck)
    elif word == "repair":
        yield repair_forecast(book, seen.public, f.side, about[0], mine, luck)
    elif word == "blow" and about and half is not None:
        yield demolition_forecast(book, half, about[0], mine, luck)


def drop_again(book: Book, seen: Seen, f: Dropping, luck: Luck) -> Iterator[Forecast]:
    """The interdiction of a unit."""
    unit = f.left[0]
    value = interdiction(book, seen.public, unit, f)
    yield drop_forecast((unit,), f.into[unit], value, seen.public.advantage == ALLIED, luck)


def attempt_again(book: Book, seen: Seen, f: Infiltration, luck: Luck) -> Iterator[Forecast]:
    """A try to infiltrate."""
    word, *about = f.stage.split()
    if word == "rolled":
        mine = seen.public.advantage == GERMAN
        yield attempt_forecast(book, seen.public, about[0], about[1], mine, luck)


def evening_again(book: Book, seen: Seen, f: Resupply, luck: Luck) -> Iterator[Forecast]:
    """A surrender roll, or a repair at night."""
    mine = f.side == seen.public.advantage
    if f.stage == "rolled":
        unit = f.rolling[0]
        yield surrender_forecast((unit,), seen.public.units[unit].state, mine, luck)
    elif f.building:
        yield repair_forecast(book, seen.public, f.side, f.building, mine, luck)


def half_again(book: Book, seen: Seen, f: Half, luck: Luck) -> Iterator[Forecast]:
    """The sunset DR."""
    yield from sunset_forecast(seen.public, f, luck, sure=True, like=lasting(seen))


def lasting(seen: Seen) -> int:
    """How the holder of the advantage likes it that the day goes on."""
    return 1 if seen.public.advantage == ALLIED else -1


def dawn_again(book: Book, seen: Seen, f: Dawn, luck: Luck) -> Iterator[Forecast]:
    """The weather of the day: clear is good for the Allies."""
    if f.stage != "rolled":  # somebody lands
        return
    mine = seen.public.advantage == ALLIED

    def result(face: int) -> tuple[Words, str, int]:
        weather = weather_of(face)
        return Words(f"weather-{weather}"), "6.21a", like(1 if weather == "clear" else -1, mine)

    yield Forecast(Words("forecast-weather"), "6.21a", 6, dice_odds(result, luck))


AGAIN: dict[type[Frame], Callable[..., Iterator[Forecast]]] = {
    Fight: fight_again,
    Barrage: barrage_again,
    Activation: engineers_again,
    Landing: engineers_again,
    Dropping: drop_again,
    Infiltration: attempt_again,
    Resupply: evening_again,
    Half: half_again,
    Dawn: dawn_again,
}
MAKERS: dict[type[Action], Callable[..., Iterator[Forecast]]] = {
    Assault: of_assault,
    Forward: of_forward,
    Bombard: of_bombard,
    Strike: of_strike,
    Seize: of_seize,
    Repair: of_repair,
    Build: of_repair,
    Demolish: of_demolish,
    Attempt: of_attempt,
    Drop: of_drop,
    Land: of_drop,
    Activate: of_half,
    Rest: of_half,
    Finish: of_finish,
    Reroll: of_reroll,
    Pass: of_reroll,
}
