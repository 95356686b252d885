"""What the roll of an attack or an overrun may give.

Every number comes from the functions that resolve it; here the results are only counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

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
    other,
)
from bocage.kernel.api import Action, innermost

FACES = range(1, 7)


def of_combat(book: Book, seen: Seen, action: Action) -> tuple[Forecast, ...]:
    """What the combat that an action leads to may give; nothing if it leads to none."""
    top = seen.frames[-1] if seen.frames else None
    if isinstance(action, Attack) and isinstance(top, Combat):
        lines = book.lines(seen.public.units)
        return (of_battle(book, seen, declared(book, lines, top.side, top.refuge, action)),)
    if isinstance(action, Overrun) and isinstance(top, Movement):
        ways = Ways(book, seen.public, innermost(seen.frames, PlayerTurn), top)
        return (of_battle(book, seen, overrun_battle(ways, action)),)
    if isinstance(action, Lead) and isinstance(top, Battle):
        return (of_battle(book, seen, replace(top, lead=action.hq or ""), settled=True),)
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
    title = Words(text=f"{cell(attacker)}/{cell(defender)}")
    return Odd(share, title, Words("odd-result", args), book.cite("result.1", "2008:8.5.1"), good)


def cell(number: int) -> str:
    """A number as the table of results prints it."""
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


def lit_column(book: Book, seen: Seen) -> int:
    """Which column of the results is in play; -1 if none is."""
    for f in seen.frames:
        if isinstance(f, Battle):
            return f.column if f.tallies else column_of(book, seen, f)
    return -1
