"""Breaking (3.2) and Light Wounds (A36): units that break, one after the other."""

from __future__ import annotations

from typing import ClassVar

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.rules.common import (
    act,
    break_one,
    break_units,
    check_end,
    gain,
    replace_unit,
    spare_teams,
)
from bocage.games.combat_commander.rules.o14_activation import card_choice
from bocage.games.combat_commander.rules.offers import choose_units
from bocage.games.combat_commander.state import side_at
from bocage.games.combat_commander.types import (
    Breaking,
    Choose,
    D,
    Play,
    Public,
    Seen,
    Victim,
    Wounds,
)
from bocage.kernel.api import (
    Ask,
    Choice,
    Step,
    WindowStep,
    rule,
)

# -- breaking -------------------------------------------------------------------------------


class BreakingStep(Step):
    """Units break one after the other; when all are done one looks whether a side has lost."""

    def run(self, book: Book, d: D, f: Breaking) -> None:
        """The next unit, if it is still there."""
        if f.stage != "start":
            return None
        if not f.units:
            for side in f.lost:
                check_end(book, d, side)
            return d.finish()
        unit = f.units[0]
        if unit not in d.public.units:
            return d.goto("start", units=f.units[1:])
        if may_be_wounded(book, d.public, unit):
            return d.call(Wounds(seats=(book.units[unit].side,), unit=unit), "asked")
        return self.turn(book, d, f)

    def back(self, book: Book, d: D, f: Breaking, value: bool) -> None:
        """Lightly wounded: a team stands there instead. Otherwise the unit breaks."""
        if value:
            return d.goto("start", units=f.units[1:])
        return self.turn(book, d, f)

    @rule("3.2.1", "3.2.4", "1.9.1.3b")
    def turn(self, book: Book, d: D, f: Breaking) -> None:
        """It is turned to its back, or eliminated."""
        unit, side = f.units[0], book.units[f.units[0]].side
        break_one(book, d, unit, f.clause)
        fallen = unit not in d.public.units and side not in f.lost
        d.goto("start", units=f.units[1:], lost=(*f.lost, side) if fallen else f.lost)


# -- Light Wounds ---------------------------------------------------------------------------


@rule("A36a")
def may_be_wounded(book: Book, public: Public, unit: str) -> bool:
    """A squad, if its side holds cards and a team of its quality is left."""
    counter = book.units[unit]
    side = counter.side
    if counter.type != "squad" or not public.hands[side]:
        return False
    return bool(spare_teams(book, public, side))


@rule("A36a", "A36b", "A36c")
class WoundsStep(WindowStep):
    """The owner of a squad that is about to break may play Light Wounds. Its value: whether."""

    rule: ClassVar[str] = "each-exhausts"
    prompt: ClassVar[str] = "wounds"
    clause: ClassVar[str] = "A36a"

    def about(self, f: Wounds) -> dict[str, object]:
        """The squad."""
        return {"unit": f.unit}

    def choice(self, book: Book, seen: Seen, f: Wounds, ask: Ask) -> Choice:
        """A card with Light Wounds, or nothing."""
        return card_choice(book, seen, "light-wounds", "A36a")

    def play(self, book: Book, d: D, f: Wounds, side: str, action: Play) -> None:
        """One point is lost, a team replaces the squad, which does not break."""
        act(book, d, side, action.card, "A36b")
        gain(d, side, -1, "A36b")
        team = spare_teams(book, d.public, side)[0]
        replace_unit(d, f.unit, (team,), "A36b")
        d.finish(True)

    def closed(self, book: Book, d: D, f: Wounds) -> None:
        """It breaks."""
        d.finish(False)


# -- a unit of the owner's choice -----------------------------------------------------------


class VictimStep(Step):
    """A side must choose one of its units in a hex and break it; the only one needs no choice."""

    def run(self, book: Book, d: D, f: Victim) -> None:
        """Without a choice it happens at once."""
        if f.stage == "over":
            return d.finish()
        there = side_at(book, d.public, f.at, f.side)
        if not there:
            return d.finish()
        if len(there) == 1:
            break_units(d, there, f.clause, "over")
        return None

    def who(self, book: Book, public: Public, f: Victim) -> tuple[Ask, ...]:
        """The owner."""
        return (Ask(f.side, f.prompt, f.clause, {"hex": f.at}),)

    def choice(self, book: Book, seen: Seen, f: Victim, ask: Ask) -> Choice:
        """Any of its units there."""
        return choose_units(side_at(book, seen.public, f.at, f.side), f.clause)

    def take(self, book: Book, d: D, f: Victim, side: str, action: Choose) -> None:
        """That one breaks."""
        break_units(d, (action.unit,), f.clause, "over")
