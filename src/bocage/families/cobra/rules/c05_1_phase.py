"""Chapter 5.1 - A movement phase: moves, entries and exits in any order, until done."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from bocage.families.cobra.book import Book
from bocage.families.cobra.rules.c05_movement import begin_move, leave_map
from bocage.families.cobra.rules.c06_stacking import crowded
from bocage.families.cobra.rules.c10_supply import hungry_units
from bocage.families.cobra.rules.c13_reinforcement import enter, lose_late, why_not_done
from bocage.families.cobra.state import Ways
from bocage.families.cobra.types import (
    GERMAN,
    D,
    Done,
    Enter,
    Excess,
    Exit,
    Move,
    Movement,
    PlayerTurn,
    Public,
    Seen,
)
from bocage.kernel.api import Action, Ask, Choice, Menu, OneOf, Step, innermost, rule

Moves = Mapping[type[Action], Callable[[Ways], Choice]]


def end_of_moves(ways: Ways) -> OneOf:
    """Done, if nobody has to enter."""
    return OneOf((Done(),), lambda act: why_not_done(ways), types=(Done,))


class MovementStep(Step):
    """A movement phase; an edition may have more kinds of moves."""

    moves: ClassVar[Moves]

    def begun(self, d: D, f: Movement) -> None:
        """Tell that the phase begins."""
        raise NotImplementedError

    def other(self, book: Any, d: D, f: Any, action: Any) -> None:
        """Carry out what only the edition knows."""
        raise NotImplementedError

    def run(self, book: Book, d: D, f: Movement) -> None:
        """Judge supply; at the end, over-full hexes."""
        match f.stage:
            case "start":
                self.begun(d, f)
                lines = book.lines(d.public)
                resting = book.only_first_phase - lines.riding if f.mechanised else frozenset()
                hungry = hungry_units(book, lines, f.side, resting)
                d.wait("moves", hungry=hungry)
            case "end" if crowded(book, d.public, f.side):
                d.call(Excess(side=f.side), "over")
            case "end" | "over":
                d.finish()

    def who(self, book: Book, public: Public, f: Movement) -> tuple[Ask, ...]:
        """The player whose turn it is."""
        phase = "mechanised" if f.mechanised else "movement"
        return (Ask(f.side, "move", self.clause(book, f), {"phase": phase}),)

    def clause(self, book: Book, f: Movement) -> str:
        """The clause of the phase."""
        if f.side == GERMAN:
            later, first = book.cite("seq.3", "2008:4.A.5a"), book.cite("seq.2", "2008:5.1.1b")
        else:
            later, first = book.cite("seq.5", "2008:4.B.5"), book.cite("seq.4", "2008:5.1.1b")
        return later if f.mechanised else first

    @rule("2008:5.1.1b")
    def choice(self, book: Book, seen: Seen, f: Movement, ask: Ask) -> Choice:
        """A move, an overrun, an entry, an exit, or done."""
        ways = book.memo.of(Ways, seen.public, innermost(seen.frames, PlayerTurn), f)
        return Menu("2008:5.1.1b", self.moves, ways)

    def take(self, book: Book, d: D, f: Movement, side: str, action: Action) -> None:
        """Carry it out."""
        if isinstance(action, Move):
            begin_move(d, book.memo.of(Ways, d.public, d.caller(PlayerTurn), f), action)
        elif isinstance(action, Enter):
            enter(book, d, action)
        elif isinstance(action, Exit):
            leave_map(book, d, action)
        elif isinstance(action, Done):
            lose_late(book, d, f)
            d.goto("end")
        else:
            self.other(book, d, f, action)
