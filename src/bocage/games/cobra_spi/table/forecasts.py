"""What a roll may give: attacks, overruns, carpet bombing, the weather.

Every number comes from the functions that resolve it; here the results are only counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from bocage.art.forecast import Die, Forecast, Odd, Roll
from bocage.art.panels import Words
from bocage.families.cobra.events import Bombed, CombatResolved, PhaseBegan, WeatherRolled
from bocage.families.cobra.odds import ALL, COLUMNS, Result, odds_column, shifted
from bocage.families.cobra.rules.c05_5_overrun import overrun_battle
from bocage.families.cobra.rules.c08_1_attack import declared
from bocage.families.cobra.rules.c08_3_odds import battle_tallies
from bocage.families.cobra.rules.c08_5_result import can_flee
from bocage.families.cobra.rules.c09_headquarters import defence_helpers
from bocage.families.cobra.state import Ways
from bocage.families.cobra.types import (
    ALLIED,
    GERMAN,
    Attack,
    Battle,
    Combat,
    Done,
    Lead,
    Movement,
    Overrun,
    PlayerTurn,
    Suffering,
    Weather,
    other,
)
from bocage.games.cobra_spi.book import Book
from bocage.games.cobra_spi.edition import german_thirds
from bocage.games.cobra_spi.rules.air import CARPET_COLUMN
from bocage.games.cobra_spi.types import LAST_TURN, Air, Public, Seen
from bocage.kernel.api import Action, Event, innermost

FACES = range(1, 7)
DICE = {
    "2008:8.1.2": Die("die-combat"),
    "carpet.2": Die("die-carpet"),
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
    if isinstance(action, Attack) and isinstance(top, Combat):
        lines = book.lines(seen.public.units)
        return (of_battle(book, seen, declared(book, lines, top.side, top.refuge, action)),)
    if isinstance(action, Overrun) and isinstance(top, Movement):
        ways = Ways(book, seen.public, innermost(seen.frames, PlayerTurn), top)
        return (of_battle(book, seen, overrun_battle(ways, action)),)
    if isinstance(action, Lead) and isinstance(top, Battle):
        return (of_battle(book, seen, replace(top, lead=action.hq or ""), settled=True),)
    if isinstance(action, Air) and action.carpet is not None:
        return (of_bombs(book, seen.public, action.carpet),)
    if isinstance(action, Done) and isinstance(top, Movement) and top.mechanised:
        return tuple(of_weather(book, seen.public, top.side))
    return ()


# -- combat -----------------------------------------------------------------------------------


def column_of(book: Book, seen: Seen, battle: Battle) -> int:
    """The column of the table after all shifts that are known."""
    phase = next((f for f in seen.frames if isinstance(f, Combat)), None)
    tallies = battle_tallies(book, seen.public, battle, phase.strikes if phase else ())
    attack, defence, shift = (tally.total for tally in tallies)
    return shifted(odds_column(max(1, attack), max(1, defence)), shift)


def of_battle(book: Book, seen: Seen, battle: Battle, *, settled: bool = False) -> Forecast:
    """The six results of the column; `settled`: the defender has said who helps."""
    column = column_of(book, seen, battle)
    found = Counter(_key(book.crt[column, die]) for die in FACES)
    like = -1 if settled else 1  # the defender declares his help
    title = "forecast-overrun" if battle.overrun else "forecast-attack"
    return Forecast(
        Words(title, {"hexes": battle.on, "column": COLUMNS[column]}),
        "2008:8.1.2",
        len(FACES),
        tuple(
            _result(book, seen, battle, Result(*key), (found[key], like))
            for key in sorted(found, key=_worst_first)
        ),
        () if settled else tuple(_notes(book, seen.public, battle)),
    )


def _key(result: Result) -> tuple[int, int]:
    return (result.attacker, result.defender)


def _worst_first(key: tuple[int, int]) -> tuple[int, int]:
    return (_net(*key), key[1])


def _net(attacker: int, defender: int) -> int:
    """How much better the attacker comes off; to lose everybody is worst."""
    return -9 if attacker == ALL else defender - attacker


def _result(book: Book, seen: Seen, battle: Battle, result: Result, weight: tuple[int, int]) -> Odd:
    share, like = weight
    attacker, defender = result.attacker, result.defender
    args = {
        "attacker": attacker,
        "defender": defender,
        "fate": _fate(book, seen, battle, defender),
    }
    good = max(-2, min(2, _net(attacker, defender))) * like
    title = Words(text=f"{_cell(attacker)}/{_cell(defender)}")
    return Odd(share, title, Words("odd-result", args), "result.1", good)


def _cell(number: int) -> str:
    return "e" if number == ALL else str(number) if number else "-"


def _fate(book: Book, seen: Seen, battle: Battle, number: int) -> str:
    """Whether the defender could retreat so far, and if not whether anybody would be left."""
    if not number:
        return "free"
    force = Suffering(side=other(battle.side), units=battle.defenders, number=number)
    steps = sum(seen.public.units[unit].steps for unit in battle.defenders)
    if can_flee(book, seen.public, force, innermost(seen.frames, PlayerTurn)):
        return "free"
    return "doomed" if steps <= number else "trapped"


def _notes(book: Book, public: Public, battle: Battle) -> Iterator[Words]:
    """What may still change the column, and what comes after an overrun."""
    lines = book.lines(public.units)
    leaders = defence_helpers(book, lines, other(battle.side), battle.defenders)
    if leaders:
        yield Words("note-lead", {"units": tuple(leaders)})
    if battle.refugees:
        yield Words("note-refugees", {"units": battle.refugees})
    if battle.overrun:
        yield Words("note-overrun")


# -- bombs and weather ------------------------------------------------------------------------


def of_bombs(book: Book, public: Public, hex_: str) -> Forecast:
    """The 6:1 column for the units of a hex, which cannot retreat."""
    found = Counter(book.crt[CARPET_COLUMN, die].defender for die in FACES)
    steps = sum(public.units[unit].steps for unit in book.lines(public.units).at[hex_])
    odds = [
        Odd(
            found[number],
            Words(text=_cell(number)),
            Words("odd-bombs", {"steps": min(number, steps), "all": _yes(number >= steps)}),
            "carpet.4",
            min(2, number),
        )
        for number in sorted(found)
    ]
    note = Words("note-bombed", {"hex": hex_})
    return Forecast(Words("forecast-carpet", {"hex": hex_}), "carpet.2", 6, tuple(odds), (note,))


def _yes(answer: bool) -> str:
    return "yes" if answer else "no"


def of_weather(book: Book, public: Public, side: str) -> Iterator[Forecast]:
    """The weather of the player turn that comes next; none after the last one."""
    if side == ALLIED and public.turn == LAST_TURN:
        return
    found: Counter[str] = Counter(book.weather[public.weather])
    odds = [
        Odd(found[word], Words(f"weather-{word}"), _means(book, public, word), "move.2", 0)
        for word in book.weather
        if found[word]
    ]
    yield Forecast(Words("forecast-weather", {"side": other(side)}), "seq.6", 6, tuple(odds))


def _means(book: Book, public: Public, weather: Weather) -> Words:
    """What a kind of weather means for both sides as things stand."""
    thirds = german_thirds(book, replace(public, weather=weather))
    return Words(f"odd-weather-{weather}", {"thirds": thirds})


def lit_column(book: Book, seen: Seen) -> int:
    """Which column of the results is in play; -1 if none is."""
    for f in seen.frames:
        if isinstance(f, Battle):
            return f.column if f.tallies else column_of(book, seen, f)
    return -1
