"""Windows: moments when sides may react, opened on public facts and never on what a hand holds.

The rule of a window says how the seats take turns:
`each-exhausts`  the first seat makes all its plays, then the next
`alternate`      one play at a time by turns, until all have passed in succession
`holder`         only the seat that holds something may play; asked anew after each play
"""

from __future__ import annotations

from typing import Any, ClassVar

from bocage.kernel.draft import Draft
from bocage.kernel.nouns import Ask, EngineFault, Pass
from bocage.kernel.step import Step


class WindowStep(Step):
    """Subclass it per kind of window: say who could react, what may be played and what it does."""

    rule: ClassVar[str] = "each-exhausts"
    prompt: ClassVar[str] = "window"
    clause: ClassVar[str] = ""

    def could_react(self, book: Any, public: Any, f: Any, side: str) -> bool:
        """Whether public facts leave this side a possible reaction now."""
        return True

    def play(self, book: Any, d: Draft[Any, Any, Any], f: Any, side: str, action: Any) -> None:
        """Carry out one play."""
        raise EngineFault(f"{type(self).__name__} does not say what a play does")

    def closed(self, book: Any, d: Draft[Any, Any, Any], f: Any) -> None:
        """All have passed: return to the caller."""
        d.finish()

    def run(self, book: Any, d: Draft[Any, Any, Any], f: Any) -> None:
        """Skip seats that could not react; close the window when nobody is left."""
        turn, passes, seats = f.turn, f.passes, len(f.seats)
        while not self._over(turn, passes, seats):
            if self.could_react(book, d.public, f, f.seats[turn % seats]):
                if (turn, passes) != (f.turn, f.passes):
                    d.remember(turn=turn, passes=passes)
                return None
            turn, passes = turn + 1, passes + 1
        return self.closed(book, d, f)

    def _over(self, turn: int, passes: int, seats: int) -> bool:
        return passes >= seats if self.rule == "alternate" else turn >= seats

    def who(self, book: Any, public: Any, f: Any) -> tuple[Ask, ...]:
        """The seat whose turn it is."""
        side = f.seats[f.turn % len(f.seats)]
        return (Ask(side, self.prompt, self.clause, self.about(f)),)

    def about(self, f: Any) -> dict[str, Any]:
        """What the prompt names."""
        return {}

    def take(self, book: Any, d: Draft[Any, Any, Any], f: Any, side: str, action: Any) -> None:
        """A pass hands on the turn; a play forgets the passes and, alternating, hands it on too."""
        if isinstance(action, Pass):
            d.remember(turn=f.turn + 1, passes=f.passes + 1)
            return
        d.remember(turn=f.turn + (self.rule == "alternate"), passes=0)
        self.play(book, d, f, side, action)
