"""What the roll of an attack or an overrun may give.

Every number comes from the functions that resolve it; here the results are only counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from msgspec.structs import replace

from bocage.art.forecast import Forecast, Odd
from bocage.art.panels import Words
from bocage.families.cobra.book import Book
from bocage.families.cobra.odds import ALL, COLUMNS, Result, odds_column, shifted
from bocage.families.cobra.rules.c05_5_overrun import overrun_battle
from bocage.families.cobra.rules.c08_1_attack import declared
from bocage.families.cobra.rules.c08_3_odds import battle_tallies
from bocage.families.cobra.rules.c08_5_result import can_flee
from bocage.families.cobra.rules.c09_headquarters import defence_helpers
from bocage.families.cobra.state import Ways
from bocage.families.cobra.types import (
    GERMAN,
    Attack,
    Battle,
    Combat,
    Lead,
    Movement,
    Overrun,
    PlayerTurn,
    Public,
    Seen,
    Suffering,
    Weather,
    other,
)
from bocage.kernel.api import Action, innermost

FACES = range(1, 7)
Fate = Callable[[Any, Seen, Battle, int], dict[str, Any]]  # what a number means for the defender


def of_combat(book: Book, seen: Seen, action: Action, fate: Fate) -> tuple[Forecast, ...]:
    """What the combat that an action leads to may give; nothing if it leads to none."""
    top = seen.frames[-1] if seen.frames else None
    if isinstance(action, Attack) and isinstance(top, Combat):
        lines = book.lines(seen.public)
        battle = declared(book, lines, top.side, top.refuge, action)
        return (of_battle(book, seen, battle, fate),)
    if isinstance(action, Overrun) and isinstance(top, Movement):
        ways = Ways(book, seen.public, innermost(seen.frames, PlayerTurn), top)
        return (of_battle(book, seen, overrun_battle(ways, action), fate),)
    if isinstance(action, Lead) and isinstance(top, Battle):
        led = replace(top, lead=action.hq or "", **book.edition.guarding(action))
        return (of_battle(book, seen, led, fate, settled=True),)
    return ()


# -- combat -----------------------------------------------------------------------------------


def columns_of(book: Book, seen: Seen, battle: Battle) -> tuple[int, int]:
    """The column of the odds, and the one after all shifts that are known."""
    phase = next((f for f in seen.frames if isinstance(f, Combat)), None)
    tallies = battle_tallies(book, seen.public, battle, phase.strikes if phase else ())
    attack, defence, shift = (tally.total for tally in tallies)
    base = odds_column(max(1, attack), max(1, defence))
    return base, shifted(base, shift)


def of_battle(
    book: Book,
    seen: Seen,
    battle: Battle,
    fate: Fate,
    *,
    settled: bool = False,
) -> Forecast:
    """The six results of the column; `settled`: the defender has said who helps."""
    base, column = columns_of(book, seen, battle)
    odds = (Words("note-odds", {"base": COLUMNS[base]}),) if base != column else ()
    came = [_key(outcome_of(book, seen, battle, column, die)) for die in FACES]
    found = Counter(came)
    keys = sorted(found, key=_worst_first)
    like = -1 if settled else 1  # the defender declares his help
    title = "forecast-overrun" if battle.overrun else "forecast-attack"
    return Forecast(
        Words(title, {"hexes": battle.on, "column": COLUMNS[column]}),
        "2008:8.1.2",
        len(FACES),
        tuple(
            _result(book, Result(*key), (found[key], like), fate(book, seen, battle, key[1]))
            for key in keys
        ),
        (*odds, *(() if settled else _notes(book, seen.public, battle))),
        COLUMNS,
        base,
        column,
        tuple(keys.index(key) for key in came),
    )


def outcome_of(book: Book, seen: Seen, battle: Battle, column: int, die: int) -> Result:
    """What a cell of the table means for the two sides of a combat."""
    return book.edition.outcome(seen.public, battle, book.crt[column, die])


def _key(result: Result) -> tuple[int, int]:
    return (result.attacker, result.defender)


def _worst_first(key: tuple[int, int]) -> tuple[int, int]:
    return (_net(*key), key[1])


def _net(attacker: int, defender: int) -> int:
    """How much better the attacker comes off; to lose everybody is worst."""
    return -9 if attacker == ALL else defender - attacker


def _result(book: Book, result: Result, weight: tuple[int, int], fate: dict[str, Any]) -> Odd:
    share, like = weight
    attacker, defender = result.attacker, result.defender
    args = {"attacker": attacker, "defender": defender, **fate}
    good = max(-2, min(2, _net(attacker, defender))) * like
    title = Words(text=f"{cell(attacker)}/{cell(defender)}")
    return Odd(share, title, Words("odd-result", args), book.cite("result.1", "2008:8.5.1"), good)


def cell(number: int) -> str:
    """A number as the table of results prints it."""
    return "e" if number == ALL else str(number) if number else "-"


def all_or_nobody(book: Book, seen: Seen, battle: Battle, number: int) -> dict[str, Any]:
    """Whether the defender could retreat so far, and if not whether anybody would be left."""
    if not number:
        return {"fate": "free"}
    force = Suffering(side=other(battle.side), units=battle.defenders, number=number)
    steps = sum(seen.public.units[unit].steps for unit in battle.defenders)
    if can_flee(book, seen.public, force, innermost(seen.frames, PlayerTurn)):
        return {"fate": "free"}
    return {"fate": "doomed" if steps <= number else "trapped"}


def _notes(book: Book, public: Public, battle: Battle) -> Iterator[Words]:
    """What may still change the column, and what comes after an overrun."""
    lines = book.lines(public)
    leaders = defence_helpers(book, lines, other(battle.side), battle.defenders)
    if leaders:
        yield Words("note-lead", {"units": tuple(leaders)})
    if battle.refugees:
        yield Words("note-refugees", {"units": battle.refugees})
    if battle.overrun:
        yield Words("note-overrun")


def lit_column(book: Book, seen: Seen) -> int:
    """Which column of the results is in play; -1 if none is."""
    for f in seen.frames:
        if isinstance(f, Battle):
            return f.column if f.tallies else columns_of(book, seen, f)[1]
    return -1


# -- bombs and weather ------------------------------------------------------------------------


def noted(forecast: Forecast, *notes: Words) -> Forecast:
    """The same with more notes."""
    return replace(forecast, notes=(*forecast.notes, *notes))


def of_bombs(book: Book, public: Any, hex_: str, column: int, clauses: tuple[str, str]) -> Forecast:
    """The column of carpet bombing for the units of a hex, which cannot retreat."""
    found = Counter(book.crt[column, die].defender for die in FACES)
    steps = sum(public.units[unit].steps for unit in book.lines(public).at[hex_])
    odds = [
        Odd(
            found[number],
            Words(text=cell(number)),
            Words("odd-bombs", {"steps": min(number, steps), "all": yes(number >= steps)}),
            clauses[1],
            min(2, number),
        )
        for number in sorted(found)
    ]
    return Forecast(Words("forecast-carpet", {"hex": hex_}), clauses[0], 6, tuple(odds))


def yes(answer: bool) -> str:
    """The word for a text that tells two cases apart."""
    return "yes" if answer else "no"


def meaning(book: Book, public: Any, weather: Weather) -> Words:
    """What a kind of weather means for both sides as things stand."""
    thirds = book.edition.thirds(book, replace(public, weather=weather), GERMAN)
    return Words(f"odd-weather-{weather}", {"thirds": thirds})
