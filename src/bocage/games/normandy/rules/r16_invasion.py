"""Chapter 16 - 6 June: the morning of the invasion in place of both player turns."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import PhaseBegan
from bocage.kernel.api import Frame, Step, rule

PHASES = 3


@rule("16.B", "18.3.1a", "18.4a", "18.5b", "18.6a")
def segments(phase: int) -> tuple[Frame, ...]:
    """The segments of a phase of the invasion, in their order."""
    return (
        t.Landing(phase=phase),
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
        todo = segments(f.phase)
        if f.segment < len(todo):
            d.remember(segment=f.segment + 1)
            return d.call(todo[f.segment], "start")
        if f.phase < PHASES:
            return d.goto("start", phase=f.phase + 1, segment=0)
        return d.call(t.Muster(), "over")


STEPS: Mapping[type[Frame], Step] = {t.Invasion: InvasionStep()}
