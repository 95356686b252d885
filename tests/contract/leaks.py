"""Ways to leak what is hidden in a pile, each a small change of Fog."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from bench.fog import Fog
from bench.fog import types as t
from bench.fog.book import Book
from bench.fog.rules import STEPS, FightStep, HalfStep, WalkStep
from bocage.kernel.api import Action, Event, Frame, Step


def having(frame: type[Frame], step: Step) -> dict[type[Frame], Step]:
    """The steps of Fog, one of them replaced."""
    return {**STEPS, frame: step}


class Herald(WalkStep):
    """Everybody is told who has walked."""

    def enter(self, book: Book, d: t.D, f: t.Walk, by: tuple[str, ...], cost: int) -> None:
        super().enter(book, d, f, by, cost)
        d.emit(t.Named("3.1", by, f.way[0]))


class TellsNames(Fog):
    """Unit names are told to everybody."""

    steps: ClassVar[Mapping[type[Frame], Step]] = having(t.Walk, Herald())


class HeavyTread(WalkStep):
    """The clock of the piles goes on by the power of those who walk."""

    def enter(self, book: Book, d: t.D, f: t.Walk, by: tuple[str, ...], cost: int) -> None:
        super().enter(book, d, f, by, cost)
        d.put(clock=d.public.clock + sum(book.units[unit].power for unit in by))


class TellsNumbers(Fog):
    """A public number depends on the unit."""

    steps: ClassVar[Mapping[type[Frame], Step]] = having(t.Walk, HeavyTread())


class Forgetful(WalkStep):
    """A walk that has met nothing can be taken back: so one finds out where nobody is."""

    def enter(self, book: Book, d: t.D, f: t.Walk, by: tuple[str, ...], cost: int) -> None:
        super().enter(book, d, f, by, cost)
        d.revealed = any(isinstance(told.event, t.Met) for told in d.emitted)


class ScoutsFree(Fog):
    """What a walk has found out can be taken back."""

    steps: ClassVar[Mapping[type[Frame], Step]] = having(t.Walk, Forgetful())


class Peeping(HalfStep):
    """What a look finds is only carried along."""

    def take(self, book: Book, d: t.D, f: t.Half, side: str, action: Action) -> None:
        super().take(book, d, f, side, action)
        if isinstance(action, t.Look):
            d._stirred.clear()


class LooksFree(Fog):
    """A look can be taken back."""

    steps: ClassVar[Mapping[type[Frame], Step]] = having(t.Half, Peeping())


class Brazen(FightStep):
    """Defenders are turned over, and nothing bars the way back."""

    def run(self, book: Book, d: t.D, f: t.Fight) -> None:
        super().run(book, d, f)
        if f.stage == "start":
            d.revealed = False


class FightsFree(Fog):
    """Those who were shown can be hidden again by taking back."""

    steps: ClassVar[Mapping[type[Frame], Step]] = having(t.Fight, Brazen())


class Silent(Fog):
    """No event is said to show anything, so nothing may be shown."""

    shows: ClassVar[tuple[type[Event], ...] | None] = ()


class Weighed(Fog):
    """What may be counted depends on who is where."""

    counts_type: ClassVar[type] = t.Public

    def counts(self, book: Book, pos: t.Pos) -> Any:
        heavy = [u for part in pos.private.values() for u, o in part.units.items() if o.at < "03"]
        return t.Public({}, clock=sum(book.units[unit].power for unit in heavy))


class Unlike(Fog):
    """No unit is like another, so nothing proves that they could be."""

    def guise(self, book, view, hidden):
        return None
