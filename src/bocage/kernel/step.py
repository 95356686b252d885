"""Steps: one class per box of the sequence of play. The frame is the memory, the step the rule."""

from __future__ import annotations

from typing import Any

from bocage.kernel.choice import Choice
from bocage.kernel.draft import Draft
from bocage.kernel.nouns import Ask, Due, EngineFault


class Step:
    """What happens in a frame. Who is asked depends on public facts, the choice on a view."""

    def run(self, book: Any, d: Draft[Any, Any, Any], f: Any) -> None:
        """Carry out the automatic part: goto, call, finish; or change nothing, to ask."""

    def who(self, book: Any, public: Any, f: Any) -> tuple[Ask, ...]:
        """Who must decide what now. Several: at the same time, each sealed until all have."""
        raise EngineFault(f"{type(self).__name__} asks nobody at stage {f.stage!r}")

    def choice(self, book: Any, seen: Any, f: Any, ask: Ask) -> Choice:
        """What the asked side may choose, from what it sees."""
        raise EngineFault(f"{type(self).__name__} offers no choice for {ask.prompt!r}")

    def take(self, book: Any, d: Draft[Any, Any, Any], f: Any, side: str, action: Any) -> None:
        """Carry out what the side chose."""
        raise EngineFault(f"{type(self).__name__} takes no answer")

    def back(self, book: Any, d: Draft[Any, Any, Any], f: Any, value: Any) -> None:
        """Take the value of the frame that this one called. Without need of it: nothing."""


class DueStep(Step):
    """Runs the frames that wait for a moment one after the other."""

    def run(self, book: Any, d: Draft[Any, Any, Any], f: Due) -> None:
        """Call the next frame that is due, or return."""
        frame = d.next_due(f.moment)
        if frame is None:
            return d.finish()
        return d.call(frame, then="start")
