"""Chapter 16 - 6 June: the morning of the invasion in place of both player turns."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import PhaseBegan, Signalled
from bocage.kernel.api import Frame, Step, rule

PHASES = 3
SIGNAL = 4  # from this die on


@rule("16.B", "18.3.1a", "18.4a", "18.5b", "18.6a")
def segments(phase: int, *, signal: bool = False) -> tuple[Frame, ...]:
    """The segments of a phase of the invasion, in their order."""
    return (
        t.Landing(phase=phase, signal=signal),
        t.FireSegment(side=t.GERMAN, phase=phase),
        t.FireSegment(side=t.ALLIED, phase=phase),
        t.Inland(phase=phase),
    )


@rule("16.B", "16.B4")
class InvasionStep(Step):
    """Three phases, then the end phase."""

    def run(self, book: Book, d: t.D, f: t.Invasion) -> None:
        """The next segment."""
        if f.stage == "over":
            return d.finish()
        if f.segment == 0:
            d.emit(PhaseBegan("16.B", f.phase))
        todo = segments(f.phase, signal=f.signal)
        if f.segment < len(todo):
            d.remember(segment=f.segment + 1)
            return d.call(todo[f.segment], "start")
        if f.phase < PHASES:
            signal = f.signal or (f.phase == 1 and signalled(book, d))
            return d.goto("start", phase=f.phase + 1, segment=0, signal=signal)
        return d.call(t.Muster(), "over")


@rule("20.6o.1")
def signalled(book: Book, d: t.D) -> bool:
    """Whether rangers that were held back are called to the cliff by those who are there."""
    if not book.is_on("rangers-follow"):
        return False
    piles, low = d.public.piles, book.climbs
    there = (*low, *low.values())
    climbing = any(at in piles and piles[at].side == t.ALLIED for at in there)
    held = any(row.commando and row.queue and row.queue[0] in piles for row in book.beaches)
    if not climbing or not held:
        return False
    roll = 1 + d.below(6, "20.6o.1")
    d.emit(Signalled("20.6o.1", roll, roll >= SIGNAL))
    return roll >= SIGNAL


STEPS: Mapping[type[Frame], Step] = {t.Invasion: InvasionStep()}
