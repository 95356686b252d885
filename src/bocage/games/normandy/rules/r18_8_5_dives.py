"""Rule 18.8.5o - After the landing: whether the 6th Airborne has blown the bridges of the Dives."""

from __future__ import annotations

from collections.abc import Mapping

from bocage.games.normandy import types as t
from bocage.games.normandy.book import Book
from bocage.games.normandy.events import DivesTried
from bocage.kernel.api import Ask, Choice, Frame, Illegal, OneOf, Step, refuse, rule

MOST = 2  # supply points, each for one off all dice
DIE = 6


@rule("18.8.5o", "16.B4")
def is_due(book: Book, public: t.Public) -> bool:
    """Whether there is anything to roll for: the rule is played, and a bridge is in play."""
    return book.is_on("dives") and any(row.hex in book.area for row in book.tables.dives)


@rule("18.8.5o")
def why_not_charge(public: t.Public, act: t.Charge) -> Illegal | None:
    """No more than two points, and no more than there are."""
    most = min(MOST, public.csp)
    return refuse("18.8.5o", "charges", most=most) if act.csp > most else None


class DivesStep(Step):
    """The Allies say what they spend, then a die falls for each bridge."""

    def run(self, book: Book, d: t.D, f: t.Dives) -> None:
        """Ask first."""
        if f.stage == "start":
            return d.wait("open")
        return d.finish() if f.stage == "over" else None

    def who(self, book: Book, public: t.Public, f: t.Dives) -> tuple[Ask, ...]:
        """The Allies."""
        return (Ask(f.side, "dives", "18.8.5o"),)

    def choice(self, book: Book, seen: t.Seen, f: t.Dives, ask: Ask) -> Choice:
        """Points for all three dice."""
        public = seen.public
        acts = [t.Charge(n) for n in range(min(MOST, public.csp) + 1)]
        return OneOf(acts, lambda act: why_not_charge(public, act))

    def take(self, book: Book, d: t.D, f: t.Dives, side: str, action: t.Charge) -> None:
        """The dice fall, whoever stands at the bridges."""
        d.put(csp=d.public.csp - action.csp)
        for row in book.tables.dives:
            if row.hex in book.area:
                roll = 1 + d.below(DIE, "18.8.5o")
                done = roll - action.csp <= row.number
                d.emit(DivesTried("18.8.5o", side, row.hex, row.next, roll, action.csp, done))
                if done:
                    d.put(blown=(*d.public.blown, (row.hex, row.next)))
        d.goto("over")


STEPS: Mapping[type[Frame], Step] = {t.Dives: DivesStep()}
