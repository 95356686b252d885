"""What a die of the landing may give: a salvo, a gun at a ship, where a unit comes ashore."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bocage.art.forecast import Die, Forecast, Odd, Roll
from bocage.art.panels import Words
from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import SalvoFired
from bocage.games.normandy.rules.phase import Phase
from bocage.games.normandy.rules.r13_5_at_ships import number_at_sea
from bocage.games.normandy.rules.r13_fire import hits
from bocage.games.normandy.rules.r13_guns import guns_of
from bocage.games.normandy.rules.r18_1_beaches import is_commando
from bocage.games.normandy.rules.r18_3_landing import FIRST, SWIMMING
from bocage.games.normandy.rules.r18_4_fire import Battle
from bocage.kernel.api import Action, Event

FACES = 10
DICE = {"18.4d": Die("die-salvo", faces=FACES, good=-1)}


def of_fire(book: Book, seen: t.Seen, action: Action) -> Iterator[Forecast]:
    """The results of the die that an action leads to."""
    if seen.own is None or seen.side is None or not seen.frames:
        return
    top: Any = seen.frames[-1]
    if isinstance(action, t.Shoot) and isinstance(top, t.FireSegment):
        yield from of_salvo(book, seen, top, action)
    elif isinstance(action, t.Engage) and isinstance(top, t.Combat):
        guns = guns_of(book, seen.public, seen.own, seen.side)
        number = number_at_sea(guns, "at-sea", action.gun).total
        title = Words("forecast-at-sea", {"unit": action.ship})
        yield of_number(title, number, "13.5a", "odd-ship-hit", "odd-ship-missed")
    elif isinstance(action, t.Land) and isinstance(top, t.Landing) and top.phase == FIRST:
        yield from of_landing(book, seen, action)


def of_salvo(book: Book, seen: t.Seen, top: t.FireSegment, act: t.Shoot) -> Iterator[Forecast]:
    """A hit costs a step."""
    battle = Battle(Phase(book, seen, top))
    for tally in battle.tally(act):
        title = Words("forecast-salvo", {"space": act.space})
        yield of_number(title, tally.total, "18.4d", "odd-salvo-hit", "odd-salvo-missed")


def of_number(title: Words, number: int, clause: str, hit: str, missed: str) -> Forecast:
    """A die that hits up to a number: a 1 always, a 10 never."""
    share = sum(hits(face, number) for face in range(1, FACES + 1))
    odds = (
        Odd(share, Words(hit), Words(f"{hit}-about"), clause, 1),
        Odd(FACES - share, Words(missed), Words(f"{missed}-about"), clause, -1),
    )
    return Forecast(title, clause, FACES, odds)


def of_landing(book: Book, seen: t.Seen, act: t.Land) -> Iterator[Forecast]:
    """For each kind of unit: whether it sinks, where it comes ashore."""
    if act.space not in book.beach_at or act.space in book.cliff_landings or not act.by:
        return
    beach = book.beach_at[act.space]
    site = book.tables.sites[beach.site]
    kinds = {kind_of(book, unit): unit for unit in act.by if unit in book.counters}
    for (swims, commando), unit in kinds.items():
        straight = site.drift + commando
        title = Words("forecast-landing", {"unit": unit, "space": act.space})
        ashore = (
            Odd(straight, *told("odd-straight", act.space), "18.3.1b", 1),
            Odd(FACES - straight, *told("odd-drifts", beach.east or act.space), "18.3.1b", -1),
        )
        if swims:
            sunk = Odd(FACES - site.dd, *told("odd-sinks", act.space), "19.6.2b", -2)
            swum = Odd(site.dd, *told("odd-swims", act.space), "19.6.2b", 1)
            yield Forecast(title, "19.6.2b", FACES, (swum, sunk))
        yield Forecast(title, "18.3.1b", FACES, ashore)


def told(word: str, space: str) -> tuple[Words, Words]:
    """A result in short, and in a sentence."""
    args = {"space": space}
    return Words(word, args), Words(f"{word}-about", args)


def kind_of(book: Book, unit: str) -> tuple[bool, bool]:
    """What its dice depend on: swimming tanks, commandos."""
    counter = book.counters[unit]
    return counter.type == SWIMMING, is_commando(counter)


def rolls(events: Sequence[Event]) -> tuple[Roll, ...]:
    """The dice of salvos."""
    return tuple(
        Roll(event.side, "18.4d", event.roll) for event in events if isinstance(event, SalvoFired)
    )
