"""What a roll may give: combats with mixed results, bombs, the landing, risks, events, weather.

Every number comes from the functions that resolve it; here the results are only counted.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from msgspec.structs import replace

from bocage.art.forecast import Die, Forecast, Odd, Roll
from bocage.art.panels import Words
from bocage.families.cobra import types as family
from bocage.families.cobra.events import Bombed, CombatResolved, PhaseBegan, WeatherRolled
from bocage.families.cobra.rules.c08_7_advance import Pursuit
from bocage.families.cobra.rules.c09_headquarters import attack_helpers
from bocage.families.cobra.state import Field
from bocage.families.cobra.table.forecasts import (
    FACES,
    cell,
    meaning,
    noted,
    of_battle,
    of_bombs,
    of_combat,
    yes,
)
from bocage.families.cobra.types import ALLIED, GERMAN, Advancing, Done, Move, PlayerTurn, other
from bocage.games.cobra import events as e
from bocage.games.cobra.book import Book
from bocage.games.cobra.rules.c05_4_risk import raised
from bocage.games.cobra.rules.c05_4_weather import fixed_weather, rolled
from bocage.games.cobra.rules.c05_9_withdrawal import HARASSED
from bocage.games.cobra.rules.c08_5_result import FEW_STEPS, most_hexes, suffering
from bocage.games.cobra.rules.c08_7_advance import Chase, thrust_battle
from bocage.games.cobra.rules.c14_air import CARPET_COLUMN, why_not_guard_by_air
from bocage.games.cobra.rules.c16_events import SUCCESS
from bocage.games.cobra.types import (
    Attack,
    Battle,
    Combat,
    Fly,
    Harass,
    Lead,
    Movement,
    Public,
    Raise,
    Release,
    Scatter,
    Seen,
    Thrust,
    Withdrawing,
)
from bocage.kernel.api import Action, Event, innermost

COMBAT, BOMBS, WEATHER = "2008:8.1.2", "2008:14.5.1a", "2008:4.A.1a"
DICE = {
    COMBAT: Die("die-combat", good=-1),
    BOMBS: Die("die-carpet", good=-1),
    WEATHER: Die("die-weather"),
    "2008:5.4.4b": Die("die-risk"),
    "2008:19.2.2.2": Die("die-scatter"),
    "2008:19.2.2.3": Die("die-drift"),
    "2008:19.2.2.4b": Die("die-drop"),
    "2008:19.2.2.5": Die("die-alarm"),
    "2008:19.2.2.6a": Die("die-landing"),
    "2008:5.9.9a": Die("die-harass"),
    "2008:16.1": Die("die-french"),
    "2008:16.2a": Die("die-15th-army"),
    "2008:16.3a": Die("die-parachute"),
    "2008:19.1a": Die("die-extra"),
}
OWNERS: dict[type[Event], str] = {  # of dice that do not go by whose turn it is
    WeatherRolled: GERMAN,
    e.Risked: GERMAN,
    e.ScatterRolled: ALLIED,
    e.Scattered: ALLIED,
    e.BeachAlarm: GERMAN,
    e.Attrition: GERMAN,
    e.Harassed: GERMAN,
    e.Asked: GERMAN,
    e.Hoped: GERMAN,
    e.Defied: ALLIED,
    e.Another: ALLIED,
    Bombed: ALLIED,
}


def rolls(events: Iterable[Event]) -> tuple[Roll, ...]:
    """Every die of the game; that of a combat is the attacker's, whose player turn it is."""
    found, side = [], GERMAN
    for event in events:
        if isinstance(event, PhaseBegan):
            side = event.side
        elif isinstance(event, CombatResolved):
            drop = event.clause != COMBAT  # Germans attack who came down among them
            found.append(Roll(GERMAN if drop else side, event.clause, event.roll))
        elif type(event) in OWNERS:
            roll: Any = event
            found.append(Roll(OWNERS[type(event)], event.clause, roll.roll))
    return tuple(found)


def forecast(book: Book, seen: Seen, action: Action) -> tuple[Forecast, ...]:
    """What the roll that an action leads to may give; nothing if it leads to none."""
    found = _OTHERS.get(type(action))
    if found is not None:
        return tuple(found(book, seen, action))
    made = of_combat(book, seen, action, mixed)
    return tuple(noted(one, *_notes(book, seen, action)) for one in made)


# -- combat -------------------------------------------------------------------------------------


def mixed(book: Book, seen: Seen, battle: family.Battle, number: int) -> dict[str, Any]:
    """How many hexes of a number the defender may retreat, and whether anybody would be left."""
    if not number:
        return {"fate": "free", "hexes": 0}
    force = suffering(battle, other(battle.side), battle.defenders, number)
    steps = sum(seen.public.units[unit].steps for unit in battle.defenders)
    far = most_hexes(book, seen.public, force)
    if far:
        return {"fate": "free", "hexes": far}
    return {"fate": "doomed" if steps <= number else "trapped", "hexes": 0}


def _notes(book: Book, seen: Seen, action: Action) -> Iterator[Words]:
    """What only this edition adds: help that is not used, air in defence, who suffers first."""
    top = seen.frames[-1]
    if action == Lead():
        yield Words("note-unled")
    if not isinstance(action, Attack) or not isinstance(top, Combat):
        return
    battle = Battle(side=top.side, on=action.on, by=action.by)
    field = book.memo.of(Field, seen.public, innermost(seen.frames, PlayerTurn), top)
    idle = tuple(hq for hq in attack_helpers(field, action.by) if not action.hq)
    if idle:
        yield Words("note-idle", {"units": idle})
    if why_not_guard_by_air(seen.public, battle) is None:
        yield Words("note-air")
    yield Words("note-first", {"first": book.edition.order(book)[0]})


def _thrust(book: Book, seen: Seen, action: Any) -> Iterator[Forecast]:
    """An overrun in an advance, when the division has come up."""
    top = innermost(seen.frames, Advancing)
    turn, combat = innermost(seen.frames, PlayerTurn), innermost(seen.frames, Combat)
    pursuit = book.memo.of(Pursuit, seen.public, turn, top)
    chase = Chase(pursuit, innermost(seen.frames, Battle), combat.refuge)
    there = replace(seen, public=chase.ahead(action))
    yield of_battle(book, there, thrust_battle(chase, action), mixed)


def _bombs(book: Book, seen: Seen, action: Any) -> Iterator[Forecast]:
    """The carpet that was planned, for those who know where."""
    plan = seen.own.plan if seen.own is not None else ""
    if plan and book.lines(seen.public).at.get(plan):
        clauses = (BOMBS, "2008:14.5.1b")
        bombs = of_bombs(book, seen.public, plan, CARPET_COLUMN, clauses)
        yield noted(bombs, Words("note-bombed", {"hex": plan}))


def _harass(book: Book, seen: Seen, action: Any) -> Iterator[Forecast]:
    """The 3:1 column for a unit that leaves: steps only."""
    unit = innermost(seen.frames, Withdrawing).unit
    steps = seen.public.units[unit].steps
    cells = [book.crt[HARASSED, die] for die in FACES]
    found = Counter(1 if c.star and steps <= FEW_STEPS else c.defender for c in cells)
    odds = [
        Odd(
            found[number],
            Words(text=cell(number)),
            Words("odd-steps", {"steps": min(number, steps), "all": yes(number >= steps)}),
            "2008:5.9.9a",
            min(2, number),
        )
        for number in sorted(found)
    ]
    yield Forecast(Words("forecast-harass", {"unit": unit}), "2008:5.9.9a", 6, tuple(odds))


# -- one die, two ways --------------------------------------------------------------------------


def _either(title: Words, clause: str, lucky: int, words: tuple[str, str]) -> Forecast:
    """A die that succeeds with so many faces."""
    odds = (
        Odd(6 - lucky, Words(f"odd-{words[1]}"), Words(f"odd-{words[1]}-text"), clause, -1),
        Odd(lucky, Words(f"odd-{words[0]}"), Words(f"odd-{words[0]}-text"), clause, 1),
    )
    return Forecast(title, clause, 6, tuple(odd for odd in odds if odd.share))


def _scatter(book: Book, seen: Seen, action: Any) -> Iterator[Forecast]:
    """Whether a drop comes down where it should."""
    needed = book.landing[action.unit].scatter or 7
    title = Words("forecast-scatter", {"unit": action.unit})
    yield _either(title, "2008:19.2.2.2", needed - 1, ("on-target", "scattered"))


def _release(book: Book, seen: Seen, action: Any) -> Iterator[Forecast]:
    """Whether a division of the Fifteenth Army is let go."""
    yield _either(Words("forecast-release"), "2008:16.2a", SUCCESS, ("released", "refused"))


def _move(book: Book, seen: Seen, action: Any) -> Iterator[Forecast]:
    """Whether a unit that moves at a risk loses a step."""
    added = raised(seen.frames[-1])
    return (_risk(seen, unit, added[unit]) for unit in action.by if unit in added)


def _raise(book: Book, seen: Seen, action: Any) -> Iterator[Forecast]:
    """What it will cost, once the unit has moved."""
    yield _risk(seen, action.unit, action.thirds)


def _risk(seen: Seen, unit: str, thirds: int) -> Forecast:
    title, last = Words("forecast-risk", {"unit": unit}), seen.public.units[unit].steps == 1
    words = ("safe", "unit-lost" if last else "step-lost")
    return _either(title, "2008:5.4.4b", 6 - 2 * thirds, words)


# -- weather ------------------------------------------------------------------------------------


def _done(book: Book, seen: Seen, action: Any) -> Iterator[Forecast]:
    """The weather of the next turn, when the last phase of this one ends; none after the last."""
    top, public = seen.frames[-1], seen.public
    last = isinstance(top, Withdrawing) if book.expanded else _mechanised(top)
    if last and public.turn < book.scenario.last:
        yield from of_weather(book, public)


def _mechanised(top: Any) -> bool:
    return isinstance(top, Movement) and top.mechanised and top.side == ALLIED


def of_weather(book: Book, public: Public) -> Iterator[Forecast]:
    """What the die of the next turn may give."""
    turn = public.turn + 1
    if fixed_weather(book, public.history, turn) is not None:
        return
    found = Counter(rolled(book, public.history, turn, die) for die in FACES)
    odds = [
        Odd(found[word], Words(f"weather-{word}"), meaning(book, public, word), "2008:5.4.2", 0)
        for word in book.weather
        if found[word]
    ]
    yield Forecast(Words("forecast-weather"), WEATHER, 6, tuple(odds))


_OTHERS: dict[type[Action], Callable[[Book, Seen, Any], Iterator[Forecast]]] = {
    Thrust: _thrust,
    Fly: _bombs,
    Harass: _harass,
    Scatter: _scatter,
    Release: _release,
    Move: _move,
    Raise: _raise,
    Done: _done,
}
