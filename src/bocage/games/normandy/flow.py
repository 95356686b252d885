"""The sequence of play: turns of a day, and the boxes of each.

A box is a frame. A box whose step is not written yet passes at once: `LATER` lists them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import TurnBegan
from bocage.games.normandy.rules.phase import exported
from bocage.games.normandy.rules.r18_4_fire import BY_NIGHT
from bocage.kernel.api import Frame, Outcome, Step, rule

NIGHT: tuple[t.Part, ...] = ("night",)
DAY: tuple[t.Part, ...] = ("am", "pm")
ALL = (*NIGHT, *DAY)


class Box(NamedTuple):
    """A box of the sequence of play, and in which parts of the day it is there."""

    frame: Frame
    parts: tuple[t.Part, ...]


def player_turn(side: str) -> tuple[Box, ...]:
    """The boxes of one side, in the order of the book."""
    return (
        Box(t.Engineers(side=side), NIGHT),
        Box(t.ReadyGuns(side=side), ALL),
        Box(t.Movement(side=side), ALL),
        Box(t.Combat(side=side), ALL),
        Box(t.Movement(side=side, mechanized=True), DAY),
    )


BOXES: tuple[Box, ...] = (
    *(Box(t.Return(side=side), ALL) for side in t.SIDES),
    Box(t.Weather(), NIGHT),
    Box(t.Fleet(), NIGHT),
    *(Box(t.Reinforce(side=side), NIGHT) for side in t.SIDES),
    *(Box(t.Replace(side=side), NIGHT) for side in t.SIDES),
    Box(t.Plot(), NIGHT),
    *player_turn(t.ALLIED),
    *player_turn(t.GERMAN),
    Box(t.Recon(), DAY),
    Box(t.EndTurn(), ALL),
)


DROP, LANDING = 1, 2  # the turns of the drop, and of the landing
PLACING = (t.Placing(side=t.GERMAN), t.Placing(side=t.ALLIED))
NIGHT_OF_DROPS = (
    t.Guiding(),
    t.Dropping(),
    t.Assembly(),
    t.FireSegment(side=t.ALLIED, phase=BY_NIGHT),
    t.Movement(side=t.GERMAN, limit=1),
    t.FireSegment(side=t.GERMAN, phase=BY_NIGHT),
    t.EndTurn(),
)


def opening(book: Book) -> int:
    """The turn in which the invasion begins, or 0: there is none."""
    return book.scenario.first if book.sites else 0


@rule(
    "4.A1",
    "4.A1r",
    "4.A2",
    "4.A3",
    "4.B1",
    "4.B2",
    "4.B3",
    "4.C",
    "10.5b",
    "16.A1",
    "16.B",
    "16.C",
    "3.7",
)
def boxes(turn: int, *, opening: int = 0) -> tuple[Frame, ...]:
    """The boxes of a turn; the night of the drops and the morning of a landing have their own."""
    part = t.part_of(turn)
    before = PLACING if turn == opening else ()
    if opening and turn == DROP:
        return (*before, *NIGHT_OF_DROPS)
    if opening and turn == LANDING:
        return (*before, t.Invasion())
    return tuple(box.frame for box in BOXES if part in box.parts)


@rule("1.0", "4.0a", "4.D")
class GameStep(Step):
    """Turn after turn, until the last is over."""

    def run(self, book: Book, d: t.D, f: t.Game) -> None:
        """The next turn, or the end."""
        if f.stage == "start":
            turn = d.public.turn
            told = (turn - book.scenario.first + 1, *t.date_of(t.day_of(turn)), t.part_of(turn))
            d.emit(TurnBegan("4.0a", *told))
            return d.call(t.Turn(number=d.public.turn), "next")
        if d.public.turn < book.scenario.last:
            d.put(turn=d.public.turn + 1)
            return d.goto("start")
        return d.end(Outcome(None, "4.D", "no-victory"))


class TurnStep(Step):
    """A turn: all its boxes, one after the other."""

    def run(self, book: Book, d: t.D, f: t.Turn) -> None:
        """The next box."""
        todo = boxes(f.number, opening=opening(book))
        if f.box == len(todo):
            return d.finish()
        d.remember(box=f.box + 1)
        return d.call(todo[f.box], "start")


class Later(Step):
    """A box whose rules are not written yet: it passes at once."""

    def run(self, book: Book, d: t.D, f: Frame) -> None:
        """Nothing happens."""
        d.finish()


def written() -> dict[type[Frame], Step]:
    """The steps of all chapters."""
    found: dict[type[Frame], Step] = {t.Game: GameStep(), t.Turn: TurnStep()}
    for chapter in exported("STEPS"):
        found.update(chapter)
    return found


WRITTEN: Mapping[type[Frame], Step] = written()
LATER: tuple[type[Frame], ...] = tuple(
    dict.fromkeys(type(box.frame) for box in BOXES if type(box.frame) not in WRITTEN)
)
STEPS: Mapping[type[Frame], Step] = {**WRITTEN, **dict.fromkeys(LATER, Later())}
