"""What events have in common: who is asked, random hexes, one unit to be chosen."""

from __future__ import annotations

from typing import ClassVar

from bocage.games.combat_commander.book import Book
from bocage.games.combat_commander.events.happen import NothingHappened
from bocage.games.combat_commander.rules.offers import choose_units
from bocage.games.combat_commander.rules.r01_rolls import empty, random_hex
from bocage.games.combat_commander.types import Choose, D, Happening, Public, Seen, TimeAdvance
from bocage.kernel.api import Action, Ask, Choice, Step, rule


class Handler(Step):
    """The steps of one event: it begins at stage "begin"; at "over" it is done."""

    clause: ClassVar[str]

    @rule("1.9.1.1b")
    def who(self, book: Book, public: Public, f: Happening) -> tuple[Ask, ...]:
        """Who drew the event decides, unless it says otherwise."""
        return (Ask(f.side, f"event-{f.name}", self.clause, {"hex": f.at} if f.at else {}),)

    @rule("E42b")
    def nothing(self, d: D, f: Happening) -> None:
        """What cannot be done is left out."""
        d.emit(NothingHappened(self.clause, f.name))
        d.finish()


class AtRandomHex(Handler):
    """An event at a random hex; a used up pile lets time advance first."""

    @rule("6.1.2i", "1.8a")
    def run(self, book: Book, d: D, f: Happening) -> None:
        """The hex, then the effect."""
        match f.stage:
            case "begin":
                if self.idle(book):
                    return self.nothing(d, f)
                if empty(d.public, f.side):
                    return d.call(TimeAdvance(side=f.side), "begin")
                d.goto("found", at=random_hex(book, d, f.side, self.clause))
            case "found":
                self.found(book, d, f)
            case "over":
                d.finish()
        return None

    def idle(self, book: Book) -> bool:
        """Whether the scenario leaves nothing of the event."""
        return False

    def found(self, book: Book, d: D, f: Happening) -> None:
        """What happens at the hex."""
        raise NotImplementedError


class OneUnit(Handler):
    """An event that concerns one unit. If it must be chosen, the only one needs no choice."""

    may: ClassVar[bool] = False

    def units(self, book: Book, public: Public, f: Happening) -> list[str]:
        """Who can be chosen."""
        raise NotImplementedError

    def treat(self, book: Book, d: D, f: Happening, unit: str) -> None:
        """What happens to the unit; goes on to stage "over"."""
        raise NotImplementedError

    def run(self, book: Book, d: D, f: Happening) -> None:
        """Nobody: nothing happens. One who must be chosen: at once."""
        if f.stage == "over":
            return d.finish()
        if f.stage != "begin":
            return None
        found = self.units(book, d.public, f)
        if not found:
            return self.nothing(d, f)
        if len(found) == 1 and not self.may:
            self.treat(book, d, f, found[0])
        return None

    def choice(self, book: Book, seen: Seen, f: Happening, ask: Ask) -> Choice:
        """One of them."""
        return choose_units(self.units(book, seen.public, f), self.clause, self.may)

    def take(self, book: Book, d: D, f: Happening, side: str, action: Action) -> None:
        """That one, or none."""
        if isinstance(action, Choose):
            return self.treat(book, d, f, action.unit)
        return d.finish()
